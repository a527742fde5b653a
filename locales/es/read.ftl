# `jade read`: tableros en imágenes. Ayuda, qué debería mirar una persona y por qué no se puede leer una imagen.

cli-read = Lee los tableros de fotos y capturas de pantalla
cli-read-help =
    Lee los tableros de fotos y capturas de pantalla (JPEG, PNG, WebP), en esta misma máquina. Cada
    tablero que se encuentra da una línea con sus 81 celdas: las cifras impresas y un punto por cada
    una de las demás. Si no hay ninguno, la da un código QR que traiga uno; no se abre ninguna
    dirección. Si lo leído no es un sudoku de solución única, lo sustituye el más probable
    que sí lo sea. Las celdas dudosas, y las que se cambiaron por ese motivo, se nombran en la
    salida de errores. --json dice de cada celda qué contiene (impreso, manuscrito, candidatos), con
    qué seguridad y qué otra cosa podría ser.
cli-opt-read-json = Un objeto JSON por cada tablero, uno por línea, con probabilidades y celdas dudosas
cli-arg-pictures = Imágenes: JPEG, PNG o WebP, de 100 megapíxeles como mucho. «-» es la entrada estándar
cli-value-picture = IMAGEN
cli-picture-placeholder = <IMAGEN>...

# $file: la imagen, $board: cuál de sus tableros, contados desde 1
cli-read-doubtful = { $file }, tablero { $board }: { $count ->
        [one] { $cells } es dudosa. Compárala con la imagen.
       *[other] { $cells } son dudosas. Compáralas con la imagen.
    }
cli-read-changed = { $file }, tablero { $board }: { $count ->
        [one] { $cells } se había leído de otro modo, pero solo así hay una única solución.
       *[other] { $cells } se habían leído de otro modo, pero solo así hay una única solución.
    }
cli-read-rules = { $file }, tablero { $board }: según lo leído, una fila, una columna o un bloque tiene una cifra repetida. Compara cada celda con la imagen.
cli-read-none = { $file }, tablero { $board }: según lo leído, el sudoku no tiene solución. Compara cada celda con la imagen.
cli-read-several = { $file }, tablero { $board }: según lo leído, el sudoku tiene varias soluciones. Quizá falte una cifra; compara cada celda con la imagen.

cli-read-no-board = no se ha encontrado ningún tablero de nueve filas y nueve columnas. Se esperaba una imagen en la que se vean todas sus líneas
# $code: lo que dice el código QR.
cli-read-code = no se ha encontrado ningún tablero, solo un código QR que no trae ninguno. Dice «{ $code }»
cli-read-part = la imagen contiene solo una parte del tablero. Se esperaban las nueve filas y las nueve columnas
cli-read-other-format = no es una imagen que se pueda leer. Se esperaba JPEG, PNG o WebP
cli-read-damaged = la imagen ({ $format }) está dañada o incompleta
cli-read-large = la imagen tiene { $size } píxeles. Se esperaban como mucho { $most } megapíxeles
cli-read-small = la imagen tiene { $size } píxeles. Se esperaban al menos { $least } por lado
cli-read-memory = descomprimir la imagen ocuparía { $needed } MB de memoria. Se esperaban como mucho { $most } MB; basta con una imagen más pequeña
cli-read-long-file = el archivo es demasiado largo para una imagen. Se esperaban como mucho { $most } MB
