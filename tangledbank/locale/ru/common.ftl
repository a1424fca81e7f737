# Russian: words that all games share.
# How keys and arguments work: docs/languages.md. Every key stands in en, ru and cs, in the same section.


## How elements are called inside sentences
## $owner is a player's name (never declined), $whose is "own" for the reader's own things and "other" for all else.
## .start is for the beginning of a sentence. The accusative of «животное 3» is the same as the nominative.

animal = { $whose ->
        [own] животное { $number }
       *[other] животное { $number } ({ $owner })
    }
    .start = { $whose ->
        [own] Животное { $number }
       *[other] Животное { $number } ({ $owner })
    }
    .genitive = { $whose ->
        [own] животного { $number }
       *[other] животного { $number } ({ $owner })
    }
    .dative = { $whose ->
        [own] животному { $number }
       *[other] животному { $number } ({ $owner })
    }
    .instrumental = { $whose ->
        [own] животным { $number }
       *[other] животным { $number } ({ $owner })
    }
seat-unnamed = Игрок { $number }
owner-unknown = неизвестно чьё
trait-unknown = свойство
    .genitive = свойства
    .accusative = свойство
    .instrumental = свойством
card-unknown = карта
card-two-faces = { $one } / { $two }


## The languages themselves, each in its own words

language-en = English
language-ru = Русский
language-cs = Čeština


## Bots: players that are not people

bot-random = Кубик
bot-random-text = Делает любой разрешённый ход. Хорошая компания для первой партии.
bot-greedy = Сорока
bot-greedy-text = Хватает то, что сейчас блестит ярче всего.


## Kinds of seats

seat-human = Человек
seat-bot = Бот
seat-open = Свободное место
seat-hotseat = За этим экраном


## Options: values that several games share

option-value-true = да
option-value-false = нет


## Questions and refusals that every game can have

question-wait = Подождите немного.
question-wait-other = Кто-то думает.
refusal-not-offered = Сейчас так нельзя. Выберите один из возможных ходов.
refusal-not-your-decision = Сейчас решаете не вы. Подождите, пока спросят вас.
refusal-not-your-decision-seat = Сейчас решаете не вы: выбирает { $seat }.
refusal-game-over = Партия окончена. Можно осмотреться, пройти её по шагам или сыграть ещё раз.


## Home page and lobby

ui-title = Tangled Bank
ui-tagline = Пять настольных игр об эволюции
ui-play-now = Играть
ui-play-now-text = Вы против ботов, с разумными настройками
ui-set-up-table = Создать стол
ui-coming-soon = Пока нет
ui-coming-soon-text = Эту коробку мы ещё распаковываем.
ui-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ui-players-range = Игроков: { $least }–{ $most }
ui-running-tables = Идущие партии
ui-finished-games = Сыгранные партии
ui-no-tables = Никто пока не играет. Откройте первый стол!
ui-no-finished-games = Сыгранных партий пока нет. Они будут ждать вас здесь.
ui-your-name = Ваше имя
ui-guest = Гость
ui-options = Настройки партии
ui-expansions = Дополнения и варианты
ui-seats = Места
ui-seat-number = Место { $number }
ui-add-seat = Добавить место
ui-remove-seat = Убрать место
ui-create-table = Открыть стол
ui-invite = Пригласить
ui-invite-link = Ссылка на это место
ui-copy-link = Скопировать ссылку
ui-link-copied = Ссылка скопирована.
ui-take-seat = Занять место
ui-leave-seat = Освободить место
ui-leave-seat-text = Дальше за вас играет бот, и место больше не ваше.
ui-watch = Смотреть
ui-waiting-for-players = { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
       *[many] Ждём ещё { $count } игроков
    }
ui-random-seed = Зерно


## At the table

