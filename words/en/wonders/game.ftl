# World Wonders in English: rules in brief, settings, verbs, questions, names.

rules =
    - **A round:** everybody has 7 gold; what is left at its end is lost. In order, one turn each, again and again, until all are out. You are out once your gold is gone.
    - **A turn:** exactly one purchase, laid at once on your map. You pass only if there is nothing that you could pay for and place.
    - **Prices:** long road (4 cells) 1, short set (2 + 2 + 1 cells) 1, pedestal 1, tower 2, building 2 to 5. A monument takes all the gold you have left, even if it is 1, and ends your round.
    - **Loan:** before your purchase you may take 2 gold, if it buys you something, or in a later round repay 3 gold. One of the two a turn, one open loan at most; open at the end it costs 2 points.
    - **Roads** begin at a road, a tower or the sidewalk below the map. Long roads may cross water if both ends lie on land. A **tower** stands beside anything of yours. A **building** lies beside a road or a building of its type. Pieces are turned, never mirrored; natural cells are land and may be covered.
    - **Monuments:** the card names ground and neighbours; a common side is enough, and all must hold when you buy. The display is filled at the end of your turn, all else at the end of the round.
    - **Resources** move by a building's symbols; each white field is 1 population.
    - **Order:** pedestals 1 and 2 give their place in the next round; then fewest population, fewest monuments, the old order.
    - **End:** after round 10, or the round in which somebody’s population reaches purple.
    - **Points:** rings of population and monuments, your lowest resource, each uncovered natural cell beside a piece of yours, each building that touches no empty green land; objectives 3 and 1.
    - **Alone:** before each of your turns the automaton takes things. Beat the sum of your three resources; harder: that and its monuments’ rings.

setting-map = Map
setting-map-A = A, the same for all, with a lake
setting-map-B = B, for each a river of its own
setting-board = Resource boards
setting-board-A = A, three tracks alike
setting-board-B = B, three different tracks
setting-objectives = Objectives
setting-objectives-yes = three of fifteen (alone none)
setting-objectives-no = none
setting-target = Alone, to be beaten
setting-target-easy = the sum of your resources
setting-target-hard = that and the automaton’s rings

verb-starter = Lay the starter road
verb-road = Buy a long road
verb-short = Buy a short set
verb-next = Lay the next short road
verb-pedestal = Buy a pedestal
verb-tower = Buy the tower
verb-build = Buy a building
verb-monument = Buy a monument
verb-loan = Take a loan
verb-repay = Repay the loan
verb-pass = Pass
verb-end = End turn

ask-starter-road = Where does your first road lie? It touches the sidewalk.
ask-road-road = Where does the long road lie?
ask-short-road = Which short road first?
ask-short-road-then = How does it lie?
ask-next-road = Which short road next?
ask-next-road-then = How does it lie?
ask-pedestal-place = Which pedestal? It gives its place in the next round.
ask-tower-cell = Where does the tower stand?
ask-build-tile = Which building?
ask-build-tile-then = How does it lie? A spot is named by its first cell: the uppermost, there the leftmost.
ask-monument-monument = Which monument?
ask-monument-monument-then = How does it lie?
ask-starter-at = Its first cell: the uppermost, there the leftmost
ask-starter-turned = How it is turned, where that makes a difference
ask-road-at = Its first cell: the uppermost, there the leftmost
ask-road-turned = How it is turned, where that makes a difference
ask-short-piece = Which short road
ask-short-at = Its first cell: the uppermost, there the leftmost
ask-short-turned = How it is turned, where that makes a difference
ask-next-piece = Which short road
ask-next-at = Its first cell: the uppermost, there the leftmost
ask-next-turned = How it is turned, where that makes a difference
ask-tower-at = Its first cell: the uppermost, there the leftmost
ask-build-at = Its first cell: the uppermost, there the leftmost
ask-build-turned = How it is turned, where that makes a difference
ask-monument-at = Its first cell; of several parts the cells of each
ask-monument-turned = How it is turned, where that makes a difference

doing-starter = Round { $round }: the starter road
doing-buying = Round { $round }: one purchase
doing-short_set = Round { $round }: the rest of the short set
doing-confirm_turn = Round { $round }: ending the turn

