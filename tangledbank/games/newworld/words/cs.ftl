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
trait-metamorphic-text = Dodatečná akce, jednou za fázi krmení: odlož jiný rys tohoto živočicha a přidej mu místo něj rys z ruky (při nahodilých mutacích z vrchu genofondu).
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


## Natural history: one true line for each trait

lore-trait-carnivorous = Ze čtyř lovů se lvovi podaří asi jeden.
lore-trait-fat = Tuk velryby grónské je až půl metru silný.
lore-trait-swimming = Tučňák oslí plave rychlostí až 36 kilometrů za hodinu.
lore-trait-massive = Hroch spase za noc asi čtyřicet kilogramů trávy.
lore-trait-nocturnal = Sova má na perech třásně, proto létá neslyšně.
lore-trait-sharp-sighted = Každé oko vážky je složené až z 30 000 malých oček.
lore-trait-running = Gepard zrychlí na sto kilometrů za hodinu za tři vteřiny.
lore-trait-horned = Roh nosorožce je ze stejné látky jako naše nehty.
lore-trait-elusive = Bodlinatá myš nechá predátorovi kůži a naroste jí nová.
lore-trait-repellent = Skunk trefí svým sprejem cíl na tři metry.
lore-trait-mimicking = Neškodná korálovka vypadá jako smrtelně jedovatý korálovec.
lore-trait-camouflaged = Strašilka se dokonce kývá jako větvička ve větru.
lore-trait-burrowing = Jezevci si předávají nory z generace na generaci.
lore-trait-flying = Křídlo netopýra je ruka s kůží mezi dlouhými prsty.
lore-trait-herding = V nebezpečí se pižmoni postaví do kruhu a telata jsou uvnitř.
lore-trait-poisonous = Pitohui z Nové Guineje je pták s jedem v peří.
lore-trait-intelligent = Chobotnice umí odšroubovat víčko sklenice, i zevnitř.
lore-trait-scavenging = Kondor dokáže plachtit celé hodiny bez jediného mávnutí.
lore-trait-hoofed = Kůň stojí každou nohou na špičce jediného prstu.
lore-trait-adaptable = Krysy a potkani žijí na všech kontinentech kromě Antarktidy.
lore-trait-hibernating = Sysel arktický je v zimním spánku studenější než tající led.
lore-trait-thieving = Chaluhy berou jiným ptákům ryby, které ulovili.
lore-trait-metamorphic = Pulec má žábry a ocas, žába plíce a nohy.
lore-trait-communicating = Sloni se dorozumívají na kilometry tóny, které my neslyšíme.
lore-trait-cooperating = Kosatky společně zvednou vlnu, aby spláchly tuleně z kry.
lore-trait-mutualistic = Rybka čistič vplouvá svým zákazníkům bez úhony až do tlamy.
lore-trait-stagnant = Latimérie vypadá skoro jako její předci v době dinosaurů.
lore-trait-adverse-mutation = Bílí tygři jsou dílem vzácné mutace; v přírodě byl poslední viděn roku 1958.
lore-trait-parasitized = Rákosník krmí kukaččí mládě několikrát větší, než je sám.


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
mark-hungry = hladový
mark-sheltered = v úkrytu
mark-attacked = už útočil
mark-poisoned = otrávený
mark-asleep = hibernuje
mark-barred = čeká, až bude nakrmený partner
mark-rotated = použito
mark-activated = použito v tomto tahu
mark-token = s tukovou zásobou
mark-passed = pasuje
mark-ignored = predátor ignoruje
fate-hunger = zemře hlady
fate-poison = zemře na otravu
fate-fat = přežije z tuku
fate-sleep = může hibernovat
ward = { $animal }
    .alone = Chránit { $animal-accusative }


## What can be chosen next, as the object of “now choose …”

next-card = kartu
next-face = rys
next-animal = živočicha
next-trait = kartu rysu
next-food = potravu
next-shelter = úkryt
next-ward = koho chránit


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
ui-can-eat = Možná kořist
ui-can-be-eaten-by = Možní predátoři
ui-drop-one = Odložit jednu z jeho karet: přežije a predátor dostane 1 žeton potravy
ui-need-in-all = Tvoji živočichové potřebují celkem { $count } potravy.
ui-lacks = Ještě mu chybí potrava: { $count }.
ui-lacks-nothing = Potravy má dost.
ui-closed-to-it = Nesmí do oblastí: { $areas }.
ui-would-starve = { $count ->
        [one] Zatím to vypadá, že zemře živočich { $animals }.
        [few] Zatím to vypadá, že zemřou živočichové { $animals }.
        [many] Zatím to vypadá, že zemřou živočichové { $animals }.
       *[other] Zatím to vypadá, že zemřou živočichové { $animals }.
    }
