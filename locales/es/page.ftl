# Los textos propios de la página. Los pasos, las quejas y los resultados los da el servidor.

title = JADE · Tutor de sudoku
menus-label = Menús
board-label = Sudoku de { $side } por { $side }

## Lo que un lector de pantalla dice de una celda

cell-place = Fila { $row }, columna { $column }, bloque { $box }
cell-given = { $digit }, dada
cell-empty = vacía
cell-conflict = en conflicto
cell-candidates = candidatos { $digits }
cell-corners = notas de esquina { $digits }

## Menús y botones

menu-puzzle = Sudoku
menu-marks = Marcas
action-new = Sudoku nuevo…
action-start-puzzle = El primer sudoku de JADE
action-reset = Volver al principio
action-solve = Mostrar la solución
action-fill = Anotar todos los candidatos
action-clear-marks = Borrar todas las marcas
action-undo = Deshacer
action-redo = Rehacer
action-erase = Borrar
action-hint = Pista
action-more = Dime más
action-apply = Hazlo por mí
action-retry = Volver a intentarlo
action-fold = Volver a las cifras
action-unfold = Volver a ver la pista
action-close = Cerrar
action-close-hint = Cerrar la pista
action-keys = Atajos de teclado
action-settings = Ajustes
action-dark = Tema oscuro
action-light = Tema claro
key-paste = Ctrl+V

## El teclado de cifras

pad-label = Cifras
modes-label = Qué hace una cifra
mode-digit = Cifra
mode-corner = Esquina
mode-candidate = Candidato
# $count: cuántas veces falta por poner la cifra.
digit-left =
    { $count ->
        [one] { $digit }, falta 1
       *[other] { $digit }, faltan { $count }
    }
digit-done = { $digit }, ya están todos

## El tutor

tutor-title = Tu tutor
tutor-hint = Pista
tutor-complaint = Antes, algo que corregir
tutor-failed = Sin respuesta
tutor-asking = Buscando el siguiente paso…
tutor-welcome = ¿No sabes cómo seguir? Pide una pista.
tutor-welcome-how = Primero te digo solo dónde mirar, y más cuando tú quieras.
tutor-welcome-more = Para poner una cifra, elige una celda y escríbela, o usa las cifras de aquí. Si tienes un sudoku, pégalo.
rung-where = Dónde mirar
rung-technique = Qué buscar
rung-cells = Qué celdas
rung-reasoning = Por qué
rung-apply = Conclusión
rung-message = Pista
rung-count = Paso { $rung } de { $of } de esta pista
note-stale = El tablero ha cambiado, así que he retirado la pista. Pide otra cuando quieras.
note-applied = Hecho. ¿Ves lo que se sigue de ahí?
note-solved-for-you = Esta es la solución. Con «Deshacer» vuelves a tu tablero.
solved-title = Resuelto
solved-text = Todas las celdas están llenas y cada cifra está en su sitio. ¡Enhorabuena!
problem-offline = No consigo hablar con el programa JADE. ¿Sigue en marcha? Ábrelo otra vez con «jade» y vuelve a intentarlo.
problem-slow = La respuesta tarda demasiado. Vuelve a intentarlo dentro de un momento.
problem-refused = JADE no ha podido responder. Vuelve a intentarlo; si se repite, puede que haya que actualizar el programa.
problem-go-on = Mientras tanto puedes seguir jugando: la partida está a salvo.
not-kept = Este navegador no permite que JADE guarde la partida. No cierres esta pestaña hasta terminar.

## Un sudoku nuevo

new-title = Sudoku nuevo
new-label = Pega o escribe un sudoku
new-help = Una línea de 81 cifras, con 0 o . en las celdas vacías, o una cuadrícula de nueve filas. También valen otros tamaños, de 4×4 a 16×16, y varios sudokus, uno por línea.
new-read = Leer
new-busy = Leyendo…
new-nothing = En este texto no hay ningún sudoku.
new-choose =
    { $count ->
        [one] He entendido un sudoku:
       *[other] He entendido { $count } sudokus. Elige uno:
    }
new-more =
    { $count ->
        [one] … y uno más.
       *[other] … y { $count } más.
    }
# $line: en qué línea del texto empieza. $count: cifras dadas.
new-puzzle = Línea { $line }: { $side }×{ $side }, { $count } dadas
new-too-large = Este tablero es demasiado grande para jugar aquí. El mayor es de 16×16.
new-refused = Un sudoku así no se puede resolver razonando. Compáralo con el original.
new-refused-several = La celda de la fila { $row }, columna { $column } está señalada: ahí difieren dos soluciones. Puede que falte alguna cifra dada.
new-mend = Cambiar el texto

## Ajustes

