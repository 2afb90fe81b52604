# The game as a whole.

note-turn-begins = Turn { $turn } begins.

about-game = Donkeys and wagons carry your goods to factories that anybody may use, up to coins and stock. Wealth and bricks of the wonder score, over about 30 turns that all play at once.
rules =
    Turn goods into gold, coins and stock, and keep them on your transporters: gold 10, coins 40, stock 120 points. Bricks of the wonder score too. Most points win.
    - A turn has four phases, played by all at once: **production, movement, building, wonder**. Nothing belongs to anybody but transporters, what they carry, and walls. Everybody uses all buildings, roads and bridges.
    - **Production:** woodcutters, quarries, clay pits, oil rigs and mines make 1 good each, even with nobody there; a mine draws it from its bag. Factories turn goods into others, so many a turn.
      - They take goods from your transporters only if you wish; then the product goes onto that transporter, and nobody can take it. Goods on the ground are used for whoever has a transporter there; what factories can still do is done at the end with loose goods, and lies there.
      - New transporters belong to whoever gave the goods; boats start in the water. At most 8, of them 5 on land and 5 on water: one too many, and one at a transporter factory goes.
      - 2 donkeys, or 2 geese, alone on a pasture breed: no goods, no building, no other transporter.
      - Research costs 2 geese and 1 paper on the tile of your transporter; the topic is yours alone. A topic that brings a better factory upgrades at once, free, the factories you choose where you have a transporter. Loose goods left for research or for a transporter factory are lost at the end.
    - **Movement:** every transporter once. Donkeys 2 steps by road or 1 without, wagons 3, trucks 4; rafts 3, rowboats 4, steamers 6.
      - Load and unload anywhere on the way; a good is moved by only one of your transporters a turn. Only its owner takes goods off a transporter; others by agreement.
      - Rivers are crossed by bridges only, by donkeys too. Other players’ walls stop you; your own and neutral ones do not.
      - A boat that docks stops there, and leaves only for the sea tile it came from. Geese may follow without being carried. A transporter that has not moved may be carried by another one.
    - **Building:** with goods on the tile where your transporter is, or aboard; beyond a river only over a bridge. A docked boat counts, one in open sea does not. One building a tile, a home is none; nothing in the desert before it is watered. Roads and bridges 1 stone. Walls 1 stone, then 2, 3 … to strengthen your own; destroying one costs a board more than its strength, and leaves it neutral. Buildings, roads and bridges are never destroyed.
    - **Wonder:** with a transporter at home, your first brick of a turn costs 1 good from there, the second 2, the third 3 …, each 1 more once four rows are full. Then comes a neutral brick, which is nobody’s. From the brick with the drop on, deserts are pasture.
    - **Conflict:** goods go to whoever is earlier on the order chart. Whoever wants a new turn order calls for it in advance (*Standing answers*); it is settled at the start of the next phase in which it can matter. What you choose where somebody else comes first is kept until then. It is settled so: from the temple outwards each stays or goes to the far end, then from the far end each takes a place on the chart.
    - **Scenarios** are maps with rules of their own, told when the game begins: things that stand there, topics that all know, a donkey for a certain brick, or **floods**: at the end of the turn in which that brick is laid, tiles sink with all that is on them. Before that you may load goods there and flee one step. Whoever loses the home chooses another.
    - **End:** a brick on the mark for your number of players, or the last neutral one; alone, after 20 turns. On your transporters: gold 10, coins 40, stock 120. Each row of the wonder brings 10 points, shared by bricks, rounded down. Ties go to whoever prays nearest the temple.
rules-verbs =
    lay settle → scenarios
    call pray slot leave letgo → conflict
    load unload move → movement
    produce strike work breed → production
    research shaft → research
    build road bridge wall batter pay → building
    buy → wonder
    propose answer → agreement
    done → four phases
rules-also =
    contract, deal, trade, treaty, exchange goods → agreement
    irrigation → deserts
    limit, maximum → at most
    theft, rob, robber → nobody can take
    solo → alone
    nomad → scenarios
    initiative, first player → turn order
    horse → donkeys
    lorry → trucks
    inundation → floods
rules-terms =
    neutral brick, neutral bricks, neutral one → a brick of the wonder that is nobody’s; one is laid at the end of each turn
    brick, bricks → you buy bricks of the wonder with goods at home; each row brings 10 points, shared by bricks
    temple, temple row → the players pray in a row; the one farthest from the temple chooses a place in the turn order first, the nearest wins ties at the end
    cash in piety, cash in your piety, cash in, cashes in, piety → to leave the prayer and go to the end of the temple row, where places are chosen first
    turn order → who acts first where two want the same; without one all act at once
    place in the turn order, Place → first or last: who comes earlier takes goods and room first
    the plan, by plan → what your factories would make and load now; “Carry out the plan” does all of it and ends your production
    in doubt → for example others stand there too, or boards would be used as wood: then you are asked
    bank → a river parts a tile into two banks: goods and transporters on one are not on the other
    dock, docks, docked → a boat lies at the shore; it stays there in this turn, and leaves only for the sea tile it came from
    standing answers → answers that you leave in advance, so that you need not be asked each time
    agreement, agreements → a trade or help between players, which the other one has to accept

ahead-head-here = { $turn ->
    [1] What comes next for you, set in advance
   *[other] What comes after that, set in advance
}
ahead-later-here = After that: { $way }
ahead-later-instead-here = Or else, there: { $way }
button-ahead-after-here = What comes after that …
