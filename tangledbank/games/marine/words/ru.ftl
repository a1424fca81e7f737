# Russian: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Доминирующие виды. Мировой океан
game-marine-text = Расселите свой класс в живом море и станьте в нём главным.


## Classes (MAR-1.2). .inside is the name in the middle of a sentence.

taxon-reptiles = Рептилии
    .inside = рептилии
    .genitive = рептилий
    .dative = рептилиям
    .accusative = рептилий
    .instrumental = рептилиями
taxon-cephalopods = Головоногие
    .inside = головоногие
    .genitive = головоногих
    .dative = головоногим
    .accusative = головоногих
    .instrumental = головоногими
taxon-fishes = Рыбы
    .inside = рыбы
    .genitive = рыб
    .dative = рыбам
    .accusative = рыб
    .instrumental = рыбами
taxon-crustaceans = Ракообразные
    .inside = ракообразные
    .genitive = ракообразных
    .dative = ракообразным
    .accusative = ракообразных
    .instrumental = ракообразными


## Elements (MAR-1.3)

nutrient-algae = Водоросли
    .inside = водоросли
    .genitive = водорослей
    .dative = водорослям
    .accusative = водоросли
    .instrumental = водорослями
nutrient-gastropods = Моллюски
    .inside = моллюски
    .genitive = моллюсков
    .dative = моллюскам
    .accusative = моллюсков
    .instrumental = моллюсками
nutrient-worms = Черви
    .inside = черви
    .genitive = червей
    .dative = червям
    .accusative = червей
    .instrumental = червями
nutrient-plankton = Планктон
    .inside = планктон
    .genitive = планктона
    .dative = планктону
    .accusative = планктон
    .instrumental = планктоном
nutrient-sponges = Губки
    .inside = губки
    .genitive = губок
    .dative = губкам
    .accusative = губки
    .instrumental = губками
nutrient-sun = Солнечный свет
    .inside = солнечный свет
    .genitive = солнечного света
    .dative = солнечному свету
    .accusative = солнечный свет
    .instrumental = солнечным светом

## Pawns: the basic ones, and a special one for each element

pawn-basic = Обычный маркер
    .inside = обычный маркер
    .genitive = обычного маркера
    .instrumental = обычным маркером
pawn-algae = Маркер водорослей
    .inside = маркер водорослей
    .genitive = маркера водорослей
    .instrumental = маркером водорослей
pawn-gastropods = Маркер моллюсков
    .inside = маркер моллюсков
    .genitive = маркера моллюсков
    .instrumental = маркером моллюсков
pawn-worms = Маркер червей
    .inside = маркер червей
    .genitive = маркера червей
    .instrumental = маркером червей
pawn-plankton = Маркер планктона
    .inside = маркер планктона
    .genitive = маркера планктона
    .instrumental = маркером планктона
pawn-sponges = Маркер губок
    .inside = маркер губок
    .genitive = маркера губок
    .instrumental = маркером губок
pawn-sun = Маркер солнечного света
    .inside = маркер солнечного света
    .genitive = маркера солнечного света
    .instrumental = маркером солнечного света


## Terrain (MAR-1.4)

terrain-land = Суша
    .inside = суша
    .genitive = суши
    .dative = суше
    .accusative = сушу
    .instrumental = сушей
    .locative = суше
terrain-kelp-forest = Лес водорослей
    .inside = лес водорослей
    .genitive = леса водорослей
    .dative = лесу водорослей
    .accusative = лес водорослей
    .instrumental = лесом водорослей
    .locative = лесе водорослей
terrain-coral-reef = Коралловый риф
    .inside = коралловый риф
    .genitive = кораллового рифа
    .dative = коралловому рифу
    .accusative = коралловый риф
    .instrumental = коралловым рифом
    .locative = коралловом рифе
terrain-seamount = Подводная гора
    .inside = подводная гора
    .genitive = подводной горы
    .dative = подводной горе
    .accusative = подводную гору
    .instrumental = подводной горой
    .locative = подводной горе
terrain-seagrass-meadow = Подводный луг
    .inside = подводный луг
    .genitive = подводного луга
    .dative = подводному лугу
    .accusative = подводный луг
    .instrumental = подводным лугом
    .locative = подводном лугу
terrain-sand-plain = Песчаная равнина
    .inside = песчаная равнина
    .genitive = песчаной равнины
    .dative = песчаной равнине
    .accusative = песчаную равнину
    .instrumental = песчаной равниной
    .locative = песчаной равнине
terrain-open-ocean = Открытый океан
    .inside = открытый океан
    .genitive = открытого океана
    .dative = открытому океану
    .accusative = открытый океан
    .instrumental = открытым океаном
    .locative = открытом океане
terrain-vent = Термальный источник
    .inside = термальный источник
    .genitive = термального источника
    .dative = термальному источнику
    .accusative = термальный источник
    .instrumental = термальным источником
    .locative = термальном источнике
thermal-hydrothermal = Гидротермальный источник
    .inside = гидротермальный источник
    .genitive = гидротермального источника
    .dative = гидротермальному источнику
    .accusative = гидротермальный источник
    .instrumental = гидротермальным источником
    .locative = гидротермальном источнике
thermal-geothermal = Геотермальный источник
    .inside = геотермальный источник
    .genitive = геотермального источника
    .dative = геотермальному источнику
    .accusative = геотермальный источник
    .instrumental = геотермальным источником
    .locative = геотермальном источнике


## The twelve actions of the display (MAR-1.9, section 4a)

section-abundance = Изобилие
section-abundance-text = Положите жетон этой секции на любой свободный угол планеты.
section-autotrophs = Автотрофы
section-autotrophs-text = Ячейка 1 — для гидротермальных источников, ячейка 2 — для геотермальных. Уберите жетон, который касается такого источника, если его тип лежит в этой секции, или обменяйте жетон этой секции на любой, который касается такого источника.
section-depletion = Истощение
section-depletion-text = Уберите с планеты любой жетон, тип которого лежит в этой секции.
section-adaptation = Адаптация
section-adaptation-text = Положите жетон этой секции в свободную ячейку пищи своего класса. В особой ячейке можно вместо этого заменить один из своих жетонов.
section-regression = Регресс
section-regression-text = Поставьте куб из генофонда на свободный квадрат. При обновлении каждый класс без куба здесь теряет по жетону каждого типа, который лежит в этой секции.
section-speciation = Видообразование
section-speciation-text = Выберите на планете жетон того типа, что рядом с ячейкой, и поставьте кубы на тайлы, которых он касается, не больше предела каждой местности. Особая ячейка позволяет взять любой жетон.
section-wanderlust = Странствие
section-wanderlust-text = Положите открытый тайл рядом с планетой, по желанию с жетоном этой секции. Бонусные очки — за него и соседние тайлы той же местности; затем каждый класс может перейти сюда с соседних тайлов. Особая ячейка даёт ещё один ход.
section-deformation = Деформация
section-deformation-text = Накройте тайл на краю карты термальным источником, в особой ячейке — любой тайл. Бонусные очки — за него и соседние источники. По одному кубу каждого класса остаётся, прочие возвращаются в генофонды, и вы добавляете один свой.
section-migration = Миграция
section-migration-text = Переместите свои кубы на соседние тайлы, каждый один раз, не больше числа на ячейке. У особой ячейки предела нет.
section-competition = Конкуренция
section-competition-text = Выберите занятый вами тайл той местности, что под ячейкой, и уничтожьте там чужие кубы, не больше числа на ячейке. Особая ячейка: по одному кубу на двух тайлах любой местности.
section-evolution = Эволюция
section-evolution-text = Подсчитайте очки за тайл той местности, что под ячейкой. Если ваши кубы там процветают, сыграйте карту из ряда эволюции, чьё место не выше номера ячейки.
section-dominance = Доминирование
section-dominance-text = Выберите источник пищи, для которого ваше значение доминирования выше отметки. Его особый маркер переходит под ваш контроль, а отметка поднимается до вашего значения.


## Evolution cards (MAR-1.10): the main effect, and the lower text of those that have one

