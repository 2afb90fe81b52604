# Roads & Boats auf Deutsch: wie es steht.

far-setup = Erst kommen der Spielplan und die Startplätze
far = Runde { $turn }, { $left ->
    [0] die letzte
   *[other] höchstens noch { $left }
 } · Wunder: { $bricks } von { $end } Bausteinen, Reihe { $row } von { $all }
far-solo = Runde { $turn } von { $turns } · Wunder: { $bricks } Bausteine
standing-wonder = Wunder
standing-goods = Güter, die zählen
standing-bricks = Bausteine
standing-transporters = Transporter
standing-topics = erforschte Themen
award-builder = die meisten Gebäude
award-roads = die meisten Straßen und Brücken
award-makers = die meisten Transporter gebaut
award-lost = die meisten Transporter verloren
award-walls = die meisten fremden Mauern zerstört
