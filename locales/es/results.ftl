# Lo que se ha averiguado de un sudoku.

check-proper = El sudoku tiene exactamente una solución.
check-none = El sudoku no tiene solución.
# $cell, $first, $second: una celda y su cifra en cada una de dos soluciones.
check-several = El sudoku tiene más de una solución: en { $cell } puede ir { $first-the }, pero también { $second-the }.
check-unknown = La búsqueda se interrumpió antes de saber cuántas soluciones tiene el sudoku.
# $house, $digit, $cells: la cifra está en las dos celdas de la casa.
check-conflict = { $house } tiene { $digit-the } dos veces: en { $cells }.
# $cells: cifras puestas que no son las de la única solución.
check-mistakes =
    { $cells-count ->
        [one] La cifra que has puesto en { $cells } está mal.
       *[other] Las cifras que has puesto en { $cells } están mal.
    }

# $count: soluciones halladas; no hay más.
solve-complete =
    { $count ->
        [0] No hay ninguna solución.
        [one] Hay exactamente una solución.
       *[other] Hay exactamente { $count } soluciones.
    }
# $count: soluciones halladas hasta que la búsqueda llegó al límite que tenía.
solve-limit =
    { $count ->
        [0] La búsqueda se interrumpió antes de hallar una solución.
        [one] Hay al menos una solución; la búsqueda no siguió.
       *[other] Hay al menos { $count } soluciones; la búsqueda no siguió.
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

level-very-easy = muy fácil
level-easy = fácil
level-medium = medio
level-hard = difícil
level-very-hard = muy difícil
level-extreme = extremo
level-beyond = más allá de extremo

engine-backtracking = vuelta atrás (primero, menos candidatos)
engine-backtracking-row-order = vuelta atrás (fila a fila)
engine-dancing-links = enlaces danzantes
