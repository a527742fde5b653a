# Las reglas que un tablero puede tener además de filas, columnas y bloques. Cada una tiene un nombre corto; .what dice qué
# pide, para todas las del mismo número. $value: el número.

rule-regions = jigsaw
    .what = Regiones de cualquier forma sustituyen a los bloques: en cada una va cada cifra una vez.
rule-no-boxes = sin bloques
    .what = No hay bloques: solo en filas y columnas va cada cifra una vez.
rule-x = sudoku X
    .what = En las dos diagonales va cada cifra una vez.
rule-main-diagonal = diagonal principal
    .what = En la diagonal que baja de izquierda a derecha va cada cifra una vez.
rule-antidiagonal = diagonal secundaria
    .what = En la diagonal que baja de derecha a izquierda va cada cifra una vez.
rule-windows = ventanas
    .what = En las ventanas sombreadas, que quedan entre los bloques, va cada cifra una vez.
rule-disjoint-groups = grupos disjuntos
    .what = Las celdas que ocupan el mismo lugar en bloques distintos tienen cifras distintas.
rule-centre-dot = puntos centrales
    .what = En las celdas centrales de los bloques va cada cifra una vez.
rule-extra-region = región adicional
    .what = En cada región sombreada va cada cifra una vez.
rule-anti-knight = anticaballo
    .what = Las celdas separadas por un salto de caballo tienen cifras distintas.
rule-anti-king = antirrey
    .what = Las celdas que se tocan, aunque sea en una esquina, tienen cifras distintas.
rule-non-consecutive = no consecutivo
    .what = Dos celdas contiguas nunca tienen cifras consecutivas.
rule-even = par
    .what = Las celdas con un cuadrado gris tienen cifras pares.
rule-odd = impar
    .what = Las celdas con un círculo gris tienen cifras impares.
rule-thermometer = termómetro
    .what = Las cifras crecen a lo largo de cada termómetro desde su bulbo.
rule-slow-thermometer = termómetro lento
    .what = Las cifras nunca disminuyen a lo largo de un termómetro lento desde su bulbo hueco.
rule-greater-than = mayor que
    .what = El signo entre dos celdas se abre hacia la cifra mayor.
rule-whisper = susurro
    .what = Las cifras vecinas en un susurro, la línea verde, difieren al menos en { $value }.
rule-renban = renban
    .what = En un renban, la línea morada, van cifras consecutivas en cualquier orden.
rule-nabner = línea nabner
    .what = En una línea nabner, la roja, no hay dos cifras iguales ni consecutivas.
rule-entropic = línea entrópica
    .what = En una línea entrópica, la naranja, tres celdas seguidas cualesquiera tienen una cifra baja, una media y una alta.
rule-modular = línea modular
    .what = { $value ->
        [2] En una línea modular, la ocre, se alternan cifras pares e impares.
       *[other] En una línea modular, la ocre, { $value } celdas seguidas cualesquiera dan restos distintos al dividirlas por { $value }.
    }
rule-palindrome = palíndromo
    .what = Un palíndromo, la línea gris fina, se lee igual desde los dos extremos.
rule-clone = clon
    .what = Dos figuras azules iguales tienen las mismas cifras en los mismos lugares.
rule-difference = punto blanco
    .what = Las dos cifras de un punto blanco difieren en { $value }.
rule-ratio = punto negro
    .what = De las dos cifras de un punto negro, una es { $value ->
        [2] el doble
       *[other] { $value } veces
    } la otra.
rule-pair-sum = suma de dos
    .what = { $value ->
        [5] Dos celdas con una V entre ellas suman 5.
        [10] Dos celdas con una X entre ellas suman 10.
       *[other] Dos celdas con el número { $value } entre ellas lo suman.
    }
rule-all-differences = todos los puntos blancos
    .what = Están todos los puntos blancos: dos celdas contiguas sin punto no difieren en { $value }.
rule-all-ratios = todos los puntos negros
    .what = Están todos los puntos negros: de dos celdas contiguas sin punto, ninguna es { $value ->
        [2] el doble
       *[other] { $value } veces
    } la otra.
rule-all-pair-sums = todas las sumas
    .what = { $value ->
        [0] Están todas las sumas de 5 y de 10: las demás celdas contiguas suman otra cosa.
       *[other] Están todas las sumas de { $value }: las demás celdas contiguas suman otra cosa.
    }

rule-cage = jaula
    .what = En una jaula, el contorno de rayas, van cifras distintas; si tiene un número, suman ese número.
rule-killer = killer
    .what = El tablero está cubierto de jaulas de rayas: las cifras de cada jaula son distintas y suman su número.
rule-kropki = kropki
    .what = En un punto blanco las dos cifras son consecutivas; en uno negro, una es el doble de la otra. Se muestran todos los puntos.
rule-xv = XV
    .what = Dos celdas con una V en medio suman 5; con una X, 10. Se muestran todas esas parejas.
rule-sum = suma
    .what = Las celdas con contorno de puntos suman su número; en ellas pueden repetirse cifras.