ui-all-live = Zatím to vypadá, že všichni tvoji živočichové přežijí.
ui-would-draw = Na konci období dostaneš karet: { $count }.
ui-seat-draws = karet na konci období: { $count }
ui-area-cards = Karty oblastí
ui-evolution-cards = Karty vývoje
ui-score-animal = živočich
ui-score-pairs = Párové rysy


## ---- Sentences ----

## Options (NEW-0.4)

option-epochs = Období
option-epochs-text = Jak dlouho hra trvá. Každé období spotřebuje jednu kartu oblasti.
option-unlimited-hand = Neomezená ruka
option-unlimited-hand-text = Na konci období nemusíš odhazovat karty nad šest.
option-random-mutations = Nahodilé mutace
option-random-mutations-text = Místo ruky máš genofond, do kterého se nikdo nedívá: ty volíš, kdo se změní, a náhoda, jak.
option-catastrophe = Pohroma
option-catastrophe-text = Jediné období a dvacet karet pro každého. S jinými variantami se nespojuje.
option-first-player = První hráč
option-first-player-text = Kdo začíná první období.
option-first-player-value-random = losem


## Phases. .phase is the name inside a sentence.

phase-development = Vývoj
    .phase = fáze vývoje
phase-development-text = Vykládejte karty po jedné, jako živočichy nebo jako rysy, dokud všichni nepasují.
phase-areas = Oblasti
    .phase = fáze oblastí
phase-areas-text = Do řady přibude nová oblast a doplní se potrava i úkryty.
phase-feeding = Krmení
    .phase = fáze krmení
phase-feeding-text = Krmte se, berte úkryty, útočte a používejte rysy, dokud všichni nepasují.
phase-extinction = Vymírání
    .phase = fáze vymírání
phase-extinction-text = Otrávení a hladoví živočichové umírají. Za živé přicházejí nové karty.


## Moves: a sentence for the confirm bar and the list of moves

move-new-animal = Vyložit kartu { $card } jako nového živočicha
move-play-trait = Přidat rys { $face } { $animal-dative }
move-play-pair = Spojit rysem { $face } { $left-accusative } a { $right-accusative }
move-play-pair-ward = Spojit rysem { $face } { $left-accusative } a { $right-accusative }; pod ochranou bude { $ward }
move-rearrange = Přerovnat řadu a pak zahrát kartu
move-stand = { $animal-start } stojí jako další
move-pass = Pasovat do konce této fáze
move-blind-animal = Udělat z vrchní karty genofondu nového živočicha
move-mutate = Odkrýt vrchní kartu genofondu: změní se { $animal }
move-assign = Přidat rys { $face } { $animal-dative }
move-assign-ward = Přidat rys { $face } { $animal-dative }; pod ochranou bude { $ward }
move-assign-neighbour = Spojit rysem { $face } { $animal-accusative } a { $neighbour-accusative }
move-feed = { $eater-start } si bere potravu { $food-from }
move-feed-gets = { $gets ->
        [fat] { $eater-start } si bere potravu { $food-from } a ukládá ji jako tuk
       *[food] { $eater-start } si bere potravu { $food-from }
    }
move-take-shelter = { $animal-start } si bere úkryt { $shelter-from }
move-attack = { $predator-start } útočí na { $prey-accusative }
move-attack-ignored = { $predator-start } útočí na { $prey-accusative } a ignoruje rys { $ignored }
move-attack-whose = { $whose ->
        [own] { $predator-start } útočí na tvého vlastního { $prey-accusative }
       *[other] { $predator-start } útočí na { $prey-accusative }
    }
