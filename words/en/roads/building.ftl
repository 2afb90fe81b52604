# Roads & Boats in English: the building phase.

verb-build = Put up a building
verb-road = Build a road
verb-bridge = Build a bridge
verb-wall = Build a wall
verb-batter = Destroy a wall
verb-shaft = Open a new shaft
verb-pay = Choose who pays

ask-build-site = Which building, and where?
ask-road-road = From where to where?
ask-bridge-arm = Over which river?
ask-wall-wall = On which border, with stone from which side?
ask-batter-wall = Which wall, with boards from which side?
ask-shaft-shaft = In which mine, and what does it bring?
ask-pay-payer = Who pays first?

doing-building = Turn { $turn }{ $neutral ->
    [1] , the last
   *[other] { "" }
 }: building

label-site = { $building } on { $place }
label-site-mix = { $building } on { $place }: { $mix }
label-road = { $bank } – { $bank_to }
label-arm = { $bank } – { $bank_to }
label-wall = { $tile_a } | { $tile_b }{ $parts ->
    [0] {""}
    [one] {" "}(1 part there)
   *[other] {" "}({ $parts } parts there)
 }
label-wall-from = { $tile_a } | { $tile_b } from { $tile }{ $parts ->
    [0] {""}
    [one] {" "}(1 part there)
   *[other] {" "}({ $parts } parts there)
 }
label-shaft = mine on { $tile }
label-shaft-mix = mine on { $tile }: { $mix }
label-payer = { $unit }: { $goods }
label-payer-usual = as usual on { $tile }: the ground first

where-woods = woods
where-rock = rock
where-mountains = mountains
where-shore = a shore (by a river or the sea, no desert)
where-land = land other than desert
where-sea = the sea

note-built = { $seat } builds on { $place }: { $building }.
note-built-mine = { $seat } opens a mine on { $place }: { $mix }.
note-road-built = { $seat } builds a road: { $bank } – { $bank_to }.
note-bridge-built = { $seat } builds a bridge on { $tile }.
note-wall-built = { $parts ->
    [one] { $seat } builds a wall on { $border } for { $goods }.
   *[other] { $seat } strengthens the wall on { $border } to { $parts } parts for { $goods }.
 }
note-boat-pushed = { FORM($seat, "s") } { $unit } is pushed out to sea, onto { $tile }.
note-wall-battered = { $seat } destroys { FORM($seat_owner, "s") } wall on { $border } with { $goods }; it is neutral now.
note-wall-battered-own = { $seat } destroys a wall of { READER($seat) ->
    [yes] your
   *[no] their
 } own on { $border } with { $goods }; it is neutral now.
note-shaft-built = { $seat } opens a new shaft in the mine on { $tile }: { $mix }.
note-pays-first = { $seat } pays first with { $unit }.
note-pays-usual = { $seat } pays as usual again on { $tile }: from the ground first.
note-wall-would-push = pushes { FORM($seat, "s") } { $unit } out to sea
note-would-pay = { $unit } pays { $goods }
note-would-pay-ground = what lies on { $place } pays: { $goods }
note-would-take-place = no place would be left for: { $building }
note-could-build = could still be built: { $buildings }
note-could-build-more = could be built, too: { $buildings }
note-could-sink = a new shaft could still be opened: { $tiles }
note-could-road = { $count ->
    [one] a road could still be built
   *[other] a road could still be built, { $count } to choose from
 }
note-could-bridge = a bridge could still be built: { $tiles }

# What a transporter stands on the ground for without the goods.
barred-unpaid = on { $tile } you lack { $goods }

no-build-kind = There is no building { $kind }.
no-build-nowhere = Say what to build and where: on a tile, or on a bank of one where a river parts it. For example: sawmill D4.
no-build-where = There is no place { $place } to build on.
no-build-bank = A river parts { $tile }. Name one of its banks: { $places }.
no-build-research = You have not yet researched { $topic }, which you need for: { $building }.
no-build-mix = Say what the mine is filled with: { $mix }.
no-mix-research = You have not yet researched { $topic }, which a mine with { $mix } needs.
no-build-taken = There is a building on { $tile } already: { $building }. A tile has room for one.
no-build-terrain = You cannot build that on { $tile }: { $building }. It needs { $where }.
no-build-nobody = You have no transporter on { $tile }: land transporters, boats in the river and docked boats can build there.
no-build-boat = You have no boat in the open sea on { $tile }.
no-build-river = Your transporters on { $tile } do not reach that: there is no bridge over the river, and no boat of yours in it.
no-build-goods = That costs { $goods }; on { $tile } you can reach { $goods_there }.
no-road-where = A road joins two land tiles that lie side by side, on banks that meet; { $road } does not.
no-road-there = There is a road from { $bank } to { $bank_to } already.
no-road-nobody = You reach neither { $bank } nor { $bank_to }; a road is built from a tile where you have a transporter.
no-bridge-where = There is no place for a bridge called { $arm }.
no-bridge-there = There is a bridge on { $tile } already.
no-wall-where = A wall stands between two tiles of the map that are not both sea; { $border } is no such border.
no-wall-side = Say from which side of { $border }: { $tiles }.
no-wall-foreign = { $seat }’s wall stands on { $border }; only its owner makes it stronger. It can be destroyed with boards.
no-batter-nothing = There is no player’s wall on { $border }.
no-shaft-research = You have not yet researched { $topic }.
no-shaft-where = There is no mine on { $tile }.
no-pay-who = { $word } cannot pay: name one of your transporters, or a tile where all pay as usual again.
no-pay-usual = You have chosen nobody to pay first on { $tile }: all pay as usual there, the ground first.
no-pay-foreign = { $unit } belongs to { $seat }: it pays for nothing of yours.
no-pay-chosen = { $unit } pays first already.
no-pay-same = It makes no difference whether { $unit } pays first: it has no goods for what you could build now, or all goods in reach are needed anyway.
note-use-donkey = { $goods } and a donkey → { $transporter }
note-use-makes = { $goods } → { $transporter }
note-use-wood = { $count } trunks or boards → { $goods_out }
note-use-turns = { $goods } → { $goods_out }
note-use-yields = { $goods } every turn
