# Russian: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Доминирующие виды. Мировой океан
game-marine-text = Расселите свой класс в живом море и станьте в нём главным.


## Classes (MAR-1.2). .inside is the name in the middle of a sentence.

class-reptiles = Рептилии
    .inside = рептилии
    .genitive = рептилий
    .dative = рептилиям
    .accusative = рептилий
    .instrumental = рептилиями
class-cephalopods = Головоногие
    .inside = головоногие
    .genitive = головоногих
    .dative = головоногим
    .accusative = головоногих
    .instrumental = головоногими
class-fishes = Рыбы
    .inside = рыбы
    .genitive = рыб
    .dative = рыбам
    .accusative = рыб
    .instrumental = рыбами
class-crustaceans = Ракообразные
    .inside = ракообразные
    .genitive = ракообразных
    .dative = ракообразным
    .accusative = ракообразных
    .instrumental = ракообразными


## Elements (MAR-1.3)

food-algae = Водоросли
    .inside = водоросли
    .genitive = водорослей
    .accusative = водоросли
    .instrumental = водорослями
food-gastropods = Моллюски
    .inside = моллюски
    .genitive = моллюсков
    .accusative = моллюсков
    .instrumental = моллюсками
food-worms = Черви
    .inside = черви
    .genitive = червей
    .accusative = червей
    .instrumental = червями
food-plankton = Планктон
    .inside = планктон
    .genitive = планктона
    .accusative = планктон
    .instrumental = планктоном
food-sponges = Губки
    .inside = губки
    .genitive = губок
    .accusative = губки
    .instrumental = губками
food-sun = Солнечный свет
    .inside = солнечный свет
    .genitive = солнечного света
    .accusative = солнечный свет
    .instrumental = солнечным светом


## Terrain (MAR-1.4)

terrain-land = Суша
    .inside = суша
    .genitive = суши
    .accusative = сушу
    .locative = суше
terrain-kelp-forest = Лес водорослей
    .inside = лес водорослей
    .genitive = леса водорослей
    .accusative = лес водорослей
    .locative = лесе водорослей
terrain-coral-reef = Коралловый риф
    .inside = коралловый риф
    .genitive = кораллового рифа
    .accusative = коралловый риф
    .locative = коралловом рифе
terrain-seamount = Подводная гора
    .inside = подводная гора
    .genitive = подводной горы
    .accusative = подводную гору
    .locative = подводной горе
terrain-seagrass-meadow = Подводный луг
    .inside = подводный луг
    .genitive = подводного луга
    .accusative = подводный луг
    .locative = подводном лугу
terrain-sand-plain = Песчаная равнина
    .inside = песчаная равнина
    .genitive = песчаной равнины
    .accusative = песчаную равнину
    .locative = песчаной равнине
terrain-open-ocean = Открытый океан
    .inside = открытый океан
    .genitive = открытого океана
    .accusative = открытый океан
    .locative = открытом океане
terrain-vent = Термальный источник
    .inside = термальный источник
    .genitive = термального источника
    .accusative = термальный источник
    .locative = термальном источнике
vent-hydrothermal = Гидротермальный источник
    .inside = гидротермальный источник
    .genitive = гидротермального источника
    .accusative = гидротермальный источник
    .locative = гидротермальном источнике
vent-geothermal = Геотермальный источник
    .inside = геотермальный источник
    .genitive = геотермального источника
    .accusative = геотермальный источник
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
section-wanderlust-text = Положите открытый тайл рядом с планетой, по желанию с жетоном этой секции. Бонусные очки — за соседние тайлы той же местности; затем каждый класс может перейти сюда с соседних тайлов. Особая ячейка даёт ещё один ход.
section-deformation = Деформация
section-deformation-text = Накройте тайл на краю карты термальным источником, в особой ячейке — любой тайл. Бонусные очки — за соседние источники. По одному кубу каждого класса остаётся, прочие возвращаются в генофонды, и вы добавляете один свой.
section-migration = Миграция
section-migration-text = Переместите свои кубы на соседние тайлы, каждый один раз, не больше числа на ячейке. У особой ячейки предела нет.
section-competition = Конкуренция
section-competition-text = Выберите занятый вами тайл той местности, что под ячейкой, и уничтожьте там чужие кубы, не больше числа на ячейке. Особая ячейка: по одному кубу на двух тайлах любой местности.
section-evolution = Эволюция
section-evolution-text = Подсчитайте очки за тайл той местности, что под ячейкой. Если ваши кубы там процветают, сыграйте карту из ряда эволюции, чьё место не выше номера ячейки.
section-dominance = Доминирование
section-dominance-text = Выберите источник пищи, для которого ваше значение доминирования выше отметки. Его особый маркер переходит под ваш контроль, а отметка поднимается до вашего значения.


## Evolution cards (MAR-1.10): the main effect, and the lower text of those that have one

