# Czech: words that all games share.
# How keys and arguments work: docs/languages.md. Every key stands in en, ru and cs, in the same section.


## How elements are called inside sentences

seat-unnamed = Hráč { $number }
card-unknown = karta
card = { $one } / { $two }


## The languages themselves, each in its own words

language-en = English
language-ru = Русский
language-cs = Čeština


## Bots: players that are not people

bot-random = Kostka
bot-random-text = Hraje jakýkoli povolený tah. Dobrá společnost pro první partii.
bot-greedy = Straka
bot-greedy-text = Sebere to, co se zrovna nejvíc leskne.
bot-novice = Nováček
bot-novice-text = Pravidla už zná, z každého zvířete má radost a leccos přehlédne.
bot-naturalist = Přírodovědec
bot-naturalist-text = Pozorně se dívá, myslí kousek dopředu a málokterou příležitost pustí.
bot-expert = Znalec
bot-expert-text = Popsal už hromadu zápisníků a ví, jak takové věci obvykle končí.
bot-darwin = Darwin
bot-darwin-text = Přemýšlí dlouho, vidí daleko a nikdy se neposmívá.


## Kinds of seats

seat-human = Člověk
seat-bot = Bot
seat-open = Volné místo
seat-hotseat = U tohoto zařízení


## Options: values that several games share

option-value-true = ano
option-value-false = ne


## Questions and refusals that every game can have

question-wait = Chvilku počkej.
question-wait-other = Někdo přemýšlí.
refusal-not-offered = Tohle teď nejde. Vyber některý z možných tahů.
refusal-not-with-chosen = Tohle se nehodí k tomu, co máš vybráno.
refusal-not-your-decision = Teď nerozhoduješ ty. Počkej, až přijdeš na řadu.
refusal-not-your-decision-seat = Teď nerozhoduješ ty: vybírá { $seat }.
refusal-game-over = Partie skončila. Můžeš se rozhlédnout, projít ji krok po kroku nebo si říct o odvetu.


## Home page and lobby

ui-title = Tangled Bank
ui-tagline = Pět deskových her o evoluci
ui-play-now = Hrát
ui-play-now-text = Ty proti botům, s rozumným nastavením
ui-set-up-table = Připravit stůl
ui-coming-soon = Zatím tu není
ui-coming-soon-text = Tuhle krabici teprve vybalujeme.
ui-players-range = Hráčů: { $least }–{ $most }
ui-running-tables = Rozehrané partie
ui-finished-games = Dohrané partie
ui-no-tables = Nikde se nehraje. Otevři první stůl!
ui-no-finished-games = Zatím žádné dohrané partie. Budou na tebe čekat tady.
ui-your-name = Tvoje jméno
ui-options = Nastavení partie
ui-expansions = Rozšíření a varianty
ui-seats = Místa
ui-seat-number = Místo { $number }
ui-add-seat = Přidat místo
ui-remove-seat = Odebrat místo
ui-create-table = Otevřít stůl
ui-invite-link = Odkaz na toto místo
ui-copy-link = Zkopírovat odkaz
ui-link-copied = Odkaz je zkopírovaný.
ui-take-seat = Posadit se sem
ui-leave-seat = Uvolnit místo
ui-leave-seat-text = Dál za tebe hraje bot a místo už není tvoje.
ui-watch = Dívat se
ui-waiting-for-players = { $count ->
        [one] Čekáme ještě na { $count } hráče
        [few] Čekáme ještě na { $count } hráče
        [many] Čekáme ještě na { $count } hráče
       *[other] Čekáme ještě na { $count } hráčů
    }
ui-random-seed = Semínko


## At the table

ui-you = ty
ui-your-turn = Jsi na řadě
ui-your-decision = Rozhoduješ ty
ui-you-are-attacked = Někdo na tebe útočí!
ui-turn = { $turn }. kolo
ui-last-turn = Poslední kolo
ui-phase = Fáze
ui-first-player = První hráč
ui-moves = Tahy
ui-moves-count = { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
        [many] { $count } možnosti
       *[other] { $count } možností
    }
