# Czech: Evolution, the base set and its modules. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## How elements are called inside sentences
## $owner is a player's name (never declined), $owner-whose is "own" for the reader's own things and "other" for all else.
## .start is for the beginning of a sentence. The accusative of „zvíře 3“ is the same as the nominative.

animal = { $owner-whose ->
        [own] zvíře { $id }
       *[other] zvíře { $id } ({ $owner })
    }
    .start = { $owner-whose ->
        [own] Zvíře { $id }
       *[other] Zvíře { $id } ({ $owner })
    }
    .genitive = { $owner-whose ->
        [own] zvířete { $id }
       *[other] zvířete { $id } ({ $owner })
    }
    .dative = { $owner-whose ->
        [own] zvířeti { $id }
       *[other] zvířeti { $id } ({ $owner })
    }
    .instrumental = { $owner-whose ->
        [own] zvířetem { $id }
       *[other] zvířetem { $id } ({ $owner })
    }
animal-unknown = zvíře { $id } (neví se čí)
    .start = Zvíře { $id } (neví se čí)
    .genitive = zvířete { $id } (neví se čí)
    .dative = zvířeti { $id } (neví se čí)
    .instrumental = zvířetem { $id } (neví se čí)
trait-unknown = vlastnost
    .genitive = vlastnosti
    .accusative = vlastnost
    .instrumental = vlastností


## Traits: names as terms with cases, for use inside other texts: { -trait-camouflage(case: "instrumental") }

-trait-carnivorous = { $case ->
       *[nominative] Masožravost
        [genitive] Masožravosti
        [accusative] Masožravost
        [instrumental] Masožravostí
    }
-trait-fat-tissue = { $case ->
       *[nominative] Tuková tkáň
        [genitive] Tukové tkáně
        [accusative] Tukovou tkáň
        [instrumental] Tukovou tkání
    }
-trait-swimming = { $case ->
       *[nominative] Plavání
        [genitive] Plavání
        [accusative] Plavání
        [instrumental] Plaváním
    }
-trait-camouflage = { $case ->
       *[nominative] Maskování
        [genitive] Maskování
        [accusative] Maskování
        [instrumental] Maskováním
    }
-trait-sharp-vision = { $case ->
       *[nominative] Ostré vidění
        [genitive] Ostrého vidění
        [accusative] Ostré vidění
        [instrumental] Ostrým viděním
    }
-trait-burrowing = { $case ->
       *[nominative] Norování
        [genitive] Norování
        [accusative] Norování
        [instrumental] Norováním
    }
-trait-high-body-weight = { $case ->
       *[nominative] Velké tělo
        [genitive] Velkého těla
        [accusative] Velké tělo
        [instrumental] Velkým tělem
    }
-trait-running = { $case ->
       *[nominative] Rychlý běh
        [genitive] Rychlého běhu
        [accusative] Rychlý běh
        [instrumental] Rychlým během
    }
-trait-mimicry = { $case ->
       *[nominative] Mimikry
        [genitive] Mimikry
        [accusative] Mimikry
        [instrumental] Mimikry
    }
-trait-tail-loss = { $case ->
       *[nominative] Odvržení ocasu
        [genitive] Odvržení ocasu
        [accusative] Odvržení ocasu
        [instrumental] Odvržením ocasu
    }
-trait-poisonous = { $case ->
       *[nominative] Jedovatost
        [genitive] Jedovatosti
        [accusative] Jedovatost
        [instrumental] Jedovatostí
    }
-trait-hibernation = { $case ->
       *[nominative] Zimní spánek
        [genitive] Zimního spánku
        [accusative] Zimní spánek
        [instrumental] Zimním spánkem
    }
-trait-grazing = { $case ->
       *[nominative] Spásání
        [genitive] Spásání
        [accusative] Spásání
        [instrumental] Spásáním
    }
-trait-piracy = { $case ->
       *[nominative] Pirátství
        [genitive] Pirátství
        [accusative] Pirátství
        [instrumental] Pirátstvím
    }
-trait-scavenger = { $case ->
       *[nominative] Mrchožrout
        [genitive] Mrchožrouta
        [accusative] Mrchožrouta
        [instrumental] Mrchožroutem
    }
-trait-parasite = { $case ->
       *[nominative] Parazit
        [genitive] Parazita
        [accusative] Parazita
        [instrumental] Parazitem
    }
-trait-communication = { $case ->
       *[nominative] Komunikace
        [genitive] Komunikace
        [accusative] Komunikaci
        [instrumental] Komunikací
    }
-trait-cooperation = { $case ->
       *[nominative] Spolupráce
        [genitive] Spolupráce
        [accusative] Spolupráci
        [instrumental] Spoluprací
    }
-trait-symbiosis = { $case ->
       *[nominative] Symbióza
        [genitive] Symbiózy
        [accusative] Symbiózu
        [instrumental] Symbiózou
    }


## Traits: names to show, in all cases, and what each does

trait-carnivorous = { -trait-carnivorous }
    .genitive = { -trait-carnivorous(case: "genitive") }
    .accusative = { -trait-carnivorous(case: "accusative") }
    .instrumental = { -trait-carnivorous(case: "instrumental") }
trait-carnivorous-text = Potřeba +1. Jednou za kolo může místo braní potravy zaútočit na jiné zvíře a sežrat ho za 2 modré žetony.
trait-fat-tissue = { -trait-fat-tissue }
    .genitive = { -trait-fat-tissue(case: "genitive") }
    .accusative = { -trait-fat-tissue(case: "accusative") }
    .instrumental = { -trait-fat-tissue(case: "instrumental") }
trait-fat-tissue-text = Uloží 1 přebytečný žeton potravy jako žlutý. Později můžeš místo braní potravy zásobu zase proměnit v potravu. Těchto karet může mít zvíře víc.
trait-swimming = { -trait-swimming }
    .genitive = { -trait-swimming(case: "genitive") }
    .accusative = { -trait-swimming(case: "accusative") }
    .instrumental = { -trait-swimming(case: "instrumental") }
trait-swimming-text = Zaútočit na něj mohou jen masožravci, kteří plavou. Samo jako masožravec útočí jen na zvířata, která plavou.
trait-camouflage = { -trait-camouflage }
    .genitive = { -trait-camouflage(case: "genitive") }
    .accusative = { -trait-camouflage(case: "accusative") }
    .instrumental = { -trait-camouflage(case: "instrumental") }
trait-camouflage-text = Zaútočit na něj mohou jen masožravci s { -trait-sharp-vision(case: "instrumental") }.
trait-sharp-vision = { -trait-sharp-vision }
    .genitive = { -trait-sharp-vision(case: "genitive") }
    .accusative = { -trait-sharp-vision(case: "accusative") }
    .instrumental = { -trait-sharp-vision(case: "instrumental") }
trait-sharp-vision-text = Masožravec s touto vlastností vidí zvířata s { -trait-camouflage(case: "instrumental") } a může na ně útočit.
trait-burrowing = { -trait-burrowing }
    .genitive = { -trait-burrowing(case: "genitive") }
    .accusative = { -trait-burrowing(case: "accusative") }
    .instrumental = { -trait-burrowing(case: "instrumental") }
trait-burrowing-text = Dokud je nakrmené, nejde na něj zaútočit.
trait-high-body-weight = { -trait-high-body-weight }
    .genitive = { -trait-high-body-weight(case: "genitive") }
    .accusative = { -trait-high-body-weight(case: "accusative") }
    .instrumental = { -trait-high-body-weight(case: "instrumental") }
trait-high-body-weight-text = Potřeba +1. Zaútočit na něj mohou jen masožravci, kteří mají také { -trait-high-body-weight(case: "accusative") }.
trait-running = { -trait-running }
    .genitive = { -trait-running(case: "genitive") }
    .accusative = { -trait-running(case: "accusative") }
    .instrumental = { -trait-running(case: "instrumental") }
trait-running-text = Při útoku hoď kostkou: na 4, 5 nebo 6 zvíře uteče.
trait-mimicry = { -trait-mimicry }
    .genitive = { -trait-mimicry(case: "genitive") }
    .accusative = { -trait-mimicry(case: "accusative") }
    .instrumental = { -trait-mimicry(case: "instrumental") }
trait-mimicry-text = Jednou za kolo při útoku pošle útočníka na jiné zvíře téhož majitele, na které se dá zaútočit.
trait-tail-loss = { -trait-tail-loss }
    .genitive = { -trait-tail-loss(case: "genitive") }
    .accusative = { -trait-tail-loss(case: "accusative") }
    .instrumental = { -trait-tail-loss(case: "instrumental") }
trait-tail-loss-text = Při útoku odlož jednu vlastnost tohoto zvířete: přežije a útočník dostane jen 1 modrý žeton.
trait-poisonous = { -trait-poisonous }
    .genitive = { -trait-poisonous(case: "genitive") }
    .accusative = { -trait-poisonous(case: "accusative") }
    .instrumental = { -trait-poisonous(case: "instrumental") }
trait-poisonous-text = Kdo ho sežere, zemře ve fázi vymírání.
trait-hibernation = { -trait-hibernation }
    .genitive = { -trait-hibernation(case: "genitive") }
    .accusative = { -trait-hibernation(case: "accusative") }
    .instrumental = { -trait-hibernation(case: "instrumental") }
