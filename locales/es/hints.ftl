# Pistas que no son pasos. Una queja tiene como atributos los cinco peldaños de una pista; ninguna cifra
# antes de .reasoning, y la cifra de la solución, nunca.

# $house, $digit, $cells: la cifra está en las dos celdas de la casa.
complaint-conflict =
    .where = Fíjate { $house-in }: ahí hay algo que no cuadra.
    .technique = Se incumple una regla: la misma cifra está dos veces donde solo puede estar una.
    .cells = Compara { $cells }: tienen la misma cifra.
    .reasoning = { $house } tiene { $digit-the } dos veces, en { $cells }. Ahí cada cifra va una sola vez, así que al menos una de las dos está mal.
    .apply = Borra la cifra que sobra.

# Lo mismo, si las dos celdas son dadas.
complaint-conflict-givens =
    .where = Fíjate { $house-in }: ahí hay algo que no cuadra.
    .technique = Se incumple una regla: la misma cifra está dos veces donde solo puede estar una.
    .cells = Compara { $cells }: tienen la misma cifra.
    .reasoning = { $house } tiene { $digit-the } dos veces, en { $cells }. Las dos son dadas, así que el sudoku no tiene solución.
    .apply = Revisa las cifras dadas: es probable que alguna esté mal copiada.

# $cell: su cifra no es la de la solución.
complaint-wrong-entry =
    .where = Fíjate { $cell-box-in }: ahí hay algo que no cuadra.
    .technique = Una de las cifras que has puesto está mal. Puede que aún no incumpla ninguna regla, pero no lleva a ninguna parte.
    .cells = Vuelve a pensar en { $cell }.
    .reasoning = La cifra que has puesto en { $cell } no es la de la solución: tarde o temprano te quedarías sin salida.
    .apply = Borra la cifra que has puesto en { $cell }.

# $cell, $digit: un candidato de la solución que se quitó a mano.
complaint-lost-candidate =
    .where = Fíjate { $cell-box-in }: ahí falta algo.
    .technique = Una lista de candidatos no tiene una cifra que todavía necesitarás.
    .cells = Vuelve a pensar en los candidatos de { $cell }.
    .reasoning = Entre los candidatos de { $cell } no está { $digit-the }, pero no se puede descartar: sin ese candidato, el sudoku no tiene solución.
    .apply = Añade { $digit-the } a los candidatos de { $cell }.

hint-finished = Has resuelto el sudoku. ¡Enhorabuena!
hint-stuck = Ninguna de las técnicas disponibles encuentra aquí un paso más. Este sudoku pide una más difícil.
hint-no-solution = Este sudoku no tiene solución, así que no hay un paso siguiente. ¿Están bien copiadas las cifras dadas?
# $cell: una celda en la que dos soluciones se diferencian.
hint-several-solutions = Este sudoku tiene más de una solución: en { $cell }, por ejemplo, caben cifras distintas. Razonando no se puede elegir entre ellas. ¿Están bien copiadas las cifras dadas?

# $rule: el nombre de la regla. $cells: las celdas, una o dos; $one-cell es 1 si es una.
conflict-rule =
    { $one-cell ->
        [1] La cifra de { $cells } incumple la regla «{ $rule }».
       *[other] Las cifras de { $cells } incumplen la regla «{ $rule }».
    }
complaint-rule =
    .where = Fíjate en { $cells }: ahí hay algo que no cuadra.
    .technique = Se incumple una regla de este tablero: { $rule }.
    .cells = Fíjate en { $cells } y en la regla «{ $rule }».
    .reasoning =
        { $one-cell ->
            [1] La cifra de { $cells } incumple la regla «{ $rule }», así que no es correcta.
           *[other] Las cifras de { $cells } incumplen la regla «{ $rule }», así que al menos una no es correcta.
        }
    .apply = Borra la cifra que no debe estar ahí.
