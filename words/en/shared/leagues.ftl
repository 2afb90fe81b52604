# Leagues: seasons of tables that open by themselves.

command-league = Leagues and tournaments: tables that open by themselves, round by round
command-league-open = Prepare a league; you see what will happen before anybody else does
command-league-show = What is played, who is in it, how it stands
command-league-standings = How a league stands, as a picture and as text
command-league-leave = Get no more tables of a league
command-league-correct = Set the result of a table, with a reason told to all
command-league-close = End a league; tables in play go on
option-league = Which league; none: the only one there is
option-league-title = Its name
option-league-game = What is played; more games can be chosen afterwards
option-league-table = Which table
option-league-places = The places in the order of the seats: 2 1 3 4, or 1 1 3 if shared
option-league-reason = Why; everybody reads it
option-league-season = Which season; none: the present one
setup-leagues = Leagues may be run by:
setup-pick-leagues = Choose roles (none: admins alone)
setup-only-admins = admins alone

# What a league is, before it is published.
league-draft-head = A new league: { $title }
league-draft-state = Nobody but you sees this yet. Every choice counts at once.
league-games = Games; with several, a round each in turn
league-kind = How it is played
league-kind-swiss = Swiss: some rounds, equals against equals
league-kind-round-robin = All against all, as far as numbers allow
league-kind-knockout = Knock-out: the best of each table go on
league-kind-divisions = Divisions: promotion and relegation
league-short = { $kind ->
    [swiss] Swiss
    [round-robin] all against all
    [knockout] knock-out
   *[divisions] divisions
 }
league-size = Players at a table
league-size-n = { $n } at a table
league-rounds-swiss = Rounds
league-rounds-round-robin = Rounds
league-rounds-divisions = People in a division
league-rounds-knockout = How many of a table go on
league-rounds-n = { $n ->
    [0] As many as it takes
    [one] One round
   *[other] { $n } rounds
 }
league-division-n = { $n } people
league-onward-n = { $n ->
    [one] The winner
   *[other] The best { $n }
 }
league-sign-up = Time to sign up, before each season
league-days = The most time for a round
league-days-n = { $n ->
    [one] A day
   *[other] { $n } days
 }
league-seasons = Seasons
league-seasons-n = { $n ->
    [one] One season
   *[other] { $n } seasons
 }
league-times = { $days ->
    [one] A day
   *[other] { $days } days
 } to sign up · { $seasons ->
    [one] one season
   *[other] { $seasons } seasons
 }
league-preview = **For { $people } people:** { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } of { $tables }, at most { $days ->
    [one] 1 day
   *[other] { $days } days
 } in all{ $byes ->
    [yes] . Where numbers do not fit, somebody has a bye (no table in that round)
   *[no] {""}
 }.
league-tables-of = { $count ->
    [one] one table of { $size }
   *[other] { $count } tables of { $size }
 }
league-and = and
league-wrong-now = **This does not work:** { $why }
button-league-publish = Publish
league-terms-head = Time and ratings
button-league-events = { $on ->
    [on] Events in Discord: yes
   *[off] Events in Discord: no
 }
league-events-about = An event of this server says until when people can sign up, and when a round ends. I need *Create Events* for it.
league-events-set = { $on ->
    [yes] Events of this server tell of **{ $title }** from now on.
   *[no] No event tells of **{ $title }** any more.
 }
button-league-terms = Time and ratings …
button-league-drop = Drop it
league-published = **{ $title }** is open: its message is in { $channel }.
league-dropped = The league was dropped. Nobody has seen it.

# The message of a league.
league-head = { $title }
league-season = Season { $season } of { $seasons }
league-is-sign-up = **Sign up until <t:{ $until }:f>** (<t:{ $until }:R>). Then tables open by themselves.
league-is-played = **Round { $round }**, until <t:{ $until }:f> at the latest. The next one begins when all its tables are over.
league-is-over = **It is over.**
league-is-draft = Not published yet.
league-rules = { $games } · { $kind } · { $size } at a table{ $more }
league-more-rounds = {" "}· { $n ->
    [one] one round
   *[other] { $n } rounds
 }
