# Roads & Boats auf Deutsch: die Reihenfolge, gleichzeitiges Spielen, hinterlegte Antworten.

verb-call = Reihenfolge
verb-pray = Beten oder einlösen
verb-slot = Platz wählen
verb-leave = Antworten hinterlegen
verb-letgo = Andere vorlassen
verb-done = Fertig

ask-call-order = Soll die Reihenfolge für diese Phase neu festgelegt werden?
ask-pray-stay = Bleibst du beim Gebet, oder löst du ein und gehst ans Ende der Reihe?
ask-slot-slot = Wann bist du dran?
ask-leave-answer = Welche Frage soll für dich beantwortet werden?
ask-letgo-tile = Welches Feld gibst du frei?

doing-turns = Zwischen den Phasen
doing-calling = Runde { $turn }: Reihenfolge, { $phase }?
doing-praying = Runde { $turn }: am Tempel
doing-slots = Runde { $turn }: Plätze wählen

order-yes = Ja, Reihenfolge festlegen
order-no = Nein, es bleibt dabei
stay-yes = Beim Gebet bleiben
stay-no = Einlösen
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
label-standing-cash-leave = Am Tempel: immer einlösen
label-standing-cash-ask = Am Tempel: frag mich
label-standing-slot = Platz
label-standing-slot-first = Platz: immer der erste freie
label-standing-slot-last = Platz: immer der letzte freie
label-standing-slot-ask = Platz: frag mich
label-standing-wonder = Wunder
label-standing-wonder-pass = Wunder: nie kaufen
label-standing-wonder-ask = Wunder: frag mich
label-standing-plan = Produktion
label-standing-plan-clear = Produktion: immer nach Plan, wenn klar
label-standing-plan-ask = Produktion: frag mich

note-order-called = Die Reihenfolge wird festgelegt; verlangt von: { $seats }.
note-order-none = Niemand verlangt eine neue Reihenfolge.
note-prays-on = { $seat } bleibt beim Gebet.
note-cashes-in = { $seat } löst die Frömmigkeit ein.
note-temple-row = Reihe vor dem Tempel (vorne zuerst): { $seats }.
note-row-would-be = Reihe vor dem Tempel (vorne zuerst), wenn sonst niemand einlöst: { $seats }
note-slot-taken = { $seat } nimmt Platz { $slot }.
note-order-set = Reihenfolge: { $seats }.
note-held = { $seat } muss warten: Auf { $tile } { DOES($seat_first, "kommt") } { $seat_first } zuerst und { DOES($seat_first, "könnte") } dort noch handeln.
note-held-over = { $seat } muss auf { $tile } nicht länger warten; das Gewählte wird ausgeführt.
note-held-lost = Was { $seat } auf { $tile } gewählt { DOES($seat, "hatte") }, geht nicht mehr und entfällt.
note-held-lost-many = Was { $seat } gewählt { DOES($seat, "hatte") }, geht nicht mehr und entfällt.
note-held-many = Was { $seat } gewählt { DOES($seat, "hatte") }, wird ausgeführt.
note-let-go = { $seat } gibt { $tile } frei.
note-waits-for = wartet, bis { $seat } fertig { DOES($seat, "ist") } oder { $tile } { DOES($seat, "freigibt") }
note-left-call-no = Du wirst nie eine Reihenfolge verlangen.
note-left-call-once = Du verlangst einmal eine Reihenfolge: wenn sie das nächste Mal etwas ändern kann.
note-left-call-yes = Du wirst immer eine Reihenfolge verlangen.
note-left-call-ask = Du verlangst keine Reihenfolge; fragt euer Tisch danach, wirst du gefragt.
note-left-cash-stay = Du bleibst immer beim Gebet.
note-left-cash-leave = Du löst immer ein.
note-left-cash-ask = Du wirst gefragt, ob du einlöst.
note-left-slot-first = Du nimmst den ersten freien Platz.
note-left-slot-last = Du nimmst den letzten freien Platz.
note-left-slot-ask = Du wirst gefragt, welchen Platz du nimmst.
note-left-wonder-pass = Du kaufst keine Wunderbausteine.
note-left-wonder-ask = Du wirst nach dem Wunder gefragt.
note-left-plan-clear = Ab der nächsten Runde läuft deine Produktion nach Plan, sooft nichts strittig ist. In dieser Runde entscheidest du noch selbst.
note-left-plan-ask = Du wirst nach der Produktion gefragt.

no-called-already = Du hast schon geantwortet.
no-nothing-shared = Niemand sonst kommt in dieser Phase an etwas heran, an das du herankommst: Es braucht keine Reihenfolge.
no-order-first = Erst wird die Reihenfolge geklärt; antworten müssen noch: { $seats }.
no-last-in-row = Du bist am Ende der Reihe: Es gibt nichts einzulösen.
no-slot-not-free = Diese Plätze sind frei: { $slots }.
no-done-already = Du bist mit dieser Phase schon fertig.
no-you-wait = Was du dort gewählt hast, wartet, bis { $seat } auf { $tile } fertig ist; Zurücknehmen hebt es auf.
no-not-your-slot = Für diese Phase gilt eine Reihenfolge; dran ist { $seat }.
no-handled-enough = Du hast in dieser Phase schon { $most }-mal gehandelt, mehr geht nicht; sag, dass du fertig bist.
no-nobody-waits = Niemand wartet darauf, dass du { $tile } freigibst.
no-left-already = Diese Antwort hast du schon hinterlegt.
no-no-such-question = Hinterlegen lassen sich Antworten auf: { $standings }.
no-no-such-answer = Darauf lässt sich antworten: { $standings }.

remind-held = Gewählt: { $words }. Das wartet, bis { $seat } fertig ist oder { $tile } freigibt; Zurücknehmen hebt es auf.
remind-done = Du bist mit dieser Phase fertig.
remind-order = Reihenfolge in dieser Phase: { $seats }
remind-waits = Auf { $tile } wartet { $seat } auf dich: Werde fertig oder lass ihnen dort den Vortritt.
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
label-standing-rest-ask = Rest der Runde: frag mich
note-left-rest-skip = Du bist mit allen Phasen dieser Runde fertig.
note-left-rest-ask = Du wirst in den Phasen gefragt, die noch kommen.

# Was jemand einem anderen tut, der noch etwas dagegen tun könnte.
note-threat-goods = { $unit } von { FORM($seat, "dat") } ist auf { $tile } angekommen und könnte dort { $goods } nehmen.
note-threat-yield = { $unit } von { FORM($seat, "dat") } ist auf { $tile } angekommen und könnte nehmen, was dort erzeugt wird: { $building }.
note-threat-waits = { $seat } will auf { $tile } etwas nehmen und { DOES($seat, "wartet") }, bis du dort fertig bist. Du kommst zuerst.
note-threat-wall = { $seat } hat auf { $border } eine Mauer gebaut. Du hast die Bretter, um sie abzureißen.
