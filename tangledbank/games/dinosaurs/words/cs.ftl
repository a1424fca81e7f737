# Czech: Evo: Age of Dinosaurs. Names follow docs/rules/dinosaurs.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## Genes (DINO-1.8). .full is the name inside a sentence, with the word gene.

gene-tail = Ocas
    .full = gen Ocas
gene-tail-text = Čím delší ocas, tím dřív jsi v každé fázi na řadě.
gene-leg = Noha
    .full = gen Noha
gene-leg-text = Jeden bod pohybu v každém kole.
gene-horn = Roh
    .full = gen Roh
gene-horn-text = Větší síla v každém souboji, v útoku i v obraně.
gene-egg = Vejce
    .full = gen Vejce
gene-egg-text = Jedno mládě v každém kole.
gene-fur = Srst
    .full = gen Srst
gene-fur-text = Jeden dinosaurus přežije v chladu.
gene-parasol = Slunečník
    .full = gen Slunečník
gene-parasol-text = Jeden dinosaurus přežije v horku.
gene-mutation = Mutační gen
    .full = Mutační gen
gene-mutation-text = Každý později koupený gen je o 1 bod levnější.
gene-card = Karta
    .full = gen Karta
gene-card-text = Hned si vezmi kartu události.


## Event cards (DINO-1.11, section 4)

happening-false-tail = Falešný ocas
happening-false-tail-text = V tomto kole máš ocas o 2 delší.
happening-unexpected-gene = Nečekaný gen
happening-unexpected-gene-text = Vytáhni ze sáčku 2 geny a jeden si zdarma nech.
happening-eternal-season = Věčné období
happening-eternal-season-text = Podnebí zůstává, jak je. Kostkou se nehází.
happening-seasons-rush = Roční doby ve spěchu
happening-seasons-rush-text = Podnebí se posune o 2 kroky po směru hodinových ručiček. Kostkou se nehází.
happening-backward-weather = Počasí pozpátku
happening-backward-weather-text = Podnebí se posune o 1 krok proti směru hodinových ručiček. Kostkou se nehází.
happening-rain-dance = Tanec deště
happening-rain-dance-text = Podnebí se posune o 1 krok na kteroukoli stranu, nebo zůstane, jak si vybereš. Kostkou se nehází.
happening-giant-gene = Obří gen
happening-giant-gene-text = V tomto kole tvoji dinosauři útočí se 2 rohy navíc.
happening-big-brother = Velký bratr
happening-big-brother-text = V tomto kole se tvoji dinosauři brání se 2 rohy navíc.
happening-stampede = Splašené stádo
happening-stampede-text = V tomto kole máš 2 body pohybu navíc.
happening-quicksand = Tekuté písky
happening-quicksand-text = Soupeř má v tomto kole o 2 body pohybu méně.
happening-driftwood = Vor z naplaveného dřeva
happening-driftwood-text = Jednou za pohyb v tomto kole může dinosaurus z pobřeží za 1 bod pohybu doplout na kterékoli volné pole pobřeží.
happening-barren-year = Neplodný rok
happening-barren-year-text = V tomto kole se mláďata nelíhnou. Jen druh, který na ostrově nikoho nemá, se vrací jako obvykle.
happening-far-flung-eggs = Daleká snůška
happening-far-flung-eggs-text = V tomto kole se tvoje mláďata rodí až 3 pole daleko, i v neplodném roce.
happening-twins = Dvojčata
happening-twins-text = V tomto kole máš 2 vejce navíc.
happening-egg-thief = Zloděj vajec
happening-egg-thief-text = Soupeř má v tomto kole o 1 vejce méně a ty o 1 víc.
happening-ice-cold = Ledový chlad
happening-ice-cold-text = Soupeř má v tomto kole o 1 srst méně.
happening-scorched = Úpal
happening-scorched-text = Soupeř má v tomto kole o 1 slunečník méně.
happening-wetsuit = Neopren
happening-wetsuit-text = V tomto kole máš 2 srsti navíc.
happening-extra-parasols = Náhradní slunečníky
happening-extra-parasols-text = V tomto kole máš 2 slunečníky navíc.
happening-epidemic = Mor
happening-epidemic-text = Soupeř s největším stádem přijde o 2 dinosaury podle vlastní volby.
happening-bargain = Mutace se slevou
happening-bargain-text = V tomto kole tě gen vyjde o 3 body levněji.
happening-dead-end = Slepá větev
happening-dead-end-text = Soupeř se neúčastní dražby tohoto kola. Nebo když máš dát nabídku: z dražby odejdeš ty.