rule-arrow = flecha
    .what = Las cifras a lo largo de una flecha suman el número de su círculo.
rule-little-killer = little killer
    .what = Las celdas de una diagonal suman el número de fuera del tablero que apunta a ella; pueden repetirse cifras.
rule-region-sum = línea de sumas iguales
    .what = Los bordes de los bloques dividen una línea de sumas iguales, la azul, en tramos que suman todos lo mismo.
rule-zipper = cremallera
    .what = En una cremallera, la línea de trazos cortos, cada dos celdas a igual distancia del centro suman lo mismo; si hay una celda en el centro, contiene esa suma.
rule-double-arrow = flecha doble
    .what = Donde unas flechas unen dos círculos, sus cifras suman lo mismo que las que hay entre ellos.
rule-between = línea entre extremos
    .what = Las cifras de una línea entre dos círculos están entre las de los círculos y no son iguales a ninguna de ellas.
rule-lockout = línea de exclusión
    .what = Las cifras de los dos rombos de una línea de exclusión difieren al menos en { $value }; las que hay entre los rombos son menores que las dos o mayores que las dos.
rule-sum-line = línea de sumas
    .what = Una línea de sumas, la de puntos, se puede dividir en trozos que suman { $value } cada uno.
rule-quadruple = cuádruple
    .what = Las cifras de un círculo pequeño están en las cuatro celdas que lo rodean, cada una tantas veces como en el círculo.
rule-sandwich = sándwich
    .what = Un número solo, delante de una fila o columna, es la suma de las cifras que hay entre su 1 y su cifra mayor.
rule-x-sum = suma X
    .what = Un número con una X es la suma de las primeras cifras vistas desde allí, tantas como dice la primera de todas.
rule-skyscraper = rascacielos
    .what = Un número enmarcado dice cuántas cifras se ven desde allí: una cifra mayor tapa todas las menores que tiene detrás.

# En la página. El lugar de una celda; qué incumple una cifra: $digit, $place la otra celda, $number la casa.
cell-place-region = Fila { $row }, columna { $column }, región { $region }
cell-place-plain = Fila { $row }, columna { $column }
in-diagonal = en una diagonal
in-window = ventana { $number }
in-group = grupo { $number }
in-extra = región adicional { $number }
fault-region = El { $digit } está dos veces en la región { $number }: aquí y en { $place }.
fault-diagonal = El { $digit } está dos veces en una diagonal: aquí y en { $place }.
fault-window = El { $digit } está dos veces en la ventana { $number }: aquí y en { $place }.
fault-group = El { $digit } está en el mismo lugar de dos bloques: aquí y en { $place }.
fault-extra = El { $digit } está dos veces en una región adicional: aquí y en { $place }.
fault-rule = Una regla de este tablero no permite a la vez el { $digit } aquí y la cifra de { $place }.
fault-sum =
    { $number ->
        [0] Con el { $digit } aquí y la cifra de { $place }, las cifras de una flecha no pueden sumar el número de su círculo.
       *[other] Con el { $digit } aquí y la cifra de { $place }, no se puede alcanzar la suma de { $number }.
    }
fault-region-sum = Con el { $digit } aquí y la cifra de { $place }, los tramos de una línea no pueden sumar lo mismo.
fault-zipper = Con el { $digit } aquí y la cifra de { $place }, las parejas de una cremallera no pueden sumar lo mismo.
fault-double-arrow = Con el { $digit } aquí y la cifra de { $place }, dos círculos no pueden sumar lo mismo que las cifras que hay entre ellos.
fault-between = Con el { $digit } aquí y la cifra de { $place }, las cifras de una línea no pueden estar todas entre las de sus extremos.
fault-lockout = Con el { $digit } aquí y la cifra de { $place }, las cifras de una línea no pueden quedar todas fuera de las de sus rombos.
fault-sum-line = Con el { $digit } aquí y la cifra de { $place }, una línea no se puede dividir en trozos que sumen { $number }.
fault-quadruple = Con el { $digit } aquí y la cifra de { $place }, las cifras del círculo no pueden estar todas a su alrededor.
fault-sandwich = Con el { $digit } aquí y la cifra de { $place }, el sándwich de { $number } no puede cumplirse.
fault-x-sum = Con el { $digit } aquí y la cifra de { $place }, la suma X de { $number } no puede cumplirse.
fault-skyscraper = Con el { $digit } aquí y la cifra de { $place }, no pueden verse { $number } cifras.
fault-alone = Una regla de este tablero no permite aquí el { $digit }.
library-variant = Variante
library-plain = Sin más reglas
said-region = Región { $number }: { $digits }
# Una regla de una celda: $name, $number o 0, $cells todas sus celdas, $what una frase.
said-rule = { $name }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }: { $cells }. { $what }
variants-text = Las cifras de siempre con una regla más. Las pistas también la usan.
variants-make = Crea tu propio sudoku, con las reglas que quieras
variants-level = Dificultad
# $name: una variante.
variants-today = La variante de hoy: { $name }
    .more = De dificultad media, la misma hoy para todos. { $what }
