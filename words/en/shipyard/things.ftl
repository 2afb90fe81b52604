# Shipyard in English: the names of things.

tile-ships = Build ships
tile-commodities = Purchase commodities
tile-canal = Rent a canal
tile-equipment = Manufacture equipment
tile-crew = Recruit crew
tile-employee = Hire employee
tile-exchange = Exchange commodities
tile-subsidy = Receive subsidy

good-guilder = { $count ->
    [one] guilder
   *[other] guilders
 }
good-captain = { $count ->
    [one] captain
   *[other] captains
 }
good-merchant = { $count ->
    [one] merchant
   *[other] merchants
 }
good-soldier = { $count ->
    [one] soldier
   *[other] soldiers
 }
good-sail = { $count ->
    [one] sail
   *[other] sails
 }
good-smokestack = { $count ->
    [one] smokestack
   *[other] smokestacks
 }
good-propeller = { $count ->
    [one] propeller
   *[other] propellers
 }
good-crane = { $count ->
    [one] crane
   *[other] cranes
 }
good-cannon = { $count ->
    [one] cannon
   *[other] cannons
 }
good-crew = { $count ->
    [one] officer, merchant or soldier
   *[other] officers, merchants or soldiers
 }

item-captain = captain
item-merchant = merchant
item-soldier = soldier
item-sail = sail
item-smokestack = smokestack
item-propeller = propeller
item-crane = crane
item-cannon = cannon
item-crew = crew

load-coal = coal
load-steel = steel
load-grain = grain

part-bow = bow
part-middle = middle
part-stern = stern

card-bow = bow { $number }
card-middle = middle { $number }
card-stern = stern { $number }
card-blank_bow = blank bow
card-blank_middle = blank middle
card-blank_stern = blank stern

feature-cabin = cabin
feature-mast = mast
feature-propeller = propeller
feature-crane = crane
feature-cannon = cannon
feature-lifebelt = lifebelt
feature-lifeboat = lifeboat
feature-lantern = lantern
feature-nothing = nothing

canal-canal = canal { $number }
train-train = train { $number }

symbol-army = army
symbol-trade = trade
symbol-lantern = { $count ->
    [one] lantern
   *[other] lanterns
 }
symbol-lifeboat = { $count ->
    [one] lifeboat
   *[other] lifeboats
 }
symbol-lifebelt = { $count ->
    [one] lifebelt
   *[other] lifebelts
 }
symbol-ribbon = { $count ->
    [one] ribbon
   *[other] ribbons
 }

side-n = north
side-e = east
side-s = south
side-w = west
corner-0 = north-west
corner-90 = north-east
corner-180 = south-east
corner-270 = south-west

employee-engineer_sail = sail engineer
employee-engineer_smokestack = smokestack engineer
employee-engineer_crane = crane engineer
employee-engineer_cannon = cannon engineer
employee-recruiter_captain = captain recruiter
employee-recruiter_merchant = merchant recruiter
employee-recruiter_soldier = soldier recruiter
employee-recruiter_propeller = propeller recruiter
employee-trader_coal1 = coal trader 1
employee-trader_coal2 = coal trader 2
employee-trader_steel1 = steel trader 1
employee-trader_steel2 = steel trader 2
employee-trader_grain1 = grain trader 1
employee-trader_grain2 = grain trader 2
employee-craftsman_propeller = propeller craftsman
employee-craftsman_crane = crane craftsman
employee-craftsman_cannon = cannon craftsman
employee-craftsman_sail = sail craftsman
employee-craftsman_smokestack = smokestack craftsman
employee-craftsman_crew = crew craftsman
employee-helmsman = helmsman
employee-rigger = rigger
employee-accountant = accountant
employee-foreman = foreman

contract-trade_pairs = crane and merchant on one ship
contract-merchants = merchants
contract-mixed_drives = ships with sail, smokestack and propeller
contract-army_pairs = cannon and soldier on one ship
contract-soldiers = soldiers
contract-armed_traders = ships with merchant, soldier, crane and cannon
contract-sail_pairs = pairs of sails
contract-officers = officers (further captains of a ship)
contract-variety = different items (officer, not captain)
contract-smokestack_pairs = pairs of smokestacks
contract-propellers = propellers
contract-canals = used canals
contract-lifebelts = lifebelts
contract-ships_of_five = ships of 5 cards
contract-ship_cards = ship cards
contract-lanterns = lanterns
contract-ships_of_six = ships of 6 cards
contract-employees = employees
contract-lifeboats = lifeboats
contract-long_ships = ships of 7 cards or more
contract-specialists = blue, yellow and orange employees
contract-ships = ships
contract-safe_ships = ships with lifebelt, lifeboat and lantern
contract-employee_types = types of employees

# contracts in a few words, for lines that people read again and again
brief-trade_pairs = crane + merchant on a ship
brief-merchants = merchants
brief-mixed_drives = ships with sail, smokestack, propeller
brief-army_pairs = cannon + soldier on a ship
brief-soldiers = soldiers
brief-armed_traders = ships with merchant, soldier, crane, cannon
brief-sail_pairs = pairs of sails
brief-officers = officers (further captains)
brief-variety = different items
brief-smokestack_pairs = pairs of smokestacks
brief-propellers = propellers
brief-canals = used canals
brief-lifebelts = lifebelts
brief-ships_of_five = ships of 5 cards
brief-ship_cards = ship cards
brief-lanterns = lanterns
brief-ships_of_six = ships of 6 cards
brief-employees = employees
brief-lifeboats = lifeboats
brief-long_ships = ships of 7+ cards
brief-specialists = blue, yellow, orange employees
brief-ships = ships
brief-safe_ships = ships with lifebelt, lifeboat, lantern
brief-employee_types = types of employees (colour; trader 1, 2)

reason-laps = The last lap is over.
reason-cards = The last card of a part was turned up.
