# Los textos de la página que se cargan después del primer dibujo.

## Qué significan los signos de un dibujo

legend-title = ¿Qué significan los signos?
legend-elimination = se puede quitar
legend-placement = va aquí
legend-branch = rama { $letter }: si { $place } es { $digit }
legend-branch-not = rama { $letter }: si { $place } no es { $digit }
legend-strong-link = enlace fuerte: si no es esto, es aquello
legend-weak-link = enlace débil: no las dos cosas

## Escribir un sudoku

writing-size = Tamaño
writing-count =
    { $count ->
        [one] Una cifra dada.
       *[other] { $count } cifras dadas.
    }
writing-checking = Comprobando…
writing-correct = Así no se puede jugar. Corrígelo o cancela.
writing-done = Listo
writing-cancel = Cancelar

## Un sudoku nuevo

new-title = Sudoku nuevo
tab-level = Por nivel
tab-variant = Variantes
tab-technique = Por técnica
tab-text = Texto o archivo
tab-photo = De una foto
tab-recent = Recientes
make-level = Nivel
make-technique = Técnica
# $count: cuántas técnicas pueden hacer falta.
make-techniques =
    { $count ->
        [one] Puede hacer falta una técnica
       *[other] Pueden hacer falta { $count } técnicas
    }
make-size = Tamaño
make-pattern = Disposición de las cifras dadas
make-pattern-any = Cualquiera
make-pattern-half-turn = Igual al darle la vuelta, como en la prensa
make-pattern-quarter-turn = Igual desde los cuatro lados
make-pattern-left-right = Izquierda y derecha, como en un espejo
make-pattern-diagonal = Como en un espejo sobre la diagonal
make-givens = Número de cifras dadas
make-givens-any = Las que salgan
make-how = Origen
# $count: cuántos sudokus hay disponibles.
make-way-library =
    { $count ->
        [0] Colección (ninguno)
       *[other] Colección ({ $count })
    }
make-way-first = Crear uno ahora
make-way-best = Buscar el más difícil
make-time = Buscar durante
# $half, $most: tiempos, como «12 s».
make-ruled = También valen para los sudokus nuevos: los niveles son los de estas técnicas, y no se puede estimar el tiempo.
make-estimate =
    { $most ->
        [none] No se sabe cuánto tarda: al medirlo no apareció ninguno.
       *[other] Suele estar listo en { $half } y casi siempre en { $most }.
    }
make-go = Jugar
make-begun = Creando un sudoku…
# $time: el tiempo, como en un reloj. $attempts: un número. $most: el tiempo máximo.
make-progress =
    { $most ->
        [none] { $time }: { $attempts } intentos.
       *[other] { $time }: { $attempts } intentos; puede tardar { $most } más.
    }
make-better = { $time }: ya hay uno; busco otro mejor ({ $attempts } intentos).
make-cancelled = Cancelado.
time-moment = un momento
time-seconds = { $count } s
time-minutes = { $count } min
library-title = Biblioteca
library-about = Sudokus con exactamente una solución, primero los fáciles. Elige uno y juégalo.
library-link = Explorar la biblioteca…
library-wish = Filtros
library-jade = La de JADE
library-all-own = Todas las tuyas
range-score = Puntos
range-score-least = Puntos desde
range-score-most = Puntos hasta
range-givens = Dadas
range-givens-least = Mínimo de cifras dadas
range-givens-most = Dadas hasta
range-least = desde
range-most = hasta
library-clear = Mostrar todos
library-moment = Abrir cada sudoku donde se aplica la técnica
library-again = Probar otra vez
library-nothing = Ningún sudoku cumple lo que pides.
# $of: un número.
library-past =
    { $of ->
        [one] Solo hay uno.
       *[other] Solo hay { $of }.
    }
# $from a $to de $of: números.
library-shown = { $from }–{ $to } de { $of } sudokus
# $count: the number of puzzles on this page of results.
library-unreadable-here =
    { $count ->
        [one] Aquí falta un sudoku: el archivo de colecciones está dañado en ese punto.
       *[other] Aquí faltan { $count } sudokus: el archivo de colecciones está dañado en esos puntos.
    }
library-pages = Páginas
library-before = Anteriores
library-after = Siguientes
library-unrated = Sin puntuar
library-unknown = Elígelo otra vez para jugarlo de todos modos.
# $score, $givens: números.
library-numbers = { $score } puntos · { $givens } dadas
# $start: cuántas celdas se pueden hallar al principio; $least: como mínimo en cualquier momento.
library-open =
    { $start ->
        [one] Una celda por hallar al principio
       *[other] { $start } celdas por hallar al principio
    }, { $least ->
        [0] y en algún momento ninguna
       *[other] y nunca menos de { $least }
    }
library-ways-many = Muchas maneras de seguir
library-ways-some = Varias maneras de seguir
library-ways-one = A veces una sola manera de seguir
library-ways-none = A veces ninguna sin anotar candidatos
library-open-help = Celdas que se pueden hallar sin anotar candidatos: al principio y en el momento con menos
# $line: dónde empieza el sudoku en el archivo importado.
library-line = Línea { $line }
library-by-search = requiere una búsqueda
# $name: de una técnica.
library-if-first = { $name }, si la buscas primero
library-too-large = Demasiado grande para jugarlo
own-name = Colección
own-any = Cualquiera
own-none = Todavía no tienes ninguna colección.
own-add-title = Tus colecciones
own-about = Añade un archivo con sudokus. JADE los puntúa y descarta los repetidos.
# $name: de una colección.
own-remove = Borrar esta colección
own-remove-sure = ¿Borrar «{ $name }» para siempre? Pulsa otra vez.
own-into = En la colección
own-default = Mis sudokus
own-add = Añadir archivos…
# $count de $of.
own-importing = { $count } de { $of } …
# $count: cuántos sudokus se han leído. $from y $of: qué parte de un archivo grande.
own-importing-part = { $count } sudokus hasta ahora, parte { $from } de { $of } …
# $name: el nombre de un archivo.
own-too-large = { $name } es demasiado grande para añadirlo aquí de una vez y JADE no sabe por dónde partirlo. En la línea de comandos, «jade library import» lo admite entero.
own-imported = { $count } de { $of } sudokus eran nuevos.
# $count: cuántas líneas; $first: qué le pasa a la primera.
own-unread =
    { $count ->
        [one] No se ha podido leer una línea: { $first }
       *[other] No se han podido leer { $count } líneas; la primera: { $first }
    }
