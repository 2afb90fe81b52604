# What things are called in Roads & Boats, in English.

good-trunks = { $count ->
    [one] trunk
   *[other] trunks
 }
good-boards = { $count ->
    [one] board
   *[other] boards
 }
good-paper = paper
good-geese = { $count ->
    [one] goose
   *[other] geese
 }
good-clay = clay
good-stone = stone
good-fuel = fuel
good-iron = iron
good-gold = gold
good-coins = { $count ->
    [one] coin
   *[other] coins
 }
good-stock = stock

building-woodcutter = { $count ->
    [one] woodcutter
   *[other] woodcutters
 }
building-sawmill = { $count ->
    [one] sawmill
   *[other] sawmills
 }
building-paper_mill = { $count ->
    [one] paper mill
   *[other] paper mills
 }
building-clay_pit = { $count ->
    [one] clay pit
   *[other] clay pits
 }
building-stone_factory = { $count ->
    [one] stone factory
   *[other] stone factories
 }
building-quarry = { $count ->
    [one] quarry
   *[other] quarries
 }
building-oil_rig = { $count ->
    [one] oil rig
   *[other] oil rigs
 }
building-coal_burner = { $count ->
    [one] coal burner
   *[other] coal burners
 }
building-mine = { $count ->
    [one] mine
   *[other] mines
 }
building-mint = { $count ->
    [one] mint
   *[other] mints
 }
building-stock_exchange = { $count ->
    [one] stock exchange
   *[other] stock exchanges
 }
building-wagon_factory = { $count ->
    [one] wagon factory
   *[other] wagon factories
 }
building-truck_factory = { $count ->
    [one] truck factory
   *[other] truck factories
 }
building-raft_factory = { $count ->
    [one] raft factory
   *[other] raft factories
 }
building-rowboat_factory = { $count ->
    [one] rowboat factory
   *[other] rowboat factories
 }
building-steamer_factory = { $count ->
    [one] steamer factory
   *[other] steamer factories
 }

transporter-donkey = { $count ->
    [one] donkey
   *[other] donkeys
 }
transporter-wagon = { $count ->
    [one] wagon
   *[other] wagons
 }
transporter-truck = { $count ->
    [one] truck
   *[other] trucks
 }
transporter-raft = { $count ->
    [one] raft
   *[other] rafts
 }
transporter-rowboat = { $count ->
    [one] rowboat
   *[other] rowboats
 }
transporter-steamer = { $count ->
    [one] steamer
   *[other] steamers
 }

terrain-pasture = pasture
terrain-woods = woods
terrain-rock = rock
terrain-mountains = mountains
terrain-desert = desert
terrain-sea = sea

shape-plain = no river
shape-source = source
shape-straight = straight river
shape-wide = wide bend
shape-sharp = sharp bend
shape-fork = river fork

topic-rowing = rowing
topic-trucking = trucking
topic-shipping = shipping
topic-drilling = drilling
topic-specialisation = specialisation
topic-enlargement = enlargement
topic-new_shafts = new shafts
topic-bright_idea = bright idea

mix-normal = 3 gold and 3 iron
mix-gold = 4 gold
mix-iron = 4 iron
mix-big = 5 gold and 5 iron

phase-production = production
phase-movement = movement
phase-building = building
phase-wonder = the wonder

unit-donkey = donkey { $number }
unit-wagon = wagon { $number }
unit-truck = truck { $number }
unit-raft = raft { $number }
unit-rowboat = rowboat { $number }
unit-steamer = steamer { $number }
