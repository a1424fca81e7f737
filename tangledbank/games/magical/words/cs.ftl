# Czech: Evolution of Magical Creatures. All texts are our own.


## Properties (MAG-1.3). .short is the line on a small card.

property-vampire = Upír
    .genitive = Upíra
    .accusative = Upíra
    .short = Útok: cíl ztratí 1 ♦
property-vampire-text = Útok: cíl ztratí 1 energii. Měl-li nějakou, tento tvor získá 1.
property-fire-breathing = Ohnivé
    .genitive = Ohnivého
    .accusative = Ohnivé
    .short = Útok: cíl ztratí vlastnost
property-fire-breathing-text = Útok: cíl ztratí 1 vlastnost podle tvé volby. Měl-li nějakou, tento tvor získá 1 energii.
property-soporific = Uspávající
    .genitive = Uspávajícího
    .accusative = Uspávající
    .short = Útok: cíl usne
property-soporific-text = Útok: cíl usne. Byl-li vzhůru, tento tvor získá 1 energii.
property-scary = Děsivé
    .genitive = Děsivého
    .accusative = Děsivé
    .short = Na tah vypne vlastnosti jiného
property-scary-text = Při aktivaci, před akcí: vyber jiného tvora, který má vlastnosti. Do konce tahu neplatí.
property-annoying = Dotěrné
    .genitive = Dotěrného
    .accusative = Dotěrné
    .short = Probudí jiného a usne
property-annoying-text = Při aktivaci, před akcí, jednou za kolo: probuď jiného tvora. Tento na konci tahu usne.
property-metamorph = Metamorf
    .genitive = Metamorfa
    .accusative = Metamorfa
    .short = Vymění vlastnost za kartu z ruky
property-metamorph-text = Při aktivaci, před akcí: vezmi si do ruky kartu jiné vlastnosti tohoto tvora a místo ní polož kartu z ruky, nebo tutéž kartu otoč druhou polovinou.
property-scorching = Spalující
    .genitive = Spalujícího
    .accusative = Spalující
    .short = Spálí vlastnost za další 1 ♦
property-scorching-text = Jednou za tah, když získá energii ze zdroje nebo útokem a má jí méně než 4, smíš odhodit 1 jeho vlastnost a získat další 1 energii.
property-greedy = Hltavé
    .genitive = Hltavého
    .accusative = Hltavé
    .short = Vezme 2 ♦ a usne
property-greedy-text = Může-li, bere ze zdroje 2 energie najednou, a pak usne.
property-small = Malé
    .genitive = Malého
    .accusative = Malé
    .short = Transmutuje se 3 ♦
property-small-text = Smí transmutovat se 3 energiemi, má-li nejvýš 3 vlastnosti včetně této.
property-astral = Astrální
    .genitive = Astrálního
    .accusative = Astrální
    .short = Bojuje jen s astrálními
property-astral-text = Může útočit jen na astrální tvory a jen oni mohou útočit na něj.
property-flying = Létající
    .genitive = Létajícího
    .accusative = Létající
    .short = Útočí jen tvor s méně vlastnostmi
property-flying-text = Útočit na něj může jen tvor s méně vlastnostmi.
property-invisible = Neviditelné
    .genitive = Neviditelného
    .accusative = Neviditelné
    .short = Spící je v bezpečí
property-invisible-text = Nelze na něj útočit, dokud spí.
property-spiky = Ostnaté
    .genitive = Ostnatého
    .accusative = Ostnaté
    .short = Útočník ztratí 1 ♦
property-spiky-text = Po útoku na něj, úspěšném i neúspěšném, útočník ztratí 1 energii.
property-omnivorous = Všežravé
    .genitive = Všežravého
    .accusative = Všežravé
    .short = Bere ♦ z každé horní části
property-omnivorous-text = Smí brát energii z horní části každého zdroje.
property-wise = Moudré
    .genitive = Moudrého
    .accusative = Moudré
    .short = O 1 kartu víc za kolo
property-wise-text = Na konci kola si bereš o 1 kartu víc.
property-generous = Štědré
    .genitive = Štědrého
    .accusative = Štědré
    .short = Transmutací dá spojenci 1 ♦
property-generous-text = Když transmutuje, jiný tvůj tvor smí získat 1 energii.


## Sources (MAG-1.5)

