# Roads & Boats in English: the order of play, acting at the same time, standing answers.

verb-call = Turn order
verb-pray = Pray, or cash in your piety
verb-slot = Choose your place in the turn order
verb-leave = Standing answers
verb-letgo = Let others act first
verb-done = Done

ask-call-order = Should a new turn order be settled for this phase?
ask-pray-stay = Stay at prayer, or cash in your piety and go to the end of the temple row, where places are chosen first?
ask-slot-slot = When do you act?
ask-leave-answer = Which question should be answered for you?
ask-letgo-tile = On which tile may others act first?

doing-turns = Between phases
doing-calling = Turn { $turn }{ $neutral ->
    [1] , the last
   *[other] { "" }
 }: a turn order for { $phase }?
doing-praying = Turn { $turn }{ $neutral ->
    [1] , the last
   *[other] { "" }
 }: at the temple
doing-slots = Turn { $turn }{ $neutral ->
    [1] , the last
   *[other] { "" }
 }: choosing places in the turn order

order-yes = Yes, settle the turn order
order-no = No, leave it as it is
stay-yes = Stay at prayer
stay-no = Cash in piety
slot-1 = First
slot-2 = Second
slot-3 = Third
slot-4 = Fourth

label-standing-call = Turn order
label-standing-call-no = Turn order: never call for a new one
label-standing-call-once = Turn order: call for a new one once
label-standing-call-yes = Turn order: always call for a new one
label-standing-call-ask = Turn order: as usual
label-standing-cash = At the temple
label-standing-cash-stay = At the temple: always stay at prayer
label-standing-cash-leave = At the temple: always cash in piety
label-standing-cash-ask = At the temple: ask me
label-standing-slot = Place in the turn order
label-standing-slot-first = Place: always the first free one
label-standing-slot-last = Place: always the last free one
label-standing-slot-ask = Place: ask me
label-standing-wonder = Wonder
label-standing-wonder-once = Wonder: one brick a turn at most
label-standing-wonder-pass = Wonder: never buy
label-standing-wonder-ask = Wonder: ask me
label-standing-plan = Production
label-standing-plan-clear = Production: by plan, unless in doubt
label-standing-plan-boards = Production: by plan, boards as wood
label-standing-plan-ask = Production: ask me

note-order-called = { $seats } called for a new turn order.
note-order-none = Nobody called for a new turn order.
note-prays-on = { $seat } stays at prayer.
note-cashes-in = { $seat } cashes in piety and { DOES($seat, "goes") } to the end of the temple row.
note-temple-row = Temple row (nearest first): { $seats }.
note-row-would-be = temple row (nearest first), if nobody else cashes in piety: { $seats }
note-slot-taken = { $seat } takes place { $slot } in the turn order.
note-order-set = Turn order: { $seats }.
note-held = { $seat } must wait: { $seat_first } comes first at { $tile } and could still act there.
note-held-over = { $seat } need not wait any longer at { $tile }; what was chosen is carried out.
note-held-lost = What { $seat } had chosen at { $tile } is no longer possible and is dropped.
note-held-lost-many = What { $seat } had chosen is no longer possible and is dropped.
note-held-many = What { $seat } had chosen is carried out.
note-let-go = { $seat } lets others act first at { $tile }.
note-waits-for = waits until { $seat } is done there or { DOES($seat, "lets") } you act first
note-left-call-no = You will never call for a new turn order.
note-left-call-once = You will call for a new turn order once, the next time it can matter.
note-left-call-yes = You will always call for a new turn order.
note-left-call-ask = You will not call for a new turn order. If your table asks, you will be asked.
note-left-cash-stay = You will always stay at prayer.
note-left-cash-leave = You will always cash in your piety.
note-left-cash-ask = You will be asked whether to cash in your piety.
note-left-slot-first = You will take the first free place in the turn order.
note-left-slot-last = You will take the last free place in the turn order.
note-left-slot-ask = You will be asked which place in the turn order you take.
note-left-wonder-once = You will buy at most one brick of the wonder a turn: with the first you are done.
note-left-wonder-pass = You will buy no bricks of the wonder.
note-left-wonder-ask = You will be asked about the wonder.
note-left-plan-clear = From the next turn on your production runs by the plan, unless something is in doubt. In this turn you still choose.
note-left-plan-boards = From the next turn on your production runs by the plan, even if boards are used as wood, unless something else is in doubt. In this turn you still choose.
note-left-plan-ask = You will be asked about production.

