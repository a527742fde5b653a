# `jade judge`: lo que dice un árbitro de los pasos y las respuestas que se afirman, y la ayuda.

cli-judge = Juzga los pasos y la respuesta que alguien da para un sudoku
cli-judge-help =
    Juzga intentos de resolver sudokus: los pasos que afirma una persona o un modelo de lenguaje, y la
    respuesta. Cada paso se comprueba en el tablero que dejan los pasos ciertos anteriores.

    good       es cierto, se deduce y cambia algo
    known      es cierto, pero ya se ve en el tablero
    unfounded  es cierto, pero no se deduce de lo que cita
    false      no es cierto en la solución

    Un archivo contiene o bien un intento como texto, con el sudoku al principio, o bien un objeto JSON
    por línea con los campos «puzzle», «steps» y «answer»; en docs/judging.es.md están todos los campos,
    con ejemplos. En una tubería, cada paso ocupa una línea: su línea en el texto, el veredicto, las
    conclusiones, la técnica según JADE y el motivo o lo que falla. Cada intento acaba con una línea de
    totales.
cli-arg-judge-files = Archivos con intentos: líneas de JSON o texto. Sin ninguno, o con «-», se lee la entrada estándar
cli-opt-puzzle = El sudoku de los intentos que son texto, si no empiezan por él
cli-opt-judge-summary = Una línea por intento en lugar de los pasos: puntuación, calidad, avance, resuelto o no, pasos good, known, unfounded y false, y la respuesta
cli-value-puzzle = SUDOKU

# Por qué no hay nada que juzgar. $field, $column: el lugar de la línea.
judge-no-object = Columna { $column }: se esperaba un objeto JSON.
judge-missing = Falta el campo «{ $field }».
judge-field = El campo «{ $field }» no tiene la forma debida.
judge-no-puzzle = El texto no empieza por un sudoku: ponlo al principio o indícalo con --puzzle.
judge-improper = El sudoku no tiene exactamente una solución, así que no hay nada que juzgar.

judge-good = bien
judge-known = ya sabido
judge-unfounded = sin fundamento
judge-false = falso

# Motivos. $technique: cómo lo llama JADE.
judge-basis-cited = Se deduce de lo que cita.
judge-basis-named = Se deduce por la técnica que nombra.
judge-basis-board = No da ningún motivo, pero no hace falta: lo demuestra un único o un patrón.
judge-technique = JADE lo llama así: { $technique }.
judge-is-known = Ya se ve en el tablero.

# Fallos. $cell, $digit: lo afirmado. $other: una celda. $found: la cifra que hay.
judge-filled = { $cell } no es { $digit }: ya tiene { $found-the }.
judge-seen = { $cell } no puede ser { $digit }: ve { $digit-the } de { $other }.
judge-removed = { $cell } no puede ser { $digit }: ese candidato ya se eliminó.
judge-not-in-solution = { $cell } no es { $digit } en la solución.
judge-in-solution = { $cell } es { $digit } en la solución, así que este candidato se queda.
judge-more-candidates = { $cell } también puede ser { $digits-or }.
judge-more-places = { $house-in }, { $digit-the } también cabe en { $cells-or }.
# $found: lo que no es un término de este tablero. $column: su lugar en la cadena.
judge-unread-chain = La cadena no se puede leer: «{ $found }», en el carácter { $column }, no es una cifra y una celda de este tablero.
# $link: el enlace en notación Eureka. $number: qué enlace de la cadena es.
judge-link-no-candidate = El enlace { $number } de la cadena, { $link }, no es cierto: { $digit-the } no es candidato de { $cells-or }.
judge-link-more-candidates = El enlace { $number } de la cadena, { $link }, no es cierto: { $cell } también puede ser { $digits-or }.
judge-link-more-places = El enlace { $number } de la cadena, { $link }, no es cierto: { $house-in }, { $digit-the } también cabe en { $cells-or }.
judge-link-nothing-shared = El enlace { $number } de la cadena, { $link }, no es cierto: ni una celda ni una casa obliga a que uno de los dos sea verdadero.
judge-link-no-set = El enlace { $number } de la cadena, { $link }, no es cierto: estas celdas no forman un conjunto casi cerrado.
judge-link-both = El enlace { $number } de la cadena, { $link }, no es cierto: { $cell } puede ser { $digit } mientras { $other } es { $found }.
judge-link-no-turn = El enlace { $number } de la cadena, { $link }, no continúa el anterior: los enlaces fuertes y débiles deben alternarse.
judge-not-shown = Lo que cita no demuestra que { $cell } sea { $digit }.
judge-not-shown-removed = Lo que cita no demuestra que { $cell } no pueda ser { $digit }.
judge-not-yet = Ningún único ni patrón demuestra todavía que { $cell } sea { $digit }.
judge-not-yet-removed = Ningún único ni patrón demuestra todavía que { $cell } no pueda ser { $digit }.
judge-not-named = La técnica que nombra no demuestra esto aquí: { $technique }.

# Respuestas. $count: el número de celdas; $cell: la primera.
judge-answer-right = La respuesta es correcta.
judge-answer-size = La respuesta es incorrecta: su tablero tiene otro tamaño.
judge-answer-open =
    { $count ->
        [one] La respuesta es incorrecta: { $cell } está vacía.
       *[other] La respuesta es incorrecta: hay { $count } celdas vacías, la primera es { $cell }.
    }
judge-answer-givens =
    { $count ->
        [one] La respuesta es incorrecta: { $cell } no tiene la cifra dada.
       *[other] La respuesta es incorrecta: { $count } celdas no tienen la cifra dada, la primera es { $cell }.
    }
judge-answer-wrong =
    { $count ->
        [one] La respuesta es incorrecta en { $cell }.
       *[other] La respuesta es incorrecta en { $count } celdas, la primera es { $cell }.
    }

# $score, $quality, $progress (textos): números de 0 a 1.
judge-score = Puntuación { $score }: calidad { $quality }, avance { $progress }.
