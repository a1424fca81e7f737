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
section-wanderlust-text = Přilož k planetě odkrytý dílek, a chceš-li, i žeton z této sekce. Bonusové body jsou za něj a za sousední dílky stejné krajiny; potom sem smí každá třída přejít ze sousedních dílků. Speciální políčko ti dá další tah.
section-deformation = Deformace
section-deformation-text = Zakryj dílek na okraji mapy průduchem, na speciálním políčku libovolný dílek. Bonusové body jsou za něj a za sousední průduchy. Od každé třídy zůstane jedna kostička, ostatní se vrátí do genofondů a ty přidáš jednu svou.
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
symbol-survival-text = Když se tato karta odkryje, třída, která má na průduších víc kostiček než každá jiná, získá bonusové body za průduchy, které obývá.


## Traits (MAR-1.11)

trait-active-filter-feeders = Aktivní filtrátoři
    .genitive = Aktivních filtrátorů
    .accusative = Aktivní filtrátory
    .instrumental = Aktivními filtrátory
trait-active-filter-feeders-text = Máš o 1 plankton víc, mimo svá políčka. Nikdy o něj nepřijdeš.
trait-benthic-fauna = Bentické organismy
    .genitive = Bentických organismů
    .accusative = Bentické organismy
    .instrumental = Bentickými organismy
trait-benthic-fauna-text = Tvé vlastní políčko, u kterého nezáleží na pořadí figurek: umísti sem figurku a proveď speciaci u libovolného žetonu, jehož druh máš.
trait-ancient-lineage = Starobylá linie
    .genitive = Starobylé linie
    .accusative = Starobylou linii
    .instrumental = Starobylou linií
trait-ancient-lineage-text = Při prvním návratu v kolečku smíš zahrát hlavní účinek odhozené karty s X = 0. Ta karta potom odejde ze hry.
trait-resilience = Odolnost
    .genitive = Odolnosti
    .accusative = Odolnost
    .instrumental = Odolností
trait-resilience-text = Když ti regrese bere žetony, smíš si 1 z nich nechat.
trait-nascent-intelligence = Počínající inteligence
    .genitive = Počínající inteligence
    .accusative = Počínající inteligenci
    .instrumental = Počínající inteligencí
trait-nascent-intelligence-text = Jakmile máš 20 bodů, získáš do konce hry o 1 základní figurku víc.
trait-cannibalism = Kanibalismus
    .genitive = Kanibalismu
    .accusative = Kanibalismus
    .instrumental = Kanibalismem
trait-cannibalism-text = 1 bod za každou tvou vyhubenou kostičku, ať ji vyhubil kdokoli.
trait-camouflage = Kamufláž
    .genitive = Kamufláže
    .accusative = Kamufláž
    .instrumental = Kamufláží
trait-camouflage-text = Když jiná třída přiloží dílek putováním nebo průduch deformací, smíš tam umístit 1 kostičku.
trait-solitary = Samotářství
    .genitive = Samotářství
    .accusative = Samotářství
    .instrumental = Samotářstvím
trait-solitary-text = 1 bod, když se vyhodnocuje dílek, na kterém máš přesně 1 kostičku.
trait-pack-hunting = Lov ve smečce
    .genitive = Lovu ve smečce
    .accusative = Lov ve smečce
    .instrumental = Lovem ve smečce
trait-pack-hunting-text = Na začátku si vezmi libovolnou speciální figurku. Její ukazatel dominance se posune na 2.
trait-switching = Přepínání kořisti
    .genitive = Přepínání kořisti
    .accusative = Přepínání kořisti
    .instrumental = Přepínáním kořisti
trait-switching-text = 1 bod za každý dílek, který obýváš a na který účinek umístí cizí kostičky z genofondu.
trait-carnivory = Masožravost
    .genitive = Masožravosti
    .accusative = Masožravost
    .instrumental = Masožravostí
trait-carnivory-text = Tvé kostičky prosperují i na dílcích, kde jsou aspoň 2 cizí kostičky.
trait-flight = Let
    .genitive = Letu
    .accusative = Let
    .instrumental = Letem
trait-flight-text = Tvé základní figurky smějí nejen za všechny tvé figurky na desce akcí, ale i před ně.
trait-seasonal-migration = Sezónní migrace
    .genitive = Sezónní migrace
    .accusative = Sezónní migraci
    .instrumental = Sezónní migrací
trait-seasonal-migration-text = Na políčkách migrace 1–3 přesuneš o 1 kostičku víc. Na každém políčku migrace smí každá tvá kostička ujít 1 nebo 2 kroky.
trait-social-behavior = Sociální chování
    .genitive = Sociálního chování
    .accusative = Sociální chování
    .instrumental = Sociálním chováním
trait-social-behavior-text = Tvé základní figurky smějí vytlačit cizí základní figurky.
trait-hadal-fauna = Hadální fauna
    .genitive = Hadální fauny
    .accusative = Hadální faunu
    .instrumental = Hadální faunou
trait-hadal-fauna-text = Pokud na začátku návratu nemáš žádnou volnou figurku, hned po něm hraješ další tah.
trait-phenotypic-plasticity = Fenotypová plasticita
    .genitive = Fenotypové plasticity
    .accusative = Fenotypovou plasticitu
    .instrumental = Fenotypovou plasticitou
trait-phenotypic-plasticity-text = Máš o 2 políčka potravy víc.
trait-exaptation = Exaptace
    .genitive = Exaptace
    .accusative = Exaptaci
    .instrumental = Exaptací
trait-exaptation-text = Zkopíruj vlastnost jiné třídy. Když je v tvém genofondu 16 kostiček nebo méně, přijdeš o ni a vylosuješ si novou vlastnost.
trait-ecological-niche = Ekologická nika
    .genitive = Ekologické niky
    .accusative = Ekologickou niku
    .instrumental = Ekologickou nikou
trait-ecological-niche-text = Při speciaci u žetonu, jehož speciální figurku ovládáš, jsou tvé limity o 1 vyšší a limity ostatních o 1 nižší.


## Places: a cell of the earth and a corner by their names on the map, a stack of tiles, a trait in hand

hex = { $name }
vertex = { $name }
heap = hromádka { $number }
diet-unknown = žeton
    .inside = žeton
    .genitive = žetonu


