# Čeština: lekce Evoluce. Poznámka má nejvýš dvě krátké věty.


## 01 The first lesson

lesson-first = Tvé první kolo
lesson-first-text = Zvířata, vlastnosti, potrava, útok a jak se vyhrává. Asi čtyři minuty.
lesson-first-aim = Tohle jsou tvoje zvířata. Udrž jich naživu co nejvíc: na konci má každé 2 body a jeho vlastnosti přidají další.
lesson-first-animal = Karta se může stát novým zvířetem. Udělej ho z karty { -trait-swimming }.
lesson-first-trait-later = Tak by se z ní stala vlastnost. Tentokrát ať je z karty nové zvíře.
lesson-first-other-card = Tu kartu si nech, za chvíli ji budeš potřebovat. Vezmi tu, na kterou ukazuje tužka.
lesson-first-no-pass = Pasem přestaneš v tomto kole hrát karty, a ještě máš co zahrát.
lesson-first-trait = Nebo se karta stane vlastností. Udělej ze zvířete 1 masožravce: bude potřebovat o jednu potravu víc, zato smí lovit.
lesson-first-other-animal = Šlo by to i tam. V této lekci ať loví zvíře 1.
lesson-first-other-half = Na kartě jsou dvě vlastnosti a použije se jen jedna. Vezmi polovinu { -trait-carnivorous }.
lesson-first-enough-animals = Třetí krk stačí, potravy bude málo. Udělej lovce ze zvířete 1.
lesson-first-roll = Kostka určí, kolik potravy je pro všechny: jen 3. Tohle kolo všichni nepřežijí.
lesson-first-eat = Hráči se střídají a berou po jedné potravě. Nakrm zvíře 2: vyber je a potom potravu.
lesson-first-hunt-later = Zvíře 1 může lovit později. Ber ze zásoby, dokud v ní něco je: nakrm zvíře 2.
lesson-first-older-first = Nejmladší počká, tuhle potravu dej zvířeti 2.
lesson-first-attack = A teď lov: vyber zvíře 1 a potom zvíře 4. Zvíře 3 plave, a tak na ně lovec ze souše nedosáhne.
lesson-first-own-prey = Pravidla mu dovolí sežrat i tvoje zvíře. Lepší je cizí: zvíře 4.
lesson-first-other-prey = To by byla taky dobrá kořist. Teď ale vezmeme zvíře 4.
lesson-first-meat-first = Maso zasytí dvojnásob a zásoba zůstane. Zaútoč na zvíře 4.
lesson-first-eaten = Kořist dá 2 potravy, a tak je zvíře 1 nakrmené. Teď si soused vezme poslední potravu ze zásoby.
lesson-first-starved = Na tvoje nejmladší nezbylo nic a zemřelo hlady, na jedno sousedovo také. Kdo je na konci kola hladový, zahyne.
lesson-first-score = Balíček byl prázdný, a tak hra končí. Každé zvíře má 2 body, každá vlastnost 1 a za každou potravu navíc, kterou potřebuje, je další 1.
lesson-first-end = Máš 6 bodů: za masožravce 4 a za obyčejné zvíře 2. Soused má 5, vyhráváš!


## 02 Attack and defence

