# Czech: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Dominantní druhy: Světový oceán
game-marine-text = Rozšiř svou třídu živým mořem a ovládni ho.


## Classes (MAR-1.2). .inside is the name in the middle of a sentence.

taxon-reptiles = Plazi
    .inside = plazi
    .genitive = plazů
    .dative = plazům
    .accusative = plazy
    .instrumental = plazy
taxon-cephalopods = Hlavonožci
    .inside = hlavonožci
    .genitive = hlavonožců
    .dative = hlavonožcům
    .accusative = hlavonožce
    .instrumental = hlavonožci
taxon-fishes = Ryby
    .inside = ryby
    .genitive = ryb
    .dative = rybám
    .accusative = ryby
    .instrumental = rybami
taxon-crustaceans = Korýši
    .inside = korýši
    .genitive = korýšů
    .dative = korýšům
    .accusative = korýše
    .instrumental = korýši


## Elements (MAR-1.3)

nutrient-algae = Řasy
    .inside = řasy
    .genitive = řas
    .dative = řasám
    .accusative = řasy
    .instrumental = řasami
nutrient-gastropods = Plži
    .inside = plži
    .genitive = plžů
    .dative = plžům
    .accusative = plže
    .instrumental = plži
nutrient-worms = Červi
    .inside = červi
    .genitive = červů
    .dative = červům
    .accusative = červy
    .instrumental = červy
nutrient-plankton = Plankton
    .inside = plankton
    .genitive = planktonu
    .dative = planktonu
    .accusative = plankton
    .instrumental = planktonem
nutrient-sponges = Mořské houby
    .inside = mořské houby
    .genitive = mořských hub
    .dative = mořským houbám
    .accusative = mořské houby
    .instrumental = mořskými houbami
nutrient-sun = Sluneční světlo
    .inside = sluneční světlo
    .genitive = slunečního světla
    .dative = slunečnímu světlu
    .accusative = sluneční světlo
    .instrumental = slunečním světlem

## Pawns: the basic ones, and a special one for each element

pawn-basic = Základní figurka
    .inside = základní figurka
    .genitive = základní figurky
    .accusative = základní figurku
    .instrumental = základní figurkou
pawn-algae = Figurka řas
    .inside = figurka řas
    .genitive = figurky řas
    .accusative = figurku řas
    .instrumental = figurkou řas
pawn-gastropods = Figurka plžů
    .inside = figurka plžů
    .genitive = figurky plžů
    .accusative = figurku plžů
    .instrumental = figurkou plžů
pawn-worms = Figurka červů
    .inside = figurka červů
    .genitive = figurky červů
    .accusative = figurku červů
    .instrumental = figurkou červů
pawn-plankton = Figurka planktonu
    .inside = figurka planktonu
    .genitive = figurky planktonu
    .accusative = figurku planktonu
    .instrumental = figurkou planktonu
pawn-sponges = Figurka mořských hub
    .inside = figurka mořských hub
    .genitive = figurky mořských hub
    .accusative = figurku mořských hub
    .instrumental = figurkou mořských hub
pawn-sun = Figurka slunečního světla
    .inside = figurka slunečního světla
    .genitive = figurky slunečního světla
    .accusative = figurku slunečního světla
    .instrumental = figurkou slunečního světla


## Terrain (MAR-1.4)

terrain-land = Souš
    .inside = souš
    .genitive = souše
    .dative = souši
    .accusative = souš
    .instrumental = souší
    .locative = souši
terrain-kelp-forest = Chaluhový les
    .inside = chaluhový les
    .genitive = chaluhového lesa
    .dative = chaluhovému lesu
    .accusative = chaluhový les
    .instrumental = chaluhovým lesem
    .locative = chaluhovém lese
terrain-coral-reef = Korálový útes
    .inside = korálový útes
    .genitive = korálového útesu
    .dative = korálovému útesu
    .accusative = korálový útes
    .instrumental = korálovým útesem
    .locative = korálovém útesu
