# World Wonders auf Deutsch.

# Wo Teile liegen dürfen: was ein Teil neben sich braucht; `.at` nach „neben“.
beside-road = eine Straße
    .at = einer Straße
beside-natural = ein Naturfeld
    .at = einem Naturfeld
beside-water = Wasser
beside-farm = { $count ->
    [one] ein Hof
   *[other] { $count } Höfe
 }
    .at = { $count ->
    [one] einem Hof
   *[other] { $count } Höfen
 }
beside-market = { $count ->
    [one] ein Markt
   *[other] { $count } Märkte
 }
    .at = { $count ->
    [one] einem Markt
   *[other] { $count } Märkten
 }
beside-library = { $count ->
    [one] eine Bibliothek
   *[other] { $count } Bibliotheken
 }
    .at = { $count ->
    [one] einer Bibliothek
   *[other] { $count } Bibliotheken
 }
beside-housing = { $count ->
    [one] ein Wohnhaus
   *[other] { $count } Wohnhäuser
 }
    .at = { $count ->
    [one] einem Wohnhaus
   *[other] { $count } Wohnhäusern
 }
beside-temple = { $count ->
    [one] ein Tempel
   *[other] { $count } Tempel
 }
    .at = { $count ->
    [one] einem Tempel
   *[other] { $count } Tempeln
 }
beside-space = freie Felder im richtigen Gelände

no-no-such-piece = Ein Teil { $piece } gibt es nicht.
no-how-turned = Nenne, wie das Teil gedreht ist (0, 90, 180 oder 270), und sein erstes Feld (das oberste, dort das linke): 90-D5.
no-which-cell = Nenne ein Feld der Karte: D5.
no-which-cells = Nenne die Felder aller { $parts } Stücke, { $size ->
    [one] je ein Feld: D5-E5-E6.
   *[other] je { $size } Felder: D5E5-F5F6-G6H6.
 }
no-off-map = Dort läge es zum Teil außerhalb der Karte.
no-parts-touch = Jedes Stück muss eine Seite mit einem anderen gemeinsam haben, sodass alle zusammenhängen.
no-parts-spaced = Zwischen einem Stück und dem nächsten muss genau ein Feld liegen, { $parts ->
    [2] in gerader Linie.
   *[other] in einer Reihe oder um eine Ecke.
 }
no-other-name = Dieser Platz wird { $way } geschrieben.
no-place-is-right = Das Teil kann dort liegen; etwas anderes verbietet es.
no-cells-taken = Dort liegt schon etwas: { $cells }.
no-only-land = Es darf nur auf Land liegen; Wasser ist auf { $cells }.
no-ends-on-land = Beide Enden müssen auf Land liegen; Wasser ist auf { $cells }.
no-needs-water = Es muss mindestens ein Wasserfeld bedecken.
no-needs-water-between = Zwischen seinen Enden muss es mindestens ein Wasserfeld bedecken.
no-needs-sidewalk = Die Startstraße muss den Gehweg berühren: Sie muss ein Feld der untersten Zeile bedecken.
no-needs-road-start = Eine Straße muss an einer Straße, an einem Turm oder am Gehweg unter der untersten Zeile beginnen.
no-needs-piece = Ein Turm muss neben etwas stehen, das du gelegt hast.
no-needs-street = Es muss neben einer Straße oder { FORM($beside, "at") } liegen.
no-needs-beside = Es muss neben { FORM($beside, "at") } liegen.
no-not-understood = „{ $word }“ ist nicht zu verstehen. Nenne das Teil, wenn es noch nicht gewählt ist, sein erstes Feld (das oberste, dort das linke) und wie es gedreht ist.
no-which-turning = Dort kann es auf mehrere Arten liegen: { $list }. Sag, wie es gedreht ist.
no-fits-nowhere = In deiner Stadt ist jetzt kein Platz dafür.
