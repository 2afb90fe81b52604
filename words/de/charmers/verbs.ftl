verbs-own =
    fährt fährst
    kreist kreist
    kreuzt kreuzt
    nutzt nutzt
    verzichtet verzichtest
    würfelt würfelst
    zeichnet zeichnest