terrain-seamount = Podmořská hora
    .inside = podmořská hora
    .genitive = podmořské hory
    .dative = podmořské hoře
    .accusative = podmořskou horu
    .instrumental = podmořskou horou
    .locative = podmořské hoře
terrain-seagrass-meadow = Louka mořské trávy
    .inside = louka mořské trávy
    .genitive = louky mořské trávy
    .dative = louce mořské trávy
    .accusative = louku mořské trávy
    .instrumental = loukou mořské trávy
    .locative = louce mořské trávy
terrain-sand-plain = Písčitá pláň
    .inside = písčitá pláň
    .genitive = písčité pláně
    .dative = písčité pláni
    .accusative = písčitou pláň
    .instrumental = písčitou plání
    .locative = písčité pláni
terrain-open-ocean = Otevřený oceán
    .inside = otevřený oceán
    .genitive = otevřeného oceánu
    .dative = otevřenému oceánu
    .accusative = otevřený oceán
    .instrumental = otevřeným oceánem
    .locative = otevřeném oceánu
terrain-vent = Termální průduch
    .inside = termální průduch
    .genitive = termálního průduchu
    .dative = termálnímu průduchu
    .accusative = termální průduch
    .instrumental = termálním průduchem
    .locative = termálním průduchu
thermal-hydrothermal = Hydrotermální průduch
    .inside = hydrotermální průduch
    .genitive = hydrotermálního průduchu
    .dative = hydrotermálnímu průduchu
    .accusative = hydrotermální průduch
    .instrumental = hydrotermálním průduchem
    .locative = hydrotermálním průduchu
thermal-geothermal = Geotermální průduch
    .inside = geotermální průduch
    .genitive = geotermálního průduchu
    .dative = geotermálnímu průduchu
    .accusative = geotermální průduch
    .instrumental = geotermálním průduchem
    .locative = geotermálním průduchu


## The twelve actions of the display (MAR-1.9, section 4a)

section-abundance = Hojnost
section-abundance-text = Polož žeton z této sekce na libovolný volný roh planety.
section-autotrophs = Autotrofové
section-autotrophs-text = Políčko 1 patří hydrotermálním průduchům, políčko 2 geotermálním. Odstraň žeton, který se takového průduchu dotýká a jehož druh leží v této sekci, nebo vyměň žeton z této sekce za libovolný žeton, který se takového průduchu dotýká.
section-depletion = Vyčerpání
section-depletion-text = Odstraň z planety libovolný žeton, jehož druh leží v této sekci.
section-adaptation = Adaptace
section-adaptation-text = Polož žeton z této sekce na volné políčko potravy své třídy. Na speciálním políčku smíš místo toho nahradit jeden ze svých žetonů.
section-regression = Regrese
section-regression-text = Polož kostičku z genofondu na volný čtverec. Při obnově přijde každá třída, která tu nemá kostičku, o jeden žeton od každého druhu v této sekci.
section-speciation = Speciace
section-speciation-text = Vyber na planetě žeton druhu, který leží vedle políčka, a umísti kostičky na dílky, kterých se dotýká, nejvýš do limitu každé krajiny. Speciální políčko dovoluje libovolný žeton.
section-wanderlust = Putování
section-wanderlust-text = Přilož k planetě odkrytý dílek, a chceš-li, i žeton z této sekce. Bonusové body jsou za sousední dílky stejné krajiny; potom sem smí každá třída přejít ze sousedních dílků. Speciální políčko ti dá další tah.
section-deformation = Deformace
section-deformation-text = Zakryj dílek na okraji mapy průduchem, na speciálním políčku libovolný dílek. Bonusové body jsou za sousední průduchy. Od každé třídy zůstane jedna kostička, ostatní se vrátí do genofondů a ty přidáš jednu svou.
section-migration = Migrace
section-migration-text = Přesuň své kostičky na sousední dílky, každou jednou, nejvýš tolik, kolik udává políčko. Speciální políčko limit nemá.
section-competition = Konkurence
section-competition-text = Vyber dílek krajiny pod políčkem, který obýváš, a vyhub tam cizí kostičky, nejvýš tolik, kolik udává políčko. Speciální políčko: po jedné kostičce na dvou dílcích libovolné krajiny.
section-evolution = Evoluce
section-evolution-text = Vyhodnoť dílek krajiny pod políčkem. Pokud na něm tvé kostičky prosperují, zahraj z řady evoluce kartu na pozici, která není vyšší než číslo políčka.
section-dominance = Dominance
section-dominance-text = Vyber potravu, u které je tvá hodnota dominance vyšší než její ukazatel. Ovládneš její speciální figurku a ukazatel stoupne na tvou hodnotu.


