# What the results of games say together.

command-stats = See what you have played and won, or what is played on this server
option-stats-player = Whose games; they must allow it
option-stats-game = Which game of this server
button-stats = My statistics
button-stats-here = This server
stats-head = { $name ->
    [you] Your games
   *[other] Games of { $name }
 }
stats-where = { $own ->
    [true] Games that are over, on all servers. What you won alone counts apart.
   *[false] Games that are over, on this server.
 }
stats-none = No game has been played to its end yet.
stats-none-here = On this server no game that you may see has been played to its end yet.
stats-sum = { $games ->
    [one] **1 game** with others,
   *[other] **{ $games } games** with others,
 } { $wins ->
    [0] none won
   *[other] **{ $wins } won**
 }
stats-streak = { $now ->
    [0] Best run: { $best } won in a row
    [one] Best run: { $best } won in a row; the last game was won, too
   *[other] { $now } won in a row now, { $best } at best
 }
stats-alone-sum = { $games ->
    [one] **1 game** alone,
   *[other] **{ $games } games** alone,
 } { $wins ->
    [0] none won
   *[other] **{ $wins } won**
 }
stats-left = { $games ->
    [one] left 1 game before its end
   *[other] left { $games } games before their end
 }
stats-pace = With others you made **{ $made } of your last { $turns } turns in time**{ $left ->
    [0] .
    [one] , and left 1 seat before the end.
   *[other] , and left { $left } seats before the end.
 }
stats-pace-new = How reliable you are is told once you have made { $few } turns with others.
stats-pace-how = “In time” means within a day, or within what the table’s clock gives. Time when you are asleep or away does not count, and only your last 100 turns do.
stats-seats = { $count ->
    [one] alone
   *[other] { $count } players
 }
stats-kind = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $wins } won · points: { $average } on average, { $best } at best
stats-group = { $games ->
    [one] 1 game
   *[other] { $games } games
 } · points: { $average } on average, { $best } at best
stats-rating = { $where ->
    [here] rating here
   *[all] rating
 } { $rating } ({ $games ->
    [one] 1 rated game
   *[other] { $games } rated games
 })
stats-ladder = Ratings
stats-ladder-line = { $name }: **{ $rating }** ({ $games ->
    [one] 1 game
   *[other] { $games } games
 })
stats-opponent = Practice opponents ({ $strength })
stats-rivals = With whom
stats-rival = { $name }: { $ahead } × ahead, { $behind } × behind{ $even ->
    [0] { "" }
   *[other] , { $even } × level
 }
stats-more = … and { $count } more
stats-head-server = Games on this server
stats-head-game = { $game } on this server
stats-count = { $games ->
    [one] **1 game** played to its end
   *[other] **{ $games } games** played to their end
 }
stats-times = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
stats-winners = Won most
stats-winner = { $name }: { $wins } of { $games ->
    [one] 1 game
   *[other] { $games } games
 }
stats-who = Only channels that you can see count, and only those are named who allow it (“My statistics”).
stats-pick = Of one game …

stats-form = Places in the last games with others, the newest right
stats-tile-others = { $games ->
    [one] game with others
   *[other] games with others
 }
stats-tile-won = won
stats-tile-share = { $wins } · { $share }%
stats-number = { $number }
stats-tile-streak = won in a row, at best
stats-tile-alone = alone, { $wins } won
stats-column-games = games
stats-column-won = won
stats-column-average = average
stats-column-best = best
stats-column-record = record
stats-column-rating = rating
stats-ahead = ahead
stats-level = level
stats-behind = behind
stats-played = Played to the end
stats-records = Games and records
stats-record-by = Record: { $name }
alt-stats = { $what }: { $numbers }.

lobby-rated = **Rated**: the result changes the ratings of all who play.
lobby-ratings = Only for people { $limits ->
    [from] **rated { $lowest } or more**
    [to] **rated { $highest } or less**
   *[both] **rated { $lowest } to { $highest }**
 }, by the rating in this game here.
lobby-reliable = Only for people who **make at least 8 of 10 turns in time**; newcomers may join.
lobby-invited = **Only for people who are invited**: /game table invite.
lobby-roles = Only for people with { $roles } and people who are invited.
lobby-guest = { $name } (guest from another server)
lobby-pace = { $made } of { $turns } turns in time{ $left ->
    [0] { "" }
    [one] , left 1 seat early
   *[other] , left { $left } seats early
 }
lobby-pace-new = new here
no-unreliable = This table takes only people who make at least 8 of 10 turns in time and have left no more than 2 seats. Of your last { $turns } turns { $made } were in time{ $left ->
    [0] { "" }
    [one] , and you left 1 seat
   *[other] , and you left { $left } seats
 }; each turn that you make in time elsewhere counts.
no-rated-others = Whether a table is rated is settled before others join it. Open another one for that.
no-rating = This table takes only people rated { $limits ->
    [from] { $lowest } or more
    [to] { $highest } or less
   *[both] { $lowest } to { $highest }
 } in this game here. Your rating is { $own }; only you are told.
no-only-rated = Only a rated table can ask for a rating.
no-ratings-cross = The lower limit, { $lowest }, would be above the upper one, { $highest }. Change the other one first.
no-stats-hidden = { $name } does not show their games to others.