trait-hibernation-text = V tahu svého majitele může usnout: počítá se jako nakrmené a v tomto kole nežere. Ne dvě kola po sobě a ne v posledním kole.
trait-grazing = { -trait-grazing }
    .genitive = { -trait-grazing(case: "genitive") }
    .accusative = { -trait-grazing(case: "accusative") }
    .instrumental = { -trait-grazing(case: "instrumental") }
trait-grazing-text = Ve fázi krmení může v každém tahu svého majitele zničit 1 červený žeton v zásobě potravy.
trait-piracy = { -trait-piracy }
    .genitive = { -trait-piracy(case: "genitive") }
    .accusative = { -trait-piracy(case: "accusative") }
    .instrumental = { -trait-piracy(case: "instrumental") }
trait-piracy-text = Jednou za kolo může ukrást 1 žeton zvířeti, které potravu má, ale ještě není nakrmené.
trait-scavenger = { -trait-scavenger }
    .genitive = { -trait-scavenger(case: "genitive") }
    .accusative = { -trait-scavenger(case: "accusative") }
    .instrumental = { -trait-scavenger(case: "instrumental") }
trait-scavenger-text = Když je nějaké zvíře sežráno, mrchožrout dostane 1 modrý žeton. Hoduje vždy jen jeden, přednost má strana útočníka. Nejde spolu s { -trait-carnivorous(case: "instrumental") }.
trait-parasite = { -trait-parasite }
    .genitive = { -trait-parasite(case: "genitive") }
    .accusative = { -trait-parasite(case: "accusative") }
    .instrumental = { -trait-parasite(case: "instrumental") }
trait-parasite-text = Potřeba +2. Hraje se jen na cizí zvířata.
trait-communication = { -trait-communication }
    .genitive = { -trait-communication(case: "genitive") }
    .accusative = { -trait-communication(case: "accusative") }
    .instrumental = { -trait-communication(case: "instrumental") }
trait-communication-text = Párová. Když si jedno ze dvou zvířat vezme červený žeton, druhé si také vezme jeden ze zásoby. Jednou za kolečko krmení.
trait-cooperation = { -trait-cooperation }
    .genitive = { -trait-cooperation(case: "genitive") }
    .accusative = { -trait-cooperation(case: "accusative") }
    .instrumental = { -trait-cooperation(case: "instrumental") }
trait-cooperation-text = Párová. Když jedno ze dvou zvířat dostane potravu, druhé dostane 1 modrý žeton. Jednou za kolečko krmení.
trait-symbiosis = { -trait-symbiosis }
    .genitive = { -trait-symbiosis(case: "genitive") }
    .accusative = { -trait-symbiosis(case: "accusative") }
    .instrumental = { -trait-symbiosis(case: "instrumental") }
trait-symbiosis-text = Párová. Symbiont chrání partnera: na partnera nejde zaútočit, ale žere až tehdy, když je symbiont nakrmený.


## Phases. .phase is the name inside a sentence.

phase-development = Vývoj
    .phase = fáze vývoje
phase-development-text = Vykládejte karty po jedné, jako zvířata nebo jako vlastnosti, dokud všichni nepasují.
phase-food-base = Zásoba potravy
    .phase = fáze určení zásoby potravy
phase-food-base-text = Kostky rozhodnou, kolik bude potravy.
phase-feeding = Krmení
    .phase = fáze krmení
phase-feeding-text = Berte potravu, útočte, používejte vlastnosti, kolečko za kolečkem.
phase-extinction = Vymírání a nové karty
    .phase = fáze vymírání a nových karet
phase-extinction-text = Hladová a otrávená zvířata umírají. Za živá přicházejí nové karty.


## Options (EVL-0.2)

option-deck-reduction = Velikost balíčku
option-deck-reduction-text = Menší balíček, kratší partie.
option-deck-reduction-value-recommended = jak radí pravidla
option-deck-reduction-value-none = všechny karty
option-deck-reduction-value-half-random = náhodná polovina
option-deck-reduction-value-half-by-kind = polovina od každého druhu
option-first-player = První hráč
option-first-player-text = Kdo začíná první kolo.
option-first-player-value-random = losem


## Moves: a sentence for the confirm bar and the list of moves

move-play-animal = Vyložit kartu { $card } jako nové zvíře
move-play-trait = Přidat { $face-accusative } { $animal-dative }
move-play-trait-partner = { $face-id ->
        [symbiosis] Spojit { $face-instrumental }: { $animal } chrání { $partner }
       *[other] Spojit { $face-instrumental } { $animal } a { $partner }
    }
move-pass = Pasovat: v tomto kole už nehrát žádnou kartu
move-roll = Na kostce je { $pips }
move-take-food = { $eater-start } si bere potravu ze zásoby
move-attack = { $prey-owner-whose ->
        [own] { $hunter-start } útočí na tvoje vlastní zvíře { $prey-id }
       *[other] { $hunter-start } útočí na { $prey }
    }
move-attack-ignored = { $prey-owner-whose ->
        [own] { $hunter-start } útočí na tvoje vlastní zvíře { $prey-id } a ignoruje { $ignored-accusative }
       *[other] { $hunter-start } útočí na { $prey } a ignoruje { $ignored-accusative }
    }
move-convert-fat = { $count ->
        [one] { $eater-start } mění { $count } žlutý žeton v potravu
        [few] { $eater-start } mění { $count } žluté žetony v potravu
        [many] { $eater-start } mění { $count } žlutého žetonu v potravu
       *[other] { $eater-start } mění { $count } žlutých žetonů v potravu
    }
move-pirate = { $victim-owner-whose ->
        [own] { $pirate-start } krade potravu tvému vlastnímu zvířeti { $victim-id }
       *[other] { $pirate-start } krade potravu { $victim-dative }
    }
move-graze = { $grazer-start } spásá žeton potravy v zásobě
move-hibernate = { $sleeper-start } usíná do konce kola
move-end-feed-turn = Ukončit tah
move-share = { $card }: { $partner } dostává potravu
move-run = Utíkat: hodit kostkou, 4 a víc zvíře zachrání
move-mimic = Poslat útočníka jinam: { $decoy }
move-drop-tail = Odložit { $card-accusative }: zvíře přežije, útočník dostane 1 žeton potravy
move-decline = Nedělat nic
move-scavenge = { $scavenger-start } dojídá zbytky


## Short labels of what can be chosen, for buttons

choose-play-animal = Nové zvíře
choose-pass = Pas
choose-take-food = Vzít potravu
choose-convert-fat = Čerpat tuk
choose-pirate = Ukrást potravu
own-attack = Útok na vlastní
own-pirate = Od vlastního
choose-graze = Spást
choose-hibernate = Usnout
choose-end-feed-turn = Ukončit tah
choose-run = Utíkat
choose-mimic = Mimikry
choose-drop-tail = Odvrhnout ocas
choose-decline = Nedělat nic


## Questions: to the player who is asked, and what the others read

question-develop = Vylož kartu jako zvíře nebo jako vlastnost, nebo pasuj.
question-develop-other = { $asked } vybírá kartu k vyložení.
question-roll-food = Hoď kostkou na zásobu potravy.
question-roll-food-other = Hází se kostkou na zásobu potravy.
question-feed = Jsi na řadě: vezmi potravu, zaútoč nebo použij vlastnosti.
question-feed-other = { $asked } vybírá, co udělá.
question-share = { $eater-start } dostalo potravu. Kdo dostane díl teď?
question-share-other = { $asked } vybírá, kdo dostane díl.
question-defend = { $hunter-start } útočí na tvoje zvíře { $prey-id }! Vyber obranu.
question-defend-other = { $hunter-start } útočí na { $prey }: obranu vybírá { $asked }.
question-roll-running = { $prey-start } utíká, v patách má { $hunter }. Hoď kostkou: 4 a víc a je v bezpečí.
question-roll-running-other = { $prey-start } utíká, v patách má { $hunter }: hází se kostkou.
question-scavenge = { $prey-start } je sežráno. Který z tvých mrchožroutů dojí zbytky?
question-scavenge-other = { $prey-start } je sežráno: { $asked } vybírá mrchožrouta.


## Events: lines of the log

event-turn-begins = Začíná { $turn }. kolo. První hráč: { $seat }.
event-last-turn = Balíček je prázdný: tohle je poslední kolo.
event-phase-begins = Začíná { $phase-phase }.
event-plays-animal = { $seat } vykládá nové zvíře: číslo { $animal-id }.
event-plays-trait = { $seat } přidává { $face-accusative } { $animal-dative }.
event-plays-trait-partner = { $face-id ->
        [symbiosis] { $seat } hraje { $face-accusative }: { $animal } chrání { $partner }.
       *[other] { $seat } spojuje { $face-instrumental } { $animal } a { $partner }.
    }
event-passes = { $seat } pasuje.
event-rolls-food = { $seat } hází na zásobu potravy: { $pips }.
event-food-found = { $count ->
        [one] V zásobě je { $count } žeton potravy.
        [few] V zásobě jsou { $count } žetony potravy.
        [many] V zásobě je { $count } žetonu potravy.
       *[other] V zásobě je { $count } žetonů potravy.
    }
