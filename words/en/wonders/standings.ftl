# World Wonders in English: how the game stands.

far = Round { $round } of { $rounds } · highest population { $population } of { $purple }
far-last = Round { $round }, the last: a population is on its purple field
standing-total = Points if it ended now
standing-population = population
standing-resources = lowest resource
standing-monuments = monuments
standing-natural = natural cells
standing-districts = City Districts
standing-loan = open loan
standing-target = To beat: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
award-monuments = most monuments
award-dearest = most gold for one monument
award-roads = most road pieces
award-pedestals = most pedestals