move-steal = { $thief-start } krade potravu { $victim-dative }
move-metamorphose = { $animal-start } mění rys { $dropped } za { $face }
move-metamorphose-ward = { $animal-start } mění rys { $dropped } za { $face }; pod ochranou bude { $ward }
move-metamorphose-neighbour = { $animal-start } mění rys { $dropped } za { $face }, partnerem je { $neighbour }
move-metamorphose-blindly = { $animal-start } mění rys { $dropped } za vrchní kartu genofondu
move-end-turn = Ukončit tah
move-share = Teď zabere { $card }
move-graze = { $animal-start } tam zničí ještě 1 potravu
move-spare = { $animal-start } nechá ostatní potravu být
move-run = Utíkat: hodit kostkou, 4 a víc živočicha zachrání
move-gore = Trkat: hodit kostkou, při 5 a víc predátor zahyne
move-slip-away = Vyklouznout a přijít o rys { $dropped }: živočich přežije, predátor dostane 1 potravu
move-repel = Odložit rys { -trait-repellent }: živočich přežije, predátor nedostane nic
move-mimic = Poslat predátora jinam: kořistí bude { $decoy }
move-give-in = Nechat si rys { -trait-repellent }, živočich bude sežrán
move-use-fat = { $animal-start } žije z tuku
move-use-fat-tokens = { $tokens ->
        [one] { $animal-start } žije z tuku: { $tokens } žeton
        [few] { $animal-start } žije z tuku: { $tokens } žetony
        [many] { $animal-start } žije z tuku: { $tokens } žetonu
       *[other] { $animal-start } žije z tuku: { $tokens } žetonů
    }
move-hibernate = { $animal-start } přečká zimu a přijde o rys { -trait-hibernating }
move-let-die = { $animal-start } zůstane bez pomoci a zahyne
move-discard = Odložit kartu { $card }
move-roll = Na kostce je { $pips }


## Short labels of what can be chosen, for buttons

choose-new-animal = Nový živočich
choose-rearrange = Přerovnat řadu
choose-pass = Pas
choose-blind-animal = Nový živočich
own-attack = Útok na vlastního
own-steal = Od vlastního
choose-steal = Ukrást potravu
choose-metamorphose = Proměna
choose-end-turn = Ukončit tah
choose-graze = Zničit potravu
choose-spare = Nechat být
choose-run = Utíkat
choose-gore = Trkat
choose-slip-away = Vyklouznout
choose-repel = Odpudit
choose-mimic = Poslat jinam
choose-give-in = Nechat si kartu
choose-use-fat = Čerpat tuk
choose-hibernate = Přečkat zimu
choose-let-die = Nechat zahynout


## Questions: to the player who is asked, and what the others read

question-develop = Vylož kartu jako živočicha nebo jako rys, nebo pasuj.
question-develop-other = { $asked } vybírá kartu k vyložení.
question-evolve = Vyber živočicha, který se změní, vylož neviděnou kartu jako nového živočicha, nebo pasuj.
question-evolve-other = { $asked } vybírá, který živočich se změní.
question-line-up = Kdo stojí v řadě jako další, počítáno zleva?
question-line-up-other = { $asked } přerovnává svou řadu.
question-assign = Odkryla se karta { $one } / { $two }. Který rys dostane { $animal }?
question-assign-other = Odkryla se karta { $one } / { $two }, změní se { $animal }: rys vybírá { $asked }.
question-feed = Jsi na řadě: vezmi potravu nebo úkryt, zaútoč, nebo použij rys.
question-feed-other = { $asked } vybírá, co udělá.
question-share = { $eater-start } se nažral. Co zabere jako další?
question-share-other = { $eater-start } se nažral: { $asked } vybírá, co zabere jako další.
question-defend = { $predator-start } útočí na { $prey-accusative }! Vyber, jak se bránit.
question-defend-other = { $predator-start } útočí na { $prey-accusative }: obranu vybírá { $asked }.
question-roll-running = { $prey-start } utíká, v patách má { $predator-accusative }. Hoď kostkou: při 4 a víc je v bezpečí.
question-roll-running-other = { $prey-start } utíká, v patách má { $predator-accusative }: hází se kostkou.
question-roll-horned = { $prey-start } trká, proti němu stojí { $predator }. Hoď kostkou: při 5 a víc predátor zahyne.
question-roll-horned-other = { $prey-start } trká, proti němu stojí { $predator }: hází se kostkou.
question-survive = { $animal-start } je hladový. Jak přežije?
question-survive-other = { $animal-start } je hladový: o jeho osudu rozhoduje { $asked }.
question-discard = { $count ->
        [one] Máš o { $count } kartu víc. Odlož kartu.
        [few] Máš o { $count } karty víc. Odlož jednu kartu.
        [many] Máš o { $count } karty víc. Odlož jednu kartu.
       *[other] Máš o { $count } karet víc. Odlož jednu kartu.
    }
