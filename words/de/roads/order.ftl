# Roads & Boats auf Deutsch: die Reihenfolge, gleichzeitiges Spielen, hinterlegte Antworten.

verb-call = Reihenfolge
verb-pray = Beten oder Frömmigkeit einlösen
verb-slot = Platz in der Reihenfolge wählen
verb-leave = Antworten hinterlegen
verb-letgo = Andere vorlassen
verb-done = Fertig

ask-call-order = Soll die Reihenfolge für diese Phase neu festgelegt werden?
ask-pray-stay = Bleibst du beim Gebet, oder löst du deine Frömmigkeit ein und gehst ans Ende der Tempelreihe, wo zuerst gewählt wird?
ask-slot-slot = Wann bist du dran?
ask-leave-answer = Welche Frage soll für dich beantwortet werden?
ask-letgo-tile = Auf welchem Feld lässt du anderen den Vortritt?

doing-turns = Zwischen den Phasen
doing-calling = Runde { $turn }{ $neutral ->
    [1] , die letzte
   *[other] { "" }
 }: Reihenfolge für { $phase }?
doing-praying = Runde { $turn }{ $neutral ->
    [1] , die letzte
   *[other] { "" }
 }: am Tempel
doing-slots = Runde { $turn }{ $neutral ->
    [1] , die letzte
   *[other] { "" }
 }: Plätze in der Reihenfolge

order-yes = Ja, Reihenfolge festlegen
order-no = Nein, es bleibt dabei
stay-yes = Beim Gebet bleiben
stay-no = Frömmigkeit einlösen
slot-1 = Als Erstes
slot-2 = Als Zweites
slot-3 = Als Drittes
slot-4 = Als Viertes

label-standing-call = Reihenfolge
label-standing-call-no = Reihenfolge: nie verlangen
label-standing-call-once = Reihenfolge: einmal verlangen
label-standing-call-yes = Reihenfolge: immer verlangen
label-standing-call-ask = Reihenfolge: wie üblich
label-standing-cash = Am Tempel
label-standing-cash-stay = Am Tempel: immer beim Gebet bleiben
label-standing-cash-leave = Am Tempel: Frömmigkeit immer einlösen
label-standing-cash-ask = Am Tempel: frag mich
label-standing-slot = Platz in der Reihenfolge
label-standing-slot-first = Platz: immer der erste freie
label-standing-slot-last = Platz: immer der letzte freie
label-standing-slot-ask = Platz: frag mich
label-standing-wonder = Wunder
label-standing-wonder-once = Wunder: nur ein Baustein je Runde
label-standing-wonder-pass = Wunder: nie kaufen
label-standing-wonder-ask = Wunder: frag mich
label-standing-plan = Produktion
label-standing-plan-clear = Produktion: Plan, außer im Zweifel
label-standing-plan-boards = Produktion: Plan, Bretter als Holz
label-standing-plan-ask = Produktion: frag mich

note-order-called = { $seats } { $count ->
    [one] verlangt
   *[other] verlangen
 } eine neue Reihenfolge.
note-order-none = Niemand verlangt eine neue Reihenfolge.
note-prays-on = { $seat } bleibt beim Gebet.
note-cashes-in = { $seat } löst die Frömmigkeit ein und { DOES($seat, "geht") } ans Ende der Tempelreihe.
note-temple-row = Tempelreihe (die Nächsten zuerst): { $seats }.
note-row-would-be = Tempelreihe (die Nächsten zuerst), wenn sonst niemand Frömmigkeit einlöst: { $seats }
note-slot-taken = { $seat } nimmt Platz { $slot } in der Reihenfolge.
note-order-set = Reihenfolge: { $seats }.
note-held = { $seat } muss warten: { $tile ->
    [Wunder] Beim Wunder
   *[other] Auf { $tile }
 } { DOES($seat_first, "kommt") } { $seat_first } zuerst und { DOES($seat_first, "könnte") } dort noch handeln.
note-held-over = { $seat } muss { $tile ->
    [Wunder] beim Wunder
   *[other] auf { $tile }
 } nicht länger warten; das Gewählte wird ausgeführt.
note-held-lost = Was { $seat } { $tile ->
    [Wunder] beim Wunder
   *[other] auf { $tile }
 } gewählt { DOES($seat, "hatte") }, geht nicht mehr und entfällt.
