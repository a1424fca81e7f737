# English: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Dominant Species: Marine
game-marine-text = Spread your class through a living sea, and dominate it.


## Classes (MAR-1.2). .inside is the name in the middle of a sentence.

taxon-reptiles = Reptiles
    .inside = reptiles
taxon-cephalopods = Cephalopods
    .inside = cephalopods
taxon-fishes = Fishes
    .inside = fishes
taxon-crustaceans = Crustaceans
    .inside = crustaceans


## Elements (MAR-1.3)

nutrient-algae = Algae
    .inside = algae
nutrient-gastropods = Gastropods
    .inside = gastropods
nutrient-worms = Worms
    .inside = worms
nutrient-plankton = Plankton
    .inside = plankton
nutrient-sponges = Sponges
    .inside = sponges
nutrient-sun = Sunlight
    .inside = sunlight

## Pawns: the basic ones, and a special one for each element

pawn-basic = Basic pawn
    .inside = basic pawn
pawn-algae = Algae pawn
    .inside = algae pawn
pawn-gastropods = Gastropods pawn
    .inside = gastropods pawn
pawn-worms = Worms pawn
    .inside = worms pawn
pawn-plankton = Plankton pawn
    .inside = plankton pawn
pawn-sponges = Sponges pawn
    .inside = sponges pawn
pawn-sun = Sunlight pawn
    .inside = sunlight pawn


## Terrain (MAR-1.4)

terrain-land = Land
    .inside = land
terrain-kelp-forest = Kelp Forest
    .inside = kelp forest
terrain-coral-reef = Coral Reef
    .inside = coral reef
terrain-seamount = Seamount
    .inside = seamount
terrain-seagrass-meadow = Seagrass Meadow
    .inside = seagrass meadow
terrain-sand-plain = Sand Plain
    .inside = sand plain
terrain-open-ocean = Open Ocean
    .inside = open ocean
terrain-vent = Thermal Vent
    .inside = thermal vent
thermal-hydrothermal = Hydrothermal Vent
    .inside = hydrothermal vent
thermal-geothermal = Geothermal Vent
    .inside = geothermal vent


## The twelve actions of the display (MAR-1.9, section 4a)

section-abundance = Abundance
section-abundance-text = Put a token of this section on any free corner of the earth.
section-autotrophs = Autotrophs
section-autotrophs-text = Cell 1 is for hydrothermal vents, cell 2 for geothermal ones. Take away a token that touches such a vent and whose type lies in this section, or exchange a token of this section with any token that touches such a vent.
section-depletion = Depletion
section-depletion-text = Take away any token on the earth whose type lies in this section.
section-adaptation = Adaptation
section-adaptation-text = Put a token of this section into a vacant element cell of your class. In the special cell you may replace one of your tokens instead.
section-regression = Regression
section-regression-text = Put a cube from your gene pool into a free square. At the Reseed, each class without a cube here loses one token of each type in this section.
section-speciation = Speciation
section-speciation-text = Choose a token on the earth of the type beside the cell, and place cubes on the tiles it touches, up to the limit of each terrain. The special cell allows any token.
section-wanderlust = Wanderlust
section-wanderlust-text = Place a face-up tile next to the earth, with a token of this section if you like. You gain bonus points for it and the adjacent tiles of the same terrain; then every class may move in from adjacent tiles. The special cell gives you another turn.
section-deformation = Deformation
section-deformation-text = Cover a tile on the edge of the map with a vent; in the special cell, any tile. You gain bonus points for it and the adjacent vents. One cube of each class stays, the others go back to their gene pools, and you add one of yours.
section-migration = Migration
section-migration-text = Move your cubes to adjacent tiles, each of them once, up to the number of the cell. The special cell has no limit.
section-competition = Competition
section-competition-text = Choose a tile of the terrain below the cell that you occupy, and eliminate opposing cubes there, up to the number of the cell. The special cell allows one cube on each of two tiles of any terrain.
section-evolution = Evolution
section-evolution-text = Score a tile of the terrain below the cell. If your cubes thrive there, play a card of the evolution row whose position is not above the number of the cell.
section-dominance = Dominance
section-dominance-text = Choose an element for which your dominance value is above its marker. You take control of its special pawn, and the marker rises to your value.


## Evolution cards (MAR-1.10): the main effect, and the lower text of those that have one

