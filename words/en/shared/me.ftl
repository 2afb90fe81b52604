# What somebody says about themselves, for all tables, the calls that wait for them, and the list of their tables.

command-me = Say when you may be called, when you are away, and how
option-zone = A city that has the same time as you
button-me = My time …
button-me-zone = Time zone …
button-me-hours = Hours …
button-me-away = I am away …
button-me-back = I am back
button-me-digest = All at once …
button-me-most = Calls a day …
button-me-next = { $warned ->
    [true] Do not tell me when I am next
   *[false] Tell me when I am next
 }
button-me-hide = { $hidden ->
    [true] Show when I am asleep
   *[false] Hide when I am asleep
 }
button-me-results = { $shown ->
    [true] Hide my statistics
   *[false] Show my statistics
 }
button-me-language = Language …

me-head = Your time, at all tables
me-zone = { $city ->
    [none] Time zone: not set, so all times here are UTC ({ $clock } now).
   *[other] Time zone: **{ $city }**, where it is { $clock } now.
 }
me-hours = { $hours ->
    [any] You may be called **at any time**.
   *[other] You may be called: **{ $hours }**.
 }
me-hours-then = { $hours ->
    [any] After that you may be called **at any time** again.
   *[other] After that you may be called: **{ $hours }**.
 }
me-here = You are not away.
me-away = You are **away until <t:{ $until }:D>**. Nobody calls you before.{ $hidden ->
    [true] { "" }
   *[false] { " " }Where a game has waited for you for 2 days, the others may have a practice opponent play until you take your seat back.
 }
me-calls = { $times ->
    [none] { $most ->
        [0] You are called to each table when it waits for you.
        [one] You are called to a table when it waits for you, **once a day** at most.
       *[other] You are called to a table when it waits for you, **{ $most } times a day** at most.
     }
   *[other] You are called to all tables at once, at **{ $times }**, by a direct message.
 }
me-closed = Your direct messages are closed to me: what should come there, I say at the table that has waited for you the longest. They can be opened in Discord under *Privacy Settings* of a server that we share.
me-next = { $warned ->
    [true] You are **told when you are probably next** at a table.
   *[false] You are not told in advance that you are next.
 }
me-shown = { $hidden ->
    [true] The others do not see that you are asleep or away.
   *[false] The others see that you are asleep or away, but neither your hours nor your time zone.
 }
me-results = { $shown ->
    [true] Everybody on a server may see **how your games there ended** (/stats), and where you join a table, how many turns you make in time.
   *[false] Nobody else sees your statistics.
 }
me-language = { $language ->
    [any] Language: that of your Discord.
   *[other] Language: **{ $language }**.
 }
me-kept = Kept.
me-gone = Have a good time! Nobody calls you until then.
me-back = Welcome back!

me-ask-zone = **Which city has the same time as you?**
me-ask-hours = **When may you be called?** What comes at another time waits until then.
me-ask-away = **How long are you away?** You are back at the beginning of the day after.
me-ask-digest = **When do you want to be called to all tables at once?** Choose up to three times; choose none to be called to each table when it waits for you.
me-ask-most = **How often may you be called in a day?**
me-ask-language = **In which language shall the bot write what only you see?**
me-any-time = At any time
me-any-language = That of my Discord
me-away-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
me-most = { $most ->
    [0] As often as a table waits for me
    [one] Once
   *[other] { $most } times
 }
me-type-zone = Your city, or a large one near you
me-type-zone-how = The beginning is enough: berl
me-type-hours = Your hours
me-type-hours-how = mon-fri 17-22, sat-sun 9:30-23. Days you leave out are off.
me-type-away = Days, or the day you are back
me-type-away-how = 5, or 2027-01-03
day-0 = Mon
day-1 = Tue
day-2 = Wed
day-3 = Thu
day-4 = Fri
day-5 = Sat
day-6 = Sun
day-0-full = Monday
day-1-full = Tuesday
day-2-full = Wednesday
day-3-full = Thursday
day-4-full = Friday
day-5-full = Saturday
day-6-full = Sunday

