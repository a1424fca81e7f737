# Russian: Evolution, the base set and its modules. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## How elements are called inside sentences
## $owner is a player's name (never declined), $whose is "own" for the reader's own things and "other" for all else.
## .start is for the beginning of a sentence. The accusative of «животное 3» is the same as the nominative.

animal = { $owner-whose ->
        [own] животное { $id }
       *[other] животное { $id } ({ $owner })
    }
    .start = { $owner-whose ->
        [own] Животное { $id }
       *[other] Животное { $id } ({ $owner })
    }
    .genitive = { $owner-whose ->
        [own] животного { $id }
       *[other] животного { $id } ({ $owner })
    }
    .dative = { $owner-whose ->
        [own] животному { $id }
       *[other] животному { $id } ({ $owner })
    }
    .instrumental = { $owner-whose ->
        [own] животным { $id }
       *[other] животным { $id } ({ $owner })
    }
animal-unknown = животное { $id } (неизвестно чьё)
    .start = Животное { $id } (неизвестно чьё)
    .genitive = животного { $id } (неизвестно чьё)
    .dative = животному { $id } (неизвестно чьё)
    .instrumental = животным { $id } (неизвестно чьё)
trait-unknown = свойство
    .genitive = свойства
    .accusative = свойство
    .instrumental = свойством


## Traits: names as terms with cases, for use inside other texts: «{ -trait-camouflage(case: "instrumental") }»

-trait-carnivorous = { $case ->
       *[nominative] Хищник
        [genitive] Хищника
        [accusative] Хищника
        [instrumental] Хищником
    }
-trait-fat-tissue = { $case ->
       *[nominative] Жировой запас
        [genitive] Жирового запаса
        [accusative] Жировой запас
        [instrumental] Жировым запасом
    }
-trait-swimming = { $case ->
       *[nominative] Водоплавающее
        [genitive] Водоплавающего
        [accusative] Водоплавающее
        [instrumental] Водоплавающим
    }
-trait-camouflage = { $case ->
       *[nominative] Камуфляж
        [genitive] Камуфляжа
        [accusative] Камуфляж
        [instrumental] Камуфляжем
    }
-trait-sharp-vision = { $case ->
       *[nominative] Острое зрение
        [genitive] Острого зрения
        [accusative] Острое зрение
        [instrumental] Острым зрением
    }
-trait-burrowing = { $case ->
       *[nominative] Норное
        [genitive] Норного
        [accusative] Норное
        [instrumental] Норным
    }
-trait-high-body-weight = { $case ->
       *[nominative] Большой
        [genitive] Большого
        [accusative] Большой
        [instrumental] Большим
    }
-trait-running = { $case ->
       *[nominative] Быстрое
        [genitive] Быстрого
        [accusative] Быстрое
        [instrumental] Быстрым
    }
-trait-mimicry = { $case ->
       *[nominative] Мимикрия
        [genitive] Мимикрии
        [accusative] Мимикрию
        [instrumental] Мимикрией
    }
-trait-tail-loss = { $case ->
       *[nominative] Отбрасывание хвоста
        [genitive] Отбрасывания хвоста
        [accusative] Отбрасывание хвоста
        [instrumental] Отбрасыванием хвоста
    }
-trait-poisonous = { $case ->
       *[nominative] Ядовитое
        [genitive] Ядовитого
        [accusative] Ядовитое
        [instrumental] Ядовитым
    }
-trait-hibernation = { $case ->
       *[nominative] Спячка
        [genitive] Спячки
        [accusative] Спячку
        [instrumental] Спячкой
    }
-trait-grazing = { $case ->
       *[nominative] Топотун
        [genitive] Топотуна
        [accusative] Топотуна
        [instrumental] Топотуном
    }
-trait-piracy = { $case ->
       *[nominative] Пиратство
        [genitive] Пиратства
        [accusative] Пиратство
        [instrumental] Пиратством
    }
-trait-scavenger = { $case ->
       *[nominative] Падальщик
        [genitive] Падальщика
        [accusative] Падальщика
        [instrumental] Падальщиком
    }
-trait-parasite = { $case ->
       *[nominative] Паразит
        [genitive] Паразита
        [accusative] Паразита
        [instrumental] Паразитом
    }
-trait-communication = { $case ->
       *[nominative] Взаимодействие
        [genitive] Взаимодействия
        [accusative] Взаимодействие
        [instrumental] Взаимодействием
    }
-trait-cooperation = { $case ->
       *[nominative] Сотрудничество
        [genitive] Сотрудничества
        [accusative] Сотрудничество
        [instrumental] Сотрудничеством
    }
-trait-symbiosis = { $case ->
       *[nominative] Симбиоз
        [genitive] Симбиоза
        [accusative] Симбиоз
        [instrumental] Симбиозом
    }


## Traits: names to show, in all cases, and what each does

trait-carnivorous = { -trait-carnivorous }
    .genitive = { -trait-carnivorous(case: "genitive") }
    .accusative = { -trait-carnivorous(case: "accusative") }
    .instrumental = { -trait-carnivorous(case: "instrumental") }
trait-carnivorous-text = Потребность +1. Раз в ход, вместо того чтобы брать еду, может атаковать другое животное. Съест его — получит 2 синие фишки.
trait-fat-tissue = { -trait-fat-tissue }
    .genitive = { -trait-fat-tissue(case: "genitive") }
    .accusative = { -trait-fat-tissue(case: "accusative") }
    .instrumental = { -trait-fat-tissue(case: "instrumental") }
trait-fat-tissue-text = Хранит 1 лишнюю фишку еды как жёлтую. Позже, вместо того чтобы брать еду, запас можно превратить обратно в еду. Таких карт на животном может быть несколько.
trait-swimming = { -trait-swimming }
    .genitive = { -trait-swimming(case: "genitive") }
    .accusative = { -trait-swimming(case: "accusative") }
    .instrumental = { -trait-swimming(case: "instrumental") }
trait-swimming-text = Атаковать его могут только водоплавающие хищники. Само оно, если хищник, атакует только водоплавающих.
trait-camouflage = { -trait-camouflage }
    .genitive = { -trait-camouflage(case: "genitive") }
    .accusative = { -trait-camouflage(case: "accusative") }
    .instrumental = { -trait-camouflage(case: "instrumental") }
trait-camouflage-text = Атаковать его могут только хищники с «{ -trait-sharp-vision(case: "instrumental") }».
trait-sharp-vision = { -trait-sharp-vision }
    .genitive = { -trait-sharp-vision(case: "genitive") }
    .accusative = { -trait-sharp-vision(case: "accusative") }
    .instrumental = { -trait-sharp-vision(case: "instrumental") }
trait-sharp-vision-text = Хищник с этим свойством видит животных с «{ -trait-camouflage(case: "instrumental") }» и может их атаковать.
trait-burrowing = { -trait-burrowing }
    .genitive = { -trait-burrowing(case: "genitive") }
    .accusative = { -trait-burrowing(case: "accusative") }
    .instrumental = { -trait-burrowing(case: "instrumental") }
trait-burrowing-text = Пока животное накормлено, атаковать его нельзя.
trait-high-body-weight = { -trait-high-body-weight }
    .genitive = { -trait-high-body-weight(case: "genitive") }
    .accusative = { -trait-high-body-weight(case: "accusative") }
    .instrumental = { -trait-high-body-weight(case: "instrumental") }
trait-high-body-weight-text = Потребность +1. Атаковать его могут только хищники с таким же свойством.
trait-running = { -trait-running }
    .genitive = { -trait-running(case: "genitive") }
    .accusative = { -trait-running(case: "accusative") }
    .instrumental = { -trait-running(case: "instrumental") }
trait-running-text = При атаке бросьте кубик: на 4, 5 или 6 животное убегает.
trait-mimicry = { -trait-mimicry }
    .genitive = { -trait-mimicry(case: "genitive") }
    .accusative = { -trait-mimicry(case: "accusative") }
    .instrumental = { -trait-mimicry(case: "instrumental") }
trait-mimicry-text = Раз в ход при атаке отправляет хищника к другому животному того же владельца, которое можно атаковать.
trait-tail-loss = { -trait-tail-loss }
    .genitive = { -trait-tail-loss(case: "genitive") }
    .accusative = { -trait-tail-loss(case: "accusative") }
    .instrumental = { -trait-tail-loss(case: "instrumental") }
trait-tail-loss-text = При атаке сбросьте одно свойство этого животного: оно выживает, а хищник получает только 1 синюю фишку.
trait-poisonous = { -trait-poisonous }
    .genitive = { -trait-poisonous(case: "genitive") }
    .accusative = { -trait-poisonous(case: "accusative") }
    .instrumental = { -trait-poisonous(case: "instrumental") }
