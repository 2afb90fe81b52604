# Ligen: Spielzeiten aus Tischen, die sich von selbst öffnen.

name-league = liga
name-open = gründen
name-show = zeigen
name-standings = tabelle
name-correct = berichtigen
name-title = titel
name-places = plätze
name-season = spielzeit
command-league = Ligen und Turniere: Tische, die sich Runde für Runde von selbst öffnen
command-league-open = Eine Liga vorbereiten; du siehst vor allen anderen, was geschehen wird
command-league-show = Was gespielt wird, wer dabei ist, wie es steht
command-league-standings = Wie eine Liga steht, als Bild und als Text
command-league-leave = Keine Tische einer Liga mehr bekommen
command-league-correct = Das Ergebnis eines Tisches setzen, mit einem Grund, den alle lesen
command-league-close = Eine Liga beenden; laufende Tische gehen weiter
option-league = Welche Liga; ohne Angabe die einzige
option-league-title = Ihr Name
option-league-game = Was gespielt wird; weitere Spiele kannst du danach wählen
option-league-table = Welcher Tisch
option-league-places = Die Plätze in der Sitzordnung: 2 1 3 4, oder geteilt 1 1 3
option-league-reason = Warum; das lesen alle
option-league-season = Welche Spielzeit; ohne Angabe die laufende
setup-leagues = Ligen leiten dürfen:
setup-pick-leagues = Rollen wählen (keine: nur Admins)
setup-only-admins = nur Admins

# Was eine Liga ist, bevor sie veröffentlicht wird.
league-draft-head = Eine neue Liga: { $title }
league-draft-state = Das sieht noch niemand außer dir. Jede Wahl gilt sofort.
league-games = Spiele; bei mehreren reihum je Runde eines
league-kind = Wie gespielt wird
league-kind-swiss = Schweizer System: einige Runden, Gleiche gegen Gleiche
league-kind-round-robin = Alle gegen alle, soweit es aufgeht
league-kind-knockout = K.-o.: Die Besten jedes Tisches kommen weiter
league-kind-divisions = Staffeln mit Auf- und Abstieg
league-short = { $kind ->
    [swiss] Schweizer System
    [round-robin] alle gegen alle
    [knockout] K.-o.
   *[divisions] Staffeln
 }
league-size = Leute an einem Tisch
league-size-n = zu { $n } am Tisch
league-rounds-swiss = Runden
league-rounds-round-robin = Runden
league-rounds-divisions = Leute in einer Staffel
league-rounds-knockout = Wie viele eines Tisches weiterkommen
league-rounds-n = { $n ->
    [0] So viele, wie nötig sind
    [one] Eine Runde
   *[other] { $n } Runden
 }
league-division-n = { $n } Leute
league-onward-n = { $n ->
    [one] Nur wer gewinnt
   *[other] Die besten { $n }
 }
league-sign-up = Zeit zum Anmelden, vor jeder Spielzeit
league-days = Die längste Zeit für eine Runde
league-days-n = { $n ->
    [one] Ein Tag
   *[other] { $n } Tage
 }
league-seasons = Spielzeiten
league-seasons-n = { $n ->
    [one] Eine Spielzeit
   *[other] { $n } Spielzeiten
 }
league-times = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
 } zum Anmelden · { $seasons ->
    [one] eine Spielzeit
   *[other] { $seasons } Spielzeiten
 }
league-preview = **Bei { $people } Leuten:** { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 } mit { $tables }, zusammen höchstens { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }{ $byes ->
    [yes] . Wo es nicht aufgeht, hat jemand ein Freilos (in dieser Runde keinen Tisch)
   *[no] {""}
 }.
league-tables-of = { $count ->
    [one] einem Tisch zu { $size }
   *[other] { $count } Tischen zu { $size }
 }
league-and = und
league-wrong-now = **So geht es nicht:** { $why }
button-league-publish = Veröffentlichen
league-terms-head = Zeit und Wertung
button-league-events = { $on ->
    [on] Events in Discord: ja
   *[off] Events in Discord: nein
 }
