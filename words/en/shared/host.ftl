# What the host says about tables.

# practice opponents, in the order in which they join a table
opponent-names = Otter, Heron, Badger, Magpie, Beaver, Owl, Hedgehog, Marten, Raven, Hare, Stork, Fox
opponent-known = { $name } · practice opponent ({ $strength })
strength-strong = strong
strength-steady = steady
strength-random = random
stand-in-name = { $name } (away)

no-busy = The table is busy just now. Nothing was changed; press again in a moment.
no-leaving = The bot is being restarted. Nothing was changed; press again in a minute.
no-too-many = Several of your presses are still being answered, so this one was not taken. Press again in a moment.
no-not-counted = That did not count: our storage did not take it. Nothing was changed; press again in a moment.
no-unsure = Our storage does not answer, so it is not sure whether that counted. Look at the table again in a moment.
no-no-such-table = There is no table { $number } here.
no-no-such-game = There is no game “{ $game }” here. There are: { $games }.
no-no-such-edition = There is no edition “{ $edition }” of this game here.
no-no-such-setting = This game has no such setting.
no-no-such-value = “{ $value }” cannot be chosen here.
no-no-such-opponent = There is no such practice opponent. There are: { $kinds }.
no-too-many-open = { $most ->
    [one] You already have a table waiting for players. Start or close it first.
   *[other] You already have { $most } tables waiting for players. Start or close one of them first.
 }
no-already-seated = You already sit at this table.
no-not-seated = You do not sit at this table.
no-table-full = The table is full: { $most } players at the most.
no-no-opponent-here = There is no practice opponent at this table.
no-not-closed = This table was not closed.
no-closed-long-ago = A table can be opened again for { $hours } hours after it was closed.
no-kept-off = An admin keeps you off this table.
no-guest-kept-off = An admin keeps <@{ $guest }> off this table.
no-kept-off-already = This person is kept off this table already.
no-not-kept-off = Nobody keeps this person off this table.
no-sent-away = You were sent away from this table. You can join it again once { $name } has invited you.
no-sent-away-then = You were sent away from this table before the game began. You can only take a seat there that its player offers to you.
no-no-guests-from-here = People from this server cannot be guests elsewhere. An admin can allow that in /setup.
no-no-such-code = No code like this leads to a table now. Perhaps it was mistyped, withdrawn, or too old, or the table has started.
no-wrong-codes = Too many wrong codes. Try again <t:{ $at }:R>.
no-guest-at-home = That is table { $number } of this very server: join it here.
no-only-invited = This table takes only people who are invited. Somebody seated there can invite you: /game table invite.
no-only-roles = This table takes only people with { $roles }, and people who are invited.
no-guest-sent-away = <@{ $guest }> was sent away from this table. Only { $name } can invite them again.
no-not-oneself = Only others can be sent away. To leave the table yourself, press “Leave”.
no-not-at-table = This person does not sit at this table.
no-only-creator = Only the person who created the table may do that.
no-already-started = The game has already started.
no-already-over = This table is closed.
no-not-started = The game has not started yet. Somebody at the table can start it with /game table start.
no-paused = This game is paused: something went wrong on our side. All moves are kept; the host has been told.
no-damaged = What is stored of this game is damaged, so it cannot be shown. The host has been told.
no-game-too-long = This game has reached { $most } entries, the most a game may have.

# Seats change hands.
no-seat-gone = You no longer hold a seat at this table; it has changed hands.
no-stand-in-plays = A practice opponent plays your seat. Take it back first; then you move.
no-nobody-there = Nobody holds this seat.
no-no-such-seat = This table has no such seat.
no-already-away = You have stepped away already: a practice opponent plays for you.
no-not-away = You play your seat yourself.
no-already-offered = Your seat is offered already.
no-not-offered-seat = Your seat is not offered to anybody.
no-seat-not-free = This seat is not free.
no-held-another = You held another seat at this table and know what only its player may know. You cannot take this one.
no-already-replaced = A practice opponent plays this seat already, and anybody may take it.
no-only-others = Only the others who play at this table may vote on that.
no-not-waited-for = Nobody waits for this seat at the moment.
no-too-early = This seat can be voted on <t:{ $at }:R>, if its player has not moved by then.
no-already-voted = You have voted for that already. More votes are needed.
no-nudged-already = Somebody has nudged already. The next nudge is possible <t:{ $at }:R>.
no-nobody-to-nudge = There is nobody else to wait for.
no-called-enough = They have been called to this turn as often as anybody is. **Table …** says what else you can do.
no-already-agreed = You have agreed to end this game already. It ends when all others have, too.
no-not-agreed = You have not agreed to end this game.
no-offered-lately = You have just offered your seat. You can offer it to somebody else <t:{ $at }:R>.
no-barred = { $until ->
    [never] An admin has barred you from the tables of this server.
   *[other] An admin has barred you from the tables of this server until <t:{ $until }:f>.
 }{ $reason ->
    [none] {""}
   *[other] {" "}The reason: { $reason }
 }
no-too-many-here = { $most ->
    [one] There is already a table in this channel, and it may have only one.
   *[other] There are already { $most } tables in this channel, the most it may have.
 }
no-only-opener = Only { $name } decides that at this table. Under Settings they can let everybody seated do it.
no-nothing-after = Nothing stands after entry { $entry }: there is nothing to take back.
no-played-since = Something was played since, so entry { $entry } cannot simply come back: take the game back to entry { $back } first.
no-undone-itself = Entry { $entry } cannot come back: part of what led to it was undone by its own player.
no-old-rules = That cannot be taken back: it was played by rules of an older version.
no-moved-on = Somebody has moved in the meantime. Look at it again.
no-paused-older = This game is paused: the bot was updated, and by its new rules the moves so far would have led elsewhere. They are kept; an admin decides how it goes on.
no-paused-admin = This game is paused by an admin: { $reason }
no-nobody-waits = While a game is paused, nobody is waited for.
no-not-playing = Only a game in play can be paused.
no-paused-already = This game is paused already.
no-not-over = This game is not over yet.
no-no-picture-then = The rules of today cannot tell how the table looked then.
no-no-turn-yet = Since your last turn nobody else has played.
no-no-film = { $game } could not be drawn just now. Try again in a minute.
no-no-such-entry = There is no entry { $entry }.
no-barred-already = This person is barred already.
no-not-barred = This person is not barred.
no-invited-enough = <@{ $guest }> has been invited to this table { $most } times in the last hour. Try again later.

# A turn set in advance.
no-ahead-your-turn = It is your turn already: there is nothing to set in advance.
no-ahead-no-game = In { $game } turns cannot be planned ahead.
no-ahead-not-now = There is no turn of yours to plan now.
no-ahead-empty = There is nothing to set yet: choose something first.
no-ahead-done = Nothing more can follow that: your turn is over then, or something is drawn or revealed.
no-ahead-steps = A turn can be planned up to { $most } steps ahead.
no-ahead-turns = You can plan up to { $most } turns ahead, one after the other.
no-ahead-no-further = Nothing can be known yet of the turn after that: the one before it is not over with what you have set, or something is drawn or revealed first.
no-enough-unknown = “{ $part }” is not understood here. Write a number and a name: “{ $example }”.
no-ahead-ways = You can say up to { $most } times what is to be done instead.
no-batch-full = No more than { $most } lines can be carried out in one go.
no-batch-not-now = There is nothing now that could be planned together.
no-batch-not-this = That cannot be planned together with other things.
no-batch-over = Something is drawn or revealed before that.
no-memo-nowhere = You can keep a note only at a table where you play.
no-memo-too-long = A note has at most { $most } characters.