league-more-divisions = {" "}· divisions of { $n }, { $moves } up and down
league-more-knockout = {" "}· { $n ->
    [one] the winner goes on
   *[other] the best { $n } go on
 }
league-terms = { $clock } · { $rated ->
    [on] rated
   *[off] not rated
 } · a round takes at most { $days ->
    [one] 1 day
   *[other] { $days } days
 }
league-people = { $count ->
    [0] Nobody has signed up yet.
    [one] **One person:** { $names }
   *[other] **{ $count } people:** { $names }
 }
league-people-more = … and { $count } more
league-free = { $count ->
    [one] A place is free: whoever takes it gets all that was won there.
   *[other] { $count } places are free: whoever takes one gets all that was won there.
 }
league-organiser = Organised by { $who }
league-table-line = { $number ->
    [none] Table { $at }
   *[other] [Table { $number }]({ $link })
 } · { $game } · { $names }
league-table-more = … and { $count ->
    [one] one more table
   *[other] { $count } more tables
 }
league-table-state = { $how ->
    [bye] a bye
    [played] over: { $order }
    [ended] ended without a result: all get the same
    [rule] at the round’s end: { $order }
    [unopened] could not be opened: all get the same
    [corrected] set by an organiser: { $order }
   *[open] in play
 }
league-order-place = { $place }. { $name }
league-nobody = a free place
league-seat-free = a practice opponent
league-forgotten = somebody
button-league-join = I am in
button-league-leave = Leave
button-league-standings = Standings
button-league-show = Details
league-joined = You are in **{ $title }**. Your tables open by themselves; you are called in your hours (/me time).
league-replaced-you = You have taken a place in **{ $title }**, with all that was won there. Your first table comes with the next round; a free seat at a table in play can be taken there.
league-left = You are not in **{ $title }** any more.
league-left-played = You get no more tables of **{ $title }**. A table in play goes on: play it to its end, or leave it there (/game leave). Others may take your place.
league-leave-sure = Leave **{ $title }**? You get no more tables of it, and others may take your place with all that you have won. Tables in play go on.
league-close-sure = End **{ $title }**? No more tables are opened. Tables in play go on, and count for nothing here.
league-closed = **{ $title }** has ended.
league-corrected = The result is set, and told in { $channel }.
league-none = There is no league here.
league-list-head = Leagues

# How it stands.
league-standings-head = { $title }{ $season ->
    [0] {""}
   *[other] : season { $season }
 }
league-standings-of = { $open ->
    [yes] Round { $rounds } is being played
   *[no] After { $rounds ->
        [0] no round yet
        [one] one round
       *[other] { $rounds } rounds
     }
 }
league-division = Division { $n }
league-division-only = Standings
league-column-points = Points
league-column-tables = Tables
league-standing = **{ $place }** · **{ $name }** · { $points } · { $tables ->
    [one] one table
   *[other] { $tables } tables
 }{ $state ->
    [champion] {" "}· **champion**
    [beaten] {" "}· out
    [out] {" "}· left
   *[in] {""}
 }
button-league-season = Season { $season }
league-standing-name = { $place }. { $name }
league-champion = Champion
league-points = { NUMBER($points, maximumFractionDigits: 2) }
league-standings-none = Nothing has been played yet.
league-standings-more = … and { $count } more
league-ties = If points are equal, these decide, in this order: { $ties }. At a table you score the share of the others whom you are ahead of.
league-tie-direct = what they did against each other
league-tie-wins = tables won
league-tie-opponents = their opponents’ points
league-tie-beaten = the points of those they beat
league-tie-scored = the games’ own points
league-tie-rank = the order at the start

# On the board and the panel of one of its tables.
league-mark = [{ $title }]({ $link }){ $season ->
    [0] {""}
   *[other] {" "}· season { $season }
 } · round { $round }{ $division ->
    [0] {""}
   *[other] {" "}· division { $division }
 }