## The island and its climate. .letter stands for a terrain on the map in the terminal, .inside in a sentence.

terrain-desert = Poušť
    .letter = P
    .inside = poušť
terrain-plains = Pláně
    .letter = L
    .inside = pláně
terrain-hills = Kopce
    .letter = K
    .inside = kopce
terrain-mountains = Hory
    .letter = H
    .inside = hory
zone-temperate = mírno
zone-cold = chladno
zone-hot = horko
zone-deadly = smrtící
way-cw = po směru hodinových ručiček
way-stay = na místě
way-ccw = proti směru hodinových ručiček


## A space: $name is the letter of its row and the number of its column. .alone is a label of its own.

hex = { $name }
    .alone = { $name } ({ $terrain-inside })
    .land = { $name } ({ $terrain-inside })
    .weather = { $name } ({ $terrain-inside }, { $zone })


## Rows of the bidding board. .alone is what is for sale there; $alike is how many rows have the same.

row = řada { $number }
    .alone = { $alike ->
        [0] řada { $number }
        [1] { $gene }
       *[other] { $gene } (řada { $number })
    }


## Phases. .phase is the name inside a sentence.

phase-initiative = Iniciativa
    .phase = fáze iniciativy
phase-initiative-text = Dlouhé ocasy jdou první.
phase-climate = Podnebí
    .phase = fáze podnebí
phase-climate-text = Počasí se mění.
phase-movement = Pohyb a boj
    .phase = fáze pohybu a boje
phase-movement-text = Dinosauři chodí a bojují.
phase-births = Rozmnožování
    .phase = fáze rozmnožování
phase-births-text = Vedle rodičů se líhnou mláďata.
phase-survival = Přežití a vývoj
    .phase = fáze přežití a vývoje
phase-survival-text = Chlad a horko si vyberou svou daň. Každý, kdo přežije, je bod.
phase-evolution = Meteorit a evoluce
    .phase = fáze meteoritu a evoluce
phase-evolution-text = Meteorit se blíží a draží se nové geny.


## Options (DINO-0.3)

option-board-4p = Ostrov pro 4
option-board-4p-text = Ze kterých dvou polovin se při hře čtyř hráčů skládá ostrov.
option-board-4p-value-large-small = velká a malá polovina
option-board-4p-value-two-medium = dvě střední poloviny
option-gene-shortage = Nedostatek genů
option-gene-shortage-text = V každém kole je o jeden gen méně než hráčů a jeden hráč se může genu vzdát. Meteorit dvě kola čeká.


## Moves: a sentence for the confirm bar and the list of moves

move-play-event = Zahrát kartu { $card }
move-play-event-target = Zahrát kartu { $card }, soupeř: { $target }
move-play-event-way = Zahrát kartu { $card }: { $way }
move-pass-event = Pasovat: teď nehrát žádnou kartu události
move-keep-gene = Nechat si { $gene-full }
move-move = Jít z { $from } na { $to-weather }
move-attack = Zaútočit z { $from } na { $to }
move-attack-odds = { $odds ->
        [1] Zaútočit z { $from } na dinosaura na { $to } ({ $to-owner }): výhra jen na 1
        [2] Zaútočit z { $from } na dinosaura na { $to } ({ $to-owner }): výhra na 1 a 2
       *[other] Zaútočit z { $from } na dinosaura na { $to } ({ $to-owner }): výhra na 1 až { $odds }
    }
move-raft = Plout na voru z { $from } na { $to-weather }
move-end-movement = Ukončit pohyb
move-birth = Mládě se vylíhne na { $space-weather }
move-remove = Odebrat dinosaura z { $space-land }
move-bid = { $row-alone } za { $amount }
move-bid-rest = { $rest ->
        [0] { $row-alone } za { $amount }: nezbude ti žádný bod
        [one] { $row-alone } za { $amount }: zbude ti { $rest } bod
        [few] { $row-alone } za { $amount }: zbudou ti { $rest } body
        [many] { $row-alone } za { $amount }: zbude ti { $rest } bodu
       *[other] { $row-alone } za { $amount }: zbude ti { $rest } bodů
    }