ui-filter-moves = Piš a najdi tah
ui-no-moves-found = Takový tah tu není.
ui-choose-next-of = Teď vyber { $things }.
ui-choose-move = Vyber tah
ui-confirm = Potvrdit
ui-back = Zpět
ui-cancel = Zrušit
ui-close = Zavřít
ui-why-not = Proč ne?
ui-why-not-hint = Vyber cokoli na stole a dozvíš se, proč to nejde použít.
ui-can-be-used = Tohle se dá použít hned teď.
ui-rule = Pravidlo { $rule }
ui-open-rule = Přečíst pravidlo { $rule }
ui-undo = Zpět o tah
ui-undo-text = Vrátí tvůj poslední tah, dokud se nic neodkrylo a nikdo další netáhl.
ui-nothing-to-undo = Není co vracet.
ui-take-back = Požádat o vrácení tahu
ui-take-back-asked = { $player } žádá o vrácení tahu. Souhlasíš?
ui-take-back-waiting = Čekáme na souhlas ostatních.
ui-take-back-agreed = Tah je vrácený.
ui-agree = Souhlasit
ui-refuse = Odmítnout
ui-log = Průběh hry
ui-log-empty = Zatím se nic nestalo.
ui-chat = Chat
ui-chat-placeholder = Napiš něco milého
ui-chat-empty = Zatím nikdo nic neřekl.
ui-send = Odeslat
ui-spectating = Díváš se
ui-your-hand = Tvoje karty
ui-hand-empty = V ruce nemáš žádné karty.
ui-opponents = Soupeři
ui-your-board = Tvoje strana stolu
ui-shared-board = Střed stolu
ui-cards-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
ui-deck = Balíček
ui-deck-count = { $count ->
        [0] Balíček je prázdný
        [one] V balíčku je { $count } karta
        [few] V balíčku jsou { $count } karty
        [many] V balíčku je { $count } karty
       *[other] V balíčku je { $count } karet
    }
ui-discard = Odložené karty
ui-dice = Kostky
ui-pass-device = Předej zařízení: { $player }
ui-pass-device-ready = Tady { $player }


## Connection

ui-connecting = Připojujeme se…
ui-connection-lost = Spojení vypadlo. Zkoušíme to znovu…
ui-connection-healed = Spojení je zpátky. Nic se neztratilo.
ui-server-away = Server je na chvíli nedostupný. Partie je v bezpečí, stránka to sama zkusí znovu.
ui-move-not-sent = Tvůj tah je na cestě a dorazí, až se spojení vrátí.
ui-move-late = U stolu se zatím hrálo dál. Takhle to vypadá teď.
ui-no-such-page = Na této adrese nic není. Vrať se ke hrám a začni odtamtud.
ui-home = Domů


## End of the game

ui-game-over = Partie skončila
ui-winner = Vítězí { $player }!
ui-winner-you = Vítězíš!
ui-winners-shared = Společné vítězství: { $players }
ui-winner-nobody = Nikdo nevyhrál.
ui-score-breakdown = Za co jsou body
ui-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
ui-rematch = Odveta
ui-replay = Přehrávání
ui-export = Uložit záznam
ui-import-text = Otevřít dříve uloženou partii


## Replay

ui-step = Krok { $step } / { $steps }
ui-first-step = Na začátek
ui-previous-step = O krok zpět
ui-next-step = O krok dál
ui-last-step = Na konec
ui-auto-play = Přehrávat
ui-pause = Pozastavit
ui-replay-link = Odkaz na tento okamžik
ui-copy-position = Zkopírovat pozici
ui-position-copied = Pozice je zkopírovaná.
ui-fair-shuffle = Poctivé míchání
ui-fair-shuffle-text = Tento otisk dokazuje, že pořadí karet bylo dané už před prvním tahem. Po partii si to může každý ověřit.


## Rules and help

