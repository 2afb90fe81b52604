verbs-own =
    adds add
    circles circle
    crosses cross
    rolls roll
    sails sail
    uses use
# Verbs of two words that stand apart: none is left out where it is said twice.
verbs-parted =
    crosses
