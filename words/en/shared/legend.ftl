# The legend: what is drawn in pictures of every game. Heads first.
legend-head = Legend
legend-head-marks = Marks
legend-head-signs = Signs

legend-players = players’ colours and shapes
legend-points = points
legend-clock = is waited for
legend-trophy = has won
legend-new = new, or changed since your last turn
legend-moved = moved, from there to here
legend-gained = points gained since then
legend-letter = an option: the button with this letter chooses it
legend-number = an option: the button with this number chooses it

button-map = Map
button-legend = Legend
command-legend = See the symbols of the game’s pictures and their meaning
no-no-legend = There is no legend of { $game }.
no-no-board-text = The table of { $game } cannot be read as text yet.
