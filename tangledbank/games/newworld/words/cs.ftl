# Czech: Evolution: New World. Names of traits and areas follow NEW-1.4 and NEW-1.6 of docs/rules/newworld.md; all texts are our own.


## The game on the shelf

game-newworld = Evoluce: Nový svět
game-newworld-text = Nové země, noví sousedé: usaď se tam, kde mají tvoji živočichové z čeho žít.


## Traits: names as terms, for use inside other texts. Czech with its cases; they agree with the word rys.

-trait-carnivorous = { $case ->
       *[nominative] Masožravý
        [genitive] Masožravého
        [accusative] Masožravý
        [instrumental] Masožravým
    }
-trait-fat = { $case ->
       *[nominative] Vypasený
        [genitive] Vypaseného
        [accusative] Vypasený
        [instrumental] Vypaseným
    }
-trait-swimming = { $case ->
       *[nominative] Plavající
        [genitive] Plavajícího
        [accusative] Plavající
        [instrumental] Plavajícím
    }
-trait-massive = { $case ->
       *[nominative] Robustní
        [genitive] Robustního
        [accusative] Robustní
        [instrumental] Robustním
    }
-trait-nocturnal = { $case ->
       *[nominative] Noční
        [genitive] Nočního
        [accusative] Noční
        [instrumental] Nočním
    }
-trait-sharp-sighted = { $case ->
       *[nominative] Ostrozraký
        [genitive] Ostrozrakého
        [accusative] Ostrozraký
        [instrumental] Ostrozrakým
    }
-trait-running = { $case ->
       *[nominative] Běhavý
        [genitive] Běhavého
        [accusative] Běhavý
        [instrumental] Běhavým
    }
-trait-horned = { $case ->
       *[nominative] Rohatý
        [genitive] Rohatého
        [accusative] Rohatý
        [instrumental] Rohatým
    }
-trait-elusive = { $case ->
       *[nominative] Nepolapitelný
        [genitive] Nepolapitelného
        [accusative] Nepolapitelný
        [instrumental] Nepolapitelným
    }
-trait-repellent = { $case ->
       *[nominative] Odpudivý
        [genitive] Odpudivého
        [accusative] Odpudivý
        [instrumental] Odpudivým
    }
-trait-mimicking = { $case ->
       *[nominative] Napodobující
        [genitive] Napodobujícího
        [accusative] Napodobující
        [instrumental] Napodobujícím
    }
-trait-camouflaged = { $case ->
       *[nominative] Maskovaný
        [genitive] Maskovaného
        [accusative] Maskovaný
        [instrumental] Maskovaným
    }
-trait-burrowing = { $case ->
       *[nominative] Norující
        [genitive] Norujícího
        [accusative] Norující
        [instrumental] Norujícím
    }
-trait-flying = { $case ->
       *[nominative] Létající
        [genitive] Létajícího
        [accusative] Létající
        [instrumental] Létajícím
    }
-trait-herding = { $case ->
       *[nominative] Stádní
        [genitive] Stádního
        [accusative] Stádní
        [instrumental] Stádním
    }
-trait-poisonous = { $case ->
       *[nominative] Jedovatý
        [genitive] Jedovatého
        [accusative] Jedovatý
        [instrumental] Jedovatým
    }
-trait-intelligent = { $case ->
       *[nominative] Inteligentní
        [genitive] Inteligentního
        [accusative] Inteligentní
        [instrumental] Inteligentním
    }
-trait-scavenging = { $case ->
       *[nominative] Mrchožravý
        [genitive] Mrchožravého
        [accusative] Mrchožravý
        [instrumental] Mrchožravým
    }
-trait-hoofed = { $case ->
       *[nominative] Kopytnatý
        [genitive] Kopytnatého
        [accusative] Kopytnatý
        [instrumental] Kopytnatým
    }
-trait-adaptable = { $case ->
       *[nominative] Přizpůsobivý
        [genitive] Přizpůsobivého
        [accusative] Přizpůsobivý
        [instrumental] Přizpůsobivým
    }