## Evolution cards (MAR-1.10): the main effect, and the lower text of those that have one

evocard-annelids = Kroužkovci
evocard-annelids-text = 1 bod za každý dílek, který obýváš a dotýkají se ho červi.
evocard-asteroid = Asteroid
evocard-asteroid-text = Vyber dílek. Vyhub tam všechny kostičky kromě 1, potom po 1 kostičce podle své volby na každém sousedním dílku. Hra skončí s koncem tohoto kolečka.
evocard-biodiversity = Biodiverzita
evocard-biodiversity-text = 1 bod za každý dílek, o který se dělíš s jinou třídou.
evocard-biomass = Biomasa
evocard-biomass-text = Na každém dílku, kde je víc kostiček než žetonů kolem, vyhub 1 kostičku libovolné třídy.
evocard-favorable-environment = Příznivé prostředí
evocard-favorable-environment-text = Vyber krajinu. Vyhodnotí se všechny její dílky.
evocard-disease = Nemoc
evocard-disease-text = Každá jiná třída, která má víc potravy než ty, přijde o 1 žeton podle své volby.
evocard-gastropods-card = Plži
evocard-gastropods-card-text = 1 bod za každý dílek, který obýváš a dotýkají se ho plži.
evocard-omnivores = Všežravci
evocard-omnivores-text = Vyber dílek, který obýváš. Odstraň 1 žeton, který se ho dotýká, potom tam vyhub 1 kostičku libovolné třídy.
evocard-volcanic-activity = Vulkanická činnost
evocard-volcanic-activity-text = Zakryj průduchem libovolnou podmořskou horu jako při akci Deformace, ať je na okraji, nebo ne.
evocard-volcanic-activity-lower = V řadě: každá deformace přinese o 1 bod víc.
evocard-invasive-species = Invazní druhy
evocard-invasive-species-text = Na každém dílku krajiny, kterou ukazuje Konkurence, vyhub 1 cizí kostičku.
evocard-cladogenesis = Kladogeneze
evocard-cladogenesis-text = Zahraj hlavní účinek karty z odhazovací hromádky s X = 0. Potom zahraj libovolnou jinou kartu z řady.
evocard-carbon-cycle = Koloběh uhlíku
evocard-carbon-cycle-text = 1 bod za každý dílek, který obýváš a dotýká se ho plankton.
evocard-mass-exodus = Hromadný exodus
evocard-mass-exodus-text = Vyber dílek. Přesuň z něj všechny kostičky všech tříd na sousední dílky, jak chceš.
evocard-mass-exodus-lower = V řadě: políčka migrace 1–3 přesunou o 1 kostičku víc.
evocard-metamorphosis = Metamorfóza
evocard-metamorphosis-text = Vyměň 1 svůj žeton za libovolný z pytlíku.
evocard-marine-snow = Mořský sníh
evocard-marine-snow-text = Na každý hydrotermální průduch umísti nejvýš 1 kostičku.
evocard-marine-snow-lower = Při odkrytí: vyhodnotí se všechny hydrotermální průduchy.
evocard-terrestrial = Suchozemské druhy
evocard-terrestrial-text = Polož libovolný žeton z pytlíku na volný roh souše nebo geotermálního průduchu. Potom umísti až 4 kostičky na jeden takový dílek, kterého se dotýká.
evocard-lack-of-competition = Absence konkurence
evocard-lack-of-competition-text = Bonusové body za počet dílků, kde žiješ jen ty.
evocard-fertility = Plodnost
evocard-fertility-text = Vyber dílek, který obýváš. 1 bod za každou kostičku na něm, jakékoli třídy.
evocard-prolific-predators = Plodní predátoři
evocard-prolific-predators-text = Vyhub X cizích kostiček na dílcích, které obýváš, potom umísti po 1 své kostičce tam, kde každá z nich byla.
evocard-semiaquatic = Polovodní druhy
evocard-semiaquatic-text = 1 bod za každý dílek, který obýváš a dotýká se ho sluneční světlo.
evocard-population-explosion = Populační exploze
evocard-population-explosion-text = Vyber dílek, který obýváš. Umísti tam tolik kostiček, kolik jich na něm mají všechny třídy.
evocard-population-explosion-lower = Při odkrytí: každá třída smí umístit 1 kostičku na dílek, který obývá.
evocard-niche-construction = Přetváření prostředí
evocard-niche-construction-text = Přesuň 1 žeton na planetě na jiný volný roh.
evocard-adaptability = Přizpůsobivost
evocard-adaptability-text = Vyměň 1 svůj žeton s 1 žetonem na planetě.
evocard-producers = Producenti
evocard-producers-text = 1 bod za každý dílek, který obýváš a dotýkají se ho řasy.
evocard-reproduction = Rozmnožování
evocard-reproduction-text = Na každý dílek, který obýváš, umísti nejvýš 1 kostičku.
evocard-reproduction-lower = V řadě: na souš a průduchy umístí speciace až 2 kostičky.
evocard-symbiosis = Symbióza
evocard-symbiosis-text = Ty a každá třída, která má méně potravy než ty, si vylosujete 1 žeton na volné políčko.
evocard-solar-radiation = Sluneční záření
evocard-solar-radiation-text = Vyber dílek. Vrať z něj X kostiček podle své volby do jejich genofondů.
evocard-solar-radiation-lower = V řadě: když akce Evoluce vyhodnotí dílek, kterého se dotýká sluneční světlo, každá třída s body za něj získá ještě 1.
evocard-habitat = Životní prostředí
evocard-habitat-text = Odstraň z planety 1 žeton, jehož speciální figurku neovládáš. Potom polož z pytlíku na volný roh 1 žeton, jehož speciální figurku ovládáš.
evocard-tectonic-shift = Tektonický posun
evocard-tectonic-shift-text = Všechny třídy si vezmou zpět všechny své figurky.
evocard-tectonic-shift-lower = Při odkrytí: žetony mezi třemi průduchy jdou do pytlíku.
evocard-trophic-cascade = Trofická kaskáda
evocard-trophic-cascade-text = Vyber dílek. Odstraň X žetonů, které se ho dotýkají.
evocard-predation = Predace
evocard-predation-text = Na každém dílku, který obýváš, vyhub 1 cizí kostičku.
evocard-predation-lower = V řadě: políčka konkurence 1–3 vyhubí o 1 kostičku víc.
evocard-ecodiversity = Ekologická rozmanitost
evocard-ecodiversity-text = 1 bod za každý žeton na planetě, jehož druh máš.
evocard-gene-expression = Genová exprese
evocard-gene-expression-text = Vylosuj 3 vlastnosti a 1 z nich si nech. Nahradí tvou vlastnost.
evocard-extremophiles = Extremofilové
evocard-extremophiles-text = 1 bod za každou tvou kostičku na průduších.
evocard-endosymbionts = Endosymbionti
evocard-endosymbionts-text = 1 bod za každý dílek, který obýváš a dotýkají se ho mořské houby.


