# Russian: Evo: Age of Dinosaurs. Names follow docs/rules/dinosaurs.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## Genes (DINO-1.8). .full is the name inside a sentence, with the word gene.

gene-tail = Хвост
    .full = ген «Хвост»
gene-tail-text = Чем длиннее хвост, тем раньше вы действуете в каждой фазе.
gene-leg = Лапа
    .full = ген «Лапа»
gene-leg-text = Одно очко движения каждый ход.
gene-horn = Рог
    .full = ген «Рог»
gene-horn-text = Сильнее в любом сражении: и в атаке, и в защите.
gene-egg = Яйцо
    .full = ген «Яйцо»
gene-egg-text = Один детёныш каждый ход.
gene-fur = Мех
    .full = ген «Мех»
gene-fur-text = Один динозавр переживает холод.
gene-parasol = Зонтик
    .full = ген «Зонтик»
gene-parasol-text = Один динозавр переживает жару.
gene-mutation = Ген мутации
    .full = ген мутации
gene-mutation-text = Каждый ген, купленный позже, на 1 очко дешевле.
gene-card = Карта
    .full = ген «Карта»
gene-card-text = Сразу возьмите карту события.


## Event cards (DINO-1.11, section 4)

happening-false-tail = Накладной хвост
happening-false-tail-text = В этот ход ваш хвост длиннее на 2.
happening-unexpected-gene = Неожиданный ген
happening-unexpected-gene-text = Достаньте 2 гена из мешка, один оставьте себе бесплатно.
happening-eternal-season = Вечный сезон
happening-eternal-season-text = Климат не меняется. Кубик не бросают.
happening-seasons-rush = Времена года спешат
happening-seasons-rush-text = Климат идёт на 2 шага по часовой стрелке. Кубик не бросают.
happening-backward-weather = Погода вспять
happening-backward-weather-text = Климат идёт на 1 шаг против часовой стрелки. Кубик не бросают.
happening-rain-dance = Танец дождя
happening-rain-dance-text = Климат идёт на 1 шаг в любую сторону или остаётся, как вы решите. Кубик не бросают.
happening-giant-gene = Ген-гигант
happening-giant-gene-text = В этот ход у ваших динозавров на 2 рога больше в атаке.
happening-big-brother = Старший брат
happening-big-brother-text = В этот ход у ваших динозавров на 2 рога больше в защите.
happening-stampede = Стадо в панике
happening-stampede-text = В этот ход у вас на 2 очка движения больше.
happening-quicksand = Зыбучие пески
happening-quicksand-text = В этот ход у соперника на 2 очка движения меньше.
happening-driftwood = Плот из коряг
happening-driftwood-text = Один раз за движение в этот ход динозавр с побережья может за 1 очко движения переплыть на любую свободную клетку побережья.
happening-barren-year = Бесплодный год
happening-barren-year-text = В этот ход детёныши не рождаются. Только вид, у которого на острове никого не осталось, возвращается как обычно.
happening-far-flung-eggs = Дальняя кладка
happening-far-flung-eggs-text = В этот ход ваши детёныши рождаются на расстоянии до 3 клеток, даже в бесплодный год.
happening-twins = Двойня
happening-twins-text = В этот ход у вас на 2 яйца больше.
happening-egg-thief = Похититель яиц
happening-egg-thief-text = В этот ход у соперника на 1 яйцо меньше, а у вас на 1 больше.
happening-ice-cold = Ледяной холод
happening-ice-cold-text = В этот ход у соперника на 1 мех меньше.
happening-scorched = Горим!
happening-scorched-text = В этот ход у соперника на 1 зонтик меньше.
happening-wetsuit = Гидрокостюм
happening-wetsuit-text = В этот ход у вас на 2 меха больше.
happening-extra-parasols = Запасные зонтики
happening-extra-parasols-text = В этот ход у вас на 2 зонтика больше.
happening-epidemic = Мор
happening-epidemic-text = Соперник с самым большим стадом теряет 2 динозавров по своему выбору.
happening-bargain = Мутация со скидкой
happening-bargain-text = В этот ход ген обойдётся вам на 3 очка дешевле.
happening-dead-end = Тупиковая ветвь
happening-dead-end-text = Соперник не участвует в торгах этого хода. Или, когда вам пора делать ставку: вы сами выходите из торгов.