-trait-hibernating = { $case ->
       *[nominative] Hibernující
        [genitive] Hibernujícího
        [accusative] Hibernující
        [instrumental] Hibernujícím
    }
-trait-thieving = { $case ->
       *[nominative] Zlodějský
        [genitive] Zlodějského
        [accusative] Zlodějský
        [instrumental] Zlodějským
    }
-trait-metamorphic = { $case ->
       *[nominative] Metamorfující
        [genitive] Metamorfujícího
        [accusative] Metamorfující
        [instrumental] Metamorfujícím
    }
-trait-communicating = { $case ->
       *[nominative] Komunikující
        [genitive] Komunikujícího
        [accusative] Komunikující
        [instrumental] Komunikujícím
    }
-trait-cooperating = { $case ->
       *[nominative] Spolupracující
        [genitive] Spolupracujícího
        [accusative] Spolupracující
        [instrumental] Spolupracujícím
    }
-trait-mutualistic = { $case ->
       *[nominative] Vzájemně prospěšný
        [genitive] Vzájemně prospěšného
        [accusative] Vzájemně prospěšný
        [instrumental] Vzájemně prospěšným
    }
-trait-stagnant = { $case ->
       *[nominative] Stagnující
        [genitive] Stagnujícího
        [accusative] Stagnující
        [instrumental] Stagnujícím
    }
-trait-adverse-mutation = { $case ->
       *[nominative] Nepříznivě zmutovaný
        [genitive] Nepříznivě zmutovaného
        [accusative] Nepříznivě zmutovaný
        [instrumental] Nepříznivě zmutovaným
    }
-trait-parasitized = { $case ->
       *[nominative] Napadený parazitem
        [genitive] Napadeného parazitem
        [accusative] Napadený parazitem
        [instrumental] Napadeným parazitem
    }


## Traits: names to show, and what each does

trait-carnivorous = { -trait-carnivorous }
    .genitive = { -trait-carnivorous(case: "genitive") }
    .accusative = { -trait-carnivorous(case: "accusative") }
    .instrumental = { -trait-carnivorous(case: "instrumental") }
trait-carnivorous-text = Potřeba +1. Jednou za fázi krmení může jako základní akci zaútočit na jiného živočicha; když ho sežere, dostane až 2 modré žetony. Dokud je hladový a má na koho zaútočit, nesmíš pasovat.
trait-fat = { -trait-fat }
    .genitive = { -trait-fat(case: "genitive") }
    .accusative = { -trait-fat(case: "accusative") }
    .instrumental = { -trait-fat(case: "instrumental") }
trait-fat-text = Uloží 1 přebytečný žeton potravy jako tukovou zásobu, která zůstává i do dalších období. Ve fázi vymírání může zásoba živočicha nakrmit. Těchto karet může mít víc.
trait-swimming = { -trait-swimming }
    .genitive = { -trait-swimming(case: "genitive") }
    .accusative = { -trait-swimming(case: "accusative") }
    .instrumental = { -trait-swimming(case: "instrumental") }
trait-swimming-text = Zaútočit na něj mohou jen predátoři s rysem { -trait-swimming }. Smí brát potravu a úkryty v Jezerech.
trait-massive = { -trait-massive }
    .genitive = { -trait-massive(case: "genitive") }
    .accusative = { -trait-massive(case: "accusative") }
    .instrumental = { -trait-massive(case: "instrumental") }
trait-massive-text = Potřeba +1. Zaútočit na něj mohou jen predátoři s rysem { -trait-massive }. Smí brát potravu a úkryty v Savaně.
trait-nocturnal = { -trait-nocturnal }
    .genitive = { -trait-nocturnal(case: "genitive") }
    .accusative = { -trait-nocturnal(case: "accusative") }
    .instrumental = { -trait-nocturnal(case: "instrumental") }
