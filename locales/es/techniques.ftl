# Un mensaje por técnica, con su id. El valor es el nombre dentro de una frase; los atributos son
#   .where   peldaño 1: una casa en la que fijarse; ni técnica ni cifra
#   .about   peldaño 2: la técnica y en qué consiste en general
#   .cells   peldaño 3: las celdas del patrón; todavía ninguna cifra (step-digit, antes, dice la única si solo hay una)
#   .seen .why .does   peldaño 4, unidos: qué se ve, por qué se sigue, qué cambia
#   .apply   peldaño 5: la conclusión como algo que hacer
#   .legend-PAPEL   lo que significa un papel en su dibujo, si no le van las palabras comunes (en tutor.ftl)
# Los argumentos son las partes que declara la técnica, $eliminations y $placements.

step-reasoning = { $seen } { $why } { $does }
step-digit = Se trata de una sola cifra, { $digit-the }: mira solo dónde está y dónde puede ir todavía.
step-paragraph = { $name }. { $reasoning }

full-house = última celda
    .where = Fíjate { $house-in }.
    .about = Es una { full-house }: en una casa (fila, columna o bloque) están ocupadas todas las celdas menos una, así que la cifra que falta va en esa.
    .cells = La única celda libre { $house-of } es { $cell }.
    .seen = Solo queda una celda libre { $house-in }: { $cell }.
    .why = Las demás cifras ya están { $house-in }; la que falta es { $digit-the }.
    .does = Por tanto, en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

hidden-single = único oculto
    .where = Fíjate { $house-in }.
    .about = Es un { hidden-single }: a una casa (fila, columna o bloque) le falta una cifra que ya solo cabe en una de sus celdas, aunque esa celda tenga otros candidatos.
    .cells =
        { $house-in }, { $digit-the } solo cabe en { $cell }.{ $witnesses-count ->
            [0] {""}
           *[other] {" "}Para dar con ella, mira { $witnesses }.
        }
    .seen = { $house-in }, { $digit-the } ya solo cabe en { $cell }.
    .why =
        { $witnesses-count ->
            [0] { $house } necesita { $digit-a }, y ninguna otra de sus celdas libres lo tiene aún como candidato.
            [one] { $house } necesita { $digit-a }. { $digit-the } de { $witnesses } lo descarta en todas las celdas que ve, y ninguna otra celda libre { $house-of } puede llevarlo.
           *[other] { $house } necesita { $digit-a }. { $digit-many } de { $witnesses } lo descartan en todas las celdas que ven, y ninguna otra celda libre { $house-of } puede llevarlo.
        }
    .does = Por tanto, en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

naked-single = único desnudo
    .where = Fíjate { $cell-box-in }.
    .about = Es un { naked-single }: en una celda están descartadas todas las cifras menos una, así que va esa.
    .cells =
        { $witnesses-count ->
            [0] En { $cell } ya solo cabe una cifra.
            [one] En { $cell } ya solo cabe una cifra; { $witnesses } ayuda a ver cuál.
           *[other] En { $cell } ya solo cabe una cifra: mira las { $witnesses-filled } de su fila, su columna y su bloque.
        }
    .seen = En { $cell } ya solo cabe { $digit-the }.
    .why =
        { $unseen ->
            [0] Cada una de las demás cifras está ya en alguna de las { $witnesses-filled } que comparten fila, columna o bloque con { $cell }.
           *[other]
                { $witnesses-count ->
                    [0] Todos los demás candidatos de { $cell } están ya descartados.
                    [one] La cifra de { $witnesses } queda excluida en { $cell }, que la ve. Las demás ya estaban descartadas; solo queda { $digit-the }.
                   *[other] Las { $witnesses-filled } que comparten fila, columna o bloque con { $cell } excluyen las cifras que contienen. Las demás ya estaban descartadas; solo queda { $digit-the }.
                }
        }
    .does = Por tanto, en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

pointing = candidatos bloqueados (par o trío apuntador)
    .where = Fíjate { $box-in }.
    .about = Son { pointing }: todos los sitios que le quedan a una cifra en un bloque están en una misma fila o columna, así que la cifra no cabe en el resto de esa línea.
    .cells =
        { $box-in }, { $digit-the } solo cabe en { $cells }, y { $cells-count ->
            [2] las dos
           *[other] todas ellas
        } están { $line-in }.
    .seen =
        { $box-in }, { $digit-the } solo cabe en { $cells }, y { $cells-count ->
            [2] las dos
           *[other] todas ellas
        } están { $line-in }.
    .why = Vaya en la que vaya, { $line } ya tiene ahí su { $digit }, dentro { $box-of }. En ninguna otra celda { $line-of } puede haber otro.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

