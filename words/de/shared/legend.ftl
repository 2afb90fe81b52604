# Die Legende: was auf den Bildern jedes Spiels zu sehen ist. Zuerst Überschriften.
legend-head = Legende
legend-head-marks = Markierungen
legend-head-signs = Zeichen

legend-players = Farben und Formen der Spieler
legend-points = Punkte
legend-clock = auf ihn wird gewartet
legend-trophy = hat gewonnen
legend-new = neu oder verändert seit deinem letzten Zug
legend-moved = bewegt, von dort hierher
legend-gained = seither gewonnene Punkte
legend-letter = zur Wahl: der Knopf mit diesem Buchstaben wählt es
legend-number = zur Wahl: der Knopf mit dieser Zahl wählt es

button-map = Spielplan
button-legend = Legende
command-legend = Die Zeichen auf den Bildern des Spiels und ihre Bedeutung
name-legend = legende
no-no-legend = Von { $game } gibt es keine Legende.
no-no-board-text = Den Tisch von { $game } gibt es noch nicht als Text.
