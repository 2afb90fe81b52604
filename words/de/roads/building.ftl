# Roads & Boats auf Deutsch: die Bauphase.

verb-build = Gebäude bauen
verb-road = Straße bauen
verb-bridge = Brücke bauen
verb-wall = Mauer bauen
verb-batter = Mauer zerstören
verb-shaft = Neuen Schacht bauen
verb-pay = Wer bezahlt

ask-build-site = Welches Gebäude, und wo?
ask-road-road = Von wo nach wo?
ask-bridge-arm = Über welchen Fluss?
ask-wall-wall = An welcher Grenze, mit Steinen von welcher Seite?
ask-batter-wall = Welche Mauer, mit Brettern von welcher Seite?
ask-shaft-shaft = In welchem Bergwerk, und was bringt er?
ask-pay-payer = Wer bezahlt zuerst?

doing-building = Runde { $turn }{ $neutral ->
    [1] , die letzte
   *[other] { "" }
 }: Bauen

label-site = { $building } auf { $place }
label-site-mix = { $building } auf { $place }: { $mix }
label-road = { $bank } – { $bank_to }
label-arm = { $bank } – { $bank_to }
label-wall = { $tile_a } | { $tile_b }{ $parts ->
    [0] {""}
    [one] {" "}(1 Teil steht)
   *[other] {" "}({ $parts } Teile stehen)
 }
label-wall-from = { $tile_a } | { $tile_b } von { $tile } aus{ $parts ->
    [0] {""}
    [one] {" "}(1 Teil steht)
   *[other] {" "}({ $parts } Teile stehen)
 }
label-shaft = Bergwerk auf { $tile }
label-shaft-mix = Bergwerk auf { $tile }: { $mix }
label-payer = { $unit }: { $goods }
label-payer-usual = wie üblich auf { $tile }: der Boden zuerst

where-woods = Wald
where-rock = Fels
where-mountains = Berge
where-shore = ein Ufer (an Fluss oder Meer, keine Wüste)
where-land = Land außer Wüste
where-sea = Meer

note-built = { $seat } baut auf { $place }: { $building }.
note-built-mine = { $seat } baut ein Bergwerk auf { $place }: { $mix }.
note-road-built = { $seat } baut eine Straße: { $bank } – { $bank_to }.
note-bridge-built = { $seat } baut eine Brücke auf { $tile }.
note-wall-built = { $parts ->
    [one] { $seat } baut eine Mauer an { $border } für { $goods }.
   *[other] { $seat } verstärkt die Mauer an { $border } auf { $parts } Teile für { $goods }.
 }
note-boat-pushed = { READER($seat) ->
    [yes] Dein { $unit }
   *[no] { $unit } von { $seat }
 } wird aufs Meer verdrängt, auf { $tile }.
note-wall-battered = { $seat } zerstört { READER($seat_owner) ->
    [yes] deine Mauer
   *[no] die Mauer von { $seat_owner }
 } an { $border } ({ $goods }); sie ist jetzt neutral.
note-wall-battered-own = { $seat } zerstört die eigene Mauer an { $border } ({ $goods }); sie ist jetzt neutral.
note-shaft-built = { $seat } baut einen neuen Schacht im Bergwerk auf { $tile }: { $mix }.
note-pays-first = { $seat } bezahlt zuerst mit { $unit }.
note-pays-usual = { $seat } bezahlt auf { $tile } wieder wie üblich: zuerst vom Boden.
note-wall-would-push = verdrängt { $unit } von { FORM($seat, "dat") } aufs Meer
note-would-pay = { $unit } bezahlt { $goods }
note-would-pay-ground = was auf { $place } liegt, bezahlt: { $goods }
note-would-take-place = dann ist kein Platz mehr für: { $building }
note-could-build = könnte noch gebaut werden: { $buildings }
note-could-build-more = könnte auch noch gebaut werden: { $buildings }
note-could-sink = ein neuer Schacht wäre noch möglich: { $tiles }
note-could-road = { $count ->
    [one] eine Straße könnte noch gebaut werden
   *[other] eine Straße könnte noch gebaut werden, { $count } stehen zur Wahl
 }
