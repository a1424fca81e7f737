# Čeština: lekce Eva. Poznámka má nejvýš dvě krátké věty.


## 01 The first lesson

lesson-first = Tvé první kolo
lesson-first-text = Dražba, změna podnebí, mládě a meteorit. Asi čtyři minuty.
lesson-first-aim = Tady jsou tvoji dva dinosauři. Za každého, který přežije kolo, je 1 bod, a body jsou i tvoje peníze.
lesson-first-bid = Geny se draží, jeden na hráče. Nohy tě odvedou z horka: nabídni 2 za nohu.
lesson-first-not-so-much = Body vyhrávají, nedávej víc, než musíš. Začni na 2.
lesson-first-legs = I to by se hodilo. Bude ale horko a nohy jsou potřeba: nabídni za nohu.
lesson-first-outbid = Někdo dává 3! Hned odpovídáš ty: jdi jinam, nebo přihoď na 4 za nohu.
lesson-first-one-more = Stačí o jeden víc: 4.
lesson-first-still-legs = Šlo by i přejít jinam. Tady zůstaň u nohy a dej 4.
lesson-first-climate = Kostka pootočila kolem podnebí. Tvoje poušť teď zabíjí, na pláních je horko, jen v kopcích mírno.
lesson-first-move = Každá noha je jeden krok a teď máš dvě. Vyveď tohohle dinosaura z pouště, nejdřív na pláně.
lesson-first-no-end = V poušti by zahynul. Nejdřív využij své kroky.
lesson-first-this-one = V nebezpečí je ten na poušti. Nejdřív vyveď na pláně jeho.
lesson-first-onward = Ještě krok do kopců: tam nepotřebuje vůbec nic.
lesson-first-to-the-hills = Na pláních je horko a slunečník máš jeden pro dva. Jdi dál do kopců.
lesson-first-birth = Za každé vejce se vedle rodičů vylíhne mládě. Vyber místo, kde může žít.
lesson-first-too-hot = Tam by tohle kolo nepřežilo. Vyber kopce nebo hory.
lesson-first-survive = Teď si podnebí vybere svou daň. Jeden slunečník zachrání jednoho v horku, jedna srst jednoho v chladu.
lesson-first-score = Všichni tři tvoji žijí, a to jsou 3 body. Pak dopadl meteorit a byl konec.
lesson-first-end = Máš 14 bodů: 15 bez 4 za nohu a k tomu 3 za stádo. To je nejvíc, vyhráváš!


## 02 The auction

lesson-auction = Dražba
lesson-auction-text = Jak získat gen levněji, než kolik stojí za to.
lesson-auction-rows = Tři geny pro tři hráče: na každého jeden. Draho se platí jen tehdy, když dva chtějí totéž.
lesson-auction-horn = Zkus získat roh lacino: nabídni 1.
lesson-auction-cheap-horn = Uvidíme, kdo ještě chce roh: nabídni za něj 1.
lesson-auction-outbid = Někdo přihodil! Jeden mutační gen už máš a ten zlevní každý gen o 1; vezmi si druhý skoro zadarmo.
lesson-auction-let-go = Roh začíná být drahý. Druhý mutační gen ti ušetří body v každé další dražbě.
lesson-auction-mutation-first = Noha je pěkná, ale mutace se vyplácí každé kolo. Nabídni za ni.
lesson-auction-paid = Nabídka 1, sleva 1 za mutaci: gen byl zadarmo. V dalších dražbách ušetříš pokaždé 2.
lesson-auction-free = Poslední kolo zahraj podle sebe: kroky, mláďata, přežití.
lesson-auction-climate = Kolo podnebí se pootočilo. Podívej se, kde je teď mírno, a rozvrhni kroky.
lesson-auction-end = Nejlevnější je gen, který nikdo jiný nechce. Ušetřené body se počítají na konci.


## 03 Fights