evocard-annelids = Annelids
evocard-annelids-text = Gain 1 point for each tile you occupy that worms touch.
evocard-asteroid = Asteroid
evocard-asteroid-text = Choose a tile. Eliminate all cubes there but 1, then 1 cube of your choice on each adjacent tile. The game ends when this round is over.
evocard-biodiversity = Biodiversity
evocard-biodiversity-text = Gain 1 point for each tile you share with another class.
evocard-biomass = Biomass
evocard-biomass-text = On each tile with more cubes than tokens that touch it, eliminate 1 cube of any class.
evocard-favorable-environment = Favorable Environment
evocard-favorable-environment-text = Choose a terrain. All its tiles are scored.
evocard-disease = Disease
evocard-disease-text = Each other class with more elements than you loses 1 token of its choice.
evocard-gastropods-card = Gastropods
evocard-gastropods-card-text = Gain 1 point for each tile you occupy that gastropods touch.
evocard-omnivores = Omnivores
evocard-omnivores-text = Choose a tile you occupy. Take away 1 token that touches it, then eliminate 1 cube there, of any class.
evocard-volcanic-activity = Volcanic Activity
evocard-volcanic-activity-text = Cover any seamount with a vent, as in the Deformation action, whether on the edge or not.
evocard-volcanic-activity-lower = In the row: every Deformation gives 1 point more.
evocard-invasive-species = Invasive Species
evocard-invasive-species-text = On each tile of a terrain shown in Competition, eliminate 1 opposing cube.
evocard-cladogenesis = Cladogenesis
evocard-cladogenesis-text = Play the main effect of a card in the discard pile with X = 0. Then play any other card in the row.
evocard-carbon-cycle = Carbon Cycle
evocard-carbon-cycle-text = Gain 1 point for each tile you occupy that plankton touches.
evocard-mass-exodus = Mass Exodus
evocard-mass-exodus-text = Choose a tile. Move all cubes of all classes from it to adjacent tiles, as you like.
evocard-mass-exodus-lower = In the row: Migration cells 1–3 move 1 cube more.
evocard-metamorphosis = Metamorphosis
evocard-metamorphosis-text = Exchange 1 of your tokens for one of your choice from the bag.
evocard-marine-snow = Marine Snow
evocard-marine-snow-text = Place up to 1 cube on each hydrothermal vent.
evocard-marine-snow-lower = On appearing: all hydrothermal vents are scored.
evocard-terrestrial = Terrestrial
evocard-terrestrial-text = Put a token of your choice from the bag on a free corner of a land tile or geothermal vent. Then place up to 4 cubes on one such tile that it touches.
evocard-lack-of-competition = Lack of Competition
evocard-lack-of-competition-text = Gain bonus points for the number of tiles where only you live.
evocard-fertility = Fertility
evocard-fertility-text = Choose a tile you occupy. Gain 1 point for each cube there, of all classes.
evocard-prolific-predators = Prolific Predators
evocard-prolific-predators-text = Eliminate X opposing cubes on tiles you occupy, then place 1 of your cubes where each of them was.
evocard-semiaquatic = Semiaquatic
evocard-semiaquatic-text = Gain 1 point for each tile you occupy that sunlight touches.
evocard-population-explosion = Population Explosion
evocard-population-explosion-text = Choose a tile you occupy. Place as many cubes there as it holds of all classes.
evocard-population-explosion-lower = On appearing: each class may place 1 cube on a tile it occupies.
evocard-niche-construction = Niche Construction
evocard-niche-construction-text = Move 1 token on the earth to another free corner.
evocard-adaptability = Adaptability
evocard-adaptability-text = Exchange 1 of your tokens with 1 token on the earth.
evocard-producers = Producers
evocard-producers-text = Gain 1 point for each tile you occupy that algae touch.
evocard-reproduction = Reproduction
evocard-reproduction-text = Place up to 1 cube on each tile you occupy.
evocard-reproduction-lower = In the row: on land and vents, Speciation places up to 2 cubes.
evocard-symbiosis = Symbiosis
evocard-symbiosis-text = You and each class with fewer elements than you draw 1 token into a vacant cell.
evocard-solar-radiation = Solar Radiation
evocard-solar-radiation-text = Choose a tile. Return X cubes of your choice from it to their gene pools.
evocard-solar-radiation-lower = In the row: when an Evolution action scores a tile that sunlight touches, each class with points from it gains 1 more.
evocard-habitat = Habitat
evocard-habitat-text = Take away 1 token on the earth whose special pawn you do not control. Then put 1 token whose special pawn you control from the bag on a free corner.
evocard-tectonic-shift = Tectonic Shift
evocard-tectonic-shift-text = All classes take back all their pawns.
evocard-tectonic-shift-lower = On appearing: tokens between three vents go to the bag.
evocard-trophic-cascade = Trophic Cascade
evocard-trophic-cascade-text = Choose a tile. Take away X tokens that touch it.
evocard-predation = Predation
evocard-predation-text = On each tile you occupy, eliminate 1 opposing cube.
evocard-predation-lower = In the row: Competition cells 1–3 eliminate 1 cube more.
evocard-ecodiversity = Ecodiversity
evocard-ecodiversity-text = Gain 1 point for each token on the earth whose type you have.
evocard-gene-expression = Gene Expression
evocard-gene-expression-text = Draw 3 traits and keep 1 of them. It replaces a trait of yours.
evocard-extremophiles = Extremophiles
evocard-extremophiles-text = Gain 1 point for each of your cubes on vents.
evocard-endosymbionts = Endosymbionts
evocard-endosymbionts-text = Gain 1 point for each tile you occupy that sponges touch.


## Symbols of evolution cards, and the Survival card (MAR-1.12)

symbol-extinction = Extinction
symbol-extinction-text = When this card appears, all endangered cubes are eliminated.
symbol-survival = Survival
symbol-survival-text = When this card appears, the class with more cubes on vents than every other class gains bonus points for the vents it occupies.


## Traits (MAR-1.11)

trait-active-filter-feeders = Active Filter Feeders
trait-active-filter-feeders-text = You have 1 more plankton, outside your cells. It is never lost.
trait-benthic-fauna = Benthic Fauna
trait-benthic-fauna-text = A cell of your own, to which the order of your pawns does not apply: place a pawn here for a Speciation at any token whose type you have.
trait-ancient-lineage = Ancient Lineage
trait-ancient-lineage-text = At your first Retrieval of a round, you may play the main effect of a discarded card with X = 0. That card then leaves the game.
trait-resilience = Resilience
trait-resilience-text = When Regression takes tokens from you, you may keep 1 of them.
trait-nascent-intelligence = Nascent Intelligence
trait-nascent-intelligence-text = As soon as you have 20 points, you get 1 more basic pawn for the rest of the game.
trait-cannibalism = Cannibalism
trait-cannibalism-text = Gain 1 point for each of your cubes that is eliminated, no matter by whom.
trait-camouflage = Camouflage
trait-camouflage-text = After another class has placed a tile by Wanderlust or a vent by Deformation, you may place 1 cube on it.
trait-solitary = Solitary
trait-solitary-text = Gain 1 point when a tile is scored on which you have exactly 1 cube.
trait-pack-hunting = Pack Hunting
trait-pack-hunting-text = At the start, take a special pawn of your choice. Its dominance marker goes to 2.
trait-switching = Prey Switching
trait-switching-text = Gain 1 point for each tile you occupy on which an effect places opposing cubes from a gene pool.
trait-carnivory = Carnivory
trait-carnivory-text = Your cubes also thrive on tiles with at least 2 opposing cubes.
trait-flight = Flight
trait-flight-text = Your basic pawns may also go before all your pawns on the display, not only beyond them.
trait-seasonal-migration = Seasonal Migration
trait-seasonal-migration-text = In Migration cells 1–3 you move 1 cube more. In every Migration cell each of your cubes may go 1 or 2 steps.
trait-social-behavior = Social Behavior
trait-social-behavior-text = Your basic pawns may push out opposing basic pawns.
trait-hadal-fauna = Hadal Fauna
trait-hadal-fauna-text = If you have no pawn available when you begin a Retrieval, you take another turn right after it.
trait-phenotypic-plasticity = Phenotypic Plasticity
trait-phenotypic-plasticity-text = You have 2 more element cells.
trait-exaptation = Exaptation
trait-exaptation-text = Copy the trait of another class. When your gene pool holds 16 cubes or fewer, you lose it and draw a new trait.
trait-ecological-niche = Ecological Niche
trait-ecological-niche-text = In a Speciation at a token whose special pawn you control, your limits are 1 higher and those of others 1 lower.


## Places: a cell of the earth and a corner by their names on the map, a stack of tiles, a trait in hand

hex = { $name }
vertex = { $name }
heap = stack { $number }
diet-unknown = a token
    .inside = a token


## Cells of the display for pawns (MAR-1.9)