## Cells of the display for pawns (MAR-1.9)

berth-abundance-1 = { section-abundance }, políčko 1
berth-abundance-2 = { section-abundance }, políčko 2
berth-abundance-3 = { section-abundance }, políčko 3
berth-autotrophs-1 = { section-autotrophs }, políčko 1
berth-autotrophs-2 = { section-autotrophs }, políčko 2
berth-depletion-1 = { section-depletion }, políčko 1
berth-adaptation-1 = { section-adaptation }, políčko 1
berth-adaptation-2 = { section-adaptation }, políčko 2
berth-adaptation-3 = { section-adaptation }, políčko 3
berth-regression-1 = { section-regression }, políčko 1
berth-regression-2 = { section-regression }, políčko 2
berth-speciation-1 = { section-speciation }, políčko 1
berth-speciation-2 = { section-speciation }, políčko 2
berth-speciation-3 = { section-speciation }, políčko 3
berth-speciation-4 = { section-speciation }, políčko 4
berth-speciation-5 = { section-speciation }, políčko 5
berth-wanderlust-1 = { section-wanderlust }, políčko 1
berth-wanderlust-2 = { section-wanderlust }, políčko 2
berth-wanderlust-3 = { section-wanderlust }, políčko 3
berth-deformation-1 = { section-deformation }, políčko 1
berth-deformation-2 = { section-deformation }, políčko 2
berth-migration-1 = { section-migration }, políčko 1
berth-migration-2 = { section-migration }, políčko 2
berth-migration-3 = { section-migration }, políčko 3
berth-migration-4 = { section-migration }, políčko 4
berth-competition-1 = { section-competition }, políčko 1
berth-competition-2 = { section-competition }, políčko 2
berth-competition-3 = { section-competition }, políčko 3
berth-competition-4 = { section-competition }, políčko 4
berth-evolution-1 = { section-evolution }, políčko 1
berth-evolution-2 = { section-evolution }, políčko 2
berth-evolution-3 = { section-evolution }, políčko 3
berth-evolution-4 = { section-evolution }, políčko 4
berth-evolution-5 = { section-evolution }, políčko 5
berth-dominance-1 = { section-dominance }, políčko 1
berth-dominance-2 = { section-dominance }, políčko 2
berth-dominance-3 = { section-dominance }, políčko 3
berth-benthic-reptiles = { trait-benthic-fauna }: { taxon-reptiles.inside }
berth-benthic-cephalopods = { trait-benthic-fauna }: { taxon-cephalopods.inside }
berth-benthic-fishes = { trait-benthic-fauna }: { taxon-fishes.inside }
berth-benthic-crustaceans = { trait-benthic-fauna }: { taxon-crustaceans.inside }


## Where points come from

winnings-start = Začátek hry
winnings-scoring = Dílky během hry
winnings-card = Karty evoluce
winnings-bonus = Bonusové body
winnings-survival = Přežití
winnings-trait = Vlastnosti
winnings-final-tiles = Dílky na konci
winnings-final-pawns = Speciální figurky na konci


## Options (MAR-0.3)

option-two-player-dual = Po dvou třídách
option-two-player-dual-text = Dva hráči, každý se dvěma ze čtyř tříd. Počítá se jen ta, která má méně bodů.
option-random-earth = Náhodná planeta
option-random-earth-text = Střed planety, žetony na něm a první kostičky určí náhoda.
option-alternate-displays = Náhodná potrava
option-alternate-displays-text = Desky bez natištěné potravy: každá třída si vylosuje tři žetony a o všechny může přijít.
option-super-traits = Dvě vlastnosti
option-super-traits-text = Každá třída si nechá dvě ze tří vlastností. Exaptace se nehraje.
option-game-length = Délka hry
option-game-length-text = Kolik z 35 karet evoluce se před hrou vyřadí.
option-game-length-value-standard = běžná, bez 10 karet
option-game-length-value-quick = rychlá, bez 15 karet
option-game-length-value-long = dlouhá, bez 5 karet
option-game-length-value-epic = epická, všechny karty


## Moves: a sentence for the confirm bar and the list of moves

move-place = Umístit { $pawn-accusative }: { $berth }
move-place-bumps = Umístit { $pawn-accusative }: { $berth }, a vytlačit figurku { $bumps-genitive }
move-retrieve = Návrat: vzít si všechny své figurky
move-skip-action = Vynechat akci; figurka zůstane
move-perform = Provést akci
move-done = Hotovo: už nic
move-take = Vzít žeton: { $nutrient-inside }
move-lay = Položit žeton na roh { $vertex }
move-remove = Vrátit žeton z rohu { $vertex } do pytlíku
move-swap = Vyměnit žeton na rohu { $vertex }: { $nutrient-inside }
move-adapt = Přizpůsobit se nové potravě: { $nutrient-inside }
move-adapt-place = Přizpůsobit se: { $nutrient-inside } místo { $place-genitive }
move-speciate = Nové druhy kolem žetonu na rohu { $vertex }
move-populate = { $count ->
        [one] Umístit { $count } kostičku na { $hex }
        [few] Umístit { $count } kostičky na { $hex }
       *[other] Umístit { $count } kostiček na { $hex }
    }
move-populate-all = Umístit po kostičce na každý z těchto dílků
move-wander = Položit dílek ({ $heap }) na { $hex }
move-wander-bonus = { $bonus ->
        [one] Položit dílek ({ $heap }) na { $hex }: { $bonus } bod
        [few] Položit dílek ({ $heap }) na { $hex }: { $bonus } body
       *[other] Položit dílek ({ $heap }) na { $hex }: { $bonus } bodů
    }
move-put = Položit žeton na roh { $vertex }: { $nutrient-inside }
move-drift = { $count ->
        [one] Přesunout { $count } kostičku na nový dílek, odkud: { $from }
        [few] Přesunout { $count } kostičky na nový dílek, odkud: { $from }
       *[other] Přesunout { $count } kostiček na nový dílek, odkud: { $from }
    }
move-hide = Nenápadně tam umístit kostičku
move-deform = Překrýt { $hex } průduchem
move-deform-bonus = { $bonus ->
        [one] Překrýt { $hex } průduchem: { $bonus } bod
        [few] Překrýt { $hex } průduchem: { $bonus } body
       *[other] Překrýt { $hex } průduchem: { $bonus } bodů
    }
