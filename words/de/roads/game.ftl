# Das Spiel als Ganzes.

note-turn-begins = Runde { $turn } beginnt.

rules =
    - Eine Runde hat vier Phasen, die alle zugleich spielen: **Produktion, Bewegung, Bauen, Wunder**. Niemandem gehört etwas außer Transportern, ihrer Ladung und Mauern.
    - **Produktion:** Holzfäller, Steinbrüche, Lehmgruben, Bohrinseln und Bergwerke liefern je 1 Gut. Betriebe verarbeiten Güter von deinen Transportern oder vom Boden dort. 2 Esel oder 2 Gänse allein auf einer Weide vermehren sich. Forschung kostet 2 Gänse und 1 Papier.
    - **Bewegung:** jeder Transporter einmal. Esel 2 Schritte auf Straßen oder 1 ohne, Kutschen 3, LKWs 4; Flöße 3, Ruderboote 4, Dampfschiffe 6. Unterwegs wird auf- und abgeladen. Flüsse brauchen Brücken.
    - **Bauen:** mit Gütern dort, wo dein Transporter steht: Gebäude (eins je Feld), Straßen und Brücken (1 Stein), Mauern (1, 2, 3 … Steine).
    - **Wunder:** mit einem Transporter auf deinem Startplatz kosten Bausteine 1, 2, 3 … Güter von dort, jeder 1 mehr, sobald vier Reihen voll sind. Danach kommt ein neutraler.
    - **Konflikt:** Güter bekommt, wer auf der Reihenfolgetafel früher dran ist. Wer eine neue Reihenfolge will, verlangt sie vorher (*Antworten hinterlegen*); sie wird zu Beginn der nächsten Phase festgelegt, in der sie etwas ändern kann. Was du wählst, wo ein anderer zuerst kommt, wartet so lange.
    - **Ende:** ein Baustein auf der Marke eurer Spielerzahl oder der letzte neutrale; allein nach 20 Runden. Auf deinen Transportern: Gold 10, Münzen 40, Aktien 120; dazu 10 Punkte je Reihe des Wunders, aufgeteilt.
