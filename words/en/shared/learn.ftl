# Learning a game: lessons, and a first game

command-learn = Learn a game by playing: short lessons, alone
option-learn-game = Which game? Leave it out to see all of them
learn-head = Learn a game
learn-which = Short tasks, each solved by a few presses. Which game?
learn-progress = { $done } of { $count }
learn-no-lessons = no lessons yet
learn-game = Learn { $game }
learn-none = There are no lessons for { $game } yet. A first game with advice, or the rules on its panel, are the way in.
learn-all-done = You have done all lessons. Now play a whole game.
learn-choose = Choose any lesson
learn-line = { $done ->
    [yes] ✓
   *[no] ·
 } { $number }. { $title }
button-learn-games = Learn a game
button-lesson = Next: { $title }
button-lessons = All lessons
button-lesson-again = Begin again
button-hint = Hint
button-first-game = A first game, with advice
button-no-advice = No more advice
lesson-you = You
lesson-head = { $number } of { $of }: { $title }
lesson-left = { $count ->
    [one] 1 step left (a choice in parts is one step)
   *[other] up to { $count } steps left (a choice in parts is one step)
 }
lesson-done = Done: { $title }
lesson-astray = This is not the straight way to the task. Go on if you see another; otherwise go one step back, or begin again.
lesson-missed = Not yet
lesson-missed-task = The task was: { $task }
no-no-lesson = There is no such lesson any more. The list of lessons shows what there is.
no-lesson-over = This lesson is over. Begin it again, or go on to the next.
no-lesson-not-now = That is not part of this lesson.
said-first-game = It begins: { $table }, with one steady practice opponent. The panel tells what matters as you go. → { $link }
said-no-advice = No more advice at this table.
advice = > **What matters now:** { $tip }
