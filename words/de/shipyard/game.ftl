# Die Werft auf Deutsch: Regeln in Kürze, Einstellungen, Verben, Fragen, was ein Panel sagt.

about-game = „Die Werft“: Ihr baut Schiffe, rüstet und bemannt sie und schickt jedes auf eine Fahrt über eigene Kanäle. Fahrten und geheime Aufträge zählen, nach je etwa 25 Zügen.
rules =
    Du baust Schiffe und schickst jedes auf eine Jungfernfahrt durch deine eigenen Kanäle. Die meisten Punkte gewinnen.
    - **Spielzug:** Das Plättchen, das du im letzten Zug gewählt hast (zu zweit: im vorletzten), rückt an die Spitze der Reihe. Dann wählst du ein anderes, ohne Figur, nicht das eben versetzte, dessen Aktion du ausführen kannst; gibt es keines, bekommst du nur die Einkünfte.
    - **Einkünfte:** 1 Gulden für jedes besetzte Plättchen vor deinem. Steht hinter ihm keine Figur, 1 mehr je 3 Leerfelder bis zum nächsten Plättchen davor.
    - **Zusatzaktion:** Einmal im Zug, vor oder nach deiner Aktion, kaufen 6 Gulden die Aktion eines anderen Plättchens, auch eines besetzten oder des eben versetzten.
    - **Aktionen:**
      - Schiffsbau: 1 bis 3 Schiffskarten, jede sofort gelegt und nie versetzt. Die Preise stehen neben Karten, Güterzügen und Kanälen; aufgefüllt wird am Ende des Zugs
      - Rohstoffe kaufen: 1 Güterzug
      - Kanal mieten: 1 Kanal, gedreht wie du magst, an deine angelegt; auf dem ersten beginnt deine Figur
      - Ausrüstung herstellen, Crew anheuern: das nächste Teil des Rings umsonst, jeder weitere Schritt 1 Gulden
      - Arbeitskraft einstellen: eine vom nächsten Halt umsonst, jeder weitere Halt 1 Gulden; manche verlangen einen Aufschlag; keine zwei gleichen
      - Rohstoff-Handel: Der Preismarker rückt eine Seite weiter, dann einen Güterzug abgeben; jede Ladung wird verkauft oder zu einem Teil, keines doppelt
      - Subventionen erhalten (zu viert): 2 Gulden
    - **Werft:** 9 Spalten. Ein Schiff besteht aus Bug, 1 bis 7 Mittelteilen und Heck nebeneinander. Jede Karte muss noch Teil eines Schiffs werden können. Sind die Karten eines Schiffsteils aufgebraucht, ersetzen leere sie umsonst.
    - **Jungfernfahrt:** Ein fertiges Schiff verlässt am Ende des Zugs die Werft. Es nimmt Teile aus deiner Werft für immer mit, die anderen bleiben. Es braucht einen Kapitän (der keine Kajüte braucht); dazu kommen weitere Crew in Kajüten (weitere Kapitäne sind Offiziere), Ausrüstung, wo sie eine Einbaustelle hat. Ein Mast trägt ein Segel oder einen Schornstein. Ohne Kapitän oder Kanal bringt das Schiff nichts ein.
    - **Geschwindigkeit:** 1, dazu 1 je Segel, Schiffsschraube und Paar Schornsteine. Mit Schornstein und Schiffsschraube: 4, dazu 1 je weiterem Segel, Schornstein und weiterer Schiffsschraube.
    - **Route:** so viele Felder wie die Geschwindigkeit, keines zweimal, nie dorthin, wohin das Heck zeigt. Die Figur bleibt stehen, wo sie hält, für dein nächstes Schiff. Kanäle, die sie verlässt, sind benutzt, noch nicht der unter ihr; was dann nicht mehr verbunden ist, ist abgeschnitten.
    - **Punkte eines Schiffs:** 1 je Crewmitglied, 2 je Lastkran und Kanone, die Geschwindigkeit, und die Symbole, auf die es kommt, jedes Mal:
      - Militär: 1 je Soldat und Kanone
      - Handel: 1 je Kaufmann und Lastkran
      - Rettungsring, Rettungsboot, Laterne: 1 für jedes auf den Karten des Schiffs
      - Blaues Band: die bis dahin gefahrenen Felder; nur das letzte zählt
    - **Aufträge:** sechs, geheim; nach manchen Runden wirfst du je Farbe so viele ab, wie dort steht, und behältst je Farbe einen, der am Ende für deine Flotte zählt.
    - **Ende:** nach so vielen Runden, wie Leute mitspielen, oder wenn die letzte Karte eines Schiffsteils aufgedeckt wird. Alle haben gleich viele Züge. Dann haben alle noch eine Aktion eines beliebigen Plättchens, ohne Einkünfte und Zusatzaktion, und dürfen eine Karte kaufen, die ein Schiff fertigstellt. Auch Händler bringen Punkte. Bei Gleichstand gewinnen mehr Gulden, dann geteilter Sieg.