claiming = candidatos bloqueados (de línea a bloque)
    .where = Fíjate { $line-in }.
    .about = Son { claiming }: todos los sitios que le quedan a una cifra en una fila o columna están en un mismo bloque, así que la cifra no cabe en el resto de ese bloque.
    .cells =
        { $line-in }, { $digit-the } solo cabe en { $cells }, y { $cells-count ->
            [2] las dos
           *[other] todas ellas
        } están { $box-in }.
    .seen =
        { $line-in }, { $digit-the } solo cabe en { $cells }, y { $cells-count ->
            [2] las dos
           *[other] todas ellas
        } están { $box-in }.
    .why = Vaya en la que vaya, { $box } ya tiene ahí su { $digit }, { $line-in }. En ninguna otra celda { $box-of } puede haber otro.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

locked-pair = par bloqueado
    .where = Fíjate { $box-in } y { $line-in }.
    .about = Es un { locked-pair }: dos celdas que están a la vez en un mismo bloque y en una misma fila o columna solo tienen dos candidatos distintos entre las dos, así que esas cifras no caben en el resto del bloque ni en el resto de la línea.
    .cells = Compara { $cells }: entre las dos solo tienen dos candidatos distintos, y están a la vez { $box-in } y { $line-in }.
    .seen = Entre { $cells } solo hay como candidatos { $digits-the }. Estas celdas están a la vez { $box-in } y { $line-in }.
    .why = Las dos celdas se reparten las dos cifras, una cada una. Se repartan como se repartan, quedan gastadas { $box-in } y, con las mismas celdas, { $line-in }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

locked-triple = trío bloqueado
    .where = Fíjate { $box-in } y { $line-in }.
    .about = Es un { locked-triple }: tres celdas que están a la vez en un mismo bloque y en una misma fila o columna solo tienen tres candidatos distintos entre todas, así que esas cifras no caben en el resto del bloque ni en el resto de la línea.
    .cells = Compara { $cells }: entre todas solo tienen tres candidatos distintos, y están a la vez { $box-in } y { $line-in }.
    .seen = Entre { $cells } solo hay como candidatos { $digits-the }. Estas celdas están a la vez { $box-in } y { $line-in }.
    .why = Las tres celdas se reparten las tres cifras, una cada una. Se repartan como se repartan, quedan gastadas { $box-in } y, con las mismas celdas, { $line-in }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

naked-pair = par desnudo
    .where = Fíjate { $houses-in }.
    .about = Es un { naked-pair }: dos celdas de una casa (fila, columna o bloque) tienen los mismos dos candidatos y ninguno más, así que esas cifras no caben en el resto de la casa.
    .cells = Compara { $cells }: tienen los mismos dos candidatos, y ninguno más.
    .seen = Los únicos candidatos de { $cells } son { $digits-the }.
    .why = Una de las dos celdas lleva una de estas cifras, y la otra celda, la otra. Sea cual sea el orden, las dos cifras quedan gastadas { $houses-in }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

naked-triple = trío desnudo
    .where = Fíjate { $houses-in }.
    .about = Es un { naked-triple }: tres celdas de una casa (fila, columna o bloque) solo tienen tres candidatos distintos entre todas, así que esas cifras no caben en el resto de la casa.
    .cells = Compara { $cells }: entre las tres solo tienen tres candidatos distintos.
    .seen = Entre las tres, { $cells } solo tienen como candidatos { $digits-the }.
    .why = Cada una de las tres celdas lleva una distinta de estas tres cifras. Se repartan como se repartan, las tres quedan gastadas { $houses-in }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

hidden-pair = par oculto
    .where = Fíjate { $house-in }.
    .about = Es un { hidden-pair }: hay dos cifras que en una casa (fila, columna o bloque) solo caben en las mismas dos celdas, así que en ellas no hay sitio para nada más.
    .cells = Hay dos cifras que { $house-in } solo caben en { $cells }.
    .seen = { $house-in }, { $digits-the } solo caben en { $cells }.
    .why = Las dos cifras tienen que estar { $house-in }, así que cada una ocupa una de estas dos celdas y ninguna otra cifra cabe ahí.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

