# Rajas of the Ganges: The Dice Charmers auf Deutsch: Namen der Dinge.

good-tea = Tee
good-silk = Seide
good-spice = { $count ->
    [one] Gewürz
   *[other] Gewürze
 }
good-money = Geld
good-fame = Ruhm
good-karma = Karma

track-money = Geld
track-fame = Ruhm

# Woher ein Bonus kommt.
origin-money = Geldleiste
origin-fame = Ruhmleiste
origin-karma = Karma
origin-border = Rand
origin-river = Fluss
origin-tent = Zelt
origin-palace = Palast
origin-upgrade = Aufwertungen

die-purple = Lila { $number }
    .bare = Lila
    .a = einen lila Würfel
die-green = Grün { $number }
    .bare = Grün
    .draws = yes
    .a = einen grünen Würfel
die-blue = Blau { $number }
    .bare = Blau
    .a = einen blauen Würfel
die-orange = Orange { $number }
    .bare = Orange
    .a = einen orangefarbenen Würfel

face-tea_tea = Tee + Tee
face-silk_silk = Seide + Seide
face-spice_spice = Gewürz + Gewürz
face-tea_silk = Tee + Seide
face-tea_spice = Tee + Gewürz
face-silk_spice = Seide + Gewürz
face-straight = Gerade
face-curve = Kurve
face-two_halves = zwei halbe Wege
face-lotus = Lotus
face-fish = Fisch
face-crane = Kranich
face-boat = Boot
face-turtle = Schildkröte
face-heron = Reiher
face-mogul = Großmogul
face-maharani = Maharani
face-merchant = Händlerin
face-raja = Raja Man Singh
face-builder = Baumeister
face-portuguese = Portugiese

symbol-lotus = Lotus
symbol-fish = Fisch
symbol-crane = Kranich
symbol-boat = Boot
symbol-turtle = Schildkröte
symbol-heron = Reiher

person-mogul = Großmogul
    .acc = den Großmogul
person-maharani = Maharani
    .acc = die Maharani
person-merchant = Händlerin
    .acc = die Händlerin
person-raja = Raja Man Singh
    .pays = yes
person-builder = Baumeister
    .acc = den Baumeister
person-portuguese = Portugiese
    .acc = den Portugiesen

building-temple = Tempel
    .one = einen Tempel
building-fort = Forts
    .one = ein Fort
building-garden = Gärten
    .one = einen Garten
building-mausoleum = Mausoleen
    .one = ein Mausoleum

shape-straight = eine Gerade
shape-curve = eine Kurve
shape-fork = eine Gabelung
shape-crossing = eine Kreuzung

way-NS = ↑↓
way-EW = ←→
way-NE = ↑→
way-ES = →↓
way-SW = ↓←
way-NW = ↑←
way-NES = ↑→↓
way-ESW = →↓←
way-NSW = ↑↓←
way-NEW = ↑→←
way-NESW = ↑→↓←
way-N = ↑
way-E = →
way-S = ↓
way-W = ←

# Boni und was sonst zu tun ist.
task-fame = { $number } Ruhm
task-money = { $number } Geld
task-karma = 1 Karma
task-upgrade = eine Aufwertung
task-purple_die = Waren eines lila Würfels
task-goods1 = 1 Ware
task-goods = { $number } verschiedene Waren
task-sell1 = 1 Ware verkaufen
task-sell = bis zu { $number } Waren verkaufen
task-sell_same = bis zu { $number } gleiche Waren verkaufen
task-sell_different = bis zu { $number } verschiedene Waren verkaufen
task-half = ein halber Weg
task-straight = eine Gerade
task-curve = eine Kurve
task-fork = eine Gabelung
task-crossing = eine Kreuzung
task-forward1 = 1 Feld vorwärtsfahren
task-forward = bis zu { $number } Felder vorwärtsfahren
task-back1 = auf das nächste freie Feld zurückfahren
task-back = bis zu { $number } freie Felder zurückfahren
task-back_any = auf ein beliebiges freies Feld zurückfahren
task-palace = eine beliebige Palastaktion
task-mogul = der Großmogul
task-maharani = die Maharani
task-merchant = die Händlerin
task-raja = Raja Man Singh
task-builder = der Baumeister
task-portuguese = der Portugiese
task-two_halves = zwei halbe Wege
task-second_half = der zweite halbe Weg
task-market_same = auf dem Markt bis zu 3 gleiche Waren verkaufen
task-market_different = auf dem Markt bis zu 3 verschiedene Waren verkaufen
task-other = eine andere Person des Palasts
task-sell_or_take = bis zu 2 Waren verkaufen oder 1 einkreisen
task-back_or_take = 1 oder 2 freie Felder zurückfahren oder 1 Ware einkreisen

# Warum ein Würfel nicht passt oder ein Bonus nicht genutzt werden kann.
why-rows-full = beide Waren gingen verloren, die Reihen sind voll
why-no-cell = das lässt sich nirgends zeichnen
why-no-symbol = auf dem Fluss liegt kein solches Feld mehr vor dir
why-boxes-crossed = alle drei Kästchen sind abgekreuzt
why-no-effect = das würde jetzt nichts bewirken
why-all-rows-full = alle Reihen sind voll
why-those-rows-full = die Reihen dieser Waren sind voll
why-nothing-in-stock = du hast keine Waren zu verkaufen
why-no-road-to-extend = du hast keinen Weg, an den er passt
why-no-free-cell = das lässt sich auf keinem freien Feld zeichnen
why-river-ends = du bist am Ende des Flusses
why-none-free-behind = hinter dir liegt kein freies Feld
why-all-raised = alle Gebäude haben ihren höchsten Wert
why-no-person = keine Person könnte etwas tun
why-person-done = alle drei Kästchen sind abgekreuzt
why-person-idle = diese Person könnte jetzt nichts tun
