# Where tables are shown, and what admins are told of them.

table-lost = This table has no place: { $why }. The game goes on and nothing is lost. Go to another channel and use /game table here to play it there.
status-lost = without a place
lost-channel-gone = its channel or thread was deleted
lost-no-access = I cannot see its channel
lost-may-not-send = I may not write in its channel
lost-thread-locked = its thread is locked
lost-server-left = I was removed from the server
said-moved = { $table } is played here from now on.
no-has-a-place = This table has a place: { $place }. Only a table that has lost its place can be moved here this way.
no-already-here = This table is here already.
no-other-server = This table belongs to another server. Use this command there.
no-not-paused = This game is not paused.
no-still-failing = The rules of this game still fail. It stays paused; all moves are kept.
no-still-damaged = What is stored of this game is still damaged. It stays paused; whoever runs the bot can mend it with “verify” and “repair”.
command-here = Play a table here that has lost its place

report-table-lost = { $table } has no place: { $why }. Its posts wait. Give me the right to write there, or let somebody at the table use /game table here in another channel.
report-damaged = { $table } is paused: what is stored of it is damaged, and the log says what. Whoever runs the bot can mend it with “verify” and “repair”, or from a backup; then it goes on with /admin resume. { $link }
report-older = { $table } is paused: by the rules of this version its moves would have led elsewhere. You decide: /admin resume goes on from where it stands, /admin rewind goes back, /admin close ends it. If its old rules were right, tell whoever runs the bot: it goes on by itself with rules that fit. { $link }
report-rules-failed = { $table } is paused: its rules failed at entry { $entry }. All moves are kept; the log says what happened. { $link }

# The message that lists a server's open tables.
listing-head = Open tables
listing-none = No table waits for players just now. Open one!
listing-more = … and { $count } more: /game list shows them all.
listing-ready = { $most ->
    [one] may start, **one more** can join
   *[other] may start, **up to { $most } more** can join
 }
listing-seeks = **{ $least } to { $most } more** wanted
listing-seeks-all = { $most ->
    [one] **one more** wanted
   *[other] **{ $most } more** wanted
 }
listing-sought = **Would play**, if enough people fit: { $games }
listing-no-clock = no time limit
listing-turn = { $turn } a turn
listing-bank = { $turn } a turn, { $bank } in hand
listing-rated = rated
listing-ratings = only for people rated { $limits ->
    [from] { $lowest } or more
    [to] { $highest } or less
   *[both] { $lowest } to { $highest }
 }
listing-reliable = only for people who make most turns in time
listing-roles = only for { $roles }
listing-foot = One press and you are in.
button-open-table = Open a table
report-listing-lost = The list of open tables cannot be in { $channel }: { $why } Choose another channel in /setup, or mend that: I try again by myself.
listing-lost-channel-gone = the channel is gone.
listing-lost-no-access = I cannot see it.
listing-lost-may-not-send = I may not write there, or not read back.
listing-lost-thread-locked = the thread is locked.
listing-lost-server-left = I was removed from the server.

# The table of the week.
weekly-head = Table of the week
weekly-foot = By your votes of last week. One press on a table’s page or here is your vote of this week; another moves it, the same takes it back.
button-vote = Table of the week?
vote-given = Your vote for the table of the week is with table { $number }, until Monday. Another press takes it back; your vote for another table moves it there.
vote-taken-back = Your vote for table { $number } is taken back.
no-vote-off = This server chooses no table of the week.
no-vote-seated = You sit at this table: the others vote for it.
no-vote-not-now = Only tables in play, or over for less than a week, can be the table of the week.
no-vote-not-public = Not everybody on the server may see this table, so it cannot be the table of the week.

# What somebody would play.
command-seek = Say what you would play: when enough people fit, a table is proposed to you
button-seek = I would play …
seek-head = I would play …
seek-off = You are not looking for a table yet. Choose games; that is all you have to do.
seek-on = You are looking for a table until <t:{ $until }:d>. When enough people fit, you are called, and join by one press or do nothing.
seek-asked = **{ $table }, for { $count } players, is proposed to you.** Join by one press. If you do not answer in the time you chose, your search ends.
seek-games = Games
seek-players = How many players, you among them
seek-players-n = { $n } players
seek-pace = How fast
seek-pace-any = Any pace
seek-pace-fast = 12 hours a turn
seek-pace-day = A day a turn
seek-pace-slow = 3 days a turn
seek-days = How long you look for one
seek-days-n = { $n } days
seek-patience = How long you may take to answer a proposal
seek-patience-n = { $n ->
    [24] A day
    [48] 2 days
   *[other] { $n } hours
 }
seek-foot = Every choice counts at once. You are only called in your hours (/me time). The table starts by itself when all have joined.
seek-declined = Not this one. Your search goes on; you are asked again tomorrow at the earliest.
button-not-now = Not this one
button-seek-no-more = Stop looking
