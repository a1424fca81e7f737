# Russian: Evolution: New World. Names of traits and areas follow NEW-1.4 and NEW-1.6 of docs/rules/newworld.md; all texts are our own.


## The game on the shelf

game-newworld = Эволюция. Новый мир
game-newworld-text = Новые земли, новые соседи: селитесь там, где вашим животным есть чем жить.


## Traits: names as terms, for use inside other texts. Russian with its cases.

-trait-carnivorous = { $case ->
       *[nominative] Хищное
        [genitive] Хищного
        [accusative] Хищное
        [instrumental] Хищным
    }
-trait-fat = { $case ->
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
-trait-massive = { $case ->
       *[nominative] Массивное
        [genitive] Массивного
        [accusative] Массивное
        [instrumental] Массивным
    }
-trait-nocturnal = { $case ->
       *[nominative] Ночное
        [genitive] Ночного
        [accusative] Ночное
        [instrumental] Ночным
    }
-trait-sharp-sighted = { $case ->
       *[nominative] Острое зрение
        [genitive] Острого зрения
        [accusative] Острое зрение
        [instrumental] Острым зрением
    }
-trait-running = { $case ->
       *[nominative] Быстрое
        [genitive] Быстрого
        [accusative] Быстрое
        [instrumental] Быстрым
    }
-trait-horned = { $case ->
       *[nominative] Рогатое
        [genitive] Рогатого
        [accusative] Рогатое
        [instrumental] Рогатым
    }
-trait-elusive = { $case ->
       *[nominative] Неуловимое
        [genitive] Неуловимого
        [accusative] Неуловимое
        [instrumental] Неуловимым
    }
-trait-repellent = { $case ->
       *[nominative] Отпугивающее
        [genitive] Отпугивающего
        [accusative] Отпугивающее
        [instrumental] Отпугивающим
    }
-trait-mimicking = { $case ->
       *[nominative] Мимикрия
        [genitive] Мимикрии
        [accusative] Мимикрию
        [instrumental] Мимикрией
    }
-trait-camouflaged = { $case ->
       *[nominative] Камуфляж
        [genitive] Камуфляжа
        [accusative] Камуфляж
        [instrumental] Камуфляжем
    }
-trait-burrowing = { $case ->
       *[nominative] Норное
        [genitive] Норного
        [accusative] Норное
        [instrumental] Норным
    }
-trait-flying = { $case ->
       *[nominative] Полёт
        [genitive] Полёта
        [accusative] Полёт
        [instrumental] Полётом
    }
-trait-herding = { $case ->
       *[nominative] Стадность
        [genitive] Стадности
        [accusative] Стадность
        [instrumental] Стадностью
    }
-trait-poisonous = { $case ->
       *[nominative] Ядовитое
        [genitive] Ядовитого
        [accusative] Ядовитое
        [instrumental] Ядовитым
    }
-trait-intelligent = { $case ->
       *[nominative] Интеллект
        [genitive] Интеллекта
        [accusative] Интеллект
        [instrumental] Интеллектом
    }
-trait-scavenging = { $case ->
       *[nominative] Падальщик
        [genitive] Падальщика
        [accusative] Падальщика
        [instrumental] Падальщиком
    }
-trait-hoofed = { $case ->
       *[nominative] Копытное
        [genitive] Копытного
        [accusative] Копытное
        [instrumental] Копытным
    }
-trait-adaptable = { $case ->
       *[nominative] Приспособленное
        [genitive] Приспособленного
        [accusative] Приспособленное
        [instrumental] Приспособленным
    }
-trait-hibernating = { $case ->
       *[nominative] Спячка
        [genitive] Спячки
        [accusative] Спячку
        [instrumental] Спячкой
    }
-trait-thieving = { $case ->
       *[nominative] Воровство
        [genitive] Воровства
        [accusative] Воровство
        [instrumental] Воровством
    }
-trait-metamorphic = { $case ->
       *[nominative] Метаморфоз
        [genitive] Метаморфоза
        [accusative] Метаморфоз
        [instrumental] Метаморфозом
    }
-trait-communicating = { $case ->
       *[nominative] Взаимодействие
        [genitive] Взаимодействия
        [accusative] Взаимодействие
        [instrumental] Взаимодействием
    }
-trait-cooperating = { $case ->
       *[nominative] Сотрудничество
        [genitive] Сотрудничества
        [accusative] Сотрудничество
        [instrumental] Сотрудничеством
    }
-trait-mutualistic = { $case ->
       *[nominative] Мутуализм
        [genitive] Мутуализма
        [accusative] Мутуализм
        [instrumental] Мутуализмом
    }
-trait-stagnant = { $case ->
       *[nominative] Стагнация
        [genitive] Стагнации
        [accusative] Стагнацию
        [instrumental] Стагнацией
    }
-trait-adverse-mutation = { $case ->
       *[nominative] Вредная мутация
        [genitive] Вредной мутации
        [accusative] Вредную мутацию
        [instrumental] Вредной мутацией
    }
-trait-parasitized = { $case ->
       *[nominative] Паразит
        [genitive] Паразита
        [accusative] Паразита
        [instrumental] Паразитом
    }


## Traits: names to show, and what each does

trait-carnivorous = { -trait-carnivorous }
    .genitive = { -trait-carnivorous(case: "genitive") }
    .accusative = { -trait-carnivorous(case: "accusative") }
    .instrumental = { -trait-carnivorous(case: "instrumental") }
trait-carnivorous-text = Потребность +1. Раз за фазу питания может атаковать другое животное — это основное действие; съев его, получит до 2 синих фишек. Пока оно голодно и ему есть кого атаковать, пасовать нельзя.
trait-fat = { -trait-fat }
    .genitive = { -trait-fat(case: "genitive") }
    .accusative = { -trait-fat(case: "accusative") }
    .instrumental = { -trait-fat(case: "instrumental") }
trait-fat-text = Хранит 1 лишнюю фишку пищи как жировой запас, он остаётся и в следующих эпохах. В фазу вымирания запас может накормить животное. Таких карт у него может быть несколько.
trait-swimming = { -trait-swimming }
    .genitive = { -trait-swimming(case: "genitive") }
    .accusative = { -trait-swimming(case: "accusative") }
    .instrumental = { -trait-swimming(case: "instrumental") }
trait-swimming-text = Атаковать его могут только водоплавающие хищники. Может брать пищу и убежища в Озёрах.
trait-massive = { -trait-massive }
    .genitive = { -trait-massive(case: "genitive") }
    .accusative = { -trait-massive(case: "accusative") }
    .instrumental = { -trait-massive(case: "instrumental") }
trait-massive-text = Потребность +1. Атаковать его могут только массивные хищники. Может брать пищу и убежища в Саванне.
trait-nocturnal = { -trait-nocturnal }
    .genitive = { -trait-nocturnal(case: "genitive") }
    .accusative = { -trait-nocturnal(case: "accusative") }
    .instrumental = { -trait-nocturnal(case: "instrumental") }
trait-nocturnal-text = Атаковать его могут только ночные хищники. Может брать пищу и убежища в Пещерах.
trait-sharp-sighted = { -trait-sharp-sighted }
    .genitive = { -trait-sharp-sighted(case: "genitive") }
    .accusative = { -trait-sharp-sighted(case: "accusative") }
    .instrumental = { -trait-sharp-sighted(case: "instrumental") }
trait-sharp-sighted-text = Если оно хищное, то может атаковать животных с «{ -trait-camouflaged(case: "instrumental") }».
trait-running = { -trait-running }
    .genitive = { -trait-running(case: "genitive") }
    .accusative = { -trait-running(case: "accusative") }
    .instrumental = { -trait-running(case: "instrumental") }
trait-running-text = При атаке бросьте кубик: на 4, 5 или 6 животное убегает, и хищник ничего не получает.
trait-horned = { -trait-horned }
    .genitive = { -trait-horned(case: "genitive") }
    .accusative = { -trait-horned(case: "accusative") }
    .instrumental = { -trait-horned(case: "instrumental") }
trait-horned-text = При атаке бросьте кубик: на 5 или 6 хищник умирает и атака окончена.
trait-elusive = { -trait-elusive }
    .genitive = { -trait-elusive(case: "genitive") }
    .accusative = { -trait-elusive(case: "accusative") }
    .instrumental = { -trait-elusive(case: "instrumental") }
trait-elusive-text = При атаке сбросьте одно из его свойств: животное выживает, а хищник получает 1 синюю фишку.
trait-repellent = { -trait-repellent }
    .genitive = { -trait-repellent(case: "genitive") }
    .accusative = { -trait-repellent(case: "accusative") }
    .instrumental = { -trait-repellent(case: "instrumental") }
trait-repellent-text = При атаке можете сбросить эту карту: атака окончена, хищник ничего не получает.
trait-mimicking = { -trait-mimicking }
    .genitive = { -trait-mimicking(case: "genitive") }
    .accusative = { -trait-mimicking(case: "accusative") }
    .instrumental = { -trait-mimicking(case: "instrumental") }
trait-mimicking-text = Раз за фазу питания при атаке отправляет хищника к другому вашему животному, которое этот хищник может атаковать.
trait-camouflaged = { -trait-camouflaged }
    .genitive = { -trait-camouflaged(case: "genitive") }
    .accusative = { -trait-camouflaged(case: "accusative") }
    .instrumental = { -trait-camouflaged(case: "instrumental") }
trait-camouflaged-text = Атаковать его могут только хищники с «{ -trait-sharp-sighted(case: "instrumental") }».
trait-burrowing = { -trait-burrowing }
    .genitive = { -trait-burrowing(case: "genitive") }
    .accusative = { -trait-burrowing(case: "accusative") }
    .instrumental = { -trait-burrowing(case: "instrumental") }
trait-burrowing-text = Пока животное накормлено, атаковать его нельзя.
trait-flying = { -trait-flying }
    .genitive = { -trait-flying(case: "genitive") }
    .accusative = { -trait-flying(case: "accusative") }
    .instrumental = { -trait-flying(case: "instrumental") }
trait-flying-text = Атаковать его может только хищник, у которого меньше свойств, чем у этого животного.
trait-herding = { -trait-herding }
    .genitive = { -trait-herding(case: "genitive") }
    .accusative = { -trait-herding(case: "accusative") }
    .instrumental = { -trait-herding(case: "instrumental") }
trait-herding-text = Атаковать его может только игрок, у которого хищников больше, чем на всём столе животных со «{ -trait-herding(case: "instrumental") }».
trait-poisonous = { -trait-poisonous }
    .genitive = { -trait-poisonous(case: "genitive") }
    .accusative = { -trait-poisonous(case: "accusative") }
    .instrumental = { -trait-poisonous(case: "instrumental") }
trait-poisonous-text = Хищник, который его съест, умрёт в фазу вымирания.
trait-intelligent = { -trait-intelligent }
    .genitive = { -trait-intelligent(case: "genitive") }
    .accusative = { -trait-intelligent(case: "accusative") }
    .instrumental = { -trait-intelligent(case: "instrumental") }
trait-intelligent-text = Атакуя, может игнорировать одно свойство жертвы: защиту, ответ на атаку или «{ -trait-poisonous }». Против двух защит этого мало.
trait-scavenging = { -trait-scavenging }
    .genitive = { -trait-scavenging(case: "genitive") }
    .accusative = { -trait-scavenging(case: "accusative") }
    .instrumental = { -trait-scavenging(case: "instrumental") }
trait-scavenging-text = Когда при атаке кто-то умирает, это животное получает 1 синюю фишку, если может есть. Нельзя вместе со свойством «{ -trait-carnivorous }».
trait-hoofed = { -trait-hoofed }
    .genitive = { -trait-hoofed(case: "genitive") }
    .accusative = { -trait-hoofed(case: "accusative") }
    .instrumental = { -trait-hoofed(case: "instrumental") }
trait-hoofed-text = Когда оно берёт красную фишку в ареале, можете убрать из того же ареала ещё 1 красную фишку.
trait-adaptable = { -trait-adaptable }
    .genitive = { -trait-adaptable(case: "genitive") }
    .accusative = { -trait-adaptable(case: "accusative") }
    .instrumental = { -trait-adaptable(case: "instrumental") }
trait-adaptable-text = Может брать пищу и убежища в любой части любого ареала.
trait-hibernating = { -trait-hibernating }
    .genitive = { -trait-hibernating(case: "genitive") }
    .accusative = { -trait-hibernating(case: "accusative") }
    .instrumental = { -trait-hibernating(case: "instrumental") }
trait-hibernating-text = В фазу вымирания можете сбросить эту карту: голодное животное выживает. Не в последнюю эпоху.
trait-thieving = { -trait-thieving }
    .genitive = { -trait-thieving(case: "genitive") }
    .accusative = { -trait-thieving(case: "accusative") }
    .instrumental = { -trait-thieving(case: "instrumental") }
trait-thieving-text = Дополнительное действие, раз за фазу питания: отнимает 1 фишку пищи у другого животного, у которого пища есть, но оно ещё голодно.
trait-metamorphic = { -trait-metamorphic }
    .genitive = { -trait-metamorphic(case: "genitive") }
    .accusative = { -trait-metamorphic(case: "accusative") }
    .instrumental = { -trait-metamorphic(case: "instrumental") }
trait-metamorphic-text = Дополнительное действие, раз за фазу питания: сбросьте другое свойство этого животного и сыграйте на него взамен свойство с руки (при случайных мутациях — с верха генофонда).
trait-communicating = { -trait-communicating }
    .genitive = { -trait-communicating(case: "genitive") }
    .accusative = { -trait-communicating(case: "accusative") }
    .instrumental = { -trait-communicating(case: "instrumental") }
trait-communicating-text = Парное. Когда одно из двух животных берёт красную фишку в ареале, второе берёт там же 1 красную фишку, если может. Раз за ход.
trait-cooperating = { -trait-cooperating }
    .genitive = { -trait-cooperating(case: "genitive") }
    .accusative = { -trait-cooperating(case: "accusative") }
    .instrumental = { -trait-cooperating(case: "instrumental") }
trait-cooperating-text = Парное. Когда одно из двух животных получает любую пищу, второе получает 1 синюю фишку, если может есть. Раз за ход.
trait-mutualistic = { -trait-mutualistic }
    .genitive = { -trait-mutualistic(case: "genitive") }
    .accusative = { -trait-mutualistic(case: "accusative") }
    .instrumental = { -trait-mutualistic(case: "instrumental") }
trait-mutualistic-text = Парное. Одно из двух животных — подопечное: атаковать его нельзя, но оно не получает пищу, пока его напарник голоден.
trait-stagnant = { -trait-stagnant }
    .genitive = { -trait-stagnant(case: "genitive") }
    .accusative = { -trait-stagnant(case: "accusative") }
    .instrumental = { -trait-stagnant(case: "instrumental") }
trait-stagnant-text = Потребность +1. Можно сыграть на любое животное, своё или чужое: новых свойств оно больше не получит.
trait-adverse-mutation = { -trait-adverse-mutation }
    .genitive = { -trait-adverse-mutation(case: "genitive") }
    .accusative = { -trait-adverse-mutation(case: "accusative") }
    .instrumental = { -trait-adverse-mutation(case: "instrumental") }
trait-adverse-mutation-text = Потребность +1. Только на чужое животное: его защитные свойства не действуют. Убежище и ответы на атаку действуют.
trait-parasitized = { -trait-parasitized }
    .genitive = { -trait-parasitized(case: "genitive") }
    .accusative = { -trait-parasitized(case: "accusative") }
    .instrumental = { -trait-parasitized(case: "instrumental") }
trait-parasitized-text = Потребность +2. Только на чужое животное.


## Natural history: one true line for each trait

lore-trait-carnivorous = Из четырёх охот льву удаётся примерно одна.
lore-trait-fat = Слой жира гренландского кита — до полуметра.
lore-trait-swimming = Субантарктический пингвин плывёт со скоростью до 36 километров в час.
lore-trait-massive = Бегемот съедает за ночь около сорока килограммов травы.
lore-trait-nocturnal = Перья совы с бахромой, поэтому летит она бесшумно.
lore-trait-sharp-sighted = Каждый глаз стрекозы состоит из 30 000 маленьких глаз.
lore-trait-running = Гепард разгоняется до ста километров в час за три секунды.
lore-trait-horned = Рог носорога состоит из того же, что и наши ногти.
lore-trait-elusive = Иглистая мышь оставляет хищнику кожу и отращивает новую.
lore-trait-repellent = Скунс попадает своей струёй в цель с трёх метров.
lore-trait-mimicking = Безобидная молочная змея похожа на смертельного кораллового аспида.
lore-trait-camouflaged = Палочник даже качается, как веточка на ветру.
lore-trait-burrowing = Барсуки передают свои норы из поколения в поколение.
lore-trait-flying = Крыло летучей мыши — это кисть с кожей между длинными пальцами.
lore-trait-herding = В опасности овцебыки встают кольцом, а телята — внутри.
lore-trait-poisonous = Питоху из Новой Гвинеи — птица с ядом в перьях.
lore-trait-intelligent = Осьминог умеет отвинтить крышку банки — даже изнутри.
lore-trait-scavenging = Кондор может часами парить без единого взмаха крыльев.
lore-trait-hoofed = Лошадь стоит на кончике одного пальца каждой ноги.
lore-trait-adaptable = Крысы живут на всех континентах, кроме Антарктиды.
lore-trait-hibernating = В спячке берингийский суслик холоднее тающего льда.
lore-trait-thieving = Поморники отбирают рыбу, которую поймали другие птицы.
lore-trait-metamorphic = У головастика жабры и хвост, у лягушки — лёгкие и лапы.
lore-trait-communicating = Слоны переговариваются за километры звуками, которых мы не слышим.
lore-trait-cooperating = Косатки вместе поднимают волну, чтобы смыть тюленя со льдины.
lore-trait-mutualistic = Рыба-чистильщик невредимой заплывает в пасть своих клиентов.
lore-trait-stagnant = Латимерия почти не отличается от своих предков времён динозавров.
lore-trait-adverse-mutation = Белые тигры — плод редкой мутации; на воле последнего видели в 1958 году.
lore-trait-parasitized = Камышовка кормит кукушонка, который в несколько раз больше её.


## Areas: .inside and .from are for sentences

area-unknown = ареал
    .inside = в ареале
    .from = из ареала
area-steppe = Степь
    .inside = в Степи
    .from = из Степи
area-steppe-text = Трава до самого горизонта: больше всего пищи среди ареалов.
area-taiga = Тайга
    .inside = в Тайге
    .from = из Тайги
area-taiga-text = Шишки, ягоды и укромное место под елями.
area-mangrove-forest = Мангровый лес
    .inside = в Мангровом лесу
    .from = из Мангрового леса
area-mangrove-forest-text = Корни над приливом: пищи мало, зато есть где спрятаться.
area-rainforest = Тропический лес
    .inside = в Тропическом лесу
    .from = из Тропического леса
area-rainforest-text = Плоды круглый год и листва, за которой можно исчезнуть.
area-coast = Побережье
    .inside = на Побережье
    .from = с Побережья
area-coast-text = Каждый прилив накрывает стол на троих.
area-swamps = Болота
    .inside = на Болотах
    .from = с Болот
area-swamps-text = Когда умирает животное, здесь появляется 1 пища, но не больше 4. Остаток переходит в следующую эпоху; пустое болото снова начинает с 1.
area-caves = Пещеры
    .inside = в Пещерах
    .from = из Пещер
area-caves-text = Темно и надёжно — для тех, кто находит дорогу ночью.
area-mountains = Горы
    .inside = в Горах
    .from = с Гор
area-mountains-text = Скудные луга между скал.
area-savanna = Саванна
    .inside = в Саванне
    .from = из Саванны
area-savanna-text = Высокие деревья — для тех, кто до них дотянется.
area-desert = Пустыня
    .inside = в Пустыне
    .from = из Пустыни
area-desert-text = Один кактус на всех.
area-lakes = Озёра
    .inside = в Озёрах
    .from = из Озёр
area-lakes-text = Прозрачная вода, полная водорослей, — для тех, кто умеет плавать.
area-meadows = Луга
    .inside = на Лугах
    .from = с Лугов
area-meadows-text = Немного клевера и ложбинка в высокой траве.
area-glaciers = Ледники
    .inside = на Ледниках
    .from = с Ледников
area-glaciers-text = Где больше никто не живёт, находится место самым простым.
area-tundra = Тундра
    .inside = в Тундре
    .from = из Тундры
area-tundra-text = Лишайники и карликовые ивы под широким небом.
access-no-traits = Без свойств


## How elements are called inside sentences
## $owner is a player's name (never declined), $owner-whose is "own" for the reader's own things and "other" for all else.
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


## Marks of animals, cards and seats

mark-fed = накормлено
mark-hungry = голодно
mark-sheltered = в убежище
mark-attacked = уже атаковало
mark-poisoned = отравлено
mark-asleep = в спячке
mark-barred = ждёт, пока накормят напарника
mark-rotated = использовано
mark-activated = использовано в этот ход
mark-token = с запасом жира
mark-passed = пас
mark-ignored = хищник игнорирует
fate-hunger = умрёт от голода
fate-poison = умрёт от яда
fate-fat = выживет за счёт жира
fate-sleep = может впасть в спячку
ward = { $animal }
    .alone = Защитить { $animal }


## What can be chosen next, as the object of “now choose …”

next-card = карту
next-face = свойство
next-animal = животное
next-trait = карту свойства
next-food = пищу
next-shelter = убежище
next-ward = кого защитить


## Words of the board

ui-epoch = Эпоха { $epoch } из { $epochs }
ui-last-epoch = Последняя эпоха
ui-only-epoch = Единственная эпоха
ui-areas = Ареалы
ui-area-food = пища: { $count }
ui-area-shelters = { $count ->
        [0] убежищ нет
        [one] { $count } убежище
        [few] { $count } убежища
       *[many] { $count } убежищ
    }
ui-area-asks = только для: { $access }
ui-area-closed = сюда не может войти { $animal }
ui-area-access-text = Брать здесь пищу и убежища могут только такие животные, а также приспособленные.
ui-area-deck = { $count ->
        [0] Карт ареалов не осталось
        [one] Осталась { $count } карта ареала
        [few] Осталось { $count } карты ареалов
       *[many] Осталось { $count } карт ареалов
    }
ui-area-deck-text = Каждую эпоху слева в ряд приходит одна карта, а после вымирания крайняя правая уходит. Когда карт не осталось, идёт последняя эпоха.
ui-food-text = В свой ход одно из ваших животных может взять отсюда красную фишку, если ему сюда можно и оно голодно или может запасти жир.
ui-shelter-text = В свой ход его может взять одно из ваших животных: до конца эпохи его нельзя атаковать.
ui-deck-text = { $count ->
        [one] В сбросе { $count } карта. Когда колода опустеет, сброс перемешают в новую.
        [few] В сбросе { $count } карты. Когда колода опустеет, сброс перемешают в новую.
       *[many] В сбросе { $count } карт. Когда колода опустеет, сброс перемешают в новую.
    }
ui-card-text = Сыграйте её как новое животное или как одно из двух свойств на ней.
ui-new-animal = Новое животное
ui-discard-card = Сбросить
ui-gene-pool = Генофонд
ui-gene-pool-empty = Ваш генофонд пуст.
ui-gene-pool-count = { $count ->
        [one] Генофонд: { $count } карта, которую никто не видел
        [few] Генофонд: { $count } карты, которых никто не видел
       *[many] Генофонд: { $count } карт, которых никто не видел
    }
ui-animals-of-all = Все животные
ui-animals-count = { $count ->
        [0] нет животных
        [one] { $count } животное
        [few] { $count } животных
       *[many] { $count } животных
    }
ui-no-animals = Животных пока нет
ui-no-animals-own = У вас пока нет животных. Сыграйте карту как новое животное.
ui-no-animals-left = Никто из ваших животных не выжил.
ui-no-traits = Без свойств
ui-food-of-need = Пища { $food } из { $need }
ui-fat-of-room = Жир { $stored } из { $fat }
ui-hungry-count = { $count ->
        [one] { $count } голодное животное
        [few] { $count } голодных животных
       *[many] { $count } голодных животных
    }
ui-pair-of = пара: { $one } и { $two }
ui-shields = { $one } защищает { $two }
ui-who-eats-whom = Кто кого может съесть
ui-can-eat = Может атаковать
ui-can-be-eaten-by = Его могут атаковать
ui-drop-one = Сбросить одну из его карт: оно выживет, хищник получит 1 пищу
ui-need-in-all = Вашим животным нужно пищи: { $count }.
ui-lacks = Ещё нужно пищи: { $count }.
ui-lacks-nothing = Пищи ему хватает.
ui-closed-to-it = Закрыто для него: { $areas }.
ui-would-starve = { $count ->
        [one] Пока что умрёт животное { $animals }.
        [few] Пока что умрут животные { $animals }.
       *[many] Пока что умрут животные { $animals }.
    }
ui-all-live = Пока что выживут все ваши животные.
ui-would-draw = В конце эпохи получите карт: { $count }.
ui-seat-draws = карт в конце эпохи: { $count }
ui-area-cards = Карты ареалов
ui-evolution-cards = Карты эволюции
ui-score-animal = животное
ui-score-pairs = Парные свойства


## ---- Sentences ----

## Options (NEW-0.4)

option-epochs = Эпохи
option-epochs-text = Сколько длится игра. Каждая эпоха тратит одну карту ареала.
option-unlimited-hand = Рука без ограничений
option-unlimited-hand-text = В конце эпохи не нужно сбрасывать карты до шести.
option-random-mutations = Случайные мутации
option-random-mutations-text = Вместо руки — генофонд, в который никто не смотрит: вы выбираете, кто изменится, а случай — как именно.
option-catastrophe = Катастрофа
option-catastrophe-text = Одна-единственная эпоха и по двадцать карт у каждого. С другими вариантами не сочетается.
option-first-player = Первый игрок
option-first-player-text = Кто начинает первую эпоху.
option-first-player-value-random = по жребию


## Phases. .phase is the name inside a sentence.

phase-development = Развитие
    .phase = фаза развития
phase-development-text = Выкладывайте карты по одной, как животных или как свойства, пока все не спасуют.
phase-areas = Ареалы
    .phase = фаза ареалов
phase-areas-text = К ряду присоединяется новый ареал, пища и убежища пополняются.
phase-feeding = Питание
    .phase = фаза питания
phase-feeding-text = Кормитесь, занимайте убежища, атакуйте и пользуйтесь свойствами, пока все не спасуют.
phase-extinction = Вымирание
    .phase = фаза вымирания
phase-extinction-text = Отравленные и голодные умирают. Выжившие приносят новые карты.


## Moves: a sentence for the confirm bar and the list of moves

move-new-animal = Сыграть карту «{ $card }» как новое животное
move-play-trait = Сыграть «{ $face-accusative }» на { $animal }
move-play-pair = Связать свойством «{ $face }» { $left } и { $right }
move-play-pair-ward = Связать свойством «{ $face }» { $left } и { $right }; под защитой { $ward }
move-rearrange = Переставить животных в ряду, а затем сыграть карту
move-stand = { $animal-start } встаёт следующим
move-pass = Спасовать до конца этой фазы
move-blind-animal = Сделать верхнюю карту генофонда новым животным
move-mutate = Открыть верхнюю карту генофонда: изменится { $animal }
move-assign = Дать свойство «{ $face }» { $animal-dative }
move-assign-ward = Дать свойство «{ $face }» { $animal-dative }; под защитой { $ward }
move-assign-neighbour = Связать свойством «{ $face }» { $animal } и { $neighbour }
move-feed = { $eater-start } берёт пищу { $food-from }
move-feed-gets = { $gets ->
        [fat] { $eater-start } берёт пищу { $food-from } и запасает жир
       *[food] { $eater-start } берёт пищу { $food-from }
    }
move-take-shelter = { $animal-start } берёт убежище { $shelter-from }
move-attack = { $predator-start } атакует { $prey }
move-attack-ignored = { $predator-start } атакует { $prey }, игнорируя «{ $ignored-accusative }»
move-attack-whose = { $whose ->
        [own] { $predator-start } атакует ваше же { $prey }
       *[other] { $predator-start } атакует { $prey }
    }
move-steal = { $thief-start } отнимает пищу у { $victim-genitive }
move-metamorphose = { $animal-start } меняет «{ $dropped-accusative }» на «{ $face-accusative }»
move-metamorphose-ward = { $animal-start } меняет «{ $dropped-accusative }» на «{ $face-accusative }»; под защитой { $ward }
move-metamorphose-neighbour = { $animal-start } меняет «{ $dropped-accusative }» на «{ $face-accusative }», напарник — { $neighbour }
move-metamorphose-blindly = { $animal-start } меняет «{ $dropped-accusative }» на верхнюю карту генофонда
move-end-turn = Закончить свою очередь
move-share = Сейчас срабатывает «{ $card }»
move-graze = { $animal-start } уничтожает там ещё 1 пищу
move-spare = { $animal-start } не трогает остальную пищу
move-run = Убегать: бросить кубик, 4 и больше спасает животное
move-gore = Бодаться: бросить кубик, на 5 и больше хищник погибнет
move-slip-away = Ускользнуть, сбросив «{ $dropped-accusative }»: животное выживает, хищник получает 1 пищу
move-repel = Сбросить «{ -trait-repellent(case: "accusative") }»: животное выживает, хищник не получает ничего
move-mimic = Перенаправить атаку: новая жертва — { $decoy }
move-give-in = Сохранить «{ -trait-repellent(case: "accusative") }», животное будет съедено
move-use-fat = { $animal-start } живёт запасами жира
move-use-fat-tokens = { $tokens ->
        [one] { $animal-start } живёт запасами жира: тратит { $tokens } фишку
        [few] { $animal-start } живёт запасами жира: тратит { $tokens } фишки
       *[many] { $animal-start } живёт запасами жира: тратит { $tokens } фишек
    }
move-hibernate = { $animal-start } впадает в спячку и теряет «{ -trait-hibernating(case: "accusative") }»
move-let-die = { $animal-start } остаётся без помощи и погибает
move-discard = Сбросить «{ $card }»
move-roll = На кубике { $pips }


## Short labels of what can be chosen, for buttons

choose-new-animal = Новое животное
choose-rearrange = Переставить
choose-pass = Пас
choose-blind-animal = Новое животное
own-attack = Атаковать своё
own-steal = У своего животного
choose-steal = Отнять пищу
choose-metamorphose = Метаморфоз
choose-end-turn = Закончить очередь
choose-graze = Уничтожить пищу
choose-spare = Не трогать
choose-run = Убегать
choose-gore = Бодаться
choose-slip-away = Ускользнуть
choose-repel = Отпугнуть
choose-mimic = Перенаправить
choose-give-in = Сохранить карту
choose-use-fat = Потратить жир
choose-hibernate = Впасть в спячку
choose-let-die = Пусть погибнет


## Questions: to the player who is asked, and what the others read

question-develop = Сыграйте карту как животное или как свойство — или спасуйте.
question-develop-other = { $asked } выбирает, какую карту сыграть.
question-evolve = Выберите животное, которое изменится, сыграйте карту вслепую как новое животное или спасуйте.
question-evolve-other = { $asked } выбирает, какое животное изменится.
question-line-up = Кто стоит в ряду следующим, если считать слева?
question-line-up-other = { $asked } переставляет животных в ряду.
question-assign = Открыта карта «{ $one } / { $two }». Какое свойство получит { $animal }?
question-assign-other = Открыта карта «{ $one } / { $two }», изменится { $animal }: свойство выбирает { $asked }.
question-feed = Ваша очередь: берите пищу или убежище, атакуйте или пользуйтесь свойствами.
question-feed-other = { $asked } решает, что делать.
question-share = { $eater-start } поело. Что сработает следующим?
question-share-other = { $eater-start } поело: { $asked } решает, что сработает следующим.
question-defend = { $predator-start } атакует { $prey }! Выберите ответ.
question-defend-other = { $predator-start } атакует { $prey }: ответ выбирает { $asked }.
question-roll-running = { $prey-start } убегает, за ним гонится { $predator }. Бросьте кубик: на 4 и больше — спасётся.
question-roll-running-other = { $prey-start } убегает, за ним гонится { $predator }: бросают кубик.
question-roll-horned = { $prey-start } бодается, хищник — { $predator }. Бросьте кубик: на 5 и больше хищник погибнет.
question-roll-horned-other = { $prey-start } бодается, хищник — { $predator }: бросают кубик.
question-survive = { $animal-start } голодно. Как ему выжить?
question-survive-other = { $animal-start } голодно: его судьбу решает { $asked }.
question-discard = { $count ->
        [one] У вас { $count } лишняя карта. Сбросьте карту.
        [few] У вас { $count } лишние карты. Сбросьте одну из карт.
       *[many] У вас { $count } лишних карт. Сбросьте одну из карт.
    }
question-discard-other = { $count ->
        [one] { $asked } сбрасывает { $count } карту.
        [few] { $asked } сбрасывает { $count } карты.
       *[many] { $asked } сбрасывает { $count } карт.
    }


## Events: lines of the log

event-epoch-begins = Начинается эпоха { $epoch }. Первый игрок — { $seat }.
event-last-epoch = Это была последняя карта ареала: эпоха последняя.
event-phase-begins = Начинается { $phase-phase }.
event-passes = { $seat } пасует.
event-plays-animal = { $seat } выкладывает новое животное: номер { $animal-id }.
event-plays-trait = { $seat } играет «{ $face-accusative }» на { $animal }.
event-plays-pair = { $seat } связывает свойством «{ $face }» { $left } и { $right }.
event-names-ward = { $partner-start } защищает { $ward }.
event-rearranges = { $seat } переставляет животных в ряду.
event-reveals = { $seat } открывает карту «{ $one } / { $two }»: изменится { $animal }.
event-goes-on = Ни одно свойство не подошло: { $animal } ничего не получает, карта переходит дальше — { $other }.
event-becomes-animal = Ни одно свойство не подошло: { $seat } получает новое животное, номер { $animal-id }.
event-area-comes = Новый ареал: { $area }.
event-area-comes-other = Новые ареалы: { $area } и { $other }.
event-area-goes = Из ряда уходит ареал: { $area }.
event-area-goes-other = Из ряда уходят ареалы: { $area } и { $other }.
event-swamps-grow = { $area }: на 1 пищу больше.
event-takes-food = { $eater-start } берёт пищу { $area-from }.
event-takes-shelter = { $animal-start } берёт убежище { $area-from }.
event-gets-food = { $count ->
        [one] { $eater-start } получает { $count } фишку пищи.
        [few] { $eater-start } получает { $count } фишки пищи.
       *[many] { $eater-start } получает { $count } фишек пищи.
    }
event-stores-fat = { $eater-start } запасает жир ({ $count }).
event-shares = «{ $face }»: { $giver } делится с { $partner-instrumental }.
event-grazes = { $animal-start } уничтожает ещё 1 пищу { $area-inside }.
event-steals = { $thief-start } отнимает фишку пищи у { $victim-genitive }.
event-metamorphoses = { $animal-start } теряет «{ $lost-accusative }».
event-metamorphoses-face = { $animal-start } меняет «{ $lost-accusative }» на «{ $face-accusative }».
event-finds-no-place = Не подошли ни «{ $one }», ни «{ $two }»: карта сброшена.
event-attacks = { $predator-start } атакует { $prey }!
event-ignores = { $predator-start } игнорирует «{ $face-accusative }».
event-runs-away = { $prey-start } бежит (на кубике { $pips }) и спасается.
event-is-caught = { $prey-start } бежит (на кубике { $pips }), но недостаточно быстро.
event-is-gored = { $prey-start } бьёт рогами (на кубике { $pips }): погибает { $predator }.
event-fails-to-gore = { $prey-start } бьёт рогами (на кубике { $pips }) и промахивается.
event-slips-away = { $prey-start } теряет «{ $face-accusative }» и ускользает.
event-repels = { $prey-start } теряет «{ -trait-repellent(case: "accusative") }», и хищник уходит ни с чем: { $predator }.
event-redirects = { $prey-start } применяет «{ -trait-mimicking(case: "accusative") }»: теперь жертва — { $decoy }.
event-is-eaten = { $prey-start } съедено. Хищник — { $predator }.
event-is-poisoned = { $predator-start } отравлено.
event-scavenges = { $scavenger-start } доедает остатки.
event-ends-turn = { $seat } заканчивает свою очередь.
event-dies-of-poison = { $animal-start } умирает от яда.
event-uses-fat = { $animal-start } живёт запасами жира ({ $count }).
event-hibernates = { $animal-start } впадает в спячку и теряет «{ -trait-hibernating(case: "accusative") }».
event-starves = { $animal-start } умирает от голода.
event-reshuffles = { $count ->
        [one] Колода пуста: перемешана { $count } сброшенная карта.
        [few] Колода пуста: перемешаны { $count } сброшенные карты.
       *[many] Колода пуста: перемешано { $count } сброшенных карт.
    }
event-draws = { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
event-draws-card = Вы берёте карту «{ $one } / { $two }».
event-discards = { $count ->
        [one] { $seat } сбрасывает { $count } карту.
        [few] { $seat } сбрасывает { $count } карты.
       *[many] { $seat } сбрасывает { $count } карт.
    }
event-scores = { $points ->
        [one] { $seat }: { $points } очко.
        [few] { $seat }: { $points } очка.
       *[many] { $seat }: { $points } очков.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. $first and $last are the first and the last animal of the move,
## $area is the area it is about, and $key the trait that opens that area.

refusal-not-now = Сейчас не время для этого. Сначала ответьте на вопрос игры.
refusal-cards-wait = Карты играют в фазу развития; позже карту может использовать только «{ -trait-metamorphic }», в свою очередь.
refusal-not-asked-about = Сейчас вопрос не об этом животном.
refusal-used-by-its-animal = Чтобы применить свойство, сначала выберите его животное.
refusal-area-waits = Пищу и убежища можно брать только в свою очередь в фазу питания.
refusal-choose-tokens = Выберите пищу или убежище, которые там лежат.
refusal-not-in-hand = Этой карты нет у вас в руке.
refusal-no-such-face = На этой карте нет свойства «{ $face }».
refusal-no-such-animal = Такого животного на столе нет.
refusal-must-play-on = В катастрофе можно оставить себе не больше 2 карт. Сыграйте ещё одну.
refusal-not-your-animal = Это можно сделать только со своими животными.
refusal-only-on-others = «{ $face-accusative }» можно сыграть только на чужое животное.
refusal-is-a-pair-trait = «{ $face }» — парное свойство. Выберите для него двух своих животных.
refusal-not-a-pair-trait = «{ $face-accusative }» играют на одно животное, а не на пару.
refusal-needs-two-animals = Парное свойство связывает двух разных животных. Выберите другого напарника.
refusal-pair-is-your-own = Парное свойство связывает двух ваших собственных животных.
refusal-has-two-pairs = У одного из этих животных парные свойства уже с обеих сторон.
refusal-same-chain = Эти животные уже в одной цепочке, связать их ещё раз нельзя.
refusal-name-a-ward = Укажите, кто из двух животных под защитой.
refusal-has-no-ward = Одного из двух защищает только «{ -trait-mutualistic }».
refusal-has-trait-already = У { $last-genitive } это свойство уже есть. Повторяться могут только «{ -trait-fat }» и парные свойства.
refusal-excluded = «{ -trait-carnivorous }» и «{ -trait-scavenging }» не уживаются на одном животном.
refusal-is-stagnant = Животное со свойством «{ -trait-stagnant }» больше не может получать свойств.
refusal-has-rearranged = В эту очередь вы уже переставляли животных.
refusal-too-few-to-rearrange = Чтобы переставлять животных, их нужно хотя бы два.
refusal-finish-rearranging = Сначала закончите переставлять животных в ряду.
refusal-stands-already = { $animal-start } уже на своём месте. Выберите кого-нибудь из остальных.
refusal-linked-stay-together = Связанные животные остаются рядом: начните с края их цепочки и идите по ней.
refusal-pool-is-blind = Карт генофонда не знает никто. Выберите животное, и для него откроется верхняя карта.
refusal-no-gene-pool = Генофонд есть только в случайных мутациях. Сыграйте карту из руки.
refusal-card-is-for-another = Открытая карта предназначена другому животному.
refusal-not-on-the-card = На открытой карте нет свойства «{ $face }».
refusal-not-beside = Эти животные не стоят рядом, а переставлять ряд сейчас нельзя.
refusal-is-linked = Этих двух животных парное свойство уже связывает.
refusal-basic-action-used = Основное действие этой очереди уже сделано. Можно сделать дополнительное или закончить очередь.
refusal-extra-action-used = Дополнительное действие этой очереди уже сделано.
refusal-not-yours = Когда ваша очередь, действуют только ваши животные.
refusal-not-in-the-row = Этого ареала нет в ряду.
refusal-no-food-there = Пищи { $area-inside } нет.
refusal-no-shelter-there = Убежищ { $area-inside } нет.
refusal-has-shelter = У { $first-genitive } уже есть убежище.
refusal-lacks-the-trait = Ареал «{ $area }» закрыт: у { $first-genitive } нет ни свойства «{ $key }», ни свойства «{ -trait-adaptable }».
refusal-has-a-trait = Ареал «{ $area }» открыт только животным без свойств или со свойством «{ -trait-adaptable }».
refusal-is-full = { $first-start } больше не ест: пищи хватает, а для жира места нет.
refusal-partner-is-hungry = { $first-start } под защитой напарника и ест только тогда, когда напарник накормлен.
refusal-must-act = Спасовать нельзя: кто-то из ваших животных ещё может взять пищу или убежище либо голоден и может атаковать.
refusal-turn-has-begun = Спасовать можно только в начале своей очереди.
refusal-turn-not-begun = В эту очередь вы ещё ничего не сделали. Действуйте или спасуйте.
refusal-must-still-act = Кто-то из ваших животных может взять пищу или убежище либо голоден и может атаковать. Сначала сделайте основное действие.
refusal-no-thief = У { $thief-genitive } нет свойства «{ -trait-thieving }».
refusal-has-stolen = { $thief-start } уже отнимало пищу в эту эпоху.
refusal-victim-is-itself = Животное не может отнять пищу у самого себя.
refusal-victim-is-fed = { $victim-start } накормлено. Отнять пищу можно только у голодных.
refusal-victim-has-no-food = У { $victim-genitive } нечего отнять.
refusal-not-metamorphic = У { $animal-genitive } нет свойства «{ -trait-metamorphic }».
refusal-has-metamorphosed = { $animal-start } уже изменялось в эту эпоху.
refusal-no-card-for-it = Меняться { $animal-dative } не на что: карт у вас не осталось.
refusal-nothing-to-drop = У { $animal-genitive } нет другого свойства, с которым можно расстаться.
refusal-cannot-drop-that = { $animal-start } может расстаться только с другим своим свойством.
refusal-not-a-predator = { $first-start } — не хищник и атаковать не может.
refusal-has-attacked = { $first-start } уже атаковало в эту эпоху.
refusal-is-itself = Животное не может атаковать само себя.
refusal-is-sheltered = { $last-start } в убежище: ничто не позволит хищнику атаковать его.
refusal-is-swimming = { $last-start } плавает. Атаковать его может только водоплавающий хищник.
refusal-is-massive = У { $last-genitive } свойство «{ -trait-massive }». Атаковать его может только хищник с таким же свойством.
refusal-is-nocturnal = У { $last-genitive } свойство «{ -trait-nocturnal }». Атаковать его может только хищник с таким же свойством.
refusal-is-camouflaged = У { $last-genitive } свойство «{ -trait-camouflaged }». Его увидит только хищник со свойством «{ -trait-sharp-sighted }».
refusal-is-in-burrow = { $last-start } накормлено и сидит в норе.
refusal-is-flying = { $last-start } летает. Поймать его может только хищник, у которого свойств меньше.
refusal-is-in-herd = { $last-start } в безопасности: животных со свойством «{ -trait-herding }» не меньше, чем хищников у атакующего.
refusal-is-a-ward = { $last-start } под защитой напарника.
refusal-not-intelligent = У { $first-genitive } нет свойства «{ -trait-intelligent }», игнорировать чужие свойства оно не может.
refusal-must-ignore = У { $last-genitive } есть защита, которую нужно игнорировать в этой атаке. Выберите её.
refusal-cannot-ignore-that = Игнорировать эту карту нет смысла. Выберите действующую защиту, ответ на атаку или «{ -trait-poisonous(case: "accusative") }».
refusal-protected-twice = У { $last-genitive } несколько защит, а игнорировать можно только одну.
refusal-no-such-reaction = У атакованного животного нет такого свойства.
refusal-is-ignored = В этой атаке хищник игнорирует это свойство.
refusal-has-reacted = Это свойство в эту очередь уже сработало.
refusal-must-react = У животного есть ответ, который нужно использовать. Выберите его.
refusal-not-a-card-of-the-prey = Сбросить можно только свойство атакованного животного.
refusal-has-mimicked = «{ -trait-mimicking }» в эту эпоху уже сработала.
refusal-cannot-be-decoy = Перенаправить атаку можно только на другое животное того же игрока, которое этот хищник может атаковать.
refusal-not-triggered = К этой трапезе такой эффект сейчас не относится. Выберите другой.
refusal-another-is-asked-about = Сейчас речь о другом животном. Сначала решите его судьбу.
refusal-too-little-fat = У { $animal-genitive } не хватает жира, чтобы наесться.
refusal-cannot-hibernate = У { $animal-genitive } нет свойства «{ -trait-hibernating }».
refusal-no-sleep-in-last-epoch = В последнюю эпоху впадать в спячку нельзя: весны уже не будет.


## Чем закончилась игра и что считают

ui-nth-turn = Эпоха { $turn }
measure-animals = Животные
measure-food = Пища
ending-epochs = Последняя эпоха закончилась.
ending-tie-animals = { $count ->
        [one] { $first } и { $second }: у обоих { $count } очко. Живых животных больше у игрока { $first }: { $more } против { $less }.
        [few] { $first } и { $second }: у обоих { $count } очка. Живых животных больше у игрока { $first }: { $more } против { $less }.
       *[many] { $first } и { $second }: у обоих { $count } очков. Живых животных больше у игрока { $first }: { $more } против { $less }.
    }


## What a coach says

advice-what-develop = Карта становится животным или свойством животного. Посмотрите на ареалы: в некоторые пускают только с нужным свойством, а есть надо всем.
advice-what-evolve = Вы выбираете, кто изменится, а случай — как. Верхняя карта генофонда станет свойством этого животного или, вслепую, новым животным.
advice-what-line-up = Парные свойства связывают соседей, поэтому порядок в ряду важен. Называйте животных слева направо.
advice-what-assign = Карта открыта, и одно из двух её свойств животное должно получить. Выбирайте то, которое оно прокормит.
advice-what-feed = В свою очередь вы делаете одно основное действие (пища, убежище или атака) и одно дополнительное. Кто к концу эпохи голоден, умрёт.
advice-what-share = Ваше животное поело, и теперь могут сработать его свойства. Порядок выбираете вы.
advice-what-defend = Ваше животное атакуют, но оно может ответить. Каждый ответ в одной атаке пробуют один раз.
advice-what-survive = Это животное осталось голодным, но его ещё спасёт жир или спячка.
advice-what-discard = Оставить можно шесть карт. Сбросьте те, которые вы не скоро сыграете.
advice-first-animal = У вас ещё нет животных. Сначала сыграйте карту как животное: свойства должен кто-то носить.
advice-last-epoch = Это последняя эпоха. Выжившее животное даёт 3 очка, каждое его свойство — хотя бы 1: играйте то, что сможете прокормить.
advice-opens = «{ $face }» откроет ареал: тогда { $animal } сможет есть { $area-inside }.
advice-shield = { $hunter-start } может атаковать { $animal }. «{ $face }» с вашей руки защитит от этого.
advice-threat = { $hunter-start } может атаковать { $animal }. Поможет защита или убежище в фазу питания.
advice-many-mouths = Всем животным вместе нужно { $need } пищи, а в ареалах ряда пока { $food }. Следите, сколько ртов у вас.
advice-kept-cards = Не обязательно играть все карты. В конце эпохи можно оставить шесть.
advice-food-is-short = Осталось пищи в ряду: { $food }. Вашим животным нужно ещё { $lacking }: решайте, кому жить.
advice-hungry = { $animal-start } голодно и может поесть { $area-inside }.
advice-can-hide = { $hunter-start } может атаковать { $animal }. Убежище { $area-from } спасёт от этого.
advice-can-hunt = { $animal-start } голодно и может атаковать { $prey }. Удачная охота даёт до 2 пищи.
advice-can-steal = { $animal-start } голодно и может отнять пищу у { $victim-genitive }. Это дополнительное действие.
advice-can-store = { $animal-start } накормлено, и есть место для жира. Пища, взятая сейчас, выручит в голодную эпоху.
advice-doomed = { $animal-start } голодно, и есть ему сейчас нечего. Если ничто его не накормит, в конце эпохи оно умрёт.
advice-danger = Осторожно: { $hunter } ещё может атаковать { $animal } в эту эпоху.


## What a move leads to

ahead-poison = Жертва ядовита: { $predator } умрёт.
ahead-may-gore = { $prey-start } может ударить рогами: на { $sides } из 6 граней ваш хищник погибнет.
ahead-may-run = { $prey-start } может убежать: спасают { $sides } из 6 граней.
ahead-may-answer = { $prey-start } может ответить: «{ $face }».
ahead-gets = При успехе { $predator } получит пищи: { $tokens }.
ahead-starving = { $animal-start } голодно и умрёт в конце эпохи.
ahead-hungry = Ещё голодно { $animal }: не хватает пищи: { $lacking }.
ahead-doomed = { $animal-start } отравлено и умрёт.
ahead-lives-on-fat = { $animal-start } может прожить на жировом запасе.
ahead-cards-stay = Карт на руке останется: { $count }.
ahead-cards-lost = Это последняя эпоха: карты на руке ({ $count }) ничего не принесут.
ahead-needs = Каждую эпоху { $animal-dative } будет нужно пищи: { $food }.
ahead-all-need = Всего вашим животным будет нужно пищи: { $food }.
ahead-becomes-fat = { $animal-start } накормлено: фишка станет жировым запасом.
ahead-food-left = { $count ->
        [0] Это последняя пища здесь.
       *[other] Пищи здесь останется: { $count }.
    }
ahead-fat-left = { $animal-start }: жира останется { $count }.
ahead-loses-points = Вы теряете очков: { $points }.


## What comes next

next-play-trait-animal = { $whose ->
        [own] своё животное для «{ $face-genitive }»
        [other] чужое животное для «{ $face-genitive }»
       *[any] животное для «{ $face-genitive }»
    }
next-play-pair-left = левое животное для «{ $face-genitive }»
next-play-pair-right = правое животное для «{ $face-genitive }»
next-attack-predator = кто атакует
next-attack-prey = { $whose ->
        [own] какое своё животное атаковать
        [other] кого атаковать
       *[any] кого атаковать
    }
next-attack-ignored = какое свойство игнорировать
next-steal-victim = у кого отнять пищу
next-feed-eater = кто поест
next-take-shelter-animal = кто займёт убежище
next-metamorphose-dropped = каким свойством пожертвовать
next-metamorphose-blindly-dropped = каким свойством пожертвовать
next-metamorphose-neighbour = соседа
next-assign-neighbour = соседа
next-slip-away-dropped = какое свойство оно потеряет
next-mimic-decoy = кого атакуют вместо него


## What a touch does

verb-new-animal = станет новым животным
verb-play-trait = получит свойство
verb-play-pair = разделит свойство
verb-feed = поесть
verb-take-shelter = занять убежище
verb-attack = атаковать
verb-steal = отнять пищу
verb-metamorphose = сменить свойство
verb-metamorphose-blindly = сменить свойство
verb-graze = уничтожить пищу
verb-spare = оставить пищу
verb-slip-away = потерять это
verb-mimic = пусть атакуют его
verb-assign = получит свойство
