# What the bot says to a server's admins about its tables and people.

admin-list = Tables of this server: { $count }. { $wrong ->
    [0] Nothing is wrong.
    [one] Something is wrong at one.
   *[other] Something is wrong at { $wrong }.
 }
admin-list-asked = { $who } to move, last touched <t:{ $at }:R>
admin-list-idle = last touched <t:{ $at }:R>
admin-list-none = There are no tables here that are not over.
wrong-lost = No place: { $why }. Mend it with /admin move.
wrong-paused = Paused: its rules failed. /admin resume tries again, on mended rules.
wrong-paused-older = Paused: by the rules of a new version its moves lead elsewhere. /admin resume goes on from where it stands.
wrong-paused-admin = Paused by an admin: { $reason }
wrong-late = { $name } has been waited for since <t:{ $since }:f>. /admin replace has a practice opponent play on.
wrong-failing = A message there keeps failing: { $why }

admin-closing = Close { $table }, without a result?
admin-closing-back = Its people are told. For a day /admin reopen opens it again where it was.
admin-emptying = Take { $count ->
    [one] the seat
   *[other] all { $count } seats
 } of { $person } on this server?
admin-emptying-what = In games in play practice opponents play on, and whoever wants to may take the seats. At tables that have not started the places are free again. Each table reads the reason.
button-empty = { $count ->
    [one] Take the seat …
   *[other] Take all { $count } seats …
 }
admin-removing = Take the seat of { $name } at { $table }? A practice opponent plays on, and whoever wants to may take the seat{ $barred ->
    [yes] , but not { $name }, who is barred.
   *[no] : { $name } as well, unless you choose the second button.
 }
admin-removing-lobby = Take { $name } off { $table } before it starts? They read why. { $barred ->
    [yes] They cannot join again while they are barred.
   *[no] They can join again, unless you choose the second button.
 }
button-remove = Remove
button-remove-for-good = Remove, and not at this table again
admin-pausing = Pause { $table }? Nobody can move, and no time counts, until you use /admin resume.
admin-replacing = Have a practice opponent play for { $name } at { $table }? { $barred ->
    [yes] { $name } is barred and cannot come back.
   *[no] { $name } may come back until somebody has taken the seat.
 }
admin-rewinding = Take { $table } back to entry { $entry }? This takes back { $count ->
    [one] one entry
   *[other] { $count } entries
 }:
admin-restoring = Take { $table } forward to entry { $entry } again? This brings back { $count ->
    [one] one entry
   *[other] { $count } entries
 }:
admin-redrawn = What was rolled or drawn since is drawn anew. What was shuffled before that, a deck or an order, stays as it was, and people remember what they have seen of it.
admin-then = To move then: { $who }
admin-forgetting = **Forget { $person }?** Their id and name leave all that is stored of this server’s tables. They lose their seats in games that are not over: practice opponents play on. They may come back to such a seat but take no other one there, because they know its secrets; until the game is over a mark that names nobody is kept for that. The games and results stay, without a name; a bar stays, too. Messages that stand on Discord and copies of the database that are up to a week old are not changed.
admin-limits = **Limits.** Tables of one person that wait for players: { $person }. Tables in one channel: { $channel ->
    [0] any number
   *[other] { $channel }
 } · **Barred:** { $barred }
admin-nobody = nobody

said-admin-close = { $table } is closed.
said-admin-pause = { $table } is paused.
said-admin-resume = { $table } goes on.
said-admin-relocate = { $table } is shown in { $place } from now on.
said-admin-rewind = { $table } is back at entry { $entry }. That can be taken back as long as nothing is played: /admin rewind to entry { $last }.
said-admin-restore = { $table } stands at entry { $entry } again.
said-admin-replace = A practice opponent plays for { $name } at { $table } from now on.
said-admin-remove = { $name } has no seat at { $table } any more.
said-admin-remove-for-good = { $name } has no seat at { $table } any more and can take none there. /admin unbar with this table lets them back.
said-admin-reopen = { $table } goes on where it was.
said-admin-reopen-paused = { $table } is open again, and paused as it was. /admin resume lets it go on.
said-admin-seat = { $person } has been offered the seat at { $table } and can take it there.
said-admin-bar = { $until ->
    [never] { $person } can take no seat on this server any more.
   *[other] { $person } can take no seat on this server until <t:{ $until }:f>.
 } /admin unbar lifts that.
said-admin-bar-seats = The { $count ->
    [one] seat they hold stays theirs
   *[other] { $count } seats they hold stay theirs
 }; /admin remove takes one:
said-admin-empty = { $count ->
    [0] { $person } has no seat on this server any more.
    [one] { $person } has lost one seat.
   *[other] { $person } has lost { $count } seats.
 }
said-admin-shut-out = { $person } can take no seat at { $table } any more, whoever invites them. /admin unbar with this table lets them back.
said-admin-let-back = { $person } can take a seat at { $table } again.
admin-barred = <@{ $person }> ({ $reason }{ $until ->
    [never] {""}
   *[other] , until <t:{ $until }:d>
 })
said-admin-unbar = { $person } can take seats again.
said-admin-export = { $table }, as everybody may know it: no seed, nothing hidden. Only you see this file.
said-admin-export-over = The whole record of { $table }. Only you see this file.
said-admin-forget = Forgotten, at { $count ->
    [one] one table
   *[other] { $count } tables
 }.