hidden-triple = trío oculto
    .where = Fíjate { $house-in }.
    .about = Es un { hidden-triple }: hay tres cifras que en una casa (fila, columna o bloque) solo caben en las mismas tres celdas, así que en ellas no hay sitio para nada más.
    .cells = Hay tres cifras que { $house-in } solo caben en { $cells }.
    .seen = { $house-in }, { $digits-the } solo caben en { $cells }.
    .why = Las tres cifras tienen que estar { $house-in }, y solo hay tres celdas para ellas. Así que cada una de estas celdas lleva una de las tres y ninguna otra cifra cabe ahí.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

remote-pair = pares remotos
    .where = Fíjate { $start-box-in } y { $end-box-in }.
    .about = Son { remote-pair }: una serie de celdas, cada una a la vista de la siguiente, todas con los mismos dos candidatos. Las dos cifras se alternan a lo largo de ella, así que dos celdas separadas por un número impar de pasos llevan una cada una, por lejos que estén.
    .cells =
        { $chain-count ->
            [0] Las celdas { $cells } tienen los mismos dos candidatos. Un camino pasa por todas, desde { $start } hasta { $end }.
           *[other] Sigue las celdas que tienen los mismos dos candidatos: { $path }. Cada una ve la siguiente.
        }
    .seen =
        { $chain-count ->
            [0] En { $cells } solo caben { $digits-the }. Un camino pasa por todas, desde { $start } hasta { $end }, y en él cada una ve la siguiente.
           *[other] En { $path } solo caben { $digits-the }, y cada una ve la siguiente.
        }
    .why = De una celda a la siguiente, { $digits-the } se alternan, y el camino desde { $start } hasta { $end } tiene un número impar de pasos. Así que una de las dos lleva una cifra y la otra, la otra, y una celda que ve las dos no puede llevar ninguna.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = un extremo
    .legend-set-b = el otro extremo

naked-quad = cuarteto desnudo
    .where = Fíjate { $houses-in }.
    .about = Es un { naked-quad }: cuatro celdas de una casa (fila, columna o bloque) solo tienen cuatro candidatos distintos entre todas, así que esas cifras no caben en el resto de la casa.
    .cells = Compara { $cells }: entre las cuatro solo tienen cuatro candidatos distintos.
    .seen = Entre las cuatro, { $cells } solo tienen como candidatos { $digits-the }.
    .why = Cada una de las cuatro celdas lleva una distinta de estas cuatro cifras. Se repartan como se repartan, las cuatro quedan gastadas { $houses-in }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

hidden-quad = cuarteto oculto
    .where = Fíjate { $house-in }.
    .about = Es un { hidden-quad }: hay cuatro cifras que en una casa (fila, columna o bloque) solo caben en las mismas cuatro celdas, así que en ellas no hay sitio para nada más.
    .cells = Hay cuatro cifras que { $house-in } solo caben en { $cells }.
    .seen = { $house-in }, { $digits-the } solo caben en { $cells }.
    .why = Las cuatro cifras tienen que estar { $house-in }, y solo hay cuatro celdas para ellas. Así que cada una de estas celdas lleva una de las cuatro y ninguna otra cifra cabe ahí.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

skyscraper = rascacielos
    .where = Fíjate { $base-in }.
    .about = Es un { skyscraper }: en dos filas (o en dos columnas) una cifra solo tiene dos sitios. Dos de los sitios comparten columna (o fila), la planta baja. Así que al menos uno de los otros dos, las azoteas, lleva la cifra.
    .cells = { $base-in }, { $digit-the } solo tiene dos sitios en cada una. En la planta baja, { $line-in }, están { $near }; las azoteas son { $far }.
    .seen = { $base-in }, { $digit-the } solo tiene dos sitios en cada una. Uno de cada par está { $line-in }: { $near }. Los otros son { $far }.
    .why = { $line } solo puede tener { $digit-a }, así que no puede estar a la vez en las dos celdas { $near }. La que no lo lleva se lo deja al otro extremo de su par: al menos una de { $far } lleva { $digit-the }. Una celda que ve las dos no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = torre
    .legend-cover = suelo de las torres
    .legend-set-a = azotea
    .legend-set-b = base de una torre