question-discard-other = { $count ->
        [one] { $asked } odkládá { $count } kartu.
        [few] { $asked } odkládá { $count } karty.
        [many] { $asked } odkládá { $count } karty.
       *[other] { $asked } odkládá { $count } karet.
    }


## Events: lines of the log

event-epoch-begins = Začíná { $epoch }. období. První hráč: { $seat }.
event-last-epoch = To byla poslední karta oblasti: tohle období je poslední.
event-phase-begins = Začíná { $phase-phase }.
event-passes = { $seat } pasuje.
event-plays-animal = { $seat } vykládá nového živočicha: číslo { $animal-id }.
event-plays-trait = { $seat } přidává rys { $face } { $animal-dative }.
event-plays-pair = { $seat } spojuje rysem { $face } { $left-accusative } a { $right-accusative }.
event-names-ward = { $partner-start } chrání { $ward-accusative }.
event-rearranges = { $seat } přerovnává svou řadu.
event-reveals = { $seat } odkrývá kartu { $one } / { $two }: změní se { $animal }.
event-goes-on = { $animal-start } nemůže dostat ani jeden rys: kartu dostává { $other }.
event-becomes-animal = Nehodí se ani jeden rys: { $seat } má nového živočicha, číslo { $animal-id }.
event-area-comes = Nová oblast: { $area }.
event-area-comes-other = Nové oblasti: { $area } a { $other }.
event-area-goes = Z řady odchází oblast: { $area }.
event-area-goes-other = Z řady odcházejí oblasti: { $area } a { $other }.
event-swamps-grow = { $area }: o 1 potravu víc.
event-takes-food = { $eater-start } si bere potravu { $area-from }.
event-takes-shelter = { $animal-start } si bere úkryt { $area-from }.
event-gets-food = { $count ->
        [one] { $eater-start } dostává { $count } žeton potravy.
        [few] { $eater-start } dostává { $count } žetony potravy.
        [many] { $eater-start } dostává { $count } žetonu potravy.
       *[other] { $eater-start } dostává { $count } žetonů potravy.
    }
event-stores-fat = { $eater-start } si ukládá tuk ({ $count }).
event-shares = { $face }: { $giver } se dělí, potravu dostává { $partner }.
event-grazes = { $animal-start } zničí ještě 1 potravu { $area-inside }.
event-steals = { $thief-start } krade žeton potravy { $victim-dative }.
event-metamorphoses = { $animal-start } ztrácí rys { $lost }.
event-metamorphoses-face = { $animal-start } mění rys { $lost } za { $face }.
event-finds-no-place = Nehodí se ani { $one }, ani { $two }: karta se odkládá.
event-attacks = { $predator-start } útočí na { $prey-accusative }!
event-ignores = { $predator-start } ignoruje rys { $face }.
event-runs-away = { $prey-start } utíká (na kostce { $pips }) a zachraňuje se.
event-is-caught = { $prey-start } utíká (na kostce { $pips }), ale ne dost rychle.
event-is-gored = { $prey-start } útočí rohy (na kostce { $pips }): hyne { $predator }.
event-fails-to-gore = { $prey-start } útočí rohy (na kostce { $pips }), ale mine.
event-slips-away = { $prey-start } ztrácí rys { $face } a vyklouzne.
event-repels = { $prey-start } ztrácí rys { -trait-repellent }, naprázdno vychází { $predator }.
event-redirects = { $prey-start } používá rys { -trait-mimicking }: útok teď míří na { $decoy-accusative }.
event-is-eaten = { $prey-start } je sežrán. Predátor: { $predator }.
event-is-poisoned = { $predator-start } je otrávený.
event-scavenges = { $scavenger-start } dojídá zbytky.
event-ends-turn = { $seat } končí tah.
event-dies-of-poison = { $animal-start } umírá na otravu.
event-uses-fat = { $animal-start } žije z tuku ({ $count }).
event-hibernates = { $animal-start } přečkává zimu a ztrácí rys { -trait-hibernating }.
event-starves = { $animal-start } umírá hlady.
event-reshuffles = { $count ->
        [one] Balíček došel: míchá se { $count } odložená karta.
        [few] Balíček došel: míchají se { $count } odložené karty.
        [many] Balíček došel: míchá se { $count } odložené karty.
       *[other] Balíček došel: míchá se { $count } odložených karet.
    }
