# Was der Bot den Admins eines Servers über dessen Tische und Leute sagt.

admin-list = Tische auf diesem Server: { $count }. { $wrong ->
    [0] Alle sind in Ordnung.
    [one] Bei einem stimmt etwas nicht.
   *[other] Bei { $wrong } stimmt etwas nicht.
 }
admin-list-asked = { $who } am Zug, zuletzt bewegt <t:{ $at }:R>
admin-list-idle = zuletzt bewegt <t:{ $at }:R>
admin-list-none = Hier gibt es keine Tische, die nicht zu Ende sind.
wrong-lost = Kein Ort: { $why }. Mit { COMMAND("admin relocate") } lässt sich das beheben.
wrong-paused = Angehalten: Die Regeln haben versagt. { COMMAND("admin resume") } versucht es mit berichtigten Regeln noch einmal.
wrong-paused-older = Angehalten: Nach den Regeln einer neuen Version führen die Züge anderswohin. { COMMAND("admin resume") } geht von hier aus weiter.
wrong-paused-admin = Von einem Admin angehalten: { $reason }
wrong-late = Auf { $name } wird seit dem <t:{ $since }:f> gewartet. Mit { COMMAND("admin replace") } spielt ein Übungsgegner weiter.
wrong-failing = Eine Nachricht dort misslingt immer wieder: { $why }

admin-closing = { $table } ohne Ergebnis schließen?
admin-closing-back = Seine Leute erfahren es. Einen Tag lang öffnet { COMMAND("admin reopen") } ihn wieder, wo er aufgehört hat.
admin-emptying = { $person } auf diesem Server { $count ->
    [one] den Platz
   *[other] alle { $count } Plätze
 } nehmen?
admin-emptying-what = In laufenden Spielen spielen Übungsgegner weiter, und wer will, kann die Plätze übernehmen. An Tischen, die noch nicht begonnen haben, werden sie frei. Jeder Tisch liest den Grund.
button-empty = { $count ->
    [one] Den Platz nehmen …
   *[other] Alle { $count } Plätze nehmen …
 }
admin-removing = { $name } den Platz an { $table } nehmen? Ein Übungsgegner spielt weiter, und wer will, kann den Platz übernehmen{ $barred ->
    [yes] , außer { $name }, denn es gilt ein Ausschluss.
   *[no] : auch { $name }, außer du wählst den zweiten Knopf.
 }
admin-removing-lobby = { $name } vor dem Start von { $table } nehmen? Der Grund steht dort zu lesen. { $barred ->
    [yes] Wieder mitspielen ist nicht möglich, solange der Ausschluss gilt.
   *[no] Wieder mitspielen ist möglich, außer du wählst den zweiten Knopf.
 }
button-remove = Entfernen
button-remove-for-good = Entfernen, und an diesen Tisch nicht mehr
admin-pausing = { $table } anhalten? Niemand kann ziehen, und keine Zeit zählt, bis du { COMMAND("admin resume") } nimmst.
admin-replacing = Einen Übungsgegner für { $name } an { $table } spielen lassen? { $barred ->
    [yes] { $name } ist ausgeschlossen und kann nicht zurückkommen.
   *[no] { $name } kann zurückkommen, bis jemand den Platz übernommen hat.
 }
admin-rewinding = { $table } auf Eintrag { $entry } zurücksetzen? Das nimmt { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
 } zurück:
admin-restoring = { $table } wieder auf Eintrag { $entry } vorsetzen? Das holt { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
 } zurück:
admin-redrawn = Was seither gewürfelt oder gezogen wurde, wird neu gezogen. Was vorher gemischt wurde, ein Stapel oder eine Reihenfolge, bleibt, wie es war, und wer etwas davon gesehen hat, weiß es noch.
admin-then = Dann am Zug: { $who }
admin-forgetting = **{ $person } vergessen?** Kennung und Name verschwinden aus allem, was von den Tischen dieses Servers gespeichert ist. Plätze in Spielen, die nicht zu Ende sind, gehen verloren: Dort spielen Übungsgegner weiter. Auf einen solchen Platz kann die Person zurück, auf keinen anderen dort, denn sie kennt seine Geheimnisse; dafür bleibt bis zum Ende des Spiels ein Merkmal ohne Namen. Spiele und Ergebnisse bleiben, ohne Namen; ein Ausschluss bleibt auch. Nachrichten, die auf Discord stehen, und bis zu eine Woche alte Kopien der Datenbank ändern sich nicht.
admin-limits = **Grenzen.** Tische einer Person, die auf Mitspieler warten: { $person }. Tische in einem Kanal: { $channel ->
    [0] beliebig viele
   *[other] { $channel }
 } · **Ausgeschlossen:** { $barred }
