# Lo que no se ha podido leer o no se conoce.

# $line, $column: el lugar, ambos desde 1. $fault: uno de los mensajes format-fault, que siguen en minúscula.
format-error = Línea { $line }, columna { $column }: { $fault }
format-fault-empty = aquí no hay ningún sudoku; se esperaba una línea o una cuadrícula de cifras.
# $found: lo que había. $symbols: las cifras del tablero, como 1–9, A–G. $side: el lado del tablero.
format-fault-symbol = «{ $found }» no es válido en un tablero de { $side }×{ $side }. Se esperaba una cifra ({ $symbols }) o uno de . 0 _ * para una celda libre.
format-fault-symbol-any = «{ $found }» no es válido en un sudoku. Se esperaba una cifra, una letra o uno de . 0 _ * para una celda libre.
format-fault-number = «{ $found }» no es una cifra de un tablero de { $side }×{ $side }. Se esperaba un número del 1 al { $side } o uno de . 0 _ * para una celda libre.
# $found: el número de celdas. $nearest: el de un tablero parecido, o del usual. $side: su lado.
format-fault-cell-count =
    { $found ->
        [0] aquí no hay ninguna celda.
        [one] hay una sola celda, y con eso no se forma un tablero.
       *[other] hay { $found } celdas, y con eso no se forma un tablero; uno de { $side }×{ $side } tiene { $nearest }.
    }
# $rows: el número de filas. $row: la fila. $found: sus celdas. $expected: las de las demás.
format-fault-row-length =
    { $found ->
        [one] hay { $rows } filas; la fila { $row } tiene una celda y no { $expected }, como las demás.
       *[other] hay { $rows } filas; la fila { $row } tiene { $found } celdas y no { $expected }, como las demás.
    }
# $found: el número de filas. $expected: las celdas de cada una.
format-fault-row-count =
    { $found ->
        [one] hay una fila de { $expected } celdas; un tablero tiene tantas filas como columnas.
       *[other] hay { $found } filas de { $expected } celdas; un tablero tiene tantas filas como columnas.
    }
# $rows, $cells: el número de filas y el de celdas de cada una.
format-fault-nearly-line = estas { $cells } celdas en una línea son casi un tablero; uno de 9×9 tiene 81.
format-fault-nearly = { $rows } filas de { $cells } celdas son casi un tablero, que tiene tantas filas como columnas.
# $side: el número de filas y columnas.
format-fault-table = esto es una tabla de { $side }×{ $side } números, la mayoría repetidos en una fila, columna o bloque: no es un sudoku.
# $found: el lado.
format-fault-side = no existe un tablero de { $found }×{ $found }.
# $found: celdas. $most: las que puede haber como mucho.
format-fault-too-large = { $found } celdas son demasiadas; el tablero más grande, de 100×100, tiene { $most }.
# $rows, $columns: el tamaño de un cuadro entre las barras. $side: el lado del tablero.
format-fault-boxes = las barras forman cuadros de { $rows }×{ $columns } celdas, que no son los bloques de un tablero de { $side }×{ $side }.
format-fault-several = aquí empieza un segundo sudoku; se esperaba uno solo.
# $found: lo que había. $symbols: los que valen, uno tras otro.
format-fault-alphabet = «{ $found }» no es un símbolo de este tablero. Se esperaba uno de { $symbols }, o bien . _ * para una celda vacía.
# $found: el símbolo. $number: el número de la casa. $first-line, $first-column: dónde aparece por primera vez.
format-fault-repeated-row = «{ $found }» ya está en la fila { $number }: línea { $first-line }, columna { $first-column }.
format-fault-repeated-column = «{ $found }» ya está en la columna { $number } del tablero: línea { $first-line }, columna { $first-column }.
format-fault-repeated-box = «{ $found }» ya está en el bloque { $number }: línea { $first-line }, columna { $first-column }.
format-fault-repeated-region = «{ $found }» ya está en la región { $number }: línea { $first-line }, columna { $first-column }.
# $found, $expected: campos de una línea de una biblioteca, cada uno tras dos puntos.
format-fault-field-count =
    { $found ->
        [0] esta línea no empieza por dos puntos, como las de una biblioteca de técnicas.
        [one] esta línea tiene un solo campo tras dos puntos; se esperaban al menos { $expected }: técnica, cifras y tablero.
       *[other] esta línea tiene { $found } campos tras dos puntos; se esperaban al menos { $expected }: técnica, cifras y tablero.
    }
format-fault-technique-code = «{ $found }» no es el código de ninguna técnica. Se esperaba algo como 0300 o 0402-1.
format-fault-candidate = «{ $found }» no es ningún candidato. Se esperaban cifra, fila y columna, cada una del 1 al { $side }: por ejemplo, 324 es un 3 en la fila 2, columna 4.

# $found: lo que se escribió.
cell-name-form = «{ $found }» no es el nombre de una celda. Se esperaba algo como f4c6, r4c6, D6 o 4F.
# $found: la fila o columna tal como se escribió. $side: cuántas hay.
cell-name-row = No hay fila { $found } en un tablero de { $side }×{ $side }.
cell-name-column = No hay columna { $found } en un tablero de { $side }×{ $side }.

# $side: el lado del tablero.
position-too-large = Esto es para tableros de hasta 16×16; este es de { $side }×{ $side }.

