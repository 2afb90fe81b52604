# A game as one HTML file that needs no host.
button-page = As a file
button-page-since = File since my turn
page-head = { $game }, table { $number }
page-about = This file opens in any browser, without the bot and without a connection. It shows only what everybody may know.
page-play = Play
page-pause = Pause
page-first = First turn
page-back = One turn back
page-on = One turn on
page-last = Last turn
page-less = Smaller
page-more = Larger
page-turn = Turn
page-told = What happened
page-table = The table
page-ways = Turns
