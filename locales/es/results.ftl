# Los resultados de las preguntas sobre un sudoku.

check-proper = El sudoku tiene exactamente una solución.
check-none = El sudoku no tiene solución.
# $cell, $one, $other: una celda y su cifra en cada una de dos soluciones.
check-several = El sudoku tiene más de una solución: en { $cell } puede ir { $one-the }, pero también { $other-the }.
check-unknown = La búsqueda se interrumpió antes de saber cuántas soluciones tiene el sudoku.
# $house, $digit, $cells: la cifra está en las dos celdas de la casa.
conflict = { $house } tiene { $digit-the } dos veces: en { $cells }.

# Soluciones que se muestran. $count: cuántas. complete: no hay más; more: las hay, pero no se pidieron;
# stopped: la búsqueda se interrumpió.
solve-complete =
    { $count ->
        [0] El sudoku no tiene solución.
        [one] El sudoku tiene exactamente una solución.
       *[other] El sudoku tiene exactamente { $count } soluciones.
    }
solve-more =
    { $count ->
        [one] El sudoku tiene más de una solución; esta es una de ellas.
       *[other] El sudoku tiene más de { $count } soluciones; estas son las primeras.
    }
solve-stopped =
    { $count ->
        [0] La búsqueda se interrumpió antes de hallar una solución.
        [one] La búsqueda se interrumpió tras una solución; puede haber más.
       *[other] La búsqueda se interrumpió tras { $count } soluciones; puede haber más.
    }

# Soluciones que se cuentan, del mismo modo; more: la cuenta se detuvo en el límite pedido.
count-complete =
    { $count ->
        [0] El sudoku no tiene solución.
        [one] El sudoku tiene exactamente una solución.
       *[other] El sudoku tiene exactamente { $count } soluciones.
    }
count-more =
    { $count ->
        [one] El sudoku tiene al menos una solución; la cuenta se detuvo ahí.
       *[other] El sudoku tiene al menos { $count } soluciones; la cuenta se detuvo ahí.
    }
count-stopped =
    { $count ->
        [0] La búsqueda se interrumpió antes de hallar una solución.
        [one] La búsqueda se interrumpió tras una solución; puede haber más.
       *[other] La búsqueda se interrumpió tras { $count } soluciones; puede haber más.
    }

# $count: pasos. $level: el nivel del sudoku.
path-solved =
    { $count ->
        [0] El sudoku ya está resuelto.
        [one] Resuelto en un paso. Nivel: { $level }.
       *[other] Resuelto en { $count } pasos. Nivel: { $level }.
    }
path-stuck =
    { $count ->
        [0] Ninguna de las técnicas disponibles encuentra un primer paso.
        [one] Tras un paso, ninguna de las técnicas disponibles llega más lejos.
       *[other] Tras { $count } pasos, ninguna de las técnicas disponibles llega más lejos.
    }
path-impossible =
    { $count ->
        [0] Desde aquí no hay solución: la posición se contradice.
        [one] Tras un paso, la posición se contradice: no hay solución.
       *[other] Tras { $count } pasos, la posición se contradice: no hay solución.
    }

level-beginner = principiante
level-very-easy = muy fácil
level-easy = fácil
level-medium = medio
level-hard = difícil
level-very-hard = muy difícil
level-extreme = extremo
level-beyond = más que extremo

engine-auto = automático (el que convenga al tablero)
engine-nine = búsqueda rápida de 9×9 (para otros tableros, automático)
engine-backtracking = vuelta atrás (primero, menos candidatos)
engine-backtracking-row-order = vuelta atrás (fila a fila)
engine-backtracking-permuted = vuelta atrás (fila a fila, con el tablero barajado)
engine-backtracking-random = vuelta atrás (fila a fila, cifras al azar)
engine-branch-and-bound = ramificación y poda (nivel a nivel)
engine-strategies = estrategias y después conjeturas
engine-dancing-links = enlaces danzantes
engine-conflict-learning = aprendizaje de conflictos
