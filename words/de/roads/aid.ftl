# Roads & Boats auf Deutsch: was man nachschlägt.

aid-buildings = Gebäude: Kosten, Platz, und was sie in einer Runde tun
aid-transporters = Transporter
aid-topics = Forschung
aid-building = { $building }: { $goods }, { $on } · { $about }
aid-mine = jede Runde 1 Gold oder Eisen aus je 3 davon
aid-most = bis zu { $count }
aid-on-woods = Wald
aid-on-rock = Fels
aid-on-mountains = Berge
aid-on-shore = Ufer
aid-on-land = Land
aid-on-sea = Meer
aid-land = { $transporter }: { $most } Güter, { $points } Schritte auf Straßen
aid-water = { $transporter }: { $most } Güter, { $points } Schritte auf Wasser
aid-topic = { $topic } { $about }