ui-you = вы
ui-your-turn = Ваша очередь
ui-your-decision = Решать вам
ui-you-are-attacked = Вас атакуют!
ui-waiting = Ждём
ui-waiting-for = Ждём: { $player }
ui-thinking = { $player } думает
ui-turn = Ход { $turn }
ui-last-turn = Последний ход
ui-phase = Фаза
ui-first-player = Первый игрок
ui-moves = Ходы
ui-moves-count = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
ui-filter-moves = Начните печатать, чтобы найти ход
ui-no-moves-found = Таких ходов нет.
ui-choose-next = Теперь выберите, что дальше.
ui-choose-move = Выберите ход
ui-confirm = Подтвердить
ui-back = Назад
ui-cancel = Отмена
ui-close = Закрыть
ui-yes = Да
ui-no = Нет
ui-ok = Хорошо
ui-more = Больше
ui-why-not = Почему нельзя?
ui-why-not-hint = Выберите что угодно на столе и узнайте, почему этим нельзя воспользоваться.
ui-can-be-used = Этим можно воспользоваться прямо сейчас.
ui-rule = Правило { $rule }
ui-open-rule = Прочитать правило { $rule }
ui-undo = Отменить
ui-undo-text = Отменяет ваш последний ход, пока ничего не открыто и никто другой не сходил.
ui-nothing-to-undo = Отменять нечего.
ui-take-back = Попросить вернуть ход
ui-take-back-asked = { $player } просит вернуть ход. Вы согласны?
ui-take-back-waiting = Ждём согласия остальных.
ui-take-back-agreed = Ход возвращён.
ui-agree = Согласиться
ui-refuse = Отказать
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-chat = Разговор
ui-chat-placeholder = Скажите что-нибудь хорошее
ui-chat-empty = Пока все молчат.
ui-send = Отправить
ui-spectators = { $count ->
        [0] Зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
ui-spectating = Вы смотрите
ui-hand = Рука
ui-your-hand = Ваша рука
ui-hand-empty = В руке нет карт.
ui-opponents = Соперники
ui-your-board = Ваша сторона стола
ui-shared-board = Середина стола
ui-cards-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ui-deck = Колода
ui-deck-count = { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
ui-deck-list = Карты этой колоды
ui-discard = Сброс
ui-dice = Кубики
ui-pass-device = Передайте экран: { $player }
ui-pass-device-ready = Я — { $player }


## Connection

ui-connecting = Соединяемся…
ui-connection-lost = Связь потеряна. Пробуем снова…
ui-connection-healed = Связь восстановлена. Ничего не потеряно.
ui-server-away = Сервер ненадолго отошёл. Партия в сохранности, страница сама попробует ещё раз.
ui-move-not-sent = Ваш ход в пути: он дойдёт, когда вернётся связь.
ui-move-late = За столом уже сыграли дальше. Вот как всё стоит теперь.
ui-no-such-page = По этому адресу ничего нет. Вернитесь к играм и начните оттуда.
ui-no-such-table = Такого стола нет или уже нет. Откройте новый на главной странице.
ui-seat-taken = Это место занято. Можно смотреть или сесть на другое.
ui-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
ui-home = На главную


## End of the game

ui-game-over = Партия окончена
ui-winner = Побеждает { $player }!
ui-winner-you = Вы победили!
ui-winners-shared = Общая победа: { $players }
ui-winner-nobody = Никто не победил.
ui-score = Счёт
ui-score-breakdown = Откуда взялись очки
ui-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
ui-total = Всего
ui-place = Место
ui-tie-break = При равенстве
ui-rematch = Ещё раз
ui-replay = Повтор
ui-step-through = Пройти партию по шагам
ui-export = Сохранить
ui-import-text = Открыть сохранённую партию


## Replay

ui-step = Шаг { $step } из { $steps }
ui-first-step = В начало
ui-previous-step = На шаг назад
ui-next-step = На шаг вперёд
ui-last-step = В конец
ui-auto-play = Показывать подряд
ui-pause = Пауза
ui-replay-link = Ссылка на этот момент
ui-fair-shuffle = Честная колода
ui-fair-shuffle-text = Этот отпечаток закрепил порядок карт ещё до первого хода. После партии каждый может его проверить.


## Rules and help

ui-rules = Правила
ui-search-rules = Искать в правилах
ui-no-rules-found = В правилах об этом ничего нет.
ui-help = Помощь
ui-about-text = Неофициальное воплощение со своими словами и рисунками. Игры принадлежат их авторам и издателям.
ui-keyboard = Клавиатура
ui-key-choose = выбрать
ui-key-back = на шаг назад
ui-key-number = выбрать по номеру
ui-key-list = список ходов
ui-key-why-not = почему нельзя?
ui-key-undo = отменить
ui-key-jump = туда, где ждут вас
ui-key-quit = выход


## Settings

ui-settings = Настройки
ui-language = Язык
ui-theme = Оформление
ui-theme-system = Как в системе
ui-theme-light = Дневной свет
ui-theme-night = Свет лампы
ui-sound = Звук
ui-sound-on = Звук включён
ui-sound-off = Звук выключен
ui-motion = Движение
ui-confirm-moves = Подтверждать каждый ход


## Terminal

ui-type-number = Введите номер хода или ? для помощи:
ui-not-a-number = «{ $text }» — такого номера нет. Выберите от 1 до { $count }.
ui-which-element = Про что спросить? Введите, например, { $example }:
ui-quit = Выход
ui-bye = До встречи!


### terminal

ui-plain-help =
    Ответьте номером хода или его записью, например «take_food 3».
    why animal:3 — почему этим нельзя воспользоваться; на столе подписаны карты и животные
    moves — ещё раз вопрос и ходы
    table — ещё раз стол
    log — что произошло
    undo — вернуть свой последний ход
    y, n — ответить тому, кто просит вернуть ход
    quit — выйти из партии
ui-plain-waiting = Введите ? для помощи, q для выхода.
ui-saved = Партия сохранена в файле { $path }.
ui-press-enter = Enter — дальше, q — хватит.
ui-record-is-right = { $finished ->
        [yes] Запись верна: партия закончена, число ходов — { $moves }, все по правилам, случай соответствует зерну.
       *[no] Запись верна, но партия не закончена: число ходов — { $moves }, все по правилам, случай соответствует зерну.
    }


### browser

## Слова, которые говорит только страница

ui-can-be-chosen = можно выбрать
ui-more-glow = В той стороне можно выбрать ещё: { $count }
ui-another-device = Играть на другом устройстве
ui-another-device-text = Откройте эту ссылку на другом устройстве: там вы тот же игрок. Она действует один раз, в течение { $minutes } мин.
ui-watching-count = { $count ->
        [0] Никто не смотрит
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
ui-away = нет на месте
ui-sending = Ход отправляется…
ui-or-choose-next = — или выберите, что дальше.
ui-no-moves-now = Сейчас вам нечего выбирать.
ui-earlier = { $count ->
        [one] Показать ещё { $count } строку
        [few] Показать ещё { $count } строки
       *[many] Показать ещё { $count } строк
    }
ui-seen-of = видно { $seen } из { $count }
ui-give-to-bot = Отдать боту
ui-make-open = Открыть это место
ui-me = Я
ui-open-by-link = Кто-нибудь по ссылке
ui-seat-name = Имя того, кто сидит здесь
ui-table-name = Название стола
ui-public-table = Стол видят все: можно занять открытое место или смотреть
ui-takeover = Бот играет за того, кто отошёл
ui-takeover-never = никогда
ui-attack = Атака
ui-eyes = Чьими глазами
ui-eyes-spectator = Глазами зрителя
ui-rules-away = Правила сейчас не открываются. Попробуйте через минуту.
ui-no-animals-own = У вас пока нет животных. Сыграйте карту как новое животное.
ui-no-animals-left = Никто из ваших животных не выжил.
ui-card-text = Сыграйте её как новое животное или как одно из свойств на ней.
ui-food-base-text = В вашу очередь питания одно из ваших животных может взять отсюда красную фишку.
ui-deck-text = Когда колода пуста, идёт последний ход.
ui-guest-number = Гость { $number }
ui-salt = Соль
ui-fair-opened = Теперь всё открыто: отпечаток составлен из зерна, порядка карт и соли. Сохраните партию и проверьте сами:
ui-next-table = { $player } открывает следующий стол.
ui-next-table-open = Следующий стол открыт.
ui-sit-down-there = Сесть за него
ui-away-soon = { $player } не у стола; через { $time } играет { $bot }.
ui-away-waits = { $player } не у стола. Все ждут.
ui-bot-plays-for = { $player } не у стола: играет { $bot }.
ui-bot-plays = играет бот
ui-unanswered = Если вас нет, за вас через { $time } отвечает { $bot }.
ui-clock-rule = Часы не идут. За того, кого нет, через { $time } играет { $bot }.
ui-clock-never = Часы не идут. Стол ждёт каждого.
ui-chat-sending = в пути
ui-seats-by-link = За этот стол садятся по ссылке. Попросите её у того, кто открыл стол.
ui-rules-english = Правила пока написаны только по-английски.

## В чём сервер отказывает за столом

reject-illegal = Сейчас так пойти нельзя.
reject-not-your-turn = Сейчас не ваша очередь. Подождите, пока вас спросят.
reject-spectator = Вы смотрите. Ходят только те, кто сидит за столом.
reject-nobody = Чтобы говорить здесь, странице нужно разрешить хранить куки. Разрешите и загрузите её заново.
reject-waiting = Партия ещё не началась. Она начнётся, когда будут заняты все места.
reject-finished = Партия окончена. Её можно пройти по шагам или сыграть ещё раз.
reject-cannot-undo = Этот ход уже не вернуть: с тех пор кое-что произошло.
reject-no-request = Сейчас никто не просит вернуть ход.
reject-key-used = Этот ход уже пришёл.
reject-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
reject-bad-message = Сервер не понял эту страницу. Загрузите её заново.
reject-not-saved = Сервер не смог сохранить ход, и он не засчитан. Попробуйте через минуту.

## В чём сервер отказывает вне стола

error-bad-request = Сервер этого не понял. Загрузите страницу заново.
error-unknown-name = Такой игры, настройки или бота здесь нет. Выберите из списка.
error-bad-options = Эти варианты не сочетаются друг с другом или с таким числом игроков. Измените один из них.
error-bad-record = Этот файл — не запись нашей игры, или он был изменён.
error-not-yours = Это может сделать только тот, кто открыл стол.
error-private = Это закрытый стол: его видят только те, кто за ним сидит. Попросите место у того, кто его открыл, или откройте свой стол.
error-bad-origin = Эта страница не с сервера этого стола. Откройте его собственный адрес.
error-bad-link = Ссылка уже использована или устарела. Попросите новую.
error-no-such-table = Такого стола нет или уже нет. Откройте новый на главной странице.
error-not-found = По этому адресу ничего нет.
error-not-finished = Эта партия ещё не окончена. Запись и повтор появятся в конце.
error-seat-taken = Это место занято. Можно смотреть или сесть на другое.
error-not-waiting = Партия уже началась.
error-too-large = Для сервера это слишком много.
error-not-json = Сервер этого не понял. Загрузите страницу заново.
error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
error-not-saved = Сервер не смог это сохранить. Попробуйте через минуту.
error-restarting = Сервер перезапускается. Попробуйте через минуту.

## Сам стол, в журнале

table-starts = Партия начинается.
table-again = За столом снова те же.
table-joins = { $seat } садится за стол.
table-leaves = { $seat } встаёт из-за стола.
table-takeover = { $seat } не отвечает: дальше играет бот.
table-handback = { $seat } возвращается и играет дальше.
table-undo = { $seat } возвращает ход.
table-takeback-asked = { $seat } просит вернуть ход.
table-takeback-done = Все согласны, ход возвращён: { $seat }.
table-takeback-refused = { $seat } просит вернуть ход, но остальные играют дальше.
table-bot-failed = { $seat } думает слишком долго. Делается случайный ход.
table-rematch = { $seat } открывает следующий стол.