lesson-defence = Žrát, nebo být sežrán
lesson-defence-text = Jak neskončit jako oběd: být neviděn, rychlý, nebo přijít o ocas.
lesson-defence-danger = Soused má masožravce a obě tvoje zvířata jsou snadná kořist. Pomůžou tři karty.
lesson-defence-camouflage = { -trait-camouflage } skryje zvíře před každým masožravcem, který nemá { -trait-sharp-vision(case: "accusative") }. Přidej ho zvířeti 1.
lesson-defence-other-half = Tuk by z něj udělal jen lepší sousto. Vezmi polovinu { -trait-camouflage }.
lesson-defence-no-animal = Nové zvíře by byl jen další oběd pro souseda. Ochraň ta, která máš.
lesson-defence-running = { -trait-running } dá šanci půl na půl, že zvíře uteče. Přidej ho zvířeti 2.
lesson-defence-tail = Ještě jednu zvířeti 2: s touhle kartou obětuje ocas, a ne život.
lesson-defence-eat = Teď nakrm jedno ze svých zvířat a uvidíš, co udělá masožravec.
lesson-defence-run = Útočí na zvíře 2! Odpověď je na tobě: nejdřív zkus utéct.
lesson-defence-run-first = Ocas si nech, až když útěk nevyjde. Nejdřív utíkej.
lesson-defence-drop = Chycené, ale ne ztracené: odhoď ocas. Masožravec dostane 1 potravu místo 2 a tvoje zvíře žije.
lesson-defence-free = Dobře zachráněno! V balíčku jsou karty ještě na jedno kolo, zahraj si ho po svém.
lesson-defence-eaten = Zvíře bez správné obrany je oběd. Než zahraješ karty, podívej se, co lovci umějí.
lesson-defence-starved = Masožravec bez kořisti musí žrát jako ostatní, a potřebuje 2.
lesson-defence-end = Dobrá obrana je levná: jedna karta a lovec hledá jinde. A každá karta na zvířeti je bod.


## 03 Pairs

lesson-pairs = Spolu je líp
lesson-pairs-text = Karty mezi dvěma zvířaty: jedno sousto nakrmí několik.
lesson-pairs-communication = Párová vlastnost leží mezi dvěma tvými zvířaty. { -trait-communication }: když si jedno vezme potravu, vezme si i druhé; přidej ji zvířatům 1 a 2.
lesson-pairs-other-half = Lovec tu není potřeba. Vezmi polovinu { -trait-communication }.
lesson-pairs-first-two = Zvířatům 1 a 2, uvidíš celý řetěz.
lesson-pairs-cooperation = { -trait-cooperation } je ještě lepší: když jedno dostane potravu, druhé dostane také, a ne ze zásoby. Přidej ji zvířatům 2 a 3.
lesson-pairs-last-two = Zvířatům 2 a 3, aby řetěz pokračoval.
lesson-pairs-symbiosis = { -trait-symbiosis } chrání: dokud žije zvíře 1, na zvíře 3 nikdo nemůže útočit, ale žere až po něm. Vyber 1 a potom 3.
lesson-pairs-symbiont = První je to, které chrání. Vyber zvíře 1 a potom zvíře 3.
lesson-pairs-eat = Teď si vezmi jedinou potravu zvířetem 1 a sleduj to.
lesson-pairs-from-the-end = Tak se nakrmí jen dvě. Začni na konci řetězu, zvířetem 1.
lesson-pairs-chain = Jediný tah a všechna tři jsou nakrmená! Soused má pořád dva hladové krky.
lesson-pairs-free = Poslední kolo je tvoje. Kde by další pár pomohl nejvíc?
lesson-pairs-starved = Na někoho potrava nezbyla. S páry vystačí i málo.
lesson-pairs-end = Párová karta je jeden bod, a kdo krmí rychle, nechá ostatním méně.


## 04 Winter

