# Was die Spielregeln aller Spiele sagen.

count = { $count } { $thing }
nothing = nichts
# Die Beschreibung eines Bildes: Möglichkeiten mit ihren Buchstaben oder Zahlen, und wie viele noch.
alt-options-some = Zur Wahl: { $options }; und { $left ->
    [one] eine weitere
   *[other] { $left } weitere
 }.
list-and = { $first } und { $last }
seat = Platz { $number }
# Jemand mit Namen; und wer liest, in Sätzen des Verlaufs: siehe words/forms.py
person = { $name }
you = du
    .acc = dich
    .dat = dir
    .first = Du

preview-cost = kostet { $goods }
preview-gain = bringt { $goods }
preview-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
doing-over = Das Spiel ist zu Ende

no-unknown-verb = Die Aktion „{ $verb }“ gibt es nicht. Es gibt: { $verbs }.
no-text-too-long = Eine Aktion hat höchstens { $most } Zeichen.
no-wrong-fields = „{ $verb }“ braucht genau: { $fields }.
no-wrong-parts = „{ $value }“ nennt zu wenig oder zu viel. Gebraucht: { $parts }.
no-not-yes-or-no = „{ $value }“ sollte yes oder no sein.
no-not-a-number = „{ $value }“ sollte eine ganze Zahl sein.
no-bad-options = Diese Einstellungen passen nicht zum Spiel: { $reason }.
no-wrong-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $count }.
no-wrong-seats-only = Dieses Spiel ist für { $most ->
    [1] eine Person
    [2] zwei Personen
    [3] drei Personen
    [4] vier Personen
   *[other] { $most } Personen
 }, nicht für { $count }.
no-game-over = Das Spiel ist zu Ende.
no-not-your-turn = Du bist nicht am Zug.
no-not-offered = „{ $action }“ geht gerade nicht. Möglich ist: { $verbs }.
no-undo-past-reveal = Zurücknehmen kannst du nur, was nach dem letzten Ziehen oder Aufdecken geschah, und nur, bis andere gezogen haben.
no-undo-built-on = Was seitdem geschehen ist, baut darauf auf, darum bleibt dieser Schritt.
no-undo-not-own = Den letzten Schritt auf deinem Platz hast nicht du gemacht, also bleibt er.
no-nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst.
no-nothing-to-redo = Es gibt nichts, was du wiederherstellen kannst.
no-bad-setting = Das ist nicht dabei. Zur Wahl steht: { $allowed }.
no-no-setting = Diese Einstellung gibt es nicht. Es gibt: { $allowed }.

standing-points = Punkte