event-takes-food = { $eater-start } si bere potravu ze zásoby.
event-gets-food = { $count ->
        [one] { $eater-start } dostává { $count } žeton potravy.
        [few] { $eater-start } dostává { $count } žetony potravy.
        [many] { $eater-start } dostává { $count } žetonu potravy.
       *[other] { $eater-start } dostává { $count } žetonů potravy.
    }
event-stores-fat = { $eater-start } si ukládá tuk ({ $count }).
event-converts-fat = { $eater-start } žije z tuku: mění ho v potravu ({ $count }).
event-shares = { $face }: { $eater } se dělí se { $partner-instrumental }.
event-grazes = { $grazer-start } spásá žeton potravy v zásobě.
event-falls-asleep = { $sleeper-start } usíná.
event-steals = { $pirate-start } krade žeton potravy { $victim-dative }.
event-ends-feed-turn = { $seat } končí tah.
event-attacks = { $hunter-start } útočí na { $prey }!
event-runs-away = { $prey-start } utíká (na kostce { $pips }) a zachraňuje se.
event-is-caught = { $prey-start } utíká (na kostce { $pips }), ale ne dost rychle.
event-redirects = { $prey-start } používá { -trait-mimicry(case: "accusative") }: útok teď míří na { $decoy }.
event-drops-tail = { $prey-start } ztrácí { $face-accusative } a přežívá.
event-is-eaten = { $prey-start } je sežráno. Útočník: { $hunter }.
event-is-poisoned = { $hunter-start } je otrávené.
event-scavenges = { $scavenger-start } dojídá zbytky.
event-dies-of-poison = { $animal-start } umírá na otravu.
event-starves = { $animal-start } umírá hlady.
event-draws = { $count ->
        [one] { $seat } si bere { $count } kartu.
        [few] { $seat } si bere { $count } karty.
        [many] { $seat } si bere { $count } karty.
       *[other] { $seat } si bere { $count } karet.
    }
