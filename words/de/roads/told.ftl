# Roads & Boats auf Deutsch: der Tisch als Text, für alle, die ohne sein Bild auskommen. Zuerst die Überschriften.

told-wonder = Das Wunder
told-supply = Noch auszulegende Felder
told-under-way = Unter den Spielern im Gange
told-places = Was auf dem Spielplan steht und liegt
told-ways = Straßen, Brücken und Mauern
told-land = Das Land

told-solo = Das Spiel hat { $turns } Runden.
told-temple = Tempelreihe (die Nächsten zuerst): { $seats }
told-chart = Reihenfolgetafel: { $slots }
told-called = Reihenfolgetafel, für diese Phase verlangt: { $slots }
told-slot = { $number } { $seat }
told-done = Ist mit dieser Phase fertig.
told-fleet = Transporter: { $transporters }
told-wealth = Güter auf Transportern, die zählen: { $goods }; Bausteine am Wunder: { $bricks }
told-research = Erforscht: { $topics }

told-bricks = Gelegte Bausteine: { $count }
told-row = Reihe { $row } mit { $size } Bausteinen: { $owners }
told-neutral = neutral
told-owner = { $seat }
told-flood = Baustein { $brick } bringt eine Flut.
told-donkeys = Baustein { $brick } bringt allen einen Esel.
told-dearer = Ab Baustein { $brick } kostet jeder Baustein 1 Gut mehr.
told-irrigation = Baustein { $brick } macht Wüsten zu Weiden.
told-end = Baustein { $brick } beendet das Spiel.
told-neutrals = Neutrale Bausteine übrig: { $count }
told-price = Der erste Baustein eines Spielers kostet jetzt { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 }.
told-left = { $terrain }, { $shape }: { $count }
told-held = { $seat } muss warten: { $seat_first } kommt auf { $tile } zuerst und könnte dort noch handeln.
told-let = { $seat } lässt anderen auf { $tile } den Vortritt.

told-empty = Noch nichts
told-place = { $at }: { $what }
told-home = Startplatz von { $seat }
told-goods = am Boden { $goods }
told-building = { $building }
told-mine = { $building }, im Beutel { $goods }
told-unit = { $unit } von { $seat }, Ladung: { $goods }
told-carries = { $unit } von { $seat } trägt { $unit_other }, Ladung: { $goods }
told-carries-of = { $unit } von { $seat } trägt { $unit_other } von { $seat_other }, Ladung: { $goods }

told-no-roads = Noch keine Straßen
told-road = Straße { $road }
told-bridge = Brücke { $bridge }
told-wall = Mauer zwischen { $tile } und { $tile_other }: { $own } von { $seat }, { $neutral } neutral
told-wall-neutral = Mauer zwischen { $tile } und { $tile_other }: { $neutral } neutral

told-pointy = Buchstaben nennen die Spalten von links, Zahlen die Reihen von oben. Nachbarn liegen im Nordosten, Osten, Südosten, Südwesten, Westen und Nordwesten; Reihen mit { $even ->
    [0] geraden
   *[other] ungeraden
 } Zahlen sind um ein halbes Feld nach rechts verschoben.
told-flat = Buchstaben nennen die Spalten von links, Zahlen die Reihen von oben. Nachbarn liegen im Norden, Nordosten, Südosten, Süden, Südwesten und Nordwesten; die Spalten { $even ->
    [0] B, D, F …
   *[other] A, C, E …
 } sind um ein halbes Feld nach oben verschoben.
told-terrain = { $terrain }: { $tiles }
told-river = { $tile }: { $shape }, nach { $sides }
