# `jade play`: el menú, el tablero en la terminal y sus palabras.

cli-play = Juega en la terminal
cli-play-help =
    Juega en la terminal: un tablero con marcas, deshacer y las mismas pistas que en la página. Sin
    argumentos se abre un menú; fuera de una terminal es un menú por líneas, de modo que también
    funciona por una tubería. La última partida se guarda: la entrada 6 del menú sigue con ella.

    Ejemplos:
      jade play                      el menú
      jade play sudoku.sdk           un sudoku de un archivo, en cualquier formato de «jade formats»
      jade play --level hard
      jade play --technique x-wing   abierto en el momento en que se aplica
      jade play --level easy --size 6
      jade play --day today          el sudoku medio de hoy; los otros, con --level easy o hard
      jade play --day today --variant
cli-arg-play = Un archivo con sudokus, o un sudoku en una línea
cli-opt-play-level = Un sudoku nuevo de este nivel: { $names }
cli-opt-variant = Con --day, la variante de ese día: un sudoku de dificultad media con una regla más, distinta cada día
cli-opt-play-day = Un sudoku del día, el mismo para todos: una fecha, como 2026-11-22, o «today» (hoy) [nivel por omisión: medio]
cli-opt-play-technique = Un ejemplo de esta técnica, como x-wing, abierto en el momento en que se aplica
cli-opt-play-empty = Un sudoku nuevo con N celdas vacías
cli-opt-play-size = El lado del tablero de un sudoku nuevo: de 4 a 16 [por omisión, 9]
cli-opt-play-seed = La semilla de la que salen los sudokus: la misma semilla da el mismo sudoku
cli-value-play = ARCHIVO|SUDOKU
cli-play-cannot = No se puede usar la terminal: { $reason }

## El menú

play-choose = ¿Qué quieres hacer?
play-entry-new = Jugar un sudoku nuevo
play-entry-example = Jugar un ejemplo de una técnica
play-entry-empty = Generar un sudoku con las celdas vacías que quieras
play-entry-solve = Escribir un tablero para que lo resuelva
play-entry-open = Abrir un archivo o pegar un sudoku
play-entry-go-on = Seguir con la última partida
play-entry-instructions = Instrucciones
play-entry-day = Jugar uno de los tres sudokus de hoy
play-entry-leave = Salir
play-action-menu = Volver al menú principal
# $found: lo que se ha escrito. $most: el número mayor.
play-no-entry = No hay ninguna entrada «{ $found }». Escribe un número del 0 al { $most }.

play-which-level = ¿De qué nivel?
play-no-level = «{ $found }» no es un nivel. Escribe un número del 1 al { $most } o el nombre del nivel.
play-which-of-day = ¿Cuál de los sudokus de hoy?
play-no-day = No hay ningún sudoku de ese día. Indica una fecha hasta hoy, como 2026-11-22, o «today».
# $day: una fecha. $names: nombres de niveles.
play-no-level-of-day = Los niveles de los sudokus del { $day } son { $names }.
play-which-size = ¿De qué tamaño? El número de celdas de una fila: 4, 6, 8, 9, 10, 12, 14, 15 o 16. Pulsa solo Intro para 9.
# $sides: los lados que hay.
play-no-size = No hay ningún tablero «{ $found }». Escribe { $sides }, o pulsa solo Intro para 9.
# $some, $last: números.
play-or = { $some } o { $last }
play-which-technique = ¿Qué técnica? Escribe su número o su nombre.
play-no-technique = «{ $found }» no es ninguna técnica que yo conozca. Escribe un número del 1 al { $most } o un nombre de la lista.
play-how-many = ¿Cuántas celdas han de quedar vacías? (De 0 a 81; con 0 verás un tablero lleno, y con más de 60 puede tardar mucho.)
play-no-number = «{ $found }» no es un número de celdas. Escribe un número entero del 0 al { $most }.

## Un tablero escrito

play-type = Escribe un tablero y lo resuelvo.
play-type-how = Escríbelo fila a fila o entero en una línea. Las celdas vacías son 0 o un punto; los espacios y las líneas entre bloques no cuentan.
# $row, $rows: qué fila, y de cuántas.
play-row = Fila { $row }:
play-row-of = Fila { $row } de { $rows }:
# $row: la fila. $found, $expected: cuántas celdas.
play-typed-length = La fila { $row } tiene { $found ->
        [one] una celda
       *[other] { $found } celdas
    }; se esperaban { $expected }. Escribe esa fila otra vez.