league-events-about = Ein Event dieses Servers sagt, bis wann man sich anmelden kann und wann eine Runde endet. Ich brauche dazu *Events erstellen*.
league-events-set = { $on ->
    [yes] Auf **{ $title }** weisen ab jetzt Events dieses Servers hin.
   *[no] Auf **{ $title }** weist kein Event mehr hin.
 }
button-league-terms = Zeit und Wertung …
button-league-drop = Verwerfen
league-published = **{ $title }** ist offen: Die Nachricht steht in { $channel }.
league-dropped = Die Liga ist verworfen. Niemand hat sie gesehen.

# Die Nachricht einer Liga.
league-head = { $title }
league-season = Spielzeit { $season } von { $seasons }
league-is-sign-up = **Anmelden bis <t:{ $until }:f>** (<t:{ $until }:R>). Dann öffnen sich die Tische von selbst.
league-is-played = **Runde { $round }**, längstens bis <t:{ $until }:f>. Sind alle ihre Tische zu Ende, beginnt die nächste.
league-is-over = **Sie ist zu Ende.**
league-is-draft = Noch nicht veröffentlicht.
league-rules = { $games } · { $kind } · zu { $size } am Tisch{ $more }
league-more-rounds = {" "}· { $n ->
    [one] eine Runde
   *[other] { $n } Runden
 }
league-more-divisions = {" "}· Staffeln zu { $n }, je { $moves } steigen auf und ab
league-more-knockout = {" "}· { $n ->
    [one] nur wer gewinnt, kommt weiter
   *[other] die besten { $n } kommen weiter
 }
league-terms = { $clock } · { $rated ->
    [on] gewertet
   *[off] nicht gewertet
 } · eine Runde dauert höchstens { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
league-people = { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] **Eine Anmeldung:** { $names }
   *[other] **{ $count } Leute:** { $names }
 }
league-people-more = … und { $count } weitere
league-free = { $count ->
    [one] Ein Platz ist frei: Wer ihn nimmt, bekommt alles, was dort gewonnen wurde.
   *[other] { $count } Plätze sind frei: Wer einen nimmt, bekommt alles, was dort gewonnen wurde.
 }
league-organiser = Geleitet von { $who }
league-table-line = { $number ->
    [none] Tisch { $at }
   *[other] [Tisch { $number }]({ $link })
 } · { $game } · { $names }
league-table-more = … und { $count ->
    [one] ein weiterer Tisch
   *[other] { $count } weitere Tische
 }
league-table-state = { $how ->
    [bye] Freilos
    [played] zu Ende: { $order }
    [ended] ohne Ergebnis beendet: alle bekommen gleich viel
    [rule] am Ende der Runde: { $order }
    [unopened] ließ sich nicht öffnen: alle bekommen gleich viel
    [corrected] von der Leitung gesetzt: { $order }
   *[open] läuft
 }
league-order-place = { $place }. { $name }
league-nobody = ein freier Platz
league-seat-free = ein Übungsgegner
league-forgotten = jemand
button-league-join = Ich bin dabei
button-league-leave = Aussteigen
button-league-standings = Tabelle
button-league-show = Details
league-joined = Du bist bei **{ $title }** dabei. Deine Tische öffnen sich von selbst; gerufen wirst du in deinen Zeiten ({ COMMAND("me time") }).
league-replaced-you = Du hast einen Platz in **{ $title }** übernommen, mit allem, was dort gewonnen wurde. Dein erster Tisch kommt mit der nächsten Runde; einen frei gewordenen Platz an einem laufenden Tisch kannst du dort nehmen.
league-left = Du bist bei **{ $title }** nicht mehr dabei.
league-left-played = Du bekommst keine Tische von **{ $title }** mehr. Ein laufender Tisch geht weiter: Spiel ihn zu Ende, oder steig dort aus ({ COMMAND("game leave") }). Andere können deinen Platz übernehmen.
league-leave-sure = Bei **{ $title }** aussteigen? Du bekommst keine Tische mehr, und andere können deinen Platz übernehmen, mit allem, was du gewonnen hast. Laufende Tische gehen weiter.
league-close-sure = **{ $title }** beenden? Es werden keine Tische mehr geöffnet. Laufende Tische gehen weiter und zählen hier nicht mehr.
league-closed = **{ $title }** ist beendet.
league-corrected = Das Ergebnis ist gesetzt und wird in { $channel } gesagt.
league-none = Hier gibt es keine Liga.
league-list-head = Ligen

