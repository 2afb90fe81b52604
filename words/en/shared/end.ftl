# The end of a game. Turns are numbered as in the replay; a leap is what one player gained at once.
score-total = Total
score-curve = Points after each turn of the replay
score-shared = { $seats } share the win.
score-tie = Equal points: { $seats } wins the tie-break.
alt-score = { $seat }: { $points } ({ $sources }).
alt-score-winner = { $seat } wins: { $points } ({ $sources }).
decided-lead = { $seat } led longest: from turn { $first } to { $last } of the replay.
decided-lead-end = { $seat } led longest: from turn { $first } of the replay to the end.
decided-leap = The largest leap: { $seat } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } up to turn { $turn } of the replay.
decided-before = Just before the end { $seats } { $count ->
    [one] was
   *[other] were
 } ahead.
decided-best = What each did best: { $list }.
decided-best-one = { $seat } – { $name } ({ $points })
awards = Awards: { $list }.
award-won = { $name } – { $seats } ({ $count ->
    [one] { $points }
   *[other] { $points } each
 })
end-ratings = Ratings here: { $list }
end-rating = { $name } { $before } → { $after } ({ $gain })
button-replay = Replay
button-scores = Score sheet
button-record = Export
button-review = Review
button-review-more = Costlier
button-review-less = Less costly
review-head = review of your turns
review-making = The strong practice opponent looks at your turns: { $done } of { $of } … This takes a while; only you see it.
review-turn = Turn { $number } of { $count } (log { $first }–{ $last })
review-cost = { $points ->
    [0] no loss seen
    [one] about { $points } point lost
   *[other] about { $points } points lost
 }
review-played = **You:** { $way }
review-better = **The opponent:** { $way }
review-same = The opponent would have done the same.
review-list = All your turns, the costliest first
review-onlooker = A review is of your own turns, and you made none in this game. “Replay” shows those of all.
review-strength = It knew what you could know then. It won { $won } of { $games } games for two against the steady opponent; it looks only a little ahead, and it may be wrong.
review-none = There is no review: the strong opponent of { $game } follows plans and does not say what a turn is worth.
no-no-review-yet = A review comes after the end of the game.
no-no-review = { $game } has no opponent that could look back on your turns.
no-no-turn-of-yours = You made no turn in this game.
record-about = The whole record of the game: all moves, all draws, and the seed from which these follow. It names players as they were called and holds no ids. { "docs/table-file.md" } in the bot’s repository explains it.
no-no-result = This game has no result.
