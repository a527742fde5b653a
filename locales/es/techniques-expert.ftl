# Las técnicas de los expertos, como en techniques.ftl: un mensaje por técnica, con su id y los mismos atributos.
# Un nombre debe empezar por una letra: si el id empieza por una cifra, aquí lleva delante "technique-".

# Lo que cada color de una Medusa 3D le hace a un candidato.
medusa-trap = Con el primer color { $first } y con el segundo { $second }, así que { $cell } no lleva { $digit-the }.
medusa-colour = { $cell } lleva { $digit-the }

technique-3d-medusa = Medusa 3D
    .where = Fíjate { $start-box-in } y en lo que está unido con él.
    .about =
        Es una { technique-3d-medusa }: candidatos de varias cifras están unidos por pares en los que solo uno es cierto, porque a una celda no le quedan más candidatos o a una casa no le quedan más sitios para la cifra. Dos colores los marcan alternando; un color es cierto en todas partes y el otro en ninguna. { $clash-count ->
            [0] { $emptied-count ->
                [0] Lo que excluyen los dos colores es falso.
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
                [0] En los dos casos se van los mismos candidatos. { $traps }
               *[other] Si el primer color fuera cierto, { $emptied } vería { $blocking }, y allí no quedaría nada. Por tanto, el primer color es el falso.
            }
            [1] Pero con el primer color { $clash } llevaría { $clash-digits-the }, y en una celda solo cabe una cifra. Por tanto, el primer color es el falso.
           *[other] Pero { $clash } se ven, y con el primer color las dos llevarían { $clash-digits-the }. Por tanto, el primer color es el falso.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

multi-sector-locked-sets = conjunto cerrado multisector
    .where = Fíjate { $rows-in }, y también { $columns-in }.
    .about = Es un { multi-sector-locked-sets } (en inglés, multi-sector locked set): unas cifras se cuentan por filas y las demás por columnas, y donde se cruzan esas filas y columnas hay justo tantas celdas libres como cifras se han contado. Así que todas tienen que ir allí.
    .cells = Fíjate en las celdas libres donde { $rows } se cruzan con { $columns }: { $cells }.
    .seen =
        Donde { $rows } se cruzan con { $columns }, las celdas libres son { $cells }.{ $row-digits-count ->
            [0] {""}
           *[other] {" "}Cuenta por filas { $row-digits-the }, cada cifra una vez por cada una de estas filas en la que aún falta.
        }{ $column-digits-count ->
            [0] {""}
           *[other] {" "}Cuenta por columnas { $column-digits-the }, cada cifra una vez por cada una de estas columnas en la que aún falta.
        }{ $either-digits-count ->
            [0] {""}
            [one] {" "}Da igual cómo cuentes { $either-digits-the }: falta en tantas de estas filas como de estas columnas.
           *[other] {" "}Da igual cómo cuentes { $either-digits-the }: cada una de estas cifras falta en tantas de estas filas como de estas columnas.
        }
    .why = Cada una de estas celdas lleva una cifra que falta en su fila y en su columna, o sea, una de las que has contado, y ninguna fila ni columna lleva una cifra dos veces. Has contado justo tantas cifras como celdas hay, así que todas van ahí. Una cifra contada por filas no puede ir en el resto de esas filas, ni una contada por columnas en el resto de esas columnas.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sk-loop = bucle SK
    .where = Fíjate { $rows-in }, y también { $columns-in }.
    .about = Es un { sk-loop } (en inglés, SK-Loop), que lleva las iniciales de quien encontró el primero, Steve K.: cuatro celdas llenas son las esquinas de un rectángulo, cada una en un bloque distinto. Las celdas libres que hay junto a cada esquina, las de su fila y las de su columna, forman ocho grupos, y cada grupo comparte una casa con el siguiente: una fila o columna, después un bloque, y así hasta cerrar la vuelta. Las cifras que caben allí bastan justo para llenar esas celdas, así que cada una está en el bucle tantas veces como cabe.
    .cells = Las esquinas son { $corners }. Recorre las celdas que hay junto a ellas: { $cells }.
    .seen =
        Las esquinas { $corners } están llenas. Las celdas libres que hay junto a ellas, en sus filas y columnas pero dentro de sus bloques, son { $cells }. Forman ocho grupos en bucle, y a cada uno lo une con el siguiente una casa ({ $rows }; { $columns }; { $boxes }).{ $once-count ->
            [0] {""}
           *[other] {" "}Caben como mucho una vez: { $once-the }.
        }{ $twice-count ->
            [0] {""}
           *[other] {" "}Caben como mucho dos veces: { $twice-the }.
        }{ $thrice-count ->
            [0] {""}
           *[other] {" "}Caben como mucho tres veces: { $thrice-the }.
        }{ $four-times-count ->
            [0] {""}
           *[other] {" "}Caben como mucho cuatro veces: { $four-times-the }.
        }
    .why = Es así porque en dos grupos unidos por una casa cada cifra solo cabe una vez. En total hay sitio justo para tantas cifras como celdas tiene el bucle; por eso cada una de estas cifras está allí tantas veces como cabe. Lo que le dejaría a su cifra menos sitio en el bucle es, por tanto, falso: en otra celda de una casa que une dos grupos, porque la perderían los dos, o en un grupo entre otros dos, porque la perderían esos dos.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pivot = esquina ocupada

fireworks = fuegos artificiales
    .where = Fíjate { $row-in } y { $column-in }.
    .about =
        Son { fireworks } (en inglés, fireworks): fuera del bloque donde se cruzan una fila y una columna, a una cifra solo le queda un sitio en cada una, sus alas, o ni siquiera eso. Así que tiene que ir en una de las alas o en la celda donde se cruzan las dos líneas, el pivote. { $other-pivot-count ->
            [0] Tres cifras así, con el mismo pivote y las mismas alas, llenan las tres celdas.
           *[other] Dos cifras así, y otras dos que tienen las mismas alas pero como pivote la esquina opuesta del rectángulo, llenan las cuatro celdas.
        }
    .cells =
        { $other-pivot-count ->
            [0] El pivote es { $pivot }, y las alas son { $wings }.
           *[other] Un pivote es { $pivot }, el otro es { $other-pivot }, y las alas de los dos son { $wings }.
        }
    .seen =
        Fuera { $pivot-box-of }, { $row } y { $column } tienen sitio para { $digits-the }, como mucho, en { $wings }.{ $other-pivot-count ->
            [0] {""}
           *[other] {" "}Fuera { $other-pivot-house-of }, { $other-lines } tienen sitio para { $other-digits-the }, como mucho, en esas mismas dos.
        }
    .why =
        Si una de estas cifras no va en ninguna de { $wings }, tiene que ir { $row-in } dentro { $pivot-box-of }, y { $column-in }, también. Un bloque solo lleva cada cifra una vez, así que las dos líneas la llevan en la misma celda, que solo puede ser { $pivot }. { $other-pivot-count ->
            [0] Por eso, cada una de las tres cifras va en { $pivot } o en una de { $wings }. Tres cifras llenan tres celdas: allí no cabe ninguna otra.
           *[other] Por eso, cada una de las cifras { $digits } va en { $pivot } o en una de { $wings }. Del mismo modo, cada una de las cifras { $other-digits } va en { $other-pivot } o en una de { $wings }. Cuatro cifras llenan cuatro celdas, una en cada una: allí no cabe ninguna otra. Y en { $pivot }, donde no puede ir { $other-digits-the-or }, va { $digits-the-or }, igual que en { $other-pivot } va { $other-digits-the-or }.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = línea en la que se buscan sus sitios
    .legend-shared = segundo pivote

tridagon = tridágono
    .where = Fíjate { $boxes-in }.
    .about = Es un { tridagon } (en inglés, tridagon o Thor’s hammer, el martillo de Thor): en cada uno de cuatro bloques que son las esquinas de un rectángulo hay tres celdas, una en cada fila y en cada columna del bloque, y las mismas tres cifras no pueden llenar las doce sin romper las reglas. Así que al menos una de las celdas tiene que llevar otro de sus candidatos, un guardián.
    .cells = Fíjate en { $cells }: las mismas tres cifras no pueden llenar todas estas celdas. { $guardians-count ->
        [one] El guardián está en { $guardians-cells }.
       *[other] Los guardianes están en { $guardians-cells }.
    }
    .seen = En las celdas { $cells } solo cabrían { $digits-the } si no fuera por { $guardians-count ->
        [one] otro candidato, el guardián: { $guardians }.
       *[other] otros candidatos, los guardianes: { $guardians }.
    }
    .why = Supón que { $digits-the } llenan todas estas celdas. En cada bloque, recórrelas de arriba abajo y, tras la última, sigue por la primera: las cifras se suceden en uno de dos órdenes posibles. Dos de estos bloques que están en las mismas filas tienen el mismo orden, aunque empiece en otro punto; si no, una fila llevaría una cifra dos veces. Leídos de izquierda a derecha, dos que están en las mismas columnas tienen también el mismo orden, por las columnas. Ahora bien, en un bloque cuyas celdas bajan hacia la derecha las dos lecturas dan el mismo orden, y en uno cuyas celdas bajan hacia la izquierda (imaginando el bloque cerrado en anillo) dan órdenes contrarios. De esta segunda clase son uno o tres de los cuatro bloques, así que, al dar la vuelta por los cuatro, el orden sería su propio contrario. Eso es imposible: { $guardians-count ->
        [one] el guardián es cierto.
       *[other] uno de los guardianes es cierto, y lo que excluyen todos ellos es falso.
    }
    .does = { $placements-count ->
        [0] Por tanto, puedes quitar { $eliminations-from }.
       *[other] Por tanto, en { $placements-cells } tiene que ir { $placements-digits-the }.
    }
    .apply = { $placements-count ->
        [0] Quita { $eliminations-from }.
       *[other] Pon { $placements-digits-the } en { $placements-cells }.
    }
    .legend-cover = bloque del cuadro

# Una es para las celdas que usan todas las plantillas; la otra, para las que no usa ninguna.
template-set = colocación por plantillas
    .where = Fíjate en { $rows }, una tras otra.
    .about = Es una { template-set } (en inglés, template set): una plantilla es una forma de colocar una cifra una vez en cada fila, columna y bloque, todo a la vez. La celda que usan todas las plantillas de una cifra lleva esa cifra.
    .cells = Hay una cifra que va en { $cells } la coloques como la coloques por todo el tablero.
    .seen =
        { $others-count ->
            [0] Prueba todas las formas de colocar { $digit-the } una vez en cada fila, columna y bloque.
            [one] Prueba todas las formas de colocar { $others-the } una vez en cada fila, columna y bloque, y apunta las celdas que usan todas ellas. Haz después lo mismo con { $digit-the }, que no cabe allí.
           *[other] Prueba, cifra por cifra, todas las formas de colocar { $others-the } una vez en cada fila, columna y bloque, y apunta las celdas que usan todas las formas de una cifra: ninguna otra cabe allí, lo que puede dejar menos formas a las demás. Haz después lo mismo con { $digit-the }.
        } Todas las formas que quedan usan { $cells }.
    .why = Una de esas formas es la de la solución, y lo que todas tienen en común también lo tiene ella.
    .does = Por tanto, en { $placements-cells } tiene que ir { $placements-digits-the }.
    .apply = Pon { $placements-digits-the } en { $placements-cells }.
    .legend-subject = donde aún cabe la cifra

template-delete = eliminación por plantillas
    .where = Fíjate en { $rows }, una tras otra.
    .about = Es una { template-delete } (en inglés, template delete): una plantilla es una forma de colocar una cifra una vez en cada fila, columna y bloque, todo a la vez. La celda que no usa ninguna plantilla de una cifra no puede llevar esa cifra.
    .cells = Hay una cifra que nunca va en { $cells }, la coloques como la coloques por todo el tablero.
    .seen =
        { $others-count ->
            [0] Prueba todas las formas de colocar { $digit-the } una vez en cada fila, columna y bloque.
            [one] Prueba todas las formas de colocar { $others-the } una vez en cada fila, columna y bloque, y apunta las celdas que usan todas ellas. Haz después lo mismo con { $digit-the }, que no cabe allí.
           *[other] Prueba, cifra por cifra, todas las formas de colocar { $others-the } una vez en cada fila, columna y bloque, y apunta las celdas que usan todas las formas de una cifra: ninguna otra cabe allí, lo que puede dejar menos formas a las demás. Haz después lo mismo con { $digit-the }.
        } Ninguna forma de las que quedan usa { $cells }.
    .why = Una de esas formas es la de la solución, así que tampoco la solución lleva ahí la cifra.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-subject = donde aún cabe la cifra

junior-exocet = exocet júnior
    .where = Fíjate { $base-house-in }.
    .about = Es un { junior-exocet }: entre las dos celdas de base, que están en un mismo bloque y una misma línea, solo puede haber unas pocas cifras. Sean las dos que sean, las líneas transversales, al lado de la base y por otros dos bloques, no tienen sitio suficiente para ellas si no es en dos celdas objetivo, fuera de la línea de la base. Así que los objetivos llevan las mismas dos cifras que la base.
    .cells = Las celdas de base son { $base }, y los objetivos, { $targets }. Mira a lo largo de { $lines }.
    .seen = Las celdas de base { $base } solo pueden llevar { $digits-the-or }. Deja fuera las celdas que ven las dos de base y los objetivos { $targets }. Entonces ninguna de estas cifras tiene sitio en { $lines } a la vez, en celdas que no se vean.
    .why =
        Supón que la base lleva una de las cifras { $digits }. Entonces no está en ninguna celda que vean las dos de base. { $lines } la llevan una vez cada una, en celdas que no se ven. Como sin los objetivos no todas tienen sitio para ella, la lleva uno de los objetivos. Así que las dos cifras de la base son las de los objetivos. Prueba ahora qué dos pueden ser. Si un objetivo lleva una cifra, el otro no: las líneas tienen que conservar sitio para ella, y también el bloque del otro objetivo, uno de estos: { $mirrors }. Un candidato de la base o de los objetivos que no esté en ninguna de las parejas que quedan se puede quitar; y una cifra que esté en todas ellas se puede quitar de las celdas que ven las dos de base, o los dos objetivos.
    .does = Así que puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = transversal
    .legend-cover = donde están las celdas espejo
    .legend-set-a = celda de base
    .legend-set-b = celda objetivo

senior-exocet = exocet sénior
    .where = Fíjate { $base-house-in }.
    .about = Es un { senior-exocet }: entre las dos celdas de base, que están en un mismo bloque y una misma línea, solo puede haber unas pocas cifras. Sean las dos que sean, las líneas transversales, al lado de la base y por otros dos bloques, no tienen sitio suficiente para ellas si no es en dos celdas objetivo, una de las cuales, por lo menos, está lejos de la base. Así que los objetivos llevan las mismas dos cifras que la base.
    .cells = Las celdas de base son { $base }, y los objetivos, { $targets }. Mira a lo largo de { $lines }.
    .seen = Las celdas de base { $base } solo pueden llevar { $digits-the-or }. Deja fuera las celdas que ven las dos de base y los objetivos { $targets }. Entonces ninguna de estas cifras tiene sitio en { $lines } a la vez, en celdas que no se vean.
    .why =
        Supón que la base lleva una de las cifras { $digits }. Entonces no está en ninguna celda que vean las dos de base. { $lines } la llevan una vez cada una, en celdas que no se ven. Como sin los objetivos no todas tienen sitio para ella, la lleva uno de los objetivos. Así que las dos cifras de la base son las de los objetivos. Prueba ahora qué dos pueden ser. Si un objetivo lleva una cifra, el otro no, y las líneas tienen que conservar sitio para ella. Un candidato de la base o de los objetivos que no esté en ninguna de las parejas que quedan se puede quitar; y una cifra que esté en todas ellas se puede quitar de las celdas que ven las dos de base, o los dos objetivos.
    .does = Así que puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = transversal
    .legend-set-a = celda de base
    .legend-set-b = celda objetivo