# What it announces.
league-told-sign-up = **{ $title }**: sign up{ $season ->
    [0] {""}
   *[other] {" "}for season { $season }
 } until <t:{ $until }:f>.
league-told-too-few = **{ $title }** has ended: too few people signed up.
league-told-round = **{ $title }**{ $season ->
    [0] {""}
   *[other] , season { $season }
 }: **round { $round }** begins. Tables are open; whoever is to move is called.
league-told-season-over = **{ $title }**{ $season ->
    [0] {""}
   *[other] , season { $season },
 } is over. { $count ->
    [0] There is no champion.
    [one] **Champion: { $names }.**
   *[other] **Champions: { $names }.**
 } Thank you all!
league-told-left = **{ $title }**: { $name } has left. Their place is free, with all that was won there.
league-told-left-nobody = **{ $title }**: a place is free, with all that was won there.
league-told-replaced = **{ $title }**: { $name } comes in, and takes over a place with all that was won there.
league-told-corrected = **{ $title }**, round { $round }: an organiser has set the result of { $table }: { $order }. Reason: { $reason }
league-told-closed = **{ $title }** was ended by an organiser. Tables in play go on.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
 }
report-league-lost = The league { $title } cannot be shown in { $channel }: { $why } I try again by myself; its tables go on.

# Discord's own events.
league-event-sign-up = { $title }{ $season ->
    [0] {""}
   *[other] , season { $season }
 }: last moment to sign up
league-event-sign-up-about = Then the tables of the first round open by themselves. Sign up here: { $link }
league-event-played = { $title }{ $season ->
    [0] {""}
   *[other] , season { $season }
 }: round { $round } ends
league-event-played-about = At the latest; once all tables are over, the next round begins earlier. How it stands: { $link }
league-event-lost-no-right = I may not make events on this server: give my role *Create Events* (Server Settings, Roles).
league-event-lost-too-many = this server has as many events as Discord allows.
league-event-lost-refused = Discord takes no such event just now.
report-league-event-lost = No event of Discord’s tells of the league { $title }: { $why } I try again by myself; all else of the league goes on.

# Refusals.
no-no-such-league = There is no such league here. /league show lists them.
no-which-league = There are several leagues here. Name one: { $leagues }
no-too-many-leagues = There are { $most } leagues on this server already. End one first.
no-league-title = A league needs a name of at most { $most } letters.
no-league-opened = This league is published already: what it plays stands.
no-league-cannot-begin = { $game } cannot begin with { $count ->
    [one] one person
   *[other] { $count } people
 } at a table as it is set. Change its settings, or how many sit at a table.
no-league-changed = This league was changed just now. Look at it again.
no-league-over = This league is over.
no-league-in-it = You are in this league already.
no-league-not-in-it = You are not in this league.
no-league-full = This league is full: { $most } people.
no-league-no-place = The season is being played, and no place is free for you just now. Somebody may leave, and for the next season you can sign up.
no-league-no-table = There is no such table in this season.
no-league-no-places = Name a place for each of the { $count } seats, for example 2 1 3 4. After a shared place the next is left out: 1 1 3.
no-league-no-season = How that season ended is not kept. Past seasons: { $seasons }
no-league-no-reason = A reason is needed: everybody reads it.
no-league-not-yours = Only its organiser and the server’s admins may do that.
no-league-not-allowed = Leagues may be run here only by { $who ->
    [none] admins
   *[other] people with { $who }, and by admins
 }. An admin may change that in /setup.
no-league-wrong = This does not work: { $why ->
    [no-game] choose a game.
    [many-games] there are too many games.
    [table-size] two to five sit at a table.
    [smallest-table] these tables are too small.
    [rounds] choose how many rounds there are.
    [onward] fewer must go on than sit at a table.
    [division-size] a division must fill a table.
    [moves] too many would go up and down.
    [ties] a tie-break is named twice.
    [few-entrants] there are too few people.
    [no-such-game] one of these games is not played here.
   *[game-seats] one of these games is not for so many at a table.
 }
