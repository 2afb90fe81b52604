# World Wonders in English: rules in brief, settings, verbs, questions, names.

about-game = You lay roads, buildings and monuments on a map of your own and raise what they bring. Most points win, after about 20 turns each.
rules =
    You build a city on a map of your own. Most points win.
    - **Round:** everybody has 7 gold; what is left at its end is lost. In order, one turn each, again and again, until all are out: your gold is gone, or it buys nothing you could lay. Whoever can buy something must.
    - **Turn:** exactly one purchase, laid at once. The very first turn begins with a free starter road at the sidewalk.
      - long road (4 cells): 1 gold
      - short set (roads of 2, 2 and 1 cells): 1 gold; they need not touch each other, and what finds no room is lost
      - building: 2 to 5 gold
      - tower: 2 gold, one a round
      - pedestal: 1 gold; it gives place 1 or 2 in the next round; nobody has both
      - monument: all gold you have left, even if it is 1; then you are out
    - **Where:** on free land; natural cells (the trees) are land. “Beside” means a common side. Pieces are turned, never mirrored.
      - road: beside a road, a tower or the sidewalk below the map. Long ones may cross water if both ends lie on land
      - building: beside a road or a building of its type
      - tower: beside anything of yours
      - monument: its card shows its ground and what must be beside it; a common side with each is enough, with any of its parts. Two signs of a type want two buildings. It brings its resource or population at once
    - **Resources:** a building’s symbols move food (apple), ceramics (jug) and gears. Each white field they reach or pass is 1 population. On the last field markers stay.
    - **Points at the end:**
      - 1 for each ring your population has reached, and each ring of your monuments
      - the value of your lowest resource
      - 1 for each natural cell still seen beside a piece of yours
      - 1 for each City District, a building with no empty green land beside it: pieces, water, natural cells and the edge of the map close it
      - objectives: 3 for the most, 1 for the second. Two or more first share 4, and nobody is second; all second get 1. None for 0. Metropolis: all who have it share 4, rounded up
      - 2 fewer for an open loan. If tied, more monuments win; if still tied, the win is shared
    - **Loan:** before your purchase take 2 gold, if it buys you something, or in a later round repay 3. One of the two a turn, one open loan at most; not without gold.
    - **Next round:** pedestals give their places; then come fewest population, fewest monuments, the old order. Buildings left are discarded and the market is filled again; monuments already at the end of a turn.
    - **End:** after round 10, or the round in which a population reaches its purple field.
    - **Alone:** no pedestals, no objectives. Before each of your turns the automaton takes something away. You need more points than your three resources together; at the hard level, more than these and the rings of the automaton’s monuments together.
    - **Places** are named by their uppermost cell, there the leftmost.
rules-verbs =
    starter road short next pedestal tower build monument end → turn
    loan repay → loan
    pass → round
rules-also =
    solo → alone
    rotate, flip → turned
    debt, credit → loan
    track → resources
    first player, start player → next round
    score, scoring, winner → points
rules-terms =
    natural cell, natural cells → a cell with trees; it is land, and each one still seen beside a piece of yours is 1 point at the end
    City District, City Districts → a building with no empty green land beside it: 1 point at the end
    sidewalk → the strip below the bottom row of the map; roads may begin there
    farm; market; library; housing; temple → type of building; the number behind it (“temple 1”) is its stack on the market, then come its resources and its price
    population → each white field that your resources reach or pass is 1 population; on its track are rings, and a purple field, which ends the game
    ring, rings → 1 point each at the end
    pedestal, pedestals → it gives you place 1 or 2 in the turn order of the next round
    short set → three roads of 2, 2 and 1 cells, laid one by one
    could no longer be set up → the monument has a place in your city now, but would have none after that
    as drawn; upside down; turned right; turned left → how the piece is turned, compared with the picture of the market

setting-map = Map
setting-map-A = A, the same for all, with a lake
setting-map-B = B, for each a river of its own
setting-board = Resource boards
setting-board-A = A, three tracks alike
setting-board-B = B, three different tracks
setting-objectives = Objectives
setting-objectives-yes = three of fifteen (alone none)
setting-objectives-no = none
setting-target = Playing alone
level-easy = easy target
level-hard = hard target
setting-target-easy = more points than your resources together
setting-target-hard = more points than your resources and the automaton’s rings

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
done-end = Your turn is over.

ask-starter-road = How should your starter road lie? It must touch the sidewalk.
ask-starter-road-last = Where do you want your starter road? It must touch the sidewalk.
ask-road-road = How should the long road lie?
ask-road-road-last = Where do you want it?
ask-short-road = Which short road first?
ask-short-road-then = Which way round?
ask-short-road-last = Where do you want it?
ask-next-road = Which short road next?
ask-next-road-then = Which way round?
ask-next-road-last = Where do you want it?
ask-pedestal-place = Which pedestal? It gives its place in the next round.
ask-tower-cell = Where do you want the tower?
ask-build-tile = Which building?
ask-build-tile-then = Which way round?
ask-build-tile-last = Where do you want it?
ask-monument-monument = Which monument?
ask-monument-monument-then = Which way round?
ask-monument-monument-last = Where do you want it?
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
ask-tower-at = Its cell
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
short-two = 2 cells
short-one = 1 cell

item-road = long road
item-short = short set
item-tower = tower

place-1 = place 1
place-2 = place 2
pedestal-1 = pedestal 1
pedestal-2 = pedestal 2

reason-rounds = The last round is over.
reason-purple = A population has reached its purple field.
reason-beaten = These were enough points.
reason-missed = These were not enough points.

lying-0 = horizontal
lying-90 = vertical
facing-0 = as drawn
facing-90 = turned right
facing-180 = upside down
facing-270 = turned left

label-tile-name = { $type } { $stack }
label-tile = { $tile }: { $goods } for { $gold } gold
label-only = { $what }, only { $place }
label-site = { $what }: { $place }
label-turned = { $turned }, { $cell }
label-begun = { $cells } …

remind-last = This is the last round.
ahead-except = Only the points of objectives may have changed.
remind-loan = Open loan of round { $round }: { $gold } gold repay it in a later round.
remind-ready = { $monument } can be set up: { $list }{ $count ->
    [0] .
    [one] {"; "}1 more place.
   *[other] {"; "}{ $count } more places.
 }
remind-lacks = { $monument } still lacks { $list } beside it.
remind-no-room = { $monument } still lacks { $list }.
remind-unfit = No place in your city now for: { $list }.
remind-others = { $seats } could set it up.
remind-objectives = Objectives: { $list }.
remind-objective = { $objective } ({ $about }): { $value }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
 }{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
 }{ $best ->
    [0] {""}
   *[other] , best { $best }
 }
city-of = { $seat } ({ $number })
remind-or = or
counts-fertile_valley = enclosed green land
counts-roads_of_rome = connected roads
counts-city_of_wonders = monuments
counts-natural_resources = buildings beside natural cells
counts-waterfront = buildings beside water
counts-philosophy = libraries
counts-agriculture = farms
counts-religion = temples
counts-grand_bazaar = markets
counts-abundance = food
counts-technology = gears
counts-trade = ceramics
counts-village = connected housing
counts-suburbs = buildings at the edge, not the sidewalk
counts-metropolis = all types enclosed
remind-target = To beat the automaton you need more than { $target ->
    [one] 1 point
   *[other] { $target } points
 }; you have { $points }.
remind-order = Turn order of the next round, as it stands: { $seats }.

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
spell-across = horizontal, across
spell-upright = vertical, upright
spell-drawn = drawn, as drawn
spell-right = right, turned right
spell-over = over, upside down
spell-left = left, turned left