card-annelids = Аннелиды
card-annelids-text = 1 очко за каждый занятый вами тайл, которого касаются черви.
card-asteroid = Астероид
card-asteroid-text = Выберите тайл. Уничтожьте там все кубы, кроме 1, затем по 1 кубу на ваш выбор на каждом соседнем тайле. Игра закончится с концом этого раунда.
card-biodiversity = Биологическое разнообразие
card-biodiversity-text = 1 очко за каждый тайл, который вы делите с другим классом.
card-biomass = Биомасса
card-biomass-text = На каждом тайле, где кубов больше, чем жетонов вокруг, уничтожьте 1 куб любого класса.
card-favorable-environment = Благоприятная среда
card-favorable-environment-text = Выберите местность. Подсчитываются очки за все её тайлы.
card-disease = Болезнь
card-disease-text = Каждый другой класс, у которого больше источников пищи, чем у вас, теряет 1 жетон по своему выбору.
card-gastropods-card = Брюхоногие
card-gastropods-card-text = 1 очко за каждый занятый вами тайл, которого касаются моллюски.
card-omnivores = Всеядные виды
card-omnivores-text = Выберите занятый вами тайл. Уберите 1 жетон, который его касается, затем уничтожьте там 1 куб любого класса.
card-volcanic-activity = Вулканическая активность
card-volcanic-activity-text = Накройте источником любую подводную гору, как в действии «Деформация», на краю карты или нет.
card-volcanic-activity-lower = В ряду: каждая деформация приносит на 1 очко больше.
card-invasive-species = Инвазивные виды
card-invasive-species-text = На каждом тайле местности, показанной в «Конкуренции», уничтожьте 1 чужой куб.
card-cladogenesis = Кладогенез
card-cladogenesis-text = Сыграйте основной эффект карты из сброса с X = 0. Затем сыграйте любую другую карту из ряда.
card-carbon-cycle = Круговорот углерода
card-carbon-cycle-text = 1 очко за каждый занятый вами тайл, которого касается планктон.
card-mass-exodus = Массовый исход
card-mass-exodus-text = Выберите тайл. Переместите с него все кубы всех классов на соседние тайлы, как захотите.
card-mass-exodus-lower = В ряду: в ячейках миграции 1–3 перемещается на 1 куб больше.
card-metamorphosis = Метаморфоз
card-metamorphosis-text = Обменяйте 1 свой жетон на любой из мешочка.
card-marine-snow = Морской снег
card-marine-snow-text = Поставьте до 1 куба на каждый гидротермальный источник.
card-marine-snow-lower = При появлении: подсчитываются очки за все гидротермальные источники.
card-terrestrial = Наземные виды
card-terrestrial-text = Положите любой жетон из мешочка на свободный угол суши или геотермального источника. Затем поставьте до 4 кубов на один такой тайл, которого он касается.
card-lack-of-competition = Отсутствие конкуренции
card-lack-of-competition-text = Бонусные очки за число тайлов, где живёте только вы.
card-fertility = Плодовитость
card-fertility-text = Выберите занятый вами тайл. 1 очко за каждый куб на нём, любого класса.
card-prolific-predators = Плодовитые хищники
card-prolific-predators-text = Уничтожьте X чужих кубов на занятых вами тайлах, затем поставьте по 1 своему кубу туда, где был каждый из них.
card-semiaquatic = Полуводные виды
card-semiaquatic-text = 1 очко за каждый занятый вами тайл, которого касается солнечный свет.
card-population-explosion = Популяционный взрыв
card-population-explosion-text = Выберите занятый вами тайл. Поставьте туда столько кубов, сколько их на нём от всех классов.
card-population-explosion-lower = При появлении: каждый класс может поставить 1 куб на занятый им тайл.
card-niche-construction = Преобразование мест обитания
card-niche-construction-text = Переместите 1 жетон на планете на другой свободный угол.
card-adaptability = Приспособляемость
card-adaptability-text = Обменяйте 1 свой жетон на 1 жетон с планеты.
card-producers = Продуценты
card-producers-text = 1 очко за каждый занятый вами тайл, которого касаются водоросли.
card-reproduction = Размножение
card-reproduction-text = Поставьте до 1 куба на каждый занятый вами тайл.
card-reproduction-lower = В ряду: на сушу и термальные источники видообразование ставит до 2 кубов.
card-symbiosis = Симбиоз
card-symbiosis-text = Вы и каждый класс, у которого меньше источников пищи, чем у вас, тянете 1 жетон в свободную ячейку.
card-solar-radiation = Солнечная радиация
card-solar-radiation-text = Выберите тайл. Верните с него X кубов на ваш выбор в их генофонды.
card-solar-radiation-lower = В ряду: когда действие «Эволюция» приносит очки за тайл, которого касается солнечный свет, каждый получивший их класс получает ещё 1.
card-habitat = Среда обитания
card-habitat-text = Уберите с планеты 1 жетон, чей особый маркер вы не контролируете. Затем положите на свободный угол 1 жетон из мешочка, чей особый маркер вы контролируете.
card-tectonic-shift = Тектонический сдвиг
card-tectonic-shift-text = Все классы забирают все свои маркеры.
card-tectonic-shift-lower = При появлении: жетоны между тремя термальными источниками уходят в мешочек.
card-trophic-cascade = Трофический каскад
card-trophic-cascade-text = Выберите тайл. Уберите X жетонов, которые его касаются.
card-predation = Хищничество
card-predation-text = На каждом занятом вами тайле уничтожьте 1 чужой куб.
card-predation-lower = В ряду: в ячейках конкуренции 1–3 уничтожается на 1 куб больше.
card-ecodiversity = Экосистемное разнообразие
card-ecodiversity-text = 1 очко за каждый жетон на планете, тип которого у вас есть.
card-gene-expression = Экспрессия генов
card-gene-expression-text = Возьмите 3 свойства и оставьте 1 из них. Оно заменяет ваше свойство.
card-extremophiles = Экстремофилы
card-extremophiles-text = 1 очко за каждый ваш куб на термальных источниках.
card-endosymbionts = Эндосимбионты
card-endosymbionts-text = 1 очко за каждый занятый вами тайл, которого касаются губки.