rules-verbs =
    choose end → Spielzug
    bonus → Zusatzaktion
    build stop buy rent manufacture recruit hire exchange → Aktionen
    launch keep pass → Jungfernfahrt
    scrap → Werft
    discard → Aufträge
rules-also =
    Einkommen → Einkünfte
    Bonusaktion, Extraaktion → Zusatzaktion
    Mannschaft, Besatzung, Matrose → Crew
    Angestellte, Mitarbeiter, Personal → Arbeitskräfte
    Tausch, Waren → Rohstoff-Handel
    Zuschuss → Subventionen
    Geld, Münzen → Gulden
    Kabine → Kajüte
    Stapellauf, taufen → Jungfernfahrt
    Startspieler, Rondell → Spielzug
    Propeller → Schiffsschraube

setting-employees = Arbeitskräfte
setting-employees-shuffled = alle gemischt
setting-employees-spread = unter je dreien ein Ingenieur oder Anwerber (für das erste Spiel)

verb-choose = Aktion wählen
verb-bonus = Zusatzaktion kaufen
verb-build = Schiffskarte kaufen
verb-stop = Keine Karten mehr
verb-buy = Güterzug kaufen
verb-rent = Kanal mieten
verb-manufacture = Ausrüstung herstellen
verb-recruit = Crew anheuern
verb-hire = Arbeitskraft einstellen
verb-exchange = Güterzug eintauschen
verb-launch = Schiff ausstatten
verb-keep = Teile zum Behalten merken
verb-scrap = Schiff aufgeben
verb-discard = Aufträge abwerfen
verb-pass = Kein Schiff fertigstellen
verb-end = Spielzug beenden
done-stop = Du kaufst keine Karten mehr.
done-end = Dein Spielzug ist zu Ende.

ask-choose-tile = Welche Aktion?
ask-bonus-tile = Welche Zusatzaktion?
ask-build-berth = Welche Schiffskarte?
ask-build-berth-then = In welche Spalte deiner Werft?
ask-buy-train = Welchen Güterzug?
ask-rent-lease = Welchen Kanal?
ask-rent-lease-then = Auf welches Feld?
ask-rent-lease-last = { $done ->
    [3] Wo beginnt deine Figur?
   *[other] Wie soll er liegen?
 }
ask-manufacture-item = Welche Ausrüstung?
ask-recruit-item = Wen oder was nimmst du?
ask-hire-employee = Welche Arbeitskraft?
ask-exchange-deal = Welchen Güterzug?
ask-exchange-deal-then = Was wird aus dem ersten Teil der Ladungen?
ask-exchange-deal-last = { $left ->
    [one] Was wird aus der letzten Ladung?
   *[other] { $done ->
        [1] Was wird aus den Ladungen?
       *[other] Was wird aus den anderen Ladungen?
     }
 }
ask-launch-voyage = Welches Schiff, welche Fahrt?
ask-launch-voyage-then = Was nimmt es mit, und wie schnell fährt es?
ask-launch-voyage-last = Welchen Weg fährt es?
ask-keep-lot = Wovon behältst du etwas?
ask-keep-lot-then = Wie viele davon?
ask-scrap-ship = Welches Schiff gibst du auf?
ask-discard-blue = { $left ->
    [1] Welchen blauen Auftrag wirfst du ab?
   *[other] Welche blauen Aufträge wirfst du ab?
 }
ask-discard-green = { $left ->
    [1] Und welchen grünen Auftrag wirfst du ab?
   *[other] Und welche grünen Aufträge wirfst du ab?
 }
