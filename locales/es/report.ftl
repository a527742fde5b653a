# El informe de una búsqueda. Cada mensaje es una línea: una etiqueta y lo que hay.

# $date: cuándo empezó la búsqueda.
report-date = Fecha: { $date }
# $side: el lado del tablero. $rows, $columns: de un bloque.
report-board = Tablero: { $side }×{ $side }, bloques de { $rows }×{ $columns }
# $symbols: los de las cifras, uno tras otro.
report-symbols = Símbolos: { $symbols }
# $side: la cifra mayor.
report-numbers = Símbolos: números del 1 al { $side }
# $engine: su nombre en palabras.
report-engine = Motor: { $engine }
# $sought: cuántas soluciones se buscaron como mucho.
report-sought = Soluciones buscadas: hasta { $sought }
report-sought-all = Soluciones buscadas: todas
# $naked-singles, $hidden-singles, $naked-pairs: cuántas veces se usó cada una.
report-strategies = Estrategias usadas: únicos desnudos { $naked-singles }, únicos ocultos { $hidden-singles }, pares desnudos { $naked-pairs }
# $cells: cuántas celdas quedaban vacías antes de la primera conjetura.
report-open = Celdas vacías antes de conjeturar (altura máxima probable): { $cells }
# $height: el máximo de conjeturas a la vez.
report-height = Altura máxima alcanzada: { $height }
# $combinations: conjeturas hechas.
report-combinations = Combinaciones probadas: { $combinations }
report-candidates = Candidatos de cada celda vacía:
# $found: soluciones.
report-found = Soluciones halladas: { $found }
report-end-complete = Final: se ha buscado todo, no hay más
report-end-limit = Final: se han hallado tantas como se buscaban; puede haber más
report-end-stopped = Final: la búsqueda se detuvo; puede haber más
# $level, $levels: hasta dónde llegó la búsqueda. $nodes: nodos vivos en la cola.
report-end-memory = Final: se agotó la memoria en el nivel { $level } de { $levels }, con { $nodes } nodos vivos; puede haber más
# $time: con su unidad.
report-time = Tiempo: { $time }

# Mientras dura una búsqueda. $found: soluciones hasta ahora. $seconds: desde que empezó.
report-progress =
    { $found ->
        [one] una solución hasta ahora, { $seconds } s (Ctrl-C la detiene)
       *[other] { $found } soluciones hasta ahora, { $seconds } s (Ctrl-C la detiene)
    }
report-progress-searching = buscando, { $seconds } s (Ctrl-C lo detiene)
# $answered: sudokus hasta ahora.
report-progress-puzzles =
    { $answered ->
        [one] un sudoku hasta ahora, { $seconds } s (Ctrl-C lo detiene)
       *[other] { $answered } sudokus hasta ahora, { $seconds } s (Ctrl-C lo detiene)
    }
