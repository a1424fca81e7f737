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
section-wanderlust-text = Place a face-up tile next to the earth, with a token of this section if you like. You gain bonus points for adjacent tiles of the same terrain; then every class may move in from adjacent tiles. The special cell gives you another turn.
section-deformation = Deformation
section-deformation-text = Cover a tile on the edge of the map with a vent; in the special cell, any tile. You gain bonus points for adjacent vents. One cube of each class stays, the others go back to their gene pools, and you add one of yours.
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
symbol-survival-text = When this card appears, the class with the most cubes on vents gains bonus points for the vents it occupies.


## Traits (MAR-1.11)

trait-active-filter-feeders = Active Filter Feeders
trait-active-filter-feeders-text = You have 1 more plankton, outside your cells. It is never lost.
trait-benthic-fauna = Benthic Fauna
trait-benthic-fauna-text = A cell of your own, whatever the order of your pawns: place a pawn here for a Speciation at any token whose type you have.
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
trait-seasonal-migration-text = In Migration cells 1–3 you move 1 cube more, and each cube may go 1 or 2 steps.
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
ui-holds-survival = most cubes on vents
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
ui-nothing-to-do = There is nothing to do here: the action would be skipped.
ui-ahead-gains = Points:
ui-ahead-helps = Will thrive:
ui-ahead-harms = Will be endangered:
ui-ahead-plays = Then you play a card.
ui-ahead-ends-round = This ends the round.
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
ui-tie-break-text = If points are equal, the class higher in the food chain comes first.
