# Was der Bot auf Discord sagt: Knöpfe, Auswahl, Spielbretter, Antworten.

table = Tisch { $number }
ask-what = Was möchtest du tun?
ask-also = Was du inzwischen tun kannst, steht unten.
choice-enough = Das ist alles
choice-barred = ~~{ $name }~~ · { $why }
ask-others = { $count ->
    [1] Oder dies: { $first }
    [2] Oder davon: { $first }, { $last }
   *[other] Oder davon: { $first } … { $last }
 }
ask-two-steps = { $names }, dann gleich …
ask-otherwise = Für einen anderen Platz: { $asked }
plan-more = … und { $count } weitere
news-more = ; { $count ->
    [one] 1 weiteres Ereignis
   *[other] { $count } weitere Ereignisse
 }
news-more-by = {" "}({ $names })
news-more-of = {" "}({ $name }: { $change } eingerechnet)
news-more-whose = {" "}({ $name }: { $sign }{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 })
choose = Auswählen …
ask-some = Wähle { $count } von { $of }: { $asked }
choice-nth = { $thing } · Nr. { $n }
hint-nothing = nichts weiter
hint-whichever = In jedem Fall
hint-free = umsonst
hint-final = lässt sich nicht zurücknehmen
hint-up-to = bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

button-move = Dein Zug
button-log = Verlauf
button-rules = Regeln
button-as-text = Als Text
button-join = Mitspielen
button-leave = Aussteigen
button-opponent-strong = Stark
button-opponent-steady = Bedacht
button-opponent-random = Zufällig
button-dismiss = Einen entfernen
button-start = Starten
button-settings = Einstellungen
button-terms = Zeiten und Leute …
settings-edition = **Ausgabe:** { $name }
settings-picture = So beginnt das Spiel. Was ausgelost wird, ist hier nur ein Beispiel.
button-value-before = ◀ { $name }
button-value-after = { $name } ▶
button-setting-howto = Wie man das schreibt
button-setting-text = { $name }: selbst schreiben
button-go = Zum Tisch
button-unfold = Einzelheiten
button-fold = Weniger Einzelheiten
button-means = Was heißt das?
means-words = Wörter, die dort stehen
button-undo = Zurücknehmen
button-redo = Wiederherstellen
button-ends-at-once = Immer gleich beenden
button-ends-confirm = Züge selbst beenden
said-ends-at-once = Deine Züge enden jetzt überall, sobald sonst nichts zu tun ist. „Tisch …“ ändert das.
said-ends-confirm = Von nun an beendest du deine Züge an allen Tischen selbst.
table-ends-at-once = Deine Züge enden sofort, wenn sonst nichts zu tun ist.
table-ends-confirm = Züge, die nicht von selbst enden, beendest du, auch wenn sonst nichts zu tun ist.
button-undo-all = Alle { $count } zurücknehmen
button-redo-all = Alle { $count } wiederherstellen
button-come-back = Noch nicht fertig
button-back = Zurück
button-again = Neu ansehen
button-more = Mehr …
button-sure = Ja, so machen
button-number = Zahl eingeben
button-type = Eintippen
button-page-back = Vorherige
button-page-on = Weitere ({ $page } von { $pages })
button-earlier = Früher

button-latest = Zum Neuesten
button-turn-first = Erster
button-turns-back = { $count } zurück
button-turns-on = { $count } weiter
button-turn-last = Letzter
button-turn-ask = Zu Zug …
turn-label = Nummer des Zuges
button-film-whole = Animation
button-film-since = Animation seit meinem Zug
film-whole = das Spiel bis jetzt
film-since = seit deinem letzten Zug
alt-film = { $game }, Tisch { $number }: eine Animation des Tisches, Zug für Zug, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
 } insgesamt, jeder mit seinen Sätzen. Im Verlauf stehen sie als Text.
turn-of = Zug { $number } von { $count }

button-anew = Noch einmal

head-over = Das Spiel ist zu Ende
proposed-head = So habe ich es verstanden:
proposed-ask = Soll ich das so machen?
proposed-changed = Deine Worte bedeuten inzwischen etwas anderes.
confirm-final = Das lässt sich nicht zurücknehmen.
confirm-grave = Das ginge verloren oder bliebe liegen. Trotzdem so machen?
waiting-for = Warten auf { $seats }
news-head-onlooker = Der letzte Zug
news-head = Neu, seit du zuletzt nachgesehen hast
news-head-first = Was bisher geschehen ist
# Was ein Zug gebracht hat: die Änderung der Punkte und ihr Stand; danach folgt, wie es dazu kam.
news-result = { $change }, jetzt { $now }
news-result-named = { $name } { $change }, jetzt { $now }
news-result-else = { $told }. { $result } aus anderem Grund.
news-result-through = { $result } durch { $through }
news-result-also = { $result }, auch durch { $through }
news-back = { $said } ({ $change })
news-you = Du
number-limits = Eine ganze Zahl von { $least } bis { $most }.
number-label = Wie viele?
type-label = Deine Antwort
type-like = Zum Beispiel: { $example }
score-winner = **{ $seat }: { $points }** 🏆
score = { $seat }: { $points }
gone = Das geht nicht mehr.
gone-named = Geht nicht mehr: { $what }
decision-over = Diese Entscheidung ist vorbei. Hier ist die jetzige.
decision-over-undo = Dafür ist es zu spät: Seitdem ist weitergespielt worden. So steht es jetzt.
decision-over-plan = Dein Plan hat sich inzwischen geändert.
decision-over-ahead = Der Zug, den du geplant hast, ist gekommen. Hier ist, was jetzt gefragt ist.
old-command = Diesen Befehl habe ich nicht mehr, oder nicht mehr in dieser Form. Lade Discord neu (Strg+R, oder schließ die App und öffne sie wieder), dann siehst du meine jetzigen.
join-takes = Dieses Spiel hat begonnen. Dort ist ein Platz frei, so wie er steht:
old-button = Dieser Knopf ist veraltet. Nimm stattdessen { COMMAND("game board") } oder { COMMAND("game move") }.
sorry-counted = Das hat gezählt. Nur die Anzeige hat nicht geklappt, und der Fehler liegt bei uns. Öffne deinen Zug wieder mit „{ button-move }“. Fehler { $error }.
sorry-away = Der Bot kommt gerade leider nicht an seine Spiele heran. Nichts ist verloren; versuch es in einer Minute noch einmal. Fehler { $error }.
sorry = Das hat leider nicht geklappt; der Fehler liegt bei uns. Nichts ist verloren. Fehler { $error }.