# Wie sie steht.
league-standings-head = { $title }{ $season ->
    [0] {""}
   *[other] : Spielzeit { $season }
 }
league-standings-of = { $open ->
    [yes] Runde { $rounds } läuft
   *[no] Nach { $rounds ->
        [0] noch keiner Runde
        [one] einer Runde
       *[other] { $rounds } Runden
     }
 }
league-division = Staffel { $n }
league-division-only = Tabelle
league-column-points = Punkte
league-column-tables = Tische
league-standing = **{ $place }** · **{ $name }** · { $points } · { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }{ $state ->
    [champion] {" "}· **Meister**
    [beaten] {" "}· ausgeschieden
    [out] {" "}· ausgestiegen
   *[in] {""}
 }
button-league-season = Spielzeit { $season }
league-standing-name = { $place }. { $name }
league-champion = Meister
league-points = { NUMBER($points, maximumFractionDigits: 2) }
league-standings-none = Es ist noch nichts gespielt.
league-standings-more = … und { $count } weitere
league-ties = Bei gleichen Punkten entscheiden der Reihe nach: { $ties }. An einem Tisch zählt, vor welchem Anteil der anderen man liegt.
league-tie-direct = die Ergebnisse gegeneinander
league-tie-wins = gewonnene Tische
league-tie-opponents = die Punkte der Gegner
league-tie-beaten = die Punkte derer, die man geschlagen hat
league-tie-scored = die Punkte der Spiele selbst
league-tie-rank = die Reihenfolge am Anfang

# Auf der Tafel eines ihrer Tische.
league-mark = [{ $title }]({ $link }){ $season ->
    [0] {""}
   *[other] {" "}· Spielzeit { $season }
 } · Runde { $round }{ $division ->
    [0] {""}
   *[other] {" "}· Staffel { $division }
 }

# Was sie ankündigt.
league-told-sign-up = **{ $title }**: Anmeldung{ $season ->
    [0] {""}
   *[other] {" "}zur Spielzeit { $season }
 } bis <t:{ $until }:f>.
league-told-too-few = **{ $title }** ist zu Ende: Es haben sich zu wenige angemeldet.
league-told-round = **{ $title }**{ $season ->
    [0] {""}
   *[other] , Spielzeit { $season }
 }: **Runde { $round }** beginnt. Die Tische sind offen; wer am Zug ist, wird gerufen.
league-told-season-over = **{ $title }**{ $season ->
    [0] {""}
   *[other] , Spielzeit { $season },
 } ist zu Ende. { $count ->
    [0] Einen Meister gibt es nicht.
    [one] **Meister: { $names }.**
   *[other] **Meister sind { $names }.**
 } Danke euch allen!
league-told-left = **{ $title }**: { $name } ist ausgestiegen. Der Platz ist frei, mit allem, was dort gewonnen wurde.
league-told-left-nobody = **{ $title }**: Ein Platz ist frei, mit allem, was dort gewonnen wurde.
league-told-replaced = **{ $title }**: { $name } kommt dazu und übernimmt einen Platz mit allem, was dort gewonnen wurde.
league-told-corrected = **{ $title }**, Runde { $round }: Die Leitung hat das Ergebnis von { $table } gesetzt: { $order }. Grund: { $reason }
league-told-closed = **{ $title }** wurde von der Leitung beendet. Laufende Tische gehen weiter.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
 }
report-league-lost = Die Liga { $title } lässt sich in { $channel } nicht zeigen: { $why } Ich versuche es von selbst wieder; ihre Tische gehen weiter.

