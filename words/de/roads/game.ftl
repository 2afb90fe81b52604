# Das Spiel als Ganzes.

note-turn-begins = Runde { $turn } beginnt.

about-game = Esel und Kutschen bringen eure Güter zu Betrieben, die allen offenstehen, bis hin zu Münzen und Aktien. Reichtum und Bausteine am Wunder zählen, in etwa 30 Runden, die alle zugleich spielen.
rules =
    Mach aus Gütern Gold, Münzen und Aktien und behalte sie auf deinen Transportern: Gold 10, Münzen 40, Aktien 120 Punkte. Bausteine am Wunder zählen auch. Die meisten Punkte gewinnen.
    - Eine Runde hat vier Phasen, die alle zugleich spielen: **Produktion, Bewegung, Bauen, Wunder**. Niemandem gehört etwas außer Transportern, ihrer Ladung und Mauern. Gebäude, Straßen und Brücken nutzen alle.
    - **Produktion:** Holzfäller, Steinbrüche, Lehmgruben, Bohrinseln und Bergwerke liefern je 1 Gut, auch wenn niemand da ist; ein Bergwerk zieht es aus seinem Beutel. Betriebe verarbeiten Güter, so viele im Zug.
      - Von deinen Transportern nehmen sie Güter nur, wenn du willst; dann kommt das Erzeugnis auf diesen Transporter, und niemand kann es nehmen. Güter am Boden nutzt, wer dort einen Transporter hat; was Betriebe dann noch können, geschieht am Schluss mit losen Gütern und bleibt dort liegen.
      - Neue Transporter gehören dem, der die Güter gab; Boote beginnen im Wasser. Höchstens 8, davon 5 zu Land und 5 zu Wasser: Ist einer zu viel, geht einer, der bei einer Transporterfabrik steht.
      - 2 Esel oder 2 Gänse allein auf einer Weide vermehren sich: ohne Güter, Gebäude und andere Transporter.
      - Forschung kostet 2 Gänse und 1 Papier auf dem Feld deines Transporters; das Thema hast nur du. Bringt es einen besseren Betrieb, wertest du sofort kostenlos die Betriebe auf, die du willst, wo du einen Transporter hast. Lose Güter, die für Forschung oder eine Transporterfabrik reichen, gehen am Schluss verloren.
    - **Bewegung:** jeder Transporter einmal. Esel 2 Schritte auf Straßen oder 1 ohne, Kutschen 3, LKWs 4; Flöße 3, Ruderboote 4, Dampfschiffe 6.
      - Überall unterwegs wird auf- und abgeladen; ein Gut bewegt in der Runde nur einer deiner Transporter. Von einem Transporter nimmt nur sein Besitzer Güter, andere nach Absprache.
      - Über Flüsse führen nur Brücken, auch für Esel. Fremde Mauern halten auf, eigene und neutrale nicht.
      - Ein Boot, das anlegt, bleibt dort und fährt nur auf das Meerfeld zurück, von dem es kam. Gänse können folgen, ohne getragen zu werden. Wer noch nicht gezogen ist, kann sich von einem anderen Transporter tragen lassen.
    - **Bauen:** mit Gütern auf dem Feld deines Transporters oder an Bord; jenseits eines Flusses nur über eine Brücke. Ein angelegtes Boot zählt, eines auf offener See nicht. Ein Gebäude je Feld, ein Startplatz ist keines; in der Wüste nichts, bevor sie bewässert ist. Straßen und Brücken 1 Stein. Mauern 1 Stein, dann 2, 3 …, um die eigene zu verstärken; eine zu zerstören kostet ein Brett mehr als ihre Stärke und lässt sie neutral zurück. Gebäude, Straßen und Brücken werden nie zerstört.
    - **Wunder:** mit einem Transporter auf deinem Startplatz kostet dein erster Baustein der Runde 1 Gut von dort, der zweite 2, der dritte 3 …, jeder 1 mehr, sobald vier Reihen voll sind. Danach kommt ein neutraler Baustein, der niemandem gehört. Vom Baustein mit dem Tropfen an sind Wüsten Weiden.
    - **Konflikt:** Güter bekommt, wer auf der Reihenfolgetafel früher dran ist. Wer eine neue Reihenfolge will, verlangt sie vorher (*Antworten hinterlegen*); sie wird zu Beginn der nächsten Phase festgelegt, in der sie etwas ändern kann. Was du wählst, wo ein anderer zuerst kommt, wartet so lange. Festgelegt wird so: Vom Tempel nach außen bleibt jeder oder geht ans Ende, dann nimmt jeder vom Ende her einen Platz auf der Tafel.
    - **Szenarien** sind Spielpläne mit eigenen Regeln, die zu Beginn genannt werden: Dinge, die dort stehen, Themen, die alle kennen, ein Esel zu einem bestimmten Baustein, oder eine **Flut**: Am Ende der Runde, in der dieser Baustein gelegt wird, versinken Felder mit allem darauf. Vorher darfst du dort Güter laden und einen Schritt fliehen. Wer den Startplatz verliert, wählt einen neuen.
    - **Ende:** ein Baustein auf der Markierung für eure Spielerzahl oder der letzte neutrale; allein nach 20 Runden. Auf deinen Transportern: Gold 10, Münzen 40, Aktien 120. Jede Reihe des Wunders bringt 10 Punkte, nach Bausteinen geteilt, abgerundet. Bei Gleichstand gewinnt, wer dem Tempel am nächsten betet.
