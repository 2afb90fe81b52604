# World Wonders auf Deutsch: Regeln in Kürze, Einstellungen, Verben, Fragen, Namen.

about-game = Ihr legt Straßen, Gebäude und Monumente auf eine eigene Karte und mehrt, was sie bringen. Die meisten Punkte gewinnen, nach je etwa 20 Zügen.
rules =
    Du baust auf deiner eigenen Karte eine Stadt. Die meisten Punkte gewinnen.
    - **Runde:** Alle haben 7 Gold; was am Ende übrig ist, verfällt. Reihum ein Zug, immer wieder, bis alle draußen sind: Das Gold ist weg oder kauft nichts, was du legen könntest. Wer etwas kaufen kann, muss.
    - **Zug:** genau ein Kauf, sofort gelegt. Der allererste Zug beginnt mit einer kostenlosen Startstraße am Gehweg.
      - lange Straße (4 Felder): 1 Gold
      - kurzes Set (Straßen von 2, 2 und 1 Feldern): 1 Gold; sie müssen sich nicht berühren, und was keinen Platz findet, ist verloren
      - Gebäude: 2 bis 5 Gold
      - Turm: 2 Gold, einer je Runde
      - Sockel: 1 Gold; er gibt Platz 1 oder 2 in der nächsten Runde; niemand hat beide
      - Monument: alles Gold, das du noch hast, auch wenn es 1 ist; dann bist du draußen
    - **Wo:** auf freiem Land; Naturfelder (die Bäume) sind Land. „Neben“ heißt: mit gemeinsamer Seite. Teile werden gedreht, nie gespiegelt.
      - Straße: neben einer Straße, einem Turm oder dem Gehweg unter der Karte. Lange dürfen über Wasser führen, wenn beide Enden auf Land liegen
      - Gebäude: neben einer Straße oder einem Gebäude seiner Art
      - Turm: neben irgendetwas von dir
      - Monument: Seine Karte zeigt seinen Boden und was daneben liegen muss; je eine gemeinsame Seite genügt, mit irgendeinem seiner Teile. Zwei Zeichen einer Art verlangen zwei Gebäude. Seine Ressource oder Bevölkerung bringt es sofort
    - **Ressourcen:** Die Symbole eines Gebäudes bewegen Nahrung (Apfel), Keramik (Krug) und Zahnräder. Jedes weiße Feld, das sie erreichen oder überschreiten, ist 1 Bevölkerung. Auf dem letzten Feld bleiben Marker stehen.
    - **Punkte am Ende:**
      - je 1 für jeden Ring, den deine Bevölkerung erreicht hat, und jeden Ring deiner Monumente
      - der Wert deiner niedrigsten Ressource
      - je 1 für jedes Naturfeld, das neben einem Teil von dir noch zu sehen ist
      - je 1 für jeden Stadtteil, ein Gebäude ohne leeres Grünland daneben: Teile, Wasser, Naturfelder und der Rand der Karte schließen es ein
      - Ziele: 3 für die meisten, 1 für die zweitmeisten. Mehrere Erste teilen sich 4, und niemand ist Zweiter; alle Zweiten bekommen 1. Nichts für 0. Metropole: Alle, die sie haben, teilen sich 4, aufgerundet
      - 2 weniger für einen offenen Kredit. Bei Gleichstand gewinnt, wer mehr Monumente hat, sonst geteilt
    - **Kredit:** Vor dem Kauf nimmst du 2 Gold auf, wenn dir das etwas kauft, oder tilgst in einer späteren Runde mit 3. Eines von beiden je Zug, höchstens ein offener Kredit; keiner ohne Gold.
    - **Nächste Runde:** Sockel geben ihre Plätze; dann kommen wenigste Bevölkerung, wenigste Monumente, alte Reihenfolge. Übrige Gebäude kommen weg, der Markt wird neu gefüllt, Monumente schon am Ende eines Zugs.
    - **Ende:** nach Runde 10 oder nach der Runde, in der eine Bevölkerung ihr lila Feld erreicht.
    - **Allein:** keine Sockel, keine Ziele. Vor jedem deiner Züge nimmt der Automat etwas weg. Du brauchst mehr Punkte als deine drei Ressourcen zusammen; auf der schweren Stufe mehr als diese und die Ringe seiner Monumente zusammen.
    - **Plätze** heißen nach ihrem obersten Feld, dort dem linken.