new-label = Pega o escribe un sudoku
new-help = Una línea de 81 cifras, una cuadrícula, marcas de lápiz o lo que haya guardado otro programa: enlaces, .sdk, .ss, OpenSudoku, HoDoKu, SudokuPad… Tamaños de 4×4 a 25×25, también varios sudokus a la vez. Puedes soltar archivos en cualquier parte de esta página.
new-read = Leer
new-file = Abrir un archivo…
new-write = Escribirlo en el tablero
new-busy = Leyendo…
new-asides =
    { $count ->
        [one] Una parte del texto se ha dejado aparte.
       *[other] { $count } partes del texto se han dejado aparte.
    }
new-choose =
    { $count ->
        [one] He entendido un sudoku:
       *[other] He entendido { $count } sudokus. Elige uno:
    }
# $line: en qué línea del texto empieza. $count: cifras dadas.
new-puzzle = Línea { $line }: { $side }×{ $side }, { $count } dadas
new-too-large = Este tablero es demasiado grande para jugar aquí. El mayor es de 25×25.
large-show = Mostrarlo y resolverlo
large-solve = Mostrar la solución
new-refused = Un sudoku así no se puede resolver razonando. Compáralo con el original.
new-refused-several = La celda de la fila { $row }, columna { $column } está señalada: ahí difieren dos soluciones. Puede que falte alguna cifra dada.
new-unknown = El tablero es demasiado grande para averiguarlo a tiempo. Si tiene varias soluciones, o ninguna, puedes quedarte sin salida: las pistas pueden equivocarse y los errores pasan inadvertidos.
new-play-anyway = Jugarlo de todos modos
new-correct-text = Cambiar el texto
new-correct-board = Corregirlo en el tablero

## Ajustes

settings-title = Ajustes
setting-clean = Limpiar las marcas
setting-clean-more = Al poner una cifra, desaparece de las marcas de las celdas relacionadas.
setting-same = Resaltar la misma cifra
setting-same-more = Al elegir una cifra se ve en qué otros sitios está.
setting-mistakes = Mostrar las cifras incorrectas al momento
setting-mistakes-more = Si no, «Comprobar» dice cuántas hay, y dónde solo si lo pides.
setting-coordinates = Números de fila y columna
setting-coordinates-more = Las pistas nombran así las celdas: f4c6 es la fila 4, columna 6.
setting-digitfirst = Primero la cifra
setting-digitfirst-more = Elige una cifra y después toca las celdas en las que va.
setting-clock = Reloj
setting-clock-more = Se para con la pausa y mientras la página no se ve.
setting-colors = Colores y enlaces
setting-colors-more = Muestra los colores y enlaces que has dibujado.
setting-offer = Ofrecer ayuda
setting-offer-more = Tras tres minutos sin jugar, el tutor se ofrece a empezar el paso siguiente. Nunca lo hace por su cuenta.
setting-sound = Sonido
setting-sound-more = Un toque por cada cifra y tres notas al final.
setting-vibration = Vibración
setting-vibration-more = Una breve por cada cifra, en los dispositivos que pueden.
settings-board = El tablero
settings-game = La partida
settings-more = Más
setting-depth = Una pista dice de una vez
depth-where = Dónde mirar
depth-technique = Hasta la técnica
depth-all = Todo
setting-help = Ayuda en las partidas nuevas
setting-help-more = Una partida empezada conserva lo que permite. Se muestra junto al tablero, donde también se puede permitir toda la ayuda.
help-way-free = Toda la que quiera
help-way-5 = Cinco pistas
help-way-3 = Tres pistas
help-way-1 = Una pista
help-way-exam = Examen: sin pistas ni comprobación
setting-keys = Teclas
keys-way-modern = Una cifra se pone; con Ctrl es un candidato
keys-way-thesis = Una cifra es un candidato; con Ctrl se pone
start-hello = Hola, { $name }
# $level (texto): el nivel del sudoku. $place, $of (números): el puesto entre tantas personas.
start-rank = El sudoku de hoy, { $level }: puesto { $place } de { $of }
start-rank-before = El sudoku de ayer, { $level }: puesto { $place } de { $of }
setting-praise = Decir cuándo uso lo aprendido
setting-praise-more = Cuando quitas candidatos con una técnica que ya has encontrado sin ayuda en la práctica, el tutor la nombra.
setting-forms = Formas en los colores
setting-forms-more = Cada color del tablero lleva además su forma, para quien no distingue todos los colores.
setting-alphabet = Las cifras se ven como
alphabet-digits = cifras
alphabet-letters = letras
alphabet-shapes = colores con formas
setting-theme = Tema
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-sepia = Sepia
theme-contrast = Alto contraste
setting-data = Tus datos: conservarlos, guardarlos, llevarlos a otro dispositivo
setting-language = Idioma

## Las teclas
# Las teclas van separadas por espacios; _ es un espacio dentro de una tecla, |palabra es una palabra entre teclas.