move-dead-end = Zahrát kartu { $card }: odejít z dražby bez genu a bez placení
move-decline = Vzdát se genu: nic nedostat a nic neplatit
move-roll = Na kostce je { $pips }
move-draw-gene = Ze sáčku je vytažen { $gene-full }


## Short labels of what can be chosen, for buttons

choose-pass-event = Pas
choose-raft = Vor
choose-end-movement = Ukončit pohyb
choose-dead-end = Odejít z dražby
choose-decline = Vzdát se genu


## Questions: to the player who is asked, and what the others read

question-window = { $phase }: zahraj kartu události, nebo pasuj.
question-window-other = { $phase }: kartu události může zahrát { $asked }.
question-keep = Který z těchto genů si necháš?
question-keep-other = { $asked } si vybírá gen.
question-move-dinos = { $left ->
        [one] Pohni dinosaury: { $left } bod pohybu.
        [few] Pohni dinosaury: { $left } body pohybu.
        [many] Pohni dinosaury: { $left } bodu pohybu.
       *[other] Pohni dinosaury: { $left } bodů pohybu.
    }
question-move-dinos-other = { $left ->
        [one] Dinosaury vede { $asked }: { $left } bod pohybu.
        [few] Dinosaury vede { $asked }: { $left } body pohybu.
        [many] Dinosaury vede { $asked }: { $left } bodu pohybu.
       *[other] Dinosaury vede { $asked }: { $left } bodů pohybu.
    }
question-give-birth = { $left ->
        [one] Kde se vylíhne mládě?
       *[other] Kde se vylíhnou mláďata? Zbývá umístit: { $left }.
    }
question-give-birth-other = { $asked } umisťuje mláďata, zbývá: { $left }.
question-freeze = { $left ->
        [one] V chladu je jich moc: { $left } dinosaurus nepřežije. Který?
        [few] V chladu je jich moc: { $left } dinosauři nepřežijí. Který první?
        [many] V chladu je jich moc: { $left } dinosaura nepřežije. Který první?
       *[other] V chladu je jich moc: { $left } dinosaurů nepřežije. Který první?
    }
question-freeze-other = { $left ->
        [one] { $asked } přichází kvůli chladu o { $left } dinosaura.
        [few] { $asked } přichází kvůli chladu o { $left } dinosaury.
        [many] { $asked } přichází kvůli chladu o { $left } dinosaura.
       *[other] { $asked } přichází kvůli chladu o { $left } dinosaurů.
    }
question-scorch = { $left ->
        [one] V horku je jich moc: { $left } dinosaurus nepřežije. Který?
        [few] V horku je jich moc: { $left } dinosauři nepřežijí. Který první?
        [many] V horku je jich moc: { $left } dinosaura nepřežije. Který první?
       *[other] V horku je jich moc: { $left } dinosaurů nepřežije. Který první?
    }
question-scorch-other = { $left ->
        [one] { $asked } přichází kvůli horku o { $left } dinosaura.
        [few] { $asked } přichází kvůli horku o { $left } dinosaury.
        [many] { $asked } přichází kvůli horku o { $left } dinosaura.
       *[other] { $asked } přichází kvůli horku o { $left } dinosaurů.
    }
question-sicken = { $left ->
        [one] Mor! { $left } tvůj dinosaurus nepřežije. Který?
        [few] Mor! { $left } tvoji dinosauři nepřežijí. Který první?
        [many] Mor! { $left } tvého dinosaura nepřežije. Který první?
       *[other] Mor! { $left } tvých dinosaurů nepřežije. Který první?
    }
question-sicken-other = { $left ->
        [one] Mor: { $asked } přichází o { $left } dinosaura.
        [few] Mor: { $asked } přichází o { $left } dinosaury.
        [many] Mor: { $asked } přichází o { $left } dinosaura.
       *[other] Mor: { $asked } přichází o { $left } dinosaurů.
    }
