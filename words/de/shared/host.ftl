# Was der Gastgeber über Tische sagt.

# Übungsgegner, in der Reihenfolge, in der sie an einen Tisch kommen
opponent-names = Otter, Reiher, Dachs, Elster, Biber, Eule, Igel, Marder, Rabe, Hase, Storch, Fuchs
opponent-known = { $name } · Übungsgegner ({ $strength })
strength-strong = stark
strength-steady = bedacht
strength-random = zufällig
stand-in-name = { $name } (abwesend)

no-busy = Am Tisch ist gerade viel los. Nichts wurde geändert; drück gleich noch einmal.
no-leaving = Der Bot wird gerade neu gestartet. Nichts wurde geändert; drück in einer Minute noch einmal.
no-too-many = Mehrere deiner Eingaben werden noch beantwortet, diese wurde darum nicht angenommen. Drück gleich noch einmal.
no-not-counted = Das hat nicht gezählt: Der Speicher hat es nicht angenommen. Nichts wurde geändert; drück gleich noch einmal.
no-unsure = Der Speicher antwortet nicht, deshalb ist nicht sicher, ob das gezählt hat. Schau gleich noch einmal auf den Tisch.
no-no-such-table = Einen Tisch { $number } gibt es hier nicht.
no-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
no-no-such-edition = Die Ausgabe „{ $edition }“ dieses Spiels gibt es hier nicht.
no-no-such-setting = Diese Einstellung hat das Spiel nicht.
no-no-such-value = „{ $value }“ steht hier nicht zur Wahl.
no-no-such-opponent = Diesen Übungsgegner gibt es nicht. Es gibt: { $kinds }.
no-too-many-open = { $most ->
    [one] Du hast schon einen Tisch, der auf Mitspieler wartet. Starte oder schließe ihn zuerst.
   *[other] Du hast schon { $most } Tische, die auf Mitspieler warten. Starte oder schließe erst einen davon.
 }
no-already-seated = Du sitzt schon an diesem Tisch.
no-not-seated = Du sitzt nicht an diesem Tisch.
no-table-full = Der Tisch ist voll: höchstens { $most } Personen.
no-no-opponent-here = An diesem Tisch sitzt kein Übungsgegner.
no-not-closed = Dieser Tisch wurde nicht geschlossen.
no-closed-long-ago = Ein Tisch kann { $hours } Stunden lang nach dem Schließen wieder geöffnet werden.
no-kept-off = Ein Admin hält dich von diesem Tisch fern.
no-guest-kept-off = Ein Admin hält <@{ $guest }> von diesem Tisch fern.
no-kept-off-already = Diese Person wird schon von diesem Tisch ferngehalten.
no-not-kept-off = Niemand hält diese Person von diesem Tisch fern.
no-sent-away = Du wurdest von diesem Tisch weggeschickt. Du kannst wieder mitspielen, sobald { $name } dich eingeladen hat.
no-sent-away-then = Du wurdest vor Spielbeginn von diesem Tisch weggeschickt. Dort kannst du nur einen Platz nehmen, den man dir anbietet.
no-no-guests-from-here = Leute von diesem Server können anderswo keine Gäste sein. Ein Admin kann das in { COMMAND("setup") } erlauben.
no-no-such-code = Kein solcher Code führt jetzt an einen Tisch. Vielleicht ist er vertippt, zurückgezogen oder zu alt, oder es ist schon losgegangen.
no-wrong-codes = Zu viele falsche Codes. Versuche es <t:{ $at }:R> wieder.
no-guest-at-home = Das ist Tisch { $number } auf genau diesem Server: Setz dich hier dazu.
no-only-invited = An diesem Tisch spielt nur mit, wer eingeladen ist. Wer dort sitzt, kann dich einladen: { COMMAND("game table invite") }.
no-only-roles = An diesem Tisch spielen nur Leute mit { $roles } und Eingeladene.
no-guest-sent-away = <@{ $guest }> wurde von diesem Tisch weggeschickt. Nur { $name } kann wieder einladen.
no-not-oneself = Wegschicken kann man nur andere. Um selbst zu gehen, drück auf „Aussteigen“.
no-not-at-table = Diese Person sitzt nicht an diesem Tisch.
no-only-creator = Das darf nur, wer den Tisch eröffnet hat.
no-already-started = Das Spiel hat schon begonnen.
no-already-over = Dieser Tisch ist geschlossen.
no-not-started = Das Spiel hat noch nicht begonnen. Wer am Tisch sitzt, kann es mit { COMMAND("game table start") } beginnen.
no-paused = Dieses Spiel ist angehalten: Bei uns ist etwas schiefgegangen. Alle Züge sind gesichert; der Betreiber weiß Bescheid.
no-damaged = Was von diesem Spiel gespeichert ist, ist beschädigt und lässt sich nicht zeigen. Der Betreiber weiß Bescheid.
no-game-too-long = Dieses Spiel hat { $most } Einträge erreicht, mehr darf ein Spiel nicht haben.

