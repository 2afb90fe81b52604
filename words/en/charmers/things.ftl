# The Dice Charmers in English: names of things.

good-tea = tea
good-silk = silk
good-spice = spice
good-money = money
good-fame = fame
good-karma = karma

track-money = money
track-fame = fame

# Where a bonus comes from.
origin-money = money track
origin-fame = fame track
origin-karma = karma
origin-border = border
origin-river = river
origin-tent = tent
origin-palace = palace
origin-upgrade = upgrades

die-purple = purple { $number }
    .bare = purple
    .a = a purple die
die-green = green { $number }
    .bare = green
    .draws = yes
    .a = a green die
die-blue = blue { $number }
    .bare = blue
    .a = a blue die
die-orange = orange { $number }
    .bare = orange
    .a = an orange die

face-tea_tea = tea + tea
face-silk_silk = silk + silk
face-spice_spice = spice + spice
face-tea_silk = tea + silk
face-tea_spice = tea + spice
face-silk_spice = silk + spice
face-straight = straight road
face-curve = curve
face-two_halves = two half roads
face-lotus = lotus
face-fish = fish
face-crane = crane
face-boat = boat
face-turtle = turtle
face-heron = heron
face-mogul = Great Mogul
face-maharani = Maharani
face-merchant = Merchant
face-raja = Raja Man Singh
face-builder = Builder
face-portuguese = Portuguese

symbol-lotus = lotus
symbol-fish = fish
symbol-crane = crane
symbol-boat = boat
symbol-turtle = turtle
symbol-heron = heron

person-mogul = Great Mogul
    .the = the Great Mogul
person-maharani = Maharani
    .the = the Maharani
person-merchant = Merchant
    .the = the Merchant
person-raja = Raja Man Singh
    .pays = yes
person-builder = Builder
    .the = the Builder
person-portuguese = Portuguese
    .the = the Portuguese

building-temple = temples
    .one = temple
building-fort = forts
    .one = fort
building-garden = gardens
    .one = garden
building-mausoleum = mausoleums
    .one = mausoleum

shape-straight = a straight road
shape-curve = a curve
shape-fork = a fork
shape-crossing = a crossing

way-NS = ↑↓
way-EW = ←→
way-NE = ↑→
way-ES = →↓
way-SW = ↓←
way-NW = ↑←
way-NES = ↑→↓
way-ESW = →↓←
way-NSW = ↑↓←
way-NEW = ↑→←
way-NESW = ↑→↓←
way-N = ↑
way-E = →
way-S = ↓
way-W = ←

# Bonuses and other things to do.
task-fame = { $number } fame
task-money = { $number } money
task-karma = 1 karma
task-upgrade = an upgrade
task-purple_die = goods of a purple die
task-goods1 = 1 good
task-goods = { $number } different goods
task-sell1 = sell 1 good
task-sell = sell up to { $number } goods
task-sell_same = sell up to { $number } goods of one kind
task-sell_different = sell up to { $number } different goods
task-half = half a road
task-straight = a straight road
task-curve = a curve
task-fork = a fork
task-crossing = a crossing
task-forward1 = sail on 1 space
task-forward = sail on up to { $number } spaces
task-back1 = sail back to the next free space
task-back = sail back up to { $number } free spaces
task-back_any = sail back to any free space
task-palace = any palace action
task-mogul = the Great Mogul
task-maharani = the Maharani
task-merchant = the Merchant
task-raja = Raja Man Singh
task-builder = the Builder
task-portuguese = the Portuguese
task-two_halves = two half roads
task-second_half = the second half road
task-market_same = sell up to 3 goods of one kind on the market
task-market_different = sell up to 3 different goods on the market
task-other = another person of the palace
task-sell_or_take = sell up to 2 goods, or circle 1
task-back_or_take = sail back 1 or 2 free spaces, or circle 1 good

# Why a die does not fit, or a bonus cannot be used.
why-rows-full = both goods would be lost, the rows are full
why-no-cell = no cell where it can be drawn
why-no-symbol = none left ahead of you on the river
why-boxes-crossed = all three boxes are crossed off
why-no-effect = it would do nothing now
why-all-rows-full = all rows are full
why-those-rows-full = the rows of these goods are full
why-nothing-in-stock = you have no goods to sell
why-no-road-to-extend = you have no road to add it to
why-no-free-cell = no free cell where it can be drawn
why-river-ends = you are at the end of the river
why-none-free-behind = no free space behind you on the river
why-all-raised = all buildings have their highest value
why-no-person = no person could do anything
why-person-done = all three boxes are crossed off
why-person-idle = this person could do nothing now