standing-far = **Wie weit:** { $far }
standing-name = - { $seat }
standing-row = { $name }: { $list }
standing-you = du { $value }
standing-rival = { $name } { $value }
standing-leader = **{ $rank }** · **{ $seat }: { $value }**
standing-place = **{ $rank }** · { $seat }: { $value }
standing-own = { $name }: **{ $seats }: { $value }** · du { $own }
standing-next = { $name }: **{ $seats }: { $value }** · dahinter { $next }
standing-all = { $name }: alle { $value }
standing-equal = { $name }: { $value }
standing-waiting = Warten auf { $list }
standing-waited = { $seat } (gerufen <t:{ $since }:R>)
source = { $name } { $points }

status-promise = Jeder Zufall folgt aus einem geheimen Startwert, damit es nach dem Spiel überprüft werden kann. SHA-256 von `chance:` und dem Startwert: `{ $hash }`
status-seed = Jeder Zufall folgte aus dem Startwert `{ $seed }`. Versprochen war dieser SHA-256 von `chance:` und dem Startwert: `{ $hash }`
status-open = wartet auf Mitspieler
status-playing = läuft
status-paused = angehalten
status-finished = beendet
status-abandoned = geschlossen

lobby-players = Für { $least } bis { $most } Personen. Am Tisch:
lobby-players-only = Für { $most ->
    [1] eine Person.
    [2] zwei Personen.
    [3] drei Personen.
    [4] vier Personen.
   *[other] { $most } Personen.
 } Am Tisch:
lobby-missing = { $count ->
    [one] Noch eine Person fehlt.
   *[other] Noch { $count } Personen fehlen.
 }
lobby-ready = Es kann losgehen.
lobby-by-itself = Ist der Tisch voll, beginnt das Spiel von selbst.
lobby-opponents = Übungsgegner dazusetzen:
lobby-started = Das Spiel läuft.
lobby-closed = Dieser Tisch ist geschlossen.
settings-head = Einstellungen
terms-head = Zeiten und Leute
term-manage = Wer einstellen und starten darf
term-manage-opener = Nur wer den Tisch geöffnet hat
term-manage-all = Alle am Tisch
term-rated = Wertung
term-rated-off = Ohne Wertung
term-rated-on = Gewertet: Das Ergebnis ändert die Wertung aller
term-lowest = Niedrigste Wertung
term-lowest-none = Beliebig
term-highest = Höchste Wertung
term-highest-none = Beliebig
term-rating = { $rating }
button-ratings = Wertungen …
ratings-head = Wer mitspielen darf, nach Wertung
ratings-all = Am Tisch darf jede Wertung mitspielen.
ratings-about = Es zählt die Wertung in diesem Spiel auf diesem Server. Neue haben { $base }. Wer nicht mitspielen darf, erfährt den Grund, sonst niemand. Niemand verliert dadurch einen Platz.
term-joins = Wer mitspielen darf
term-joins-all = Alle, die den Tisch sehen
term-joins-invited = Nur wer eingeladen ist
term-roles = Nur für Leute mit einer Rolle:
term-roles-none = nein, für alle
term-pick-roles = Rollen wählen (keine: für alle)
term-reliable = Wie zuverlässig sie sein müssen
term-reliable-off = Alle
term-reliable-on = Nur wer mindestens 8 von 10 Zügen rechtzeitig macht (Neue dürfen dazu)
term-full = Wenn der Tisch voll ist
term-full-call = Gerufen wird, wer ihn geöffnet hat
term-full-start = Das Spiel beginnt von selbst
term-open = Geschieht nichts, schließt er nach
term-open-72 = 6 Tagen; nach 3 frage ich
term-open-168 = 14 Tagen; nach 7 frage ich
term-open-336 = 28 Tagen; nach 14 frage ich
term-open-672 = 56 Tagen; nach 28 frage ich
term-replace = Ein Platz wird ersetzbar nach
term-replace-72 = 3 Tagen Warten
term-replace-168 = 7 Tagen Warten
term-replace-336 = 14 Tagen Warten
term-replace-672 = 28 Tagen Warten
term-remind = Noch einmal gerufen wird man
term-remind-24-72 = Nach 1 Tag und nach 3 Tagen
term-remind-24 = Einmal, nach 1 Tag
term-remind-72 = Einmal, nach 3 Tagen
term-remind-off = Nie
send-away = Jemanden wegschicken
send-away-head = { $name } wegschicken?
send-away-what = { $name } verliert den Platz an diesem Tisch, liest das dort und kann erst wieder mitspielen, wenn du dazu einlädst: { COMMAND("game table invite") }.
said-sent-away = { $name } ist weggeschickt.
said-text-kept = Gespeichert: { $name }.
setting-own = ein eigener Text
setting-text-limits = Höchstens { $most } Zeichen.
setting-file = Oder eine Textdatei
setting-file-about = UTF-8, höchstens { $most } KiB. Eine Datei zählt statt des Textes oben.
no-nothing-written = Da war kein Text. Schreibe einen oder wähle eine Datei.
no-no-text-file = Diese Datei ist kein reiner Text in UTF-8.
no-file-too-large = Diese Datei ist zu groß: Erlaubt sind höchstens { $most } KiB.
no-file-not-read = Discord hat diese Datei nicht herausgegeben. Bitte wähle sie noch einmal.
invited = { $guest }, { $host } lädt dich ein: { $table }.
menu-invite = An Tisch einladen
menu-invite-which = An welchen Tisch willst du { $guest } einladen?
menu-handon = Meinen Platz anbieten
menu-handon-which = Welchen deiner Plätze willst du { $guest } anbieten?
button-guests = Gäste …
guests-head = Gäste von anderen Servern
guests-code = Gib diesen Code, wem du willst: Ich zeige ihn nur jetzt. Eingeben kann man ihn auf dem eigenen Server, mit { COMMAND("game seat guest") }. Wer ihn hat, kann hier einen freien Platz nehmen und sieht nichts von diesem Kanal.
guests-until = { $until ->
    [none] Kein Code führt an diesen Tisch.
   *[other] Ein Code führt an diesen Tisch, bis <t:{ $until }:f> oder bis es losgeht.
 }
