# Russian: Evolution of Magical Creatures. All texts are our own.


## Properties (MAG-1.3). .short is the line on a small card.

property-vampire = Вампир
    .genitive = Вампира
    .accusative = Вампира
    .short = Атака: цель теряет 1 ♦
property-vampire-text = Атака: цель теряет 1 энергию. Если энергия у неё была, это существо получает 1.
property-fire-breathing = Огнедышащее
    .genitive = Огнедышащего
    .accusative = Огнедышащее
    .short = Атака: цель теряет свойство
property-fire-breathing-text = Атака: цель теряет 1 свойство по вашему выбору. Если свойства у неё были, это существо получает 1 энергию.
property-soporific = Усыпляющее
    .genitive = Усыпляющего
    .accusative = Усыпляющее
    .short = Атака: цель засыпает
property-soporific-text = Атака: цель засыпает. Если она не спала, это существо получает 1 энергию.
property-scary = Страшное
    .genitive = Страшного
    .accusative = Страшное
    .short = Гасит свойства другого
property-scary-text = При активации, до действия: выберите другое существо со свойствами. До конца хода они не действуют.
property-annoying = Назойливое
    .genitive = Назойливого
    .accusative = Назойливое
    .short = Будит другого и засыпает
property-annoying-text = При активации, до действия, раз в раунд: разбудите другое существо. Это существо засыпает в конце хода.
property-metamorph = Метаморф
    .genitive = Метаморфа
    .accusative = Метаморфа
    .short = Меняет свойство на карту с руки
property-metamorph-text = При активации, до действия: возьмите на руку карту другого свойства этого существа и положите вместо неё карту с руки или поверните ту же карту другой половиной.
property-scorching = Обжигающее
    .genitive = Обжигающего
    .accusative = Обжигающее
    .short = Сжигает свойство за ещё 1 ♦
property-scorching-text = Раз в ход, получив энергию из источника или атакой и имея меньше 4, можно сбросить 1 его свойство и получить ещё 1 энергию.
property-greedy = Жадное
    .genitive = Жадного
    .accusative = Жадное
    .short = Берёт сразу 2 ♦ и засыпает
property-greedy-text = Если может, берёт из источника сразу 2 энергии, а потом засыпает.
property-small = Маленькое
    .genitive = Маленького
    .accusative = Маленькое
    .short = Трансмутирует с 3 ♦
property-small-text = Может трансмутировать с 3 энергии, если свойств у него не больше 3, считая это.
property-astral = Астральное
    .genitive = Астрального
    .accusative = Астральное
    .short = Бьётся только с астральными
property-astral-text = Может атаковать только астральных существ, и только они могут атаковать его.
property-flying = Летающее
    .genitive = Летающего
    .accusative = Летающее
    .short = Атакуют те, чьих свойств меньше
property-flying-text = Атаковать его может только существо, у которого свойств меньше.
property-invisible = Невидимое
    .genitive = Невидимого
    .accusative = Невидимое
    .short = Нельзя атаковать спящее
property-invisible-text = Его нельзя атаковать, пока оно спит.
property-spiky = Колючее
    .genitive = Колючего
    .accusative = Колючее
    .short = Атакующий теряет 1 ♦
property-spiky-text = После атаки на него, успешной или нет, атаковавшее существо теряет 1 энергию.
property-omnivorous = Всеядное
    .genitive = Всеядного
    .accusative = Всеядное
    .short = Берёт ♦ из любой верхней части
property-omnivorous-text = Может брать энергию из верхней части любого источника.
property-wise = Мудрое
    .genitive = Мудрого
    .accusative = Мудрое
    .short = Ещё 1 карта за раунд
property-wise-text = В конце раунда вы берёте на 1 карту больше.
property-generous = Щедрое
    .genitive = Щедрого
    .accusative = Щедрое
    .short = Трансмутируя, даёт союзнику 1 ♦
property-generous-text = Когда оно трансмутирует, другое ваше существо может получить 1 энергию.


## Sources (MAG-1.5)