event-draws = { $count ->
        [one] { $seat } si bere { $count } kartu.
        [few] { $seat } si bere { $count } karty.
        [many] { $seat } si bere { $count } karty.
       *[other] { $seat } si bere { $count } karet.
    }
event-draws-card = Dostáváš kartu: { $one } / { $two }.
event-discards = { $count ->
        [one] { $seat } odkládá { $count } kartu.
        [few] { $seat } odkládá { $count } karty.
        [many] { $seat } odkládá { $count } karty.
       *[other] { $seat } odkládá { $count } karet.
    }
event-scores = { $points ->
        [one] { $seat }: { $points } bod.
        [few] { $seat }: { $points } body.
        [many] { $seat }: { $points } bodu.
       *[other] { $seat }: { $points } bodů.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. $first and $last are the first and the last animal of the move,
## $area is the area it is about, and $key the trait that opens that area.

refusal-not-now = Na tohle teď není chvíle. Nejdřív odpověz na otázku hry.
refusal-cards-wait = Karty se hrají ve fázi vývoje; později kartu využije jen { -trait-metamorphic }, ve tvém tahu.
refusal-not-asked-about = Na tohoto živočicha se hra teď neptá.
refusal-used-by-its-animal = Rys použiješ tak, že nejdřív vybereš jeho živočicha.
refusal-area-waits = Potravu a úkryty jde brát jen ve svém tahu ve fázi krmení.
refusal-choose-tokens = Vyber potravu nebo úkryt, které tam leží.
refusal-not-in-hand = Tuhle kartu nemáš v ruce.
refusal-no-such-face = Tahle karta nemá rys { $face }.
refusal-no-such-animal = Takový živočich na stole není.
refusal-must-play-on = V pohromě si smíš nechat nejvýš 2 karty. Zahraj další.
refusal-not-your-animal = Tohle jde jen s tvými vlastními živočichy.
refusal-only-on-others = { $face } patří jen na cizí živočichy.
refusal-is-a-pair-trait = { $face } je párový rys. Vyber pro něj dva svoje živočichy.
refusal-not-a-pair-trait = { $face } patří na jednoho živočicha, ne na dvojici.
refusal-needs-two-animals = Párový rys spojuje dva různé živočichy. Vyber jiného partnera.
refusal-pair-is-your-own = Párový rys spojuje dva tvoje vlastní živočichy.
refusal-has-two-pairs = Jeden z těchto živočichů už má párový rys z obou stran.
refusal-same-chain = Tito živočichové už patří do jednoho řetězce, znovu je spojit nejde.
refusal-name-a-ward = Řekni, který z obou živočichů je pod ochranou.
refusal-has-no-ward = Jednoho z dvojice chrání jen { -trait-mutualistic }.
refusal-has-trait-already = { $last-start } tento rys už má. Víckrát smí mít jen { -trait-fat } a párové rysy.
refusal-excluded = { -trait-carnivorous } a { -trait-scavenging } se na jednom živočichovi nesnesou.
refusal-is-stagnant = Živočich s rysem { -trait-stagnant } už žádný další rys dostat nemůže.
refusal-has-rearranged = V tomto tahu už máš řadu přerovnanou.
refusal-too-few-to-rearrange = Na přerovnání řady potřebuješ aspoň dva živočichy.
refusal-finish-rearranging = Nejdřív dokonči přerovnání řady.
refusal-stands-already = { $animal-start } už své místo má. Vyber někoho z ostatních.
refusal-linked-stay-together = Spojení živočichové zůstávají vedle sebe: začni na kraji jejich řetězce a pokračuj po něm.
refusal-pool-is-blind = Karty genofondu nikdo nezná. Vyber živočicha a vrchní karta se pro něj odkryje.
refusal-no-gene-pool = Genofond je jen v nahodilých mutacích. Zahraj kartu z ruky.
refusal-card-is-for-another = Odkrytá karta je pro jiného živočicha.
refusal-not-on-the-card = Na odkryté kartě není rys { $face }.
refusal-not-beside = Tito dva živočichové nestojí vedle sebe a řadu teď přerovnat nejde.
refusal-is-linked = Tyto dva živočichy už párový rys spojuje.
refusal-basic-action-used = Základní akci tohoto tahu už máš za sebou. Můžeš použít dodatečnou akci, nebo tah ukončit.
refusal-extra-action-used = Dodatečnou akci tohoto tahu už máš za sebou.
refusal-not-yours = Ve svém tahu jednáš jen za svoje živočichy.
refusal-not-in-the-row = Tahle oblast v řadě není.
refusal-no-food-there = Potrava { $area-inside } není.
refusal-no-shelter-there = Úkryt { $area-inside } není.
refusal-has-shelter = { $first-start } už úkryt má.
refusal-lacks-the-trait = Oblast { $area } je zavřená: { $first } nemá rys { $key } ani { -trait-adaptable }.
refusal-has-a-trait = Oblast { $area } je otevřená jen živočichům bez rysů, nebo s rysem { -trait-adaptable }.
refusal-is-full = { $first-start } už víc nesní: má dost potravy a na tuk nemá místo.
refusal-partner-is-hungry = { $first-start } je pod ochranou partnera a žere, až když je partner nakrmený.
refusal-must-act = Pasovat nejde: některý tvůj živočich si ještě může vzít potravu nebo úkryt, nebo je hladový a může útočit.
refusal-turn-has-begun = Pasovat jde jen na začátku tahu.
refusal-turn-not-begun = V tomto tahu se ještě nic nestalo. Něco udělej, nebo pasuj.
refusal-must-still-act = Některý tvůj živočich si může vzít potravu nebo úkryt, nebo je hladový a může útočit. Nejdřív použij základní akci.
refusal-no-thief = { $thief-start } nemá rys { -trait-thieving }.
refusal-has-stolen = { $thief-start } už v tomto období kradl.
refusal-victim-is-itself = Živočich nemůže okrást sám sebe.
refusal-victim-is-fed = { $victim-start } je nakrmený. Okrást jde jen hladového živočicha.
refusal-victim-has-no-food = { $victim-start } nemá potravu, kterou by šlo ukrást.
refusal-not-metamorphic = { $animal-start } nemá rys { -trait-metamorphic }.
refusal-has-metamorphosed = { $animal-start } už se v tomto období změnil.
refusal-no-card-for-it = { $animal-start } se nemá nač změnit: žádné karty ti nezbývají.
refusal-nothing-to-drop = { $animal-start } nemá jiný rys, kterého by se vzdal.
refusal-cannot-drop-that = { $animal-start } se může vzdát jen jiného vlastního rysu.
refusal-not-a-predator = { $first-start } není predátor a útočit nemůže.
refusal-has-attacked = { $first-start } už v tomto období útočil.
refusal-is-itself = Živočich nemůže zaútočit sám na sebe.
refusal-is-sheltered = { $last-start } má úkryt: žádný predátor na něj útočit nemůže.
refusal-is-swimming = { $last-start } plave. Zaútočit na něj může jen predátor, který plave také.
refusal-is-massive = { $last-start } má rys { -trait-massive }. Zaútočit na něj může jen predátor, který ho má také.
refusal-is-nocturnal = { $last-start } má rys { -trait-nocturnal }. Zaútočit na něj může jen predátor, který ho má také.
refusal-is-camouflaged = { $last-start } má rys { -trait-camouflaged }. Uvidí ho jen predátor s rysem { -trait-sharp-sighted }.
refusal-is-in-burrow = { $last-start } je nakrmený a v bezpečí své nory.
refusal-is-flying = { $last-start } létá. Chytit ho může jen predátor, který má rysů méně.
refusal-is-in-herd = { $last-start } je v bezpečí stáda: živočichů s rysem { -trait-herding } je aspoň tolik, kolik má útočící hráč predátorů.
refusal-is-a-ward = { $last-start } je pod ochranou partnera.
refusal-not-intelligent = { $first-start } nemá rys { -trait-intelligent } a cizí rysy ignorovat nemůže.
refusal-must-ignore = { $last-start } má ochranu, kterou je v tomto útoku nutné ignorovat. Vyber ji.
refusal-cannot-ignore-that = Ignorovat tuhle kartu nemá smysl. Vyber fungující ochranu, reakci, nebo rys { -trait-poisonous }.
refusal-protected-twice = { $last-start } má víc ochran a ignorovat jde jen jednu.
refusal-no-such-reaction = Napadený živočich takový rys nemá.
refusal-is-ignored = Tento rys predátor v tomto útoku ignoruje.
refusal-has-reacted = Tento rys už v tomto tahu posloužil.
refusal-must-react = Živočich má reakci, kterou použít musí. Vyber ji.
refusal-not-a-card-of-the-prey = Odložit jde jen rys napadeného živočicha.
refusal-has-mimicked = { -trait-mimicking } už v tomto období posloužil.
refusal-cannot-be-decoy = Útok jde poslat jen na jiného živočicha téhož hráče, na kterého tento predátor útočit může.
refusal-not-triggered = S tímto jídlem teď takový účinek nesouvisí. Vyber jiný.
refusal-another-is-asked-about = Teď jde o jiného živočicha. Nejdřív rozhodni o něm.
refusal-too-little-fat = { $animal-start } nemá tolik tuku, aby se z něj nakrmil.
refusal-cannot-hibernate = { $animal-start } nemá rys { -trait-hibernating }.
refusal-no-sleep-in-last-epoch = V posledním období hibernovat nejde: žádné jaro už nepřijde.


## Jak hra skončila a co se počítá

ui-nth-turn = Období { $turn }
measure-animals = Živočichové
measure-food = Potrava
ending-epochs = Poslední období skončilo.
ending-tie-animals = { $count ->
        [one] { $first } a { $second }: oba mají { $count } bod. { $first } má víc živých živočichů: { $more } proti { $less }.
        [few] { $first } a { $second }: oba mají { $count } body. { $first } má víc živých živočichů: { $more } proti { $less }.
        [many] { $first } a { $second }: oba mají { $count } bodu. { $first } má víc živých živočichů: { $more } proti { $less }.
       *[other] { $first } a { $second }: oba mají { $count } bodů. { $first } má víc živých živočichů: { $more } proti { $less }.
    }


## What a coach says

advice-what-develop = Karta se stane živočichem, nebo jeho rysem. Podívej se na oblasti: některé otevře jen určitý rys a každý živočich se musí někde nakrmit.
advice-what-evolve = Ty volíš, kdo se změní, náhoda jak. Vrchní karta genofondu se stane rysem toho živočicha, nebo naslepo novým živočichem.
advice-what-line-up = Párové rysy spojují sousedy, takže na pořadí v řadě záleží. Jmenuj živočichy zleva doprava.
advice-what-assign = Karta je odkrytá a jeden ze dvou rysů živočich dostat musí. Vyber ten, který uživí.
advice-what-feed = V každém tahu máš jednu základní akci (krmení, úkryt, nebo útok) a jednu doplňkovou. Kdo je na konci období hladový, zahyne.
advice-what-share = Tvůj živočich se nakrmil a teď mohou zabrat jeho rysy. Pořadí určuješ ty.
advice-what-defend = Na tvého živočicha někdo útočí, ale umí se bránit. Každou reakci jde v útoku zkusit jednou.
advice-what-survive = Tenhle živočich zůstal hladový, ale tuk nebo spánek ho ještě zachrání.
advice-what-discard = Nechat si smíš šest karet. Odhoď ty, které brzy nezahraješ.
advice-first-animal = Zatím nemáš žádného živočicha. Nejdřív vylož kartu jako živočicha: rysy musí někdo nést.
advice-last-epoch = Tohle je poslední období. Živočich, který přežije, má 3 body a každý jeho rys aspoň 1: hraj, co uživíš.
advice-opens = { $face } otevře oblast: { $animal } se pak může krmit { $area-inside }.
advice-shield = { $hunter-start } by mohl zaútočit na { $animal-accusative }. { $face } z tvé ruky tomu zabrání.
advice-threat = { $hunter-start } by mohl zaútočit na { $animal-accusative }. Pomůže ochrana, nebo úkryt ve fázi krmení.
advice-many-mouths = Všichni živočichové dohromady potřebují { $need } potravy a v oblastech řady je zatím { $food }. Hlídej, kolik máš krků.
advice-kept-cards = Nemusíš zahrát všechny karty. Na konci období si jich smíš nechat šest.
advice-food-is-short = V řadě zbývá potravy: { $food }. Tvoji živočichové potřebují ještě { $lacking }, rozhodni, kdo přežije.
advice-hungry = { $animal-start } má hlad a může se nakrmit { $area-inside }.
advice-can-hide = { $hunter-start } by mohl zaútočit na { $animal-accusative }. Úkryt { $area-from } ho ochrání.
advice-can-hunt = { $animal-start } má hlad a může zaútočit na { $prey-accusative }. Úlovek dá až 2 potravy.
advice-can-steal = { $animal-start } má hlad a může ukrást potravu: kořistí je { $victim }. Je to doplňková akce.
advice-can-store = { $animal-start } je nakrmený a má místo na tuk. Potrava navíc se hodí v hladovém období.
advice-doomed = { $animal-start } má hlad a teď nemá co žrát. Když ho nic nenakrmí, na konci období zahyne.
advice-danger = Pozor: { $hunter } může v tomto období ještě zaútočit na { $animal-accusative }.


## What a move leads to

ahead-poison = Kořist je jedovatá: { $predator } zemře.
ahead-may-gore = { $prey-start } může použít rohy: { $sides } ze 6 hodů zabije tvého predátora.
ahead-may-run = { $prey-start } může utéct: zachrání ho { $sides } ze 6 hodů.
ahead-may-answer = { $prey-start } se může bránit: { $face }.
ahead-gets = Při úspěchu { $predator } dostane potravy: { $tokens }.
ahead-starving = { $animal-start } má hlad a na konci epochy zemře.
ahead-hungry = { $animal-start } má ještě hlad, chybí potravy: { $lacking }.
ahead-doomed = { $animal-start } je otrávený a zemře.
ahead-lives-on-fat = { $animal-start } může přežít ze svého tuku.
ahead-cards-stay = Karet v ruce ti zůstane: { $count }.
ahead-cards-lost = Je poslední epocha: karty v ruce ({ $count }) už nic nepřinesou.
ahead-needs = { $animal-start } bude každou epochu potřebovat potravy: { $food }.
ahead-all-need = Tvoji živočichové budou celkem potřebovat potravy: { $food }.
ahead-becomes-fat = { $animal-start } je nakrmený: žeton se uloží jako tuk.
ahead-food-left = { $count ->
        [0] To je tady poslední potrava.
       *[other] Potravy tu zbude: { $count }.
    }
ahead-fat-left = { $animal-start }: tuku zbude { $count }.
ahead-loses-points = Přijdeš o body: { $points }.


## What comes next

next-play-trait-animal = { $whose ->
        [own] svého živočicha pro { $face-accusative }
        [other] cizího živočicha pro { $face-accusative }
       *[any] živočicha pro { $face-accusative }
    }
next-play-pair-left = levého živočicha pro { $face-accusative }
next-play-pair-right = pravého živočicha pro { $face-accusative }
next-attack-predator = kdo zaútočí
next-attack-prey = { $whose ->
        [own] na kterého svého živočicha zaútočit
        [other] na koho zaútočit
       *[any] na koho zaútočit
    }
next-attack-ignored = který rys ignorovat
next-steal-victim = komu ukrást potravu
next-feed-eater = kdo se nají
next-take-shelter-animal = kdo se ukryje
next-metamorphose-dropped = kterého rysu se vzdá
next-metamorphose-blindly-dropped = kterého rysu se vzdá
next-metamorphose-neighbour = souseda
next-assign-neighbour = souseda
next-slip-away-dropped = který rys ztratí
next-mimic-decoy = kdo bude napaden místo něj


## What a touch does

verb-new-animal = stane se novým živočichem
verb-play-trait = dostane rys
verb-play-pair = bude rys sdílet
verb-feed = nakrmit
verb-take-shelter = ukrýt se
verb-attack = zaútočit
verb-steal = ukrást potravu
verb-metamorphose = změnit rys
verb-metamorphose-blindly = změnit rys
verb-graze = zničit potravu
verb-spare = nechat potravu
verb-slip-away = ztratit tohle
verb-mimic = ať napadne tohoto
verb-assign = dostane rys
