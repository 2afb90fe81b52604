# What people at a table ask each other to agree to.

button-ask-back = Ask to take back
button-ask-them = Ask them
button-take-back = Take it back
button-agree = Agree
button-refuse = Refuse
button-withdraw = Withdraw what I asked
button-new-terms = Change the time …
button-propose-terms = Propose it to all
button-change-terms = Change it

new-terms-head = Change the time for turns
ask-back-head = Ask to take back
ask-back-upto = Back to before …
ask-back-lost = This would be taken back: { $lost }.
ask-back-asks = { $names } must agree. What you ask stands for a day, until somebody refuses or anybody moves.
ask-back-nobody = Nobody has to agree.
lost-moves = { $count ->
    [one] a step of { $name }
   *[other] { $count } steps of { $name }
 }
lost-own-moves = { $count ->
    [one] your step
   *[other] { $count } of your steps
 }
lost-askers-moves = { $count ->
    [one] a step of their own
   *[other] { $count } steps of their own
 }
lost-drawn = { $moves }; what was rolled or drawn meanwhile comes anew, what was shuffled before keeps its order, and what was seen stays seen

proposed-take-back = { $name } asks to take back { $lost }.
proposed-own-take-back = You ask to take back { $lost }.
proposed-left-take-back = Not answered yet: { $names }. It ends <t:{ $until }:R>, or when anybody moves.
proposed-settled = This is no longer asked.
proposed-for-nothing = What was proposed is no longer asked: it stays as it is.
proposed-terms = { $name } proposes another time for turns.
proposed-own-terms = You propose another time for turns.
proposed-left-terms = Not answered yet: { $names }. It ends <t:{ $until }:R>.

said-asked-back = The others are asked.
said-asked-terms = You have proposed it to all.
said-terms-changed = That is how it is from now on.
said-taken-back = Taken back.
said-agree = You have agreed.
said-agree-done = You have agreed, and so it is done.
said-refuse = You have refused, and so it stays as it is.
said-withdraw = You ask for it no longer.

notice-take-back = { $people }: { $name } asks to take back { $told }. It is done when all who are called have agreed, unless somebody moves before that.
notice-take-back-refused = { $name } would not take that back, so it stays as it is.
notice-take-back-lapsed = What { $name } asked to take back stays as it is: not everybody has answered within a day.
notice-taken-back = { $told }
notice-taken-back-alone = { $told }
notice-terms = { $people }: { $name } proposes another time for turns. It holds once all who are called have agreed:
notice-terms-refused = { $name } does not agree to another time for turns, so it stays as it is.
notice-terms-lapsed = The time for turns stays as it is: not everybody has answered the proposal of { $name } within a day.
notice-terms-changed = Another time for turns holds from now on. Clocks that run begin anew:
note-taken-back = { $seat } takes back { $count ->
    [one] the last step
   *[other] the last steps
 } of the game, as agreed with { $seats }.
note-taken-back-alone = { $seat } takes back { $count ->
    [one] the last step
   *[other] the last steps
 } of the game, for which nobody else had to be asked.
note-steps-back = { $seat } takes back { $count ->
    [one] a step
   *[other] { $count } steps
 }.
note-back-lost = { $seat } loses what was taken back.
note-back-again = { $seat } gets what was brought back.

no-no-proposal = That is no longer asked: it was settled, or somebody has moved.
no-not-asked = You are not asked about that.
no-agreed-already = You have agreed already.
no-not-proposer = Only the person who asked for it may withdraw it.
no-proposed-already = Something is already asked at this table; it must be settled first.
no-terms-same = That is how it is already. Change something first.
no-nothing-to-ask = There is nothing of yours to take back.
