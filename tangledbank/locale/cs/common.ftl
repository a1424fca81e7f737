# Czech: words that all games share.
# How keys and arguments work: docs/languages.md. Every key stands in en, ru and cs, in the same section.


## How elements are called inside sentences
## $owner is a player's name (never declined), $whose is "own" for the reader's own things and "other" for all else.
## .start is for the beginning of a sentence. The accusative of „zvíře 3“ is the same as the nominative.

animal = { $whose ->
        [own] zvíře { $number }
       *[other] zvíře { $number } ({ $owner })
    }
    .start = { $whose ->
        [own] Zvíře { $number }
       *[other] Zvíře { $number } ({ $owner })
    }
    .genitive = { $whose ->
        [own] zvířete { $number }
       *[other] zvířete { $number } ({ $owner })
    }
    .dative = { $whose ->
        [own] zvířeti { $number }
       *[other] zvířeti { $number } ({ $owner })
    }
    .instrumental = { $whose ->
        [own] zvířetem { $number }
       *[other] zvířetem { $number } ({ $owner })
    }
seat-unnamed = Hráč { $number }
owner-unknown = neví se čí
trait-unknown = vlastnost
    .genitive = vlastnosti
    .accusative = vlastnost
    .instrumental = vlastností
card-unknown = karta
card-two-faces = { $one } / { $two }


## The languages themselves, each in its own words

language-en = English
language-ru = Русский
language-cs = Čeština


## Bots: players that are not people

bot-random = Kostka
bot-random-text = Hraje jakýkoli povolený tah. Dobrá společnost pro první partii.
bot-greedy = Straka
bot-greedy-text = Sebere to, co se zrovna nejvíc leskne.


## Kinds of seats

seat-human = Člověk
seat-bot = Bot
seat-open = Volné místo
seat-hotseat = U této obrazovky


## Options: values that several games share

option-value-true = ano
option-value-false = ne


## Questions and refusals that every game can have