## Symbols of evolution cards, and the Survival card (MAR-1.12)

symbol-extinction = Vymírání
symbol-extinction-text = Když se tato karta odkryje, vyhubí se všechny ohrožené kostičky.
symbol-survival = Přežití
symbol-survival-text = Když se tato karta odkryje, třída s nejvíce kostičkami na průduších získá bonusové body za průduchy, které obývá.


## Traits (MAR-1.11)

trait-active-filter-feeders = Aktivní filtrátoři
trait-active-filter-feeders-text = Máš o 1 plankton víc, mimo svá políčka. Nikdy o něj nepřijdeš.
trait-benthic-fauna = Bentické organismy
trait-benthic-fauna-text = Tvé vlastní políčko, u kterého nezáleží na pořadí figurek: umísti sem figurku a proveď speciaci u libovolného žetonu, jehož druh máš.
trait-ancient-lineage = Starobylá linie
trait-ancient-lineage-text = Při prvním návratu v kolečku smíš zahrát hlavní účinek odhozené karty s X = 0. Ta karta potom odejde ze hry.
trait-resilience = Odolnost
trait-resilience-text = Když ti regrese bere žetony, smíš si 1 z nich nechat.
trait-nascent-intelligence = Počínající inteligence
trait-nascent-intelligence-text = Jakmile máš 20 bodů, získáš do konce hry o 1 základní figurku víc.
trait-cannibalism = Kanibalismus
trait-cannibalism-text = 1 bod za každou tvou vyhubenou kostičku, ať ji vyhubil kdokoli.
trait-camouflage = Kamufláž
trait-camouflage-text = Když jiná třída přiloží dílek putováním nebo průduch deformací, smíš tam umístit 1 kostičku.
trait-solitary = Samotářství
trait-solitary-text = 1 bod, když se vyhodnocuje dílek, na kterém máš přesně 1 kostičku.
trait-pack-hunting = Lov ve smečce
trait-pack-hunting-text = Na začátku si vezmi libovolnou speciální figurku. Její ukazatel dominance se posune na 2.
trait-switching = Přepínání kořisti
trait-switching-text = 1 bod za každý dílek, který obýváš a na který účinek umístí cizí kostičky z genofondu.
trait-carnivory = Masožravost
trait-carnivory-text = Tvé kostičky prosperují i na dílcích, kde jsou aspoň 2 cizí kostičky.
trait-flight = Let
trait-flight-text = Tvé základní figurky smějí nejen za všechny tvé figurky na desce akcí, ale i před ně.
trait-seasonal-migration = Sezónní migrace
trait-seasonal-migration-text = Na políčkách migrace 1–3 přesuneš o 1 kostičku víc a každá kostička smí ujít 1 nebo 2 kroky.
trait-social-behavior = Sociální chování
trait-social-behavior-text = Tvé základní figurky smějí vytlačit cizí základní figurky.
trait-hadal-fauna = Hadální fauna
trait-hadal-fauna-text = Pokud na začátku návratu nemáš žádnou volnou figurku, hned po něm hraješ další tah.
trait-phenotypic-plasticity = Fenotypová plasticita
trait-phenotypic-plasticity-text = Máš o 2 políčka potravy víc.
trait-exaptation = Exaptace
trait-exaptation-text = Zkopíruj vlastnost jiné třídy. Když je v tvém genofondu 16 kostiček nebo méně, přijdeš o ni a vylosuješ si novou vlastnost.
trait-ecological-niche = Ekologická nika
trait-ecological-niche-text = Při speciaci u žetonu, jehož speciální figurku ovládáš, jsou tvé limity o 1 vyšší a limity ostatních o 1 nižší.