berth-abundance-1 = { section-abundance }, cell 1
berth-abundance-2 = { section-abundance }, cell 2
berth-abundance-3 = { section-abundance }, cell 3
berth-autotrophs-1 = { section-autotrophs }, cell 1
berth-autotrophs-2 = { section-autotrophs }, cell 2
berth-depletion-1 = { section-depletion }, cell 1
berth-adaptation-1 = { section-adaptation }, cell 1
berth-adaptation-2 = { section-adaptation }, cell 2
berth-adaptation-3 = { section-adaptation }, cell 3
berth-regression-1 = { section-regression }, cell 1
berth-regression-2 = { section-regression }, cell 2
berth-speciation-1 = { section-speciation }, cell 1
berth-speciation-2 = { section-speciation }, cell 2
berth-speciation-3 = { section-speciation }, cell 3
berth-speciation-4 = { section-speciation }, cell 4
berth-speciation-5 = { section-speciation }, cell 5
berth-wanderlust-1 = { section-wanderlust }, cell 1
berth-wanderlust-2 = { section-wanderlust }, cell 2
berth-wanderlust-3 = { section-wanderlust }, cell 3
berth-deformation-1 = { section-deformation }, cell 1
berth-deformation-2 = { section-deformation }, cell 2
berth-migration-1 = { section-migration }, cell 1
berth-migration-2 = { section-migration }, cell 2
berth-migration-3 = { section-migration }, cell 3
berth-migration-4 = { section-migration }, cell 4
berth-competition-1 = { section-competition }, cell 1
berth-competition-2 = { section-competition }, cell 2
berth-competition-3 = { section-competition }, cell 3
berth-competition-4 = { section-competition }, cell 4
berth-evolution-1 = { section-evolution }, cell 1
berth-evolution-2 = { section-evolution }, cell 2
berth-evolution-3 = { section-evolution }, cell 3
berth-evolution-4 = { section-evolution }, cell 4
berth-evolution-5 = { section-evolution }, cell 5
berth-dominance-1 = { section-dominance }, cell 1
berth-dominance-2 = { section-dominance }, cell 2
berth-dominance-3 = { section-dominance }, cell 3
berth-benthic-reptiles = { trait-benthic-fauna }: { taxon-reptiles.inside }
berth-benthic-cephalopods = { trait-benthic-fauna }: { taxon-cephalopods.inside }
berth-benthic-fishes = { trait-benthic-fauna }: { taxon-fishes.inside }
berth-benthic-crustaceans = { trait-benthic-fauna }: { taxon-crustaceans.inside }


## Where points come from

winnings-start = Start of the game
winnings-scoring = Tiles in the game
winnings-card = Evolution cards
winnings-bonus = Bonus points
winnings-survival = Survival
winnings-trait = Traits
winnings-final-tiles = Tiles at the end
winnings-final-pawns = Special pawns at the end


## Options (MAR-0.3)

option-two-player-dual = Two classes each
option-two-player-dual-text = Two players, each with two of the four classes. Only the class with fewer points counts.
option-random-earth = Random earth
option-random-earth-text = The middle of the earth, its tokens and the first cubes are left to chance.
option-alternate-displays = Random diets
option-alternate-displays-text = Boards without printed elements: each class draws three tokens and can lose all of them.
option-super-traits = Two traits
option-super-traits-text = Each class keeps two of its three traits. Exaptation is left out.
option-game-length = Length
option-game-length-text = How many of the 35 evolution cards are removed before the game.
option-game-length-value-standard = standard, 10 removed
option-game-length-value-quick = quick, 15 removed
option-game-length-value-long = long, 5 removed
option-game-length-value-epic = epic, all cards


## Moves: a sentence for the confirm bar and the list of moves

move-place = Place the { $pawn-inside }: { $berth }
move-place-bumps = Place the { $pawn-inside }: { $berth }, and bump a pawn of the { $bumps-inside }
move-retrieve = Retrieve: take all your pawns back
move-skip-action = Skip the action; the pawn stays
move-perform = Perform the action
move-done = Done: no more
move-take = Take a token: { $nutrient-inside }
move-lay = Put the token at { $vertex }
move-remove = Return the token at { $vertex } to the bag
move-swap = Exchange with the token at { $vertex }: { $nutrient-inside }
move-adapt = Adapt to a new element: { $nutrient-inside }
move-adapt-place = Adapt: { $nutrient-inside } instead of { $place-inside }
move-speciate = New species around the token at { $vertex }
move-populate = { $count ->
        [one] Place { $count } cube on { $hex }
       *[other] Place { $count } cubes on { $hex }
    }
move-populate-all = Place a cube on each of these tiles
move-wander = Lay the tile of { $heap } on { $hex }
move-wander-bonus = { $bonus ->
        [one] Lay the tile of { $heap } on { $hex }: { $bonus } point
       *[other] Lay the tile of { $heap } on { $hex }: { $bonus } points
    }
move-put = Put a token at { $vertex }: { $nutrient-inside }
move-drift = { $count ->
        [one] Move { $count } cube from { $from } to the new tile
       *[other] Move { $count } cubes from { $from } to the new tile
    }
move-hide = Place a cube there, camouflaged
move-deform = Cover { $hex } with a vent
move-deform-bonus = { $bonus ->
        [one] Cover { $hex } with a vent: { $bonus } point
       *[other] Cover { $hex } with a vent: { $bonus } points
    }
move-side = It becomes a { $thermal-inside }
move-from-gene-pool = Take the cube from your gene pool
move-from-eliminated = Take one of your eliminated cubes
move-migrate = { $count ->
        [one] Move { $count } cube from { $from } to { $to }
       *[other] Move { $count } cubes from { $from } to { $to }
    }
move-eliminate = Eliminate a cube of the { $taxon-inside } on { $hex }
move-score = Score { $hex }
move-play = Play { $evocard }
move-repeat = Play { $evocard } from the discard pile, with X = 0
move-dominate = Dominate: { $nutrient-inside }
move-dominate-value = Dominate: { $nutrient-inside }. The marker goes to { $value }
move-claim = Take the special pawn: { $nutrient-inside }
move-keep = Keep { $card }
move-keep-trait = Keep { $card } instead of { $trait }
move-copy = Copy { $trait }
move-lose = Give up a token: { $place-inside }
move-save = Keep the token: { $place-inside }
move-target = Choose { $hex }
move-favour = Score all tiles of a terrain: { $terrain-inside }
move-spare = Let a cube of the { $taxon-inside } live
move-send-home = Return a cube of the { $taxon-inside } to its gene pool
move-scatter = { $count ->
        [one] Move { $count } cube of the { $taxon-inside } to { $hex }
       *[other] Move { $count } cubes of the { $taxon-inside } to { $hex }
    }