question-auction = Dej nabídku za některý gen.
question-auction-other = Nabídku dává { $asked }.
question-roll-initiative = Hoď kostkou na iniciativu: { $seat }.
question-roll-initiative-other = { $seat } hází na iniciativu.
question-roll-climate = Hoď kostkou na podnebí: { $seat }.
question-roll-climate-other = { $seat } hází na podnebí.
question-roll-fight = Hoď kostkou: útok z { $from } na { $to }.
question-roll-fight-other = Hází se kostkou: útok z { $from } na { $to }.
question-roll-meteor = Hoď kostkou na meteorit: { $seat }. Dopadne při { $number } a méně.
question-roll-meteor-other = { $seat } hází na meteorit. Dopadne při { $number } a méně.
question-draw-tile = Vytáhni gen ze sáčku.
question-draw-tile-other = Ze sáčku se táhne gen.


## Events: lines of the log

event-turn-begins = Začíná { $turn }. kolo.
event-phase-begins = Začíná { $phase-phase }.
event-plays-event = { $seat } hraje kartu { $event }.
event-plays-event-target = { $seat } hraje kartu { $event }, soupeř: { $target }.
event-plays-event-way = { $seat } hraje kartu { $event }: { $way }.
event-passes = { $seat } pasuje.
event-shows-gene = { $seat } vytahuje { $gene-full }.
event-keeps-gene = { $seat } si nechává { $gene-full }.
event-rolls-initiative = { $seat } hází na iniciativu: { $pips }.
event-takes-place = { $place }. v pořadí: { $seat }.
event-rolls-climate = { $seat } hází na podnebí: { $pips }.
event-climate-is = Mírno je teď tady: { $terrain-inside }.
event-moves-dino = { $seat } vede dinosaura z { $from } na { $to }.
event-rafts = { $seat } převáží dinosaura na voru z { $from } na { $to }.
event-attacks = { $seat } útočí z { $from } na { $to }, brání se { $target }.
event-wins-fight = { $seat } hází { $pips } a vítězí: { $target } přichází o dinosaura na { $to }.
event-loses-fight = { $seat } hází { $pips } a přichází o dinosaura: { $target } drží { $to }.
event-ends-movement = { $seat } končí pohyb, zbývá bodů: { $left }.
event-is-born = Na { $space } se líhne mládě ({ $seat }).
event-has-no-births = { $seat } zůstává v neplodném roce bez mláďat.
event-dies-at-once = Na { $space-land } se nedá přežít: { $seat } přichází o dinosaura.
event-freezes = Chlad na { $space-land }: { $seat } přichází o dinosaura.
event-burns = Horko na { $space-land }: { $seat } přichází o dinosaura.
event-dies-of-epidemic = Mor na { $space }: { $seat } přichází o dinosaura.
event-gains = { $count ->
        [one] { $seat } získává { $count } bod, celkem { $points }.
        [few] { $seat } získává { $count } body, celkem { $points }.
        [many] { $seat } získává { $count } bodu, celkem { $points }.
       *[other] { $seat } získává { $count } bodů, celkem { $points }.
    }
event-meteor-waits = Meteorit je ještě daleko.
event-meteor-comes = Meteorit se blíží: pole { $position }.
event-rolls-meteor = { $seat } hází na meteorit: { $pips }; při { $number } a méně je konec.
event-meteor-strikes = Meteorit dopadá. Věk dinosaurů skončil.
event-is-offered = Draží se { $gene-full } ({ $row }).
event-bids = { $seat } nabízí { $amount } za { $gene-full } ({ $row }).
event-is-outbid = { $seat }: nabídka za { $gene-full } ({ $row }) je přebitá.
event-gives-up = { $seat } hraje kartu { happening-dead-end } a odchází z dražby.
event-declines = { $seat } se genu vzdává.
event-buys = { $price ->
        [0] { $seat } dostává { $gene-full } zadarmo.
        [one] { $seat } dostává { $gene-full } za { $price } bod.
        [few] { $seat } dostává { $gene-full } za { $price } body.
        [many] { $seat } dostává { $gene-full } za { $price } bodu.
       *[other] { $seat } dostává { $gene-full } za { $price } bodů.
    }
event-is-unsold = Nikdo nekupuje { $gene-full } ({ $row }), vrací se do sáčku.
event-draws = { $seat } si bere kartu události.
event-draws-card = Dostáváš kartu { $event }.
event-scores = { $points ->
        [one] { $seat }: { $points } bod, dinosauři na ostrově: { $count }.
        [few] { $seat }: { $points } body, dinosauři na ostrově: { $count }.
        [many] { $seat }: { $points } bodu, dinosauři na ostrově: { $count }.
       *[other] { $seat }: { $points } bodů, dinosauři na ostrově: { $count }.
    }


