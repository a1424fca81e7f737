# Russian: words that all games share.
# How keys and arguments work: docs/languages.md. Every key stands in en, ru and cs, in the same section.


## How elements are called inside sentences

seat-unnamed = Игрок { $number }
card-unknown = карта
card = { $one } / { $two }


## The languages themselves, each in its own words

language-en = English
language-ru = Русский
language-cs = Čeština


## Bots: players that are not people

bot-random = Кубик
bot-random-text = Делает что угодно, лишь бы по правилам. Хорошая компания для первой партии.
bot-greedy = Сорока
bot-greedy-text = Хватает то, что сейчас блестит ярче всего.
bot-novice = Новичок
bot-novice-text = Правила уже знает, радуется каждому зверю и часто зевает.
bot-naturalist = Натуралист
bot-naturalist-text = Смотрит внимательно, думает немного вперёд и редко упускает случай.
bot-expert = Знаток
bot-expert-text = Исписал не один дневник и знает, чем такое обычно кончается.
bot-darwin = Дарвин
bot-darwin-text = Думает долго, видит далеко и никогда не злорадствует.


## Kinds of seats

seat-human = Человек
seat-bot = Бот
seat-open = Свободное место
seat-hotseat = За этим же устройством


## Options: values that several games share

option-value-true = да
option-value-false = нет


## Questions and refusals that every game can have

question-wait = Подождите немного.
question-wait-other = Кто-то думает.
refusal-not-offered = Сейчас так нельзя. Выберите одно из возможных действий.
refusal-not-with-chosen = Это не сочетается с тем, что вы выбрали.
refusal-not-your-decision = Сейчас решаете не вы. Подождите, пока спросят вас.
refusal-not-your-decision-seat = Сейчас решаете не вы: выбирает { $seat }.
refusal-game-over = Партия окончена. Можно осмотреться, пройти её по шагам или сыграть ещё раз.


## Home page and lobby

ui-title = Tangled Bank
ui-tagline = Пять настольных игр об эволюции
ui-play-now = Играть
ui-play-now-text = Вы против ботов, с разумными настройками
ui-set-up-table = Создать стол
ui-coming-soon = Скоро
ui-coming-soon-text = Эту коробку мы ещё распаковываем.
ui-players-range = Игроков: { $least }–{ $most }
ui-running-tables = Текущие партии
ui-finished-games = Сыгранные партии
ui-no-tables = Никто пока не играет. Откройте первый стол!
ui-no-finished-games = Сыгранных партий пока нет. Они будут ждать вас здесь.
ui-your-name = Ваше имя
ui-options = Настройки партии
ui-expansions = Дополнения и варианты
ui-seats = Места
ui-seat-number = Место { $number }
ui-add-seat = Добавить место
ui-remove-seat = Убрать место
ui-create-table = Открыть стол
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
ui-turn = Ход { $turn }
ui-last-turn = Последний ход
ui-phase = Фаза
ui-first-player = Первый игрок
ui-moves = Действия
ui-moves-count = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
ui-filter-moves = Начните печатать, чтобы найти действие
ui-no-moves-found = Таких действий нет.
ui-choose-next-of = Теперь выберите { $things }.
ui-choose-move = Выберите действие
ui-confirm = Подтвердить
ui-back = Назад
ui-cancel = Отмена
ui-close = Закрыть
ui-why-not = Почему нельзя?
ui-why-not-hint = Выберите что угодно на столе и узнайте, почему этим нельзя воспользоваться.
ui-can-be-used = Этим можно воспользоваться прямо сейчас.
ui-rule = Правило { $rule }
ui-open-rule = Прочитать правило { $rule }
ui-undo = Отменить действие
ui-undo-text = Отменяет ваше последнее действие, пока ничего не открыто и никто другой не действовал.
ui-nothing-to-undo = Отменять нечего.
ui-take-back = Попросить об отмене
ui-take-back-asked = { $player } просит отменить действие. Вы согласны?
ui-take-back-waiting = Ждём согласия остальных.
ui-take-back-agreed = Действие отменено.
ui-agree = Согласиться
ui-refuse = Отказать
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-chat = Чат
ui-chat-placeholder = Скажите что-нибудь хорошее
ui-chat-empty = Пока все молчат.
ui-send = Отправить
ui-spectating = Вы смотрите
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
ui-discard = Сброс
ui-dice = Кубики
ui-pass-device = Передайте устройство: { $player }
ui-pass-device-ready = Я — { $player }