move-exchange = Exchange { $place-inside } for { $nutrient-inside } from the bag
move-trade = Exchange { $place-inside } with the token at { $vertex }
move-lift = Move the token at { $vertex }
move-draw-nutrient = Drawn from the bag: { $nutrient-inside }
move-draw-terrain = Drawn from the red bag: { $terrain-inside }


## Short labels of what can be chosen, for buttons

choose-retrieve = Retrieve pawns
choose-skip-action = Skip the action
choose-perform = Perform
choose-done = Done
choose-populate-all = On all of them
choose-hide = Place a cube
choose-from-gene-pool = From the gene pool
choose-from-eliminated = From the eliminated


## Questions: to the player who is asked, and what the others read

question-turn = { $taxon }: place a pawn, or retrieve all of them.
question-turn-other = { $taxon } ({ $asked }) are choosing an action.
question-choose-trait = Which trait will the { $taxon-inside } keep?
question-choose-trait-other = { $taxon } ({ $asked }) are choosing a trait.
question-copy-trait = Exaptation: which trait do the { $taxon-inside } copy?
question-copy-trait-other = { $taxon } ({ $asked }) are copying a trait.
question-claim-pawn = Pack Hunting: which special pawn do the { $taxon-inside } take?
question-claim-pawn-other = { $taxon } ({ $asked }) are taking a special pawn.
question-abundance-token = Abundance for the { $taxon-inside }: which token goes to the earth?
question-abundance-token-other = { $taxon } ({ $asked }) are choosing a token.
question-lay-token = { $taxon }: which corner is the token for? ({ $nutrient-inside })
question-lay-token-other = { $taxon } ({ $asked }) are laying a token: { $nutrient-inside }.
question-autotrophs-token = { $taxon }: return a token at a { $thermal-inside }, or exchange one.
question-autotrophs-token-other = { $taxon } ({ $asked }) are changing tokens at the vents ({ $thermal-inside }).
question-depletion-token = Depletion for the { $taxon-inside }: which token leaves the earth?
question-depletion-token-other = { $taxon } ({ $asked }) are removing a token.
question-adapt-token = Adaptation for the { $taxon-inside }: which element?
question-adapt-token-other = { $taxon } ({ $asked }) are adapting.
question-shelter = Regression for the { $taxon-inside }: put a cube into a square?
question-shelter-other = { $taxon } ({ $asked }) may shelter from Regression.
question-speciate-at = Speciation for the { $taxon-inside }: around which token?
question-speciate-at-other = { $taxon } ({ $asked }) are choosing a token to multiply around.
question-populate-tile = { $taxon }: how many cubes on { $hex }? At most { $most }.
question-populate-tile-other = { $taxon } ({ $asked }) are placing up to { $most } on { $hex }.
question-wander-to = Wanderlust for the { $taxon-inside }: which tile, and where does it go?
question-wander-to-other = { $taxon } ({ $asked }) are laying a tile.
question-wander-token = { $taxon }: a token for a corner of { $hex }?
question-wander-token-other = { $taxon } ({ $asked }) may put a token on { $hex }.
question-drift-to = { $taxon }: who moves to the new tile { $hex }?
question-drift-to-other = { $taxon } ({ $asked }) may move to the new tile { $hex }.
question-hide-on = Camouflage: do the { $taxon-inside } place a cube on { $hex }?
question-hide-on-other = { $taxon } ({ $asked }) may come to { $hex } in camouflage.
question-deform-tile = Deformation for the { $taxon-inside }: which tile becomes a vent?
question-deform-tile-other = { $taxon } ({ $asked }) are choosing a tile to become a vent.
question-vent-side = { $taxon }: { $hex } is on the equator. Which vent is it?
question-vent-side-other = { $taxon } ({ $asked }) are choosing the vent on { $hex }.
question-vent-cube = { $taxon }: where does your cube for { $hex } come from?
question-vent-cube-other = { $taxon } ({ $asked }) are adding a cube on { $hex }.
question-migrate-cubes = { $taxon }: which cubes move? { $left } may still go.
question-migrate-cubes-other = { $taxon } ({ $asked }) are migrating; { $left } may still go.
question-compete = { $taxon }: whose cube is eliminated? { $left } to go.
question-compete-other = { $taxon } ({ $asked }) are competing; { $left } to go.
question-score-tile = { $taxon }: which tile is scored? ({ $terrain-inside })
question-score-tile-other = { $taxon } ({ $asked }) are choosing a tile to score ({ $terrain-inside }).
question-play-card = { $taxon }: play a card of the row, at position { $most } or lower.
question-play-card-other = { $taxon } ({ $asked }) are playing a card at position { $most } or lower.
question-dominate-type = Dominance for the { $taxon-inside }: which element?
question-dominate-type-other = { $taxon } ({ $asked }) are taking a special pawn.
question-revive-card = Ancient Lineage: do the { $taxon-inside } play a card of the discard pile?
question-revive-card-other = { $taxon } ({ $asked }) may play a card of the discard pile.
question-repeat-card = { $evocard }, { $taxon-inside }: which card of the discard pile?
question-repeat-card-other = { $taxon } ({ $asked }) are carrying out { $evocard }.
question-another-card = { $evocard }, { $taxon-inside }: which other card of the row?
question-another-card-other = { $taxon } ({ $asked }) are carrying out { $evocard }.
question-target-tile = { $evocard }, { $taxon-inside }: which tile?
question-target-tile-other = { $taxon } ({ $asked }) are carrying out { $evocard }.
question-target-terrain = { $evocard }, { $taxon-inside }: which terrain?
question-target-terrain-other = { $taxon } ({ $asked }) are carrying out { $evocard }.
question-spare-cube = { $taxon }: whose cube on { $hex } lives?
question-spare-cube-other = { $taxon } ({ $asked }) decide who lives on { $hex }.
question-kill-cube = { $evocard }, { $taxon-inside }: whose cube on { $hex } is eliminated? { $left } to go.
question-kill-cube-other = { $taxon } ({ $asked }) are carrying out { $evocard } on { $hex }; { $left } to go.
question-hunt-cube = { $evocard }, { $taxon-inside }: whose cube is eliminated? { $left } to go.
question-hunt-cube-other = { $taxon } ({ $asked }) are carrying out { $evocard }; { $left } to go.
question-send-cube = { $taxon }: whose cube on { $hex } goes home? { $left } to go.
question-send-cube-other = { $taxon } ({ $asked }) are sending cubes home from { $hex }; { $left } to go.
question-scatter-cubes = { $taxon }: all cubes leave { $hex }. Where do these go?
question-scatter-cubes-other = { $taxon } ({ $asked }) are scattering the cubes of { $hex }.
question-place-cubes = { $evocard }, { $taxon-inside }: where does a cube go?
question-place-cubes-other = { $taxon } ({ $asked }) are carrying out { $evocard }.
question-place-bonus = { $taxon }: a cube for one of your tiles?
question-place-bonus-other = { $taxon } ({ $asked }) may place a cube on one of their tiles.
question-settle-tile = { $taxon }: up to { $most } cubes on one of these tiles.
question-settle-tile-other = { $taxon } ({ $asked }) are settling with up to { $most } cubes.
question-remove-token = { $evocard }, { $taxon-inside }: which token returns to the bag?
question-remove-token-other = { $taxon } ({ $asked }) are carrying out { $evocard }.
question-lift-token = Niche Construction for the { $taxon-inside }: which token moves?
question-lift-token-other = { $taxon } ({ $asked }) are moving a token.
question-bag-token = { $evocard }, { $taxon-inside }: which token of the bag?
question-bag-token-other = { $taxon } ({ $asked }) are carrying out { $evocard }.
question-exchange-token = { $taxon }: exchange which token for which one of the bag?
question-exchange-token-other = { $taxon } ({ $asked }) are exchanging a token.
question-trade-token = { $taxon }: exchange which token with which one on the earth?
question-trade-token-other = { $taxon } ({ $asked }) are exchanging a token with the earth.
question-lose-token = { $taxon }: which token is lost?
question-lose-token-other = { $taxon } ({ $asked }) are losing a token.
question-save-token = Resilience: which token do the { $taxon-inside } keep?
question-save-token-other = { $taxon } ({ $asked }) may keep a token.
question-express-gene = Gene Expression: which trait do the { $taxon-inside } keep?
question-express-gene-other = { $taxon } ({ $asked }) are choosing a new trait.
question-draw-token = Draw a token from the bag.
question-draw-token-other = A token is drawn from the bag.
question-draw-tile-type = Draw a terrain token from the red bag.
question-draw-tile-type-other = A terrain token is drawn from the red bag.


