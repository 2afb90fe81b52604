# Was der Bot auf Discord sagt: Knöpfe, Auswahl, Spielbretter, Antworten.

table = Tisch { $number }
ask-what = Was möchtest du tun?
ask-also = Du kannst auch:
choice-enough = Das ist alles
plan-more = … und { $count } weitere
hint-up-to = bis zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

button-move = Dein Zug
button-log = Verlauf
button-rules = Regeln
button-join = Mitspielen
button-leave = Aussteigen
button-opponent = Übungsgegner dazu
button-dismiss = Übungsgegner weg
button-start = Starten
button-settings = Einstellungen
button-setting-text = { $name }: selbst schreiben
button-go = Zum Tisch
button-undo = Zurücknehmen
button-back = Zurück
button-again = Neu ansehen
button-more = Mehr …
button-sure = Ja, so machen
button-number = Zahl eingeben
button-page-back = Vorherige
button-page-on = Weitere ({ $page } von { $pages })
button-earlier = Früher

head-over = Das Spiel ist zu Ende
proposed-head = So habe ich es verstanden:
proposed-ask = Soll ich das so machen?
proposed-changed = Deine Worte bedeuten inzwischen etwas anderes.
confirm-final = Das lässt sich nicht zurücknehmen.
waiting-for = Warten auf { $seats }
news-head-onlooker = Der letzte Zug
news-head = Seit deinem letzten Zug
news-earlier = … und davor { $count } weitere (siehe Verlauf)
number-limits = Eine ganze Zahl von { $least } bis { $most }.
number-label = Wie viele?
score-winner = **{ $seat }: { $points }** 🏆
score = { $seat }: { $points }
gone = Das geht nicht mehr.
decision-over = Diese Entscheidung ist vorbei. Hier ist die jetzige.
old-button = Dieser Knopf ist veraltet. Nimm stattdessen /spiel brett oder /spiel zug.
sorry-counted = Das hat gezählt. Nur die Anzeige hat nicht geklappt, und der Fehler liegt bei uns: öffne den Zug wieder mit „{ button-move }“. Fehler { $error }.
sorry = Das hat leider nicht geklappt; der Fehler liegt bei uns. Nichts ist verloren. Fehler { $error }.

status-promise = Jeder Zufall folgt aus einem geheimen Startwert, damit es nach dem Spiel überprüft werden kann. SHA-256 von "chance:" und dem Startwert: `{ $hash }`
status-seed = Jeder Zufall folgte aus dem Startwert `{ $seed }`. Versprochen war dieser SHA-256 von "chance:" und dem Startwert: `{ $hash }`
status-open = wartet auf Mitspieler
status-playing = läuft
status-paused = angehalten
status-finished = beendet
status-abandoned = geschlossen

lobby-players = Für { $least } bis { $most } Personen. Am Tisch:
lobby-missing = { $count ->
    [one] Noch eine Person fehlt.
   *[other] Noch { $count } Personen fehlen.
 }
lobby-ready = Es kann losgehen.
lobby-started = Das Spiel läuft.
lobby-closed = Dieser Tisch ist geschlossen.
settings-head = Einstellungen
said-text-kept = Gespeichert: { $name }.
setting-own = ein eigener Text
setting-text-limits = Höchstens { $most } Zeichen.
invited = { $guest }, { $host } lädt dich ein: { $table }.

board-turn = { $who } am Zug
board-older = ein älterer Stand
button-newest = Zum neuesten Stand
board-paused = Angehalten: Bei uns ist etwas schiefgegangen. Alle Züge sind erhalten.

which-game = Welches Spiel?
said-created = { $table } ist offen. Er erscheint in { $place }; dort kann man mitspielen.
said-invited = { $guest } ist eingeladen.
said-joined = Du sitzt jetzt am Tisch: { $table }.
said-left = Du hast den Tisch verlassen: { $table }.
said-opponent-added = Ein Übungsgegner sitzt jetzt am Tisch: { $table }.
said-opponent-gone = Ein Übungsgegner hat den Tisch verlassen: { $table }.
said-started = { $table } hat begonnen. Hier geht es weiter: { $link }
said-cancelled = { $table } ist geschlossen.
said-undone = Zurückgenommen.
said-undone-step = Zurückgenommen: { $step }
said-done = Erledigt.
log-empty = Noch ist nichts geschehen.
rules-none = Bitte sieh in der Anleitung von { $game } nach.
list-head = Tische hier
list-none = Hier gibt es keine Tische. Mit /spiel öffnen öffnest du einen.
list-more = … und { $count } weitere