keys-title = Atajos de teclado
keys-intro = Casi todas las teclas funcionan mientras el foco está en el tablero.
keys-group-write = Escribir
keys-group-select = Moverse y seleccionar
keys-group-tutor = Tutor
keys-group-game = Partida
keys-move = Flechas |o W A S D
keys-move-does = Ir de celda en celda
keys-extend = Mayús+Flechas
keys-extend-does = Seleccionar varias celdas
keys-jump = Ctrl+Flechas
keys-jump-does = Saltar a la siguiente celda vacía
keys-ends = Inicio Fin
keys-ends-does = Principio o final de la fila; con Ctrl, del tablero
keys-next = N T
keys-next-does = Siguiente celda vacía; siguiente con dos candidatos
keys-digit = 1 |a 9
keys-digit-thesis = Ctrl+Cifra
keys-digit-does = Escribir la cifra, según el modo (de A a P en tableros grandes)
keys-corner = Mayús+Cifra
keys-corner-does = Nota de esquina: puede ir aquí
keys-candidate = Ctrl+Cifra
keys-candidate-thesis = 1 |a 9
keys-candidate-does = Candidato
keys-modes = Z X C Q F
keys-modes-large = Z X V Q
keys-modes-does = Modo: cifra, esquina, candidato, color, filtro
keys-promote = .
keys-promote-does = Convertir las notas de esquina en candidatos
keys-erase = Supr Retroceso 0
keys-erase-does = Borrar; otra vez, borrar las marcas
keys-undo = Ctrl+Z |o [
keys-undo-does = Deshacer
keys-redo = Ctrl+Y |o ]
keys-redo-does = Rehacer
keys-moves = ,
keys-moves-does = Las jugadas hechas hasta ahora
keys-hint = H |o ?
keys-hint-does = Pedir una pista, y luego más
keys-step = J
keys-step-does = Jugar un paso
keys-lists = L Y
keys-lists-does = Qué se puede hacer ahora; la resolución paso a paso
keys-claim = U
keys-claim-does = Decir que ves una técnica y hacerla comprobar
keys-leave = Esc
keys-leave-does = Cerrar la pista, o dejar una sola celda seleccionada
keys-toggle = Espacio
keys-toggle-does = Seleccionar la celda o dejar de seleccionarla
keys-all = Ctrl+A
keys-all-does = Seleccionar todas las celdas
keys-menu = M |o Mayús+F10
keys-menu-does = Acciones para esta celda: colores, enlaces
keys-read = R K O
keys-read-does = Decir la fila, la columna, el bloque
keys-rules = ;
keys-rules-does = Decir las reglas de la celda
keys-left = I
keys-left-does = Decir cuántas faltan de cada cifra
keys-menus = Mayús+Letra
keys-menus-does = Cualquier orden de los menús, con la letra que indican
keys-save = Ctrl+B
keys-save-does = Nuevo punto de retorno
keys-files = Ctrl+O Ctrl+M Ctrl+S Ctrl+E Ctrl+G Ctrl+P
keys-files-does = Abrir, de una foto, guardar, compartir, retar, imprimir
keys-statistics = Ctrl+I
keys-statistics-does = Tus estadísticas
keys-pause = P
keys-pause-does = Pausa, reanudar
keys-paste = Ctrl+V
keys-paste-does = Abrir el sudoku del portapapeles, estés donde estés
keys-keys = F1
keys-keys-does = Esta tabla
keys-touch = Con ratón o dedo: arrastra para seleccionar varias celdas; haz doble clic para seleccionar todas las que tienen la misma cifra; pulsa con el botón derecho o mantén pulsado para colores y enlaces.

lessons-title = Lecciones
lessons-order = En el orden en que conviene aprenderlas.
lessons-order-label = Anterior y siguiente
lessons-all = Todas las lecciones
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
lessons-level = Nivel:
lessons-level-beginner = principiante
lessons-level-very-easy = muy fácil
lessons-level-easy = fácil
lessons-level-medium = medio
lessons-level-hard = difícil
lessons-level-very-hard = muy difícil
lessons-level-extreme = extremo
lessons-level-beyond = más que extremo
lessons-practise = Ir a practicar
lessons-needs = Lee antes:
lessons-relatives = Relacionadas:
lessons-board = Un tablero, explicado por las frases de al lado
lessons-looks-like = Lo parece, pero no lo es:
lessons-walk-next = Siguiente frase
lessons-walk-again = Desde el principio
lessons-try = Déjame probar
lessons-another = Enséñame otro
lessons-another-button = Otro tablero
lessons-library = Sudokus que la necesitan, en la biblioteca

