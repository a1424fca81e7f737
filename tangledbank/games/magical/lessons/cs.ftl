# Czech: the lessons of Magical Creatures. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Tvoje první transmutace
lesson-first-text = Tvorové, vlastnosti, energie, útok a jak se vyhrává. Asi čtyři minuty.
lesson-first-aim = Vyhrávají tři transmutace. Máš dvě a soupeř také: třetí přinese tenhle tvor, až bude mít 4 energie.
lesson-first-create = Tah má tři kroky. Nejdřív se karta může stát novým tvorem, lícem dolů: vylož tu první.
lesson-first-other-card = Tuhle kartu budeš za chvilku potřebovat. Vezmi tu první.
lesson-first-no-skip = Krok smíš vynechat, ale tady by to byla škoda.
lesson-first-add = Pak se karta může stát vlastností. Udělej tvora 1 malým: potom mu stačí 3 energie.
lesson-first-other-half = Karta má dvě poloviny a vybíráš jednu. Tady hru rozhodne ta malá.
lesson-first-older-one = Tvor 1 má k cíli blíž. Vyber ho.
lesson-first-activate = A nakonec jeden tvůj tvor jedná. Aktivuj tvora 1.
lesson-first-gain = Ať vezme energii ze zdroje: bude mít 3.
lesson-first-no-sleep = Kdo spí, do dalšího kola nic nedělá. Radši vezmi energii.
lesson-first-attacked = Soupeřův upír kousl: tvůj tvor ztratil 1 energii a upír ji získal. Po útoku spí.
lesson-first-again = Karty už nemáš, zbývá jen třetí krok. Aktivuj tvora 1 znovu.
lesson-first-gain-again = Vezmi energii ještě jednou.
lesson-first-ready = Soupeř nemá nikoho vzhůru a nic nezmůže. Tvor 1 má zase 3 energie: aktivuj ho.
lesson-first-transmute = A teď ať transmutuje.
lesson-first-now = Neodkládej to: teď může transmutovat, a to je výhra.
lesson-first-end = Tři transmutace: vyhráváš! Tvorové tu neumírají, ale ztrácejí energii, karty a čas.


## 02 Attack and defence

lesson-attack = Kousnout, spálit, uspat
lesson-attack-text = Tři způsoby, jak útočit, a čtyři, jak útokům ujít.
lesson-attack-three = Útočné vlastnosti jsou tři: Upír bere energii, Ohnivé vlastnost a Uspávající uspí. Tenhle tvor má dvě.
lesson-attack-no-creature = Máš jednu kartu a víc se hodí jako vlastnost. Tenhle krok vynech.
lesson-attack-card-for-b = Pak by tvor 2 zůstal bez ochrany. Krok vynech.
lesson-attack-fly = Na létajícího smějí útočit jen ti, kdo mají méně vlastností. Dej Létající tvorovi 2.
lesson-attack-flying-for-b = Ochranu nejvíc potřebuje tvor 2. Dej mu Létající.
lesson-attack-activate = Teď aktivuj tvora 1.
lesson-attack-attacker = Zuby má tvor 1. Aktivuj ho.
lesson-attack-attack = Tvor 3 je vzhůru a má 2 energie: obě tvé vlastnosti uspějí. Zaútoč na něj.
lesson-attack-spiky = Má ostny: útočník pak ztratí 1 energii. Tvor 3 je měkčí.
lesson-attack-fuller = Šlo by to taky. Ale tvor 3 má co ztratit.
lesson-attack-attack-now = Tahle lekce je o útoku: jdi na tvora 3.
lesson-attack-vampire = Každá vlastnost se použije jednou. Nejdřív Upír: vezmi 1 energii.
lesson-attack-vampire-first = Pořadí je na tobě. Ale začněme Upírem.
lesson-attack-soporific = Teď Uspávající: tvor 3 usne a i to dá 1 energii.
lesson-attack-both = Ještě jednu vlastnost jde použít. Uspi tvora 3.
lesson-attack-slept = Z 1 energie na 3 jedním útokem! Teď tvůj tvor spí a ostatní čekají na svou chvíli.
lesson-attack-free = Dohraj tohle kolo. Končí, když už nikdo není vzhůru.
lesson-attack-failed = Když není co vzít, útočná vlastnost nic nedá: cíl nemá energii, vlastnosti, nebo už spí.
lesson-attack-pricked = Ostny: kdo zaútočí na ostnatého tvora, ztratí 1 energii.
lesson-attack-burnt = Oheň spálí vlastnost, kterou si útočník vybere. Často tu, která chrání.
lesson-attack-end = Astrální bojují jen mezi sebou, na létající jen ti s méně vlastnostmi a neviditelní jsou v bezpečí, když spí.


## 03 Before the action

