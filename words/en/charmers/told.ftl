# The Dice Charmers in English: the table in words, for people who do without its picture. Headings first.

told-dice = Dice
told-sheet = { $seat }: { $overlap ->
    [0] gap { $gap }
   *[other] overlap { $overlap }
 }
told-province = Printed on every sheet: the province
told-tracks = Printed on every sheet: tracks and karma
told-river = Printed on every sheet: the river
told-columns = Printed on every sheet: market, palace, upgrade table

told-start = Starting player: { $seat }
told-middle = In the middle: { $die }, { $face }
told-elephant = On the elephant: { $die }, { $face }
told-taken = Taken by { $seat }: { $die }, { $face }

told-fame = Fame: { $fame }
told-money = Money: { $money }
told-karma = Karma: { $left } left; { $karma } circled, { $used } used
told-good = Market, { $good }: { $left } in stock, { $sold } sold, { $room ->
    [0] row full
    [one] 1 place free
   *[other] { $room } places free
 }
told-space = { $space } ({ $symbol })
told-sailed = River spaces marked: { $spaces }
told-boxes = { $person } { $crossed }
told-palace = Boxes crossed off in the palace, of { $of } each: { $boxes }
told-worth = { $building } { $fame }
told-upgrades = Fame of buildings: { $worth }
told-no-roads = No roads drawn yet
told-road = Road on { $cell }, { $holds }: leads { $sides }
told-gained = Bonuses gained on the border: { $edges }
told-side-N = up
told-side-E = right
told-side-S = down
told-side-W = left
told-edge = { $cell } { $side }

holds-temple = temple
holds-fort = fort
holds-garden = garden
holds-mausoleum = mausoleum
holds-market_same = market for goods of one kind
holds-market_different = market for different goods
holds-residence = residence

told-cell = { $cell } { $holds }
told-row = Row { $row }: { $cells }
told-exits = Roads of the residence on { $cell } lead { $sides }
told-border = Bonus on the border, { $edge }: { $tasks }
told-lengths = The track of money has { $money } spaces, that of fame { $fame }; a space of fame is as long as { $ratio } of money.
told-at-fame = Bonus at fame { $at }: { $tasks }
told-at-money = Bonus at money { $at }: { $tasks }
told-at-karma = Bonus with karma number { $at }: { $tasks }
told-river-space = Space { $space }, { $symbol }: { $tasks }
told-tent = Market column { $column }: a good sells for { $coins } money; tent sold out: { $tasks }
told-persons = Palace, all six persons crossed off { $column ->
    [1] once
    [2] twice
   *[other] { $column } times
 }: { $tasks }
told-raised = Upgrade table, all buildings worth { $value }: { $tasks }
