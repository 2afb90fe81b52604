# Die Werft auf Deutsch: der Tisch als Text, für alle, die ohne sein Bild auskommen. Zuerst die Überschriften.

told-track = Aktionsleiste
told-ring-equipment = Ring „Ausrüstung herstellen“
told-ring-crew = Ring „Crew anheuern“
told-employees = Arbeitskräfte
told-exchange = Rohstoff-Handel
told-column-bow = Buge im Angebot
told-column-left = Mittelteile im Angebot, linke Spalte
told-column-right = Mittelteile im Angebot, rechte Spalte
told-column-stern = Hecks im Angebot
told-canals = Kanäle im Angebot
told-trains = Güterzüge im Angebot

told-discards = Nach Runde { $lap } wirft jeder { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
 } jeder Farbe ab.
told-chosen = { $seat } hat gewählt: { $tile }
told-bonus = Zusatzaktion von { $seat }: { $tile }
told-spaces = Die Leiste hat { $count } Felder; Feld 0 ist das Startfeld. Die vorderste Aktion steht zuerst.
told-figure = Feld { $space }: { $tile }, Figur von { $seat }
told-onward = Feld { $space }: { $tile }, Figur von { $seat }, rückt im nächsten Zug nach vorn
told-barred = Feld { $space }: { $tile }, jetzt nicht wählbar
told-tile = Feld { $space }: { $tile }{ $guilders ->
    [0] {""}
   *[other] , Einkünfte { $guilders } Gulden
 }
told-marker = Der Marker steht auf: { $item }
told-item = { $number ->
    [one] 1 Schritt weiter
   *[other] { $number } Schritte weiter
 }: { $item }{ $guilders ->
    [-1] {""}
    [0] , umsonst
   *[other] , { $guilders } Gulden
 }
told-stop = Halt { $stop }:
told-stop-marker = Halt { $stop }, dort steht der Marker:
told-employee = { $employee } ({ $effect }), noch { $left }
told-costs = Was es { $seat } kostet:
told-hire = { $employee }: { $guilders ->
    [0] umsonst
   *[other] { $guilders } Gulden
 }
told-price = { $load } { $guilders }
told-prices-next = Preise beim nächsten Handel: { $prices }
told-prices = Preise beim { $number }. Handel danach: { $prices }
told-becomes = Aus einer Ladung { $load } kann werden: { $items }
told-card = Für { $guilders } Gulden: { $card }
told-deck = { $count ->
    [one] 1 Karte ist
   *[other] { $count } Karten sind
 } noch im Stapel.
told-canal = Für { $guilders } Gulden: { $symbols }; Land im Nordwesten
told-train = Für { $guilders } Gulden: { $loads }
told-symbol = { $side } { $symbol }

told-guilders = Gulden: { $guilders }
told-contracts = Aufträge auf der Hand: { $count }
told-berth = Werft, Spalte { $column }: { $card }
told-free = Freie Spalten der Werft: { $columns }
told-store = Teile in der Werft: { $goods }
told-people = Arbeitskräfte: { $people }
told-own-train = Güterzug: { $loads }
told-ship = Schiff auf See mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ({ $cards }): an Bord { $goods }; Geschwindigkeit { $speed }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
told-laid = Kanal auf { $cell }: { $symbols }; Land im { $corner }
told-afloat = Die Schiffsfigur steht auf { $cell } im { $way }, das Heck nach { $side }
told-used = Benutzte Kanäle: { $count }

way-n = Norden
way-ne = Nordosten
way-e = Osten
way-se = Südosten
way-s = Süden
way-sw = Südwesten
way-w = Westen
way-nw = Nordwesten