ui-rules = Pravidla
ui-search-rules = Hledat v pravidlech
ui-no-rules-found = Pravidla o tom nic neříkají.
ui-help = Nápověda
ui-about-text = Neoficiální zpracování s vlastními texty a kresbami. Hry patří svým autorům a vydavatelům.
ui-keyboard = Klávesnice
ui-key-choose = vybrat
ui-key-back = o krok zpět
ui-key-number = vybrat podle čísla
ui-key-list = seznam tahů
ui-key-why-not = proč ne?
ui-key-undo = vrátit tah
ui-key-jump = tam, kde se čeká na tebe
ui-key-quit = konec


## Settings

ui-settings = Nastavení
ui-language = Jazyk
ui-theme = Vzhled
ui-theme-system = Podle systému
ui-theme-light = Denní světlo
ui-theme-night = Světlo lampy
ui-sound = Zvuk
ui-sound-on = Zvuk zapnutý
ui-sound-off = Zvuk vypnutý
ui-confirm-moves = Potvrzovat každý tah


## Terminal

ui-type-number = Napiš číslo tahu, nebo ? pro nápovědu:
ui-not-a-number = „{ $text }“ mezi čísly není. Vyber od 1 do { $count }.
ui-which-element = Na co se ptáš? Napiš třeba { $example }:
ui-bye = Na shledanou!


### terminal

ui-plain-help =
    Odpověz číslem tahu nebo jeho zápisem, například „{ $move }“.
    why { $element } – co to je a proč to teď nejde použít
    ahead 3 – k čemu povede tah 3
    moves – znovu otázka a tahy
    table – znovu stůl
    clock – kolik zbývá času
    log – co se stalo
    guide – jak se hraje; guide body – co pravidla říkají o bodech
    undo – vrátit poslední vlastní tah
    coach – zapnout nebo vypnout trenéra
    hint – co by udělal Darwin a co je hned po tom
    y, n – odpovědět tomu, kdo žádá o vrácení tahu
    quit – odejít z partie
ui-plain-waiting = Napiš ? pro nápovědu, q pro odchod.
ui-saved = Partie je uložená v souboru { $path }.
ui-press-enter = Enter – další krok, q – konec.
ui-record-is-right = { $finished ->
        [yes] Záznam je v pořádku: dohraná partie, počet tahů { $moves }, všechny podle pravidel, náhoda odpovídá semínku.
       *[no] Záznam je v pořádku, partie však není dohraná: počet tahů { $moves }, všechny podle pravidel, náhoda odpovídá semínku.
    }


### browser

## Slova, která říká jen stránka

ui-can-be-chosen = dá se vybrat
ui-more-glow = Tímto směrem se dá ještě vybrat: { $count }
ui-another-device = Hrát na jiném zařízení
ui-another-device-text = { $minutes ->
        [one] Otevři tento odkaz na druhém zařízení: jsi tam tentýž hráč. Funguje jednou, během { $minutes } minuty.
        [few] Otevři tento odkaz na druhém zařízení: jsi tam tentýž hráč. Funguje jednou, během { $minutes } minut.
        [many] Otevři tento odkaz na druhém zařízení: jsi tam tentýž hráč. Funguje jednou, během { $minutes } minuty.
       *[other] Otevři tento odkaz na druhém zařízení: jsi tam tentýž hráč. Funguje jednou, během { $minutes } minut.
    }
ui-device-title = Hrát tady jako { $there }?
ui-device-text = Na tomto zařízení jsi { $here }. S tímto odkazem tu budeš { $there }, s místy a partiemi toho hráče. Pokračuj, jen pokud je odkaz od tebe, z jiného tvého zařízení.
ui-device-seats = { $count ->
        [one] Přijdeš o místo u { $count } stolu, kde se ještě hraje.
        [few] Přijdeš o místa u { $count } stolů, kde se ještě hraje.
        [many] Přijdeš o místa u { $count } stolu, kde se ještě hraje.
       *[other] Přijdeš o místa u { $count } stolů, kde se ještě hraje.
    }