trait-nocturnal-text = Zaútočit na něj mohou jen predátoři s rysem { -trait-nocturnal }. Smí brát potravu a úkryty v Jeskyních.
trait-sharp-sighted = { -trait-sharp-sighted }
    .genitive = { -trait-sharp-sighted(case: "genitive") }
    .accusative = { -trait-sharp-sighted(case: "accusative") }
    .instrumental = { -trait-sharp-sighted(case: "instrumental") }
trait-sharp-sighted-text = Jako predátor může zaútočit i na živočichy s rysem { -trait-camouflaged }.
trait-running = { -trait-running }
    .genitive = { -trait-running(case: "genitive") }
    .accusative = { -trait-running(case: "accusative") }
    .instrumental = { -trait-running(case: "instrumental") }
trait-running-text = Při útoku hoď kostkou: na 4, 5 nebo 6 uteče a predátor nedostane nic.
trait-horned = { -trait-horned }
    .genitive = { -trait-horned(case: "genitive") }
    .accusative = { -trait-horned(case: "accusative") }
    .instrumental = { -trait-horned(case: "instrumental") }
trait-horned-text = Při útoku hoď kostkou: na 5 nebo 6 predátor zemře a útok končí.
trait-elusive = { -trait-elusive }
    .genitive = { -trait-elusive(case: "genitive") }
    .accusative = { -trait-elusive(case: "accusative") }
    .instrumental = { -trait-elusive(case: "instrumental") }
trait-elusive-text = Při útoku odlož jeden z jeho rysů: přežije a predátor dostane 1 modrý žeton.
trait-repellent = { -trait-repellent }
    .genitive = { -trait-repellent(case: "genitive") }
    .accusative = { -trait-repellent(case: "accusative") }
    .instrumental = { -trait-repellent(case: "instrumental") }
trait-repellent-text = Při útoku můžeš tuto kartu odložit: útok končí a predátor nedostane nic.
trait-mimicking = { -trait-mimicking }
    .genitive = { -trait-mimicking(case: "genitive") }
    .accusative = { -trait-mimicking(case: "accusative") }
    .instrumental = { -trait-mimicking(case: "instrumental") }
trait-mimicking-text = Jednou za fázi krmení při útoku pošle predátora na jiného tvého živočicha, na kterého tento predátor může zaútočit.
trait-camouflaged = { -trait-camouflaged }
    .genitive = { -trait-camouflaged(case: "genitive") }
    .accusative = { -trait-camouflaged(case: "accusative") }
    .instrumental = { -trait-camouflaged(case: "instrumental") }
trait-camouflaged-text = Zaútočit na něj mohou jen predátoři s rysem { -trait-sharp-sighted }.
trait-burrowing = { -trait-burrowing }
    .genitive = { -trait-burrowing(case: "genitive") }
    .accusative = { -trait-burrowing(case: "accusative") }
    .instrumental = { -trait-burrowing(case: "instrumental") }
trait-burrowing-text = Dokud je nakrmený, nejde na něj zaútočit.
trait-flying = { -trait-flying }
    .genitive = { -trait-flying(case: "genitive") }
    .accusative = { -trait-flying(case: "accusative") }
    .instrumental = { -trait-flying(case: "instrumental") }
trait-flying-text = Zaútočit na něj může jen predátor, který má méně rysů než on.
trait-herding = { -trait-herding }
    .genitive = { -trait-herding(case: "genitive") }
    .accusative = { -trait-herding(case: "accusative") }
    .instrumental = { -trait-herding(case: "instrumental") }
trait-herding-text = Zaútočit na něj může jen hráč, který má víc predátorů, než je na celém stole živočichů s rysem { -trait-herding }.
trait-poisonous = { -trait-poisonous }
    .genitive = { -trait-poisonous(case: "genitive") }
    .accusative = { -trait-poisonous(case: "accusative") }
    .instrumental = { -trait-poisonous(case: "instrumental") }
trait-poisonous-text = Predátor, který ho sežere, zemře ve fázi vymírání.
trait-intelligent = { -trait-intelligent }
    .genitive = { -trait-intelligent(case: "genitive") }
    .accusative = { -trait-intelligent(case: "accusative") }
    .instrumental = { -trait-intelligent(case: "instrumental") }