## Events: lines of the log

event-plays-class = { $seat } plays the { $taxon-inside }.
event-trait-is = { $taxon } have { $trait }.
event-copies-trait = { $taxon } copy { $trait }.
event-claims-pawn = { $taxon } take the { $pawn-inside }.
event-round-begins = Round { $round } begins.
event-places-pawn = { $taxon } place the { $pawn-inside }: { $berth }.
event-is-bumped = A pawn of the { $taxon-inside } is bumped: { $berth }.
event-skips = { $taxon } skip the action: { $berth }.
event-nothing-to-do = { $taxon } find nothing to do: { $berth }.
event-retrieves = { $taxon } take their pawns back.
event-recalls = All classes take their pawns back.
event-turn-again = { $taxon } have another turn.
event-lays-token = { $taxon } lay a token at { $vertex }: { $nutrient-inside }.
event-removes-token = { $taxon } return the token at { $vertex } to the bag: { $nutrient-inside }.
event-swaps-token = { $taxon } exchange the token at { $vertex }: { $nutrient-inside } for { $taken-inside }.
event-moves-token = { $taxon } move a token from { $from } to { $to }: { $nutrient-inside }.
event-is-swept = Amid three vents the token at { $vertex } goes to the bag: { $nutrient-inside }.
event-adapts = { $taxon } have a new element: { $nutrient-inside }.
event-replaces-token = { $taxon } exchange { $old-inside } for { $nutrient-inside }.
event-loses-token = { $taxon } lose an element: { $nutrient-inside }.
event-saves-token = Resilience: { $taxon-inside } keep { $nutrient-inside }.
event-shelters = { $taxon } shelter from Regression.
event-populates = { $count ->
        [one] { $taxon } place { $count } cube on { $hex }.
       *[other] { $taxon } place { $count } cubes on { $hex }.
    }
event-returns-to-life = An eliminated cube of the { $taxon-inside } returns to life on { $hex }.
event-moves-cubes = { $count ->
        [one] { $count } cube of the { $taxon-inside } moves from { $from } to { $to }.
       *[other] { $count } cubes of the { $taxon-inside } move from { $from } to { $to }.
    }
event-are-eliminated = { $count ->
        [one] { $count } cube of the { $taxon-inside } is eliminated on { $hex }.
       *[other] { $count } cubes of the { $taxon-inside } are eliminated on { $hex }.
    }
event-go-home = { $count ->
        [one] { $count } cube of the { $taxon-inside } returns from { $hex } to its gene pool.
       *[other] { $count } cubes of the { $taxon-inside } return from { $hex } to their gene pool.
    }
event-lays-tile = { $taxon } lay a tile on { $hex }: { $terrain-inside }.
event-becomes-vent = { $taxon } make { $hex } a { $thermal-inside }.
event-scores = { $hex } is scored: { $terrain-inside }.
event-gains = { $points ->
        [one] { $taxon } gain { $points } point. ({ $source })
       *[other] { $taxon } gain { $points } points. ({ $source })
    }
event-plays-card = { $taxon } play { $evocard } from position { $position }.
event-repeats-card = { $taxon } play { $evocard } from the discard pile.
event-appears = New in the row at position { $position }: { $evocard }.
event-extinction-comes = Extinction: all endangered cubes are eliminated.
event-survival-pays = { $count ->
        [one] Survival: { $taxon-inside } live on { $count } vent.
       *[other] Survival: { $taxon-inside } live on { $count } vents.
    }
event-survival-pays-nobody = Survival: nobody has most cubes on vents.
event-dominates = { $taxon } dominate { $nutrient-inside } with a value of { $value }.
event-gains-pawn = Nascent Intelligence: { $taxon-inside } get another basic pawn.
event-replaces-trait = { $taxon } have { $trait } instead of { $old }.
event-draws-traits = { $taxon } look at new traits.
event-leaves-game = { $evocard } leaves the game.
event-reseed = Reseed: the display is filled again.
event-standstill = Nothing evolved for { $rounds } rounds. The game ends.
event-no-more-turns = There have been { $turns } turns. The game ends.
event-final-begins = The final scoring begins.


## Refusals: why not, and what would help. A refusal gets the arguments of the refused move.