rules-verbs =
    starter road short next pedestal tower build monument end → Zug
    loan repay → Kredit
    pass → Runde
rules-also =
    Rohstoff, Leiste → Ressourcen
    Darlehen, Schulden → Kredit
    solo → allein
    Stadtviertel, Viertel, Distrikt → Stadtteil
    Plan, Spielplan → Karte
    abwerfen, ablegen → Markt
    passen, aussteigen → draußen
    Wertung, Sieger → Punkte
    Startspieler → Nächste Runde
rules-terms =
    Naturfeld, Naturfelder, Naturfeldern → ein Feld mit Bäumen; es gilt als Land, und jedes, das neben einem Teil von dir noch zu sehen ist, zählt am Ende 1 Punkt
    Stadtteil, Stadtteile → ein Gebäude ohne leeres Grünland daneben: 1 Punkt am Ende
    Gehweg → der Streifen unter der untersten Zeile der Karte; dort dürfen Straßen beginnen
    Hof; Markt; Bibliothek; Wohnhaus; Tempel → Art von Gebäude; die Zahl dahinter („Tempel 1“) ist der Stapel auf dem Markt, danach stehen Ressourcen und Preis
    Bevölkerung → jedes weiße Feld, das deine Ressourcen erreichen oder überschreiten, ist 1 Bevölkerung; auf ihrer Leiste sind Ringe und ein lila Feld, das das Spiel beendet
    Ring, Ringe → je 1 Punkt am Ende
    Sockel → er gibt dir Platz 1 oder 2 in der Reihenfolge der nächsten Runde
    kurzes Set, kurzen Sets → drei Straßen mit 2, 2 und 1 Feld, einzeln gelegt
    danach nicht mehr möglich → das Monument hat jetzt einen Platz in deiner Stadt, danach aber keinen mehr
    wie gezeichnet; auf dem Kopf; nach rechts gedreht; nach links gedreht → wie das Teil gedreht ist, verglichen mit dem Bild des Markts

setting-map = Karte
setting-map-A = A, für alle gleich, mit einem See
setting-map-B = B, für jeden ein eigener Fluss
setting-board = Ressourcen-Pläne
setting-board-A = A, drei gleiche Leisten
setting-board-B = B, drei verschiedene Leisten
setting-objectives = Ziele
setting-objectives-yes = drei von fünfzehn (allein keine)
setting-objectives-no = keine
setting-target = Allein
level-easy = leichtes Ziel
level-hard = schweres Ziel
setting-target-easy = mehr Punkte als deine Ressourcen zusammen
setting-target-hard = mehr Punkte als deine Ressourcen und die Ringe des Automaten

verb-starter = Startstraße legen
verb-road = Lange Straße kaufen
verb-short = Kurzes Set kaufen
verb-next = Nächste kurze Straße legen
verb-pedestal = Sockel kaufen
verb-tower = Turm kaufen
verb-build = Gebäude kaufen
verb-monument = Monument kaufen
verb-loan = Kredit aufnehmen
verb-repay = Kredit tilgen
verb-pass = Passen
verb-end = Spielzug beenden
done-end = Dein Spielzug ist zu Ende.

