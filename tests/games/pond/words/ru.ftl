# Russian: Pond. All texts are our own.


## The game on the shelf

game-pond = Пруд
game-pond-text = Лягушка, семь листьев и что-то жужжит: совсем маленькая игра.


## Options

option-days = Дни
option-days-text = Сколько длится игра.
option-drought = Засуха
option-drought-text = Прилетает лишь половина насекомых, и пруд держится не больше четырёх дней.
option-weather = Погода
option-weather-text = В бурю насекомых труднее поймать.
option-weather-value-mild = тихая
option-weather-value-stormy = буря
option-first-player = Первый игрок
option-first-player-text = Кто начинает каждый день.
option-first-player-value-random = по жребию


## Insects

hex = { $name }
insect-fly = Муха
    .accusative = муху
insect-gnat = Мошка
    .accusative = мошку
insect-dragonfly = Стрекоза
    .accusative = стрекозу
lore-insect-fly = Муха чувствует вкус лапками.
lore-insect-gnat = Мошки пляшут роем, и почти все танцоры — самцы.
lore-insect-dragonfly = Стрекоза умеет взмахивать каждым из четырёх крыльев отдельно.


## Moves, and the labels of what one chooses for them

move-hop = Прыгнуть на { $to }
move-hunt = Охота: { $card }
move-rest = Отдохнуть и взять карту
move-roll = На кубике { $pips }
choose-rest = Отдых


## Questions

question-act = Прыгайте, охотьтесь или отдыхайте.
question-act-other = { $asked } выбирает, что делать.
question-hunting = Бросок кубика для охоты.
question-hunting-other = Бросок кубика для охоты.


## Events

event-day-begins = Начинается день { $day }.
event-hops = { $seat } прыгает на { $to }.
event-hunts = { $seat } охотится на { $insect-accusative }.
event-catches = { $insect }: поймана, на кубике { $pips }. { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-misses = { $insect }: улетела, на кубике { $pips }. { $seat } остаётся ни с чем.
event-draws = { $seat } отдыхает и берёт карту.
event-draws-insect = { $seat } отдыхает и берёт карту: { $insect }.
event-rests = { $seat } отдыхает. Карт больше нет.


## Refusals

refusal-too-far = Этот лист не рядом с вашим.
refusal-leaf-taken = Там уже сидит лягушка.
refusal-not-in-hand = У вас нет этой карты.
refusal-only-in-the-middle = На стрекозу можно охотиться только с листа посередине.


## The board

ui-pond = Пруд
ui-pond-day = День { $day } из { $days }
ui-pond-deck = { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[other] { $count } карт в колоде
    }
ui-pond-side = { $player }, лист { $leaf }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, очки: { $points }
ui-pond-frog = { $leaf }, лягушка игрока { $player }


## Чем закончилась игра и что считают

ui-nth-turn = День { $turn }
measure-cards = Карты
ending-days = Последний день закончился.

## What a coach says

advice-what-act = Каждый день вы действуете один раз: прыгаете, охотитесь с картой или отдыхаете и берёте карту. Пойманные насекомые приносят очки.
advice-hop-to-the-middle = { $card }: охотиться можно только со среднего листа. Сначала прыгните туда.
advice-empty-hand = Охотиться не на кого. Отдохните и возьмите карту.

## What a move leads to

ahead-odds = Удачных граней кубика: { $sides } из шести.


## What comes next

next-hex = лист
next-card = карту