source-thorn-thicket = Терновая чаща
source-thorn-thicket-text = Свет копится там, где шипы всего гуще. Колючкам они не помеха.
source-mist-lake = Озеро туманов
source-mist-lake-text = Лучшее лежит там, где никого не видно.
source-wind-peak = Пик ветров
source-wind-peak-text = К некоторым кристаллам не ведёт ни одна тропа.
source-star-well = Звёздный колодец
source-star-well-text = В нём отражается небо, которого над ним нет.
source-moon-mirror = Лунное зеркало
source-moon-mirror-text = Посмотришь в него одним существом — уйдёшь другим.
source-bellflowers = Звонкие колокольчики
source-bellflowers-text = Звенят, пока кто-нибудь не проснётся.
source-howling-hollow = Воющая лощина
source-howling-hollow-text = То, что воет внутри, отступит лишь перед чем-то пострашнее.
source-oak-of-knowledge = Дуб знаний
source-oak-of-knowledge-text = Прочёл все книги, что сделаны из его родни.
source-heart-of-forest = Сердце леса
source-heart-of-forest-text = Даёт всем поровну.
source-dragon-geyser = Драконий гейзер
source-dragon-geyser-text = Внизу спит дракон и выдыхает больше, чем нужно ему самому.
part-lower = нижняя часть
    .genitive = нижней части
part-upper = верхняя часть
    .genitive = верхней части


## The game on the shelf

game-magical = Эволюция волшебных тварей
game-magical-text = Вырастите тварей из легенд и наполните их энергией — в одиночку или вместе.


## Creatures: $id is the number, $owner a player. .start is for the beginning of a sentence.

creature = { $side ->
        [shadow] существо { $id } (Тень)
       *[player] { $owner-whose ->
            [own] существо { $id }
           *[other] существо { $id } ({ $owner })
        }
    }
    .start = { $side ->
        [shadow] Существо { $id } (Тень)
       *[player] { $owner-whose ->
            [own] Существо { $id }
           *[other] Существо { $id } ({ $owner })
        }
    }
    .genitive = { $side ->
        [shadow] существа { $id } (Тень)
       *[player] { $owner-whose ->
            [own] существа { $id }
           *[other] существа { $id } ({ $owner })
        }
    }
    .dative = { $side ->
        [shadow] существу { $id } (Тень)
       *[player] { $owner-whose ->
            [own] существу { $id }
           *[other] существу { $id } ({ $owner })
        }
    }
    .instrumental = { $side ->
        [shadow] существом { $id } (Тень)
       *[player] { $owner-whose ->
            [own] существом { $id }
           *[other] существом { $id } ({ $owner })
        }
    }
creature-unknown = существо { $id }
    .start = Существо { $id }
    .genitive = существа { $id }
    .dative = существу { $id }
    .instrumental = существом { $id }
laid-unknown = свойство
    .genitive = свойства
    .accusative = свойство


## Options (MAG-0.4)

option-quartet = Квартет
option-quartet-text = Для победы нужны четыре трансмутации, а не три. Для 2 или 3 игроков.
option-solo-shadow = Тень
option-solo-shadow-text = В одиночку вы играете против Тени.
option-solo-shadow-value-auto = если игрок один
option-solo-shadow-value-true = да
option-solo-shadow-value-false = нет
option-first-player = Первый игрок
option-first-player-text = Кто начинает первый раунд. В одиночной игре это всегда Тень.
option-first-player-value-random = по жребию
option-max-rounds = Последний раунд
option-max-rounds-text = Если до него никто не победил, игра заканчивается вничью. Обычно она намного короче.


## Moves: a sentence for the confirm bar and the list of moves

move-keep = Оставить карты руки
move-exchange = Сбросить всю руку и взять столько же карт
move-exchange-count = { $count ->
        [one] Сбросить всю руку ({ $count } карту) и взять столько же новых
        [few] Сбросить всю руку ({ $count } карты) и взять столько же новых
       *[many] Сбросить всю руку ({ $count } карт) и взять столько же новых
    }