source-thorn-thicket = Trnitá houština
source-thorn-thicket-text = Světlo se sbírá tam, kde je trní nejhustší. Ostnům nevadí.
source-mist-lake = Jezero mlh
source-mist-lake-text = To nejlepší leží tam, kde není nikoho vidět.
source-wind-peak = Štít větrů
source-wind-peak-text = K některým krystalům nevede žádná stezka.
source-star-well = Hvězdná studna
source-star-well-text = Zrcadlí se v ní nebe, které nad ní není.
source-moon-mirror = Měsíční zrcadlo
source-moon-mirror-text = Pohlédne do něj jeden tvor, odejde jiný.
source-bellflowers = Znějící zvonky
source-bellflowers-text = Zvoní, dokud se někdo neprobudí.
source-howling-hollow = Kvílící úval
source-howling-hollow-text = Co v něm kvílí, ustoupí jen něčemu horšímu.
source-oak-of-knowledge = Dub vědění
source-oak-of-knowledge-text = Přečetl všechny knihy, které kdy vznikly z jeho příbuzných.
source-heart-of-forest = Srdce lesa
source-heart-of-forest-text = Dává všem stejně.
source-dragon-geyser = Dračí gejzír
source-dragon-geyser-text = Dole spí drak a vydechuje víc, než sám potřebuje.
part-lower = dolní část
    .genitive = dolní části
part-upper = horní část
    .genitive = horní části


## The game on the shelf

game-magical = Evoluce kouzelných tvorů
game-magical-text = Vychovej tvory z pověstí a naplň je energií, o samotě, nebo společně.


## Creatures: $id is the number, $owner a player. .start is for the beginning of a sentence.

creature = { $side ->
        [shadow] tvor { $id } (Stín)
       *[player] { $owner-whose ->
            [own] tvor { $id }
           *[other] tvor { $id } ({ $owner })
        }
    }
    .start = { $side ->
        [shadow] Tvor { $id } (Stín)
       *[player] { $owner-whose ->
            [own] Tvor { $id }
           *[other] Tvor { $id } ({ $owner })
        }
    }
    .genitive = { $side ->
        [shadow] tvora { $id } (Stín)
       *[player] { $owner-whose ->
            [own] tvora { $id }
           *[other] tvora { $id } ({ $owner })
        }
    }
    .dative = { $side ->
        [shadow] tvorovi { $id } (Stín)
       *[player] { $owner-whose ->
            [own] tvorovi { $id }
           *[other] tvorovi { $id } ({ $owner })
        }
    }
    .accusative = { $side ->
        [shadow] tvora { $id } (Stín)
       *[player] { $owner-whose ->
            [own] tvora { $id }
           *[other] tvora { $id } ({ $owner })
        }
    }
    .instrumental = { $side ->
        [shadow] tvorem { $id } (Stín)
       *[player] { $owner-whose ->
            [own] tvorem { $id }
           *[other] tvorem { $id } ({ $owner })
        }
    }
creature-unknown = tvor { $id }
    .start = Tvor { $id }
    .genitive = tvora { $id }
    .dative = tvorovi { $id }
    .accusative = tvora { $id }
    .instrumental = tvorem { $id }
laid-unknown = vlastnost
    .genitive = vlastnosti
    .accusative = vlastnost


## Options (MAG-0.4)

option-quartet = Kvartet
option-quartet-text = K vítězství jsou potřeba čtyři transmutace místo tří. Pro 2 nebo 3 hráče.
option-solo-shadow = Stín
option-solo-shadow-text = Sám hraješ proti Stínu.
option-solo-shadow-value-auto = když hraje jen jeden
option-solo-shadow-value-true = ano
option-solo-shadow-value-false = ne
option-first-player = První hráč
option-first-player-text = Kdo začíná první kolo. V sólové hře vždy Stín.
option-first-player-value-random = náhodně
option-max-rounds = Poslední kolo
option-max-rounds-text = Pokud do té doby nikdo nevyhrál, hra končí nerozhodně. Běžně bývá mnohem kratší.


## Moves: a sentence for the confirm bar and the list of moves

move-keep = Nechat si karty v ruce
move-exchange = Odhodit celou ruku a líznout stejně karet
move-exchange-count = { $count ->
        [one] Odhodit celou ruku ({ $count } kartu) a líznout stejně nových
        [few] Odhodit celou ruku ({ $count } karty) a líznout stejně nových
       *[other] Odhodit celou ruku ({ $count } karet) a líznout stejně nových
    }