refusal-not-asked = Not now. Answer the current question first.
refusal-not-asked-about = The current question is not about this.
refusal-not-your-trait = This trait is not among those you may choose from.
refusal-not-another-trait = No other class has { $trait }. Copy a trait that lies open before another class.
refusal-pawn-is-owned = Another class already controls this pawn. Take one that nobody controls.
refusal-no-basic-pawn = You have no basic pawn at hand. Retrieve your pawns first.
refusal-not-your-pawn = You do not control the { $pawn-inside }. Dominate its element first.
refusal-pawn-is-out = The { $pawn-inside } is not at hand. Retrieve your pawns first.
refusal-special-only = This cell is only for special pawns.
refusal-berth-is-closed = This cell is closed with so few classes.
refusal-not-your-benthic = This cell belongs to a class with Benthic Fauna.
refusal-benthic-is-taken = A pawn is already there. It goes back when the class that controls it retrieves.
refusal-controls-the-pawn = You control the special pawn of this element. Choose a token of another type.
refusal-berth-is-taken = A pawn is already there. Only a special pawn can bump it.
refusal-own-pawn-there = Your own pawn is there. It cannot be bumped by yours.
refusal-special-pawn-there = A special pawn is there. Nobody can bump it.
refusal-not-further = A basic pawn must go further than all your pawns on the display.
refusal-between-pawns = Flight lets a pawn go before or behind all your pawns, but not between them.
refusal-only-at-first = An action can be skipped only before it begins.
refusal-not-optional = This has to be done. Choose one of the possibilities.
refusal-not-in-section = There is no such token in Abundance: { $nutrient-inside }.
refusal-vertex-not-usable = No tile lies at this corner. Choose a corner of a tile.
refusal-vertex-is-taken = A token already lies at this corner. There is room for one.
refusal-no-token-there = No token lies at this corner.
refusal-no-tile-there = There is no tile.
refusal-not-at-vent = This token does not touch a vent of the right kind.
refusal-not-in-autotrophs = Autotrophs has no token of this type.
refusal-not-in-depletion = Depletion shows no token of this type.
refusal-not-in-adaptation = There is no such token in Adaptation: { $nutrient-inside }.
refusal-no-vacant-place = Your board has no vacant cell. The special cell of Adaptation lets you replace a token.
refusal-only-by-special = Only a special pawn in the last cell lets you replace a token.
refusal-no-such-token = You have no token there.
refusal-same-as-another = Another token of yours is just the same. Choose that one.
refusal-other-type = This token is of another type than the cell allows.
refusal-no-room-at-token = No tile at this token takes a cube.
refusal-too-many-cubes = That is more than the tile takes or the gene pool has.
refusal-not-this-tile = The question is about another tile.
refusal-heap-is-empty = This stack is empty.
refusal-cell-is-taken = A tile already lies on { $hex }.
refusal-not-beside-earth = { $hex } is not beside any tile.
refusal-not-on-new-tile = Choose a free corner of the new tile.
refusal-not-in-wanderlust = There is no such token in Wanderlust, or the corner is taken.
refusal-not-beside-new-tile = Cubes come only from tiles beside the new one.
refusal-too-few-cubes = You do not have so many cubes there.
refusal-is-vent-already = { $hex } is a vent already.
refusal-not-on-edge = { $hex } is not at the edge of the map. A special pawn may deform any tile.
refusal-not-of-terrain = The card speaks of another terrain than that of { $hex }.
refusal-side-is-given = Choose one of the two vents.
refusal-too-far = { $to } is not beside { $from }.
refusal-too-far-for-season = { $to } is more than two steps away from { $from }.
refusal-over-the-limit = So many cubes may no longer move.
refusal-has-moved-already = The cubes there have already moved. Each moves once.
refusal-not-opposing = Only cubes of other classes can be eliminated here.
refusal-nobody-there = That class has no cube on { $hex }.
refusal-do-not-occupy = You have no cube on { $hex }.
refusal-other-terrain = { $hex } is not of the terrain below the cell.
refusal-other-tile = You have already chosen another tile.
refusal-not-this-terrain = { $hex } is not of the terrain below the cell.
refusal-too-high-in-row = { $evocard } is too high in the row for this cell.
refusal-not-in-row = { $evocard } is not in the row.
refusal-not-in-discard = { $evocard } is not in the discard pile.
refusal-being-played = { $evocard } is being played right now.
refusal-not-above-marker = Your dominance value is not above the marker: { $nutrient-inside }.
refusal-no-effect-there = The card would change nothing there.
refusal-not-there = The card does not speak of this. Choose one of the possibilities.
refusal-pawn-not-controlled = You do not control the special pawn of this element.
refusal-not-at-landing = Only land and geothermal vents will do, at the corner of the new token if there is one.
refusal-not-at-tile = This token does not touch the chosen tile.
refusal-not-next-to-tile = The cubes go to tiles beside their own.
refusal-class-not-there = That class has no cube there.
refusal-back-to-start = A migrating cube cannot return to the tile it came from.
refusal-too-few-to-drift = You do not have so many cubes there.
refusal-not-in-bag = The bag has no such token: { $nutrient-inside }.
refusal-not-to-be-lost = This token is not to be lost.


### browser

## Words that only the page says

ui-earth = Earth
ui-corners = Corners of the earth
ui-display = Actions
ui-cards = Cards
ui-classes = Classes
ui-round = Round { $round }
ui-setting-up = Setting up
ui-last-round = Last round
ui-retrieved = Have retrieved in this round: { $classes }
ui-retrieved-nobody = Nobody has retrieved in this round
ui-has-retrieved = has retrieved in this round
ui-asteroid-within = The Asteroid is among the last cards of the deck: { $count }
ui-tile = { $cell }: { $terrain }
ui-empty-cell = { $cell }: no tile yet
ui-nobody-lives-here = nobody lives here
ui-touched-by = touched by { $elements }
ui-cubes-thriving = { $taxon }: { $count }, thriving
ui-cubes-endangered = { $taxon }: { $count }, endangered
ui-thriving = thriving
ui-endangered = endangered
ui-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
ui-would-score = { $count ->
        [one] would score { $count } point
       *[other] would score { $count } points
    }
ui-heaps = Stacks of tiles
ui-heap = { $count ->
        [one] { $terrain } on top, { $count } tile in this stack
       *[other] { $terrain } on top, { $count } tiles in this stack
    }
ui-heap-empty = this stack is empty
ui-vents-left = { $count ->
        [one] { $count } vent left
       *[other] { $count } vents left
    }
