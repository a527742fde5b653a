# The techniques of experts, as in techniques.ftl: one message per technique, by its id, with the same attributes.
# A name must begin with a letter: an id that begins with a digit has "technique-" before it here.

technique-3d-medusa = 3D Medusa
    .where = Look at { $start-box }, and at what hangs together with it.
    .about =
        This is a { technique-3d-medusa }: candidates of several digits hang together in pairs of which just one is true, because a cell has no other candidate or a house no other place for the digit. Two colours mark them in turn; one colour is true everywhere, the other nowhere. { $clash-count ->
            [0] { $emptied-count ->
                [0] What both colours rule out cannot be.
               *[other] A colour that would leave a cell without candidates is the false one.
            }
           *[other] A colour that contradicts itself is the false one.
        }
    .cells =
        Colour the pairs in turn. One colour has candidates in { $first-cells }, the other in { $second-cells }.{ $clash-count ->
            [0] { $emptied-count ->
                [0] {""}
               *[other] {" "}Then look at { $emptied }.
            }
           *[other] {" "}Then look at { $clash }.
        }
    .seen = These candidates are joined pair by pair, and two colours mark them in turn. The first colour: { $first }. The second colour: { $second }.
    .why =
        Of each pair just one is true, so all of one colour are true and all of the other false. { $clash-count ->
            [0] { $emptied-count ->
                [0] A candidate that sees its own digit in a colour, or shares its cell with a candidate of that colour, is false if that colour is true. Where this holds of both colours, the candidate is false in any case.
               *[other] If the first colour were true, every candidate of { $emptied } would see its own digit, and nothing would be left there. So the first colour is the false one.
            }
            [1] But { $clash } has two candidates of the first colour, and a cell takes only one digit. So the first colour is the false one.
           *[other] But { $clash } see each other and have the same digit in the first colour. So the first colour is the false one.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
