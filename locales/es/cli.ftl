# La línea de comandos: ayuda, errores y resultados. Los nombres de comandos y opciones no se traducen.

cli-about = JADE, un tutor de sudokus: razona como una persona, explica cada paso y ayuda sin desvelar la solución.
cli-usage-heading = Uso:
cli-commands-heading = Órdenes
cli-arguments-heading = Argumentos
cli-options-heading = Opciones
cli-common-heading = Opciones comunes
cli-options-placeholder = [OPCIONES]
cli-folder-placeholder = <CARPETA>
cli-command-placeholder = [ORDEN]
cli-file-placeholder = [ARCHIVO]...
cli-after-help =
    Sin ninguna orden, jade sirve la página del tutor.

    Ejemplos:
      jade hint sudoku.txt               la pista más vaga; --rung 2 … 6 dicen más
      jade solve < sudokus.txt           una solución por cada línea
      jade count --limit 2 sudokus.txt   si cada uno tiene exactamente una solución
      jade path --json sudoku.txt        todos los pasos, en JSON
      jade play --level easy             una partida en esta terminal
cli-exit-help =
    Códigos de salida: 0, todo ha ido bien; 1, parte de la entrada no se ha podido leer o no se ha
    encontrado lo que se pedía; 2, uso incorrecto; 130, se ha parado con Ctrl-C.
cli-exit-answers = Que un sudoku no tenga solución, o tenga varias, es una respuesta y no un error.

cli-solve = Escribe la solución de cada sudoku
cli-solve-help =
    Escribe la solución de cada sudoku: una línea por cada uno, en el orden de la entrada. Si no tiene
    solución, la línea dice «none»; si tiene varias, «several», un tabulador y una de ellas. Con --limit se escriben
    todas las soluciones hasta ese límite, una por línea. «unknown» indica que la búsqueda se ha
    interrumpido; detrás, tras un tabulador, va la solución que había encontrado, si hay alguna.
cli-count = Cuenta las soluciones de cada sudoku
cli-count-help = Cuenta las soluciones de cada sudoku. Un signo más (como en «2+») indica que se ha llegado al límite y puede haber otras.
cli-check = Dice si cada sudoku tiene exactamente una solución
cli-check-help =
    Dice si cada sudoku tiene exactamente una solución («proper»), ninguna («none», con las
    dos celdas que incumplen una regla, o la celda en la que no cabe ninguna cifra, si es por eso) o
    más de una («several», con una celda en la que dos soluciones se diferencian y esas dos). Las
    columnas se separan con tabuladores.
cli-hint = Da una pista, tan vaga o tan clara como quieras
cli-hint-help =
    Da una pista. Una pista tiene estos peldaños: dónde mirar; qué técnica; la cifra, si se trata de una
    sola; las celdas del patrón; el razonamiento completo; qué escribir. --rung dice cuántos se muestran; si no se indica, solo el
    primero. Con --notation se escribe el paso mismo, como lo escribe «jade path», para otros programas.
cli-step = Da el siguiente paso del razonamiento y lo explica (ahora: jade hint --notation)
cli-path = Resuelve razonando y escribe todos los pasos
cli-techniques = Enumera las técnicas de un perfil o explica una
cli-steps = Enumera todos los pasos posibles ahora mismo
cli-steps-help =
    Enumera todos los pasos que las técnicas ofrecen en cada posición, tal como está: se respetan las
    cifras puestas, los candidatos quitados y las cuadrículas de candidatos, y no se mira ninguna
    solución. Con --json, una línea por posición.
cli-techniques-list = Enumera las técnicas de un perfil, en el orden en que se prueban
cli-techniques-show = Explica qué es una técnica, con un ejemplo
cli-techniques-verify = Comprueba los casos de una biblioteca: una línea por caso y un total por código
cli-techniques-verify-help =
    Comprueba los casos de una biblioteca, en las líneas de la de regresión de HoDoKu: una línea por caso
    (correcto, o lo que se ha hallado en su lugar) y después un total por código. El código de salida es
    1 si falla algún caso.
cli-serve = Sirve la página del tutor para tu navegador, y su API (lo mismo que sin ninguna orden)
cli-manual = Escribe las páginas de manual (en inglés y español) y los guiones de autocompletado en una carpeta
cli-help = Muestra la ayuda de una orden

