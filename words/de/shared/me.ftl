# Was jemand über sich sagt, für alle Tische, die Rufe, die warten, und die Liste der eigenen Tische.

command-me = Sag, wann und wie du gerufen werden darfst und wann du weg bist
option-zone = Eine Stadt, in der es so spät ist wie bei dir
button-me = Meine Zeit …
button-me-zone = Zeitzone …
button-me-hours = Stunden …
button-me-away = Ich bin weg …
button-me-back = Ich bin zurück
button-me-digest = Alles auf einmal …
button-me-most = Rufe am Tag …
button-me-next = { $warned ->
    [true] Nicht sagen, wenn ich bald dran bin
   *[false] Sagen, wenn ich bald dran bin
 }
button-me-hide = { $hidden ->
    [true] Zeigen, wenn ich schlafe
   *[false] Nicht zeigen, wenn ich schlafe
 }
button-me-results = { $shown ->
    [true] Meine Statistik verbergen
   *[false] Meine Statistik zeigen
 }
button-me-language = Sprache …

me-head = Deine Zeit, an allen Tischen
me-zone = { $city ->
    [none] Zeitzone: nicht gewählt, daher sind alle Zeiten hier UTC (jetzt { $clock } Uhr).
   *[other] Zeitzone: **{ $city }**, dort ist es jetzt { $clock } Uhr.
 }
me-hours = { $hours ->
    [any] Du darfst **jederzeit** gerufen werden.
   *[other] Du darfst gerufen werden: **{ $hours }**.
 }
me-hours-then = { $hours ->
    [any] Danach darfst du wieder **jederzeit** gerufen werden.
   *[other] Danach darfst du gerufen werden: **{ $hours }**.
 }
me-here = Du bist nicht weg.
me-away = Du bist **bis <t:{ $until }:D> weg**. Vorher ruft dich niemand.{ $hidden ->
    [true] { "" }
   *[false] { " " }Hat ein Spiel 2 Tage auf dich gewartet, können die anderen einen Übungsgegner spielen lassen, bis du deinen Platz zurücknimmst.
 }
me-calls = { $times ->
    [none] { $most ->
        [0] Du wirst an jeden Tisch gerufen, sobald er auf dich wartet.
        [one] Du wirst an einen Tisch gerufen, sobald er auf dich wartet, höchstens **einmal am Tag**.
       *[other] Du wirst an einen Tisch gerufen, sobald er auf dich wartet, höchstens **{ $most }-mal am Tag**.
     }
   *[other] Du wirst an alle Tische auf einmal gerufen: **{ $times } Uhr**, durch eine Direktnachricht.
 }
me-closed = Deine Direktnachrichten sind für mich geschlossen: Was dorthin soll, sage ich an dem Tisch, der am längsten auf dich wartet. Öffnen kannst du sie in Discord unter *Privatsphäre-Einstellungen* eines Servers, auf dem wir beide sind.
me-next = { $warned ->
    [true] Du erfährst, **wenn du wahrscheinlich als Nächstes dran bist**.
   *[false] Dass du als Nächstes dran bist, erfährst du nicht vorher.
 }
me-shown = { $hidden ->
    [true] Die anderen sehen nicht, ob du schläfst oder weg bist.
   *[false] Die anderen sehen, ob du schläfst oder weg bist, aber weder deine Stunden noch deine Zeitzone.
 }
me-results = { $shown ->
    [true] Auf jedem Server darf jeder sehen, **wie deine Partien dort ausgingen** ({ COMMAND("stats") }), und wo du dich an einen Tisch setzt, wie viele Züge du rechtzeitig machst.
   *[false] Niemand sonst sieht deine Statistik.
 }
me-language = { $language ->
    [any] Sprache: die deines Discords.
   *[other] Sprache: **{ $language }**.
 }
me-kept = Gemerkt.
me-gone = Lass es dir gut gehen! Bis dahin ruft dich niemand.
me-back = Willkommen zurück!

me-ask-zone = **In welcher Stadt ist es so spät wie bei dir?**
me-ask-hours = **Wann darfst du gerufen werden?** Was zu anderer Zeit kommt, wartet bis dahin.
me-ask-away = **Wie lange bist du weg?** Zurück bist du mit Beginn des Tages danach.
me-ask-digest = **Wann willst du an alle Tische auf einmal gerufen werden?** Wähle bis zu drei Zeiten; ohne Auswahl wirst du an jeden Tisch gerufen, sobald er wartet.
me-ask-most = **Wie oft am Tag darfst du gerufen werden?**
me-ask-language = **In welcher Sprache soll der Bot schreiben, was nur du siehst?**
me-any-time = Jederzeit
me-any-language = Die meines Discords
me-away-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
me-most = { $most ->
    [0] Sooft ein Tisch auf mich wartet
    [one] Einmal
   *[other] { $most }-mal
 }
me-type-zone = Deine Stadt oder eine große in der Nähe
me-type-zone-how = Der Anfang genügt: berl
me-type-hours = Deine Stunden
me-type-hours-how = mo-fr 17-22, sa-so 9:30-23. Ausgelassene Tage sind frei.
me-type-away = Tage, oder wann du zurück bist
me-type-away-how = 5, oder 2027-01-03
day-0 = Mo
day-1 = Di
day-2 = Mi
day-3 = Do
day-4 = Fr
day-5 = Sa
day-6 = So
day-0-full = Montag
day-1-full = Dienstag
day-2-full = Mittwoch
day-3-full = Donnerstag
day-4-full = Freitag
day-5-full = Samstag
day-6-full = Sonntag

