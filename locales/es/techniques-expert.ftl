# Las técnicas de los expertos, como en techniques.ftl: un mensaje por técnica, con su id y los mismos atributos.
# Un nombre debe empezar por una letra: si el id empieza por una cifra, aquí lleva delante "technique-".

technique-3d-medusa = Medusa 3D
    .where = Fíjate { $start-box-in } y en lo que está unido con él.
    .about =
        Es una { technique-3d-medusa }: candidatos de varias cifras están unidos por pares en los que solo uno es cierto, porque a una celda no le quedan más candidatos o a una casa no le quedan más sitios para la cifra. Dos colores los marcan alternando; un color es cierto en todas partes y el otro en ninguna. { $clash-count ->
            [0] { $emptied-count ->
                [0] Lo que excluyen los dos colores no puede ser.
               *[other] El color que dejaría una celda sin candidatos es el falso.
            }
           *[other] El color que se contradice es el falso.
        }
    .cells =
        Colorea los pares alternando. Un color tiene candidatos en { $first-cells }; el otro, en { $second-cells }.{ $clash-count ->
            [0] { $emptied-count ->
                [0] {""}
               *[other] {" "}Después, mira { $emptied }.
            }
           *[other] {" "}Después, mira { $clash }.
        }
    .seen = Estos candidatos están unidos por pares, y dos colores los marcan alternando. El primer color: { $first }. El segundo color: { $second }.
    .why =
        De cada par solo uno es cierto, así que son ciertos todos los de un color y falsos todos los del otro. { $clash-count ->
            [0] { $emptied-count ->
                [0] Un candidato que ve su misma cifra en un color, o que comparte celda con un candidato de ese color, es falso si ese color es cierto. Si le pasa con los dos colores, es falso en cualquier caso.
               *[other] Si el primer color fuera cierto, cada candidato de { $emptied } vería su misma cifra y allí no quedaría nada. Por tanto, el primer color es el falso.
            }
            [1] Pero { $clash } tiene dos candidatos del primer color, y en una celda solo cabe una cifra. Por tanto, el primer color es el falso.
           *[other] Pero { $clash } se ven y tienen la misma cifra en el primer color. Por tanto, el primer color es el falso.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
