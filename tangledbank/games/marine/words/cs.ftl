# Czech: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Dominantní druhy: Světový oceán
game-marine-text = Rozšiř svou třídu živým mořem a ovládni ho.


## Classes (MAR-1.2). .inside is the name in the middle of a sentence.

class-reptiles = Plazi
    .inside = plazi
    .genitive = plazů
    .dative = plazům
    .accusative = plazy
    .instrumental = plazy
class-cephalopods = Hlavonožci
    .inside = hlavonožci
    .genitive = hlavonožců
    .dative = hlavonožcům
    .accusative = hlavonožce
    .instrumental = hlavonožci
class-fishes = Ryby
    .inside = ryby
    .genitive = ryb
    .dative = rybám
    .accusative = ryby
    .instrumental = rybami
class-crustaceans = Korýši
    .inside = korýši
    .genitive = korýšů
    .dative = korýšům
    .accusative = korýše
    .instrumental = korýši


## Elements (MAR-1.3)

food-algae = Řasy
    .inside = řasy
    .genitive = řas
    .accusative = řasy
    .instrumental = řasami
food-gastropods = Plži
    .inside = plži
    .genitive = plžů
    .accusative = plže
    .instrumental = plži
food-worms = Červi
    .inside = červi
    .genitive = červů
    .accusative = červy
    .instrumental = červy
food-plankton = Plankton
    .inside = plankton
    .genitive = planktonu
    .accusative = plankton
    .instrumental = planktonem
food-sponges = Mořské houby
    .inside = mořské houby
    .genitive = mořských hub
    .accusative = mořské houby
    .instrumental = mořskými houbami
food-sun = Sluneční světlo
    .inside = sluneční světlo
    .genitive = slunečního světla
    .accusative = sluneční světlo
    .instrumental = slunečním světlem


## Terrain (MAR-1.4)

terrain-land = Souš
    .inside = souš
    .genitive = souše
    .accusative = souš
    .locative = souši
terrain-kelp-forest = Chaluhový les
    .inside = chaluhový les
    .genitive = chaluhového lesa
    .accusative = chaluhový les
    .locative = chaluhovém lese
terrain-coral-reef = Korálový útes
    .inside = korálový útes
    .genitive = korálového útesu
    .accusative = korálový útes
    .locative = korálovém útesu
terrain-seamount = Podmořská hora
    .inside = podmořská hora
    .genitive = podmořské hory
    .accusative = podmořskou horu
    .locative = podmořské hoře
terrain-seagrass-meadow = Louka mořské trávy
    .inside = louka mořské trávy
    .genitive = louky mořské trávy
    .accusative = louku mořské trávy
    .locative = louce mořské trávy
terrain-sand-plain = Písčitá pláň
    .inside = písčitá pláň
    .genitive = písčité pláně
    .accusative = písčitou pláň
    .locative = písčité pláni
terrain-open-ocean = Otevřený oceán
    .inside = otevřený oceán
    .genitive = otevřeného oceánu
    .accusative = otevřený oceán
    .locative = otevřeném oceánu
terrain-vent = Termální průduch
    .inside = termální průduch
    .genitive = termálního průduchu
    .accusative = termální průduch
    .locative = termálním průduchu
vent-hydrothermal = Hydrotermální průduch
    .inside = hydrotermální průduch
    .genitive = hydrotermálního průduchu
    .accusative = hydrotermální průduch
    .locative = hydrotermálním průduchu
vent-geothermal = Geotermální průduch
    .inside = geotermální průduch
    .genitive = geotermálního průduchu
    .accusative = geotermální průduch
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

