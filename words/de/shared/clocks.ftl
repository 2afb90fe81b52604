# Uhren: wie viel Zeit ein Tisch für Züge lässt, und was daraus wird.

clock-head = Zeit für Züge
clock-none = Alle lassen sich so viel Zeit, wie sie wollen.
clock-turn = Jeder Zug hat **{ $turn }** Zeit.
clock-bank = Vorrat zu Beginn: **{ $bank }**; jeder Zug gibt { $turn } dazu, bis höchstens { $cap }.
clock-hours = { $n ->
    [one] 1 Stunde
   *[other] { NUMBER($n, useGrouping: 0) } Stunden
 }
clock-days = { $n ->
    [one] 1 Tag
   *[other] { NUMBER($n, useGrouping: 0) } Tage
 }
clock-weekends = { $runs ->
    [true] Die Uhr läuft auch am Wochenende.
   *[false] Am Wochenende steht die Uhr.
 }
clock-asleep = { $runs ->
    [true] Sie läuft Tag und Nacht.
   *[false] Sie steht, während man schläft, soweit man gesagt hat, wann das ist ({ COMMAND("me time") }). Wer weniger als 40 Stunden in der Woche da ist, dessen Uhr läuft auch nachts.
 }
clock-away = { $days ->
    [0] Sie läuft auch, während man weg ist.
    [one] Sie steht, während man weg ist, höchstens 1 Tag je Spiel.
   *[other] Sie steht, während man weg ist, höchstens { $days } Tage je Spiel.
 }
clock-warned = Wer nur noch ein Fünftel hat, erfährt das. Damit und mit den Erinnerungen wird niemand öfter als dreimal je Zug gerufen.
clock-always = Sie steht, solange das Spiel angehalten oder der Bot nicht zu erreichen ist.
clock-ends-red = Ist sie abgelaufen, sehen das alle; sonst geschieht nichts.
clock-ends-move = Ist sie abgelaufen, führt ein Übungsgegner diesen Zug zu Ende.
clock-ends-stand-in = Ist sie abgelaufen, spielt ein Übungsgegner, bis man zurückkommt.
clock-ends-vote = Ist sie abgelaufen, können die anderen beschließen, dass ein Übungsgegner spielt.
clock-stands-when = Uhren stehen { $when }.
clock-stands-weekends = am Wochenende
clock-stands-asleep = während man schläft
clock-stands-away = { $days ->
    [one] während man weg ist (höchstens 1 Tag je Spiel)
   *[other] während man weg ist (höchstens { $days } Tage je Spiel)
 }
clock-stands-never = Uhren laufen Tag und Nacht, auch während man weg ist.

clock-ask-time = Zeit
clock-ask-away = Wie lange sie steht, während jemand weg ist
clock-ask-end = Wenn sie abgelaufen ist
clock-pick-none = So viel man will
clock-pick-turn = { $turn } je Zug
clock-pick-bank = { $bank } Vorrat, { $turn } je Zug
clock-pick-away = { $days ->
    [0] Gar nicht
    [one] 1 Tag je Spiel
   *[other] { $days } Tage je Spiel
 }
clock-pick-red = Alle sehen es
clock-pick-move = Ein Übungsgegner macht den Zug
clock-pick-stand-in = Ein Übungsgegner spielt weiter
clock-pick-vote = Die anderen dürfen abstimmen
button-clock = Zeit für Züge …
button-clock-weekends = { $runs ->
    [true] Am Wochenende anhalten
   *[false] Am Wochenende laufen lassen
 }
button-clock-asleep = { $runs ->
    [true] Im Schlaf anhalten
   *[false] Tag und Nacht laufen lassen
 }
clock-type = Zeit für Züge
clock-type-how = 36 Std, oder: 7 T Vorrat, 12 Std je Zug, höchstens 10 T
clock-word-hour = Std, Stunde, Stunden, h
clock-word-day = T, Tag, Tage, Tagen, d
clock-word-week = W, Woche, Wochen
clock-word-bank = Vorrat, auf Vorrat
clock-word-turn = je Zug, pro Zug, jeder Zug
clock-word-cap = höchstens, bis höchstens, bis zu

no-clock-unknown = „{ $part }“ ist unklar. Schreib 36 Std für jeden Zug oder 7 T Vorrat, 12 Std je Zug.
no-clock-twice = „{ $part }“ sagt dasselbe ein zweites Mal.
no-clock-range = Ein Zug hat 1 Stunde bis 100 Tage; der Vorrat auch, und er kann nicht größer sein, als man höchstens haben darf.

clock-own = Deine Zeit für diesen Zug: bis <t:{ $at }:f> (<t:{ $at }:R>)
clock-own-far = Deine Uhr steht noch lange still.
clock-own-over = Deine Zeit für diesen Zug ist um.
clock-of = { $name }: Zeit bis <t:{ $at }:f> (<t:{ $at }:R>)
clock-of-far = { $name } hat noch lange Zeit
clock-of-over = **{ $name }: Die Zeit ist um**
clock-stands = { $why ->
    [weekend] die Uhr steht: Wochenende
    [asleep] die Uhr steht: schläft
    [away] die Uhr steht: weg
   *[stopped] die Uhr steht
 }
board-asleep = (schlief um <t:{ $at }:t>)

notice-clock-warning = { $people }: { $count ->
    [one] Deine
   *[other] Eure
 } Zeit für diesen Zug wird knapp{ $at ->
    [none] .
   *[other] : bis <t:{ $at }:f> (<t:{ $at }:R>).
 }
notice-clock-red = { $people }: { $count ->
    [one] Deine
   *[other] Eure
 } Zeit für diesen Zug ist um. Die anderen warten noch auf { $count ->
    [one] deinen Zug
   *[other] euren Zug
 }.
notice-clock-move = { $people }: Deine Zeit war um, deshalb führt ein Übungsgegner diesen Zug für dich zu Ende.
notice-clock-stand-in = Die Zeit von { $of } ist um. Solange spielt ein Übungsgegner. { $people }, du kannst jederzeit zurückkommen.
notice-clock-vote = Die Zeit von { $of } ist um. { $people }, { $count ->
    [one] du kannst
   *[other] ihr könnt
 } einen Übungsgegner spielen lassen: siehe „Tisch …“.
