# Sudokus ya hechos: ayuda y resultados de `jade library`. Los nombres de comandos y opciones no se traducen.

cli-library = Guarda colecciones de sudokus: por nivel, por técnica, sin repetidos
cli-library-build = Llena un archivo con sudokus de todos los niveles y para todas las técnicas
cli-library-build-help =
    Llena un archivo con sudokus de todos los niveles y para todas las técnicas, como la colección que
    trae JADE. Los sudokus que ya están se comprueban y se quedan si siguen siendo correctos; los que
    faltan se añaden, hasta donde llegue el tiempo. Con --attempts y sin --seconds, un archivo nuevo
    depende solo de la semilla y de la versión de JADE. Al final se puntúa cada sudoku en un segundo
    archivo al lado (collection.ratings.txt para collection.txt); con --attempts 1, eso es casi lo único
    que se hace.
cli-opt-library-file = La colección; si no existe, se crea
cli-opt-library-seconds = Para tras N segundos [por omisión, 60]
cli-opt-library-attempts = Hace como mucho N intentos para cada fin
cli-opt-library-seed = La semilla [por omisión, la del archivo o 2026]
cli-opt-library-per-level = N sudokus de cada nivel [por omisión, 200]
cli-opt-library-per-technique = N sudokus para cada técnica [por omisión, 50]

# $count: cuántos sudokus; $categories: para cuántos fines.
library-built =
    { $count ->
        [one] Un sudoku, para { $categories } fines.
       *[other] { $count } sudokus, para { $categories } fines.
    }
# $category: un nivel o una técnica; $profile: un nombre; $has, $wanted: cuántos sudokus hay y cuántos debe haber.
library-wanting = { $category } ({ $profile }): { $has } de { $wanted }
library-early = (y { $count } en los que se prueba justo después de los únicos)
library-category-level = { $level }
# $line: un número.
library-bad-collection = { $file }, línea { $line }: esto no es una colección de JADE, o es de otra versión.
cli-library-import = Añade sudokus, puntuados y sin repetidos, a una colección tuya
cli-library-import-help =
    Añade a una colección tuya los sudokus de unos archivos, en cualquier formato que JADE lea, y los
    puntúa. Lo que ya está, aunque sea girado, reflejado o con otras cifras, no se añade otra vez.
    Ctrl-C lo detiene; lo guardado hasta entonces se queda.
cli-library-find = Busca sudokus por nivel, técnica, dadas y puntuación: en tus colecciones o en la de JADE
cli-library-find-help =
    Busca sudokus en tus colecciones, o en una de ellas; con --jade, en la colección que trae JADE. Una
    línea por sudoku, primero los fáciles, como los escribe «jade rate»: el sudoku, su nivel, su
    puntuación, la técnica más difícil, el número de pasos y tres números de celdas; después, la línea de
    tu archivo en que empieza. En la de JADE, al pedir una técnica salen
    también, detrás de los demás, los que solo la tienen en su resolución si se prueba justo después de
    los únicos.
cli-opt-jade = Busca en la colección que trae JADE, no en las tuyas
cli-library-list = Enumera tus colecciones y cuántos sudokus tiene cada una
cli-library-remove = Borra una de tus colecciones con todos sus sudokus
cli-library-check = Compara cada paso del razonamiento con la solución en busca de fallos
cli-library-check-help =
    Razona sobre cada sudoku y compara cada paso con la solución. Una línea por sudoku: qué se ha
    encontrado, en qué línea está (tras el nombre del archivo, si hay varios), el sudoku y, si hay un
    fallo, el paso. Resultados: solved, resuelto; unsolved, las
    técnicas no llegan al final; improper, no tiene exactamente una solución; y los fallos: wrong, un
    paso falso; emptied, una celda o casa que se queda sin candidatos; crashed, el programa falla.
cli-arg-library-name = El nombre de la colección
cli-value-range = DESDE-HASTA
cli-opt-library-store = Dónde están tus colecciones [por omisión, un archivo de tu cuenta de usuario; véase JADE_LIBRARY]
cli-opt-library-output = El archivo en el que guardar lo que se encuentre [por omisión, la salida estándar]
cli-opt-library-level = Sudokus de este nivel: { $names }
cli-opt-library-rules = Con --jade: sudokus de esta variante, { $names }; su técnica es la más difícil de la resolución
cli-opt-library-technique = Sudokus con esta técnica en su resolución («jade techniques» las enumera)
cli-opt-library-givens = Con este número de dadas, por ejemplo 24, 22-26, 30- o -24
cli-opt-library-score = Con una puntuación en este intervalo, por ejemplo 100-200
cli-opt-library-line = Solo los sudokus que empiezan en la línea N de su archivo
cli-opt-library-count = Como mucho N sudokus

