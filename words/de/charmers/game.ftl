# Rajas of the Ganges: The Dice Charmers auf Deutsch: Kurzregeln, Einstellungen, Befehle, Fragen.

about-game = Ihr wählt Würfel, verdient Geld durch Handel und Ruhm durch Bauten, auf zwei Leisten, die einander entgegenlaufen. Die größte Überschneidung gewinnt, nach etwa 13 Runden.
rules =
    - **Ziel:** Geld und Ruhm werden auf zwei gegenläufigen Leisten eingetragen; ein Feld Ruhm ist so lang wie drei Felder Geld. Wessen Leisten sich am Ende am weitesten überschneiden, gewinnt.
    - **Eine Runde:** Der Startspieler würfelt alle acht Würfel und nimmt einen; dessen Zwilling kommt auf den Elefanten. Die anderen nehmen reihum je einen der übrigen. Zu zweit nimmt jeder zwei, abwechselnd. Passt ein Würfel, muss einer genommen werden. Sobald deiner genommen ist, wählt schon der nächste, während du deinen Zug auf dem eigenen Blatt beendest.
    - **Lila:** beide Waren im Markt einkreisen, von links; ist die Reihe voll, ist die Ware verloren. Auch verkauft wird von links, jede für die Münze unter ihrer Spalte.
    - **Grün:** den Weg in ein freies Feld zeichnen, verbunden mit Wegen von der Residenz, gedreht wie du magst. Zwei halbe Wege werden ein Weg in einem freien Feld oder an Wege angebaut; nur halbe Wege ändern einen Weg, und keiner steht allein. Der erste Weg in einem Feld zählt einmal: Ein Gebäude bringt Ruhm nach der Aufwertungstabelle (1 bis 3), auf einem Markt darfst du sofort 1 bis 3 Waren verkaufen.
    - **Blau:** zum nächsten Flussfeld voraus mit diesem Symbol fahren, alle Boni dort erhalten. Du bist bei deiner Markierung am weitesten rechts, auch nachdem du zurückgefahren bist.
    - **Orange:** die Person im Palast abkreuzen, jede dreimal im Spiel, durch Würfel und Boni zusammen, und ihre Aktion ausführen:
      - Großmogul: auch eine andere Person abkreuzen und ihre Aktion ausführen
      - Maharani: 1 oder 2 Felder vorwärtsfahren
      - Händlerin: bis zu 2 Waren verkaufen oder 1 beliebige einkreisen
      - Raja Man Singh: 1 Geld und eine Aufwertung: eine Art Gebäude ist 1 Ruhm mehr wert, höchstens 3
      - Baumeister: zwei halbe Wege
      - Portugiese: 1 oder 2 freie Felder zurückfahren oder 1 beliebige Ware einkreisen
    - **Boni** werden sofort eingekreist und nach der Würfelaktion genutzt, in beliebiger Reihenfolge: am Rand, in ausverkauften Zelten, in vollen Spalten von Palast und Aufwertungstabelle, mit dem 3., 4. und 5. Karma und wo du sie auf beiden Leisten erreichst oder überschreitest. Was du bis zum Ende deines Zuges nicht nutzen kannst, verfällt. An die Residenz wird kein halber Weg angebaut.
    - **Karma:** Eines hast du am Anfang. Vor dem Nehmen den Würfel auf dem Elefanten und einen aus der Mitte neu würfeln, so oft du Karma hast. Einen der beiden nimmst du, der andere kommt auf den Elefanten. Der Startspieler kann das nicht, außer im zweiten Durchgang zu zweit. Passt kein Würfel und hast du kein Karma, tust du nichts.
    - **Blatt:** Alle spielen auf demselben, Sonne (gut für ein erstes Spiel) oder Mond, vor Beginn gewählt.
    - **Ende:** Überschneiden sich bei jemandem die Leisten (berühren reicht nicht), wird die Runde beendet (zu zweit der Durchgang). Gleichstand: mehr Karma eingekreist, dann mehr Karma eingesetzt, dann geteilter Sieg.
rules-verbs =
    roll take → eine Runde
    karma → Karma
    road join half → Grün
    sell sell_same sell_different goods purple → Lila
    sail → Blau
    palace upgrade → Orange
    leave finish → Boni
rules-also =
    Schiff, Boot, Lotus, Fisch, Kranich → Blau
    Lücke, Abstand, Differenz, Überschneidung → Ziel
    Tempel, Festung, Garten, Mausoleum, Kurve, Gabelung, Kreuzung, Gerade, Straße → Grün
    Figur → Orange
    Punkte → Ende
    Bonus → Boni
    Güter, Tee, Seide, Gewürz → Lila
    Seite, Zettel → Blatt