## The island and its climate. .letter stands for a terrain on the map in the terminal, .inside in a sentence.

terrain-desert = Пустыня
    .letter = П
    .inside = пустыня
terrain-plains = Равнина
    .letter = Р
    .inside = равнина
terrain-hills = Холмы
    .letter = Х
    .inside = холмы
terrain-mountains = Горы
    .letter = Г
    .inside = горы
zone-temperate = умеренно
zone-cold = холодно
zone-hot = жарко
zone-deadly = смертельно
way-cw = по часовой стрелке
way-stay = на месте
way-ccw = против часовой стрелки


## A space: $name is the letter of its row and the number of its column. .alone is a label of its own.

hex = { $name }
    .alone = { $name } ({ $terrain-inside })
    .land = { $name } ({ $terrain-inside })
    .weather = { $name } ({ $terrain-inside }, { $zone })


## Rows of the bidding board. .alone is what is for sale there; $alike is how many rows have the same.

row = ряд { $number }
    .alone = { $alike ->
        [0] ряд { $number }
        [1] «{ $gene }»
       *[other] «{ $gene }» (ряд { $number })
    }


## Phases. .phase is the name inside a sentence.

phase-initiative = Инициатива
    .phase = фаза инициативы
phase-initiative-text = Длинные хвосты идут первыми.
phase-climate = Климат
    .phase = фаза климата
phase-climate-text = Погода меняется.
phase-movement = Движение
    .phase = фаза движения
phase-movement-text = Динозавры ходят и сражаются.
phase-births = Потомство
    .phase = фаза потомства
phase-births-text = Рядом с родителями появляются детёныши.
phase-survival = Выживание и развитие
    .phase = фаза выживания и развития
phase-survival-text = Холод и жара берут своё. Каждый выживший — очко.
phase-evolution = Метеорит и эволюция
    .phase = фаза метеорита и эволюции
phase-evolution-text = Метеорит приближается, и в продаже новые гены.


## Options (DINO-0.3)

option-board-4p = Остров на четверых
option-board-4p-text = Из каких двух половин складывают остров, когда играют вчетвером.
option-board-4p-value-large-small = большая и малая половины
option-board-4p-value-two-medium = две средние половины
option-gene-shortage = Нехватка генов
option-gene-shortage-text = Каждый ход генов на один меньше, чем игроков, и один игрок может остаться без гена. Метеорит ждёт два хода.


## Moves: a sentence for the confirm bar and the list of moves

move-play-event = Сыграть карту «{ $card }»
move-play-event-target = Сыграть карту «{ $card }», соперник — { $target }
move-play-event-way = Сыграть карту «{ $card }»: { $way }
move-pass-event = Спасовать: сейчас карт событий не играть
move-keep-gene = Оставить себе { $gene-full }
move-move = Пойти с { $from } на { $to-weather }
move-attack = Атаковать с { $from } на { $to }
move-attack-odds = { $odds ->
        [1] Атаковать с { $from } динозавра на { $to } ({ $to-owner }): победа только на 1
        [2] Атаковать с { $from } динозавра на { $to } ({ $to-owner }): победа на 1–2
       *[other] Атаковать с { $from } динозавра на { $to } ({ $to-owner }): победа на 1–{ $odds }
    }
move-raft = Переплыть на плоту с { $from } на { $to-weather }
move-end-movement = Закончить движение
move-birth = Детёныш рождается на { $space-weather }
move-remove = Убрать динозавра с { $space-land }
move-bid = { $row-alone } за { $amount }
move-bid-rest = { $rest ->
        [0] { $row-alone } за { $amount }: очков не останется
        [one] { $row-alone } за { $amount }: останется { $rest } очко
        [few] { $row-alone } за { $amount }: останется { $rest } очка
       *[many] { $row-alone } за { $amount }: останется { $rest } очков
    }
