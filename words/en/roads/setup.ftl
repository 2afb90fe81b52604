# Before the first turn: map, order, homes.

side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west

quarter-n = north
quarter-ne = north-east
quarter-e = east
quarter-se = south-east
quarter-s = south
quarter-sw = south-west
quarter-w = west
quarter-nw = north-west

place-bank = { $tile } { $side } bank
place-river = { $tile } river
place-wonder = the wonder
place-coast = { $tile } coast to { $sea }
place-bank-coast = { $tile } { $side } coast to { $sea }
place-border = { $place } | { $place_to }
place-road = { $place } – { $place_to }

setting-map = Map
setting-land = Land tiles a player (if the map is laid together)
setting-donkeys = Donkeys at the start
setting-stone = Extra stone at the start
setting-boards = Extra boards at the start
setting-neutral = Neutral bricks
setting-mines = Mines
setting-map-about = The number of players stands in brackets. For your own map, write tiles like 0,0:P14 2,-1:S one after the other. Place q,r (q to the right, r downwards to the right); P pasture, W woods, R rock, M mountains, D desert, S sea; the edges that a river leaves by, 0 to 5 clockwise from the upper right.
setting-map-example = 0,0:M1 1,0:P14 2,0:S …
setting-map-auto = the usual one for the number of players
setting-map-generated = drawn by lot
setting-map-laid = laid together
setting-map-river_runs_through_it = A River Runs Through It (1)
setting-map-lord_of_the_ring = Lord of the Ring (1)
setting-map-mesopotamia = Mesopotamia (1)
setting-map-dead_sea = Dead Sea (2)
setting-map-the_pacific = The Pacific (2)
setting-map-duel = Duel (2)
setting-map-four_sailors = Four Sailors (4)
setting-map-waterways = Waterways (4)
setting-order = Order of play
setting-order-beforehand = whoever wants one says so beforehand
setting-order-asked = asked at the start of each phase
setting-mines-auto = as usual: drawn by lot, or alone the larger pile
setting-mines-drawn = drawn by lot
setting-mines-larger = always the larger pile
setting-land-10 = 10
setting-land-8 = 8
setting-land-12 = 12
setting-land-14 = 14
setting-donkeys-3 = 3
setting-donkeys-2 = 2
setting-donkeys-1 = 1
setting-stone-0 = none
setting-stone-1 = 1 more
setting-boards-0 = none
setting-boards-1 = 1 more
setting-neutral-33 = 33
setting-neutral-28 = 28

flaw-too_long = the text has more than 4,000 characters
flaw-syntax = not a tile; tiles are written like 0,0:P14
flaw-terrain = no such terrain; there are P, W, R, M, D and S
flaw-edges = the river's edges must be different digits from 0 to 5, the lower ones first
flaw-fork = a river leaves a tile by three edges at most, and then by 024 or 135
flaw-sea_river = a sea tile has no river
flaw-twice = two tiles lie there
flaw-few_tiles = fewer than 7 tiles
flaw-many_tiles = more than 200 tiles
flaw-apart = this tile does not hang together with the first one
flaw-leaves = its river leaves the map
flaw-stops = its river stops at a tile that does not continue it
flaw-no_source = its river has no source
flaw-little_land = fewer land tiles than players
flaw-name = the name may have up to 60 printable characters
flaw-players = “players” is a number from 1 to 5
flaw-layout = “layout” is pointy or flat
flaw-starts = “starts” are different land tiles of the map, such as 0,0 4,2
flaw-origin = “origin” is a column and a row, such as 0,0, with no tile left of or above it

verb-lay = Lay a tile
verb-settle = Choose your home
ask-lay-tile = Which tile, and where?
ask-settle-home = Where is your home?
doing-opening = Setting up
doing-laying = Laying the map
doing-homes = Choosing homes

label-laying-plain = { $tile }: { $terrain }
label-laying-kind = { $tile }: { $terrain }, { $shape }
label-laying = { $tile }: { $terrain }, { $shape } ({ $sides })
label-tile = { $tile } ({ $terrain })
label-bank = { $tile } ({ $terrain }, { $bank } bank)

note-map-made = A map of { $count } tiles has been drawn by lot.
note-laid = { $seat } lays { $tile }: { $terrain }, { $shape }.
note-sea-laid = { $count ->
    [one] The river that is still open ends in the sea: { $place }.
   *[other] The rivers that are still open end in the sea: { $place }.
 }
note-map-laid = The map is complete: { $count } tiles.
note-temple = Temple row (nearest first): { $seats }.
note-settled = { $seat } settles on { $bank } ({ $terrain }).
note-sights = on foot: woods { $woods ->
    [0] –
   *[other] { $woods }
 }, rock { $rock ->
    [0] –
   *[other] { $rock }
 }, pasture { $pasture ->
    [0] –
   *[other] { $pasture }
 }, mountains { $mountains ->
    [0] –
   *[other] { $mountains }
 }

no-not-beside = { $tile } is no free place next to the tiles that lie, or it is outside the table.
no-no-such-tile-left = No such tile is left.
no-river-broken = A tile on { $tile } must continue the rivers that lead there and may cut off none; a river begins with its source or by the sea.
no-river-unfinished = With that on { $tile } not every river could be finished with the tiles that are left.
no-no-bank = { $bank } is no land tile, or no bank of one.
no-home-near = { $tile } is too near: at least one tile lies between it and the home of { $seat }.
no-no-start = { $tile } cannot be a home. Possible: { $place }.
no-bad-map = This map cannot be used: { $tile ->
    [none] { $flaw }.
   *[other] “{ $tile }” – { $flaw }.
 }