rules-terms =
    Lücke → so viele Felder sind zwischen deinen beiden Leisten noch frei; 1 Ruhm schließt drei davon, 1 Geld eines
    Überschneidung, überschneiden → um so viele Felder sind deine beiden Leisten aneinander vorbei; die größte Überschneidung gewinnt
    einkreisen, kreist, eingekreist → als erhalten markieren; Waren werden in deinem Markt eingekreist, von links
    halber Weg, halben Weg, halbe Wege, halben Wege → ein Weg von der Mitte eines Feldes zu einer Seite: Zwei ergeben einen Weg, oder einer wird an einen Weg angebaut, den du hast
    Karma → bevor du einen Würfel nimmst, würfelt 1 Karma den auf dem Elefanten und einen weiteren neu; einen der beiden nimmst du
    Elefant, Elefanten → er trägt den Zwilling des Würfels, den der Startspieler genommen hat
    Aufwertung, aufwerten → eine Art Gebäude bringt ab jetzt 1 Ruhm mehr, höchstens 3
    Palastkästchen → jede Person des Palasts hat drei Kästchen; jede Nutzung kreuzt eines ab
    Lotus; Fisch; Kranich; Boot; Schildkröte; Reiher → Symbole auf den Feldern des Flusses; ein blauer Würfel bringt dich zum nächsten Feld mit seinem Symbol
    Großmogul → Person des Palasts: auch eine andere Person abkreuzen und ihre Aktion ausführen
    Maharani → Person des Palasts: 1 oder 2 Felder vorwärtsfahren
    Händlerin → Person des Palasts: bis zu 2 Waren verkaufen oder 1 einkreisen
    Raja Man Singh → Person des Palasts: 1 Geld und eine Aufwertung
    Baumeister → Person des Palasts: zwei halbe Wege
    Portugiese, Portugiesen → Person des Palasts: 1 oder 2 freie Felder zurückfahren oder 1 Ware einkreisen
    Zelt → drei Waren einer Spalte des Markts; sind alle verkauft, gehört dir sein Bonus

setting-sheet = Blatt
setting-sheet-sun = Sonne, gut für das erste Spiel
setting-sheet-moon = Mond

verb-roll = Würfeln
verb-take = Würfel nehmen
verb-karma = Karma einsetzen
verb-road = Weg zeichnen
verb-join = Halbe Wege verbinden
verb-half = Halben Weg anbauen
verb-sell = Waren verkaufen
verb-sell_same = Gleiche Waren verkaufen
verb-sell_different = Verschiedene Waren verkaufen
verb-goods = Waren einkreisen
verb-purple = Waren eines lila Würfels
verb-sail = Fahren
verb-palace = Palastaktion
verb-upgrade = Gebäude aufwerten
verb-leave = Verzichten
verb-finish = Zug beenden

ask-take-die = Welchen Würfel nimmst du?
ask-karma-die = Welchen zweiten würfelst du neu?
ask-road-road = Wohin soll der Weg?
ask-road-road-then = Wie soll er liegen?
ask-join-road = Wohin soll der Weg aus den zwei halben?
ask-join-road-then = Wie soll er liegen?
ask-half-half = An welchen Weg baust du den halben an?
ask-half-half-then = Wohin soll er führen?
ask-sell-goods = Welche Waren verkaufst du?
ask-sell_same-goods = Welche gleichen Waren verkaufst du?
ask-sell_different-goods = Welche verschiedenen Waren verkaufst du?
ask-goods-goods = Welche Waren kreist du ein?
ask-purple-goods = Welche Waren eines lila Würfels kreist du ein?
ask-sail-space = Auf welches Feld?
ask-palace-person = Welche Person?
ask-upgrade-building = Welche Gebäude wertest du auf?
ask-take-at = Danach: wohin – ein Feld, Flussfeld, eine Person, Waren oder Gebäude
ask-take-turned = Wie der Weg liegt, wo das etwas ausmacht
ask-road-at = Auf welchem Feld
ask-road-turned = Wie er liegt, wo das etwas ausmacht
ask-join-at = Auf welchem Feld
ask-join-turned = Wie er liegt, wo das etwas ausmacht
ask-half-at = Auf welchem Feld
ask-half-turned = Zu welcher Seite er führt

doing-rolling = Runde { $round }: Würfeln
doing-turns = Runde { $round }

label-road = { $cell } { $way }
label-goods = { $goods } einkreisen
label-sale = { $goods } verkaufen
label-space = auf Feld { $space } fahren ({ $symbol })
label-building = { $building } { $before } → { $after } Ruhm

remind-so-far = Dieser Zug bisher: { $goods }
remind-now = Jetzt: { $task }
remind-open = Offen: { $tasks }
remind-overlap = Überschneidung deiner Leisten: { $overlap }
remind-next = noch { $count } { $track } → { $tasks }
remind-karma = Karma übrig: { $count }
remind-last = Die Leisten von { $seat } überschneiden sich: Das ist die letzte Runde.
remind-near = Die Leisten von { $seat } überschneiden sich bald: Das Ende ist nah.
remind-full = Reihe im Markt voll: { $goods }
remind-nearly = Reihe im Markt mit nur noch einem Platz: { $goods }

# Was man tippt, um zu sagen, wie ein Weg liegt.
spell-NS = senkrecht
spell-EW = waagerecht
spell-NE = oben-rechts
spell-ES = rechts-unten
spell-SW = unten-links
spell-NW = links-oben
spell-NES = nicht-links
spell-ESW = nicht-oben
spell-NSW = nicht-rechts
spell-NEW = nicht-unten
spell-NESW = kreuzung
spell-N = oben
spell-E = rechts
spell-S = unten
spell-W = links

reason-overlap = Die Leisten haben sich überschnitten.
reason-cap = Nach 40 Runden wurde beendet, wie es stand.
