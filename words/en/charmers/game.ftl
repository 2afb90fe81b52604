# The Dice Charmers in English: rules in brief, settings, verbs, questions.

about-game = You choose dice to earn money by trade and fame by building, on two tracks that run towards each other. The widest overlap wins, after about 13 rounds.
rules =
    - **Aim:** money and fame are marked on two tracks that run towards each other; one space of fame is as long as three of money. Whoever’s tracks overlap furthest at the end wins.
    - **A round:** the starting player rolls all eight dice and takes one; its twin goes onto the elephant. The others take one each of the rest. With two players everybody takes two, one after the other. You must take a die that fits, if one does. Once your die is taken the next player chooses, while you finish your turn on your own sheet.
    - **Purple:** circle both goods in the market, from the left; what finds its row full is lost. Goods are sold from the left too, each for the coin below its column.
    - **Green:** draw the road on a free cell, joined to roads from your residence, turned as you like. Two half roads make one road on a free cell, or are added to roads you have; only half roads change a road, and none stands alone. The first road on a cell counts once: a building brings fame by the upgrade table (1 to 3), on a market you may sell 1 to 3 goods at once.
    - **Blue:** sail to the next space ahead with that symbol and get all its bonuses. You are at your mark furthest to the right, also after sailing back.
    - **Orange:** cross off that person of the palace, three times each in a game by dice and bonuses together, and do their action:
      - Great Mogul: cross off another person too and do their action
      - Maharani: sail on 1 or 2 spaces
      - Merchant: sell up to 2 goods, or circle 1 of your choice
      - Raja Man Singh: 1 money and an upgrade: one kind of building is worth 1 fame more, 3 at most
      - Builder: two half roads
      - Portuguese: sail back 1 or 2 free spaces, or circle 1 good of your choice
    - **Bonuses** are circled at once and used after the die’s action, in any order: at the border, in tents sold out, in full columns of palace and upgrade table, with the 3rd, 4th and 5th karma, and where you reach or pass them on both tracks. Bonuses you cannot use by the end of your turn lapse. A half road cannot be added to the residence.
    - **Karma:** you begin with one. Before you take a die, roll the one on the elephant and one of the middle again, as often as you have karma. Take one of these two; the other goes onto the elephant. The starting player cannot, except in the second pass of two players. If no die fits and you have no karma, you do nothing.
    - **Sheet:** all play on the same one, sun (good for a first game) or moon, chosen before the game begins.
    - **End:** when somebody’s tracks overlap (just touching is not enough), the round is finished (with two players the pass). Ties: most karma circled, then most karma used, then a shared win.
rules-verbs =
    roll take → a round
    karma → karma
    road join half → green
    sell sell_same sell_different goods purple → purple
    sail → blue
    palace upgrade → orange
    leave finish → bonuses
rules-also =
    river, ship, boat, lotus, fish, crane → blue
    gap, distance, difference → aim
    temple, fort, garden, mausoleum, curve, fork, crossing, straight → green
    people, character → orange
    winner, score, points → overlap
    edge → bonuses
    tea, silk, spice → purple
rules-terms =
    gap → the spaces still free between your two tracks; 1 fame closes three of them, 1 money one
    overlap, tracks overlap → by so many spaces your two tracks have passed each other; the widest overlap wins
    circle, circles, circled → to mark something as gained; goods are circled in your market, from the left
    half road, half roads, half a road → a road from the middle of a cell to one side: two make a road, or one is added to a road you have
    karma → before you take a die, 1 karma rolls the elephant’s die and one more again; you take one of the two
    elephant → it carries the twin of the die that the starting player took
    upgrade → one kind of building brings 1 fame more from now on, 3 at most
    palace box → each person of the palace has three boxes; each use crosses one off
    lotus; fish; crane; boat; turtle; heron → signs on the spaces of the river; a blue die takes you to the next space with its sign
    Great Mogul → person of the palace: cross off another person too and do their action
    Maharani → person of the palace: sail on 1 or 2 spaces
    Merchant → person of the palace: sell up to 2 goods, or circle 1
    Raja Man Singh → person of the palace: 1 money and an upgrade
    Builder → person of the palace: two half roads
    Portuguese → person of the palace: sail back 1 or 2 free spaces, or circle 1 good
    tent → three goods of a column of the market; once all are sold, its bonus is yours

setting-sheet = Sheet
setting-sheet-sun = sun, good for a first game
setting-sheet-moon = moon

verb-roll = Roll the dice
verb-take = Take a die
verb-karma = Use karma
verb-road = Draw a road
verb-join = Join two half roads
verb-half = Add a half road
verb-sell = Sell goods
verb-sell_same = Sell goods of one kind
verb-sell_different = Sell different goods
verb-goods = Circle goods
verb-purple = Goods of a purple die
verb-sail = Sail
verb-palace = Palace action
verb-upgrade = Upgrade buildings
verb-leave = Leave it
verb-finish = End turn

ask-take-die = Which die do you take?
ask-karma-die = Which other die do you roll?
ask-road-road = Where do you want the road?
ask-road-road-then = Which way round?
ask-join-road = Where do you want the road of two halves?
ask-join-road-then = Which way round?
ask-half-half = Which road do you add the half road to?
ask-half-half-then = Which way should it lead?
ask-sell-goods = Which goods do you sell?
ask-sell_same-goods = Which goods of one kind do you sell?
ask-sell_different-goods = Which different goods do you sell?
ask-goods-goods = Which goods do you circle?
ask-purple-goods = Which purple die’s goods do you circle?
ask-sail-space = To which space?
ask-palace-person = Which person?
ask-upgrade-building = Which buildings do you upgrade?
ask-take-at = Then: where to – a cell, space of the river, person, goods or buildings
ask-take-turned = How the road is turned, where that makes a difference
ask-road-at = On which cell
ask-road-turned = How it is turned, where that makes a difference
ask-join-at = On which cell
ask-join-turned = How it is turned, where that makes a difference
ask-half-at = On which cell
ask-half-turned = To which side it leads

doing-rolling = Round { $round }: rolling the dice
doing-turns = Round { $round }

label-road = { $cell } { $way }
label-goods = circle { $goods }
label-sale = sell { $goods }
label-space = sail to space { $space } ({ $symbol })
label-building = { $building } { $before } → { $after } fame

remind-so-far = This turn so far: { $goods }
remind-now = Now: { $task }
remind-open = Open: { $tasks }
remind-overlap = Overlap of your tracks: { $overlap }
remind-next = { $count } more { $track } → { $tasks }
remind-karma = karma left: { $count }
remind-last = { FORM($seat, "s") } tracks overlap: this is the last round.
remind-near = { FORM($seat, "s") } tracks will soon overlap: the end is near.
remind-full = market row full: { $goods }
remind-nearly = market row with one place left: { $goods }

# What is typed for how a road is turned.
spell-NS = vertical
spell-EW = horizontal
spell-NE = up-right
spell-ES = right-down
spell-SW = down-left
spell-NW = left-up
spell-NES = not-left
spell-ESW = not-up
spell-NSW = not-right
spell-NEW = not-down
spell-NESW = crossing
spell-N = up
spell-E = right
spell-S = down
spell-W = left

reason-overlap = The tracks overlapped.
reason-cap = After 40 rounds it ended as it stood.