move-skip = Пропустить этот шаг
move-create = Выложить карту { $card } рубашкой вверх как новое существо
move-add = Дать свойство «{ $half }» { $creature-dative }
move-activate = Активировать { $creature }
move-metamorph = Взять «{ $old-accusative }» в руку и положить вместо этого «{ $half-accusative }»
move-turn = Повернуть карту «{ $old }» другой половиной
move-turn-new = Повернуть карту «{ $old }»: теперь на ней «{ $new }»
move-scare = Напугать { $target }: до конца хода его свойства не действуют
move-wake = Разбудить { $target } и заснуть в конце хода
move-gain = Взять энергию из { $part-genitive }
move-gain-amount = { $amount ->
        [1] Взять 1 энергию из { $part-genitive }: станет { $energy } из 4
       *[2] Взять 2 энергии, первую из { $part-genitive }, и заснуть: станет { $energy } из 4
    }
move-transmute = Трансмутировать существо
move-transmute-tokens = Трансмутировать существо: жетонов станет { $tokens }
move-attack = Атаковать { $target }
move-sleep = Заснуть
move-apply = Применить «{ $power-accusative }»
move-apply-burnt = Применить «{ $power-accusative }» и сжечь «{ $burnt-accusative }»
move-stop = Закончить атаку
move-burn = Сбросить «{ $burnt-accusative }» и взять ещё 1 энергию
move-give = { $ally-start } получает 1 энергию
move-decline = Ничего не делать


## Short labels of what can be chosen, for buttons

choose-keep = Оставить
choose-exchange = Обменять всю руку
choose-skip = Пропустить
choose-create = Новое существо
choose-metamorph = Сменить свойство
choose-turn = Повернуть карту
choose-scare = Напугать
choose-wake = Разбудить
choose-gain = Взять энергию
choose-transmute = Трансмутировать
choose-attack = Атаковать
own-attack = Своё существо
own-scare = Своё существо
choose-sleep = Заснуть
choose-stop = Закончить атаку
choose-decline = Не надо


## Questions: to the player who is asked, and what the others read

question-exchange = Новый раунд: оставьте руку или обменяйте её всю.
question-exchange-other = { $asked } решает, менять ли руку.
question-create = Шаг 1: выложите карту как новое существо или пропустите шаг.
question-create-other = { $asked }: шаг 1, новое существо.
question-add = Шаг 2: дайте свойство одному из своих существ или пропустите шаг.
question-add-other = { $asked }: шаг 2, новое свойство.
question-activate = Шаг 3: какое существо активируете?
question-activate-other = { $asked } выбирает существо для активации.
question-act = { $creature-start } активировано. Что оно делает?
question-act-other = { $asked } решает, что делает { $creature }.
question-second-part = { $creature-start } жадное. Откуда вторая энергия?
question-second-part-other = { $asked } выбирает, откуда вторая энергия.
question-scorch = { $creature-start } может сжечь одно своё свойство и получить ещё 1 энергию.
question-scorch-other = { $asked } решает, сжечь ли свойство: { $creature }.
question-apply = { $creature-start } атакует { $target }. Какое свойство применить теперь?
question-apply-other = { $creature-start } атакует { $target }: { $asked } выбирает свойство.
question-generous = { $creature-start } было щедрым: какое ваше существо получит 1 энергию?
question-generous-other = { $asked } выбирает, кто получит 1 энергию.


## Events: lines of the log

event-round-begins = Начинается раунд { $round }. { $source }: внизу { $lower }, вверху { $upper }.
event-goes-first = Раунд начинает { $seat }.
event-keeps-hand = { $seat } оставляет карты.
event-exchanges-hand = { $count ->
        [one] { $seat } сбрасывает всю руку: { $count } карту.
        [few] { $seat } сбрасывает всю руку: { $count } карты.
       *[many] { $seat } сбрасывает всю руку: { $count } карт.
    }