trait-intelligent-text = Při svém útoku může ignorovat jeden rys kořisti: ochranu, obranu nebo rys { -trait-poisonous }. Na dvě ochrany to nestačí.
trait-scavenging = { -trait-scavenging }
    .genitive = { -trait-scavenging(case: "genitive") }
    .accusative = { -trait-scavenging(case: "accusative") }
    .instrumental = { -trait-scavenging(case: "instrumental") }
trait-scavenging-text = Kdykoli při útoku někdo zemře, dostane 1 modrý žeton, pokud může žrát. Nejde spolu s rysem { -trait-carnivorous }.
trait-hoofed = { -trait-hoofed }
    .genitive = { -trait-hoofed(case: "genitive") }
    .accusative = { -trait-hoofed(case: "accusative") }
    .instrumental = { -trait-hoofed(case: "instrumental") }
trait-hoofed-text = Když si vezme červený žeton z oblasti, můžeš z téže oblasti odstranit ještě 1 červený žeton.
trait-adaptable = { -trait-adaptable }
    .genitive = { -trait-adaptable(case: "genitive") }
    .accusative = { -trait-adaptable(case: "accusative") }
    .instrumental = { -trait-adaptable(case: "instrumental") }
trait-adaptable-text = Smí brát potravu a úkryty v každé části každé oblasti.
trait-hibernating = { -trait-hibernating }
    .genitive = { -trait-hibernating(case: "genitive") }
    .accusative = { -trait-hibernating(case: "accusative") }
    .instrumental = { -trait-hibernating(case: "instrumental") }
trait-hibernating-text = Ve fázi vymírání můžeš tuto kartu odložit: hladový živočich přežije. Ne v posledním období.
trait-thieving = { -trait-thieving }
    .genitive = { -trait-thieving(case: "genitive") }
    .accusative = { -trait-thieving(case: "accusative") }
    .instrumental = { -trait-thieving(case: "instrumental") }
trait-thieving-text = Dodatečná akce, jednou za fázi krmení: ukradne 1 žeton potravy jinému živočichovi, který potravu má, ale je ještě hladový.
trait-metamorphic = { -trait-metamorphic }
    .genitive = { -trait-metamorphic(case: "genitive") }
    .accusative = { -trait-metamorphic(case: "accusative") }
    .instrumental = { -trait-metamorphic(case: "instrumental") }
trait-metamorphic-text = Dodatečná akce, jednou za fázi krmení: odlož jiný rys tohoto živočicha a přidej mu místo něj rys z ruky.
trait-communicating = { -trait-communicating }
    .genitive = { -trait-communicating(case: "genitive") }
    .accusative = { -trait-communicating(case: "accusative") }
    .instrumental = { -trait-communicating(case: "instrumental") }
trait-communicating-text = Párový. Když si jeden z dvojice vezme červený žeton z oblasti, druhý si z téže oblasti vezme 1 červený žeton, pokud může. Jednou za tah.
trait-cooperating = { -trait-cooperating }
    .genitive = { -trait-cooperating(case: "genitive") }
    .accusative = { -trait-cooperating(case: "accusative") }
    .instrumental = { -trait-cooperating(case: "instrumental") }
trait-cooperating-text = Párový. Když jeden z dvojice získá jakoukoli potravu, druhý dostane 1 modrý žeton, pokud může žrát. Jednou za tah.
trait-mutualistic = { -trait-mutualistic }
    .genitive = { -trait-mutualistic(case: "genitive") }
    .accusative = { -trait-mutualistic(case: "accusative") }
    .instrumental = { -trait-mutualistic(case: "instrumental") }
trait-mutualistic-text = Párový. Jeden z dvojice je chráněnec: nejde na něj zaútočit, ale nedostane potravu, dokud je jeho partner hladový.
trait-stagnant = { -trait-stagnant }
    .genitive = { -trait-stagnant(case: "genitive") }
    .accusative = { -trait-stagnant(case: "accusative") }
    .instrumental = { -trait-stagnant(case: "instrumental") }