event-draws-card = Dostáváš kartu: { $one }.
event-draws-card-two = Dostáváš kartu: { $one } / { $two }.
event-scores = { $points ->
        [one] { $seat }: { $points } bod.
        [few] { $seat }: { $points } body.
        [many] { $seat }: { $points } bodu.
       *[other] { $seat }: { $points } bodů.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. As several kinds of moves can fail for the same reason, $first
## and $last are there as well: the first and the last animal of the move, with the same forms as any other animal.

refusal-not-now = Na tohle teď není chvíle. Nejdřív odpověz na otázku hry.
refusal-cards-wait = Karty se hrají ve fázi vývoje; teď je jiná fáze.
refusal-not-asked-about = Na tohle zvíře se hra teď neptá.
refusal-used-by-its-animal = Vlastnost použiješ tak, že nejdřív vybereš její zvíře.
refusal-not-in-hand = Tuhle kartu nemáš v ruce.
refusal-no-such-face = Tahle karta nemá { $face-accusative }.
refusal-no-animal-yet = Ještě nemáš žádné zvíře. Nejdřív vylož kartu jako zvíře.
refusal-no-such-animal = Takové zvíře na stole není.
refusal-not-your-animal = { $face } patří jen na tvoje vlastní zvířata.
refusal-only-on-others = { $face } patří jen na cizí zvířata.
refusal-has-trait-already = { $animal-start } už má { $face-accusative }. Víckrát smí mít jen { -trait-fat-tissue(case: "accusative") }.
refusal-pair-has-trait-already = Tahle dvě zvířata už { $face } spojuje. Vyber jinou dvojici.
refusal-needs-two-animals = { $face } spojuje dvě různá zvířata jednoho hráče. Vyber jiného partnera.
refusal-not-a-pair-trait = { $face } patří na jedno zvíře, ne na dvojici.
refusal-excluded = { $face-id ->
        [photosynthesis] { -trait-photosynthesis } a { -trait-thermosynthesis } se na jednom zvířeti nesnesou.
        [thermosynthesis] { -trait-photosynthesis } a { -trait-thermosynthesis } se na jednom zvířeti nesnesou.
       *[other] { -trait-carnivorous } a { -trait-scavenger } se na jednom zvířeti nesnesou.
    }
refusal-main-action-used = V jednom tahu si můžeš jednou vzít potravu, nebo místo toho udělat něco jiného, a to už máš za sebou. Počkej na svůj další tah.
refusal-must-eat = Potrava tu je a některé tvoje zvíře ji může sežrat. Nejdřív vezmi potravu, nebo udělej něco místo toho, třeba zaútoč.
refusal-all-are-full = Žádné zvíře na stole už víc nesní, nebylo by to k ničemu.
refusal-not-yours = Ve svém tahu jednáš jen za svoje zvířata.
refusal-base-is-empty = Zásoba potravy je prázdná.
refusal-is-asleep = { $first-start } spí a v tomto kole nežere.
refusal-is-full = { $first-start } už víc nesní: má dost potravy a na tuk nemá místo.
refusal-symbiont-is-hungry = { $first-start } žere až po svém symbiontovi. Nejdřív nakrm symbionta.
refusal-has-no-yellow = { $eater-start } nemá žádný uložený tuk.
refusal-too-much-fat = { $eater-start } nemůže proměnit tolik tuku: jen tolik, kolik ho má a kolik ještě potřebuje.
refusal-is-fed = { $eater-start } je nakrmené a šetří si tuk na horší časy.
refusal-cannot-graze = { $grazer-start } nemá { -trait-grazing(case: "accusative") }.
refusal-has-grazed = { $grazer-start } už v tomto tahu spásalo.
refusal-nothing-to-graze = Zásoba potravy je prázdná: není co spásat.
refusal-no-pirate = { $pirate-start } nemá { -trait-piracy(case: "accusative") }.
refusal-piracy-used = { $pirate-start } už v tomto kole kradlo.
refusal-victim-is-itself = Zvíře nemůže okrást samo sebe.
refusal-victim-has-no-food = { $victim-start } nemá potravu, kterou by šlo ukrást.
refusal-victim-is-fed = { $victim-start } je nakrmené. Okrást jde jen zvíře, které má ještě hlad.
refusal-cannot-hibernate = { $sleeper-start } nemá { -trait-hibernation(case: "accusative") }.
refusal-sleeps-already = { $sleeper-start } už spí.
refusal-slept-last-turn = { $sleeper-start } spalo v minulém kole, teď musí zůstat vzhůru.
refusal-slept-this-turn = { $sleeper-start } nemůže usnout: tato karta { -trait-hibernation } už v tomto kole posloužila.
refusal-no-sleep-in-last-turn = V posledním kole žádné zvíře usnout nesmí.
refusal-not-carnivorous = { $first-start } není masožravec a útočit nemůže.
refusal-has-attacked = { $first-start } už v tomto kole útočilo.
refusal-nothing-to-ignore-with = { $first-start } nemá nic, čím by cizí vlastnost mohlo ignorovat.
refusal-is-camouflaged = { $last-start } má { -trait-camouflage(case: "accusative") }. Uvidí ho jen masožravec s { -trait-sharp-vision(case: "instrumental") }.
refusal-is-too-big = { $last-start } má { -trait-high-body-weight(case: "accusative") }. Zaútočit může jen masožravec, který ho má také.
refusal-is-swimming = { $last-start } plave. Dostane se k němu jen masožravec, který plave také.
refusal-is-in-burrow = { $last-start } je nakrmené a v bezpečí své nory.
refusal-is-guarded = { $last-start } je pod ochranou symbionta, dokud ten žije.
refusal-is-itself = Zvíře nemůže zaútočit samo na sebe.
refusal-hunts-in-water = Masožravec, který plave, loví jen zvířata, která plavou také, a { $last } neplave.
refusal-must-defend = Zvíře má obranu, kterou použít musí. Vyber ji.
refusal-no-such-defence = Napadené zvíře takovou obranu nemá, nebo ji už použilo.
refusal-mimicry-used = { -trait-mimicry } už v tomto kole posloužily.
refusal-cannot-take-the-place = { $last-start } nemůže napadené zvíře nahradit. Vyber jiné zvíře téhož majitele.
refusal-cannot-be-dropped = Odložit jde jen vlastnost napadeného zvířete.
refusal-no-scavenger = { $scavenger-start } nemá vlastnost { -trait-scavenger }.
refusal-not-your-scavenger = { $scavenger-start } ti nepatří. Vyber ze svých mrchožroutů.
refusal-cannot-share = { $partner-start } teď svůj díl dostat nemůže.
refusal-has-shared = { $card } v tomto kolečku krmení už zabrala.
refusal-not-red = { $card } funguje, jen když si zvíře bere červený žeton ze zásoby.


## Marks on animals and cards

mark-fed = nakrmené
mark-full = víc nesní
mark-hungry = hladové
mark-asleep = spí
mark-poisoned = otrávené
mark-used = použito
mark-used-last-turn = použito v minulém kole
mark-yellow = s tukem
mark-passed = pas
mark-symbiont = symbiont
mark-shielded = pod ochranou


## Words of the board

ui-food-base = Zásoba potravy
ui-food-base-count = { $count ->
        [0] Zásoba potravy je prázdná
        [one] V zásobě je { $count } žeton potravy
        [few] V zásobě jsou { $count } žetony potravy
        [many] V zásobě je { $count } žetonu potravy
       *[other] V zásobě je { $count } žetonů potravy
    }
ui-food-of-need = { $need ->
        [0] Potrava { $food } z { $need }
        [1] Potrava { $food } z { $need }
        [5] Potrava { $food } z { $need }
        [8] Potrava { $food } z { $need }
        [9] Potrava { $food } z { $need }
        [10] Potrava { $food } z { $need }
        [11] Potrava { $food } z { $need }
       *[other] Potrava { $food } ze { $need }
    }
ui-fat-of-room = { $fat ->
        [0] Tuk { $stored } z { $fat }
        [1] Tuk { $stored } z { $fat }
        [5] Tuk { $stored } z { $fat }
        [8] Tuk { $stored } z { $fat }
        [9] Tuk { $stored } z { $fat }
        [10] Tuk { $stored } z { $fat }
        [11] Tuk { $stored } z { $fat }
       *[other] Tuk { $stored } ze { $fat }
    }
ui-animals-count = { $count ->
        [0] žádná zvířata
        [one] { $count } zvíře
        [few] { $count } zvířata
        [many] { $count } zvířete
       *[other] { $count } zvířat
    }
ui-no-animals-own = Zatím nemáš žádné zvíře. Vylož kartu jako nové zvíře.
ui-no-animals-left = Žádné z tvých zvířat nežije.
ui-card-text = Vylož ji jako nové zvíře, nebo jako jednu z vlastností na ní.
ui-food-base-text = Ve svém tahu ve fázi krmení si odsud může jedno tvoje zvíře vzít červený žeton.
ui-token-red = červený: ze zásoby potravy
ui-token-blue = modrý: z kořisti a vlastností
ui-token-yellow = žlutý: uložený tuk
ui-tokens-text = U zvířete je každá potrava stejná: miska je plná, nebo prázdná.
ui-deck-text = Když je balíček prázdný, hraje se poslední kolo.
ui-no-animals = Zatím žádná zvířata
ui-no-traits = Bez vlastností
ui-drop-one = Odložit jednu z karet: zvíře přežije, útočník dostane 1 žeton potravy
ui-pair-with = ve dvojici: { $animal }
ui-shields = chrání { $animal }
ui-shielded-by = ochránce: { $animal }
ui-new-animal = Nové zvíře
ui-who-eats-whom = Kdo koho může sežrat
ui-can-eat = Může zaútočit na
ui-can-be-eaten-by = Může na něj zaútočit
ui-score-animal = zvíře
ui-score-pairs = Párové vlastnosti


## ---- Modules: Time to Fly, Continents, gift specials, Ice Age ----

## Traits of the modules: names as terms with cases

-trait-flight = { $case ->
       *[nominative] Let
        [genitive] Letu
        [accusative] Let
        [instrumental] Letem
    }
-trait-ambush = { $case ->
       *[nominative] Číhání
        [genitive] Číhání
        [accusative] Číhání
        [instrumental] Číháním
    }
-trait-intellect = { $case ->
       *[nominative] Intelekt
        [genitive] Intelektu
        [accusative] Intelekt
        [instrumental] Intelektem
    }
-trait-viviparity = { $case ->
       *[nominative] Živorodost
        [genitive] Živorodosti
        [accusative] Živorodost
        [instrumental] Živorodostí
    }
-trait-metamorphosis = { $case ->
       *[nominative] Metamorfóza
        [genitive] Metamorfózy
        [accusative] Metamorfózu
        [instrumental] Metamorfózou
    }
-trait-ink-cloud = { $case ->
       *[nominative] Inkoustový oblak
        [genitive] Inkoustového oblaku
        [accusative] Inkoustový oblak
        [instrumental] Inkoustovým oblakem
    }
-trait-shell = { $case ->
       *[nominative] Ulita
        [genitive] Ulity
        [accusative] Ulitu
        [instrumental] Ulitou
    }
-trait-photosynthesis = { $case ->
       *[nominative] Fotosyntéza
        [genitive] Fotosyntézy
        [accusative] Fotosyntézu
        [instrumental] Fotosyntézou
    }
-trait-thermosynthesis = { $case ->
       *[nominative] Termosyntéza
        [genitive] Termosyntézy
        [accusative] Termosyntézu
        [instrumental] Termosyntézou
    }
-trait-trematode = { $case ->
       *[nominative] Motolice
        [genitive] Motolice
        [accusative] Motolici
        [instrumental] Motolicí
    }
-trait-hunter = { $case ->
       *[nominative] Lovec
        [genitive] Lovce
        [accusative] Lovce
        [instrumental] Lovcem
    }
-trait-herding = { $case ->
       *[nominative] Stádnost
        [genitive] Stádnosti
        [accusative] Stádnost
        [instrumental] Stádností
    }
-trait-migration = { $case ->
       *[nominative] Migrace
        [genitive] Migrace
        [accusative] Migraci
        [instrumental] Migrací
    }
-trait-suckerfish = { $case ->
       *[nominative] Štítovec
        [genitive] Štítovce
        [accusative] Štítovce
        [instrumental] Štítovcem
    }
-trait-regeneration = { $case ->
       *[nominative] Regenerace
        [genitive] Regenerace
        [accusative] Regeneraci
        [instrumental] Regenerací
    }
-trait-toxic = { $case ->
       *[nominative] Žahavé buňky
        [genitive] Žahavých buněk
        [accusative] Žahavé buňky
        [instrumental] Žahavými buňkami
    }
-trait-recombination = { $case ->
       *[nominative] Rekombinace
        [genitive] Rekombinace
        [accusative] Rekombinaci
        [instrumental] Rekombinací
    }
-trait-edificator = { $case ->
       *[nominative] Edifikátor
        [genitive] Edifikátoru
        [accusative] Edifikátor
        [instrumental] Edifikátorem
    }
-trait-neoplasia = { $case ->
       *[nominative] Novotvar
        [genitive] Novotvaru
        [accusative] Novotvar
        [instrumental] Novotvarem
    }
-trait-r-strategy = { $case ->
       *[nominative] r-strategie
        [genitive] r-strategie
        [accusative] r-strategii
        [instrumental] r-strategií
    }
-trait-shy = { $case ->
       *[nominative] Plachost
        [genitive] Plachosti
        [accusative] Plachost
        [instrumental] Plachostí
    }
-trait-gluttonous = { $case ->
       *[nominative] Nenasytnost
        [genitive] Nenasytnosti
        [accusative] Nenasytnost
        [instrumental] Nenasytností
    }
-trait-insulation = { $case ->
       *[nominative] Otužilost
        [genitive] Otužilosti
        [accusative] Otužilost
        [instrumental] Otužilostí
    }
-trait-immunity = { $case ->
       *[nominative] Imunita
        [genitive] Imunity
        [accusative] Imunitu
        [instrumental] Imunitou
    }


## Traits of the modules: names to show, and what each does

trait-flight = { -trait-flight }
    .genitive = { -trait-flight(case: "genitive") }
    .accusative = { -trait-flight(case: "accusative") }
    .instrumental = { -trait-flight(case: "instrumental") }
trait-flight-text = Zaútočit na něj může jen masožravec, který má vlastností méně. S Kontinenty může také migrovat na druhý kontinent, pokud má nejvýš 2 vlastnosti.
trait-ambush = { -trait-ambush }
    .genitive = { -trait-ambush(case: "genitive") }
    .accusative = { -trait-ambush(case: "accusative") }
    .instrumental = { -trait-ambush(case: "instrumental") }
trait-ambush-text = Masožravec s touto vlastností může zaútočit na zvíře právě ve chvíli, kdy si bere červený žeton, ať je na řadě kdokoli. { -trait-burrowing } pak nepomůže a na schování do { -trait-shell(case: "genitive") } není čas.
trait-intellect = { -trait-intellect }
    .genitive = { -trait-intellect(case: "genitive") }
    .accusative = { -trait-intellect(case: "accusative") }
    .instrumental = { -trait-intellect(case: "instrumental") }
trait-intellect-text = Potřeba +1. Jednou za kolo může při útoku ignorovat jednu obranu kořisti, a to až do konce kola.
trait-viviparity = { -trait-viviparity }
    .genitive = { -trait-viviparity(case: "genitive") }
    .accusative = { -trait-viviparity(case: "accusative") }
    .instrumental = { -trait-viviparity(case: "instrumental") }
trait-viviparity-text = Potřeba +1. Jednou za kolo, jakmile je nakrmené, porodí: vrchní karta balíčku se stane novým zvířetem, které je v tomto kole nakrmené.
trait-metamorphosis = { -trait-metamorphosis }
    .genitive = { -trait-metamorphosis(case: "genitive") }
    .accusative = { -trait-metamorphosis(case: "accusative") }
    .instrumental = { -trait-metamorphosis(case: "instrumental") }
trait-metamorphosis-text = Místo braní potravy odlož jednu vlastnost tohoto zvířete, která nezvyšuje potřebu: dostane 1 modrý žeton.
trait-ink-cloud = { -trait-ink-cloud }
    .genitive = { -trait-ink-cloud(case: "genitive") }
    .accusative = { -trait-ink-cloud(case: "accusative") }
    .instrumental = { -trait-ink-cloud(case: "instrumental") }
trait-ink-cloud-text = Jednou za kolo může při útoku zmizet v inkoustu: útok selže, ale útočník to smí zkusit znovu, až bude jeho majitel příště na řadě.
trait-shell = { -trait-shell }
    .genitive = { -trait-shell(case: "genitive") }
    .accusative = { -trait-shell(case: "accusative") }
    .instrumental = { -trait-shell(case: "instrumental") }
trait-shell-text = Při útoku se může schovat do konce kola: nejde na něj zaútočit, ale ani nebere potravu. Když nositel zemře, ulita zůstane uprostřed a kterékoli zvíře na témže území si ji může vzít místo potravy.
trait-photosynthesis = { -trait-photosynthesis }
    .genitive = { -trait-photosynthesis(case: "genitive") }
    .accusative = { -trait-photosynthesis(case: "accusative") }
    .instrumental = { -trait-photosynthesis(case: "instrumental") }
trait-photosynthesis-text = Místo braní potravy dostane 1 modrý žeton, pokud tuto vlastnost nemá nikdo jiný na stole; s Kontinenty, pokud na jeho území nemá žádnou syntézu nikdo jiný. Nejde spolu s { -trait-thermosynthesis(case: "instrumental") }.
trait-thermosynthesis = { -trait-thermosynthesis }
    .genitive = { -trait-thermosynthesis(case: "genitive") }
    .accusative = { -trait-thermosynthesis(case: "accusative") }
    .instrumental = { -trait-thermosynthesis(case: "instrumental") }
trait-thermosynthesis-text = Místo braní potravy dostane 1 modrý žeton, pokud tuto vlastnost nemá nikdo jiný na stole; s Kontinenty, pokud na jeho území nemá žádnou syntézu nikdo jiný. Nejde spolu s { -trait-photosynthesis(case: "instrumental") }.
trait-trematode = { -trait-trematode }
    .genitive = { -trait-trematode(case: "genitive") }
    .accusative = { -trait-trematode(case: "accusative") }
    .instrumental = { -trait-trematode(case: "instrumental") }
trait-trematode-text = Párová, na dvě zvířata jiného hráče. Potřeba každého z nich +1. Odložit ji z vlastní vůle nejde.
trait-hunter = { -trait-hunter }
    .genitive = { -trait-hunter(case: "genitive") }
    .accusative = { -trait-hunter(case: "accusative") }
    .instrumental = { -trait-hunter(case: "instrumental") }
trait-hunter-text = Hraje se jen jako zvíře. Dokud nemá vlastnosti, může se ukázat, když někdo útočí na něj nebo na jiné tvoje zvíře bez vlastností na témže území: útok selže a lovec sám zaútočí na útočníka, přičemž smí ignorovat jednu jeho vlastnost. Od té chvíle je masožravec a potřebuje 2 žetony potravy.
trait-herding = { -trait-herding }
    .genitive = { -trait-herding(case: "genitive") }
    .accusative = { -trait-herding(case: "accusative") }
    .instrumental = { -trait-herding(case: "instrumental") }
trait-herding-text = Zaútočit na něj jde jen tehdy, když je na jeho území méně zvířat se { -trait-herding(case: "instrumental") } než masožravců.
trait-migration = { -trait-migration }
    .genitive = { -trait-migration(case: "genitive") }
    .accusative = { -trait-migration(case: "accusative") }
    .instrumental = { -trait-migration(case: "instrumental") }
trait-migration-text = Jednou za kolo může místo celého tahu v krmení přejít na druhý kontinent; zvíře, které plave, do Oceánu; z Oceánu na kterýkoli kontinent. Najednou smí jít víc zvířat.
trait-suckerfish = { -trait-suckerfish }
    .genitive = { -trait-suckerfish(case: "genitive") }
    .accusative = { -trait-suckerfish(case: "accusative") }
    .instrumental = { -trait-suckerfish(case: "instrumental") }
trait-suckerfish-text = Může odejít s kterýmkoli zvířetem, které migruje z téhož území, ať patří komukoli, pokud je mu ta cesta otevřená.
trait-regeneration = { -trait-regeneration }
    .genitive = { -trait-regeneration(case: "genitive") }
    .accusative = { -trait-regeneration(case: "accusative") }
    .instrumental = { -trait-regeneration(case: "instrumental") }
trait-regeneration-text = Když je zvíře sežráno, jeho vlastnosti zůstanou a ve fázi vymírání se pod nimi karta z tvé ruky stane novým zvířetem. Vedle smí ležet jen 1 další vlastnost, která nezvyšuje potřebu.
trait-toxic = { -trait-toxic }
    .genitive = { -trait-toxic(case: "genitive") }
    .accusative = { -trait-toxic(case: "accusative") }
    .instrumental = { -trait-toxic(case: "instrumental") }
trait-toxic-text = Masožravec, který na něj zaútočí, je po útoku ochrnutý: do příštího kola žádná jeho vlastnost nefunguje a potřebuje jen 1 žeton potravy.
trait-recombination = { -trait-recombination }
    .genitive = { -trait-recombination(case: "genitive") }
    .accusative = { -trait-recombination(case: "accusative") }
    .instrumental = { -trait-recombination(case: "instrumental") }
trait-recombination-text = Párová. Jednou za kolo si obě zvířata mohou vyměnit po jedné vlastnosti.
trait-edificator = { -trait-edificator }
    .genitive = { -trait-edificator(case: "genitive") }
    .accusative = { -trait-edificator(case: "accusative") }
    .instrumental = { -trait-edificator(case: "instrumental") }
trait-edificator-text = Na začátku krmení přidá 2 červené žetony do zásoby svého území.
trait-neoplasia = { -trait-neoplasia }
    .genitive = { -trait-neoplasia(case: "genitive") }
    .accusative = { -trait-neoplasia(case: "accusative") }
    .instrumental = { -trait-neoplasia(case: "instrumental") }
trait-neoplasia-text = Klade se pod všechny vlastnosti cizího zvířete. Před hodem na potravu každé kolo vystoupá o jednu vlastnost; vlastnosti pod ním nefungují, a když nad ním žádná nezbude, zvíře zemře.
trait-r-strategy = { -trait-r-strategy }
    .genitive = { -trait-r-strategy(case: "genitive") }
    .accusative = { -trait-r-strategy(case: "accusative") }
    .instrumental = { -trait-r-strategy(case: "instrumental") }
trait-r-strategy-text = Majitel za toto zvíře nedostane kartu. Místo toho na začátku příštího kola přibudou 2 nová zvířata. Hraje se na kterékoli zvíře.
trait-shy = { -trait-shy }
    .genitive = { -trait-shy(case: "genitive") }
    .accusative = { -trait-shy(case: "accusative") }
    .instrumental = { -trait-shy(case: "instrumental") }
trait-shy-text = Když už na něj v tomto kole někdo útočil, nejde si ho vybrat pro nový útok.
trait-gluttonous = { -trait-gluttonous }
    .genitive = { -trait-gluttonous(case: "genitive") }
    .accusative = { -trait-gluttonous(case: "accusative") }
    .instrumental = { -trait-gluttonous(case: "instrumental") }
trait-gluttonous-text = Potřeba +1. Ve fázi krmení si v každém tahu svého majitele může vzít 1 červený žeton navíc, dokud není nakrmené.
trait-insulation = { -trait-insulation }
    .genitive = { -trait-insulation(case: "genitive") }
    .accusative = { -trait-insulation(case: "accusative") }
    .instrumental = { -trait-insulation(case: "instrumental") }
trait-insulation-text = Chlad mu nevadí: ani krutý mráz, ani ochlazení.
trait-immunity = { -trait-immunity }
    .genitive = { -trait-immunity(case: "genitive") }
    .accusative = { -trait-immunity(case: "accusative") }
    .instrumental = { -trait-immunity(case: "instrumental") }
trait-immunity-text = Nemoci mu nevadí: ani epidemie, ani infekce.


## Natural history: one true line for each trait

lore-trait-carnivorous = Tygr dokáže za jedinou noc sníst čtyřicet kilogramů masa.
lore-trait-fat-tissue = Velbloud nemá v hrbu vodu, ale tuk.
lore-trait-swimming = Vydra mořská spí na hladině na zádech, zabalená do chaluh.
lore-trait-camouflage = Platýs během několika vteřin převezme vzor mořského dna.
lore-trait-sharp-vision = Orel vidí nejméně dvakrát ostřeji než člověk.
lore-trait-burrowing = Krtek za hodinu vyhrabe asi čtyři metry chodby.
lore-trait-high-body-weight = Slon sežere za den až 150 kilogramů rostlin.
lore-trait-running = Vidloroh uteče každé šelmě v Americe.
lore-trait-mimicry = Pestřenka je pruhovaná jako vosa, ale bodnout neumí.
lore-trait-tail-loss = Odhozený ocas ještěrky se ještě několik minut kroutí.
lore-trait-poisonous = Jed jediné žabky, pralesničky strašné, by stačil na deset lidí.
lore-trait-hibernation = Plch velký prospí až sedm měsíců v roce.
lore-trait-grazing = Kozy přivezené na Svatou Helenu sežraly většinu jejích lesů.
lore-trait-piracy = Fregatka honí jiné ptáky, dokud neupustí rybu.
lore-trait-scavenger = Hyena rozkousne kosti, které po sobě nechal lev.
lore-trait-parasite = Asi čtyřicet procent druhů živočichů jsou paraziti.
lore-trait-communication = Včela tancem ukazuje ostatním, kde jsou květy.
lore-trait-cooperation = Surikaty se střídají na hlídce, zatímco ostatní hledají potravu.
lore-trait-symbiosis = Klaun žije bez úhony mezi žahavými rameny sasanky.
lore-trait-flight = Rorýs vydrží ve vzduchu deset měsíců v kuse.
lore-trait-ambush = Krokodýl dokáže hodinu číhat pod vodou.
lore-trait-intellect = Vrány novokaledonské si z větviček vyrábějí háčky.
lore-trait-viviparity = Někteří žraloci nekladou vejce: mláďata rostou uvnitř matky.
lore-trait-metamorphosis = V kukle se housenka skoro celá rozloží a postaví motýla.
lore-trait-ink-cloud = Inkoustem sépie se psalo a kreslilo: proto se té barvě říká sépiová.
lore-trait-shell = Jakmile rak poustevníček povyroste, hledá si větší ulitu.
lore-trait-photosynthesis = Mořský plž Elysia bere řasám chloroplasty a měsíce je používá.
lore-trait-thermosynthesis = U horkých pramenů v hlubinách žijí obří červi z bakterií, bez světla.
lore-trait-trematode = Motolice přiměje mravence vylézt na stéblo, kde ho spase ovce.
lore-trait-hunter = Ďas láká kořist svítícím prutem na hlavě.
lore-trait-herding = V hejnu každý špaček sleduje sedm nejbližších sousedů.
lore-trait-migration = Rybák dlouhoocasý létá každý rok z Arktidy do Antarktidy a zpět.
lore-trait-suckerfish = Přísavka štítovce bývala kdysi hřbetní ploutví.
lore-trait-regeneration = Axolotlovi naroste ztracená noha i s kostmi.
lore-trait-toxic = Jed čtverzubce ochrnuje a protijed proti němu není.
lore-trait-recombination = Bakterie si předávají geny, a to i mezi druhy.
lore-trait-edificator = Bobří hráz vytvoří rybníček, ve kterém žije spousta jiných.
lore-trait-neoplasia = Sloni mají dvacet kopií genu, který chrání před rakovinou.
lore-trait-r-strategy = Měsíčník svítivý může nést 300 milionů jiker najednou.
lore-trait-shy = Okapi je tak plachá, že ji věda poznala až v roce 1901.
lore-trait-gluttonous = Rejsek malý sežere každý den víc, než sám váží.
lore-trait-insulation = Pod bílou srstí má lední medvěd černou kůži a deset centimetrů tuku.
lore-trait-immunity = Netopýři nosí spoustu virů, a skoro nikdy z nich neonemocní.


## Locations (EVL-1.2): the name, and inside a sentence .in and .to

place-table = stůl
    .in = na stole
    .to = na stůl
place-laurasia = Laurasie
    .in = v Laurasii
    .to = do Laurasie
place-gondwana = Gondwana
    .in = v Gondwaně
    .to = do Gondwany
place-ocean = Oceán
    .in = v Oceánu
    .to = do Oceánu


## Nature cards (EVL-1.C) and what each does

nature-frost = Krutý mráz
nature-frost-text = Každý, kdo má aspoň dvě zvířata, přijde o jedno bez { -trait-insulation(case: "genitive") }.
nature-cold-snap = Ochlazení
nature-cold-snap-text = Celé příští kolo potřebuje každé zvíře bez { -trait-insulation(case: "genitive") } o 1 žeton víc.
nature-epidemic = Epidemie
nature-epidemic-text = Každý, kdo má aspoň tři zvířata bez { -trait-immunity(case: "genitive") }, o jedno z nich přijde.
nature-infection = Infekce
nature-infection-text = Každý odloží jednu vlastnost zvířete bez { -trait-immunity(case: "genitive") }.
nature-drought = Sucho
nature-drought-text = V příštím kole bude potravy méně.
nature-glacier-advance = Postup ledovce
nature-glacier-advance-text = V příštím kole bude potravy polovina.
nature-thaw = Obleva
nature-thaw-text = V příštím kole bude potravy víc.
nature-calm = Klid
nature-calm-text = Nic se neděje.


## Options (EVL-0.2)

option-time-to-fly = Čas létat
option-time-to-fly-text = Dalších 42 karet: let, číhání, skrytí lovci, ulity, mláďata. Až šest hráčů.
option-continents = Kontinenty
option-continents-text = Dalších 42 karet a tři území s vlastní potravou: dva kontinenty a Oceán. Společně s Časem létat až osm hráčů.
option-gift-specials = Speciální karty
option-gift-specials-text = Dalších 18 karet dárkové sady: plodná, plachá a nenasytná zvířata.
option-ice-age = Doba ledová
option-ice-age-text = Neoficiální: dalších 8 karet a na konci každého kola se mění příroda.


## Moves

move-play-animal-place = Vyložit kartu { $card } jako nové zvíře { $place-in }
move-ambush = { $hunter-start } přepadá { $eater }
move-ambush-ignored = { $hunter-start } přepadá { $eater } a ignoruje { $ignored-accusative }
move-reveal = { $revealed-start } se ukazuje: je to { -trait-hunter }
move-stay-hidden = Neukazovat { -trait-hunter(case: "accusative") }: ať útok pokračuje
move-strike-back = Vrátit úder: kořistí je { $prey }
move-strike-back-ignored = Vrátit úder a ignorovat { $ignored-accusative }: kořistí je { $prey }
move-hide = Schovat se do { -trait-shell(case: "genitive") } až do konce kola
move-release-ink = Zmizet v inkoustu: použít { -trait-ink-cloud(case: "accusative") }
move-take-shell = { $taker-start } si bere ulitu ze středu
move-synthesize = { $eater-start } si tvoří potravu syntézou
move-metamorphose = { $eater-start } mění { $card-accusative } v potravu
move-regenerate = { $animal-start } se obnoví z vrchní karty balíčku
move-regenerate-card = Položit kartu { $card } pod vlastnosti: obnoví se { $animal }
move-recombine = { $pair }: vyměnit { $given-accusative } za { $taken-accusative }
move-migrate = { $mover-start } migruje { $place-to }
move-follow = { $follower-start } jde s ostatními { $place-to }
move-set-off = Všichni jsou tu: vyrazit
move-gorge = { $eater-start } si nenasytně bere další žeton
move-lose = { $animal-start } zahyne
move-lose-trait = Odložit { $card-accusative }


## Short labels

choose-reveal = Ukázat lovce
choose-stay-hidden = Neukazovat
choose-strike-back = Vrátit úder
choose-hide = Schovat se
choose-release-ink = Inkoust
choose-take-shell = Vzít ulitu
choose-synthesize = Syntéza
choose-metamorphose = Metamorfóza
choose-migrate = Migrovat
choose-follow = Jít s nimi
choose-set-off = Vyrazit
choose-gorge = Vzít žeton navíc


## Questions

question-lie-in-wait = { $eater-start } si chce vzít potravu. Přepadne ho některé tvoje zvíře?
question-lie-in-wait-other = { $eater-start } si chce vzít potravu: { $asked } zvažuje přepadení.
question-reveal-hunter = { $hunter-start } útočí na tvoje zvíře { $prey-id }. Ukáže se tvůj { -trait-hunter }?
question-reveal-hunter-other = { $hunter-start } útočí na { $prey }: { $asked } přemýšlí.
question-counterattack = { $revealed-start } vrací úder, kořistí je { $hunter }. Kterou vlastnost bude ignorovat?
question-counterattack-other = { $revealed-start } vrací úder, kořistí je { $hunter }: { $asked } vybírá jak.
question-settle = Nový začátek: vylož dvě nové karty jako zvířata.
question-settle-other = { $asked } začíná znovu se dvěma zvířaty.
question-regenerate = Sežrané zvíře se obnovuje. Které a ze které karty?
question-regenerate-other = { $asked } vybírá zvíře, které se obnoví.
question-gather = Kdo jde ještě? Vyrazí všichni společně.
question-gather-other = { $asked } shromažďuje zvířata na cestu.
question-follow = Zvířata odcházejí. Půjde tvůj { -trait-suckerfish } s nimi?
question-follow-other = { $asked } vybírá, kdo půjde s nimi.
question-suffer = { $nature }: vyber, o co přijdeš.
question-suffer-other = { $nature }: { $asked } vybírá ztrátu.


## Events

event-plays-animal-place = { $seat } vykládá { $place-in } nové zvíře: číslo { $animal-id }.
event-rolls-food-place = { $seat } hází na potravu { $place-in }: { $pips }.
event-food-found-place = Potrava { $place-in }: { $count }.
event-ignores = { $hunter-start } ignoruje { $face-accusative }.
event-looks-at = Na rubu karty { $animal-genitive }: { $one }.
event-looks-at-two = Na rubu karty { $animal-genitive }: { $one } / { $two }.
event-ambushes = { $hunter-start } vyráží ze zálohy! Kořistí je { $eater }.
event-reveals = { $revealed-start } je { -trait-hunter }! { $hunter-start } vychází naprázdno.
event-hides = { $prey-start } se schovává do ulity.
event-takes-shell = { $taker-start } si bere ulitu ze středu.
event-releases-ink = { $prey-start } mizí v inkoustu: { $hunter } vychází naprázdno.
event-synthesizes = { $eater-start } si tvoří potravu syntézou.
event-metamorphoses = { $eater-start } mění { $face-accusative } v potravu.
event-gives-birth = { $parent-start } je nakrmené a rodí: nové zvíře má číslo { $animal-id }.
event-wakes-up = { $sleeper-start } se budí: v posledním kole nikdo nespí.
event-moves-to = { $animal-start } přechází { $place-to }.
event-part = { $animal-start } a { $partner } se rozcházejí: odkládá se { $face }.
event-brings-food = { $animal-start } přidává svému území potravu: { $count }.
event-is-paralysed = { $hunter-start } je do příštího kola ochrnuté.
event-awaits-regeneration = Vlastnosti { $animal-genitive } zůstávají a čekají.
event-regenerates = { $animal-start } se obnovuje.
event-grows = { -trait-neoplasia } { $animal-genitive } roste a vyřazuje { $face-accusative }.
event-is-overgrown = { $animal-start } umírá na { -trait-neoplasia(case: "accusative") }.
event-recombines = { $animal-start } dává { $face-accusative }, { $partner } dává { $taken-accusative }.
event-does-not-fit = { $animal-start } nemůže mít { $face-accusative }: karta se odkládá.
event-joins-migration = { $animal-start } se chystá na cestu { $place-to }.
event-gorges = { $eater-start } se nenasytně natahuje po dalším žetonu.
event-will-breed = { $animal-start } nepřináší kartu: v příštím kole bude mít mláďata.
event-breeds = { $parent-start } má mládě: zvíře { $animal-id }.
event-nature-changes = { $seat } odkrývá kartu přírody: { $nature }.
event-nature-reshuffled = Balíček přírody došel: všechny jeho karty se znovu míchají.
event-dies-of = { $nature }: hyne { $animal }.
event-loses-trait = { $nature }: { $animal } ztrácí { $face-accusative }.
event-weather-is = V tomto kole: { $nature }.


## Refusals

refusal-not-your-own = Tady rozhoduješ jen o vlastních zvířatech.
refusal-not-a-home = Nové zvíře začíná v Laurasii nebo v Gondwaně; bez Kontinentů je jen stůl.
refusal-never-a-trait = { -trait-hunter } se hraje jen jako zvíře, nikdy jako vlastnost.
refusal-in-two-locations = { $face } spojuje jen zvířata na témže území.
refusal-other-location = První akce už tento tah svázala s jiným územím.
refusal-is-hidden = { $first-start } je schované v ulitě a v tomto kole potravu nebere.
refusal-is-newborn = { $first-start } se narodilo v tomto kole a víc nepotřebuje.
refusal-victim-is-elsewhere = { $victim-start } je na jiném území.
refusal-cannot-ignore-that = Ignorovat jde jen fungující obrannou vlastnost kořisti.
refusal-prey-is-elsewhere = { $last-start } je na jiném území.
refusal-clings = { -trait-trematode } se hostitelů drží, odložit ji nejde.
refusal-carrion-is-elsewhere = { $scavenger-start } je moc daleko: zbytky jsou na jiném území.
refusal-flies-away = { $last-start } uletí. Chytí ho jen masožravec, který má vlastností méně.
refusal-no-ambush = { $hunter-start } nemá { -trait-ambush(case: "accusative") }.
refusal-hunter-attacked-itself = Napadené zvíře je samo skrytý { -trait-hunter }: ukázat se musí ono.
refusal-no-ready-hunter = { $revealed-start } se ukázat nemůže: musí to být skrytý { -trait-hunter } bez vlastností na témže území.
refusal-is-in-shell = { $last-start } je schované v ulitě.
refusal-no-time-to-hide = Při přepadení není čas se schovat.
refusal-has-shell = { $taker-start } už ulitu má.
refusal-no-such-shell = Taková ulita uprostřed není.
refusal-shell-is-elsewhere = Ulita leží jinde, než je { $taker }.
refusal-ink-used = { -trait-ink-cloud } už v tomto kole posloužil.
refusal-cannot-synthesize = { $eater-start } nemá ani { -trait-photosynthesis(case: "accusative") }, ani { -trait-thermosynthesis(case: "accusative") }.
refusal-not-alone = { $eater-start } není jediné: syntézu má i jiné zvíře.
refusal-no-metamorphosis = { $eater-start } nemá { -trait-metamorphosis(case: "accusative") }.
refusal-not-its-trait = Tuhle vlastnost { $eater } nemá.
refusal-raises-need = Vlastnost, která zvyšuje potřebu { $eater-genitive }, obětovat nejde.
refusal-would-die = Bez téhle vlastnosti { $eater } zemře na { -trait-neoplasia(case: "accusative") }.
refusal-swims-already = { $animal-start } je v Oceánu a plave i tak.
refusal-is-in-herd = { $last-start } je v bezpečí stáda. Masožravců musí být víc než stádních zvířat.
refusal-too-many-traits = Vedle { -trait-regeneration(case: "genitive") } je místo jen pro jednu vlastnost.
refusal-too-needy = Vedle { -trait-regeneration(case: "genitive") } nesmí být vlastnost, která zvyšuje potřebu.
refusal-not-awaiting = { $animal-start } není mezi tvými zvířaty, která se mají obnovit.
refusal-no-recombination = Tady žádná { -trait-recombination } nefunguje.
refusal-recombination-used = Tahle { -trait-recombination } už v tomto kole posloužila.
refusal-not-their-traits = Vyber po jedné vlastnosti obou zvířat, nejdřív u prvního z dvojice.
refusal-only-as-first = Migrace zabere celý tah: musí přijít před vším ostatním.
refusal-cannot-migrate = { $mover-start } nemůže migrovat: potřebuje { -trait-migration(case: "accusative") }, nebo { -trait-flight(case: "accusative") } a nejvýš dvě vlastnosti.
refusal-has-migrated = { $mover-start } už v tomto kole migrovalo.
refusal-no-way = { $first-start } odsud nemůže jít { $place-to }.
refusal-goes-already = { $first-start } už jde.
refusal-cannot-follow = { $follower-start } nemá { -trait-suckerfish(case: "accusative") }.
refusal-nobody-to-follow = Z místa, kde je { $follower }, nikdo { $place-to } nejde.
refusal-cannot-leave = { $first-start } má { -trait-regeneration(case: "accusative") } a mimo Oceán by nemělo místo na { -trait-swimming(case: "accusative") }.
refusal-is-scared = { $last-start } je ve střehu: má { -trait-shy(case: "accusative") } a v tomto kole už na něj někdo útočil.
refusal-not-gluttonous = { $eater-start } nemá { -trait-gluttonous(case: "accusative") }.
refusal-has-gorged = { $eater-start } už si v tomto tahu žeton navíc vzalo.
refusal-gorged-enough = { $eater-start } je nakrmené; žeton navíc se do tuku uložit nedá.
refusal-is-sheltered = Toto zvíře před tím, co se děje, chrání jeho vlastnosti.
refusal-is-newcomer = Toto zvíře teprve přišlo a je ušetřeno.
refusal-cannot-be-lost = Párové vlastnosti, { -trait-parasite(case: "accusative") } a { -trait-neoplasia(case: "accusative") } infekce nebere.


## Marks

mark-hidden = v ulitě
mark-newborn = novorozené
mark-paralysed = ochrnuté
mark-breeding = čeká mláďata
mark-hunter = lovec
mark-scared = ve střehu
mark-inactive = nefunguje
mark-ignored = ignorováno
mark-waiting = čeká na obnovu


## Words of the board

ui-food-in-place = { $place }: { $count }
ui-shell-in-place = Ulita leží { $place }
ui-nature-deck = { $count ->
        [one] Zbývá { $count } karta přírody
        [few] Zbývají { $count } karty přírody
        [many] Zbývá { $count } karty přírody
       *[other] Zbývá { $count } karet přírody
    }
ui-weather = V tomto kole: { $nature }
ui-forecast = V příštím kole: { $nature }
ui-score-ocean = Oceán


### browser

ui-locations = Území
ui-own-here = { $count ->
        [0] žádné tvoje
       *[other] tvoje: { $count }
    }
ui-nobody-here = Nikdo jiný tu nežije
ui-none-of-yours = Nikoho tu nemáš
ui-nature = Příroda
ui-nature-last = Poslední karta: { $nature }
ui-nature-text = Na konci každého kola se odkryje jedna karta přírody.
ui-grow-anew = Obnovit
ui-hunter-none = Skrytého { -trait-hunter(case: "genitive") } tu nemáš. Ptáme se tě přesto, jako každého s takovými zvířaty, aby odmlka nic neprozradila.
ui-hunter-must = Útočí se na samotného { -trait-hunter(case: "accusative") }: ten se musí ukázat.
ui-base-set = Základní sada
mark-lurking = skrytý lovec
# Czech: Evolution, the base set and its modules. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## The game on the shelf

game-evolution = Evoluce: O původu druhů
game-evolution-text = Dej zvířatům vlastnosti, které potřebují, najdi jim potravu a přežij sousedy.


## Jak hra skončila a co se počítá

ui-nth-turn = Kolo { $turn }
measure-animals = Zvířata
measure-food = Potrava
ending-deck = Balíček je prázdný a poslední kolo skončilo.
ending-tie-discard = { $count ->
        [one] { $first } a { $second }: oba mají { $count } bod. { $first } má víc odložených karet: { $more } proti { $less }.
        [few] { $first } a { $second }: oba mají { $count } body. { $first } má víc odložených karet: { $more } proti { $less }.
        [many] { $first } a { $second }: oba mají { $count } bodu. { $first } má víc odložených karet: { $more } proti { $less }.
       *[other] { $first } a { $second }: oba mají { $count } bodů. { $first } má víc odložených karet: { $more } proti { $less }.
    }


## What a coach says

advice-what-develop = Karta se stane zvířetem, nebo vlastností zvířete. Každé zvíře, které přežije, ti příští kolo přinese kartu, ale každé je třeba nakrmit.
advice-what-feed = Střídáte se, pokaždé po jednom žetonu. Kdo na konci fáze nemá dost potravy, uhyne.
advice-what-share = Tahle zvířata jsou spojená: když jedno žere, dostane díl i druhé. Ty vybíráš, kdo bude první.
advice-what-defend = Na tvoje zvíře někdo útočí, ale umí se bránit. Každou obranu jde v jednom útoku zkusit jednou.
advice-what-scavenge = Mrchožrout žije z toho, co nechá masožravec. Pokaždé žere jen jeden.
advice-what-reveal-hunter = Zvíře bez vlastností může být tajně Lovec. Jestli takové máš, může se ukázat a útok vrátit.
advice-what-counterattack = Tvůj Lovec se ukázal. Teď může zaútočit na útočníka.
advice-what-lie-in-wait = Někdo si jde pro potravu a tvoje zvíře číhá. Může přepadnout hned teď.
advice-what-gather = Zvířata se stěhují společně. Vyber, kdo a kam jde s nimi, a pak vyrazte.
advice-what-follow = Ostatní se stěhují a tvoje zvíře se může svézt s nimi.
advice-what-regenerate = Vlastnosti sežraného zvířete čekají. Dej jim kartu jako nové zvíře a zase ožijí.
advice-what-settle = Začínáš znovu s čerstvou rukou. Dvě z jejích karet se hned stanou zvířaty.
advice-what-suffer = Příroda udeřila a ty vybíráš ztrátu. Obětuj to, co má pro tebe nejmenší cenu.
advice-first-animal = Zatím nemáš žádné zvíře. Nejdřív vylož kartu jako zvíře: vlastnosti musí někdo nést.
advice-last-turn = Balíček je prázdný, tohle je poslední kolo. Zvíře, které přežije, má 2 body a každá jeho vlastnost aspoň 1: hraj, co uživíš.
advice-shield = { $hunter-start } by mohlo zaútočit na { $animal }. { $face } z tvé ruky tomu zabrání.
advice-threat = { $hunter-start } by mohlo zaútočit na { $animal }. Pomůže obrana, nebo druhé zvíře pro případ, že o tohle přijdeš.
advice-many-mouths = Všechna zvířata dohromady potřebují { $need } potravy a přijde jí asi { $food }. Někdo zůstane hladový, tak hlídej, kolik máš krků.
advice-kept-cards = Nemusíš zahrát všechny karty. Co si necháš, budeš mít v ruce i příští kolo.
advice-food-is-short = Zbývá potravy: { $food }. Tvoje zvířata potřebují ještě { $lacking }, rozhodni, kdo přežije.
advice-hungry = { $animal-start } má hlad a potrava tu je. Ještě potřebuje: { $lacking }.
advice-can-hunt = { $animal-start } má hlad a může zaútočit na { $prey }. Úlovek dá 2 potravy.
advice-can-use-fat = { $animal-start } má hlad, ale má tuk. Místo potravy ze zásoby může žít z něj.
advice-can-sleep = { $animal-start } má hlad, ale může usnout. Pak v tomto kole potravu nepotřebuje.
advice-can-steal = { $animal-start } má hlad a může krást: { $victim } ještě není nakrmené.
advice-can-graze = Tvoje zvířata jsou nakrmená. { $animal-start } může spásat, aby na ostatní zbylo méně.
advice-can-store = { $animal-start } je nakrmené a má místo na tuk. Potrava navíc se hodí v hladovém kole.
advice-doomed = { $animal-start } má hlad a teď nemá co žrát. Když ho nic nenakrmí, na konci kola uhyne.
advice-danger = Pozor: { $hunter } může v tomto kole ještě zaútočit na { $animal }.


## What a move leads to

ahead-poison = { -trait-poisonous }: { $hunter } na konci kola zemře.
ahead-may-run = { $prey-start } může utéct: zachrání ho { $sides } ze 6 hodů.
ahead-may-answer = { $prey-start } se může bránit: { $face }.
ahead-will-work = Pozor: { $prey } má { $face-accusative }.
ahead-gets = Při úspěchu { $hunter } dostane potravy: { $tokens }.
ahead-starving = { $animal-start } má ještě hlad. Když nenajde jinou potravu, na konci kola zemře.
ahead-hungry = { $animal-start } má ještě hlad, chybí potravy: { $lacking }.
ahead-doomed = { $animal-start } je otrávené a na konci kola zemře.
ahead-cards-stay = Karet v ruce ti zůstane: { $count }.
ahead-cards-lost = Je poslední kolo: karty v ruce ({ $count }) už nic nepřinesou.
ahead-needs = { $animal-start } bude každé kolo potřebovat potravy: { $food }.
ahead-all-need = Tvoje zvířata budou celkem potřebovat potravy: { $food }.
ahead-can-eat = { $count ->
        [0] { $animal-start } pak nebude moct napadnout žádné cizí zvíře.
       *[other] { $animal-start } pak bude moct napadnout cizích zvířat: { $count }.
    }
ahead-eaten-by = { $count ->
        [0] Pak na { $animal } nebude moct zaútočit žádný cizí masožravec.
       *[other] Pak na { $animal } budou moct zaútočit cizí masožravci: { $count }.
    }
ahead-food-left = { $count ->
        [0] To je tady poslední potrava.
       *[other] Potravy tu zbude: { $count }.
    }
ahead-fat-left = { $eater-start }: tuku zbude { $count }.
ahead-sleeps-once = { $sleeper-start } přežije, ale v příštím kole usnout nesmí.
ahead-escape = Zachrání ho { $sides } ze 6 hodů.
ahead-loses-points = Přijdeš o body: { $points }.
ahead-is-eaten = { $prey-start } bude snědeno.
ahead-food-there = Potravy { $place-in }: { $count }.


## What comes next

next-animal = { $whose ->
        [own] svoje zvíře
        [other] cizí zvíře
       *[any] zvíře
    }
next-card = kartu
next-face = jednu z jejích vlastností
next-trait = vlastnost
next-place = místo
next-base = potravu
next-shell = ulitu
next-play-trait-animal = { $whose ->
        [own] svoje zvíře pro { $face-accusative }
        [other] cizí zvíře pro { $face-accusative }
       *[any] zvíře pro { $face-accusative }
    }
next-play-trait-partner = druhé zvíře pro { $face-accusative }
next-take-food-eater = kdo se nají
next-attack-hunter = kdo zaútočí
next-attack-prey = { $whose ->
        [own] na které svoje zvíře zaútočit
        [other] na koho zaútočit
       *[any] na koho zaútočit
    }
next-attack-ignored = kterou vlastnost ignorovat
next-ambush-ignored = kterou vlastnost ignorovat
next-strike-back-ignored = kterou vlastnost ignorovat
next-pirate-pirate = kdo ukradne potravu
next-pirate-victim = komu ukrást potravu
next-play-animal-place = kde bude žít
next-migrate-place = kam půjde
next-follow-place = kam půjde
next-mimic-decoy = kdo bude napaden místo něj
next-drop-tail-card = kterou vlastnost ztratí
next-metamorphose-card = které vlastnosti se vzdá
next-recombine-given = co dát
next-recombine-taken = co vzít
next-share-partner = kdo dostane díl
next-reveal-revealed = kdo se ukáže


## What a touch does

verb-play-animal = stane se novým zvířetem
verb-play-trait = dostane vlastnost
verb-take-food = nakrmit
verb-attack = zaútočit
verb-convert-fat = použít tuk
verb-pirate = ukrást potravu
verb-graze = spást potravu
verb-hibernate = usnout
verb-share = rozdělit potravu
verb-mimic = ať napadne tohle
verb-drop-tail = ztratit tohle
verb-migrate = migrovat
verb-follow = jít s ním
verb-recombine = vyměnit vlastnosti
verb-regenerate = obnovit
verb-gorge = sníst ještě jeden
verb-ambush = přepadnout
verb-reveal = ukázat
verb-strike-back = vrátit úder
verb-metamorphose = vyměnit za potravu
verb-take-shell = vzít ulitu
verb-synthesize = vytvořit potravu