move-skip = Vynechat tento krok
move-create = Vyložit kartu { $card } lícem dolů jako nového tvora
move-add = Dát { $creature-dative } vlastnost { $half }
move-activate = Aktivovat { $creature-accusative }
move-metamorph = Vzít si { $old-accusative } do ruky a dát místo něj { $half-accusative }
move-turn = Otočit kartu { $old } druhou polovinou
move-turn-new = Otočit kartu { $old }: teď na ní platí { $new }
move-scare = Postrašit { $target-accusative }: do konce tahu jeho vlastnosti neplatí
move-wake = Probudit { $target-accusative } a na konci tahu usnout
move-gain = Vzít energii z { $part-genitive }
move-gain-amount = { $amount ->
        [1] Vzít 1 energii z { $part-genitive }: bude { $energy } ze 4
       *[2] Vzít 2 energie, první z { $part-genitive }, a usnout: bude { $energy } ze 4
    }
move-transmute = Transmutovat tvora
move-transmute-tokens = Transmutovat tvora: žetonů budeš mít { $tokens }
move-attack = Zaútočit na { $target-accusative }
move-sleep = Usnout
move-apply = Použít { $power-accusative }
move-apply-burnt = Použít { $power-accusative } a spálit { $burnt-accusative }
move-stop = Ukončit útok
move-burn = Odhodit { $burnt-accusative } a vzít ještě 1 energii
move-give = { $ally-start } získá 1 energii
move-decline = Nedělat nic


## Short labels of what can be chosen, for buttons

choose-keep = Nechat si ruku
choose-exchange = Vyměnit ruku
choose-skip = Vynechat
choose-create = Nový tvor
choose-metamorph = Vyměnit vlastnost
choose-turn = Otočit kartu
choose-scare = Postrašit
choose-wake = Probudit
choose-gain = Vzít energii
choose-transmute = Transmutovat
choose-attack = Zaútočit
own-attack = Vlastního tvora
own-scare = Vlastního tvora
choose-sleep = Usnout
choose-stop = Ukončit útok
choose-decline = Nedělat nic


## Questions: to the player who is asked, and what the others read

question-exchange = Nové kolo: nech si ruku, nebo ji celou vyměň.
question-exchange-other = { $asked } volí, zda vymění ruku.
question-create = Krok 1: vylož kartu jako nového tvora, nebo krok vynech.
question-create-other = { $asked }: krok 1, nový tvor.
question-add = Krok 2: dej jednomu ze svých tvorů vlastnost, nebo krok vynech.
question-add-other = { $asked }: krok 2, nová vlastnost.
question-activate = Krok 3: kterého tvora aktivuješ?
question-activate-other = { $asked } vybírá tvora k aktivaci.
question-act = { $creature-start } je aktivovaný. Co udělá?
question-act-other = { $asked } volí, co udělá { $creature }.
question-second-part = { $creature-start } je hltavý. Odkud bude druhá energie?
question-second-part-other = { $asked } volí, odkud bude druhá energie.
question-scorch = { $creature-start } smí spálit jednu svou vlastnost a získat ještě 1 energii.
question-scorch-other = { $asked } volí, zda spálí vlastnost: { $creature }.
question-apply = { $creature-start } útočí na { $target-accusative }. Kterou vlastnost použije teď?
question-apply-other = { $creature-start } útočí na { $target-accusative }: { $asked } vybírá vlastnost.
question-generous = { $creature-start } byl štědrý: který tvůj tvor získá 1 energii?
question-generous-other = { $asked } vybírá, kdo získá 1 energii.


## Events: lines of the log

event-round-begins = Začíná kolo { $round }. { $source }: dole { $lower }, nahoře { $upper }.
event-goes-first = Kolo začíná { $seat }.
event-keeps-hand = { $seat } si nechává ruku.
event-exchanges-hand = { $count ->
        [one] { $seat } odhazuje celou ruku: { $count } kartu.
        [few] { $seat } odhazuje celou ruku: { $count } karty.
       *[other] { $seat } odhazuje celou ruku: { $count } karet.
    }
event-draws = { $count ->
        [one] { $seat } lízá { $count } kartu.
        [few] { $seat } lízá { $count } karty.
       *[other] { $seat } lízá { $count } karet.
    }
