# Czech: the lessons of New World. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Tvoje první období
lesson-first-text = Oblasti, rysy, potrava, úkryt a jak se vyhrává. Asi čtyři minuty.
lesson-first-aim = Tohle jsou tvoji živočichové. Na konci má každý živý 3 body a jeho rysy k tomu přidají.
lesson-first-areas = Živočichové se krmí v oblastech. Někde je potrava pro všechny, ale do Jezer smí jen ten, kdo plave.
lesson-first-swim = Dej živočichovi 1 rys { -trait-swimming }. Nikdo jiný u stolu za ním do Jezer nemůže.
lesson-first-first-animal = Plaval by stejně dobře. V téhle lekci se to ale naučí živočich 1.
lesson-first-other-half = Karta má dva rysy a zahraješ jeden. Vezmi polovinu { -trait-swimming }.
lesson-first-mouths = Karta se může stát novým živočichem, ale tohle je poslední období a potravy je málo. Pomoz radši těm, které máš.
lesson-first-lakes-first = Za chvilku. Nejdřív otevři Jezera živočichovi 1.
lesson-first-hide = Soused má predátora. { -trait-camouflaged } před ním schová živočicha 2; živočich 1 je v bezpečí ve vodě.
lesson-first-not-fat = Tuk se hodí v dlouhé hře a tahle skoro končí. Schovej živočicha 2.
lesson-first-swims-already = Suchozemský predátor na plavce stejně nedosáhne. Živočich 2 to potřebuje víc.
lesson-first-danger = Živočicha 2 by predátor sežral. Nejdřív ho schovej.
lesson-first-new-area = V každém období přibude do řady nová oblast a všechny se doplní potravou. Ta úplně vpravo na konci období odejde.
lesson-first-eat = Střídáte se, pokaždé jedna potrava. Nakrm živočicha 1 v Jezerech: vyber ho a pak potravu tam.
lesson-first-where-others-cannot = To nech pro živočicha 2. V Jezerech živočichovi 1 potravu nikdo nevezme.
lesson-first-shelter-later = Úkryt chrání před predátory a brzy si ho vezmeš. Nejdřív jez.
lesson-first-eat-again = Sousedův predátor nenašel, na koho by zaútočil, a krmí se jako ostatní. Nakrm živočicha 2 na Loukách.
lesson-first-food-first = Nejdřív potrava: kdo je na konci hladový, zahyne i v úkrytu.
lesson-first-shelter = Dokud se některý tvůj živočich může nakrmit nebo schovat, pasovat nejde. Vezmi úkryt kterýmkoli z nich.
lesson-first-starved = Na druhého sousedova živočicha zbyla jen Jezera a plavat neumí. Hladoví na konci období umírají.
lesson-first-score = Hra skončila. Každý živočich má 3 body, každý rys 1 a za každou potravu, kterou rys přidá k potřebě, ještě 1.
lesson-first-end = Máš 8 bodů: dva živočichy a každý má rys. Soused má 5, takže vyhráváš!


## 02 Predators

lesson-predators = Sežrat, nebo být sežrán
lesson-predators-text = Útok, obrana a jed. Potom ještě jedno období.
lesson-predators-predator = Živočich 1 je predátor. Jednou za období může místo krmení v oblasti útočit a potřebuje 2 potravy.
lesson-predators-attack = Vyber živočicha 1 a pak kořist: živočich 4 nemá žádnou ochranu.
lesson-predators-poison = Dalo by se ulovit, ale je jedovaté: tvůj predátor by na konci období zahynul. Vezmi živočicha 4.
lesson-predators-own-prey = Podle pravidel může sežrat i vlastního. Lepší je cizí: živočich 4.
lesson-predators-other-prey = I predátor může být kořist. Dnes ale vezmi živočicha 4.
lesson-predators-meat-first = Maso platí za dvě a tráva zbude tvému druhému živočichovi. Zaútoč na živočicha 4.
lesson-predators-eaten = Chyceno: hned 2 potravy, takže živočich 1 je nakrmený. Jenže i soused má predátora…
lesson-predators-run = Útočí na živočicha 2 a obranu vybíráš ty. { -trait-running } je šance půl na půl a nic nestojí: utíkej.
lesson-predators-run-first = Vyklouznutí stojí rys. Nejdřív zkus utéct.
lesson-predators-slip = Na kostce je 2: moc pomalu. Vyklouzni: vzdej se jednoho rysu a přežije.
lesson-predators-alive = Žije! Predátor dostal za rys 1 potravu a živočich 2 se v klidu nakrmil.
lesson-predators-free = Ještě jedno období s novými kartami je tvoje. Než vybereš rysy, podívej se, na koho který predátor dosáhne.
lesson-predators-poisoned = Predátor, který sežere jedovatého, na konci období zahyne. Někdy je to dobrý obchod.
lesson-predators-sheltered = Úkryt chrání živočicha před každým predátorem do konce období.
lesson-predators-starved = Někdo zůstal hladový a zahynul. Predátor bez kořisti se musí krmit jako ostatní a potřebuje 2.
lesson-predators-end = Chraň, co máš, a lov, co chráněné není. Každý rys je bod, ať byl potřeba, nebo ne.


