# Shipyard in English: rules in brief, settings, verbs, questions, what a panel says.

about-game = You build ships, equip and man them, and send each on one voyage over your own canals. Voyages and secret contracts score, after about 25 turns each.
rules =
    You build ships and send each on one maiden voyage over your own canals. Most points win.
    - **Turn:** the action tile you chose last turn (with two players: the turn before that) moves to the front of the row. Then choose another one, without a figure and not the one just moved, whose action you can carry out; if there is none, you get the income alone.
    - **Income:** 1 guilder for each occupied tile ahead of yours. If no figure stands behind it, 1 more for each 3 empty spaces up to the next tile ahead.
    - **Bonus action:** once a turn, before or after your action, 6 guilders buy the action of any other tile, also an occupied one or the one just moved.
    - **Actions:**
      - build ships: 1 to 3 ship cards, each placed at once and never moved. Cards, trains and canals have their prices beside them; the rows are filled at the end of the turn
      - purchase commodities: 1 train
      - rent a canal: 1 canal, turned as you like and laid beside yours; on the first one your figure starts
      - manufacture equipment, recruit crew: the next item of the ring is free, each further step costs 1 guilder
      - hire employee: one of the next stop is free, each further stop costs 1 guilder; some ask for a fee; no two of a kind
      - exchange commodities: the price marker moves on a side, then give a train away; each load is sold or becomes an item, no item twice
      - receive subsidy (four players): 2 guilders
    - **Yard:** 9 columns. A ship is a bow, 1 to 7 middles and a stern side by side. Every card must still be able to become part of a ship. Once the cards of a part are used up, blank ones take their place, free.
    - **Maiden voyage:** a complete ship leaves at the end of the turn. It takes along items from your yard, which leave with it; the others stay. It needs a captain (he needs no cabin); it may take more crew in cabins (further captains are officers), equipment where there is a place for it. A mast takes a sail or a smokestack. Without a captain or a canal the ship leaves unscored.
    - **Speed:** 1, and 1 for each sail, propeller and pair of smokestacks. With both a smokestack and a propeller: 4, and 1 for each further sail, smokestack or propeller.
    - **Route:** as many spaces as the speed, none twice, never back where the stern points. The figure stays where it stops, for your next ship. Canals that it leaves are used, not yet the one below it; those that are then no longer joined are cut off.
    - **Points of a ship:** 1 for each of the crew, 2 for each crane and cannon, its speed, and the symbols it comes to, each time:
      - army: 1 for each soldier and cannon
      - trade: 1 for each merchant and crane
      - lifebelt, lifeboat, lantern: 1 for each on the ship’s cards
      - blue ribbon: the spaces sailed so far; only the last one counts
    - **Contracts:** six in secret; after some laps you discard so many of each colour as stand there, and keep one of each, which count for your fleet at the end.
    - **End:** after as many laps as players, or when the last card of a part is turned up. All have equally many turns. Then each has one more action of any tile, without income and bonus action, and may buy one card that completes a ship. Traders bring points too. If tied, more guilders win; if still tied, the win is shared.
rules-verbs =
    choose end → turn
    bonus → bonus action
    build stop buy rent manufacture recruit hire exchange → actions
    launch keep pass → maiden voyage
    scrap → yard
    discard → contracts
rules-also =
    money, coin → guilder
    launch → maiden voyage
    worker, staff → employees
    goods, sell → exchange commodities
    rondel → turn
    scoring → points

setting-employees = Employees
setting-employees-shuffled = all shuffled
setting-employees-spread = an engineer or recruiter among each three (for a first game)

verb-choose = Choose an action
verb-bonus = Buy a bonus action
verb-build = Buy a ship card
verb-stop = No more cards
verb-buy = Buy a train
verb-rent = Rent a canal
verb-manufacture = Manufacture equipment
verb-recruit = Recruit crew
verb-hire = Hire an employee
verb-exchange = Exchange a train
verb-launch = Fit a ship out
verb-keep = Mark items to keep
verb-scrap = Give a ship up
verb-discard = Discard contracts
verb-pass = Complete no ship
verb-end = End turn
done-stop = You buy no more cards.
done-end = Your turn is over.

