# Bewegung und der Umgang mit Gütern, auf Deutsch.

doing-movement = Runde { $turn }{ $neutral ->
    [1] , die letzte
   *[other] { "" }
 }: Bewegung

verb-move = Bewegen
verb-load = Aufladen
verb-unload = Abladen

ask-move-orders = Welchen Transporter bewegst du?
ask-load-goods = Welcher Transporter lädt was auf?
ask-unload-goods = Welcher Transporter lädt was ab?

label-unit = { $transporter } { $number }
label-go = → { $place }
label-lead = → { $place } mit { $count ->
    [one] 1 Gans
   *[other] { $count } Gänsen
 }
label-take = nimmt { $goods }
label-take-where = nimmt { $goods } von { $place }
label-take-load = nimmt { $goods } aus der Ladung von { $unit }
label-drop = lädt { $goods } ab
label-drop-where = lädt { $goods } auf { $place } ab
label-lift = nimmt { $unit } auf
label-set = setzt die Last auf { $place } ab
label-stay = bleibt
label-again = { $unit } wie zuletzt: { $words }
typed-go = nach { $place }
label-take-begun = nimmt …
label-drop-begun = lädt ab …
label-lead-begun = lässt Gänse folgen …
label-lift-begun = nimmt auf …
label-set-begun = setzt ab …
label-handling = { $unit }: { $goods }, { $place }
label-handling-where = { $unit }, { $place }
label-from = aus der Ladung von { $unit }
label-goods = { $goods }
label-some = { $good } …

note-moved = { $seat }: { $unit } { $path }.
note-led = { $seat }: { $unit } { $path }, gefolgt von { $count ->
    [one] einer Gans
   *[other] { $count } Gänsen
 }.
note-loaded = { $seat }: { $unit } lädt { $goods } auf ({ $place }).
note-unloaded = { $seat }: { $unit } lädt { $goods } ab ({ $place }).
note-lifted = { $seat }: { $unit } nimmt { $unit_other } auf ({ $place }).
note-set-down = { $seat }: { $unit } setzt { $unit_other } ab ({ $place }).
note-followed-orders = { $seat }: { $unit } führt aus: { $orders }.
note-ends-at = dann { $place }, { $count ->
    [0] keine Schritte übrig
    [one] 1 Schritt übrig
   *[other] { $count } Schritte übrig
 }
note-ends-docked = legt an; die Bewegung ist zu Ende
note-goods-there = Güter auf { $tile }: { $goods }
note-bound-there = kann von dort mit seiner Ladung nicht weiter
note-room-left = { $count ->
    [0] dann voll
   *[other] noch Platz für { $count }
 }
note-stands-there = { $building }
note-lies-there = { $terrain }

no-orders-unit = Du hast keinen Transporter „{ $word }“. Befehle beginnen mit einem von dir.
no-orders-place = Einen Ort „{ $word }“ gibt es auf dem Spielplan nicht.
no-orders-good = Ein Gut „{ $word }“ gibt es nicht.
no-orders-long = Befehle haben höchstens { $most } Teile. Gib den Rest in einem zweiten Anlauf.
no-orders-no-last = { $unit } hat keine Befehle aus einer früheren Runde.
no-orders-begun = { $unit } hat in dieser Phase schon etwas getan; wiederholen lassen sich die Befehle nur im Ganzen.
no-orders-stays = { $unit } hat in dieser Phase schon etwas getan. Um dort zu bleiben, braucht es keinen Befehl.
no-orders-still = Keiner deiner Transporter kann sich bewegen. Güter bewegst du mit „Aufladen“ und „Abladen“.
no-way-docked = { $unit } hat bei { $place } angelegt: Die Bewegung dieses Boots ist zu Ende.
no-way-here = { $unit } ist schon bei { $place }.
no-way-spent = { $unit } hat keine Schritte mehr.
no-way-land = { $unit } bewegt sich nur an Land: { $place } ist Wasser.
no-way-water = { $unit } ist ein Boot: { $place } ist Land. Eine Küste heißt zum Beispiel „D4 Küste zu C2“, ein Fluss „D4 Fluss“.
no-way-wall = Eine Mauer von { $seat_owner } an { $border } versperrt { $unit } den Weg.
no-way-far = { $place } ist zu weit für { $unit }: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 }, und { $left ->
    [0] keiner ist
    [one] nur 1 ist
   *[other] nur { $left } sind
 } übrig.
no-way-bridge = { $unit } kommt nicht nach { $place }: Über den Fluss führt keine Brücke.
no-way-road = { $unit } kommt nicht nach { $place }: Dorthin führt keine Straße.
no-way-none = { $unit } kommt nicht nach { $place }.
no-goods-moved = { $unit } kann mit { $good } nicht weiter: { $unit_other } hat das in dieser Phase schon bewegt.
no-goods-full = { $most ->
    [0] { $unit } ist voll: Lade zuerst etwas ab.
   *[other] { $unit } hat noch Platz für { $most }.
 }
no-goods-source = { $place }: Dort kann { $unit } weder aufladen noch abladen.
no-goods-missing = { $count ->
    [0] { $place }: { $good } gibt es dort nicht
    [one] { $place }: Dort ist nur 1 { $good } zu holen
   *[other] { $place }: Dort sind nur { $count } { $good } zu holen
 }{ $aboard ->
    [0] .
   *[other] : { $unit } hat schon { $aboard } geladen.
 }