ui-device-yes = Ano, hrát tady jako { $there }
ui-device-same = Na tomto zařízení už jsi { $there }.
ui-watching-count = { $count ->
        [0] Nikdo se nedívá
        [one] Dívá se { $count } člověk
        [few] Dívají se { $count } lidé
        [many] Dívá se { $count } člověka
       *[other] Dívá se { $count } lidí
    }
ui-away = není tu
ui-sending = Tah se odesílá…
ui-no-moves-now = Teď nemáš co vybírat.
ui-earlier = { $count ->
        [one] Ukázat ještě { $count } řádek
        [few] Ukázat ještě { $count } řádky
        [many] Ukázat ještě { $count } řádku
       *[other] Ukázat ještě { $count } řádků
    }
ui-seen-of = viděno: { $seen } / { $count }
ui-give-to-bot = Nechat botovi
ui-make-open = Uvolnit toto místo
ui-me = Já
ui-open-by-link = Někdo s odkazem
ui-seat-name = Jméno toho, kdo tu sedí
ui-table-name = Název stolu
ui-public-table = Stůl najde každý: může si sednout na volné místo nebo se dívat
ui-takeover = Jak dlouho čekat na nepřítomného, než nastoupí bot
ui-takeover-never = bez omezení
ui-attack = Útok
ui-eyes = Pohled
ui-eyes-spectator = Divák
ui-rules-away = Pravidla teď nejdou otevřít. Zkus to za chvíli.
ui-guest-number = Host { $number }
ui-salt = Sůl
ui-fair-opened = Teď je vše odkryté: otisk je složen ze semínka, pořadí karet a soli. Ulož partii a ověř si to:
ui-next-table = { $player } otvírá další stůl.
ui-next-table-open = Další stůl je otevřený.
ui-sit-down-there = Posadit se k němu
ui-away-soon = { $player } tu není; za { $time } hraje { $bot }.
ui-away-waits = { $player } tu není. Stůl čeká.
ui-bot-plays-for = { $player } tu není: hraje { $bot }.
ui-bot-plays = hraje bot
ui-unanswered = Když tu nebudeš, za { $time } odpoví { $bot } místo tebe.
ui-clock-rule = Hraje se bez hodin. Když někdo odejde, za { $time } ho zastoupí { $bot }.
ui-clock-never = Hraje se bez hodin. Stůl čeká na každého.
ui-chat-sending = na cestě
ui-seats-by-link = K tomuto stolu se sedá s odkazem. Řekni si o něj tomu, kdo stůl otevřel.
ui-rules-english = Číslovaná pravidla jsou jen anglicky.

## Co server odmítne u stolu

reject-illegal = Takhle teď táhnout nejde.
reject-not-your-turn = Teď nejsi na řadě. Počkej, až se tě hra zeptá.
reject-spectator = Díváš se. Táhnout mohou jen ti, kdo sedí u stolu.
reject-nobody = Pro psaní do chatu musí mít stránka povolené cookies. Povol je a načti ji znovu.
reject-waiting = Partie ještě nezačala. Začne, až budou všechna místa obsazená.
reject-finished = Partie skončila. Můžeš ji projít krok po kroku nebo si říct o odvetu.
reject-cannot-undo = Tento tah už vrátit nejde: mezitím se něco stalo.
reject-no-request = Teď nikdo o vrácení tahu nežádá.
reject-key-used = Tento tah už dorazil.
reject-too-fast = { error-too-fast }
reject-bad-message = Server této stránce nerozuměl. Načti ji znovu.
reject-not-saved = Server tah nedokázal uložit, takže neplatí. Zkus to za chvíli.
reject-too-much = Víc už od tebe server dnes neuloží. O partii nepřijdeš; pokračuj zítra.
reject-error = Na serveru se něco pokazilo, takže to neplatí. Zkus něco jiného.

## Co server odmítne jinde

