# Was der Bot den Admins eines Servers über dessen Tische und Leute sagt.

admin-list = Tische auf diesem Server: { $count }. { $wrong ->
    [0] Alle sind in Ordnung.
    [one] Bei einem stimmt etwas nicht.
   *[other] Bei { $wrong } stimmt etwas nicht.
 }
admin-list-none = Hier gibt es keine Tische, die nicht zu Ende sind.
wrong-lost = Kein Ort: { $why }. Mit { COMMAND("admin relocate") } lässt sich das beheben.
wrong-paused = Angehalten: Die Regeln haben versagt. { COMMAND("admin resume") } versucht es mit berichtigten Regeln noch einmal.
wrong-paused-admin = Von einem Admin angehalten: { $reason }
wrong-late = Auf { $name } wird seit dem <t:{ $since }:f> gewartet. Mit { COMMAND("admin replace") } spielt ein Übungsgegner weiter.
wrong-failing = Eine Nachricht dort misslingt immer wieder: { $why }

admin-closing = { $table } ohne Ergebnis schließen?
admin-removing = { $name } den Platz an { $table } endgültig nehmen? Ein Übungsgegner spielt weiter, und wer will, kann den Platz übernehmen; auch { $name }, außer du nimmst vorher { COMMAND("admin bar") }.
admin-rewinding = { $table } auf Eintrag { $entry } zurücksetzen? Das nimmt { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
 } zurück:
admin-redrawn = Was seither gewürfelt oder gezogen wurde, wird neu gezogen. Was vorher gemischt wurde, ein Stapel oder eine Reihenfolge, bleibt, wie es war, und wer etwas davon gesehen hat, weiß es noch.
admin-then = Dann am Zug: { $who }
admin-forgetting = **{ $person } vergessen?** Kennung und Name verschwinden aus allem, was von den Tischen dieses Servers gespeichert ist. Plätze in Spielen, die nicht zu Ende sind, gehen verloren: Dort spielen Übungsgegner weiter. Auf einen solchen Platz kann die Person zurück, auf keinen anderen dort, denn sie kennt seine Geheimnisse; dafür bleibt bis zum Ende des Spiels ein Merkmal ohne Namen. Spiele und Ergebnisse bleiben, ohne Namen. Nachrichten, die auf Discord stehen, und bis zu eine Woche alte Kopien der Datenbank ändern sich nicht.
admin-limits = **Grenzen.** Tische einer Person, die auf Mitspieler warten: { $person }. Tische in einem Kanal: { $channel ->
    [0] beliebig viele
   *[other] { $channel }
 } · **Ausgeschlossen:** { $barred }
admin-nobody = niemand

said-admin-close = { $table } ist geschlossen.
said-admin-pause = { $table } ist angehalten.
said-admin-resume = { $table } geht weiter.
said-admin-relocate = { $table } ist von nun an in { $place } zu sehen.
said-admin-rewind = { $table } steht wieder bei Eintrag { $entry }.
said-admin-replace = An { $table } spielt von nun an ein Übungsgegner für { $name }.
said-admin-remove = { $name } hat keinen Platz mehr an { $table }.
said-admin-bar = { $person } kann auf diesem Server keinen Platz mehr nehmen. Die Plätze von jetzt bleiben: { COMMAND("admin remove") } nimmt einen.
said-admin-unbar = { $person } kann wieder Plätze nehmen.
said-admin-export = { $table }, wie alle es wissen dürfen: kein Startwert, nichts Verdecktes. Diese Datei siehst nur du.
said-admin-export-over = Die ganze Aufzeichnung von { $table }. Diese Datei siehst nur du.
said-admin-forget = Vergessen, an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
 }.

board-paused-admin = Von einem Admin angehalten: { $reason }
notice-paused = Ein Admin hat dieses Spiel angehalten: { $reason }
notice-resumed = Ein Admin lässt dieses Spiel weitergehen.
notice-moved = Ein Admin hat diesen Tisch hierher geholt.
notice-rewound = Ein Admin hat dieses Spiel zurückgesetzt: { $reason }
notice-why-replaced = Ein Admin lässt von jetzt an einen Übungsgegner für { $name } spielen: { $reason }
    { $people }, du kannst zurückkommen, bis jemand deinen Platz genommen hat.
notice-why-removed = Ein Admin hat den Platz von { $name } freigemacht: { $reason }
    Ein Übungsgegner spielt weiter; wer mag, kann den Platz nehmen.
note-rewound = Ein Admin setzt das Spiel auf Eintrag { $entry } zurück ({ $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
 } zurückgenommen): { $reason }

report-act-close = <@{ $by }> hat { $table } ({ $link }) geschlossen: { $reason }
report-act-pause = <@{ $by }> hat { $table } ({ $link }) angehalten: { $reason }
report-act-resume = <@{ $by }> hat { $table } ({ $link }) fortgesetzt.
report-act-move = <@{ $by }> hat { $table } ({ $link }) umziehen lassen.
report-act-rewind = <@{ $by }> hat { $table } ({ $link }) zurückgesetzt: { $reason }
report-act-replace = <@{ $by }> hat an { $table } ({ $link }) jemanden ersetzt: { $reason }
report-act-remove = <@{ $by }> hat jemanden von { $table } ({ $link }) entfernt: { $reason }

name-admin = verwalten
name-close = schließen
name-pause = anhalten
name-resume = fortsetzen
name-relocate = umziehen
name-rewind = zurücksetzen
name-replace = ersetzen
name-remove = entfernen
name-bar = ausschließen
name-unbar = zulassen
name-limits = grenzen
name-export = ausgeben
name-forget = vergessen
name-reason = grund
name-entry = eintrag
name-player = spieler
name-channel = kanal
name-a-person = je-person
name-a-channel = je-kanal

command-admin = Für alle, die den Server verwalten: Tische in Ordnung bringen und beenden
command-admin-list = Alle Tische ansehen, zuerst die, an denen etwas nicht stimmt
command-admin-close = Einen Tisch ohne Ergebnis beenden
command-admin-pause = An einem Tisch niemanden ziehen lassen
command-admin-resume = Einen angehaltenen Tisch weitergehen lassen
command-admin-relocate = Einen Tisch hier oder in einem anderen Kanal zeigen
command-admin-rewind = Ein Spiel auf einen früheren Eintrag seines Verlaufs zurücksetzen
command-admin-replace = Einen Übungsgegner für jemanden spielen lassen
command-admin-remove = Jemandem den Platz endgültig nehmen
command-admin-bar = Jemanden auf diesem Server keinen Platz nehmen lassen
command-admin-unbar = Jemanden wieder Plätze nehmen lassen
command-admin-limits = Wie viele Tische eine Person und ein Kanal haben dürfen
command-admin-export = Einen Tisch als Datei bekommen
command-admin-forget = Kennung und Name von jemandem aus allen Tischen hier entfernen
option-reason = Warum; das lesen alle am Tisch
option-new-place = Wo er zu sehen ist (leer: hier)
option-entry = Der letzte Eintrag, der bleibt
option-player = Wer
option-barred = Wer
option-forgotten = Wessen Daten
option-a-person = Höchstens so viele Tische einer Person, die auf Mitspieler warten
option-a-channel = Höchstens so viele Tische in einem Kanal, die nicht zu Ende sind (0: beliebig viele)

no-name-table = Hier ist kein Tisch, der nicht zu Ende ist. Nenne einen mit der Option „tisch“.
no-no-reason = Bitte nenne einen Grund in Worten.
no-no-such-place-here = Diesen Ort gibt es auf diesem Server nicht.