card-annelids = Kroužkovci
card-annelids-text = 1 bod za každý dílek, který obýváš a dotýkají se ho červi.
card-asteroid = Asteroid
card-asteroid-text = Vyber dílek. Vyhub tam všechny kostičky kromě 1, potom po 1 kostičce podle své volby na každém sousedním dílku. Hra skončí s koncem tohoto kolečka.
card-biodiversity = Biodiverzita
card-biodiversity-text = 1 bod za každý dílek, o který se dělíš s jinou třídou.
card-biomass = Biomasa
card-biomass-text = Na každém dílku, kde je víc kostiček než žetonů kolem, vyhub 1 kostičku libovolné třídy.
card-favorable-environment = Příznivé prostředí
card-favorable-environment-text = Vyber krajinu. Vyhodnotí se všechny její dílky.
card-disease = Nemoc
card-disease-text = Každá jiná třída, která má víc potravy než ty, přijde o 1 žeton podle své volby.
card-gastropods-card = Plži
card-gastropods-card-text = 1 bod za každý dílek, který obýváš a dotýkají se ho plži.
card-omnivores = Všežravci
card-omnivores-text = Vyber dílek, který obýváš. Odstraň 1 žeton, který se ho dotýká, potom tam vyhub 1 kostičku libovolné třídy.
card-volcanic-activity = Vulkanická činnost
card-volcanic-activity-text = Zakryj průduchem libovolnou podmořskou horu jako při akci Deformace, ať je na okraji, nebo ne.
card-volcanic-activity-lower = V řadě: každá deformace přinese o 1 bod víc.
card-invasive-species = Invazní druhy
card-invasive-species-text = Na každém dílku krajiny, kterou ukazuje Konkurence, vyhub 1 cizí kostičku.
card-cladogenesis = Kladogeneze
card-cladogenesis-text = Zahraj hlavní účinek karty z odhazovací hromádky s X = 0. Potom zahraj libovolnou jinou kartu z řady.
card-carbon-cycle = Koloběh uhlíku
card-carbon-cycle-text = 1 bod za každý dílek, který obýváš a dotýká se ho plankton.
card-mass-exodus = Hromadný exodus
card-mass-exodus-text = Vyber dílek. Přesuň z něj všechny kostičky všech tříd na sousední dílky, jak chceš.
card-mass-exodus-lower = V řadě: políčka migrace 1–3 přesunou o 1 kostičku víc.
card-metamorphosis = Metamorfóza
card-metamorphosis-text = Vyměň 1 svůj žeton za libovolný z pytlíku.
card-marine-snow = Mořský sníh
card-marine-snow-text = Na každý hydrotermální průduch umísti nejvýš 1 kostičku.
card-marine-snow-lower = Při odkrytí: vyhodnotí se všechny hydrotermální průduchy.
card-terrestrial = Suchozemské druhy
card-terrestrial-text = Polož libovolný žeton z pytlíku na volný roh souše nebo geotermálního průduchu. Potom umísti až 4 kostičky na jeden takový dílek, kterého se dotýká.
card-lack-of-competition = Absence konkurence
card-lack-of-competition-text = Bonusové body za počet dílků, kde žiješ jen ty.
card-fertility = Plodnost
card-fertility-text = Vyber dílek, který obýváš. 1 bod za každou kostičku na něm, jakékoli třídy.
card-prolific-predators = Plodní predátoři
card-prolific-predators-text = Vyhub X cizích kostiček na dílcích, které obýváš, potom umísti po 1 své kostičce tam, kde každá z nich byla.
card-semiaquatic = Polovodní druhy
card-semiaquatic-text = 1 bod za každý dílek, který obýváš a dotýká se ho sluneční světlo.
card-population-explosion = Populační exploze
card-population-explosion-text = Vyber dílek, který obýváš. Umísti tam tolik kostiček, kolik jich na něm mají všechny třídy.
card-population-explosion-lower = Při odkrytí: každá třída smí umístit 1 kostičku na dílek, který obývá.
card-niche-construction = Přetváření prostředí
card-niche-construction-text = Přesuň 1 žeton na planetě na jiný volný roh.
card-adaptability = Přizpůsobivost
card-adaptability-text = Vyměň 1 svůj žeton s 1 žetonem na planetě.
card-producers = Producenti
card-producers-text = 1 bod za každý dílek, který obýváš a dotýkají se ho řasy.
card-reproduction = Rozmnožování
card-reproduction-text = Na každý dílek, který obýváš, umísti nejvýš 1 kostičku.
card-reproduction-lower = V řadě: na souš a průduchy umístí speciace až 2 kostičky.
card-symbiosis = Symbióza
card-symbiosis-text = Ty a každá třída, která má méně potravy než ty, si vylosujete 1 žeton na volné políčko.
card-solar-radiation = Sluneční záření
card-solar-radiation-text = Vyber dílek. Vrať z něj X kostiček podle své volby do jejich genofondů.
card-solar-radiation-lower = V řadě: když akce Evoluce vyhodnotí dílek, kterého se dotýká sluneční světlo, každá třída s body za něj získá ještě 1.
card-habitat = Životní prostředí
card-habitat-text = Odstraň z planety 1 žeton, jehož speciální figurku neovládáš. Potom polož z pytlíku na volný roh 1 žeton, jehož speciální figurku ovládáš.
card-tectonic-shift = Tektonický posun
card-tectonic-shift-text = Všechny třídy si vezmou zpět všechny své figurky.
card-tectonic-shift-lower = Při odkrytí: žetony mezi třemi průduchy jdou do pytlíku.
card-trophic-cascade = Trofická kaskáda
card-trophic-cascade-text = Vyber dílek. Odstraň X žetonů, které se ho dotýkají.
card-predation = Predace
card-predation-text = Na každém dílku, který obýváš, vyhub 1 cizí kostičku.
card-predation-lower = V řadě: políčka konkurence 1–3 vyhubí o 1 kostičku víc.
card-ecodiversity = Ekologická rozmanitost
card-ecodiversity-text = 1 bod za každý žeton na planetě, jehož druh máš.
card-gene-expression = Genová exprese
card-gene-expression-text = Vylosuj 3 vlastnosti a 1 z nich si nech. Nahradí tvou vlastnost.
card-extremophiles = Extremofilové
card-extremophiles-text = 1 bod za každou tvou kostičku na průduších.
card-endosymbionts = Endosymbionti
card-endosymbionts-text = 1 bod za každý dílek, který obýváš a dotýkají se ho mořské houby.


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
