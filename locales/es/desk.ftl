# El taller, donde se crean sudokus.

desk-title = Taller de sudokus
desk-about = Dibuja reglas y escribe cifras. JADE dice al momento qué sigue siendo posible.
desk-tools = Herramientas
desk-groups = Clases de herramientas
desk-group-cells = Celdas
desk-group-lines = Líneas
desk-group-signs = Signos
desk-group-outside = Fuera
desk-group-whole = Todo el tablero
desk-tool-given = cifras
desk-shows = Mostrar lo que es posible
desk-pad-given = Cifras
desk-pad-number = Número de la regla

## Qué se hace con una herramienta

desk-help-given = Elige celdas y escribe sus cifras.
desk-help-area = Arrastra por las celdas, o pulsa Espacio, sigue con las flechas y pulsa Intro.
desk-help-cells = Toca celdas o arrastra por ellas. Otra vez lo quita.
desk-help-regions = Empieza en una región y arrastra hasta las celdas que quieras darle.
desk-help-line = Arrastra por la línea desde su comienzo, o pulsa Espacio, sigue con las flechas y pulsa Intro.
desk-help-pair = Arrastra de una celda a la de al lado.
desk-help-corner = Arrastra por encima de la esquina de cuatro celdas.
desk-help-end = Empieza en el borde donde va la pista y arrastra hacia dentro.
desk-help-diagonal = Empieza en el borde donde va la pista y arrastra por la diagonal.

## Qué se ha hecho

# $cell, $from, $to: celdas; $name: una regla; $digit, $number: lo que se ha escrito; $side: del tablero.
desk-told-given = { $digit } en { $cell }.
desk-told-cell = { $cell }: { $name }.
desk-told-no-cell = { $cell }: ya sin { $name }.
desk-told-region = { $cell } pertenece a la región { $number }.
desk-told-rule = Dibujado: { $name } de { $from } a { $to }.
desk-told-rule-number = Dibujado: { $name } de { $from } a { $to }. Escribe su número.
desk-told-number = Número de { $name }: { $number }.
desk-told-no-number = Elige antes una regla que tenga número.
desk-told-chosen = Elegido: { $name }, número { $number }.
desk-told-down = La línea empieza en { $cell }. Las flechas siguen, Intro la termina.
desk-told-erased = Borrado.
desk-told-nothing = Aquí no hay nada que borrar.
desk-told-removed = Quitado: { $name }.
desk-told-added = Añadido: { $name }.
desk-told-new = Un tablero vacío de { $side } por { $side }.
desk-told-read = Sudoku leído: { $side } por { $side }.
desk-undone = Deshecho.
desk-redone = Rehecho.
desk-nothing-to-undo = No hay nada que deshacer.
desk-nothing-to-redo = No hay nada que rehacer.
desk-copied = Copiado.
desk-not-copied = El navegador no deja que JADE copie. Selecciona el texto y cópialo.
desk-no-link = Este sudoku no tiene un enlace así: el otro programa no conoce alguna de sus reglas.
desk-fault-house = Una región adicional tiene tantas celdas como cifras hay: { $side }.
desk-fault-cage = Una jaula contiene cifras distintas, así que tiene como mucho { $side } celdas.
desk-fault-line-2 = Una línea tiene al menos dos celdas.
desk-fault-line-3 = Esta línea tiene al menos tres celdas.
desk-fault-clone = Dibuja una figura y después la otra, con las mismas celdas.
desk-fault-pair = Un signo va entre dos celdas contiguas.
desk-fault-corner = Un cuádruple va en la esquina de cuatro celdas.
desk-fault-end = Empieza en el borde y arrastra en línea recta hacia dentro.
desk-fault-diagonal = Empieza en el borde y arrastra hacia dentro por una diagonal.

## Qué se ha averiguado

desk-findings = Lo que JADE ha averiguado
desk-asking = Buscando…
desk-again = Volver a buscar
desk-status-proper = Una sola solución
desk-status-none = Sin solución
desk-status-unknown = Sin averiguar
desk-several = { $count } soluciones
desk-several-more = Al menos { $count } soluciones
desk-uneven-title = Las regiones no están terminadas
# $number: una región; $count: cuántas celdas tiene.
desk-uneven = La región { $number } tiene { $count ->
        [one] una celda
       *[other] { $count } celdas
    }.
desk-mark-bad = se contradice
desk-mark-redundant = sobra

## Las reglas dibujadas

desk-rules = Reglas
# $name: una regla; $place: su primera celda.
desk-number = Número de { $name } { $place }
desk-remove = Quitar { $name } { $place }

## Cómo llega y se va un sudoku

desk-doors = El sudoku
desk-play = Jugarlo
desk-link = Copiar enlace
desk-link-sudokupad = Enlace para SudokuPad
desk-line = El sudoku como texto
desk-line-help = Cámbialo, o pega un sudoku o un enlace en cualquier formato.
desk-line-copy = Copiar
desk-line-read = Usar este texto
desk-line-back = Dejarlo como estaba
desk-size = Tamaño
desk-empty = Tablero vacío
