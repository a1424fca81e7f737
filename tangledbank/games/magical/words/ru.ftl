# Russian: Evolution of Magical Creatures. All texts are our own.


## Properties (MAG-1.3). .short is the line on a small card.

property-vampire = Вампир
    .genitive = Вампира
    .accusative = Вампира
    .short = Атака: цель теряет 1 ♦
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
    .short = Отключает чужие свойства на ход
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
    .short = Сжигает свойство за ещё 1 ♦
property-scorching-text = Раз в ход, получив энергию из источника или атакой и имея меньше 4, можно сбросить 1 его свойство и получить ещё 1 энергию.
property-greedy = Жадное
    .genitive = Жадного
    .accusative = Жадное
    .short = Берёт сразу 2 ♦ и засыпает
property-greedy-text = Если может, берёт из источника сразу 2 энергии, а потом засыпает.
property-small = Маленькое
    .genitive = Маленького
    .accusative = Маленькое
    .short = Трансмутирует с 3 ♦
property-small-text = Может трансмутировать с 3 энергии, если свойств у него не больше 3, считая это.
property-astral = Астральное
    .genitive = Астрального
    .accusative = Астральное
    .short = Бьётся только с астральными
property-astral-text = Может атаковать только астральных существ, и только они могут атаковать его.
property-flying = Летающее
    .genitive = Летающего
    .accusative = Летающее
    .short = Атакуют те, у кого свойств меньше
property-flying-text = Атаковать его может только существо, у которого свойств меньше.
property-invisible = Невидимое
    .genitive = Невидимого
    .accusative = Невидимое
    .short = Нельзя атаковать спящее
property-invisible-text = Его нельзя атаковать, пока оно спит.
property-spiky = Колючее
    .genitive = Колючего
    .accusative = Колючее
    .short = Атакующий теряет 1 ♦
property-spiky-text = После атаки на него, успешной или нет, атаковавшее существо теряет 1 энергию.
property-omnivorous = Всеядное
    .genitive = Всеядного
    .accusative = Всеядное
    .short = Берёт ♦ из любой верхней части
property-omnivorous-text = Может брать энергию из верхней части любого источника.
property-wise = Мудрое
    .genitive = Мудрого
    .accusative = Мудрое
    .short = Ещё 1 карта за раунд
property-wise-text = В конце раунда вы берёте на 1 карту больше.
property-generous = Щедрое
    .genitive = Щедрого
    .accusative = Щедрое
    .short = Трансмутируя, даёт союзнику 1 ♦
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
ui-shadow-record = Против Тени: побед { $won }, остальных игр { $lost }
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
ui-for-everybody = для всех существ
ui-for-property = «{ $property }»
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
       *[many] если раунд кончится сейчас, придут { $count } карт
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