# $read: cuántos sudokus se han leído; $new: cuántos no estaban aún en la colección; $name: su nombre.
library-imported =
    { $read ->
        [one] Un sudoku leído, { $new } nuevo en { $name }.
       *[other] { $read } sudokus leídos, { $new } nuevos en { $name }.
    }
library-cannot-open = No se puede abrir { $file } como archivo de colecciones: { $reason }
library-no-place = JADE no sabe dónde guardar tus colecciones. Indica un archivo con --store.
library-store-failed = No se pueden usar las colecciones: { $reason }. Lo guardado antes sigue ahí.
library-no-collections = Todavía no tienes colecciones: «jade library import NOMBRE ARCHIVO…» crea una, y --jade busca en la de JADE.
library-no-collection = No hay ninguna colección llamada { $name }.
# $count: cuántos.
library-not-rated =
    { $count ->
        [one] Uno de ellos es demasiado grande para razonar sobre él: se guarda, pero sin puntuar.
       *[other] { $count } de ellos son demasiado grandes para razonar sobre ellos: se guardan, pero sin puntuar.
    }
# $count: cuántos de los encontrados. $profile: el nombre de un perfil.
library-rated-otherwise =
    { $count ->
        [one] Uno de ellos (-) no está puntuado en el perfil «{ $profile }».
       *[other] { $count } de ellos (-) no están puntuados en el perfil «{ $profile }».
    }
# $count: cuántos.
library-unreadable =
    { $count ->
        [one] Hay un sudoku más que coincide, pero no se puede leer: el archivo está dañado en ese punto.
       *[other] Hay { $count } sudokus más que coinciden, pero no se pueden leer: el archivo está dañado en esos puntos.
    }
# Errores de la base de datos.
store-no-database = el archivo es otra cosa, no unas colecciones de JADE
store-no-access = el archivo no se puede crear ni abrir: quizá no exista la carpeta, o no esté permitido
store-read-only = es de solo lectura
store-full = el disco está lleno
store-busy = lo está usando otro programa
store-device = el disco ha dado un error
store-damaged = el archivo está dañado
store-newer = lo escribió una versión posterior de JADE
# Cuántos sudokus hay de cada resultado.
library-found-solved =
    { $count ->
        [one] Uno resuelto.
       *[other] { $count } resueltos.
    }
library-found-unsolved =
    { $count ->
        [one] Uno sin resolver: las técnicas no llegan al final.
       *[other] { $count } sin resolver: las técnicas no llegan al final.
    }
library-found-improper =
    { $count ->
        [one] Uno que no tiene exactamente una solución.
       *[other] { $count } que no tienen exactamente una solución.
    }
library-found-too-large =
    { $count ->
        [one] Uno demasiado grande para razonar sobre él.
       *[other] { $count } demasiado grandes para razonar sobre ellos.
    }
library-found-wrong =
    { $count ->
        [one] Uno con un paso falso.
       *[other] { $count } con un paso falso.
    }
library-found-emptied =
    { $count ->
        [one] Uno con una celda o casa que se queda sin candidatos.
       *[other] { $count } con una celda o casa que se queda sin candidatos.
    }
library-found-crashed =
    { $count ->
        [one] Uno con el que el programa falla.
       *[other] { $count } con los que el programa falla.
    }

# $least, $most: números.
library-range-reversed = Entre { $least } y { $most } no hay ningún número: intercámbialos.
library-ready-name = Aquí se nombra una colección tuya, pero se busca en la de JADE.
# $name: lo que se ha pedido, $names: las variantes que hay.
library-no-variant = La colección de JADE no tiene la variante { $name }. Tiene { $names }.
library-own-rules = Por variante solo se puede buscar en la colección de JADE, no en las tuyas.
# $most: un número.
library-bad-name = Una colección necesita un nombre, de { $most } caracteres como mucho.
