verbs-own =
    beendet beendest
    fährt fährst
    kreist kreist
    kreuzt kreuzt
    nutzt nutzt
    verzichtet verzichtest
    würfelt würfelst
    zeichnet zeichnest
# Verbs of two words that stand apart: none is left out where it is said twice.
verbs-parted =
    kreist
    kreuzt
    wertet