ask-choose-tile = Which action?
ask-bonus-tile = Which bonus action?
ask-build-berth = Which ship card?
ask-build-berth-then = In which column of your yard?
ask-buy-train = Which train?
ask-rent-lease = Which canal?
ask-rent-lease-then = On which cell?
ask-rent-lease-last = { $done ->
    [3] Where does your figure start?
   *[other] Which way round?
 }
ask-manufacture-item = Which equipment?
ask-recruit-item = Who or what do you take?
ask-hire-employee = Which employee?
ask-exchange-deal = Which train?
ask-exchange-deal-then = What becomes of the first part of the loads?
ask-exchange-deal-last = { $left ->
    [one] What becomes of the last load?
   *[other] { $done ->
        [1] What becomes of the loads?
       *[other] What becomes of the other loads?
     }
 }
ask-launch-voyage = Which ship, which voyage?
ask-launch-voyage-then = What does it take along, and how fast does it sail?
ask-launch-voyage-last = Which way does it sail?
ask-keep-lot = Of which items do you keep some?
ask-keep-lot-then = How many of them?
ask-scrap-ship = Which ship do you give up?
ask-discard-blue = { $left ->
    [1] Which blue contract do you discard?
   *[other] Which blue contracts do you discard?
 }
ask-discard-green = { $left ->
    [1] And which green contract do you discard?
   *[other] And which green contracts do you discard?
 }
ask-build-card = Which ship card
ask-build-column = In which column of your yard
ask-rent-canal = Which canal
ask-rent-cell = On which cell, like N13
ask-rent-lies = Where its land lies; of your first canal the side at which your figure starts
ask-launch-ship = Which ship, by its leftmost column
ask-launch-aboard = What it takes along
ask-launch-speed = How fast it sails, with as much of helmsman and rigger as you like
ask-launch-route = Which way it sails: n, e, s, w for each step
ask-keep-item = Of which item
ask-keep-size = How many of it; 0 for none
ask-exchange-train = Which train
ask-exchange-coal = What becomes of each load of coal, if it has any
ask-exchange-steel = What becomes of each load of steel, if it has any
ask-exchange-grain = What becomes of each load of grain, if it has any

# what is typed for a load that is sold
spell-sell = sell
# what is typed for what a ship takes along
spell-aboard = { $goods }

doing-choosing = Choose an action
doing-building = Build ships
doing-buying = Purchase commodities
doing-renting = Rent a canal
doing-manufacturing = Manufacture equipment
doing-recruiting = Recruit crew
doing-hiring = Hire employee
doing-exchanging = Exchange commodities
doing-voyages = Maiden voyage
doing-confirm_turn = End of the turn
doing-discarding = Discard contracts
doing-completing = Last completion

label-card = { $card } ({ $features })
label-berth = { $card }, column { $column }
label-first = { $symbols }, start in the { $side }
label-cell = { $symbols }, { $cell }
label-laid = { $cell }, land { $corner }: { $lies }
label-train = { $loads }
label-sold = { $count ->
    [one] { $load } sold
   *[other] { $count } { $load } sold
 } for { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }
label-becomes = { $load } → { $item }
label-employee = { $employee }: { $effect }
label-ship = column { $column } ({ $count } cards)
label-fitting = column { $column }: { $goods }
label-speed = { $fitting }, speed { $speed }
label-voyage = column { $column } · { $route } · speed { $speed }
label-made = { $best ->
    [both] best for both: { $points }
    [points] most points: { $points }
    [keeping] marked items stay: { $points }
    [contracts] with contracts: { $points }
    [canals] fewest canals: { $points }
   *[none] { $points } { $points ->
        [one] point
       *[other] points
     }
 }{ $more ->
    [0] { "" }
   *[other] {" "}(+{ $more })
 }{ $best ->
    [none] {" "}· { $route }
   *[points] { "" }
 }
