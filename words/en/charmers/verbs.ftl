verbs-own =
    adds add
    circles circle
    crosses cross
    rolls roll
    sails sail
    uses use