move-dead-end = Сыграть карту «{ $card }»: выйти из торгов без гена и без платы
move-decline = Отказаться: без гена и без платы
move-roll = На кубике { $pips }
move-draw-gene = Из мешка достают { $gene-full }


## Short labels of what can be chosen, for buttons

choose-pass-event = Пас
choose-raft = Плот
choose-end-movement = Закончить движение
choose-dead-end = Выйти из торгов
choose-decline = Отказаться


## Questions: to the player who is asked, and what the others read

question-window = { $phase }: сыграйте карту события или спасуйте.
question-window-other = { $phase }: карту события может сыграть { $asked }.
question-keep = Какой из этих генов вы оставите себе?
question-keep-other = { $asked } выбирает ген.
question-move-dinos = { $left ->
        [one] Двигайте динозавров: { $left } очко движения.
        [few] Двигайте динозавров: { $left } очка движения.
       *[many] Двигайте динозавров: { $left } очков движения.
    }
question-move-dinos-other = { $left ->
        [one] Динозавров двигает { $asked }: { $left } очко движения.
        [few] Динозавров двигает { $asked }: { $left } очка движения.
       *[many] Динозавров двигает { $asked }: { $left } очков движения.
    }
question-give-birth = { $left ->
        [one] Где родится детёныш?
       *[other] Где родятся детёныши? Осталось разместить: { $left }.
    }
question-give-birth-other = { $asked } размещает детёнышей, осталось: { $left }.
question-freeze = { $left ->
        [one] На холоде слишком многие: { $left } динозавр не выживет. Какой?
        [few] На холоде слишком многие: { $left } динозавра не выживут. Какой первым?
       *[many] На холоде слишком многие: { $left } динозавров не выживут. Какой первым?
    }
question-freeze-other = { $left ->
        [one] { $asked } теряет от холода { $left } динозавра.
       *[other] { $asked } теряет от холода { $left } динозавров.
    }
question-scorch = { $left ->
        [one] На жаре слишком многие: { $left } динозавр не выживет. Какой?
        [few] На жаре слишком многие: { $left } динозавра не выживут. Какой первым?
       *[many] На жаре слишком многие: { $left } динозавров не выживут. Какой первым?
    }
question-scorch-other = { $left ->
        [one] { $asked } теряет от жары { $left } динозавра.
       *[other] { $asked } теряет от жары { $left } динозавров.
    }
question-sicken = { $left ->
        [one] Мор! { $left } ваш динозавр не выживет. Какой?
        [few] Мор! { $left } ваших динозавра не выживут. Какой первым?
       *[many] Мор! { $left } ваших динозавров не выживут. Какой первым?
    }
question-sicken-other = { $left ->
        [one] Мор: { $asked } теряет { $left } динозавра.
       *[other] Мор: { $asked } теряет { $left } динозавров.
    }
question-auction = Сделайте ставку на ген.
question-auction-other = Ставку делает { $asked }.
question-roll-initiative = Бросьте кубик на инициативу: { $seat }.
question-roll-initiative-other = { $seat } бросает кубик на инициативу.
question-roll-climate = Бросьте кубик на климат: { $seat }.
question-roll-climate-other = { $seat } бросает кубик на климат.
question-roll-fight = Бросьте кубик: атака с { $from } на { $to }.
question-roll-fight-other = Бросают кубик: атака с { $from } на { $to }.
question-roll-meteor = Бросьте кубик на метеорит: { $seat }. На { $number } и меньше он падает.
question-roll-meteor-other = { $seat } бросает кубик на метеорит. На { $number } и меньше он падает.
question-draw-tile = Достаньте ген из мешка.
question-draw-tile-other = Из мешка достают ген.


