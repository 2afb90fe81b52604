# Was an den Tischen eines Servers geschieht, gesendet an eine Adresse, die seine Admins gewählt haben.

command-admin-events = Einer eigenen Adresse senden, was an Tischen geschieht
events-head = Ereignisse für eigene Programme
events-none = Wenn ein Tisch eröffnet wird oder beginnt, wenn jemand zieht oder gerufen wird und wenn die Partie endet, kann ich es deinem eigenen Programm sagen: als signierte Nachricht (Webhook) an eine Adresse, die du nennst. Gesagt wird nur, was alle auf diesem Server sehen dürfen.
events-to = Ereignisse gehen an **{ $host }**.
events-failing = Seit <t:{ $since }:f> kommt dort nichts an. Der nächste Versuch ist <t:{ $at }:R>; was wartet, wird der Reihe nach gesendet. Nach drei Tagen höre ich auf.
events-paused-admin = Von einem Admin angehalten. Was inzwischen geschieht, wird nicht gesagt.
events-paused-dead = Angehalten: Drei Tage lang ist dort nichts angekommen. Was wartete, ist aufgegeben. Bring die Adresse in Ordnung und drücke **Weiter**.
events-paused-gone = Angehalten: Die Adresse hat geantwortet, dass sie nichts mehr will (410).
events-secret = **Das Geheimnis, nur jetzt gezeigt** – damit prüft dein Programm die Signatur:
    ```
    { $secret }
    ```
events-none-yet = Noch ist nichts geschehen.
events-last = Die letzten Ereignisse
events-kind-opened = eröffnet
events-kind-begun = begonnen
events-kind-moved = gezogen
events-kind-called = gerufen
events-kind-over = beendet
events-waits = wartet
events-arrived = angekommen ({ $status })
events-answer = die Adresse hat { $status } geantwortet
events-wrong-private-address = eine private Adresse: Dorthin sende ich nichts
events-wrong-too-slow = keine Antwort in zehn Sekunden
events-wrong-no-such-host = diesen Namen gibt es nicht
events-wrong-no-tls = das Zertifikat ist nicht gültig
events-wrong-no-answer = niemand antwortet
events-wrong-given-up = aufgegeben
events-wrong-not-public = nicht gesendet: Den Tisch dürfen nicht alle sehen
events-wrong-no-table = nicht gesendet: Sein Spiel gibt es hier nicht
events-tested = Probe: { $answer }.
events-ended = Beendet: Adresse und Geheimnis sind vergessen.
events-asks-end = Nichts mehr senden und Adresse und Geheimnis vergessen?
events-asks-renew = Ein neues Geheimnis machen? Das alte gilt dann nicht mehr: Dein Programm nimmt nichts an, bis es das neue kennt.
events-address = Adresse
events-address-about = Beginnt mit https://. Danach wird ein neues Geheimnis gezeigt.
events-button-address = Adresse …
events-button-test = Probe
events-button-pause = Anhalten
events-button-on = Weiter
events-button-secret = Neues Geheimnis …
events-button-end = Beenden …
events-button-back = Zurück
report-events-dead = Ereignisse der Tische gehen nicht mehr an { $host }: Drei Tage lang ist dort nichts angekommen. { COMMAND("admin events") } sagt, was nicht stimmt, und lässt es weitergehen.
report-events-gone = Ereignisse der Tische gehen nicht mehr an { $host }: Die Adresse will nichts mehr. { COMMAND("admin events") } lässt es weitergehen.
no-no-events = Für Ereignisse ist keine Adresse gewählt.
no-no-address = An diese Adresse kann ich nicht senden: Sie muss mit https:// beginnen, ohne Passwort und ohne #.
no-private-address = Das ist eine private Adresse: Senden kann ich nur an eine im offenen Internet.