## Refusals: why not, and what would help. A refusal gets the arguments of the refused move.

refusal-not-now = Na tohle teď není chvíle. Nejdřív odpověz na otázku hry.
refusal-not-asked-about = Na tohle se hra teď neptá.
refusal-no-such-space = Takové pole na tomhle ostrově není.
refusal-space-is-taken = Na { $space } stojí dinosaurus. Vejde se tam jen jeden.
refusal-no-cards-yet = V prvních dvou kolech se karty událostí nehrají. Počkej na třetí kolo.
refusal-only-in-windows = Karty událostí se hrají na začátku fáze. Počkej na fázi, která je na kartě.
refusal-not-in-hand = Tuhle kartu nemáš v ruce.
refusal-other-window = Karta { $card } patří do jiné fáze. Nech si ji na později.
refusal-needs-target = Karta { $card } se hraje na soupeře. Vyber si ho.
refusal-has-no-target = Takhle kartu { $card } zahrát nejde.
refusal-needs-way = Vyber, kam se podnebí posune: po směru hodinových ručiček, proti němu, nebo nikam.
refusal-not-an-opponent = Karta { $card } se hraje na soupeře, ne na sebe.
refusal-bag-is-empty = Sáček s geny je prázdný.
refusal-not-shown = { $gene } mezi vytaženými geny není. Nech si jeden z nich.
refusal-has-nobody-to-move = { $target }: na ostrově není žádný dinosaurus.
refusal-cannot-move-anyway = { $target }: body pohybu už nezbývají.
refusal-has-no-parents = { $target }: na ostrově není žádný dinosaurus. Druhu, který se vrací, se vejce nekradou.
refusal-has-no-eggs = { $target }: žádná vejce, není co krást.
refusal-has-no-fur = { $target }: žádná srst, není oč přijít.
refusal-has-no-parasols = { $target }: žádné slunečníky, není oč přijít.
refusal-has-no-dinos = { $target }: na ostrově není žádný dinosaurus.
refusal-not-the-largest-herd = { $target }: někdo má větší stádo. Mor postihne to největší.
refusal-named-already = { $target } se této dražby už neúčastní.
refusal-not-your-dino = Na { $from } není tvůj dinosaurus.
refusal-raft-is-empty = Na { $from } není tvůj dinosaurus.
refusal-not-adjacent = Pole { $to } nesousedí s polem { $from }. Krok vede jen na sousední pole.
refusal-own-kind = Na { $to } stojí tvůj vlastní dinosaurus. Jeden druhým neprojde.
refusal-is-an-attack = Na { $to } stojí dinosaurus soupeře. To by byl útok.
refusal-nobody-to-attack = Na { $to } nikdo není. Můžeš tam prostě jít.
refusal-too-few-horns = Obránce na { $to } má moc rohů: aspoň o 2 víc než ty v útoku.
refusal-no-raft = Nemáš vor. Na jedno kolo ti ho dá karta { happening-driftwood }.
refusal-not-coastal = Vor pluje od pobřeží k pobřeží.
refusal-raft-cannot-land = Na { $to } stojí dinosaurus. Vor přistane jen na volném poli.
refusal-no-parent-beside = Vedle pole { $space } nestojí žádný tvůj dospělý dinosaurus. Mláďata ještě nejsou rodiče.
refusal-too-far-for-eggs = Pole { $space } je od všech tvých dospělých dinosaurů dál než 3 pole.
refusal-no-newborn-beside = Druh se vrací jako jedna skupina. Vyber pole vedle mláděte.
refusal-not-yours-to-remove = Na { $space } není tvůj dinosaurus.
refusal-not-yours-to-lose = Na { $space } není tvůj dinosaurus.
refusal-not-in-the-cold = Na { $space } není chladno. Vyber z dinosaurů, které máš v chladu.
refusal-not-in-the-heat = Na { $space } není horko. Vyber z dinosaurů, které máš v horku.
refusal-no-such-row = Taková řada v nabídce není.
refusal-not-higher = Nabídni víc, než už někdo nabídl: { $row-alone }.
refusal-beyond-the-numbers = Víc než 6 se nabízí jen tam, kde už je nabídka 6 nebo víc.
refusal-cannot-pay = Na { $amount } nemáš ani se slevou.
refusal-must-bid = Nabídku dávají všichni. Volnou řadu dostaneš i za 0.
refusal-not-a-dead-end = Z dražby tě pustí jen karta { happening-dead-end }.
refusal-somebody-declined = Vzdát se smí jen jeden hráč a někdo už to udělal.