## Events: lines of the log

event-turn-begins = Начинается ход { $turn }.
event-phase-begins = Начинается { $phase-phase }.
event-plays-event = { $seat } играет карту «{ $event }».
event-plays-event-target = { $seat } играет карту «{ $event }», соперник — { $target }.
event-plays-event-way = { $seat } играет карту «{ $event }»: { $way }.
event-passes = { $seat } пасует.
event-shows-gene = { $seat } достаёт { $gene-full }.
event-keeps-gene = { $seat } оставляет себе { $gene-full }.
event-rolls-initiative = { $seat } бросает кубик на инициативу: { $pips }.
event-takes-place = { $place }-е место в очерёдности: { $seat }.
event-rolls-climate = { $seat } бросает кубик на климат: { $pips }.
event-climate-is = Умеренная зона теперь: { $terrain-inside }.
event-moves-dino = { $seat } ведёт динозавра с { $from } на { $to }.
event-rafts = { $seat } переправляет динозавра на плоту с { $from } на { $to }.
event-attacks = { $seat } атакует с { $from } на { $to }, защищается { $target }.
event-wins-fight = { $seat } бросает { $pips } и побеждает: { $target } теряет динозавра на { $to }.
event-loses-fight = { $seat } бросает { $pips } и теряет динозавра: { $target } удерживает { $to }.
event-ends-movement = { $seat } заканчивает движение, осталось очков: { $left }.
event-is-born = На { $space } рождается детёныш ({ $seat }).
event-has-no-births = { $seat } в бесплодный год остаётся без детёнышей.
event-dies-at-once = На { $space-land } не выжить: { $seat } теряет динозавра.
event-freezes = Холод на { $space-land }: { $seat } теряет динозавра.
event-burns = Жара на { $space-land }: { $seat } теряет динозавра.
event-dies-of-epidemic = Мор на { $space }: { $seat } теряет динозавра.
event-gains = { $count ->
        [one] { $seat } получает { $count } очко, всего { $points }.
        [few] { $seat } получает { $count } очка, всего { $points }.
       *[many] { $seat } получает { $count } очков, всего { $points }.
    }
event-meteor-waits = Метеорит ещё далеко.
event-meteor-comes = Метеорит приближается: деление { $position }.
event-rolls-meteor = { $seat } бросает кубик на метеорит: { $pips }; { $number } и меньше — конец.
event-meteor-strikes = Метеорит падает. Век динозавров окончен.
event-is-offered = В продаже { $gene-full } ({ $row }).
event-bids = { $seat } ставит { $amount } на { $gene-full } ({ $row }).
event-is-outbid = { $seat }: ставка на { $gene-full } ({ $row }) перебита.
event-gives-up = { $seat } играет карту «{ happening-dead-end }» и выходит из торгов.
event-declines = { $seat } отказывается от гена.
event-buys = { $price ->
        [0] { $seat } получает { $gene-full } даром.
        [one] { $seat } получает { $gene-full } за { $price } очко.
        [few] { $seat } получает { $gene-full } за { $price } очка.
       *[many] { $seat } получает { $gene-full } за { $price } очков.
    }
event-is-unsold = Никто не покупает { $gene-full } ({ $row }), он возвращается в мешок.
event-draws = { $seat } берёт карту события.
event-draws-card = Вы берёте карту «{ $event }».
event-scores = { $points ->
        [one] { $seat }: { $points } очко, динозавров на острове: { $count }.
        [few] { $seat }: { $points } очка, динозавров на острове: { $count }.
       *[many] { $seat }: { $points } очков, динозавров на острове: { $count }.
    }


## Refusals: why not, and what would help. A refusal gets the arguments of the refused move.

