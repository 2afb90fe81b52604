# Milestones auf Deutsch, in den Wörtern der Anleitung.

good-stone = Stein
    .bonus = Steinhauer-Bonusplättchen
good-wood = Holz
    .bonus = Holzfäller-Bonusplättchen
good-sand = Sand
    .bonus = Sandarbeiter-Bonusplättchen
good-grain = Getreide
    .bonus = Getreidebauer-Bonusplättchen
good-coin = { $count ->
    [one] Münze
   *[other] Münzen
 }
    .bonus = Münzpräger-Bonusplättchen
worker-stone = Steinhauer
    .many = Steinhauer
worker-wood = Holzfäller
    .many = Holzfäller
worker-sand = Sandarbeiter
    .many = Sandarbeiter
worker-grain = Getreidebauer
    .acc = Getreidebauern
    .many = Getreidebauern
worker-coin = Münzpräger
    .many = Münzpräger
space-1 = Feld 1
    .to = auf Feld 1
    .at = auf Feld 1
space-2 = Feld 2
    .to = auf Feld 2
    .at = auf Feld 2
space-3 = Feld 3
    .to = auf Feld 3
    .at = auf Feld 3
space-4 = Feld 4
    .to = auf Feld 4
    .at = auf Feld 4
space-5 = Feld 5
    .to = auf Feld 5
    .at = auf Feld 5
space-6 = Feld 6
    .to = auf Feld 6
    .at = auf Feld 6
space-7 = Feld 7
    .to = auf Feld 7
    .at = auf Feld 7
space-8 = Feld 8
    .to = auf Feld 8
    .at = auf Feld 8
space-trading_house = Handelshaus
    .to = ins Handelshaus
    .at = im Handelshaus
space-building_office = Bauamt
    .to = ins Bauamt
    .at = im Bauamt
space-mill = Mühle
    .to = zur Mühle
    .at = an der Mühle
space-castle = Burg
    .to = zur Burg
    .at = auf der Burg
pair-1 = Felder 1 und 2
pair-2 = Felder 2 und 3
pair-3 = Felder 3 und 4
pair-4 = Felder 4 und 5
pair-5 = Felder 5 und 6
pair-6 = Felder 6 und 7
pair-7 = Felder 7 und 8
reason-goal = Das Zielfeld ist erreicht.
reason-workers = Das letzte Arbeiterplättchen ist angeworben.
reason-cap = Niemand kam mehr weiter.
site-road = { $count ->
    [one] Straße
   *[other] Straßen
 }
site-house = { $count ->
    [one] Haus
   *[other] Häuser
 }
site-market = { $count ->
    [one] Marktplatz
   *[other] Marktplätze
 }
thing-section = Straßenabschnitte
thing-house = Häuser
thing-market = Marktplätze
thing-sack = Mehlsäcke

part-start = Anfang
part-milestone = Meilenstein
part-end = Ende
part-market = Marktplatz
part-numbers = freie Zahlenfelder

verb-draft = Startplättchen wählen
verb-place = Startplättchen legen
verb-move = Figur bewegen
verb-hire = Arbeiter anwerben
verb-buy = Güter kaufen
verb-sell = Güter verkaufen
verb-road = Straße bauen
verb-house = Haus bauen
verb-market = Marktplatz bauen
verb-bonus = Bonusplättchen nehmen
verb-leave = Bonusplättchen liegen lassen
verb-deliver = Mehlsack liefern
verb-keep = 3 Güter behalten
verb-cover = Arbeiter abdecken
verb-done = Hier fertig
verb-end = Spielzug beenden
done-done = Du bist hier fertig.

ask-draft-tile = Welches Startplättchen wählst du?
ask-place-tile = Welches Plättchen zuerst?
ask-place-space = Auf welche zwei Felder?
ask-move-to = Wohin bewegst du deine Figur?
ask-hire-tile = Welches Arbeiterplättchen?
ask-hire-space = Auf welche zwei Felder?
ask-buy-good = Welches Gut?
ask-sell-goods = Welche zwei Güter?
ask-road-section = Welchen Straßenabschnitt?
ask-road-section-last = Wo endet der Abschnitt?
ask-house-plot = In welches Dreieck?
ask-market-point = Auf welche freie Zahl?
ask-bonus-space = Welcher Arbeiter bekommt das Bonusplättchen?
ask-deliver-delivery = Welcher Marktplatz, welche Zahlen?
ask-keep-goods = Welche Güter gibst du ab?
ask-cover-space = Welchen Arbeiter deckst du ab?

