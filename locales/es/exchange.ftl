# Formatos de otros programas: sus nombres, qué llevan, qué no se puede leer o escribir.

# Los formatos, cada uno en unas palabras.
format-jade-link = enlace propio de JADE, con la hoja entera
format-sudokuwiki-masks = enlace de SudokuWiki con candidatos (162 caracteres)
format-s9b = enlace de SudokuWiki de la versión S9B
format-sudokuwiki = enlace de SudokuWiki con cifras (81 caracteres)
format-sudoku-coach = cadena de sudoku.coach, con candidatos
format-sudoku-coach-link = enlace de sudoku.coach con cifras
format-f-puzzles = enlace de f-puzzles y SudokuPad
format-interactive = Interactive Sudoku Solver
format-good-sudoku = enlace de Good Sudoku
format-packed = cifras comprimidas, como las usa CtC
format-library = línea de biblioteca de HoDoKu
format-opensudoku = XML de OpenSudoku
format-ksudoku = XML de KSudoku
format-gnome = partida guardada de GNOME Sudoku (JSON)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = Sudoku Explainer con candidatos (.sdx)
format-pencil-marks = cuadrícula de candidatos
format-ssc = Simple Sudoku con candidatos (.ssc)
format-taxonomy = línea de la taxonomía de SudokuOne
format-csv = tabla con cabecera (CSV)
format-sukaku = solo candidatos (Sukaku, 729 caracteres)
format-sud = filas de cifras con ceros (.sud)
format-ss = Simple Sudoku (.ss)
format-rows = cuadrícula de cifras con barras
format-line = un sudoku por línea
format-sdm = colección, un sudoku por línea con ceros (.sdm)

# Lo que una hoja tiene además de sus cifras, tal como figura en una lista.
content-entries = qué cifras has puesto tú
content-corners = las notas de esquina
content-candidates = los candidatos
content-rules = las reglas del tablero
content-barred = los candidatos que forman parte del sudoku
content-cell-colors = los colores de las celdas
content-candidate-colors = los colores de los candidatos
content-title = el título
content-author = el autor
content-level = el nivel
content-comment = el comentario
content-solution = la solución
content-origin = la fecha, el origen y la dirección
content-none = nada

# Lo que un texto contenía y una hoja no puede guardar: una oración para cada cosa.
left-out-other-rules = Se han dejado fuera reglas que van más allá de filas, columnas y bloques: JADE no las conoce, y sin ellas el sudoku es otro.
left-out-game = Se ha dejado fuera el tiempo jugado.
left-out-history = Se han dejado fuera los movimientos anteriores; se ha leído el tablero tal como está.
left-out-marks = Se han dejado fuera unas marcas: no se sabe cómo están escritas.
left-out-colors = Se han dejado fuera unos colores: no se sabe cómo están escritos.
left-out-on-givens = Se han dejado fuera cifras o marcas puestas en celdas de dadas.
givens-unknown = El texto no distingue las dadas de las demás cifras: todas cuentan como dadas.

# Lo que decide un sudoku leído de un texto, si no son las dadas solas.
decided-by-candidates = Las dadas solas dejan varias soluciones; por eso los candidatos cuentan como parte del sudoku.
decided-by-entries = Las dadas solas dejan varias soluciones; por eso también las demás cifras cuentan como dadas.

# Lo que se ha dejado aparte al buscar tableros en un texto. $line, $column: el lugar, ambos desde 1.
# $word: la palabra que nombra la regla.
aside-rules = Línea { $line }: «{ $word }» puede nombrar una regla que JADE ha dejado aparte; toma el tablero como un sudoku normal.
aside-rows = Línea { $line }, que se ha dejado aparte: { $fault }
aside-signs = Línea { $line }: «{ $signs }» no es parte de ningún tablero y se ha dejado aparte.
aside-board = Línea { $line }: esto también se puede leer como { $puzzle }.

# $format: el nombre de un formato. $line, $column: el lugar, ambos desde 1. $fault: uno de los fallos, que siguen en minúscula.
read-error = Línea { $line }, columna { $column } (leído como «{ $format }»): { $fault }
read-fault-xml = el XML está roto aquí: hay una etiqueta sin cerrar, un signo no permitido o el texto acaba antes de tiempo.
read-fault-json = el JSON está roto aquí, o un valor no es de la clase que se esperaba.
read-fault-csv = no se puede leer esta fila de la tabla; quizá haya unas comillas sin cerrar.
# $what: el nombre de un campo o elemento.
read-fault-missing = falta «{ $what }»; sin ello no hay sudoku.
# $field: el nombre de un campo. $found: lo que había. $expected: uno de los mensajes read-expected.
read-fault-value = «{ $found }» no puede ser el valor de «{ $field }». Se esperaba: { $expected }.
read-expected-side = el lado de un tablero, como 9
read-expected-digit = una cifra del tablero
read-expected-place = fila y columna de 0 a 8
read-expected-version = una versión conocida
read-expected-flag = 0 o 1
read-expected-cells = una cifra o 0 para cada celda, y las marcas como las dispone el formato
read-expected-candidates = los candidatos como cifras de 1 a 9; una cifra puesta, como u y la cifra
read-expected-bits = un número cuyos bits representan cifras del tablero
read-expected-state = el mismo tablero que el del sudoku
read-expected-colors = celda, cifra o 0, y color de 1 a 99
# $fault: el error, en una oración.
read-fault-sheet = esto no es una hoja. { $fault }
# $expected: un nombre técnico corto o un patrón.
read-fault-packed = el texto comprimido está dañado o cortado. Se esperaba: { $expected }.
# $found, $most: caracteres.
read-fault-too-long = { $found } caracteres son más de los que necesita cualquier sudoku ({ $most }).
# $site: el nombre de un sitio, como example.org.
read-fault-unknown-link = JADE no conoce los enlaces de { $site }, y en este no hay ningún tablero. Pega el tablero mismo.
read-only-a-link = Este enlace solo nombra un sudoku, y JADE no acude a ningún otro equipo. Ábrelo allí y usa su propia opción «Compartir».
read-fault-only-an-address = esta dirección solo nombra un sudoku que está en otro equipo, y JADE no acude a ningún otro equipo. Ábrela allí y copia el sudoku.
# $name: un programa o formato.
read-fault-not-read = esto es { $name }, que JADE reconoce pero no lee.
# $rule: una regla tal como está escrita allí.
read-fault-unknown-rule = JADE no conoce la regla «{ $rule }», y sin ella el sudoku es otro.
read-fault-other-rules = este sudoku tiene reglas que van más allá de filas, columnas y bloques, y JADE no las conoce: cualquier respuesta trataría de otro sudoku.