note-would-ask = you are asked each time
note-would-leave-call-no = saves you the question; if somebody else calls, you choose your place all the same
note-would-leave-call-once = the next time two of you could want the same, all choose their places anew
note-would-leave-call-yes = each time two of you could want the same, all choose their places anew
note-would-leave-cash-stay = you stay near the temple, which wins ties at the end, but choose your place late
note-would-leave-cash-leave = you choose your place early, but go to the end of the temple row, which loses ties at the end
note-would-leave-slot-first = you take and build before the others
note-would-leave-slot-last = you see what the others do, and get what they leave
note-would-leave-wonder-once = a second brick in the same turn costs a good more; you are not asked about it
note-would-leave-wonder-pass = you keep your goods; the bricks and their points go to others
note-would-leave-plan-clear = saves you the question; in doubt you are still asked
note-would-leave-plan-boards = saves you the question, also when boards are used as wood; in other doubts you are still asked
note-would-leave-deals-phase = saves you the questions in this phase; whatever you are offered is declined unseen
note-would-leave-deals-game = saves you the questions; whatever you are offered is declined unseen, until you want to be asked again
note-would-stay = you stay near the temple, which wins ties at the end
note-would-cash-in = you choose your place earlier, but stand farther from the temple
note-acts-first = you take and build before everybody else
note-acts-last = you see what all the others do, and get what they leave
note-acts-after = after { $seats }
note-acts-before = before { $seats }
remind-stake = At stake: { $seats } could act where you could, too, on { $tiles }{ $count ->
    [0] {"."}
    [one] {" "}and { $count } more tile.
   *[other] {" "}and { $count } more tiles.
 } Whoever comes first takes goods and room there; the others wait.
remind-stake-none = At stake: nothing for you that can be foreseen; no transporter of the others comes where yours are.

no-called-already = You have answered already.
no-nothing-shared = Nobody else could touch what you could touch in this phase: no turn order is needed.
no-order-first = First the turn order is settled; still to answer: { $seats }.
no-last-in-row = You are at the end of the temple row already: you have no piety to cash in.
no-slot-not-free = These places in the turn order are free: { $slots }.
no-done-already = You are done with this phase already.
no-you-wait = What you chose there waits for { $seat } at { $tile }; Undo takes it back.
no-not-your-slot = A turn order holds in this phase, and now { $seat } acts.
no-handled-enough = You have acted { $most } times in this phase, which is the limit. Say that you are done.
no-nobody-waits = Nobody waits for you at { $tile }.
no-left-already = That is your standing answer already.
no-no-such-question = You can leave standing answers to: { $standings }.
no-no-such-answer = You can answer that with: { $standings }.

remind-held = You chose: { $words }. That waits until { $seat } is done at { $tile } or lets you act first there; Undo takes it back.
remind-kept = You chose: { $words }. That waits until { $seat } is done at { $tile } or lets you act first there; until then you can take it back, or ask to.
remind-done = You are done with this phase.
remind-order = Turn order in this phase: { $seats }
remind-waits = { $seat } waits for you at { $tile }: finish, or let them act there first.
remind-doubts = Your plan does not run by itself: { $words }.
remind-standing = Answered for you: { $words }
verb-done-production = Done producing
verb-done-movement = Done moving
verb-done-building = Done building
verb-done-wonder = Done buying
note-chart = where several players want the same thing, this order holds: { $seats }
note-would-settle = players then choose their places in this order: { $seats }
label-standing-rest = Rest of the turn
label-standing-rest-skip = Done for this whole turn
label-standing-rest-wonder = Done until the wonder
label-standing-rest-ask = Rest of the turn: ask me
note-left-rest-skip = You are done with this turn, all its phases.
note-left-rest-wonder = You are done with this turn, but for the wonder.
note-left-rest-ask = You will be asked in the phases still to come.

# What somebody does to a player who could still answer it.
note-threat-goods = { FORM($seat, "s") } { $unit } has come to { $tile }, where { $goods } could be taken.
note-threat-yield = { FORM($seat, "s") } { $unit } has come to { $tile } and could take what is produced there: { $building }.
note-threat-waits = { $seat } wants to take something on { $tile } and { DOES($seat, "waits") } until you are done there. You come first.
note-threat-wall = { $seat } has built a wall on { $border }. You have the boards to destroy it.
