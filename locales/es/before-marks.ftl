# Las jugadas que no necesitan marcas de lápiz, un mensaje para cada una, con los atributos de techniques.ftl: .where
# .about .cells .seen .why .does .apply. Los argumentos son las partes de la jugada, $eliminations y $reasons. De las celdas
# que se descartan: $witnesses ven alguna de ellas, $noted son donde la cifra está anotada, $paired pertenecen a
# pares de otras cifras, $other estaban descartadas antes; cada lista puede estar vacía.

# Por qué las demás celdas no admiten $digit, un mensaje para cada clase de razón; juntos son $reasons.
sweep-witnesses =
    { $witnesses-count ->
        [one] { $digit-the } de { $witnesses } descarta el resto de su fila, su columna y su bloque.
       *[other] { $digit-many } de { $witnesses } descartan el resto de sus filas, columnas y bloques.
    }
sweep-noted = También ayudan { $digit-many } anotados en { $noted }: cada uno irá en una de sus celdas y, por tanto, en ninguna otra de las casas que estas comparten.
sweep-paired =
    { $paired-count ->
        [one] { $paired } es de un par reservado para otras cifras.
       *[other] { $paired } son de pares reservados para otras cifras.
    }
sweep-other = En { $other } ya se había descartado antes.
sweep-filled = Todas sus demás celdas están ocupadas.

last-of-note = última celda de una anotación
    .where = Fíjate { $house-in }.
    .about = Es la { last-of-note }: una cifra estaba anotada en unas pocas celdas de un bloque y ya solo cabe en una de ellas.
    .cells = Compara { $noted }: a una cifra anotada ahí solo le queda una celda, { $cell }.
    .seen = { $house-in } { $digit-the } tiene que ir en una de estas celdas, { $noted }, y de ellas ya solo { $cell } lo admite.
    .why = Una anotación vale hasta que se coloca su cifra, y las otras celdas se han ocupado o descartado desde entonces.
    .does = Así que en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

last-of-pair = otra mitad de un par
    .where = Fíjate { $cell-box-in }.
    .about = Es la { last-of-pair }: dos celdas estaban reservadas para dos cifras y una de ellas ya tiene la suya.
    .cells = { $filled } y { $cell } formaban un par, y { $filled } ya está ocupada.
    .seen = { $filled } y { $cell } estaban reservadas para { $digits }, y { $filled } ya tiene { $taken-the }.
    .why = La otra cifra no tiene otro sitio.
    .does = Así que en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

last-cell = última celda libre
    .where = Fíjate { $house-in }.
    .about = Es la { last-cell } de una fila, columna o bloque: falta una cifra y queda una celda.
    .cells = Solo { $cell } está libre { $house-in }.
    .seen =
        { $paired-count ->
            [0] { $house-in } solo falta una cifra: { $digit-the }.
           *[other] Las demás celdas { $house-of } están ocupadas o reservadas para pares: { $paired }. La cifra que falta ahí es { $digit-the }.
        }
    .why = Solo queda { $cell } para ponerla.
    .does = Así que en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

cross-hatching = criba de un bloque
    .where = Fíjate { $house-in }.
    .about = Es la { cross-hatching }: recorre el tablero con una sola cifra. Allí donde está, descarta su fila y su columna; si así solo queda una celda de un bloque, la cifra va en ella.
    .cells =
        Mira { $cell }: { $digit-the } no cabe en ningún otro sitio { $house-of }.{ $witnesses-count ->
            [0] {""}
           *[other] {" "}Sigue las filas y columnas de { $witnesses }.
        }
    .seen = { $house-in } todavía falta { $digit-the }.
    .why = { $reasons }
    .does = Solo queda { $cell }, así que ahí va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

line-sweep = criba de una línea
    .where = Fíjate { $house-in }.
    .about = Es la { line-sweep }: toma una cifra que le falte a una fila o columna y mira en cuáles de sus celdas libres cabe; aquí, en una sola.
    .cells =
        Mira { $cell }: { $digit-the } no cabe en ningún otro sitio { $house-of }.{ $witnesses-count ->
            [0] {""}
           *[other] {" "}Mira lo que descartan las { $witnesses-filled }.
        }
    .seen = { $house-in } todavía falta { $digit-the }.
    .why = { $reasons }
    .does = Solo queda { $cell }, así que ahí va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