evocard-annelids = Аннелиды
evocard-annelids-text = 1 очко за каждый занятый вами тайл, которого касаются черви.
evocard-asteroid = Астероид
evocard-asteroid-text = Выберите тайл. Уничтожьте там все кубы, кроме 1, затем по 1 кубу на ваш выбор на каждом соседнем тайле. Игра закончится с концом этого раунда.
evocard-biodiversity = Биологическое разнообразие
evocard-biodiversity-text = 1 очко за каждый тайл, который вы делите с другим классом.
evocard-biomass = Биомасса
evocard-biomass-text = На каждом тайле, где кубов больше, чем жетонов вокруг, уничтожьте 1 куб любого класса.
evocard-favorable-environment = Благоприятная среда
evocard-favorable-environment-text = Выберите местность. Подсчитываются очки за все её тайлы.
evocard-disease = Болезнь
evocard-disease-text = Каждый другой класс, у которого больше источников пищи, чем у вас, теряет 1 жетон по своему выбору.
evocard-gastropods-card = Брюхоногие
evocard-gastropods-card-text = 1 очко за каждый занятый вами тайл, которого касаются моллюски.
evocard-omnivores = Всеядные виды
evocard-omnivores-text = Выберите занятый вами тайл. Уберите 1 жетон, который его касается, затем уничтожьте там 1 куб любого класса.
evocard-volcanic-activity = Вулканическая активность
evocard-volcanic-activity-text = Накройте источником любую подводную гору, как в действии «Деформация», на краю карты или нет.
evocard-volcanic-activity-lower = В ряду: каждая деформация приносит на 1 очко больше.
evocard-invasive-species = Инвазивные виды
evocard-invasive-species-text = На каждом тайле местности, показанной в «Конкуренции», уничтожьте 1 чужой куб.
evocard-cladogenesis = Кладогенез
evocard-cladogenesis-text = Сыграйте основной эффект карты из сброса с X = 0. Затем сыграйте любую другую карту из ряда.
evocard-carbon-cycle = Круговорот углерода
evocard-carbon-cycle-text = 1 очко за каждый занятый вами тайл, которого касается планктон.
evocard-mass-exodus = Массовый исход
evocard-mass-exodus-text = Выберите тайл. Переместите с него все кубы всех классов на соседние тайлы, как захотите.
evocard-mass-exodus-lower = В ряду: в ячейках миграции 1–3 перемещается на 1 куб больше.
evocard-metamorphosis = Метаморфоз
evocard-metamorphosis-text = Обменяйте 1 свой жетон на любой из мешочка.
evocard-marine-snow = Морской снег
evocard-marine-snow-text = Поставьте до 1 куба на каждый гидротермальный источник.
evocard-marine-snow-lower = При появлении: подсчитываются очки за все гидротермальные источники.
evocard-terrestrial = Наземные виды
evocard-terrestrial-text = Положите любой жетон из мешочка на свободный угол суши или геотермального источника. Затем поставьте до 4 кубов на один такой тайл, которого он касается.
evocard-lack-of-competition = Отсутствие конкуренции
evocard-lack-of-competition-text = Бонусные очки за число тайлов, где живёте только вы.
evocard-fertility = Плодовитость
evocard-fertility-text = Выберите занятый вами тайл. 1 очко за каждый куб на нём, любого класса.
evocard-prolific-predators = Плодовитые хищники
evocard-prolific-predators-text = Уничтожьте X чужих кубов на занятых вами тайлах, затем поставьте по 1 своему кубу туда, где был каждый из них.
evocard-semiaquatic = Полуводные виды
evocard-semiaquatic-text = 1 очко за каждый занятый вами тайл, которого касается солнечный свет.
evocard-population-explosion = Популяционный взрыв
evocard-population-explosion-text = Выберите занятый вами тайл. Поставьте туда столько кубов, сколько их на нём от всех классов.
evocard-population-explosion-lower = При появлении: каждый класс может поставить 1 куб на занятый им тайл.
evocard-niche-construction = Преобразование мест обитания
evocard-niche-construction-text = Переместите 1 жетон на планете на другой свободный угол.
evocard-adaptability = Приспособляемость
evocard-adaptability-text = Обменяйте 1 свой жетон на 1 жетон с планеты.
evocard-producers = Продуценты
evocard-producers-text = 1 очко за каждый занятый вами тайл, которого касаются водоросли.
evocard-reproduction = Размножение
evocard-reproduction-text = Поставьте до 1 куба на каждый занятый вами тайл.
evocard-reproduction-lower = В ряду: на сушу и термальные источники видообразование ставит до 2 кубов.
evocard-symbiosis = Симбиоз
evocard-symbiosis-text = Вы и каждый класс, у которого меньше источников пищи, чем у вас, тянете 1 жетон в свободную ячейку.
evocard-solar-radiation = Солнечная радиация
evocard-solar-radiation-text = Выберите тайл. Верните с него X кубов на ваш выбор в их генофонды.
evocard-solar-radiation-lower = В ряду: когда действие «Эволюция» приносит очки за тайл, которого касается солнечный свет, каждый получивший их класс получает ещё 1.
evocard-habitat = Среда обитания
evocard-habitat-text = Уберите с планеты 1 жетон, чей особый маркер вы не контролируете. Затем положите на свободный угол 1 жетон из мешочка, чей особый маркер вы контролируете.
evocard-tectonic-shift = Тектонический сдвиг
evocard-tectonic-shift-text = Все классы забирают все свои маркеры.
evocard-tectonic-shift-lower = При появлении: жетоны между тремя термальными источниками уходят в мешочек.
evocard-trophic-cascade = Трофический каскад
evocard-trophic-cascade-text = Выберите тайл. Уберите X жетонов, которые его касаются.
evocard-predation = Хищничество
evocard-predation-text = На каждом занятом вами тайле уничтожьте 1 чужой куб.
evocard-predation-lower = В ряду: в ячейках конкуренции 1–3 уничтожается на 1 куб больше.
evocard-ecodiversity = Экосистемное разнообразие
evocard-ecodiversity-text = 1 очко за каждый жетон на планете, тип которого у вас есть.
evocard-gene-expression = Экспрессия генов
evocard-gene-expression-text = Возьмите 3 свойства и оставьте 1 из них. Оно заменяет ваше свойство.
evocard-extremophiles = Экстремофилы
evocard-extremophiles-text = 1 очко за каждый ваш куб на термальных источниках.
evocard-endosymbionts = Эндосимбионты
evocard-endosymbionts-text = 1 очко за каждый занятый вами тайл, которого касаются губки.


## Symbols of evolution cards, and the Survival card (MAR-1.12)

symbol-extinction = Вымирание
symbol-extinction-text = Когда эта карта появляется, уничтожаются все вымирающие кубы.
symbol-survival = Выживание
symbol-survival-text = Когда эта карта появляется, класс, у которого кубов на термальных источниках больше, чем у любого другого, получает бонусные очки за занятые им источники.


## Traits (MAR-1.11)

trait-active-filter-feeders = Активные фильтраторы
    .genitive = Активных фильтраторов
    .accusative = Активных фильтраторов
    .instrumental = Активными фильтраторами
trait-active-filter-feeders-text = У вас на 1 планктон больше, сверх ячеек. Его нельзя потерять.
trait-benthic-fauna = Донные организмы
    .genitive = Донных организмов
    .accusative = Донные организмы
    .instrumental = Донными организмами
trait-benthic-fauna-text = Ваша собственная ячейка, порядок маркеров для неё не важен: поставьте сюда маркер, чтобы провести видообразование у любого жетона, тип которого у вас есть.
trait-ancient-lineage = Древняя родословная
    .genitive = Древней родословной
    .accusative = Древнюю родословную
    .instrumental = Древней родословной
trait-ancient-lineage-text = При первом возврате за раунд можете сыграть основной эффект карты из сброса с X = 0. Затем эта карта выходит из игры.
trait-resilience = Живучесть
    .genitive = Живучести
    .accusative = Живучесть
    .instrumental = Живучестью
trait-resilience-text = Когда регресс отнимает у вас жетоны, можете сохранить 1 из них.
trait-nascent-intelligence = Зачаточный интеллект
    .genitive = Зачаточного интеллекта
    .accusative = Зачаточный интеллект
    .instrumental = Зачаточным интеллектом