event-draws = { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
event-reshuffles = Колода пуста: сброс перемешан, карт в нём { $count }.
event-round-ends = Раунд { $round } закончен.
event-turn-begins = Ход: { $seat }.
event-creates = { $seat } создаёт существо { $creature-id }.
event-adds = { $seat } даёт свойство «{ $property }» { $creature-dative }.
event-nothing-awake = { $seat }: активировать некого.
event-activates = { $creature-start } активировано.
event-metamorphs = { $creature-start } меняет «{ $old-accusative }» на «{ $new-accusative }».
event-turns-card = { $creature-start } поворачивает карту: «{ $new }» вместо «{ $old-genitive }».
event-scares = { $creature-start } пугает { $target }: до конца хода его свойства не действуют.
event-wakes = { $creature-start } будит { $target }.
event-takes-energy = { $creature-start } берёт 1 энергию из { $part-genitive }.
event-falls-asleep = { $creature-start } засыпает.
event-transmutes = { $creature-start } трансмутирует: жетон номер { $tokens }.
event-gives = { $creature-start } было щедрым: { $ally } получает 1 энергию.
event-attacks = { $creature-start } атакует { $target }!
event-drains = { $creature-start } применяет «{ property-vampire }»: { $target } теряет 1 энергию.
event-burns-property = { $creature-start } сжигает у { $target-genitive } «{ $property-accusative }».
event-lulls = { $creature-start } усыпляет { $target }.
event-fails = { $creature-start } применяет «{ $property-accusative }», но безуспешно: { $target }.
event-gains-energy = { $creature-start } получает 1 энергию.
event-scorches = { $creature-start } сжигает своё «{ $property-accusative }» и получает ещё 1 энергию.
event-pricks = { $target-start } колючее: { $creature } теряет 1 энергию.
event-wins = { $seat } побеждает, жетонов: { $tokens }!
event-shadow-wins = { $creature-start } трансмутировало: победила Тень.
event-rounds-are-over = Раунд { $round } был последним: никто не победил.
event-shadow-goes-first = Первой ходит Тень.
event-shadow-begins = Ход Тени.
event-shadow-creates = У Тени все спят: верхняя карта колоды становится новым существом — { $creature }.
event-shadow-has-no-card = Карт для Тени не осталось.
event-shadow-active = { $creature-start } активируется: среди неспящих энергии больше нет ни у кого ({ $energy }).
event-shadow-active-choice = Больше всего энергии ({ $energy }) сразу у нескольких. Карта выбора { $choice }: активируется { $creature }.
event-shadow-draws = Тень открывает карту «{ $one } / { $two }». Карта выбора { $choice }: «{ $property }».
event-shadow-adds = { $creature-start } получает свойство «{ $property }».
event-shadow-adds-right = Свойство «{ $property }» у активного уже есть, поэтому его получает сосед справа — { $creature }.
event-shadow-discards = Свойство «{ $property }» не нужно ни активному существу, ни соседу справа: карта сброшена.
event-shadow-wakes = { $creature-start } назойливое и будит { $target }: других спящих у Тени нет.
event-shadow-wakes-choice = { $creature-start } назойливое. Карта выбора { $choice }: оно будит { $target }.
event-shadow-target = { $creature-start } нацеливается на { $target }: другой цели нет.
event-shadow-target-choice = { $creature-start } ищет цель. Карта выбора { $choice }: { $target }.
event-shadow-no-target = { $creature-start }: атаковать некого.
event-shadow-is-kept-off = Атаки нет: «{ $property }» защищает { $target }, и { $creature } отступает.
event-shadow-would-fail = Атаки нет: { $creature } ничем не навредило бы, цель — { $target }.
event-shadow-picks = Потерять можно только «{ $property-accusative }»: { $creature }.
event-shadow-picks-choice = Карта выбора { $choice } указывает на «{ $property-accusative }»: { $creature }.
event-shadow-rests = { $creature-start } ничего не делает.
event-shadow-reshuffles = Карты выбора кончились, все { $count } перемешаны.


## Refusals: why not, and what would help

refusal-exchange-first = Сначала решите, оставить руку или обменять её.
refusal-exchange-is-over = Руку меняют только в начале раунда.
refusal-create-first = Ещё рано: порядок хода — новое существо, новое свойство, активация. Закончите этот шаг или пропустите его.
refusal-step-is-over = Этот шаг вашего хода уже позади. Он будет снова в следующий ход.
refusal-not-now = Сейчас не время для этого. Сначала ответьте на вопрос игры.
refusal-not-in-hand = Этой карты нет у вас в руке.
refusal-no-such-half = На этой карте нет свойства «{ $half }».
refusal-no-such-creature = Такого существа на столе нет.
refusal-not-your-creature = Давать свойства можно только своим существам.
refusal-has-property = Одно и то же свойство не может быть у существа дважды. Выберите другое.
refusal-must-activate = У вас есть неспящее существо, его нужно активировать. Оно может просто заснуть.
refusal-activate-your-own = Активировать можно только своё существо.
refusal-is-asleep = { $last-start } спит, активировать его нельзя. Оно проснётся в конце раунда или если его разбудят.
refusal-is-activated = Существо уже активировано. Сменить его нельзя.
refusal-used-in-activation = Активное существо это свойство уже применило. Это можно один раз за активацию.
refusal-must-act = Активное существо должно действовать: взять энергию, трансмутировать, атаковать или заснуть.
refusal-needs-property = До верхней части активному существу не дотянуться: нужно названное там свойство или «{ property-omnivorous }».
refusal-part-is-empty = В { $part-genitive } источника энергии не осталось: пусто.
refusal-scale-is-full = Активное существо заполнено: у него 4 энергии. Оно может трансмутировать.
refusal-too-little-energy = Для трансмутации нужно 4 энергии; со свойством «{ property-small }», если всего свойств не больше 3, хватит 3.
refusal-too-many-properties = Активное существо маленькое, но свойств у него больше 3, так что нужно 4 энергии.
refusal-no-attack-property = У активного существа нет свойства для атаки: «{ property-vampire }», «{ property-fire-breathing }» или «{ property-soporific }».
refusal-not-itself = С самим собой этого сделать нельзя. Выберите другое существо.
refusal-no-such-target = Такого существа на столе нет.
refusal-target-is-astral = { $last-start } астральное: атаковать его может только астральное существо.
refusal-attacker-is-astral = Активное существо астральное и может атаковать только тех, у кого «{ property-astral }» сейчас действует.
refusal-target-is-flying = { $last-start } летает: атаковать его может только существо, у которого свойств меньше.
refusal-target-is-invisible = { $last-start } невидимое и спит: пока не проснётся, атаковать его нельзя.
refusal-must-apply-one = Атака требует хотя бы одного свойства. Выберите его.
refusal-attack-goes-on = Идёт атака. Примените свойство; после первого её можно закончить.
refusal-not-its-power = Это не атакующее свойство нападающего.
refusal-applied-already = Это свойство в этой атаке уже применено.
refusal-name-the-property = Выберите, какое свойство цели сгорит.
refusal-not-to-burn = «{ property-fire-breathing }» сжигает свойство того, кого атакуют, и только его.
refusal-not-metamorph = У активного существа нет свойства «{ property-metamorph }».
refusal-metamorph-stays = «{ property-metamorph }» не может обменять сам себя. Выберите другое свойство.
refusal-not-its-property = Обменять можно только свойство активного существа.
refusal-not-scary = У активного существа нет свойства «{ property-scary }».
refusal-nothing-to-scare = У { $last-genitive } нет свойств, подавлять нечего.
refusal-not-annoying = У активного существа нет свойства «{ property-annoying }».
refusal-annoyed-this-round = Активное существо в этом раунде уже кого-то разбудило. Это можно один раз за раунд.
refusal-is-awake = { $last-start } не спит. Разбудить можно только спящего.
refusal-not-to-scorch = Сжечь можно только свойство самого обжигающего существа.
refusal-second-is-due = Жадное существо берёт 2 энергии. Выберите, откуда вторая.
refusal-not-an-ally = Подарок — для другого вашего существа.
refusal-ally-is-full = { $last-start } уже заполнено: 4 энергии. Выберите другое.
refusal-gift-is-open = Сначала выберите, кто получит энергию, или никто.


## How the game ends (MAG-5.5)

ending-goal = Цель достигнута.
ending-shadow = Тень трансмутировала существо.
ending-max-rounds = Последний раунд закончен.


## Steps of a round and of a turn

phase-exchange = Обмен
phase-exchange-text = В начале раунда каждый может обменять всю руку.
phase-create = Новое существо
phase-create-text = Можно выложить одну карту рубашкой вверх: это новое существо.
phase-add = Новое свойство
phase-add-text = Можно подложить одну карту под своё существо: это его свойство.
phase-act = Активация
phase-act-text = Одно неспящее существо активируется и действует.


### browser

## Words that only the page says

ui-shadow = Тень
ui-shadow-text = Она играет по правилу: за неё решают её карты и карты выбора. Она побеждает, как только трансмутирует одно существо.
ui-shadow-deeds = Что сделала Тень
ui-shadow-record = Побед: { $won } из { $games }
ui-start-over = Начать заново
ui-start-over-sure = Бросить эту игру и начать новую
ui-round = Раунд { $round }
ui-source = Источник энергии
ui-sources-left = { $count ->
        [0] Все источники уже появлялись
        [one] Впереди ещё { $count } источник
        [few] Впереди ещё { $count } источника
       *[many] Впереди ещё { $count } источников
    }
ui-sources-seen = Под колодой, по порядку: { $sources }
ui-for-everybody = для всех
ui-for-property = { $property }
ui-piles = Стопки
ui-discard-count = { $count ->
        [0] Сброс пуст
        [one] В сбросе { $count } карта
        [few] В сбросе { $count } карты
       *[many] В сбросе { $count } карт
    }
ui-choices-count = { $count ->
        [0] Все карты выбора открыты
        [one] Осталась { $count } карта выбора
        [few] Осталось { $count } карты выбора
       *[many] Осталось { $count } карт выбора
    }
ui-choices-text = Где у Тени несколько возможностей, число на следующей карте выбора отсчитывает их слева.
ui-choices-turned = Открыты после перемешивания: { $numbers }.
ui-property-deck-text = Когда она кончается, сброс перемешивают, и он становится колодой.
ui-race = Трансмутации
ui-tokens-of = { $player }: трансмутации { $tokens } из { $goal }
ui-tokens-count = трансмутации: { $tokens } из { $goal }
ui-transmutations = Трансмутации
ui-energy-left = Энергия на существах
ui-creatures-left = Существа на столе
ui-creatures-count = { $count ->
        [0] существ нет
        [one] { $count } существо
        [few] { $count } существа
       *[many] { $count } существ
    }
ui-no-creatures = Здесь нет существ
ui-new-cards = { $count ->
        [one] если раунд кончится сейчас, придёт { $count } карта
        [few] если раунд кончится сейчас, придут { $count } карты
       *[many] если раунд кончится сейчас, придёт { $count } карт
    }
ui-hand-outlook = { $count ->
        [one] Если бы раунд кончился сейчас, вам пришла бы { $count } карта.
        [few] Если бы раунд кончился сейчас, вам пришли бы { $count } карты.
       *[many] Если бы раунд кончился сейчас, вам пришло бы { $count } карт.
    }
ui-new-creature = Новое существо
ui-property-card-text = Выложите её рубашкой вверх как новое существо или подложите под своё существо любой половиной.
ui-everybody-knows = эту карту знают все
ui-known-card = На этой руке
ui-its-own-card = Его собственная карта
ui-other-half = Другая половина карты
ui-energy-of = энергия { $energy } из { $cells }
ui-asleep = спит
ui-awake = не спит
ui-is-active = активировано
ui-silenced = в этот ход не действует
ui-used-already = уже применено
ui-can-transmute = хватает энергии на трансмутацию
ui-can-attack = Может атаковать
ui-can-be-attacked-by = Кто может его атаковать


## Чем закончилась игра и что считают

ui-nth-turn = Раунд { $turn }
measure-tokens = Трансмутации
measure-energy = Энергия
measure-creatures = Существа
measure-tokens-count = { $count ->
        [one] { $count } трансмутация
        [few] { $count } трансмутации
       *[many] { $count } трансмутаций
    }
ending-tie-energy = { $count ->
        [one] { $first } и { $second }: у обоих { $count } трансмутация. Энергии больше у игрока { $first }: { $more } против { $less }.
        [few] { $first } и { $second }: у обоих { $count } трансмутации. Энергии больше у игрока { $first }: { $more } против { $less }.
       *[many] { $first } и { $second }: у обоих { $count } трансмутаций. Энергии больше у игрока { $first }: { $more } против { $less }.
    }
ending-tie-creatures = { $count ->
        [one] { $first } и { $second }: у обоих { $count } трансмутация. Энергии тоже поровну, но существ больше у игрока { $first }: { $more } против { $less }.
        [few] { $first } и { $second }: у обоих { $count } трансмутации. Энергии тоже поровну, но существ больше у игрока { $first }: { $more } против { $less }.
       *[many] { $first } и { $second }: у обоих { $count } трансмутаций. Энергии тоже поровну, но существ больше у игрока { $first }: { $more } против { $less }.
    }
ending-shadow-wins = Побеждает Тень.
ui-creature-number = Существо { $number }


## What a coach says

advice-what-exchange = Раунд начинается с нового источника энергии. Можно оставить руку или один раз обменять её всю.
advice-what-create = Карта, выложенная рубашкой вверх, становится существом. Существо с энергией принесёт вам карту в конце раунда.
advice-what-add = Карта под существом сразу даёт ему одно из двух своих свойств. Другая половина не считается.
advice-what-activate = Каждый ход действует одно ваше бодрствующее существо. С 4 энергии оно может трансмутировать, а трансмутации приносят победу.
advice-what-act = Существо берёт энергию, атакует, трансмутирует или засыпает. Свойства активации применяют до этого.
advice-what-second-part = Жадное существо берёт сразу две энергии. Берите там, куда могут добраться и другие.
advice-what-scorch = Можно сжечь свойство и получить ещё одну энергию. Делайте это, когда так ближе трансмутация.
advice-what-apply = Каждое свойство атаки применяют один раз, в любом порядке. Каждое удачное даёт 1 энергию.
advice-what-generous = Ваше существо оставляет подарок: другое ваше существо получает 1 энергию.
advice-the-shadow = Тени для победы хватит одной трансмутации, а вам нужны три. Она действует после каждого вашего хода: не давайте её существам набрать силу.
advice-few-creatures = В одиночку лучше немного сильных существ: каждый ваш ход даёт ход и Тени.
advice-poor-source = В источнике на всех бодрствующих только { $energy } энергии. Успейте первым или добывайте её атакой.
advice-opens = «{ $property }» откроет верхнюю часть источника для { $creature-genitive }.
advice-shields = { $attacker-start } может атаковать { $creature }. «{ $property }» защитит от этого.
advice-nearer = Если дать «{ $property-accusative }», { $creature } скорее трансмутирует. Останется добрать: { $missing }.
advice-stays-small = { $creature-start } маленькое, и свойств у него 3. С четвёртым ему снова понадобится 4 энергии.
advice-ready = У { $creature-genitive } достаточно энергии. Активируйте его и трансмутируйте.
advice-wins = { $creature-start } может трансмутировать, и вы победите. Активируйте его!
advice-transmute-now = { $creature-start } может трансмутировать прямо сейчас. Кто ждёт, того могут обобрать или усыпить.
advice-good-attack = Атакуйте { $target }: { $creature } получит энергии { $gain }. После атаки оно заснёт.
advice-take-energy = В источнике есть энергия, а { $creature-dative } ещё не хватает: { $missing }.
advice-can-wake = До действия { $creature } может разбудить { $target }. В конце хода оно заснёт само.
advice-ends-round = { $creature-start } бодрствует последним. Когда оно заснёт, раунд закончится и придут новые карты и энергия.
advice-shadow-near = { $creature-start } вот-вот принесёт Тени победу. Не хватает энергии: { $missing }. Атакуйте или усыпите его.
advice-rival-near = { $creature-start } близко к трансмутации. Не хватает энергии: { $missing }.
advice-may-be-attacked = { $attacker-start } может атаковать { $creature }, а ему есть что терять.


## What a move leads to

ahead-wins = Это жетон номер { $tokens }: вы победите!
ahead-tokens = Это жетон номер { $tokens }.
ahead-gift = Затем другое ваше существо получит 1 энергию.
ahead-fails = «{ $property }» против него не сработает.
ahead-succeeds = «{ $property }» сработает: вам 1 энергия.
ahead-spiky = { $target-start } колючее: ваше существо потеряет 1 энергию.
ahead-energy = { $creature-start }: энергии станет { $energy }.
ahead-part-left = { $count ->
        [0] Там ничего не останется.
       *[other] Энергии там останется: { $count }.
    }
ahead-ends-round = Больше никто не бодрствует: раунд на этом закончится.
ahead-falls-asleep = { $creature-start } после этого заснёт.
ahead-only-sleeps = { $creature-start } сейчас может только заснуть.
ahead-new-hand = Вы сбрасываете руку и берёте карт: { $count }.
ahead-missing = До трансмутации: { $creature }, не хватает энергии: { $energy }.
ahead-becomes = Станет «{ $property }».


## What comes next

next-card = карту
next-property = одно из её свойств
next-creature = { $whose ->
        [own] своё существо
        [other] чужое существо
       *[any] существо
    }
next-laid = свойство
next-part = часть источника
next-attack-target = кого атаковать
next-scare-target = кого напугать
next-wake-target = кого разбудить
next-metamorph-old = какое свойство вернуть на руку
next-metamorph-card = карту на замену
next-turn-old = какую карту повернуть
next-apply-burnt = какое свойство сжечь


## What a touch does

verb-create = станет существом
verb-add = получит свойство
verb-metamorph = заменить
verb-turn = повернуть
verb-scare = напугать
verb-wake = разбудить
verb-attack = атаковать
verb-apply = сжечь

## Natural history: one true line for each

lore-property-vampire = Летучие мыши-вампиры делятся выпитой кровью с голодными соседями.
lore-property-fire-breathing = Жук-бомбардир обдаёт врагов жидкостью, горячей, как кипяток.
lore-property-soporific = Сок мака усыпляет людей уже больше четырёх тысяч лет.
lore-property-scary = Бабочка павлиний глаз раскрывает на крыльях два глаза, и птицы пугаются.
lore-property-annoying = Вороны дёргают орлов за хвост, чтобы те бросили свою рыбу.
lore-property-metamorph = В куколке тело гусеницы большей частью растворяется и строится заново.
lore-property-scorching = Саламандры выползали из горящих поленьев, и люди решили, что они живут в огне.
lore-property-greedy = Сойка прячет за одну осень несколько тысяч желудей.
lore-property-small = На Сицилии жили слоны ростом в метр; из их черепов, возможно, и вышли циклопы.
lore-property-astral = Жуки-навозники ночью находят дорогу по Млечному Пути.
lore-property-flying = Кетцалькоатль летал на десятиметровых крыльях и был ростом с жирафа.
lore-property-invisible = Стеклянная лягушка во сне прячет кровь в печени и становится прозрачной.
lore-property-spiky = У ежа около пяти тысяч иголок.
lore-property-omnivorous = В желудках тигровых акул находили шины и автомобильные номера.
lore-property-wise = Ворон думает наперёд: он приберегает орудие, которое понадобится завтра.
lore-property-generous = Дельфины поддерживают больного товарища у поверхности, чтобы он мог дышать.
