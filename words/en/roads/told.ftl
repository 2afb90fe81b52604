# Roads & Boats in English: the table in words, for people who do without its picture. Headings first.

told-wonder = The wonder
told-supply = Tiles left to lay
told-under-way = Under way between players
told-places = What stands and lies on the map
told-ways = Roads, bridges and walls
told-land = The land

told-solo = The game has { $turns } turns.
told-temple = Temple row (nearest first): { $seats }
told-chart = Order chart: { $slots }
told-called = Order chart, called for this phase: { $slots }
told-slot = { $number } { $seat }
told-done = Is done with this phase.
told-fleet = Transporters: { $transporters }
told-wealth = Wealth on transporters: { $goods }; bricks of the wonder: { $bricks }
told-research = Researched: { $topics }

told-bricks = Bricks laid: { $count }
told-row = Row { $row } of { $size } bricks: { $owners }
told-neutral = neutral
told-owner = { $seat }
told-flood = Brick { $brick } brings a flood.
told-donkeys = Brick { $brick } brings everybody a donkey.
told-dearer = From brick { $brick } on bricks cost 1 good more.
told-irrigation = Brick { $brick } turns deserts into pastures.
told-end = Brick { $brick } ends the game.
told-neutrals = Neutral bricks left: { $count }
told-price = A player’s first brick costs { $count ->
    [one] 1 good
   *[other] { $count } goods
 } now.
told-left = { $terrain }, { $shape }: { $count }
told-held = { $seat } must wait: { $seat_first } comes first at { $tile } and could still act there.
told-let = { $seat } lets others act first at { $tile }.

told-empty = Nothing yet
told-place = { $at }: { $what }
told-home = home of { $seat }
told-goods = on the ground { $goods }
told-building = { $building }
told-mine = { $building }, in its bag { $goods }
told-unit = { $unit } of { $seat }, load: { $goods }
told-carries = { $unit } of { $seat } carries { $unit_other }, load: { $goods }
told-carries-of = { $unit } of { $seat } carries { $unit_other } of { $seat_other }, load: { $goods }

told-no-roads = No roads yet
told-road = Road { $road }
told-bridge = Bridge { $bridge }
told-wall = Wall between { $tile } and { $tile_other }: { $own } of { $seat }, { $neutral } neutral
told-wall-neutral = Wall between { $tile } and { $tile_other }: { $neutral } neutral

told-pointy = Letters name columns from the left, numbers rows from the top. Neighbours lie north-east, east, south-east, south-west, west and north-west; rows with { $even ->
    [0] even
   *[other] odd
 } numbers are shifted by half a tile to the right.
told-flat = Letters name columns from the left, numbers rows from the top. Neighbours lie north, north-east, south-east, south, south-west and north-west; columns { $even ->
    [0] B, D, F …
   *[other] A, C, E …
 } are shifted by half a tile upwards.
told-terrain = { $terrain }: { $tiles }
told-river = { $tile }: { $shape }, to { $sides }