lesson-fights = Rohy
lesson-fights-text = Kdy se o místo bít a kdy ne.
lesson-fights-horns = V kopcích je mírno a těsno. Ty máš dva rohy, tenhle soused jen jeden.
lesson-fights-attack = Krok na obsazené místo je boj. S jedním rohem navíc vyhráváš při 1 až 4: zaútoč!
lesson-fights-other-one = Ten stojí dobře, kde je. Zaútoč druhým.
lesson-fights-no-end = Máš ještě tři kroky a k tomu rohy.
lesson-fights-won = Vyhráno: soused je pryč a místo je tvoje. Při prohře by byl pryč tvůj.
lesson-fights-free = Zbývají dva kroky. Pozor na třetího hráče: proti čtyřem rohům nic nezmůžeš.
lesson-fights-lost = Prohra. Při stejných rozích vyhrává útočník jen při 1 a 2, a tak nejdřív počítej.
lesson-fights-born = Mláďata hned zaplní volná místa. Boj se vyplatí, když má místo větší cenu než riziko.
lesson-fights-end = Rohy platí v útoku i v obraně. Často stačí, že je ostatní vidí.


## 04 The climate

lesson-climate = Horko a chladno
lesson-climate-text = Kolo podnebí, srst a slunečníky.
lesson-climate-wheel = Kolo se pootočilo: mírno je teď v horách. V kopcích je horko, pláně a poušť zabíjejí.
lesson-climate-move = Slunečník ochrání v horku jednoho, a v kopcích máš tři. Vyveď tohohle nahoru do hor.
lesson-climate-higher = Výš: do hor, tam je mírno.
lesson-climate-no-end = V horku jich stojí příliš. Nejdřív využij své kroky.
lesson-climate-second = A tohohle také. Na posledního v kopcích zbude slunečník.
lesson-climate-birth = Mládě se vylíhne tak jako tak. Kde vydrží nejdéle?
lesson-climate-free = Dohraj kolo. Meteorit je blízko: každé kolo o dopadu rozhodne hod.
lesson-climate-frozen = Moc zimy a málo srsti. Kdo nepřijde o všechny, vybere si o koho.
lesson-climate-burnt = V horku je víc dinosaurů než slunečníků: ostatní zahynou. Kdo zůstane, vybíráš ty.
lesson-climate-meteor = Hodilo se na meteorit. Čím je blíž, tím víc čísel ho shodí.
lesson-climate-end = Kolo se točí většinou jedním směrem. Dívej se o krok dopředu a tvoje stádo tam bude první.


## 05 Event cards

lesson-events = Ta pravá chvíle
lesson-events-text = Karty událostí: každá má svou chvíli.
lesson-events-window = Máš karty událostí. Na každé stojí, ve které fázi se hraje; před fází jsou postupně dotázáni všichni.
lesson-events-season = Věčné období nechá podnebí, jak je. Hodí se ti: zahraj ho.
lesson-events-now-or-never = Tohle je ta chvíle a v tomto kole už nepřijde.
lesson-events-giant = Další karty se hrají před pohybem. Obří gen dá na toto kolo dva rohy: zahraj ho.
lesson-events-pass = Dvojčata musí počkat na rozmnožování. Zatím pas.
lesson-events-attack = Dva rohy proti jednomu: zaber sousedovo místo.
lesson-events-use-it = Rohy máš jen na toto kolo. Zaútoč s nimi.
lesson-events-free = Štěstí přálo! Před rozmnožováním přijde chvíle pro Dvojčata.
lesson-events-end = Novou kartu dá jen gen toho jména. Karty, které ti na konci zbudou, nic neplatí.


## 06 Gene shortage

lesson-shortage = O jeden gen méně
lesson-shortage-text = Varianta s nedostatkem genů a ostrov pro čtyři.
lesson-shortage-island = Čtyři hráči žijí na větším ostrově. Jeho poloviny se volí při zakládání stolu: tady dvě střední.
lesson-shortage-few = Nedostatek genů: tři pro čtyři hráče. Zkus získat vejce za 1.
lesson-shortage-later = Odmítnout se smí v každé dražbě jednou. Nejdřív ale zkus něco získat.
lesson-shortage-egg = Uvidíme, jestli vejce chtějí i jiní: nabídni za ně 1.
lesson-shortage-decline = Někdo přihodil. Jeden z vás smí odmítnout, nic neplatit a nic nedostat; buď to ty.
lesson-shortage-save = Šlo by přihodit. Odmítnout ale smí jen první a ceny rostou.
lesson-shortage-free = Body ti zůstaly a ostatní zaplatili. Zahraj poslední kolo.
lesson-shortage-end = Když je genů málo, včas ustoupit je stejně dobré jako gen.