# $rows, $boards: cuántas celdas puede tener una fila o un tablero.
play-typed-first = La fila 1 tiene { $found ->
        [one] una celda
       *[other] { $found } celdas
    }; una fila tiene { $rows }. Un tablero entero en una línea tiene { $boards }. Escríbela otra vez.
# $column: la celda dentro de su fila. $most: la cifra más alta del tablero.
play-typed-symbol = Fila { $row }, celda { $column }: «{ $found }» no es una celda. Se esperaba una cifra del 1 al { $most }, o 0 o un punto para una celda vacía. Escríbelo otra vez.
play-solved = Resuelto
play-board-typed = Tal como lo has escrito:
play-board-solved = Resuelto:

## Abrir

play-open = Abrir un archivo o pegar un sudoku
play-open-how = Escribe el nombre de un archivo o un sudoku en una línea, o pega un sudoku en cualquier formato que JADE lea.
play-open-nothing = No has escrito nada. Escribe el nombre de un archivo o un sudoku; con Esc vuelves atrás.
# $name: lo que se ha escrito.
play-open-neither = «{ $name }» no es ni un archivo que pueda leer ni un sudoku: { $reason }
# $report: el formato que se ha reconocido. $count: cuántos sudokus hay.
play-pick = { $report } ¿Cuál? Escribe un número del 1 al { $count }.
play-pick-heading = Varios sudokus
play-pick-wrong = No hay ningún sudoku «{ $found }». Escribe un número del 1 al { $most }.
# $finding: qué le pasa al sudoku.
play-not-playable = Así no se puede jugar. { $finding }
play-unproved = Averiguar si este sudoku tiene exactamente una solución llevaba demasiado tiempo. Si no es así, las pistas pueden equivocarse y los errores pasan inadvertidos.
play-kept-none = Todavía no hay una última partida.
play-kept-unreadable = La última partida no se puede leer; quizá sea de otra versión.
play-cannot-keep = No se puede guardar la partida: { $reason }

## El tablero

play-mode-digit = Cifra
play-mode-corner = Nota de esquina
play-mode-candidate = Candidato
# $digits: cada cifra y cuántas veces falta: «1:3 2:5».
play-to-go = Faltan: { $digits }
play-paused = En pausa. Pulsa P para seguir.
# $time: el tiempo, como en un reloj.
play-waiting = Un momento… ({ $time }, con Esc se cancela)
play-solved-in = Tu tiempo: { $time }
# $key: una tecla.
# $cells: las celdas con cifras equivocadas.
play-mistakes-named =
    { $count ->
        [one] La cifra de { $cells } está mal.
       *[other] Las cifras de { $cells } están mal.
    }
play-no-key = «{ $key }» no hace nada aquí. F1 y M muestran qué se puede hacer.
play-given = Esta cifra es dada: se queda como está.
play-filled = Las marcas van en celdas vacías. Borra antes la cifra.
play-no-undo = No hay nada que deshacer.
play-no-redo = No hay nada que rehacer.
play-none-open = Ya no queda ninguna celda vacía.
play-none-pair = Ninguna celda tiene anotados justo dos candidatos.
play-hint-all = Esa es toda la pista. Con Intro lo hago por ti.
play-nothing-to-accept = Aquí no hay nada que hacer por ti. Con H pides una pista.
# $count: cuántas celdas se han llenado.
play-singles =
    { $count ->
        [0] Ahora no hay ningún único.
        [one] Una celda llena. Con «Deshacer» la quitas.
       *[other] { $count } celdas llenas. Con «Deshacer» las quitas todas.
    }
# $count: cuántos pasos.
play-back =
    { $count ->
        [one] Un paso atrás: ahora todo está bien. Con «Rehacer» avanzas otra vez.
       *[other] { $count } pasos atrás: ahora todo está bien. Con «Rehacer» avanzas otra vez.
    }
# $side: el lado del tablero.
play-too-large = El terminal muestra tableros de hasta 16×16; este es de { $side }×{ $side }.

# $width, $height: las columnas y líneas que hacen falta; $columns, $lines: las que hay.
play-too-small = Falta sitio: hacen falta al menos { $width } columnas y { $height } líneas, y hay { $columns } y { $lines }. Agranda la ventana o usa letras más pequeñas.