# Plätze wechseln ihre Leute.
no-seat-gone = Du hast an diesem Tisch keinen Platz mehr: Er hat gewechselt.
no-stand-in-plays = Ein Übungsgegner spielt deinen Platz. Nimm ihn zuerst zurück, dann bist du am Zug.
no-nobody-there = Niemand hat diesen Platz.
no-no-such-seat = Diesen Platz gibt es am Tisch nicht.
no-already-away = Du bist schon fort: Ein Übungsgegner spielt für dich.
no-not-away = Du spielst deinen Platz selbst.
no-already-offered = Dein Platz ist schon angeboten.
no-not-offered-seat = Dein Platz ist niemandem angeboten.
no-seat-not-free = Dieser Platz ist nicht frei.
no-held-another = Du hattest an diesem Tisch einen anderen Platz und weißt, was nur wissen darf, wer dort spielt. Diesen kannst du nicht nehmen.
no-already-replaced = Diesen Platz spielt schon ein Übungsgegner, und alle dürfen ihn nehmen.
no-only-others = Darüber dürfen nur die anderen abstimmen, die an diesem Tisch spielen.
no-not-waited-for = Auf diesen Platz wartet gerade niemand.
no-too-early = Über diesen Platz lässt sich <t:{ $at }:R> abstimmen, falls bis dahin dort niemand gezogen hat.
no-already-voted = Dafür hast du schon gestimmt. Es braucht noch mehr Stimmen.
no-nudged-already = Es hat schon jemand erinnert. Wieder möglich ist es <t:{ $at }:R>.
no-nobody-to-nudge = Auf sonst niemanden wird gewartet.
no-called-enough = Zu diesem Zug wurde schon so oft gerufen wie erlaubt. Was sonst noch geht, steht unter **Tisch …**.
no-already-agreed = Du hast dem Ende dieses Spiels schon zugestimmt. Es endet, sobald alle anderen es auch getan haben.
no-not-agreed = Du hast dem Ende dieses Spiels nicht zugestimmt.
no-offered-lately = Du hast deinen Platz gerade erst angeboten. Jemand anderem anbieten kannst du ihn <t:{ $at }:R>.
no-barred = { $until ->
    [never] Ein Admin hat dich von den Tischen dieses Servers ausgeschlossen.
   *[other] Ein Admin hat dich bis <t:{ $until }:f> von den Tischen dieses Servers ausgeschlossen.
 }{ $reason ->
    [none] {""}
   *[other] {" "}Der Grund: { $reason }
 }
no-too-many-here = { $most ->
    [one] In diesem Kanal ist schon ein Tisch, mehr dürfen es nicht sein.
   *[other] In diesem Kanal sind schon { $most } Tische, mehr dürfen es nicht sein.
 }