# alle nehmen zwei nacheinander, von zweien je Person und einem mehr
doing-drafting = Startplättchen wählen{ $pool ->
    [3] : 1 von 2
    [5] : 1 von 2
    [7] : 1 von 2
    [9] : 1 von 2
    [2] : 2 von 2
    [4] : 2 von 2
    [6] : 2 von 2
    [8] : 2 von 2
   *[other] { "" }
 }
doing-placing = Startplättchen legen
doing-move_figure = { $move ->
    [1] Erste von zwei Bewegungen
   *[other] Zweite von zwei Bewegungen
 }
doing-confirm_turn = Spielzug beenden
doing-trading_house = Im Handelshaus
doing-building_office = Im Bauamt
doing-take_bonus = Ein Bonusplättchen
doing-mill = An der Mühle
doing-keep_goods = Auf der Burg: Güter
doing-cover_worker = Auf der Burg: Arbeiter

label-tile = { $worker_left } { $number_left } | { $worker_right } { $number_right }
label-goods = { $goods }
label-bought = 1 { $good } für 2 Münzen
label-sold = { $goods } für 1 Münze
label-lost = { $goods } abgeben
label-worker = { $worker } { $number }
label-worker-on = { $worker } { $number } auf { $space }
label-point = { $point } ({ $value })
label-section-start = ab { $start }
label-section = { $way } (Meilenstein auf { $value })
label-plot = { $plot } ({ $corners }): { $numbers }
label-market = Marktplatz { $point }
label-delivery = nach { $point } für { $scored } ({ $points })

note-first-player = { $seat } beginnt und { DOES($seat, "wählt") } zuletzt.
note-drafted = { $seat } wählt { $worker_left } { $number_left } | { $worker_right } { $number_right }.
note-placed = { $seat } legt { $worker_left } { $number_left } | { $worker_right } { $number_right } auf die { $pair }.
note-drafted-both = { $seat } wählt { $worker_left } { $number_left } | { $worker_right } { $number_right } und { $worker_next } { $number_next } | { $worker_last } { $number_last }.
note-placed-both = { $seat } legt { $worker_left } { $number_left } | { $worker_right } { $number_right } auf die { $pair }, { $worker_next } { $number_next } | { $worker_last } { $number_last } auf die { $pair_next }.
note-moved = { $seat } zieht { FORM($space, "to") }.
note-produced = { $seat } erhält { $count } { $good }{ $points ->
    [0] .
    [one] {" "}und { $points } Punkt für Bonusplättchen.
   *[other] {" "}und { $points } Punkte für Bonusplättchen.
 }
note-income = { $seat } erhält 1 Münze Einkommen.
note-hired = { $seat } wirbt { $worker_left } { $number_left } | { $worker_right } { $number_right } für die { $pair } an{ $lost ->
    [0] .
    [one] ; ein Bonusplättchen kommt aus dem Spiel.
   *[other] ; { $lost } Bonusplättchen kommen aus dem Spiel.
 }
