# A table in words, for people who do without its picture: what all games say. Headings first.
told-game = The game
told-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
told-none = none
told-active = It is their turn.
told-waited = The game waits for them.
told-won = Has won.
told-points = Points: { $list }
told-kind = { $kind } { $points }
