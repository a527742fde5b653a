# Conjuntos de datos de sudokus valorados: ayuda, resultados y errores de `jade dataset`, y las fichas de los conjuntos. Los
# nombres de comandos, claves, columnas y archivos no se traducen.

cli-dataset = Crea conjuntos de datos de sudokus valorados para entrenar e investigar, y los comprueba
cli-dataset-build = Crea un conjunto de datos a partir de un plan, en Parquet y en líneas JSON
cli-dataset-build-help =
    Crea un conjunto de datos a partir de un plan, en Parquet y en líneas JSON. El plan es un archivo TOML
    con los grupos de sudokus (nivel, técnica, tamaño, dadas, apertura) y cuántas filas de cada uno van a
    cada partición. No hay dos filas con esencialmente el mismo sudoku, y dos particiones no tienen la
    misma solución, aunque esté reordenada, ni sudokus que difieran en una o dos dadas. Con el mismo plan
    salen los mismos archivos.

    Si se interrumpe, el mismo comando sigue donde estaba. docs/datasets.es.md explica planes y columnas.
cli-dataset-verify = Comprueba un conjunto de datos solo con sus archivos
cli-dataset-verify-help =
    Comprueba un conjunto de datos solo con sus archivos: calcula de nuevo todas las columnas de todas las
    filas a partir de su sudoku, compara los dos formatos, mira que los grupos y las particiones tengan las
    filas del plan, que no haya dos filas isomorfas y que particiones distintas no compartan soluciones ni
    sudokus que difieran en pocas dadas. Indica el archivo y la fila de cada fallo.
cli-arg-dataset-plan = El plan, un archivo TOML
cli-arg-dataset-folder = La carpeta del conjunto de datos

# $rows (number)
dataset-built = { $rows ->
    [one] El conjunto de datos está completo: una fila en { $file }.
   *[other] El conjunto de datos está completo: { $rows } filas en { $file }.
}
dataset-built-before = { $rows ->
    [one] El conjunto de datos ya estaba completo: una fila en { $file }.
   *[other] El conjunto de datos ya estaba completo: { $rows } filas en { $file }.
}
dataset-verified = { $rows ->
    [one] Una fila, todo como debe ser.
   *[other] { $rows } filas, todo como debe ser.
}
# $faults (number), $rows (number)
dataset-faults = { $faults ->
    [one] Un fallo en { $rows } filas.
   *[other] { $faults } fallos en { $rows } filas.
}
dataset-made-by-other-version = este conjunto de datos es de la versión { $theirs } de JADE; las valoraciones pueden cambiar de una versión a otra

# $name es el de un grupo o un archivo; $done y $of son números de sudokus.
dataset-searching = { $name }: { $done } de { $of } sudokus encontrados (Ctrl-C lo detiene)
dataset-comparing = { $name }: { $done } de { $of } sudokus comparados (Ctrl-C lo detiene)
dataset-writing = { $name }: { $done } de { $of } filas escritas (Ctrl-C lo detiene)
dataset-verifying = { $name }: { $done } filas comprobadas (Ctrl-C lo detiene)

dataset-file = { $file }: { $reason }
dataset-impossible = el grupo { $set } es imposible: { $reason }
dataset-other-plan = { $file } contiene un conjunto de datos de otro plan; elige otra carpeta
dataset-other-version = { $file } se empezó con la versión { $theirs } de JADE; la versión { $ours } haría otras filas. Elige otra carpeta
dataset-not-empty = { $file } contiene otra cosa; elige una carpeta nueva
dataset-busy = otro proceso está trabajando en { $file }
dataset-incomplete = no hay un conjunto de datos completo en { $file }; «jade dataset build» completa uno interrumpido
# $found, $wanted, $attempts (numbers)
dataset-exhausted = el grupo { $set } solo tiene { $found } de { $wanted } sudokus lo bastante distintos tras { $attempts } intentos; pide menos filas o particiones, o más tipos de sudokus
dataset-interrupted = detenido; el mismo comando sigue donde estaba

dataset-plan-at = { $place }: { $message }
dataset-plan-no-toml = la línea { $line } no es TOML: { $reason }
dataset-plan-unknown-key = no existe esa clave; las claves son { $known }
dataset-plan-missing = falta esta clave
dataset-plan-not-number = se esperaba un número entero de { $from } a { $most }
dataset-plan-not-text = se esperaba un texto entre comillas
dataset-plan-not-names = se esperaba una lista con algunos de { $known }
dataset-plan-not-flag = se esperaba true o false
dataset-plan-not-range = se esperaban dos números, el menor y el mayor, como [22, 26]
dataset-plan-not-rows = se esperaba el número de filas de cada partición, como {"{"} train = 1000, test = 100 {"}"}
dataset-plan-not-sets = se esperaba al menos una tabla [[puzzles]]
dataset-plan-unknown-name = «{ $name }» no es ninguno de { $known }
dataset-plan-bad-name = «{ $name }» no sirve como nombre: se esperaban hasta 40 caracteres de a–z, 0–9, - y _
dataset-plan-same-name = hay otro grupo llamado { $name }
dataset-plan-both = { $one } y { $other } se excluyen
dataset-plan-no-rows = ninguna partición tiene filas

