# What the bot says on Discord: buttons, panels, boards, answers.

table = table { $number }
ask-what = What would you like to do?
ask-also = Meanwhile you may do what is listed below.
choice-enough = That is all
choice-barred = ~~{ $name }~~ · { $why }
ask-others = { $count ->
    [1] Or this one: { $first }
    [2] Or one of these: { $first }, { $last }
   *[other] Or one of these: { $first } … { $last }
 }
ask-two-steps = { $names }, then at once …
ask-otherwise = For another place: { $asked }
plan-more = … and { $count } more
news-more = ; { $count ->
    [one] 1 more event
   *[other] { $count } more events
 }
news-more-by = {" "}({ $names })
news-more-of = {" "}({ $name }: { $change } included)
news-more-whose = {" "}({ $name }: { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
choose = Choose …
ask-some = Choose { $count } of { $of }: { $asked }
choice-nth = { $thing } · no. { $n }
hint-nothing = nothing more
hint-whichever = In any case
hint-free = free
hint-final = cannot be taken back
hint-up-to = up to { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

button-move = Your move
button-log = Log
button-rules = Rules
button-as-text = As text
button-join = Join
button-leave = Leave
button-opponent-strong = Strong
button-opponent-steady = Steady
button-opponent-random = Random
button-dismiss = Remove one
button-start = Start
button-settings = Settings
button-terms = Time and people …
settings-edition = **Edition:** { $name }
settings-picture = This is how it begins. What is drawn by lot is only an example here.
button-value-before = ◀ { $name }
button-value-after = { $name } ▶
button-setting-howto = How to write one
button-setting-text = { $name }: write your own
button-go = Go to the table
button-unfold = Details
button-fold = Fewer details
button-means = What is that?
means-words = Words that stand there
button-undo = Undo
button-redo = Redo
button-ends-at-once = Always end at once
button-ends-confirm = Let me end my turns
said-ends-at-once = Your turns now end at once at all tables if nothing is left to do. See “Table …”.
said-ends-confirm = From now on you end your turns yourself, at all tables.
table-ends-at-once = Your turns end at once when nothing else is left to do.
table-ends-confirm = You end turns that do not end by themselves, even when nothing else is left to do.
button-undo-all = Undo all { $count }
button-redo-all = Redo all { $count }
button-come-back = Not done yet
button-back = Back
button-again = Look again
button-more = More …
button-sure = Yes, do it
button-number = Enter a number
button-type = Type it
button-page-back = Previous
button-page-on = Next ({ $page } of { $pages })
button-earlier = Earlier

button-latest = To the newest
button-turn-first = First
button-turns-back = { $count } back
button-turns-on = { $count } on
button-turn-last = Last
button-turn-ask = Go to turn …
turn-label = Number of the turn
button-film-whole = Animation
button-film-since = Animation since my turn
film-whole = the game until now
film-since = since your last turn
alt-film = { $game }, table { $number }: an animation of the table turn by turn, of { $count ->
    [one] one turn
   *[other] { $count } turns
 } in all, each with its sentences. The log has them as text.
turn-of = turn { $number } of { $count }

button-anew = Once more

head-over = The game is over
proposed-head = I understood:
proposed-ask = Shall I do that?
proposed-changed = By now your words mean something else.
confirm-final = This cannot be taken back.
confirm-grave = That would be lost or left undone. Do it anyway?
waiting-for = Waiting for { $seats }
news-head-onlooker = The last turn
news-head = New since you last looked
news-head-first = What has happened so far
# What came of a player's turn: the change of their points, and what they are now; then follows how it came about.
news-result = { $change }, now { $now }
news-result-named = { $name } { $change }, now { $now }
news-result-else = { $told }. { $result } for another reason.
news-result-through = { $result } through { $through }
news-result-also = { $result }, also through { $through }
news-back = { $said } ({ $change })
news-you = You
number-limits = A whole number from { $least } to { $most }.
number-label = How many?
type-label = Your answer
type-like = For example: { $example }
score-winner = **{ $seat }: { $points }** 🏆
score = { $seat }: { $points }
gone = That is no longer possible.
gone-named = Gone: { $what }
decision-over = That decision is over. Here is the current one.
decision-over-undo = Too late for that: play has gone on since. This is how it stands now.
decision-over-plan = Your plan has changed meanwhile.
decision-over-ahead = The turn that you were planning has come. Here is what is asked now.
old-command = I do not have this command any more, or not in this form. Reload Discord (Ctrl+R, or close the app and open it again) to see the commands I have now.
join-takes = This game has started. A seat is free there, as it stands:
old-button = This button is out of date. Use /game board or /game move instead.
sorry-counted = That counted. Only showing it did not work, and the fault is ours. Open your panel again with “{ button-move }”. Error { $error }.
sorry-away = Sorry, the bot cannot reach its games just now. Nothing you did is lost; try again in a minute. Error { $error }.
sorry = Sorry, that did not work; the fault is ours. Nothing you did is lost. Error { $error }.

standing-far = **How far:** { $far }
standing-name = - { $seat }
standing-row = { $name }: { $list }
standing-you = you { $value }
standing-rival = { $name } { $value }
standing-leader = **{ $rank }** · **{ $seat }: { $value }**
standing-place = **{ $rank }** · { $seat }: { $value }
standing-own = { $name }: **{ $seats }: { $value }** · you { $own }
standing-next = { $name }: **{ $seats }: { $value }** · next { $next }
standing-all = { $name }: all { $value }
standing-equal = { $name }: { $value }
standing-waiting = Waiting for { $list }
standing-waited = { $seat } (called <t:{ $since }:R>)
source = { $name } { $points }

status-promise = Every draw follows from a secret seed, so that it can be checked when the game is over. SHA-256 of `chance:` and the seed: `{ $hash }`
status-seed = Every draw followed from the seed `{ $seed }`. At the start we promised this SHA-256 of `chance:` and the seed: `{ $hash }`
status-open = waiting for players
status-playing = in play
status-paused = paused
status-finished = finished
status-abandoned = closed

lobby-players = For { $least } to { $most } players. At the table:
lobby-players-only = For { $most ->
    [1] one player.
    [2] two players.
    [3] three players.
    [4] four players.
   *[other] { $most } players.
 } At the table:
lobby-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
 }
lobby-ready = Ready to start.
lobby-by-itself = The game starts by itself when the table is full.
lobby-opponents = Add a practice opponent:
lobby-started = The game has started.
lobby-closed = This table is closed.
settings-head = Settings
terms-head = Time and people
term-manage = Who may change it and start
term-manage-opener = Only whoever opened the table
term-manage-all = Everybody seated
term-rated = Ratings
term-rated-off = Not rated
term-rated-on = Rated: the result changes the ratings of all
term-lowest = Lowest rating
term-lowest-none = Any
term-highest = Highest rating
term-highest-none = Any
term-rating = { $rating }
button-ratings = Ratings …
ratings-head = Who may join, by rating
ratings-all = The table takes people of any rating.
ratings-about = What counts is the rating in this game on this server. Newcomers have { $base }. Whoever is refused is told why, and nobody else is told. Nobody loses a seat by this.
term-joins = Who may join
term-joins-all = Everybody who sees the table
term-joins-invited = Only people who are invited
term-roles = Only for people with a role:
term-roles-none = no, for everybody
term-pick-roles = Choose roles (none: everybody)
term-reliable = How reliable they must be
term-reliable-off = Everybody
term-reliable-on = Only those who make at least 8 of 10 turns in time (newcomers may join)
term-full = When the table is full
term-full-call = Whoever opened it is called
term-full-start = It starts by itself
term-open = If nothing happens, it closes after
term-open-72 = 6 days; I ask after 3
term-open-168 = 14 days; I ask after 7
term-open-336 = 28 days; I ask after 14
term-open-672 = 56 days; I ask after 28
term-replace = A player may be replaced after
term-replace-72 = 3 days of waiting
term-replace-168 = 7 days of waiting
term-replace-336 = 14 days of waiting
term-replace-672 = 28 days of waiting
term-remind = Called again when others wait
term-remind-24-72 = After 1 day and after 3 days
term-remind-24 = Once, after 1 day
term-remind-72 = Once, after 3 days
term-remind-off = Never
send-away = Send somebody away
send-away-head = Send { $name } away?
send-away-what = { $name } loses the seat at this table and is told so there. They cannot join again unless you invite them: /game table invite.
said-sent-away = { $name } has been sent away.
said-text-kept = Saved: { $name }.
setting-own = custom text
setting-text-limits = At most { $most } characters.
setting-file = Or a text file
setting-file-about = UTF-8, at most { $most } KiB. A file counts instead of the text above.
no-nothing-written = There was no text. Write one, or choose a file.
no-no-text-file = That file is not plain text in UTF-8.
no-file-too-large = That file is too large: at most { $most } KiB are allowed.
no-file-not-read = Discord did not hand out that file. Please choose it once more.
invited = { $guest }, { $host } invites you to { $table }.
menu-invite = Invite to table
menu-invite-which = To which table shall { $guest } be invited?
menu-handon = Offer my seat
menu-handon-which = Which of your seats shall { $guest } be offered?
button-guests = Guests …
guests-head = Guests from other servers
guests-code = Give this code to anybody you like: I show it only now. They type it on their own server, with /game seat guest. Whoever has it can take a free seat here, and sees nothing of this channel.
guests-until = { $until ->
    [none] No code leads to this table.
   *[other] A code leads to this table until <t:{ $until }:f>, or until it starts.
 }
button-guests-make = Make a new code
button-guests-end = Withdraw the code
guest-joined = You sit at { $table } now, as a guest from another server. I call you by direct messages: allow them from members of this server. You play from there, or from /me tables. To leave, press “Leave”, or use /game leave with the table’s number.
no-no-guests-here = This server takes no guests from other servers. An admin can allow them in /setup.
no-no-table-to-invite-to = You sit at no table here that waits for players and at which { $guest } has no seat yet. /game create opens one.
no-no-seat-to-offer = You have no seat to offer { $guest }: it must be in a game in play here, and they must not play in it yet.

anew-ask = Shall I open a new table like { $table }, with the same settings and practice opponents?
anew-calls = I would call { $people } to it.
anew-onlooker = You did not play here, so I would call nobody. But you can open a table of { $game } yourself.
no-anew-as-guest = The next table is opened where this one was. Somebody there can press “Once more”: then you are called to it.
anew-invited = { $people }: { $name } has opened { $table }, with the settings of last time. Will you join?

board-turn = { $who } to move
board-older = an older board
board-sheet = Where the points come from, and how they grew:
board-last = The table as it stands at the end:
board-moved = This table is played at { $place } from now on.
button-newest = To the newest board
board-paused = Paused: something went wrong on our side. All moves are kept.

which-game = Which game?
said-created = { $table } is open. It appears in { $place }; people can join there.
said-invited = { $guest } has been invited.
said-joined = You have joined { $table }.
said-left = You have left { $table }.
said-opponent-added = { $name } ({ $strength }) has joined { $table }.
said-opponent-gone = A practice opponent has left { $table }.
said-started = { $table } has started. Go to { $link }
said-cancelled = { $table } is closed.
said-undone = Taken back.
said-undone-step = Taken back: { $step }
said-redone = Done again.
said-redone-step = Done again: { $step }
said-done = Done: { $step }
log-turn = **{ $name }** · <t:{ $at }:f>
log-table = **The table** · <t:{ $at }:f>
log-choice = { $entry }. { $name }: { $said }
log-choice-table = { $entry }. { $said }
log-pictures = See the table after a turn
log-empty = Nothing has happened yet.
rules-none = Please see the rulebook of { $game }.
rules-aim = Aim
topic-choose = Look something up
topic-none = The rules in brief say nothing about “{ $word }”. They have something about: { $topics }.
list-head = Tables here
list-none = There are no tables here. Open one with /game create.
list-none-such = There are none of these.
list-asked = **Waiting for you** ({ $count })
list-free = **With a free seat** ({ $count })
list-mine = **Your other tables** ({ $count })
list-others = **Others** ({ $count })
list-seats = { $taken } of { $most } seats taken
list-move = Your move: table { $number }
list-join = Join table { $number }
list-only-all = All tables
list-only-mine = Mine
list-only-free = With a free seat
list-over = **Over** ({ $count })
list-only-others = That others play
list-only-over = Over
list-by-kind = Which tables
list-by-game = Which game
list-by-pace = How fast
list-any-game = Any game
list-any-pace = Any pace
list-pace-fast = Up to 12 hours a turn
list-pace-day = Up to a day a turn
list-pace-slow = More than a day a turn
list-pace-none = No time limit

help-head = How to play
help-practise = Play at once, alone with practice opponents:
help-text =
    - **Start:** /game create opens a table. Others press Join, or you add practice opponents and play alone; then you press Start. Under Settings you choose how long people may take{ $count ->
        [0] .
       *[other] , and in these games also what is played: { $games }.
    }
    - **Play:** when it is your turn you are pinged. Press **Your move** and choose. Only you see that panel.
    - **Plan ahead:** while you wait, **Your move** also lets you set your next turn in advance, where the game allows it. It is played if it still stands as you saw it. **Set in advance** lists all that is done without asking you.
    - **Many at once:** where you have several pieces to move, **Plan all together** shows where all of it leads before you carry it out.
    - **Oops:** Undo takes back your last step, until something is drawn or somebody else has moved. Redo brings it back, until anything else happens. To take back more, **Ask to take back**: those it touches must agree.
    - **Typing instead:** every action is a command too, such as /milestones move.
    - **People:** /game table people to step away, leave, hand on your seat, replace somebody who does not move, or end the game together.
    - **Your time:** /me time says once, for all tables, when you may be called and when you are away. /game mine lists all your tables.
    - **Look:** /game board (with a place: close up), /game log, /game status, /game list.
about-privacy = Privacy
about-terms = Terms
about-support = Help
help-version = Version { $version }

command-game = Tables: open, join, start, look
command-create = Open a table here
command-invite = Invite somebody to a table
command-guest = Take a seat at a table on another server, with its code
command-guests = A code for guests from other servers, before the start
command-join = Join a table
command-leave = Leave a table before it starts
command-opponent = Add a practice opponent
command-start = Start the game
command-cancel = Close a table you opened, before it starts
command-board = See the board
command-rules = Read the rules in brief, or look something up
command-move = Make your move
command-ahead = Set your next turn in advance, and see all that you have set
command-replay = See any turn again, and get the game as a file for a browser
command-log = Read what happened, turn by turn, with pictures
command-undo = Take back your last step
command-redo = Bring back the step you took back last
command-status = See who is ahead in what, and whose turn it is
command-list = See the tables of this server
command-help = How to play here
command-setup = Choose where tables may be, who opens them, and the language
command-play = Play { $game } by typing

option-place = A place on the map, or a city, to see close up
option-board-text = The whole table in words, without a picture
option-topic = A word or a topic; leave it out for all of the rules
option-topic-game = Which game, if it is not the one of this table
command-other = Other actions, chosen from a list
option-action = The action
option-value = What it is about
option-table = Which table, if there are several
option-game = Which game
option-edition = Which edition of its components
option-guest = Whom to invite
option-code = The code that you were given
option-kind = How it plays
option-seating = Who sits where
kind-strong = strong: plans ahead
kind-steady = steady: takes what looks best now
kind-random = random: anything goes
seating-random = drawn by lot
seating-joined = as people joined

no-only-servers = This works on servers only, not in private messages.
no-no-table-here = There is no table here. Open one with /game create.
no-no-places = { $game } has no close-ups of places: leave the option “place” out.
no-no-such-place = There is no place { $place } on this map. Places have names like { $first }.
no-which-table = There are several tables here: { $tables }. Say which one with the option “table”.
no-no-bots = Bots cannot be invited. For practice use /game table opponent.
no-no-member = { $guest } is not a member of this server and cannot be invited here.
no-guest-sees-nothing = { $guest } cannot see { $place }, where this table is. Ask an admin to let them in, or open a table elsewhere.

typed-idle = to, from, at, on, in, the, a, an, and, with, for, of
no-typed-several = That can mean several things: { $values }. Say which.
no-typed-unknown = “{ $typed }” is not among what can be chosen now.
no-typed-none = That cannot follow here. Possible: { $values }.
no-typed-barred = That cannot be chosen now: { $why }.
no-typed-draws = What follows is drawn, so it cannot be said in advance.

# A table's people, and seats that change hands.
button-table = Table …
button-take = Take this seat
table-agreed = { $people } would like to end this game without a result ({ $count } of { $of }).
table-late = { $name } has not moved since <t:{ $since }:f>. From <t:{ $at }:f> on the others may have a practice opponent play instead.
table-late-own = The others have waited for you since <t:{ $since }:f>. From <t:{ $at }:f> on they may have a practice opponent play for you.
table-replaceable = { $name } has not moved since <t:{ $since }:f>. The others may have a practice opponent play instead: see “Table …”.
table-time = When a player has not moved for { $days } days, the others may have a practice opponent play instead{ $absent ->
    [one] , after 1 day for somebody who is away
   *[other] , after { $absent } days for somebody who is away
 }.
table-resting = Everybody is away: the game rests until somebody comes back
seat-free = free for whoever wants it
seat-replaced = replaced by a practice opponent; free for whoever wants it
seat-offered = offered to whoever wants it
seat-away = away; a practice opponent plays
seat-waited = to move since <t:{ $since }:f>
panel-away = A practice opponent plays your seat. Take it back whenever you like.
held-then = then { $name }
ended-agreed = Ended by agreement, without a result
ended-deserted = Ended without a result: everybody has left
ended-closed = Closed by an admin, without a result
ended-closed-why = Closed by an admin, without a result: { $reason }

# A turn set in advance.
button-ahead = Plan ahead
button-ahead-instead = What instead …
button-ahead-leave = Set it like this
button-ahead-last = Take the last one off
button-ahead-clear = Forget my plan
ahead-head = { $turn ->
    [1] Your next turn, set in advance
    [2] Your turn after the next one, set in advance
   *[other] Your turn number { $turn } from now, set in advance
}
ahead-head-instead = And if that is not possible?
ahead-about = This is how the table stands now. When your turn comes, it is played only if all of it still costs and brings exactly what you see here; if not, you are called.
ahead-enough = Nothing more can follow that: your turn is over then, or something is drawn or revealed.
ahead-standing = Set in advance: { $way }
ahead-instead = Or else: { $way }
ahead-later = { $turn ->
    [2] The turn after that: { $way }
   *[other] Turn number { $turn }: { $way }
}
ahead-later-instead = { $turn ->
    [2] Or else, in that turn: { $way }
   *[other] Or else, in turn number { $turn }: { $way }
}
ahead-about-later = The table is shown as if you had played what you set before, and nobody else had done anything.
ahead-about-only = A condition is not played itself: what follows it is played only if it holds.
ahead-only-can = only if still possible: { $step }
ahead-only-gone = only if no longer possible: { $step }
ahead-only-have = only with at least { $goods }
ahead-missed-short = Not played as you set it: it needed at least { $goods }, and there was: { $goods_there }.
ahead-missed-still = Not played as you set it: “{ $step }” was still possible.
ahead-lost = { $count ->
    [one] What you had set for the turn after it is dropped, too.
   *[other] What you had set for the { $count } turns after it is dropped, too.
}
ahead-lost-unfinished = { $count ->
    [one] Your turn is not over after what you had set, so what you had set for the turn after it is dropped.
   *[other] Your turn is not over after what you had set, so what you had set for the { $count } turns after it is dropped.
}
button-ahead-after = The turn after that …
button-ahead-instead-later = Turn { $turn }: what instead …
button-only-can = Only a condition for the next step
button-only-gone = Condition: no longer possible
button-enough = Only if I have …
enough-head = Only if you have enough
enough-about = What you choose after this is played only if you then have at least as much as you say here.
enough-ask-good = Enough of what?
enough-ask-count = At least how much?
enough-least = at least { $goods }
enough-now = You would have { $count } at this point.
enough-words = at, least, minimum, min, only, if, with, have, i, and, there, is, are, or, more
button-only-do = Not a condition: do it
ahead-left = It is set. It is played when your turn comes, and you are not called.
ahead-left-open = It is set. It is played when your turn comes; you are called then for what is left of your turn.
button-ahead-again = Set it again
ahead-aside = Set aside, since something before it was taken back: { $way }
ahead-aside-now = What you had set in advance is set aside. When you wait again, one press sets it again.
ahead-again = { $count ->
    [0] It is set again, as it would be now.
   *[other] It is set again, as it would be now. Not all of it: the rest would not be possible any more.
}
ahead-cleared = Your plan is forgotten.
ahead-changed = Something has changed meanwhile. This is how it looks now.
ahead-changed-played = Meanwhile your plan was played, so nothing was set now. This is how it looks.
ahead-taken-out = No longer possible, and taken out of your plan: { $steps }.
ahead-begun = Not played, since it was not set before your turn: { $steps }.
ahead-missed-others = Nor was the rest played: { $steps }.
ahead-missed-gone = Not played as you set it: “{ $step }” was not possible any more.
ahead-missed-why = Not played as you set it: “{ $step }” was not possible any more. { $why }
ahead-missed-changed = Not played as you set it: “{ $step }” was: { $was }. By your turn it was: { $now }.
ahead-not-yet = It is not your turn yet. As for your next one: { $why }
ahead-nothing = without cost or gain

button-batch = Plan all together
button-batch-kept = Your plan ({ $count })
button-batch-go = Carry out
button-batch-then = Carry out · { $end }
button-batch-mend = Take off what is not possible
button-batch-type = Type orders
button-batch-clear = Begin again
button-batch-change = Change it
batch-head = All in one go
batch-about = Choose, one after the other, what is to be done. You see where it all leads, and carry it out with one press.
batch-then = If nothing else happens, this comes of it:
batch-ready = ✓ { $piece }
batch-not = not possible any more:
batch-change = Change or take off a line …
batch-others = Another one first …
batch-more = More for one of them …
batch-changed = Something has changed meanwhile: nothing was carried out. This is how it looks now.
batch-kept = { $count ->
    [one] What you have planned (1 line) is not carried out yet
   *[other] What you have planned ({ $count } lines) is not carried out yet
 }; it is dropped if you do something else first.
batch-type-label = Your orders
batch-type-about = A line for each, or separated by semicolons
batch-line = Line { $line } (“{ $words }”): { $why }
batch-lines = Lines not understood either: { $lines }
batch-like = Orders go like this: { $example }
batch-typed = All other lines are in your plan. The form opens with these again.
batch-typed-none = Nothing was taken. The form opens again with what you typed.
batch-without = These lines of yours are not in the plan:
batch-again = Line { $line }: { $why }
button-in-force = Set in advance ({ $count })
button-in-force-cancel = Cancel { $number }
in-force-head = What you have set in advance
in-force-none = Nothing: you are asked about everything.
in-force-ends = Your turns end at once when nothing else is left to do, at all tables.
in-force-cancel = Cancel one of these …
in-force-not-now = What has no “Cancel” can be cancelled when you may act again.
in-force-cancelled = { $lost ->
    [0] It is cancelled.
    [one] It is cancelled, and so is the turn that you had set after it.
   *[other] It is cancelled, and so are the { $lost } turns that you had set after it.
}
said-ahead = { $said } (set in advance)

wish-back = Take my seat back
wish-keep = Keep my seat after all
wish-away = Step away …
wish-open = Let anybody take my seat …
wish-give = Offer my seat to somebody …
wish-resign = Leave for good …
wish-end = End the game …
wish-unend = Do not end the game after all
wish-nudge = Nudge
wish-take = Take the seat of { $name } …
wish-replace = Replace { $name } …
wish-away-what = A practice opponent plays your seat until you take it back, which one press does at any time. You are not called meanwhile. While everybody is away, the game rests.
wish-open-what = Whoever wants to may take your seat, with everything its player knows. Until somebody does, you play on. After that you see only what onlookers see.
wish-resign-what = You leave this game for good. A practice opponent plays on, and whoever wants to may take the seat, with everything its player knows. From now on you see only what onlookers see. If nobody else is left, the game ends without a result.
wish-end-what = You agree to end this game without a result. It ends when all its players have agreed; until then you may change your mind. The others are told.
wish-end-now = End it?
wish-end-sure = End the game
wish-end-alone = You are the only person at this table, so nobody else is asked: the game ends at once, without a result, and you cannot bring it back yourself.
wish-end-last = Everybody else has agreed already: the game ends at once, without a result, and nobody at the table can bring it back.
wish-take-what = You take over this seat as it stands, with everything its player knows, and are called when it has to move.
wish-replace-what = You vote to have a practice opponent play for { $name }, who may come back until somebody else takes the seat. Votes so far: { $have } of { $need }.
wish-stand-in-what = You vote to have a practice opponent play for { $name } until { $name } is back: the seat stays theirs. Votes so far: { $have } of { $need }.
said-wish-back = The seat is yours again.
said-wish-keep = You keep your seat.
said-wish-away = A practice opponent plays for you now.
said-wish-open = Whoever wants to may take your seat now.
said-wish-give = { $guest } is asked to take your seat. You play on until then.
said-wish-resign = You have left this game.
said-wish-end = You have agreed to end this game.
said-wish-ended = You have ended this game.
said-wish-unend = You no longer agree to end this game.
said-wish-nudge = They are reminded: at once, or as soon as they may be called.
said-wish-take = The seat is yours now.
said-wish-replace = Your vote for replacing { $name } counts.

notice-resigned = { $name } has left the game for good. A practice opponent plays on; whoever wants to may take the seat.
notice-removed = An admin has freed the seat of { $name }. A practice opponent plays on; whoever wants to may take the seat.
notice-forgotten = The data of whoever had this seat was deleted. { $name } plays on; whoever wants to may take the seat.
notice-away = { $name } has stepped away. A practice opponent plays meanwhile.
notice-absent = { $of } is away, so the others have a practice opponent play meanwhile. { $people }, the seat stays yours: take it back at any time.
notice-back = { $name } plays again.
notice-opened = { $name } would like to hand on a seat: whoever wants to may take it, as it stands.
notice-offered = { $people }, { $name } offers you a seat at { $table }, as it stands.
notice-taken = { $name } has taken a seat and plays from now on.
notice-replaced = A practice opponent plays for { $name } from now on. { $people }, you may come back until somebody has taken your seat.
notice-replaced-barred = A practice opponent plays for { $name } from now on; whoever wants to may take the seat.
notice-vote = { $name } votes to have a practice opponent play for { $of }.
notice-end = { $people }: { $name } would like to end this game without a result. It ends when everybody has agreed: see “Table …”.
notice-nudge = { $people }: { $name } is waiting for your move.
notice-concerns = { $people }: { $told }
notice-full = { $people }, the table is full: press “Start” when you are all ready.
notice-sent-away = { $people }, { $name } has sent you away from this table. You can join it again once { $name } has invited you.
notice-unstarted = { $people }, nobody has started this table for { $days } days. Start it, change something or leave; in another { $days } days it closes by itself.
notice-unstarted-closed = Nobody has started this table for { $twice } days: it is closed. With /game create you open another one.
notice-remind = { $people }: this game is still waiting for your move.

command-people = See who plays, leave, step away, come back, hand on your seat, end the game
command-resign = Leave a game in play for good
command-away = Let a practice opponent play for you for a while
command-end = End a game without a result, if all agree
command-nudge = Remind those the game is waiting for
command-group-seat = Your own seat: step away, hand it on, leave
command-group-table = A whole table: before its start, its people, its end
command-hand-on = Offer your seat to somebody
option-heir = Whom to offer your seat to

memo-head = Note to yourself
memo-label = What you want to remember
memo-about = Only you see it, when you open your panel here. Empty: no note.
memo-kept = Kept. You see it when your turn comes.
memo-cleared = Your note is gone.
button-memo = My note
command-note = Write yourself a note at a table; nobody else sees it
option-memo = The note; leave it out to read and change the one you have
