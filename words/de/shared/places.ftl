# Wo Tische zu sehen sind, und was Verwalter von ihnen erfahren.

table-lost = Dieser Tisch hat keinen Ort: { $why }. Das Spiel geht weiter, nichts ist verloren. Mit { COMMAND("game table here") } in einem anderen Kanal wird dort gespielt.
status-lost = ohne Ort
lost-channel-gone = sein Kanal oder Thread wurde gelöscht
lost-no-access = ich sehe seinen Kanal nicht
lost-may-not-send = ich darf in seinem Kanal nicht schreiben
lost-thread-locked = sein Thread ist gesperrt
lost-server-left = ich wurde vom Server entfernt
said-moved = { $table } wird ab jetzt hier gespielt.
no-has-a-place = Dieser Tisch hat einen Ort: { $place }. So hierher holen lässt sich nur ein Tisch, der keinen mehr hat.
no-already-here = Dieser Tisch ist schon hier.
no-other-server = Dieser Tisch gehört zu einem anderen Server. Gib den Befehl dort ein.
no-not-paused = Dieses Spiel ist nicht angehalten.
no-still-failing = Die Regeln dieses Spiels scheitern immer noch. Es bleibt angehalten; alle Züge sind gesichert.
no-still-damaged = Was von diesem Spiel gespeichert ist, ist immer noch beschädigt. Es bleibt angehalten; wer den Bot betreibt, kann es mit „verify“ und „repair“ in Ordnung bringen.
name-here = hierher
command-here = Einen Tisch, der seinen Ort verloren hat, hier weiterspielen

report-table-lost = { $table } hat keinen Ort: { $why }. Die Beiträge warten. Gib mir das Recht, dort zu schreiben, oder jemand vom Tisch nutzt { COMMAND("game table here") } in einem anderen Kanal.
report-damaged = { $table } ist angehalten: Was davon gespeichert ist, ist beschädigt; im Protokoll steht, was. Wer den Bot betreibt, kann es mit „verify“ und „repair“ oder aus einer Sicherung in Ordnung bringen; danach geht es mit { COMMAND("admin resume") } weiter. { $link }
report-older = { $table } ist angehalten: Nach den Regeln dieser Version hätten die Züge anderswohin geführt. Du entscheidest: Mit { COMMAND("admin resume") } geht es von hier aus weiter, mit { COMMAND("admin rewind") } zurück, und { COMMAND("admin close") } beendet es. Waren die alten Regeln richtig, sag es dem Betreiber: Mit passenden Regeln geht es von selbst weiter. { $link }
report-rules-failed = { $table } ist angehalten: Die Regeln sind bei Eintrag { $entry } gescheitert. Alle Züge sind gesichert; im Protokoll steht, was geschah. { $link }

# Die Nachricht, die offene Tische eines Servers auflistet.
listing-head = Offene Tische
listing-none = Gerade sucht kein Tisch nach Leuten. Öffne einen!
listing-more = … und { $count } weitere: { COMMAND("game list") } zeigt alle.
listing-ready = { $most ->
    [one] kann beginnen, **eine Person** kann noch dazu
   *[other] kann beginnen, **bis zu { $most }** können noch dazu
 }
listing-seeks = **noch { $least } bis { $most }** gesucht
listing-seeks-all = { $most ->
    [one] **noch eine Person** gesucht
   *[other] **noch { $most }** gesucht
 }
listing-sought = **Würden spielen**, wenn genug zusammenpassen: { $games }
listing-no-clock = ohne Zeitgrenze
listing-turn = { $turn } je Zug
listing-bank = { $turn } je Zug, { $bank } Vorrat
listing-rated = gewertet
listing-ratings = nur mit Wertung { $limits ->
    [from] ab { $lowest }
    [to] bis { $highest }
   *[both] von { $lowest } bis { $highest }
 }
listing-reliable = nur für Leute, die die meisten Züge rechtzeitig machen
listing-roles = nur für { $roles }
listing-foot = Ein Knopfdruck, und du bist dabei.
button-open-table = Tisch öffnen
report-listing-lost = Die Liste offener Tische kann nicht in { $channel } stehen: { $why } Wähle in { COMMAND("setup") } einen anderen Kanal, oder behebe das: Ich versuche es von selbst wieder.
listing-lost-channel-gone = Den Kanal gibt es nicht mehr.
listing-lost-no-access = Ich sehe ihn nicht.
listing-lost-may-not-send = Ich darf dort nicht schreiben oder nicht zurücklesen.
listing-lost-thread-locked = Der Thread ist gesperrt.
listing-lost-server-left = Ich wurde vom Server entfernt.

# Der Tisch der Woche.
weekly-head = Tisch der Woche
weekly-foot = Nach euren Stimmen der letzten Woche. Ein Knopfdruck auf der Seite eines Tisches oder hier ist deine Stimme dieser Woche; ein anderer verschiebt sie, derselbe nimmt sie zurück.
button-vote = Tisch der Woche?
vote-given = Deine Stimme für den Tisch der Woche ist bis Montag bei Tisch { $number }. Noch ein Druck nimmt sie zurück; deine Stimme für einen anderen Tisch verschiebt sie dorthin.
vote-taken-back = Deine Stimme für Tisch { $number } ist zurückgenommen.
no-vote-off = Dieser Server wählt keinen Tisch der Woche.
no-vote-seated = Du sitzt an diesem Tisch: Die anderen stimmen für ihn.
no-vote-not-now = Tisch der Woche werden nur Tische, an denen gespielt wird oder die seit weniger als einer Woche zu Ende sind.
no-vote-not-public = Nicht alle auf dem Server dürfen diesen Tisch sehen: Er kann nicht Tisch der Woche werden.

# Was jemand spielen würde.
name-seek = suchen
command-seek = Sag, was du spielen würdest: Passen genug Leute zusammen, wird dir ein Tisch vorgeschlagen
button-seek = Ich würde spielen …
seek-head = Ich würde spielen …
seek-off = Du suchst noch nichts. Wähle Spiele; mehr musst du nicht tun.
seek-on = Du suchst bis <t:{ $until }:d> einen Tisch. Passen genug Leute zusammen, wirst du gerufen: Ein Knopfdruck, und du spielst mit; sonst musst du nichts tun.
seek-asked = **{ $table } für { $count } Leute wird dir vorgeschlagen.** Ein Knopfdruck, und du bist dabei. Antwortest du nicht in der Zeit, die du gewählt hast, endet deine Suche.
seek-games = Spiele
seek-players = Wie viele Leute, du eingeschlossen
seek-players-n = zu { $n }
seek-pace = Wie schnell
seek-pace-any = Gleich wie schnell
seek-pace-fast = 12 Stunden je Zug
seek-pace-day = Ein Tag je Zug
seek-pace-slow = 3 Tage je Zug
seek-days = Wie lange du suchst
seek-days-n = { $n } Tage
seek-patience = Wie lange du dir für eine Antwort nimmst
seek-patience-n = { $n ->
    [24] Ein Tag
    [48] 2 Tage
   *[other] { $n } Stunden
 }
seek-foot = Jede Wahl gilt sofort. Gerufen wirst du nur in deinen Zeiten ({ COMMAND("me time") }). Sind alle da, beginnt der Tisch von selbst.
seek-declined = Diesen nicht. Du suchst weiter; frühestens morgen wirst du wieder gefragt.
button-not-now = Diesen nicht
button-seek-no-more = Nicht mehr suchen