note-could-bridge = eine Brücke könnte noch gebaut werden: { $tiles }

# Wofür ein Transporter auf dem richtigen Boden steht, aber ohne die Güter.
barred-unpaid = auf { $tile } brauchst du dafür noch { $goods }

no-build-kind = Es gibt kein Gebäude { $kind }.
no-build-nowhere = Sag, was gebaut wird und wo: auf einem Feld oder, wo ein Fluss es teilt, an einem seiner Ufer. Zum Beispiel: Sägewerk D4.
no-build-where = Es gibt keinen Ort { $place }, auf dem man bauen kann.
no-build-bank = Ein Fluss teilt { $tile }. Nenne eines seiner Ufer: { $places }.
no-build-research = Dafür fehlt dir die Forschung { $topic }: { $building }.
no-build-mix = Sag, womit das Bergwerk gefüllt wird: { $mix }.
no-mix-research = Für ein Bergwerk mit { $mix } fehlt dir die Forschung { $topic }.
no-build-taken = Auf { $tile } steht schon ein Gebäude: { $building }. Auf jedes Feld passt nur eines.
no-build-terrain = Das passt nicht auf { $tile }: { $building }. Nötig: { $where }.
no-build-nobody = Du hast keinen Transporter auf { $tile }: Dort bauen Landtransporter, Boote im Fluss und angelegte Boote.
no-build-boat = Du hast kein Boot auf dem offenen Meer von { $tile }.
no-build-river = Deine Transporter auf { $tile } kommen dort nicht hin: Über den Fluss führt keine Brücke, und kein Boot von dir liegt darin.
no-build-goods = Das kostet { $goods }; auf { $tile } erreichst du { $goods_there }.
no-road-where = Eine Straße verbindet zwei benachbarte Landfelder an Ufern, die sich berühren; { $road } tut das nicht.
no-road-there = Von { $bank } nach { $bank_to } führt schon eine Straße.
no-road-nobody = Du erreichst weder { $bank } noch { $bank_to }; gebaut wird von einem Feld aus, auf dem du einen Transporter hast.
no-bridge-where = Es gibt keine Stelle { $arm } für eine Brücke.
no-bridge-there = Auf { $tile } steht dort schon eine Brücke.
no-wall-where = Eine Mauer steht zwischen zwei Feldern des Spielplans, die nicht beide Meer sind; { $border } ist keine solche Grenze.
no-wall-side = Sag, von welcher Seite von { $border } aus: { $tiles }.
no-wall-foreign = An { $border } steht eine Mauer von { $seat }; nur { $seat } kann sie verstärken. Mit Brettern kann man sie zerstören.
no-batter-nothing = An { $border } steht keine Mauer eines Spielers.
no-shaft-research = Dir fehlt die Forschung { $topic }.
no-shaft-where = Auf { $tile } ist kein Bergwerk.
no-pay-who = { $word } kann nicht bezahlen: Nenne einen deiner Transporter oder ein Feld, auf dem wieder wie üblich bezahlt wird.
no-pay-usual = Auf { $tile } hast du niemanden gewählt, der zuerst bezahlt: Dort wird wie üblich bezahlt, zuerst vom Boden.
no-pay-foreign = { $unit } gehört { $seat } und bezahlt nichts für dich.
no-pay-chosen = { $unit } bezahlt schon zuerst.
no-pay-same = Es macht keinen Unterschied, ob { $unit } zuerst bezahlt: Dort sind keine Güter für etwas, das du jetzt bauen könntest, oder alle in Reichweite werden ohnehin gebraucht.
note-use-donkey = { $goods } und ein Esel → { $transporter }
note-use-makes = { $goods } → { $transporter }
note-use-wood = { $count } Baumstämme oder Bretter → { $goods_out }
note-use-turns = { $goods } → { $goods_out }
note-use-yields = { $goods } jede Runde