question-wait = Chvilku počkej.
question-wait-other = Někdo přemýšlí.
refusal-not-offered = Tohle teď nejde. Vyber některý z možných tahů.
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
ui-players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
ui-players-range = Hráčů: { $least }–{ $most }
ui-running-tables = Rozehrané partie
ui-finished-games = Dohrané partie
ui-no-tables = Nikde se nehraje. Otevři první stůl!
ui-no-finished-games = Zatím žádné dohrané partie. Budou na tebe čekat tady.
ui-your-name = Tvoje jméno
ui-guest = Host
ui-options = Nastavení partie
ui-expansions = Rozšíření a varianty
ui-seats = Místa
ui-seat-number = Místo { $number }
ui-add-seat = Přidat místo
ui-remove-seat = Odebrat místo
ui-create-table = Otevřít stůl
ui-invite = Pozvat
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
ui-waiting = Čekáme
ui-waiting-for = Na řadě: { $player }
ui-thinking = { $player } přemýšlí
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
ui-choose-next = Teď vyber, co dál.
ui-choose-move = Vyber tah
ui-confirm = Potvrdit
ui-back = Zpět
ui-cancel = Zrušit
ui-close = Zavřít
ui-yes = Ano
ui-no = Ne
ui-ok = Dobře
ui-more = Více
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
ui-log = Zápis
ui-log-empty = Zatím se nic nestalo.
ui-chat = Povídání
ui-chat-placeholder = Napiš něco milého
ui-chat-empty = Zatím nikdo nic neřekl.
ui-send = Odeslat
ui-spectators = { $count ->
        [0] Nikdo se nedívá
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
ui-spectating = Díváš se
ui-hand = Ruka
ui-your-hand = Tvoje ruka
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
ui-deck-list = Karty v tomto balíčku
ui-discard = Odložené karty
ui-dice = Kostky
ui-pass-device = Předej obrazovku: { $player }
ui-pass-device-ready = Tady { $player }


## Connection

ui-connecting = Připojujeme se…
ui-connection-lost = Spojení vypadlo. Zkoušíme to znovu…
ui-connection-healed = Spojení je zpátky. Nic se neztratilo.
ui-server-away = Server si na chvíli odskočil. Partie je v bezpečí, stránka to sama zkusí znovu.
ui-move-not-sent = Tvůj tah je na cestě a dorazí, až se spojení vrátí.
ui-move-late = U stolu se zatím hrálo dál. Takhle to vypadá teď.
ui-no-such-page = Na této adrese nic není. Vrať se ke hrám a začni odtamtud.
ui-no-such-table = Takový stůl není, nebo už není. Otevři nový na úvodní stránce.
ui-seat-taken = Tady už někdo sedí. Můžeš se dívat, nebo si sednout jinam.
ui-too-fast = To bylo moc rychle. Chvilku počkej a zkus to znovu.
ui-home = Domů


## End of the game

ui-game-over = Partie skončila
ui-winner = Vítězí { $player }!
ui-winner-you = Vítězíš!
ui-winners-shared = Společné vítězství: { $players }
ui-winner-nobody = Nikdo nevyhrál.
ui-score = Skóre
ui-score-breakdown = Za co jsou body
ui-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
ui-total = Celkem
ui-place = Pořadí
ui-tie-break = Při shodě
ui-rematch = Odveta
ui-replay = Záznam
ui-step-through = Projít partii krok po kroku
ui-export = Uložit
ui-import-text = Otevřít dříve uloženou partii


## Replay

ui-step = Krok { $step } z { $steps }
ui-first-step = Na začátek
ui-previous-step = O krok zpět
ui-next-step = O krok dál
ui-last-step = Na konec
ui-auto-play = Přehrávat
ui-pause = Pozastavit
ui-replay-link = Odkaz na tento okamžik
ui-fair-shuffle = Poctivé míchání
ui-fair-shuffle-text = Tento otisk určil pořadí karet ještě před prvním tahem. Po partii si ho může každý ověřit.


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
ui-motion = Pohyb
ui-confirm-moves = Potvrzovat každý tah


## Terminal

ui-type-number = Napiš číslo tahu, nebo ? pro nápovědu:
ui-not-a-number = „{ $text }“ mezi čísly není. Vyber od 1 do { $count }.
ui-which-element = Na co se ptáš? Napiš třeba { $example }:
ui-quit = Konec
ui-bye = Na shledanou!


### terminal

ui-plain-help =
    Odpověz číslem tahu nebo jeho zápisem, například „take_food 3“.
    why animal:3 – proč něco teď nejde použít; karty a zvířata jsou na stole označeny
    moves – znovu otázka a tahy
    table – znovu stůl
    log – co se stalo
    undo – vrátit poslední vlastní tah
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
ui-another-device-text = Otevři tento odkaz na druhém zařízení: jsi tam tentýž hráč. Funguje jednou, během { $minutes } minut.
ui-watching-count = { $count ->
        [0] Nikdo se nedívá
        [one] Dívá se { $count } člověk
        [few] Dívají se { $count } lidé
        [many] Dívá se { $count } člověka
       *[other] Dívá se { $count } lidí
    }
ui-away = není tu
ui-sending = Tah se odesílá…
ui-or-choose-next = – nebo vyber, co dál.
ui-no-moves-now = Teď nemáš co vybírat.
ui-earlier = { $count ->
        [one] Ukázat ještě { $count } řádek
        [few] Ukázat ještě { $count } řádky
        [many] Ukázat ještě { $count } řádku
       *[other] Ukázat ještě { $count } řádků
    }
ui-seen-of = { $count ->
        [1] viděno: { $seen } z { $count }
        [5] viděno: { $seen } z { $count }
        [8] viděno: { $seen } z { $count }
       *[other] viděno: { $seen } ze { $count }
    }
ui-give-to-bot = Nechat botovi
ui-make-open = Uvolnit toto místo
ui-me = Já
ui-open-by-link = Někdo s odkazem
ui-seat-name = Jméno toho, kdo tu sedí
ui-table-name = Název stolu
ui-public-table = Stůl najde každý: může si sednout na volné místo nebo se dívat
ui-takeover = Za nepřítomného hraje bot
ui-takeover-never = nikdy
ui-attack = Útok
ui-eyes = Číma očima
ui-eyes-spectator = Jak to vidí divák
ui-rules-away = Pravidla teď nejdou otevřít. Zkus to za chvíli.
ui-no-animals-own = Zatím nemáš žádné zvíře. Vylož kartu jako nové zvíře.
ui-no-animals-left = Žádné z tvých zvířat nežije.
ui-card-text = Vylož ji jako nové zvíře, nebo jako jednu z vlastností na ní.
ui-food-base-text = Když jsi v krmení na řadě, může si odsud jedno tvoje zvíře vzít červený žeton.
ui-deck-text = Když je balíček prázdný, hraje se poslední kolo.
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
ui-clock-rule = Hodiny neběží. Za nepřítomného hraje po chvíli ({ $time }) { $bot }.
ui-clock-never = Hodiny neběží. Stůl čeká na každého.
ui-chat-sending = na cestě
ui-seats-by-link = K tomuto stolu se sedá s odkazem. Řekni si o něj tomu, kdo stůl otevřel.
ui-rules-english = Pravidla jsou zatím jen anglicky.

## Co server odmítne u stolu

reject-illegal = Takhle teď táhnout nejde.
reject-not-your-turn = Teď nejsi na řadě. Počkej, až se tě hra zeptá.
reject-spectator = Díváš se. Táhnout mohou jen ti, kdo sedí u stolu.
reject-nobody = Aby se tu dalo mluvit, stránka si musí smět uložit cookie. Povol to a načti ji znovu.
reject-waiting = Partie ještě nezačala. Začne, až budou všechna místa obsazená.
reject-finished = Partie skončila. Můžeš ji projít krok po kroku nebo si říct o odvetu.
reject-cannot-undo = Tento tah už vrátit nejde: mezitím se něco stalo.
reject-no-request = Teď nikdo o vrácení tahu nežádá.
reject-key-used = Tento tah už dorazil.
reject-too-fast = To bylo moc rychle. Chvilku počkej a zkus to znovu.
reject-bad-message = Server této stránce nerozuměl. Načti ji znovu.
reject-not-saved = Server tah nedokázal uložit, takže neplatí. Zkus to za chvíli.

## Co server odmítne jinde

error-bad-request = Server tomu nerozuměl. Načti stránku znovu.
error-unknown-name = Taková hra, volba ani bot tu není. Vyber ze seznamu.
error-bad-options = Tyto volby nejdou dohromady, nebo ne s tolika hráči. Některou změň.
error-bad-record = Tento soubor není záznam naší hry, nebo ho někdo změnil.
error-not-yours = To může jen ten, kdo stůl otevřel.
error-private = Tohle je soukromý stůl: vidí ho jen ti, kdo u něj sedí. Řekni si o místo tomu, kdo ho otevřel, nebo otevři vlastní stůl.
error-bad-origin = Tato stránka není ze serveru toho stolu. Otevři jeho vlastní adresu.
error-bad-link = Odkaz už někdo použil, nebo je moc starý. Řekni si o nový.
error-no-such-table = Takový stůl není, nebo už není. Otevři nový na úvodní stránce.
error-not-found = Na této adrese nic není.
error-not-finished = Tato partie ještě neskončila. Záznam bude na konci.
error-seat-taken = Tady už někdo sedí. Můžeš se dívat, nebo si sednout jinam.
error-not-waiting = Partie už začala.
error-too-large = To je na server moc.
error-not-json = Server tomu nerozuměl. Načti stránku znovu.
error-too-fast = To bylo moc rychle. Chvilku počkej a zkus to znovu.
error-not-saved = Server to nedokázal uložit. Zkus to za chvíli.
error-restarting = Server se znovu spouští. Zkus to za chvíli.

## Samotný stůl, v záznamu

table-starts = Partie začíná.
table-again = U stolu sedí zase titíž.
table-joins = { $seat } si sedá ke stolu.
table-leaves = { $seat } vstává od stolu.
table-takeover = { $seat } neodpovídá: dál hraje bot.
table-handback = { $seat } je zpět a hraje dál.
table-undo = { $seat } vrací svůj tah.
table-takeback-asked = { $seat } žádá o vrácení tahu.
table-takeback-done = Všichni souhlasí, tah je vrácený: { $seat }.
table-takeback-refused = { $seat } žádá o vrácení tahu, ostatní hrají dál.
table-bot-failed = { $seat } přemýšlí moc dlouho. Hraje se náhodný tah.
table-rematch = { $seat } otvírá další stůl.
