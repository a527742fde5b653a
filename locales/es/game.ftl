# Los textos de la partida que se cargan después del primer dibujo.

## El tablero que enseña las reglas

guide-rule = Rellena todas las celdas vacías con 1, 2, 3 o 4.
guide-row = En cada fila, cada cifra aparece una sola vez. Mira la fila marcada: ¿qué cifra le falta? Elígela.
guide-column = Muy bien. También en cada columna aparece cada cifra una sola vez. ¿Cuál le falta a la columna marcada?
guide-box = Bien. Las líneas gruesas forman cuatro bloques, y cada uno contiene el 1, el 2, el 3 y el 4 una sola vez. Completa el bloque marcado.
guide-place = Ahora, al revés: ¿dónde cabe el 1 del bloque marcado? Tiene dos celdas vacías, pero una está en la fila marcada, que ya tiene un 1. Elige la celda y después el 1.
guide-rest = 
    { $count ->
        [one] Esas son todas las reglas. Queda una celda: ¿qué cifra necesita?
       *[other] Esas son todas las reglas. Quedan { $count } celdas, y puedes averiguarlas todas de la misma manera.
    }
# $digits: una lista, como 1, 2, 4.
guide-help = Las celdas marcadas ya tienen { $digits }. ¿Qué cifra falta en la celda elegida?
guide-help-place = La fila marcada ya tiene un 1, así que el 1 del bloque va en la celda elegida.
# Por qué una cifra está mal, y qué hacer. $digit: la cifra.
guide-wrong-row = Esta fila ya tiene un { $digit }.
guide-wrong-column = Esta columna ya tiene un { $digit }.
guide-wrong-box = Este bloque ya tiene un { $digit }.
guide-wrong-later = Otra celda de esta fila necesita el { $digit }, aunque todavía no se incumple ninguna regla.
guide-wrong = Escribe otra cifra encima.

## Las técnicas que usan las pistas

profile-title = Técnicas que usan las pistas y los pasos
profile-full = Todas las que conoce JADE
profile-classic = Dieciséis técnicas clásicas
profile-own = A mi elección

## El final de una partida

solved-guide = Ya conoces las reglas
solved-guide-more = Ese era un sudoku completo. El tablero habitual es de 9×9, con las cifras del 1 al 9 y las mismas reglas.
solved-practice = Volver a la práctica: { $name }
solved-class = Volver a tu clase
solved-first-game = Jugar un primer tablero de 9×9
solved-others = Otras partidas
solved-time = Tiempo
solved-mistakes = Errores
solved-hints = Pistas
solved-told = Del tutor
# $count: solved boards of this level.
solved-count = 
    { $count ->
        [one] ¡El primero de nivel { $level }!
       *[other] { $count } de nivel { $level } resueltos
    }
# $best, $usual: times as on a clock; the second is the median.
solved-times = El mejor, { $best }; lo normal, { $usual }
# $count (número): los días de la racha.
solved-streak =
    { $count ->
        [one] racha: un día
       *[other] racha: { $count } días
    }
solved-best = Tu mejor tiempo
solved-more = Más
# $name: the name of a technique.
solved-hardest = La técnica más difícil que necesitaba: { $name }.
solved-drills = Practicarla en tres tableros
solved-another = Otro { $level }
# $level: el nivel de otro sudoku del mismo día.
solved-next-of-day = El { $level } de ese día
solved-harder = Probar uno { $level }

# El texto para compartir del sudoku de un día. No dice nada del sudoku mismo.
# $day, $level, $time (textos)
result-head = JADE · { $day } · { $level }
result-time = ⏱ { $time }
# $count (número)
result-hints = { $count ->
    [0] sin pistas
    [one] una pista
   *[other] { $count } pistas
  }
# $count (número)
result-mistakes = { $count ->
    [0] sin errores
    [one] un error
   *[other] { $count } errores
  }
result-share = Compartir el resultado
result-copied = El resultado está en el portapapeles.
result-refused = El navegador no lo ha permitido. Este es el texto:

## Las jugadas hechas

moves-none = Todavía no hay jugadas.
moves-intro = Elige una jugada para ver el tablero como estaba entonces. El tablero de tu partida no cambia.
moves-from = Seguir desde aquí
move-start = El principio
move-enter = Cifra
move-erase = Borrado
move-corner = Nota de esquina
move-candidate = Candidato
move-fill-candidates = Todos los candidatos
move-compute = Todos los candidatos
move-clean-marks = Marcas imposibles quitadas
move-clear-marks = Marcas borradas
move-promote = Notas convertidas en candidatos
move-color = Color
move-uncolor = Color borrado
move-link = Enlace
move-reset = Vuelta al principio
move-rewind = Vuelta a un momento anterior
move-go-to = A un punto de retorno
# $name: la técnica.
move-step = { $name } (tutor)
# $count: cifras puestas o celdas cambiadas.
move-accept =
    { $count ->
        [one] Un paso del tutor
       *[other] Pasos del tutor: { $count } celdas
    }

