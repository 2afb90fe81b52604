# Die Werft auf Deutsch: warum etwas nicht geht.

no-no-tile = Dieses Aktionsplättchen gibt es nicht. Es gibt: { $tiles }.
no-tile-moved = „{ $tile }“ ist eben nach vorn gerückt; wähle ein anderes Plättchen.
no-tile-occupied = Auf „{ $tile }“ steht eine Figur; wähle ein Plättchen ohne Figur.
no-tile-impossible = Die Aktion „{ $tile }“ wäre jetzt nicht ausführbar, auch nicht mit den Einkünften; wähle ein anderes Plättchen.
no-tile-no-train = Du hast keinen Güterzug zum Handeln; wähle etwas anderes als „{ $tile }“.
no-tile-dear = Auch mit den Einkünften von „{ $tile }“ könntest du keine Arbeitskraft bezahlen; wähle ein anderes Plättchen.
no-bonus-final = In der Schlussphase gibt es keine Zusatzaktion.
no-bonus-once = Du darfst je Zug nur eine Zusatzaktion kaufen; du hattest sie schon.
no-bonus-sailed = Ein Schiff hat deine Werft verlassen; danach gibt es keine Zusatzaktion mehr.
no-bonus-chosen = „{ $tile }“ hast du gewählt; nimm für die Zusatzaktion ein anderes Plättchen.
no-bonus-impossible = Nach dem Bezahlen von { $guilders } Gulden könntest du „{ $tile }“ nicht ausführen; wähle ein anderes Plättchen.
no-too-dear = Das kostet { $guilders } Gulden; du hast { $have }.
no-kept-for-hiring = Das kostet { $guilders } Gulden, und { $kept } müssen für das Einstellen bleiben, das du gewählt hast.
no-not-on-sale = Das liegt gerade nicht aus.
no-no-column = Die Spalten deiner Werft sind 1 bis { $most }.
no-column-taken = In Spalte { $column } liegt schon eine Karte; Karten werden nie versetzt.
no-never-a-ship = Mit { $part } in Spalte { $column } könnte nicht mehr jede Karte Teil eines Schiffs werden.
no-completes-nothing = Jetzt darf nur eine Karte gekauft werden, die ein Schiff fertigstellt.
no-first-canal = Der erste Kanal liegt auf { $cell }, wie er ist; du wählst die Seite, an der deine Figur beginnt: { $sides }.
no-no-cell = Ein Feld heißt nach Spalte und Zeile, etwa N13.
no-cell-taken = Auf { $cell } liegt schon ein Kanal.
no-not-beside = { $cell } liegt an keinem deiner Kanäle.
no-no-turn = Ein Kanal lässt sich nur um { $allowed } Grad drehen.
no-started = Deine Figur ist schon in deinen Kanälen; nur der erste Kanal hat einen Start.
no-no-such-item = Das kannst du hier nicht nehmen. Es gibt: { $items }.
no-nobody-left = Von dieser Sorte ist niemand mehr einzustellen.
no-hired-already = { $employee } arbeitet schon für dich; zwei gleiche darfst du nicht haben.
no-needs-first = { $employee } lässt sich erst nach { $employee_first } einstellen.
no-no-train = Diesen Güterzug hast du nicht.
no-same-loads = Von Güterzügen mit gleicher Ladung nimm { $train }.
no-each-load = Sag für jede der { $count } Ladungen, was aus ihr wird.
no-item-twice = Jede Ladung wird zu etwas anderem oder wird verkauft.
no-load-becomes = Eine Ladung { $load } wird verkauft oder zu einem davon: { $items }.
no-loads-order = Nenne, was aus den Ladungen wird, in dieser Reihenfolge: { $order }.
no-no-ship = Die fertigen Schiffe deiner Werft beginnen in diesen Spalten: { $columns }.
no-needs-captain = Ohne Kapitän läuft kein Schiff aus.
no-not-in-yard = { $item }: Du möchtest { $count } mitnehmen; in deiner Werft { $have ->
    [0] gibt es davon nichts
   *[other] gibt es { $have }
 }.
no-no-place-aboard = { $item }: Du möchtest { $count } mitnehmen; dieses Schiff hat dafür { $most ->
    [0] keinen Platz
    [one] 1 Platz
   *[other] { $most } Plätze
 }.
no-no-canals = Du hast keine Kanäle, auf denen gefahren werden kann.
no-no-such-speed = Mit dieser Ladung hat das Schiff Geschwindigkeit { $least } bis { $most }, nicht { $speed }.
no-canals-too-short = Ein Schiff fährt seine ganze Geschwindigkeit, { $speed }; deine Figur kommt von hier nur { $longest ->
    [one] 1 Feld
   *[other] { $longest } Felder
 } weit.
no-whole-speed = Ein Schiff fährt seine ganze Geschwindigkeit: { $speed ->
    [one] 1 Schritt
   *[other] { $speed } Schritte
 }. Deine Route hat { $count }.
no-no-such-step = Schritt { $step } deiner Route ist nicht möglich: { $route }.
