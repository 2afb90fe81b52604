# What somebody tries out only for themselves

button-try-it = Try it
button-try-do = Do this
button-try-plan = Make it my plan
button-try-back = One back
button-try-forth = One forward
button-try-opponents = Let opponents move
button-try-as = Move for { $seat }
button-try-own = To my own move
button-try-leave = Stop trying
try-head = Tried, not played
try-about = Only you see this, and nothing of it happens at the table. See where a move leads; **Do this** then plays it.
try-imagined = What is hidden or drawn is imagined here: the pile as it might lie.
try-as = You move for { $seat } now.
try-moved-on = { $count ->
    [0] The table has moved on. Your moves were tried again from there.
    [one] The table has moved on. Your moves were tried again from there; the last one was not possible any more.
   *[other] The table has moved on. Your moves were tried again from there; the last { $count } were not possible any more.
}
try-sure = “Do this” plays:
try-rest = Tried after that:
try-so-far = Tried so far:
try-left = You have stopped trying. Nothing of it was played.
try-changed = Something has changed meanwhile, and nothing was played. This is how it looks now.
no-try-none = You are not trying anything at this table.
no-try-nothing = There is no move of yours yet that could be played.
no-try-full = No more than { $most } moves can be tried in a row.
no-try-nobody = Nobody else has to move here.
no-try-failed = This cannot be tried: the rules failed. The game itself is as it was.
no-try-missed = Nothing was played: “{ $action }” is not possible any more.
no-try-other = Nothing was played: “{ $action }” would not cost or bring the same any more.
try-plan-part = { $count ->
    [one] What you tried for the last turn could not be set: as the table stands now, it would not be possible, or is not known yet.
   *[other] What you tried for the last { $count } turns could not be set: as the table stands now, it would not be possible, or is not known yet.
}
no-ahead-not-this = This cannot be your plan: as the table stands now, “{ $action }” would not be possible on your next turn.
