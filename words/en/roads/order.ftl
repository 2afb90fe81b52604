# Roads & Boats in English: the order of play, acting at the same time, standing answers.

verb-call = Order of play
verb-pray = Pray or cash in
verb-slot = Choose a slot
verb-leave = Standing answers
verb-letgo = Let others act first
verb-done = Done

ask-call-order = Should the order of play be settled again for this phase?
ask-pray-stay = Stay at prayer, or cash in and go to the far end of the row?
ask-slot-slot = When do you act?
ask-leave-answer = Which question should be answered for you?
ask-letgo-tile = Which tile do you let go?

doing-turns = Between phases
doing-calling = Turn { $turn }: order of play for { $phase }?
doing-praying = Turn { $turn }: at the temple
doing-slots = Turn { $turn }: choosing slots

order-yes = Yes, settle the order
order-no = No, leave it as it is
stay-yes = Stay at prayer
stay-no = Cash in
slot-1 = First
slot-2 = Second
slot-3 = Third
slot-4 = Fourth

label-standing-call = Order of play
label-standing-call-no = Order of play: never call
label-standing-call-once = Order of play: call once
label-standing-call-yes = Order of play: always call
label-standing-call-ask = Order of play: as usual
label-standing-cash = At the temple
label-standing-cash-stay = At the temple: always stay at prayer
label-standing-cash-leave = At the temple: always cash in
label-standing-cash-ask = At the temple: ask me
label-standing-slot = Slot
label-standing-slot-first = Slot: always the first that is free
label-standing-slot-last = Slot: always the last that is free
label-standing-slot-ask = Slot: ask me
label-standing-wonder = Wonder
label-standing-wonder-pass = Wonder: never buy
label-standing-wonder-ask = Wonder: ask me
label-standing-plan = Production
label-standing-plan-clear = Production: always by a clear plan
label-standing-plan-ask = Production: ask me

note-order-called = { $seats } called: the order of play is settled.
note-order-none = Nobody called for a new order of play.
note-prays-on = { $seat } stays at prayer.
note-cashes-in = { $seat } cashes in.
note-temple-row = Temple row (nearest first): { $seats }.
note-row-would-be = temple row (nearest first), if nobody else cashes in: { $seats }
note-slot-taken = { $seat } takes slot { $slot }.
note-order-set = Order of play: { $seats }.
note-held = { $seat } must wait: { $seat_first } comes first on { $tile } and could still act there.
note-held-over = { $seat } need not wait any longer on { $tile }; what was chosen is carried out.
note-held-lost = What { $seat } had chosen on { $tile } is no longer possible and is dropped.
note-held-lost-many = What { $seat } had chosen is no longer possible and is dropped.
note-held-many = What { $seat } had chosen is carried out.
note-let-go = { $seat } lets { $tile } go.
note-waits-for = waits until { $seat } is done or { DOES($seat, "lets") } { $tile } go
note-left-call-no = You will never call for an order.
note-left-call-once = You will call for an order once, the next time it can matter.
note-left-call-yes = You will always call for an order.
note-left-call-ask = You will not call for an order, or be asked if your table asks.
note-left-cash-stay = You will always stay at prayer.
note-left-cash-leave = You will always cash in.
note-left-cash-ask = You will be asked whether to cash in.
note-left-slot-first = You will take the first slot that is free.
note-left-slot-last = You will take the last slot that is free.
note-left-slot-ask = You will be asked which slot you take.
note-left-wonder-pass = You will buy no bricks of the wonder.
note-left-wonder-ask = You will be asked about the wonder.
note-left-plan-clear = From the next turn on your production runs by the plan, whenever nothing is in doubt. In this turn you still choose.
note-left-plan-ask = You will be asked about production.

no-called-already = You have answered already.
no-nothing-shared = Nobody else could touch what you could touch in this phase: no order is needed.
no-order-first = First the order of play is settled; { $seats } must answer.
no-last-in-row = You are the last in the row: there is nothing to cash in.
no-slot-not-free = These slots are free: { $slots }.
no-done-already = You are done with this phase already.
no-you-wait = What you chose there waits for { $seat } on { $tile }; Undo takes it back.
no-not-your-slot = An order was called for this phase; it is the turn of { $seat }.
no-handled-enough = You have acted { $most } times in this phase, which is the most; say that you are done.
no-nobody-waits = Nobody waits for you to let { $tile } go.
no-left-already = That is your standing answer already.
no-no-such-question = Standing answers can be left to: { $standings }.
no-no-such-answer = The answers to that are: { $standings }.

remind-held = You chose: { $words }. That waits until { $seat } is done or lets { $tile } go; Undo takes it back.
remind-done = You are done with this phase.
remind-order = Order of play in this phase: { $seats }
remind-waits = { $seat } waits for you on { $tile }: finish, or let them act there first.
remind-doubts = Your plan does not run by itself: { $words }.
remind-standing = Answered for you: { $words }
verb-done-production = Done producing
verb-done-movement = Done moving
verb-done-building = Done building
verb-done-wonder = Done buying
note-chart = where several want the same thing, this order holds: { $seats }
note-would-settle = players then choose their slots in this order: { $seats }
label-standing-rest = Rest of the turn
label-standing-rest-skip = Done for this whole turn
label-standing-rest-ask = Rest of the turn: ask me
note-left-rest-skip = You are done with this turn, all its phases.
note-left-rest-ask = You will be asked in the phases still to come.

# What somebody does to a player who could still answer it.
note-threat-goods = { FORM($seat, "s") } { $unit } has come to { $tile }, where { $goods } could be taken.
note-threat-yield = { FORM($seat, "s") } { $unit } has come to { $tile } and could take what is produced there: { $building }.
note-threat-waits = { $seat } wants to take something on { $tile } and { DOES($seat, "waits") } until you are done there. You come first.
note-threat-wall = { $seat } has built a wall on { $border }. You have the boards to destroy it.
