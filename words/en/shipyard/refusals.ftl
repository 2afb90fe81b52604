# Shipyard in English: why something cannot be done.

no-no-tile = There is no such action tile. There are: { $tiles }.
no-tile-moved = “{ $tile }” was just moved to the front; choose another tile.
no-tile-occupied = A figure stands on “{ $tile }”; choose a tile without one.
no-tile-impossible = The action “{ $tile }” could not be carried out now, not even with its income; choose another tile.
no-tile-no-train = You have no train to exchange; choose another tile than “{ $tile }”.
no-tile-dear = Even with the income of “{ $tile }” you could not pay any employee; choose another tile.
no-bonus-final = There is no bonus action in the final phase.
no-bonus-once = You may buy only one bonus action a turn, and you have had it.
no-bonus-sailed = A ship has left your yard; there is no bonus action after that.
no-bonus-chosen = “{ $tile }” is the tile you chose; choose another one for the bonus action.
no-bonus-impossible = After paying { $guilders } guilders you could not carry out “{ $tile }”; choose another tile.
no-too-dear = That costs { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }; you have { $have }.
no-kept-for-hiring = That costs { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }, and { $kept } must be left for hiring, the action you chose.
no-not-on-sale = That is not on sale now.
no-no-column = The columns of your yard are 1 to { $most }.
no-column-taken = There is a card in column { $column } already; cards are never moved.
no-never-a-ship = With a { $part } in column { $column } not every card could still become part of a ship.
no-completes-nothing = Only a card that completes a ship may be bought now.
no-first-canal = The first canal lies on { $cell }, as it is; you choose the side at which your figure starts: { $sides }.
no-no-cell = A cell is named by column and row, like N13.
no-cell-taken = There is a canal on { $cell } already.
no-not-beside = { $cell } lies beside none of your canals.
no-no-turn = A canal can only be turned by { $allowed } degrees.
no-started = Your figure is in your canals already; only the first canal has a start.
no-no-such-item = You cannot take that here. You can take: { $items }.
no-nobody-left = Nobody of that kind is left to hire.
no-hired-already = { $employee } works for you already; you may not have two of a kind.
no-needs-first = { $employee } can be hired only after { $employee_first }.
no-no-train = You have no such train.
no-same-loads = Of trains with equal loads take { $train }.
no-each-load = Say for each of the { $count } loads what becomes of it.
no-item-twice = Each load becomes another item, or is sold.
no-load-becomes = A load of { $load } is sold or becomes one of these: { $items }.
no-loads-order = Name what becomes of the loads in this order: { $order }.
no-no-ship = The complete ships of your yard begin in these columns: { $columns }.
no-needs-captain = A ship needs a captain to sail.
no-not-in-yard = { $item }: you want { $count }; in your yard there { $have ->
    [0] are none
    [one] is 1
   *[other] are { $have }
 }.
no-no-place-aboard = { $item }: you want { $count }; this ship has { $most ->
    [0] no place for that
    [one] 1 place
   *[other] { $most } places
 }.
no-no-canals = You have no canals to sail on.
no-no-such-speed = With these items the ship’s speed is { $least } to { $most }, not { $speed }.
no-canals-too-short = A ship sails all of its speed, { $speed }; from where your figure lies it gets { $longest ->
    [one] only 1 space
   *[other] only { $longest } spaces
 } far.
no-whole-speed = A ship sails all of its speed: { $speed ->
    [one] 1 step
   *[other] { $speed } steps
 }. Your route has { $count }.
no-no-such-step = Step { $step } of your route cannot be sailed: { $route }.
