# `jade print`: ayuda, y las palabras que van en el papel.

cli-print = Imprime sudokus en PDF
cli-print-help =
    Imprime sudokus en PDF: los tableros tal como están, con sus cifras, marcas y colores, uno o
    varios en cada página, cada uno con su número y su nivel. Con --solutions, las soluciones van al
    final. Con --worksheet, cada tablero es una pregunta, «¿Cuál es el siguiente paso?», con todos sus
    candidatos, y las respuestas van al final. Se lee todo lo que enumera «jade formats».

    Ejemplos:
      jade print partida.sdk -o partida.pdf
      jade print sudokus.sdm --per-page 6 --solutions -o cuaderno.pdf
      jade generate --level hard --count 8 | jade print --per-page 4 -o cuaderno.pdf
      jade print --technique x-wing --count 6 -o x-wing.pdf
cli-opt-paper = El papel: a4 o letter (carta) [por omisión, a4]
cli-opt-per-page = Cuántos tableros en cada página [por omisión, 1 si solo hay uno, 2 con --worksheet y, si no, 4]
cli-opt-title = Lo que encabeza la primera página
cli-opt-solutions = Imprime las soluciones al final
cli-opt-worksheet = Pregunta por el siguiente paso de cada tablero, con las respuestas al final
cli-opt-print-technique = Una hoja de ejercicios de esta técnica, como x-wing. Si no nombras un archivo, JADE elige tableros en el momento en que se aplica
cli-opt-print-count = Cuántos tableros se eligen, con --technique [por omisión, 6]
cli-opt-print-seed = La semilla con la que se eligen los tableros, con --technique: la misma semilla da los mismos tableros
cli-opt-givens = Imprime solo las dadas: sin otras cifras, marcas ni colores
cli-opt-candidates = Imprime todos los candidatos que le quedan a cada celda
cli-opt-print-output = El archivo PDF que se escribe, o «-» para la salida estándar; si el archivo ya existe, no se sobrescribe
cli-value-paper = PAPEL
cli-value-text = TEXTO
cli-print-where = Indica el archivo PDF que se escribe, como en -o sudokus.pdf.
# $most: un número.
cli-print-too-many = un cuadernillo tiene como mucho { $most } tableros: divide el archivo
print-too-many-cells = Estos tableros tienen { $count } celdas; a la vez se imprimen { $most } como mucho.
# $found, $wanted: cuántos tableros. $technique: su nombre.
cli-print-too-few = { $found ->
        [0] no se ha encontrado ningún tablero para «{ $technique }».
        [one] solo se ha encontrado un tablero para «{ $technique }», de { $wanted }.
       *[other] solo se han encontrado { $found } tableros para «{ $technique }», de { $wanted }.
    }
# $count: cuántas soluciones hay, 0 o 2 (dos o más).
cli-print-no-solution =
    { $count ->
        [0] el sudoku no tiene solución, así que no se imprime ninguna.
       *[other] el sudoku tiene varias soluciones, así que no se imprime ninguna.
    }
cli-print-unsolved = no se ha encontrado ninguna solución en un tiempo razonable, así que no se imprime ninguna.
cli-print-no-step = no se ha encontrado ningún paso, así que no se imprime respuesta: { $message }
cli-print-letters = hay letras que no se pueden imprimir y aparecen como «?»: { $text }
# $level: el nombre de un nivel. $score: un número.
print-level = { $level } · { $score }
print-solutions = Soluciones
print-answers = Respuestas
print-question = ¿Cuál es el siguiente paso? Anota las celdas y lo que se deduce.
print-question-technique = Encuéntralo: { $technique }. Anota las celdas y lo que se deduce.
# $page, $pages: el número de la página y cuántas hay.
print-foot = Página { $page } de { $pages }
print-foot-one = JADE
# $count, $most: cuántos tableros.
print-too-many = Son { $count } tableros; a la vez se imprimen { $most } como mucho.
