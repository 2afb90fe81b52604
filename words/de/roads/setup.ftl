# Vor der ersten Runde: Spielplan, Reihenfolge, Startplätze.

side-n = Norden
side-ne = Nordosten
side-e = Osten
side-se = Südosten
side-s = Süden
side-sw = Südwesten
side-w = Westen
side-nw = Nordwesten

quarter-n = Nord
quarter-ne = Nordost
quarter-e = Ost
quarter-se = Südost
quarter-s = Süd
quarter-sw = Südwest
quarter-w = West
quarter-nw = Nordwest

place-bank = { $tile } { $side }ufer
place-river = { $tile } Fluss
place-wonder = Wunder
place-load = Ladung von { $unit }
place-coast = { $tile } Küste zu { $sea }
place-bank-coast = { $tile } { $side }küste zu { $sea }
place-border = { $place } | { $place_to }
place-road = { $place } – { $place_to }

setting-map = Spielplan
setting-land = Landfelder je Spieler (selbst ausgelegt)
setting-donkeys = Esel am Anfang
setting-stone = Zusätzliche Steine am Anfang
setting-boards = Zusätzliche Bretter am Anfang
setting-neutral = Neutrale Wunderbausteine
setting-mines = Bergwerke
setting-map-about = In Klammern steht die Zahl der Spieler.
setting-map-howto = Felder wie 0,0:P14 2,-1:S hintereinander. Ort q,r (q nach rechts, r nach rechts unten); P Weide, W Wald, R Fels, M Berge, D Wüste, S Meer; die Kanten, über die ein Fluss geht, 0 bis 5 im Uhrzeigersinn von rechts oben. Zeilen vor den Feldern können ein Szenario beschreiben: Flut, Dinge an ihrem Ort, bekannte Themen.
setting-map-example = 0,0:M1 1,0:P14 2,0:S …
setting-map-auto = der übliche: A River Runs Through It (1), Dead Sea (2), Four Sailors (4), sonst ausgelost
setting-map-generated = ausgelost
setting-map-laid = gemeinsam ausgelegt
setting-map-river_runs_through_it = A River Runs Through It (1)
setting-map-lord_of_the_ring = Lord of the Ring (1)
setting-map-mesopotamia = Mesopotamia (1)
setting-map-dead_sea = Dead Sea (2)
setting-map-the_pacific = The Pacific (2)
setting-map-duel = Duel (2)
setting-map-sinking_meadows = Sinkende Wiesen: Weiden versinken (3)
setting-map-four_sailors = Four Sailors (4)
setting-map-waterways = Waterways (4)
setting-map-old_roads = Alte Straßen: Ruinen, 2 Esel und spät ein dritter (5)
setting-order = Reihenfolge
setting-order-beforehand = wer eine neue will, sagt es vorher
setting-order-asked = Frage vor jeder Phase
setting-mines-auto = wie üblich: gezogen, allein der größere Vorrat
setting-mines-drawn = blind gezogen
setting-mines-larger = immer vom größeren Vorrat
setting-land-10 = 10
setting-land-8 = 8
setting-land-12 = 12
setting-land-14 = 14
setting-donkeys-3 = 3
setting-donkeys-2 = 2
setting-donkeys-1 = 1
setting-stone-0 = keine
setting-stone-1 = 1 mehr
setting-boards-0 = keine
setting-boards-1 = 1 mehr
setting-neutral-33 = 33
setting-neutral-28 = 28