### browser

## Words that only the page says

ui-earth = Planeta
ui-corners = Rohy planety
ui-display = Akce
ui-cards = Karty
ui-classes = Třídy
ui-round = Kolečko { $round }
ui-setting-up = Příprava
ui-last-round = Poslední kolečko
ui-retrieved = V tomto kolečku vrátili figurky: { $classes }
ui-retrieved-nobody = V tomto kolečku ještě nikdo nevrátil figurky
ui-has-retrieved = návrat v tomto kolečku už proběhl
ui-asteroid-within = Asteroid je mezi posledními kartami balíčku: { $count }
ui-tile = { $cell }: { $terrain }
ui-empty-cell = { $cell }: zatím bez dílku
ui-nobody-lives-here = nikdo tu nežije
ui-touched-by = dotýká se: { $elements }
ui-cubes-thriving = { $taxon }: { $count }, prosperují
ui-cubes-endangered = { $taxon }: { $count }, ohrožení
ui-thriving = prosperují
ui-endangered = v ohrožení
ui-cubes = { $count ->
        [one] { $count } kostička
        [few] { $count } kostičky
        [many] { $count } kostičky
       *[other] { $count } kostiček
    }
ui-would-score = { $count ->
        [one] přinesly by { $count } bod
        [few] přinesly by { $count } body
        [many] přinesly by { $count } bodu
       *[other] přinesly by { $count } bodů
    }