trait-nascent-intelligence-text = Как только у вас 20 очков, вы получаете на 1 обычный маркер больше до конца игры.
trait-cannibalism = Каннибализм
    .genitive = Каннибализма
    .accusative = Каннибализм
    .instrumental = Каннибализмом
trait-cannibalism-text = 1 очко за каждый ваш уничтоженный куб, кто бы его ни уничтожил.
trait-camouflage = Маскировка
    .genitive = Маскировки
    .accusative = Маскировку
    .instrumental = Маскировкой
trait-camouflage-text = Когда другой класс положил тайл странствием или источник деформацией, можете поставить туда 1 куб.
trait-solitary = Одиночный образ жизни
    .genitive = Одиночного образа жизни
    .accusative = Одиночный образ жизни
    .instrumental = Одиночным образом жизни
trait-solitary-text = 1 очко, когда подсчитываются очки за тайл, на котором ровно 1 ваш куб.
trait-pack-hunting = Охота в стае
    .genitive = Охоты в стае
    .accusative = Охоту в стае
    .instrumental = Охотой в стае
trait-pack-hunting-text = В начале игры возьмите любой особый маркер. Его отметка доминирования переходит на 2.
trait-switching = Переключение
    .genitive = Переключения
    .accusative = Переключение
    .instrumental = Переключением
trait-switching-text = 1 очко за каждый занятый вами тайл, на который эффект ставит чужие кубы из генофонда.
trait-carnivory = Плотоядность
    .genitive = Плотоядности
    .accusative = Плотоядность
    .instrumental = Плотоядностью
trait-carnivory-text = Ваши кубы процветают и там, где есть хотя бы 2 чужих куба.
trait-flight = Полёт
    .genitive = Полёта
    .accusative = Полёт
    .instrumental = Полётом
trait-flight-text = Ваши обычные маркеры можно ставить не только дальше всех ваших маркеров на поле, но и перед ними всеми.
trait-seasonal-migration = Сезонная миграция
    .genitive = Сезонной миграции
    .accusative = Сезонную миграцию
    .instrumental = Сезонной миграцией
trait-seasonal-migration-text = В ячейках миграции 1–3 вы перемещаете на 1 куб больше. В любой ячейке миграции каждый ваш куб может пройти 1 или 2 шага.
trait-social-behavior = Социальное поведение
    .genitive = Социального поведения
    .accusative = Социальное поведение
    .instrumental = Социальным поведением
trait-social-behavior-text = Ваши обычные маркеры могут вытеснять чужие обычные маркеры.
trait-hadal-fauna = Ультраабиссальная фауна
    .genitive = Ультраабиссальной фауны
    .accusative = Ультраабиссальную фауну
    .instrumental = Ультраабиссальной фауной
trait-hadal-fauna-text = Если в начале возврата у вас нет доступных маркеров, сразу после него вы ходите ещё раз.
trait-phenotypic-plasticity = Фенотипическая пластичность
    .genitive = Фенотипической пластичности
    .accusative = Фенотипическую пластичность
    .instrumental = Фенотипической пластичностью
trait-phenotypic-plasticity-text = У вас на 2 ячейки пищи больше.
trait-exaptation = Экзаптация
    .genitive = Экзаптации
    .accusative = Экзаптацию
    .instrumental = Экзаптацией
trait-exaptation-text = Скопируйте свойство другого класса. Когда в вашем генофонде 16 кубов или меньше, вы теряете его и тянете новое свойство.
trait-ecological-niche = Экологическая ниша
    .genitive = Экологической ниши
    .accusative = Экологическую нишу
    .instrumental = Экологической нишей
trait-ecological-niche-text = При видообразовании у жетона, чей особый маркер вы контролируете, ваши пределы на 1 больше, а у других на 1 меньше.


## Places: a cell of the earth and a corner by their names on the map, a stack of tiles, a trait in hand

hex = { $name }
vertex = { $name }
heap = стопка { $number }
diet-unknown = жетон
    .inside = жетон
    .genitive = жетона


## Cells of the display for pawns (MAR-1.9)

berth-abundance-1 = { section-abundance }, ячейка 1
berth-abundance-2 = { section-abundance }, ячейка 2
berth-abundance-3 = { section-abundance }, ячейка 3
berth-autotrophs-1 = { section-autotrophs }, ячейка 1
berth-autotrophs-2 = { section-autotrophs }, ячейка 2
berth-depletion-1 = { section-depletion }, ячейка 1
berth-adaptation-1 = { section-adaptation }, ячейка 1
berth-adaptation-2 = { section-adaptation }, ячейка 2
berth-adaptation-3 = { section-adaptation }, ячейка 3
berth-regression-1 = { section-regression }, ячейка 1
berth-regression-2 = { section-regression }, ячейка 2
berth-speciation-1 = { section-speciation }, ячейка 1
berth-speciation-2 = { section-speciation }, ячейка 2
berth-speciation-3 = { section-speciation }, ячейка 3
berth-speciation-4 = { section-speciation }, ячейка 4
berth-speciation-5 = { section-speciation }, ячейка 5
berth-wanderlust-1 = { section-wanderlust }, ячейка 1
berth-wanderlust-2 = { section-wanderlust }, ячейка 2
berth-wanderlust-3 = { section-wanderlust }, ячейка 3
berth-deformation-1 = { section-deformation }, ячейка 1
berth-deformation-2 = { section-deformation }, ячейка 2
berth-migration-1 = { section-migration }, ячейка 1
berth-migration-2 = { section-migration }, ячейка 2
berth-migration-3 = { section-migration }, ячейка 3
berth-migration-4 = { section-migration }, ячейка 4
berth-competition-1 = { section-competition }, ячейка 1
berth-competition-2 = { section-competition }, ячейка 2
berth-competition-3 = { section-competition }, ячейка 3
berth-competition-4 = { section-competition }, ячейка 4
berth-evolution-1 = { section-evolution }, ячейка 1
berth-evolution-2 = { section-evolution }, ячейка 2
berth-evolution-3 = { section-evolution }, ячейка 3
berth-evolution-4 = { section-evolution }, ячейка 4
berth-evolution-5 = { section-evolution }, ячейка 5
berth-dominance-1 = { section-dominance }, ячейка 1
berth-dominance-2 = { section-dominance }, ячейка 2
berth-dominance-3 = { section-dominance }, ячейка 3
berth-benthic-reptiles = { trait-benthic-fauna }: { taxon-reptiles.inside }
berth-benthic-cephalopods = { trait-benthic-fauna }: { taxon-cephalopods.inside }
berth-benthic-fishes = { trait-benthic-fauna }: { taxon-fishes.inside }
berth-benthic-crustaceans = { trait-benthic-fauna }: { taxon-crustaceans.inside }


## Where points come from

winnings-start = Начало игры
winnings-scoring = Тайлы во время игры
winnings-card = Карты эволюции
winnings-bonus = Бонусные очки
winnings-survival = Выживание
winnings-trait = Свойства
winnings-final-tiles = Тайлы в конце
winnings-final-pawns = Особые маркеры в конце


## Options (MAR-0.3)

option-two-player-dual = По два класса
option-two-player-dual-text = Двое играют четырьмя классами, по два у каждого. Считается только класс, у которого меньше очков.
option-random-earth = Случайная планета
option-random-earth-text = Центр планеты, жетоны на нём и первые кубы определяет случай.
option-alternate-displays = Случайное питание
option-alternate-displays-text = Планшеты без напечатанных источников пищи: каждый класс тянет три жетона и может потерять их все.
option-super-traits = Два свойства
option-super-traits-text = Каждый класс оставляет себе два свойства из трёх. «Экзаптация» не участвует.
option-game-length = Длина игры
option-game-length-text = Сколько из 35 карт эволюции убирают перед игрой.
option-game-length-value-standard = обычная, без 10 карт
option-game-length-value-quick = короткая, без 15 карт
option-game-length-value-long = долгая, без 5 карт
option-game-length-value-epic = эпическая, все карты


## Moves: a sentence for the confirm bar and the list of moves

