# Einen Fehler melden.
button-fault = Fehler melden
fault-label = Was stimmt nicht?
fault-about = Was du getan hast, was geschah, was du erwartet hattest. Es darf leer bleiben.
fault-head = Fehlermeldung
fault-told = Die Admins dieses Servers bekommen deine Meldung mit dieser Datei.
fault-not-told = Die Admins dieses Servers haben keinen Kanal für Meldungen gewählt: Zeig ihnen diese Datei.
fault-holds = Sie enthält den Verlauf, wie du ihn lesen darfst, deine letzten Züge mit dem, was du dabei wissen konntest (alles andere ist ausgedacht), was du zuletzt gedrückt hast, dein Bild und die Versionen. Keine Namen, keine Kennungen, keine anderen Tische.
report-fault = <@{ $by }> meldet einen Fehler an { $table } ({ $link }): { $said ->
    [none] (ohne Worte)
   *[other] { $said }
 }
    Die Datei enthält, was diese Person wissen darf; „python -m engine replay DATEI“ spielt sie nach.
no-too-many-reports = Du hast gerade mehrere Fehler gemeldet. Warte ein paar Minuten.