ask-starter-road = Wie soll deine Startstraße liegen? Sie muss den Gehweg berühren.
ask-starter-road-last = Wohin soll deine Startstraße? Sie muss den Gehweg berühren.
ask-road-road = Wie soll die lange Straße liegen?
ask-road-road-last = Wohin soll sie?
ask-short-road = Welche kurze Straße zuerst?
ask-short-road-then = Wie soll sie liegen?
ask-short-road-last = Wohin soll sie?
ask-next-road = Welche kurze Straße als Nächstes?
ask-next-road-then = Wie soll sie liegen?
ask-next-road-last = Wohin soll sie?
ask-pedestal-place = Welcher Sockel? Er gibt seinen Platz in der nächsten Runde.
ask-tower-cell = Wohin soll der Turm?
ask-build-tile = Welches Gebäude?
ask-build-tile-then = Wie soll es liegen?
ask-build-tile-last = Wohin soll es?
ask-monument-monument = Welches Monument?
ask-monument-monument-then = Wie soll es liegen?
ask-monument-monument-last = Wohin soll es?
ask-starter-at = Das erste Feld: das oberste, dort das linke
ask-starter-turned = Die Drehung, wo sie einen Unterschied macht
ask-road-at = Das erste Feld: das oberste, dort das linke
ask-road-turned = Die Drehung, wo sie einen Unterschied macht
ask-short-piece = Welche kurze Straße
ask-short-at = Das erste Feld: das oberste, dort das linke
ask-short-turned = Die Drehung, wo sie einen Unterschied macht
ask-next-piece = Welche kurze Straße
ask-next-at = Das erste Feld: das oberste, dort das linke
ask-next-turned = Die Drehung, wo sie einen Unterschied macht
ask-tower-at = Sein Feld
ask-build-at = Das erste Feld: das oberste, dort das linke
ask-build-turned = Die Drehung, wo sie einen Unterschied macht
ask-monument-at = Das erste Feld; bei mehreren Teilen die Felder jedes Teils
ask-monument-turned = Die Drehung, wo sie einen Unterschied macht

doing-starter = Runde { $round }: die Startstraße
doing-buying = Runde { $round }: ein Kauf
doing-short_set = Runde { $round }: der Rest des kurzen Sets
doing-confirm_turn = Runde { $round }: Spielzug beenden

good-gold = Gold
good-food = Nahrung
good-ceramics = Keramik
good-gears = { $count ->
    [one] Zahnrad
   *[other] Zahnräder
 }
good-population = Bevölkerung
good-ring = { $count ->
    [one] Ring
   *[other] Ringe
 }

type-farm = Hof
type-market = Markt
type-library = Bibliothek
type-housing = Wohnhaus
type-temple = Tempel

piece-road = lange Straße
piece-starter = Startstraße
piece-two = kurze Straße mit 2 Feldern
piece-one = kurze Straße mit 1 Feld
piece-tower = Turm
short-two = 2 Felder
short-one = 1 Feld

item-road = lange Straße
item-short = kurzes Set
item-tower = Turm

place-1 = Platz 1
place-2 = Platz 2
pedestal-1 = Sockel 1
pedestal-2 = Sockel 2

reason-rounds = Die letzte Runde ist vorbei.
reason-purple = Eine Bevölkerung hat ihr lila Feld erreicht.
reason-beaten = Das waren genug Punkte.
reason-missed = Das waren nicht genug Punkte.

lying-0 = quer
lying-90 = hochkant
facing-0 = wie gezeichnet
facing-90 = nach rechts gedreht
facing-180 = auf dem Kopf
facing-270 = nach links gedreht

label-tile-name = { $type } { $stack }
label-tile = { $tile }: { $goods } für { $gold } Gold
label-only = { $what }, nur { $place }
label-site = { $what }: { $place }
label-turned = { $turned }, { $cell }
label-begun = { $cells } …

remind-last = Dies ist die letzte Runde.
ahead-except = Nur die Punkte für Ziele dürfen sich geändert haben.
remind-loan = Offener Kredit aus Runde { $round }: { $gold } Gold tilgen ihn in einer späteren Runde.
remind-ready = { $monument } – Platz dafür: { $list }{ $count ->
    [0] .
    [one] {"; "}noch eine Stelle.
   *[other] {"; "}noch { $count } Stellen.
 }
remind-lacks = { $monument } – daneben nötig: { $list }.
remind-no-room = { $monument } – es fehlen: { $list }.
remind-unfit = In deiner Stadt ist jetzt kein Platz für: { $list }.
remind-others = { $count ->
    [one] { $seats } hat Platz dafür.
   *[other] { $seats } haben Platz dafür.
 }
remind-objectives = Ziele: { $list }.
remind-objective = { $objective } ({ $about }): { $value }{ $of ->
    [0] {""}
   *[other] {" "}von { $of }
 }{ $points ->
    [0] {""}
    [one] , { $points } Punkt
   *[other] , { $points } Punkte
 }{ $best ->
    [0] {""}
   *[other] , Bestwert { $best }
 }