cli-opt-help = Muestra la ayuda
cli-opt-help-all = Muestra la ayuda con todas las opciones
cli-opt-keep-lines = En una tubería, escribe «-» por cada sudoku que no se puede leer, para que cada respuesta conserve su lugar
cli-completions = Escribe las terminaciones automáticas para tu intérprete de órdenes
cli-completions-help =
    Escribe las terminaciones automáticas de órdenes y opciones para un intérprete: bash, zsh, fish o powershell.

      jade completions bash > ~/.local/share/bash-completion/completions/jade
      jade completions zsh > ~/.zfunc/_jade
      jade completions fish > ~/.config/fish/completions/jade.fish
cli-arg-shell = bash, zsh, fish o powershell
cli-value-shell = INTÉRPRETE
cli-group-reason = Razonar sobre sudokus
cli-group-make = Crear y convertir sudokus
cli-group-play = Jugar y aprender
cli-group-study = Colecciones e investigación
cli-group-serve = Servidor e instalación
cli-heading-puzzle = Cuántos
cli-heading-difficulty = Dificultad
cli-heading-shape = Tablero
cli-heading-search = Funcionamiento
cli-heading-output = Salida
cli-opt-version = Muestra la versión
cli-opt-json = Un objeto JSON por cada sudoku, uno por línea: la respuesta de la API, con el sudoku y su línea
cli-opt-plain-json = Escribe la respuesta como JSON
cli-opt-clues = Dice qué dadas y reglas sobran, o cuáles se contradicen
cli-opt-truths = Escribe también las verdades y los enlaces de cada paso, con su rango
cli-opt-notation = Escribe el paso en notación de una línea, y no con palabras
cli-opt-lang = Idioma: en o es [por omisión, el de tu sistema]
cli-opt-color = Color: auto, always (siempre) o never (nunca); «always» dibuja también los tableros cuando la salida no es una terminal [por omisión, auto]
cli-opt-engine = Cómo buscar: { $engines } [por omisión, auto]
cli-opt-limit-solve = Escribe hasta N soluciones de cada sudoku
cli-opt-limit-count = Deja de contar al llegar a N soluciones [por omisión, 1000000]
cli-opt-report = Añade a un archivo un informe de cada búsqueda («-»: la salida estándar); con --json, en JSON
cli-opt-config = Toma tus ajustes de este archivo TOML: [profiles], [search] y [serve] [por omisión, el archivo de JADE_CONFIG o config.toml en la carpeta «jade» de tu configuración]
cli-opt-alphabet = Los símbolos de las cifras, en orden, como ABCD o 0123456789ABCDEF [por omisión, de 1 a 9, de A a Z y de a a z]
cli-opt-boxes = Filas y columnas de un bloque, como 3x5
cli-opt-any-layout = Lee un sudoku de cada archivo, en cualquier disposición que tenga el número justo de celdas
cli-opt-seed = La semilla de los motores que eligen al azar [por omisión, 0]
cli-opt-seconds = Se detiene a los N segundos con cada sudoku y escribe lo hallado hasta entonces
cli-opt-nodes = Se detiene tras N combinaciones con cada sudoku y escribe lo hallado hasta entonces
cli-opt-except = Solo las soluciones que no tengan esta cifra en esta celda, como f4c5=3
cli-opt-threads = Trabaja con N sudokus a la vez [por omisión, uno por núcleo]
cli-opt-profile = Qué técnicas usar: full (todas), classic (las clásicas) o un perfil propio [por omisión, full]
cli-opt-scale = Valorar según «jade», con sus niveles y puntuaciones, o según «explainer», con ER, EP y ED del Sudoku Explainer 1.2.1 [por omisión, jade]
cli-opt-only = Solo estas técnicas, en este orden: identificadores separados por comas
cli-opt-without = Todas las técnicas menos estas: identificadores separados por comas
cli-opt-technique = Solo pasos de esta técnica, como x-wing
cli-opt-with-marks = Razona con marcas de lápiz desde el principio, por pocas que haya escritas
cli-opt-before-marks = Da una jugada que no necesite marcas de lápiz, si la hay
cli-opt-before-marks-only = Llega solo hasta donde se puede sin marcas de lápiz
cli-opt-go-on = Descarta las quejas y sigue como si el tablero estuviera bien, si es posible
cli-opt-singles = Resuelve solo los únicos
cli-opt-until = Se detiene donde el paso siguiente sería de esta técnica
cli-opt-summary = Una línea por sudoku en vez de los pasos: desenlace, nivel, puntuación, celdas que se llenan antes de las marcas, técnicas, separados por tabuladores
cli-arg-id = El identificador de la técnica, como x-wing
cli-arg-library = Archivos con casos, uno por línea. Sin ninguno, o con «-», se lee la entrada estándar
cli-value-ids = ID,…
cli-value-id = ID
cli-opt-rung = Cuánto mostrar, de 1 (dónde mirar) a 6 (qué escribir) [por omisión, 1]
cli-opt-allow-host = Responde también a este nombre, por ejemplo tutor.example; puede repetirse
cli-opt-listen = Dirección y puerto en los que escuchar [por omisión, 127.0.0.1:7380]
cli-arg-manual-folder = La carpeta; se crea si no existe
cli-arg-files = Archivos con sudokus: uno por línea, una cuadrícula o lo que escriben otros programas (véase «jade formats»). Sin ninguno, o con «-», se lee la entrada estándar
cli-arg-command = El comando que se quiere ver explicado