rules-verbs =
    lay settle → Szenarien
    call pray slot leave letgo → Konflikt
    load unload move → Bewegung
    produce strike work breed → Produktion
    research shaft → Forschung
    build road bridge wall batter pay → Bauen
    buy → Wunder
    propose answer → Absprache
    done → vier Phasen
rules-also =
    Vertrag, Abmachung, Handel, Tausch → Absprache
    Bewässerung → Wüsten
    Grenze, Limit, Maximum → höchstens
    stehlen, rauben, Dieb, Diebstahl → niemand kann es nehmen
    solo → allein
    Spielerreihenfolge, Zugreihenfolge, Startspieler → Reihenfolge
    Zucht, züchten, Nachwuchs → vermehren
    abladen, einladen → auf- und abgeladen
    Überschwemmung, Überflutung → Flut
    Mine → Bergwerk
    Lastwagen, Laster → LKWs
rules-terms =
    neutraler Baustein, neutrale Bausteine, neutraler → ein Baustein des Wunders, der niemandem gehört; am Ende jeder Runde wird einer gelegt
    Baustein, Bausteine, Wunderbaustein, Wunderbausteine → du kaufst Bausteine des Wunders mit Gütern auf deinem Startplatz; jede Reihe bringt 10 Punkte, nach Bausteinen geteilt
    Tempel, Tempelreihe → die Spieler beten in einer Reihe; wer am weitesten vom Tempel steht, wählt zuerst einen Platz in der Reihenfolge, wer am nächsten steht, gewinnt am Ende bei Gleichstand
    Frömmigkeit einlösen, Frömmigkeit, einlösen → das Gebet verlassen und ans Ende der Tempelreihe gehen, wo zuerst gewählt wird
    Reihenfolge → wer zuerst handelt, wo zwei dasselbe wollen; ohne sie handeln alle zugleich
    Platz in der Reihenfolge, Platz → wer früher dran ist, nimmt Güter und Bauplätze zuerst
    der Plan, Plan ausführen, nach Plan, dem Plan → was deine Betriebe jetzt herstellen und laden würden; „Plan ausführen“ macht alles davon und beendet deine Produktion
    Zweifel → zum Beispiel stehen dort auch andere, oder Bretter würden als Holz verbraucht: Dann wirst du gefragt
    Nordufer, Südufer, Westufer, Ostufer, Nordwestufer, Nordostufer, Südwestufer, Südostufer → ein Fluss teilt ein Feld in zwei Ufer: Was auf dem einen liegt oder steht, ist nicht auf dem anderen
    legt an, angelegt → ein Boot liegt am Ufer; es bleibt in dieser Runde dort und fährt nur auf das Meerfeld zurück, von dem es kam
    Antworten hinterlegen → Antworten, die du vorher gibst, damit du nicht jedes Mal gefragt wirst
    Absprache, Absprachen → ein Tausch oder Hilfe zwischen Spielern, der andere muss einverstanden sein

ahead-head-here = { $turn ->
    [1] Was als Nächstes für dich kommt, vorab
   *[other] Was danach kommt, vorab
}
ahead-later-here = Danach: { $way }
ahead-later-instead-here = Sonst, dort: { $way }
button-ahead-after-here = Was danach kommt …