lesson-winter = Tuhá zima
lesson-winter-text = Tuk, spánek a spásání: jak přežít, když je potravy málo.
lesson-winter-little = Čtyři potravy pro šest zvířat. Tvoje jsou připravená: jedno má tuk, druhé umí spát, třetí spásá.
lesson-winter-sleep = Ulož zvíře 2 k zimnímu spánku: počítá se jako nakrmené. Ne dvě kola po sobě a ne v posledním kole.
lesson-winter-sleep-first = Než spáč usne, nikdo žrát nemusí. Vyber zvíře 2 a ulož ho ke spánku.
lesson-winter-eat = Spánek nestojí tah, a tak si ještě vezmeš potravu. Nakrm zvíře 3.
lesson-winter-keep-fat = Tuk si nech na konec, neuteče. Nakrm zvíře 3 ze zásoby.
lesson-winter-graze = A protože spásá, smí ještě jednu potravu zničit. Čím méně zbude, tím hladovější soused.
lesson-winter-not-yet = Než skončíš: zvíře 3 může ještě spásat.
lesson-winter-fat = Zvíře 1 nic ze zásoby nepotřebuje: proměň jeho žlutý tuk v potravu.
lesson-winter-fat-is-enough = Mohlo by žrát, ale má vlastní tuk. Použij ten.
lesson-winter-again = Zbývá jedna potrava a chtějí ji dvě sousedova zvířata. Spas i tu.
lesson-winter-dead = Dvě sousedova zemřela hlady a tvoje žijí všechna. Za každé živé zvíře si bereš kartu a ještě jednu k tomu.
lesson-winter-free = Poslední kolo je tvoje. Pamatuj: v posledním kole se spát nesmí.
lesson-winter-stolen = Pirát krade těm, kdo ještě nejsou nakrmení. Kde to jde, nakrm je najednou.
lesson-winter-end = Kdo potravu nepotřebuje, rozhoduje o tom, kdo zůstane hladový. To je půlka hry.


## 05 A short game

lesson-short-game = Celá krátká hra
lesson-short-game-text = Od prázdné louky k bodování, proti jednomu botovi. Asi deset minut.
lesson-short-game-deck = Balíček jsou hodiny: když dojde, hraje se poslední kolo. S polovinou balíčku, jako tady, trvá hra půl času; to se volí při zakládání stolu.
lesson-short-game-animal = Zvířata ještě nemáš, a tak se první karta stane zvířetem. Která ti bude chybět nejméně?
lesson-short-game-no-pass = Bez zvířat by nebylo koho krmit. Nejdřív jedno zahraj.
lesson-short-game-free = Pokračuj: zvířata, vlastnosti, a až toho bude dost, pas. Občas něco napovím.
lesson-short-game-rolled = O potravě se hází, až když jsou karty zahrané. Ve dvou hráčích je to kostka a 2 navíc.
lesson-short-game-attacked = Masožravec smí jednou za kolo zaútočit místo braní potravy. Co by kořist ochránilo?
lesson-short-game-last = Balíček je prázdný, tohle je poslední kolo. Každá karta, kterou teď zahraješ, je bod, když její zvíře přežije.
lesson-short-game-end = To byla celá hra. Bodování vedle stolu ukazuje, odkud se každý bod vzal.


## 06 The gift set

lesson-gift-specials = Plachá, žravá a mnohá
lesson-gift-specials-text = Tři vlastnosti dárkové sady.
lesson-gift-specials-shy = Na zvíře s vlastností { -trait-shy } se dá zaútočit jen jednou za kolo. Přidej ji zvířeti 1.
lesson-gift-specials-other-half = Jeden masožravec u stolu stačí. Vezmi polovinu { -trait-shy }.
lesson-gift-specials-gluttonous = { -trait-gluttonous }: zvíře potřebuje o jednu potravu víc, zato si pokaždé smí vzít jednu navíc. Přidej ji zvířeti 2.
lesson-gift-specials-strategy = { -trait-r-strategy }: když zvíře přežije, přijdou místo karty dvě nová. Přidej ji některému svému.
lesson-gift-specials-not-theirs = Smíš ji dát i sousedovi, který pak za to zvíře nedostane kartu. Teď ji ale přidej svému.
lesson-gift-specials-gorge = Nejdřív žravost: ať si zvíře 2 vezme potravu navíc. Tah ti tím neskončí.
lesson-gift-specials-free = Hraj dál. Udrž naživu zvíře s vlastností { -trait-r-strategy } a uvidíš, co se stane v příštím kole.
lesson-gift-specials-born = Dvě mláďata! Přišla místo karty a chtějí žrát.
lesson-gift-specials-end = Tři malé změny: jedno zvíře je bezpečnější, jedno žravější a jedněch je hned víc.


## 07 Time to Fly