trait-stagnant-text = Potřeba +1. Dá se přidat kterémukoli živočichovi, vlastnímu i cizímu: žádný další rys už dostat nemůže.
trait-adverse-mutation = { -trait-adverse-mutation }
    .genitive = { -trait-adverse-mutation(case: "genitive") }
    .accusative = { -trait-adverse-mutation(case: "accusative") }
    .instrumental = { -trait-adverse-mutation(case: "instrumental") }
trait-adverse-mutation-text = Potřeba +1. Jen na cizí živočichy: jejich ochranné rysy nefungují. Úkryt a obrany při útoku fungují dál.
trait-parasitized = { -trait-parasitized }
    .genitive = { -trait-parasitized(case: "genitive") }
    .accusative = { -trait-parasitized(case: "accusative") }
    .instrumental = { -trait-parasitized(case: "instrumental") }
trait-parasitized-text = Potřeba +2. Jen na cizí živočichy.


## Areas: .inside and .from are for sentences

area-unknown = oblast
    .inside = v oblasti
    .from = z oblasti
area-steppe = Step
    .inside = ve Stepi
    .from = ze Stepi
area-steppe-text = Tráva, kam oko dohlédne: nejvíc potravy ze všech oblastí.
area-taiga = Tajga
    .inside = v Tajze
    .from = z Tajgy
area-taiga-text = Šišky, bobule a skrýš pod smrky.
area-mangrove-forest = Mangrovový les
    .inside = v Mangrovovém lese
    .from = z Mangrovového lesa
area-mangrove-forest-text = Kořeny nad přílivem: potravy málo, zato se tu dá schovat.
area-rainforest = Deštný prales
    .inside = v Deštném pralese
    .from = z Deštného pralesa
area-rainforest-text = Plody po celý rok a listí, za kterým se dá zmizet.
area-coast = Pobřeží
    .inside = na Pobřeží
    .from = z Pobřeží
area-coast-text = Každý příliv prostře stůl pro tři.
area-swamps = Bažiny
    .inside = v Bažinách
    .from = z Bažin
area-swamps-text = Kdykoli někdo zemře, přibude tu 1 žeton potravy, nejvýš do 4. Co zbude, zůstává do dalšího období; prázdné bažiny začínají znovu s 1.
area-caves = Jeskyně
    .inside = v Jeskyních
    .from = z Jeskyní
area-caves-text = Tma a bezpečí pro toho, kdo se vyzná v noci.
area-mountains = Hory
    .inside = v Horách
    .from = z Hor
area-mountains-text = Skrovné louky mezi skalami.
area-savanna = Savana
    .inside = v Savaně
    .from = ze Savany
area-savanna-text = Vysoké stromy pro toho, kdo na ně dosáhne.
area-desert = Poušť
    .inside = v Poušti
    .from = z Pouště
area-desert-text = Jeden kaktus musí stačit všem.
area-lakes = Jezera
    .inside = v Jezerech
    .from = z Jezer
area-lakes-text = Čistá voda plná řas pro toho, kdo umí plavat.
area-meadows = Louky
    .inside = na Loukách
    .from = z Luk
area-meadows-text = Trocha jetele a důlek ve vysoké trávě.
area-glaciers = Ledovce
    .inside = na Ledovcích
    .from = z Ledovců
area-glaciers-text = Kde nikdo jiný nežije, najdou místo ti nejprostší.
area-tundra = Tundra
    .inside = v Tundře
    .from = z Tundry
area-tundra-text = Lišejníky a zakrslé vrby pod širokým nebem.
access-no-traits = Bez rysů


## How elements are called inside sentences
## $owner is a player's name (never declined), $owner-whose is "own" for the reader's own things and "other" for all else.
## .start is for the beginning of a sentence. The word živočich is masculine, and so is all that is said of it.