pointing-note = anotación en línea
    .where = Fíjate { $box-in }.
    .about = Es una { pointing-note } (par o trío apuntador): la criba de una cifra deja en un bloque solo celdas de una misma fila o columna. Anótala ahí en pequeño: irá en una de ellas y en ningún otro sitio de esa fila o columna.
    .cells = Compara { $cells }: una cifra que falta { $box-in } no cabe en ninguna otra de sus celdas.
    .seen = { $box-in } solo quedan { $cells } para { $digit-the }, y están { $line-in }.
    .why = { $reasons }
    .does =
        Así que { $digit-the } va en una de estas celdas: anótalo en todas ellas. { $eliminations-count ->
            [0] Todavía no descarta nada, pero ayudará más adelante.
           *[other] No cabe en ningún otro sitio { $line-of }.
        }
    .apply = Anota en pequeño { $digit-the } en { $cells }.

claiming-note = anotación en bloque
    .where = Fíjate { $line-in }.
    .about = Es una { claiming-note }: la criba de una cifra deja en una fila o columna solo celdas de un mismo bloque. Anótala ahí en pequeño: no va en ningún otro sitio de ese bloque.
    .cells = Compara { $cells }: una cifra que falta { $line-in } no cabe en ninguna otra de sus celdas.
    .seen = { $line-in } solo quedan { $cells } para { $digit-the }, y están { $box-in }.
    .why = { $reasons }
    .does =
        Así que { $digit-the } va en una de estas celdas: anótalo en todas ellas. { $eliminations-count ->
            [0] Todavía no descarta nada, pero ayudará más adelante.
           *[other] No cabe en ningún otro sitio { $box-of }.
        }
    .apply = Anota en pequeño { $digit-the } en { $cells }.

pair-note = anotación en dos celdas
    .where = Fíjate { $box-in }.
    .about = Es una { pair-note }: la criba de una cifra deja dos celdas en un bloque. Anótala ahí en pequeño: cuando una de las dos se ocupe con otra cifra, irá en la otra.
    .cells = Compara { $cells }: una cifra que falta { $box-in } no cabe en ninguna otra de sus celdas.
    .seen = { $box-in } solo quedan { $cells } para { $digit-the }.
    .why = { $reasons }
    .does = Así que { $digit-the } va en una de las dos: anótalo en ambas. Ayudará más adelante.
    .apply = Anota en pequeño { $digit-the } en { $cells }.

two-notes-pair = par de dos anotaciones
    .where = Fíjate { $house-in }.
    .about = Es un { two-notes-pair }: dos cifras están anotadas en las mismas dos celdas de un bloque, así que ahí no va nada más.
    .cells = Compara { $cells }: ¿qué está anotado ahí?
    .seen = { $digits-the } están anotados en { $cells }, y solo ahí.
    .why = Cada una de las dos cifras ocupa una de las dos celdas, de modo que no queda sitio para otra.
    .does = Así que { $cells } quedan reservadas para { $digits }.
    .apply = Reserva { $cells } para { $digits }.

last-two-cells = últimas dos celdas libres
    .where = Fíjate { $house-in }.
    .about = Son las { last-two-cells } de una casa (fila, columna o bloque): las demás están ocupadas o reservadas para pares, así que las dos cifras que faltan van aquí.
    .cells = Solo { $cells } están libres { $house-in }.
    .seen =
        { $paired-count ->
            [0] Todas las celdas { $house-of } menos { $cells } están ocupadas.
           *[other] Todas las celdas { $house-of } menos { $cells } están ocupadas o reservadas para pares: { $paired }.
        }
    .why = Ahí faltan dos cifras, { $digits }, y cada una va en una de las dos celdas.
    .does = Así que { $cells } son un par, reservado para { $digits }.
    .apply = Anota en pequeño { $digits } en { $cells } y resérvalas para ellos.

cell-count = recuento de lo que ve una celda
    .where = Fíjate { $cell-box-in }.
    .about = Es el { cell-count }: repasa las cifras que una celda ve en su fila, su columna y su bloque; si están todas menos una, la que falta va en la celda.
    .cells = Cuenta lo que ve { $cell }: compara { $witnesses }.
    .seen = { $cell } ve todas las cifras menos { $digit-the }.
    .why = Las demás están en { $witnesses }, cada una en su fila, su columna o su bloque.
    .does = Así que en { $cell } va { $digit-the }.
    .apply = Pon { $digit-the } en { $cell }.

# El resultado de la fase. $filled: las celdas rellenadas. $open: las que estaban libres antes. $percent: el porcentaje.
before-marks-share =
    { $filled ->
        [0] Sin marcas de lápiz no se puede llenar ninguna celda (hay { $open } libres).
       *[other] Sin marcas de lápiz se pueden llenar { $filled } de las { $open } celdas libres ({ $percent } %).
    }
before-marks-solved = No hacen falta marcas de lápiz: las { $open } celdas libres se pueden llenar sin ellas.
# El paso con el que termina la fase.
before-marks-write = La criba no da más de sí: todas las cifras están repasadas. Ahora escribe los candidatos de todas las celdas libres, sin los que ya has descartado.