error-bad-request = Server tomu nerozuměl. Načti stránku znovu.
error-unknown-name = Taková hra, volba ani bot tu není. Vyber ze seznamu.
error-bad-options = Tyto volby nejdou dohromady, nebo ne s tolika hráči. Některou změň.
error-bad-record = Tento soubor není záznam naší hry, nebo ho někdo změnil.
error-not-yours = To může jen ten, kdo stůl otevřel.
error-private = Tohle je soukromý stůl: vidí ho jen ti, kdo u něj sedí. Řekni si o místo tomu, kdo ho otevřel, nebo otevři vlastní stůl.
error-bad-origin = Tato stránka není ze serveru toho stolu. Otevři jeho vlastní adresu.
error-bad-link = Odkaz už někdo použil, nebo je moc starý. Řekni si o nový.
error-old-cookie = Cookie tohoto zařízení je moc staré. Smaž v prohlížeči data tohoto webu a začni znovu.
error-too-slow = Trvalo to moc dlouho, než to dorazilo. Zkus to znovu.
error-seats-here = Toto zařízení má ještě místa v nedohraných partiích.
error-too-much = Máš tu uloženo tolik, kolik server dovolí. Dohraj některé partie, nebo přijď zítra.
error-no-room = Disk serveru je skoro plný: partie běží dál, ale nic nového nezačne. Řekni to správci.
error-bad-host = Na této adrese server neodpovídá. Otevři tu, kterou máš.
error-taken-over = Práci převzal jiný server. Za chvíli obnov stránku.
error-no-such-table = Takový stůl neexistuje, nebo už byl zrušen. Otevři nový na úvodní stránce.
error-not-found = Na této adrese nic není.
error-not-finished = Tato partie ještě neskončila. Záznam bude na konci.
error-seat-taken = Tady už někdo sedí. Můžeš se dívat, nebo si sednout jinam.
error-not-waiting = Partie už začala.
error-too-large = To je na server moc.
error-not-json = { error-bad-request }
error-too-fast = To bylo moc rychle. Chvilku počkej a zkus to znovu.
error-not-saved = Server to nedokázal uložit. Zkus to za chvíli.
error-restarting = Server se znovu spouští. Zkus to za chvíli.

## Samotný stůl, v záznamu

table-starts = Partie začíná.
table-again = Ke stolu usedají stejní hráči.
table-joins = { $seat } si sedá ke stolu.
table-leaves = { $seat } vstává od stolu.
table-takeover = { $seat } neodpovídá: dál hraje bot.
table-handback = { $seat } je zpět a hraje dál.
table-undo = { $seat } vrací svůj tah.
table-takeback-asked = { $seat } žádá o vrácení tahu.
table-takeback-done = Všichni souhlasí, tah je vrácený: { $seat }.
table-takeback-refused = { $seat } žádá o vrácení tahu, ostatní hrají dál.
table-bot-failed = { $seat } si neví rady. Hraje se náhodný tah.
table-rematch = { $seat } otvírá další stůl.

### Hodiny a co smí majitel stolu

ui-clock = Hodiny
ui-clock-none = bez hodin
ui-clock-relaxed = v klidu: den na každý tah
ui-clock-live = čas na každý tah a rezerva
ui-clock-move = Čas na každý tah
ui-clock-reserve = Rezerva každého hráče
ui-clock-text = Komu dojde čas, za toho hraje bot, dokud se nevrátí.
ui-clocks = Hodiny
ui-clock-running = { $player }: na tento tah { $move }, v rezervě { $reserve }.
ui-clock-running-move = { $player }: na tento tah { $move }.
ui-clock-waiting = { $player }: v rezervě { $reserve }.
ui-clock-stands = Hodiny teď nikomu neběží.
ui-clock-each = Na každý tah je { $time }.
ui-clock-low = Čas ti dochází, zbývá { $time }.
ui-time-out = Čas ti vypršel: hraje za tebe { $bot }.
ui-i-am-back = Už jsem tu
ui-table = Stůl
ui-people = Lidé
ui-somebody = Někdo beze jména
ui-free-seat = Uvolnit místo
ui-free-seat-text = { $player } přijde o místo. Kdo ho dostane?
ui-mute = Umlčet
ui-unmute = Vrátit slovo
ui-muted = bez slova
ui-remove = Vykázat
ui-remove-text = { $player } už se na tento stůl nebude moci dívat. Opravdu?
ui-chat-seats = Do chatu píšou jen ti, kdo hrají
ui-nobody-else = Nikdo další tu není.

