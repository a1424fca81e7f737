# Czech: Evolution of Magical Creatures. All texts are our own.


## Properties (MAG-1.3). .short is the line on a small card.

property-vampire = Upír
    .genitive = Upíra
    .accusative = Upíra
    .short = Útok: cíl ztratí 1 ♦
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
    .short = Na tah vypne cizí vlastnosti
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
    .short = Spálí vlastnost za další 1 ♦
property-scorching-text = Jednou za tah, když získá energii ze zdroje nebo útokem a má jí méně než 4, smíš odhodit 1 jeho vlastnost a získat další 1 energii.
property-greedy = Hltavé
    .genitive = Hltavého
    .accusative = Hltavé
    .short = Vezme 2 ♦ a usne
property-greedy-text = Může-li, bere ze zdroje 2 energie najednou, a pak usne.
property-small = Malé
    .genitive = Malého
    .accusative = Malé
    .short = Transmutuje se 3 ♦
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
    .short = Útočník ztratí 1 ♦
property-spiky-text = Po útoku na něj, úspěšném i neúspěšném, útočník ztratí 1 energii.
property-omnivorous = Všežravé
    .genitive = Všežravého
    .accusative = Všežravé
    .short = Bere ♦ z každé horní části
property-omnivorous-text = Smí brát energii z horní části každého zdroje.
property-wise = Moudré
    .genitive = Moudrého
    .accusative = Moudré
    .short = O 1 kartu víc za kolo
property-wise-text = Na konci kola si bereš o 1 kartu víc.
property-generous = Štědré
    .genitive = Štědrého
    .accusative = Štědré
    .short = Při transmutaci dá spojenci 1 ♦
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
ui-shadow-record = Proti Stínu: výhry { $won }, ostatní hry { $lost }
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
ui-for-everybody = pro každého tvora
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