move-side = Vznikne { $thermal-inside }
move-from-gene-pool = Vzít kostičku z genofondu
move-from-eliminated = Vzít jednu z vyhubených kostiček
move-migrate = { $count ->
        [one] Přesunout { $count } kostičku: { $from } → { $to }
        [few] Přesunout { $count } kostičky: { $from } → { $to }
       *[other] Přesunout { $count } kostiček: { $from } → { $to }
    }
move-eliminate = Vyhubit kostičku { $taxon-genitive } na { $hex }
move-score = Bodovat { $hex }
move-play = Zahrát kartu { $evocard }
move-repeat = Zahrát kartu { $evocard } z odhazovací hromádky, X je 0
move-dominate = Ovládnout: { $nutrient-inside }
move-dominate-value = Ovládnout: { $nutrient-inside }. Ukazatel bude na { $value }
move-claim = Vzít si speciální figurku: { $nutrient-inside }
move-keep = Nechat si vlastnost { $card }
move-keep-trait = Nechat si vlastnost { $card } místo vlastnosti { $trait }
move-copy = Převzít vlastnost { $trait }
move-lose = Odevzdat žeton: { $place-inside }
move-save = Zachránit žeton: { $place-inside }
move-target = Vybrat { $hex }
move-favour = Bodovat všechny dílky krajiny: { $terrain-inside }
move-spare = Nechat naživu kostičku { $taxon-genitive }
move-send-home = Vrátit kostičku { $taxon-genitive } do genofondu
move-scatter = { $count ->
        [one] Přesunout { $count } kostičku { $taxon-genitive } na { $hex }
        [few] Přesunout { $count } kostičky { $taxon-genitive } na { $hex }
       *[other] Přesunout { $count } kostiček { $taxon-genitive } na { $hex }
    }
move-exchange = Vyměnit žeton ({ $place-inside }) za žeton z pytlíku ({ $nutrient-inside })
move-trade = Vyměnit žeton ({ $place-inside }) s žetonem na rohu { $vertex }
move-lift = Přesunout žeton z rohu { $vertex }
move-draw-nutrient = Z pytlíku vytažen žeton: { $nutrient-inside }
move-draw-terrain = Z červeného pytlíku vytažen žeton: { $terrain-inside }


## Short labels of what can be chosen, for buttons

choose-retrieve = Návrat figurek
choose-skip-action = Vynechat akci
choose-perform = Provést
choose-done = Hotovo
choose-populate-all = Na všechny
choose-hide = Umístit kostičku
choose-from-gene-pool = Z genofondu
choose-from-eliminated = Z vyhubených


## Questions: to the player who is asked, and what the others read