reject-time-out = Čas na tento tah vypršel, udělá ho bot. Potom je místo zase tvoje.
reject-muted = Majitel stolu tě umlčel. Hrát a číst můžeš dál.
reject-seats-only = Tady píšou jen ti, kdo hrají. Číst můžeš.
error-not-away = Tenhle hráč tu je a nikoho nezdržuje. Počkej, až to bude trvat moc dlouho.
error-has-seat = Kdo má místo, toho vykázat nejde. Nejdřív místo uvolni.
error-removed = Majitel stolu tě vykázal z diváků. Otevři vlastní stůl, nebo se dívej jinam.

table-time-out = Čas vypršel: { $seat }. Dál hraje bot.
table-free = Majitel stolu uvolnil místo, na kterém hrál hráč { $who }.
table-mute = Majitel stolu odebral slovo: { $who }.
table-unmute = Majitel stolu vrátil slovo: { $who }.
table-remove = Majitel stolu vykázal z diváků: { $who }.
table-chat-seats = Odteď píšou do chatu jen ti, kdo hrají.
table-chat-all = Do chatu zase může psát každý.


## Jak hra skončila a co se počítá

measure-points = Body
measure-points-count = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
ending-tie-shared = { $first } a { $second } mají všechno, co se počítá, stejné ({ $count }) a o vítězství se dělí.
ending-tie-equal = { $first } a { $second } mají všechno, co se počítá, stejné ({ $count }) a dělí se o { $place }. místo.
ending-turning-lead = { $seat } se dostává do čela a zůstává tam až do konce.
ending-turning-step = { $seat } nikdy nezaostává. Tohle je největší krok: +{ $by }.
ui-course-of-game = Průběh hry
ui-what-is-counted = Co se počítá
ui-count-at-once = Spočítat najednou
ui-turning-point = Zlom
ui-see-it-again = Podívat se znovu
ui-watch-again = Přehrát znovu
ui-look-at-table = Podívat se na stůl
ui-show-ending = Ukázat výsledek
ui-bred-by = Chovatel: { $player }
ui-save-picture = Uložit jako obrázek
ui-picture-failed = Tento prohlížeč obrázek nevytvořil. Postačí snímek obrazovky.
ui-family-album = Rodinné album
ui-family-album-text = Každý život, stránku po stránce
ui-speed = Rychlost
ui-speed-slow = Pomalu
ui-speed-normal = Krok za krokem
ui-speed-lapse = Zrychleně
ui-jump-to-turn = Přejít na

## Čekání na hráče

ui-share = Sdílet
ui-qr-code = QR kód
ui-invitation = Zahraješ si? { $game }
ui-players-count = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
ui-usual-rules = Obvyklá pravidla
ui-what-is-this-game = Co je to za hru?
ui-link-this-machine = Tento odkaz funguje jen na tomto počítači. Pro ostatní otevři stránku na adrese počítače ve vaší síti, nebo spusť server tam, kam se dostanou všichni.
ui-link-this-network = Tento odkaz funguje jen ve vaší síti.
ui-invited = Máš pozvání do hry
ui-invited-to = Máš pozvání: { $game }
ui-name-before-seat = Jak ti mají ostatní říkat?
ui-sit-down = Sednout si
ui-turn-of = Na tahu: { $player }


## The coach

ui-coach = Trenér
ui-coach-text = Poznámka u tvého rozhodnutí, když je co říct. Jen ve hře proti botům.
ui-coach-says = Trenér: { $note }
ui-coach-comes = Trenér promluví, když bude co říct.
ui-coach-goes = Trenér teď mlčí.
ui-coach-not-here = Trenér mluví jen tam, kde s tebou hrají samí boti.


## Cards and boards

ui-need-more = Potřeba +{ $count }
ui-pair-card = Párová karta