button-guests-make = Neuen Code erzeugen
button-guests-end = Code zurückziehen
guest-joined = Du sitzt jetzt als Gast eines anderen Servers am Tisch: { $table }. Ich rufe dich mit Direktnachrichten: Erlaube sie von Mitgliedern dieses Servers. Du spielst von dort oder von { COMMAND("me tables") } aus. Zum Aussteigen drück auf „Aussteigen“, oder nimm { COMMAND("game leave") } mit der Nummer des Tischs.
no-no-guests-here = Dieser Server nimmt keine Gäste von anderen Servern auf. Ein Admin kann das in { COMMAND("setup") } erlauben.
no-no-table-to-invite-to = Du sitzt hier an keinem Tisch, der noch auf Mitspieler wartet und an dem { $guest } noch keinen Platz hat. { COMMAND("game create") } öffnet einen.
no-no-seat-to-offer = Du hast keinen Platz, den du { $guest } anbieten könntest: Er muss hier in einem laufenden Spiel sein, in dem { $guest } noch nicht mitspielt.

anew-ask = Soll ich einen neuen Tisch wie { $table } öffnen, mit denselben Einstellungen und Übungsgegnern?
anew-calls = Ich würde { $people } dazu rufen.
anew-onlooker = Du hast hier nicht mitgespielt, darum würde ich niemanden rufen. Du kannst aber selbst einen Tisch für { $game } öffnen.
no-anew-as-guest = Der nächste Tisch wird dort geöffnet, wo dieser war. Drückt dort jemand „Noch einmal“, wirst du dazu gerufen.
anew-invited = { $people }: { $name } hat { $table } geöffnet, mit den Einstellungen vom letzten Mal. Seid ihr dabei?

board-turn = { $who } am Zug
board-older = ein älterer Stand
board-sheet = Woher die Punkte kommen und wie sie wuchsen:
board-last = Der Tisch, wie er am Ende steht:
board-moved = Dieser Tisch wird von jetzt an in { $place } gespielt.
button-newest = Zum neuesten Stand
board-paused = Angehalten: Bei uns ist etwas schiefgegangen. Alle Züge sind erhalten.

