# Roads & Boats in English: what one looks up.

aid-buildings = Buildings: cost, place, and what they do in a turn
aid-transporters = Transporters
aid-topics = Research
aid-building = { $building }: { $goods }, { $on } · { $about }
aid-mine = 1 gold or iron every turn out of its 3 of each
aid-most = up to { $count }
aid-on-woods = woods
aid-on-rock = rock
aid-on-mountains = mountains
aid-on-shore = shore
aid-on-land = land
aid-on-sea = sea
aid-land = { $transporter }: { $most } goods, { $points } steps by road
aid-water = { $transporter }: { $most } goods, { $points } steps by water
aid-topic = { $topic } { $about }