## Words of the board

ui-climate = Podnebí
ui-zones = Podnebí: { $zones }
ui-meteor-at = { $number ->
        [0] Meteorit na poli { $position } / { $last }
       *[other] Meteorit na poli { $position } / { $last }, dopadne při { $number } a méně
    }
ui-order = Pořadí: { $order }
ui-island = Ostrov
ui-spaces = Pole na výběr
ui-space = { $space }: { $terrain }, { $zone }
ui-space-of = { $space }: { $terrain }, { $zone }, dinosaurus: { $player }
ui-dinos-count = { $count ->
        [0] žádní dinosauři
        [one] { $count } dinosaurus
        [few] { $count } dinosauři
        [many] { $count } dinosaura
       *[other] { $count } dinosaurů
    }
ui-event-cards-count = { $count ->
        [0] žádné karty událostí
        [one] { $count } karta události
        [few] { $count } karty událostí
        [many] { $count } karty událostí
       *[other] { $count } karet událostí
    }
ui-at-risk = v nebezpečí: { $count }
ui-genes = Geny
ui-gene-count = { $gene } { $count }
ui-this-turn = v tomto kole: { $values }
ui-value = { $name } { $change }
ui-auction = Dražba
ui-row-free = { $row }: { $gene }, bez nabídky
ui-row-bid = { $row }: { $gene }, nabídka { $bid }, { $player }
ui-bid-leaves = zaplatíš { $price }, zbude { $rest }
ui-shown = Vytaženo: { $genes }
ui-odds = šance na vítězství: { $count } ze 6
ui-odds-none = útočit nejde
ui-bag = V sáčku
ui-deck-of-events = { $count ->
        [one] { $count } karta události v balíčku
        [few] { $count } karty událostí v balíčku
        [many] { $count } karty událostí v balíčku
       *[other] { $count } karet událostí v balíčku
    }
ui-barren-year = neplodný rok
ui-kept-out = mimo dražbu
ui-raft-ready = vor je připraven
ui-points-over-time = Body v průběhu hry
value-tail = ocas
value-movement = pohyb
value-attack = útok
value-defence = obrana
value-eggs = vejce
value-fur = srst
value-parasols = slunečníky
value-discount = sleva


### browser

## Words that only the page says

ui-species = Druhy
ui-points-word = Body
ui-dinos-word = Dinosauři na ostrově
ui-event-cards-word = Karty událostí
ui-here-count = { $count ->
        [0] žádný tvůj tu není
        [one] je tu { $count } tvůj dinosaurus
        [few] jsou tu { $count } tvoji dinosauři
        [many] je tu { $count } tvého dinosaura
       *[other] je tu { $count } tvých dinosaurů
    }
ui-climate-this-turn = V tomto kole je mírno:
ui-climate-until-roll = Do hodu je mírno:
ui-climate-next-turn = Hod příštího kola
ui-climate-this-roll = Nadcházející hod
ui-chance-of-six = { $count } ze 6
ui-would-lose = { $count ->
        [0] nepřijdeš o nikoho
        [one] přijdeš o { $count } dinosaura
        [few] přijdeš o { $count } dinosaury
        [many] přijdeš o { $count } dinosaura
       *[other] přijdeš o { $count } dinosaurů
    }
ui-higher-bids = Vyšší nabídky
ui-bid-hint = Každé políčko je nabídka; šipka ukazuje, kolik bodů ti zůstane.
ui-next-order = Pořadí v příštím kole:
ui-you-are-outbid = Někdo tvou nabídku přebil. Nabídni znovu.
ui-no-event-cards = Nemáš žádné karty událostí.
ui-horns-against = rohy: { $attack } proti { $defence }
ui-horns-of = rohy: útok { $attack }, obrana { $defence }
ui-your-attack = Tvůj útok
ui-played-in = Kdy se hraje
ui-points-at-start = Na začátku
ui-points-survivors = Za přeživší
ui-closer = Zblízka
ui-whole-island = Celý ostrov
ui-zone-temperate-text = Tady se daří všem.
ui-zone-cold-text = Každá srst zachrání jednoho dinosaura.
ui-zone-hot-text = Každý slunečník zachrání jednoho dinosaura.
ui-zone-deadly-text = Konce kola se tu nikdo nedožije.
# Czech: Evo: Age of Dinosaurs. Names follow docs/rules/dinosaurs.md; all texts are our own.
# Log lines are in the present tense, so that the gender of a player does not matter; names are never declined.


