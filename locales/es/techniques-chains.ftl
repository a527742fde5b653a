# Cadenas: los enlaces de todas las técnicas que los tienen y, después, las técnicas, como en techniques.ftl.
#
# Además de sus partes, una técnica con enlaces tiene $chain, sus enlaces en frases, y $chain-count, cuántos son; ninguno
# si el paso se guardó sin ellos.

# Un enlace: si $source no lleva $digit (fuerte) o lo lleva (débil), qué se sigue para $target y para $other, una cifra;
# la razón es $cell o $house.
link-strong-cell = Si en { $cell } no va { $digit-the }, va { $other-the }: no tiene otro candidato.
link-weak-cell = Si en { $cell } va { $digit-the }, no va { $other-the }: en una celda solo cabe una cifra.
link-strong-house =
    Si { $digit-the } no va en { $source-count ->
        [one] { $source }
       *[other] ninguna de las celdas { $source }
    }, va en { $target-count ->
        [one] { $target }
       *[other] { $target-or }
    }: { $house } no tiene otro sitio para él.
link-weak-house =
    Si { $digit-the } va en { $source-count ->
        [one] { $source }
       *[other] { $source-or }
    }, no va en { $target-count ->
        [one] { $target }
       *[other] ninguna de las celdas { $target }
    }: { $house } solo admite uno.
link-weak-sight =
    Si { $digit-the } va en { $source-count ->
        [one] { $source }
       *[other] { $source-or }
    }, no va en { $target-count ->
        [one] { $target }
       *[other] ninguna de las celdas { $target }
    }: se ven entre sí en todos los sitios donde cabe esa cifra.
link-weak-peers = Si { $digit-the } va en { $source }, no va en { $target }: las dos celdas se ven.
link-weak-rule = Si en { $source } va { $digit-the }, en { $target } no va { $other-the }: lo excluye una regla de este tablero.
link-weak-lemma = Si en { $source } va { $digit-the }, en { $target } no va { $other-the }: las dos juntas llevan a algo imposible.
link-strong-set = Si { $digit-the } no va en ninguna de las celdas { $source }, en una de ellas va { $other-the }: les quedan tantas cifras como celdas son.

# Lo que se sigue de una cadena: uno de sus extremos es cierto. $ends: todas las celdas de los dos; $source y $target: las de
# cada uno, que llevan { $digit } y { $other }.
chain-ends-alike =
    Así que { $digit-the } va en { $ends-or }, y una celda que ve { $ends-count ->
        [2] las dos
       *[other] todas
    } no puede llevarlo.
chain-ends-in-cell = Así que en { $source } va { $digit-the } o { $other-the }, y ninguna otra cifra.
chain-ends-apart = Así que { $digit-the } va en { $source-or }, o { $other-the } va en { $target-or }, y lo que excluyen los dos es falso.
# … si no se sabe cuáles son.
chain-ends = Así que uno de los dos extremos de la cadena es verdadero, y lo que excluyen los dos es falso.

# Las líneas de una demostración: qué se supone de { $digit } en { $cell }, qué queda para la celda o en { $house }, qué es
# imposible y qué se sigue de ello.
proof-assumed-on = Supón que en { $cell } va { $digit-the }.
proof-assumed-off = Supón que en { $cell } no va { $digit-the }.
# Una segunda suposición dentro de la primera. $label: su letra.
proof-lemma = Lema { $label }: supón además que en { $cell } va { $digit-the }.
proof-last-in-cell = Entonces, en { $cell } solo puede ir { $digit-the }.
proof-last-in-house = Entonces, { $cell } es el único sitio que queda para { $digit-the } { $house-in }.
# $out: las celdas que no pueden llevar la cifra.
proof-locked-in = Entonces, { $house-in }, { $digit-the } solo puede ir en { $cells-or }, así que { $out-count ->
        [one] no va en { $out }
       *[other] queda descartado en { $out }
    }.