note-held-lost-many = Was { $seat } gewählt { DOES($seat, "hatte") }, geht nicht mehr und entfällt.
note-held-many = Was { $seat } gewählt { DOES($seat, "hatte") }, wird ausgeführt.
note-let-go = { $seat } lässt anderen { $tile ->
    [Wunder] beim Wunder
   *[other] auf { $tile }
 } den Vortritt.
note-waits-for = wartet, bis { $seat } dort fertig { DOES($seat, "ist") } oder dir den Vortritt { DOES($seat, "lässt") }
note-left-call-no = Du wirst nie eine neue Reihenfolge verlangen.
note-left-call-once = Du verlangst einmal eine neue Reihenfolge: wenn sie das nächste Mal etwas ändern kann.
note-left-call-yes = Du wirst immer eine neue Reihenfolge verlangen.
note-left-call-ask = Du verlangst keine neue Reihenfolge. Fragt euer Tisch danach, wirst du gefragt.
note-left-cash-stay = Du bleibst immer beim Gebet.
note-left-cash-leave = Du löst deine Frömmigkeit immer ein.
note-left-cash-ask = Du wirst gefragt, ob du deine Frömmigkeit einlöst.
note-left-slot-first = Du nimmst den ersten freien Platz in der Reihenfolge.
note-left-slot-last = Du nimmst den letzten freien Platz in der Reihenfolge.
note-left-slot-ask = Du wirst gefragt, welchen Platz in der Reihenfolge du nimmst.
note-left-wonder-once = Du kaufst höchstens einen Wunderbaustein je Runde: Mit dem ersten bist du fertig.
note-left-wonder-pass = Du kaufst keine Wunderbausteine.
note-left-wonder-ask = Du wirst nach dem Wunder gefragt.
note-left-plan-clear = Ab der nächsten Runde läuft deine Produktion nach Plan, außer im Zweifel. In dieser Runde entscheidest du noch selbst.
note-left-plan-boards = Ab der nächsten Runde läuft deine Produktion nach Plan, auch wenn dabei Bretter als Holz verbraucht werden, außer in anderen Zweifeln. In dieser Runde entscheidest du noch selbst.
note-left-plan-ask = Du wirst nach der Produktion gefragt.

note-would-ask = du wirst jedes Mal gefragt
note-would-leave-call-no = erspart dir die Frage; verlangt jemand anders die Reihenfolge, wählst du trotzdem deinen Platz
note-would-leave-call-once = sobald zwei von euch dasselbe wollen könnten, wählen alle ihren Platz neu
note-would-leave-call-yes = sooft zwei von euch dasselbe wollen könnten, wählen alle ihren Platz neu
note-would-leave-cash-stay = du bleibst nah am Tempel, was bei Gleichstand am Ende gewinnt, wählst deinen Platz aber spät
note-would-leave-cash-leave = du wählst deinen Platz früh, gehst aber ans Ende der Tempelreihe, was bei Gleichstand am Ende verliert
note-would-leave-slot-first = du nimmst und baust vor den anderen
note-would-leave-slot-last = du siehst, was die anderen tun, und bekommst, was sie übrig lassen
note-would-leave-wonder-once = ein zweiter Baustein in derselben Runde kostet ein Gut mehr; du wirst nicht danach gefragt
note-would-leave-wonder-pass = du behältst deine Güter; Bausteine und ihre Punkte gehen an andere
note-would-leave-plan-clear = erspart dir die Frage; im Zweifel wirst du weiterhin gefragt
note-would-leave-plan-boards = erspart dir die Frage, auch wenn Bretter als Holz verbraucht werden; in anderen Zweifeln wirst du weiterhin gefragt
note-would-leave-deals-phase = erspart dir die Fragen in dieser Phase; was dir angeboten wird, ist ungesehen abgelehnt
note-would-leave-deals-game = erspart dir die Fragen; was dir angeboten wird, ist ungesehen abgelehnt, bis du wieder gefragt werden willst
note-would-stay = du bleibst nah am Tempel, was bei Gleichstand am Ende gewinnt
note-would-cash-in = du wählst deinen Platz früher, stehst aber weiter weg vom Tempel
note-acts-first = du nimmst und baust vor allen anderen
note-acts-last = du siehst, was alle anderen tun, und bekommst, was sie übrig lassen
note-acts-after = nach { $seats }
note-acts-before = vor { $seats }
remind-stake = Es geht um Felder, die nicht nur du erreichst, sondern auch { $seats }: { $tiles }{ $count ->
    [0] {"."}
    [one] {" "}und ein weiteres.
   *[other] {" "}und { $count } weitere.
 } Wer zuerst kommt, nimmt dort Güter und Bauplätze; die anderen warten.