lesson-time-to-fly = Čas vzlétnout
lesson-time-to-fly-text = Křídla, potrava ze světla a lovec v přestrojení.
lesson-time-to-fly-flight = Na létající zvíře útočí jen masožravec, který má vlastností méně. Přidej zvířeti 1 { -trait-flight }.
lesson-time-to-fly-other-card = Druhou polovinu té karty ještě využiješ. Vezmi kartu s polovinou { -trait-carnivorous }.
lesson-time-to-fly-light = { -trait-photosynthesis } dělá potravu ze světla, dokud ji má jediné zvíře. Přidej ji zvířeti 2.
lesson-time-to-fly-hunter = { -trait-hunter } se hraje jako zvíře a jen ty víš, co je zač. Zahraj ho.
lesson-time-to-fly-synthesize = Nakrm zvíře 2 světlem: ze zásoby to nic nebere.
lesson-time-to-fly-light-first = Světlo je zadarmo a potrava zbude ostatním tvým. Použij { -trait-photosynthesis(case: "accusative") } u zvířete 2.
lesson-time-to-fly-reveal = Masožravec jde po tvém neškodném zvířeti. Ukaž, kdo to doopravdy je!
lesson-time-to-fly-free = Z lovce se stala kořist. Hraj dál, čekají tě nové karty.
lesson-time-to-fly-hidden = V ulitě na ně nikdo nemůže, ale do konce kola ani nežere.
lesson-time-to-fly-end = S touhle sadou hraje až šest lidí a žádné obyčejné zvíře není bez podezření.


## 08 Continents

lesson-continents = Tři místa k životu
lesson-continents-text = Dva kontinenty a oceán: každý má svou potravu a svá nebezpečí.
lesson-continents-places = Laurasie, Gondwana a Oceán, každé území má vlastní zásobu. V Laurasii letos nic není, a žijí tam dvě tvoje zvířata.
lesson-continents-migrate = Stěhování zabere celý tah. Plavec smí i do moře: pošli zvíře 2 do Oceánu.
lesson-continents-swimmer-first = Zvíře 1 půjde hned potom. Nejdřív plavec: zvíře 2 do Oceánu.
lesson-continents-move-first = Zvíře 3 má potravu u sebe. Nejdřív zachraň ta, která ji nemají.
lesson-continents-land = Vydat se může víc zvířat najednou. Vezmi i zvíře 1, do Gondwany.
lesson-continents-together = Ne samotné: zvíře 1 by v Laurasii zemřelo hlady. Ať jde hned také.
lesson-continents-eat = Ve svém tahu jednáš jen na jednom území. Někoho nakrm.
lesson-continents-free = Cesty už znáš. Hraj dál: nové zvíře může žít na kterémkoli kontinentu.
lesson-continents-attacked = Masožravec loví jen tam, kde žije. { -trait-herding } ho drží dál, dokud je stádo dost velké.
lesson-continents-choose = Nové kolo: rozesaď zvířata, aby jeden špatný hod nenechal hladovět všechna.
lesson-continents-end = Každé území má své kostky a své lovce. Spolu se sadou Čas vzlétnout hraje až osm lidí.


## 09 Ice Age

lesson-ice-age = Přichází led
lesson-ice-age-text = Na konci každého kola obrátí příroda kartu.
lesson-ice-age-cold = Zvíře 1 má vlastnost { -trait-insulation }: chlad se ho netýká. Druhá dvě nic takového nemají.
lesson-ice-age-eat = Nakrm jedno ze svých zvířat a kolo skončí.
lesson-ice-age-frost = Příroda obrátila kartu: krutý mráz. Musíš se vzdát jednoho zvířete bez ochrany, a soused také.
lesson-ice-age-free = Potom může přijít ochlazení: kdo nemá vlastnost { -trait-insulation }, potřebuje o jednu potravu víc. Zahraj poslední kolo.
lesson-ice-age-nature = Příroda obrátila kartu. Některé udeří hned, jiné ztíží další kolo a některé neudělají nic.
lesson-ice-age-end = { -trait-insulation } pomáhá proti chladu, { -trait-immunity } proti nemocem. Břicho nenaplní ani jedna.