event-reshuffles = Balíček je prázdný: odhozené karty se zamíchaly, je jich { $count }.
event-round-ends = Kolo { $round } končí.
event-turn-begins = Na tahu: { $seat }.
event-creates = { $seat } vytváří tvora { $creature-id }.
event-adds = { $seat } dává { $creature-dative } vlastnost { $property }.
event-nothing-awake = { $seat } nemá vzhůru žádného tvora.
event-activates = { $creature-start } je aktivovaný.
event-metamorphs = { $creature-start } mění { $old-accusative } za { $new-accusative }.
event-turns-card = { $creature-start } otáčí kartu: { $new } místo { $old-genitive }.
event-scares = { $creature-start } straší { $target-accusative }: do konce tahu jeho vlastnosti neplatí.
event-wakes = { $creature-start } budí { $target-accusative }.
event-takes-energy = { $creature-start } bere 1 energii z { $part-genitive }.
event-falls-asleep = { $creature-start } usíná.
event-transmutes = { $creature-start } transmutuje: žeton číslo { $tokens }.
event-gives = { $creature-start } byl štědrý: { $ally } získává 1 energii.
event-attacks = { $creature-start } útočí na { $target-accusative }!
event-drains = { $creature-start } používá vlastnost { property-vampire }: { $target } ztrácí 1 energii.
event-burns-property = { $creature-start } spaluje { $target-dative } { $property-accusative }.
event-lulls = { $creature-start } uspává { $target-accusative }.
event-fails = { $creature-start } používá { $property-accusative } marně: { $target }.
event-gains-energy = { $creature-start } získává 1 energii.
event-scorches = { $creature-start } spaluje vlastní { $property-accusative } a získává ještě 1 energii.
event-pricks = { $target-start } je ostnatý: { $creature } ztrácí 1 energii.
event-wins = { $seat } vyhrává, žetonů: { $tokens }!
event-shadow-wins = { $creature-start } se transmutoval: vyhrál Stín.
event-rounds-are-over = Kolo { $round } bylo poslední: nikdo nevyhrál.
event-shadow-goes-first = První je na tahu Stín.
event-shadow-begins = Na tahu je Stín.
event-shadow-creates = Stínu všichni spí: z vrchní karty balíčku je { $creature }.
event-shadow-has-no-card = Na Stín už žádná karta nezbyla.
event-shadow-active = { $creature-start } se aktivuje: z těch vzhůru má nejvíc energie ({ $energy }).
event-shadow-active-choice = Nejvíc energie ({ $energy }) má několik tvorů. Karta volby { $choice }: aktivuje se { $creature }.
event-shadow-draws = Stín odkrývá kartu { $one } / { $two }. Karta volby { $choice }: { $property }.
event-shadow-adds = { $creature-start } dostává vlastnost { $property }.
event-shadow-adds-right = Aktivovaný tvor už vlastnost { $property } má, proto ji dostává soused vpravo: { $creature }.
event-shadow-discards = Vlastnost { $property } nemůže dostat aktivovaný tvor ani soused vpravo: karta se odhazuje.
event-shadow-wakes = { $creature-start } je dotěrný a budí { $target-accusative }: nikdo jiný Stínu nespí.
event-shadow-wakes-choice = { $creature-start } je dotěrný. Karta volby { $choice }: budí { $target-accusative }.
event-shadow-target = { $creature-start } míří na { $target-accusative }: jiný cíl tu není.
event-shadow-target-choice = { $creature-start } hledá cíl. Karta volby { $choice }: { $target }.
event-shadow-no-target = { $creature-start } nemá na koho zaútočit.
event-shadow-is-kept-off = Útok se nekoná: { $target-accusative } chrání { $property } a { $creature } ustupuje.
event-shadow-would-fail = Útok se nekoná: { $creature } by ničím neuškodil, cíl je { $target }.
event-shadow-picks = Přijít lze jen o { $property-accusative }: { $creature }.
event-shadow-picks-choice = Karta volby { $choice } ukazuje na { $property-accusative }: { $creature }.
event-shadow-rests = { $creature-start } nedělá nic.
event-shadow-reshuffles = Karty volby došly, všech { $count } se zamíchalo.


## Refusals: why not, and what would help