move-place = Поставить { $pawn-inside }: { $berth }
move-place-bumps = Поставить { $pawn-inside }: { $berth }, вытеснив маркер { $bumps-genitive }
move-retrieve = Возврат: забрать все свои маркеры
move-skip-action = Пропустить действие; маркер остаётся
move-perform = Выполнить действие
move-done = Готово: больше ничего
move-take = Взять жетон: { $nutrient-inside }
move-lay = Положить жетон на угол { $vertex }
move-remove = Вернуть жетон с угла { $vertex } в мешочек
move-swap = Обменять жетон на углу { $vertex }: { $nutrient-inside }
move-adapt = Приспособиться к новому источнику пищи: { $nutrient-inside }
move-adapt-place = Приспособиться: { $nutrient-inside } вместо { $place-genitive }
move-speciate = Новые виды вокруг жетона на углу { $vertex }
move-populate = { $count ->
        [one] Поставить { $count } куб на { $hex }
        [few] Поставить { $count } куба на { $hex }
       *[many] Поставить { $count } кубов на { $hex }
    }
move-populate-all = Поставить по кубу на каждый из этих тайлов
move-wander = Положить тайл ({ $heap }) на { $hex }
move-wander-bonus = { $bonus ->
        [one] Положить тайл ({ $heap }) на { $hex }: { $bonus } очко
        [few] Положить тайл ({ $heap }) на { $hex }: { $bonus } очка
       *[many] Положить тайл ({ $heap }) на { $hex }: { $bonus } очков
    }
move-put = Положить жетон на угол { $vertex }: { $nutrient-inside }
move-drift = { $count ->
        [one] Переместить { $count } куб с { $from } на новый тайл
        [few] Переместить { $count } куба с { $from } на новый тайл
       *[many] Переместить { $count } кубов с { $from } на новый тайл
    }
move-hide = Незаметно поставить туда куб
move-deform = Накрыть { $hex } термальным источником
move-deform-bonus = { $bonus ->
        [one] Накрыть { $hex } термальным источником: { $bonus } очко
        [few] Накрыть { $hex } термальным источником: { $bonus } очка
       *[many] Накрыть { $hex } термальным источником: { $bonus } очков
    }
move-side = Там будет { $thermal-inside }
move-from-gene-pool = Взять куб из генофонда
move-from-eliminated = Взять один из уничтоженных кубов
move-migrate = { $count ->
        [one] Переместить { $count } куб с { $from } на { $to }
        [few] Переместить { $count } куба с { $from } на { $to }
       *[many] Переместить { $count } кубов с { $from } на { $to }
    }
move-eliminate = Уничтожить куб { $taxon-genitive } на { $hex }
move-score = Подсчитать очки за { $hex }
move-play = Сыграть карту «{ $evocard }»
move-repeat = Сыграть карту «{ $evocard }» из сброса, икс равен 0
move-dominate = Доминировать: { $nutrient-inside }
move-dominate-value = Доминировать: { $nutrient-inside }. Отметка станет { $value }
move-claim = Взять особый маркер: { $nutrient-inside }
move-keep = Оставить свойство «{ $card }»
move-keep-trait = Оставить свойство «{ $card }» вместо «{ $trait }»
move-copy = Перенять свойство «{ $trait }»
move-lose = Отдать жетон: { $place-inside }
move-save = Сохранить жетон: { $place-inside }
move-target = Выбрать { $hex }
move-favour = Подсчитать очки за все тайлы местности: { $terrain-inside }
move-spare = Оставить в живых куб { $taxon-genitive }
move-send-home = Вернуть куб { $taxon-genitive } в генофонд
move-scatter = { $count ->
        [one] Переместить { $count } куб { $taxon-genitive } на { $hex }
        [few] Переместить { $count } куба { $taxon-genitive } на { $hex }
       *[many] Переместить { $count } кубов { $taxon-genitive } на { $hex }
    }
move-exchange = Обменять жетон ({ $place-inside }) на жетон из мешочка ({ $nutrient-inside })
move-trade = Обменять жетон ({ $place-inside }) с жетоном на углу { $vertex }
move-lift = Переложить жетон с угла { $vertex }
move-draw-nutrient = Из мешочка вынут жетон: { $nutrient-inside }
move-draw-terrain = Из красного мешочка вынут жетон: { $terrain-inside }


## Short labels of what can be chosen, for buttons

choose-retrieve = Возврат
choose-skip-action = Пропустить
choose-perform = Выполнить
choose-done = Готово
choose-populate-all = На все сразу
choose-hide = Поставить куб
choose-from-gene-pool = Из генофонда
choose-from-eliminated = Из уничтоженных


## Questions: to the player who is asked, and what the others read