cli-value-file = ARCHIVO
cli-value-lang = IDIOMA
cli-value-when = CUÁNDO
cli-value-engine = NOMBRE
cli-value-profile = NOMBRE
cli-value-number = N
cli-value-day = FECHA
cli-value-folder = CARPETA
cli-value-address = DIRECCIÓN:PUERTO
cli-value-host = NOMBRE
cli-value-command = ORDEN
cli-value-symbols = SÍMBOLOS
cli-value-boxes = FILASxCOLUMNAS
cli-value-ers = DE..A
cli-value-rules = REGLAS
cli-value-candidate = CELDA=CIFRA
# $file, $line, $message: el lugar del error y el mensaje, en inglés, del lector de TOML.
cli-bad-config = { $file }, línea { $line }: { $message }
# Errores en un archivo de configuración. $entry: el nombre de una entrada. $known: los nombres de todas.
cli-config-no-utf8 = esto no es un texto en UTF-8
cli-config-no-toml = esto no es TOML válido
cli-config-unknown = no existe la entrada «{ $entry }»; se esperaba una de estas: { $known }
cli-config-text = «{ $entry }» tiene que ser un texto entre comillas
cli-config-texts = «{ $entry }» tiene que ser un texto entre comillas o una lista de textos así
cli-config-list = «{ $entry }» tiene que ser una lista de textos entre comillas: ["a", "b"]
# $from: el número más pequeño.
cli-config-number = «{ $entry }» tiene que ser un número entero a partir de { $from }
cli-config-address = «{ $entry }» debe ser una dirección y un puerto, por ejemplo 127.0.0.1:7380
# $known: palabras separadas por comas.
cli-config-one-of = «{ $entry }» debe ser una de estas palabras: { $known }
cli-config-boolean = «{ $entry }» tiene que ser true o false
cli-config-section = «{ $entry }» es una sección aparte: [{ $entry }]
cli-config-profiles = «{ $entry }» contiene perfiles, cada uno en su propia sección: [profiles.nombre]
# $found: lo que se ha escrito.
cli-bad-candidate = «{ $found }» no es una cifra en una celda; se esperaban una celda y una cifra del tablero, como f4c5=3
# $found: como está escrito. $most: el lado máximo.
cli-bad-boxes = «{ $found }» no es un tamaño de bloque. Se esperan filas y columnas, como 3x5, cuyo producto vaya de 2 a { $most }.