question-turn = { $taxon }: umísti figurku, nebo proveď návrat.
question-turn-other = { $taxon } ({ $asked }) vybírají akci.
question-choose-trait = Kterou vlastnost si { $taxon-inside } nechají?
question-choose-trait-other = { $taxon } ({ $asked }) si vybírají vlastnost.
question-copy-trait = Exaptace: kterou vlastnost { $taxon-inside } převezmou?
question-copy-trait-other = { $taxon } ({ $asked }) přebírají cizí vlastnost.
question-claim-pawn = Lov ve smečce: kterou speciální figurku si { $taxon-inside } vezmou?
question-claim-pawn-other = { $taxon } ({ $asked }) si berou speciální figurku.
question-abundance-token = Hojnost, { $taxon-inside }: který žeton přijde na planetu?
question-abundance-token-other = { $taxon } ({ $asked }) vybírají žeton.
question-lay-token = { $taxon }: na který roh přijde žeton? ({ $nutrient-inside })
question-lay-token-other = { $taxon } ({ $asked }) pokládají žeton: { $nutrient-inside }.
question-autotrophs-token = { $taxon }: vrať nebo vyměň žeton ({ $thermal-inside }).
question-autotrophs-token-other = { $taxon } ({ $asked }) mění žetony u průduchů ({ $thermal-inside }).
question-depletion-token = Vyčerpání, { $taxon-inside }: který žeton zmizí z planety?
question-depletion-token-other = { $taxon } ({ $asked }) odebírají žeton.
question-adapt-token = Adaptace, { $taxon-inside }: která potrava?
question-adapt-token-other = { $taxon } ({ $asked }) se přizpůsobují.
question-shelter = Regrese, { $taxon-inside }: umístit kostičku do čtverce?
question-shelter-other = { $taxon } ({ $asked }) se mohou chránit před regresí.
question-speciate-at = Speciace, { $taxon-inside }: kolem kterého žetonu?
question-speciate-at-other = { $taxon } ({ $asked }) vybírají žeton pro nové druhy.
question-populate-tile = { $taxon }: kolik kostiček na { $hex }? Nejvýše { $most }.
question-populate-tile-other = { $taxon } ({ $asked }) umisťují na { $hex }, nejvýše { $most }.
question-wander-to = Putování, { $taxon-inside }: který dílek a kam?
question-wander-to-other = { $taxon } ({ $asked }) pokládají dílek.
question-wander-token = { $taxon }: dát žeton na roh { $hex }?
question-wander-token-other = { $taxon } ({ $asked }) mohou dát žeton na { $hex }.
question-drift-to = { $taxon }: kdo se přesune na nový dílek { $hex }?
question-drift-to-other = { $taxon } ({ $asked }) se mohou přesunout na nový dílek { $hex }.
question-hide-on = Kamufláž: umístí { $taxon-inside } kostičku na { $hex }?
question-hide-on-other = { $taxon } ({ $asked }) mohou nenápadně přijít na { $hex }.
question-deform-tile = Deformace, { $taxon-inside }: který dílek se stane průduchem?
question-deform-tile-other = { $taxon } ({ $asked }) vybírají, kde vznikne průduch.
question-vent-side = { $taxon }: { $hex } je na rovníku. Jaký je to průduch?
question-vent-side-other = { $taxon } ({ $asked }) vybírají průduch na { $hex }.
question-vent-cube = { $taxon }: odkud vzít kostičku pro { $hex }?
question-vent-cube-other = { $taxon } ({ $asked }) přidávají kostičku na { $hex }.
question-migrate-cubes = { $taxon }: které kostičky přesunout? Zbývá: { $left }.
question-migrate-cubes-other = { $taxon } ({ $asked }) migrují; zbývá: { $left }.
question-compete = { $taxon }: čí kostička bude vyhubena? Zbývá: { $left }.
question-compete-other = { $taxon } ({ $asked }) konkurují; zbývá: { $left }.
question-score-tile = { $taxon }: který dílek se boduje? ({ $terrain-inside })
question-score-tile-other = { $taxon } ({ $asked }) vybírají dílek k bodování ({ $terrain-inside }).
question-play-card = { $taxon }: zahraj kartu z řady, nejvýše na pozici { $most }.
question-play-card-other = { $taxon } ({ $asked }) hrají kartu nejvýše na pozici { $most }.
question-dominate-type = Dominance, { $taxon-inside }: která potrava?
question-dominate-type-other = { $taxon } ({ $asked }) si berou speciální figurku.
question-revive-card = Starobylá linie: zahrají { $taxon-inside } kartu z odhazovací hromádky?
question-revive-card-other = { $taxon } ({ $asked }) mohou zahrát kartu z odhazovací hromádky.
question-repeat-card = { $evocard }, { $taxon-inside }: kterou kartu z odhazovací hromádky?
question-repeat-card-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }.
question-another-card = { $evocard }, { $taxon-inside }: kterou další kartu z řady?
question-another-card-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }.
question-target-tile = { $evocard }, { $taxon-inside }: který dílek?
question-target-tile-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }.
question-target-terrain = { $evocard }, { $taxon-inside }: která krajina?
question-target-terrain-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }.
question-spare-cube = { $taxon }: čí kostička na { $hex } zůstane naživu?
question-spare-cube-other = { $taxon } ({ $asked }) rozhodují, kdo na { $hex } přežije.
question-kill-cube = { $evocard }, { $taxon-inside }: čí kostička na { $hex } bude vyhubena? Zbývá: { $left }.
question-kill-cube-other = { $taxon } ({ $asked }) provádějí kartu { $evocard } na { $hex }; zbývá: { $left }.
question-hunt-cube = { $evocard }, { $taxon-inside }: čí kostička bude vyhubena? Zbývá: { $left }.
question-hunt-cube-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }; zbývá: { $left }.
question-send-cube = { $taxon }: čí kostičku z { $hex } vrátit? Zbývá: { $left }.
question-send-cube-other = { $taxon } ({ $asked }) vracejí kostičky, odkud: { $hex }; zbývá: { $left }.
question-scatter-cubes = { $taxon }: všechny kostičky opouštějí { $hex }. Kam půjdou tyto?
question-scatter-cubes-other = { $taxon } ({ $asked }) rozhánějí kostičky, odkud: { $hex }.
question-place-cubes = { $evocard }, { $taxon-inside }: kam přijde kostička?
question-place-cubes-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }.
question-place-bonus = { $taxon }: umístit kostičku na některý svůj dílek?
question-place-bonus-other = { $taxon } ({ $asked }) mohou umístit kostičku na některý svůj dílek.
question-settle-tile = { $taxon }: nejvýše { $most } kostiček na jeden z těchto dílků.
question-settle-tile-other = { $taxon } ({ $asked }) se usazují, nejvýše { $most } kostiček.
question-remove-token = { $evocard }, { $taxon-inside }: který žeton se vrátí do pytlíku?
question-remove-token-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }.
question-lift-token = Přetváření prostředí, { $taxon-inside }: který žeton přesunout?
question-lift-token-other = { $taxon } ({ $asked }) přesouvají žeton.
question-bag-token = { $evocard }, { $taxon-inside }: který žeton z pytlíku?
question-bag-token-other = { $taxon } ({ $asked }) provádějí kartu { $evocard }.
question-exchange-token = { $taxon }: který žeton za který z pytlíku?
question-exchange-token-other = { $taxon } ({ $asked }) vyměňují žeton.
question-trade-token = { $taxon }: který žeton za který na planetě?
question-trade-token-other = { $taxon } ({ $asked }) vyměňují žeton s planetou.
question-lose-token = { $taxon }: o který žeton přijdou?
question-lose-token-other = { $taxon } ({ $asked }) přicházejí o žeton.
question-save-token = Odolnost: který žeton si { $taxon-inside } nechají?
question-save-token-other = { $taxon } ({ $asked }) si mohou nechat žeton.
question-express-gene = Genová exprese: kterou vlastnost si { $taxon-inside } nechají?
question-express-gene-other = { $taxon } ({ $asked }) si vybírají novou vlastnost.
question-draw-token = Vytáhni žeton z pytlíku.
question-draw-token-other = Z pytlíku se tahá žeton.
question-draw-tile-type = Vytáhni žeton krajiny z červeného pytlíku.
question-draw-tile-type-other = Z červeného pytlíku se tahá žeton krajiny.


## Events: lines of the log

event-plays-class = { $seat } hraje za { $taxon-accusative }.
event-trait-is = { $taxon } mají vlastnost { $trait }.
event-copies-trait = { $taxon } přebírají vlastnost { $trait }.
event-claims-pawn = { $taxon } si berou { $pawn-accusative }.
event-round-begins = Začíná kolečko { $round }.
event-places-pawn = { $taxon } umisťují { $pawn-accusative }: { $berth }.
event-is-bumped = Figurka { $taxon-genitive } je vytlačena: { $berth }.
event-skips = { $taxon } vynechávají akci: { $berth }.
event-nothing-to-do = { $taxon } tu nemají co dělat: { $berth }.
event-retrieves = { $taxon } si berou své figurky zpět.
event-recalls = Všechny třídy si berou své figurky zpět.
event-turn-again = { $taxon } jsou na tahu ještě jednou.
event-lays-token = { $taxon } pokládají žeton na roh { $vertex }: { $nutrient-inside }.
event-removes-token = { $taxon } vracejí do pytlíku žeton z rohu { $vertex }: { $nutrient-inside }.
event-swaps-token = { $taxon } vyměňují žeton na rohu { $vertex }: nyní { $nutrient-inside }, dříve { $taken-inside }.
event-moves-token = { $taxon } přesouvají žeton, { $from } → { $to }: { $nutrient-inside }.
event-is-swept = Žeton na rohu { $vertex } mezi třemi průduchy jde do pytlíku: { $nutrient-inside }.
event-adapts = { $taxon } mají novou potravu: { $nutrient-inside }.
event-replaces-token = { $taxon } vyměňují žeton ({ $old-inside }) za jiný ({ $nutrient-inside }).
event-loses-token = { $taxon } přicházejí o potravu: { $nutrient-inside }.
event-saves-token = Odolnost: { $taxon-inside } si nechávají { $nutrient-accusative }.
event-shelters = { $taxon } se chrání před regresí.
event-populates = { $count ->
        [one] { $taxon } umisťují { $count } kostičku na { $hex }.
        [few] { $taxon } umisťují { $count } kostičky na { $hex }.
       *[other] { $taxon } umisťují { $count } kostiček na { $hex }.
    }