refusal-exchange-first = Nejdřív řekni, zda si ruku necháš, nebo ji vyměníš.
refusal-exchange-is-over = Ruka se vyměňuje jen na začátku kola.
refusal-create-first = Ještě ne: tah jde po řadě, nový tvor, nová vlastnost, aktivace. Dokonči tento krok, nebo ho vynech.
refusal-step-is-over = Tento krok tvého tahu už skončil. Přijde znovu v příštím tahu.
refusal-not-now = Na tohle teď není chvíle. Nejdřív odpověz na otázku hry.
refusal-not-in-hand = Tuhle kartu nemáš v ruce.
refusal-no-such-half = Na téhle kartě vlastnost { $half } není.
refusal-no-such-creature = Takový tvor na stole není.
refusal-not-your-creature = Vlastnosti můžeš dávat jen svým tvorům.
refusal-has-property = Žádný tvor nemůže mít stejnou vlastnost dvakrát. Vyber jinou.
refusal-must-activate = Máš vzhůru tvora, a tak jednoho musíš aktivovat. Může třeba jen usnout.
refusal-activate-your-own = Aktivovat můžeš jen svého tvora.
refusal-is-asleep = { $last-start } spí a aktivovat ho nelze. Probudí se na konci kola, nebo když ho někdo vzbudí.
refusal-is-activated = Jeden tvor už je aktivovaný. Vyměnit ho nelze.
refusal-used-in-activation = Aktivovaný tvor už tuto vlastnost použil. Lze to jednou za aktivaci.
refusal-must-act = Aktivovaný tvor teď musí něco udělat: vzít energii, transmutovat, zaútočit, nebo usnout.
refusal-needs-property = Na horní část aktivovaný tvor nedosáhne: potřebuje vlastnost, která je tam uvedena, nebo { property-omnivorous }.
refusal-part-is-empty = Z { $part-genitive } zdroje už není co brát.
refusal-scale-is-full = Aktivovaný tvor je plný: má 4 energie. Může transmutovat.
refusal-too-little-energy = K transmutaci je potřeba 4 energií; s vlastností { property-small }, je-li všech vlastností nejvýš 3, stačí 3.
refusal-too-many-properties = Aktivovaný tvor je malý, ale má víc než 3 vlastnosti, takže potřebuje 4 energie.
refusal-no-attack-property = Aktivovaný tvor nemá útočnou vlastnost: { property-vampire }, { property-fire-breathing } ani { property-soporific }.
refusal-not-itself = Sám sobě to tvor udělat nemůže. Vyber jiného.
refusal-no-such-target = Takový tvor na stole není.
refusal-target-is-astral = { $last-start } je astrální: zaútočit na něj může jen astrální tvor.
refusal-attacker-is-astral = Aktivovaný tvor je astrální a může útočit jen na toho, u koho { property-astral } právě platí.
refusal-target-is-flying = { $last-start } létá: zaútočit na něj může jen tvor s méně vlastnostmi.
refusal-target-is-invisible = { $last-start } je neviditelný a spí: dokud se neprobudí, nelze na něj zaútočit.
refusal-must-apply-one = Útok použije aspoň jednu útočnou vlastnost. Vyber ji.
refusal-attack-goes-on = Probíhá útok. Použij útočnou vlastnost; po první ho můžeš ukončit.
refusal-not-its-power = Tohle není útočná vlastnost útočníka.
refusal-applied-already = Tato vlastnost už byla v tomto útoku použita.
refusal-name-the-property = Vyber, kterou vlastnost cíle spálíš.
refusal-not-to-burn = { property-fire-breathing } spaluje vlastnost napadeného tvora, a jen tu.
refusal-not-metamorph = Aktivovaný tvor nemá vlastnost { property-metamorph }.
refusal-metamorph-stays = { property-metamorph } nemůže vyměnit sám sebe. Vyber jinou vlastnost.
refusal-not-its-property = Vyměnit lze jen vlastnost aktivovaného tvora.
refusal-not-scary = Aktivovaný tvor nemá vlastnost { property-scary }.
refusal-nothing-to-scare = { $last-start } nemá vlastnosti, není co potlačit.
refusal-not-annoying = Aktivovaný tvor nemá vlastnost { property-annoying }.
refusal-annoyed-this-round = Aktivovaný tvor už v tomto kole někoho probudil. Lze to jednou za kolo.
refusal-is-awake = { $last-start } nespí. Probudit lze jen spícího tvora.
refusal-not-to-scorch = Spálit lze jen vlastnost samotného spalujícího tvora.
refusal-second-is-due = Hltavý tvor bere 2 energie. Vyber, odkud bude druhá.
refusal-not-an-ally = Dar je pro jiného tvého tvora.
refusal-ally-is-full = { $last-start } už má 4 energie. Vyber jiného.
refusal-gift-is-open = Nejdřív vyber, kdo energii získá, nebo nikdo.