which-game = Welches Spiel?
said-created = { $table } ist offen. Er erscheint in { $place }; dort kann man mitspielen.
said-invited = { $guest } ist eingeladen.
said-joined = Du sitzt jetzt am Tisch: { $table }.
said-left = Du hast den Tisch verlassen: { $table }.
said-opponent-added = { $name } ({ $strength }) sitzt jetzt am Tisch: { $table }.
said-opponent-gone = Ein Übungsgegner hat den Tisch verlassen: { $table }.
said-started = { $table } hat begonnen. Hier geht es weiter: { $link }
said-cancelled = { $table } ist geschlossen.
said-undone = Zurückgenommen.
said-undone-step = Zurückgenommen: { $step }
said-redone = Wiederhergestellt.
said-redone-step = Wiederhergestellt: { $step }
said-done = Erledigt: { $step }
log-turn = **{ $name }** · <t:{ $at }:f>
log-table = **Der Tisch** · <t:{ $at }:f>
log-choice = { $entry }. { $name }: { $said }
log-choice-table = { $entry }. { $said }
log-pictures = Den Tisch nach einem Zug ansehen
log-empty = Noch ist nichts geschehen.
rules-none = Bitte sieh in der Anleitung von { $game } nach.
rules-aim = Ziel
topic-choose = Etwas nachschlagen
topic-none = In den Kurzregeln steht nichts zu „{ $word }“. Dort steht etwas über: { $topics }.
list-head = Tische hier
list-none = Hier gibt es keine Tische. Mit { COMMAND("game create") } öffnest du einen.
list-none-such = Solche gibt es hier nicht.
list-asked = **Warten auf dich** ({ $count })
list-free = **Mit freiem Platz** ({ $count })
list-mine = **Deine anderen Tische** ({ $count })
list-others = **Weitere** ({ $count })
list-seats = { $taken } von { $most } Plätzen besetzt
list-move = Dein Zug: Tisch { $number }
list-join = Mitspielen: Tisch { $number }
list-only-all = Alle Tische
list-only-mine = Meine
list-only-free = Mit freiem Platz
list-over = **Zu Ende** ({ $count })
list-only-others = Die andere spielen
list-only-over = Zu Ende
list-by-kind = Welche Tische
list-by-game = Welches Spiel
list-by-pace = Wie schnell
list-any-game = Alle Spiele
list-any-pace = Gleich wie schnell
list-pace-fast = Bis 12 Stunden je Zug
list-pace-day = Bis ein Tag je Zug
list-pace-slow = Mehr als ein Tag je Zug
list-pace-none = Ohne Zeitlimit

help-head = So wird gespielt
help-practise = Gleich spielen, allein mit Übungsgegnern:
help-text =
    - **Anfangen:** { COMMAND("game create") } öffnet einen Tisch. Andere drücken auf Mitspielen, oder du nimmst Übungsgegner und spielst allein; dann drückst du auf Starten. Unter Einstellungen wählst du, wie lange man sich Zeit lassen darf{ $count ->
        [0] .
       *[other] , und bei diesen Spielen auch, was gespielt wird: { $games }.
    }
    - **Spielen:** Bist du am Zug, wirst du gerufen. Drücke auf **Dein Zug** und wähle. Das siehst nur du.
    - **Vorausplanen:** Solange du wartest, kannst du unter **Dein Zug** auch deinen nächsten Zug hinterlegen, wo das Spiel das kann. Er wird gespielt, wenn noch alles so ist, wie du es gesehen hast. **Vorab hinterlegt** zeigt alles, was geschieht, ohne dass du gefragt wirst.
    - **Vieles auf einmal:** Wo du mehrere Figuren führst, zeigt **Alles zusammen planen**, wohin alles führt, bevor du es ausführst.
    - **Hoppla:** Zurücknehmen nimmt deinen letzten Schritt zurück, solange nichts gezogen wurde und niemand anders gezogen hat. Wiederherstellen holt ihn zurück, solange sonst nichts geschieht. Für mehr gibt es **Um Rücknahme bitten**: Wen es betrifft, der muss zustimmen.
    - **Lieber tippen:** Jede Aktion ist auch ein Befehl, zum Beispiel unter „milestones“.
    - **Leute:** { COMMAND("game table people") }: eine Weile fort sein, aussteigen, den Platz weitergeben, jemanden ersetzen, der nicht zieht, oder das Spiel gemeinsam beenden.
    - **Deine Zeit:** { COMMAND("me time") } sagt einmal für alle Tische, wann du gerufen werden darfst und wann du weg bist. { COMMAND("game mine") } zeigt alle deine Tische.
    - **Ansehen:** { COMMAND("game board") } (mit einem Ort: aus der Nähe), { COMMAND("game log") }, { COMMAND("game status") }, { COMMAND("game list") }.
about-privacy = Datenschutz
about-terms = Bedingungen
about-support = Hilfe
help-version = Version { $version }

name-game = spiel
name-create = öffnen
name-invite = einladen
name-guest = gast
name-guests = gäste
name-code = code
name-join = mitspielen
name-leave = aussteigen
name-opponent = übungsgegner
name-start = starten
name-cancel = schließen
name-board = brett
name-move = zug
name-ahead = vorausplanen
name-log = verlauf
name-replay = nachspielen
name-undo = zurücknehmen
name-redo = wiederherstellen
name-status = stand
name-me = ich
name-tables = tische
name-time = zeit
name-zone = zeitzone
name-list = liste
name-mine = meine
name-help = hilfe
name-setup = einrichten
name-resign = verlassen
name-away = fort
name-end = beenden
name-nudge = erinnern
name-hand-on = weitergeben
name-place = ort
name-rules = regeln
name-topic = thema
name-table = tisch
name-people = leute
name-seat = platz
name-edition = ausgabe
name-person = person
name-kind = art
name-seating = sitzordnung

