# Roads & Boats in English: the production phase, research, breeding.

doing-production = Turn { $turn }{ $neutral ->
    [1] , the last
   *[other] { "" }
 }: production

verb-produce = Carry out the plan
verb-strike = Strike from the plan
verb-work = Use a factory
verb-breed = Breed donkeys
verb-research = Research

ask-strike-line = Which line do you strike, or put back?
ask-work-run = Which factory, how often, with which transporter?
ask-breed-pair = Which two donkeys?
ask-research-study = What do you research?

label-run = { $tile } { $building }
label-run-goods = { $goods } → { $goods_out }
label-run-wood = { $count } trunks or boards → { $goods_out }
label-run-makes = { $goods } → { $transporter }
label-run-ground = from the ground
label-run-river = onto the river of { $tile }
label-run-dock = onto the coast of { $tile }
label-scrap = give up { $unit }
label-scrap-new = give the new one up
label-line-struck = struck: { $line }
label-study-bank = on { $bank }
label-study = { $topic } (on { $bank })
label-study-upgrade = { $topic } (on { $bank }), upgrading { $tiles }
label-pair = two donkeys on { $tile }

note-yielded = Produced: { $count } { $good }{ $count ->
    [one] {""}
   *[other] , one each
 } on { $tiles }.
note-geese-bred = Geese breed: { $tiles }.
note-ran-alone = Factories go on with what lies loose and make { $goods }: { $tiles }.
note-unclaimed = { $count ->
    [one] A transporter that nobody claims is made and destroyed: { $tiles }.
   *[other] Transporters that nobody claims are made and destroyed: { $tiles }.
 }
note-vanished = Two geese and a paper, left lying together, vanish into basic research: { $tiles }.

note-plan-run = { FORM($seat, "s") } production goes by the plan: { $tiles }.
note-plan-ran = { FORM($seat, "s") } production goes by the plan on { $tiles }: { $goods }.
note-plan-loaded = { $seat } loads { $goods }.
note-worked = { $seat }, { $building } { $tile }: { $goods } → { $goods_out } ({ $unit }).
note-worked-loose = { $seat }, { $building } { $tile }: { $goods } → { $goods_out }, left on the ground.
note-made-transporter = { $seat }, { $building } { $tile }: { $goods } → { $unit }, at { $place }.
note-made-wagon = { $seat }, { $building } { $tile }: { $unit_from } and { $goods } → { $unit }.
note-made-for-nothing = { $seat }, { $building } { $tile }: { $goods } → a transporter that is given up at once.
note-scrapped = { $seat } gives up { $unit }.
note-donkeys-bred = { FORM($seat, "s") } donkeys on { $tile } breed: { $unit }.
note-researched = { $seat } does research on { $bank }: { $topic }.
note-upgraded = { $seat } upgrades the factory on { $tile }: { $building }.

note-plan-onto = { $tile } { $building }: { $goods } → { $goods_out }, onto { $unit }
note-plan-part = { $tile } { $building }: { $goods } → { $goods_out }, onto { $unit }; the rest is left there: { $goods_left }
note-plan-ground = { $tile } { $building }: { $goods } → { $goods_out }, left there
note-plan-wagon = { $tile } { $building }: { $unit }, { $goods } → wagon
note-plan-makes = { $tile } { $building }: { $goods } → { $transporter } ({ $place })
note-plan-load = { $tile }: { $unit } loads { $goods }
note-plan-breed = { $tile }: 2 donkeys → 3
note-plan-left = left on the ground on { $tile }: { $goods }
note-makes = makes: { $transporter } ({ $place })
note-would-skip-research = no research, although it is possible now: the plan ends your production
note-would-miss-research = no research, although two geese and a paper come together: the plan ends your production. Make the paper by hand first (“Use a factory”), then do research.
note-would-end-breeding = fewer than two donkeys would be left: no more could be bred
note-would-end-geese = fewer than two geese would be left: no more would come, and research would be over
note-makes-wagon = { $unit } becomes a wagon
note-gives-up = gives up { $unit }
note-gives-up-new = the new transporter is given up at once
note-would-upgrade = { $tile } becomes: { $building }

no-plan-empty = Your plan is empty. Say that you are done.
no-plan-line = Your plan has no such line.
no-work-nothing = There is no factory on { $tile }.
no-work-away = You have no transporter that reaches the factory on { $tile } ({ $building }).
no-work-full = { $tile } { $building }: That is more than it can still make in this phase; so far it has made { $made }.
no-work-goods = { $tile }: That takes { $goods }.
no-work-donkey = { $tile }: Name the donkey that is to become a wagon; it must stand at the wagon factory.
no-work-launch-barred = { $tile } { $building }: Walls of other players bar every coast; no boat can be launched.
no-work-launch-where = Say where the boat is launched: { $places }.
no-work-limit = You would have too many transporters. Say which is given up: { $units }.
no-breed-nobody = { $tile }: Exactly two donkeys of yours breed, unladen, on a pasture without a building, goods or other transporters.
no-breed-limit = You would have too many transporters. One at a transporter factory would have to be given up: { $units }.
no-learn-topic = The topics are: { $topics }.
no-learn-known = You have researched that already: { $topic }.
no-learn-goods = { $bank }: research takes { $goods }, together with a transporter of yours.
no-learn-upgrade = There is no factory on { $tile } that you could upgrade with { $topic }.
no-not-your-transporter = { $unit } is no transporter of yours.
note-doubt-others = others stand on { $tiles }
note-doubt-research = two geese and a paper come together: research
note-doubt-limit = there would be too many transporters
note-doubt-boards = boards would be used as wood on { $tile }
note-doubt-launch = a boat could be launched at several places on { $tile }
note-plan-not-run = what the plan would make is not made
note-plan-empty = there is no plan for this turn
note-allows-rowing = allows rowboat factories
note-allows-trucking = allows truck factories
note-allows-shipping = allows steamer factories
note-allows-drilling = allows oil rigs
note-allows-specialisation = allows mines with 4 gold or with 4 iron
note-allows-enlargement = allows mines with 5 gold and 5 iron
note-allows-new_shafts = allows new shafts in mines
note-allows-bright_idea = has no effect
