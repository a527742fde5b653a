# Cómo se llaman las cosas del tablero y en qué formas pueden pedirlas los mensajes.
# Lee locales/README.md antes de cambiar el nombre de una forma: la usan los mensajes de los dos idiomas.

list-comma = {", "}
list-and = {" y "}
# $next: la cifra que sigue, si sigue una; si no, 0.
list-or =
    { $next ->
        [8] {" u "}
       *[other] {" o "}
    }
# Oraciones que ya contienen listas. $count: cuántas son.
list-clause = {"; "}
list-clause-and =
    { $count ->
        [2] {", y "}
       *[other] {"; y "}
    }

# $bare: el símbolo de la cifra, que es lo que se ilumina. $number: la cifra como número.
digit = { $bare }
    .the =
        { $number ->
            [10] la
            [11] la
            [12] la
            [13] la
            [14] la
            [15] la
            [16] la
           *[other] el
        } { $bare }
    .of =
        { $number ->
            [10] de la
            [11] de la
            [12] de la
            [13] de la
            [14] de la
            [15] de la
            [16] de la
           *[other] del
        } { $bare }
    .a =
        { $number ->
            [10] una
            [11] una
            [12] una
            [13] una
            [14] una
            [15] una
            [16] una
           *[other] un
        } { $bare }
    .many =
        { $number ->
            [10] las
            [11] las
            [12] las
            [13] las
            [14] las
            [15] las
            [16] las
           *[other] los
        } { $bare }

# .bare es el nombre que se ilumina; las demás formas lo ponen en la frase como $bare.
house-row = la { $bare }
    .bare = fila { $number }
    .of = de la { $bare }
    .in = en la { $bare }
house-column = la { $bare }
    .bare = columna { $number }
    .of = de la { $bare }
    .in = en la { $bare }
house-box = el { $bare }
    .bare = bloque { $number }
    .of = del { $bare }
    .in = en el { $bare }
house-region = la { $bare }
    .bare = región { $number }
    .of = de la { $bare }
    .in = en la { $bare }
house-diagonal = la { $bare }
    .bare =
        { $number ->
            [1] diagonal principal
           *[other] diagonal secundaria
        }
    .of = de la { $bare }
    .in = en la { $bare }
house-window = la { $bare }
    .bare = ventana { $number }
    .of = de la { $bare }
    .in = en la { $bare }
house-group = el { $bare }
    .bare = grupo { $number }
    .of = del { $bare }
    .in = en el { $bare }
house-extra = la { $bare }
    .bare = región adicional { $number }
    .of = de la { $bare }
    .in = en la { $bare }

# Una suma que pide una regla. $total: su número. $cell: la primera celda de la regla.
sum-cage = la jaula de { $total } en { $cell }
    .of = de la jaula de { $total } en { $cell }
sum-sum = la suma de { $total } en { $cell }
    .of = de la suma de { $total } en { $cell }
sum-arrow = la flecha de { $cell }
    .of = de la flecha de { $cell }
sum-little-killer = la diagonal de { $total } desde { $cell }
    .of = de la diagonal de { $total } desde { $cell }
sum-region-sum = la línea de sumas iguales desde { $cell }
    .of = de la línea de sumas iguales desde { $cell }
sum-zipper = la cremallera desde { $cell }
    .of = de la cremallera desde { $cell }
sum-double-arrow = la flecha doble desde { $cell }
    .of = de la flecha doble desde { $cell }
# $count de ellas, demasiadas para nombrarlas.
sums =
    .many = las { $count } jaulas

# Una pista que da una regla. $number: su número. $house-in: la fila o columna. $cell, $last: su primera y última celda.
clue-between = la línea de { $cell } a { $last }
    .of = de la línea de { $cell } a { $last }
clue-lockout = la línea de exclusión de { $cell } a { $last }
    .of = de la línea de exclusión de { $cell } a { $last }
clue-sum-line = la línea de sumas de { $cell } a { $last }
    .of = de la línea de sumas de { $cell } a { $last }
clue-quadruple = el círculo de { $number } en { $cell }
    .of = del círculo de { $number } en { $cell }
clue-sandwich = el sándwich de { $number } { $house-in }
    .of = del sándwich de { $number } { $house-in }
clue-x-sum = la suma X de { $number } { $house-in } desde { $cell }
    .of = de la suma X de { $number } { $house-in } desde { $cell }
clue-skyscraper = los rascacielos de { $number } { $house-in } desde { $cell }
    .of = de los rascacielos de { $number } { $house-in } desde { $cell }

# Varias celdas bajo una misma palabra; con ella se iluminan todas.
cells =
    .filled = celdas ocupadas
    .these = estas celdas

# Candidatos, por cifra: una o más cifras que están en las mismas celdas.
candidates = { $digits-the } en { $cells }
    .from = { $digits-the } de { $cells }
