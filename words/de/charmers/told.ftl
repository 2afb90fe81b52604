# The Dice Charmers auf Deutsch: der Tisch als Text, für alle, die ohne sein Bild auskommen. Zuerst die Überschriften.

told-dice = Würfel
told-sheet = { $seat }: { $overlap ->
    [0] Lücke { $gap }
   *[other] Überschneidung { $overlap }
 }
told-province = Auf jedem Blatt gedruckt: die Provinz
told-tracks = Auf jedem Blatt gedruckt: Leisten und Karma
told-river = Auf jedem Blatt gedruckt: der Fluss
told-columns = Auf jedem Blatt gedruckt: Markt, Palast, Aufwertungstabelle

told-start = Startspieler: { $seat }
told-middle = In der Mitte: { $die }, { $face }
told-elephant = Auf dem Elefanten: { $die }, { $face }
told-taken = Genommen von { $seat }: { $die }, { $face }

told-fame = Ruhm: { $fame }
told-money = Geld: { $money }
told-karma = Karma: noch { $left }; { $karma } eingekreist, { $used } eingesetzt
told-good = Markt, { $good }: { $left } vorrätig, { $sold } verkauft, { $room ->
    [0] Reihe voll
    [one] 1 Platz frei
   *[other] { $room } Plätze frei
 }
told-space = { $space } ({ $symbol })
told-sailed = Flussfelder markiert: { $spaces }
told-boxes = { $person } { $crossed }
told-palace = Abgekreuzt im Palast, von je { $of } Kästchen: { $boxes }
told-worth = { $building } { $fame }
told-upgrades = Ruhm der Gebäude: { $worth }
told-no-roads = Noch keine Wege gezeichnet
told-road = Weg auf { $cell }, { $holds }: führt nach { $sides }
told-gained = Boni am Rand erhalten: { $edges }
told-side-N = oben
told-side-E = rechts
told-side-S = unten
told-side-W = links
told-edge = { $cell } { $side }

holds-temple = Tempel
holds-fort = Fort
holds-garden = Garten
holds-mausoleum = Mausoleum
holds-market_same = Markt für gleiche Waren
holds-market_different = Markt für verschiedene Waren
holds-residence = Residenz

told-cell = { $cell } { $holds }
told-row = Zeile { $row }: { $cells }
told-exits = Die Wege der Residenz auf { $cell } führen nach { $sides }
told-border = Bonus am Rand, { $edge }: { $tasks }
told-lengths = Die Geldleiste hat { $money } Felder, die Ruhmleiste { $fame }; ein Feld Ruhm ist so lang wie { $ratio } Felder Geld.
told-at-fame = Bonus bei Ruhm { $at }: { $tasks }
told-at-money = Bonus bei Geld { $at }: { $tasks }
told-at-karma = Bonus mit dem { $at }. Karma: { $tasks }
told-river-space = Feld { $space }, { $symbol }: { $tasks }
told-tent = Marktspalte { $column }: eine Ware bringt { $coins } Geld; Zelt ausverkauft: { $tasks }
told-persons = Palast, alle sechs Personen { $column ->
    [1] einmal
    [2] zweimal
   *[other] { $column }-mal
 } abgekreuzt: { $tasks }
told-raised = Aufwertungstabelle, alle Gebäude { $value } wert: { $tasks }
