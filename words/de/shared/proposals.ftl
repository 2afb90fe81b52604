# Worum Leute an einem Tisch einander bitten.

button-ask-back = Um Rücknahme bitten
button-ask-them = Darum bitten
button-take-back = Zurücknehmen
button-agree = Zustimmen
button-refuse = Ablehnen
button-withdraw = Meine Bitte zurückziehen
button-new-terms = Zeit ändern …
button-propose-terms = Allen vorschlagen
button-change-terms = So ändern

new-terms-head = Zeit für Züge ändern
ask-back-head = Um Rücknahme bitten
ask-back-upto = Zurück bis vor …
ask-back-lost = Das würde zurückgenommen: { $lost }.
ask-back-asks = Zustimmen müssen: { $names }. Deine Bitte gilt einen Tag, bis jemand ablehnt oder irgendjemand zieht.
ask-back-nobody = Niemand muss zustimmen.
lost-moves = { $count ->
    [one] ein Schritt von { $name }
   *[other] { $count } Schritte von { $name }
 }
lost-own-moves = { $count ->
    [one] dein Schritt
   *[other] { $count } deiner Schritte
 }
lost-askers-moves = { $count ->
    [one] ein eigener Schritt
   *[other] { $count } eigene Schritte
 }
lost-drawn = { $moves }; was dabei gewürfelt oder gezogen wurde, kommt neu, was vorher gemischt war, bleibt in seiner Reihenfolge, und was gesehen wurde, bleibt gesehen

proposed-take-back = { $name } bittet um Rücknahme: { $lost }.
proposed-own-take-back = Du bittest um Rücknahme: { $lost }.
proposed-left-take-back = Noch ohne Antwort: { $names }. Die Bitte endet <t:{ $until }:R>, oder sobald jemand zieht.
proposed-settled = Danach wird nicht mehr gefragt.
proposed-for-nothing = Das ist vom Tisch: Es bleibt, wie es ist.
proposed-terms = { $name } schlägt eine andere Zeit für Züge vor.
proposed-own-terms = Du schlägst eine andere Zeit für Züge vor.
proposed-left-terms = Noch ohne Antwort: { $names }. Der Vorschlag endet <t:{ $until }:R>.

said-asked-back = Die anderen sind gefragt.
said-asked-terms = Du hast es allen vorgeschlagen.
said-terms-changed = So gilt es ab jetzt.
said-taken-back = Zurückgenommen.
said-agree = Du hast zugestimmt.
said-agree-done = Du hast zugestimmt, und damit ist es geschehen.
said-refuse = Du hast abgelehnt, also bleibt es, wie es ist.
said-withdraw = Du bittest nicht mehr darum.

notice-take-back = { $people }: { $name } bittet um Rücknahme: { $told }. Es geschieht, sobald alle Genannten zugestimmt haben, außer jemand zieht vorher.
notice-take-back-refused = { $name } stimmt der Rücknahme nicht zu, also bleibt es, wie es ist.
notice-take-back-lapsed = Worum { $name } gebeten hat, wird nicht zurückgenommen: Nicht alle haben innerhalb eines Tages geantwortet.
notice-taken-back = { $told }
notice-taken-back-alone = { $told }
notice-terms = { $people }: { $name } schlägt eine andere Zeit für Züge vor. Sie gilt, sobald alle Genannten zugestimmt haben:
notice-terms-refused = { $name } stimmt einer anderen Zeit für Züge nicht zu, also bleibt sie, wie sie ist.
notice-terms-lapsed = Die Zeit für Züge bleibt, wie sie ist: Nicht alle haben innerhalb eines Tages auf den Vorschlag von { $name } geantwortet.
notice-terms-changed = Ab jetzt gilt eine andere Zeit für Züge. Laufende Uhren beginnen neu:
note-taken-back = { $seat } nimmt { $count ->
    [one] den letzten Schritt
   *[other] die letzten Schritte
 } des Spiels zurück; zugestimmt: { $seats }.
note-taken-back-alone = { $seat } nimmt { $count ->
    [one] den letzten Schritt
   *[other] die letzten Schritte
 } des Spiels zurück; zustimmen musste niemand.
note-steps-back = { $seat } nimmt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
 } zurück.
note-back-lost = { $seat } verliert das Zurückgenommene.
note-back-again = { $seat } bekommt das Zurückgeholte wieder.

no-no-proposal = Darum wird nicht mehr gebeten: Es ist erledigt, oder jemand hat gezogen.
no-not-asked = Du bist dazu nicht gefragt.
no-agreed-already = Du hast schon zugestimmt.
no-not-proposer = Zurückziehen kann das nur, wer darum gebeten hat.
no-proposed-already = An diesem Tisch wird schon um etwas gebeten; das muss erst erledigt sein.
no-terms-same = So ist es schon. Ändere zuerst etwas.
no-nothing-to-ask = Von dir gibt es nichts, was zurückgenommen werden könnte.
