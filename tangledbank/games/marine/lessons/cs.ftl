# Czech: the lessons of Marine. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Tvoje první kolo
lesson-first-text = Živočichové, potrava, karta, vymírání a jak se vyhrává. Asi pět minut.
lesson-first-aim = Hraješ za korýše: každá kostička jsou tvoji živočichové. Body dávají dílky, kde jich máš nejvíc.
lesson-first-food = Živočichové prospívají tam, kde se dílku dotýká žeton jejich potravy. Korýši jedí červy a řasy a tohle jsou právě červi.
lesson-first-place = V každém tahu umístíš figurku a uděláš, co říká její políčko. Dej ji do Speciace, vedle červů.
lesson-first-score-later = Bodovat budeš za chvilku. Nejdřív potřebuješ víc živočichů: Speciace.
lesson-first-speciation-first = Dělat se dá spousta věcí. Dnes začni prvním políčkem Speciace.
lesson-first-token = Noví živočichové přijdou na dílky kolem žetonu červů. Je jen jeden: vyber ho.
lesson-first-no-skip = Akci smíš vynechat, ale tahle ti prospěje.
lesson-first-reef = Korálový útes pojme nejvýš dvě. Dej tam 2 kostičky a předběhneš plazy.
lesson-first-two = Po dvou na každý, to je pro šest kostiček dobrý plán.
lesson-first-around = Dvě i na písčitou pláň.
lesson-first-ocean = A poslední dvě do otevřeného oceánu.
lesson-first-evolution = Plazi si vzali figurky zpět. Teď dej figurku do Evoluce, na políčko s korálovým útesem.
lesson-first-score-now = Figurky jdou vždy dál než tvoje předchozí. Vezmi druhé políčko Evoluce.
lesson-first-score = Oboduj útes: kdo tam má nejvíc živočichů, dostane 6, další 3.
lesson-first-card = Tvoji živočichové tam prospívají, a tak zahraješ kartu z řady. Kroužkovci dají bod za každý tvůj dílek, kterého se dotýkají červi.
lesson-first-worms-pay = Ta platí za společné dílky a ty máš společný jeden. Červi se dotýkají tří tvých: zahraj Kroužkovce.
lesson-first-died = Nová karta přinesla vymírání: plazi daleko od své potravy zahynuli. Kdo nemá co jíst, žije jen do příštího vymírání.
lesson-first-retrieve = Až je hotovo, vezmi si figurky zpět. Kolo skončí, když to udělají všichni: proveď návrat.
lesson-first-enough = To jde, ale nic už nezískáš. Vezmi si figurky zpět.
lesson-first-final = Asteroid už byl zahrán, takže to bylo poslední kolo. Na konci se každý dílek boduje ještě jednou.
lesson-first-end = Máš 20 bodů: 6 za útes, 3 z karty a 11 na konci. Plazi mají 6, takže vyhráváš!


## 02 Food

lesson-food = Z čeho žijí
lesson-food-text = Nová potrava pro tvou třídu, ochrana před regresí a hlad pro ostatní.
lesson-food-hungry = Dva tvoji tu žijí mezi mořskými houbami, a ty korýši nejedí. Vymírání by je zahubilo.
lesson-food-depletion = Ale nejdřív soupeři. Plazi žijí ze slunečního světla a Vyčerpání ho může odebrat: dej tam figurku.
lesson-food-depletion-first = Figurky jdou jen dál, takže nejdřív Vyčerpání.
lesson-food-remove = Odeber sluneční světlo z planety.
lesson-food-no-skip = Udělej to, prospěje ti to.
lesson-food-adaptation = Teď se nauč jíst něco nového: dej figurku do Adaptace.
lesson-food-adaptation-now = Další v pořadí je Adaptace. Vezmi její první políčko.
lesson-food-sponges = Tvoji hladoví sedí mezi houbami, tak se je nauč jíst.
lesson-food-look-at-the-tile = Tahle potrava u tvých živočichů neleží. Podívej se na ty hladové: mořské houby.
lesson-food-regression = V Regresi leží plankton a ty máš jeho žeton: na konci kola o něj přijdeš. Dej tam figurku.
lesson-food-regression-now = Chraň, co se tvoje třída naučila: Regrese.
lesson-food-shelter = Dej tam kostičku z genofondu a v tomto kole jsi v bezpečí.
lesson-food-further = Figurky jdou po tabuli shora dolů a ostatní čekají na políčka, která necháš. V tom je jádro hry.
lesson-food-free = Dohraj kolo, jak chceš: níž je toho ještě dost.
lesson-food-extinct = Vymírání: hyne každý, kdo na svém dílku nemá potravu. Kdo se včas přizpůsobil, žije.
lesson-food-end = Potrava rozhoduje, kdo žije, a počet, kdo boduje. Potřebuješ obojí.


## 03 The earth