command-game = Tische: öffnen, mitspielen, starten, ansehen
command-create = Hier einen Tisch öffnen
command-invite = Jemanden an einen Tisch einladen
command-guest = Mit einem Code an einem Tisch eines anderen Servers mitspielen
command-guests = Ein Code für Gäste von anderen Servern, vor dem Start
command-join = An einem Tisch mitspielen
command-leave = Vor dem Start aussteigen
command-opponent = Einen Übungsgegner dazusetzen
command-start = Das Spiel starten
command-cancel = Einen selbst geöffneten Tisch vor dem Start schließen
command-board = Das Brett ansehen
command-rules = Kurzregeln lesen oder etwas nachschlagen
command-move = Deinen Zug machen
command-ahead = Den nächsten Zug vorab hinterlegen, und sehen, was du hinterlegt hast
command-replay = Jeden Zug noch einmal sehen und das Spiel als Datei für den Browser bekommen
command-log = Nachlesen, was geschehen ist, Zug um Zug, mit Bildern
command-undo = Deinen letzten Schritt zurücknehmen
command-redo = Den zuletzt zurückgenommenen Schritt wiederherstellen
command-status = Sehen, wie es steht und wer am Zug ist
command-list = Die Tische dieses Servers ansehen
command-help = Wie hier gespielt wird
command-setup = Wählen, wo Tische sein dürfen, wer sie öffnet, und die Sprache
command-play = { $game } durch Tippen spielen

option-place = Ein Ort auf dem Spielplan oder eine Stadt, aus der Nähe
option-board-text = Der ganze Tisch in Worten, ohne Bild
option-topic = Ein Wort oder Thema; ohne Angabe die ganzen Regeln
option-topic-game = Welches Spiel, wenn nicht das dieses Tisches
name-other = anderes
name-action = aktion
name-value = wert
command-other = Weitere Aktionen, aus einer Liste
option-action = Die Aktion
option-value = Worum es dabei geht
option-table = Welcher Tisch, falls es mehrere gibt
option-game = Welches Spiel
option-edition = Welche Ausgabe des Materials
option-guest = Wen du einlädst
option-code = Der Code, den man dir gegeben hat
option-kind = Wie er spielt
option-seating = Wer wo sitzt
kind-strong = stark: plant voraus
kind-steady = bedacht: nimmt, was gerade am besten aussieht
kind-random = zufällig: macht irgendetwas
seating-random = ausgelost
seating-joined = wie beigetreten

no-only-servers = Das geht nur auf Servern, nicht in privaten Nachrichten.
no-no-table-here = Hier gibt es keinen Tisch. Mit { COMMAND("game create") } öffnest du einen.
no-no-places = { $game } hat keine Nahansichten von Orten: Lass die Option „ort“ weg.
no-no-such-place = Einen Ort { $place } gibt es auf diesem Spielplan nicht. Orte heißen hier etwa { $first }.
no-which-table = Hier gibt es mehrere Tische: { $tables }. Sag mit der Option „tisch“, welcher gemeint ist.
no-no-bots = Bots kann man nicht einladen. Zum Üben gibt es { COMMAND("game table opponent") }.
no-no-member = { $guest } ist kein Mitglied dieses Servers und kann hier nicht eingeladen werden.
no-guest-sees-nothing = { $guest } kann { $place } nicht sehen, wo dieser Tisch ist. Bitte einen Admin um Zugang, oder öffne einen Tisch an einem anderen Ort.

typed-idle = nach, von, auf, in, an, am, im, der, die, das, ein, eine, und, mit, für, zu
no-typed-several = Das kann mehreres heißen: { $values }. Sag, was davon.
no-typed-unknown = „{ $typed }“ steht gerade nicht zur Wahl.
no-typed-none = Das kann hier nicht folgen. Möglich: { $values }.
no-typed-barred = Das geht jetzt nicht: { $why }.
no-typed-draws = Was darauf folgt, wird ausgelost, das lässt sich nicht vorher sagen.

# Die Leute an einem Tisch, und Plätze, die wechseln.
button-table = Tisch …
button-take = Diesen Platz nehmen
table-agreed = { $people } { $count ->
    [one] möchte
   *[other] möchten
 } dieses Spiel ohne Ergebnis beenden ({ $count } von { $of }).
table-late = { $name } hat seit dem <t:{ $since }:f> nicht gezogen. Ab dem <t:{ $at }:f> können die anderen stattdessen einen Übungsgegner spielen lassen.
table-late-own = Die anderen warten seit dem <t:{ $since }:f> auf dich. Ab dem <t:{ $at }:f> können sie einen Übungsgegner für dich spielen lassen.
table-replaceable = { $name } hat seit dem <t:{ $since }:f> nicht gezogen. Die anderen können stattdessen einen Übungsgegner spielen lassen: siehe „Tisch …“.
table-time = Hat jemand { $days } Tage nicht gezogen, können die anderen stattdessen einen Übungsgegner spielen lassen{ $absent ->
    [one] , für jemanden, der weg ist, nach 1 Tag
   *[other] , für jemanden, der weg ist, nach { $absent } Tagen
 }.
table-resting = Alle sind fort: Das Spiel ruht, bis jemand zurückkommt
seat-free = frei für alle, die mögen
seat-replaced = von einem Übungsgegner vertreten; frei für alle, die mögen
seat-offered = allen angeboten, die mögen
seat-away = abwesend; ein Übungsgegner spielt
seat-waited = am Zug seit dem <t:{ $since }:f>
panel-away = Ein Übungsgegner spielt deinen Platz. Nimm ihn zurück, wann du magst.
held-then = dann { $name }
ended-agreed = Einvernehmlich beendet, ohne Ergebnis
ended-deserted = Ohne Ergebnis beendet: Alle sind gegangen
ended-closed = Von einem Admin geschlossen, ohne Ergebnis
ended-closed-why = Von einem Admin geschlossen, ohne Ergebnis: { $reason }

