# What the host says about tables.

opponent-name = Practice { $number }

no-busy = The table is busy just now. Nothing was changed; press again in a moment.
no-no-such-table = There is no table { $number } here.
no-no-such-game = There is no game “{ $game }” here. There are: { $games }.
no-no-such-edition = There is no edition “{ $edition }” of this game here.
no-no-such-setting = This game has no such setting.
no-no-such-value = “{ $value }” cannot be chosen here.
no-no-such-opponent = There is no such practice opponent. There are: { $kinds }.
no-too-many-open = You already have { $most } tables waiting for players. Start or cancel one of them first.
no-already-seated = You already sit at this table.
no-not-seated = You do not sit at this table.
no-table-full = The table is full: { $most } players at the most.
no-no-opponent-here = There is no practice opponent at this table.
no-only-creator = Only the person who created the table may do that.
no-already-started = The game has already started.
no-already-over = This table is closed.
no-not-started = The game has not started yet. Somebody at the table can start it with /game start.
no-paused = This game is paused: something went wrong on our side. All moves are kept; the host has been told.
no-game-too-long = This game has reached { $most } entries, the most a game may have.