## How the game ends (MAG-5.5)

ending-goal = Cíl je splněn.
ending-shadow = Stín transmutoval tvora.
ending-max-rounds = Poslední kolo skončilo.


## Steps of a round and of a turn

phase-exchange = Výměna
phase-exchange-text = Na začátku kola smí každý vyměnit celou ruku.
phase-create = Nový tvor
phase-create-text = Smíš vyložit jednu kartu lícem dolů jako nového tvora.
phase-add = Nová vlastnost
phase-add-text = Smíš podložit jednu kartu pod svého tvora jako vlastnost.
phase-act = Aktivace
phase-act-text = Jeden tvor, který je vzhůru, se aktivuje a jedná.


### browser

## Words that only the page says

ui-shadow = Stín
ui-shadow-text = Hraje podle pravidla: rozhodují jeho karty a karty volby. Vyhraje, jakmile transmutuje jednoho tvora.
ui-shadow-deeds = Co udělal Stín
ui-shadow-record = Výhry: { $won } / { $games }
ui-start-over = Začít znovu
ui-start-over-sure = Opustit tuto hru a začít novou
ui-round = Kolo { $round }
ui-source = Zdroj energie
ui-sources-left = { $count ->
        [0] Všechny zdroje se už objevily
        [one] Ještě přijde { $count } zdroj
        [few] Ještě přijdou { $count } zdroje
        [many] Ještě přijde { $count } zdroje
       *[other] Ještě přijde { $count } zdrojů
    }
ui-sources-seen = Pod balíčkem v tomto pořadí: { $sources }
ui-for-everybody = pro všechny
ui-for-property = { $property }
ui-piles = Balíčky
ui-discard-count = { $count ->
        [0] Odhazovací balíček je prázdný
        [one] { $count } odhozená karta
        [few] { $count } odhozené karty
        [many] { $count } odhozené karty
       *[other] { $count } odhozených karet
    }
ui-choices-count = { $count ->
        [0] Všechny karty volby jsou otočené
        [one] Zbývá { $count } karta volby
        [few] Zbývají { $count } karty volby
        [many] Zbývá { $count } karty volby
       *[other] Zbývá { $count } karet volby
    }
ui-choices-text = Kde má Stín více možností, odpočítá je zleva číslo na další kartě volby.
ui-choices-turned = Otočené od posledního míchání: { $numbers }.
ui-property-deck-text = Když dojde, zamíchá se odhazovací balíček a stane se novým.
ui-race = Transmutace
ui-tokens-of = { $player }: transmutace { $tokens } / { $goal }
ui-tokens-count = transmutace: { $tokens } / { $goal }
ui-transmutations = Transmutace
ui-energy-left = Energie na tvorech
ui-creatures-left = Tvorové na stole
ui-creatures-count = { $count ->
        [0] žádní tvorové
        [one] { $count } tvor
        [few] { $count } tvorové
        [many] { $count } tvora
       *[other] { $count } tvorů
    }
ui-no-creatures = Žádní tvorové
ui-new-cards = { $count ->
        [one] skončí-li teď kolo, přijde { $count } karta
        [few] skončí-li teď kolo, přijdou { $count } karty
        [many] skončí-li teď kolo, přijde { $count } karty
       *[other] skončí-li teď kolo, přijde { $count } karet
    }
ui-hand-outlook = { $count ->
        [one] Kdyby kolo skončilo teď, přišla by ti { $count } karta.
        [few] Kdyby kolo skončilo teď, přišly by ti { $count } karty.
        [many] Kdyby kolo skončilo teď, přišlo by ti { $count } karty.
       *[other] Kdyby kolo skončilo teď, přišlo by ti { $count } karet.
    }
ui-new-creature = Nový tvor
ui-property-card-text = Vylož ji lícem dolů jako nového tvora, nebo ji podlož pod svého tvora jednou polovinou.
ui-everybody-knows = tuto kartu znají všichni
ui-known-card = V této ruce
ui-its-own-card = Jeho vlastní karta
ui-other-half = Druhá polovina karty
ui-energy-of = energie { $energy } / { $cells }
ui-asleep = spí
ui-awake = vzhůru
ui-is-active = aktivovaný
ui-silenced = tento tah neplatí
ui-used-already = už použito
ui-can-transmute = má dost energie na transmutaci
ui-can-attack = Může zaútočit na
ui-can-be-attacked-by = Může na něj zaútočit