# Ein Zug, der vorab hinterlegt ist.
button-ahead = Vorausplanen
button-ahead-instead = Was stattdessen …
button-ahead-leave = So hinterlegen
button-ahead-last = Letzten Schritt entfernen
button-ahead-clear = Plan vergessen
ahead-head = { $turn ->
    [1] Dein nächster Zug, vorab
    [2] Dein übernächster Zug, vorab
   *[other] Dein Zug Nummer { $turn } von jetzt an, vorab
}
ahead-head-instead = Und wenn das nicht geht?
ahead-about = So steht es jetzt am Tisch. Wenn du an die Reihe kommst, wird es nur gespielt, wenn alles noch genau das kostet und bringt, was hier steht; sonst wirst du gerufen.
ahead-enough = Danach kann nichts mehr folgen: Dein Zug ist dann zu Ende, oder etwas wird gezogen oder aufgedeckt.
ahead-standing = Vorab hinterlegt: { $way }
ahead-instead = Sonst: { $way }
ahead-later = { $turn ->
    [2] Im Zug danach: { $way }
   *[other] Im Zug Nummer { $turn }: { $way }
}
ahead-later-instead = { $turn ->
    [2] Sonst, in jenem Zug: { $way }
   *[other] Sonst, im Zug Nummer { $turn }: { $way }
}
ahead-about-later = Der Tisch ist gezeigt, als hättest du gespielt, was du davor hinterlegt hast, und sonst niemand etwas getan.
ahead-about-only = Eine Bedingung wird nicht selbst gespielt: Was ihr folgt, wird nur gespielt, wenn sie erfüllt ist.
ahead-only-can = nur wenn noch möglich: { $step }
ahead-only-gone = nur wenn nicht mehr möglich: { $step }
ahead-only-have = nur mit mindestens { $goods }
ahead-missed-short = Nicht gespielt wie hinterlegt: Nötig war mindestens: { $goods }. Da war: { $goods_there }.
ahead-missed-still = Nicht gespielt wie hinterlegt: „{ $step }“ war noch möglich.
ahead-lost = { $count ->
    [one] Was du für den Zug danach hinterlegt hattest, entfällt damit auch.
   *[other] Was du für die { $count } Züge danach hinterlegt hattest, entfällt damit auch.
}
ahead-lost-unfinished = { $count ->
    [one] Nach dem, was du hinterlegt hattest, ist dein Zug noch nicht zu Ende. Was du für den Zug danach hinterlegt hattest, entfällt deshalb.
   *[other] Nach dem, was du hinterlegt hattest, ist dein Zug noch nicht zu Ende. Was du für die { $count } Züge danach hinterlegt hattest, entfällt deshalb.
}
button-ahead-after = Den Zug danach …
button-ahead-instead-later = Zug { $turn }: was stattdessen …
button-only-can = Ist nur Bedingung für den nächsten
button-only-gone = Bedingung: nicht mehr möglich
button-enough = Nur wenn ich … habe
enough-head = Nur wenn du genug hast
enough-about = Was du danach wählst, wird nur gespielt, wenn du dann mindestens so viel hast, wie du hier sagst.
enough-ask-good = Genug wovon?
enough-ask-count = Wie viel mindestens?
enough-least = mindestens { $goods }
enough-now = Hier hättest du { $count }.
enough-words = mindestens, wenigstens, min, nur, wenn, mit, ich, habe, und, es, gibt, da, sind, ist, oder, mehr
button-only-do = Keine Bedingung: ausführen
ahead-left = So ist es hinterlegt. Es wird gespielt, wenn du an die Reihe kommst, ohne dass du gerufen wirst.
ahead-left-open = So ist es hinterlegt. Es wird gespielt, wenn du an die Reihe kommst; für den Rest deines Zuges wirst du dann gerufen.
button-ahead-again = Wieder hinterlegen
ahead-aside = Beiseitegelegt, weil etwas davor zurückgenommen wurde: { $way }
ahead-aside-now = Was du vorab hinterlegt hattest, ist beiseitegelegt. Wenn du wieder wartest, hinterlegst du es mit einem Knopfdruck noch einmal.
ahead-again = { $count ->
    [0] Es ist wieder hinterlegt, so wie es jetzt wäre.
   *[other] Es ist wieder hinterlegt, so wie es jetzt wäre. Nicht alles davon: Der Rest wäre nicht mehr möglich.
}
ahead-cleared = Dein Plan ist vergessen.
ahead-changed = Inzwischen hat sich etwas geändert. So sieht es jetzt aus.
ahead-changed-played = Inzwischen wurde dein Plan gespielt; jetzt ist nichts hinterlegt. So sieht es aus.
ahead-taken-out = Nicht mehr möglich und aus deinem Plan genommen: { $steps }.
ahead-begun = Nicht gespielt, weil vor deinem Zug nicht hinterlegt: { $steps }.
ahead-missed-others = Auch das Übrige ist nicht gespielt: { $steps }.
ahead-missed-gone = Nicht gespielt wie hinterlegt: „{ $step }“ war nicht mehr möglich.
ahead-missed-why = Nicht gespielt wie hinterlegt: „{ $step }“ war nicht mehr möglich. { $why }
ahead-missed-changed = Nicht gespielt wie hinterlegt: „{ $step }“ war: { $was }. Als du an der Reihe warst, war es: { $now }.
ahead-not-yet = Du bist noch nicht am Zug. Zu deinem nächsten: { $why }
ahead-nothing = ohne Kosten und Ertrag