# Práctica
lessons-try-how = Encuéntralo aquí: { $name }. Marca las celdas y comprueba.
lessons-try-back = Volver a la explicación
practice-title = Practica
practice-kind-find = Encuéntrala
practice-kind-whether = ¿Está o no?
practice-kind-play = Sigue jugando
practice-how-find = Pide un tablero nuevo y encuentra en él la técnica: toca las celdas del patrón o los candidatos que se quitan, y pulsa «Comprobar». Si se puede poner una cifra, marca su celda. Con el teclado: la barra espaciadora marca una celda; una cifra, su candidato.
practice-how-whether = Mira un tablero y di si la técnica se aplica en algún sitio. En algunos solo lo parece.
practice-how-play = Un tablero para jugar hasta el final. Necesitas esta técnica y nada más difícil que lo que ya has encontrado practicando.
practice-grade = En el tablero hay
practice-grade-exclusive = esta técnica y nada más
practice-grade-clean = nada más fácil que esta
practice-grade-shared = también cosas más fáciles
practice-got-exclusive = Aquí no hay nada más que encontrar, salvo técnicas más difíciles.
practice-got-clean = Aquí no hay nada más fácil que encontrar.
practice-got-shared = Aquí también hay pasos más fáciles: no te fijes en ellos.
practice-there = Está
practice-absent = No está
# $name: la técnica.
practice-right-there = Correcto, está: { $name }.
practice-right-absent = Correcto, no está: { $name } no se aplica. Contará cuando encuentres un tablero en el que sí esté.
practice-wrong-there = Sí que está: { $name }.
practice-wrong-absent = No está: { $name } no se aplica.
practice-rest = De aquí al final solo necesitas:
practice-rest-more = Ningún tablero requiere solo lo que has encontrado hasta ahora. De aquí al final necesitas:
practice-play-on = Seguir jugando
practice-all = Todo lo que has practicado
practice-begin = Dame un tablero
practice-next = Siguiente tablero
practice-check = Comprobar
practice-help = Ayúdame un poco
practice-show = Enséñamelo
# $seen: tableros; $unaided: encontrados sin ayuda; $one, $two: con una y con dos ayudas; $missed: fallados.
practice-cost =
    { $cost ->
        [one] Cuenta como encontrado con una pista, por la ayuda o por una respuesta equivocada.
        [2] Cuenta como encontrado con dos pistas, por la ayuda o por respuestas equivocadas.
       *[other] No cuenta como encontrado, por la ayuda o por respuestas equivocadas.
    }
practice-tally = Tableros: { $seen }. Encontrados sin ayuda: { $unaided }; con una pista: { $one }; con dos: { $two }; sin encontrar: { $missed }.
practice-mine = Tu práctica
practice-none = Todavía no has practicado. Elige una técnica; al pie de su lección hay tableros para encontrarla, y lo que practiques volverá aquí a intervalos cada vez mayores.
practice-nothing-due =
    { $count ->
        [one] Ahora no hay nada que repasar; has practicado una técnica.
       *[other] Ahora no hay nada que repasar; has practicado { $count } técnicas.
    }
practice-next-due = Lo próximo: { $name }, { $day }.
practice-due = Toca volver a practicar:
practice-export = Guardar el progreso en un archivo
practice-import = Cargar el progreso
practice-no-file = Ese archivo no contiene ningún progreso de JADE.
# $count: cuántas técnicas hay en el archivo.
practice-loaded =
    { $count ->
        [0] El archivo todavía no contiene ninguna práctica. La tuya sigue como estaba.
        [one] Se ha añadido lo que el archivo dice de una técnica. Lo tuyo se conserva y nada cuenta dos veces.
       *[other] Se ha añadido lo que el archivo dice de { $count } técnicas. Lo tuyo se conserva y nada cuenta dos veces.
    }
practice-undo-load = Deshacer
practice-no-room = El navegador no tiene espacio para esto. No se ha cambiado nada.
practice-not-kept = El navegador no ha podido guardar este resultado: no tiene espacio o no permite guardar datos.

# «Veo un X-Wing»: el jugador lo marca, el tutor lo juzga.
action-claim = Veo una técnica…
claim-which = Veo
claim-mark = Qué se marca al tocar
claim-part-cells = Celdas del patrón
claim-part-eliminated = Candidatos que se quitan
# $cells, $count: cuántas celdas y cuántos candidatos.
claim-marked =
    { $cells ->
        [0] Ninguna celda marcada
        [one] Una celda marcada
       *[other] { $cells } celdas marcadas
    }{ $count ->
        [0] .
        [one] , un candidato para quitar.
       *[other] , { $count } candidatos para quitar.
    }
claim-end = Listo

review-slow-title = Dónde se fue más tiempo
review-easiest = Resolución más fácil
review-own = Tú
review-drill = Practicar
review-drill-one = Practicar: { $name }

# Las lecciones: una sola cifra, preguntas en el tablero, el camino, patrones casi buenos, rondas mezcladas.
one-digit = Una sola cifra

# Preguntas sobre un tablero. $digit, $digits: cifras; $place, $other: una celda, por ejemplo f4c6; $where: en la fila 4;
# $count: cuántas celdas se piden.
ask-in-row = en la fila { $number }
ask-in-column = en la columna { $number }
ask-in-box = en el bloque { $number }
ask-in-region = en la región { $number }
ask-list = { $list } y { $what }
ask-place = ¿Dónde va el { $digit } { $where }?
ask-places = ¿Dónde cabe el { $digit } { $where }?
ask-only-cell = Toca la única celda vacía que queda { $where }.
ask-last-cell = Queda una celda por ocupar { $where }. Tócala.
ask-missing = ¿Qué cifra falta ahí?
ask-digit = A { $place } solo le queda una cifra. ¿Cuál?
ask-left = ¿Qué cifra le queda a { $place }?
ask-goes = ¿Qué cifra va en { $place }?
ask-proved = Eso no puede ser. Entonces, ¿qué cifra va en { $place }?
ask-naked =
    Hay { $count ->
        [2] dos
        [3] tres
       *[other] cuatro
    } celdas { $where } con solo { $digits }. Tócalas.
ask-hidden =
    { $digits } solo caben en { $count ->
        [2] dos
        [3] tres
       *[other] cuatro
    } celdas { $where }. Tócalas.
ask-two-notes = Hay dos celdas { $where } con las mismas dos cifras pequeñas. Tócalas.
ask-two-cells = Quedan dos celdas por ocupar { $where }. Toca las dos.
ask-wings = El pivote es { $place }, con { $digits }. Ve dos celdas con dos candidatos cada una: { $first } y { $digit }, { $other } y { $digit }. Toca esas dos alas.
ask-bridge = { $place } solo tienen { $digits }. Falta el puente: ¿dónde cabe el { $digit } { $where }? Toca las dos celdas.
ask-between = Una cadena de celdas une { $place }, y todas tienen solo { $digits }. Toca las { $count } celdas de en medio.
ask-corners =
    { $count ->
        [2] Dos
        [3] Tres
       *[other] Cuatro
    } celdas podrían quedarse solo con { $digits }, de dos maneras. Toca las esquinas.
