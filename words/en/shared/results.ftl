# The page of results that a server publishes.

command-admin-pages = Publish the results of this server as a page, or no more
option-pages-on = whether there is such a page
option-pages-replays = whether each table can be watched again there
pages-head = Results of { $name }
pages-standings = Who has won most
pages-won = { $name }: { $won } of { $count ->
    [one] one game
   *[other] { $count } games
 }
pages-place = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
pages-somebody = somebody
pages-ratings = Ratings · { $game }
pages-rated = { $name }: { $rating }
pages-replay = watch it again
pages-with-replays = Each of these tables can be watched again there, turn by turn, with the same names and “Seat 2” for others.
pages-none = No table is over yet.
pages-foot = Named are those who let everybody see how their games ended. Tables that not everybody on the server may see are left out.
pages-are-on = The results of this server are published from now on, as a page that whoever runs the bot shows: tables that everybody here may see, with the names of those who show how their games ended (/stats). It follows within an hour.
pages-are-off = The page of results is taken away.
no-no-pages = Whoever runs this bot publishes no pages.