## Watching the others play

ui-pace = Tempo cizích tahů
ui-pace-slow = Pomalu
ui-pace-normal = Běžně
ui-pace-fast = Rychle
ui-pace-instant = Hned
ui-skip = Přeskočit
ui-skip-text = Na současný stav. Totéž udělá klepnutí na stůl nebo kterákoli klávesa.
ui-since-last-move = Od tvého posledního tahu
ui-newest = Na konec


## Settings of looks and sound, and the keys

ui-volume = Hlasitost
ui-text-size = Velikost textu
ui-contrast = Kontrast
ui-contrast-normal = Jemný
ui-contrast-high = Vysoký
ui-keys = Klávesy
ui-keys-text = Každou hru lze hrát bez myši.
ui-keys-tab = z jedné části stolu na další
ui-keys-arrows = uvnitř části stolu
ui-keys-enter = vybrat, nebo provést vybrané
ui-keys-number = vybrat číslem; je-li tah hotový, 1 ho provede
ui-keys-escape = o krok zpět, nebo zavřít, co je otevřené
ui-keys-list = seznam všech tahů
ui-keys-why = na věci: co to je a proč to nejde; jinde: tyto klávesy
ui-keys-undo = vzít zpět svůj poslední tah
ui-keys-jump = tam, kde se čeká na tebe
ui-keys-log = přečíst poslední řádek záznamu
ui-keys-clock = přečíst hodiny
ui-keys-coach = trenér mluví, nebo mlčí
ui-keys-steps = v přehrávání: o krok vpřed, o krok zpět
ui-keys-turns = v přehrávání: o kolo vpřed, o kolo zpět
ui-keys-plays = v přehrávání: spustit, nebo zastavit
ui-keys-skip = když se ukazují cizí tahy: kterákoli klávesa skočí na současný stav


## Without a connection

ui-offline = Jsi offline
ui-offline-text = Stůl je na serveru, který teď není dostupný. Tvoje partie jsou tam v bezpečí. Jakmile bude spojení, stránka se otevře sama.
ui-try-again = Zkusit znovu
ui-coach-thanks = Rozumím
ui-coach-enough = Dost poznámek
ui-coach-offer = Takové poznámky i v mých hrách proti botům

## The guide to a game
ui-how-to-play = Jak se hraje
ui-numbered-rules = Číslovaná pravidla
ui-contents = Obsah
ui-rule-number = Pravidlo { $rule }
ui-rules-found = { $count ->
        [one] { $count } místo, nejlepší první
        [few] { $count } místa, nejlepší první
        [many] { $count } místa, nejlepší první
       *[other] { $count } míst, nejlepší první
    }
ui-print = Tisk
ui-guide-print = Otevřít stránku k tisku
ui-guide-also = Vysvětlit také:
ui-only-with = Jen s rozšířením { $options }
ui-no-guide = K této hře tu návod není.


## Lessons

lesson-not-now = To se smí, ale teď jde o něco jiného. Zkus to, na co ukazuje tužka, nebo dej „Ukaž mi to“.
lesson-over = Tahle lekce je hotová.
ui-learn = Nauč se hrát za čtyři minuty
ui-learn-more = Lekce
ui-learn-title = Učíme se hrát: { $game }
ui-learn-text = Začni první lekcí, další ber v libovolném pořadí. Každý omyl se vysvětlí a o nic se nedá přijít.
ui-learn-offer = Hraješ to poprvé? První lekce trvá čtyři minuty.
ui-learn-first = Nejdřív lekci
ui-learn-no = Ne, díky
ui-lesson-begin = Začít
ui-lesson-again = Ještě jednou
ui-lesson-done = hotovo
ui-lesson-step = { $step } z { $count }
ui-lesson-next = Dál
ui-lesson-back = Zpět
ui-lesson-show = Ukaž mi to
ui-lesson-close = Jasně
ui-lesson-leave = Odejít z lekce
ui-lesson-finished = Výborně, lekce je za tebou.
ui-lesson-following = Další: { $name }
ui-lessons-all = Všechny lekce


