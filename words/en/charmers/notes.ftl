# The Dice Charmers in English: what happens, and what would happen.

note-first-player = { $seat } has the elephant and { DOES($seat, "begins") }.
note-rolled = { $seat } rolls for round { $round }. Purple: { $faces_purple }. Green: { $faces_green }. Blue: { $faces_blue }. Orange: { $faces_orange }.
note-karma-used = { $seat } uses karma: { $die_elephant } shows { $face_elephant }, { $die } shows { $face }.
note-took = { $seat } takes { $die }: { $face }.
note-nothing-fits = No die fits for { $seat }, who { DOES($seat, "has") } no karma to use.
note-die-without-effect = It has no effect.
note-goods-circled = { $seat } circles { $goods }.
note-goods-lost = The row is full: { $seat } loses { $goods }.
note-sold = { $seat } sells { $goods } for { $money } money.
note-tent-sold = { $seat } has sold all goods of tent { $tent }.
note-road-drawn = { $seat } draws { $shape } on { $cell }.
note-half-drawn = { $seat } adds half a road on { $cell }: { $shape }.
note-built = { $seat } has built a { FORM($building, "one") } for { $fame } fame.
note-market-empty = { $seat } has nothing to sell on the market of { $cell }.
note-sailed = { $seat } sails to space { $space } ({ $symbol }).
note-person-crossed = { $seat } crosses off { $person } ({ $box } of 3).
note-palace-column = { $seat } has completed column { $column } of the palace.
note-upgraded = { $seat } upgrades { $building } to { $value } fame.
note-upgrade-column = All { FORM($seat, "s") } buildings are worth at least { $value } fame.
note-bonus-circled = Bonus for { $seat }: { $task }.
note-track-full = Beyond the end of the track: { $seat } loses { $lost } { $track }.
note-karma-full = { $seat } has circled all karma; this one lapses.
note-nothing-to-do = { $seat } cannot do that: { $task }.
note-left = { $seat } leaves that: { $task }.
note-declined = { $seat } does not use a bonus: { $task }.
note-lapsed = A bonus of { FORM($seat, "of") } cannot be used and lapses: { $task }.
note-turn-over = { $overlap ->
    [0] { $seat } is done; gap { $gap }.
   *[other] { $seat } is done; the tracks overlap by { $overlap }. The game ends with this round (for two with this pass).
 }
note-scored = { $seat }: overlap { $overlap }, karma circled { $karma }, used { $used }.
note-won = Won by { $seats } with an overlap of { $overlap }.

note-opens = then: { $tasks }
note-then-task = then: { $task }
note-would-lapse = would lapse: { $task } ({ $why })
note-would-decline = still open, lost if you end now: { $tasks }
note-has-no-effect = has no effect
note-loses-goods = row full, loses { $goods }
note-loses-points = track full, loses { $lost } { $track }
note-loses-karma = karma full, loses 1 karma
note-could-fit = { $count ->
    [0] { $die }: no face would fit
    [6] { $die }: all 6 faces would fit
   *[other] { $die }: { $count } of 6 faces would fit ({ $faces })
 }
note-would-close-in = then no road leads to a free cell
note-gap-left = gap { $gap }
note-overlaps-by = overlap { $overlap }: ends the game
note-to-space = space { $space }
note-box = box { $box } of 3
note-cells = { $count ->
    [one] 1 place
   *[other] { $count } places
 }
note-cells-and-halves = { $halves ->
    [0] { $count ->
        [one] 1 free cell
       *[other] { $count } free cells
     }
   *[other] { $count ->
        [0] no free cell, { $halves } ends to add a half to
        [one] 1 free cell, or { $halves } ends to add a half to
       *[other] { $count } free cells, or { $halves } ends to add a half to
     }
 }