event-returns-to-life = Vyhubená kostička { $taxon-genitive } se vrací k životu na { $hex }.
event-moves-cubes = { $count ->
        [one] { $count } kostička { $taxon-genitive }: { $from } → { $to }.
        [few] { $count } kostičky { $taxon-genitive }: { $from } → { $to }.
       *[other] { $count } kostiček { $taxon-genitive }: { $from } → { $to }.
    }
event-are-eliminated = { $count ->
        [one] Na { $hex } je vyhubena { $count } kostička { $taxon-genitive }.
        [few] Na { $hex } jsou vyhubeny { $count } kostičky { $taxon-genitive }.
       *[other] Na { $hex } je vyhubeno { $count } kostiček { $taxon-genitive }.
    }
event-go-home = { $count ->
        [one] { $count } kostička { $taxon-genitive } se vrací do genofondu, odkud: { $hex }.
        [few] { $count } kostičky { $taxon-genitive } se vracejí do genofondu, odkud: { $hex }.
       *[other] { $count } kostiček { $taxon-genitive } se vrací do genofondu, odkud: { $hex }.
    }
event-lays-tile = { $taxon } pokládají dílek na { $hex }: { $terrain-inside }.
event-becomes-vent = { $taxon } vytvářejí na { $hex } novou krajinu: { $thermal-inside }.
event-scores = Boduje se { $hex }: { $terrain-inside }.
event-gains = { $points ->
        [one] { $taxon } získávají { $points } bod. ({ $source })
        [few] { $taxon } získávají { $points } body. ({ $source })
       *[other] { $taxon } získávají { $points } bodů. ({ $source })
    }
event-plays-card = { $taxon } hrají kartu { $evocard }, pozice { $position }.
event-repeats-card = { $taxon } hrají kartu { $evocard } z odhazovací hromádky.
event-appears = Nová karta v řadě, pozice { $position }: { $evocard }.
event-extinction-comes = Vymírání: všechny ohrožené kostičky jsou vyhubeny.
event-survival-pays = { $count ->
        [one] Přežití: { $taxon-inside } žijí na { $count } průduchu.
        [few] Přežití: { $taxon-inside } žijí na { $count } průduších.
       *[other] Přežití: { $taxon-inside } žijí na { $count } průduších.
    }
event-survival-pays-nobody = Přežití: na průduších nemá nikdo většinu.
event-dominates = { $taxon } ovládají potravu: { $nutrient-inside }, hodnota { $value }.
event-gains-pawn = Počínající inteligence: { $taxon-inside } dostávají další základní figurku.
event-replaces-trait = { $taxon } mají vlastnost { $trait } místo vlastnosti { $old }.
event-draws-traits = { $taxon } si prohlížejí nové vlastnosti.
event-leaves-game = Karta { $evocard } odchází ze hry.
event-reseed = Obnova: tabule akcí se plní znovu.
event-standstill = Evoluce stojí, kolečka: { $rounds }. Hra končí.
event-no-more-turns = Tahů už bylo { $turns }. Hra končí.
event-final-begins = Začíná závěrečné bodování.


## Refusals: why not, and what would help. A refusal gets the arguments of the refused move.

