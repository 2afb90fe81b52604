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
place-load = the load of { $unit }
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
setting-map-about = The number of players stands in brackets.
setting-map-howto = Write tiles like 0,0:P14 2,-1:S one after the other. Place q,r (q to the right, r downwards to the right); P pasture, W woods, R rock, M mountains, D desert, S sea; the edges that a river leaves by, 0 to 5 clockwise from the upper right. Lines in front of the tiles may describe a scenario: floods, things in place, topics known.
setting-map-example = 0,0:M1 1,0:P14 2,0:S …
setting-map-auto = the usual one: A River Runs Through It (1), Dead Sea (2), Four Sailors (4), else drawn by lot
setting-map-generated = drawn by lot
setting-map-laid = laid together
setting-map-river_runs_through_it = A River Runs Through It (1)
setting-map-lord_of_the_ring = Lord of the Ring (1)
setting-map-mesopotamia = Mesopotamia (1)
setting-map-dead_sea = Dead Sea (2)
setting-map-the_pacific = The Pacific (2)
setting-map-duel = Duel (2)
setting-map-sinking_meadows = Sinking Meadows: pastures sink (3)
setting-map-four_sailors = Four Sailors (4)
setting-map-waterways = Waterways (4)
setting-map-old_roads = Old Roads: ruins, 2 donkeys and a late third (5)
setting-order = Turn order
setting-order-beforehand = whoever wants a new one says so in advance
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
flaw-edges = the river’s edges must be different digits from 0 to 5, the lower ones first
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
flaw-floods = “floods” are letters of terrains or land tiles of the map, such as P or 0,0 4,2, and some land must stay
flaw-flood_brick = “flood_brick” is a brick of the wonder, from 1 to 83
flaw-topics = “topics” are different ones of: rowing, trucking, shipping, drilling, specialisation, enlargement, new_shafts, bright_idea
flaw-donkeys = “donkeys” is a number from 1 to 3
flaw-donkey_brick = “donkey_brick” is a brick of the wonder, from 1 to 83
flaw-buildings = “buildings” are a bank (or an oil rig’s sea tile) and a building each, such as 1,0 quarry; 3,0 mine big – one on a tile
flaw-ground = that building does not stand on this ground
flaw-goods = “goods” are a bank and what lies there, such as 1,0 2 stone 1 boards, up to 40 of a kind
flaw-transporters = “transporters” are a player, a place and a kind each, such as 1 1,0 wagon; 2 2,0r raft
flaw-fleet = this player would have more transporters than are allowed: 5 on land with the donkeys, 5 on water, 8 in all
flaw-roads = “roads” are two banks of neighbouring tiles each, on the same side of a river, such as 0,0 1,0; 1,0 2,0
flaw-bridges = “bridges” are river tiles that a bridge fits on, such as 1,0; at a fork with the edge, 1,0.2
flaw-walls = “walls” are two neighbouring tiles each, not both sea, such as 0,0 1,0; 2 1,0 2,0 with a player in front; a wall has one owner

verb-lay = Lay a tile
verb-settle = Choose your home
ask-lay-tile = Which tile do you lay, and where?
ask-settle-home = Where do you want your home?
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
note-sights = steps on foot to: woods { $woods ->
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

# Scenarios: what is different from the start, and the flood.
doing-flight = The flood: saving what can be saved
doing-resettle = After the flood: choosing new homes
note-scenario-floods = When brick { $brick } of the wonder is laid, these tiles sink at the end of the turn: { $tiles }.
note-scenario-topics = Everybody knows from the start: { $topics }.
note-scenario-donkey = Brick { $brick } of the wonder brings everybody one more donkey.
note-scenario-pieces = { $count ->
    [one] One thing stands or lies
   *[other] { $count } things stand or lie
 } on the map from the start.
remind-starts = This map says on which tiles homes may be.
remind-herd = No young on { $tiles }: nobody has more than { $count } transporters on land, or { $most } in all.
remind-afar = Goods lie at home, but no transporter of yours is there: without one you cannot buy a brick.
remind-geese = Geese breed only if two are alone: nothing else may lie on { $tile }, and no transporter may stand there.
remind-floods = With brick { $brick } of the wonder these tiles sink: { $tiles }
remind-donkeys = Brick { $brick } of the wonder brings everybody one more donkey.
note-donkey-comes = { $seat } gets one more donkey: { $unit } ({ $place }).
note-would-bring-donkeys = brings everybody one more donkey
note-would-flood = floods these tiles at the end of the turn: { $tiles }
note-flees = { FORM($seat, "s") } { $unit } flees to { $place }.
note-sinks = The sea takes these tiles with all that is on them: { $tiles }.
note-drowned = { $seat } loses in the flood: { $units }.
note-would-sink = lost with all aboard: { $units }
no-flood-only = Before these tiles sink you may load goods there and let transporters flee one step to dry land or onto a boat of yours: { $tiles }.
no-no-shelter = The new home is a bank in reach of one of your transporters, where nobody else has a home.

# Which homes cannot be taken back, and why: it depends on what another may have called for in secret.
final-homes = Near another home it cannot be taken back, since the first turn begins at once.