# Discords eigene Events.
league-event-sign-up = { $title }{ $season ->
    [0] {""}
   *[other] , Spielzeit { $season }
 }: Anmeldeschluss
league-event-sign-up-about = Dann öffnen sich die Tische der ersten Runde von selbst. Hier anmelden: { $link }
league-event-played = { $title }{ $season ->
    [0] {""}
   *[other] , Spielzeit { $season }
 }: Runde { $round } endet
league-event-played-about = Spätestens; sind alle Tische zu Ende, beginnt die nächste Runde früher. So steht es: { $link }
league-event-lost-no-right = Ich darf auf diesem Server keine Events anlegen: Gib meiner Rolle *Events erstellen* (Servereinstellungen, Rollen).
league-event-lost-too-many = Dieser Server hat so viele Events, wie Discord erlaubt.
league-event-lost-refused = Discord nimmt so ein Event gerade nicht an.
report-league-event-lost = Auf die Liga { $title } weist kein Event in Discord hin: { $why } Ich versuche es von selbst wieder; alles andere der Liga geht weiter.

# Was nicht geht.
no-no-such-league = Diese Liga gibt es hier nicht. { COMMAND("league show") } zählt alle auf.
no-which-league = Hier gibt es mehrere Ligen. Nenne eine: { $leagues }
no-too-many-leagues = Auf diesem Server gibt es schon { $most } Ligen. Beende erst eine.
no-league-title = Eine Liga braucht einen Namen von höchstens { $most } Buchstaben.
no-league-opened = Diese Liga ist schon veröffentlicht: Was sie spielt, steht fest.
no-league-cannot-begin = So eingestellt lässt sich { $game } zu { $count ->
    [one] einem
   *[other] { $count }
 } am Tisch nicht beginnen. Ändere die Einstellungen, oder wie viele am Tisch sitzen.
no-league-changed = Diese Liga wurde gerade geändert. Sieh sie dir noch einmal an.
no-league-over = Diese Liga ist zu Ende.
no-league-in-it = Du bist in dieser Liga schon dabei.
no-league-not-in-it = Du bist in dieser Liga nicht dabei.
no-league-full = Diese Liga ist voll: { $most } Leute.
no-league-no-place = Die Spielzeit läuft, und für dich ist gerade kein Platz frei. Vielleicht steigt jemand aus, und zur nächsten Spielzeit kannst du dich anmelden.
no-league-no-table = Diesen Tisch gibt es in dieser Spielzeit nicht.
no-league-no-places = Nenne für jeden der { $count } Plätze einen Rang, zum Beispiel 2 1 3 4. Nach einem geteilten fällt der nächste weg: 1 1 3.
no-league-no-season = Wie diese Spielzeit endete, ist nicht aufbewahrt. Frühere Spielzeiten: { $seasons }
no-league-no-reason = Es braucht einen Grund: Den lesen alle.
no-league-not-yours = Das dürfen nur, wer sie leitet, und die Admins des Servers.
no-league-not-allowed = Ligen leiten dürfen hier nur { $who ->
    [none] Admins
   *[other] Leute mit { $who } und Admins
 }. Ein Admin kann das in { COMMAND("setup") } ändern.
no-league-wrong = So geht es nicht: { $why ->
    [no-game] Wähle ein Spiel.
    [many-games] Es sind zu viele Spiele.
    [table-size] An einem Tisch sitzen zwei bis fünf.
    [smallest-table] Diese Tische sind zu klein.
    [rounds] Wähle, wie viele Runden es gibt.
    [onward] Es müssen weniger weiterkommen, als am Tisch sitzen.
    [division-size] Eine Staffel muss einen Tisch füllen.
    [moves] Zu viele würden auf- und absteigen.
    [ties] Eine Wertung ist zweimal genannt.
    [few-entrants] Es sind zu wenige Leute.
    [no-such-game] Eines dieser Spiele wird hier nicht gespielt.
   *[game-seats] Eines dieser Spiele ist nicht für so viele an einem Tisch.
 }