city-of = { $seat } ({ $number })
remind-or = oder
counts-fertile_valley = umschlossenes Grünland
counts-roads_of_rome = verbundene Straßen
counts-city_of_wonders = Monumente
counts-natural_resources = Gebäude neben Naturfeldern
counts-waterfront = Gebäude neben Wasser
counts-philosophy = Bibliotheken
counts-agriculture = Höfe
counts-religion = Tempel
counts-grand_bazaar = Märkte
counts-abundance = Nahrung
counts-technology = Zahnräder
counts-trade = Keramik
counts-village = verbundene Wohnhäuser
counts-suburbs = Gebäude am Rand, nicht am Gehweg
counts-metropolis = alle Arten umschlossen
remind-target = Um den Automaten zu schlagen, brauchst du mehr als { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
 }; du hast { $points }.
remind-order = Reihenfolge der nächsten Runde nach jetzigem Stand: { $seats }.

monument-hippodrome = Hippodrom
monument-port_of_carthage = Hafen von Karthago
monument-parthenon = Parthenon
monument-machu_picchu = Machu Picchu
monument-great_wall = Große Chinesische Mauer
monument-giza = Pyramiden von Gizeh
monument-ishtar_gate = Tor von Ischtar
monument-chichen_itza = Chichen Itza
monument-aqueduct = Aquädukt
monument-petra = Petra
monument-moai = Moai
monument-thien_mu_pagoda = Pagode der himmlischen Dame
monument-trojan_horse = Trojanisches Pferd
monument-colosseum = Kolosseum
monument-ziggurat = Zikkurat
monument-theater = Theater
monument-roman_bridge = Römische Brücke
monument-lighthouse = Leuchtturm von Alexandria
monument-shitenno_ji = Shitenno-Tempel
monument-angkor_wat = Angkor Wat
monument-obelisks = Obelisken

objective-fertile_valley = Fruchtbares Tal
objective-roads_of_rome = Straßen von Rom
objective-city_of_wonders = Stadt der Wunder
objective-natural_resources = Naturschätze
objective-waterfront = Uferlage
objective-philosophy = Philosophie
objective-agriculture = Landwirtschaft
objective-religion = Religion
objective-grand_bazaar = Großer Basar
objective-abundance = Überfluss
objective-technology = Technik
objective-trade = Handel
objective-village = Dorf
objective-suburbs = Vorstadt
objective-metropolis = Metropole

aid-objectives = Ziele
aid-objective = { $objective }: { $about }
about-fertile_valley = Felder deines größten leeren Grünlands, das Teile, Naturfelder und Wasser umschließen, fern von jedem Rand
about-roads_of_rome = Straßenfelder deiner größten zusammenhängenden Gruppe
about-city_of_wonders = deine Monumente
about-natural_resources = deine Gebäude neben einem sichtbaren Naturfeld
about-waterfront = deine Gebäude neben offenem Wasser
about-philosophy = deine Bibliotheken
about-agriculture = deine Höfe
about-religion = deine Tempel
about-grand_bazaar = deine Märkte
about-abundance = deine Nahrung
about-technology = deine Zahnräder
about-trade = deine Keramik
about-village = Gebäude deiner größten Gruppe von Wohnhäusern, die sich berühren
about-suburbs = deine Gebäude am linken, oberen oder rechten Rand
about-metropolis = je ein umschlossenes Gebäude aller fünf Arten; wer das hat, teilt sich 4 Punkte

# was für einen Ort getippt wird; das Erste wird vorgeschlagen
name-at = feld
name-turned = gedreht
name-tile = gebäude
name-piece = teil
name-monument = monument
spell-idle = gedreht, liegend
spell-two = zwei, 2, 2 Felder
spell-one = eins, 1, 1 Feld
spell-across = quer, waagerecht
spell-upright = hochkant, senkrecht
spell-drawn = gezeichnet, wie gezeichnet
spell-right = rechts, nach rechts, nach rechts gedreht
spell-over = kopf, auf dem Kopf
spell-left = links, nach links, nach links gedreht