## The game on the shelf

game-dinosaurs = Evo: Věk dinosaurů
game-dinosaurs-text = Draž geny a veď dinosaury ostrovem, kde se podnebí nikdy neuklidní.


## Jak hra skončila a co se počítá

ui-nth-turn = Kolo { $turn }
measure-dinos = Dinosauři
measure-genes = Geny
ending-meteor = Dopadl meteorit.
ending-tie-dinos = { $count ->
        [one] { $first } a { $second }: oba mají { $count } bod. { $first } má na ostrově víc dinosaurů: { $more } proti { $less }.
        [few] { $first } a { $second }: oba mají { $count } body. { $first } má na ostrově víc dinosaurů: { $more } proti { $less }.
        [many] { $first } a { $second }: oba mají { $count } bodu. { $first } má na ostrově víc dinosaurů: { $more } proti { $less }.
       *[other] { $first } a { $second }: oba mají { $count } bodů. { $first } má na ostrově víc dinosaurů: { $more } proti { $less }.
    }


## What a coach says

advice-what-window = Karta události platí jen ve své fázi, tu ukazuje číslo. Teď můžeš jednu zahrát, nebo si všechny nechat.
advice-what-keep = Jeden z těchto genů si necháš zadarmo. Zůstane tvému druhu po celou hru.
advice-what-move-dinos = Krok stojí jeden bod pohybu. Jdi tam, kde je mírno, nebo zaútoč na sousedovo místo.
advice-what-give-birth = Každé Vejce dá mládě vedle tvého dinosaura. Kdo přežije toto kolo, je bod.
advice-what-freeze = V chladu přežije tolik dinosaurů, kolik máš Srsti. Ty vybíráš, o které přijdeš.
advice-what-scorch = V horku přežije tolik dinosaurů, kolik máš Slunečníků. Ty vybíráš, o které přijdeš.
advice-what-sicken = Epidemie si bere některé tvé dinosaury. Obětuj ty, kteří stojí nejhůř.
advice-what-auction = Za geny nabízíš své body, a ty zároveň rozhodují o vítězství. Když tě někdo přebije, vybíráš znovu.
advice-losses = Kolik tvých dinosaurů nepřežije toto podnebí na svých místech: { $count }.
advice-outlook = Mysli dopředu. Příští podnebí: nejspíš { $terrain-inside } ({ $chances } ze 6). Jak teď stojí, zahynulo by tvých dinosaurů: { $count }.
advice-rescue = Ne všichni tvoji dinosauři přežijí tam, kde stojí. Krok z { $from } na { $to } jednoho zachrání.
advice-good-fight = Útok z { $from } na { $to } vyjde na { $odds } číslech ze 6. Když ne, přijdeš o dinosaura.
advice-safe-birth = Ne každé pole mláděti přeje. Na { $space } toto kolo přežije.
advice-no-safe-birth = Ať se mládě narodí kdekoli, zahyne ti v tomto kole o jednoho víc. Vyber pole, které ti nejvíc pomůže.
advice-card-fits = Teď můžeš zahrát kartu { $card }.
advice-sheltering-gene = Příští podnebí: nejspíš { $terrain-inside }. { $row-gene } ti zachrání dinosaurů: { $count }.
advice-more-eggs = Vejce navíc znamená každé kolo mládě navíc. Na začátku hry se to vyplatí nejvíc.
advice-free-row = Za { $row-gene } ještě nikdo nenabídl. Tam stačí nabídka 0.
advice-small-purse = Tvoje body: { $points }. Každý utracený bod ti bude chybět k vítězství, nabízej málo.
advice-meteor-near = Meteorit je blízko: příští kolo dopadne při hodu { $number } a méně a hra skončí. Gen koupený teď se nemusí vyplatit.


## What a move leads to