no-zone-unknown = No time zone is named after “{ $typed }”. Try a large city near you.
no-hours-unknown = “{ $part }” is not understood. Write days and hours such as mon-fri 17-22, sat 9:30-23.
no-hours-twice = “{ $part }” names a day a second time. Give each day one span of hours.
no-hours-none = You named no hours. If you do not want to be called for some time, say that you are away.
no-away-unknown = “{ $typed }” is not understood. Write a number of days, or the day you are back: 2027-01-03.
no-away-days = You can be away for 1 to { $most } days.

calls-head = { $who ->
    [none] ### { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
     }
   *[other] { $who }: { $count ->
        [one] this table waits for you
       *[other] { $count } tables wait for you
     }
 }
calls-head-news = { $who ->
    [none] ### There is news
   *[other] { $who }: There is news at { $count ->
        [one] this table
       *[other] { $count } tables
     }
 }
calls-head-next = { $who ->
    [none] ### You are probably next
   *[other] { $who }: you are probably next { $count ->
        [one] here
       *[other] at { $count } tables
     }
 }
calls-head-invited = { $who ->
    [none] ### You are invited
   *[other] { $who }: you are invited { $count ->
        [one] to this table
       *[other] to { $count } tables
     }
 }
calls-head-watched = ### News of tables you follow
calls-more = … and { $count } more: /game list on its server
calls-next = you are probably next
calls-over = the game is over
calls-invited = you are invited
calls-invited-guest = you are invited as a guest: on your server type /game seat guest with { $number } as the code
calls-news = there is news

command-follow = Follow a table: its news once a day at most, when you may be called
button-follow = Follow
button-unfollow = Stop following
button-unfollow-table = Stop following table { $number }
follow-yes = You follow this table. If something has happened there, you read it in a direct message, once a day at most and only when you may be called (/me time). It ends with the game, or with one press. /game replay shows each turn.
follow-ended = You no longer follow table { $number }.
no-follows-seated = You sit at this table: what happens there you are told anyway.
no-follows-enough = You follow { $most } tables already: stop following one of them first.

command-mine = Your tables on all servers: what waits for you, whom you wait for
button-mine = My tables everywhere
mine-head = Your tables
mine-none = You sit at no table. /game list on a server shows where you can join.
mine-asked = **{ $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
 }**
mine-waiting = **{ $count ->
    [one] At one table you wait for others
   *[other] At { $count } tables you wait for others
 }**
mine-open = **Not started yet**
mine-over = **Over**
person-asleep = (asleep)
person-away = (away until <t:{ $until }:d>)

# What is stored of somebody.

command-data = A copy of everything stored about you, as a file only you see
command-forget = Delete everything stored about you, on all servers
me-data = Everything that is stored about you, on all servers. Only you see this file. What others keep to themselves is not in it. Marks that name nobody are left out, and so are the log of whoever runs this bot and their copies of the database.
me-forget-head = Forget you?
me-forget-goes = **What goes**, on all servers at once:
    - your id and your name, in everything that is stored
    - your seats: practice opponents play on in games that are not over, and tables that have not started lose you
    - what you said with /me time, your notes, plans, tries, votes and proposals, and what waits to be sent to you
me-forget-stays = **What stays:**
    - the games and their moves, without a name
    - until such a game is over, a mark that names nobody: you may come back to your seat, but take no other one there, because you know its secrets
    - if a server’s admins keep you from taking seats, a mark that names nobody and does the same
    - messages and pictures that stand on Discord
    - copies that the host makes each day, until newer ones take their place, usually within a week, and its log for as long as its operator keeps it
    This cannot be taken back. /me data gives you a copy before.
button-forget-me = Forget me
me-forgotten = { $count ->
    [0] You are forgotten. There was no table that knew you.
    [one] You are forgotten, at one table.
   *[other] You are forgotten, at { $count } tables.
 }
