# Clocks: how much time a table gives for turns, and what becomes of it.

clock-head = Time for turns
clock-none = Everybody takes as much time as they like.
clock-turn = Each turn has **{ $turn }**.
clock-bank = Everybody begins with **{ $bank }** in hand; each turn adds { $turn }, up to { $cap }.
clock-hours = { $n ->
    [one] 1 hour
   *[other] { NUMBER($n, useGrouping: 0) } hours
 }
clock-days = { $n ->
    [one] 1 day
   *[other] { NUMBER($n, useGrouping: 0) } days
 }
clock-weekends = { $runs ->
    [true] The clock runs at weekends, too.
   *[false] The clock stops at weekends.
 }
clock-asleep = { $runs ->
    [true] It runs day and night.
   *[false] It stops while its player is asleep, as far as they have said when that is (/me time). Whoever is there for fewer than 40 hours a week has a clock that runs at night, too.
 }
clock-away = { $days ->
    [0] It runs while its player is away.
    [one] It stops while its player is away, for 1 day of a game at most.
   *[other] It stops while its player is away, for { $days } days of a game at most.
 }
clock-warned = Its player is told when a fifth of it is left. With that and the reminders nobody is called more than three times a turn.
clock-always = It stops while the game is paused or the bot cannot be reached.
clock-ends-red = When it has run out, all see that, and nothing else happens.
clock-ends-move = When it has run out, a practice opponent finishes that turn.
clock-ends-stand-in = When it has run out, a practice opponent plays until its player is back.
clock-ends-vote = When it has run out, the others may vote to have a practice opponent play instead.
clock-stands-when = Clocks stop { $when }.
clock-stands-weekends = at weekends
clock-stands-asleep = while their player is asleep
clock-stands-away = { $days ->
    [one] while they are away (1 day of a game at most)
   *[other] while they are away ({ $days } days of a game at most)
 }
clock-stands-never = Clocks run day and night, also while somebody is away.

clock-ask-time = Time
clock-ask-away = How long it stops while somebody is away
clock-ask-end = When it has run out
clock-pick-none = As much as they like
clock-pick-turn = { $turn } a turn
clock-pick-bank = { $bank } in hand, { $turn } a turn
clock-pick-away = { $days ->
    [0] Not at all
    [one] 1 day of a game
   *[other] { $days } days of a game
 }
clock-pick-red = All see it
clock-pick-move = A practice opponent makes the move
clock-pick-stand-in = A practice opponent plays on
clock-pick-vote = The others may vote
button-clock = Time for turns …
button-clock-weekends = { $runs ->
    [true] Stop at weekends
   *[false] Run at weekends
 }
button-clock-asleep = { $runs ->
    [true] Stop while asleep
   *[false] Run day and night
 }
clock-type = Time for turns
clock-type-how = 36 h, or: 7 d in hand, 12 h a turn, 10 d at most
clock-word-hour = h, hour, hours
clock-word-day = d, day, days
clock-word-week = w, week, weeks
clock-word-bank = in hand, in the bank
clock-word-turn = a turn, per turn, each turn
clock-word-cap = at most, up to

no-clock-unknown = “{ $part }” is not understood. Write 36 h for each turn, or 7 d in hand, 12 h a turn.
no-clock-twice = “{ $part }” says the same a second time.
no-clock-range = A turn has 1 hour to 100 days; so has what somebody has in hand, and it cannot be more than what they may have at most.

clock-own = Your time for this turn: until <t:{ $at }:f> (<t:{ $at }:R>)
clock-own-far = Your clock is stopped for a long time.
clock-own-over = Your time for this turn is up.
# Discord counts on below a message that stays: what is said must be right before and after.
clock-of = { $name }: time until <t:{ $at }:f> (<t:{ $at }:R>)
clock-of-far = { $name } has plenty of time
clock-of-over = **{ $name }: time is up**
clock-stands = { $why ->
    [weekend] the clock is stopped: weekend
    [asleep] the clock is stopped: asleep
    [away] the clock is stopped: away
   *[stopped] the clock is stopped
 }
board-asleep = (asleep at <t:{ $at }:t>)

notice-clock-warning = { $people }: your time for this turn runs short{ $at ->
    [none] .
   *[other] : until <t:{ $at }:f> (<t:{ $at }:R>).
 }
notice-clock-red = { $people }: your time for this turn is up. The others still wait for your move.
notice-clock-move = { $people }: your time was up, so a practice opponent finishes this turn for you.
notice-clock-stand-in = The time of { $of } is up. A practice opponent plays meanwhile. { $people }, you may come back at any time.
notice-clock-vote = The time of { $of } is up. { $people }, you may have a practice opponent play instead: see “Table …”.