ask-deadly = { $count } celdas podrían quedarse solo con { $digits }, de dos maneras. Tócalas.
ask-suppose-place = Supón que { $place } no es { $digit }. ¿Dónde tiene que ir el { $digit } { $where }?
ask-suppose-digit = Supón que { $place } no es { $digit }. ¿Qué cifra es?
ask-then-place = Entonces { $place } no es { $digit }. ¿Dónde tiene que ir el { $digit } { $where }?
ask-then-digit = Entonces { $place } no es { $digit }. ¿Qué cifra es?
ask-colour = { $place } ya tiene su color. El { $digit } solo tiene otro sitio { $where }, que recibe el otro color. Tócalo.
ask-clash = Dos celdas del mismo color se ven. Toca las dos.
ask-lose =
    { $count ->
        [one] Entonces, ¿qué celda pierde el { $digit }?
       *[other] Entonces, ¿qué { $count } celdas pierden el { $digit }?
    }
ask-way = Si el { $digit } está en { $place }, ¿dónde está { $where }?
ask-if-digit = Si { $other } es { $first }, ¿qué cifra es { $place }?
ask-lose-all =
    { $count ->
        [one] Entonces, ¿qué celda pierde { $digits }?
       *[other] Entonces, ¿qué { $count } celdas pierden { $digits }?
    }
ask-cleared =
    { $count ->
        [one] Entonces, ¿qué celda pierde candidatos?
       *[other] Entonces, ¿qué { $count } celdas pierden candidatos?
    }
ask-one-of = { $place } se ven: como mucho una de ellas es { $digit }. Entonces, ¿qué dos celdas quedan, una de las cuales tiene que ser { $digit }? Toca las dos.
ask-still = Supón que { $place } no es { $digit }: entonces lo es { $other }. ¿Dónde cabe aún el { $digit } { $where }?
ask-gone =
    { $count ->
        [one] Entonces, ¿qué cifra se quita de { $place }?
       *[other] Entonces, ¿qué { $count } cifras se quitan de { $place }?
    }
ask-quad-wing = La bisagra es { $place }. Ve { $count } celdas que solo tienen { $digits }. Toca esas alas.
# $where, $other: una línea y el bloque que cruza.
ask-crossing-cells =
    { $count ->
        [one] Una celda que está { $where }, pero no { $other }, solo tiene { $digits }. Tócala.
       *[other] { $count } celdas que están { $where }, pero no { $other }, solo tienen { $digits }. Tócalas.
    }
ask-crossing-places =
    { $count ->
        [one] Y { $other }, fuera del cruce, { $digits } solo caben en una celda. Tócala.
       *[other] Y { $other }, fuera del cruce, { $digits } solo caben en { $count } celdas. Tócalas.
    }
# $own: el número de celdas marcadas, con las cifras $others; $count: el de las que se piden, con las cifras $digits.
ask-other-set = Las { $own } celdas marcadas tienen una cifra más que celdas: { $others }. Lo mismo pasa { $where } con { $count } celdas que tienen { $digits }. Tócalas.
ask-linked =
    { $count ->
        [one] ¿Qué cifra une los dos conjuntos? Todos sus sitios en uno ven todos sus sitios en el otro.
       *[other] ¿Qué { $count } cifras unen los dos conjuntos? Todos sus sitios en uno ven todos sus sitios en el otro.
    }
ask-colour-digit = { $place } tiene dos candidatos, y su { $digit } ya tiene color. ¿Qué cifra recibe el otro color?
ask-marks = ¿Qué cifras caben todavía en { $place }?

# Por qué una respuesta no vale.
why-outside = { $place } no está { $where }.
why-filled = { $place } ya tiene su cifra: { $digit }.
why-sees = { $place } no puede ser { $digit }: ve el { $digit } de { $other }.
why-no-candidate = { $place } no tiene el { $digit } entre sus candidatos.
why-ruled-out = Por sus candidatos, { $place } podría ser { $digit }, pero el patrón lo descarta.
why-two-solutions = Si { $place } fuera { $digit }, el sudoku tendría una segunda solución.
why-noted = Por las reglas, { $place } podría llevar el { $digit }, pero las anotaciones lo descartan.
why-kept = { $place } está reservada para un par.
why-also = { $place } también puede ser { $digits }.
why-neither = { $place } no puede llevar ninguna de estas cifras: { $digits }.
why-other-notes = { $place } no tiene esas dos cifras pequeñas.
why-unseen = { $place } no ve { $other }.
why-not-two = { $place } no tiene exactamente dos candidatos.
why-already = { $place } ya está marcada: elige las demás.
why-not-this = { $place } no encaja: vuelve a mirar sus candidatos.
why-no-corner = { $place } no es una esquina: las esquinas comparten fila de dos en dos, y columna de dos en dos.
why-excluded = De { $place } hemos supuesto justamente que no es { $digit }.
why-no-clash = { $place } no ve ninguna otra celda de su color.
why-uncoloured = { $place } no tiene color.
why-pattern = { $place } es parte del patrón: conserva su { $digit }.
why-keeps = { $place } no ve { $other }, así que conserva su { $digit }.
why-stays = Nada le quita el { $digit } a { $place }.
why-nothing = { $place } no pierde nada.
why-foot = { $place } no tiene por qué ser { $digit }: es una de las dos que se excluyen.
why-not-this-line = { $place } no es uno de los cuatro sitios que has encontrado.
why-fits = { $place } está como debe.
why-no-matter = { $place } aquí no importa.
why-not-candidate = El { $digit } no cabe: { $place } ve el { $digit } de { $other }.
why-crossing = { $place } está en el cruce: busca fuera de él.
why-coloured = El { $digit } de { $place } ya tiene su color.
why-not-shared = El { $digit } no está en los dos conjuntos.
why-not-linked = El { $digit } está en los dos conjuntos, pero { $place } y { $other } no se ven.
ask-right = ¡Correcto!
ask-shown = Era esto. Vamos con lo siguiente.
ask-more =
    { $count ->
        [one] Correcto. Falta una.
       *[other] Correcto. Faltan { $count }.
    }