ui-heaps = Hromádky dílků
ui-heap = { $count ->
        [one] nahoře { $terrain }, v hromádce { $count } dílek
        [few] nahoře { $terrain }, v hromádce { $count } dílky
        [many] nahoře { $terrain }, v hromádce { $count } dílku
       *[other] nahoře { $terrain }, v hromádce { $count } dílků
    }
ui-heap-empty = tato hromádka je prázdná
ui-vents-left = { $count ->
        [one] zbývá { $count } průduch
        [few] zbývají { $count } průduchy
        [many] zbývá { $count } průduchu
       *[other] zbývá { $count } průduchů
    }
ui-layers = Ukázat na mapě
ui-layer-points = Body
ui-layer-risk = Ohrožení
ui-berth-closed = při tomto počtu tříd zavřené
ui-special-only = jen pro speciální figurku
ui-up-to = nejvýš { $count }
ui-pawn-of = { $pawn }: { $taxon }
ui-squares = Před regresí chrání: { $classes }
ui-marker = { $element }: ukazatel na { $value }
ui-marker-word = Ukazatel
ui-controlled-by = ovládají { $taxon }
ui-controlled-by-nobody = nikdo neovládá
ui-your-value = tvá hodnota { $value }
ui-dominance-value = hodnota dominance { $value }
ui-basic-pawn-text = Jde na prázdné políčko za všemi tvými figurkami na desce akcí.
ui-pawns-at-hand = základních figurek k dispozici: { $count } z { $all }
ui-gene-pool = genofond { $count }
ui-on-earth = na planetě { $count }
ui-eliminated = vyhubeno { $count }
ui-endangered-count = ohroženo { $count }
ui-elements = potrava: { $elements }
ui-printed = { $element }, natištěno
ui-vacant-cell = volné
ui-holds-survival = nejvíce kostiček na průduších
ui-copied-trait = { $trait }, kopie
ui-final-now = ještě { $count }, kdyby hra teď skončila
ui-evolution-row = Řada evoluce
ui-discarded = Odhozené: { $count }
ui-your-traits = Tvé vlastnosti
ui-deck-left = { $count ->
        [one] v balíčku { $count } karta
        [few] v balíčku { $count } karty
        [many] v balíčku { $count } karty
       *[other] v balíčku { $count } karet
    }
ui-discard-empty = Zatím nebyla zahrána žádná karta.
ui-row-empty = V řadě nejsou žádné karty.
ui-card-position = Pozice { $position }
ui-nothing-to-do = Tady není co dělat: akce se přeskočí.
ui-ahead-gains = Body:
ui-ahead-helps = Začnou prosperovat:
ui-ahead-harms = Budou ohroženi:
ui-ahead-plays = Potom zahraješ kartu.
ui-ahead-ends-round = Tím kolečko skončí.
ui-terrains = Co přinášejí krajiny
ui-places = první / druhé / třetí / čtvrté místo
ui-speciation-limit = nejvýš { $count }
ui-bonus-table = Bonusové body za 1, 2, 3 … stejné: { $values }
ui-bag = V pytlících
ui-cards-unseen = { $count ->
        [one] Neodkrytá { $count } karta
        [few] Neodkryté { $count } karty
        [many] Neodkryto { $count } karty
       *[other] Neodkrytých { $count } karet
    }
ui-row-points = Body
ui-row-final = Závěrečné body teď
ui-row-earth = Na planetě
ui-row-pool = Genofond
ui-row-eliminated = Vyhubeno
ui-row-endangered = Ohroženo
ui-row-vents = Na průduších
ui-last-scoring = Závěrečné vyhodnocení
ui-tie-break-text = Mají-li třídy stejně bodů, je první ta, která stojí výš v potravním řetězci.
