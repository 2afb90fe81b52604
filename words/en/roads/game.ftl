# The game as a whole.

note-turn-begins = Turn { $turn } begins.

rules =
    - A turn has four phases, played by all at once: **production, movement, building, wonder**. Nothing belongs to anybody but transporters, what they carry, and walls.
    - **Production:** woodcutters, quarries, clay pits, oil rigs and mines make 1 good each. Factories turn goods into others, from your transporters or the ground there. 2 donkeys, or 2 geese, alone on a pasture breed. Research costs 2 geese and 1 paper.
    - **Movement:** every transporter once. Donkeys 2 steps by road or 1 without, wagons 3, trucks 4; rafts 3, rowboats 4, steamers 6. Load and unload on the way. Rivers need bridges.
    - **Building:** with goods where your transporter stands: buildings (one a tile), roads and bridges (1 stone), walls (1, 2, 3 … stone).
    - **Wonder:** with a transporter at home, bricks cost 1, 2, 3 … goods from there, each 1 more once four rows are full. Then a neutral brick.
    - **Conflict:** goods go to whoever is earlier on the order chart. Whoever wants a new order calls for it beforehand (*Standing answers*); it is settled at the start of the next phase in which it can matter. What you choose where somebody else comes first is kept until then.
    - **End:** a brick on the mark for your number of players, or the last neutral one; alone, after 20 turns. On your transporters: gold 10, coins 40, stock 120; and 10 points shared in each row of the wonder.
