# Roads & Boats auf Deutsch: die Reihenfolge, gleichzeitiges Spielen, hinterlegte Antworten.

verb-call = Reihenfolge
verb-pray = Beten oder einlösen
verb-slot = Platz wählen
verb-leave = Antwort hinterlegen
verb-letgo = Feld freigeben
verb-done = Fertig

ask-call-order = Soll für diese Phase die Reihenfolge festgelegt werden?
ask-pray-stay = Bleibst du beim Gebet, oder löst du ein und gehst ans Ende der Reihe?
ask-slot-slot = Wann bist du dran?
ask-leave-answer = Welche Frage soll für dich beantwortet werden?
ask-letgo-tile = Welches Feld gibst du frei?

doing-turns = Zwischen den Phasen
doing-calling = Wird die Reihenfolge festgelegt?
doing-praying = Am Tempel
doing-slots = Plätze wählen

order-yes = Ja, Reihenfolge festlegen
order-no = Nein, alle gleichzeitig
stay-yes = Beim Gebet bleiben
stay-no = Einlösen
slot-1 = Als Erster
slot-2 = Als Zweiter
slot-3 = Als Dritter
slot-4 = Als Vierter

label-standing-call = Reihenfolge
label-standing-call-no = Reihenfolge: nie verlangen
label-standing-call-yes = Reihenfolge: immer verlangen
label-standing-call-ask = Reihenfolge: frag mich
label-standing-cash = Am Tempel
label-standing-cash-stay = Am Tempel: beim Gebet bleiben
label-standing-cash-leave = Am Tempel: immer einlösen
label-standing-cash-ask = Am Tempel: frag mich
label-standing-slot = Platz
label-standing-slot-first = Platz: der erste freie
label-standing-slot-last = Platz: der letzte freie
label-standing-slot-ask = Platz: frag mich
label-standing-wonder = Wunder
label-standing-wonder-pass = Wunder: nichts kaufen
label-standing-wonder-ask = Wunder: frag mich
label-standing-plan = Produktion
label-standing-plan-clear = Produktion: nach Plan, wenn nichts strittig ist
label-standing-plan-ask = Produktion: frag mich

note-order-called = Die Reihenfolge wird festgelegt; verlangt von: { $seats }.
note-order-none = Niemand verlangt eine Reihenfolge: Alle spielen gleichzeitig.
note-prays-on = { $seat } bleibt beim Gebet.
note-cashes-in = { $seat } löst die Frömmigkeit ein.
note-temple-row = Vor dem Tempel knien jetzt, von ihm aus gesehen: { $seats }.
note-row-would-be = die Reihe, wenn sonst niemand einlöst: { $seats }
note-slot-taken = { $seat } nimmt Platz { $slot }.
note-order-set = Reihenfolge: { $seats }.
note-held = { $seat } muss warten: Auf { $tile } geht { $seat_first } vor.
note-held-over = { $seat } muss auf { $tile } nicht länger warten.
note-held-lost = Was { $seat } auf { $tile } vorhatte, geht nicht mehr.
note-let-go = { $seat } gibt { $tile } frei.
note-waits-for = wartet, bis { $seat } fertig ist oder { $tile } freigibt
note-left-call-no = Du wirst nie eine Reihenfolge verlangen.
note-left-call-yes = Du wirst immer eine Reihenfolge verlangen.
note-left-call-ask = Du wirst gefragt, ob die Reihenfolge festgelegt werden soll.
note-left-cash-stay = Du bleibst immer beim Gebet.
note-left-cash-leave = Du löst immer ein.
note-left-cash-ask = Du wirst gefragt, ob du einlöst.
note-left-slot-first = Du nimmst den ersten freien Platz.
note-left-slot-last = Du nimmst den letzten freien Platz.
note-left-slot-ask = Du wirst gefragt, welchen Platz du nimmst.
note-left-wonder-pass = Du kaufst keine Wunderbausteine.
note-left-wonder-ask = Du wirst nach dem Wunder gefragt.
note-left-plan-clear = Deine Produktion läuft nach Plan, wenn nichts strittig ist.
note-left-plan-ask = Du wirst nach der Produktion gefragt.

no-called-already = Du hast schon geantwortet.
no-nothing-shared = Niemand sonst kommt in dieser Phase an etwas heran, an das du herankommst: Es braucht keine Reihenfolge.
no-order-first = Erst wird die Reihenfolge geklärt; antworten müssen noch: { $seats }.
no-last-in-row = Du bist am Ende der Reihe: Es gibt nichts einzulösen.
no-slot-not-free = Diese Plätze sind frei: { $slots }.
no-done-already = Du bist mit dieser Phase fertig.
no-you-wait = Eine Aktion von dir wartet auf { $tile } auf { $seat }.
no-not-your-slot = Für diese Phase gilt eine Reihenfolge; dran ist { $seat }.
no-handled-enough = Du hast in dieser Phase schon { $most }-mal gehandelt, mehr geht nicht; sag, dass du fertig bist.
no-nobody-waits = Niemand wartet darauf, dass du { $tile } freigibst.
no-letgo-own = Deine eigene Aktion, die wartet, nimmt auch etwas von { $tile }.
no-left-already = Diese Antwort hast du schon hinterlegt.
no-no-such-question = Hinterlegen lassen sich Antworten auf: { $questions }.
no-no-such-answer = Darauf lässt sich antworten: { $answers }.

remind-held = { $words }: wartet, bis { $seat } fertig ist oder { $tile } freigibt. Zurücknehmen hebt es auf.
remind-waits = { $seat } wartet auf { $tile } auf dich: werde fertig oder gib das Feld frei.
remind-standing = Für dich beantwortet: { $words }
