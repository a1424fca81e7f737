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
ui-holds-survival = больше всех кубов на термальных источниках
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
ui-nothing-to-do = Здесь делать нечего: действие будет пропущено.
ui-ahead-gains = Очки:
ui-ahead-helps = Начнут процветать:
ui-ahead-harms = Окажутся вымирающими:
ui-ahead-plays = Затем вы играете карту.
ui-ahead-ends-round = Раунд на этом закончится.
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
ui-tie-break-text = Если очков поровну, впереди класс, который выше в пищевой цепи.
