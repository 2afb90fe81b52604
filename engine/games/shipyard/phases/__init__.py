"""The decisions of Shipyard, one frame each. The stack from the bottom:

`Opening`       all draws of the set-up; then `Turns`.
`Turns`         stays at the bottom and asks nobody. Step 1: it moves the tile of the turn before (two players: of the
                one before that) to the front, and pushes a turn: `Choosing`, `Voyages`, `ConfirmTurn`. After a lap
                that costs contracts it pushes `Discarding`; when the game is over and all had as many turns,
                `FinalActions` and `Completions`.
`Choosing`      steps 2 and 3: `choose` a tile; its income comes at once. Then the frame of its action is pushed.
actions         step 4 (`acts.py`), one frame for each tile: `Building`, `Buying`, `Renting`, `Manufacturing`,
                `Recruiting`, `Hiring`, `Exchanging`; a subsidy asks nothing. Over as soon as it is carried out. Ship
                cards are bought and placed one by one, up to three, or until `stop`.
`Voyages`       step 5: while the yard holds a complete ship: `launch` one, or `scrap` it. Ships that cannot sail
                leave by themselves. Several ships in any order. `keep` marks items, for one of the proposals.
`ConfirmTurn`   `end`. Only then are the rows of the market filled, so that a whole turn can be taken back; in a turn
                each row is used once at most, so nothing else depends on it.
`Discarding`    all at once, in secret: so many contracts of each colour.
`FinalActions`  each once, from the starting player on: `Choosing` any tile, its action, `Voyages`, `ConfirmTurn`.
`Completions`   each once who can: `Completing`: one ship card that completes a ship, or `pass`; then `Voyages`,
                `ConfirmTurn`. At last contracts and traders are counted, and the game is over.

A bonus action is no decision of its own: while one may be bought (`bonus.tiles`), the frames of actions, `Voyages`
and `ConfirmTurn` offer `bonus` besides. Taking it pays and pushes the frame of the other tile; above `ConfirmTurn`
also `Voyages` once more. `Table.turn` knows which tiles were chosen and bought.
"""