no-goods-start = { $goods } gibt es nicht auf { $place }, aber auf { $place_start }: Was dort aufgeladen wird, steht vor dem Weg, etwa so: nimm { $goods }, nach { $place }.
no-goods-not-aboard = { $unit } hat nicht geladen: { $goods }.
no-goods-sea = Auf dem offenen Meer ({ $place }) kannst du keine Güter abladen.
no-goods-which-bank = Vom Fluss aus kannst du an mehreren Ufern abladen. Sag „auf“ und eines von diesen dazu: { $places }.
no-geese-few = { $count ->
    [0] Bei { $place } kann keine Gans folgen.
    [one] Bei { $place } kann nur 1 Gans folgen.
   *[other] Bei { $place } können nur { $count } Gänse folgen.
 }
no-geese-alone = Gänse bleiben nicht allein auf dem offenen Meer: Alle { $count } bei { $place } folgen.
no-carry-own = { $unit } kann nur andere Transporter von dir aufnehmen.
no-carry-carried = { $unit } wird von { $unit_other } getragen.
no-carry-full = { $unit } trägt { $unit_other } und kann sonst nichts tragen.
no-carry-goods = { $unit } trägt Güter; solange einer den anderen trägt, darf keiner etwas geladen haben.
no-carry-moved = { $unit } hat sich in dieser Phase schon bewegt und kann nicht aufgenommen werden.
no-carry-apart = { $unit } kommt an { $unit_other } nicht heran.
no-carry-none = { $unit } trägt keinen Transporter.
no-carry-just-lifted = { $unit_other } wurde in dieser Phase aufgenommen; absetzen geht in der nächsten Bewegungsphase.
no-carry-late = { $unit } hat sich schon bewegt; nur davor ließe sich { $unit_other } absetzen.
no-carry-place = { $unit } kann { $unit_other } nicht bei { $place } absetzen.

about-unit = { $place }
about-load = { $goods }
about-carries = trägt { $unit }
about-points = { $count ->
    [0] hat sich bewegt
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
 }
about-fresh = { $count } Schritte auf Straßen oder 1 ohne
ask-move-orders-then = Wohin, oder was sonst?
ask-load-goods-then = Was aufladen?
ask-unload-goods-then = Was abladen?
ask-move-with = Wohin, mit allem, was hier liegt?
ask-move-down = Wohin, um dort alles abzuladen?
label-again-all = Alle wie zuletzt
note-would-repeat = dieselben Befehle noch einmal: { $units }
note-left-out-full = nicht { $units }: kein Platz für das, was laut Befehl geladen wird
note-left-out-goods = nicht { $units }: Die Güter für diese Befehle sind nicht da
note-left-out-way = nicht { $units }: Der Weg dieser Befehle ist nicht frei
note-points-left = { $count ->
    [0] keine Schritte übrig
    [one] 1 Schritt übrig
   *[other] { $count } Schritte übrig
 }
note-not-moved = noch nicht bewegt: { $units }
no-orders-none-again = Weniger als zwei deiner Transporter könnten ihre früheren Befehle befolgen.
label-lead-some = { $count ->
    [one] lässt 1 Gans folgen …
   *[other] lässt { $count } Gänse folgen …
 }
no-orders-word = „{ $word }“ kenne ich weder als Ort noch als Gut noch als Befehl.
no-orders-which-place = „{ $word }“ kann mehrere Orte meinen. Sag, welchen: { $places }.
no-orders-number = „{ $word }“ ist keine Anzahl von Gütern: Sag eine ganze Zahl von 1 bis 99.
no-orders-each = Mehrere Transporter in einem Befehl können ziehen, bleiben, wie zuletzt ziehen oder alles abladen: Sag für jeden einzeln, was er auflädt.
no-orders-odd = „{ $word }“ verstehe ich an dieser Stelle nicht.
no-handling-odd = „{ $word }“ verstehe ich hier nicht. Sag, welcher Transporter, welche Güter und wie viele, etwa so: „12: 2 Bretter“.
no-handling-short = Sag, welcher Transporter, welche Güter und wie viele, etwa so: „12: 2 Bretter“.
no-orders-short = Sag, was der Transporter tun soll.
no-orders-language = „{ $word }“ ist { $language }; sag alles in einer Sprache.
no-orders-which-unit = Du hast mehrere Transporter „{ $word }“: Sag die Nummer dazu.
no-orders-text = Befehle haben höchstens { $most } Zeichen.
no-orders-no-home = Du hast noch keinen Startplatz.
no-orders-again-alone = Die Befehle der letzten Runde lassen sich nur allein wiederholen, nicht zusammen mit anderen.
no-orders-not-there = { $unit } ist dann bei { $place }, nicht bei { $word }.
no-orders-not-carried = { $unit } trägt { $unit_other } nicht.
no-orders-which-goods = Sag, welche Güter { $unit } aufladen oder abladen soll.
no-orders-some-aboard = { $unit } hat schon geladen: { $goods }. Sag, wie viel noch aufgeladen („nimm“) oder wie viel abgeladen wird.
no-orders-too-many = { $unit } hat Platz für { $most } davon: { $goods }. Sag, wie viel von jedem.
no-orders-empty = { $unit } hat dann nichts geladen.
no-orders-nothing-there = Bei { $place } gibt es nichts aufzuladen.
no-orders-nothing = Was soll { $unit } tun? Sag, wohin es geht, oder was aufgenommen oder abgeladen wird.
no-orders-unfinished = Diese Befehle sind nicht zu Ende: { $unit } { $orders }.

language-de = Deutsch
language-en = Englisch
