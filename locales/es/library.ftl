# Sudokus ya hechos: ayuda y resultados de `jade library`. Los nombres de órdenes y opciones no se traducen.

cli-library = Guarda sudokus ya hechos: por nivel, por técnica, sin repetidos
cli-library-build = Llena un archivo con sudokus de todos los niveles y para todas las técnicas
cli-library-build-help =
    Llena un archivo con sudokus de todos los niveles y para todas las técnicas, como la colección que
    trae JADE. Lo que hay en el archivo se vuelve a mirar y se queda si sigue siendo correcto; lo que
    falta se añade, hasta donde llegue el tiempo. Con --attempts y sin --seconds, un archivo nuevo
    depende solo de la semilla y de la versión de JADE.
cli-opt-library-file = La colección; si no existe, se crea
cli-opt-library-seconds = Para tras N segundos [por omisión, 60]
cli-opt-library-attempts = Hace como mucho N intentos para cada fin
cli-opt-library-seed = La semilla [por omisión, la del archivo o 2026]
cli-opt-library-per-level = N sudokus de cada nivel [por omisión, 200]
cli-opt-library-per-technique = N sudokus para cada técnica [por omisión, 50]

# $count: cuántos sudokus; $shelves: para cuántos fines.
library-built =
    { $count ->
        [one] Un sudoku, para { $shelves } fines.
       *[other] { $count } sudokus, para { $shelves } fines.
    }
# $shelf: un nivel o una técnica; $profile: un nombre; $has, $wanted: cuántos sudokus hay y cuántos debe haber.
library-wanting = { $shelf } ({ $profile }): { $has } de { $wanted }
library-early = (y { $count } en los que se prueba justo después de los únicos)
library-shelf-level = { $level }
# $line: un número.
library-bad-collection = { $file }, línea { $line }: esto no es una colección de JADE, o es de otra versión.
library-cannot-write = No se puede escribir en { $file }: { $reason }