admin-nobody = niemand

said-admin-close = { $table } ist geschlossen.
said-admin-pause = { $table } ist angehalten.
said-admin-resume = { $table } geht weiter.
said-admin-relocate = { $table } ist von nun an in { $place } zu sehen.
said-admin-rewind = { $table } steht wieder bei Eintrag { $entry }. Solange niemand zieht, lässt sich das umkehren: { COMMAND("admin rewind") } auf Eintrag { $last }.
said-admin-restore = { $table } steht wieder bei Eintrag { $entry }.
said-admin-replace = An { $table } spielt von nun an ein Übungsgegner für { $name }.
said-admin-remove = { $name } hat keinen Platz mehr an { $table }.
said-admin-remove-for-good = { $name } hat keinen Platz mehr an { $table } und kann dort keinen mehr nehmen. Mit { COMMAND("admin unbar") } und diesem Tisch hebst du das auf.
said-admin-reopen = { $table } geht weiter, wo es aufgehört hat.
said-admin-reopen-paused = { $table } ist wieder offen und wie zuvor angehalten. Mit { COMMAND("admin resume") } geht es weiter.
said-admin-seat = { $person } ist der Platz an { $table } angeboten und kann ihn dort nehmen.
said-admin-bar = { $until ->
    [never] { $person } kann auf diesem Server keinen Platz mehr nehmen.
   *[other] { $person } kann auf diesem Server bis <t:{ $until }:f> keinen Platz nehmen.
 } { COMMAND("admin unbar") } hebt das auf.
said-admin-bar-seats = { $count ->
    [one] Der jetzige Platz bleibt
   *[other] Die { $count } jetzigen Plätze bleiben
 }; { COMMAND("admin remove") } nimmt einen:
said-admin-empty = { $count ->
    [0] { $person } hat auf diesem Server keinen Platz mehr.
    [one] { $person } hat einen Platz verloren.
   *[other] { $person } hat { $count } Plätze verloren.
 }
said-admin-shut-out = { $person } kann an { $table } keinen Platz mehr nehmen, wer auch einlädt. Mit { COMMAND("admin unbar") } und diesem Tisch hebst du das auf.
said-admin-let-back = { $person } kann an { $table } wieder einen Platz nehmen.
admin-barred = <@{ $person }> ({ $reason }{ $until ->
    [never] {""}
   *[other] , bis <t:{ $until }:d>
 })
said-admin-unbar = { $person } kann wieder Plätze nehmen.
said-admin-export = { $table }, wie alle es wissen dürfen: kein Startwert, nichts Verdecktes. Diese Datei siehst nur du.
said-admin-export-over = Die ganze Aufzeichnung von { $table }. Diese Datei siehst nur du.
said-admin-forget = Vergessen, an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
 }.

board-paused-older = Angehalten: Nach den Regeln einer neuen Version hätten die bisherigen Züge anderswohin geführt. Sie bleiben, wie sie sind; ein Admin entscheidet, wie es weitergeht.
board-paused-admin = Von einem Admin angehalten: { $reason }
notice-older = Dieses Spiel ist angehalten. Der Bot wurde erneuert, und nach seinen neuen Regeln hätten eure bisherigen Züge anderswohin geführt. Sie bleiben, wie sie sind. Ein Admin entscheidet: nach den neuen Regeln von hier aus weiter, zurück zu einem früheren Zug oder Schluss.
notice-paused = Ein Admin hat dieses Spiel angehalten: { $reason }
notice-fits = Dieses Spiel geht weiter: Die Regeln einer neuen Version passen zu den bisherigen Zügen.
notice-resumed = Ein Admin lässt dieses Spiel weitergehen.
notice-moved = Ein Admin hat diesen Tisch hierher geholt.
notice-reopened = Ein Admin hat diesen Tisch wieder geöffnet: { $reason }
notice-taken-off = { $people }, ein Admin hat dich von diesem Tisch genommen: { $reason }
notice-offered-admin = { $people }, ein Admin bietet dir einen freien Platz an { $table } an, wie er steht.
notice-rewound = Ein Admin hat dieses Spiel zurückgesetzt: { $reason }
notice-why-replaced = Ein Admin lässt von jetzt an einen Übungsgegner für { $name } spielen: { $reason }
    { $people }, du kannst zurückkommen, bis jemand deinen Platz genommen hat.
notice-why-removed = Ein Admin hat den Platz von { $name } freigemacht: { $reason }
    Ein Übungsgegner spielt weiter; wer mag, kann den Platz nehmen.