refusal-not-now = Сейчас не время для этого. Сначала ответьте на вопрос игры.
refusal-not-asked-about = Сейчас вопрос не об этом.
refusal-no-such-space = На этом острове нет такой клетки.
refusal-space-is-taken = На { $space } стоит динозавр. Места хватает только одному.
refusal-no-cards-yet = В первые два хода карты событий не играют. Дождитесь третьего хода.
refusal-only-in-windows = Карты событий играют в начале фазы. Дождитесь фазы, которая названа на карте.
refusal-not-in-hand = Этой карты нет у вас в руке.
refusal-other-window = Карту «{ $card }» играют в другую фазу. Приберегите её.
refusal-needs-target = Карту «{ $card }» играют на соперника. Выберите его.
refusal-has-no-target = Так карту «{ $card }» сыграть нельзя.
refusal-needs-way = Выберите, куда идёт климат: по часовой стрелке, против неё или никуда.
refusal-not-an-opponent = Карту «{ $card }» играют на соперника, а не на себя.
refusal-bag-is-empty = Мешок с генами пуст.
refusal-not-shown = Вы не доставали { $gene-full }. Оставьте один из тех, что достали.
refusal-has-nobody-to-move = { $target }: на острове нет ни одного динозавра.
refusal-cannot-move-anyway = { $target }: очков движения и так нет.
refusal-has-no-parents = { $target }: на острове нет ни одного динозавра. У вида, который возвращается, яиц не крадут.
refusal-has-no-eggs = { $target }: яиц больше нет, красть нечего.
refusal-has-no-fur = { $target }: меха больше нет, терять нечего.
refusal-has-no-parasols = { $target }: зонтиков больше нет, терять нечего.
refusal-has-no-dinos = { $target }: на острове нет ни одного динозавра.
refusal-not-the-largest-herd = { $target }: у кого-то стадо больше. Мор поражает самое большое стадо.
refusal-named-already = { $target } уже не участвует в этих торгах.
refusal-not-your-dino = На { $from } нет вашего динозавра.
refusal-raft-is-empty = На { $from } нет вашего динозавра.
refusal-not-adjacent = Клетка { $to } не соседняя с клеткой { $from }. Ходят только на соседнюю клетку.
refusal-own-kind = На { $to } стоит ваш же динозавр. Друг сквозь друга они не ходят.
refusal-is-an-attack = На { $to } стоит динозавр соперника. Его пришлось бы атаковать.
refusal-nobody-to-attack = На { $to } никого нет. Туда можно просто пойти.
refusal-too-few-horns = У защитника на { $to } слишком много рогов: по меньшей мере на 2 больше, чем у вас в атаке.
refusal-no-raft = У вас нет плота. Его на один ход даёт карта «{ happening-driftwood }».
refusal-not-coastal = Плот плывёт от побережья к побережью.
refusal-raft-cannot-land = На { $to } стоит динозавр. Плот причаливает только к свободной клетке.
refusal-no-parent-beside = Рядом с клеткой { $space } нет вашего взрослого динозавра. Детёныши ещё не родители.
refusal-too-far-for-eggs = От клетки { $space } до любого вашего взрослого динозавра больше 3 клеток.
refusal-no-newborn-beside = Вид возвращается одной группой. Выберите клетку рядом с детёнышем.
refusal-not-yours-to-remove = На { $space } нет вашего динозавра.
refusal-not-yours-to-lose = На { $space } нет вашего динозавра.
refusal-not-in-the-cold = На { $space } не холодно. Выбирайте среди своих динозавров на холоде.
refusal-not-in-the-heat = На { $space } не жарко. Выбирайте среди своих динозавров на жаре.
refusal-no-such-row = Такого ряда в продаже нет.
refusal-not-higher = Ставка должна быть выше той, что уже сделана: { $row-alone }.
refusal-beyond-the-numbers = Больше 6 ставят только там, где ставка уже 6 или больше.
refusal-cannot-pay = Ставку { $amount } вам не оплатить даже со скидкой.
refusal-must-bid = Ставку делают все. Свободный ряд можно взять за 0.
refusal-not-a-dead-end = Выйти из торгов позволяет только карта «{ happening-dead-end }».
refusal-somebody-declined = Отказаться может только один игрок, и кто-то уже отказался.


