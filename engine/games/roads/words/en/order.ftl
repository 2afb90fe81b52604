# Roads & Boats in English: the order of play, acting at the same time, standing answers.

verb-call = Order of play
verb-pray = Pray or cash in
verb-slot = Choose a slot
verb-leave = Leave a standing answer
verb-letgo = Let a tile go
verb-done = Done here

ask-call-order = Settle the order for this phase?
ask-pray-stay = Stay at prayer, or cash in and go to the far end of the row?
ask-slot-slot = When do you act?
ask-leave-answer = Which question shall be answered for you?
ask-letgo-tile = Which tile do you let go?

doing-turns = Between phases
doing-calling = Is the order settled?
doing-praying = At the temple
doing-slots = Choosing slots

order-yes = Yes, settle the order
order-no = No, all at once
stay-yes = Stay at prayer
stay-no = Cash in
slot-1 = First
slot-2 = Second
slot-3 = Third
slot-4 = Fourth

label-standing-call = Order of play
label-standing-call-no = Order of play: never call
label-standing-call-yes = Order of play: always call
label-standing-call-ask = Order of play: ask me
label-standing-cash = At the temple
label-standing-cash-stay = At the temple: stay at prayer
label-standing-cash-leave = At the temple: always cash in
label-standing-cash-ask = At the temple: ask me
label-standing-slot = Slot
label-standing-slot-first = Slot: the first that is free
label-standing-slot-last = Slot: the last that is free
label-standing-slot-ask = Slot: ask me
label-standing-wonder = Wonder
label-standing-wonder-pass = Wonder: buy nothing
label-standing-wonder-ask = Wonder: ask me
label-standing-plan = Production
label-standing-plan-clear = Production: by the plan if nothing is in doubt
label-standing-plan-ask = Production: ask me

note-order-called = { $seats } called: the order of play is settled.
note-order-none = Nobody called for an order: all play at once.
note-prays-on = { $seat } stays at prayer.
note-cashes-in = { $seat } cashes in.
note-temple-row = Before the temple kneel now, the first next to it: { $seats }.
note-row-would-be = the row, if nobody else cashes in: { $seats }
note-slot-taken = { $seat } takes slot { $slot }.
note-order-set = Order of play: { $seats }.
note-held = { $seat } must wait: { $seat_first } comes first on { $tile }.
note-held-over = { $seat } need not wait any longer on { $tile }.
note-held-lost = What { $seat } wanted to do on { $tile } is no longer possible.
note-let-go = { $seat } lets { $tile } go.
note-waits-for = waits until { $seat } is done or lets { $tile } go
note-left-call-no = You will never call for an order.
note-left-call-yes = You will always call for an order.
note-left-call-ask = You will be asked whether the order is to be settled.
note-left-cash-stay = You will always stay at prayer.
note-left-cash-leave = You will always cash in.
note-left-cash-ask = You will be asked whether you cash in.
note-left-slot-first = You will take the first slot that is free.
note-left-slot-last = You will take the last slot that is free.
note-left-slot-ask = You will be asked which slot you take.
note-left-wonder-pass = You will buy no bricks of the wonder.
note-left-wonder-ask = You will be asked about the wonder.
note-left-plan-clear = Your production will run by the plan if nothing is in doubt.
note-left-plan-ask = You will be asked about production.

no-called-already = You have answered already.
no-nothing-shared = Nobody else could touch what you could touch in this phase: no order is needed.
no-order-first = First the order of play is settled; { $seats } must answer.
no-last-in-row = You are the last in the row: there is nothing to cash in.
no-slot-not-free = These slots are free: { $slots }.
no-done-already = You are done with this phase.
no-you-wait = You have an action waiting for { $seat } on { $tile }.
no-not-your-slot = An order was called for this phase; it is the turn of { $seat }.
no-handled-enough = You have acted { $most } times in this phase, which is the most; say that you are done.
no-nobody-waits = Nobody waits for you to let { $tile } go.
no-letgo-own = Your own action, which waits, takes something on { $tile } as well.
no-left-already = That is your standing answer already.
no-no-such-question = Standing answers can be left to: { $questions }.
no-no-such-answer = The answers to that are: { $answers }.

remind-held = { $words }: waits until { $seat } is done or lets { $tile } go. Undo takes it back.
remind-waits = { $seat } waits for you on { $tile }: be done, or let it go.
remind-standing = Answered for you: { $words }