no-only-opener = Das entscheidet an diesem Tisch nur { $name }. Unter Einstellungen kann man es allen am Tisch erlauben.
no-nothing-after = Nach Eintrag { $entry } gilt nichts mehr: Es gibt nichts zurückzunehmen.
no-played-since = Seither wurde gespielt, darum kommt Eintrag { $entry } nicht einfach wieder: Setze das Spiel zuerst auf Eintrag { $back } zurück.
no-undone-itself = Eintrag { $entry } kann nicht wiederkommen: Etwas davor hat sein eigener Spieler zurückgenommen.
no-old-rules = Das lässt sich nicht zurücknehmen: Es wurde nach Regeln einer älteren Version gespielt.
no-moved-on = Inzwischen hat jemand gezogen. Sieh es dir noch einmal an.
no-paused-older = Dieses Spiel ist angehalten: Der Bot wurde erneuert, und nach seinen neuen Regeln hätten die bisherigen Züge anderswohin geführt. Sie bleiben, wie sie sind; ein Admin entscheidet, wie es weitergeht.
no-paused-admin = Dieses Spiel ist von einem Admin angehalten: { $reason }
no-nobody-waits = Solange ein Spiel angehalten ist, wird auf niemanden gewartet.
no-not-playing = Nur ein laufendes Spiel lässt sich anhalten.
no-paused-already = Dieses Spiel ist schon angehalten.
no-not-over = Dieses Spiel ist noch nicht zu Ende.
no-no-picture-then = Nach den Regeln von heute lässt sich nicht mehr sagen, wie der Tisch damals aussah.
no-no-turn-yet = Seit deinem letzten Zug hat niemand anders gespielt.
no-no-film = { $game } ließ sich gerade nicht zeichnen. Versuch es in einer Minute noch einmal.
no-no-such-entry = Es gibt keinen Eintrag { $entry }.
no-barred-already = Diese Person ist schon ausgeschlossen.
no-not-barred = Diese Person ist nicht ausgeschlossen.
no-invited-enough = <@{ $guest }> wurde in der letzten Stunde { $most }-mal an diesen Tisch eingeladen. Versuche es später noch einmal.

# Ein Zug, der vorab hinterlegt ist.
no-ahead-your-turn = Du bist schon am Zug: Es gibt nichts vorab zu hinterlegen.
no-ahead-no-game = In { $game } lassen sich Züge nicht vorausplanen.
no-ahead-not-now = Gerade gibt es keinen Zug von dir zu planen.
no-ahead-empty = Noch gibt es nichts zu hinterlegen: Wähle zuerst etwas.
no-ahead-done = Danach kann nichts mehr folgen: Dein Zug ist dann zu Ende, oder etwas wird gezogen oder aufgedeckt.
no-ahead-steps = Ein Zug lässt sich bis zu { $most } Schritte weit vorausplanen.
no-ahead-turns = Du kannst bis zu { $most } Züge vorausplanen, einen nach dem anderen.
no-ahead-no-further = Über den Zug danach lässt sich noch nichts wissen: Der davor ist mit dem, was du hinterlegt hast, nicht zu Ende, oder es wird erst etwas gezogen oder aufgedeckt.
no-enough-unknown = „{ $part }“ ist hier nicht zu verstehen. Schreib eine Zahl und einen Namen: „{ $example }“.
no-ahead-ways = Du kannst bis zu { $most }-mal sagen, was stattdessen geschehen soll.
no-batch-full = Mehr als { $most } Zeilen lassen sich nicht auf einmal ausführen.
no-batch-not-now = Jetzt gibt es nichts, was sich zusammen planen ließe.
no-batch-not-this = Das lässt sich nicht mit anderem zusammen planen.
no-batch-over = Vorher wird etwas gezogen oder aufgedeckt.
no-memo-nowhere = Eine Notiz kannst du nur an einem Tisch haben, an dem du spielst.
no-memo-too-long = Eine Notiz hat höchstens { $most } Zeichen.