button-batch = Alles zusammen planen
button-batch-kept = Dein Plan ({ $count })
button-batch-go = Ausführen
button-batch-then = Ausführen · { $end }
button-batch-mend = Streichen, was nicht geht
button-batch-type = Eintippen
button-batch-clear = Neu beginnen
button-batch-change = Ändern
batch-head = Alles auf einmal
batch-about = Wähle nacheinander, was geschehen soll. Du siehst, wohin alles führt, und führst es mit einem Knopfdruck aus.
batch-then = Wenn sonst nichts geschieht, wird daraus:
batch-ready = ✓ { $piece }
batch-not = geht nicht mehr:
batch-change = Eine Zeile ändern oder streichen …
batch-others = Erst ein anderer …
batch-more = Noch etwas für einen davon …
batch-changed = Inzwischen hat sich etwas geändert: Nichts wurde ausgeführt. So sieht es jetzt aus.
batch-kept = { $count ->
    [one] Was du geplant hast (1 Zeile), ist noch nicht ausgeführt
   *[other] Was du geplant hast ({ $count } Zeilen), ist noch nicht ausgeführt
 }; es fällt weg, wenn du zuerst etwas anderes tust.
batch-type-label = Deine Befehle
batch-type-about = Je eine Zeile, oder durch Strichpunkte getrennt
batch-line = Zeile { $line } („{ $words }“): { $why }
batch-lines = Auch nicht zu verstehen: Zeile { $lines }
batch-like = Befehle gehen etwa so: { $example }
batch-typed = Alle anderen Zeilen stehen in deinem Plan. Das Formular öffnet sich wieder mit diesen.
batch-typed-none = Nichts wurde übernommen. Das Formular öffnet sich wieder mit dem, was du eingetippt hast.
batch-without = Diese Zeilen von dir stehen nicht im Plan:
batch-again = Zeile { $line }: { $why }
button-in-force = Vorab hinterlegt ({ $count })
button-in-force-cancel = { $number } aufheben
in-force-head = Was du vorab hinterlegt hast
in-force-none = Nichts: Du wirst nach allem gefragt.
in-force-ends = An allen Tischen enden deine Züge sofort, wenn sonst nichts zu tun ist.
in-force-cancel = Etwas davon aufheben …
in-force-not-now = Was sich jetzt nicht aufheben lässt, hebst du auf, sobald du wieder handeln kannst.
in-force-cancelled = { $lost ->
    [0] Es ist aufgehoben.
    [one] Es ist aufgehoben, und der Zug, den du danach hinterlegt hattest, auch.
   *[other] Es ist aufgehoben, und die { $lost } Züge, die du danach hinterlegt hattest, auch.
}
said-ahead = { $said } (vorab hinterlegt)

wish-back = Meinen Platz zurücknehmen
wish-keep = Meinen Platz doch behalten
wish-away = Eine Weile fort …
wish-open = Meinen Platz allen anbieten …
wish-give = Meinen Platz jemandem anbieten …
wish-resign = Endgültig aussteigen …
wish-end = Spiel beenden …
wish-unend = Spiel doch nicht beenden
wish-nudge = Erinnern
wish-take = Platz von { $name } nehmen …
wish-replace = { $name } ersetzen …
wish-away-what = Ein Übungsgegner spielt deinen Platz, bis du ihn zurücknimmst; das geht jederzeit mit einem Knopfdruck. Solange wirst du nicht gerufen. Sind alle fort, ruht das Spiel.
wish-open-what = Wer mag, kann deinen Platz nehmen, mit allem, was man dort weiß. Bis dahin spielst du weiter. Danach siehst du nur noch, was Zuschauer sehen.
wish-resign-what = Du verlässt dieses Spiel endgültig. Ein Übungsgegner spielt weiter, und wer mag, kann den Platz nehmen, mit allem, was man dort weiß. Von jetzt an siehst du nur noch, was Zuschauer sehen. Ist sonst niemand übrig, endet das Spiel ohne Ergebnis.
wish-end-what = Du stimmst zu, dieses Spiel ohne Ergebnis zu beenden. Es endet, sobald alle zugestimmt haben; bis dahin kannst du es dir anders überlegen. Die anderen erfahren davon.
wish-end-now = Beenden?
wish-end-sure = Spiel beenden
wish-end-alone = Du bist allein an diesem Tisch, darum wird niemand sonst gefragt: Das Spiel endet sofort, ohne Ergebnis, und du kannst es selbst nicht zurückholen.
wish-end-last = Alle anderen haben schon zugestimmt: Das Spiel endet sofort, ohne Ergebnis, und niemand am Tisch kann es zurückholen.
wish-take-what = Du übernimmst diesen Platz, wie er steht, mit allem, was man dort weiß, und wirst gerufen, wenn er am Zug ist.
wish-replace-what = Du stimmst dafür, dass ein Übungsgegner für { $name } spielt. { $name } kann zurückkommen, bis jemand anderes den Platz nimmt. Stimmen bisher: { $have } von { $need }.
wish-stand-in-what = Du stimmst dafür, dass ein Übungsgegner für { $name } spielt, bis { $name } zurück ist; der Platz bleibt vergeben. Stimmen bisher: { $have } von { $need }.
said-wish-back = Der Platz ist wieder deiner.
said-wish-keep = Du behältst deinen Platz.
said-wish-away = Jetzt spielt ein Übungsgegner für dich.
said-wish-open = Wer mag, kann jetzt deinen Platz nehmen.
said-wish-give = { $guest } ist gefragt, deinen Platz zu nehmen. Bis dahin spielst du weiter.
said-wish-resign = Du hast dieses Spiel verlassen.
said-wish-end = Du hast zugestimmt, dieses Spiel zu beenden.
said-wish-ended = Du hast dieses Spiel beendet.
said-wish-unend = Du stimmst nicht mehr zu, dieses Spiel zu beenden.
said-wish-nudge = Die Erinnerung kommt an: sofort, oder sobald gerufen werden darf.
said-wish-take = Der Platz ist jetzt deiner.
said-wish-replace = Deine Stimme, { $name } zu ersetzen, zählt.