trait-poisonous-text = Кто его съест, тот умрёт в фазу вымирания.
trait-hibernation = { -trait-hibernation }
    .genitive = { -trait-hibernation(case: "genitive") }
    .accusative = { -trait-hibernation(case: "accusative") }
    .instrumental = { -trait-hibernation(case: "instrumental") }
trait-hibernation-text = В фазу питания своего владельца может уснуть: считается накормленным и в этот ход не ест. Нельзя два хода подряд и в последний ход.
trait-grazing = { -trait-grazing }
    .genitive = { -trait-grazing(case: "genitive") }
    .accusative = { -trait-grazing(case: "accusative") }
    .instrumental = { -trait-grazing(case: "instrumental") }
trait-grazing-text = В каждую фазу питания своего владельца может вытоптать 1 красную фишку в кормовой базе.
trait-piracy = { -trait-piracy }
    .genitive = { -trait-piracy(case: "genitive") }
    .accusative = { -trait-piracy(case: "accusative") }
    .instrumental = { -trait-piracy(case: "instrumental") }
trait-piracy-text = Раз в ход может отнять 1 фишку у животного, у которого еда есть, но оно ещё не накормлено.
trait-scavenger = { -trait-scavenger }
    .genitive = { -trait-scavenger(case: "genitive") }
    .accusative = { -trait-scavenger(case: "accusative") }
    .instrumental = { -trait-scavenger(case: "instrumental") }
trait-scavenger-text = Когда кого-то съели, падальщик получает 1 синюю фишку. Остатки достаются только одному: первым выбирает владелец хищника, дальше по часовой стрелке. Нельзя вместе с «{ -trait-carnivorous(case: "instrumental") }».
trait-parasite = { -trait-parasite }
    .genitive = { -trait-parasite(case: "genitive") }
    .accusative = { -trait-parasite(case: "accusative") }
    .instrumental = { -trait-parasite(case: "instrumental") }
trait-parasite-text = Потребность +2. Можно сыграть только на чужое животное.
trait-communication = { -trait-communication }
    .genitive = { -trait-communication(case: "genitive") }
    .accusative = { -trait-communication(case: "accusative") }
    .instrumental = { -trait-communication(case: "instrumental") }
trait-communication-text = Парное. Когда одно из двух животных берёт красную фишку, второе тоже берёт фишку из кормовой базы. Раз в раунд.
trait-cooperation = { -trait-cooperation }
    .genitive = { -trait-cooperation(case: "genitive") }
    .accusative = { -trait-cooperation(case: "accusative") }
    .instrumental = { -trait-cooperation(case: "instrumental") }
trait-cooperation-text = Парное. Когда одно из двух животных получает еду, второе получает 1 синюю фишку. Раз в раунд.
trait-symbiosis = { -trait-symbiosis }
    .genitive = { -trait-symbiosis(case: "genitive") }
    .accusative = { -trait-symbiosis(case: "accusative") }
    .instrumental = { -trait-symbiosis(case: "instrumental") }
trait-symbiosis-text = Парное. Симбионт защищает напарника: напарника нельзя атаковать, но ест он только после того, как симбионт накормлен.


## Phases. .phase is the name inside a sentence.

phase-development = Развитие
    .phase = фаза развития
phase-development-text = Выкладывайте карты по одной, как животных или как свойства, пока все не спасуют.
phase-food-base = Кормовая база
    .phase = фаза определения кормовой базы
phase-food-base-text = Кубики решают, сколько будет еды.
phase-feeding = Питание
    .phase = фаза питания
phase-feeding-text = Берите еду, атакуйте, пользуйтесь свойствами, раунд за раундом.
phase-extinction = Вымирание и новые карты
    .phase = фаза вымирания и получения новых карт
phase-extinction-text = Голодные и отравленные умирают. За живых приходят новые карты.


## Options (EVL-0.2)

option-deck-reduction = Размер колоды
option-deck-reduction-text = Чем меньше колода, тем короче партия.
option-deck-reduction-value-recommended = как советуют правила
option-deck-reduction-value-none = все карты
option-deck-reduction-value-half-random = случайная половина
option-deck-reduction-value-half-by-kind = половина карт каждого вида
option-first-player = Первый игрок
option-first-player-text = Кто начинает первый ход.
option-first-player-value-random = по жребию


## Moves: a sentence for the confirm bar and the list of moves

move-play-animal = Сыграть карту «{ $card }» как новое животное
move-play-trait = Сыграть «{ $face-accusative }» на { $animal }
move-play-trait-partner = { $face-id ->
        [symbiosis] Связать «{ $face-instrumental }»: { $animal } защищает { $partner }
       *[other] Связать «{ $face-instrumental }» { $animal } и { $partner }
    }
move-pass = Спасовать: больше не играть карт в этот ход
move-roll = На кубике { $pips }
move-take-food = { $eater-start } берёт еду из кормовой базы
move-attack = { $prey-owner-whose ->
        [own] { $hunter-start } атакует ваше же животное { $prey-id }
       *[other] { $hunter-start } атакует { $prey }
    }
move-attack-ignored = { $prey-owner-whose ->
        [own] { $hunter-start } атакует ваше же животное { $prey-id }, игнорируя «{ $ignored-accusative }»
       *[other] { $hunter-start } атакует { $prey }, игнорируя «{ $ignored-accusative }»
    }
move-convert-fat = { $count ->
        [one] { $eater-start } превращает в еду { $count } жёлтую фишку
        [few] { $eater-start } превращает в еду { $count } жёлтые фишки
       *[many] { $eater-start } превращает в еду { $count } жёлтых фишек
    }
move-pirate = { $victim-owner-whose ->
        [own] { $pirate-start } отнимает еду у вашего же животного { $victim-id }
       *[other] { $pirate-start } отнимает еду у { $victim-genitive }
    }
move-graze = { $grazer-start } вытаптывает фишку еды в кормовой базе
move-hibernate = { $sleeper-start } засыпает до конца хода
move-end-feed-turn = Закончить свою очередь
move-share = «{ $card }»: { $partner } получает еду
move-run = Убегать: бросить кубик, 4 и больше спасает животное
move-mimic = Перенаправить атаку: новая жертва — { $decoy }
move-drop-tail = Сбросить «{ $card-accusative }»: животное выживает, хищник получает 1 фишку еды
move-decline = Ничего не делать
move-scavenge = { $scavenger-start } доедает остатки


## Short labels of what can be chosen, for buttons

choose-play-animal = Новое животное
choose-pass = Пас
choose-take-food = Взять еду
choose-convert-fat = Потратить жир
choose-pirate = Отнять еду
own-attack = Атаковать своё
own-pirate = У своего животного
choose-graze = Вытоптать
choose-hibernate = Уснуть
choose-end-feed-turn = Закончить очередь
choose-run = Убегать
choose-mimic = Мимикрия
choose-drop-tail = Отбросить хвост
choose-decline = Ничего не делать


## Questions: to the player who is asked, and what the others read

question-develop = Сыграйте карту как животное или как свойство — или спасуйте.
question-develop-other = { $asked } выбирает, какую карту сыграть.
question-roll-food = Бросьте кубик для кормовой базы.
question-roll-food-other = Бросают кубик для кормовой базы.
question-feed = Ваша очередь: берите еду, атакуйте или пользуйтесь свойствами.
question-feed-other = { $asked } решает, что делать.
question-share = { $eater-start } поело. Кто получит свою долю следующим?
question-share-other = { $asked } решает, кто получит долю следующим.
question-defend = { $hunter-start } атакует ваше животное { $prey-id }! Выберите защиту.
question-defend-other = { $hunter-start } атакует { $prey }: защиту выбирает { $asked }.
question-roll-running = { $prey-start } убегает, за ним гонится { $hunter }. Бросьте кубик: на 4 и больше — спасётся.
question-roll-running-other = { $prey-start } убегает, за ним гонится { $hunter }: бросают кубик.
question-scavenge = { $prey-start } съедено. Кому из ваших падальщиков достанутся остатки?
question-scavenge-other = { $prey-start } съедено: { $asked } выбирает падальщика.


## Events: lines of the log

event-turn-begins = Начинается ход { $turn }. Первый игрок — { $seat }.
event-last-turn = Колода пуста: это последний ход.
event-phase-begins = Начинается { $phase-phase }.
event-plays-animal = { $seat } выкладывает новое животное: номер { $animal-id }.
event-plays-trait = { $seat } играет «{ $face-accusative }» на { $animal }.
event-plays-trait-partner = { $face-id ->
        [symbiosis] { $seat } играет «{ $face-accusative }»: { $animal } защищает { $partner }.
       *[other] { $seat } связывает «{ $face-instrumental }» { $animal } и { $partner }.
    }