proof-locked-set =
    { $lost-count ->
        [0] Entonces, { $cells } se reparten { $digits-the }
       *[other] { $cells-count ->
            [one] Entonces, { $cells } pierde { $lost-the } y se queda con { $digits-the }
           *[other] Entonces, { $cells } pierden { $lost-the } y se reparten { $digits-the }
        }
    }, así que { $out-count ->
        [one] en { $out } no va { $digit-the }
       *[other] { $digit-the } queda descartado en { $out }
    }.
proof-excluded = Entonces, en { $cell } no va { $digit-the }.
proof-empty-cell = Entonces, para { $cell } no queda ninguna cifra.
proof-no-place = Entonces, { $house } se queda sin sitio para { $digit-the }.
proof-clash = Entonces, { $digit-the } tendría que ir en { $cell } y a la vez no podría.
proof-refuted-on = Eso es imposible, así que en { $cell } va { $digit-the }.
proof-refuted-off = Eso es imposible, así que en { $cell } no va { $digit-the }.
proof-every-on = En todos los casos, en { $cell } va { $digit-the }.
proof-every-off = En todos los casos, en { $cell } no va { $digit-the }.

# Si la cadena vuelve a su principio, $end no tiene celdas. $sets: los conjuntos casi cerrados por los que pasa.

x-chain = cadena X
    .where = Fíjate { $start-box-in }.
    .about = Es una { x-chain }: los sitios de una cifra forman una cadena en la que, si la cifra no va en el primero, va en el último, porque cada enlace fuerte es una casa con solo dos sitios para ella. La cifra está en uno de los dos extremos, así que una celda que ve los dos no puede llevarla.
    .cells =
        { $chain-count ->
            [0] Hay una cifra cuyos sitios { $off-cells } y { $on-cells } se alternan a lo largo de una cadena, desde { $start } hasta { $end }.
           *[other] Hay una cifra cuyos sitios { $path } forman una cadena: si no va en { $start }, va en { $end }.
        }
    .seen = Una cadena de sitios para { $digits-the } va desde { $start } hasta { $end }.
    .why =
        { $chain-count ->
            [0] Si en { $start } no va { $digits-the }, de enlace en enlace se sigue que va en { $end }.
           *[other] { $chain }
        } Por tanto, { $digits-the } está en { $start } o en { $end }, y una celda que ve las dos no puede llevarlo.
    .does = Así que puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

xy-chain = cadena XY
    .where = Fíjate { $start-box-in }.
    .about = Es una { xy-chain }: una cadena de celdas con dos candidatos cada una, en la que cada celda ve la siguiente y comparte con ella una cifra. Si la primera no lleva cierta cifra, la lleva la última. Así que una celda que ve los dos extremos no puede llevarla.
    .cells =
        Sigue las celdas con dos candidatos desde { $start } hasta { $end }: { $chain-count ->
            [0] { $on-cells }. Cada una ve la siguiente de la cadena.
           *[other] { $path }. Cada una ve la siguiente.
        }
    .seen = De { $start } a { $end } va una cadena de celdas con dos candidatos, y sus dos extremos comparten una cifra.
    .why =
        { $chain-count ->
            [0] Si { $start } no lleva esa cifra, lleva la otra que tiene; eso decide la celda siguiente, y así hasta { $end }, que entonces la lleva.
           *[other] { $chain }
        } Por tanto, uno de los dos extremos lleva la cifra, y una celda que ve los dos no puede llevarla.
    .does = Así que puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

dual-implication-chain = cadena forzada de doble implicación
    .where = Fíjate { $cell-box-in }.
    .about = Es una { dual-implication-chain }: una celda tiene dos candidatos. Si se supone uno de ellos, se van decidiendo otras celdas, una tras otra, por celdas de dos candidatos y por casas con dos sitios para una cifra, hasta que la celda no puede llevar lo que se supuso. Así que lleva el otro.
    .cells = En { $cell } solo caben dos cifras. Prueba con una y mira qué se decide en { $on-cells }.
    .seen = Los únicos candidatos de { $cell } son { $digit-the } y { $other-the }. Supón que lleva { $other-the }.
    .why =
        { $chain-count ->
            [0] De celda en celda se sigue que al final no puede llevar { $other-the }.
           *[other] { $chain }
        } Eso es imposible, así que { $cell } no lleva { $other-the }.
    .does = Por tanto, en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

