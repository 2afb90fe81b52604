# Ein Spiel lernen: Lektionen und ein erstes Spiel

name-learn = lernen
command-learn = Ein Spiel spielend lernen: kurze Lektionen, ganz für dich
option-learn-game = Welches Spiel? Ohne Angabe siehst du alle
learn-head = Ein Spiel lernen
learn-which = Kurze Aufgaben, jede mit wenigen Knopfdrücken gelöst. Welches Spiel?
learn-progress = { $done } von { $count }
learn-no-lessons = noch keine Lektionen
learn-game = { $game } lernen
learn-none = Für { $game } gibt es noch keine Lektionen. Ein erstes Spiel mit Rat oder die Regeln am Tisch helfen weiter.
learn-all-done = Du hast alle Lektionen geschafft. Spiel jetzt ein ganzes Spiel.
learn-choose = Eine Lektion wählen
learn-line = { $done ->
    [yes] ✓
   *[no] ·
 } { $number }. { $title }
button-learn-games = Ein Spiel lernen
button-lesson = Weiter: { $title }
button-lessons = Alle Lektionen
button-lesson-again = Von vorn
button-hint = Tipp
button-first-game = Ein erstes Spiel mit Rat
button-no-advice = Kein Rat mehr
lesson-you = Du
lesson-head = { $number } von { $of }: { $title }
lesson-left = { $count ->
    [one] noch 1 Schritt (eine Wahl in Teilen ist einer)
   *[other] noch bis zu { $count } Schritte (eine Wahl in Teilen ist einer)
 }
lesson-done = Geschafft: { $title }
lesson-astray = Das ist nicht der gerade Weg zur Aufgabe. Siehst du einen anderen, so geh ihn; sonst geh einen Schritt zurück oder fang von vorn an.
lesson-missed = Noch nicht
lesson-missed-task = Die Aufgabe war: { $task }
no-no-lesson = Diese Lektion gibt es nicht mehr. Die Liste der Lektionen zeigt, was es gibt.
no-lesson-over = Diese Lektion ist vorbei. Fang von vorn an oder geh weiter zur nächsten.
no-lesson-not-now = Das gehört nicht zu dieser Lektion.
said-first-game = Los geht’s: { $table }, mit einem bedachten Übungsgegner. Am Tisch liest du, worauf es gerade ankommt. → { $link }
said-no-advice = An diesem Tisch gibt es keinen Rat mehr.
advice = > **Darauf kommt es jetzt an:** { $tip }