lesson-activation = Probudit, změnit, vzít
lesson-activation-text = Vlastnosti, které platí před akcí, a horní část zdroje.
lesson-activation-window = Některé vlastnosti platí při aktivaci, před akcí. Aktivuj tvora 1: je dotěrný, a to se hodí.
lesson-activation-waker-first = Za chvilku. Nejdřív ten, kdo probudí spáče.
lesson-activation-wake = Tvor 3 spí. Ať ho tvor 1 probudí, a ještě v tomto kole může jednat.
lesson-activation-wake-first = Nejdřív buď: po akci už bude pozdě.
lesson-activation-then-gain = A teď jeho akce: vezmi energii. Na konci tahu usne, to je ta cena.
lesson-activation-take-it = Usne tak jako tak. Nejdřív vezmi energii.
lesson-activation-hold-card = Kartu si tentokrát nech: první krok vynech.
lesson-activation-hold-still = A druhý taky. Kartu zahraješ lépe.
lesson-activation-card-later = Nech si kartu, tvor 2 pro ni má využití.
lesson-activation-changer = Tvor 2 je Metamorf. Aktivuj ho.
lesson-activation-changer-first = Tvor 3 počká. Nejdřív Metamorf.
lesson-activation-metamorph = Horní část tohoto zdroje je jen pro moudré. Vyměň Ostnaté za kartu z ruky, polovinou Moudré.
lesson-activation-wise = Změnil by se i tak, ale zdroj chce Moudré.
lesson-activation-change-first = Nejdřív proměna: po akci bude pozdě.
lesson-activation-upper = Otevřeno! Vezmi energii z horní části, nikdo jiný na ni nedosáhne.
lesson-activation-upper-now = To je pro všechny. Ber z horní části.
lesson-activation-free = Dohraj kolo. Tvor 3 je hltavý a spalující: bere dvě najednou a za další může spálit vlastnost.
lesson-activation-scorched = Vlastnost shořela za další energii. Když právě ta chyběla k transmutaci, vyplatí se to.
lesson-activation-greedy = Spánkem pro tvora kolo končí. Vede k němu hltavost, útok i buzení ostatních.
lesson-activation-end = Na konci kola se všichni probudí a bereš dvě karty, po jedné navíc za tvora s energií a za moudrého.


## 04 The Shadow

lesson-shadow = O samotě se Stínem
lesson-shadow-text = V sólové hře stojíš proti Stínu: řídí se svými kartami a je rychlý.
lesson-shadow-shadow = Tohle je tvor Stínu. Když některý transmutuje, prohráváš; ty potřebuješ tři transmutace a máš jednu.
lesson-shadow-few = Po každém tvém tahu má tah Stín. Méně tvorů znamená pro něj méně tahů: teď žádného nevytvářej.
lesson-shadow-few-is-more = Tvor navíc, tah navíc pro Stín. Krok vynech.
lesson-shadow-add = Dej tvorovi 1 Uspávající: kdo spí, netransmutuje.
lesson-shadow-lull-it = Uspávající tvorovi 1, prosím: kousat už umí.
lesson-shadow-activate = Aktivuj tvora 1.
lesson-shadow-attacker = Útočit může tvor 1. Aktivuj ho.
lesson-shadow-attack = Zaútoč na tvora Stínu, než nabere sílu.
lesson-shadow-own = Ten je tvůj. Zaútoč na Stín.
lesson-shadow-strike-now = Stínu chybí už jen 2 energie. Udeř teď.
lesson-shadow-apply = Nejdřív kousni: ztratí 1 energii a ty ji získáš.
lesson-shadow-vampire-first = Pořadí je jedno. Začni Upírem.
lesson-shadow-apply-more = Pak ho uspi.
lesson-shadow-both = Zůstal by vzhůru. Ještě ho uspi.
lesson-shadow-turned = Stín neměl nikoho vzhůru, a tak přišel nový tvor. Co dostane a na koho zaútočí, určují karty volby: jeho tah je v záznamu.
lesson-shadow-free = Teď vyhraj: ještě dvě transmutace. Útoč na každého, kdo se blíží ke 4 energiím.
lesson-shadow-round = Kolo končí, když všichni tvoji tvorové spí. Pak se probudí i Stín.
lesson-shadow-targeted = Karta volby určila cíl. Ochrana platí i proti Stínu, pokud není děsivý.
lesson-shadow-end = Stín nepřemýšlí, ale nikdy nezapomene jednat. Oslabuj ho včas a zůstane malý.


## 05 The Quartet

lesson-quartet = Kvartet
lesson-quartet-text = Čtyři transmutace místo tří, pro dva nebo tři hráče. Malá volná hra.
lesson-quartet-four = V Kvartetu vyhrávají čtyři transmutace. Každý máte dvě; když to do posledního kola, tady dvanáctého, nikdo nestihne, je to remíza.
lesson-quartet-create = Musí to zvládnout ještě dva tvorové. Vytvoř dalšího, nebo krok vynech, jak myslíš.
lesson-quartet-free = Teď už víš všechno: hraj do konce.
lesson-quartet-round = Nový zdroj, všichni jsou vzhůru, nové karty. Před prvním tahem můžeš vyměnit celou ruku.
lesson-quartet-transmuted = Tvor, který transmutuje, odejde i se svými kartami. Vedoucí hráč jich má proto na stole méně.
lesson-quartet-exchanged = Mění se celá ruka, nebo nic. Nejdřív se podívej na zdroj: co potřebuje?
lesson-quartet-end = Když jsou potřeba čtyři, rozhodne druhá vlna tvorů. Začni ji dřív, než zmizí první.