## Connection

ui-connecting = Соединяемся…
ui-connection-lost = Связь потеряна. Пробуем снова…
ui-connection-healed = Связь восстановлена. Ничего не потеряно.
ui-server-away = Сервер ненадолго отошёл. Партия в сохранности, страница сама попробует ещё раз.
ui-move-not-sent = Ваше действие в пути: оно дойдёт, когда вернётся связь.
ui-move-late = За столом уже сыграли дальше. Вот как всё стоит теперь.
ui-no-such-page = По этому адресу ничего нет. Вернитесь к играм и начните оттуда.
ui-home = На главную


## End of the game

ui-game-over = Партия окончена
ui-winner = Побеждает { $player }!
ui-winner-you = Вы победили!
ui-winners-shared = Общая победа: { $players }
ui-winner-nobody = Никто не победил.
ui-score-breakdown = Откуда взялись очки
ui-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
ui-rematch = Ещё раз
ui-replay = Повтор
ui-export = Сохранить запись
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
ui-copy-position = Скопировать позицию
ui-position-copied = Позиция скопирована.
ui-fair-shuffle = Честная тасовка
ui-fair-shuffle-text = Этот отпечаток закрепил порядок карт ещё до первого действия. После партии каждый может его проверить.


## Rules and help

ui-rules = Правила
ui-search-rules = Искать в правилах
ui-no-rules-found = В правилах об этом ничего нет.
ui-help = Помощь
ui-about-text = Неофициальная версия со своими текстами и рисунками. Игры принадлежат их авторам и издателям.
ui-keyboard = Клавиатура
ui-key-choose = выбрать
ui-key-back = на шаг назад
ui-key-number = выбрать по номеру
ui-key-list = список действий
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
ui-confirm-moves = Подтверждать каждое действие


## Terminal

ui-type-number = Введите номер действия или ? для помощи:
ui-not-a-number = «{ $text }» — такого номера нет. Выберите от 1 до { $count }.
ui-which-element = Про что спросить? Введите, например, { $example }:
ui-bye = До встречи!


### terminal

ui-plain-help =
    Ответьте номером действия или его записью, например «{ $move }».
    why { $element } — что это такое и почему этим нельзя воспользоваться
    ahead 3 — к чему приведёт ход 3
    moves — ещё раз вопрос и действия
    table — ещё раз стол
    clock — сколько осталось времени
    log — что произошло
    guide — как играть; guide очки — что правила говорят об очках
    undo — отменить своё последнее действие
    coach – включить или выключить наставника
    hint – что сделал бы Дарвин и что чуть хуже
    y, n — ответить тому, кто просит отменить действие
    quit — выйти из партии
ui-plain-waiting = Введите ? для помощи, q для выхода.
ui-saved = Партия сохранена в файле { $path }.
ui-press-enter = Enter — дальше, q — хватит.
ui-record-is-right = { $finished ->
        [yes] Запись верна: партия закончена, число действий — { $moves }, все по правилам, случай соответствует зерну.
       *[no] Запись верна, но партия не закончена: число действий — { $moves }, все по правилам, случай соответствует зерну.
    }


### browser

## Слова, которые говорит только страница

ui-can-be-chosen = можно выбрать
ui-more-glow = В той стороне можно выбрать ещё: { $count }
ui-another-device = Играть на другом устройстве
ui-another-device-text = { $minutes ->
        [one] Откройте эту ссылку на другом устройстве: там вы тот же игрок. Она действует один раз, в течение { $minutes } минуты.
        [few] Откройте эту ссылку на другом устройстве: там вы тот же игрок. Она действует один раз, в течение { $minutes } минут.
       *[many] Откройте эту ссылку на другом устройстве: там вы тот же игрок. Она действует один раз, в течение { $minutes } минут.
    }