ask-build-card = Welche Schiffskarte
ask-build-column = In welche Spalte deiner Werft
ask-rent-canal = Welchen Kanal
ask-rent-cell = Auf welches Feld, etwa N13
ask-rent-lies = Wo sein Land liegt; beim ersten Kanal die Seite, an der deine Figur beginnt
ask-launch-ship = Welches Schiff, nach seiner linken Spalte
ask-launch-aboard = Was es mitnimmt
ask-launch-speed = Wie schnell es fährt, mit so viel von Steuermann und Takler, wie du willst
ask-launch-route = Welchen Weg es fährt: n, e, s, w für jeden Schritt
ask-keep-item = Wovon
ask-keep-size = Wie viele davon; 0 für keine
ask-exchange-train = Welchen Güterzug
ask-exchange-coal = Was aus jeder Ladung Kohle wird, wenn er welche hat
ask-exchange-steel = Was aus jeder Ladung Stahl wird, wenn er welche hat
ask-exchange-grain = Was aus jeder Ladung Getreide wird, wenn er welches hat

name-card = karte
name-column = spalte
name-canal = kanal
name-cell = feld
name-lies = lage
name-train = güterzug
name-coal = kohle
name-steel = stahl
name-grain = getreide
name-ship = schiff
name-aboard = ladung
name-speed = tempo
name-route = route
name-item = teil
name-size = anzahl

# was für eine verkaufte Ladung getippt wird
spell-sell = verkaufen
# was für das getippt wird, was ein Schiff mitnimmt
spell-aboard = { $goods }

doing-choosing = Eine Aktion wählen
doing-building = Schiffsbau
doing-buying = Rohstoffe kaufen
doing-renting = Kanal mieten
doing-manufacturing = Ausrüstung herstellen
doing-recruiting = Crew anheuern
doing-hiring = Arbeitskraft einstellen
doing-exchanging = Rohstoff-Handel
doing-voyages = Jungfernfahrt
doing-confirm_turn = Ende des Zugs
doing-discarding = Aufträge abwerfen
doing-completing = Letzte Fertigstellung

label-card = { $card } ({ $features })
label-berth = { $card }, Spalte { $column }
label-first = { $symbols }, Start im { $side }
label-cell = { $symbols }, { $cell }
label-laid = { $cell }, Land im { $corner }: { $lies }
label-train = { $loads }
label-sold = { $count ->
    [one] { $load }
   *[other] { $count } { $load }
 } für { $guilders } Gulden verkauft
label-becomes = { $load } → { $item }
label-employee = { $employee }: { $effect }
label-ship = Spalte { $column } ({ $count } Karten)
label-fitting = Spalte { $column }: { $goods }
label-speed = { $fitting }, Geschwindigkeit { $speed }
label-voyage = Spalte { $column } · { $route } · Geschwindigkeit { $speed }
label-made = { $best ->
    [both] beste für beide: { $points }
    [points] meiste Punkte: { $points }
    [keeping] Gemerktes bleibt: { $points }
    [contracts] mit Aufträgen: { $points }
    [canals] wenigste Kanäle: { $points }
   *[none] { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }
 }{ $more ->
    [0] { "" }
   *[other] {" "}(+{ $more })
 }{ $best ->
    [none] {" "}· { $route }
   *[points] { "" }
 }
label-lot = { $count ->
    [0] 0 × { $item }
   *[other] { $goods }
 }
label-of-ship = Spalte { $column }: { $told }

effect-engineer = 1 × { $item } mehr bei jedem Herstellen
effect-recruiter = 1 × { $item } mehr bei jedem Anheuern
effect-trader = 1 Gulden mehr für jede verkaufte Ladung { $load }, am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
effect-craftsman = auf jedem Schiff bis zu { $goods } ohne eigenen Platz
effect-helmsman = Geschwindigkeit jedes Schiffs +1, wenn du willst
effect-rigger = Geschwindigkeit +1 je Paar Segel, wenn du willst
effect-accountant = auf beiden Ringen { $size } weitere Schritte umsonst
effect-foreman = beim Einstellen { $size } weitere Halte umsonst