refusal-not-asked = Teď ne. Nejdřív odpověz na současnou otázku.
refusal-not-asked-about = Současná otázka se tohoto netýká.
refusal-not-your-trait = Tahle vlastnost není mezi těmi, z nichž můžeš vybírat.
refusal-not-another-trait = Vlastnost { $trait } nemá žádná jiná třída. Převzít lze jen odkrytou vlastnost jiné třídy.
refusal-pawn-is-owned = Tuto figurku už ovládá jiná třída. Vezmi si volnou.
refusal-no-basic-pawn = Nemáš po ruce žádnou základní figurku. Nejdřív proveď návrat.
refusal-not-your-pawn = Tuto figurku neovládáš: { $pawn-inside }. Nejdřív ovládni její potravu.
refusal-pawn-is-out = { $pawn } není po ruce. Nejdřív proveď návrat.
refusal-special-only = Toto políčko je jen pro speciální figurky.
refusal-berth-is-closed = Při tak malém počtu tříd je toto políčko zavřené.
refusal-not-your-benthic = Toto políčko patří třídě s vlastností Bentické organismy.
refusal-benthic-is-taken = Už tam figurka stojí. Vrátí se, až třída, která ji ovládá, provede návrat.
refusal-controls-the-pawn = Speciální figurku této potravy ovládáš ty. Vyber žeton jiného druhu.
refusal-berth-is-taken = Už tam stojí figurka. Vytlačit ji může jen speciální figurka.
refusal-own-pawn-there = Stojí tam tvoje vlastní figurka. Svou vytlačit nemůžeš.
refusal-special-pawn-there = Stojí tam speciální figurka. Tu vytlačit nelze.
refusal-not-further = Základní figurka musí jít dál než všechny tvé figurky na tabuli.
refusal-between-pawns = Let dovolí jít před všechny tvé figurky, nebo za ně, ale ne mezi ně.
refusal-only-at-first = Akci lze vynechat, jen dokud nezačala.
refusal-not-optional = Tohle se musí udělat. Vyber jednu z možností.
refusal-not-in-section = Takový žeton v sekci Hojnost není: { $nutrient-inside }.
refusal-vertex-not-usable = U tohoto rohu neleží žádný dílek. Vyber roh dílku.
refusal-vertex-is-taken = Na tomto rohu už žeton leží. Je tam místo jen pro jeden.
refusal-no-token-there = Na tomto rohu žádný žeton neleží.
refusal-no-tile-there = Tam žádný dílek není.
refusal-not-at-vent = Tento žeton se nedotýká průduchu správného druhu.
refusal-not-in-autotrophs = V sekci Autotrofové není žeton tohoto druhu.
refusal-not-in-depletion = V sekci Vyčerpání není žeton tohoto druhu.
refusal-not-in-adaptation = Takový žeton v sekci Adaptace není: { $nutrient-inside }.
refusal-no-vacant-place = Tvoje deska nemá volné políčko. Speciální políčko sekce Adaptace dovolí žeton vyměnit.
refusal-only-by-special = Žeton lze vyměnit jen speciální figurkou na posledním políčku.
refusal-no-such-token = Žádný žeton tam nemáš.
refusal-same-as-another = Máš úplně stejný žeton jinde. Vyber ten.
refusal-other-type = Tento žeton je jiného druhu, než políčko dovoluje.
refusal-no-room-at-token = Žádný dílek u tohoto žetonu kostičku nepřijme.
refusal-too-many-cubes = To je víc, než dílek přijme nebo genofond má.
refusal-not-this-tile = Otázka se týká jiného dílku.
refusal-heap-is-empty = Tato hromádka je prázdná.
refusal-cell-is-taken = Na { $hex } už dílek leží.
refusal-not-beside-earth = { $hex } nesousedí s žádným dílkem.
refusal-not-on-new-tile = Vyber volný roh nového dílku.
refusal-not-in-wanderlust = Takový žeton v sekci Putování není, nebo je roh obsazený.
refusal-not-beside-new-tile = Kostičky přicházejí jen ze sousedních dílků.
refusal-too-few-cubes = Tolik kostiček tam nemáš.
refusal-is-vent-already = { $hex } už je průduch.
refusal-not-on-edge = { $hex } není na okraji mapy. Speciální figurka může změnit kterýkoli dílek.
refusal-not-of-terrain = Karta mluví o jiné krajině, než je { $hex }.
refusal-side-is-given = Vyber jeden ze dvou průduchů.
refusal-too-far = { $to } nesousedí, odkud: { $from }.
refusal-too-far-for-season = { $to } je dál než dva kroky, odkud: { $from }.
refusal-over-the-limit = Tolik kostiček se už přesunout nesmí.
refusal-has-moved-already = Kostičky tam už se přesunuly. Každá se přesouvá jednou.
refusal-not-opposing = Zde lze vyhubit jen kostičky jiných tříd.
refusal-nobody-there = Tato třída nemá na { $hex } žádnou kostičku.
refusal-do-not-occupy = Nemáš na { $hex } žádnou kostičku.
refusal-other-terrain = { $hex } není krajina, která je pod políčkem.
refusal-other-tile = Už máš vybraný jiný dílek.
refusal-not-this-terrain = { $hex } není krajina, která je pod políčkem.
refusal-too-high-in-row = Karta { $evocard } je v řadě pro toto políčko příliš vysoko.
refusal-not-in-row = Karta { $evocard } v řadě není.
refusal-not-in-discard = Karta { $evocard } v odhazovací hromádce není.
refusal-being-played = Karta { $evocard } se právě hraje.
refusal-not-above-marker = Tvoje hodnota dominance není nad ukazatelem: { $nutrient-inside }.
refusal-no-effect-there = Karta by tam nic nezměnila.
refusal-not-there = O tomhle karta nemluví. Vyber jednu z možností.
refusal-pawn-not-controlled = Speciální figurku této potravy neovládáš.
refusal-not-at-landing = Hodí se jen souš a geotermální průduchy, a jen u nového žetonu, pokud nějaký je.
refusal-not-at-tile = Tento žeton se nedotýká vybraného dílku.
refusal-not-next-to-tile = Kostičky přecházejí jen na sousední dílky.
refusal-class-not-there = Tato třída tam nemá žádnou kostičku.
refusal-back-to-start = Migrující kostička se nemůže vrátit na svůj dílek.
refusal-too-few-to-drift = Tolik kostiček tam nemáš.
refusal-not-in-bag = Takový žeton v pytlíku není: { $nutrient-inside }.
refusal-not-to-be-lost = O tento žeton nepřicházíš.


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
ui-holds-survival = drží kartu Přežití
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
ui-lower-class-counts = Každému hráči se počítá jen třída s méně body.


## Jak hra skončila a co se počítá

ui-nth-turn = Kolečko { $turn }
measure-cubes = Kostičky na planetě
ending-asteroid = Dopadl asteroid a poslední kolečko skončilo.
ending-standstill = Evoluce se zastavila, a tak hra skončila.
ending-tie-food-chain = { $count ->
        [one] { $first } a { $second }: oba mají { $count } bod. Třída, za kterou hraje { $first }, stojí v potravním řetězci výš.
        [few] { $first } a { $second }: oba mají { $count } body. Třída, za kterou hraje { $first }, stojí v potravním řetězci výš.
        [many] { $first } a { $second }: oba mají { $count } bodu. Třída, za kterou hraje { $first }, stojí v potravním řetězci výš.
       *[other] { $first } a { $second }: oba mají { $count } bodů. Třída, za kterou hraje { $first }, stojí v potravním řetězci výš.
    }


## What a coach says