## Jak hra skončila a co se počítá

ui-nth-turn = Kolo { $turn }
measure-tokens = Transmutace
measure-energy = Energie
measure-creatures = Tvorové
measure-tokens-count = { $count ->
        [one] { $count } transmutace
        [few] { $count } transmutace
        [many] { $count } transmutace
       *[other] { $count } transmutací
    }
ending-tie-energy = { $count ->
        [one] { $first } a { $second }: oba mají { $count } transmutaci. { $first } má víc energie: { $more } proti { $less }.
        [few] { $first } a { $second }: oba mají { $count } transmutace. { $first } má víc energie: { $more } proti { $less }.
        [many] { $first } a { $second }: oba mají { $count } transmutace. { $first } má víc energie: { $more } proti { $less }.
       *[other] { $first } a { $second }: oba mají { $count } transmutací. { $first } má víc energie: { $more } proti { $less }.
    }
ending-tie-creatures = { $count ->
        [one] { $first } a { $second }: oba mají { $count } transmutaci. I energie mají stejně, ale { $first } má víc tvorů: { $more } proti { $less }.
        [few] { $first } a { $second }: oba mají { $count } transmutace. I energie mají stejně, ale { $first } má víc tvorů: { $more } proti { $less }.
        [many] { $first } a { $second }: oba mají { $count } transmutace. I energie mají stejně, ale { $first } má víc tvorů: { $more } proti { $less }.
       *[other] { $first } a { $second }: oba mají { $count } transmutací. I energie mají stejně, ale { $first } má víc tvorů: { $more } proti { $less }.
    }
ending-shadow-wins = Vítězí Stín.
ui-creature-number = Tvor { $number }


## What a coach says

advice-what-exchange = Kolo začíná novým zdrojem energie. Ruku si můžeš nechat, nebo ji jednou celou vyměnit.
advice-what-create = Karta vyložená lícem dolů se stane tvorem. Tvor s energií ti na konci kola přinese kartu.
advice-what-add = Karta pod tvorem mu hned dá jednu ze svých dvou vlastností. Druhá polovina se nepočítá.
advice-what-activate = Každý tah jedná jeden tvůj tvor, který je vzhůru. Se 4 energiemi může transmutovat a transmutace vyhrávají hru.
advice-what-act = Tvor vezme energii, zaútočí, transmutuje, nebo usne. Co platí při aktivaci, přijde před tím.
advice-what-second-part = Hltavý tvor bere dvě energie najednou. Ber tam, kam dosáhnou i ostatní.
advice-what-scorch = Můžeš spálit vlastnost za další energii. Udělej to, když to přiblíží transmutaci.
advice-what-apply = Každá útočná vlastnost se použije jednou, v libovolném pořadí. Každá úspěšná dá 1 energii.
advice-what-generous = Tvůj tvor nechává dárek: jiný tvůj tvor získá 1 energii.
advice-the-shadow = Stínu stačí jediná transmutace, ty potřebuješ tři. Jedná po každém tvém tahu, tak drž jeho tvory zkrátka.
advice-few-creatures = V sólové hře je lepší pár silných tvorů než dav: každý tvůj tah dává tah i Stínu.
advice-poor-source = Zdroj má pro všechny bdělé jen tolik energie: { $energy }. Pospěš si, nebo ji získej útokem.
advice-opens = { $property }: pro { $creature-accusative } se otevře horní část zdroje.
advice-shields = { $attacker-start } by mohl zaútočit na { $creature-accusative }. Zabrání tomu { $property }.
advice-nearer = S touto vlastností stačí méně: { $property }. Pak { $creature-dative } k transmutaci chybí: { $missing }.
advice-stays-small = { $creature-start } je malý a má 3 vlastnosti. Se čtvrtou bude zase potřebovat 4 energie.
advice-ready = { $creature-start } má dost energie. Aktivuj ho a nech ho transmutovat.
advice-wins = { $creature-start } může transmutovat a tím vyhraješ. Aktivuj ho!
advice-transmute-now = { $creature-start } může transmutovat hned. Kdo čeká, toho můžou okrást nebo uspat.
advice-good-attack = Útok na { $target-accusative } přinese energii: { $gain }. Potom { $creature } usne.
advice-take-energy = Ve zdroji je energie a { $creature-dative } jí ještě chybí: { $missing }.
advice-can-wake = Než začne jednat, { $creature } může probudit { $target-accusative }. Na konci tahu usne sám.
advice-ends-round = { $creature-start } je poslední vzhůru. Až usne, kolo skončí a přijdou nové karty a energie.
advice-shadow-near = { $creature-start } má vítězství na dosah. Chybí mu energie: { $missing }. Zaútoč na něj, nebo ho uspi.
advice-rival-near = { $creature-start } má blízko k transmutaci. Chybí mu energie: { $missing }.
advice-may-be-attacked = { $attacker-start } by mohl zaútočit na { $creature-accusative }, který má co ztratit.