# Errores de uso. $argument, $value: lo que se ha escrito. $suggestion, $possible: lo que quizá se quería y lo permitido.
cli-error = jade: { $message }
cli-error-unexpected = «{ $argument }» sobra aquí
cli-error-unknown-argument = no existe la opción «{ $argument }»
cli-error-unknown-command = no existe la orden «{ $argument }»
cli-error-invalid-value = «{ $value }» no es un valor para { $argument }
cli-error-missing-value = { $argument } necesita un valor
cli-error-twice = { $argument } no se puede usar más de una vez
cli-error-conflict = { $argument } y { $other } no se pueden usar a la vez
cli-error-missing-command = falta una orden
cli-error-too-many = { $argument } no admite el valor «{ $value }»
cli-error-missing-argument = falta { $argument }
cli-error-not-unicode = hay un argumento que no es Unicode válido
cli-error-other = no se entiende la línea de órdenes
cli-possible-values = Valores posibles: { $possible }
cli-number-range = Se espera un número entero de { $from } a { $to }
cli-number-from = Se espera un número entero a partir de { $from }
cli-address-expected = Se esperan una dirección y un puerto, como en 127.0.0.1:7380
cli-did-you-mean = ¿Querías decir «{ $suggestion }»?
cli-see-help = Para ver la ayuda, prueba «{ $command }».

# Entrada. $file: su nombre. $line: el número de línea. $message: el error.
cli-standard-input = entrada estándar
cli-cannot-read = no se puede leer { $file }: { $reason }
cli-reason-not-found = no existe ese archivo
cli-reason-denied = no tienes permiso para leerlo
cli-reason-directory = es un directorio
cli-reason-no-directory = parte de su ruta no es una carpeta
cli-reason-read-only = el disco es de solo lectura
cli-reason-full = el disco está lleno
cli-reason-too-large = el archivo sería demasiado grande
cli-reason-no-text = no es texto en UTF-8
cli-reason-bad-name = un archivo no puede llamarse así
cli-cannot-write = No se puede escribir la salida: { $reason }
cli-in-line = Línea { $line }: { $message }
cli-in-file = { $file }: { $message }
cli-type-a-puzzle = Escribe o pega sudokus, uno por línea o como cuadrícula; después pulsa Ctrl-D.

# Resultados para personas.
cli-puzzle-number = Sudoku { $number }
cli-next-rung = ¿Quieres saber más? Añade { $option }.
cli-serving = JADE está en { $url } — pulsa Ctrl-C para pararlo.
# $address: la dirección en la que escucha JADE. Se puede alcanzar desde otros equipos.
cli-serving-others = Cualquier equipo que llegue a { $address } puede usar este JADE, y leer, cambiar y borrar tus colecciones: no hay contraseña. Sin --listen, solo puede este equipo.
cli-cannot-serve = JADE no puede escuchar en { $address }: { $reason }
cli-port-taken = JADE no puede escuchar en { $address }: otro programa usa ese puerto. Elige otro, por ejemplo { $option }.
cli-port-forbidden = JADE no tiene permiso para escuchar en { $address }: elige un puerto a partir del 1024.
cli-foreign-address = JADE no puede escuchar en { $address }: este ordenador no tiene esa dirección.
cli-cannot-start = JADE no puede arrancar: { $reason }

# $asked: una orden, como «jade dataset», o un ajuste con su lugar. $feature: una palabra de Cargo.toml.
cli-not-built-in = «{ $asked }» no forma parte de este programa, que se compiló sin ello: obtén un programa que lo tiene con «cargo build --release --features { $feature }».

cli-profile-heading = Técnicas, en el orden en que se prueban:

# Los nombres de los signos en la leyenda de un dibujo.
sign-branch = rama { $letter }

cli-grid = Busca lo relacionado con sudokus y soluciones de 9×9: simetrías, vecinos, sudokus mínimos
cli-grid-min-lex = Escribe la forma mínima lexicográfica de cada sudoku o solución
cli-grid-min-lex-help =
    Escribe la forma mínima lexicográfica (min-lex) de cada sudoku o solución: de todas las líneas que se
    obtienen al reordenar filas, columnas y cifras, la primera en orden lexicográfico; una celda vacía va
    antes que el 1. Es la forma de las listas de la comunidad del sudoku. Dos sudokus son esencialmente
    el mismo si sus formas coinciden. De uno cuyos candidatos forman parte de él, como un sukaku, escribe
    la forma canónica, en candidatos: también coincide en todos los que son esencialmente el mismo.
cli-grid-automorphisms = Cuenta los automorfismos de cada sudoku o solución
cli-grid-automorphisms-help =
    Cuenta los automorfismos de cada sudoku o solución: las maneras de reordenar sus filas y columnas que
    lo dejan igual, una vez renombradas las cifras. 1 significa que no tiene ninguna simetría.