good-gold = gold
good-food = food
good-ceramics = ceramics
good-gears = { $count ->
    [one] gear
   *[other] gears
 }
good-population = population
good-ring = { $count ->
    [one] ring
   *[other] rings
 }

type-farm = farm
type-market = market
type-library = library
type-housing = housing
type-temple = temple

piece-road = long road
piece-starter = starter road
piece-two = short road of 2 cells
piece-one = short road of 1 cell
piece-tower = tower

item-road = long road
item-short = short set
item-tower = tower

place-1 = place 1
place-2 = place 2
pedestal-1 = pedestal 1
pedestal-2 = pedestal 2

lying-0 = across
lying-90 = upright
facing-0 = as drawn
facing-90 = turned right
facing-180 = upside down
facing-270 = turned left

label-tile-name = { $type } { $stack }
label-tile = { $tile }: { $goods } for { $gold } gold
label-monument = { $monument }: { $goods }
label-site = { $what }: { $place }
label-turned = { $turned }, { $cell }

remind-loan = Open loan of round { $round }: { $gold } gold repay it in a later round.
remind-ready = { $monument } can be set up: { $list }{ $count ->
    [0] .
   *[other] {" "}and { $count } more.
 }
remind-lacks = { $monument } lacks { $list }.
remind-others = { $seats } could.
remind-objectives = Objectives: { $list }.
remind-objective = { $objective } { $value } { $points ->
    [0] (best { $best })
    [one] ({ $points } point)
   *[other] ({ $points } points)
 }
remind-or = or
remind-target = To be beaten, as it stands: { $target } points.
remind-order = Order of the next round, as it stands: { $seats }.

monument-hippodrome = Hippodrome
monument-port_of_carthage = Port of Carthage
monument-parthenon = Parthenon
monument-machu_picchu = Machu Picchu
monument-great_wall = Great Wall of China
monument-giza = Giza Pyramid Complex
monument-ishtar_gate = Ishtar Gate
monument-chichen_itza = Chichen Itza
monument-aqueduct = Aqueduct
monument-petra = Petra
monument-moai = Moai
monument-thien_mu_pagoda = Thien Mu Pagoda
monument-trojan_horse = Trojan Horse
monument-colosseum = Colosseum
monument-ziggurat = Ziggurat
monument-theater = Theater
monument-roman_bridge = Roman Bridge
monument-lighthouse = Lighthouse of Alexandria
monument-shitenno_ji = Shitenno-ji
monument-angkor_wat = Angkor Wat
monument-obelisks = Obelisks

objective-fertile_valley = Fertile Valley
objective-roads_of_rome = Roads of Rome
objective-city_of_wonders = City of Wonders
objective-natural_resources = Natural Resources
objective-waterfront = Waterfront
objective-philosophy = Philosophy
objective-agriculture = Agriculture
objective-religion = Religion
objective-grand_bazaar = Grand Bazaar
objective-abundance = Abundance
objective-technology = Technology
objective-trade = Trade
objective-village = Village
objective-suburbs = Suburbs
objective-metropolis = Metropolis

aid-objectives = Objectives
aid-objective = { $objective }: { $about }
about-fertile_valley = cells of your largest empty green land that pieces, natural cells and water enclose, away from every edge
about-roads_of_rome = road cells of your largest connected group
about-city_of_wonders = your monuments
about-natural_resources = your buildings beside an uncovered natural cell
about-waterfront = your buildings beside open water
about-philosophy = your libraries
about-agriculture = your farms
about-religion = your temples
about-grand_bazaar = your markets
about-abundance = your food
about-technology = your gears
about-trade = your ceramics
about-village = buildings in your largest touching group of housing
about-suburbs = your buildings at the left, upper or right edge
about-metropolis = one enclosed building of each of the five types; all who have it share 4 points

# what is typed for a place; the first of several is suggested
spell-idle = turned, lying
spell-two = two, 2, 2 cells
spell-one = one, 1, 1 cell
spell-across = across
spell-upright = upright
spell-drawn = drawn, as drawn
spell-right = right, turned right
spell-over = over, upside down
spell-left = left, turned left