## Words of the board

ui-climate = Климат
ui-zones = Климат: { $zones }
ui-meteor-at = { $number ->
        [0] Метеорит на делении { $position } из { $last }
       *[other] Метеорит на делении { $position } из { $last }, падает на { $number } и меньше
    }
ui-order = Очерёдность: { $order }
ui-island = Остров
ui-spaces = Клетки на выбор
ui-space = { $space }: { $terrain }, { $zone }
ui-space-of = { $space }: { $terrain }, { $zone }, динозавр: { $player }
ui-dinos-count = { $count ->
        [0] динозавров нет
        [one] { $count } динозавр
        [few] { $count } динозавра
       *[many] { $count } динозавров
    }
ui-event-cards-count = { $count ->
        [0] карт событий нет
        [one] { $count } карта события
        [few] { $count } карты событий
       *[many] { $count } карт событий
    }
ui-at-risk = в опасности: { $count }
ui-genes = Гены
ui-gene-count = { $gene } { $count }
ui-this-turn = в этот ход: { $values }
ui-value = { $name } { $change }
ui-auction = Торги
ui-row-free = { $row }: { $gene }, ставки нет
ui-row-bid = { $row }: { $gene }, ставка { $bid }, { $player }
ui-bid-leaves = заплатить { $price }, останется { $rest }
ui-shown = Вынуто: { $genes }
ui-odds = шансы на победу: { $count } из 6
ui-odds-none = атаковать нельзя
ui-bag = В мешке
ui-deck-of-events = { $count ->
        [one] { $count } карта события в колоде
        [few] { $count } карты событий в колоде
       *[many] { $count } карт событий в колоде
    }
ui-barren-year = бесплодный год
ui-kept-out = не участвует в торгах
ui-raft-ready = плот готов
ui-points-over-time = Очки по ходам
value-tail = хвост
value-movement = движение
value-attack = атака
value-defence = защита
value-eggs = яйца
value-fur = мех
value-parasols = зонтики
value-discount = скидка


### browser

## Words that only the page says

ui-species = Виды
ui-points-word = Очки
ui-dinos-word = Динозавры на острове
ui-event-cards-word = Карты событий
ui-here-count = { $count ->
        [0] ваших здесь нет
        [one] здесь { $count } ваш динозавр
        [few] здесь { $count } ваших динозавра
       *[many] здесь { $count } ваших динозавров
    }
ui-climate-this-turn = В этот ход умеренно:
ui-climate-until-roll = До броска умеренно:
ui-climate-next-turn = Бросок следующего хода
ui-climate-this-roll = Предстоящий бросок
ui-chance-of-six = { $count } из 6
ui-would-lose = { $count ->
        [0] вы никого не потеряете
        [one] вы потеряете { $count } динозавра
        [few] вы потеряете { $count } динозавров
       *[many] вы потеряете { $count } динозавров
    }
ui-higher-bids = Ставки выше
ui-bid-hint = Каждая клетка — ставка; стрелка показывает, сколько очков у вас останется.
ui-next-order = Порядок следующего хода:
ui-you-are-outbid = Вашу ставку перебили. Сделайте новую.
ui-no-event-cards = У вас нет карт событий.
ui-horns-against = рога: { $attack } против { $defence }
ui-horns-of = рога: в атаке { $attack }, в защите { $defence }
ui-your-attack = Ваша атака
ui-played-in = Когда играть
ui-points-at-start = В начале
ui-points-survivors = За выживших
ui-closer = Ближе
ui-whole-island = Весь остров
ui-zone-temperate-text = Здесь всем хорошо.
ui-zone-cold-text = Каждый мех спасает одного динозавра.
ui-zone-hot-text = Каждый зонтик спасает одного динозавра.
ui-zone-deadly-text = Здесь до конца хода не доживёт никто.
# Russian: Evo: Age of Dinosaurs. Names follow docs/rules/dinosaurs.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## The game on the shelf