play-foot = H pista · J paso · U deshacer · Z X C modo · M menú · F1 teclas · Q salir
play-foot-hint = H dime más · Intro hazlo por mí · Esc cerrar la pista · F1 teclas
play-foot-complaint = H dime más · Intro corrígelo · I continuar de todos modos · Esc cerrar
play-foot-walk = Flechas: paso siguiente o anterior · Intro hazlo por mí · Esc cerrar
play-foot-menu = Escribe un número · Esc cerrar
play-foot-paused = P seguir · Q salir
play-foot-any = Cualquier tecla: volver
play-foot-main = Escribe un número · Ctrl+C salir
play-foot-level = Escribe un número · Esc volver
play-foot-list = Escribe y pulsa Intro · Flechas, RePág, AvPág mueven la lista · Esc volver
play-foot-line = Escribe y pulsa Intro · Esc volver
play-foot-read = Las flechas mueven el texto · Esc volver
play-foot-solved = P jugarlo · Las flechas mueven el texto · Esc volver

play-keys =
    Flechas, W A S D  mover; con Ctrl, a la siguiente celda vacía
    Inicio, Fin       principio o fin de la fila; con Ctrl, del tablero
    N   T             siguiente celda vacía; siguiente con dos candidatos
    1 a 9, A a G      escribe la cifra en el modo elegido; otra vez, la quita
    Z   X   C         modo: cifra, nota, candidato (V donde C es una cifra)
    Alt+cifra         nota de esquina en cualquier modo; también Mayús+letra
    Punto             las notas de esquina pasan a ser la lista de candidatos
    Supr, 0           borrar; otra vez borra las marcas
    U  [  Ctrl+Z      deshacer, sin límite
    ]  Ctrl+Y         rehacer
    H  ?              pista, y luego más; Intro la aplica, Esc la cierra
    J                 un paso
    L                 todos los pasos de ahora: flechas, e Intro da uno
    M                 lo demás: candidatos, reglas, errores, solución
    P                 pausa, seguir
    Tab               otro tamaño del dibujo
    RePág, AvPág      mover el texto
    Q                 menú principal; la partida se guarda. Ctrl+C sale de JADE
play-instructions =
    1  Jugar un sudoku nuevo. Elige un nivel y un tamaño. Muévete con las flechas y escribe cifras. H da una pista: primero solo dónde mirar, y más cada vez que la pulsas; Intro hace lo que dice. J da un paso y lo explica. F1 muestra todas las teclas.

    2  Jugar un ejemplo de una técnica. El tablero se abre en el momento en que se aplica la técnica: encuéntrala o pide pistas.

    3  Generar un sudoku con las celdas vacías que quieras y una sola solución. Cuantas más celdas vacías, más tarda. Con 0 sale un tablero lleno.

    4  Escribir un tablero para que lo resuelva. Escríbelo fila a fila o entero en una línea: 81 celdas para un tablero de 9×9, con 0 o un punto por cada celda vacía. Si algo está mal, digo en qué fila y qué esperaba, y lo escribes otra vez. También digo si no hay solución o si hay más de una.

    5  Abrir un archivo o pegar un sudoku. Sirve cualquier formato que JADE lea. Solo se juega si tiene exactamente una solución.

    6  Seguir con la última partida. Se guarda en este ordenador después de cada cambio.

    Fuera de una terminal, como en una tubería, todo esto funciona línea a línea. Allí una celda y una cifra se escriben como en «{ $cell } 5».

# Antes de un tablero dibujado y del mismo en una línea.
play-instructions-example = Para 4 y 5: este tablero se puede escribir como la línea que hay debajo.

## Línea a línea

play-lines-prompt = Elige:
play-lines-answer = >
play-lines-bye = Hasta la próxima.
# $cell: una celda, como se escribe.
play-lines-how = Escribe una celda y una cifra, como en «{ $cell } 5», o «{ $cell } 0» para borrar; h: pista, j: paso, u: deshacer, r: rehacer, k: comprobar las reglas, b: tablero, s: solución, 0: volver al menú.
play-lines-unknown = No entiendo «{ $found }». { $how }
play-lines-solution = La solución:

# jade statistics
cli-statistics = Lo que suman tus partidas del terminal: tiempos, técnicas, días
cli-opt-import = Añadir antes a los tuyos un archivo de registros, por ejemplo de la página
cli-opt-export = Escribir todos los registros en este archivo, que la página puede importar
cli-opt-erase = Borra todos los registros de tus partidas; expórtalos antes si puede que los quieras recuperar
# $count: cuántos.
statistics-erased-terminal =
    { $count ->
        [0] No había registros.
        [one] Se ha borrado un registro.
       *[other] Se han borrado { $count } registros.
    }
statistics-empty-terminal = Aún no hay ninguna partida registrada. Resuelve una con «jade play».