## Guardar, imprimir, puntos de retorno

share-title = Compartir
share-to = El enlace se abre en
share-to-jade = JADE
share-to-sudokupad = SudokuPad
share-to-sudoku-coach = sudoku.coach
share-written = Con lo que he escrito
share-preview = Lo que se comparte
share-link = El enlace
share-send = Enviar…
share-copy = Copiar el enlace
share-text = Copiar como texto
share-picture = Guardar una imagen
share-picture-saved = La imagen está guardada.
share-qr = El enlace como código QR
share-qr-how = Ábrelo con la cámara de un móvil
share-no-qr = Este enlace es demasiado largo para un código QR que una cámara lea bien.
# $what: lo que el enlace no puede llevar, en una frase.
share-lost = { $what }
share-lost-lines = Las líneas entre candidatos se quedan aquí.
action-race = Retar a alguien…
race-title = Una carrera por enlace
race-about = Envía este enlace. Todos los que lo abran juegan este tablero, cada uno con su reloj.
race-after = Cuando lo hayas resuelto, devuelve tu resultado: el mismo enlace llevará entonces tu tiempo.
race-invited = Te invitan a una carrera
race-invited-about = Juegas el mismo tablero que quien te ha enviado el enlace. Gana quien tarda menos; también se ven las pistas y los errores.
race-clock = El tablero aparece, y tu reloj empieza a correr, cuando tú empieces.
race-begin = Empezar
race-continue = Seguir con la carrera
race-results = La carrera hasta ahora
race-you = Tú
race-nameless = Alguien
race-name = Tu nombre en la carrera
race-local = Este enlace solo se abre en este ordenador. Para competir, abrid JADE en el mismo sitio o servidor.
# $place, $of (números)
race-place = puesto { $place } de { $of } en la carrera
race-others = Los demás en la carrera
race-live = Mientras jugáis con la sesión iniciada en el mismo servidor, veis cuánto llevan los demás.
# $time: un tiempo como en un reloj.
bar-beat = a batir: { $time }
bar-race = carrera
race-send = Enviar mi resultado
race-come = Te reto a este sudoku:
# $time: un tiempo como en un reloj.
race-beat = He resuelto este sudoku en { $time }. ¿Puedes batirlo?
race-improper = En este enlace no hay ningún sudoku con una única solución.
race-damaged = Este enlace de una carrera no está completo. Pídelo otra vez.
share-formats = Otros formatos…
save-title = Guardar
save-format = Formato
# $what: una lista: «las cifras, entradas, notas de esquina».
save-carries = Contiene: { $what }.
save-text = El sudoku en este formato
save-local = Este enlace solo se abre en este ordenador. Para enviar el sudoku a otra persona, elige el enlace de otro programa.
save-copy = Copiar
save-file = Guardar en un archivo
save-copied = Copiado.
save-not-copied = El navegador no permite que JADE copie: selecciona el texto y cópialo tú.
print-title = Imprimir
print-what = Qué
print-kind-sheet = El tablero tal como está
print-kind-puzzle = El sudoku, con la solución al final
print-kind-worksheet = Una ficha: busca el siguiente paso
print-more = Más sudokus, uno por línea (opcional)
print-per-page = En cada página
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-pdf = Guardar como PDF
print-now = Imprimir esta página
saves-title = Puntos de retorno
saves-intro = Cada punto de retorno parte del anterior. Vuelve al que quieras; con «Deshacer» regresas aquí.
saves-name = Nombre (opcional)
saves-make = Guardar aquí
saves-start = Principio
saves-unnamed = Punto de retorno { $number }
saves-filled = { $count } de { $of } llenas
saves-here = estás aquí
saves-forget = Borrar este punto de retorno
recent-title = Partidas recientes
recent-none = Aquí aparecen las partidas que juegas.

## El menú contextual

# $place: una celda.
context-label = Acciones para { $place }
context-about = Aplicar a
context-cell = Celda
context-cells = Celdas
context-color = Color
# $count: cuántos colores tiene la celda.
context-uncolor =
    { $count ->
        [one] Borrar este color
       *[other] Borrar estos colores
    }