game-dinosaurs = Эво: Век динозавров
game-dinosaurs-text = Торгуйтесь за гены и ведите динозавров по острову, где климат не знает покоя.


## Чем закончилась игра и что считают

ui-nth-turn = Ход { $turn }
measure-dinos = Динозавры
measure-genes = Гены
ending-meteor = Упал метеорит.
ending-tie-dinos = { $count ->
        [one] { $first } и { $second }: у обоих { $count } очко. Динозавров на острове больше у игрока { $first }: { $more } против { $less }.
        [few] { $first } и { $second }: у обоих { $count } очка. Динозавров на острове больше у игрока { $first }: { $more } против { $less }.
       *[many] { $first } и { $second }: у обоих { $count } очков. Динозавров на острове больше у игрока { $first }: { $more } против { $less }.
    }


## What a coach says

advice-what-window = Карта события действует только в свою фазу, её показывает номер. Сейчас можно сыграть одну или всё придержать.
advice-what-keep = Один из этих генов достанется вам даром. Он останется у вашего вида до конца игры.
advice-what-move-dinos = Шаг стоит одно очко движения. Идите туда, где мягкий климат, или атакуйте место соседа.
advice-what-give-birth = Каждое «Яйцо» даёт детёныша рядом с вашим динозавром. Кто переживёт этот ход, принесёт очко.
advice-what-freeze = На холоде выживает столько динозавров, сколько у вас «Меха». Кого потерять, выбираете вы.
advice-what-scorch = В жару выживает столько динозавров, сколько у вас «Зонтиков». Кого потерять, выбираете вы.
advice-what-sicken = Эпидемия забирает часть ваших динозавров. Отдайте тех, кто стоит хуже всех.
advice-what-auction = За гены вы платите очками, а очки решают игру. Если вашу ставку перебьют, вы выбираете снова.
advice-losses = Сколько ваших динозавров не переживёт этот климат на своих местах: { $count }.
advice-outlook = Думайте наперёд. Следующий климат: скорее всего { $terrain-inside } ({ $chances } из 6). На нынешних местах погибло бы ваших динозавров: { $count }.
advice-rescue = Не все ваши динозавры выживут там, где стоят. Шаг с { $from } на { $to } спасёт одного.
advice-good-fight = Атака с { $from } на { $to } удастся на { $odds } числах из 6. Если нет, вы потеряете динозавра.
advice-safe-birth = Не всякое место годится для детёныша. На { $space } он переживёт этот ход.
advice-no-safe-birth = Где бы ни родился этот детёныш, в этот ход погибнет на одного вашего больше. Выберите самое полезное место.
advice-card-fits = Сейчас можно сыграть карту «{ $card }».
advice-sheltering-gene = Следующий климат: скорее всего { $terrain-inside }. «{ $row-gene }» спасёт ваших динозавров: { $count }.
advice-more-eggs = Лишнее «Яйцо» — лишний детёныш каждый ход. В начале игры это выгоднее всего.
advice-free-row = На «{ $row-gene }» ещё никто не ставил. Там хватит ставки 0.
advice-small-purse = Ваши очки: { $points }. Каждое потраченное очко потеряно для победы, ставьте скромно.
advice-meteor-near = Метеорит близко: в следующий ход он упадёт, если на кубике { $number } или меньше, и игра закончится. Ген, купленный сейчас, может не окупиться.


## What a move leads to

ahead-fight = Победа на { $sides } из 6 граней. При поражении ваш динозавр погибнет.
ahead-outbids = Вы перебиваете ставку: { $seat }.
ahead-price = Если выиграете, заплатите { $price }, останется { $rest }.
ahead-gives-up = Очков движения пропадёт: { $points }.
ahead-saves = Климат отнимет у вас динозавров: { $after } вместо { $before }.
ahead-endangers = Опасно: климат отнимет у вас динозавров: { $after } вместо { $before }.
ahead-will-lose = Если так оставить, климат отнимет у вас динозавров: { $count }.


