# Russian: Evolution, base set. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


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
trait-swimming-text = Атаковать его могут только водоплавающие хищники. Само, если хищник, атакует только водоплавающих.
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
trait-high-body-weight-text = Потребность +1. Атаковать его могут только хищники, которые тоже «{ -trait-high-body-weight }».
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
trait-hibernation-text = В свою очередь питания может уснуть: считается накормленным и в этот ход не ест. Нельзя два хода подряд и в последний ход.
trait-grazing = { -trait-grazing }
    .genitive = { -trait-grazing(case: "genitive") }
    .accusative = { -trait-grazing(case: "accusative") }
    .instrumental = { -trait-grazing(case: "instrumental") }
trait-grazing-text = В каждую свою очередь питания может вытоптать 1 красную фишку в кормовой базе.
trait-piracy = { -trait-piracy }
    .genitive = { -trait-piracy(case: "genitive") }
    .accusative = { -trait-piracy(case: "accusative") }
    .instrumental = { -trait-piracy(case: "instrumental") }
trait-piracy-text = Раз в ход может отнять 1 фишку у животного, у которого еда есть, но оно ещё не накормлено.
trait-scavenger = { -trait-scavenger }
    .genitive = { -trait-scavenger(case: "genitive") }
    .accusative = { -trait-scavenger(case: "accusative") }
    .instrumental = { -trait-scavenger(case: "instrumental") }
trait-scavenger-text = Когда кого-то съели, получает 1 синюю фишку. Доедает только один падальщик, первой проверяется сторона хищника. Нельзя вместе с «{ -trait-carnivorous(case: "instrumental") }».
trait-parasite = { -trait-parasite }
    .genitive = { -trait-parasite(case: "genitive") }
    .accusative = { -trait-parasite(case: "accusative") }
    .instrumental = { -trait-parasite(case: "instrumental") }
trait-parasite-text = Потребность +2. Кладётся только на чужих животных.
trait-communication = { -trait-communication }
    .genitive = { -trait-communication(case: "genitive") }
    .accusative = { -trait-communication(case: "accusative") }
    .instrumental = { -trait-communication(case: "instrumental") }
trait-communication-text = Парное. Когда одно из двух берёт красную фишку, второе тоже берёт фишку из кормовой базы. Раз в раунд.
trait-cooperation = { -trait-cooperation }
    .genitive = { -trait-cooperation(case: "genitive") }
    .accusative = { -trait-cooperation(case: "accusative") }
    .instrumental = { -trait-cooperation(case: "instrumental") }
trait-cooperation-text = Парное. Когда одно из двух получает еду, второе получает 1 синюю фишку. Раз в раунд.
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
option-deck-reduction-value-recommended = как советует коробка
option-deck-reduction-value-none = все карты
option-deck-reduction-value-half-random = случайная половина
option-deck-reduction-value-half-by-kind = половина карт каждого вида
option-first-player = Первый игрок
option-first-player-text = Кто начинает первый ход.
option-first-player-value-random = по жребию


## Moves: a sentence for the confirm bar and the list of moves

move-play-animal = Сыграть карту «{ $card }» как новое животное
move-play-trait = Положить «{ $face-accusative }» на { $animal }
move-play-trait-partner = { $face-id ->
        [symbiosis] Связать «{ $face-instrumental }»: { $animal } защищает { $partner }
       *[other] Связать «{ $face-instrumental }» { $animal } и { $partner }
    }
move-pass = Спасовать: больше не играть карт в этот ход
move-roll = На кубике { $pips }
move-take-food = { $eater-start } берёт еду из кормовой базы
move-attack = { $prey-whose ->
        [own] { $hunter-start } атакует ваше же животное { $prey-number }
       *[other] { $hunter-start } атакует { $prey }
    }
move-attack-ignored = { $prey-whose ->
        [own] { $hunter-start } атакует ваше же животное { $prey-number }, не замечая «{ $ignored-genitive }»
       *[other] { $hunter-start } атакует { $prey }, не замечая «{ $ignored-genitive }»
    }
move-convert-fat = { $count ->
        [one] { $eater-start } превращает в еду { $count } жёлтую фишку
        [few] { $eater-start } превращает в еду { $count } жёлтые фишки
       *[many] { $eater-start } превращает в еду { $count } жёлтых фишек
    }
move-pirate = { $victim-whose ->
        [own] { $pirate-start } отнимает еду у вашего же животного { $victim-number }
       *[other] { $pirate-start } отнимает еду у { $victim-genitive }
    }
move-graze = { $grazer-start } вытаптывает фишку еды в кормовой базе
move-hibernate = { $sleeper-start } засыпает до конца хода
move-end-feed-turn = Закончить свою очередь питания
move-share = «{ $card }»: { $partner } получает еду
move-run = Убегать: бросить кубик, 4 и больше спасает животное
move-mimic = Отправить хищника к другой добыче: { $decoy }
move-drop-tail = Сбросить «{ $card-accusative }»: животное выживает, хищник получает 1 фишку еды
move-decline = Ничего не делать
move-scavenge = { $scavenger-start } доедает остатки


