# World Wonders in English: why something is refused.

no-starter-first = Your starter road comes first; it is free.
no-starter-lies = You have already laid your starter road.
no-set-first = First lay the rest of the short set while any fits: { $pieces }.
no-no-set = You have bought no short set in this turn.
no-set-laid = All roads of your short set are laid. End the turn.
no-out = You are out for this round. Take that back if you want to go on.
no-pass-late = Passing takes the place of a purchase, and you have made yours. End the turn, or take the purchase back.
no-one-purchase = You may buy only once a turn, and you have bought. End the turn, or take the purchase back.
no-before-purchase = A loan or a repayment comes before the purchase. Take the purchase back if you want that.
no-one-extra = You have already taken or repaid a loan in this turn. Now buy something.
no-must-buy = You can still pay for something and lay it, so you must buy.
no-pass-instead = You can buy nothing: pass, or take or repay a loan first.
no-loan-open = Your loan of round { $round } is still open; only one at a time.
no-no-loan = You have no open loan.
no-repay-later = You can repay a loan from the round after the one in which you took it.
no-too-dear = That costs { $gold } gold; you have { $left }.
no-sold-out = Sold out in this round: { $item }.
no-not-on-market = These buildings are on the market: { $tiles }.
no-not-on-display = These monuments are on display: { $monuments }.
no-other-piece = Now you lay: { $pieces }.
no-pedestal-alone = Playing alone, there is no turn order to buy a place in.
no-which-place = Places 1 and 2 can be bought, not { $place }.
no-one-pedestal = You already have a pedestal in this round; nobody may have more than one.
no-pedestal-taken = { $seat } has the pedestal for { $place }.