question-turn = { $taxon }: поставьте маркер или сделайте возврат.
question-turn-other = { $taxon } ({ $asked }) выбирают действие.
question-choose-trait = Какое свойство будет у { $taxon-genitive }?
question-choose-trait-other = { $taxon } ({ $asked }) выбирают свойство.
question-copy-trait = «Экзаптация»: какое свойство перенимают { $taxon-inside }?
question-copy-trait-other = { $taxon } ({ $asked }) перенимают чужое свойство.
question-claim-pawn = «Охота в стае»: какой особый маркер берут { $taxon-inside }?
question-claim-pawn-other = { $taxon } ({ $asked }) берут особый маркер.
question-abundance-token = Изобилие, { $taxon-inside }: какой жетон попадёт на планету?
question-abundance-token-other = { $taxon } ({ $asked }) выбирают жетон.
question-lay-token = { $taxon }: на какой угол положить жетон? ({ $nutrient-inside })
question-lay-token-other = { $taxon } ({ $asked }) кладут жетон: { $nutrient-inside }.
question-autotrophs-token = { $taxon }: верните или обменяйте жетон ({ $thermal-inside }).
question-autotrophs-token-other = { $taxon } ({ $asked }) меняют жетоны у источников ({ $thermal-inside }).
question-depletion-token = Истощение, { $taxon-inside }: какой жетон покинет планету?
question-depletion-token-other = { $taxon } ({ $asked }) убирают жетон.
question-adapt-token = Адаптация, { $taxon-inside }: какой источник пищи?
question-adapt-token-other = { $taxon } ({ $asked }) приспосабливаются.
question-shelter = Регресс, { $taxon-inside }: поставить куб в квадрат?
question-shelter-other = { $taxon } ({ $asked }) могут защититься от регресса.
question-speciate-at = Видообразование, { $taxon-inside }: вокруг какого жетона?
question-speciate-at-other = { $taxon } ({ $asked }) выбирают жетон для новых видов.
question-populate-tile = { $taxon }: сколько кубов на { $hex }? Не больше { $most }.
question-populate-tile-other = { $taxon } ({ $asked }) ставят на { $hex }, не больше { $most }.
question-wander-to = Странствие, { $taxon-inside }: какой тайл и куда?
question-wander-to-other = { $taxon } ({ $asked }) кладут тайл.
question-wander-token = { $taxon }: положить жетон на угол { $hex }?
question-wander-token-other = { $taxon } ({ $asked }) могут положить жетон на { $hex }.
question-drift-to = { $taxon }: кто перейдёт на новый тайл { $hex }?
question-drift-to-other = { $taxon } ({ $asked }) могут перейти на новый тайл { $hex }.
question-hide-on = «Маскировка»: поставят ли { $taxon-inside } куб на { $hex }?
question-hide-on-other = { $taxon } ({ $asked }) могут незаметно прийти на { $hex }.
question-deform-tile = Деформация, { $taxon-inside }: какой тайл станет источником?
question-deform-tile-other = { $taxon } ({ $asked }) выбирают, где возникнет источник.
question-vent-side = { $taxon }: { $hex } на экваторе. Какой это источник?
question-vent-side-other = { $taxon } ({ $asked }) выбирают источник на { $hex }.
question-vent-cube = { $taxon }: откуда взять куб для { $hex }?
question-vent-cube-other = { $taxon } ({ $asked }) добавляют куб на { $hex }.
question-migrate-cubes = { $taxon }: какие кубы переместить? Осталось: { $left }.
question-migrate-cubes-other = { $taxon } ({ $asked }) мигрируют; осталось: { $left }.
question-compete = { $taxon }: чей куб уничтожить? Осталось: { $left }.
question-compete-other = { $taxon } ({ $asked }) конкурируют; осталось: { $left }.
question-score-tile = { $taxon }: за какой тайл подсчитать очки? ({ $terrain-inside })
question-score-tile-other = { $taxon } ({ $asked }) выбирают тайл для подсчёта ({ $terrain-inside }).
question-play-card = { $taxon }: сыграйте карту из ряда на позиции не выше { $most }.
question-play-card-other = { $taxon } ({ $asked }) играют карту на позиции не выше { $most }.
question-dominate-type = Доминирование, { $taxon-inside }: какой источник пищи?
question-dominate-type-other = { $taxon } ({ $asked }) берут особый маркер.
question-revive-card = «Древняя родословная»: сыграют ли { $taxon-inside } карту из сброса?
question-revive-card-other = { $taxon } ({ $asked }) могут сыграть карту из сброса.
question-repeat-card = «{ $evocard }», { $taxon-inside }: какую карту из сброса?
question-repeat-card-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }».
question-another-card = «{ $evocard }», { $taxon-inside }: какую ещё карту из ряда?
question-another-card-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }».
question-target-tile = «{ $evocard }», { $taxon-inside }: какой тайл?
question-target-tile-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }».
question-target-terrain = «{ $evocard }», { $taxon-inside }: какая местность?
question-target-terrain-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }».
question-spare-cube = { $taxon }: чей куб на { $hex } останется в живых?
question-spare-cube-other = { $taxon } ({ $asked }) решают, кто останется на { $hex }.
question-kill-cube = «{ $evocard }», { $taxon-inside }: чей куб на { $hex } уничтожить? Осталось: { $left }.
question-kill-cube-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }» на { $hex }; осталось: { $left }.
question-hunt-cube = «{ $evocard }», { $taxon-inside }: чей куб уничтожить? Осталось: { $left }.
question-hunt-cube-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }»; осталось: { $left }.
question-send-cube = { $taxon }: чей куб с { $hex } вернуть? Осталось: { $left }.
question-send-cube-other = { $taxon } ({ $asked }) возвращают кубы с { $hex }; осталось: { $left }.
question-scatter-cubes = { $taxon }: все кубы покидают { $hex }. Куда пойдут эти?
question-scatter-cubes-other = { $taxon } ({ $asked }) разгоняют кубы с { $hex }.
question-place-cubes = «{ $evocard }», { $taxon-inside }: куда поставить куб?
question-place-cubes-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }».
question-place-bonus = { $taxon }: поставить куб на один из своих тайлов?
question-place-bonus-other = { $taxon } ({ $asked }) могут поставить куб на один из своих тайлов.
question-settle-tile = { $taxon }: не больше { $most } кубов на один из этих тайлов.
question-settle-tile-other = { $taxon } ({ $asked }) расселяются: не больше { $most } кубов.
question-remove-token = «{ $evocard }», { $taxon-inside }: какой жетон вернуть в мешочек?
question-remove-token-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }».
question-lift-token = «Преобразование мест обитания», { $taxon-inside }: какой жетон переложить?
question-lift-token-other = { $taxon } ({ $asked }) перекладывают жетон.
question-bag-token = «{ $evocard }», { $taxon-inside }: какой жетон взять из мешочка?
question-bag-token-other = { $taxon } ({ $asked }) применяют карту «{ $evocard }».
question-exchange-token = { $taxon }: какой жетон на какой из мешочка обменять?
question-exchange-token-other = { $taxon } ({ $asked }) обменивают жетон.
question-trade-token = { $taxon }: какой жетон с каким на планете обменять?
question-trade-token-other = { $taxon } ({ $asked }) обменивают жетон с планетой.
question-lose-token = { $taxon }: какой жетон потерян?
question-lose-token-other = { $taxon } ({ $asked }) теряют жетон.
question-save-token = «Живучесть»: какой жетон сохранят { $taxon-inside }?
question-save-token-other = { $taxon } ({ $asked }) могут сохранить жетон.
question-express-gene = «Экспрессия генов»: какое свойство оставят { $taxon-inside }?
question-express-gene-other = { $taxon } ({ $asked }) выбирают новое свойство.
question-draw-token = Вытяните жетон из мешочка.
question-draw-token-other = Из мешочка тянут жетон.
question-draw-tile-type = Вытяните жетон местности из красного мешочка.
question-draw-tile-type-other = Из красного мешочка тянут жетон местности.


## Events: lines of the log

event-plays-class = { $seat } играет за { $taxon-accusative }.
event-trait-is = { $taxon } получают свойство «{ $trait }».
event-copies-trait = { $taxon } перенимают свойство «{ $trait }».
event-claims-pawn = { $taxon } берут { $pawn-inside }.
event-round-begins = Начинается раунд { $round }.
event-places-pawn = { $taxon } ставят { $pawn-inside }: { $berth }.
event-is-bumped = Маркер { $taxon-genitive } вытеснен: { $berth }.
event-skips = { $taxon } пропускают действие: { $berth }.
event-nothing-to-do = { $taxon } не находят, что делать: { $berth }.
event-retrieves = { $taxon } забирают свои маркеры.
event-recalls = Все классы забирают свои маркеры.
event-turn-again = { $taxon } ходят ещё раз.
event-lays-token = { $taxon } кладут жетон на угол { $vertex }: { $nutrient-inside }.
event-removes-token = { $taxon } возвращают в мешочек жетон с угла { $vertex }: { $nutrient-inside }.
event-swaps-token = { $taxon } меняют жетон на углу { $vertex }: теперь { $nutrient-inside }, раньше { $taken-inside }.
event-moves-token = { $taxon } перекладывают жетон с { $from } на { $to }: { $nutrient-inside }.
event-is-swept = Жетон на углу { $vertex } между тремя источниками уходит в мешочек: { $nutrient-inside }.
event-adapts = { $taxon } получают новый источник пищи: { $nutrient-inside }.
event-replaces-token = { $taxon } меняют жетон ({ $old-inside }) на другой ({ $nutrient-inside }).
event-loses-token = { $taxon } теряют источник пищи: { $nutrient-inside }.
event-saves-token = «Живучесть»: { $taxon-inside } сохраняют { $nutrient-accusative }.
event-shelters = { $taxon } защищаются от регресса.
event-populates = { $count ->
        [one] { $taxon } ставят { $count } куб на { $hex }.
        [few] { $taxon } ставят { $count } куба на { $hex }.
       *[many] { $taxon } ставят { $count } кубов на { $hex }.
    }
event-returns-to-life = Уничтоженный куб { $taxon-genitive } возвращается к жизни на { $hex }.
event-moves-cubes = { $count ->
        [one] { $count } куб { $taxon-genitive } переходит с { $from } на { $to }.
        [few] { $count } куба { $taxon-genitive } переходят с { $from } на { $to }.
       *[many] { $count } кубов { $taxon-genitive } переходят с { $from } на { $to }.
    }
event-are-eliminated = { $count ->
        [one] На { $hex } уничтожен { $count } куб { $taxon-genitive }.
        [few] На { $hex } уничтожены { $count } куба { $taxon-genitive }.
       *[many] На { $hex } уничтожено { $count } кубов { $taxon-genitive }.
    }
event-go-home = { $count ->
        [one] { $count } куб { $taxon-genitive } возвращается с { $hex } в генофонд.
        [few] { $count } куба { $taxon-genitive } возвращаются с { $hex } в генофонд.
       *[many] { $count } кубов { $taxon-genitive } возвращаются с { $hex } в генофонд.
    }
event-lays-tile = { $taxon } кладут тайл на { $hex }: { $terrain-inside }.
event-becomes-vent = { $taxon } создают на { $hex } новый вид местности: { $thermal-inside }.
event-scores = Подсчёт очков за { $hex }: { $terrain-inside }.
event-gains = { $points ->
        [one] { $taxon } получают { $points } очко. ({ $source })
        [few] { $taxon } получают { $points } очка. ({ $source })
       *[many] { $taxon } получают { $points } очков. ({ $source })
    }