continuous-nice-loop = bucle continuo
    .where = Fíjate { $start-box-in }.
    .about = Es un { continuous-nice-loop }: candidatos en círculo, de modo que si uno es falso el siguiente es verdadero, y si es verdadero el siguiente es falso. Así que de dos vecinos siempre hay exactamente uno verdadero, y todo lo que los dos excluyen es falso.
    .cells =
        { $chain-count ->
            [0] Unos candidatos de { $off-cells } y de { $on-cells } se alternan en un círculo que empieza y acaba en { $start }.
           *[other] Recorre el círculo { $path }. Acaba donde empieza, en { $start }.
        }
    .seen = Una cadena empieza en { $start } y vuelve a esa celda.
    .why =
        { $chain-count ->
            [0] Sus enlaces son alternadamente fuertes y débiles, a lo largo de todo el círculo.
           *[other] { $chain }
        } El círculo se puede recorrer en los dos sentidos, así que de dos vecinos siempre hay uno verdadero y otro falso. Lo que excluyen los dos es falso.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

discontinuous-nice-loop = bucle discontinuo
    .where = Fíjate { $start-box-in }.
    .about = Es un { discontinuous-nice-loop }: una cadena en la que, si un candidato es falso, el siguiente es verdadero, y si es verdadero, el siguiente es falso. Demuestra que un candidato es verdadero, o que lo es uno de sus dos extremos; un candidato que los dos excluyen llevaría, dando la vuelta, a su propia negación.
    .cells =
        { $chain-count ->
            [0] Una cadena empieza en { $start } y pasa por { $on-cells }.
           *[other] Sigue la cadena { $path }.
        } { $end-count ->
            [0] Vuelve a la celda donde empieza, { $start }.
           *[other] Sus extremos son { $start } y { $end }: uno de los dos tiene que ser cierto.
        }
    .seen =
        { $end-count ->
            [0] Una cadena empieza en un candidato de { $start } y vuelve a él.
           *[other] Una cadena va desde un candidato de { $start } hasta uno de { $end }.
        }
    .why =
        { $chain-count ->
            [0] Sus enlaces son alternadamente fuertes y débiles.
           *[other] { $chain }
        } { $end-count ->
            [0] Así que, si el candidato fuera falso, sería verdadero. Es verdadero, y lo que excluye es falso.
           *[other] { $ends }
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

aic = cadena de inferencia alterna
    .where = Fíjate { $start-box-in }.
    .about = Es una { aic } (AIC): una cadena en la que, si un candidato es falso, el siguiente es verdadero, y si es verdadero, el siguiente es falso. Así que uno de sus dos extremos es verdadero, y todo lo que excluyen los dos es falso.
    .cells =
        { $chain-count ->
            [0] Una cadena pasa por { $off-cells } y { $on-cells }.
           *[other] Sigue la cadena { $path }.
        } Sus extremos son { $start } y { $end }: uno de los dos tiene que ser cierto.
    .seen = Una cadena va desde un candidato de { $start } hasta uno de { $end }.
    .why =
        { $chain-count ->
            [0] Sus enlaces son alternadamente fuertes y débiles: si el primero es falso, el último es verdadero.
           *[other] { $chain }
        } { $ends }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

grouped-continuous-nice-loop = bucle continuo agrupado
    .where = Fíjate { $start-box-in }.
    .about = Es un { grouped-continuous-nice-loop }: un círculo en el que, si un eslabón es falso, el siguiente es verdadero, y si es verdadero, el siguiente es falso. Algunos son grupos, varias celdas de un bloque y una línea tomadas como una sola, o conjuntos casi cerrados, que sin una de sus cifras contienen todas las demás. Todo lo que excluyen dos vecinos es falso.
    .cells =
        { $chain-count ->
            [0] Unos candidatos de { $off-cells } y de { $on-cells } se alternan en un círculo que empieza y acaba en { $start }.
           *[other] Recorre el círculo { $path }. Acaba donde empieza.
        }
    .seen = Una cadena empieza en { $start } y vuelve a esa celda.
    .why =
        { $chain-count ->
            [0] Sus enlaces son alternadamente fuertes y débiles, a lo largo de todo el círculo.
           *[other] { $chain }
        } El círculo se puede recorrer en los dos sentidos, así que de dos vecinos siempre hay uno verdadero y otro falso. Lo que excluyen los dos es falso.{ $sets-count ->
            [0] {""}
           *[other] {" "}Y donde el círculo pasa por un conjunto casi cerrado, exactamente una de las dos cifras está en él, así que también lo están todas sus demás cifras, y en ninguna celda que vea todos sus sitios.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = conjunto casi cerrado

grouped-discontinuous-nice-loop = bucle discontinuo agrupado
    .where = Fíjate { $start-box-in }.
    .about = Es un { grouped-discontinuous-nice-loop }: una cadena que demuestra que su principio es verdadero, o que lo es uno de sus dos extremos. Algunos de sus enlaces pasan por grupos, varias celdas de un bloque y una línea tomadas como una sola, o por conjuntos casi cerrados, que sin una de sus cifras contienen todas las demás.
    .cells =
        { $chain-count ->
            [0] Una cadena empieza en { $start } y pasa por { $on-cells }.
           *[other] Sigue la cadena { $path }.
        } { $end-count ->
            [0] Vuelve a la celda donde empieza, { $start }.
           *[other] Uno de sus dos extremos tiene que ser cierto.
        }
    .seen =
        { $end-count ->
            [0] Una cadena empieza en un candidato de { $start } y vuelve a él.
           *[other] Una cadena va desde un candidato de { $start } hasta uno de { $end }.
        }
    .why =
        { $chain-count ->
            [0] Sus enlaces son alternadamente fuertes y débiles.
           *[other] { $chain }
        } { $end-count ->
            [0] Así que, si el candidato fuera falso, sería verdadero. Es verdadero, y lo que excluye es falso.
           *[other] { $ends }
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = conjunto casi cerrado

grouped-aic = cadena de inferencia alterna agrupada
    .where = Fíjate { $start-box-in }.
    .about = Es una { grouped-aic } (AIC agrupada): una cadena con dos extremos, uno de los cuales es verdadero. Algunos de sus enlaces pasan por grupos, varias celdas de un bloque y una línea tomadas como una sola, o por conjuntos casi cerrados, que sin una de sus cifras contienen todas las demás. Todo lo que excluyen los dos extremos es falso.
    .cells =
        { $chain-count ->
            [0] Una cadena pasa por { $off-cells } y { $on-cells }.
           *[other] Sigue la cadena { $path }.
        } Uno de sus dos extremos tiene que ser cierto.
    .seen = Una cadena va desde un candidato de { $start } hasta uno de { $end }.
    .why =
        { $chain-count ->
            [0] Sus enlaces son alternadamente fuertes y débiles: si el primero es falso, el último es verdadero.
           *[other] { $chain }
        } { $ends }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = conjunto casi cerrado

forcing-chain-contradiction = cadena de forzado por contradicción
    .where = Fíjate { $cell-box-in }.
    .about = Es una { forcing-chain-contradiction }: se supone que un candidato es verdadero, o que es falso, y se recorren cadenas en las que cada enlace se sigue del anterior. Si dejan una celda sin cifra o una cifra sin sitio en una casa, o si un candidato resulta verdadero y falso a la vez, lo que se supuso es falso.
    .cells = Elige uno de los candidatos de { $cell } y pregúntate qué se seguiría de que fuera cierto, o de que no lo fuera.{ $on-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}El razonamiento pasa por { $on-cells }.
    }
    .seen = Prueba con { $digit-the } de { $cell }.
    .why =
        { $proof-count ->
            [0] Lo que se supone de él lleva, paso a paso, a algo imposible.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] Así que en { $placements-cells } va { $placements-digits-the }.
           *[other] Así que puedes quitar { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Quita { $eliminations-from }.
        }

forcing-chain-verity = cadena de forzado por casos
    .where = Fíjate { $cells-house-in }.
    .about = Es una { forcing-chain-verity }: de varios casos, uno es verdadero (los candidatos de una celda, los sitios de una cifra en una casa o que un candidato sea verdadero o no), y desde cada uno de ellos una cadena lleva a la misma conclusión. Así que es cierta en cualquier caso.
    .cells = Mira qué puede haber en { $cells }, caso por caso, y qué decide cada caso.
    .seen =
        { $houses-count ->
            [0] { $digits-count ->
                [one] { $digits-the } va en { $cells } o no va.
               *[other] En { $cells } va uno de sus candidatos: { $digits-the-or }.
            }
           *[other] { $digits-the } va en { $cells-or }: { $houses } no tiene otro sitio para él.
        }
    .why =
        { $proof-count ->
            [0] Todos los casos llevan, paso a paso, a la misma conclusión.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] Así que en { $placements-cells } va { $placements-digits-the }.
           *[other] Así que puedes quitar { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Quita { $eliminations-from }.
        }

forcing-net-contradiction = red de forzado por contradicción
    .where = Fíjate { $cell-box-in }.
    .about = Es una { forcing-net-contradiction }: se supone que un candidato es verdadero, o que es falso, y se anota todo lo que se sigue, también lo que solo se sigue de varias conclusiones juntas. Si eso lleva a algo imposible, lo que se supuso es falso.
    .cells = Elige uno de los candidatos de { $cell } y pregúntate qué se seguiría de que fuera cierto, o de que no lo fuera.{ $on-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}El razonamiento pasa por { $on-cells }.
    }
    .seen = Prueba con { $digit-the } de { $cell }.
    .why =
        { $proof-count ->
            [0] Lo que se supone de él lleva, paso a paso, a algo imposible.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] Así que en { $placements-cells } va { $placements-digits-the }.
           *[other] Así que puedes quitar { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Quita { $eliminations-from }.
        }

forcing-net-verity = red de forzado por casos
    .where = Fíjate { $cells-house-in }.
    .about = Es una { forcing-net-verity }: de varios casos, uno es verdadero (los candidatos de una celda, los sitios de una cifra en una casa o que un candidato sea verdadero o no). Se anota todo lo que se sigue de cada uno, también lo que solo se sigue de varias conclusiones juntas. Lo que se sigue en todos los casos es cierto.
    .cells = Mira qué puede haber en { $cells }, caso por caso, y qué decide cada caso.
    .seen =
        { $houses-count ->
            [0] { $digits-count ->
                [one] { $digits-the } va en { $cells } o no va.
               *[other] En { $cells } va uno de sus candidatos: { $digits-the-or }.
            }
           *[other] { $digits-the } va en { $cells-or }: { $houses } no tiene otro sitio para él.
        }
    .why =
        { $proof-count ->
            [0] Todos los casos llevan, paso a paso, a la misma conclusión.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] Así que en { $placements-cells } va { $placements-digits-the }.
           *[other] Así que puedes quitar { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Quita { $eliminations-from }.
        }

nested-forcing = forzado anidado
    .where = Fíjate { $cell-box-in }.
    .about = Es un { nested-forcing }: se supone que un candidato es cierto y se anota todo lo que se sigue. Cuando no se puede seguir, se supone además un segundo candidato. Si pronto se llega a algo imposible, ese segundo es falso siempre que el primero sea cierto: eso es un lema. Con sus lemas, también la primera suposición resulta imposible, así que es falsa.
    .cells = Elige uno de los candidatos de { $cell } y pregúntate qué se seguiría de que fuera cierto.{ $lemmas-count ->
        [0] {""}
        [one] {" "}Hace falta un lema.
       *[other] {" "}Hacen falta varios lemas.
    }
    .seen = Prueba con { $digit-the } de { $cell }.
    .why =
        { $proof-count ->
            [0] Lo que se supone de él lleva, con ayuda de lemas, a algo imposible.
           *[other] { $proof }
        }
    .does = Así que puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-extra = refutado por un lema