ahead-fight = Vyhraješ při { $sides } ze 6 hodů. Když prohraješ, o dinosaura přijdeš.
ahead-outbids = Přehazuješ hráče { $seat }.
ahead-price = Když ho získáš, zaplatíš { $price } a zbude ti { $rest }.
ahead-gives-up = Bodů pohybu propadne: { $points }.
ahead-saves = Podnebí ti vezme dinosaurů: { $after } místo { $before }.
ahead-endangers = Pozor: podnebí ti vezme dinosaurů: { $after } místo { $before }.
ahead-will-lose = Když zůstanou tak, podnebí ti vezme dinosaurů: { $count }.


## What comes next

next-hex = pole
next-card = kartu
next-way = kterým směrem
next-row = řadu
next-move-to = kam půjde
next-move-from = který dinosaurus půjde
next-attack-to = na koho zaútočí
next-attack-from = kdo zaútočí
next-raft-from = kdo popluje
next-raft-to = kde přistane
next-bid-amount = kolik nabídnout
next-play-event-target = soupeře


## What a touch does

verb-move = jít tam
verb-attack = zaútočit
verb-raft = přistát
verb-bid = nabídnout
verb-play-event = zahrát kartu
verb-dead-end = odejít z dražby

## Natural history: one true line for each

lore-gene-tail = Ocas diplodoka měl asi osmdesát obratlů, naše kostrč jich má tři až pět.
lore-gene-leg = Pštrosí dinosauři měli holeň delší než stehno, a to je znak rychlého běžce.
lore-gene-horn = Jizvy na límcích triceratopsů pocházejí od rohů jiných triceratopsů.
lore-gene-egg = Někteří dinosauři seděli na vejcích jako ptáci: citipati se našel přímo na hnízdě.
lore-gene-fur = Devítimetrový yutyrannus byl pokrytý peřím podobným srsti.
lore-gene-parasol = Desky stegosaura byly protkané cévami a možná ho ochlazovaly.
lore-gene-mutation = Každé dítě se rodí asi s šedesáti novými mutacemi.
lore-gene-card = Ze sta druhů, které kdy žily, jich vymřelo přes devadesát devět.
lore-happening-false-tail = Ještěrka odhodí ocas, ten se dál mrská a zaměstná lovce.
lore-happening-unexpected-gene = Asi osm procent našeho genomu pochází z virů.
lore-happening-eternal-season = V křídě rostly lesy nedaleko jižního pólu.
lore-happening-seasons-rush = Křídový rok měl asi 372 dní: Země se točila rychleji.
lore-happening-backward-weather = Letokruhy v kostech dinosaurů prozradí dobré roky i zlé.
lore-happening-rain-dance = V triasu trvalo deštivé období přes milion let. Potom se dinosauři rozšířili.
lore-happening-giant-gene = Největší dinosauři vážili jako deset slonů.
lore-happening-big-brother = Stopy vyprávějí o stádech, v nichž šli velcí a malí dinosauři spolu.
lore-happening-stampede = Přes milion pakoňů táhne každý rok za deštěm po Serengeti.
lore-happening-quicksand = Mnozí plateosauři zahynuli vestoje, uvízlí v bahně.
lore-happening-driftwood = Roku 1995 připlulo na Anguillu na stromech vyvrácených hurikánem asi patnáct leguánů.
lore-happening-barren-year = Papoušek kakapo hnízdí jen v letech, kdy plodí stromy rimu.
lore-happening-far-flung-eggs = Některé rybí jikry přežijí cestu kachnou a vylíhnou se v jiném rybníku.
lore-happening-twins = Pásovec devítipásý rodí téměř vždy čtyři stejná mláďata.
lore-happening-egg-thief = Oviraptor znamená „zloděj vajec“, ale ta vejce byla nejspíš jeho vlastní.
lore-happening-ice-cold = Na severu Aljašky žili dinosauři celé měsíce v zimní tmě.
lore-happening-scorched = Saharský stříbrný mravenec hledá potravu na písku teplejším než padesát stupňů.
lore-happening-wetsuit = Vydra mořská má na centimetru čtverečním až sto padesát tisíc chlupů.
lore-happening-extra-parasols = Sloní uši jsou chladiče: ochlazuje se v nich krev.
lore-happening-epidemic = Díry v čelistech tyranosaurů připomínají nemoc, kterou mají ptáci dodnes.
lore-happening-bargain = Krátké nohy má jezevčík po jediné kopii genu navíc.
lore-happening-dead-end = Z dinosaurů zbyla jediná větev: ptáci.
