# Czech: Pond. All texts are our own.


## The game on the shelf

game-pond = Tůňka
game-pond-text = Žába, sedm listů a něco bzučí: docela malá hra.


## Options

option-days = Dny
option-days-text = Jak dlouho hra trvá.
option-drought = Sucho
option-drought-text = Přiletí jen polovina hmyzu a tůňka vydrží nejvýše čtyři dny.
option-weather = Počasí
option-weather-text = Za bouřky se hmyz chytá hůř.
option-weather-value-mild = klidné
option-weather-value-stormy = bouřlivé
option-first-player = Začínající hráč
option-first-player-text = Kdo začíná každý den.
option-first-player-value-random = losem


## Insects

hex = { $name }
insect-fly = Moucha
    .accusative = mouchu
insect-gnat = Muška
    .accusative = mušku
insect-dragonfly = Vážka
    .accusative = vážku
lore-insect-fly = Moucha ochutnává nohama.
lore-insect-gnat = Mušky tančí v rojích a skoro všichni tanečníci jsou samci.
lore-insect-dragonfly = Vážka umí mávat každým ze čtyř křídel zvlášť.


## Moves, and the labels of what one chooses for them

move-hop = Skočit na { $to }
move-hunt = Lov: { $card }
move-rest = Odpočinout si a vzít kartu
move-roll = Na kostce je { $pips }
choose-rest = Odpočinek


## Questions

question-act = Skoč, lov, nebo odpočívej.
question-act-other = { $asked } se rozhoduje, co udělá.
question-hunting = Háže se kostkou o úlovek.
question-hunting-other = Háže se kostkou o úlovek.


## Events

event-day-begins = Začíná den { $day }.
event-hops = { $seat } skáče na { $to }.
event-hunts = { $seat } loví { $insect-accusative }.
event-catches = { $insect }: chycena, na kostce je { $pips }. { $seat } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-misses = { $insect }: uletěla, na kostce je { $pips }. { $seat } nemá nic.
event-draws = { $seat } odpočívá a bere kartu.
event-draws-insect = { $seat } odpočívá a bere kartu: { $insect }.
event-rests = { $seat } odpočívá. Karty došly.


## Refusals

refusal-too-far = Ten list není vedle tvého.
refusal-leaf-taken = Tam už sedí žába.
refusal-not-in-hand = Tuhle kartu nemáš.
refusal-only-in-the-middle = Vážku lze lovit jen z listu uprostřed.


## The board

ui-pond = Tůňka
ui-pond-day = Den { $day } z { $days }
ui-pond-deck = { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
ui-pond-side = { $player }, list { $leaf }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, body: { $points }
ui-pond-frog = { $leaf }, žába hráče { $player }


## Jak hra skončila a co se počítá

ui-nth-turn = Den { $turn }
measure-cards = Karty
ending-days = Poslední den skončil.

## What a coach says

advice-what-act = Každý den něco uděláš jednou: skočíš, lovíš s kartou, nebo si odpočineš a lízneš si. Ulovený hmyz jsou body.
advice-hop-to-the-middle = { $card }: lovit se dá jen z listu uprostřed. Nejdřív tam skoč.
advice-empty-hand = Nemáš co lovit. Odpočiň si a lízni si kartu.

## What a move leads to

ahead-odds = Úspěšných stran kostky: { $sides } ze šesti.


## What comes next

next-hex = list
next-card = kartu