context-uncolor-all = Borrar en todas partes: { $color }
context-link-strong = Enlace fuerte desde { $digit }
context-link-weak = Enlace débil desde { $digit }
context-link-to = Enlazar hasta aquí: { $digit }
# $place: la celda de la que sale el enlace.
linking = ¿Adónde lleva el enlace del candidato { $digit }? Pulsa un candidato con el botón derecho, o la tecla M en su celda, y elige «Enlazar hasta aquí». Esc lo cancela. ({ $place })
# Las líneas unen candidatos que están anotados en el tablero.
pen-how = Une dos candidatos: arrastra, o toca los dos.
# $place: la celda del candidato.
pen-start = ¿Del { $digit } de { $place } a qué candidato?
pen-off = Has dejado el lápiz.
context-enter = Poner { $digit }
context-candidate = Candidato { $digit }: anotar o quitar

## El panel del tutor, después

help-left = { $count ->
    [0] No queda ninguna pista de { $of }
    [one] Queda { $count } pista de { $of }
   *[other] Quedan { $count } pistas de { $of }
}
barred-bar = Los candidatos forman parte de este sudoku
barred-off = Tomar los candidatos como notas
help-exam = Examen: sin pistas ni comprobación
help-off = Permitir toda la ayuda en esta partida

# $place: una celda con su nombre corto, como f3c4. $row, $column: sus números.
cell-means = { $place } es la celda de la fila { $row } y la columna { $column }.
writing-intro = Elige una celda y escribe su cifra; Supr la vacía. Cuando estén todas las dadas, pulsa «Listo»: compruebo que haya exactamente una solución.
note-marks-first = Primero he escrito los candidatos.

## Menús y comandos

menu-pages = Páginas
commands-title = Todos los comandos
commands-label = Buscar una orden
commands-none = Ningún comando se llama así.
menu-puzzle = Sudoku
menu-edit = Editar
menu-marks = Marcas
menu-tutor = Tutor
action-new = Sudoku nuevo…
action-library = Biblioteca…
action-photo = Sudoku de una foto…
action-start-puzzle = El sudoku de bienvenida
action-share = Compartir…
action-save-as = Guardar…
action-print = Imprimir…
action-moves = Jugadas hasta ahora
action-save-point = Nuevo punto de retorno
action-save-points = Puntos de retorno…
action-to-mistake = Volver antes del primer error
action-reset = Volver al principio
action-fill = Anotar todos los candidatos
action-promote = Convertir las notas de esquina en candidatos
action-clean-marks = Quitar las marcas imposibles
action-clear-marks = Borrar todas las marcas
action-check = Comprobar mis cifras
action-filter = Filtrar cifras
action-color = Colorear
action-context = Acciones para esta celda
action-show-colors = Mostrar los colores
action-uncolor-all = Borrar todos los colores y enlaces
action-choose = Elegir una técnica…
action-steps = Qué se puede hacer ahora
action-path = Resolverlo paso a paso
action-singles = Resolver los únicos
action-techniques = Resolver con técnicas
action-solve = Mostrar la solución
action-keys = Atajos de teclado
action-learn = Aprender
toast-new = Has abierto un sudoku nuevo.
toast-new-undo = Volver al anterior
toast-reset = De vuelta al principio.
toast-reset-undo = Deshacer
toast-label = Aviso

# $name: una técnica.
technique-what = ¿Qué es «{ $name }»?
chosen = Solo: { $name }
chosen-off = Usar otra vez todas las técnicas
chosen-classic = Técnicas: clásicas
# $name: techniques.
chosen-without = Sin { $name }
# $count: the number of techniques.
chosen-own =
    { $count ->
        [one] Técnicas: una a tu elección
       *[other] Técnicas: { $count } a tu elección
    }

## Palabras de menús y pistas

action-lesson = Leer la lección
key-shift = Mayús

## Para expertos: un paso como lógica de conjuntos

truths-title = Verdades y enlaces
truths-what = Cada verdad (antes de «\») tiene un candidato verdadero. En cada enlace cabe uno. Un candidato que no está en ninguna verdad y sí en más enlaces que el rango es falso.
# $rank: cuántos enlaces hay de más sobre las verdades.
truths-rank = Rango { $rank }:
truths-none = Este paso no se sigue solo de verdades y enlaces.

## Writing digits by hand

setting-write = Escribir las cifras a mano
setting-write-more = Con el dedo, en un recuadro en lugar de las teclas; con un lápiz, también en el tablero.
ink-field = Recuadro para escribir cifras
ink-here = Escribe aquí una cifra.
ink-choose = Toca antes una celda.
ink-which = ¿Qué cifra es?
ink-none = Ninguna de estas