ask-show = Enséñamelo

# Un tablero en el que encontrar la técnica, con la cifra o el lugar dados.
cued-title = Ahora, con una pista

# Un tablero que solo parece tener una técnica. $name: la técnica; $count: cuántas celdas la estropean.
alike-title = ¿Lo es?
alike-ask =
    { $count ->
        [one] { $name }: ¿lo es de verdad? Si no, toca la celda que lo estropea.
       *[other] { $name }: ¿lo es de verdad? Si no, toca las { $count } celdas que lo estropean.
    }
alike-yes = Sí, lo es
alike-no =
    { $count ->
        [one] Solo lo parece: sobra un candidato. ¿En qué celda?
       *[other] Solo lo parece: sobran { $count } candidatos. ¿En qué celdas?
    }

# El camino y sus estaciones. $number: de la estación; $count: de todas; $name: una estación.
path-title = El camino
path-station = Estación { $number } de { $count }
path-first-idea = Cada fila, cada columna y cada bloque de cuatro celdas lleva una vez las cifras 1, 2, 3 y 4. Eso es todo. Pruébalo.
path-mastery = Cuánto la dominas
path-go = Sigue
path-again = Otra vez, en otro tablero
path-alone = Ahora, sin ayuda
path-alone-title = Ahora, sin ayuda
path-alone-how =
    { $count ->
        [one] Encuéntrala en un tablero más sin ayuda y será tuya.
       *[other] Encuéntrala en { $count } tableros sin ayuda y será tuya.
    }
path-alone-boards =
    { $count ->
        [one] Un tablero más sin ayuda y ya lo tienes.
       *[other] { $count } tableros más sin ayuda y ya lo tienes.
    }
path-another-day = Por hoy es suficiente. Encuéntrala una vez más otro día y habrás dominado esta estación.
path-mastered = Ya dominas esta estación.
path-done = ¡Lo has conseguido!
path-done-before = Dominada
path-done-today = Hecho por hoy
path-play = Jugar una partida con esta técnica
path-more = Otro tablero
path-place = Ya sé jugar: busca mi sitio
path-next = Siguiente estación
path-skip = Saltar por ahora
path-argument = El razonamiento entero
path-read = Leer la lección
path-all = Volver al camino
path-welcome = De la primera cifra a las cadenas, paso a paso. Se responde en el tablero.
path-so-far = { $count } de { $of } estaciones dominadas.
path-begin = Empieza: { $name }
path-go-on = Sigue: { $name }
path-due = Toca repasar: { $name }
path-mixed = Diez tableros mezclados
path-list = Todas las lecciones, de las reglas a los peces gigantes
path-beyond = Más allá del camino, de la misma manera
path-to-station = Apréndelo paso a paso, en el tablero

# Qué le falta a un patrón que se ha marcado. $list: celdas; $place: una celda; $count: cuántas tendrían que ser, o son.
near-filled = { $place } está ocupada. Marca solo celdas libres.
near-count =
    { $count ->
        [one] El patrón tiene una celda. Has marcado { $cells }.
       *[other] El patrón tiene { $count } celdas. Has marcado { $cells }.
    }
near-fish-count = El patrón tiene al menos { $count } celdas. Has marcado { $cells }.
near-fish-many = El patrón tiene como mucho { $count } celdas. Has marcado { $cells }.
near-crossing-count = El patrón tiene dos o tres celdas. Has marcado { $cells }.
near-no-house = { $list } no están todas en una misma fila, columna o bloque.
near-crossing = { $list } tienen que estar en un mismo bloque y en una misma línea.
near-no-digit = No hay ninguna cifra que quepa en todas estas: { $list }.
near-digits = Entre { $list } caben { $count } cifras: { $digits }.
near-elsewhere = El { $digit } tiene otro sitio { $where }: { $place }.
near-third =
    { $count ->
        [one] El { $digit } tiene un sitio de más { $where }: { $list }.
       *[other] El { $digit } tiene { $count } sitios de más { $where }: { $list }.
    }
near-lines = Las celdas tienen que estar exactamente en { $count } filas y { $count } columnas.
near-removes-nothing = Lo es, pero no elimina nada: { $name }. Busca otro que elimine algo.
near-several = { $place } todavía puede ser { $digits }.
near-no-pivot = Ninguna de { $list } ve las otras dos.
near-size =
    { $count ->
        [2] { $place } tiene { $digits }. Tiene que tener dos candidatos.
       *[other] { $place } tiene { $digits }. Tiene que tener tres candidatos.
    }