notice-resigned = { $name } hat das Spiel endgültig verlassen. Ein Übungsgegner spielt weiter; wer mag, kann den Platz nehmen.
notice-removed = Ein Admin hat den Platz von { $name } freigemacht. Ein Übungsgegner spielt weiter; wer mag, kann den Platz nehmen.
notice-forgotten = Wer diesen Platz hatte, ist auf Wunsch vergessen worden. { $name } spielt weiter; wer mag, kann den Platz nehmen.
notice-away = { $name } ist eine Weile fort. Solange spielt ein Übungsgegner.
notice-absent = { $of } ist weg, deshalb lassen die anderen solange einen Übungsgegner spielen. { $people }, der Platz bleibt deiner: Du kannst ihn jederzeit zurücknehmen.
notice-back = { $name } spielt wieder selbst.
notice-opened = { $name } möchte einen Platz weitergeben: Wer mag, kann ihn nehmen, wie er steht.
notice-offered = { $people }, { $name } bietet dir einen Platz an { $table } an, wie er steht.
notice-taken = { $name } hat einen Platz übernommen und spielt von jetzt an mit.
notice-replaced = Von jetzt an spielt ein Übungsgegner für { $name }. { $people }, du kannst zurückkommen, bis jemand deinen Platz genommen hat.
notice-replaced-barred = Von jetzt an spielt ein Übungsgegner für { $name }. Wer möchte, kann den Platz nehmen.
notice-vote = { $name } stimmt dafür, dass ein Übungsgegner für { $of } spielt.
notice-end = { $people }: { $name } möchte dieses Spiel ohne Ergebnis beenden. Es endet, sobald alle zugestimmt haben: siehe „Tisch …“.
notice-nudge = { $people }: { $name } wartet auf { $count ->
    [one] deinen Zug
   *[other] euren Zug
 }.
notice-concerns = { $people }: { $told }
notice-full = { $people }, der Tisch ist voll: Drückt auf „Starten“, wenn alle so weit sind.
notice-sent-away = { $people }, { $name } hat dich von diesem Tisch weggeschickt. Du kannst wieder mitspielen, sobald { $name } dich eingeladen hat.
notice-unstarted = { $people }, seit { $days } Tagen hat niemand diesen Tisch gestartet. Startet ihn, ändert etwas oder steigt aus; in weiteren { $days } Tagen schließt er von selbst.
notice-unstarted-closed = Seit { $twice } Tagen hat niemand diesen Tisch gestartet: Er ist geschlossen. Mit { COMMAND("game create") } öffnet ihr einen neuen.
notice-remind = { $people }: Dieses Spiel wartet noch auf { $count ->
    [one] deinen Zug
   *[other] euren Zug
 }.

command-people = Wer spielt; aussteigen, fort sein, zurückkommen, Platz weitergeben, Spiel beenden
command-resign = Ein laufendes Spiel endgültig verlassen
command-away = Eine Weile einen Übungsgegner für dich spielen lassen
command-end = Ein Spiel ohne Ergebnis beenden, wenn alle zustimmen
command-nudge = Die erinnern, auf die das Spiel wartet
command-group-seat = Dein eigener Platz: fort sein, weitergeben, verlassen
command-group-table = Ein ganzer Tisch: vor dem Start, seine Leute, sein Ende
command-hand-on = Deinen Platz jemandem anbieten
option-heir = Wem du deinen Platz anbietest

memo-head = Notiz für dich
memo-label = Was du dir merken willst
memo-about = Nur du siehst sie, wenn du hier deine Ansicht öffnest. Leer heißt: keine Notiz.
memo-kept = Gemerkt. Du siehst sie, wenn du an der Reihe bist.
memo-cleared = Deine Notiz ist weg.
button-memo = Meine Notiz
command-note = Schreib dir an einem Tisch eine Notiz; niemand sonst sieht sie
option-memo = Die Notiz; weglassen, um die vorhandene zu lesen und zu ändern
name-note = notiz
name-text = text
