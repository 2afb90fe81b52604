# Roads & Boats in English: agreements between players.

verb-propose = Offer an agreement
verb-answer = Agreement

ask-propose-terms = What do you offer?
ask-answer-deal = Which agreement?
ask-answer-accept = Do you agree?

accept-yes = Agree
accept-withdraw = Withdraw the offer
accept-no = Decline

terms-give = Give goods
terms-ask = Ask for goods
terms-swap = Swap goods
terms-ferry = Ferry over the river
terms-build = Build together

label-terms-give = Give: { $unit } → { $unit_other }
label-terms-ask = Ask: { $unit_other } → { $unit }
label-terms-swap = Swap: { $unit } ↔ { $unit_other }
label-terms-ferry = Ferry: { $unit } by { $unit_other }
label-terms-build = Build together: { $unit } and { $unit_other }
label-terms-give-goods = Give { $goods }: { $unit } → { $unit_other }
label-terms-ask-goods = Ask for { $goods }: { $unit_other } → { $unit }
label-terms-swap-goods = { $goods } ({ $unit }) for something ({ $unit_other })
label-terms-swap-both = { $goods } ({ $unit }) for { $goods_back } ({ $unit_other })
label-terms-ferry-goods = { $goods } from { $unit } by { $unit_other }
label-terms-ferry-to = { $goods }: { $unit } → { $unit_to } by { $unit_other }
label-terms-build-goods = Build together on { $place }: { $building }, with { $goods } from { $unit_other }
label-deal-give = { $seat } gives { $goods }: { $unit } → { $unit_other }
label-deal-ask = { $seat } asks for { $goods }: { $unit_other } → { $unit }
label-deal-swap = { $seat } offers { $goods } ({ $unit }) for { $goods_back } ({ $unit_other })
label-deal-ferry = Ferry for { $seat }: { $goods }, { $unit } → { $unit_to } by { $unit_other }
label-deal-build = { $seat } builds on { $place }: { $building }, with { $goods } from { $unit_other }

note-offers-give = { $seat } offers { FORM($seat_other, "acc") } { $goods } ({ $unit } → { $unit_other }).
note-offers-ask = { $seat } asks { FORM($seat_other, "acc") } for { $goods } ({ $unit_other } → { $unit }).
note-offers-swap = { $seat } offers { FORM($seat_other, "acc") } { $goods } for { $goods_back } ({ $unit } ↔ { $unit_other }).
note-offers-ferry = { $seat } asks { FORM($seat_other, "acc") } to ferry { $goods } over the river ({ $unit } → { $unit_to } by { $unit_other }).
note-offers-build = { $seat } asks { FORM($seat_other, "acc") } to build together on { $place }: { $building }, with { $goods } from { $unit_other }.
note-deal-give = { $seat } agrees: { $goods } from { $seat_other } ({ $unit } → { $unit_other }).
note-deal-ask = { $seat } agrees: { $goods } for { $seat_other } ({ $unit_other } → { $unit }).
note-deal-swap = { $seat } agrees: { $goods } from { FORM($seat_other, "acc") } for { $goods_back } ({ $unit } ↔ { $unit_other }).
note-deal-ferry = { $seat } agrees: { $goods } for { FORM($seat_other, "acc") } over the river ({ $unit } → { $unit_to } by { $unit_other }).
note-deal-build = { $seat } agrees: with { $goods } from { $unit_other }, { $seat_other } builds on { $place }: { $building }.
through-deal-give = { $count ->
    [one] the agreement on { $goods }
   *[other] { $count } agreements
 }
through-deal-ask = { $count ->
    [one] the agreement on { $goods }
   *[other] { $count } agreements
 }
through-deal-swap = { $count ->
    [one] the agreement on { $goods } for { $goods_back }
   *[other] { $count } agreements
 }
note-deal-declined = { $seat } declines what { $seat_other } { DOES($seat_other, "offered") }.
note-deal-withdrawn = { $seat } withdraws the offer to { $seat_other }.
note-deal-lapsed = What { $seat } offered { FORM($seat_other, "acc") } is no longer possible.
note-declines-phase = { $seat } declines all agreements in this phase.
note-declines-game = { $seat } declines all agreements from now on.
note-declines-ask = { $seat } can be asked for agreements again.
label-standing-deals = Agreements
label-standing-deals-phase = Agreements: decline all in this phase
label-standing-deals-game = Agreements: always decline
label-standing-deals-ask = Agreements: ask me

no-no-such-deal = There is no such agreement for you to answer{ $numbers ->
    [none] .
   *[other] ; there are: { $numbers }.
 }
no-deal-not-now = You can offer agreements in production, movement and building, when it is your turn to act.
no-deal-open = You and { $seat } have an agreement on offer already; it must be answered or withdrawn first.
no-deal-declines = { $seat } declines all agreements.
no-deal-often = You have offered { $most } agreements in this phase, which is the limit.
no-deal-words = Say give, ask or swap, your transporter, theirs, a number and a good (for a swap then “for” and the same again), or ferry, from where, the boat, the goods and to where.
no-deal-apart = Goods cannot be passed between { $unit } and { $unit_other } here.
no-deal-goods = The goods, or the room for them, are not there between { $unit } and { $unit_other }.
no-deal-behind = Somebody who comes before you could still take these goods from the ground.
label-unit-of = { $seat }’s { $unit }