help-head = So wird gespielt
help-text =
    - **Anfangen:** /spiel öffnen öffnet einen Tisch. Andere drücken auf Mitspielen, oder du nimmst Übungsgegner und spielst allein; dann Starten. Manche Spiele haben auch Einstellungen.
    - **Spielen:** Bist du am Zug, wirst du gerufen. Drücke auf **Dein Zug** und wähle. Das siehst nur du.
    - **Hoppla:** Zurücknehmen nimmt deinen letzten Schritt zurück, bis etwas gezogen wird oder jemand anders am Zug war.
    - **Lieber tippen:** Jede Aktion ist auch ein Befehl, etwa /milestones figur-bewegen.
    - **Ansehen:** /spiel brett (mit einem Ort: von Nahem), /spiel verlauf, /spiel stand, /spiel liste.

name-game = spiel
name-create = öffnen
name-invite = einladen
name-join = mitspielen
name-leave = aussteigen
name-opponent = übungsgegner
name-start = starten
name-cancel = schließen
name-board = brett
name-move = zug
name-log = verlauf
name-undo = zurücknehmen
name-status = stand
name-list = liste
name-help = hilfe
name-setup = einrichten
name-place = ort
name-table = tisch
name-edition = ausgabe
name-person = person
name-kind = art
name-seating = sitzordnung

command-game = Tische: öffnen, mitspielen, starten, ansehen
command-create = Hier einen Tisch öffnen
command-invite = Jemanden an einen Tisch einladen
command-join = An einem Tisch mitspielen
command-leave = Vor dem Start aussteigen
command-opponent = Einen Übungsgegner dazusetzen
command-start = Das Spiel starten
command-cancel = Einen selbst geöffneten Tisch vor dem Start schließen
command-board = Das Brett ansehen
command-move = Deinen Zug machen
command-log = Nachlesen, was geschehen ist
command-undo = Deinen letzten Schritt zurücknehmen
command-status = Sehen, wer am Zug ist
command-list = Die Tische dieses Servers ansehen
command-help = Wie hier gespielt wird
command-setup = Wählen, wo Tische sein dürfen, wer sie öffnet, und die Sprache
command-play = { $game } durch Tippen spielen

option-place = Ein Ort auf dem Spielplan, von Nahem
option-table = Welcher Tisch, falls es mehrere gibt
option-game = Welches Spiel
option-edition = Welche Ausgabe des Materials
option-guest = Wen du einlädst
option-kind = Wie er spielt
option-seating = Wer wo sitzt
kind-steady = bedacht: denkt ein wenig nach
kind-random = zufällig: macht irgendetwas
seating-random = ausgelost
seating-joined = wie beigetreten

no-only-servers = Das geht nur auf Servern, nicht in privaten Nachrichten.
no-no-table-here = Hier gibt es keinen Tisch. Mit /spiel öffnen öffnest du einen.
no-no-places = { $game } hat keine Nahansichten von Orten: Lass die Option „ort“ weg.
no-no-such-place = Einen Ort { $place } gibt es auf diesem Spielplan nicht. Orte heißen wie { $first }.
no-which-table = Hier gibt es mehrere Tische: { $tables }. Sag mit der Option „tisch“, welcher gemeint ist.
no-no-bots = Bots kann man nicht einladen. Zum Üben gibt es /spiel übungsgegner.
no-no-member = { $guest } ist kein Mitglied dieses Servers und kann hier nicht eingeladen werden.
no-guest-sees-nothing = { $guest } kann { $place } nicht sehen, wo dieser Tisch ist. Bitte einen Admin um Zugang, oder öffne einen Tisch an einem anderen Ort.
no-invited-enough = { $guest } wurde in der letzten Stunde { $most }-mal an diesen Tisch eingeladen. Versuche es später noch einmal.

typed-idle = nach, von, auf, in, an, am, im, der, die, das, ein, eine, und, mit, für, zu
no-typed-several = Das kann mehreres heißen: { $values }. Sag es genauer.