## 03 Pairs

lesson-pairs = Dobří sousedé
lesson-pairs-text = Párové rysy spojují sousedy v řadě a jedno krmení nasytí několik živočichů.
lesson-pairs-rearrange = Tvoji živočichové stojí v řadě a párové rysy spojují sousedy. Jednou za tah můžeš řadu přerovnat: zkus to.
lesson-pairs-row-first = Za chvilku. Nejdřív si vyzkoušej, jak se řada přerovná.
lesson-pairs-pairs-today = Tahle lekce je o párových rysech na tvých kartách.
lesson-pairs-line = Jmenuj je zleva doprava. První ať stojí živočich 2.
lesson-pairs-line-on = Pak živočich 1. Poslední si místo najde sám.
lesson-pairs-communicating = { -trait-communicating }: když si jeden z dvojice vezme potravu v oblasti, vezme si ji tam i druhý. Spoj živočichy 2 a 1.
lesson-pairs-first-two = Živočichy 2 a 1, prosím: uvidíš řetězec.
lesson-pairs-cooperating = { -trait-cooperating } je ještě lepší: když jeden dostane jakoukoli potravu, druhý dostane žeton ze zásoby. Spoj živočichy 1 a 3.
lesson-pairs-chain = Živočichy 1 a 3, aby řetězec pokračoval.
lesson-pairs-keep = Poslední kartu si nech na příští období a pasuj.
lesson-pairs-eat = A teď ten zázrak: nakrm živočicha 2 ve Stepi nebo v Tajze.
lesson-pairs-bare = V Poušti je jediná potrava, druhý by už nic nedostal. Vyber Step nebo Tajgu.
lesson-pairs-from-the-end = Začni na levém konci řetězce, u živočicha 2.
lesson-pairs-shared = Jeden tah a všichni tři jsou nakrmení: 2 si vzal, 1 si vzal s ním a 3 dostal. Spojení zůstanou pohromadě, i když se řada přerovná.
lesson-pairs-free = Dohraj do konce. Poslední karta může z jednoho živočicha udělat chráněnce druhého.
lesson-pairs-ward = { -trait-mutualistic }: na chráněnce nikdo nezaútočí, ale krmí se, až když je nakrmený jeho partner.
lesson-pairs-last = Nové období: oblast vpravo odešla a přijde jiná.
lesson-pairs-end = Řetězec šetří celé tahy, a právě ty vždycky docházejí.


## 04 Winter

lesson-winter = Hladové časy
lesson-winter-text = Krádež, kopyta, tuk a spánek: jak přežít, když je potravy málo.
lesson-winter-little = Tři potravy pro všechny, a jen ty máš čtyři živočichy. Zbytek musí obstarat rysy.
lesson-winter-steal = Kromě základní akce máš v tahu i doplňkovou. Živočich 1 je zloděj: ať vezme potravu živočichovi 5, který je ještě hladový.
lesson-winter-extra-first = Nejdřív kraď: kdo je nakrmený, toho už okrást nejde.
lesson-winter-feed = Teď základní akce. Nakrm živočicha 3 ve Stepi.
lesson-winter-hooves = Živočicha 3 ve Stepi, prosím: jeho kopyta jsou součástí plánu.
lesson-winter-trample = { -trait-hoofed } může tam, kde se krmí, zničit ještě jednu potravu. Dva tvoji ji nepotřebují, tak to udělej.
lesson-winter-trample-it = Co necháš, sní soused. Znič ji.
lesson-winter-sleep = Období skončilo a živočich 2 má hlad. { -trait-hibernating } ho zachrání: ať usne.
lesson-winter-save-it = Nemusí zahynout: má, jak přežít.
lesson-winter-fat = I živočich 4 má hlad, ale má uložený tuk. Použij ho.
lesson-winter-swamps = Všichni tvoji žijí a soused o jednoho přišel. Za každého živého živočicha bereš kartu a k tomu dvě navíc.
lesson-winter-free = Teď poslední období. Hibernovat se v něm nesmí, tak hlídej, kolik máš krků.
lesson-winter-changed = { -trait-metamorphic }: doplňkovou akcí vymění jeden svůj rys za kartu z ruky.
lesson-winter-end = Kdo z oblastí nic nepotřebuje, rozhoduje, kdo bude hladovět.


