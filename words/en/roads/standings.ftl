# Roads & Boats in English: how the game stands.

far-setup = The map and the homes come first
far = Turn { $turn }, { $left ->
    [0] the last
   *[other] at most { $left } more
 } · wonder: { $bricks } of { $end } bricks, row { $row } of { $all }
far-solo = Turn { $turn } of { $turns } · wonder: { $bricks } bricks
standing-wonder = wonder
standing-goods = goods that count
standing-bricks = bricks
standing-transporters = transporters
standing-topics = topics researched
award-builder = most buildings
award-roads = most roads and bridges
award-makers = most transporters made
award-lost = most transporters lost
award-walls = most walls of others destroyed
