# The end of a game. The curve's entries are those of the log; a leap is what one player gained at once.
score-total = Total
score-curve = Points after each entry of the log
score-shared = { $seats } share the win.
score-tie = Equal points: { $seats } wins the tie-break.
alt-score = { $seat }: { $points } ({ $sources }).
alt-score-winner = { $seat } wins: { $points } ({ $sources }).
decided-lead = { $seat } led longest: from entry { $first } to { $last }.
decided-lead-end = { $seat } led longest: from entry { $first } to the end.
decided-leap = The largest leap: { $seat } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } up to entry { $entry }.
decided-before = Before the last entry { $seats } { $count ->
    [one] was
   *[other] were
 } ahead.
decided-best = What each did best: { $list }.
decided-best-one = { $seat } – { $name } ({ $points })
button-replay = Replay
button-scores = Score sheet
no-no-result = This game has no result.