event-plays-card = { $taxon } играют карту «{ $evocard }» с позиции { $position }.
event-repeats-card = { $taxon } играют карту «{ $evocard }» из сброса.
event-appears = Новая карта в ряду, позиция { $position }: «{ $evocard }».
event-extinction-comes = Вымирание: все вымирающие кубы уничтожены.
event-survival-pays = { $count ->
        [one] Выживание: { $taxon-inside } живут на { $count } источнике.
        [few] Выживание: { $taxon-inside } живут на { $count } источниках.
       *[many] Выживание: { $taxon-inside } живут на { $count } источниках.
    }
event-survival-pays-nobody = Выживание: ни у кого нет большинства на источниках.
event-dominates = { $taxon } доминируют: { $nutrient-inside }, значение { $value }.
event-gains-pawn = «Зачаточный интеллект»: { $taxon-inside } получают ещё один обычный маркер.
event-replaces-trait = У { $taxon-genitive } теперь «{ $trait }» вместо «{ $old }».
event-draws-traits = { $taxon } смотрят новые свойства.
event-leaves-game = Карта «{ $evocard }» выбывает из игры.
event-reseed = Обновление: поле действий заполняется заново.
event-standstill = Эволюция стоит на месте, раундов: { $rounds }. Игра окончена.
event-no-more-turns = Сделано ходов: { $turns }. Игра окончена.
event-final-begins = Начинается финальный подсчёт очков.


## Refusals: why not, and what would help. A refusal gets the arguments of the refused move.

refusal-not-asked = Не сейчас. Сначала ответьте на текущий вопрос.
refusal-not-asked-about = Текущий вопрос не об этом.
refusal-not-your-trait = Этого свойства нет среди тех, из которых можно выбрать.
refusal-not-another-trait = Ни у кого нет свойства «{ $trait }». Можно перенять только открытое свойство другого класса.
refusal-pawn-is-owned = Этим маркером уже управляет другой класс. Возьмите свободный.
refusal-no-basic-pawn = У вас нет обычных маркеров под рукой. Сначала сделайте возврат.
refusal-not-your-pawn = Этим маркером управляете не вы: { $pawn-inside }. Сначала доминируйте по его источнику пищи.
refusal-pawn-is-out = { $pawn } не под рукой. Сначала сделайте возврат.
refusal-special-only = Эта ячейка только для особых маркеров.
refusal-berth-is-closed = При таком числе классов эта ячейка закрыта.
refusal-not-your-benthic = Эта ячейка принадлежит классу со свойством «Донные организмы».
refusal-benthic-is-taken = Там уже стоит маркер. Он вернётся, когда класс, который им управляет, сделает возврат.
refusal-controls-the-pawn = Особым маркером этого источника пищи управляете вы. Выберите жетон другого вида.
refusal-berth-is-taken = Там уже стоит маркер. Вытеснить его может только особый маркер.
refusal-own-pawn-there = Там стоит ваш собственный маркер. Вытеснить его своим нельзя.
refusal-special-pawn-there = Там стоит особый маркер. Его нельзя вытеснить.
refusal-not-further = Обычный маркер ставят дальше всех ваших маркеров на поле действий.
refusal-between-pawns = «Полёт» позволяет встать перед всеми вашими маркерами или за ними, но не между ними.
refusal-only-at-first = Действие можно пропустить только до его начала.
refusal-not-optional = Это нужно сделать. Выберите один из вариантов.
refusal-not-in-section = Такого жетона нет в секции «Изобилие»: { $nutrient-inside }.
refusal-vertex-not-usable = У этого угла нет тайла. Выберите угол тайла.
refusal-vertex-is-taken = На этом углу уже лежит жетон. Там место только для одного.
refusal-no-token-there = На этом углу нет жетона.
refusal-no-tile-there = Там нет тайла.
refusal-not-at-vent = Этот жетон не касается источника нужного вида.
refusal-not-in-autotrophs = В секции «Автотрофы» нет жетона этого вида.
refusal-not-in-depletion = В секции «Истощение» нет жетона этого вида.
refusal-not-in-adaptation = Такого жетона нет в секции «Адаптация»: { $nutrient-inside }.
refusal-no-vacant-place = На вашем планшете нет свободных ячеек. Особая ячейка секции «Адаптация» позволяет заменить жетон.
refusal-only-by-special = Заменить жетон может только особый маркер в последней ячейке.
refusal-no-such-token = У вас там нет жетона.
refusal-same-as-another = У вас есть точно такой же жетон. Выберите его.
refusal-other-type = Этот жетон не того вида, который разрешает ячейка.
refusal-no-room-at-token = Ни один тайл у этого жетона не примет куб.
refusal-too-many-cubes = Это больше, чем вмещает тайл или есть в генофонде.
refusal-not-this-tile = Вопрос о другом тайле.
refusal-heap-is-empty = Эта стопка пуста.
refusal-cell-is-taken = На { $hex } уже лежит тайл.
refusal-not-beside-earth = { $hex } не граничит ни с одним тайлом.
refusal-not-on-new-tile = Выберите свободный угол нового тайла.
refusal-not-in-wanderlust = Такого жетона нет в секции «Странствие», или угол занят.
refusal-not-beside-new-tile = Кубы приходят только с соседних тайлов.
refusal-too-few-cubes = У вас там нет столько кубов.
refusal-is-vent-already = { $hex } уже термальный источник.
refusal-not-on-edge = { $hex } не на краю карты. Особый маркер может деформировать любой тайл.
refusal-not-of-terrain = Карта говорит о другой местности, не о { $hex }.
refusal-side-is-given = Выберите один из двух источников.
refusal-too-far = { $to } не граничит с { $from }.
refusal-too-far-for-season = { $to } дальше двух шагов от { $from }.
refusal-over-the-limit = Столько кубов переместить уже нельзя.
refusal-has-moved-already = Кубы там уже перемещались. Каждый перемещается один раз.
refusal-not-opposing = Здесь можно уничтожать только кубы других классов.
refusal-nobody-there = У этого класса нет кубов на { $hex }.
refusal-do-not-occupy = У вас нет кубов на { $hex }.
refusal-other-terrain = { $hex } не та местность, что под ячейкой.
refusal-other-tile = Вы уже выбрали другой тайл.
refusal-not-this-terrain = { $hex } не та местность, что под ячейкой.
refusal-too-high-in-row = Карта «{ $evocard }» стоит в ряду слишком высоко для этой ячейки.
refusal-not-in-row = Карты «{ $evocard }» нет в ряду.
refusal-not-in-discard = Карты «{ $evocard }» нет в сбросе.
refusal-being-played = Карта «{ $evocard }» как раз разыгрывается.
refusal-not-above-marker = Ваше значение доминирования не выше отметки: { $nutrient-inside }.
refusal-no-effect-there = Карта там ничего не изменит.
refusal-not-there = Карта говорит не об этом. Выберите один из вариантов.
refusal-pawn-not-controlled = Особым маркером этого источника пищи управляете не вы.
refusal-not-at-landing = Подойдут только суша и геотермальные источники, и только у нового жетона, если он есть.
refusal-not-at-tile = Этот жетон не касается выбранного тайла.
refusal-not-next-to-tile = Кубы переходят только на соседние тайлы.
refusal-class-not-there = У этого класса там нет кубов.
refusal-back-to-start = Мигрирующий куб не может вернуться на свой тайл.
refusal-too-few-to-drift = У вас там нет столько кубов.
refusal-not-in-bag = Такого жетона в мешочке нет: { $nutrient-inside }.
refusal-not-to-be-lost = Этот жетон не теряется.


### browser

## Words that only the page says

ui-earth = Планета
ui-corners = Углы планеты
ui-display = Действия
ui-cards = Карты
ui-classes = Классы
ui-round = Раунд { $round }
ui-setting-up = Подготовка
ui-last-round = Последний раунд
ui-retrieved = В этом раунде вернули маркеры: { $classes }
ui-retrieved-nobody = В этом раунде ещё никто не возвращал маркеры
ui-has-retrieved = возврат в этом раунде уже был
ui-asteroid-within = Астероид среди последних карт колоды: { $count }
ui-tile = { $cell }: { $terrain }
ui-empty-cell = { $cell }: тайла пока нет
ui-nobody-lives-here = здесь никто не живёт
ui-touched-by = рядом: { $elements }
ui-cubes-thriving = { $taxon }: { $count }, процветают
ui-cubes-endangered = { $taxon }: { $count }, вымирают
ui-thriving = процветают
ui-endangered = вымирают
ui-cubes = { $count ->
        [one] { $count } куб
        [few] { $count } куба
       *[many] { $count } кубов
    }
