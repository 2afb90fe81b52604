# Die Werft auf Deutsch: wie es steht.

far = Runde { $lap } von { $laps } · { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
 } im kleinsten Stapel der Schiffskarten
far-last = Runde { $lap } von { $laps } · das Ende hat begonnen
standing-known = Punkte ohne Aufträge
standing-guilders = Gulden
standing-ships = Schiffe auf See
standing-yard = Karten in der Werft
standing-employees = Arbeitskräfte
standing-canals = Kanäle
standing-secret = Die Punkte deiner Aufträge bleiben bis zum Ende geheim.
standing-contracts = Deine Aufträge mit deiner jetzigen Flotte (nur du siehst das): { $list }.
standing-contract = { $contract } { $points }
source-crew = Crew
source-equipment = Ausrüstung
source-speed = Geschwindigkeit
source-voyage = Fahrt
source-traders = Händler
award-ship = das Schiff mit den meisten Punkten
award-speed = das schnellste Schiff
award-crew = die meisten Arbeitskräfte
award-scrapped = die meisten Schiffe ohne Wertung