ui-device-title = Играть здесь как { $there }?
ui-device-text = На этом устройстве вы — { $here }. По этой ссылке вы станете игроком { $there }, с его местами и партиями. Продолжайте, только если вы сами сделали эту ссылку на другом своём устройстве.
ui-device-seats = { $count ->
        [one] Вы потеряете место за { $count } столом, где ещё играют.
        [few] Вы потеряете места за { $count } столами, где ещё играют.
       *[many] Вы потеряете места за { $count } столами, где ещё играют.
    }
ui-device-yes = Да, играть здесь как { $there }
ui-device-same = На этом устройстве вы и так { $there }.
ui-watching-count = { $count ->
        [0] Никто не смотрит
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
ui-away = нет на месте
ui-sending = Действие отправляется…
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
ui-takeover = Сколько ждать отошедшего, прежде чем вступит бот
ui-takeover-never = сколько угодно
ui-attack = Атака
ui-eyes = Точка зрения
ui-eyes-spectator = Зритель
ui-rules-away = Правила сейчас не открываются. Попробуйте через минуту.
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
ui-clock-rule = Игра без часов. За того, кого нет, через { $time } играет { $bot }.
ui-clock-never = Игра без часов. Стол ждёт каждого.
ui-chat-sending = в пути
ui-seats-by-link = За этот стол садятся по ссылке. Попросите её у того, кто открыл стол.
ui-rules-english = Правила по пунктам написаны только по-английски.

## В чём сервер отказывает за столом

reject-illegal = Сейчас это действие невозможно.
reject-not-your-turn = Сейчас не ваша очередь. Подождите, пока вас спросят.
reject-spectator = Вы смотрите. Действуют только те, кто сидит за столом.
reject-nobody = Чтобы писать в чат, разрешите странице хранить куки и обновите её.
reject-waiting = Партия ещё не началась. Она начнётся, когда будут заняты все места.
reject-finished = Партия окончена. Её можно пройти по шагам или сыграть ещё раз.
reject-cannot-undo = Это действие уже не отменить: с тех пор кое-что произошло.
reject-no-request = Сейчас никто не просит отменить действие.
reject-key-used = Это действие уже получено.
reject-too-fast = { error-too-fast }
reject-bad-message = Сервер не понял запрос. Обновите страницу.
reject-not-saved = Сервер не смог сохранить действие, и оно не засчитано. Попробуйте через минуту.
reject-too-much = Больше за сегодня сервер от вас не сохранит. Партия цела; продолжите завтра.
reject-error = На сервере что-то сломалось, и это не засчитано. Попробуйте другое.

## В чём сервер отказывает вне стола

error-bad-request = Сервер не понял запрос. Обновите страницу.
error-unknown-name = Такой игры, настройки или бота здесь нет. Выберите из списка.
error-bad-options = Эти варианты не сочетаются друг с другом или с таким числом игроков. Измените один из них.
error-bad-record = Этот файл — не запись нашей игры, или он был изменён.
error-not-yours = Это может сделать только тот, кто открыл стол.
error-private = Это закрытый стол: его видят только те, кто за ним сидит. Попросите место у того, кто его открыл, или откройте свой стол.
error-bad-origin = Эта страница не с сервера этого стола. Откройте его собственный адрес.
error-bad-link = Ссылка уже использована или устарела. Попросите новую.
error-old-cookie = Куки этого устройства слишком старые. Удалите в браузере данные этого сайта, чтобы начать заново.
error-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
error-seats-here = У этого устройства ещё есть места в незаконченных партиях.
error-too-much = У вас здесь сохранено столько, сколько позволяет сервер. Доиграйте какие-нибудь партии или зайдите завтра.
error-no-room = Диск сервера почти заполнен: партии продолжаются, но начать новое нельзя. Сообщите хозяину сервера.
error-bad-host = По этому адресу сервер не отвечает. Откройте тот, который вам дали.
error-taken-over = Работу принял другой сервер. Через минуту обновите страницу.
error-no-such-table = Такого стола нет или уже нет. Откройте новый на главной странице.
error-not-found = По этому адресу ничего нет.
error-not-finished = Эта партия ещё не окончена. Запись и повтор появятся в конце.
error-seat-taken = Это место занято. Можно смотреть или сесть на другое.
error-not-waiting = Партия уже началась.
error-too-large = Для сервера это слишком много.
error-not-json = { error-bad-request }
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
table-undo = { $seat } отменяет своё действие.
table-takeback-asked = { $seat } просит отменить действие.
table-takeback-done = Все согласны, действие отменено: { $seat }.
table-takeback-refused = { $seat } просит отменить действие, но остальные играют дальше.
table-bot-failed = { $seat } в замешательстве. Действие выбирается случайно.
table-rematch = { $seat } открывает следующий стол.

### Часы и права хозяина стола

ui-clock = Часы
ui-clock-none = без часов
ui-clock-relaxed = не спеша: сутки на каждое действие
ui-clock-live = время на действие и запас
ui-clock-move = Время на каждое действие
ui-clock-reserve = Запас у каждого игрока
ui-clock-text = Когда время вышло, за игрока играет бот, пока тот не вернётся.
ui-clocks = Часы
ui-clock-running = { $player }: на это действие — { $move }, в запасе — { $reserve }.
ui-clock-running-move = { $player }: на это действие — { $move }.
ui-clock-waiting = { $player }: в запасе — { $reserve }.
ui-clock-stands = Сейчас часы не идут.
ui-clock-each = На каждое действие — { $time }.
ui-clock-low = Ваше время на исходе, осталось: { $time }.
ui-time-out = Ваше время вышло: за вас играет { $bot }.
ui-i-am-back = Я снова здесь
ui-table = Стол
ui-people = Люди
ui-somebody = Кто-то без имени
ui-free-seat = Освободить место
ui-free-seat-text = { $player } теряет место. Кому его отдать?
ui-mute = Лишить слова
ui-unmute = Вернуть слово
ui-muted = без слова
ui-remove = Удалить
ui-remove-text = { $player } больше не сможет смотреть на этот стол. Точно удалить?
ui-chat-seats = В чат пишут только игроки
ui-nobody-else = Больше здесь никого нет.

reject-time-out = Время на это действие вышло, его делает бот. Потом место снова ваше.
reject-muted = Хозяин стола лишил вас слова. Играть и читать можно дальше.
reject-seats-only = Здесь пишут только игроки. Вы можете читать.
error-not-away = Этот игрок на месте и никого не задерживает. Подождите, пока он задумается слишком надолго.
error-has-seat = Того, у кого есть место, удалить нельзя. Сначала освободите место.
error-removed = Хозяин стола удалил вас из зрителей. Откройте свой стол или посмотрите другой.

table-time-out = Время вышло: { $seat }. Дальше играет бот.
table-free = Хозяин стола освобождает место. Его теряет { $who }.
table-mute = Хозяин стола лишает слова: { $who }.
table-unmute = Хозяин стола возвращает слово: { $who }.
table-remove = Хозяин стола удаляет из зрителей: { $who }.
table-chat-seats = Теперь в чат пишут только игроки.
table-chat-all = В чат снова могут писать все.


## Чем закончилась игра и что считают

measure-points = Очки
measure-points-count = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
ending-tie-shared = { $first } и { $second }: поровну во всём, что считается ({ $count }). Победа общая.
ending-tie-equal = { $first } и { $second }: поровну во всём, что считается ({ $count }). Место { $place } общее.
ending-turning-lead = { $seat } выходит вперёд и остаётся впереди до конца.
ending-turning-step = { $seat } ни разу не отстаёт. Вот самый большой шаг: +{ $by }.
ui-course-of-game = Ход игры
ui-what-is-counted = Что считать
ui-count-at-once = Посчитать сразу
ui-turning-point = Переломный момент
ui-see-it-again = Посмотреть ещё раз
ui-watch-again = Посмотреть игру заново
ui-look-at-table = Посмотреть на стол
ui-show-ending = Показать итоги
ui-bred-by = Вид вывел игрок { $player }
ui-save-picture = Сохранить картинку
ui-picture-failed = Этот браузер не смог сделать картинку. Подойдёт и снимок экрана.
ui-family-album = Семейный альбом
ui-family-album-text = Каждая жизнь, страница за страницей
ui-speed = Скорость
ui-speed-slow = Медленно
ui-speed-normal = Шаг за шагом
ui-speed-lapse = Быстро
ui-jump-to-turn = Перейти к

## Ожидание игроков

ui-share = Поделиться
ui-qr-code = QR-код
ui-invitation = Сыграем? { $game }
ui-players-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ui-usual-rules = Обычные правила
ui-what-is-this-game = Что это за игра?
ui-link-this-machine = Эта ссылка работает только на этом компьютере. Для остальных откройте страницу по адресу компьютера в вашей сети или запустите сервер там, где он всем доступен.
ui-link-this-network = Эта ссылка работает только в вашей сети.
ui-invited = Вас приглашают в игру
ui-invited-to = Вас приглашают: { $game }
ui-name-before-seat = Как вас называть?
ui-sit-down = Сесть за стол
ui-turn-of = Ход игрока { $player }


## The coach

ui-coach = Наставник
ui-coach-text = Заметка к вашему решению, когда есть о чём сказать. Только в игре против ботов.
ui-coach-says = Наставник: { $note }
ui-coach-comes = Наставник заговорит, когда будет о чём сказать.
ui-coach-goes = Наставник теперь молчит.
ui-coach-not-here = Наставник говорит только там, где вы играете только с ботами.


## Cards and boards

ui-need-more = Потребность +{ $count }
ui-pair-card = Парная карта


## Watching the others play

ui-pace = Темп чужих действий
ui-pace-slow = Медленно
ui-pace-normal = Обычно
ui-pace-fast = Быстро
ui-pace-instant = Сразу
ui-skip = Пропустить
ui-skip-text = К текущему моменту. То же делает касание стола или любая клавиша.
ui-since-last-move = С вашего прошлого действия
ui-newest = К последнему


## Settings of looks and sound, and the keys

ui-volume = Громкость
ui-text-size = Размер текста
ui-contrast = Контраст
ui-contrast-normal = Мягкий
ui-contrast-high = Высокий
ui-keys = Клавиши
ui-keys-text = В каждую игру можно играть без мыши.
ui-keys-tab = от одной части стола к другой
ui-keys-arrows = внутри части стола
ui-keys-enter = выбрать или сделать выбранное
ui-keys-number = выбрать по номеру; если всё выбрано, 1 — сделать
ui-keys-escape = на шаг назад или закрыть открытое
ui-keys-list = список всех действий
ui-keys-why = на предмете: что это и почему нельзя; в другом месте: эти клавиши
ui-keys-undo = отменить своё последнее действие
ui-keys-jump = к тому, что ждёт вас
ui-keys-log = услышать последнюю запись журнала
ui-keys-clock = услышать часы
ui-keys-coach = наставник говорит или молчит
ui-keys-steps = в повторе: шаг вперёд, шаг назад
ui-keys-turns = в повторе: ход вперёд, ход назад
ui-keys-plays = в повторе: пуск или пауза
ui-keys-skip = пока показывают чужие действия: любая клавиша ведёт к текущему моменту


## Without a connection

ui-offline = Нет связи
ui-offline-text = Стол стоит на сервере, до которого сейчас не дотянуться. Ваши партии там в сохранности. Как только связь появится, страница откроется сама.
ui-try-again = Попробовать ещё раз
ui-coach-thanks = Понятно
ui-coach-enough = Хватит заметок
ui-coach-offer = Такие заметки и в моих играх против ботов

## The guide to a game
ui-how-to-play = Как играть
ui-numbered-rules = Правила по пунктам
ui-contents = Содержание
ui-rule-number = Правило { $rule }
ui-rules-found = { $count ->
        [one] { $count } место, лучшее — первым
        [few] { $count } места, лучшее — первым
       *[many] { $count } мест, лучшее — первым
    }
ui-print = Печать
ui-guide-print = Открыть страницу для печати
ui-guide-also = Объяснить также:
ui-only-with = Только с «{ $options }»
ui-no-guide = Для этой игры описания нет.


## Lessons

lesson-not-now = Так можно, но сейчас речь о другом. Сделайте то, на что указывает карандаш, или нажмите «Показать».
lesson-over = Этот урок окончен.
ui-learn = Научиться за четыре минуты
ui-learn-more = Уроки
ui-learn-title = Учимся играть: { $game }
ui-learn-text = Начните с первого урока, остальные берите в любом порядке. Каждая ошибка объясняется, и ничего нельзя потерять.
ui-learn-offer = Впервые в этой игре? Первый урок займёт четыре минуты.
ui-learn-first = Сначала урок
ui-learn-no = Нет, спасибо
ui-lesson-begin = Начать
ui-lesson-again = Ещё раз
ui-lesson-done = пройден
ui-lesson-step = { $step } из { $count }
ui-lesson-next = Дальше
ui-lesson-back = Назад
ui-lesson-show = Показать
ui-lesson-close = Понятно
ui-lesson-leave = Выйти из урока
ui-lesson-finished = Отлично, этот урок пройден.
ui-lesson-following = Дальше: { $name }
ui-lessons-all = Все уроки


## Choosing, and what it leads to

ui-choose-deed = Теперь выберите действие.
ui-choose-next-or-deed = Теперь выберите { $things } — или другое действие.
list-or = { $head } или { $last }
next-number = сколько
next-seat = игрока
ui-can-be-chosen-now = Это можно выбрать сейчас.
ui-begins-another = Если выбрать это, начнётся другой ход.
ui-or-else = — или:
ui-ahead-more = и ещё { $count }
ui-ahead-nothing = Ни к чему сверх того, что сказано.
ui-mean-it = Сначала выберите «{ $word }»: случайно такого делать не стоит.


## Faces: whom one plays against

ui-play-against = Против кого играть
ui-play-against-text = Кнопка «Играть» зовёт за стол их.
ui-play-against-here = Это для всех ботов за столом. На любом месте может быть и другой.

## Подсказки и разбор

verdict-clearly-best = явно лучше всего
verdict-best = лучше всего
verdict-one-of-the-best = не хуже любого другого
verdict-only-move = другого и нет
verdict-as-good = ничуть не хуже
verdict-little-weaker = чуть слабее
verdict-weaker = слабее
verdict-gives-away-third = отдаёт треть шансов
verdict-gives-away-half = отдаёт половину шансов
verdict-gives-away-most = отдаёт почти все шансы
ui-hint = Подсказка
ui-hint-text = Что сделал бы на вашем месте Дарвин. Только в партиях против ботов.
ui-hint-title = Что сделал бы Дарвин
ui-hint-title-then = Что сделал бы Дарвин на месте игрока: { $player }
ui-hint-thinking = Дарвин думает…
ui-hint-none = Подсказка не пришла. Попробуйте через минуту.
ui-hint-not-here = Подсказки есть только там, где вы играете против одних ботов.
ui-hint-line = { $move }: { $verdict }
ui-hint-show = Показать на столе
ui-hint-close = Спасибо
ui-keys-hint = подсказка: что сделал бы Дарвин
ui-worth = шанс на победу: { $percent } из 100
reject-not-alone = Подсказки даются только в партиях, где все остальные – боты.
error-no-thought = Серверу сейчас некогда об этом думать. Попробуйте через минуту.
ui-review = Разбор
ui-review-game = Разобрать партию
ui-review-text = Каковы были шансы каждого, где партия переломилась, что решило везение и что – выбор. Это займёт около минуты.
ui-review-progress = Обдумываем партию: решение { $done } из { $of }
ui-review-chances = Шансы на победу
ui-review-chances-text = На 100 таких партий; для каждого – по тому, что он мог тогда знать.
ui-review-turning = Где партия переломилась
ui-review-calm = Ни один момент не переломил эту партию.
ui-review-parts = Везение и выбор
ui-review-parts-text = Насколько они изменили шансы на победу. Остальное сделали другие игроки; вместе выходит вся перемена.
ui-review-player = игрок
ui-review-luck = везение
ui-review-choices = свой выбор
ui-review-others = другие
ui-review-whole = всего
ui-turned = { $player }: было { $before } из 100, стало { $after }
ui-turned-luck = Решило везение.
ui-turned-choice = Слабый выбор, { $mover }.
ui-turned-play = Так сложилась игра.
ui-better-was = Лучше было: { $move }.
ui-review-missed = { $player }: лучшее, что было упущено (решение { $at }): { $move }
review-much-luck = очень везло
review-some-luck = немного везло
review-no-luck = ни везения, ни невезения
review-some-bad-luck = немного не везло
review-much-bad-luck = очень не везло
review-no-weak-choice = почти без слабых решений
review-few-weak-choices = несколько слабых решений
review-many-weak-choices = много слабых решений
