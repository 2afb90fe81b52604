# World Wonders in English: words in pictures, and their descriptions.

pic-round = Round { $round }/{ $rounds }
pic-automaton = The automaton
pic-target = To be beaten
pic-points-population = Population
pic-points-resources = Lowest resource
pic-points-monuments = Monuments
pic-points-natural = Natural cells
pic-points-districts = City Districts
pic-points-loan = Loan
pic-points-total = Together

alt-round = Round { $round } of { $rounds }.
alt-over = The game is over. Won by { $seats }.
alt-missed = The game is over. Nobody has won.
alt-waiting = To move: { $seats }.
alt-options = To choose from: { $options }.
alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gold } gold, population { $population }, resources: { $goods }; { $built ->
    [0] no monument
    [one] 1 monument
   *[other] { $built } monuments
 }.
alt-target = To be beaten: { $target }.
alt-tiles = On sale: { $tiles }.
alt-monuments = On display: { $monuments }.
alt-could = { $monument } could be set up by { $seats }.