event-passes = { $seat } пасует.
event-rolls-food = { $seat } бросает кубик для кормовой базы: { $pips }.
event-food-found = { $count ->
        [one] В кормовой базе { $count } фишка.
        [few] В кормовой базе { $count } фишки.
       *[many] В кормовой базе { $count } фишек.
    }
event-takes-food = { $eater-start } берёт еду из кормовой базы.
event-gets-food = { $count ->
        [one] { $eater-start } получает { $count } фишку еды.
        [few] { $eater-start } получает { $count } фишки еды.
       *[many] { $eater-start } получает { $count } фишек еды.
    }
event-stores-fat = { $eater-start } запасает жир ({ $count }).
event-converts-fat = { $eater-start } живёт запасами: превращает жир в еду ({ $count }).
event-shares = «{ $face }»: { $eater } делится с { $partner-instrumental }.
event-grazes = { $grazer-start } вытаптывает фишку еды в кормовой базе.
event-falls-asleep = { $sleeper-start } засыпает.
event-steals = { $pirate-start } отнимает фишку еды у { $victim-genitive }.
event-ends-feed-turn = { $seat } заканчивает свою очередь.
event-attacks = { $hunter-start } атакует { $prey }!
event-runs-away = { $prey-start } бежит (на кубике { $pips }) и спасается.
event-is-caught = { $prey-start } бежит (на кубике { $pips }), но недостаточно быстро.
event-redirects = { $prey-start } применяет «{ -trait-mimicry(case: "accusative") }»: теперь жертва — { $decoy }.
event-drops-tail = { $prey-start } сбрасывает «{ $face-accusative }» и выживает.
event-is-eaten = { $prey-start } съедено. Хищник — { $hunter }.
event-is-poisoned = { $hunter-start } отравлено.
event-scavenges = { $scavenger-start } доедает остатки.
event-dies-of-poison = { $animal-start } умирает от яда.
event-starves = { $animal-start } умирает от голода.
event-draws = { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
event-draws-card = Вы берёте карту «{ $one }».
event-draws-card-two = Вы берёте карту «{ $one } / { $two }».
event-scores = { $points ->
        [one] { $seat }: { $points } очко.
        [few] { $seat }: { $points } очка.
       *[many] { $seat }: { $points } очков.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. As several kinds of moves can fail for the same reason, $first
## and $last are there as well: the first and the last animal of the move, with the same forms as any other animal.

refusal-not-now = Сейчас не время для этого. Сначала ответьте на вопрос игры.
refusal-cards-wait = Карты играют в фазу развития, а сейчас другая фаза.
refusal-not-asked-about = Сейчас вопрос не об этом животном.
refusal-used-by-its-animal = Чтобы применить свойство, сначала выберите его животное.
refusal-not-in-hand = Этой карты нет у вас в руке.
refusal-no-such-face = На этой карте нет свойства «{ $face }».
refusal-no-animal-yet = У вас ещё нет животных. Сначала сыграйте карту как животное.
refusal-no-such-animal = Такого животного на столе нет.
refusal-not-your-animal = «{ $face-accusative }» можно сыграть только на своё животное.
refusal-only-on-others = «{ $face-accusative }» можно сыграть только на чужое животное.
refusal-has-trait-already = У { $animal-genitive } уже есть «{ $face }». Повторяться может только «{ -trait-fat-tissue }».
refusal-pair-has-trait-already = Эти два животных уже связаны «{ $face-instrumental }». Выберите другую пару.
refusal-needs-two-animals = «{ $face }» связывает двух разных животных одного игрока. Выберите другого напарника.
refusal-not-a-pair-trait = «{ $face-accusative }» играют на одно животное, а не на пару.
refusal-excluded = { $face-id ->
        [photosynthesis] «{ -trait-photosynthesis }» и «{ -trait-thermosynthesis }» не уживаются на одном животном.
        [thermosynthesis] «{ -trait-photosynthesis }» и «{ -trait-thermosynthesis }» не уживаются на одном животном.
       *[other] «{ -trait-carnivorous }» и «{ -trait-scavenger }» не уживаются на одном животном.
    }
refusal-main-action-used = За одну очередь можно один раз взять еду или сделать что-то вместо этого, и вы это уже сделали. Дождитесь следующей очереди.
refusal-must-eat = Еда есть, и одно из ваших животных может её съесть. Сначала возьмите еду или сделайте что-то вместо этого, например атакуйте.
refusal-all-are-full = Все животные на столе наелись досыта, пользы от этого уже не будет.
refusal-not-yours = Когда ваша очередь, действуют только ваши животные.
refusal-base-is-empty = Кормовая база пуста.
refusal-is-asleep = { $first-start } спит и в этот ход не ест.
refusal-is-full = { $first-start } больше не ест: еды хватает, а для жира места нет.
refusal-symbiont-is-hungry = { $first-start } ест только после своего симбионта. Сначала накормите симбионта.
refusal-has-no-yellow = У { $eater-genitive } нет запаса жира.
refusal-too-much-fat = { $eater-start } не может превратить в еду столько жира: не больше, чем запасено и чем ещё нужно.
refusal-is-fed = { $eater-start } накормлено и бережёт жир на голодные дни.
refusal-cannot-graze = У { $grazer-genitive } нет свойства «{ -trait-grazing }».
refusal-has-grazed = { $grazer-start } уже топтало еду в эту очередь.
refusal-nothing-to-graze = Кормовая база пуста: вытаптывать нечего.
refusal-no-pirate = У { $pirate-genitive } нет свойства «{ -trait-piracy }».
refusal-piracy-used = { $pirate-start } уже отнимало еду в этот ход.
refusal-victim-is-itself = Животное не может отнять еду у самого себя.
refusal-victim-has-no-food = У { $victim-genitive } нечего отнять.
refusal-victim-is-fed = { $victim-start } накормлено. Отнять еду можно только у тех, кто ещё голоден.
refusal-cannot-hibernate = У { $sleeper-genitive } нет свойства «{ -trait-hibernation }».
refusal-sleeps-already = { $sleeper-start } уже спит.
refusal-slept-last-turn = { $sleeper-start } спало в прошлый ход и сейчас должно бодрствовать.
refusal-slept-this-turn = { $sleeper-start } не может уснуть: эта карта «{ -trait-hibernation }» в этот ход уже сработала.
refusal-no-sleep-in-last-turn = В последний ход засыпать нельзя.
refusal-not-carnivorous = { $first-start } — не хищник и атаковать не может.
refusal-has-attacked = { $first-start } уже атаковало в этот ход.
refusal-nothing-to-ignore-with = { $first-start } не может игнорировать чужие свойства.
refusal-is-camouflaged = У { $last-genitive } «{ -trait-camouflage }». Его увидит только хищник с «{ -trait-sharp-vision(case: "instrumental") }».
refusal-is-too-big = У { $last-genitive } свойство «{ -trait-high-body-weight }». Атаковать его может только хищник с таким же свойством.
refusal-is-swimming = { $last-start } плавает. До него доберётся только водоплавающий хищник.
refusal-is-in-burrow = { $last-start } накормлено и сидит в норе.
refusal-is-guarded = { $last-start } под защитой симбионта, пока тот жив.
refusal-is-itself = Животное не может атаковать само себя.
refusal-hunts-in-water = Водоплавающий хищник ловит только водоплавающих, а { $last } не плавает.
refusal-must-defend = У животного есть защита, которую нужно использовать. Выберите её.
refusal-no-such-defence = У атакованного животного нет такой защиты, или она уже использована.
refusal-mimicry-used = «{ -trait-mimicry }» в этот ход уже сработала.
refusal-cannot-take-the-place = { $last-start } не может подменить атакованное животное. Выберите другое того же владельца.
refusal-cannot-be-dropped = Сбросить можно только свойство атакованного животного.
refusal-no-scavenger = У { $scavenger-genitive } нет свойства «{ -trait-scavenger }».
refusal-not-your-scavenger = { $scavenger-start } не ваше. Выберите из своих падальщиков.
refusal-cannot-share = { $partner-start } сейчас не может получить свою долю.
refusal-has-shared = «{ $card }» в этом раунде уже сработало.
refusal-not-red = «{ $card }» работает, только когда животное берёт красную фишку из кормовой базы.


## Marks on animals and cards

mark-fed = накормлено
mark-full = больше не ест
mark-hungry = голодно
mark-asleep = спит
mark-poisoned = отравлено
mark-used = использовано
mark-used-last-turn = использовано в прошлый ход
mark-yellow = с запасом жира
mark-passed = пас
mark-symbiont = симбионт
mark-shielded = под защитой


## Words of the board

ui-food-base = Кормовая база
ui-food-base-count = { $count ->
        [0] Кормовая база пуста
        [one] В кормовой базе { $count } фишка
        [few] В кормовой базе { $count } фишки
       *[many] В кормовой базе { $count } фишек
    }
ui-food-of-need = Еда: { $food } из { $need }
ui-fat-of-room = Жир: { $stored } из { $fat }
ui-animals-count = { $count ->
        [0] животных нет
        [one] { $count } животное
        [few] { $count } животных
       *[many] { $count } животных
    }
ui-no-animals-own = У вас пока нет животных. Сыграйте карту как новое животное.
ui-no-animals-left = Никто из ваших животных не выжил.
ui-card-text = Сыграйте её как новое животное или как одно из свойств на ней.
ui-food-base-text = В вашу фазу питания одно из ваших животных может взять отсюда красную фишку.
ui-token-red = красная: из кормовой базы
ui-token-blue = синяя: от охоты и свойств
ui-token-yellow = жёлтая: запас жира
ui-tokens-text = На животном вся еда равна: миска либо полная, либо пустая.
ui-deck-text = Когда колода пуста, идёт последний ход.
ui-no-animals = Животных пока нет
ui-no-traits = Без свойств
ui-drop-one = Сбросить одну из карт: животное выживает, хищник получает 1 фишку еды
ui-pair-with = в паре: { $animal }
ui-shields = защищает { $animal }
ui-shielded-by = его защищает { $animal }
ui-new-animal = Новое животное
ui-who-eats-whom = Кто кого может съесть
ui-can-eat = Может атаковать
ui-can-be-eaten-by = Кто может его атаковать
ui-score-animal = животное
ui-score-pairs = Парные свойства


## ---- Modules: Time to Fly, Continents, gift specials, Ice Age ----

## Traits of the modules: names as terms with cases

-trait-flight = { $case ->
       *[nominative] Полёт
        [genitive] Полёта
        [accusative] Полёт
        [instrumental] Полётом
    }
-trait-ambush = { $case ->
       *[nominative] Засада
        [genitive] Засады
        [accusative] Засаду
        [instrumental] Засадой
    }
-trait-intellect = { $case ->
       *[nominative] Интеллект
        [genitive] Интеллекта
        [accusative] Интеллект
        [instrumental] Интеллектом
    }
-trait-viviparity = { $case ->
       *[nominative] Живорождение
        [genitive] Живорождения
        [accusative] Живорождение
        [instrumental] Живорождением
    }
-trait-metamorphosis = { $case ->
       *[nominative] Метаморфоза
        [genitive] Метаморфозы
        [accusative] Метаморфозу
        [instrumental] Метаморфозой
    }
-trait-ink-cloud = { $case ->
       *[nominative] Чернильное облако
        [genitive] Чернильного облака
        [accusative] Чернильное облако
        [instrumental] Чернильным облаком
    }
-trait-shell = { $case ->
       *[nominative] Раковина
        [genitive] Раковины
        [accusative] Раковину
        [instrumental] Раковиной
    }
-trait-photosynthesis = { $case ->
       *[nominative] Фотосинтез
        [genitive] Фотосинтеза
        [accusative] Фотосинтез
        [instrumental] Фотосинтезом
    }
-trait-thermosynthesis = { $case ->
       *[nominative] Термосинтез
        [genitive] Термосинтеза
        [accusative] Термосинтез
        [instrumental] Термосинтезом
    }
-trait-trematode = { $case ->
       *[nominative] Трематода
        [genitive] Трематоды
        [accusative] Трематоду
        [instrumental] Трематодой
    }
-trait-hunter = { $case ->
       *[nominative] Охотник
        [genitive] Охотника
        [accusative] Охотника
        [instrumental] Охотником
    }
-trait-herding = { $case ->
       *[nominative] Стадность
        [genitive] Стадности
        [accusative] Стадность
        [instrumental] Стадностью
    }
-trait-migration = { $case ->
       *[nominative] Миграция
        [genitive] Миграции
        [accusative] Миграцию
        [instrumental] Миграцией
    }
-trait-suckerfish = { $case ->
       *[nominative] Прилипала
        [genitive] Прилипалы
        [accusative] Прилипалу
        [instrumental] Прилипалой
    }
-trait-regeneration = { $case ->
       *[nominative] Регенерация
        [genitive] Регенерации
        [accusative] Регенерацию
        [instrumental] Регенерацией
    }
-trait-toxic = { $case ->
       *[nominative] Токсичный
        [genitive] Токсичного
        [accusative] Токсичный
        [instrumental] Токсичным
    }
-trait-recombination = { $case ->
       *[nominative] Рекомбинация
        [genitive] Рекомбинации
        [accusative] Рекомбинацию
        [instrumental] Рекомбинацией
    }
-trait-edificator = { $case ->
       *[nominative] Эдификатор
        [genitive] Эдификатора
        [accusative] Эдификатор
        [instrumental] Эдификатором
    }
-trait-neoplasia = { $case ->
       *[nominative] Неоплазия
        [genitive] Неоплазии
        [accusative] Неоплазию
        [instrumental] Неоплазией
    }
-trait-r-strategy = { $case ->
       *[nominative] r-Стратегия
        [genitive] r-Стратегии
        [accusative] r-Стратегию
        [instrumental] r-Стратегией
    }
-trait-shy = { $case ->
       *[nominative] Пугливое
        [genitive] Пугливого
        [accusative] Пугливое
        [instrumental] Пугливым
    }
-trait-gluttonous = { $case ->
       *[nominative] Прожорливое
        [genitive] Прожорливого
        [accusative] Прожорливое
        [instrumental] Прожорливым
    }
-trait-insulation = { $case ->
       *[nominative] Утепление
        [genitive] Утепления
        [accusative] Утепление
        [instrumental] Утеплением
    }
-trait-immunity = { $case ->
       *[nominative] Иммунитет
        [genitive] Иммунитета
        [accusative] Иммунитет
        [instrumental] Иммунитетом
    }


## Traits of the modules: names to show, and what each does

trait-flight = { -trait-flight }
    .genitive = { -trait-flight(case: "genitive") }
    .accusative = { -trait-flight(case: "accusative") }
    .instrumental = { -trait-flight(case: "instrumental") }
trait-flight-text = Атаковать его может только хищник, у которого свойств меньше. С «Континентами» может также мигрировать на другой континент, пока у него не больше 2 свойств.
trait-ambush = { -trait-ambush }
    .genitive = { -trait-ambush(case: "genitive") }
    .accusative = { -trait-ambush(case: "accusative") }
    .instrumental = { -trait-ambush(case: "instrumental") }
trait-ambush-text = Хищник с этим свойством может напасть на животное в тот самый момент, когда оно берёт красную фишку, в чью угодно очередь. «{ -trait-burrowing }» тогда не спасает, и спрятаться в «{ -trait-shell(case: "accusative") }» не успеть.
trait-intellect = { -trait-intellect }
    .genitive = { -trait-intellect(case: "genitive") }
    .accusative = { -trait-intellect(case: "accusative") }
    .instrumental = { -trait-intellect(case: "instrumental") }
trait-intellect-text = Потребность +1. Раз в ход, объявляя атаку, может игнорировать одно защитное свойство жертвы до конца хода.
trait-viviparity = { -trait-viviparity }
    .genitive = { -trait-viviparity(case: "genitive") }
    .accusative = { -trait-viviparity(case: "accusative") }
    .instrumental = { -trait-viviparity(case: "instrumental") }
trait-viviparity-text = Потребность +1. Раз в ход, как только станет накормленным, рожает детёныша: верхняя карта колоды становится новым животным, которое в этот ход накормлено.
trait-metamorphosis = { -trait-metamorphosis }
    .genitive = { -trait-metamorphosis(case: "genitive") }
    .accusative = { -trait-metamorphosis(case: "accusative") }
    .instrumental = { -trait-metamorphosis(case: "instrumental") }
trait-metamorphosis-text = Вместо того чтобы брать еду, сбросьте одно свойство этого животного, которое не увеличивает потребность: оно получит 1 синюю фишку.
trait-ink-cloud = { -trait-ink-cloud }
    .genitive = { -trait-ink-cloud(case: "genitive") }
    .accusative = { -trait-ink-cloud(case: "accusative") }
    .instrumental = { -trait-ink-cloud(case: "instrumental") }
trait-ink-cloud-text = Раз в ход при атаке может скрыться в чернилах: атака не удаётся, но хищник сможет попробовать снова в следующую очередь своего владельца.
trait-shell = { -trait-shell }
    .genitive = { -trait-shell(case: "genitive") }
    .accusative = { -trait-shell(case: "accusative") }
    .instrumental = { -trait-shell(case: "instrumental") }
trait-shell-text = При атаке может спрятаться до конца хода: атаковать его нельзя, но и еду оно не берёт. Когда носитель раковины умирает, она остаётся в центре, и любое животное в той же локации может взять её вместо еды.
trait-photosynthesis = { -trait-photosynthesis }
    .genitive = { -trait-photosynthesis(case: "genitive") }
    .accusative = { -trait-photosynthesis(case: "accusative") }
    .instrumental = { -trait-photosynthesis(case: "instrumental") }
trait-photosynthesis-text = Вместо того чтобы брать еду, получает 1 синюю фишку, если этого свойства нет ни у кого другого на столе; с «Континентами» — если в его локации ни у кого другого нет никакого синтеза. Нельзя вместе с «{ -trait-thermosynthesis(case: "instrumental") }».
trait-thermosynthesis = { -trait-thermosynthesis }
    .genitive = { -trait-thermosynthesis(case: "genitive") }
    .accusative = { -trait-thermosynthesis(case: "accusative") }
    .instrumental = { -trait-thermosynthesis(case: "instrumental") }
trait-thermosynthesis-text = Вместо того чтобы брать еду, получает 1 синюю фишку, если этого свойства нет ни у кого другого на столе; с «Континентами» — если в его локации ни у кого другого нет никакого синтеза. Нельзя вместе с «{ -trait-photosynthesis(case: "instrumental") }».
trait-trematode = { -trait-trematode }
    .genitive = { -trait-trematode(case: "genitive") }
    .accusative = { -trait-trematode(case: "accusative") }
    .instrumental = { -trait-trematode(case: "instrumental") }
trait-trematode-text = Парное, на двух животных другого игрока. Потребность каждого +1. Сбросить её по своей воле нельзя.
trait-hunter = { -trait-hunter }
    .genitive = { -trait-hunter(case: "genitive") }
    .accusative = { -trait-hunter(case: "accusative") }
    .instrumental = { -trait-hunter(case: "instrumental") }
trait-hunter-text = Можно сыграть только как животное. Пока у него нет свойств, может показать себя, когда атакуют его или другое ваше животное без свойств в той же локации: атака не удаётся, и охотник сам атакует хищника; при этом он может игнорировать одно из его свойств. С этого момента он хищник с потребностью 2.
trait-herding = { -trait-herding }
    .genitive = { -trait-herding(case: "genitive") }
    .accusative = { -trait-herding(case: "accusative") }
    .instrumental = { -trait-herding(case: "instrumental") }
trait-herding-text = Атаковать его можно, только если в его локации животных со «{ -trait-herding(case: "instrumental") }» меньше, чем хищников.
trait-migration = { -trait-migration }
    .genitive = { -trait-migration(case: "genitive") }
    .accusative = { -trait-migration(case: "accusative") }
    .instrumental = { -trait-migration(case: "instrumental") }
trait-migration-text = Раз в ход, вместо всей своей фазы питания, может перейти на другой континент; водоплавающее — в Океан; из Океана — на любой континент. Мигрировать могут сразу несколько животных.
trait-suckerfish = { -trait-suckerfish }
    .genitive = { -trait-suckerfish(case: "genitive") }
    .accusative = { -trait-suckerfish(case: "accusative") }
    .instrumental = { -trait-suckerfish(case: "instrumental") }
trait-suckerfish-text = Может уйти вместе с любым животным, которое мигрирует из той же локации, чьё бы оно ни было, если этот путь ему открыт.
trait-regeneration = { -trait-regeneration }
    .genitive = { -trait-regeneration(case: "genitive") }
    .accusative = { -trait-regeneration(case: "accusative") }
    .instrumental = { -trait-regeneration(case: "instrumental") }
trait-regeneration-text = Когда животное съедено, его свойства остаются, и в фазу вымирания карта из вашей руки становится под ними новым животным. Рядом может лежать ещё 1 свойство, не увеличивающее потребность.
trait-toxic = { -trait-toxic }
    .genitive = { -trait-toxic(case: "genitive") }
    .accusative = { -trait-toxic(case: "accusative") }
    .instrumental = { -trait-toxic(case: "instrumental") }
trait-toxic-text = Хищник, который его атаковал, после атаки парализован: до следующего хода ни одно его свойство не действует, а потребность равна 1.
trait-recombination = { -trait-recombination }
    .genitive = { -trait-recombination(case: "genitive") }
    .accusative = { -trait-recombination(case: "accusative") }
    .instrumental = { -trait-recombination(case: "instrumental") }
trait-recombination-text = Парное. Раз в ход два животных могут обменяться свойствами, по одному от каждого.
trait-edificator = { -trait-edificator }
    .genitive = { -trait-edificator(case: "genitive") }
    .accusative = { -trait-edificator(case: "accusative") }
    .instrumental = { -trait-edificator(case: "instrumental") }
trait-edificator-text = В начале питания добавляет 2 красные фишки в кормовую базу своей локации.
trait-neoplasia = { -trait-neoplasia }
    .genitive = { -trait-neoplasia(case: "genitive") }
    .accusative = { -trait-neoplasia(case: "accusative") }
    .instrumental = { -trait-neoplasia(case: "instrumental") }
trait-neoplasia-text = Кладётся под все свойства чужого животного. Перед броском на еду каждый ход поднимается на одно свойство; свойства под ней не действуют, а когда над ней ничего не остаётся, животное умирает.
trait-r-strategy = { -trait-r-strategy }
    .genitive = { -trait-r-strategy(case: "genitive") }
    .accusative = { -trait-r-strategy(case: "accusative") }
    .instrumental = { -trait-r-strategy(case: "instrumental") }
trait-r-strategy-text = Карту за это животное его владелец не получает. Вместо этого в начале следующего хода появляются 2 новых животных. Можно сыграть на чьё угодно животное.
trait-shy = { -trait-shy }
    .genitive = { -trait-shy(case: "genitive") }
    .accusative = { -trait-shy(case: "accusative") }
    .instrumental = { -trait-shy(case: "instrumental") }
trait-shy-text = Если его в этот ход уже атаковали, выбрать его для новой атаки нельзя.
trait-gluttonous = { -trait-gluttonous }
    .genitive = { -trait-gluttonous(case: "genitive") }
    .accusative = { -trait-gluttonous(case: "accusative") }
    .instrumental = { -trait-gluttonous(case: "instrumental") }
trait-gluttonous-text = Потребность +1. В каждую фазу питания своего владельца может взять 1 дополнительную красную фишку, пока не накормлено.
trait-insulation = { -trait-insulation }
    .genitive = { -trait-insulation(case: "genitive") }
    .accusative = { -trait-insulation(case: "accusative") }
    .instrumental = { -trait-insulation(case: "instrumental") }
trait-insulation-text = Холод ему не страшен: ни мороз, ни похолодание.
trait-immunity = { -trait-immunity }
    .genitive = { -trait-immunity(case: "genitive") }
    .accusative = { -trait-immunity(case: "accusative") }
    .instrumental = { -trait-immunity(case: "instrumental") }
trait-immunity-text = Болезни ему не страшны: ни эпидемия, ни инфекция.


## Natural history: one true line for each trait

lore-trait-carnivorous = Тигр может съесть за одну ночь сорок килограммов мяса.
lore-trait-fat-tissue = В горбу верблюда не вода, а жир.
lore-trait-swimming = Калан спит в море на спине, завернувшись в водоросли.
lore-trait-camouflage = Камбала за несколько секунд принимает узор морского дна.
lore-trait-sharp-vision = Орёл видит по меньшей мере вдвое острее человека.
lore-trait-burrowing = Крот прорывает за час около четырёх метров хода.
lore-trait-high-body-weight = Слон съедает за день до 150 килограммов растений.
lore-trait-running = Вилорог бегает быстрее любого хищника Америки.
lore-trait-mimicry = Муха-журчалка полосата, как оса, но жалить не умеет.
lore-trait-tail-loss = Отброшенный хвост ящерицы извивается ещё несколько минут.
lore-trait-poisonous = Яда одной маленькой лягушки — ужасного листолаза — хватит на десять человек.
lore-trait-hibernation = Соня-полчок спит до семи месяцев в году.
lore-trait-grazing = Козы, завезённые на остров Святой Елены, съели большую часть его лесов.
lore-trait-piracy = Фрегат гоняет других птиц, пока те не бросят рыбу.
lore-trait-scavenger = Гиена разгрызает кости, которые оставил лев.
lore-trait-parasite = Около сорока процентов всех видов животных — паразиты.
lore-trait-communication = Пчела танцем показывает другим, где цветы.
lore-trait-cooperation = Сурикаты сторожат по очереди, пока другие ищут еду.
lore-trait-symbiosis = Рыба-клоун невредимой живёт среди жгучих щупалец актинии.
lore-trait-flight = Стриж может не садиться десять месяцев подряд.
lore-trait-ambush = Крокодил может целый час лежать в засаде под водой.
lore-trait-intellect = Новокаледонские вороны делают крючки из веточек.
lore-trait-viviparity = Некоторые акулы не откладывают яиц: детёныши растут внутри матери.
lore-trait-metamorphosis = В куколке гусеница разбирает себя почти целиком и строит бабочку.
lore-trait-ink-cloud = Чернилами каракатицы писали и рисовали: эта краска — сепия.
lore-trait-shell = Рак-отшельник подрастёт — и ищет раковину побольше.
lore-trait-photosynthesis = Морской слизень элизия берёт у водорослей хлоропласты, и те служат ему месяцами.
lore-trait-thermosynthesis = У горячих источников на дне океана черви живут за счёт бактерий, без света.
lore-trait-trematode = Печёночная двуустка гонит муравьёв на травинки, где их съедают овцы.
lore-trait-hunter = Удильщик приманивает жертву светящейся удочкой на голове.
lore-trait-herding = В стае каждый скворец следит за семью ближайшими соседями.
lore-trait-migration = Полярная крачка каждый год летит из Арктики в Антарктику и обратно.
lore-trait-suckerfish = Присоска рыбы-прилипалы когда-то была спинным плавником.
lore-trait-regeneration = Аксолотль отращивает потерянную лапу вместе с костями.
lore-trait-toxic = Яд рыбы фугу парализует, и противоядия от него нет.
lore-trait-recombination = Бактерии передают друг другу гены — даже разным видам.
lore-trait-edificator = Плотина бобра создаёт пруд, где живут многие другие.
lore-trait-neoplasia = У слонов двадцать копий гена, который защищает от рака.
lore-trait-r-strategy = Рыба-луна может нести 300 миллионов икринок сразу.
lore-trait-shy = Окапи так скрытно, что наука узнала о нём лишь в 1901 году.
lore-trait-gluttonous = Малая бурозубка каждый день съедает больше, чем весит сама.
lore-trait-insulation = Под белым мехом белого медведя — чёрная кожа и десять сантиметров жира.
lore-trait-immunity = Летучие мыши носят много вирусов и почти не болеют от них.


## Locations (EVL-1.2): the name, and inside a sentence .in and .to

place-table = стол
    .in = на столе
    .to = на стол
place-laurasia = Лавразия
    .in = в Лавразии
    .to = в Лавразию
place-gondwana = Гондвана
    .in = в Гондване
    .to = в Гондвану
place-ocean = Океан
    .in = в Океане
    .to = в Океан


## Nature cards (EVL-1.C) and what each does

nature-frost = Мороз
nature-frost-text = Каждый, у кого не меньше двух животных, теряет одно без «{ -trait-insulation(case: "genitive") }».
nature-cold-snap = Похолодание
nature-cold-snap-text = Весь следующий ход потребность каждого животного без «{ -trait-insulation(case: "genitive") }» больше на 1.
nature-epidemic = Эпидемия
nature-epidemic-text = Каждый, у кого не меньше трёх животных без «{ -trait-immunity(case: "genitive") }», теряет одно из них.
nature-infection = Инфекция
nature-infection-text = Каждый сбрасывает одно свойство животного без «{ -trait-immunity(case: "genitive") }».
nature-drought = Засуха
nature-drought-text = В следующий ход еды будет меньше.
nature-glacier-advance = Наступление ледника
nature-glacier-advance-text = В следующий ход еды будет вдвое меньше.
nature-thaw = Оттепель
nature-thaw-text = В следующий ход еды будет больше.
nature-calm = Затишье
nature-calm-text = Ничего не происходит.


## Options (EVL-0.2)

option-time-to-fly = Время летать
option-time-to-fly-text = Ещё 42 карты: полёт, засады, скрытые охотники, раковины, детёныши. До шести игроков.
option-continents = Континенты
option-continents-text = Ещё 42 карты и три локации со своей едой: два континента и Океан. Вместе с «Временем летать» — до восьми игроков.
option-gift-specials = Специальные карты
option-gift-specials-text = Ещё 18 карт подарочного набора: плодовитые, пугливые и прожорливые.
option-ice-age = Ледниковый период
option-ice-age-text = Неофициально: ещё 8 карт, и в конце каждого хода природа меняется.


## Moves

move-play-animal-place = Сыграть карту «{ $card }» как новое животное { $place-in }
move-ambush = { $hunter-start } нападает из засады на { $eater }
move-ambush-ignored = { $hunter-start } нападает из засады на { $eater }, игнорируя «{ $ignored-accusative }»
move-reveal = { $revealed-start } показывает себя: это «{ -trait-hunter }»
move-stay-hidden = Не показывать «{ -trait-hunter(case: "accusative") }»: пусть атака продолжается
move-strike-back = Ответная атака: жертва — { $prey }
move-strike-back-ignored = Ответная атака, игнорируя «{ $ignored-accusative }»: жертва — { $prey }
move-hide = Спрятаться в «{ -trait-shell(case: "accusative") }» до конца хода
move-release-ink = Скрыться в чернилах: применить «{ -trait-ink-cloud(case: "accusative") }»
move-take-shell = { $taker-start } берёт раковину из центра
move-synthesize = { $eater-start } добывает еду синтезом
move-metamorphose = { $eater-start } меняет «{ $card-accusative }» на еду
move-regenerate = { $animal-start } восстанавливается из верхней карты колоды
move-regenerate-card = Положить карту «{ $card }» под свойства: восстановится { $animal }
move-recombine = «{ $pair }»: обменять «{ $given-accusative }» на «{ $taken-accusative }»
move-migrate = { $mover-start } мигрирует { $place-to }
move-follow = { $follower-start } уходит вместе с другими { $place-to }
move-set-off = Все в сборе: в путь
move-gorge = { $eater-start } жадно берёт ещё одну фишку
move-lose = { $animal-start } погибнет
move-lose-trait = Сбросить «{ $card-accusative }»


## Short labels

choose-reveal = Показать охотника
choose-stay-hidden = Не показывать
choose-strike-back = Ответная атака
choose-hide = Спрятаться
choose-release-ink = Чернила
choose-take-shell = Взять раковину
choose-synthesize = Синтез
choose-metamorphose = Метаморфоза
choose-migrate = Мигрировать
choose-follow = Уйти вместе
choose-set-off = В путь
choose-gorge = Взять ещё фишку


## Questions

question-lie-in-wait = { $eater-start } собирается взять еду. Напасть на него из засады?
question-lie-in-wait-other = { $eater-start } собирается взять еду: { $asked } решает, напасть ли из засады.
question-reveal-hunter = { $hunter-start } атакует ваше животное { $prey-id }. Показать «{ -trait-hunter(case: "accusative") }»?
question-reveal-hunter-other = { $hunter-start } атакует { $prey }: { $asked } думает.
question-counterattack = { $revealed-start } отвечает атакой, жертва — { $hunter }. Какое свойство игнорировать?
question-counterattack-other = { $revealed-start } отвечает атакой, жертва — { $hunter }: { $asked } выбирает как.
question-settle = Всё сначала: сыграйте две новые карты как животных.
question-settle-other = { $asked } начинает заново с двумя животными.
question-regenerate = Съеденное животное восстанавливается. Какое и из какой карты?
question-regenerate-other = { $asked } выбирает, какое животное восстановится.
question-gather = Кто ещё идёт? В путь отправляются все вместе.
question-gather-other = { $asked } собирает животных в дорогу.
question-follow = Животные уходят. Уйдёт ли ваша «{ -trait-suckerfish }» с ними?
question-follow-other = { $asked } выбирает, кто уйдёт вместе с ними.
question-suffer = { $nature }: выберите, что вы потеряете.
question-suffer-other = { $nature }: { $asked } выбирает потерю.


## Events

event-plays-animal-place = { $seat } выкладывает { $place-in } новое животное: номер { $animal-id }.
event-rolls-food-place = { $seat } бросает кубик на еду { $place-in }: { $pips }.
event-food-found-place = Еда { $place-in }: { $count }.
event-ignores = { $hunter-start } игнорирует «{ $face-accusative }».
event-looks-at = На обороте карты { $animal-genitive }: { $one }.
event-looks-at-two = На обороте карты { $animal-genitive }: { $one } / { $two }.
event-ambushes = { $hunter-start } выскакивает из засады! Жертва — { $eater }.
event-reveals = { $revealed-start } — это «{ -trait-hunter }»! { $hunter-start } остаётся ни с чем.
event-hides = { $prey-start } прячется в раковину.
event-takes-shell = { $taker-start } берёт раковину из центра.
event-releases-ink = { $prey-start } скрывается в чернилах: { $hunter } остаётся ни с чем.
event-synthesizes = { $eater-start } добывает еду синтезом.
event-metamorphoses = { $eater-start } меняет «{ $face-accusative }» на еду.
event-gives-birth = { $parent-start } накормлено и рожает: появляется животное { $animal-id }.
event-wakes-up = { $sleeper-start } просыпается: в последний ход никто не спит.
event-moves-to = { $animal-start } переходит { $place-to }.
event-part = { $animal-start } и { $partner } расстаются: «{ $face-accusative }» сбрасывают.
event-brings-food = { $animal-start } добавляет еду в свою локацию: { $count }.
event-is-paralysed = { $hunter-start } парализовано до следующего хода.
event-awaits-regeneration = Свойства { $animal-genitive } остаются и ждут.
event-regenerates = { $animal-start } восстанавливается.
event-grows = У { $animal-genitive } растёт «{ -trait-neoplasia }»: «{ $face }» больше не действует.
event-is-overgrown = { $animal-start } умирает от «{ -trait-neoplasia(case: "genitive") }».
event-recombines = { $animal-start } отдаёт «{ $face-accusative }», { $partner } отдаёт «{ $taken-accusative }».
event-does-not-fit = «{ $face }» { $animal-dative } не подходит: карту сбрасывают.
event-joins-migration = { $animal-start } собирается в путь { $place-to }.
event-gorges = { $eater-start } жадно тянется за ещё одной фишкой.
event-will-breed = { $animal-start } не приносит карты: в следующий ход у него будет потомство.
event-breeds = У { $parent-genitive } потомство: животное { $animal-id }.
event-nature-changes = { $seat } вскрывает карту природных изменений: { $nature }.
event-nature-reshuffled = Колода природных изменений кончилась: все её карты перемешивают заново.
event-dies-of = { $nature }: погибает { $animal }.
event-loses-trait = { $nature }: { $animal } теряет «{ $face-accusative }».
event-weather-is = В этот ход: { $nature }.


## Refusals

refusal-not-your-own = Здесь вы решаете только за своих животных.
refusal-not-a-home = Новое животное начинает в Лавразии или в Гондване; без «Континентов» есть только стол.
refusal-never-a-trait = «{ -trait-hunter(case: "accusative") }» играют только как животное, а не как свойство.
refusal-in-two-locations = «{ $face }» связывает животных только в одной локации.
refusal-other-location = Первое действие уже связало эту очередь с другой локацией.
refusal-is-hidden = { $first-start } прячется в раковине и в этот ход еду не берёт.
refusal-is-newborn = { $first-start } родилось в этот ход, больше ему ничего не нужно.
refusal-victim-is-elsewhere = { $victim-start } находится в другой локации.
refusal-cannot-ignore-that = Игнорировать можно только действующее защитное свойство жертвы.
refusal-prey-is-elsewhere = { $last-start } находится в другой локации.
refusal-clings = «{ -trait-trematode }» не отпускает хозяев, сбросить её нельзя.
refusal-carrion-is-elsewhere = { $scavenger-start } слишком далеко: остатки в другой локации.
refusal-flies-away = { $last-start } улетает. Поймает его только хищник, у которого свойств меньше.
refusal-no-ambush = У { $hunter-genitive } нет свойства «{ -trait-ambush }».
refusal-hunter-attacked-itself = Атакованное животное само — скрытый «{ -trait-hunter }»: показать себя должно оно.
refusal-no-ready-hunter = { $revealed-start } показать нельзя: нужен скрытый «{ -trait-hunter }» без свойств в той же локации.
refusal-is-in-shell = { $last-start } прячется в раковине.
refusal-no-time-to-hide = При нападении из засады спрятаться не успеть.
refusal-has-shell = У { $taker-genitive } уже есть раковина.
refusal-no-such-shell = Такой раковины в центре нет.
refusal-shell-is-elsewhere = Раковина лежит не в той локации, где { $taker }.
refusal-ink-used = «{ -trait-ink-cloud }» в этот ход уже использовано.
refusal-cannot-synthesize = У { $eater-genitive } нет ни «{ -trait-photosynthesis(case: "genitive") }», ни «{ -trait-thermosynthesis(case: "genitive") }».
refusal-not-alone = { $eater-start } не единственное: синтез есть и у другого животного.
refusal-no-metamorphosis = У { $eater-genitive } нет свойства «{ -trait-metamorphosis }».
refusal-not-its-trait = У { $eater-genitive } нет этого свойства.
refusal-raises-need = Нельзя отдать свойство, которое увеличивает потребность { $eater-genitive }.
refusal-would-die = Без этого свойства { $eater } умрёт от «{ -trait-neoplasia(case: "genitive") }».
refusal-swims-already = { $animal-start } живёт в Океане и плавает и без этого.
refusal-is-in-herd = { $last-start } в безопасности среди стада. Хищников должно быть больше, чем стадных животных.
refusal-too-many-traits = Рядом с «{ -trait-regeneration(case: "instrumental") }» есть место только для одного свойства.
refusal-too-needy = Рядом с «{ -trait-regeneration(case: "instrumental") }» не может быть свойств, увеличивающих потребность.
refusal-not-awaiting = Среди ваших животных, которые ждут восстановления, нет { $animal-genitive }.
refusal-no-recombination = Здесь нет действующей «{ -trait-recombination(case: "genitive") }».
refusal-recombination-used = Эта «{ -trait-recombination }» в этот ход уже использована.
refusal-not-their-traits = Выберите по одному свойству обоих животных, сначала у первого из пары.
refusal-only-as-first = Миграция занимает всю очередь: начинать нужно с неё.
refusal-cannot-migrate = { $mover-start } не может мигрировать: нужна «{ -trait-migration }» или «{ -trait-flight }» и не больше двух свойств.
refusal-has-migrated = { $mover-start } уже мигрировало в этот ход.
refusal-no-way = { $first-start } не может уйти { $place-to }: отсюда туда пути нет.
refusal-goes-already = { $first-start } уже идёт.
refusal-cannot-follow = У { $follower-genitive } нет свойства «{ -trait-suckerfish }».
refusal-nobody-to-follow = Оттуда, где { $follower }, никто не уходит { $place-to }.
refusal-cannot-leave = У { $first-genitive } «{ -trait-regeneration }», и вне Океана для свойства «{ -trait-swimming }» нет места.
refusal-is-scared = У { $last-genitive } свойство «{ -trait-shy }»: в этот ход его уже атаковали, и оно начеку.
refusal-not-gluttonous = У { $eater-genitive } нет свойства «{ -trait-gluttonous }».
refusal-has-gorged = { $eater-start } уже брало дополнительную фишку в эту очередь.
refusal-gorged-enough = { $eater-start } накормлено; взять ещё одну фишку в жир нельзя.
refusal-is-sheltered = Свойства защищают это животное от того, что происходит.
refusal-is-newcomer = Это животное только что пришло, его не трогают.
refusal-cannot-be-lost = Парные свойства, «{ -trait-parasite(case: "accusative") }» и «{ -trait-neoplasia(case: "accusative") }» инфекция не уносит.


## Marks

mark-hidden = в раковине
mark-newborn = новорождённое
mark-paralysed = парализовано
mark-breeding = ждёт потомства
mark-hunter = охотник
mark-scared = начеку
mark-inactive = не действует
mark-ignored = игнорируется
mark-waiting = ждёт восстановления


## Words of the board

ui-food-in-place = { $place }: { $count }
ui-shell-in-place = Раковина лежит { $place }
ui-nature-deck = { $count ->
        [one] Осталась { $count } карта природных изменений
        [few] Осталось { $count } карты природных изменений
       *[many] Осталось { $count } карт природных изменений
    }
ui-weather = В этот ход: { $nature }
ui-forecast = В следующий ход: { $nature }
ui-score-ocean = Океан


### browser

ui-locations = Локации
ui-own-here = { $count ->
        [0] ваших нет
       *[other] ваших: { $count }
    }
ui-nobody-here = Больше здесь никто не живёт
ui-none-of-yours = Ваших здесь нет
ui-nature = Природные изменения
ui-nature-last = Последняя карта: { $nature }
ui-nature-text = В конце каждого хода вскрывают одну карту природных изменений.
ui-grow-anew = Восстановить
ui-hunter-none = Скрытого «{ -trait-hunter(case: "genitive") }» у вас здесь нет. Вас спрашивают всё равно, как и каждого с такими животными, чтобы пауза ничего не выдала.
ui-hunter-must = Атакуют самого «{ -trait-hunter(case: "accusative") }»: он обязан показать себя.
ui-base-set = Базовый набор
mark-lurking = скрытый охотник
# Russian: Evolution, the base set and its modules. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## The game on the shelf

game-evolution = Эволюция
game-evolution-text = Дайте животным нужные свойства, найдите еду и переживите соседей.


## Чем закончилась игра и что считают

ui-nth-turn = Ход { $turn }
measure-animals = Животные
measure-food = Пища
ending-deck = Колода пуста, последний ход сыгран.
ending-tie-discard = { $count ->
        [one] { $first } и { $second }: у обоих { $count } очко. В сбросе больше карт у игрока { $first }: { $more } против { $less }.
        [few] { $first } и { $second }: у обоих { $count } очка. В сбросе больше карт у игрока { $first }: { $more } против { $less }.
       *[many] { $first } и { $second }: у обоих { $count } очков. В сбросе больше карт у игрока { $first }: { $more } против { $less }.
    }


## What a coach says

advice-what-develop = Карта становится животным или свойством животного. Каждое выжившее животное принесёт вам карту в следующий ход, но каждое надо накормить.
advice-what-feed = Едят по очереди, по одной фишке за раз. Кому к концу фазы не хватит еды, тот вымрет.
advice-what-share = Эти животные связаны: когда ест одно, долю получает и другое. Вы выбираете, кто первый.
advice-what-defend = Ваше животное атакуют, но оно может защищаться. Каждую защиту в одной атаке пробуют один раз.
advice-what-scavenge = Падальщик живёт тем, что оставил хищник. Каждый раз ест только один падальщик.
advice-what-reveal-hunter = Животное без свойств может тайно быть Охотником. Если у вас такое есть, оно может показать себя и ответить на атаку.
advice-what-counterattack = Ваш Охотник показал себя. Теперь он может атаковать нападающего.
advice-what-lie-in-wait = Кто-то собрался поесть, а ваше животное сидит в засаде. Оно может напасть прямо сейчас.
advice-what-gather = Животные переселяются вместе. Выберите, кто и куда идёт с ними, и отправляйтесь.
advice-what-follow = Другие переселяются, и ваше животное может отправиться вместе с ними.
advice-what-regenerate = Свойства съеденного животного ждут. Дайте им карту как новое животное, и они оживут.
advice-what-settle = Вы начинаете сначала с новыми картами. Две из них сразу становятся животными.
advice-what-suffer = Природа наносит удар, а вы выбираете, что потерять. Отдайте то, что вам нужно меньше всего.
advice-first-animal = У вас ещё нет животных. Сначала сыграйте карту как животное: свойства должен кто-то носить.
advice-last-turn = Колода пуста, это последний ход. Выжившее животное даёт 2 очка, каждое его свойство — хотя бы 1: играйте то, что сможете прокормить.
advice-shield = { $hunter-start } может атаковать { $animal }. «{ $face }» с вашей руки защитит от этого.
advice-threat = { $hunter-start } может атаковать { $animal }. Поможет защита или второе животное на случай беды.
advice-many-mouths = Всем животным вместе нужно { $need } еды, а появится около { $food }. Кто-то останется голодным: следите, сколько ртов у вас.
advice-kept-cards = Не обязательно играть все карты. Оставшиеся будут у вас в руке и в следующий ход.
advice-food-is-short = Осталось еды: { $food }. Вашим животным нужно ещё { $lacking }: решайте, кому жить.
advice-hungry = { $animal-start } голодно, а еда есть. Нужно ещё: { $lacking }.
advice-can-hunt = { $animal-start } голодно и может атаковать { $prey }. Удачная охота даёт 2 еды.
advice-can-use-fat = { $animal-start } голодно, но у него есть жир. Вместо еды из базы можно потратить его.
advice-can-sleep = { $animal-start } голодно, но может заснуть. Тогда в этот ход еда ему не нужна.
advice-can-steal = { $animal-start } голодно и может отнять еду у { $victim-genitive }: оно ещё не накормлено.
advice-can-graze = Ваши животные накормлены. { $animal-start } может вытоптать еду, чтобы другим досталось меньше.
advice-can-store = { $animal-start } накормлено, и есть место для жира. Еда, взятая сейчас, выручит в голодный ход.
advice-doomed = { $animal-start } голодно, и есть ему сейчас нечего. Если ничто его не накормит, в конце хода оно вымрет.
advice-danger = Осторожно: { $hunter } ещё может атаковать { $animal } в этот ход.


## What a move leads to

ahead-poison = «{ -trait-poisonous }»: { $hunter } умрёт в конце хода.
ahead-may-run = { $prey-start } может убежать: спасают { $sides } из 6 граней.
ahead-may-answer = { $prey-start } может ответить: «{ $face }».
ahead-will-work = Осторожно: у { $prey-genitive } «{ $face }».
ahead-gets = При успехе { $hunter } получит еды: { $tokens }.
ahead-starving = { $animal-start } ещё голодно. Если не найдёт другой еды, в конце хода умрёт.
ahead-hungry = Ещё голодно { $animal }: не хватает еды: { $lacking }.
ahead-doomed = { $animal-start } отравлено и умрёт в конце хода.
ahead-cards-stay = Карт на руке останется: { $count }.
ahead-cards-lost = Это последний ход: карты на руке ({ $count }) ничего не принесут.
ahead-needs = Каждый ход { $animal-dative } будет нужно еды: { $food }.
ahead-all-need = Всего вашим животным будет нужно еды: { $food }.
ahead-can-eat = { $count ->
        [0] Тогда { $animal } не сможет атаковать ни одно чужое животное.
       *[other] Тогда { $animal } сможет атаковать чужих животных: { $count }.
    }
ahead-eaten-by = { $count ->
        [0] Тогда ни один чужой хищник не сможет атаковать { $animal }.
       *[other] Тогда { $animal } смогут атаковать чужие хищники: { $count }.
    }
ahead-food-left = { $count ->
        [0] Это последняя еда здесь.
       *[other] Еды здесь останется: { $count }.
    }
ahead-fat-left = { $eater-start }: жира останется { $count }.
ahead-sleeps-once = { $sleeper-start } выживет, но в следующий ход заснуть не сможет.
ahead-escape = Спасают { $sides } из 6 граней.
ahead-loses-points = Вы теряете очков: { $points }.
ahead-is-eaten = { $prey-start } будет съедено.
ahead-food-there = Еды { $place-in }: { $count }.


## What comes next

next-animal = { $whose ->
        [own] своё животное
        [other] чужое животное
       *[any] животное
    }
next-card = карту
next-face = одно из её свойств
next-trait = свойство
next-place = место
next-base = еду
next-shell = раковину
next-play-trait-animal = { $whose ->
        [own] своё животное для «{ $face-genitive }»
        [other] чужое животное для «{ $face-genitive }»
       *[any] животное для «{ $face-genitive }»
    }
next-play-trait-partner = второе животное для «{ $face-genitive }»
next-take-food-eater = кто поест
next-attack-hunter = кто атакует
next-attack-prey = { $whose ->
        [own] какое своё животное атаковать
        [other] кого атаковать
       *[any] кого атаковать
    }
next-attack-ignored = какое свойство игнорировать
next-ambush-ignored = какое свойство игнорировать
next-strike-back-ignored = какое свойство игнорировать
next-pirate-pirate = кто отнимет еду
next-pirate-victim = у кого отнять еду
next-play-animal-place = где оно будет жить
next-migrate-place = куда оно уйдёт
next-follow-place = куда оно уйдёт
next-mimic-decoy = кого атакуют вместо него
next-drop-tail-card = какое свойство оно потеряет
next-metamorphose-card = каким свойством пожертвовать
next-recombine-given = что отдать
next-recombine-taken = что взять
next-share-partner = кто получит долю
next-reveal-revealed = кто покажет себя


## What a touch does

verb-play-animal = станет новым животным
verb-play-trait = получит свойство
verb-take-food = поесть
verb-attack = атаковать
verb-convert-fat = потратить жир
verb-pirate = отнять еду
verb-graze = вытоптать еду
verb-hibernate = заснуть
verb-share = поделиться едой
verb-mimic = пусть атакуют его
verb-drop-tail = потерять это
verb-migrate = мигрировать
verb-follow = уйти вместе
verb-recombine = обменять свойства
verb-regenerate = восстановить
verb-gorge = съесть ещё одну
verb-ambush = напасть из засады
verb-reveal = показать
verb-strike-back = ответить атакой
verb-metamorphose = обменять на еду
verb-take-shell = взять раковину
verb-synthesize = добыть еду синтезом
