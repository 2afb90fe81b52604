# The Dice Charmers in English: what happens, and what would happen.

note-first-player = { $seat } has the elephant and { DOES($seat, "begins") }.
note-rolled = { READER($seat) ->
    [yes] { $seat } rolls for round { $round }.
   *[no] { $seat } rolls for round { $round }. Purple: { $faces_purple }. Green: { $faces_green }. Blue: { $faces_blue }. Orange: { $faces_orange }.
 }
note-karma-used = { $seat } uses karma: { FORM($die_elephant, "bare") } → { $face_elephant }, { FORM($die, "bare") } → { $face }.
# the face of other dice is told by what they do
note-took = { $seat } takes { FORM($die, "a") }{ FORM($die, "draws") ->
    [yes] : { $face }.
   *[other] .
 }
note-nothing-fits = { $seat } has no die that fits, and no karma to use.
note-die-without-effect = The die has no effect.
note-goods-circled = { $seat } circles { $goods }.
note-goods-lost = { $seat } loses { $goods }: the row is full.
note-sold = { $seat } sells { $goods } for { $money } money.
note-tent-sold = { $seat } has sold all goods of tent { $tent }.
note-road-drawn = { $seat } draws { $shape } on { $cell }.
note-half-drawn = { $seat } adds half a road on { $cell }: { $shape }.
note-built = { $seat } builds a { FORM($building, "one") } for { $fame } fame.
note-market-empty = { $seat } has nothing to sell at the market on { $cell }.
note-sailed = { $seat } sails to space { $space } ({ $symbol }).
note-person-crossed = { $seat } crosses off { FORM($person, "the") }{ FORM($person, "pays") ->
    [yes] {""}: 1 money.
   *[no] .
 }
note-palace-column = { $seat } has completed column { $column } of the palace.
note-would-build = builds a { FORM($building, "one") }
note-upgraded = { $seat } upgrades { $building } to { $value } fame.
note-upgrade-column = All { FORM($seat, "s") } buildings are worth at least { $value } fame.
note-bonus-circled = { $seat } { DOES($seat, "gets") } the bonus “{ $task }”.
note-bonus-from = { $seat } { DOES($seat, "gets") } the bonus “{ $task }” ({ $origin }).
note-bonus-marked = { $seat } { DOES($seat, "gets") } the bonus “{ $task }” ({ $origin }).
note-track-full = { $seat } loses { $lost } { $track } beyond the end of the track.
note-karma-full = { $seat } has circled all karma; this one lapses.
note-nothing-to-do = { $seat } cannot do that: { $task }.
note-left = { $seat } does without: { $task }.
note-declined = { $seat } does not use a bonus: { $task }.
note-lapsed = { $seat } cannot use a bonus, which lapses: { $task }.
note-turn-over = { $overlap ->
    [0] { $seat } is done{ READER($seat) ->
        [yes] .
       *[no] ; gap { $gap }.
     }
   *[other] { $seat } ends the game: the tracks overlap.
 }
note-scored = { $seat }: result { $overlap }, karma circled { $karma }, used { $used }.
note-won = { $seats } { $count ->
    [one] wins
   *[other] win
 } with an overlap of { $overlap }.

note-opens = then: { $tasks }
note-then-task = then: { $task }
note-would-lapse = would lapse: { $task } ({ $why })
note-no-use = no use: { $task } ({ $why })
note-sells-for = for up to { $money } money
note-would-decline = still open, lost if you end now: { $tasks }
note-would-leave = lost if you leave it: { $task }
note-has-no-effect = has no effect
note-sells-nothing = no goods for the market
note-loses-goods = row full, loses { $goods }
note-loses-points = track full, loses { $lost } { $track }
note-loses-karma = karma full, loses 1 karma
note-could-fit = { $count ->
    [0] { FORM($die, "bare") } again: no face fits
    [5] { FORM($die, "bare") } again: 5 of 6 faces fit
    [6] { FORM($die, "bare") } again: every face fits
   *[other] { FORM($die, "bare") } again: { $count } of 6 faces fit ({ $faces })
 }
note-would-close-in = then no road leads to a free cell any more
note-gap-left = gap { $gap }
note-overlaps-by = overlap { $overlap }: ends the game
note-to-space = to space { $space }
note-box = palace box { $box } of 3
note-opens-cell = leads to { $cell }: { $holds }
note-cells = { $count ->
    [one] 1 free cell
   *[other] { $count } free cells
 }
note-cells-and-halves = { $halves ->
    [0] { $count ->
        [one] 1 free cell
       *[other] { $count } free cells
     }
   *[other] { $count ->
        [0] no free cell, { $halves } ways to add a half road
        [one] 1 free cell, or { $halves } ways to add a half road
       *[other] { $count } free cells, or { $halves } ways to add a half road
     }
 }
