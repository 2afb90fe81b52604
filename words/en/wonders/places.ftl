# World Wonders in English.

# Where pieces may lie: what a piece needs beside it; `.at` after "beside".
beside-road = a road
beside-natural = a natural cell
beside-water = water
beside-farm = { $count ->
    [one] a farm
   *[other] { $count } farms
 }
beside-market = { $count ->
    [one] a market
   *[other] { $count } markets
 }
beside-library = { $count ->
    [one] a library
   *[other] { $count } libraries
 }
beside-housing = { $count ->
    [one] a housing tile
   *[other] { $count } housing tiles
 }
beside-temple = { $count ->
    [one] a temple
   *[other] { $count } temples
 }
beside-space = free cells of the right terrain

no-no-such-piece = There is no piece { $piece }.
no-how-turned = Say how the piece is turned (0, 90, 180 or 270) and where its first cell lies (the uppermost, there the leftmost): 90-D5.
no-which-cell = Name a cell of the map: D5.
no-which-cells = Name the cells of all { $parts } parts, { $size ->
    [one] one cell each: D5-E5-E6.
   *[other] { $size } cells each: D5E5-F5F6-G6H6.
 }
no-off-map = There it would lie partly beyond the edge of the map.
no-parts-touch = Every part must share a side with another, so that all hang together.
no-parts-spaced = Between one part and the next there must be just one cell, { $parts ->
    [2] in a straight line.
   *[other] in a row or round a corner.
 }
no-other-name = This place is written { $way }.
no-place-is-right = The piece can lie there; something else forbids it.
no-cells-taken = Something lies there already: { $cells }.
no-only-land = It may cover land only; there is water on { $cells }.
no-ends-on-land = Both ends must lie on land; there is water on { $cells }.
no-needs-water = It must cover water at least once.
no-needs-water-between = Between its ends it must cover water at least once.
no-needs-sidewalk = The starter road must touch the sidewalk: it must cover a cell of the bottom row.
no-needs-road-start = A road must begin at a road, at a tower or at the sidewalk below the bottom row.
no-needs-piece = A tower must stand beside something you have laid.
no-needs-street = It must lie beside a road or { $beside }.
no-needs-beside = It must lie beside { $beside }.
no-not-understood = “{ $word }” is not understood. Name the piece unless it is chosen already, its first cell (the uppermost, there the leftmost) and how it is turned.
no-which-turning = There it can lie in several ways: { $list }. Say how it is turned.
no-fits-nowhere = There is no place for it in your city now.