lesson-earth = Země se mění
lesson-earth-text = Nové dílky, průduchy a stěhování.
lesson-earth-wanderlust = Planeta roste Putováním. Dej tam figurku.
lesson-earth-wander-first = Figurky jdou jen dál. Začni prvním políčkem Putování.
lesson-earth-tile = Polož podmořskou horu vedle té druhé: stejní sousedé dají prémii.
lesson-earth-beside-alike = Najdi podmořskou horu, která už leží, a novou dej vedle ní.
lesson-earth-token = Na její roh můžeš dát potravu. Červy, aby tam tvoji živočichové mohli žít.
lesson-earth-worms-please = Uživí tě tam právě červi.
lesson-earth-drift = Živočichové vedle nového dílku na něj mohou vstoupit. Pošli oba.
lesson-earth-come-along = Oba, prosím: po jednom jich je málo.
lesson-earth-deformation = Teď něco horkého. Dej figurku do Deformace.
lesson-earth-boil-now = Další na řadě je Deformace.
lesson-earth-vent = Dílek na okraji se stane průduchem. Vezmi ten vedle jižního: i sousední průduchy dají prémii.
lesson-earth-beside-the-vent = Vedle jižního průduchu je prémie větší.
lesson-earth-migration = Živočichové se mohou i stěhovat. Dej figurku do Migrace, na první políčko: jít smějí až tři.
lesson-earth-move-now = Další je Migrace, první políčko.
lesson-earth-move = Pošli jednoho z útesu do otevřeného oceánu pod ním, kde leží červi a plankton.
lesson-earth-towards-the-ocean = Z útesu uprostřed do oceánu jižně od něj, jednu kostičku.
lesson-earth-enough = Můžeš přesunout další, nebo skončit.
lesson-earth-free = Zbytek kola je na tobě.
lesson-earth-survived = Přežití: třída, která má na průduších nejvíc živočichů, dostane prémii za průduchy, na nichž žije.
lesson-earth-survived-nobody = Přežití by dalo prémii tomu, kdo má na průduších nejvíc živočichů. Nikdo takový nebyl.
lesson-earth-end = I průduch potřebuje potravu vedle sebe. Kdo na něm přežije vymírání, má velkou cenu.


## 04 The struggle

lesson-struggle = Boj o život
lesson-struggle-text = Konkurence, dominance a figurka, která vytlačí ostatní.
lesson-struggle-rank = Na tomhle útesu máte s plazy po dvou. Při shodě je první třída výš v potravním řetězci, a to nejsi ty.
lesson-struggle-competition = Konkurence to změní. Dej figurku na její první políčko, s korálovým útesem.
lesson-struggle-compete-first = Nejdřív první políčko Konkurence, prosím.
lesson-struggle-kill = Vytlač z útesu jednoho plaza.
lesson-struggle-no-skip = Udělej to: prospěje ti to.
lesson-struggle-dominance = Plazi drží políčko, které by útes obodovalo. Nejdřív tedy získej speciální figurku: dej jednu do Dominance.
lesson-struggle-dominate-now = Dominance je poslední sekce a je volná. Dej figurku tam.
lesson-struggle-worms = Červy jíš dvakrát a žiješ na třech dílcích vedle nich: 2 krát 3 je 6, vysoko nad ukazatelem. Vezmi je.
lesson-struggle-bump = Speciální figurka smí kamkoli a základní vytlačí. Dej ji na políčko Evoluce, které drží plazi.
lesson-struggle-bump-it = První políčko Evoluce: tam stojí plazi.
lesson-struggle-score = Teď oboduj útes, kde jsi na prvním místě.
lesson-struggle-final = Nikdo už neměl kam jít, a tak se všechny figurky vrátily a hra skončila. Každý dílek se bodoval ještě jednou.
lesson-struggle-end = Speciální figurka, kterou na konci ovládáš, má hodnotu svého ukazatele, tady 6 bodů.


## 05 A short game

lesson-short-game = Krátká hra se dvěma vlastnostmi
lesson-short-game-text = Volby hry a volná partie na několik kol. Asi patnáct minut.
lesson-short-game-options = Krátká hra má méně karet před Asteroidem. Začít jde i s náhodnou planetou, nebo s potravou tříd losem.
lesson-short-game-traits = Se supervlastnostmi má každá třída dvě. Tvé základní figurky smějí i před ostatní a jednu potravu zachráníš před Regresí.
lesson-short-game-go = Dej figurku, kam chceš. Co tvoje třída nejvíc potřebuje?
lesson-short-game-no-retrieval = Ještě nemáš nic umístěno. Nejdřív dej figurku.
lesson-short-game-free = Hraj dál. Až někdo zahraje Asteroid, je kolo poslední.
lesson-short-game-extinct = Vymírání: než přijde další, podívej se, kde leží tvoje potrava.
lesson-short-game-reseeded = Nové kolo: na tabuli jsou nové žetony. Co leželo v Adaptaci, je teď v Regresi.
lesson-short-game-end = To byla celá hra v malém. Body vedle stolu ukážou, odkud se který vzal.


## 06 Two classes

lesson-two-player-dual = Každý dvě třídy
lesson-two-player-dual-text = Dva hráči, čtyři třídy a počítá se ta tvoje slabší.
lesson-two-player-dual-two = Hraješ za korýše a plazy, soupeř za zbylé dvě. Na konci se ti počítá jen třída s méně body.
lesson-two-player-dual-weaker = Každá třída má vlastní tahy, figurky a body a mohou si i škodit. Začínají korýši: Speciace, první políčko.
lesson-two-player-dual-speciation-first = Začni prvním políčkem Speciace.
lesson-two-player-dual-free = Zbytek kola je na tobě, s oběma třídami. Pomáhej té, která zaostává.
lesson-two-player-dual-end = Dvě vyrovnané třídy jsou lepší než jedna hvězda.
