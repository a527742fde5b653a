# Un mensaje por técnica, con su id. El valor es el nombre dentro de una frase; los atributos son
#   .where   peldaño 1: una casa en la que fijarse; ni técnica ni cifra
#   .about   peldaño 2: la técnica y en qué consiste en general
#   .cells   peldaño 3: las celdas del patrón; todavía ninguna cifra
#   .seen .why .does   peldaño 4, unidos: qué se ve, por qué se sigue, qué cambia
#   .apply   peldaño 5: la conclusión como algo que hacer
# Los argumentos son las partes que declara la técnica, $eliminations y $placements.

step-reasoning = { $seen } { $why } { $does }
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
        Hay una cifra que { $house-in } solo cabe en { $cell }.{ $witnesses-count ->
            [0] {""}
           *[other] {" "}Para dar con ella, mira { $witnesses }.
        }
    .seen = { $house-in }, { $digit-the } ya solo cabe en { $cell }.
    .why =
        { $witnesses-count ->
            [0] { $house } necesita { $digit-a }, y { $cell } es la única de sus celdas libres que aún lo tiene como candidato.
            [one] { $house } necesita { $digit-a }. { $digit-the } de { $witnesses } lo descarta en todas las celdas que ve, y { $house-in } la única celda libre que le queda es { $cell }.
           *[other] { $house } necesita { $digit-a }. { $digit-many } de { $witnesses } lo descartan en todas las celdas que ven, y { $house-in } la única celda libre que le queda es { $cell }.
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
                    [one] La cifra de { $witnesses } queda excluida en { $cell }, que la ve, y los demás candidatos ya están descartados.
                   *[other] Las { $witnesses-filled } que comparten fila, columna o bloque con { $cell } excluyen las cifras que contienen, y los demás candidatos ya están descartados.
                }
        }
    .does = Por tanto, en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

pointing = candidatos bloqueados (par o trío puntero)
    .where = Fíjate { $box-in }.
    .about = Son { pointing }: todos los sitios que le quedan a una cifra en un bloque están en una misma fila o columna, así que la cifra no cabe en el resto de esa línea.
    .cells =
        Hay una cifra que { $box-in } solo cabe en { $cells }, y { $cells-count ->
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

claiming = candidatos bloqueados (reclamo)
    .where = Fíjate { $line-in }.
    .about = Son { claiming }: todos los sitios que le quedan a una cifra en una fila o columna están en un mismo bloque, así que la cifra no cabe en el resto de ese bloque.
    .cells =
        Hay una cifra que { $line-in } solo cabe en { $cells }, y { $cells-count ->
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