## Symbols of evolution cards, and the Survival card (MAR-1.12)

symbol-extinction = Вымирание
symbol-extinction-text = Когда эта карта появляется, уничтожаются все вымирающие кубы.
symbol-survival = Выживание
symbol-survival-text = Когда эта карта появляется, класс, у которого больше всего кубов на термальных источниках, получает бонусные очки за занятые им источники.


## Traits (MAR-1.11)

trait-active-filter-feeders = Активные фильтраторы
trait-active-filter-feeders-text = У вас на 1 планктон больше, сверх ячеек. Его нельзя потерять.
trait-benthic-fauna = Донные организмы
trait-benthic-fauna-text = Ваша собственная ячейка, порядок маркеров для неё не важен: поставьте сюда маркер, чтобы провести видообразование у любого жетона, тип которого у вас есть.
trait-ancient-lineage = Древняя родословная
trait-ancient-lineage-text = При первом возврате за раунд можете сыграть основной эффект карты из сброса с X = 0. Затем эта карта выходит из игры.
trait-resilience = Живучесть
trait-resilience-text = Когда регресс отнимает у вас жетоны, можете сохранить 1 из них.
trait-nascent-intelligence = Зачаточный интеллект
trait-nascent-intelligence-text = Как только у вас 20 очков, вы получаете на 1 обычный маркер больше до конца игры.
trait-cannibalism = Каннибализм
trait-cannibalism-text = 1 очко за каждый ваш уничтоженный куб, кто бы его ни уничтожил.
trait-camouflage = Маскировка
trait-camouflage-text = Когда другой класс положил тайл странствием или источник деформацией, можете поставить туда 1 куб.
trait-solitary = Одиночный образ жизни
trait-solitary-text = 1 очко, когда подсчитываются очки за тайл, на котором ровно 1 ваш куб.
trait-pack-hunting = Охота в стае
trait-pack-hunting-text = В начале игры возьмите любой особый маркер. Его отметка доминирования переходит на 2.
trait-switching = Переключение
trait-switching-text = 1 очко за каждый занятый вами тайл, на который эффект ставит чужие кубы из генофонда.
trait-carnivory = Плотоядность
trait-carnivory-text = Ваши кубы процветают и там, где есть хотя бы 2 чужих куба.
trait-flight = Полёт
trait-flight-text = Ваши обычные маркеры можно ставить не только дальше всех ваших маркеров на поле, но и перед ними всеми.
trait-seasonal-migration = Сезонная миграция
trait-seasonal-migration-text = В ячейках миграции 1–3 вы перемещаете на 1 куб больше, и каждый куб может пройти 1 или 2 шага.
trait-social-behavior = Социальное поведение
trait-social-behavior-text = Ваши обычные маркеры могут вытеснять чужие обычные маркеры.
trait-hadal-fauna = Ультраабиссальная фауна
trait-hadal-fauna-text = Если в начале возврата у вас нет доступных маркеров, сразу после него вы ходите ещё раз.
trait-phenotypic-plasticity = Фенотипическая пластичность
trait-phenotypic-plasticity-text = У вас на 2 ячейки пищи больше.
trait-exaptation = Экзаптация
trait-exaptation-text = Скопируйте свойство другого класса. Когда в вашем генофонде 16 кубов или меньше, вы теряете его и тянете новое свойство.
trait-ecological-niche = Экологическая ниша
trait-ecological-niche-text = При видообразовании у жетона, чей особый маркер вы контролируете, ваши пределы на 1 больше, а у других на 1 меньше.