notice-restored = Ein Admin hat zurückgeholt, was zurückgenommen war: { $reason }
note-restored = Ein Admin holt das Spiel auf Eintrag { $entry } zurück ({ $count ->
    [one] ein Eintrag gilt
   *[other] { $count } Einträge gelten
 } wieder): { $reason }
note-rewound = Ein Admin setzt das Spiel auf Eintrag { $entry } zurück ({ $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
 } zurückgenommen): { $reason }

report-first =
    Hier liest du von Störungen und davon, was Admins mit Tischen machen.
    Wenn ich von diesem Server entfernt werde, sind **30 Tage später alle seine Tische und Einstellungen gelöscht**. Wer einen Tisch behalten will, holt ihn sich vorher mit { COMMAND("admin export") } als Datei; komme ich in den 30 Tagen zurück, ist alles noch da.
report-act-close = <@{ $by }> hat { $table } ({ $link }) geschlossen: { $reason }
report-act-pause = <@{ $by }> hat { $table } ({ $link }) angehalten: { $reason }
report-act-resume = <@{ $by }> hat { $table } ({ $link }) fortgesetzt.
report-act-move = <@{ $by }> hat { $table } ({ $link }) umziehen lassen.
report-act-rewind = <@{ $by }> hat { $table } ({ $link }) zurückgesetzt: { $reason }
report-act-restore = <@{ $by }> hat an { $table } ({ $link }) zurückgeholt, was zurückgenommen war: { $reason }
report-act-replace = <@{ $by }> hat an { $table } ({ $link }) jemanden ersetzt: { $reason }
report-act-reopen = <@{ $by }> hat { $table } ({ $link }) wieder geöffnet: { $reason }
report-act-shut-out = <@{ $by }> hält jemanden von { $table } ({ $link }) fern: { $reason }
report-act-let-back = <@{ $by }> lässt jemanden wieder an { $table } ({ $link }).
report-act-seat = <@{ $by }> hat jemandem einen freien Platz an { $table } ({ $link }) angeboten.
report-act-bar = <@{ $by }> hat <@{ $person }> ausgeschlossen, { $until ->
    [never] bis ein Admin es aufhebt
   *[other] bis <t:{ $until }:f>
 }: { $reason }
report-act-unbar = <@{ $by }> hat <@{ $person }> wieder zugelassen.
report-act-limits = <@{ $by }> hat die Grenzen gesetzt: Tische einer Person { $a_person }, Tische in einem Kanal { $a_channel ->
    [0] beliebig viele
   *[other] { $a_channel }
 }.
report-act-forget = <@{ $by }> hat jemanden vergessen lassen, an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
 }.
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
name-reopen = wieder-öffnen
name-days = tage
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
command-admin-reopen = Einen Tisch wieder öffnen, der am letzten Tag geschlossen wurde
command-admin-seat = Jemandem einen freien Platz in einem laufenden Spiel anbieten
command-admin-remove = Jemandem den Platz nehmen
command-admin-bar = Jemanden auf diesem Server oder an einem Tisch keinen Platz nehmen lassen
command-admin-unbar = Jemanden wieder Plätze nehmen lassen
command-admin-limits = Wie viele Tische eine Person und ein Kanal haben dürfen
command-admin-export = Einen Tisch als Datei bekommen
command-admin-forget = Kennung und Name von jemandem aus allen Tischen hier entfernen
option-reason = Warum; das lesen alle am Tisch
option-new-place = Wo er zu sehen ist (leer: hier)
option-entry = Der letzte Eintrag, der bleibt, oder ein zurückgenommener, der wieder gelten soll
option-player = Wer
option-barred = Wer
option-bar-reason = Warum; die anderen Admins lesen es
option-days = Für wie viele Tage (leer: bis du es aufhebst)
option-bar-table = Nur dieser Tisch (leer: der ganze Server)
option-seated = Wem der Platz angeboten wird
option-free-seat = Welcher freie Platz
option-forgotten = Wessen Daten
option-a-person = Höchstens so viele Tische einer Person, die auf Mitspieler warten
option-a-channel = Höchstens so viele Tische in einem Kanal, die nicht zu Ende sind (0: beliebig viele)

no-pause-before-start = Dieser Tisch hat nicht begonnen: Es gibt nichts anzuhalten. { COMMAND("admin close") } beendet ihn.
no-days-for-server = Tage gibt es nur für einen Ausschluss vom ganzen Server. An einem Tisch gilt er, bis du ihn aufhebst.
no-name-table = Hier ist kein Tisch, der nicht zu Ende ist. Nenne einen mit der Option „tisch“.
no-no-reason = Bitte nenne einen Grund in Worten.
no-no-such-place-here = Diesen Ort gibt es auf diesem Server nicht.