ui-layers = Show on the map
ui-layer-points = Points
ui-layer-risk = Endangered
ui-berth-closed = closed with so few classes
ui-special-only = only for a special pawn
ui-up-to = up to { $count }
ui-pawn-of = { $pawn }: { $taxon }
ui-squares = Sheltered from Regression: { $classes }
ui-marker = { $element }: marker at { $value }
ui-marker-word = Marker
ui-controlled-by = controlled by { $taxon }
ui-controlled-by-nobody = controlled by nobody
ui-your-value = your value { $value }
ui-dominance-value = dominance value { $value }
ui-basic-pawn-text = It goes to an empty cell beyond all your pawns on the display.
ui-pawns-at-hand = basic pawns at hand: { $count } of { $all }
ui-gene-pool = gene pool { $count }
ui-on-earth = on the earth { $count }
ui-eliminated = eliminated { $count }
ui-endangered-count = endangered { $count }
ui-elements = elements: { $elements }
ui-printed = { $element }, printed
ui-vacant-cell = vacant
ui-holds-survival = holds the Survival card
ui-copied-trait = { $trait }, copied
ui-final-now = { $count } more if the game ended now
ui-evolution-row = Evolution row
ui-discarded = Discard pile: { $count }
ui-your-traits = Your traits
ui-deck-left = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-discard-empty = No card has been played yet.
ui-row-empty = There are no cards in the row.
ui-card-position = Position { $position }
ui-terrains = What terrains pay
ui-places = first / second / third / fourth place
ui-speciation-limit = limit { $count }
ui-bonus-table = Bonus points for 1, 2, 3 … of a kind: { $values }
ui-bag = In the bags
ui-cards-unseen = { $count ->
        [one] { $count } card not seen yet
       *[other] { $count } cards not seen yet
    }
ui-row-points = Points
ui-row-final = Final scoring now
ui-row-earth = On the earth
ui-row-pool = Gene pool
ui-row-eliminated = Eliminated
ui-row-endangered = Endangered
ui-row-vents = On vents
ui-last-scoring = The final scoring
ui-lower-class-counts = Each player counts only the class with fewer points.


## How the game ended, and what is counted

ui-nth-turn = Round { $turn }
measure-cubes = Cubes on the earth
ending-asteroid = The Asteroid has struck, and the last round is over.
ending-standstill = Nothing evolved any longer, so the game ended.
ending-tie-food-chain = { $count ->
        [one] { $first } and { $second } both have { $count } point. The class of { $first } stands higher in the food chain.
       *[other] { $first } and { $second } both have { $count } points. The class of { $first } stands higher in the food chain.
    }


## What a coach says

advice-what-turn = Each turn you place one pawn and do its action, always further down the display than your others. When you have no good place left, retrieve them all.
advice-what-choose-trait = A trait stays with your class for the whole game. Choose one that suits the way you want to play.
advice-what-copy-trait = You take over the trait of another class. Think of what it can do for your animals.
advice-what-claim-pawn = A special pawn may go anywhere on the display and push a basic pawn away.
advice-what-abundance-token = You choose which food comes to the earth. Your animals thrive where a token of their own food touches the tile.
advice-what-lay-token = A corner touches up to three tiles, and the token feeds all of them.
advice-what-autotrophs-token = Around the vents food can be taken away or exchanged. So you feed your own or starve the others.
advice-what-depletion-token = A token leaves the earth. Who lived on it there may not survive the next extinction.
advice-what-adapt-token = Your class learns to eat one more thing. The more it can eat, the more places feed it.
advice-what-shelter = A cube here protects your class: at the end of the round others lose food that this section shows.
advice-what-speciate-at = Choose a token: new animals of yours come to the tiles around it. Land takes few, open ocean many.
advice-what-populate-tile = The tile with most of your animals pays you when it is scored. Ties go to the class higher in the food chain.
advice-what-wander-to = The earth grows by a tile, and tiles of the same kind beside it pay a bonus. Then all may step onto it.
advice-what-wander-token = You may put food on a corner of the new tile.
advice-what-drift-to = Animals beside the new tile may step onto it. Go where your food lies.
advice-what-deform-tile = A tile becomes a vent. Vents pay little by themselves, but most animals on vents win at each survival.
advice-what-vent-side = On the equator you choose the kind of the vent. It matters for Autotrophs.
advice-what-migrate-cubes = Your animals move to tiles beside theirs. Lead them to food and to places that pay.
advice-what-compete = Where you live you may drive others out. Take those that stand before you in the ranking of a tile.
advice-what-score-tile = The tile is scored for all who live there. If your animals thrive on it, you play a card after that.
advice-what-play-card = You play a card of the row. A new one comes for it, and some bring an extinction.
advice-what-dominate-type = Your value is your elements of a type times the tiles where they feed you. Who raises it takes the special pawn.
advice-what-lose-token = Your class forgets a food, because it had no cube in Regression.
advice-endangered = Your animals on { $hex } find nothing to eat there: { $count }. The next extinction would kill them.
advice-regresses = At the end of the round you would lose a food: { $nutrient-inside }. A cube in Regression prevents that.
advice-can-dominate = Your dominance is high enough: { $nutrient-inside }. A pawn in Dominance wins you the special pawn.
advice-can-score = You lead on { $hex }, and Evolution can score it now. For you: { $points }.
advice-last-pawn = This is your last pawn. After it you will have to retrieve them all.
advice-ends-round = If you retrieve now, the round ends: new food and terrain come, and Regression takes its toll.
advice-few-cubes = Your gene pool is nearly empty. Cubes left: { $count }.
advice-asteroid-near = The Asteroid lies in the row. Once it is played, the game ends with the round.
advice-feeds = With this food hungry animals of yours would thrive: { $nutrient-inside }, { $count }.
advice-best-corner = On corner { $vertex } the token would feed hungry animals of yours: { $count }.
advice-most-room = Around { $vertex } there is room for most of your animals: { $count }.
advice-escape = Your animals on { $from } find no food. On { $to } they would thrive.
advice-kill-pays = With one cube of the { $taxon-inside } gone, { $hex } would pay you more.
advice-best-tile = { $hex } pays you most: { $points }.
advice-card-pays = { $evocard } pays you at once: { $gain }.
advice-bonus = On { $hex } you get the largest bonus: { $points }.
advice-of-a-card = This is an effect of the card { $evocard }. Its text says what you may choose.


## What a move leads to

ahead-nothing-to-do = There is nothing to do there now.
ahead-bumps = A pawn of the { $taxon-inside } goes home.
ahead-limit = Cubes at most: { $count }.
ahead-endangered = On { $to } they would be endangered.
ahead-harms = { $taxon }: { $count ->
        [one] { $count } cube becomes endangered.
       *[other] { $count } cubes become endangered.
    }
ahead-helps = { $taxon }: { $count ->
        [one] { $count } more cube thrives.
       *[other] { $count } more cubes thrive.
    }
