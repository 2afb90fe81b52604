# What the bot says on Discord: buttons, panels, boards, answers.

table = table { $number }
ask-what = What would you like to do?
ask-also = You may also:
choice-enough = That is all
plan-more = … and { $count } more
hint-up-to = up to { $points ->
    [one] 1 point
   *[other] { $points } points
 }

button-move = Your move
button-log = Log
button-rules = Rules
button-join = Join
button-leave = Leave
button-opponent = Add practice opponent
button-dismiss = Remove practice opponent
button-start = Start
button-settings = Settings
button-setting-text = { $name }: write your own
button-go = Go to the table
button-undo = Undo
button-back = Back
button-again = Look again
button-more = More …
button-sure = Yes, do it
button-number = Enter a number
button-page-back = Previous
button-page-on = Next ({ $page } of { $pages })
button-earlier = Earlier

head-over = The game is over
proposed-head = I understood:
proposed-ask = Shall I do that?
proposed-changed = By now your words mean something else.
confirm-final = This cannot be taken back.
waiting-for = Waiting for { $seats }
news-head-onlooker = The last turn
news-head = Since your last turn
news-earlier = … and { $count } more before (see Log)
number-limits = A whole number from { $least } to { $most }.
number-label = How many?
score-winner = **{ $seat }: { $points }** 🏆
score = { $seat }: { $points }
gone = That is no longer possible.
decision-over = That decision is over. Here is the current one.
old-button = This button is out of date. Use /game board or /game move instead.
sorry-counted = That counted. Only showing it did not work, and the fault is ours: open your panel again with “{ button-move }”. Error { $error }.
sorry = Sorry, that did not work; the fault is ours. Nothing you did is lost. Error { $error }.

status-promise = Every draw follows from a secret seed, so that it can be checked when the game is over. SHA-256 of "chance:" and the seed: `{ $hash }`
status-seed = Every draw followed from the seed `{ $seed }`. At the start we promised this SHA-256 of "chance:" and the seed: `{ $hash }`
status-open = waiting for players
status-playing = in play
status-paused = paused
status-finished = finished
status-abandoned = closed

lobby-players = For { $least } to { $most } players. At the table:
lobby-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
 }
lobby-ready = Ready to start.
lobby-started = The game has started.
lobby-closed = This table is closed.
settings-head = Settings
said-text-kept = Saved: { $name }.
setting-own = custom text
setting-text-limits = At most { $most } characters.
invited = { $guest }, { $host } invites you to { $table }.

board-turn = { $who } to move
board-older = an older board
button-newest = To the newest board
board-paused = Paused: something went wrong on our side. All moves are kept.

which-game = Which game?
said-created = { $table } is open. It appears in { $place }; people can join there.
said-invited = { $guest } has been invited.
said-joined = You have joined { $table }.
said-left = You have left { $table }.
said-opponent-added = A practice opponent has joined { $table }.
said-opponent-gone = A practice opponent has left { $table }.
said-started = { $table } has started. Go to { $link }
said-cancelled = { $table } is closed.
said-undone = Taken back.
said-undone-step = Taken back: { $step }
said-done = Done.
log-empty = Nothing has happened yet.
rules-none = Please see the rulebook of { $game }.
list-head = Tables here
list-none = There are no tables here. Open one with /game create.
list-more = … and { $count } more

help-head = How to play
help-text =
    - **Start:** /game create opens a table. Others press Join, or add practice opponents and play alone; then Start. Some games have Settings, too.
    - **Play:** when it is your turn you are pinged. Press **Your move** and choose. Only you see that panel.
    - **Oops:** Undo takes back your last step, until something is drawn or somebody else has moved.
    - **Typing instead:** every action is a command too, such as /milestones move.
    - **Look:** /game board (with a place: closely), /game log, /game status, /game list.

command-game = Tables: open, join, start, look
command-create = Open a table here
command-invite = Invite somebody to a table
command-join = Join a table
command-leave = Leave a table before it starts
command-opponent = Add a practice opponent
command-start = Start the game
command-cancel = Close a table you opened, before it starts
command-board = See the board
command-move = Make your move
command-log = Read what happened
command-undo = Take back your last step
command-status = See whose turn it is
command-list = See the tables of this server
command-help = How to play here
command-setup = Choose where tables may be, who opens them, and the language
command-play = Play { $game } by typing

option-place = A place on the map to see closely
option-table = Which table, if there are several
option-game = Which game
option-edition = Which edition of its components
option-guest = Whom to invite
option-kind = How it plays
option-seating = Who sits where
kind-steady = steady: thinks a little
kind-random = random: anything goes
seating-random = drawn by lot
seating-joined = as people joined

no-only-servers = This works on servers only, not in private messages.
no-no-table-here = There is no table here. Open one with /game create.
no-no-places = { $game } has no close-ups of places: leave the option “place” out.
no-no-such-place = There is no place { $place } on this map. Places are named like { $first }.
no-which-table = There are several tables here: { $tables }. Say which one with the option “table”.
no-no-bots = Bots cannot be invited. For practice use /game opponent.
no-no-member = { $guest } is not a member of this server and cannot be invited here.
no-guest-sees-nothing = { $guest } cannot see { $place }, where this table is. Ask an admin to let them in, or open a table elsewhere.
no-invited-enough = { $guest } has been invited to this table { $most } times in the last hour. Try again later.

typed-idle = to, from, at, on, in, the, a, an, and, with, for, of
no-typed-several = That can mean several things: { $values }. Say more.