advice-what-turn = V každém tahu umístíš jednu figurku a provedeš akci, vždy dál na tabuli akcí než tvoje ostatní. Když už není kam, vezmi si všechny zpět.
advice-what-choose-trait = Vlastnost zůstane tvé třídě po celou hru. Vyber tu, která sedí tvému způsobu hry.
advice-what-copy-trait = Přebíráš vlastnost jiné třídy. Rozmysli si, co přinese tvým živočichům.
advice-what-claim-pawn = Speciální figurka smí kamkoli na tabuli akcí a vytlačí základní figurku.
advice-what-abundance-token = Vybíráš, která potrava přijde na planetu. Tvoji živočichové prospívají tam, kde se dílku dotýká žeton jejich potravy.
advice-what-lay-token = Roh se dotýká až tří dílků a žeton živí všechny.
advice-what-autotrophs-token = U průduchů se dá potrava odebrat nebo vyměnit. Tak nakrmíš své, nebo vyhladovíš ostatní.
advice-what-depletion-token = Žeton zmizí z planety. Kdo z něj žil, nemusí přežít příští vymírání.
advice-what-adapt-token = Tvoje třída se naučí jíst něco dalšího. Čím víc toho jí, tím víc míst ji uživí.
advice-what-shelter = Kostička tady tvou třídu chrání: na konci kola ostatní přijdou o potravu, kterou tato sekce ukazuje.
advice-what-speciate-at = Vyber žeton: na dílky kolem něj přijdou tvoji noví živočichové. Souš jich pojme málo, otevřený oceán hodně.
advice-what-populate-tile = Při bodování získá nejvíc ten, kdo má na dílku nejvíc živočichů. Při shodě rozhoduje místo v potravním řetězci.
advice-what-wander-to = Planeta se rozroste o dílek a stejné dílky vedle něj dají prémii. Pak na něj může vstoupit každý.
advice-what-wander-token = Na roh nového dílku můžeš dát potravu.
advice-what-drift-to = Živočichové vedle nového dílku na něj mohou vstoupit. Jdi tam, kde je tvoje potrava.
advice-what-deform-tile = Dílek se stane průduchem. Sám dá málo, ale kdo má na průduších nejvíc živočichů, získá při každém přežití.
advice-what-vent-side = Na rovníku druh průduchu určuješ ty. Záleží na něm u autotrofů.
advice-what-migrate-cubes = Tvoji živočichové přecházejí na sousední dílky. Veď je k potravě a tam, kde jsou body.
advice-what-compete = Kde žiješ, můžeš ostatní vytlačit. Vybírej ty, kdo jsou na dílku před tebou.
advice-what-score-tile = Dílek boduje všem, kdo na něm žijí. Pokud tam tvoji živočichové prospívají, zahraješ pak kartu.
advice-what-play-card = Zahraješ kartu z řady. Na její místo přijde nová a některé přinesou vymírání.
advice-what-dominate-type = Tvoje hodnota je počet tvých potrav daného druhu krát dílky, kde tě živí. Kdo ji překoná, bere speciální figurku.
advice-what-lose-token = Tvoje třída přichází o jednu potravu, protože neměla kostičku v Regresi.
advice-endangered = Tvoji živočichové na { $hex } tam nemají co jíst: { $count }. Příští vymírání je zahubí.
advice-regresses = Na konci kola přijdeš o potravu: { $nutrient-inside }. Kostička v Regresi tomu zabrání.
advice-can-dominate = Tvoje dominance je dost vysoká: { $nutrient-inside }. Figurka v Dominanci ti dá speciální figurku.
advice-can-score = Na { $hex } vedeš a Evoluce ho teď může bodovat. Pro tebe: { $points }.
advice-last-pawn = Tohle je tvoje poslední figurka. Po ní si budeš muset vzít všechny zpět.
advice-ends-round = Když teď provedeš návrat, kolo skončí: přijdou nové žetony a Regrese si vezme své.
advice-few-cubes = Tvůj genofond je skoro prázdný. Zbývá kostiček: { $count }.
advice-asteroid-near = V řadě leží Asteroid. Jakmile ho někdo zahraje, hra skončí s koncem kola.
advice-feeds = S touto potravou by tvoji hladoví živočichové prospívali: { $nutrient-inside }, { $count }.
advice-best-corner = Na rohu { $vertex } by žeton nakrmil tvé hladové živočichy: { $count }.
advice-most-room = Nejvíc místa pro tvé živočichy je kolem { $vertex }: { $count }.
advice-escape = Tvoji živočichové na { $from } nemají co jíst. Na { $to } by prospívali.
advice-kill-pays = Bez jedné cizí kostičky by ti { $hex } vynesl víc. Překážejí { $taxon-inside }.
advice-best-tile = Nejvíc ti vynese { $hex }: { $points }.
advice-card-pays = { $evocard } ti hned dá body: { $gain }.
advice-bonus = Největší prémie je na { $hex }: { $points }.
advice-of-a-card = Tohle je účinek karty { $evocard }. Z čeho vybrat, říká její text.


## What a move leads to

ahead-nothing-to-do = Teď tam není co dělat.
ahead-bumps = Figurka { $taxon-genitive } se vrátí domů.
ahead-limit = Kostiček nejvýš: { $count }.
ahead-endangered = Na { $to } budou ohrožené.
ahead-harms = { $taxon }: ohrožených kostiček přibude { $count }.
ahead-helps = { $taxon }: prosperujících kostiček přibude { $count }.
ahead-gains = { $taxon }: +{ $points }.
ahead-bonus = Přinese to bodů: { $points }.
ahead-plays = Potom zahraješ kartu.
ahead-ends-round = Tím kolečko skončí.
ahead-dominates = Ovládneš { $nutrient-accusative }: na konci bodů: { $points }.
ahead-takes-control = { $taxon } ztratí: { $nutrient-inside }.
ahead-pool-left = Kostiček v genofondu zbude: { $count }.
ahead-cubes-left = Kostiček na { $hex } zbude: { $count }.


## What comes next

next-hex = dílek
next-vertex = roh
next-nutrient = potravu
next-diet = žeton potravy
next-taxon = třídu
next-berth = akci
next-pawn = figurku
next-heap = hromádku
next-trait = vlastnost
next-card = kartu vlastnosti
next-place-berth = kam ji umístit
next-place-pawn = kterou figurku
next-migrate-to = kam kostičky půjdou
next-migrate-count = kolik kostiček
next-populate-count = kolik kostiček
next-drift-count = kolik kostiček
next-scatter-count = kolik kostiček
next-adapt-place = který žeton nahradit
next-wander-hex = kam dílek položit
next-eliminate-taxon = čí kostičku


## What a touch does

verb-place = umístit figurku
verb-swap = vyměnit
verb-adapt = nahradit
verb-populate = umístit kostičky
verb-wander = položit dílek
verb-put = položit žeton
verb-drift = přesunout kostičky
verb-migrate = migrovat
verb-eliminate = vyhubit
verb-keep = nechat místo
verb-scatter = rozptýlit
verb-exchange = vyměnit
verb-trade = vyměnit