ahead-gains = { $taxon }: +{ $points }.
ahead-bonus = It brings { $points } points.
ahead-plays = Then you play a card.
ahead-ends-round = This ends the round.
ahead-dominates = You dominate { $nutrient-inside }: at the end { $points } points.
ahead-takes-control = The { $taxon-inside } lose { $nutrient-inside }.
ahead-pool-left = Cubes that stay in your gene pool: { $count }.
ahead-cubes-left = Cubes that stay on { $hex }: { $count }.


## What comes next

next-hex = a tile
next-vertex = a corner
next-nutrient = an element
next-diet = a token of your diet
next-taxon = a class
next-berth = an action
next-pawn = a pawn
next-heap = a stack
next-trait = a trait
next-card = a trait card
next-place-berth = where it goes
next-place-pawn = which pawn
next-migrate-to = where the cubes go
next-migrate-count = how many cubes
next-populate-count = how many cubes
next-drift-count = how many cubes
next-scatter-count = how many cubes
next-adapt-place = the token that it replaces
next-wander-hex = where the tile goes
next-eliminate-taxon = whose cube


## What a touch does

verb-place = place the pawn
verb-swap = exchange
verb-adapt = replace
verb-populate = place cubes
verb-wander = lay the tile
verb-put = put the token
verb-drift = move cubes
verb-migrate = migrate
verb-eliminate = eliminate
verb-keep = keep instead
verb-scatter = scatter
verb-exchange = exchange
verb-trade = exchange

## Natural history: one true line for each

lore-taxon-reptiles = Ichthyosaurs never came ashore: their young were born alive at sea.
lore-taxon-cephalopods = An octopus has three hearts and blue blood.
lore-taxon-fishes = Half of all species with a backbone are fishes.
lore-taxon-crustaceans = The legs of a Japanese spider crab span nearly four metres.
lore-evocard-annelids = The worm Eunice lies in wait in the sand and grows three metres long.
lore-evocard-asteroid = The asteroid that ended the age of dinosaurs was some ten kilometres wide.
lore-evocard-biodiversity = Coral reefs cover a thousandth of the sea floor and house a quarter of its species.
lore-evocard-biomass = The krill of the Antarctic weighs about as much as all people on Earth.
lore-evocard-favorable-environment = Where cold deep water rises, the sea feeds the most fish.
lore-evocard-disease = In 1983 a disease killed nearly all the long-spined urchins of the Caribbean.
lore-evocard-gastropods-card = Cone snails harpoon fish with a poisoned tooth.
lore-evocard-omnivores = The bonnethead shark eats seagrass and digests about half of it.
lore-evocard-volcanic-activity = Three quarters of all lava comes up under the sea.
lore-evocard-invasive-species = A female lionfish, a stranger in the Caribbean, lays two million eggs a year.
lore-evocard-cladogenesis = In Lake Malawi one line of cichlids split into some eight hundred species.
lore-evocard-carbon-cycle = The white cliffs of Dover are made of the shells of plankton.
lore-evocard-mass-exodus = The largest migration on Earth takes place every night, from the deep to the surface.
lore-evocard-metamorphosis = A flatfish hatches with an eye on each side; then one of them moves over.
lore-evocard-marine-snow = A flake of marine snow may sink for weeks before it reaches the bottom.
lore-evocard-terrestrial = A coconut crab hatches in the sea, and would drown there once grown up.
lore-evocard-lack-of-competition = After the greatest extinction one shell, Claraia, lived almost everywhere.
lore-evocard-fertility = An ocean sunfish lays up to three hundred million eggs at a time.
lore-evocard-prolific-predators = A Humboldt squid lives for about two years and lays more than a million eggs.
lore-evocard-semiaquatic = Marine iguanas graze under water and sneeze out the salt.
lore-evocard-population-explosion = One polyp buds off dozens of jellyfish: that is how swarms of them come about.
lore-evocard-niche-construction = The white sand of many beaches has passed through parrotfish that chew coral.
lore-evocard-adaptability = The mimic octopus passes for a lionfish, a sea snake or a sole.
lore-evocard-producers = Half of the oxygen on Earth is made in the sea.
lore-evocard-reproduction = The corals of a whole reef spawn in the same few nights after a full moon.
lore-evocard-symbiosis = Fishes queue before a cleaner wrasse and open their mouths for it.
lore-evocard-solar-radiation = Sunlight feeds the sea only in its top two hundred metres.
lore-evocard-habitat = A whale that sinks to the bottom feeds a whole town of animals for decades.
lore-evocard-tectonic-shift = The Atlantic grows about as fast as your fingernails.
lore-evocard-trophic-cascade = Where sea otters vanished, urchins ate up whole forests of kelp.
lore-evocard-predation = A great white shark goes through thousands of teeth in its life.
lore-evocard-ecodiversity = Many fishes of the reef grow up among mangroves and seagrass.
lore-evocard-gene-expression = When a female clownfish dies, her mate becomes a female.
lore-evocard-extremophiles = The Pompeii worm lives on the hot chimneys of the deep in a fleece of bacteria.
lore-evocard-endosymbionts = The giant tube worm has no mouth: bacteria inside it feed it.
lore-trait-active-filter-feeders = A blue whale swallows about sixteen tonnes of krill a day.
lore-trait-benthic-fauna = Sea cucumbers turn over the mud of the deep as earthworms turn over soil.
lore-trait-ancient-lineage = Coelacanths were known only as fossils until one was caught in 1938.
lore-trait-resilience = A starfish regrows a lost arm, and some regrow a whole body from one arm.
lore-trait-nascent-intelligence = Some octopuses carry coconut shells along to hide in.
lore-trait-cannibalism = The young of the sand tiger shark eat their siblings before they are born.
lore-trait-camouflage = A cuttlefish changes its pattern within a second, though it sees no colours.
lore-trait-solitary = In some anglerfish the male finds his mate in the dark and grows into her.
lore-trait-pack-hunting = Orcas of the Antarctic make a wave together to wash a seal off the ice.
lore-trait-switching = When seals grew scarce, orcas off Alaska turned to sea otters.
lore-trait-carnivory = A mantis shrimp strikes so fast that the water boils behind its blow.
lore-trait-flight = Flying fish glide up to four hundred metres over the waves.
lore-trait-seasonal-migration = A humpback whale swims up to sixteen thousand kilometres a year, there and back.
lore-trait-social-behavior = A shoal of herring may count hundreds of millions, and none of them leads.
lore-trait-hadal-fauna = A snailfish has been filmed more than eight kilometres down.
lore-trait-phenotypic-plasticity = Periwinkles grow thicker shells where they smell crabs.
lore-trait-exaptation = The swim bladder of fishes and our lungs come from the same organ.
lore-trait-ecological-niche = The yeti crab farms bacteria on its hairy claws.
