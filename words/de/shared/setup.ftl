# Was der Bot den Admins eines Servers über seine Einstellungen sagt.

setup-head = Einrichten
setup-on = 🟢 Der Bot ist an: Tische können geöffnet werden.
setup-off = 🔴 Der Bot ist aus: Noch kann niemand Tische öffnen. Triff unten deine Wahl, drücke **Rechte prüfen** und **Probe machen**, dann **Fertig**. Alles ist schon sinnvoll vorbelegt.
setup-saved = Gespeichert.
setup-done = Fertig. Nun kann man Tische öffnen, mit { COMMAND("game create") }.
setup-not-yet = Noch nicht fertig: An einem gewählten Ort fehlt dem Bot etwas. Unten steht, was, und wo man klickt.
setup-language = Sprache der öffentlichen Nachrichten
setup-channels = Tische sind erlaubt in:
setup-creators = Tische öffnen dürfen:
setup-games = Spiele, die gespielt werden dürfen
setup-calls = Wie man an den Zug gerufen wird
setup-reports = Admins erfahren von Fehlern in:
setup-everywhere = allen Kanälen
setup-everyone = alle
setup-nowhere = noch keinem Kanal
setup-pick-channels = Kanäle oder Threads (keine: alle)
setup-pick-roles = Rollen wählen (keine: alle)
setup-pick-games = Spiele wählen (keine: alle)
setup-pick-reports = Kanal, den nur Admins sehen
setup-listing = Die Liste offener Tische steht in:
setup-no-listing = keinem Kanal
setup-guests = Gäste per Code:
setup-guests-on = Tische hier dürfen Gäste von anderen Servern aufnehmen, und Leute von hier dürfen anderswo Gäste sein
setup-guests-off = keine, weder hier noch von hier
button-guests-off = Gäste erlauben
button-guests-on = Keine Gäste mehr
setup-weekly = Tisch der Woche:
setup-weekly-on = die Leute stimmen ab; jeden Montag (UTC) wird der Tisch mit den meisten Stimmen dort gezeigt, wo die Liste offener Tische steht
setup-weekly-off = keiner
button-weekly-off = Tisch der Woche
button-weekly-on = Kein Tisch der Woche
setup-pick-listing = Kanal dafür wählen (keiner: keine Liste)
calls-everyone = Mit einer Benachrichtigung an alle, die am Zug sind
calls-named = Im Thread des Tisches genannt, ohne Benachrichtigung
calls-silent = Durch eine stille Nachricht, die niemanden benachrichtigt
button-check = Rechte prüfen
button-try = Probe machen
button-finish = Fertig
button-off = Ausschalten
language = Deutsch

check-good = ✅ Alle Rechte sind da: { $channels }
check-unseen = { $count ->
    [one] Ein weiterer Kanal ist vor mir verborgen: Dort kann kein Tisch sein.
   *[other] { $count } weitere Kanäle sind vor mir verborgen: Dort kann kein Tisch sein.
 }
check-gone = ❌ { $channel }: Diesen Kanal gibt es nicht mehr, oder es ist ein Thread, der ruht. Wähle neu, oder schreib zuerst etwas in den Thread.
check-where = Öffne die Kanaleinstellungen (Kanal bearbeiten → Berechtigungen), dann:
check-mend = **{ $right }**: { $bot } unter „Rollen/Mitglieder“ hinzufügen, daneben auf ✓ klicken, speichern.
check-tags = Hier braucht jeder Beitrag einen Tag, aber keinen darf ich benutzen: Kanal bearbeiten → Tags, einen hinzufügen, der nicht nur für Moderatoren ist.
right-view_channel = Kanal ansehen
right-send_messages = Nachrichten senden (in Foren: Beiträge erstellen)
right-create_public_threads = Öffentliche Threads erstellen
right-send_messages_in_threads = Nachrichten in Threads senden
right-attach_files = Dateien anhängen
right-embed_links = Links einbetten
right-read_message_history = Nachrichtenverlauf anzeigen

trial-name = Eine Probe
trial-text = Das ist eine Probe; sie wird gleich wieder entfernt.
trial-good = ✅ { $channel }: Eine Nachricht wurde gesendet und wieder entfernt.
trial-emptied = ✅ { $channel }: Ein Beitrag wurde erstellt. Ich habe ihn geleert und geschlossen; um ihn ganz zu entfernen, bräuchte ich das Recht, Threads zu verwalten, oder du löschst ihn.
trial-refused = ❌ { $channel }: Discord hat abgelehnt: { $reason }
trial-late = ❌ { $channel }: Discord hat nicht rechtzeitig geantwortet. Versuch es noch einmal.

no-only-admins = Das darf nur, wer den Server verwalten darf.
no-not-set-up = Der Bot ist auf diesem Server noch nicht eingerichtet. Jemand, der den Server verwalten darf, muss { COMMAND("setup") } aufrufen und „Fertig“ drücken.
no-wrong-channel = Hier dürfen keine Tische geöffnet werden. Erlaubt: { $channels }.
no-not-a-creator = Nur { $roles } dürfen hier Tische öffnen.
no-game-not-allowed = Dieses Spiel darf auf diesem Server nicht gespielt werden. Erlaubt: { $games }.
no-bot-may-not = Mir fehlen Rechte in diesem Kanal: { $rights }. Ein Admin kann das mit { COMMAND("setup") } beheben.

button-set-up = Einrichten
greeting-head = Hallo! Hier lassen sich lange Brettspiele spielen, Zug um Zug.
greeting-text =
    - **Wer diesen Server verwaltet:** { COMMAND("setup") } wählt Sprache, Kanäle und Spiele und prüft meine Rechte. Ich bin aus, bis dort **Fertig** gedrückt wird.
    - **Dann alle:** { COMMAND("game create") } öffnet einen Tisch; andere drücken auf **Mitspielen**, oder du spielst gegen Übungsgegner. Mehr sagt { COMMAND("game help") }.