barred-tile-moved = ist eben nach vorn gerückt
barred-tile-occupied = eine Figur steht darauf
barred-tile-impossible = jetzt nicht ausführbar, auch nicht mit den Einkünften
barred-tile-no-train = du hast keinen Güterzug
barred-tile-dear = du könntest niemanden bezahlen, auch nicht mit den Einkünften
barred-columns = { $count ->
    [one] Spalte { $list }
   *[other] Spalten { $list }
 }
barred-never-a-ship = hier ({ $part }) bliebe kein Platz für ein ganzes Schiff

remind-ship = Schiff ab Spalte { $column } ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }): { $parts }
remind-lacks = { $count ->
    [one] es fehlt
   *[other] es fehlen
 } { $list }
remind-worth = { $when ->
    [today] heute
   *[if] könnte es fahren
 }: Geschwindigkeit { $speed } + Crew { $crew } + Ausrüstung { $equipment } + Fahrt { $voyage } = { $points } Punkte
remind-lost = { $count ->
    [one] kostet 1 Kanal
   *[other] kostet { $count } Kanäle
 }
remind-added = { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
 } +{ $points }
remind-pair = Beide Schiffe nacheinander bringen höchstens { $points } Punkte: zuerst das ab Spalte { $first } ({ $made }), dann das ab Spalte { $second } ({ $later }). Diese erste Fahrt wird zuerst vorgeschlagen.
remind-alone = Mehrere Schiffe laufen aus: Jede vorgeschlagene Fahrt sieht nur ihr eigenes Schiff. Was es mitnimmt und welche Kanäle es verbraucht, fehlt den anderen.
remind-equal = { $count ->
    [one] 1 andere Route ist ebenso gut
   *[other] { $count } andere Routen sind ebenso gut
 }
remind-kept = Du willst behalten: { $goods }
remind-contract = Auftrag { $told }
label-contract = { $quoted ->
    [1] „{ $brief }“
   *[other] { $brief }
 }: { $count ->
    [0] bisher 0; { $step ->
        [one] 1 bringt
       *[other] { $step } bringen
     } { $more ->
        [one] 1 Punkt
       *[other] { $more } Punkte
     }
   *[other] { $count } { $count ->
        [one] bringt
       *[other] bringen
     } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }{ $step ->
        [0] , mehr gibt es nicht
        [one] , 1 mehr bringt +{ $more }
       *[other] , { $step } mehr bringen +{ $more }
     }
 }
remind-moves = Im nächsten Zug rückt „{ $tile }“ nach vorn, das Plättchen, das du jetzt wählst, einen Zug später.
remind-moves-chosen = Das Plättchen, das du jetzt wählst, rückt im nächsten Zug nach vorn.
remind-lap = { $left ->
    [0] Mit diesem Zug endet Runde { $lap } von { $all }
    [one] Mit dem nächsten Zug endet Runde { $lap } von { $all }
   *[other] Runde { $lap } von { $all } endet nach { $left } weiteren Zügen
 }{ $discard ->
    [0] .
    [one] ; dann werfen alle 1 Auftrag je Farbe ab.
   *[other] ; dann werfen alle { $discard } Aufträge je Farbe ab.
 }
remind-final = Deine letzte Aktion: ohne Einkünfte und ohne Zusatzaktion. Danach darfst du noch eine Karte kaufen, die ein Schiff fertigstellt.
remind-last = Das sind die letzten Züge; dann haben alle noch eine Aktion.

yard-of = { $seat } ({ $number })

lack-captain = ein Kapitän
lack-canal = ein Kanal
lack-bow = ein Bug
lack-middle = ein Mittelteil
lack-stern = ein Heck

aid-employees = Arbeitskräfte
aid-contracts = Aufträge
aid-employee = { $employee }: { $effect }{ $fee ->
    [0] { "" }
   *[other] {" "}(Aufschlag 1 Gulden)
 }{ $second ->
    [0] { "" }
   *[other] {" "}(erst nach Stufe 1)
 }
aid-types = Arten: Ingenieure (braun), Anwerber (grün), Händler 1 (orange), Händler 2 (orange), Handwerker, Steuermann und Takler (blau), Buchhalter und Vorarbeiter (gelb).
aid-contract = { $contract }: { $points }
aid-each = je { $points }
aid-table = { $list }, danach je { $points }
aid-table-only = { $list }
