# Roads & Boats auf Deutsch: Absprachen zwischen Spielern.

verb-propose = Absprache anbieten
verb-answer = Absprache

ask-propose-terms = Was bietest du an?
ask-answer-deal = Welche Absprache?
ask-answer-accept = Bist du einverstanden?

accept-yes = Einverstanden
accept-withdraw = Angebot zurückziehen
accept-no = Ablehnen

terms-give = Güter geben
terms-ask = Um Güter bitten
terms-swap = Güter tauschen
terms-ferry = Über den Fluss bringen lassen
terms-build = Gemeinsam bauen

label-terms-give = Geben: { $unit } → { $unit_other }
label-terms-ask = Bitten: { $unit_other } → { $unit }
label-terms-swap = Tauschen: { $unit } ↔ { $unit_other }
label-terms-ferry = Fähre: { $unit } mit { $unit_other }
label-terms-build = Gemeinsam bauen: { $unit } und { $unit_other }
label-terms-give-goods = Geben: { $goods }, { $unit } → { $unit_other }
label-terms-ask-goods = Bitten um: { $goods }, { $unit_other } → { $unit }
label-terms-swap-goods = { $goods } ({ $unit }) gegen etwas ({ $unit_other })
label-terms-swap-both = { $goods } ({ $unit }) gegen { $goods_back } ({ $unit_other })
label-terms-ferry-goods = { $goods } von { $unit } mit { $unit_other }
label-terms-ferry-to = { $goods }: { $unit } → { $unit_to } mit { $unit_other }
label-terms-build-goods = Gemeinsam bauen auf { $place }: { $building }, mit { $goods } von { $unit_other }
label-deal-give = { $seat } gibt { $goods }: { $unit } → { $unit_other }
label-deal-ask = { $seat } bittet um { $goods }: { $unit_other } → { $unit }
label-deal-swap = { $seat } bietet { $goods } ({ $unit }) gegen { $goods_back } ({ $unit_other })
label-deal-ferry = Fähre für { $seat }: { $goods }, { $unit } → { $unit_to } mit { $unit_other }
label-deal-build = { $seat } baut auf { $place }: { $building }, mit { $goods } von { $unit_other }

note-offers-give = { $seat } bietet { FORM($seat_other, "dat") } an: { $goods } ({ $unit } → { $unit_other }).
note-offers-ask = { $seat } bittet { FORM($seat_other, "acc") } um { $goods } ({ $unit_other } → { $unit }).
note-offers-swap = { $seat } bietet { FORM($seat_other, "dat") } einen Tausch an: { $goods } gegen { $goods_back } ({ $unit } ↔ { $unit_other }).
note-offers-ferry = { $seat } bittet { FORM($seat_other, "acc") } um eine Fähre: { $goods } ({ $unit } → { $unit_to } mit { $unit_other }).
note-offers-build = { $seat } möchte mit { FORM($seat_other, "dat") } bauen, auf { $place }: { $building }, mit { $goods } von { $unit_other }.
note-deal-give = { $seat } ist einverstanden: { $goods } von { FORM($seat_other, "dat") } ({ $unit } → { $unit_other }).
note-deal-ask = { $seat } ist einverstanden: { $goods } für { FORM($seat_other, "acc") } ({ $unit_other } → { $unit }).
note-deal-swap = { $seat } ist einverstanden: { $goods } von { FORM($seat_other, "dat") } gegen { $goods_back } ({ $unit } ↔ { $unit_other }).
note-deal-ferry = { $seat } ist einverstanden: { $goods } für { FORM($seat_other, "acc") } über den Fluss ({ $unit } → { $unit_to } mit { $unit_other }).
note-deal-build = { $seat } ist einverstanden: Mit { $goods } von { $unit_other } { DOES($seat_other, "baut") } { $seat_other } auf { $place }: { $building }.
through-deal-give = { $count ->
    [one] die Absprache über { $goods }
   *[other] { $count } Absprachen
 }
through-deal-ask = { $count ->
    [one] die Absprache über { $goods }
   *[other] { $count } Absprachen
 }
through-deal-swap = { $count ->
    [one] die Absprache über { $goods } gegen { $goods_back }
   *[other] { $count } Absprachen
 }
note-deal-declined = { $seat } lehnt ab, was { $seat_other } angeboten { DOES($seat_other, "hat") }.
note-deal-withdrawn = { $seat } zieht das Angebot an { FORM($seat_other, "acc") } zurück.
note-deal-lapsed = Was { $seat } { FORM($seat_other, "dat") } angeboten { DOES($seat, "hat") }, geht nicht mehr.
note-declines-phase = { $seat } lehnt in dieser Phase alle Absprachen ab.
note-declines-game = { $seat } lehnt von jetzt an alle Absprachen ab.
note-declines-ask = { $seat } ist wieder für Absprachen offen.
label-standing-deals = Absprachen
label-standing-deals-phase = Absprachen: in dieser Phase ablehnen
label-standing-deals-game = Absprachen: immer ablehnen
label-standing-deals-ask = Absprachen: frag mich

no-no-such-deal = Eine solche Absprache hast du nicht zu beantworten{ $numbers ->
    [none] .
   *[other] ; es gibt: { $numbers }.
 }
no-deal-not-now = Absprachen werden in den Phasen Produktion, Bewegung und Bauen angeboten, wenn du am Zug bist.
no-deal-open = Zwischen dir und { $seat } ist schon eine Absprache offen; sie muss erst beantwortet oder zurückgezogen werden.
no-deal-declines = { $seat } lehnt alle Absprachen ab.
no-deal-often = Du hast in dieser Phase schon { $most } Absprachen angeboten, mehr gehen nicht.
no-deal-words = Sag give (geben), ask (bitten) oder swap (tauschen), deinen Transporter, den anderen, eine Zahl und ein Gut (beim Tausch dann „for“ und dasselbe noch einmal), oder ferry (Fähre), von wo, das Boot, die Güter und wohin.
no-deal-apart = Zwischen { $unit } und { $unit_other } lassen sich hier keine Güter übergeben.
no-deal-goods = Zwischen { $unit } und { $unit_other } fehlen die Güter oder der Platz dafür.
no-deal-behind = Jemand, der vor dir dran ist, könnte diese Güter noch vom Boden nehmen.
label-unit-of = { $unit } von { $seat }