cli-grid-isomorphic = Dice qué sudokus son esencialmente el mismo
cli-grid-isomorphic-help =
    Escribe un número por sudoku: el del primero de la entrada que es esencialmente el mismo. Si no hay
    ninguno antes, recibe el suyo propio.
cli-grid-neighbours = Busca los sudokus que difieren en una dada o en unas pocas
cli-grid-neighbours-help =
    Busca todos los sudokus de solución única que resultan de quitar una dada y añadir otra («{"{"}-1+1{"}"}»)
    y escribe uno por línea. Con --exchange 2 se cambian dos dadas, lo que lleva desde un instante hasta medio minuto
    por sudoku: más cuantas menos dadas tenga.
cli-grid-minimal = Busca todos los sudokus mínimos contenidos en cada sudoku
cli-grid-minimal-help =
    Busca todos los sudokus mínimos contenidos en cada sudoku: los que se quedan con algunas de sus dadas
    y una sola solución, pero tendrían varias si se quitara una más. Se escribe uno por línea.
cli-grid-redundant = Nombra las dadas que sobran en cada sudoku
cli-grid-redundant-help =
    Nombra en una línea las dadas de cada sudoku que se deducen de las demás. Si no sobra ninguna, escribe
    «minimal». No siempre se pueden quitar todas a la vez: véase «jade grid minimal».
cli-grid-unavoidable = Busca los conjuntos inevitables de cada solución
cli-grid-unavoidable-help =
    Busca los conjuntos inevitables de cada solución, o de la solución de cada sudoku: las celdas cuyas
    cifras pueden cambiarse por otras sin que baste con cambiar solo algunas de ellas. Todo sudoku con esa
    solución tiene una dada en cada uno. Se escribe uno por línea, primero los más pequeños.
cli-opt-grid-json = Escribe un objeto JSON por línea para cada sudoku
cli-opt-grid-count = Cambia este número de dadas, 3 como máximo [por omisión, 1]
cli-opt-minimal = Solo los sudokus mínimos
cli-opt-grid-limit = Se detiene al llegar a N sudokus mínimos por sudoku [por omisión, 1000000]
cli-opt-grid-size = El número de celdas de los conjuntos más grandes, de 4 a 16 [por omisión, 12]
cli-opt-min-lex = Escribe las formas mínimas lexicográficas, cada una una vez
cli-classify = Dice cuántos ensayos hay que anidar para resolver cada sudoku
cli-classify-help =
    Dice cuántos ensayos hay que anidar para resolver cada sudoku, según las definiciones de D. Berthier.
    T&E(0) son los únicos desnudos y ocultos; T&E(d) prueba cada candidato con T&E(d − 1) y lo elimina si
    lleva a una contradicción. Después va la longitud que necesitan las trenzas (braids) para sustituir
    los ensayos más internos: B4 en T&E(1), B4B en T&E(2), B4BB en T&E(3). Se omite si pasa de --longest. Al final
    van las puertas traseras: las celdas cuyas cifras correctas dejan resolver el sudoku con únicos, o
    parejas como r1c2+r5c8 si ninguna celda basta por sí sola.
cli-opt-classify-longest = La longitud máxima de las trenzas que se buscan, hasta 30: cuanto mayor, más tarda [por omisión, 8]
cli-grid-not-nine = no es un tablero normal de 9×9, el único tipo que admite esta orden
cli-grid-twice = una fila, una columna o un bloque tiene una cifra repetida
cli-grid-not-proper = se esperaba un sudoku de solución única

# jade learn report
cli-learn-report = Muestra lo que has aprendido
cli-learn-report-help =
    Muestra lo que has aprendido, a partir del archivo que la página guarda en «Tu progreso»: de cada técnica, los tableros que encontraste, los que hicieron falta hasta encontrar tres sin ayuda, las ayudas por tablero y las pruebas breves antes de su estación, después y al cabo de una semana.
cli-arg-progress = El archivo de tu progreso. Sin ninguno, o con «-», se lee la entrada estándar
learning-no-file = Esto no es un archivo de progreso. Guarda uno en la página «Tu progreso».
learning-none = Todavía no se ha practicado nada.
# $rating (texto)
learning-rating = Tu puntuación: { $rating }
# $percent (texto)
learning-percent = { $percent } %
# $whole, $tenth (textos): las partes de un número decimal
learning-decimal = { $whole },{ $tenth }
