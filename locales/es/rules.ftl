# Las reglas que un tablero puede tener además de filas, columnas y bloques. Cada una tiene un nombre corto; .what dice qué
# pide. $cells: las celdas que nombra. $value: su número.

rule-regions = jigsaw
    .what = Regiones de cualquier forma sustituyen a los bloques: en cada una va cada cifra una vez.
rule-no-boxes = sin bloques
    .what = No hay bloques: solo en filas y columnas va cada cifra una vez.
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
    .what = En las celdas sombreadas { $cells } va cada cifra una vez.
rule-anti-knight = anticaballo
    .what = Las celdas separadas por un salto de caballo tienen cifras distintas.
rule-anti-king = antirrey
    .what = Las celdas que se tocan, aunque sea en una esquina, tienen cifras distintas.
rule-non-consecutive = no consecutivo
    .what = Dos celdas contiguas nunca tienen cifras consecutivas.
rule-even = par
    .what = Las cifras de { $cells } son pares.
rule-odd = impar
    .what = Las cifras de { $cells } son impares.
rule-thermometer = termómetro
    .what = Las cifras crecen a lo largo del termómetro desde su bulbo: { $cells }.
rule-slow-thermometer = termómetro lento
    .what = Las cifras nunca disminuyen a lo largo del termómetro desde su bulbo: { $cells }.
rule-greater-than = mayor que
    .what = La primera de estas dos celdas tiene la cifra mayor: { $cells }.
rule-whisper = susurro
    .what = Las cifras vecinas en la línea { $cells } difieren al menos en { $value }.
rule-renban = renban
    .what = En la línea { $cells } van cifras consecutivas en cualquier orden.
rule-palindrome = palíndromo
    .what = La línea { $cells } se lee igual desde los dos extremos.
rule-clone = clon
    .what = La primera mitad de { $cells } tiene las mismas cifras que la segunda, en el mismo orden.
rule-difference = punto blanco
    .what = Las cifras de { $cells } difieren en { $value }.
rule-ratio = punto negro
    .what = Una de las cifras de { $cells } es { $value ->
        [2] el doble
       *[other] { $value } veces
    } la otra.
rule-pair-sum = suma de dos
    .what = Las cifras de { $cells } suman { $value }.
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

# $asked: el nombre desconocido. $nearest: uno parecido. $known: todos. $rule: la regla tal como se escribió, y $number su
# lugar en la lista.
rules-error = Regla { $number }, «{ $rule }»: { $fault }
rules-unknown = no existe esa regla. ¿Querías decir «{ $nearest }»?
rules-unknown-any = no existe esa regla. Hay estas: { $known }.
rules-twice = { $cell } aparece dos veces.
# $found, $least, $most: números de celdas.
rules-cell-count =
    { $least ->
        [0] se refiere a todo el tablero y no nombra celdas.
       *[other] nombra { $found ->
            [one] una celda
           *[other] { $found } celdas
        }; se esperaban { $few ->
            [1] al menos { $least }
           *[other] { $least }
        }.
    }
rules-number-needed = se esperaba un número detrás de su nombre.
rules-number-unneeded = no lleva número.
rules-words = se refiere a todo el tablero y no nombra celdas.
rules-regions = se esperaba un signo por celda, el mismo en todas las celdas de una región; cada región tiene tantas celdas como cifras hay.
rules-no-effect = no cambia nada en un tablero de este tamaño.
rules-not-neighbours = las dos celdas no son contiguas.
rules-too-large = los tableros de este tamaño no tienen reglas, o las reglas forman demasiadas casas.
rules-too-many = desde el arranque se han hecho tantos tableros con reglas que no cabe otro.
format-fault-rules = { $fault }
format-fault-open-bracket = no se cierra el corchete de las reglas.
sheet-rules = No se pueden leer las reglas del tablero. { $fault }

# $rule: el nombre de la regla. $cells: las celdas, una o dos; $one-cell es 1 si es una.
conflict-rule =
    { $one-cell ->
        [1] La cifra de { $cells } incumple la regla «{ $rule }».
       *[other] Las cifras de { $cells } incumplen la regla «{ $rule }».
    }
complaint-rule =
    .where = Fíjate en { $cells }: ahí hay algo que no cuadra.
    .technique = Se incumple una regla de este tablero: { $rule }.
    .cells = Fíjate en { $cells } y en la regla «{ $rule }».
    .reasoning =
        { $one-cell ->
            [1] La cifra de { $cells } incumple la regla «{ $rule }», así que no es correcta.
           *[other] Las cifras de { $cells } incumplen la regla «{ $rule }», así que al menos una no es correcta.
        }
    .apply = Borra la cifra que no debe estar ahí.
