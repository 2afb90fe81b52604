# Wie die Dinge in Roads & Boats heißen, in den Wörtern der Anleitung.

good-trunks = { $count ->
    [one] Baumstamm
   *[other] Baumstämme
 }
good-boards = { $count ->
    [one] Brett
   *[other] Bretter
 }
good-paper = Papier
good-geese = { $count ->
    [one] Gans
   *[other] Gänse
 }
good-clay = Lehm
good-stone = { $count ->
    [one] Stein
   *[other] Steine
 }
good-fuel = Brennstoff
good-iron = Eisen
good-gold = Gold
good-coins = { $count ->
    [one] Münze
   *[other] Münzen
 }
good-stock = { $count ->
    [one] Aktie
   *[other] Aktien
 }

building-woodcutter = Holzfäller
building-sawmill = { $count ->
    [one] Sägewerk
   *[other] Sägewerke
 }
building-paper_mill = { $count ->
    [one] Papiermühle
   *[other] Papiermühlen
 }
building-clay_pit = { $count ->
    [one] Lehmgrube
   *[other] Lehmgruben
 }
building-stone_factory = { $count ->
    [one] Ziegelei
   *[other] Ziegeleien
 }
building-quarry = { $count ->
    [one] Steinbruch
   *[other] Steinbrüche
 }
building-oil_rig = { $count ->
    [one] Bohrinsel
   *[other] Bohrinseln
 }
building-coal_burner = { $count ->
    [one] Köhlerei
   *[other] Köhlereien
 }
building-mine = { $count ->
    [one] Bergwerk
   *[other] Bergwerke
 }
building-mint = { $count ->
    [one] Münzprägerei
   *[other] Münzprägereien
 }
building-stock_exchange = { $count ->
    [one] Börse
   *[other] Börsen
 }
building-wagon_factory = Kutschenbauer
building-truck_factory = { $count ->
    [one] LKW-Fabrik
   *[other] LKW-Fabriken
 }
building-raft_factory = Floßbauer
building-rowboat_factory = Ruderbootbauer
building-steamer_factory = Schiffbauer

transporter-donkey = Esel
transporter-wagon = { $count ->
    [one] Kutsche
   *[other] Kutschen
 }
transporter-truck = LKW
transporter-raft = { $count ->
    [one] Floß
   *[other] Flöße
 }
transporter-rowboat = { $count ->
    [one] Ruderboot
   *[other] Ruderboote
 }
transporter-steamer = { $count ->
    [one] Dampfschiff
   *[other] Dampfschiffe
 }

terrain-pasture = Weide
terrain-woods = Wald
terrain-rock = Fels
terrain-mountains = Berge
terrain-desert = Wüste
terrain-sea = Meer

shape-plain = kein Fluss
shape-source = Quelle
shape-straight = gerader Fluss
shape-wide = weiter Bogen
shape-sharp = enger Bogen
shape-fork = Flussgabelung

topic-rowing = Bootbau
topic-trucking = LKW-Herstellung
topic-shipping = Schiffbau
topic-drilling = Bohrinseln
topic-specialisation = Spezialisierung
topic-enlargement = Vergrößerung
topic-new_shafts = Neue Schächte
topic-bright_idea = Heller Moment

mix-normal = 3 Gold und 3 Eisen
mix-gold = 4 Gold
mix-iron = 4 Eisen
mix-big = 5 Gold und 5 Eisen

phase-production = Produktion
phase-movement = Bewegung
phase-building = Bauen
phase-wonder = Wunder

unit-donkey = Esel { $number }
unit-wagon = Kutsche { $number }
unit-truck = LKW { $number }
unit-raft = Floß { $number }
unit-rowboat = Ruderboot { $number }
unit-steamer = Dampfschiff { $number }