near-rectangle = Las cuatro celdas tienen que ser las esquinas de un rectángulo.
near-boxes = Las cuatro esquinas tienen que estar exactamente en dos bloques. Estas están en { $count }.
near-no-pair = No hay dos cifras que quepan en las cuatro: { $list }.
near-open = { $where } hay { $count } celdas libres, no una.
near-bases = Las celdas deben estar en { $count } filas y no más, o en { $count } columnas y no más.
near-no-bridge = Ningún extremo de una pareja ve un extremo de la otra.
near-loose = { $place } no ve ninguna de estas: { $list }. Nada la une.
near-no-pairs = Las cuatro celdas deben ser dos parejas: cada una, los dos únicos sitios del { $digit } en una fila, columna o bloque.
near-no-link = { $place } no está en ninguna fila, columna o bloque con solo dos sitios para el { $digit }, los dos marcados.
near-more-cells = El patrón tiene más celdas.
near-alone = { $place } no está unida a ninguna de las otras que ve.
near-even = La cadena tiene un número par de celdas, cuatro como mínimo. Has marcado { $cells }.
near-no-twins = No hay dos con los mismos dos candidatos entre estas: { $list }.
near-twins-see = { $list } se ven: eso es un par desnudo, no un W-Wing.
near-no-middle = { $list } no unen las dos celdas: en ninguna casa está una de sus dos cifras solo ahí.
near-roof =
    { $count ->
        [1] Solo una esquina puede tener otros candidatos. Aquí los tienen { $cells }.
        [2] Solo dos esquinas pueden tener otros candidatos. Aquí los tienen { $cells }.
       *[other] Pueden tener otros candidatos { $count } esquinas como mucho, y dos como mínimo. Aquí los tienen { $cells }.
    }
near-which-several = Estas son las celdas. ¿Qué cifra se puede poner?
near-what = Esas son las celdas. Y ahora, ¿qué se quita?
near-which = Esa es la celda. ¿Qué cifra va ahí?
strike-choose = Elige una celda y después la cifra que pierde.
# $place: the cell whose digits follow as buttons.
strike-loses = { $place } pierde:
near-other-digit = El { $digit }, no.
# $name (texto): la técnica
near-find-one = ¿Dónde está? { $name }: toca su celda y pulsa «Comprobar».
near-find = ¿Dónde está? { $name }: toca sus celdas y pulsa «Comprobar».
near-where = ¿Dónde está? Marca las celdas.

# Una palabra del sudoku allí donde el camino la usa por primera vez, junto a un dibujo.
word-cell-name = Las celdas tienen nombre: f4c6 está donde se cruzan la fila 4 y la columna 6.
word-house = Una casa es una fila, una columna o un bloque. En cada una va cada cifra una vez.
word-link = Un enlace fuerte: en esta fila, el 7 solo tiene estos dos sitios. Si no está en uno, está en el otro. Con más sitios, solo se excluyen entre sí: un enlace débil.

# Una prueba para quien ya sabe jugar. $count: cuántas técnicas se han encontrado.
place-title = Busca tu sitio
place-how = Diez minutos como mucho, sin ayuda y con una respuesta por tablero. Lo que encuentres queda marcado, y el camino sigue desde ahí.
place-end =
    { $count ->
        [0] Aún no hay nada que marcar: el camino empieza por el principio, y cada estación es corta.
        [one] Has demostrado una técnica, y ya está marcada.
       *[other] Has demostrado { $count } técnicas, y ya están marcadas.
    }

# Una prueba corta: dos tableros antes de una estación, dos después y dos al cabo de una semana.
test-before = ¿Qué sabes ya? { $name }
test-after = ¿Qué has aprendido? { $name }
test-later = Una semana después: { $name }
test-how = Dos tableros, sin ayuda, y solo cuenta la primera respuesta. El resultado se queda en tu navegador.
test-ask = Marca las celdas: { $name }
test-not-seen = No lo veo
test-right = Bien.
test-wrong = Esta vez no.
test-end = { $count } de { $of } bien.
test-begin = Ir a la estación
test-growth = Ver tu progreso
test-skip = Volver sin hacer la prueba
test-offer-before = Mira antes lo que ya sabes: dos tableros
test-offer-after = Mira lo que has aprendido: dos tableros
test-offer-later = Ha pasado una semana. ¿Qué queda? Dos tableros
test-due = Una semana después: { $name }

# /learn?growth: lo que un alumno sabe y cómo ha crecido.
growth-title = Tu progreso
growth-none-title = Aquí verás cómo progresas
growth-none = Encuentra una técnica en unos cuantos tableros. Entonces verás aquí lo que encuentras sin ayuda, semana a semana, qué se te da mejor y qué practicar después.
# $name: el nombre de una lección.
growth-begin = Empezar: { $name }
growth-next-due = Repasa: { $name }
growth-next-weak = Practica: { $name }
growth-next-path = Sigue: { $name }
growth-rating = Tu puntuación
growth-within = ± { $count }
growth-strongest = Lo que mejor te sale
growth-weakest = Lo que más te cuesta
growth-hints =
    { $count ->
        [one] Pistas en tu última partida
       *[other] Pistas por partida, en las { $count } últimas
    }
growth-techniques = Técnica por técnica
growth-how = Las barras muestran las últimas { $count } semanas: la parte oscura es lo que encontraste sin ayuda. La puntuación de los tableros sube cuando te ganan.
growth-technique = Técnica
growth-alone = Sin ayuda
growth-weeks = Semana a semana
growth-help = Con ayuda
growth-time = Tiempo
growth-board = Puntuación de los tableros
growth-due = Próximo repaso
growth-of = { $count } de { $of }
growth-helped =
    { $missed ->
        [0] { $count }
        [one] { $count }, 1 fallado
       *[other] { $count }, { $missed } fallados
    }
growth-tests = Lo que has aprendido, medido
growth-tests-how = Dos tableros antes de la estación, dos después y dos al cabo de una semana; sin ayuda y con una sola respuesta.
growth-before = Antes
growth-after = Después
growth-later = Una semana después
growth-gain = Mejora
growth-mastery = Tableros hasta dominarla
growth-per-board = Ayudas por tablero

