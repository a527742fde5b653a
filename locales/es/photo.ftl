# Los textos de la página sobre imágenes: se cargan cuando alguien pide un sudoku a partir de una foto.

photo-title = A partir de una foto
photo-lead = Haz una foto de un sudoku: en un periódico, en un libro, en una pantalla. JADE lo lee y tú lo juegas aquí.
photo-private = La imagen no sale de este dispositivo: se lee aquí y no se envía a ninguna parte.
photo-private-program = La imagen solo se envía al programa JADE del que viene esta página, y allí no se guarda.
photo-take = Hacer una foto
photo-choose = Elegir una imagen…
photo-another = Otra imagen…
photo-drop = También puedes soltar una imagen en cualquier parte de esta página, o pegarla con Ctrl+V.
photo-tip = Sale mejor desde arriba, con el tablero entero en la imagen y sin sombras.
photo-busy = Leyendo la imagen…
photo-again = Leyendo el tablero en el marco nuevo…
photo-cancel = Cancelar

## La imagen y su marco

photo-picture = La imagen que se lee
photo-to-board = Ver el tablero
photo-to-picture = Ver la imagen
# $count (number): cuántos tableros, al menos dos.
photo-boards = En la imagen hay { $count } tableros. Elige el que quieras jugar.
# $number: cuenta los tableros desde 1.
photo-board = Tablero { $number }
# $number: cuenta las esquinas de 1 a 4.
photo-corner = Esquina { $number } del marco
photo-frame-help = ¿El marco no está sobre el tablero? Arrastra sus esquinas o muévelas con las flechas.

## Lo que no se puede leer

photo-no-board = En esta imagen no se ha encontrado ningún sudoku de 9×9. Si lo hay, arrastra las esquinas del marco hasta las del tablero.
photo-part-of-board = En esta imagen solo se ve una parte del tablero. Haz la foto otra vez con las cuatro esquinas dentro.
photo-bad-corners = En este marco no hay ningún tablero que leer. Arrastra sus esquinas hasta las del tablero.
photo-small-picture = Esta imagen es demasiado pequeña: cada lado necesita al menos 90 píxeles. Haz la foto otra vez desde más cerca o usa la original.
photo-large-picture = Esta imagen es demasiado grande: se leen como mucho 64 megapíxeles. Elige un tamaño menor en la cámara o haz una captura de pantalla de la imagen.
photo-long-file = Este archivo es demasiado grande: se leen como mucho 64 MB. Haz una captura de pantalla de la imagen y usa esa.
photo-other-format = Esto no es una imagen que se pueda leer. Usa una JPEG, PNG o WebP, o haz una captura de pantalla.
photo-damaged-picture = Esta imagen está dañada o tu navegador no conoce su formato. Haz la foto otra vez o guárdala como JPEG o PNG.
photo-old-browser = Este navegador es demasiado antiguo para leer imágenes. Actualízalo o usa otro.
photo-not-built = Esta copia de JADE se construyó sin la parte que lee imágenes.
photo-not-loaded = No se ha podido cargar la parte de JADE que lee imágenes. Comprueba la conexión y vuelve a intentarlo.
photo-broken = No se ha podido leer esta imagen. Haz la foto otra vez, de forma un poco distinta.

## Un código QR en lugar de un tablero

photo-code = El código QR de esta imagen trae un sudoku.
photo-code-other = El código QR de esta imagen no trae ningún sudoku. Dice:
photo-code-unopened = JADE no abre enlaces ajenos.

## Lo que se ha leído

# $row, $column: los números de la celda.
photo-place = Fila { $row }, columna { $column }
# $digit (number): la cifra leída.
photo-ask-digit = ¿Es un { $digit }?
photo-ask-empty = ¿Está vacía esta celda?
# $digits: las cifras pequeñas de una celda, como «2 5 7».
photo-ask-marks = ¿Son las marcas { $digits }?
photo-holds-digit = { $digit }
photo-holds-empty = Vacía
photo-holds-marks = Marcas { $digits }
# $digit (number): lo que parece la celda.
photo-changed = Parece un { $digit }, pero entonces no habría exactamente una solución.
photo-changed-empty = Parece vacía, pero entonces no habría exactamente una solución.
photo-yes = Sí
# El nombre de la tecla.
photo-enter = Intro
photo-keys = Lo que hay en la celda
# $digit: una cifra.
photo-key = Es un { $digit }
photo-empty = Vacía
# $count (number): cuántas celdas conviene mirar todavía.
photo-left =
    { $count ->
        [0] No queda ninguna duda. Elige una celda para cambiarla.
        [one] Hay una celda dudosa.
       *[other] Hay { $count } celdas dudosas.
    }
photo-hand = Entradas
photo-hand-keep = Conservar
photo-hand-leave = Dejar fuera
photo-wrong = Algo se ha leído mal. Compara el tablero con la imagen y elige una celda para cambiarla.
photo-differs = Puede que falte una cifra. Compara la celda señalada y las demás con la imagen.
photo-play = Jugar