## Short labels of what can be chosen, for buttons

choose-play-animal = Новое животное
choose-pass = Пас
choose-take-food = Взять еду
choose-convert-fat = Тратить жир
choose-pirate = Отнять еду
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
question-feed = Ваша очередь питания: берите еду, атакуйте или пользуйтесь свойствами.
question-feed-other = { $asked } выбирает, что делать в свою очередь питания.
question-share = { $eater-start } поело. Кто получит свою долю следующим?
question-share-other = { $asked } решает, с кем делится { $eater }.
question-defend = { $hunter-start } атакует ваше животное { $prey-number }! Выберите защиту.
question-defend-other = { $hunter-start } атакует { $prey }: защиту выбирает { $asked }.
question-roll-running = { $prey-start } убегает, за ним гонится { $hunter }. Бросьте кубик: на 4 и больше — спасётся.
question-roll-running-other = { $prey-start } убегает, за ним гонится { $hunter }: бросают кубик.
question-scavenge = { $prey-start } съедено. Кому из ваших падальщиков достанутся остатки?
question-scavenge-other = { $prey-start } съедено: { $asked } выбирает падальщика.


## Events: lines of the log

event-turn-begins = Начинается ход { $turn }. Первый игрок — { $seat }.
event-last-turn = Колода пуста: это последний ход.
event-phase-begins = Начинается { $phase-phase }.
event-plays-animal = { $seat } выкладывает новое животное под номером { $animal-number }.
event-plays-trait = { $seat } кладёт «{ $face-accusative }» на { $animal }.
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
event-shares = «{ $face }»: { $eater } делится, и ест { $partner }.
event-grazes = { $grazer-start } вытаптывает фишку еды в кормовой базе.
event-falls-asleep = { $sleeper-start } засыпает.
event-steals = { $pirate-start } отнимает фишку еды у { $victim-genitive }.
event-ends-feed-turn = { $seat } заканчивает свою очередь питания.
event-attacks = { $hunter-start } атакует { $prey }!
event-runs-away = { $prey-start } бежит (на кубике { $pips }) и спасается.
event-is-caught = { $prey-start } бежит (на кубике { $pips }), но недостаточно быстро.
event-redirects = { $prey-start } применяет «{ -trait-mimicry(case: "accusative") }»: теперь добыча — { $decoy }.
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
event-draws-card = Вам пришла карта: { $design }.
event-scores = { $points ->
        [one] { $seat }: { $points } очко.
        [few] { $seat }: { $points } очка.
       *[many] { $seat }: { $points } очков.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. As several kinds of moves can fail for the same reason, $first
## and $last are there as well: the first and the last animal of the move, with the same forms as any other animal.

refusal-not-now = Сейчас не время для этого. Сначала ответьте на то, о чём спрашивают.
refusal-cards-wait = Карты играются в фазе развития, сейчас другая фаза.
refusal-not-asked-about = Сейчас вопрос не об этом животном.
refusal-used-by-its-animal = Чтобы применить свойство, сначала выберите его животное.
refusal-not-in-hand = Этой карты нет у вас в руке.
refusal-no-such-face = На этой карте нет «{ $face-genitive }».
refusal-no-such-animal = Такого животного на столе нет.
refusal-not-your-animal = «{ $face-accusative }» можно положить только на своё животное.
refusal-only-on-others = «{ $face-accusative }» можно положить только на чужое животное.
refusal-has-trait-already = У { $animal-genitive } уже есть «{ $face }». Несколько раз может лежать только «{ -trait-fat-tissue }».
refusal-pair-has-trait-already = Эти два животных уже связаны «{ $face-instrumental }». Выберите другую пару.
refusal-needs-two-animals = «{ $face }» связывает двух разных животных одного игрока. Выберите другого напарника.
refusal-not-a-pair-trait = «{ $face-accusative }» кладут на одно животное, а не на пару.
refusal-excluded = «{ -trait-carnivorous }» и «{ -trait-scavenger }» не уживаются на одном животном.
refusal-main-action-used = В эту очередь питания ваше животное уже поело, атаковало или потратило жир. Так можно один раз; ваша очередь ещё придёт.
refusal-must-eat = Еда есть, и одно из ваших животных может её съесть. Сначала возьмите еду, атакуйте или потратьте жир.
refusal-all-are-full = Все животные на столе сыты, пользы от этого уже не будет.
refusal-not-yours = В вашу очередь питания действуют только ваши животные.
refusal-base-is-empty = Кормовая база пуста.
refusal-is-asleep = { $first-start } спит и в этот ход не ест.
refusal-is-full = { $first-start } сыто: еды хватает, и для жира места нет.
refusal-symbiont-is-hungry = { $first-start } ест только после своего симбионта. Сначала накормите симбионта.
refusal-has-no-yellow = У { $eater-genitive } нет запаса жира.
refusal-too-much-fat = { $eater-start } не может превратить столько жира: не больше, чем запасено и чем ещё нужно.
refusal-is-fed = { $eater-start } накормлено и бережёт жир на голодные дни.
refusal-cannot-graze = У { $grazer-genitive } нет свойства «{ -trait-grazing }».
refusal-has-grazed = { $grazer-start } уже топтало еду в эту очередь питания.
refusal-nothing-to-graze = Кормовая база пуста: вытаптывать нечего.
refusal-no-pirate = У { $pirate-genitive } нет свойства «{ -trait-piracy }».
refusal-piracy-used = { $pirate-start } уже отнимало еду в этот ход.
refusal-victim-is-itself = Животное не может отнять еду у самого себя.
refusal-victim-has-no-food = У { $victim-genitive } нечего отнять.
refusal-victim-is-fed = { $victim-start } накормлено. Отнять еду можно только у тех, кто ещё голоден.
refusal-cannot-hibernate = У { $sleeper-genitive } нет свойства «{ -trait-hibernation }».
refusal-sleeps-already = { $sleeper-start } уже спит.
refusal-slept-last-turn = { $sleeper-start } спало в прошлый ход и сейчас должно бодрствовать.
refusal-no-sleep-in-last-turn = В последний ход засыпать нельзя.
refusal-not-carnivorous = { $first-start } — не хищник и никого не атакует.
refusal-has-attacked = { $first-start } уже атаковало в этот ход.
refusal-nothing-to-ignore-with = { $first-start } не умеет обходить чужие свойства.
refusal-is-camouflaged = У { $last-genitive } «{ -trait-camouflage }». Его увидит только хищник с «{ -trait-sharp-vision(case: "instrumental") }».
refusal-is-too-big = У { $last-genitive } свойство «{ -trait-high-body-weight }». Напасть может только хищник с таким же свойством.
refusal-is-swimming = { $last-start } плавает. До него доберётся только водоплавающий хищник.
refusal-is-in-burrow = { $last-start } накормлено и сидит в норе.
refusal-is-guarded = { $last-start } под защитой симбионта, пока тот жив.
refusal-is-itself = Животное не может атаковать само себя.
refusal-hunts-in-water = Водоплавающий хищник ловит только водоплавающих, а { $last } не плавает.
refusal-must-defend = У животного есть защита, которую нужно использовать. Выберите её.
refusal-no-such-defence = У атакованного животного нет такой защиты, или она уже использована.
refusal-mimicry-used = «{ -trait-mimicry }» в этот ход уже сработала.
refusal-cannot-take-the-place = { $last-start } не может заменить атакованное. Выберите другое животное того же владельца.
refusal-cannot-be-dropped = Сбросить можно только свойство атакованного животного.
refusal-no-scavenger = У { $scavenger-genitive } нет свойства «{ -trait-scavenger }».
refusal-not-your-scavenger = { $scavenger-start } не ваше. Выберите из своих падальщиков.
refusal-cannot-share = { $partner-start } сейчас не может получить свою долю.
refusal-has-shared = «{ $card }» в этом раунде уже сработало.
refusal-not-red = «{ $card }» работает, только когда животное берёт красную фишку из кормовой базы.


## Marks on animals and cards

mark-fed = накормлено
mark-full = сыто
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
ui-fat-of-room = Жир: { $yellow } из { $fat }
ui-red-token = красная фишка: еда из кормовой базы
ui-blue-token = синяя фишка: дополнительная еда
ui-yellow-token = жёлтая фишка: запас жира
ui-need = Потребность { $need }
ui-need-more = { $count ->
        [0] лишней еды не требует
       *[other] потребность +{ $count }
    }
ui-animals = Животные
ui-animals-count = { $count ->
        [0] животных нет
        [one] { $count } животное
        [few] { $count } животных
       *[many] { $count } животных
    }
ui-no-animals = Животных пока нет
ui-traits = Свойства
ui-no-traits = Без свойств
ui-pair-trait = парное свойство
ui-pair-with = в паре: { $animal }
ui-shields = защищает: { $animal }
ui-shielded-by = под защитой: { $animal }
ui-new-animal = Новое животное
ui-reverse = На обороте: { $card }
ui-who-eats-whom = Кто кого может съесть
ui-can-eat = Может атаковать
ui-can-be-eaten-by = Кто может атаковать
ui-score-animal = животное
ui-score-pairs = Парные свойства
ui-tie-break-text = При равенстве очков побеждает тот, у кого больше карт в сбросе. Если и их поровну, победа общая.
ui-tie-break-discard = { $count ->
        [one] { $player }: в сбросе { $count } карта
        [few] { $player }: в сбросе { $count } карты
       *[many] { $player }: в сбросе { $count } карт
    }