label-lot = { $count ->
    [0] no { $item }
   *[other] { $goods }
 }
label-of-ship = column { $column }: { $told }

effect-engineer = 1 more { $item } whenever you manufacture
effect-recruiter = 1 more { $item } whenever you recruit
effect-trader = 1 guilder more for each { $load } sold, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end
effect-craftsman = up to { $goods } on each ship, even without a place
effect-helmsman = each ship’s speed +1, if you like
effect-rigger = speed +1 for each pair of sails, if you like
effect-accountant = on both rings { $size } further steps are free
effect-foreman = when hiring, { $size } further stops are free

barred-tile-moved = you have just moved it to the front
barred-tile-occupied = a figure stands on it
barred-tile-impossible = cannot be carried out now, not even with its income
barred-tile-no-train = you have no train
barred-tile-dear = you could not pay anybody, not even with its income
barred-columns = { $count ->
    [one] column { $list }
   *[other] columns { $list }
 }
barred-never-a-ship = with a { $part } there no room would be left for a whole ship

remind-ship = Ship from column { $column } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
 }): { $parts }
remind-lacks = lacks { $list }
remind-worth = { $when ->
    [today] today
   *[if] if it could sail
 }: speed { $speed } + crew { $crew } + equipment { $equipment } + voyage { $voyage } = { $points } points
remind-lost = { $count ->
    [one] costs 1 canal
   *[other] costs { $count } canals
 }
remind-added = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
 } +{ $points }
remind-pair = Both ships one after the other make { $points } points at most: first the one from column { $first } ({ $made }), then the one from column { $second } ({ $later }). That first voyage is proposed first.
remind-alone = Several ships leave: each voyage that is proposed looks at its ship alone. What it takes along and the canals it uses are gone for the others.
remind-equal = { $count ->
    [one] 1 other route is as good
   *[other] { $count } other routes are as good
 }
remind-kept = You have marked to keep: { $goods }
remind-contract = Contract { $told }
label-contract = { $quoted ->
    [1] “{ $brief }”
   *[other] { $brief }
 }: { $count ->
    [0] 0 so far; { $step ->
        [one] 1 brings
       *[other] { $step } bring
     } { $more ->
        [one] 1 point
       *[other] { $more } points
     }
   *[other] { $count } { $count ->
        [one] brings
       *[other] bring
     } { $points ->
        [one] { $points } point
       *[other] { $points } points
     }{ $step ->
        [0] , no more to gain
        [one] , 1 more brings +{ $more }
       *[other] , { $step } more bring +{ $more }
     }
 }
remind-moves = Next turn “{ $tile }” moves to the front, the tile you choose now one turn later.
remind-moves-chosen = The tile you choose now moves to the front next turn.
remind-lap = { $left ->
    [0] This turn completes lap { $lap } of { $all }
    [one] The next turn completes lap { $lap } of { $all }
   *[other] Lap { $lap } of { $all } ends after { $left } more turns
 }{ $discard ->
    [0] .
    [one] ; then everybody discards 1 contract of each colour.
   *[other] ; then everybody discards { $discard } contracts of each colour.
 }
remind-final = Your final action: without income and bonus action. After it you may buy one card that completes a ship.
remind-last = These are the last turns; then each has one more action.

yard-of = { $seat } ({ $number })

lack-captain = a captain
lack-canal = a canal
lack-bow = a bow
lack-middle = a middle
lack-stern = a stern

aid-employees = Employees
aid-contracts = Contracts
aid-employee = { $employee }: { $effect }{ $fee ->
    [0] { "" }
   *[other] {" "}(fee 1 guilder)
 }{ $second ->
    [0] { "" }
   *[other] {" "}(only after level 1)
 }
aid-types = Types: engineers (brown), recruiters (green), traders 1 (orange), traders 2 (orange), craftsmen, helmsman and rigger (blue), accountant and foreman (yellow).
aid-contract = { $contract }: { $points }
aid-each = { $points } each
aid-table = { $list }, then { $points } each
aid-table-only = { $list }