## 05 A short game

lesson-short-game = Celá krátká hra
lesson-short-game-text = Dvě období od prázdné řady po bodování, proti jednomu botovi. Asi deset minut.
lesson-short-game-clock = Hodiny hry jsou karty oblastí: každé období jednu spotřebuje. Obvykle je období šest, tady dvě a karet si smíš nechat, kolik chceš.
lesson-short-game-animal = Začínáš bez živočichů, takže se jím první karta musí stát. Kterou jako rys postrádat nebudeš?
lesson-short-game-no-pass = Bez živočichů nemáš koho krmit. Nejdřív jednoho vylož.
lesson-short-game-free = Hraj, jak chceš, a dívej se na oblasti: které rysy je otevírají? Občas něco připomenu.
lesson-short-game-came = Přišla nová oblast a všechny se doplnily. Nejlepší jsou ty, kam smějí jen tvoji živočichové.
lesson-short-game-went = Oblast vpravo odešla i se vším, co na ní leželo. Která odejde příště, vidíš předem.
lesson-short-game-last = Tohle je poslední období: každý zahraný rys je bod, pokud jeho živočich přežije.
lesson-short-game-end = To byla celá hra. Body vedle stolu ukážou, odkud se který vzal.


## 06 Random mutations

lesson-random-mutations = Náhoda při díle
lesson-random-mutations-text = Ty volíš, kdo se změní, náhoda jak.
lesson-random-mutations-pool = Při nahodilých mutacích nemáš ruku, ale hromádku, do které se nikdo nedívá. Její vrchní karta změní některého tvého živočicha.
lesson-random-mutations-mutate = Ať se změní živočich 1. Uvidíš, co z toho bude.
lesson-random-mutations-first-animal = To všechno jde. Začni živočichem 1.
lesson-random-mutations-assign = Na výběr jsou dva rysy a jeden si vzít musí. { -trait-nocturnal } otevře Jeskyně: vezmi ten.
lesson-random-mutations-caves-are-open = To by ho spojilo se sousedem. Dnes mají větší cenu Jeskyně.
lesson-random-mutations-blind = Karta se může stát i novým živočichem, naslepo. Zahraj jednu tak.
lesson-random-mutations-blind-now = To přijde potom. Nejdřív nový živočich naslepo.
lesson-random-mutations-free = Hraj dál. Karta, která nesedí, přejde na souseda vpravo, takže na pořadí v řadě záleží.
lesson-random-mutations-went-on = Nemohl si vzít ani jeden rys, a tak karta přešla na živočicha vpravo.
lesson-random-mutations-starved = Náhoda dává i rysy, které je třeba uživit. Měň ty, kdo si to mohou dovolit.
lesson-random-mutations-end = Jako evoluce sama: změnu si nevybíráš, jen to, kdo s ní bude žít.


## 07 Catastrophe

lesson-catastrophe = Pohroma
lesson-catastrophe-text = Dvacet karet a jediné období: krátká a nemilosrdná hra.
lesson-catastrophe-one = Pohroma má jediné období a žádné nové oblasti. V řadě leží všechno, co kdy bude.
lesson-catastrophe-keep-two = Nechat si smíš nejvýš dvě karty, jednu tedy musíš zahrát. Dej živočichovi 2 rys { -trait-running }: naproti je predátor.
lesson-catastrophe-mouths = Další hladový krk, a potravy tak málo. Posil radši živočicha 2.
lesson-catastrophe-pass = Se dvěma kartami smíš pasovat. Nemají cenu, ale další krky by tě přišly dráž.
lesson-catastrophe-glaciers = Na Ledovce smějí jen živočichové bez rysů. Živočich 1 žádný nemá, tak ho tam nakrm.
lesson-catastrophe-plain-first = O tuhle potravu stojí i jiní. Na Ledovce za živočichem 1 skoro nikdo nemůže.
lesson-catastrophe-free = Teď už jde o přežití. V Bažinách něco vyroste pokaždé, když někdo zahyne.
lesson-catastrophe-grown = Živočich zahynul a v Bažinách je o jednu potravu víc.
lesson-catastrophe-end = To je všechno. Přežil ten, kdo počítal s touhle řadou.
