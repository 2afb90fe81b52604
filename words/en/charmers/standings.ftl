# The Dice Charmers in English: how the game stands.

far = Round { $round } ({ $most } at most) · nearest to the end: { $gap ->
    [0] the tracks touch
    [one] 1 space left between the tracks
   *[other] { $gap } spaces left between the tracks
 }
far-overlap = Round { $round } · tracks overlap: this round is the last
standing-gap = Gap
standing-gap-still = gap
standing-overlap = overlap
standing-money = money
standing-fame = fame
standing-karma = karma not used
standing-goods = goods not sold
standing-roads = roads drawn
standing-river = space on the river
source-fame = fame (× { $ratio })
source-track = gap at the start
award-sale = most money for one sale
award-goods = most goods sold
award-karma = most karma used for dice
award-unused = most bonuses not used