## What comes next

next-hex = поле
next-card = карту
next-way = в какую сторону
next-row = ряд
next-move-to = куда он пойдёт
next-move-from = какой динозавр пойдёт
next-attack-to = кого он атакует
next-attack-from = кто атакует
next-raft-from = кто поплывёт
next-raft-to = где он причалит
next-bid-amount = сколько предложить
next-play-event-target = соперника


## What a touch does

verb-move = пойти туда
verb-attack = атаковать
verb-raft = причалить
verb-bid = сделать ставку
verb-play-event = сыграть карту
verb-dead-end = выйти из торгов

## Natural history: one true line for each

lore-gene-tail = В хвосте диплодока было около восьмидесяти позвонков, в нашем копчике их от трёх до пяти.
lore-gene-leg = У страусоподобных динозавров голень была длиннее бедра: признак быстрого бегуна.
lore-gene-horn = Шрамы на воротниках трицератопсов оставили рога других трицератопсов.
lore-gene-egg = Некоторые динозавры сидели на яйцах, как птицы: цитипати нашли прямо на гнезде.
lore-gene-fur = Девятиметровый ютираннус был покрыт перьями, похожими на шерсть.
lore-gene-parasol = Пластины стегозавра пронизаны сосудами и, возможно, охлаждали его.
lore-gene-mutation = Каждый ребёнок рождается примерно с шестьюдесятью новыми мутациями.
lore-gene-card = Из каждой сотни когда-либо живших видов вымерло больше девяноста девяти.
lore-happening-false-tail = Ящерица отбрасывает хвост, а тот извивается и отвлекает хищника.
lore-happening-unexpected-gene = Около восьми процентов нашего генома досталось нам от вирусов.
lore-happening-eternal-season = В меловом периоде леса росли недалеко от Южного полюса.
lore-happening-seasons-rush = В меловом году было около 372 дней: Земля вращалась быстрее.
lore-happening-backward-weather = Годичные слои в костях динозавров отличают хорошие годы от плохих.
lore-happening-rain-dance = В триасе эпоха дождей длилась больше миллиона лет. После неё динозавры расселились.
lore-happening-giant-gene = Крупнейшие динозавры весили как десяток слонов.
lore-happening-big-brother = Следы рассказывают о стадах, где большие и малые динозавры шли вместе.
lore-happening-stampede = Больше миллиона гну каждый год идут за дождями по Серенгети.
lore-happening-quicksand = Многие платеозавры погибли стоя, увязнув в грязи.
lore-happening-driftwood = В 1995 году на Ангилью на поваленных ураганом деревьях приплыли пятнадцать игуан.
lore-happening-barren-year = Попугай какапо гнездится лишь в те годы, когда плодоносит дерево риму.
lore-happening-far-flung-eggs = Некоторые икринки переживают путь через утку, и мальки выходят в другом пруду.
lore-happening-twins = Девятипоясный броненосец почти всегда рожает четырёх одинаковых детёнышей.
lore-happening-egg-thief = Овираптор значит «похититель яиц», но яйца под ним были, скорее всего, его собственные.
lore-happening-ice-cold = На севере Аляски динозавры месяцами жили в зимней темноте.
lore-happening-scorched = Сахарский серебристый муравей ищет пищу на песке горячее пятидесяти градусов.
lore-happening-wetsuit = У калана до ста пятидесяти тысяч волосков на квадратном сантиметре.
lore-happening-extra-parasols = Уши слона работают как радиаторы: в них охлаждается кровь.
lore-happening-epidemic = Дыры в челюстях тираннозавров похожи на болезнь, которой птицы болеют и теперь.
lore-happening-bargain = Короткие ноги достались таксе от одной лишней копии гена.
lore-happening-dead-end = Из всех динозавров осталась одна ветвь: птицы.
