# What the engine says for every game.

count = { $count } { $thing }
nothing = nothing
# The description of a picture: options with their letters or numbers, and how many more there are.
alt-options-some = To choose from: { $options }; and { $left } more.
list-and = { $first } and { $last }
seat = Seat { $number }
# Somebody by name; and the reader, in sentences of the log: see words/forms.py
person = { $name }
    .s = { $name }’s
you = you
    .acc = you
    .s = your
    .of = yours

preview-cost = costs { $goods }
preview-gain = brings { $goods }
preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
doing-over = The game is over

no-unknown-verb = There is no action “{ $verb }”. The actions are: { $verbs }.
no-text-too-long = An action has at most { $most } characters.
no-wrong-fields = “{ $verb }” needs exactly: { $fields }.
no-wrong-parts = “{ $value }” names too few things, or too many. Needed: { $parts }.
no-not-yes-or-no = “{ $value }” should be yes or no.
no-not-a-number = “{ $value }” should be a whole number.
no-bad-options = These options do not fit the game: { $reason }.
no-wrong-seats = This game is for { $least } to { $most } players, not { $count }.
no-wrong-seats-only = This game is for { $most ->
    [1] one player
    [2] two players
    [3] three players
    [4] four players
   *[other] { $most } players
 }, not { $count }.
no-game-over = The game is over.
no-not-your-turn = It is not your turn.
no-not-offered = “{ $action }” is not possible now. You can: { $verbs }.
no-undo-past-reveal = You can only take back what came after the last draw or reveal, and before others moved.
no-undo-built-on = What has happened since depends on it, so it stays.
no-undo-not-own = The last step at your seat was not made by you, so it stays.
no-nothing-to-undo = You have nothing to take back.
no-nothing-to-redo = You have nothing to bring back.
no-bad-setting = That cannot be chosen. You can choose: { $allowed }.
no-no-setting = There is no such setting. There are: { $allowed }.

standing-points = Points