two-string-kite = cometa de dos cuerdas
    .where = Fíjate { $box-in }.
    .about = Es una { two-string-kite }: una cifra solo tiene dos sitios en una fila y dos en una columna, y un extremo de cada una de esas cuerdas está en el mismo bloque. Así que al menos uno de los otros dos extremos lleva la cifra.
    .cells =
        { $base-in }, { $digit-the } solo tiene dos sitios en cada una. Las cuerdas se atan { $box-in }, en { $near }; los otros extremos son { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}También hay dos cuerdas así { $other-base-in }; los otros extremos son { $other-far }.
        }
    .seen =
        { $base-in }, { $digit-the } solo tiene dos sitios en cada una. Uno de cada par está { $box-in }: { $near }. Los otros son { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}{ $other-base-in } también tiene solo dos sitios en cada una, y uno de cada par vuelve a ser una de { $near }. Los otros son { $other-far }.
        }
    .why =
        { $box } solo puede tener { $digit-a }, así que no puede estar a la vez en las dos celdas { $near }. La que no lo lleva se lo deja al otro extremo de su cuerda: al menos una de { $far } lleva { $digit-the }. Una celda que ve las dos no puede llevarlo.{ $other-far-count ->
            [0] {""}
           *[other] {" "}Por la misma razón, al menos una de { $other-far } lleva { $digit-the }, y una celda que ve estas dos tampoco puede llevarlo.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = cuerda
    .legend-cover = nudo
    .legend-set-a = cabo suelto
    .legend-set-b = extremo atado en el nudo

turbot-fish = rodaballo
    .where = Fíjate { $base-in }.
    .about = Es un { turbot-fish }: una cifra solo tiene dos sitios en cada una de dos casas (casi siempre, una de ellas es un bloque), y un extremo de un par ve un extremo del otro. Así que al menos uno de los otros dos extremos lleva la cifra.
    .cells = { $base-in }, { $digit-the } solo tiene dos sitios en cada casa. De ellos, { $near } se ven { $joint-in }; los otros extremos son { $far }.
    .seen = { $base-in }, { $digit-the } solo tiene dos sitios en cada casa. De cada par hay uno que ve { $joint-in } uno del otro: { $near }. Los otros extremos son { $far }.
    .why = { $joint } solo puede tener { $digit-a }, así que no puede estar a la vez en las dos celdas { $near }. La que no lo lleva se lo deja al otro extremo de su par: al menos una de { $far } lleva { $digit-the }. Una celda que ve las dos no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-cover = donde enlazan las dos parejas
    .legend-set-a = extremo lejano
    .legend-set-b = extremo que enlaza

empty-rectangle = rectángulo vacío
    .where = Fíjate { $box-in }.
    .about = Es un { empty-rectangle }: en un bloque, una cifra solo cabe en una fila y en una columna. Esté en la que esté, en un caso directamente y en el otro a través de un par de otra línea, la cifra queda descartada en la misma celda.
    .cells =
        { $box-in }, { $digit-the } solo cabe en { $cells }, que están { $through-in } o { $across-in }. Y { $pair-in } solo tiene dos sitios: { $near } y { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}Para la segunda conclusión: { $other-pair-in } también tiene solo dos sitios, { $other-near } y { $other-far }.
        }
    .seen =
        { $box-in }, { $digit-the } solo cabe en { $cells }, y todas estas celdas están { $through-in } o { $across-in }. { $pair-in } solo tiene dos sitios: { $near } y { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}Visto de otro modo, están { $other-through-in } o { $other-across-in }; y { $other-pair-in } también hay solo dos sitios: { $other-near } y { $other-far }.
        }
    .why =
        Si { $box } tiene su { $digit } { $through-in }, no puede estar en { $near }, así que está en { $far }. Si lo tiene en otro sitio, está { $across-in }. La celda { $across-in } que ve { $far } lo pierde en los dos casos.{ $other-far-count ->
            [0] {""}
           *[other] {" "}Del mismo modo, si { $box } tiene su { $digit } { $other-through-in }, no puede estar en { $other-near }, así que está en { $other-far }; si no, está { $other-across-in }. La celda { $other-across-in } que ve { $other-far } también lo pierde.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = extremo lejano de la línea de fuera
    .legend-set-b = extremo alineado con la escuadra

guardian = guardián (ala rota)
    .where = Fíjate { $houses-in }.
    .about = Es un { guardian }: un bucle con un número impar de celdas, cada una en una misma casa con la siguiente; en cada una de esas casas una cifra tendría solo dos sitios, dos vecinas del bucle, si no fuera por otros, los guardianes. Un bucle así es imposible: uno de los guardianes lleva la cifra.
    .cells = { $houses-in }, { $digit-the } cabe, en cada casa, en dos vecinas del bucle { $cells } y, además, solo en { $guardians-count ->
        [one] un guardián
       *[other] los guardianes
    }: { $guardians }.
    .seen = { $houses-in }, { $digit-the } tiene en cada casa dos sitios entre { $cells }, que forman un bucle con un número impar de celdas. { $guardians-count ->
        [one] El único sitio que hay además es el del guardián
       *[other] Los únicos sitios que hay además son los de los guardianes
    }: { $guardians }.
    .why = Supón que { $digit-the } no está en { $guardians-count ->
        [one] el guardián
       *[other] ningún guardián
    }. Entonces, de cada dos vecinas del bucle lo lleva exactamente una: a lo largo de todo el bucle, una sí y la siguiente no. Con un número impar de celdas eso no cuadra. Así que { $guardians-count ->
        [one] el guardián lleva { $digit-the }.
       *[other] uno de los guardianes lleva { $digit-the }, y una celda que los ve todos no puede llevarlo.
    }
    .does = { $placements-count ->
        [0] Por tanto, puedes quitar { $eliminations-from }.
       *[other] Por tanto, en { $placements-cells } va { $placements-digits-the }.
    }
    .apply = { $placements-count ->
        [0] Quita { $eliminations-from }.
       *[other] Pon { $placements-digits-the } en { $placements-cells }.
    }
    .legend-base = casa del bucle
    .legend-extra = guardián

simple-coloring = coloreado simple
    .where = Fíjate { $start-box-in } y en lo que está unido con él.
    .about =
        Es un { simple-coloring }: los sitios de una cifra que están unidos por pares (cada par es todo lo que le queda a la cifra en una casa) toman dos colores alternos. Un color lleva la cifra en todas sus celdas; el otro, en ninguna. { $clash-count ->
            [0] Una celda que ve los dos colores no puede llevarla.
           *[other] Si dos celdas de un mismo color se ven, la lleva el otro.
        }
    .cells =
        Los sitios para { $digit-the } están unidos por pares. Coloréalos alternando: { $first } de un color, { $second } del otro.{ $clash-count ->
            [0] {""}
           *[other] {" "}Después, compara { $clash }.
        }
    .seen = Los sitios { $digit-of } en { $first } y en { $second } están unidos por pares: cada par es todo lo que le queda a esa cifra en alguna casa. Con colores alternos, { $first } tienen un color y { $second }, el otro.
    .why =
        De cada par, solo una celda lleva { $digit-the }, así que o lo llevan todas las celdas de un color, o todas las del otro. { $clash-count ->
            [0] Sea cual sea el color, una celda que ve los dos ve { $digit-a }.
           *[other] Pero { $clash } son del mismo color y se ven, así que no pueden llevarlo las dos: ninguna celda de su color lo lleva.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-deadly = dos del mismo color que se ven

xy-wing = XY-Wing
    .where = Fíjate { $pivot-box-in } y en { $pivot }.
    .about = Es un { xy-wing }: una celda con dos candidatos, el pivote, ve otras dos así, sus alas. Cada ala comparte una cifra con el pivote, y las alas comparten una tercera. Lleve lo que lleve el pivote, una de las alas se queda con esa tercera cifra.
    .cells = El pivote es { $pivot }; sus alas son { $first } y { $second }.
    .seen = En el pivote, { $pivot }, solo caben { $first-digit-the } y { $second-digit-the }. Ve { $first }, donde solo caben { $first-digit-the } y { $digit-the }, y { $second }, donde solo caben { $second-digit-the } y { $digit-the }.
    .why = Si { $pivot } lleva { $first-digit-the }, { $first } lleva { $digit-the }. Si { $pivot } lleva { $second-digit-the }, es { $second } la que lleva { $digit-the }. En cualquier caso una de las dos alas lo lleva, y una celda que ve las dos no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

xyz-wing = XYZ-Wing
    .where = Fíjate { $pivot-box-in } y en { $pivot }.
    .about = Es un { xyz-wing }: una celda con tres candidatos, el pivote, ve otras dos, sus alas, que tienen dos de esos tres cada una. Hay una cifra que está en las tres celdas. Lleve lo que lleve el pivote, una de las tres se queda con ella.
    .cells = El pivote es { $pivot }; sus alas son { $first } y { $second }.
    .seen = En el pivote, { $pivot }, solo caben { $first-digit-the }, { $second-digit-the } y { $digit-the }. Ve { $first }, donde solo caben { $first-digit-the } y { $digit-the }, y { $second }, donde solo caben { $second-digit-the } y { $digit-the }.
    .why = Si { $pivot } lleva { $first-digit-the }, { $first } lleva { $digit-the }. Si { $pivot } lleva { $second-digit-the }, es { $second } la que lleva { $digit-the }. Y si no, { $digit-the } lo lleva { $pivot }. En cualquier caso lo lleva una de las tres, y una celda que ve las tres no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

w-wing = W-Wing
    .where = Fíjate { $house-in }.
    .about = Es un { w-wing }: dos celdas que no se ven tienen los mismos dos candidatos. A una de esas cifras solo le quedan dos sitios en una casa, y cada uno de ellos ve una de las dos celdas. Así que no pueden llevar esa cifra las dos, y una de ellas lleva la otra.
    .cells = Las celdas { $first } y { $second } tienen los mismos dos candidatos. { $house-in }, las unen { $link }.
    .seen = En { $first } y en { $second } solo caben { $digits-the }. { $house-in }, { $shared-the } solo cabe en { $link }, y cada una de estas ve una de las dos celdas.
    .why = Si { $shared-the } estuviera en { $first } y también en { $second }, no podría estar en ninguna de { $link }, y { $house } se quedaría sin sitio para él. Así que una de las dos celdas lleva { $digit-the }, y una celda que ve las dos no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = casa del puente
    .legend-pivot = puente
    .legend-pincer = una de las dos celdas iguales

multi-colors = multicolores
    .where = Fíjate { $start-box-in } y en lo que está unido con él.
    .about =
        Son { multi-colors }: los sitios de una cifra forman dos grupos separados y en cada uno alternan dos colores, uno de los cuales lleva la cifra en todas sus celdas. { $touch-count ->
            [2] Si un color de un grupo ve uno del otro, no la llevan los dos, así que la lleva uno de sus contrarios.
           *[other] Un color que ve los dos colores del otro grupo no puede llevarla.
        }
    .cells =
        Los sitios para { $digit-the } forman dos grupos. En el primero, colorea { $first } y { $first-opposite }; en el otro, { $second } y { $second-opposite }. Después, compara { $touch }.{ $also-touch-count ->
            [0] {""}
           *[other] {" "}Compara también { $also-touch }.
        }
    .seen = Los sitios { $digit-of } están unidos por pares en dos grupos. En uno, { $first } tienen un color y { $first-opposite }, el contrario; en el otro, { $second } y { $second-opposite }.
    .why =
        { $touch-count ->
            [2] Como { $touch } se ven, los colores de { $first } y de { $second } no pueden llevar los dos { $digit-the }. Así que lo llevan { $first-opposite } o lo llevan { $second-opposite }, y una celda que ve una de cada no puede llevarlo.{ $also-touch-count ->
                [0] {""}
               *[other] {" "}Del mismo modo, { $also-touch } se ven, así que lo llevan { $also-first } o lo llevan { $also-second }, y una celda que ve una de cada tampoco puede llevarlo.
            }
           *[other] Como muestran { $touch }, el color de { $first } ve los dos colores del otro grupo. Uno de estos lleva { $digit-the } en todas sus celdas, así que { $first } no lo llevan.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pincer = segundo juego, un color
    .legend-set-a = primer juego, un color
    .legend-set-b = primer juego, el otro color
    .legend-shared = segundo juego, el otro color
    .legend-deadly = donde se ven dos colores

# No es una técnica, y el texto lo dice: el punto de una resolución en el que ya no sirve ninguna técnica del perfil.
brute-force = fuerza bruta
    .where = Fíjate { $cell-box-in }.
    .about = Es { brute-force }, que no es una técnica. Ninguna técnica del perfil llega más lejos, así que una búsqueda que lo prueba todo dice qué va en una celda. No hay explicación.
    .cells = Mira { $cell }.
    .seen = No se puede aplicar ninguna técnica del perfil.
    .why = Una búsqueda que prueba una cifra tras otra ha encontrado que, en la única solución, en { $cell } va { $digit-the }. Eso no es razonar.
    .does = Así que en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.
