# Shipyard in English: how the game stands.

far = Lap { $lap } of { $laps } · { $left ->
    [one] 1 card
   *[other] { $left } cards
 } in the smallest stack of ship cards
far-last = Lap { $lap } of { $laps } · the end has begun
standing-known = Points without contracts
standing-guilders = guilders
standing-ships = ships at sea
standing-yard = cards in the yard
standing-employees = employees
standing-canals = canals
standing-secret = Your contracts’ points stay secret until the end.
standing-contracts = Your contracts with your fleet of now (only you see this): { $list }.
standing-contract = { $contract } { $points }
source-crew = crew
source-equipment = equipment
source-speed = speed
source-voyage = voyage
source-traders = traders
award-ship = ship with the most points
award-speed = fastest ship
award-crew = most employees hired
award-scrapped = most ships unscored