event-no-cells = No se nombra ninguna celda; se esperaba al menos una.
# $found: el número de la celda. $last: el mayor que hay.
event-cell = No existe la celda { $found }; se esperaba un número del 0 al { $last }.
# $found: la cifra. $side: la mayor que hay.
event-digit = No existe la cifra { $found }; se esperaba un número del 1 al { $side }.

sheet-too-large = No se puede jugar en un tablero de { $side }×{ $side }; se puede en los de hasta 25×25.
# $rows, $columns: de un bloque. $most: el lado más grande.
sheet-boxes = No existe un tablero cuyos bloques tengan { $rows } filas y { $columns } columnas: el lado tendría que estar entre 2 y { $most }.
# $fault: el error de la línea de cifras, con las palabras de format-error.
sheet-line = No se puede leer la línea de cifras. { $fault }
# $cell: su número, desde 0.
sheet-entry-on-given = En la celda { $cell } (contando desde 0) hay una cifra dada; ahí no se puede poner otra.
# $found, $expected: celdas.
sheet-length = Hay marcas para { $found } celdas; el tablero tiene { $expected }.
# $found: un número cuyos bits representan cifras. $side: cuántas cifras hay. $cell: la celda.
sheet-marks = Las marcas de la celda { $cell } (contando desde 0) vienen dadas como { $found }, que contiene cifras por encima de { $side }.

# $asked: lo que se pidió. $nearest: lo que quizá se quería decir. $known: todo lo que se conoce.
unknown-engine = No hay ningún motor llamado «{ $asked }». ¿Querías decir «{ $nearest }»?
unknown-engine-any = No hay ningún motor llamado «{ $asked }». Disponibles: { $known }.
unknown-technique = No hay ninguna técnica llamada «{ $asked }». ¿Querías decir «{ $nearest }»?
unknown-technique-any = No hay ninguna técnica llamada «{ $asked }».
unknown-profile = No hay ningún perfil llamado «{ $asked }». ¿Querías decir «{ $nearest }»?
unknown-profile-any = No hay ningún perfil llamado «{ $asked }». Disponibles: { $known }.
unknown-language-any = No hay ningún idioma llamado «{ $asked }». Disponibles: { $known }.
# $name: una técnica.
profile-duplicate = La técnica «{ $name }» se nombra dos veces.
profile-empty = Un perfil necesita al menos una técnica.

# $limit: el límite pedido. $most: el máximo.
error-limit = No es posible un límite de { $limit }; se esperaba un número del 1 al { $most }.
error-timeout = Esto ha tardado demasiado y se ha interrumpido.

# $symbol: como está escrito. $first, $second, $position: lugares entre los símbolos, desde 1.
alphabet-repeated = El símbolo «{ $symbol }» está dos veces en el alfabeto: en los lugares { $first } y { $second }.
alphabet-empty = El símbolo { $position } del alfabeto es «{ $symbol }», que significa celda vacía.
alphabet-frame = El símbolo { $position } del alfabeto es «{ $symbol }», que forma parte del marco que rodea las celdas y no puede ser un símbolo.
# $found: símbolos. $side: el lado del tablero.
alphabet-short =
    { $found ->
        [one] El alfabeto solo tiene un símbolo; un tablero de { $side }×{ $side } necesita { $side }.
       *[other] El alfabeto tiene { $found } símbolos; un tablero de { $side }×{ $side } necesita { $side }.
    }

# $asked: el nombre desconocido. $nearest: uno parecido. $known: todos. $rule: la regla tal como se escribió, y $number su
# lugar en la lista.
rules-error = Regla { $number }, «{ $rule }»: { $fault }
rules-unknown = no existe esa regla. ¿Querías decir «{ $nearest }»?
rules-unknown-any = no existe esa regla. Hay estas: { $known }.
rules-twice = { $cell } aparece dos veces.
# $found, $least, $most: números de celdas.
rules-cell-count =
    { $least ->
        [0] se refiere a todo el tablero y no nombra celdas.
       *[other] nombra { $found ->
            [one] una celda
           *[other] { $found } celdas
        }; se esperaban { $few ->
            [1] al menos { $least }
           *[other] { $least }
        }.
    }
rules-number-needed = se esperaba un número detrás de su nombre.
rules-number-unneeded = no lleva número.
rules-words = se refiere a todo el tablero y no nombra celdas.
rules-regions = se esperaba un signo por celda, el mismo en todas las celdas de una región; cada región tiene tantas celdas como cifras hay.
rules-no-effect = no cambia nada en un tablero de este tamaño.
rules-not-neighbours = las dos celdas no son contiguas.
rules-not-diagonal = las celdas no son las de una diagonal de borde a borde, por orden.
rules-not-corner = las cuatro celdas no son las que rodean una esquina.
rules-not-row-or-column = se esperaban la primera y la última celda de una fila o columna.
rules-not-digits = se esperaban detrás de su nombre de una a cuatro cifras del tablero, como en 1239.
rules-too-long = nombra más celdas de las que caben en un tablero de este tamaño.
rules-too-large = los tableros de este tamaño no tienen reglas, o las reglas forman demasiadas casas.
rules-too-many = desde el arranque se han hecho tantos tableros con reglas que no cabe otro.
format-fault-rules = { $fault }
format-fault-open-bracket = no se cierra el corchete de las reglas.
sheet-rules = No se pueden leer las reglas del tablero. { $fault }