remind-stake-none = Für dich steht nichts auf dem Spiel, soweit sich das absehen lässt: Kein Transporter der anderen kommt dorthin, wo deine sind.

no-called-already = Du hast schon geantwortet.
no-nothing-shared = Niemand sonst kommt in dieser Phase an etwas heran, an das du herankommst: Eine Reihenfolge ist nicht nötig.
no-order-first = Erst wird die Reihenfolge festgelegt; antworten müssen noch: { $seats }.
no-last-in-row = Du stehst schon am Ende der Tempelreihe: Du hast keine Frömmigkeit einzulösen.
no-slot-not-free = Diese Plätze in der Reihenfolge sind frei: { $slots }.
no-done-already = Du bist mit dieser Phase schon fertig.
no-you-wait = Was du dort gewählt hast, wartet, bis { $seat } { $tile ->
    [Wunder] beim Wunder
   *[other] auf { $tile }
 } fertig ist; Zurücknehmen hebt es auf.
no-not-your-slot = In dieser Phase gilt eine Reihenfolge, und jetzt ist { $seat } dran.
no-handled-enough = Du hast in dieser Phase schon { $most }-mal gehandelt, mehr geht nicht. Sag, dass du fertig bist.
no-nobody-waits = { $tile ->
    [Wunder] Beim Wunder
   *[other] Auf { $tile }
 } wartet niemand auf dich.
no-left-already = Diese Antwort hast du schon hinterlegt.
no-no-such-question = Du kannst Antworten auf diese Fragen hinterlegen: { $standings }.
no-no-such-answer = Darauf kannst du antworten: { $standings }.

remind-held = Gewählt: { $words }. Das wartet, bis { $seat } { $tile ->
    [Wunder] beim Wunder
   *[other] auf { $tile }
 } fertig ist oder dir den Vortritt lässt; Zurücknehmen hebt es auf.
remind-kept = Gewählt: { $words }. Das wartet, bis { $seat } { $tile ->
    [Wunder] beim Wunder
   *[other] auf { $tile }
 } fertig ist oder dir den Vortritt lässt; bis dahin kannst du es zurücknehmen oder um Rücknahme bitten.
remind-done = Du bist mit dieser Phase fertig.
remind-order = Reihenfolge in dieser Phase: { $seats }
remind-waits = { $tile ->
    [Wunder] Beim Wunder
   *[other] Auf { $tile }
 } wartet { $seat } auf dich: Werde fertig oder lass { $seat } dort den Vortritt.
remind-doubts = Dein Plan läuft nicht von selbst: { $words }.
remind-standing = Für dich beantwortet: { $words }
verb-done-production = Fertig mit Produktion
verb-done-movement = Fertig mit Bewegen
verb-done-building = Fertig mit Bauen
verb-done-wonder = Fertig mit Kaufen
note-chart = wollen mehrere dasselbe, gilt diese Reihenfolge: { $seats }
note-would-settle = dann wählt ihr eure Plätze in dieser Reihenfolge: { $seats }
label-standing-rest = Rest der Runde
label-standing-rest-skip = Fertig für diese Runde
label-standing-rest-wonder = Fertig bis zum Wunder
label-standing-rest-ask = Rest der Runde: frag mich
note-left-rest-skip = Du bist mit allen Phasen dieser Runde fertig.
note-left-rest-wonder = Du bist bis zum Wunder mit dieser Runde fertig.
note-left-rest-ask = Du wirst in den Phasen gefragt, die noch kommen.

# Was jemand einem anderen tut, der noch etwas dagegen tun könnte.
note-threat-goods = { $unit } von { FORM($seat, "dat") } ist auf { $tile } angekommen und könnte dort { $goods } nehmen.
note-threat-yield = { $unit } von { FORM($seat, "dat") } ist auf { $tile } angekommen und könnte nehmen, was dort erzeugt wird: { $building }.
note-threat-waits = { $seat } will auf { $tile } etwas nehmen und { DOES($seat, "wartet") }, bis du dort fertig bist. Du kommst zuerst.
note-threat-wall = { $seat } hat auf { $border } eine Mauer gebaut. Du hast die Bretter, um sie zu zerstören.
