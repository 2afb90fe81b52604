# Ferry in English.

card-plank = { $count ->
    [one] plank
   *[other] planks
 }
card-rope = { $count ->
    [one] rope
   *[other] ropes
 }
card-sail = { $count ->
    [one] sail
   *[other] sails
 }
good-coin = { $count ->
    [one] coin
   *[other] coins
 }
good-card = { $count ->
    [one] card
   *[other] cards
 }

verb-bid = Bid
verb-build = Build a pier
verb-rest = Rest
verb-toll = Ask for a toll
verb-sell = Sell
verb-pack = Pack up
verb-return = Come back to the market

ask-bid-coins = How many coins?
ask-build-landing = On which landing?
ask-build-cards = With which cards?
ask-toll-coin = Take the coin, or draw a card instead?
ask-sell-cards = Which card? (typed: several)

setting-summers = Length
setting-summers-4 = four summers
setting-summers-2 = two summers

doing-bidding = Bidding for the order of turns
doing-turn = Building or resting
doing-toll_window = A new pier next door
doing-market = At the market

label-cards = { $cards }

note-drew = { $seat } draws { $count ->
    [one] 1 card.
   *[other] { $count } cards.
 }
note-cards-drawn = You draw { $cards }.
note-bid = { $seat } bid { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
 }
note-built = { $seat } builds a pier on { $landing } with { $cards }.
note-toll = { $seat } takes 1 coin from { $seat_payer }.
note-sold = { $seat } sells { $cards }.
note-won = Won by { $seats }.

no-landing-taken = There is a pier on landing { $landing } already. Choose a free one.

rules =
    - Four summers (or two): 2 coins each, then everybody **bids** in secret who goes first, and pays.
    - **Turn:** build a pier with 1 to 3 cards for 1, 3 or 6 points by different kinds, or rest and draw 2 cards.
    - **Toll:** neighbours of a new pier take a coin from its builder, or draw a card.
    - **Market:** sell cards for a coin each.
    - The most points win, then the most coins.

verbs-own =
    bid bid