note-revealed = Neu in der Auslage: { $worker_left } { $number_left } | { $worker_right } { $number_right } (noch { $left } im Stapel).
note-bought = { $seat } kauft 1 { $good } für 2 Münzen.
note-sold = { $seat } verkauft { $goods } für 1 Münze.
note-road-built = { $seat } baut die Straße { $section } für { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
note-house-built = { $seat } baut ein Haus in { $plot } für { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
note-market-built = { $seat } baut einen Marktplatz auf { $point } für { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
note-bonus-taken = { $seat } legt ein { FORM($good, "bonus") } auf { $space } für 1 Punkt.
note-bonus-left = { $seat } lässt das { FORM($good, "bonus") } liegen.
note-delivered = { $seat } liefert einen Mehlsack nach { $market } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } und 1 Münze.
note-castle-took = { $seat } verliert auf der Burg { $goods }.
note-covered = { $seat } deckt den { FORM($worker, "acc") } { $number } auf { $space } ab{ $lost ->
    [0] .
   *[other] ; sein Bonusplättchen kommt aus dem Spiel.
 }
note-turn-over = { $seat } beendet den Spielzug.
note-end-triggered = { $seat } löst das Spielende aus: { $reason } Alle anderen kommen noch einmal dran.
note-cap = Nach je { $turns } Spielzügen ist das Ziel nicht erreicht: Gewertet wird, wie es steht.
note-majority = { $seat } erhält { $points } Punkte für { FORM($worker, "many") } (sie zählen { $strength }).
note-won = { $seats } { $count ->
    [one] gewinnt
   *[other] gewinnen
 } mit { $points } Punkten.

note-could-deliver = { $count ->
    [0] nichts zu liefern
    [one] 1 Lieferung möglich
   *[other] { $count } Lieferungen möglich
 }
note-castle-takes = { $count ->
    [0] du verlierst keine Güter
    [one] du verlierst 1 Gut
   *[other] du verlierst { $count } Güter
 } und { $cover ->
    [0] deckst keinen Arbeiter ab
   *[other] deckst 1 Arbeiter ab
 }
note-castle-covers = { $cover ->
    [0] du deckst keinen Arbeiter ab
   *[other] du deckst 1 Arbeiter ab
 }
note-could-build = baubar: { $sites }{ $every ->
    [0] {" "}(nicht alle zusammen)
   *[other] {""}
 }
note-stays-ascending = Zahlen fallen nie: 1 Münze Einkommen
note-then-ascending = dann fallen die Zahlen nie: 1 Münze Einkommen
note-breaks-ascending = Zahlen fallen irgendwo: kein Einkommen
note-open-ascending = Einkommen je nach dem anderen Plättchen
note-covers-workers = überdeckt die { FORM($worker, "acc") } { $number_left } und { $number_right }
note-covers-both = überdeckt den { FORM($worker_left, "acc") } { $number_left } und den { FORM($worker_right, "acc") } { $number_right }
note-covers-worker = überdeckt den { FORM($worker, "acc") } { $number }{ $bonus ->
    [0] {""}
   *[other] {" "}mit seinem Bonusplättchen
 }
note-loses-bonus = sein Bonusplättchen kommt aus dem Spiel
note-brings-nothing = bringt nichts
note-no-tiles = keine Plättchen mehr anzuwerben
note-too-few-coins = { $coins ->
    [0] zum Anwerben fehlen dir 2 Münzen
   *[other] zum Anwerben fehlt dir dann 1 Münze
 }
note-would-end-road = von { $point } könnte keine Straße mehr weitergehen
note-would-reach-goal = erreicht das Zielfeld: Alle anderen kommen noch einmal dran
note-would-keep = du behältst { $goods }
note-bonus-pays = 1 weiterer, sooft der Arbeiter Güter bringt
note-bonus-here = hier liegt ein { FORM($good, "bonus") }

barred-goods = dafür brauchst du noch { $goods }
barred-hire = ein Arbeiterplättchen kostet { $goods }
barred-hired = du hast bei diesem Besuch schon angeworben
barred-wares = du hast weniger als { $count } Güter zu verkaufen; Münzen zählen nicht
barred-no-tiles = es liegen keine Plättchen mehr aus
barred-no-site = dafür ist kein Platz da
barred-none-left = im Vorrat sind keine { $thing } mehr

no-hire-once = Du hast bei diesem Besuch schon angeworben; das geht nur einmal.
no-only-there = Das geht nur { FORM($space_there, "at") }; deine Figur steht { FORM($space, "at") }.
no-needs-goods = Dafür brauchst du { $goods }.
no-not-on-display = Das Plättchen { $tile } liegt nicht aus.
no-two-path-spaces = Ein Arbeiterplättchen muss auf zwei benachbarten Wegefeldern von 1 bis 8 liegen.
no-sell-two = Verkaufe genau zwei Güter, die du hast (Münzen kann man nicht verkaufen).
no-none-left = Im Vorrat sind keine { $thing } mehr.
no-no-such-point = Einen Punkt { $point } gibt es auf dem Spielplan nicht.
no-market-where = Ein Marktplatz muss auf einem freien Zahlenfeld am Ende einer Straße oder zwischen zwei Abschnitten stehen; { $point } ist keines davon.
no-road-three-points = Ein Straßenabschnitt sind drei Punkte: Anfang, Meilenstein, Ende.
no-road-start = Ein Abschnitt muss am Ende einer Straße oder an einem Marktplatz beginnen; { $point } ist weder das eine noch das andere.
no-road-neighbours = Die drei Punkte eines Abschnitts müssen entlang der Linien benachbart sein.
no-road-loop = An { $point } liegt schon eine Straße; Straßen treffen sich nie wieder, Schleifen sind verboten.
no-no-such-plot = Ein Dreieck { $plot } gibt es auf dem Spielplan nicht.
no-house-taken = In { $plot } steht schon ein Haus.
no-house-where = Mindestens eine Kante von { $plot } braucht ein Straßenstück, bevor dort ein Haus stehen darf.
no-house-bonus = Dort liegt ein { FORM($good, "bonus") }, und du hast keinen Arbeiter dieser Sorte, auf dem noch keines liegt.
no-already-supplied = Der Marktplatz { $point } hat schon einen Mehlsack.
no-no-market = Auf { $point } steht kein Marktplatz.
no-score-free-numbers = Nenne zwei freie Zahlenfelder um den Marktplatz { $point }, das höhere zuerst, oder alle, wenn es weniger sind.
no-move-forward = Die Figur zieht nur vorwärts, höchstens bis zur Burg; sie steht { FORM($space, "at") }.
no-not-traded = Gekauft und verkauft werden Stein, Holz, Sand und Getreide; mit Münzen wird bezahlt.
no-keep-three = Behalte genau drei deiner Güter, Münzen eingerechnet.
no-cover-worker = Decke einen deiner Arbeiter ab, kein leeres Feld und kein Abdeckplättchen.

far = { $turn ->
    [0] Die Startplättchen werden gewählt
   *[other] Spielzug { $turn }
 } · höchste Punktzahl { $points } (Ziel { $goal }) · { $left ->
    [0] kein Arbeiterplättchen mehr
    [one] noch 1 Arbeiterplättchen
   *[other] noch { $left } Arbeiterplättchen
 } im Nachziehstapel
far-ending = Spielzug { $turn } · { $seat } hat das Ende ausgelöst: Alle anderen kommen noch einmal dran
remind-few = noch { $sites } im Vorrat
remind-last = Spielzug { $turn } · { $seat } hat das Ende ausgelöst: **Das ist dein letzter Spielzug.**
remind-rival = { $seat } hat { $held ->
    [0] keine Güter
   *[other] { $goods }
 }
standing-majorities = Mit den jetzigen Mehrheiten
standing-strength = { FORM($worker, "many") }, mit Bonusplättchen
standing-goods = Güter und Münzen
award-builder = die meisten Bauwerke
award-harvest = die meisten Güter auf einem Feld
award-miller = die meisten Punkte für Mehl
award-taxed = die meisten Güter auf der Burg verloren
source-majority = { $worker }
source-turns = im Spiel

alt-waiting = Am Zug: { $seats }.
alt-over = Das Spiel ist zu Ende. Gewonnen: { $seats }.
alt-options = Zur Wahl: { $options }.
alt-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, steht { FORM($space, "at") }, hat { $goods }.
alt-land = Auf dem Spielplan: { $sections ->
    [one] 1 Straßenabschnitt
   *[other] { $sections } Straßenabschnitte
 }, { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
 }, { $markets ->
    [one] 1 Marktplatz
   *[other] { $markets } Marktplätze
 }, davon { $sacks } beliefert. Ziel sind { $goal } Punkte.

# Der Tisch als Text, für alle, die ohne sein Bild auskommen. Zuerst die Überschriften.
told-land = Landschaft
told-supply = Ziel und Vorrat
told-pool = Startplättchen zur Wahl
told-tiles = Arbeiterplättchen in der Auslage
told-majorities = Mehrheiten
told-near = Nachbarn eines Punkts: zwei Spalten links oder rechts in seiner Reihe, eine Spalte in den Reihen darüber und darunter. AB9 ist das Dreieck zwischen den Reihen A und B um Spalte 9.
told-row = Reihe { $row }: { $points }
told-number = { $point }: { $value }
told-milestone = { $point }: Meilenstein
told-market = { $point }: Marktplatz
told-supplied = { $point }: Marktplatz mit Mehl
told-roads = Straßenabschnitte: { $roads }
told-houses = Häuser: { $houses }
told-bonuses = Bonusplättchen für { FORM($worker, "many") }: { $places }
told-bushes = Büsche ohne Bonusplättchen: { $places }
told-goal = Zielfeld: { $points } Punkte
told-way = Alle Figuren gehen: { $spaces }, dann wieder Feld 1
told-stock = { $thing }: noch { $left }, je für { $goods }
told-pile = { $count ->
    [0] Im Nachziehstapel liegt kein Arbeiterplättchen mehr.
    [one] Im Nachziehstapel liegt noch 1 Arbeiterplättchen.
   *[other] Im Nachziehstapel liegen noch { $count } Arbeiterplättchen.
 }
told-prices = Ein Arbeiterplättchen kostet { $goods_hire }, ein Gut { $goods_buy }; { $sold } Güter bringen beim Verkauf 1 Münze.
told-majority = { FORM($worker, "many") }: { $strengths }
told-strength = { $seat } { $strength }{ $points ->
    [0] { "" }
    [one] {" "}({ $points } Punkt)
   *[other] {" "}({ $points } Punkte)
 }
told-at = Steht { FORM($space, "at") }.
told-goods = Güter: { $goods }
told-drafted = Startplättchen, noch nicht gelegt: { $tiles }
told-path = Weg: { $spaces }
told-space = Feld { $number } { $worker } { $value }
told-space-bonus = Feld { $number } { $worker } { $value } mit Bonusplättchen
told-space-covered = Feld { $number } abgedeckt
told-space-empty = Feld { $number } leer
told-spaces-empty = Felder { $number } bis { $last } leer
told-rising = Die Zahlen fallen nie: 1 Münze Einkommen im Handelshaus.
told-move = Ist am Zug: { $move ->
    [1] erste Bewegung von zwei.
   *[other] zweite Bewegung von zwei.
 }
told-ending = Hat das Ende ausgelöst.
told-made = Während des Spiels: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

about-game = Ihr werbt Arbeiter an, zieht an ihnen vorbei für Stein, Sand, Holz und Getreide und baut Straßen, Häuser und Marktplätze, deren Zahlen zählen. Die meisten Punkte gewinnen, nach je etwa 30 Spielzügen.
rules =
    Sammle Güter und baue damit Straßen, Häuser und Marktplätze. Die meisten Punkte gewinnen.
    - Ein Spielzug besteht aus **zwei Bewegungen**. Zieh mindestens ein Feld vor, so weit du magst, nie über die Burg hinaus. Ein Feld darf betreten werden, ohne es zu nutzen.
    - **Felder 1 bis 8:** 1 Gut für jeden Arbeiter der Sorte, bei der du stehen bleibst, den du dabei übersprungen oder erreicht hast. Leere und abgedeckte Felder bringen nichts.
    - **Handelshaus:** zuerst 1 Münze, wenn die Zahlen deiner Arbeiter von links nach rechts nie fallen (gleiche sind erlaubt). Dann in beliebiger Reihenfolge: einmal anwerben (2 Münzen; das Plättchen deckt zwei Felder nebeneinander, auch Arbeiter), Güter kaufen (je 2 Münzen), 2 Güter für 1 Münze verkaufen. Münzen werden nicht verkauft.
    - **Bauamt:** so oft du zahlen kannst.
      - Straße = Stein + Sand: zwei Stücke, dazwischen ein Meilenstein, dessen Zahl sie bringt. Sie beginnt am freien Ende einer Straße oder an einem Marktplatz: Nur dort zweigen Straßen ab. Sie trifft nie wieder auf eine Straße: keine Schleifen.
      - Haus = Stein + Holz: in ein leeres Dreieck mit einer Straße an einer Kante (AB9 liegt zwischen den Reihen A und B, um Spalte 9); bringt die freien Zahlen an seinen Ecken.
      - Marktplatz = Holz + Sand: auf eine freie Zahl am Ende einer Straße oder zwischen zwei Abschnitten; bringt diese Zahl.
    - **Freie Zahlen** tragen weder Meilenstein noch Marktplatz. Eine kann erst für ein Haus zählen und danach bebaut werden.
    - **Bonusplättchen:** Ein Meilenstein oder Marktplatz an einer Ecke ihres Dreiecks oder ein Haus darin nimmt das Plättchen: 1 Punkt. Es liegt auf einem Arbeiter seiner Sorte, der noch keines hat, bringt bei jedem Ertrag dieses Arbeiters 1 Punkt und zählt am Ende für ihn mit. Ohne solchen Arbeiter darfst du dort kein Haus bauen; Straßen und Marktplätze lassen das Plättchen für später liegen. Wird sein Arbeiter abgedeckt oder überbaut, ist es weg.
    - **Mühle:** 2 Getreide für einen Mehlsack an einen Marktplatz: die Punkte von 2 freien Zahlen daneben (oder so vielen, wie da sind) und 1 Münze. Beliebig viele Marktplätze, je einer nur einmal.
    - **Burg:** Hier hältst du immer. 3 Güter behalten, Münzen mitgezählt; 1 Arbeiter abdecken (nicht bei 2 oder weniger).
    - **Ende:** ausgelöst mit 67 Punkten zu zweit, 59 zu dritt, 51 zu viert, oder wenn das letzte ausliegende Arbeiterplättchen angeworben wird. Alle anderen kommen noch einmal dran.
    - **Startplättchen:** Jeder wählt 2, der Startspieler zuletzt, und legt jedes auf zwei Felder nebeneinander. Alle beginnen auf der Burg, mit 1 Münze.
    - **Schlusswertung,** für jede Sorte Arbeiter: Wer die meisten hat, bekommt 5 Punkte, bei Gleichstand je 2; haben alle gleich viele, bekommt niemand etwas. Ein Arbeiter mit Bonusplättchen zählt 2. Bei Gleichstand gewinnt, wer mehr Güter übrig hat (Münzen mitgezählt), dann ist der Sieg geteilt.
rules-verbs =
    draft place → Startplättchen
    move done end → zwei Bewegungen
    hire buy sell → Handelshaus
    road house market → Bauamt
    bonus leave → Bonusplättchen
    deliver → Mühle
    keep cover → Burg
rules-also =
    Mehrheit → Schlusswertung
    Einkommen, Auslage, tauschen → Handelshaus
    Kreis, Rundweg, Abzweigung, Gabelung → Schleifen
    Gebüsch, Busch → Bonusplättchen
    Figur → Bewegungen
    Aufbau, Anfang → Startplättchen
    liefern, Lieferung → Mühle

legend = Auf dem ganzen Bild: links die Landschaft, die Punkte und die Auslage, rechts ein Tableau für jeden Spieler.
legend-head-goods = Güter
legend-head-land = Landschaft
legend-head-buildings = Gebäudefelder
legend-head-tableau = Tableau
legend-any-good = beliebiges Gut; am Ende: übrige Güter
legend-number-field = freie Zahl: Punkte
legend-road = Straßenabschnitt
legend-milestone = Meilenstein auf seiner Zahl
legend-house = Haus
legend-market = Marktplatz, nicht beliefert
legend-sack = Marktplatz mit Mehlsack
legend-bonus-tile = Bonusplättchen, hier für Holzfäller
legend-bush = Busch, sein Plättchen ist weg
legend-worker = Arbeiter: sein Gut und seine Zahl
legend-worker-bonus = mit Bonusplättchen: 1 Punkt bei jedem Ertrag
legend-covered = Abdeckplättchen
legend-empty = leeres Feld
legend-tile = Arbeiterplättchen: zwei Arbeiter
legend-deck = Arbeiterplättchen im Nachziehstapel
legend-cover = ein Arbeiter wird abgedeckt
legend-rising = Zahlen fallen nie: 1 Münze Einkommen
legend-moves = die Bewegungen dieses Spielzugs; am Ende: Punkte aus den Spielzügen
legend-goal = Zielfeld; beim Namen: löste das Ende aus
legend-most = meiste Arbeiter: am Ende 5 Punkte
legend-tied = gleich viele: 2 Punkte
legend-recipe = „und“; „wird zu“: was du auf Gebäudefeldern abgibst und bekommst

verbs-own =
    beendet beendest
    deckt deckst
    liefert lieferst
    wirbt wirbst

# Lektionen: wie sie heißen, die Aufgabe, ein Tipp, was gelernt ist. Rat für ein erstes Spiel.

lesson-worker = Arbeiter bringen Güter
todo-worker = Hol dir mit einer Bewegung 2 Stein.
hint-worker = Du bekommst ein Gut für den Arbeiter, bei dem du stehen bleibst, und eins für jeden gleichen, den du überspringst.
learnt-worker = Du ziehst so weit vorwärts, wie du willst. Eine Bewegung bringt nur die Sorte, bei deren Arbeiter du stehen bleibst, aber ein Stück für jeden davon, den du überspringst oder erreichst.
lesson-turn = Zwei Bewegungen, ein Spielzug
todo-turn = Hol dir in den zwei Bewegungen deines Spielzugs 1 Holz und 1 Sand.
hint-turn = Halte zuerst beim Holzfäller: Vor der Burg führt kein Weg zurück.
learnt-turn = Ein Spielzug sind immer genau zwei Bewegungen. Der nächste geht dort weiter, wo deine Figur steht. Plane also eine ganze Runde, nicht nur eine Bewegung.
lesson-road = Eine Straße
todo-road = Bau mit deinem Stein und deinem Sand einen Straßenabschnitt (zwei Stücke, dazwischen ein Meilenstein) für 2 Punkte.
hint-road = Straßen kosten 1 Stein und 1 Sand, im Bauamt. Sie beginnen am Marktplatz auf A2; es zählt die Zahl unter dem Meilenstein, in der Mitte des Abschnitts.
learnt-road = Ein Straßenabschnitt bringt die Zahl, die sein Meilenstein bedeckt. Der nächste geht an seinem Ende weiter oder zweigt an einem Marktplatz ab. Straßen treffen sich nie.
lesson-house = Ein Haus
todo-house = Bau mit deinem Stein und deinem Holz ein Haus für 3 Punkte.
hint-house = Ein Haus steht in einem Dreieck an einer Straße. Es bringt die Zahlen an seinen Ecken, auf denen nichts liegt: C2 zählt 2 und C4 zählt 1.
learnt-house = Ein Haus bringt alle freien Zahlen an den Ecken seines Dreiecks und bedeckt keine davon.
lesson-market = Ein Marktplatz
todo-market = Bau mit deinem Holz und deinem Sand einen Marktplatz für 3 Punkte.
hint-market = Marktplätze stehen auf freien Zahlen am Ende einer Straße oder zwischen zwei Abschnitten. Einer der beiden Plätze hier zählt 3.
learnt-market = Ein Marktplatz bringt die Zahl, die er bedeckt. Dort dürfen Straßen abzweigen, und dorthin kann Mehl geliefert werden.
lesson-order = Erst das eine, dann das andere
todo-order = Hol bei einem Besuch im Bauamt 8 Punkte: mit einem Haus und einem Marktplatz.
hint-order = Eine Zahl zählt für ein Haus nur, solange sie frei ist. Was sie bedeckt, kommt besser danach.
learnt-order = Du darfst so oft bauen, wie du bezahlen kannst, in beliebiger Reihenfolge. Werte eine freie Zahl erst mit einem Haus, dann bedecke sie.
lesson-bonus = Bonusplättchen
todo-bonus = Nimm mit einem Haus den Bonus in BC4.
hint-bonus = Geh ins Bauamt. Das Bonusplättchen liegt im Dreieck BC4; einen Arbeiter seiner Sorte hast du.
learnt-bonus = Ein Bonusplättchen kommt auf einen Arbeiter seiner Sorte: 1 Punkt sofort, 1 weiterer, sooft er ein Gut bringt, und in der Schlusswertung zählt er doppelt. Auch Meilensteine und Marktplätze an den Ecken seines Dreiecks dürfen es nehmen.
lesson-mill = Mehl für einen Marktplatz
todo-mill = Liefere Mehl für 7 Punkte.
hint-mill = An der Mühle werden 2 Getreide zu einem Mehlsack für einen Marktplatz. Er bringt zwei freie Zahlen rundherum: Um B7 liegen eine 5 und zwei 2en.
learnt-mill = Eine Lieferung bringt zwei freie Zahlen um einen Marktplatz und 1 Münze. Jeder Marktplatz wird einmal beliefert. Gut sind Plätze mit vielen freien, hohen Zahlen.
lesson-hire = Neue Arbeiter
todo-hire = Wirb Arbeiter für die Felder 3 und 4 an, und zwar so, dass die Zahlen von links nach rechts weiterhin nie fallen.
hint-hire = Im Handelshaus kostet ein Plättchen 2 Münzen; 1 davon bringt dir vorher das Einkommen. Links von den neuen Arbeitern steht eine 2, rechts eine 5.
learnt-hire = Wenn deine Zahlen nie fallen, bringt jeder Besuch im Handelshaus 1 Münze. Bei jedem Besuch darfst du einmal anwerben; neue Arbeiter decken zu, was darunter liegt.
lesson-trade = Was fehlt
todo-trade = Dir fehlt Sand. Verkaufe, kaufe und bau noch im selben Spielzug einen Straßenabschnitt.
hint-trade = Halte im Handelshaus: 1 Münze Einkommen, 1 Münze für 2 verkaufte Güter, und Sand kostet 2 Münzen. Den Stein behältst du. Dann das Bauamt.
learnt-trade = Zwei beliebige Güter bringen 1 Münze, jedes Gut kostet 2 Münzen. Teuer, aber oft besser als noch eine Runde.
lesson-castle = Die Burg
todo-castle = Geh zur Burg. Behalte Stein und Sand für eine Straße, und deck den Arbeiter ab, der die Folge deiner Zahlen stört.
hint-castle = Du behältst 3 Güter und deckst einen Arbeiter ab. Die 7 auf Feld 2 steht vor kleineren Zahlen.
learnt-castle = Auf der Burg muss man anhalten: Mehr als 3 Güter behält niemand, und ein Arbeiter wird abgedeckt, außer du hast nur noch 2. Gib Güter also vorher aus, und verzichte auf den Arbeiter, den du am wenigsten brauchst.
lesson-start = Der Anfang
todo-start = Wähl und leg deine zwei Startplättchen so, dass das Handelshaus Einkommen bringt, und geh dorthin.
hint-start = Wähl Plättchen mit kleinen und mit größeren Zahlen. Die kleinen kommen nach links, die großen nach rechts.
learnt-start = So beginnt das Spiel: für alle zwei Plättchen, vier Arbeiter. Zahlen, die nie fallen, bringen Münzen, und zwischen den Plättchen bleibt Platz für spätere.
lesson-end = Das Ende
todo-end = Erreiche 67 Punkte, beende deinen Spielzug und gewinne.
hint-end = Eine Straße bringt dich über das Ziel. Mach deine zweite Bewegung, beende den Spielzug und sieh dir die Schlusswertung an.
learnt-end = Wer das Ziel erreicht, löst das Ende aus: Alle anderen sind noch einmal an der Reihe. Dann gibt es je Sorte 5 Punkte für die meisten Arbeiter, Bonusplättchen doppelt gezählt; sind mehrere vorn, bekommen sie je 2. Die meisten Punkte gewinnen.

tip-draft = Nimm Plättchen, deren Zahlen zueinander passen: kleine nach links, große nach rechts.
tip-place = Zahlen, die von links nach rechts nie fallen, bringen bei jedem Besuch im Handelshaus eine Münze.
tip-order = Bau erst ein Haus, wo eine Zahl frei ist, dann bedecke sie mit Marktplatz oder Meilenstein.
tip-goal = Das Ende ist nah. Was sofort Punkte bringt, zählt jetzt mehr als neue Arbeiter.
tip-castle-goods = Behalte, was dein nächster Bau kostet: Stein und Sand eine Straße, Stein und Holz ein Haus.
tip-castle-cover = Deck einen Arbeiter ab, bei dem du selten hältst, oder einen, der die Folge deiner Zahlen stört.
tip-hire = Neue Arbeiter einer Sorte, die du schon hast, bringen mit einer Bewegung zwei Güter.
tip-mill = 2 Getreide sind eine Lieferung: zwei freie Zahlen um einen Marktplatz, oft die meisten Punkte eines Besuchs.
tip-building = Sieh ins Bauamt, bevor du daran vorbeiziehst: Straßen kosten Stein und Sand, Häuser Stein und Holz, Marktplätze Holz und Sand.
tip-goods = Halte dort, wo du mehrere Arbeiter einer Sorte überspringst; die Burg nimmt alles bis auf 3 Güter, also gib sie in jeder Runde aus.