## What a move leads to

ahead-wins = To je žeton číslo { $tokens }: vyhraješ!
ahead-tokens = To je žeton číslo { $tokens }.
ahead-gift = Pak jiný tvůj tvor získá 1 energii.
ahead-fails = { $property } proti němu neuspěje.
ahead-succeeds = { $property } uspěje: získáš 1 energii.
ahead-spiky = { $target-start } má ostny: tvůj tvor ztratí 1 energii.
ahead-energy = { $creature-start }: energie bude { $energy }.
ahead-part-left = { $count ->
        [0] Nic tam nezbude.
       *[other] Energie tam zbude: { $count }.
    }
ahead-ends-round = Nikdo jiný není vzhůru: kolo tím skončí.
ahead-falls-asleep = { $creature-start } potom usne.
ahead-only-sleeps = { $creature-start } teď může jen usnout.
ahead-new-hand = Odhodíš ruku a vezmeš si karet: { $count }.
ahead-missing = K transmutaci bude chybět: { $creature }, energie { $energy }.
ahead-becomes = Bude to { $property }.


## What comes next

next-card = kartu
next-property = jednu z jejích vlastností
next-creature = { $whose ->
        [own] svého tvora
        [other] cizího tvora
       *[any] tvora
    }
next-laid = vlastnost
next-part = část zdroje
next-attack-target = na koho zaútočit
next-scare-target = koho vyděsit
next-wake-target = koho vzbudit
next-metamorph-old = kterou vlastnost vzít zpět
next-metamorph-card = kartu místo ní
next-turn-old = kterou kartu otočit
next-apply-burnt = kterou vlastnost spálit


## What a touch does

verb-create = stane se tvorem
verb-add = dostane vlastnost
verb-metamorph = vyměnit
verb-turn = otočit
verb-scare = vyděsit
verb-wake = vzbudit
verb-attack = zaútočit
verb-apply = spálit

## Natural history: one true line for each

lore-property-vampire = Netopýři upíři se o vypitou krev dělí s hladovými sousedy.
lore-property-fire-breathing = Brouk prskavec stříká na nepřátele tekutinu horkou jako vroucí voda.
lore-property-soporific = Šťáva z máku uspává lidi už přes čtyři tisíce let.
lore-property-scary = Babočka paví oko rozevře na křídlech dvě veliké oči a ptáci se leknou.
lore-property-annoying = Vrány tahají orly za ocas, aby upustili kořist.
lore-property-metamorph = V kukle se tělo housenky z větší části rozpustí a postaví znovu.
lore-property-scorching = Mloci vylézali z hořících polen, a tak lidé věřili, že žijí v ohni.
lore-property-greedy = Sojka za jediný podzim ukryje několik tisíc žaludů.
lore-property-small = Na Sicílii žili sloni vysocí metr. Z jejich lebek snad vznikli kyklopové.
lore-property-astral = Vrubouni se v noci řídí podle Mléčné dráhy.
lore-property-flying = Quetzalcoatlus létal na desetimetrových křídlech a byl vysoký jako žirafa.
lore-property-invisible = Skleněná žába ve spánku ukryje krev do jater a zprůhlední.
lore-property-spiky = Ježek nosí asi pět tisíc bodlin.
lore-property-omnivorous = V žaludcích žraloků tygřích se našly pneumatiky i poznávací značky.
lore-property-wise = Krkavec myslí dopředu: schová si nástroj, který bude potřebovat zítra.
lore-property-generous = Delfíni nadnášejí nemocného druha k hladině, aby mohl dýchat.