animal = { $owner-whose ->
        [own] živočich { $id }
       *[other] živočich { $id } ({ $owner })
    }
    .start = { $owner-whose ->
        [own] Živočich { $id }
       *[other] Živočich { $id } ({ $owner })
    }
    .genitive = { $owner-whose ->
        [own] živočicha { $id }
       *[other] živočicha { $id } ({ $owner })
    }
    .dative = { $owner-whose ->
        [own] živočichovi { $id }
       *[other] živočichovi { $id } ({ $owner })
    }
    .accusative = { $owner-whose ->
        [own] živočicha { $id }
       *[other] živočicha { $id } ({ $owner })
    }
    .instrumental = { $owner-whose ->
        [own] živočichem { $id }
       *[other] živočichem { $id } ({ $owner })
    }
animal-unknown = živočich { $id } (neví se čí)
    .start = Živočich { $id } (neví se čí)
    .genitive = živočicha { $id } (neví se čí)
    .dative = živočichovi { $id } (neví se čí)
    .accusative = živočicha { $id } (neví se čí)
    .instrumental = živočichem { $id } (neví se čí)
trait-unknown = rys
    .genitive = rysu
    .accusative = rys
    .instrumental = rysem


## Marks of animals, cards and seats

mark-fed = nakrmený
mark-full = víc nesní
mark-hungry = hladový
mark-sheltered = v úkrytu
mark-attacked = už útočil
mark-poisoned = otrávený
mark-asleep = hibernuje
mark-barred = čeká, až bude nakrmený partner
mark-ward = pod ochranou
mark-rotated = použito
mark-activated = použito v tomto tahu
mark-token = s tukovou zásobou
mark-passed = pasuje
mark-ignored = predátor ignoruje
fate-hunger = zemře hlady
fate-poison = zemře na otravu
fate-fat = přežije z tuku
fate-sleep = může hibernovat
ward = Chránit { $animal-accusative }


## Words of the board

ui-epoch = Období { $epoch } / { $epochs }
ui-last-epoch = Poslední období
ui-only-epoch = Jediné období
ui-areas = Oblasti
ui-area-food = potrava: { $count }
ui-area-shelters = { $count ->
        [0] žádný úkryt
        [one] { $count } úkryt
        [few] { $count } úkryty
        [many] { $count } úkrytu
       *[other] { $count } úkrytů
    }
ui-area-asks = jen pro: { $access }
ui-area-closed = sem nesmí { $animal }
ui-area-access-text = Potravu a úkryty si tu smí brát jen takoví živočichové, a také ti přizpůsobiví.
ui-area-deck = { $count ->
        [0] Žádné karty oblastí už nezbývají
        [one] Zbývá { $count } karta oblasti
        [few] Zbývají { $count } karty oblastí
        [many] Zbývá { $count } karty oblasti
       *[other] Zbývá { $count } karet oblastí
    }
ui-area-deck-text = Každé období přibude vlevo jedna karta a po vymírání odejde ta nejvíc vpravo. Když žádná nezbývá, hraje se poslední období.
ui-food-text = Ve tvém tahu si odsud může jeden z tvých živočichů vzít červený žeton, pokud sem smí a je hladový nebo má místo na tuk.
ui-shelter-text = Ve tvém tahu si ho může vzít jeden z tvých živočichů: do konce období na něj nejde zaútočit.
ui-deck-text = { $count ->
        [one] Odložená je { $count } karta. Až balíček dojde, zamíchá se z odložených nový.
        [few] Odložené jsou { $count } karty. Až balíček dojde, zamíchá se z odložených nový.
        [many] Odloženo je { $count } karty. Až balíček dojde, zamíchá se z odložených nový.
       *[other] Odloženo je { $count } karet. Až balíček dojde, zamíchá se z odložených nový.
    }
ui-card-text = Vylož ji jako nového živočicha, nebo jako jeden ze dvou rysů na ní.
ui-new-animal = Nový živočich
ui-discard-card = Odložit
ui-gene-pool = Genofond
ui-gene-pool-empty = Tvůj genofond je prázdný.
ui-gene-pool-count = { $count ->
        [one] Genofond: { $count } karta, kterou nikdo neviděl
        [few] Genofond: { $count } karty, které nikdo neviděl
        [many] Genofond: { $count } karty, kterou nikdo neviděl
       *[other] Genofond: { $count } karet, které nikdo neviděl
    }
