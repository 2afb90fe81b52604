# Roads & Boats auf Deutsch: Produktion, Forschung, Vermehrung.

doing-production = Runde { $turn }{ $neutral ->
    [1] , die letzte
   *[other] { "" }
 }: Produktion

verb-produce = Plan ausführen
verb-strike = Aus dem Plan streichen
verb-work = Betrieb nutzen
verb-breed = Esel vermehren
verb-research = Forschen

ask-strike-line = Welche Zeile streichst du oder nimmst du wieder auf?
ask-work-run = Welcher Betrieb, wie oft, mit welchem Transporter?
ask-breed-pair = Welche zwei Esel?
ask-research-study = Was erforschst du?

label-run = { $tile } { $building }
label-run-goods = { $goods } → { $goods_out }
label-run-wood = { $count } Baumstämme oder Bretter → { $goods_out }
label-run-makes = { $goods } → { $transporter }
label-run-ground = vom Boden
label-run-river = in den Fluss auf { $tile }
label-run-dock = an die Küste zu { $tile }
label-scrap = { $unit } aufgeben
label-scrap-new = den neuen Transporter aufgeben
label-line-struck = gestrichen: { $line }
label-study-bank = auf { $bank }
label-study = { $topic } (auf { $bank })
label-study-upgrade = { $topic } (auf { $bank }), wertet auf: { $tiles }
label-pair = zwei Esel auf { $tile }

note-yielded = Erzeugt: { $count } { $good }{ $count ->
    [one] {""}
   *[other] , je 1
 } auf { $tiles }.
note-geese-bred = Gänse vermehren sich: { $tiles }.
note-ran-alone = Betriebe verarbeiten, was lose liegt, und machen { $goods }: { $tiles }.
note-unclaimed = { $count ->
    [one] Ein Transporter, den niemand beansprucht, entsteht und wird zerstört: { $tiles }.
   *[other] Transporter, die niemand beansprucht, entstehen und werden zerstört: { $tiles }.
 }
note-vanished = Zwei Gänse und ein Papier, die zusammen liegen blieben, gehen in die Grundlagenforschung: { $tiles }.

note-plan-run = { $seat } produziert nach Plan: { $tiles }.
note-plan-ran = { $seat } produziert nach Plan auf { $tiles }: { $goods }.
note-plan-loaded = { $seat } lädt auf: { $goods }.
note-worked = { $seat }, { $building } { $tile }: { $goods } → { $goods_out } ({ $unit }).
note-worked-loose = { $seat }, { $building } { $tile }: { $goods } → { $goods_out }, auf dem Boden.
note-made-transporter = { $seat }, { $building } { $tile }: { $goods } → { $unit }, bei { $place }.
note-made-wagon = { $seat }, { $building } { $tile }: { $unit_from } und { $goods } → { $unit }.
note-made-for-nothing = { $seat }, { $building } { $tile }: { $goods } → ein Transporter, der gleich aufgegeben wird.
note-scrapped = { $seat } gibt { $unit } auf.
note-donkeys-bred = { $seat } bekommt auf { $tile } ein Fohlen: { $unit }.
note-researched = { $seat } forscht auf { $bank }: { $topic }.
note-upgraded = { $seat } wertet den Betrieb auf { $tile } auf: { $building }.

note-plan-onto = { $tile } { $building }: { $goods } → { $goods_out }, auf { $unit }
note-plan-part = { $tile } { $building }: { $goods } → { $goods_out }, auf { $unit }; der Rest bleibt liegen: { $goods_left }
note-plan-ground = { $tile } { $building }: { $goods } → { $goods_out }, bleibt liegen
note-plan-wagon = { $tile } { $building }: { $unit }, { $goods } → Kutsche
note-plan-makes = { $tile } { $building }: { $goods } → { $transporter } ({ $place })
note-plan-load = { $tile }: { $unit } lädt { $goods } auf
note-plan-breed = { $tile }: 2 Esel → 3
note-plan-left = auf dem Boden bleibt auf { $tile }: { $goods }
note-makes = ergibt: { $transporter } ({ $place })
note-would-skip-research = keine Forschung, obwohl sie jetzt möglich ist: Mit dem Plan endet deine Produktion
note-would-miss-research = keine Forschung, obwohl zwei Gänse und ein Papier zusammenkommen: Mit dem Plan endet deine Produktion. Stell das Papier erst von Hand her („Betrieb nutzen“), dann forsche.
note-would-end-breeding = weniger als zwei Esel bleiben: Dann kommen keine mehr dazu
note-would-end-geese = weniger als zwei Gänse bleiben: Dann kommen keine mehr dazu, und geforscht wird nicht mehr
note-makes-wagon = { $unit } wird zur Kutsche
note-gives-up = gibt { $unit } auf
note-gives-up-new = der neue Transporter wird gleich aufgegeben
note-would-upgrade = { $tile } wird: { $building }

no-plan-empty = Dein Plan ist leer. Sag, dass du fertig bist.
no-plan-line = Eine solche Zeile hat dein Plan nicht.
no-work-nothing = Auf { $tile } steht kein Betrieb.
no-work-away = Kein Transporter von dir kommt an den Betrieb auf { $tile } heran ({ $building }).
no-work-full = { $tile } { $building }: Das ist mehr, als in dieser Phase noch geht; bisher gemacht: { $made }.
no-work-goods = { $tile }: Dafür braucht es { $goods }.
no-work-donkey = { $tile }: Nenne den Esel, der zur Kutsche wird; er muss beim Kutschenbauer stehen.
no-work-launch-barred = { $tile } { $building }: Fremde Mauern versperren jede Küste, kein Boot kommt ins Wasser.
no-work-launch-where = Sag, wo das Boot ins Wasser kommt: { $places }.
no-work-limit = Du hättest zu viele Transporter. Sag, welchen du aufgibst: { $units }.
no-breed-nobody = { $tile }: Nur genau zwei Esel von dir vermehren sich, unbeladen, auf einer Weide ohne Gebäude, Güter und andere Transporter.
no-breed-limit = Du hättest zu viele Transporter. Aufgeben müsstest du einen an einer Transporterfabrik: { $units }.
no-learn-topic = Erforschen kannst du: { $topics }.
no-learn-known = Das hast du schon erforscht: { $topic }.
no-learn-goods = { $bank }: Forschung kostet { $goods }, zusammen mit einem Transporter von dir.
no-learn-upgrade = Auf { $tile } steht kein Betrieb, den du damit aufwerten könntest: { $topic }.
no-not-your-transporter = { $unit } ist kein Transporter von dir.
note-doubt-others = andere stehen auf { $tiles }
note-doubt-research = zwei Gänse und ein Papier kommen zusammen: Forschung
note-doubt-limit = es gäbe zu viele Transporter
note-doubt-boards = auf { $tile } würden Bretter als Holz verbraucht
note-doubt-launch = auf { $tile } könnte ein Boot an mehreren Stellen zu Wasser gehen
note-plan-not-run = was der Plan herstellen würde, wird nicht hergestellt
note-plan-empty = für diese Runde gibt es keinen Plan
note-allows-rowing = erlaubt Ruderbootbauer
note-allows-trucking = erlaubt LKW-Fabriken
note-allows-shipping = erlaubt Schiffbauer
note-allows-drilling = erlaubt Bohrinseln
note-allows-specialisation = erlaubt Bergwerke mit 4 Gold oder mit 4 Eisen
note-allows-enlargement = erlaubt Bergwerke mit 5 Gold und 5 Eisen
note-allows-new_shafts = erlaubt neue Schächte in Bergwerken
note-allows-bright_idea = hat keine Wirkung