board-paused-older = Paused: by the rules of a new version the moves so far would have led elsewhere. They are kept; an admin decides how it goes on.
board-paused-admin = Paused by an admin: { $reason }
notice-older = This game is paused. The bot was updated, and by its new rules your moves so far would have led elsewhere. They are kept as they are. An admin decides: go on from here by the new rules, go back to an earlier move, or end it.
notice-paused = An admin has paused this game: { $reason }
notice-fits = This game goes on: the rules of a new version fit the moves so far.
notice-resumed = An admin lets this game go on.
notice-moved = An admin has moved this table here.
notice-reopened = An admin has opened this table again: { $reason }
notice-taken-off = { $people }, an admin has taken you off this table: { $reason }
notice-offered-admin = { $people }, an admin offers you a free seat at { $table }, as it stands.
notice-rewound = An admin has taken this game back: { $reason }
notice-why-replaced = An admin has a practice opponent play for { $name } from now on: { $reason }
    { $people }, you may come back until somebody has taken your seat.
notice-why-removed = An admin has freed the seat of { $name }: { $reason }
    A practice opponent plays on; whoever wants to may take the seat.
notice-restored = An admin has brought back what was taken back: { $reason }
note-restored = An admin brings the game back to entry { $entry } ({ $count ->
    [one] one entry stands
   *[other] { $count } entries stand
 } again): { $reason }
note-rewound = An admin takes the game back to entry { $entry } ({ $count ->
    [one] one entry
   *[other] { $count } entries
 } taken back): { $reason }

report-first =
    Here you are told of faults, and of what admins do to tables.
    If I am removed from this server, **all of its tables and settings are deleted 30 days later**. Whoever wants to keep a table gets it as a file before, with /admin export; if I am back within the 30 days, all of it is still there.
report-act-close = <@{ $by }> has closed { $table } ({ $link }): { $reason }
report-act-pause = <@{ $by }> has paused { $table } ({ $link }): { $reason }
report-act-resume = <@{ $by }> has resumed { $table } ({ $link }).
report-act-move = <@{ $by }> has moved { $table } ({ $link }).
report-act-rewind = <@{ $by }> has taken { $table } ({ $link }) back: { $reason }
report-act-restore = <@{ $by }> has brought back what was taken back at { $table } ({ $link }): { $reason }
report-act-replace = <@{ $by }> has had a player replaced at { $table } ({ $link }): { $reason }
report-act-reopen = <@{ $by }> has opened { $table } ({ $link }) again: { $reason }
report-act-shut-out = <@{ $by }> keeps somebody off { $table } ({ $link }): { $reason }
report-act-let-back = <@{ $by }> lets somebody back to { $table } ({ $link }).
report-act-seat = <@{ $by }> has offered somebody a free seat at { $table } ({ $link }).
report-act-bar = <@{ $by }> has barred <@{ $person }> { $until ->
    [never] until an admin lets them in again
   *[other] until <t:{ $until }:f>
 }: { $reason }
report-act-unbar = <@{ $by }> has let <@{ $person }> in again.
report-act-limits = <@{ $by }> has set the limits: tables of one person { $a_person }, tables in one channel { $a_channel ->
    [0] any number
   *[other] { $a_channel }
 }.
report-act-forget = <@{ $by }> has had somebody forgotten, at { $count ->
    [one] one table
   *[other] { $count } tables
 }.
report-act-remove = <@{ $by }> has removed a player from { $table } ({ $link }): { $reason }

command-admin = For those who manage the server: mend and end tables
command-admin-list = See all tables, those first where something is wrong
command-admin-close = End a table without a result
command-admin-pause = Let nobody move at a table
command-admin-resume = Let a paused table go on
command-admin-relocate = Show a table here, or in another channel
command-admin-rewind = Take a game back to an earlier entry of its log
command-admin-replace = Have a practice opponent play for somebody
command-admin-reopen = Open a table again that was closed in the last day
command-admin-seat = Offer somebody a free seat of a game in play
command-admin-remove = Take a seat from somebody
command-admin-bar = Let somebody take no seat on this server, or at one table
command-admin-unbar = Let somebody take seats again
command-admin-limits = How many tables a person and a channel may have
command-admin-export = Get a table as a file
command-admin-forget = Remove somebody’s id and name from all tables here
option-reason = Why; everybody at the table reads it
option-new-place = Where it is shown (none: here)
option-entry = The last entry that stays, or one taken back that shall stand again
option-player = Who
option-barred = Who
option-bar-reason = Why; the other admins read it
option-days = For how many days (none: until you let them in again)
option-bar-table = Only this table (none: the whole server)
option-seated = Who is offered the seat
option-free-seat = Which free seat
option-forgotten = Whose data
option-a-person = Tables of one person that wait for players, at most
option-a-channel = Tables in one channel that are not over, at most (0: any number)

no-pause-before-start = This table has not started: there is nothing to pause. /admin close ends it.
no-days-for-server = Days are for a bar from the whole server. At one table a bar stays until you lift it.
no-name-table = There is no table here that is not over. Name one with the option “table”.
no-no-reason = Please give a reason in words.
no-no-such-place-here = There is no such place on this server.