flaw-too_long = der Text hat mehr als 4.000 Zeichen
flaw-syntax = das ist kein Feld; Felder schreibt man wie 0,0:P14
flaw-terrain = dieses Gelände gibt es nicht; es gibt P, W, R, M, D und S
flaw-edges = die Kanten des Flusses sind verschiedene Ziffern von 0 bis 5, die kleineren zuerst
flaw-fork = ein Fluss verlässt ein Feld über höchstens drei Kanten, und dann über 024 oder 135
flaw-sea_river = ein Meeresfeld hat keinen Fluss
flaw-twice = dort liegen zwei Felder
flaw-few_tiles = weniger als 7 Felder
flaw-many_tiles = mehr als 200 Felder
flaw-apart = dieses Feld hängt nicht mit dem ersten zusammen
flaw-leaves = sein Fluss verlässt den Spielplan
flaw-stops = sein Fluss endet an einem Feld, das ihn nicht fortsetzt
flaw-no_source = sein Fluss hat keine Quelle
flaw-little_land = weniger Landfelder als Spieler
flaw-name = der Name hat höchstens 60 druckbare Zeichen
flaw-players = „players“ ist eine Zahl von 1 bis 5
flaw-layout = „layout“ ist pointy oder flat
flaw-starts = „starts“ sind verschiedene Landfelder des Spielplans, etwa 0,0 4,2
flaw-origin = „origin“ ist eine Spalte und eine Zeile, etwa 0,0; kein Feld liegt links davon oder darüber
flaw-floods = „floods“ sind Buchstaben von Geländen oder Landfelder des Spielplans, etwa P oder 0,0 4,2; etwas Land muss bleiben
flaw-flood_brick = „flood_brick“ ist ein Baustein des Wunders, von 1 bis 83
flaw-topics = „topics“ sind verschiedene von: rowing, trucking, shipping, drilling, specialisation, enlargement, new_shafts, bright_idea
flaw-donkeys = „donkeys“ ist eine Zahl von 1 bis 3
flaw-donkey_brick = „donkey_brick“ ist ein Baustein des Wunders, von 1 bis 83
flaw-buildings = „buildings“ sind je ein Ufer (oder das Meerfeld einer Bohrinsel) und ein Gebäude, etwa 1,0 quarry; 3,0 mine big – eines je Feld
flaw-ground = dieses Gebäude steht nicht auf diesem Gelände
flaw-goods = „goods“ sind ein Ufer und was dort liegt, etwa 1,0 2 stone 1 boards, bis zu 40 von einer Art
flaw-transporters = „transporters“ sind je ein Spieler, ein Ort und eine Art, etwa 1 1,0 wagon; 2 2,0r raft
flaw-fleet = dieser Spieler hätte mehr Transporter als erlaubt: 5 an Land mit den Eseln, 5 auf dem Wasser, 8 im Ganzen
flaw-roads = „roads“ sind je zwei Ufer benachbarter Felder auf derselben Seite eines Flusses, etwa 0,0 1,0; 1,0 2,0
flaw-bridges = „bridges“ sind Flussfelder, auf die eine Brücke passt, etwa 1,0; an einer Gabelung mit der Kante, 1,0.2
flaw-walls = „walls“ sind je zwei benachbarte Felder, nicht beide Meer, etwa 0,0 1,0; mit einem Spieler davor 2 1,0 2,0; eine Mauer hat einen Besitzer

verb-lay = Feld auslegen
verb-settle = Startplatz wählen
ask-lay-tile = Welches Feld legst du, und wohin?
ask-settle-home = Wo soll dein Startplatz sein?
doing-opening = Spielvorbereitung
doing-laying = Spielplan auslegen
doing-homes = Startplätze wählen

label-laying-plain = { $tile }: { $terrain }
label-laying-kind = { $tile }: { $terrain }, { $shape }
label-laying = { $tile }: { $terrain }, { $shape } ({ $sides })
label-tile = { $tile } ({ $terrain })
label-bank = { $tile } ({ $terrain }, { $bank }ufer)

note-map-made = Ein Spielplan aus { $count } Feldern ist ausgelost.
note-laid = { $seat } legt { $tile }: { $terrain }, { $shape }.
note-sea-laid = { $count ->
    [one] Der noch offene Fluss endet im Meer: { $place }.
   *[other] Die noch offenen Flüsse enden im Meer: { $place }.
 }