# Una ronda de tableros mezclados. $number: del tablero; $count: cuántos hay, o cuántos se encontraron sin ayuda; $of: de cuántos.
mixed-place = Tablero { $number } de { $count }
mixed-which = Aquí ayuda una técnica. ¿Cuál?
mixed-not = Esa no: { $name }. Mira otra vez.
mixed-end = Encontradas sin ayuda: { $count } de { $of }.
mixed-again = Otros diez
round-title = Tres tableros: { $name }
round-how = Toca las celdas del patrón y pulsa «Comprobar».
# $count: los tableros resueltos sin ayuda.
round-end =
    { $count ->
        [0] Fin de la ronda. Pide un poco de ayuda donde la necesites; los próximos tableros te costarán menos.
        [one] Uno de { $of } sin ayuda. Un buen comienzo.
        [3] Los { $of } sin ayuda. ¡Muy bien!
       *[other] { $count } de { $of } sin ayuda. Muy bien.
    }
round-back = Volver a la partida
round-again = Otros tres

## Lo que solo dicen jugadas posteriores

help-refused-exam = Esta partida es un examen: sin pistas ni comprobación. Con la × de arriba puedes permitir toda la ayuda; entonces deja de ser un examen.
help-refused-marks = Esta partida es un examen: los candidatos los buscas tú. Con la × de arriba puedes permitir toda la ayuda; entonces deja de ser un examen.
help-refused-none = Has gastado las pistas que permite esta partida. Con la × de arriba puedes permitir toda la ayuda.
help-refused-many = Una lista de pasos sería más que las pistas que permite esta partida. Con la × de arriba puedes permitir toda la ayuda.
claim-how = Elige cuál. Marca las celdas del patrón, los candidatos que elimina o ambas cosas, y compruébalo. Para un candidato, elige la celda y después la cifra. Con el teclado, la barra espaciadora marca la celda.
# $list: celdas y los candidatos que se quitan de ellas.
claim-said = Marcado: { $list }
claim-goes = { $place }: se quita { $digit }
note-wrote = Anotado.
# $name: una técnica.
note-nice = Bien visto: { $name }.
note-corrected = Corregido. Pide una pista si quieres saber cómo seguir.
walk-more =
    { $count ->
        [one] … y uno más.
       *[other] … y { $count } más.
    }
walk-none =
    { $count ->
        [one] un paso
       *[other] { $count } pasos
    }
note-mistake-at-start = Desde la posición con la que empezó esta partida no se llega a la solución.
choose-intro = Las pistas, los pasos y «Qué se puede hacer ahora» usarán solo esta técnica hasta que vuelvas a elegirlas todas.
links-label = El razonamiento, línea a línea
links-fewer = Una línea atrás
links-further = Una línea adelante
links-place = Línea { $at } de { $count }
# Lo que queda plegado entre la suposición y la conclusión de un lema.
lemma-lines =
    { $count ->
        [one] una línea más
       *[other] { $count } líneas más
    }
moves-said = Después de la jugada { $at } de { $count }
toast-computed =
    { $count ->
        [one] Ha vuelto un candidato que había quitado una técnica.
       *[other] Han vuelto { $count } candidatos que habían quitado las técnicas.
    }
said-filled = Candidatos anotados.
choose-title = Elegir una técnica
choose-label = Técnica
choose-any = Todas las técnicas
choose-steps = Ver dónde se aplica ahora
choose-what = ¿Qué es?
# La valoración del Sudoku Explainer. $er, $ep, $ed: números con un decimal.
walk-explainer = Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }.
walk-explainer-least = Sudoku Explainer: ER { $er } o más.
walk-asking = Buscando…
walk-steps = Qué se puede hacer ahora
walk-path = La resolución paso a paso
walk-moves = Jugadas hasta ahora
walk-first = Primer paso
walk-back = Paso anterior
walk-forth = Paso siguiente
walk-last = Último paso
walk-place = { $at } de { $count }
walk-play = Dar los pasos hasta aquí
technique-unique = da por hecho que solo hay una solución
technique-only = Solo esta en las pistas
page-technique-marks = hacen falta marcas
table-technique = Técnica
table-times = Veces
table-points = Puntos
toast-rewound = Así estaba el tablero antes del primer error.
toast-rewound-undo = Regresar
toast-visited = Así estaba el tablero entonces.
toast-visited-undo = Regresar
toast-saved = Punto de retorno { $number } guardado.
toast-computed-undo = Deshacer
said-row = Fila { $number }: { $digits }
said-column = Columna { $number }: { $digits }
said-box = Bloque { $number }: { $digits }
said-rules-none = Aquí no hay más reglas.
said-left = Quedan por poner: { $list }
said-left-digit = 
    { $count ->
        [one] el { $digit }, falta 1
       *[other] el { $digit }, faltan { $count }
    }
said-left-none = Todas las cifras están puestas.
claim-closed = Afirmación cerrada
review-title = Repaso de la partida
library-others = Se usan solo si se piden

problem-absent = No se ha podido cargar el tutor. ¿Hay conexión? Vuelve a intentarlo; una vez cargado, JADE funciona sin ella.
problem-broken = El tutor ha fallado dos veces con esta pregunta, así que JADE lo deja aquí. Prueba con otra pregunta o vuelve a cargar la página.
update-there = Hay una versión nueva de JADE. Tu partida no se pierde.
update-load = Actualizar
update-later = Más tarde

## Las páginas de la cuenta

account-pages = Tu cuenta
page-rankings = Clasificaciones
page-classes = Clases

## Los peldaños de una pista

rung-where = Dónde mirar
rung-technique = Qué buscar
rung-digit = Qué cifra
rung-cells = Qué celdas
rung-reasoning = Por qué
rung-apply = Conclusión
rung-message = Pista
# Tras un número de pistas: «2 × completa».
rung-end = completa