settings-title = Ajustes
setting-clean = Limpiar las marcas
setting-clean-more = Al poner una cifra, desaparece de las marcas de las celdas relacionadas.
setting-same = Resaltar la misma cifra
setting-same-more = Al elegir una cifra se ve dónde más está.
setting-coordinates = Números de fila y columna
setting-coordinates-more = Las pistas nombran así las celdas: f4c6 es la fila 4, columna 6.
setting-theme = Tema
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
setting-language = Idioma

## Avisos

toast-label = Aviso
toast-new = Has abierto un sudoku nuevo.
toast-new-undo = Volver al anterior
toast-reset = De vuelta al principio.
toast-reset-undo = Deshacer

## Lo que se dice en voz alta

said-mode = Ahora las cifras se ponen como: { $mode }
said-new = Sudoku nuevo de { $side } por { $side }
said-undo = Deshecho.
said-redo = Rehecho.
said-reset = De vuelta al principio.
said-filled = Candidatos anotados.
said-cleared = Marcas borradas.
said-solved = Solución puesta.
said-cells =
    { $count ->
        [one] Ha cambiado una celda.
       *[other] Han cambiado { $count } celdas.
    }
said-hint-closed = Pista cerrada.

## Las teclas
# Las teclas van separadas por espacios; _ es un espacio dentro de una tecla, |palabra es una palabra entre teclas.

keys-title = Atajos de teclado
keys-intro = Casi todas las teclas funcionan mientras el foco está en el tablero.
keys-move = Flechas |o W A S D
keys-move-does = Ir de celda en celda
keys-extend = Mayús+Flechas
keys-extend-does = Seleccionar varias celdas
keys-jump = Ctrl+Flechas
keys-jump-does = Saltar a la siguiente celda vacía
keys-ends = Inicio Fin
keys-ends-does = Principio o final de la fila; con Ctrl, del tablero
keys-digit = 1 |a 9
keys-digit-does = Escribir la cifra, según el modo (de A a G en tableros grandes)
keys-corner = Mayús+Cifra
keys-corner-does = Nota de esquina: puede ir aquí
keys-candidate = Ctrl+Cifra
keys-candidate-does = Candidato
keys-modes = Z X C
keys-modes-large = Z X V
keys-modes-does = Modo: cifra, esquina, candidato
keys-erase = Supr Retroceso 0
keys-erase-does = Borrar; otra vez, borrar las marcas
keys-undo = Ctrl+Z |o [
keys-undo-does = Deshacer
keys-redo = Ctrl+Y |o ]
keys-redo-does = Rehacer
keys-hint = H |o ?
keys-hint-does = Pedir una pista, y luego más
keys-leave = Esc
keys-leave-does = Cerrar la pista, o dejar una sola celda seleccionada
keys-toggle = Espacio
keys-toggle-does = Seleccionar la celda o soltarla
keys-all = Ctrl+A
keys-all-does = Seleccionar todas las celdas
keys-paste = Ctrl+V
keys-paste-does = Abrir el sudoku del portapapeles, estés donde estés
keys-keys = F1
keys-keys-does = Esta tabla
keys-touch = Con ratón o dedo: arrastra para seleccionar varias celdas; haz doble clic para seleccionar todas las que tienen la misma cifra.

# Lecciones
action-learn = Aprender
action-lesson = Leer la lección
lessons-title = Lecciones
lessons-order = En el orden en que conviene aprenderlas.
lessons-order-label = Anterior y siguiente
lessons-all = Todas las lecciones
lessons-play = Jugar
lessons-search = Buscar en las lecciones
# $words: lo que se ha pedido; $count: cuántas lecciones lo tienen.
lessons-found =
    { $count ->
        [0] Ninguna lección tiene estas palabras: { $words }
        [one] Una lección tiene estas palabras: { $words }
       *[other] { $count } lecciones tienen estas palabras: { $words }
    }
lessons-loading = Un momento…
lessons-failed = No ha salido bien
lessons-unwritten = Por escribir; JADE muestra lo que dicen sus pistas.
lessons-level = Nivel:
lessons-level-very-easy = muy fácil
lessons-level-easy = fácil
lessons-level-medium = medio
lessons-level-hard = difícil
lessons-level-very-hard = muy difícil
lessons-level-extreme = extremo
lessons-level-beyond = más allá
lessons-needs = Lee antes:
lessons-relatives = Emparentadas:
lessons-board = Un tablero; las frases de al lado dicen lo que hay en él
lessons-looks-like = Lo parece, pero no lo es:
lessons-walk-next = Siguiente frase
lessons-walk-again = Desde el principio
lessons-try = Déjame probar
lessons-another = Enséñame otro
lessons-another-button = Otro tablero