ui-animals-of-all = Všichni živočichové
ui-animals-count = { $count ->
        [0] žádní živočichové
        [one] { $count } živočich
        [few] { $count } živočichové
        [many] { $count } živočicha
       *[other] { $count } živočichů
    }
ui-no-animals = Zatím žádní živočichové
ui-no-animals-own = Zatím nemáš žádného živočicha. Vylož kartu jako nového.
ui-no-animals-left = Žádný z tvých živočichů nežije.
ui-nobody-lives = Nikdo nežije.
ui-no-traits = Bez rysů
ui-food-of-need = { $need ->
        [2] Potrava { $food } ze { $need }
        [3] Potrava { $food } ze { $need }
        [4] Potrava { $food } ze { $need }
        [6] Potrava { $food } ze { $need }
        [7] Potrava { $food } ze { $need }
       *[other] Potrava { $food } z { $need }
    }
ui-fat-of-room = { $fat ->
        [2] Tuk { $stored } ze { $fat }
        [3] Tuk { $stored } ze { $fat }
        [4] Tuk { $stored } ze { $fat }
        [6] Tuk { $stored } ze { $fat }
        [7] Tuk { $stored } ze { $fat }
       *[other] Tuk { $stored } z { $fat }
    }
ui-hungry-count = { $count ->
        [one] { $count } hladový živočich
        [few] { $count } hladoví živočichové
        [many] { $count } hladového živočicha
       *[other] { $count } hladových živočichů
    }
ui-pair-of = pár: { $one } a { $two }
ui-shields = { $one } chrání: { $two }
ui-who-eats-whom = Kdo koho může sežrat
ui-can-eat = Může zaútočit na
ui-can-be-eaten-by = Může na něj zaútočit
ui-drop-one = Odložit jednu z jeho karet: přežije a predátor dostane 1 žeton potravy
ui-need-in-all = Tvoji živočichové potřebují celkem { $count } potravy.
ui-lacks = Ještě mu chybí potrava: { $count }.
ui-lacks-nothing = Potravy má dost.
ui-closed-to-it = Nesmí do oblastí: { $areas }.
ui-becomes-fat = Je nakrmený: žeton se uloží jako tuk.
ui-will-need = Bude potřebovat { $count } potravy.
ui-attack-brings = Přinese { $count } potravy.
ui-may-answer = Kořist se může bránit: { $answers }.
ui-no-answer = Kořist se nemá jak bránit.
ui-escapes-on = { $trait } (zachrání při { $count } hodech z 6)
ui-kills-on = { $trait } (zabije při { $count } hodech z 6)
ui-is-ignored = { $trait } se ignoruje.
ui-is-poison = Kořist je jedovatá: tvůj predátor zemře.
ui-would-starve = { $count ->
        [one] Zatím to vypadá, že zemře živočich { $animals }.
        [few] Zatím to vypadá, že zemřou živočichové { $animals }.
        [many] Zatím to vypadá, že zemřou živočichové { $animals }.
       *[other] Zatím to vypadá, že zemřou živočichové { $animals }.
    }
ui-all-live = Zatím to vypadá, že všichni tvoji živočichové přežijí.
ui-would-draw = Karet do dalšího období: { $count }.
ui-score-animal = živočich
ui-score-pairs = Párové rysy
ui-tie-break-text = Při shodě bodů vítězí ten, kdo má víc živých živočichů. Je-li i to stejné, vítězství je společné.
ui-tie-break-animals = { $count ->
        [one] { $player }: { $count } živý živočich
        [few] { $player }: { $count } živí živočichové
        [many] { $player }: { $count } živého živočicha
       *[other] { $player }: { $count } živých živočichů
    }


## ---- Sentences ----