## Choosing, and what it leads to

ui-choose-deed = Teď vyber, co udělat.
ui-choose-next-or-deed = Teď vyber { $things } – nebo něco jiného.
list-or = { $head } nebo { $last }
next-number = kolik
next-seat = hráče
ui-can-be-chosen-now = Tohle teď můžeš vybrat.
ui-begins-another = Když to vybereš, začneš jiný tah.
ui-or-else = – nebo:
ui-ahead-more = a ještě { $count }
ui-ahead-nothing = K ničemu dalšímu, než co říká.
ui-mean-it = Nejdřív vyber „{ $word }“: omylem by se to stát nemělo.


## Faces: whom one plays against

ui-play-against = Proti komu hrát
ui-play-against-text = Tlačítko „Hrát“ pozve ke stolu je.
ui-play-against-here = To platí pro všechny boty u stolu. Na každém místě může být i někdo jiný.

## Nápověda a rozbor

verdict-clearly-best = jasně nejlepší
verdict-best = nejlepší
verdict-one-of-the-best = stejně dobré jako cokoli jiného
verdict-only-move = jiná možnost není
verdict-as-good = stejně dobré
verdict-little-weaker = o něco slabší
verdict-weaker = slabší
verdict-gives-away-third = zahodí třetinu šancí
verdict-gives-away-half = zahodí polovinu šancí
verdict-gives-away-most = zahodí většinu šancí
ui-hint = Nápověda
ui-hint-text = Co by na tvém místě udělal Darwin. Jen v partiích proti botům.
ui-hint-title = Co by udělal Darwin
ui-hint-title-then = Co by udělal Darwin na místě hráče { $player }
ui-hint-thinking = Darwin přemýšlí…
ui-hint-none = Nápověda nepřišla. Zkus to za chvíli.
ui-hint-not-here = Nápověda je jen tam, kde hraješ proti samým botům.
ui-hint-line = { $move }: { $verdict }
ui-hint-show = Ukázat na stole
ui-hint-close = Děkuji
ui-keys-hint = nápověda: co by udělal Darwin
ui-worth = vyhraje asi { $percent }krát ze 100
reject-not-alone = Nápověda je jen v partiích, kde jsou všichni ostatní boti.
error-no-thought = Server teď nemá čas o tom přemýšlet. Zkus to za chvíli.
ui-review = Rozbor
ui-review-game = Rozebrat partii
ui-review-text = Jaké měl kdo šance, kde se partie zlomila, co bylo štěstí a co volba. Trvá to asi minutu.
ui-review-progress = Promýšlíme partii: rozhodnutí { $done } z { $of }
ui-review-chances = Šance na výhru
ui-review-chances-text = Na 100 takových partií; u každého podle toho, co tehdy mohl vědět.
ui-review-turning = Kde se partie zlomila
ui-review-calm = Žádná jednotlivá chvíle tuto partii nezlomila.
ui-review-parts = Štěstí a volby
ui-review-parts-text = O kolik změnily šanci na výhru. Zbytek je dílem ostatních; dohromady je to celá změna.
ui-review-player = hráč
ui-review-luck = štěstí
ui-review-choices = vlastní volby
ui-review-others = ostatní
ui-review-whole = celkem
ui-turned = { $player }: z { $before } na { $after } ze 100
ui-turned-luck = Rozhodlo štěstí.
ui-turned-choice = Slabá volba: { $mover }.
ui-turned-play = Tak se hra vyvinula.
ui-better-was = Lepší bylo: { $move }.
ui-review-missed = { $player } – nejlepší promarněná možnost (rozhodnutí { $at }): { $move }
review-much-luck = hodně štěstí
review-some-luck = trochu štěstí
review-no-luck = ani štěstí, ani smůla
review-some-bad-luck = trochu smůly
review-much-bad-luck = hodně smůly
review-no-weak-choice = téměř žádná slabá volba
review-few-weak-choices = pár slabých voleb
review-many-weak-choices = mnoho slabých voleb