note-map-laid = Der Spielplan ist fertig: { $count } Felder.
note-temple = Tempelreihe (die Nächsten zuerst): { $seats }.
note-settled = { $seat } wählt den Startplatz { $bank } ({ $terrain }).
note-sights = Schritte zu Fuß: Wald { $woods ->
    [0] –
   *[other] { $woods }
 }, Fels { $rock ->
    [0] –
   *[other] { $rock }
 }, Weide { $pasture ->
    [0] –
   *[other] { $pasture }
 }, Berge { $mountains ->
    [0] –
   *[other] { $mountains }
 }

no-not-beside = { $tile } ist kein freier Platz neben den ausgelegten Feldern, oder er liegt außerhalb des Tisches.
no-no-such-tile-left = Ein solches Feld ist nicht mehr da.
no-river-broken = Ein Feld auf { $tile } muss die Flüsse fortsetzen, die dorthin führen, und darf keinen abschneiden; ein Fluss beginnt mit seiner Quelle oder am Meer.
no-river-unfinished = Damit auf { $tile } ließe sich mit den übrigen Feldern nicht jeder Fluss vollenden.
no-no-bank = { $bank } ist kein Landfeld und kein Ufer.
no-home-near = { $tile } ist zu nah: Bis zum Startplatz von { $seat } muss mindestens ein Feld dazwischenliegen.
no-no-start = { $tile } kann kein Startplatz sein. Möglich: { $place }.
no-bad-map = Dieser Spielplan lässt sich nicht verwenden: { $tile ->
    [none] { $flaw }.
   *[other] „{ $tile }“ – { $flaw }.
 }

# Szenarien: was von Anfang an anders ist, und die Flut.
doing-flight = Die Flut: retten, was zu retten ist
doing-resettle = Nach der Flut: neue Startplätze wählen
note-scenario-floods = Sobald der { $brick }. Baustein des Wunders liegt, versinken am Ende der Runde diese Felder: { $tiles }.
note-scenario-topics = Alle kennen von Anfang an: { $topics }.
note-scenario-donkey = Der { $brick }. Baustein des Wunders bringt allen noch einen Esel.
note-scenario-pieces = { $count ->
    [one] Ein Ding steht oder liegt
   *[other] { $count } Dinge stehen oder liegen
 } von Anfang an auf dem Spielplan.
remind-starts = Dieser Spielplan gibt vor, auf welchen Feldern Startplätze liegen dürfen.
remind-herd = Kein Nachwuchs auf { $tiles }: Niemand hat mehr als { $count } Transporter an Land oder { $most } insgesamt.
remind-afar = Auf deinem Startplatz liegen Güter, aber kein Transporter von dir ist dort: Ohne einen kannst du keinen Baustein kaufen.
remind-geese = Gänse vermehren sich nur, wenn zwei allein sind: Auf { $tile } darf sonst nichts liegen und kein Transporter stehen.
remind-floods = Mit dem { $brick }. Baustein des Wunders versinken diese Felder: { $tiles }
remind-donkeys = Der { $brick }. Baustein des Wunders bringt allen noch einen Esel.
note-donkey-comes = { $seat } bekommt noch einen Esel: { $unit } ({ $place }).
note-would-bring-donkeys = bringt allen noch einen Esel
note-would-flood = überflutet am Ende der Runde diese Felder: { $tiles }
note-flees = { $seat } flieht mit { $unit } nach { $place }.
note-sinks = Das Meer nimmt diese Felder mit allem, was darauf ist: { $tiles }.
note-drowned = { $seat } verliert in der Flut: { $units }.
note-would-sink = verloren mit aller Ladung: { $units }
no-flood-only = Bevor diese Felder versinken, kannst du dort Güter laden und Transporter einen Schritt aufs Trockene oder auf ein eigenes Boot fliehen lassen: { $tiles }.
no-no-shelter = Der neue Startplatz ist ein Ufer, das einer deiner Transporter erreicht und auf dem sonst niemand seinen Startplatz hat.

# Welche Startplätze sich nicht zurücknehmen lassen, und warum: Es hängt davon ab, was andere heimlich verlangt haben.
final-homes = Nahe einem anderen Startplatz lässt sich das nicht zurücknehmen: Der erste Zug beginnt sofort.
