# Medidas de dificultad lado a lado: ayuda, resultados y errores de `jade difficulty`. Los nombres de comandos y columnas no se
# traducen.

cli-difficulty = Compara medidas de dificultad: correlaciones por rangos, también con otros programas y con tiempos de personas
cli-difficulty-help =
    Compara medidas de dificultad en muestras de sudokus de 9×9 y escribe para cada muestra una matriz
    de correlaciones por rangos. JADE mide las dadas, el nivel, la puntuación, la apertura, la ER del
    Sudoku Explainer, la suma de refutaciones y los nodos de búsqueda. Con archivos se añaden las
    puntuaciones de HoDoKu y los tiempos de personas; los sudokus se reconocen aunque estén disfrazados.

    Cada ARCHIVO es una muestra: un sudoku por línea, o una tabla (CSV o TSV) con una columna «puzzle»;
    sus otras columnas con números también se comparan. Sin ARCHIVO, las muestras son los sudokus de
    los archivos con valoraciones, según su columna «set» si la tienen. Sin ningún archivo se sacan al
    azar tres muestras, sin mirar la dificultad: sudokus mínimos, simétricos y con muchas dadas.

    docs/difficulty.es.md explica las medidas y lo que cabe esperar.
cli-arg-difficulty-files = Las muestras, un archivo cada una; - para la entrada estándar
cli-opt-difficulty-hodoku = Puntuaciones de HoDoKu: su salida, o una tabla con las columnas «puzzle» y «score»
cli-opt-difficulty-times = Tiempos de personas: una tabla con las columnas «puzzle» y «seconds», como 450 o 7:30. Si un sudoku tiene varios, cuenta la mediana
cli-opt-difficulty-count = El número de sudokus de cada muestra al azar [por omisión, 500]
cli-opt-difficulty-seed = La semilla de las muestras al azar [por omisión, 1]
cli-opt-difficulty-values = Escribe en un archivo todas las medidas de todos los sudokus, como tabla con tabuladores
cli-opt-difficulty-json = Escribe un objeto JSON por línea para cada muestra

difficulty-sample-minimal = Sudokus mínimos al azar
difficulty-sample-half-turn = Sudokus al azar con las dadas en simetría de media vuelta
# $from, $to (números)
difficulty-sample-ample = Sudokus al azar con { $from } a { $to } dadas

# $name: el de la muestra
difficulty-title = { $name } ({ $puzzles ->
    [one] un sudoku
   *[other] { $puzzles } sudokus
})
difficulty-how = Correlaciones por rangos de Spearman; los valores iguales llevan la media de sus rangos.
difficulty-chance = Con { $puzzles } sudokus, dos medidas sin relación superan ±{ $limit } en una de cada veinte muestras.
difficulty-gaps =
    Diagonal: los sudokus que tienen la medida. Encima: los que tienen ambas.

difficulty-givens = dadas
difficulty-level = nivel
difficulty-score = puntuación
difficulty-openness = apertura
difficulty-hodoku = HoDoKu
difficulty-explainer = ER
difficulty-refutations = refutaciones
difficulty-nodes = nodos de búsqueda
difficulty-seconds = tiempos

difficulty-no-puzzle = se esperaba un sudoku y no hay ninguno
difficulty-not-nine = se esperaba un tablero normal de 9×9
# $expected, $found: nombres de columnas
difficulty-no-column = se esperaba una de las columnas { $expected }; la tabla tiene { $found }
# $found: lo que la tabla tiene en la columna
difficulty-no-number = se esperaba un número en la columna { $column } y se encontró «{ $found }»
difficulty-no-time = se esperaba un tiempo en la columna { $column }, como 450 o 7:30, y se encontró «{ $found }»
difficulty-no-time-in-line = se esperaba un tiempo después del sudoku, como 450 o 7:30
difficulty-no-hodoku = se esperaban el nivel y la puntuación de HoDoKu después del sudoku, como «Hard (564)»