# $format: el nombre de un formato. $side, $rows, $columns: del tablero y de sus bloques.
write-error-side = En el formato «{ $format }» no cabe un tablero de { $side }×{ $side }.
write-error-boxes = En el formato «{ $format }» no caben bloques de { $rows }×{ $columns } celdas.
write-error-rules = En el formato «{ $format }» no caben las reglas de este tablero, y sin ellas sería otro sudoku.
write-error-read-only = JADE lee el formato «{ $format }», pero no lo escribe.
# $lost: una lista de lo que se pierde.
write-loses = En el formato «{ $format }» no cabe todo. Se pierde: { $lost }.
# $count: en cuántos sudokus.
write-loses-in =
    { $count ->
        [one] { $lost } (en un sudoku)
       *[other] { $lost } (en { $count } sudokus)
    }

# De un texto que no se parece en nada a un tablero.
parse-nothing = En este texto no veo ningún sudoku. Pega las cifras de un tablero, por filas o en una sola línea (81 si es de 9×9, con . o 0 en las celdas vacías), un enlace a un sudoku o lo que haya guardado otro programa.
# $format: el nombre de un formato. $count: sudokus que se han podido leer.
parse-report =
    { $count ->
        [0] Leído como «{ $format }»: ningún sudoku.
        [one] Leído como «{ $format }»: un sudoku.
       *[other] Leído como «{ $format }»: { $count } sudokus.
    }
# $asked: el identificador de un formato, tal como se ha pedido.
unknown-format = No existe ningún formato llamado «{ $asked }».
# $expected: cómo tiene que ser un color.
write-bad-color = Esto no es un color de este tablero. Se esperaba: { $expected }.

# `jade convert` y `jade formats`.
cli-convert = Escribe sudokus en el formato de otro programa
cli-convert-help =
    Escribe sudokus en el formato de otro programa. El formato en el que están se reconoce solo;
    «jade formats» enumera todos los que se leen y escriben y dice qué cabe en cada uno. Antes de
    escribir nada se dice qué se va a perder. Cuando en un formato solo cabe un sudoku y hay varios,
    cada uno va a un archivo aparte: nombre-1.sdk, nombre-2.sdk, …

    Ejemplos:
      jade convert partida.sdk --to sdx
      jade convert sudokus.sdm -o sudokus.csv
      echo 'https://…' | jade convert --to rows
cli-formats = Enumera los formatos en los que se leen y escriben sudokus, y qué cabe en cada uno
cli-opt-to = El formato que se escribe [por omisión, el que indica el nombre de la salida]
cli-opt-from = El formato que se lee [por omisión, se reconoce]
cli-opt-output = El archivo que se escribe, o «-» para la salida estándar, que es lo normal; si el archivo ya existe, no se sobrescribe
cli-opt-force = Sobrescribe los archivos que ya existan
cli-value-format = FORMATO
# $formats: los nombres de todos los que se escriben.
cli-convert-to-what = Di en qué formato hay que escribir, como en --to sdk. Se puede elegir entre { $formats }.
# $format: su nombre. $count: sudokus.
cli-convert-one = En el formato «{ $format }» solo cabe un sudoku, y hay { $count }. Indica un archivo con --output y cada uno tendrá el suyo, o elige otro formato.
# $format: el nombre de un formato. $most: un número de archivos.
cli-convert-too-many = En el formato «{ $format }» solo cabe un sudoku, y se escriben como mucho { $most } archivos de una vez. Divide la entrada o elige otro formato.
# $message: una oración sobre algunos sudokus. $count: cuántos.
cli-convert-note =
    { $count ->
        [one] En un sudoku: { $message }
       *[other] En { $count } sudokus: { $message }
    }
cli-cannot-write-file = no se puede escribir { $file }: { $reason }
cli-reason-exists = ya existe; con --force se sobrescribe
cli-formats-heading = Formatos, en el orden en que se prueban con un texto:
# $side: el lado máximo de sus tableros.
formats-one = { $side }×{ $side }
formats-up-to = hasta { $side }×{ $side }
# $name: el del formato. $boards: uno de los dos anteriores. $carries: una lista de lo que lleva además de las cifras.
formats-about = { $name }; tableros: { $boards }; además de las cifras: { $carries }.
formats-one-puzzle = Un solo sudoku en cada texto.
formats-read-only = Se lee, pero no se escribe.
large-no-board = En este texto no hay ningún tablero.