ui-would-score = { $count ->
        [one] принесли бы { $count } очко
        [few] принесли бы { $count } очка
       *[many] принесли бы { $count } очков
    }
ui-heaps = Стопки тайлов
ui-heap = { $count ->
        [one] сверху { $terrain }, в стопке { $count } тайл
        [few] сверху { $terrain }, в стопке { $count } тайла
       *[many] сверху { $terrain }, в стопке { $count } тайлов
    }
ui-heap-empty = эта стопка пуста
ui-vents-left = { $count ->
        [one] остался { $count } источник
        [few] осталось { $count } источника
       *[many] осталось { $count } источников
    }
ui-layers = Показать на карте
ui-layer-points = Очки
ui-layer-risk = Вымирающие
ui-berth-closed = закрыта при таком числе классов
ui-special-only = только для особого маркера
ui-up-to = до { $count }
ui-pawn-of = { $pawn }: { $taxon }
ui-squares = Защищены от регресса: { $classes }
ui-marker = { $element }: отметка { $value }
ui-marker-word = Отметка
ui-controlled-by = контролируют { $taxon }
ui-controlled-by-nobody = никто не контролирует
ui-your-value = ваше значение { $value }
ui-dominance-value = значение доминирования { $value }
ui-basic-pawn-text = Ставится в пустую ячейку дальше всех ваших маркеров на поле.
ui-pawns-at-hand = обычных маркеров в запасе: { $count } из { $all }
ui-gene-pool = генофонд { $count }
ui-on-earth = на планете { $count }
ui-eliminated = уничтожено { $count }
ui-endangered-count = вымирают { $count }
ui-elements = пища: { $elements }
ui-printed = { $element }, напечатано на планшете
ui-vacant-cell = свободно
ui-holds-survival = владеет картой «Выживание»
ui-copied-trait = { $trait }, копия
ui-final-now = ещё { $count }, если бы игра закончилась сейчас
ui-evolution-row = Ряд эволюции
ui-discarded = Сброс: { $count }
ui-your-traits = Ваши свойства
ui-deck-left = { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
ui-discard-empty = Ни одна карта ещё не сыграна.
ui-row-empty = В ряду нет карт.
ui-card-position = Место { $position }
ui-terrains = Что приносят местности
ui-places = первое / второе / третье / четвёртое место
ui-speciation-limit = предел { $count }
ui-bonus-table = Бонусные очки за 1, 2, 3 … одинаковых: { $values }
ui-bag = В мешочках
ui-cards-unseen = { $count ->
        [one] Ещё не появилась { $count } карта
        [few] Ещё не появились { $count } карты
       *[many] Ещё не появилось { $count } карт
    }
ui-row-points = Очки
ui-row-final = Итоговый подсчёт сейчас
ui-row-earth = На планете
ui-row-pool = Генофонд
ui-row-eliminated = Уничтожено
ui-row-endangered = Вымирают
ui-row-vents = На источниках
ui-last-scoring = Итоговый подсчёт
ui-lower-class-counts = Каждому игроку засчитывается только класс, у которого меньше очков.


## Чем закончилась игра и что считают

ui-nth-turn = Раунд { $turn }
measure-cubes = Кубы на планете
ending-asteroid = Упал астероид, и последний раунд закончился.
ending-standstill = Эволюция остановилась, и игра окончена.
ending-tie-food-chain = { $count ->
        [one] { $first } и { $second }: у обоих { $count } очко. Класс игрока { $first } стоит выше в пищевой цепи.
        [few] { $first } и { $second }: у обоих { $count } очка. Класс игрока { $first } стоит выше в пищевой цепи.
       *[many] { $first } и { $second }: у обоих { $count } очков. Класс игрока { $first } стоит выше в пищевой цепи.
    }


## What a coach says

advice-what-turn = Каждый ход вы ставите один маркер и выполняете действие, всегда дальше на поле действий, чем ваши прежние. Когда хороших мест не осталось, верните все.
advice-what-choose-trait = Свойство остаётся у вашего класса на всю игру. Выберите то, которое подходит вашей манере.
advice-what-copy-trait = Вы перенимаете свойство другого класса. Подумайте, что оно даст вашим животным.
advice-what-claim-pawn = Особый маркер может встать на любую клетку поля действий и вытеснить обычный.
advice-what-abundance-token = Вы выбираете, какая пища появится на планете. Ваши животные процветают там, где тайла касается жетон их пищи.
advice-what-lay-token = Угол касается трёх тайлов, и жетон кормит все.
advice-what-autotrophs-token = Возле источников пищу можно убрать или обменять. Так вы кормите своих или морите чужих.
advice-what-depletion-token = Жетон уходит с планеты. Кто им кормился, может не пережить следующее вымирание.
advice-what-adapt-token = Ваш класс учится есть ещё что-то. Чем больше он умеет есть, тем больше мест его кормят.
advice-what-shelter = Куб здесь защищает ваш класс: в конце раунда остальные теряют пищу, показанную в этой секции.
advice-what-speciate-at = Выберите жетон: ваши новые животные появятся на тайлах вокруг него. Суша принимает мало, открытый океан много.
advice-what-populate-tile = За тайл при подсчёте больше всех получает тот, у кого там больше животных. При равенстве важнее место в пищевой цепи.
advice-what-wander-to = Планета растёт на один тайл, и такие же тайлы рядом дают премию. Потом все могут на него перейти.
advice-what-wander-token = На угол нового тайла можно положить пищу.
advice-what-drift-to = Животные рядом с новым тайлом могут перейти на него. Идите туда, где есть ваша пища.
advice-what-deform-tile = Тайл становится источником. Сам он даёт мало, но у кого на источниках больше всех животных, выигрывает при каждом выживании.
advice-what-vent-side = На экваторе вид источника выбираете вы. Это важно для автотрофов.
advice-what-migrate-cubes = Ваши животные переходят на соседние тайлы. Ведите их к пище и туда, где есть за что получить очки.
advice-what-compete = Там, где вы живёте, можно вытеснить других. Выбирайте тех, кто на тайле впереди вас.
advice-what-score-tile = Тайл приносит очки всем, кто там живёт. Если ваши животные там процветают, вы сыграете карту.
advice-what-play-card = Вы играете карту из ряда. На её место придёт новая, и некоторые приносят вымирание.
advice-what-dominate-type = Ваше значение — число ваших источников пищи этого типа, умноженное на тайлы, где они вас кормят. Кто его превысит, берёт особый маркер.
advice-what-lose-token = Ваш класс разучился есть одну пищу: в «Регрессе» не было вашего куба.
advice-endangered = Вашим животным на { $hex } нечего есть: { $count }. Следующее вымирание их погубит.
advice-regresses = В конце раунда вы потеряете источник пищи: { $nutrient-inside }. Куб в «Регрессе» это предотвратит.
advice-can-dominate = Ваше доминирование достаточно велико: { $nutrient-inside }. Маркер в «Доминировании» даст вам особый маркер.
advice-can-score = Вы лидируете на { $hex }, и «Эволюция» может принести за него очки. Вам: { $points }.
advice-last-pawn = Это ваш последний маркер. После него придётся возвращать все.
advice-ends-round = Если сделать возврат сейчас, раунд закончится: придут новые жетоны, а «Регресс» возьмёт своё.
advice-few-cubes = Ваш генофонд почти пуст. Осталось кубов: { $count }.
advice-asteroid-near = В ряду лежит «Астероид». Когда его сыграют, игра закончится вместе с раундом.
advice-feeds = С этой пищей ваши голодные животные будут процветать: { $nutrient-inside }, { $count }.
advice-best-corner = На углу { $vertex } жетон накормит ваших голодных животных: { $count }.
advice-most-room = Больше всего места для ваших животных вокруг { $vertex }: { $count }.
advice-escape = Вашим животным на { $from } нечего есть. На { $to } они будут процветать.
advice-kill-pays = Без одного чужого куба { $hex } принесёт вам больше. Мешают { $taxon-inside }.
advice-best-tile = Больше всего вам принесёт { $hex }: { $points }.
advice-card-pays = «{ $evocard }» сразу принесёт вам очки: { $gain }.
advice-bonus = Самая большая премия на { $hex }: { $points }.
advice-of-a-card = Это действие карты «{ $evocard }». Из чего выбирать, сказано в её тексте.


## What a move leads to

ahead-nothing-to-do = Делать там сейчас нечего.
ahead-bumps = Маркер { $taxon-genitive } вернётся домой.
ahead-limit = Кубов не больше: { $count }.
ahead-endangered = На { $to } они окажутся вымирающими.
ahead-harms = { $taxon }: вымирающих кубов станет больше на { $count }.
ahead-helps = { $taxon }: процветающих кубов станет больше на { $count }.
ahead-gains = { $taxon }: +{ $points }.
ahead-bonus = Это принесёт очков: { $points }.
ahead-plays = Затем вы сыграете карту.
ahead-ends-round = Раунд на этом закончится.
ahead-dominates = Вы доминируете ({ $nutrient-inside }): в конце очков: { $points }.
ahead-takes-control = { $taxon } теряют: { $nutrient-inside }.
ahead-pool-left = Кубов в генофонде останется: { $count }.
ahead-cubes-left = Кубов на { $hex } останется: { $count }.


## What comes next

next-hex = тайл
next-vertex = угол
next-nutrient = источник пищи
next-diet = жетон рациона
next-taxon = класс
next-berth = действие
next-pawn = маркер
next-heap = стопку
next-trait = свойство
next-card = карту свойства
next-place-berth = куда его поставить
next-place-pawn = какой маркер
next-migrate-to = куда пойдут кубы
next-migrate-count = сколько кубов
next-populate-count = сколько кубов
next-drift-count = сколько кубов
next-scatter-count = сколько кубов
next-adapt-place = какой жетон заменить
next-wander-hex = куда положить тайл
next-eliminate-taxon = чей куб


## What a touch does

verb-place = поставить маркер
verb-swap = обменять
verb-adapt = заменить
verb-populate = поставить кубы
verb-wander = положить тайл
verb-put = положить жетон
verb-drift = увести кубы
verb-migrate = мигрировать
verb-eliminate = уничтожить
verb-keep = оставить вместо
verb-scatter = рассеять
verb-exchange = обменять
verb-trade = обменять

## Natural history: one true line for each

lore-taxon-reptiles = Ихтиозавры не выходили на берег: их детёныши рождались живыми в море.
lore-taxon-cephalopods = У осьминога три сердца и голубая кровь.
lore-taxon-fishes = Половина всех видов позвоночных — это рыбы.
lore-taxon-crustaceans = Размах ног японского краба-паука — почти четыре метра.
lore-evocard-annelids = Хищный червь эунице таится в песке и вырастает до трёх метров.
lore-evocard-asteroid = Астероид, завершивший эру динозавров, был около десяти километров в поперечнике.
lore-evocard-biodiversity = Рифы занимают тысячную долю дна, а живёт на них четверть морских видов.
lore-evocard-biomass = Весь криль Антарктики весит примерно столько же, сколько всё человечество.
lore-evocard-favorable-environment = Больше всего рыбы кормится там, где поднимается холодная глубинная вода.
lore-evocard-disease = В 1983 году болезнь погубила почти всех длинноиглых ежей Карибского моря.
lore-evocard-gastropods-card = Улитки-конусы бьют рыбу ядовитым зубом, как гарпуном.
lore-evocard-omnivores = Малоголовая акула-молот ест морскую траву и переваривает её примерно наполовину.
lore-evocard-volcanic-activity = Три четверти всей лавы изливается под водой.
lore-evocard-invasive-species = Самка крылатки, чужой в Карибском море, мечет два миллиона икринок в год.
lore-evocard-cladogenesis = В озере Малави одна линия цихлид дала около восьмисот видов.
lore-evocard-carbon-cycle = Белые скалы Дувра сложены из панцирей планктона.
lore-evocard-mass-exodus = Самая большая миграция на Земле идёт каждую ночь: из глубин к поверхности.
lore-evocard-metamorphosis = Малёк камбалы глядит в обе стороны, а потом один глаз переходит на другой бок.
lore-evocard-marine-snow = Хлопья морского снега опускаются на дно неделями.
lore-evocard-terrestrial = Пальмовый вор вылупляется в море, а взрослым в нём утонул бы.
lore-evocard-lack-of-competition = После величайшего вымирания почти всюду жила одна ракушка, клараия.
lore-evocard-fertility = Луна-рыба вымётывает за раз до трёхсот миллионов икринок.
lore-evocard-prolific-predators = Кальмар Гумбольдта живёт около двух лет и откладывает больше миллиона яиц.
lore-evocard-semiaquatic = Морские игуаны пасутся под водой и вычихивают соль.
lore-evocard-population-explosion = Один полип отпочковывает десятки медуз: так возникают их полчища.
lore-evocard-niche-construction = Белый песок многих пляжей прошёл через рыб-попугаев, грызущих кораллы.
lore-evocard-adaptability = Мимический осьминог притворяется то крылаткой, то морской змеёй, то камбалой.
lore-evocard-producers = Половина кислорода на Земле образуется в море.
lore-evocard-reproduction = Кораллы целого рифа нерестятся в одни и те же ночи после полнолуния.
lore-evocard-symbiosis = К губану-чистильщику рыбы стоят в очереди и открывают ему рты.
lore-evocard-solar-radiation = Солнце кормит море лишь в верхних двухстах метрах.
lore-evocard-habitat = Кит, упавший на дно, десятилетиями кормит целый город животных.
lore-evocard-tectonic-shift = Атлантика растёт примерно с той же скоростью, что и ваши ногти.
lore-evocard-trophic-cascade = Где исчезли каланы, морские ежи съели целые леса ламинарии.
lore-evocard-predation = Белая акула меняет за жизнь тысячи зубов.
lore-evocard-ecodiversity = Многие рыбы рифа вырастают среди мангров и морской травы.
lore-evocard-gene-expression = Когда умирает самка рыбы-клоуна, её самец становится самкой.
lore-evocard-extremophiles = Помпейский червь живёт на горячих трубах глубин в шубе из бактерий.
lore-evocard-endosymbionts = У гигантской рифтии нет рта: её кормят бактерии внутри.
lore-trait-active-filter-feeders = Синий кит съедает за день около шестнадцати тонн криля.
lore-trait-benthic-fauna = Голотурии перерабатывают ил глубин, как дождевые черви почву.
lore-trait-ancient-lineage = Целакантов знали лишь по окаменелостям, пока одного не поймали в 1938 году.
lore-trait-resilience = Морская звезда отращивает потерянный луч, а иная и всю себя из одного луча.
lore-trait-nascent-intelligence = Иные осьминоги носят с собой скорлупу кокоса, чтобы прятаться в ней.
lore-trait-cannibalism = Детёныши песчаной акулы поедают братьев и сестёр ещё до рождения.
lore-trait-camouflage = Каракатица меняет узор за секунду, хотя сама не различает цветов.
lore-trait-solitary = Самец иных удильщиков находит самку во тьме и прирастает к ней.
lore-trait-pack-hunting = Антарктические косатки вместе поднимают волну, чтобы смыть тюленя со льдины.
lore-trait-switching = Когда тюленей стало мало, косатки у Аляски перешли на каланов.
lore-trait-carnivory = Рак-богомол бьёт так быстро, что вода за его ударом вскипает.
lore-trait-flight = Летучие рыбы планируют над волнами до четырёхсот метров.
lore-trait-seasonal-migration = Горбатый кит проплывает за год туда и обратно до шестнадцати тысяч километров.
lore-trait-social-behavior = В косяке сельди бывают сотни миллионов рыб, и ни одна не ведёт остальных.
lore-trait-hadal-fauna = Морского слизня засняли на глубине более восьми километров.
lore-trait-phenotypic-plasticity = Улитки-литорины наращивают раковину потолще там, где чуют крабов.
lore-trait-exaptation = Плавательный пузырь рыб и наши лёгкие произошли от одного органа.
lore-trait-ecological-niche = Краб-йети разводит бактерии на своих мохнатых клешнях.