no-zone-unknown = Keine Zeitzone heißt nach „{ $typed }“. Versuche es mit einer großen Stadt in der Nähe.
no-hours-unknown = „{ $part }“ ist unklar. Schreib Tage und Stunden wie mo-fr 17-22, sa 9:30-23.
no-hours-twice = „{ $part }“ nennt einen Tag zum zweiten Mal. Jeder Tag hat nur eine Spanne.
no-hours-none = Du hast keine Stunden genannt. Wenn du eine Zeit lang nicht gerufen werden willst, sag, dass du weg bist.
no-away-unknown = „{ $typed }“ ist unklar. Schreib eine Zahl von Tagen oder den Tag, an dem du zurück bist: 2027-01-03.
no-away-days = Weg sein kannst du 1 bis { $most } Tage.

calls-head = { $who ->
    [none] ### { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
     }
   *[other] { $who }: { $count ->
        [one] Dieser Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
     }
 }
calls-head-news = { $who ->
    [none] ### Es gibt Neues
   *[other] { $who }: { $count ->
        [one] An diesem Tisch gibt es Neues
       *[other] An { $count } Tischen gibt es Neues
     }
 }
calls-head-next = { $who ->
    [none] ### Du bist wahrscheinlich bald dran
   *[other] { $who }: Du bist { $count ->
        [one] hier wahrscheinlich bald dran
       *[other] an { $count } Tischen wahrscheinlich bald dran
     }
 }
calls-head-invited = { $who ->
    [none] ### Du bist eingeladen
   *[other] { $who }: Du bist { $count ->
        [one] an diesen Tisch eingeladen
       *[other] an { $count } Tische eingeladen
     }
 }
calls-head-watched = ### Neues von Tischen, denen du folgst
calls-more = … und { $count } weitere: { COMMAND("game list") } auf deren Server
calls-next = du bist wahrscheinlich bald dran
calls-over = das Spiel ist zu Ende
calls-invited = du bist eingeladen
calls-invited-guest = du bist als Gast eingeladen: Gib auf deinem Server { COMMAND("game seat guest") } mit { $number } als Code ein
calls-news = es gibt Neues

command-follow = Einem Tisch folgen: Neues höchstens einmal am Tag, wenn du gerufen werden darfst
name-follow = folgen
button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-unfollow-table = Tisch { $number } nicht mehr folgen
follow-yes = Du folgst diesem Tisch. Ist dort etwas geschehen, liest du es in einer Direktnachricht, höchstens einmal am Tag und nur, wenn du gerufen werden darfst ({ COMMAND("me time") }). Es endet mit dem Spiel oder mit einem Knopfdruck. { COMMAND("game replay") } zeigt jeden Zug.
follow-ended = Du folgst Tisch { $number } nicht mehr.
no-follows-seated = Du sitzt an diesem Tisch: Was dort geschieht, erfährst du ohnehin.
no-follows-enough = Du folgst schon { $most } Tischen: Hör erst bei einem damit auf.

command-mine = Deine Tische auf allen Servern: was auf dich wartet und auf wen du wartest
button-mine = Meine Tische überall
mine-head = Deine Tische
mine-none = Du sitzt an keinem Tisch. { COMMAND("game list") } auf einem Server zeigt, wo du mitspielen kannst.
mine-asked = **{ $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
 }**
mine-waiting = **{ $count ->
    [one] An einem Tisch wartest du auf andere
   *[other] An { $count } Tischen wartest du auf andere
 }**
mine-open = **Noch nicht begonnen**
mine-over = **Zu Ende**
person-asleep = (schläft)
person-away = (weg bis <t:{ $until }:d>)

# Was über jemanden gespeichert ist.

name-data = daten
command-data = Eine Kopie von allem, was über dich gespeichert ist, als Datei nur für dich
command-forget = Alles löschen, was über dich gespeichert ist, auf allen Servern
me-data = Alles, was über dich gespeichert ist, auf allen Servern. Diese Datei siehst nur du. Was andere für sich behalten, steht nicht darin. Es fehlen Merkmale, die niemanden nennen, und bei dem, der diesen Bot betreibt, das Protokoll und die Kopien der Datenbank.
me-forget-head = Dich vergessen?
me-forget-goes = **Das verschwindet**, auf allen Servern zugleich:
    - deine Kennung und dein Name, aus allem, was gespeichert ist
    - deine Plätze: In laufenden Spielen spielen Übungsgegner weiter, an Tischen vor dem Start wird dein Platz frei
    - was du mit { COMMAND("me time") } gesagt hast, deine Notizen, Pläne, Versuche, Stimmen und Vorschläge und was dir noch geschickt werden sollte
me-forget-stays = **Das bleibt:**
    - die Spiele und ihre Züge, ohne Namen
    - bis zum Ende eines solchen Spiels ein Merkmal, das niemanden nennt: Du kannst auf deinen Platz zurück, aber dort keinen anderen nehmen, denn du kennst seine Geheimnisse
    - falls Admins eines Servers dich ausgeschlossen haben, ein Merkmal, das niemanden nennt und dich weiter ausschließt
    - Nachrichten und Bilder, die auf Discord stehen
    - die täglichen Kopien der Datenbank, bis neuere sie ersetzen, meist binnen einer Woche, und das Protokoll, solange der Betreiber es aufhebt
    Das lässt sich nicht zurücknehmen. Mit { COMMAND("me data") } bekommst du vorher eine Kopie.
button-forget-me = Mich vergessen
me-forgotten = { $count ->
    [0] Du bist vergessen. An keinem Tisch warst du bekannt.
    [one] Du bist vergessen, an einem Tisch.
   *[other] Du bist vergessen, an { $count } Tischen.
 }