## Natural history: one true line for each

lore-taxon-reptiles = Ichtyosauři nevylézali na břeh: mláďata rodili živá v moři.
lore-taxon-cephalopods = Chobotnice má tři srdce a modrou krev.
lore-taxon-fishes = Polovinu všech druhů obratlovců tvoří ryby.
lore-taxon-crustaceans = Velekrab japonský má rozpětí nohou téměř čtyři metry.
lore-evocard-annelids = Dravý červ Eunice číhá v písku a bývá až tři metry dlouhý.
lore-evocard-asteroid = Asteroid, který ukončil věk dinosaurů, měl v průměru asi deset kilometrů.
lore-evocard-biodiversity = Útesy zabírají tisícinu mořského dna a žije v nich čtvrtina mořských druhů.
lore-evocard-biomass = Všechen antarktický kril váží asi tolik co celé lidstvo.
lore-evocard-favorable-environment = Nejvíc ryb se uživí tam, kde stoupá studená hlubinná voda.
lore-evocard-disease = V roce 1983 zahubila nemoc téměř všechny dlouhoostné ježovky v Karibiku.
lore-evocard-gastropods-card = Homolice harpunují ryby jedovatým zubem.
lore-evocard-omnivores = Kladivoun tiburo žere mořskou trávu a asi polovinu z ní stráví.
lore-evocard-volcanic-activity = Tři čtvrtiny veškeré lávy vytékají pod mořem.
lore-evocard-invasive-species = Samice perutýna, v Karibiku cizince, naklade dva miliony jiker ročně.
lore-evocard-cladogenesis = V jezeře Malawi se jedna linie cichlid rozdělila asi na osm set druhů.
lore-evocard-carbon-cycle = Bílé útesy doverské jsou ze schránek planktonu.
lore-evocard-mass-exodus = Největší tah na Zemi se koná každou noc: z hlubin k hladině.
lore-evocard-metamorphosis = Mladý platýs má oči po obou stranách, potom se jedno přestěhuje.
lore-evocard-marine-snow = Vločka mořského sněhu klesá ke dnu celé týdny.
lore-evocard-terrestrial = Krab palmový se líhne v moři, ale dospělý by se v něm utopil.
lore-evocard-lack-of-competition = Po největším vymírání žila skoro všude jediná mušle, Claraia.
lore-evocard-fertility = Měsíčník klade najednou až tři sta milionů jiker.
lore-evocard-prolific-predators = Kalmar Humboldtův žije asi dva roky a naklade přes milion vajec.
lore-evocard-semiaquatic = Leguáni mořští se pasou pod vodou a sůl vykýchávají.
lore-evocard-population-explosion = Jediný polyp odškrtí desítky medúz: tak vznikají jejich hejna.
lore-evocard-niche-construction = Bílý písek mnoha pláží prošel ploskozubci, kteří koušou korály.
lore-evocard-adaptability = Chobotnice maskovaná se vydává za perutýna, mořského hada i platýse.
lore-evocard-producers = Polovina kyslíku na Zemi vzniká v moři.
lore-evocard-reproduction = Koráli celého útesu se třou v týchž několika nocích po úplňku.
lore-evocard-symbiosis = K pyskounu čističi stojí ryby frontu a otevírají mu tlamy.
lore-evocard-solar-radiation = Slunce živí moře jen v horních dvou stech metrech.
lore-evocard-habitat = Velryba na dně živí celé městečko zvířat po desítky let.
lore-evocard-tectonic-shift = Atlantik se rozšiřuje zhruba tak rychle, jak vám rostou nehty.
lore-evocard-trophic-cascade = Kde vymizely mořské vydry, spásly ježovky celé chaluhové lesy.
lore-evocard-predation = Žralok bílý za život vymění tisíce zubů.
lore-evocard-ecodiversity = Mnoho útesových ryb vyrůstá mezi mangrovy a v mořské trávě.
lore-evocard-gene-expression = Když zahyne samice klauna, stane se samicí její samec.
lore-evocard-extremophiles = Pompejský červ žije na horkých komínech v hlubině v kožichu z bakterií.
lore-evocard-endosymbionts = Obří riftie nemá ústa: živí ji bakterie v jejím těle.
lore-trait-active-filter-feeders = Plejtvák obrovský spolyká denně asi šestnáct tun krilu.
lore-trait-benthic-fauna = Sumýši přerývají bahno hlubin jako žížaly půdu.
lore-trait-ancient-lineage = Latimérie byly známy jen z fosilií, než jednu v roce 1938 chytili.
lore-trait-resilience = Hvězdici doroste ztracené rameno, některé i celé tělo z jediného ramene.
lore-trait-nascent-intelligence = Některé chobotnice si nosí skořápky kokosů, aby se měly kam schovat.
lore-trait-cannibalism = Mláďata žraloka písečného sežerou sourozence ještě před narozením.
lore-trait-camouflage = Sépie změní vzor během vteřiny, ačkoli sama barvy nevidí.
lore-trait-solitary = Sameček některých ďasů najde v temnotě samici a přiroste k ní.
lore-trait-pack-hunting = Antarktické kosatky společně zvednou vlnu, která spláchne tuleně z kry.
lore-trait-switching = Když ubylo tuleňů, začaly kosatky u Aljašky lovit mořské vydry.
lore-trait-carnivory = Strašek udeří tak rychle, že za jeho úderem voda vře.
lore-trait-flight = Létající ryby plachtí nad vlnami až čtyři sta metrů.
lore-trait-seasonal-migration = Keporkak uplave za rok tam a zpět až šestnáct tisíc kilometrů.
lore-trait-social-behavior = Hejno sleďů může mít stovky milionů ryb a žádná je nevede.
lore-trait-hadal-fauna = Terčovku natočili v hloubce přes osm kilometrů.
lore-trait-phenotypic-plasticity = Mořským plžům pobřežnicím zesílí ulita tam, kde cítí kraby.
lore-trait-exaptation = Plynový měchýř ryb a naše plíce mají společný původ.
lore-trait-ecological-niche = Krab yeti pěstuje bakterie na svých chlupatých klepetech.
