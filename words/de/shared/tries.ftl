# Was jemand nur für sich ausprobiert

button-try-it = Ausprobieren
button-try-do = So spielen
button-try-plan = Als Plan hinterlegen
button-try-back = Eins zurück
button-try-forth = Eins vor
button-try-opponents = Gegner ziehen lassen
button-try-as = Für { $seat } ziehen
button-try-own = Zu meinem Zug
button-try-leave = Nicht mehr ausprobieren
try-head = Ausprobiert, nicht gespielt
try-about = Das siehst nur du, und am Tisch geschieht nichts davon. Sieh, wohin ein Zug führt; „So spielen“ spielt ihn dann.
try-imagined = Verdecktes und Gezogenes ist hier nur ausgedacht: So könnte der Stapel liegen.
try-as = Du ziehst jetzt für { $seat }.
try-moved-on = { $count ->
    [0] Am Tisch ging es weiter. Deine Züge wurden von dort aus neu ausprobiert.
    [one] Am Tisch ging es weiter. Deine Züge wurden von dort aus neu ausprobiert; der letzte war nicht mehr möglich.
   *[other] Am Tisch ging es weiter. Deine Züge wurden von dort aus neu ausprobiert; die letzten { $count } waren nicht mehr möglich.
}
try-sure = „So spielen“ spielt:
try-rest = Danach ausprobiert:
try-so-far = Bisher ausprobiert:
try-left = Du probierst nichts mehr aus. Gespielt wurde davon nichts.
try-changed = Inzwischen hat sich etwas geändert, gespielt wurde nichts. So sieht es jetzt aus.
no-try-none = An diesem Tisch probierst du gerade nichts aus.
no-try-nothing = Noch gibt es keinen Zug von dir, der gespielt werden könnte.
no-try-full = Mehr als { $most } Züge hintereinander lassen sich nicht ausprobieren.
no-try-nobody = Hier muss sonst niemand ziehen.
no-try-failed = Das lässt sich nicht ausprobieren: Die Regeln haben versagt. Am Spiel selbst hat sich nichts geändert.
no-try-missed = Nichts wurde gespielt: „{ $action }“ ist nicht mehr möglich.
no-try-other = Nichts wurde gespielt: „{ $action }“ würde nicht mehr dasselbe kosten oder bringen.
try-plan-part = { $count ->
    [one] Was du für den letzten Zug probiert hast, ließ sich nicht hinterlegen: So wie es jetzt am Tisch steht, wäre es nicht möglich oder ist noch nicht bekannt.
   *[other] Was du für die letzten { $count } Züge probiert hast, ließ sich nicht hinterlegen: So wie es jetzt am Tisch steht, wäre es nicht möglich oder ist noch nicht bekannt.
}
no-ahead-not-this = Das kann nicht dein Plan sein: So wie es jetzt am Tisch steht, wäre „{ $action }“ in deinem nächsten Zug nicht möglich.