dataset-fault-in-row = { $file }, fila { $row }: { $message }
dataset-fault-missing = falta el archivo
dataset-fault-foreign = el archivo no pertenece al conjunto de datos
dataset-fault-list = no enumera los archivos que pide plan.toml
dataset-fault-unreadable = no se puede leer: { $reason }
# $rows (number)
dataset-fault-count = { $rows ->
    [one] se esperaba una fila
   *[other] se esperaban { $rows } filas
}
dataset-fault-not-proper = el sudoku no se puede leer o no tiene solución única
dataset-fault-not-in-set = el sudoku no pertenece al grupo { $set }
dataset-fault-column = { $column } es { $found }; se esperaba { $expected }
dataset-fault-line = la línea no coincide con la fila del archivo Parquet
dataset-fault-isomorphic = el sudoku es esencialmente el mismo que el de { $file }, fila { $row }
dataset-fault-grid = la solución es esencialmente la misma que la de { $file }, fila { $row }, en otra partición
# $most (number)
dataset-fault-near = el sudoku difiere del de { $file }, fila { $row }, en otra partición, { $most ->
    [one] en una dada como mucho
   *[other] en { $most } dadas como mucho
}

dataset-card-title = Sudokus hechos con JADE
dataset-card-made = Hecho con JADE { $version } a partir de la semilla { $seed }, con las técnicas «{ $profile }». Basta el archivo `plan.toml` para volver a hacer los mismos archivos: `jade dataset build plan.toml CARPETA`.
dataset-card-splits = Todos los sudokus tienen solución única. No hay dos filas, ni en la misma partición ni en particiones distintas, con esencialmente el mismo sudoku: ninguno se convierte en otro al reordenar filas, columnas y cifras. No hay dos filas de particiones distintas con esencialmente la misma solución; en la misma partición puede haberlas. Las filas de los grupos se alternan, de modo que cualquier parte de una partición tiene casi las proporciones del total. `data/` contiene Parquet; `jsonl/`, las mismas filas como líneas JSON.
# $most (number)
dataset-card-relatives = { $most ->
    [one] En 9×9, ningún sudoku de una partición se convierte en uno de otra, aunque se reordene, al quitar una dada como mucho y añadir una como mucho.
   *[other] En 9×9, ningún sudoku de una partición se convierte en uno de otra, aunque se reordene, al quitar { $most } dadas como mucho y añadir { $most } como mucho.
}
dataset-card-contents = Filas
dataset-card-set = grupo
dataset-card-total = todos
dataset-card-columns = Columnas
dataset-card-cells = Las celdas se numeran en orden de lectura desde 0.
dataset-card-verify = `jade dataset verify CARPETA` comprueba todo esto de nuevo solo con los archivos.

dataset-column-puzzle = el sudoku, fila por fila; una celda vacía es un punto
dataset-column-solution = su única solución
dataset-column-form = la forma canónica, igual en dos sudokus si y solo si son esencialmente el mismo: en 9×9, la forma mínima lexicográfica; en otros tableros, la propia de JADE
dataset-column-set = el nombre del grupo en el plan
dataset-column-givens = el número de dadas
dataset-column-outcome = solved (resuelto), o stuck (atascado) si las técnicas no bastan
dataset-column-level = el nivel; nulo si se atasca
dataset-column-score = la puntuación, la suma de los puntos de todos los pasos
dataset-column-openness = el número medio de celdas que se pueden rellenar con un único; nulo si se atasca
dataset-column-hardest = la técnica más difícil
dataset-column-step-count = el número de pasos
dataset-column-techniques = cuántas veces se usa cada técnica
dataset-column-er = el ER del Sudoku Explainer 1.2.1, la valoración del paso más difícil; nulo en los tableros que no valora
dataset-column-ep = su EP, la valoración más alta hasta el primer paso que coloca una cifra
dataset-column-ed = su ED, la valoración del primer paso
dataset-column-steps = la resolución en orden lógico. Cada paso: la técnica, el paso en una línea, las celdas del patrón, las cifras colocadas, los candidatos eliminados y el paso en palabras. JADE no mira la solución para dar un paso, salvo en `brute-force`
