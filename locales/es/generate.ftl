# Creación de sudokus: ayuda y resultados de `jade generate` y `jade rate`. Los nombres de comandos, opciones, niveles
# y técnicas en la línea de comandos no se traducen.

cli-generate = Crea sudokus: cuantos quieras, del nivel y la forma que quieras
cli-generate-help =
    Crea sudokus, cada uno con exactamente una solución. Sin opciones: un sudoku de 9×9 en el que
    ninguna dada sobra. Cada línea lleva el sudoku, la semilla y el número del intento del que ha
    salido; con --level, --technique o --require, también el nivel y la puntuación, y con --technique,
    el paso: en ese momento se aplica y no hay nada más sencillo. La misma semilla, las mismas opciones
    y la misma versión dan los mismos sudokus en cualquier parte y con cualquier número de hilos.

    Ejemplos:
      jade generate --level hard --count 10
      jade generate --technique x-wing --nothing-harder --solution
      jade generate --empty 50 --symmetry half-turn --seed 2026
      jade generate --size 16 --format rows
      jade generate --empty 0               solo un tablero lleno
# $names: lo que se puede elegir.
cli-opt-generate-level = Su dificultad: { $names }
cli-opt-generate-technique = Necesita esta técnica («jade techniques» las enumera)
cli-opt-generate-nothing-harder = En ninguna parte hace falta nada que se pruebe después de esa técnica
cli-opt-generate-times = Necesita esa técnica N veces o más [por omisión, 1]
cli-opt-generate-singles-after = Después de esa técnica solo hacen falta únicos
cli-opt-generate-exclusive = Cuando se aplica, no se aplica ninguna otra técnica de su nivel o inferior
cli-opt-generate-early = Esa técnica se prueba justo después de los únicos, antes que otras más sencillas que quizá digan lo mismo
cli-opt-generate-library = Lo saca, barajado, de la colección de JADE: al instante, aunque la técnica sea rara
cli-opt-generate-er = Su ER, la valoración de Sudoku Explainer 1.2.1, está en este intervalo: 7.0..7.5, 9.. o 7.2
cli-opt-generate-require = Necesita además esta técnica; puede repetirse
cli-opt-generate-empty = Tiene N celdas vacías; con 0, un tablero lleno
cli-opt-generate-givens = Tiene N dadas
cli-opt-generate-most-givens = Tiene N dadas o menos
cli-opt-generate-symmetry = Cómo se disponen las dadas: { $names } [por omisión, none]
cli-opt-generate-nikoli = Como los de la editorial Nikoli: 30 cifras dadas o menos en 9×9, la proporción correspondiente en otros tableros, con simetría de media vuelta
cli-opt-generate-minimal = No sobra ni una sola dada (con el método rápido, sin nivel ni simetría, ya es así)
cli-opt-generate-sukaku = Sukakus: solo candidatos, y no se puede devolver ninguno sin que haya otra solución; uno por línea
cli-opt-generate-places = Las dadas están donde las tiene este archivo: un sudoku cuyas cifras no importan
cli-opt-generate-size = El lado del tablero, como 4, 6, 9, 12, 16 o 25 [por omisión, 9]
cli-opt-generate-boxes = Filas y columnas de un bloque, como 3x5
cli-opt-generate-rules = Las reglas de una variante, separadas por punto y coma, como «x; anti-knight»; estas palabras piden lo que se dibuja: { $names }
cli-opt-generate-method = Cómo se crea: { $names } [por omisión, fast]
cli-opt-generate-effort = En tableros que no son de 9×9: cuánto buscar dadas que se puedan quitar cuando razonando ya no se encuentran; con 0 es más rápido [por omisión, 100000]
cli-opt-generate-best = El mejor que se encuentre en el tiempo o los intentos dados (véase --seconds): el que tenga más pasos de su nivel
cli-opt-generate-estimate = Solo dice cuánto tardará, según las mediciones
cli-opt-generate-count = Crea N sudokus [por omisión, 1]
cli-opt-generate-seed = La semilla; si no se da, cada vez es otra
cli-opt-generate-from-attempt = Empieza por este intento: vuelve a crear un sudoku con los números que lo acompañan
cli-opt-generate-attempts = Hace N intentos como mucho
cli-opt-generate-seconds = Se rinde cuando pasan N segundos sin un sudoku [por omisión, 60]; con --best, termina a los N segundos [por omisión, 10]
cli-opt-generate-solution = Escribe también la solución
cli-opt-generate-format = Cómo se escriben los sudokus: { $names } [por omisión, line]
cli-opt-generate-threads = Usa N hilos [por omisión, uno por núcleo]
cli-value-name = NOMBRE
cli-value-technique = TÉCNICA

cli-rate = Dice lo difícil que es cada sudoku
cli-rate-help =
    Dice lo difícil que es cada sudoku. Una línea por cada uno, separado por tabuladores: el sudoku, su
    nivel, su puntuación, la técnica más difícil que necesita, el número de pasos y cuántas celdas se
    pueden hallar sin anotar candidatos: al principio, de media y como mínimo. Uno que las técnicas no
    resuelven tiene el nivel «-»; uno que no tiene solución, o tiene varias, «improper».

# $start, $least: numbers. $mean: a number with one decimal place.
rate-openness = Al principio { $start ->
        [one] se puede hallar una celda
       *[other] se pueden hallar { $start } celdas
    } sin anotar candidatos; de media, { $mean }; como mínimo, { $least }.
# $hardest: el nombre de una técnica.
rate-solved =
    { $count ->
        [one] Nivel { $level }, puntuación { $score }: un paso; la técnica más difícil: { $hardest }.
       *[other] Nivel { $level }, puntuación { $score }: { $count } pasos; la técnica más difícil: { $hardest }.
    }
rate-without-marks = Todo se ve antes de anotar candidatos, así que el sudoku es más fácil que esa técnica.
rate-few-open = Bastan los únicos, pero hay pocas cifras al empezar o casi nunca mucho donde elegir, así que es más difícil de lo que parece.
# Un tablero de más de 16×16, para el que no hay técnicas. $hardest: el nombre de una técnica.
rate-by-search = Como el tablero es tan grande, lo valora una búsqueda: nivel { $level }, puntuación { $score }; lo más difícil que necesita: { $hardest }.
rate-by-guesses =
    { $guesses ->
        [one] Como el tablero es tan grande, lo valora una búsqueda: después de únicos y pares hizo falta una conjetura, así que no tiene nivel.
       *[other] Como el tablero es tan grande, lo valora una búsqueda: después de únicos y pares hicieron falta { $guesses } conjeturas, así que no tiene nivel.
    }
rate-by-search-stuck = Con únicos y pares se avanza poco aquí, y no hay tiempo de probarlo todo. Por eso no tiene nivel.
rate-full = Aquí ya no queda nada que hacer.
# La valoración del Sudoku Explainer. $er, $ep, $ed: números con un decimal. $count: un número de pasos.
rate-explainer =
    { $count ->
        [one] Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }; un paso.
       *[other] Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }; { $count } pasos.
    }
rate-explainer-stopped = Sudoku Explainer: al menos { $er }. Se detuvo antes del final.
# $side: un número.
explainer-board = El Sudoku Explainer solo valora tableros de 9×9 con bloques de 3×3; este es de { $side }×{ $side }.
# $scale: el nombre de una escala.
explainer-scale = La escala «{ $scale }» no está definida con exactitud, así que JADE no puede valorar con ella.
scale-both = El Sudoku Explainer tiene sus propias técnicas: «--scale explainer» no se puede combinar con una elección de técnicas.

# Un sudoku creado, para personas. $seed, $attempt: números.
generate-from = Semilla { $seed }, intento { $attempt }.
generate-rated = Nivel { $level }, puntuación { $score }.
# $before: cuántos pasos hay antes de este.
generate-moment =
    { $before ->
        [0] El tablero tal como está necesita esto:
        [one] Después de un paso:
       *[other] Después de { $before } pasos:
    }

# No se ha encontrado nada. $attempts: cuántos intentos ha habido.
generate-nothing =
    { $attempts ->
        [0] No ha dado tiempo a crear ningún sudoku.
        [one] Un intento no ha dado ningún sudoku.
       *[other] { $attempts } intentos no han dado ningún sudoku.
    }
generate-nothing-more =
    { $attempts ->
        [one] Un intento más no ha dado ningún otro sudoku.
       *[other] Otros { $attempts } intentos no han dado ningún sudoku más.
    }
# $made: cuántos hay.
generate-all-that-is-ready = La colección de JADE no tiene más de estos.
generate-no-more-attempts = No se permiten más intentos.
# Por qué han fallado los intentos. $times: cuántas veces.
generate-because = { $times } ×: { $reason }
generate-fewest = El menor número de dadas al que se ha llegado: { $givens }.
generate-most = El mayor número de dadas, todas necesarias, al que se ha llegado: { $givens }.
cli-generate-seed = Semilla: { $seed }.
# Consejos si se han encontrado pocos sudokus.
cli-generate-wait-longer = Con --seconds se busca durante más tiempo.
cli-generate-look-early = Puede que esta técnica casi nunca sea el paso más sencillo: --early la busca justo después de los únicos.
refused-not-proper = no se han encontrado cifras con exactamente una solución
refused-more-givens = hacían falta más dadas
refused-other-givens = ha salido con otro número de dadas
refused-not-minimal = sobraba alguna dada, o no se ha podido averiguar
refused-not-solved = las técnicas no lo resuelven
refused-too-easy = era más fácil
refused-too-hard = era más difícil
refused-too-few-steps = demasiado pocos pasos de los que se piden
refused-without = { $technique } no era en ningún momento el paso más sencillo
refused-more-than-singles-after = después hacía falta algo más que únicos
refused-not-exclusive = en ese momento había otros pasos posibles
refused-other-er = su ER era otra
refused-not-new = ya había salido

# Peticiones que ningún sudoku puede cumplir. Todos los argumentos son números menos $technique y $level.
impossible-too-few-givens = No puede tener { $wished } dadas: ningún sudoku de esta clase con exactamente una solución tiene menos de { $least }.
impossible-too-many-givens = No puede tener { $wished } dadas: el tablero tiene { $cells } celdas.
impossible-too-many-empty = No puede haber { $wished } celdas vacías: el tablero tiene { $cells }.
impossible-more-than-most = { $wished } dadas son más de { $most }.
impossible-not-symmetric = No hay manera de disponer { $wished } dadas con esta simetría.
impossible-places-not-symmetric = Los lugares de las dadas no tienen esta simetría.
impossible-places-of-another-board = Los lugares de las dadas son de un tablero de otro tamaño.
impossible-places-and-givens = Hay { $places } lugares, pero se piden { $wished } dadas.
impossible-two-empty-rows = Las filas { $one } y { $other } no tienen ninguna dada: al intercambiarlas saldría siempre otra solución.
impossible-two-empty-columns = Las columnas { $one } y { $other } no tienen ninguna dada: al intercambiarlas saldría siempre otra solución.
impossible-technique = { $technique } no está entre las técnicas que se usan.
impossible-level = Ninguna de las técnicas que se usan es de nivel { $level }.
impossible-givens-of-level = En este tablero, un sudoku de nivel «{ $level }» tiene de { $least } a { $most } dadas; { $wished } no encajan. El perfil «classic» solo mira las técnicas.
impossible-minimal-of-level = Un sudoku de nivel «{ $level }» tiene al menos { $least } dadas y siempre varias celdas que encontrar. Un sudoku en el que no sobra ninguna dada casi nunca es así. El perfil «classic» solo mira las técnicas.
impossible-only-singles = Los únicos resuelven cualquier sudoku de { $side }×{ $side }: no hay ninguno más difícil que «{ $level }», ni que requiera otra técnica.
impossible-too-large-to-rate = Un tablero de { $side }×{ $side } es demasiado grande para resolverlo razonando: los niveles y las técnicas llegan hasta 16×16.
impossible-minimal = { $wished } dadas son demasiadas: un sudoku en el que no sobra ninguna tiene { $most } como mucho.
# $technique: its name.
impossible-other-board = { $technique } no encuentra nada en un tablero con estas reglas.
impossible-places-beside-drawn = Las jaulas, las líneas y los signos se trazan sobre un tablero lleno; por eso un sudoku así se hace con el método «fast» y sin lugares dados.
impossible-er-of-other-board = Solo los tableros normales de 9×9 tienen una ER.
impossible-nothing-near = El método «near» modifica sudokus de 9×9 de la colección de JADE, sin simetría, y la colección no tiene nada así.
impossible-too-few-open =
    { $open ->
        [0] En un tablero lleno no hay nada que resolver.
        [one] Con una celda vacía bastan los únicos: no hay nada más difícil.
       *[other] Con { $open } celdas vacías bastan los únicos: no hay nada más difícil.
    }
impossible-harder-required = { $technique } es más difícil que «{ $level }».
impossible-nothing-ready = La colección de JADE no tiene nada así. Sin --library se puede crear.
cli-bad-size = No hay tableros de lado { $side }: se espera un número que sea producto de otros dos, como 4, 6, 8, 9, 10, 12, 15, 16 o 25.

# Errores en una petición de sudokus. $one, $other: nombres de campos; $asked: el valor pedido; $known: los válidos.
generate-needs = «{ $one }» no tiene efecto sin «{ $other }».
generate-bad-er = Se esperaba una ER entre 1.0 y 20.0, o un intervalo como 7.0..7.5.
generate-not-both = «{ $one }» y «{ $other }» no pueden pedirse a la vez.
generate-out-of-range = { $found } no está entre { $least } y { $most }.

# El progreso, en una línea. $attempts, $made: números; $time: una estimación del tiempo que falta.
generate-progress =
    { $made ->
        [0] { $attempts } intentos, nada todavía; casi siempre acaba en { $time } (Ctrl-C para detenerlo)
        [one] { $attempts } intentos, un sudoku; casi siempre acaba en { $time } (Ctrl-C para detenerlo)
       *[other] { $attempts } intentos, { $made } sudokus; casi siempre acaba en { $time } (Ctrl-C para detenerlo)
    }
generate-progress-unknown = { $attempts } intentos, nada todavía; no se sabe cuánto tardará (Ctrl-C para detenerlo)
# $time: el tiempo que le queda a la búsqueda del mejor; $score: la puntuación del mejor hasta ahora.
generate-progress-best = { $attempts } intentos, el mejor hasta ahora tiene { $score } puntos; quedan { $time } (Ctrl-C guarda el mejor)
generate-progress-no-best = { $attempts } intentos, nada todavía; quedan { $time } (Ctrl-C para detenerlo)
generate-time-seconds = { $number } s
generate-time-instant = menos de un segundo
generate-time-minutes = { $number } min
generate-time-hours = { $number } h
# $format: el nombre de un formato.
generate-one-at-a-time = El formato { $format } guarda un solo sudoku: pide uno, u otro formato.
# $half, $most: los tiempos en los que se atienden el 50 % y el 95 % de las peticiones de este tipo.
generate-estimate = Suele estar listo en { $half } y casi siempre en { $most }.
generate-estimate-guess = Sin medir. A ojo, suele estar listo en { $half } y casi siempre en { $most }.
# Si los dos tiempos son iguales.
generate-estimate-same = Casi siempre está listo en { $most }.
generate-estimate-same-guess = Sin medir. A ojo, casi siempre está listo en menos de { $most }.
generate-estimate-unknown = No se sabe cuánto tarda: no se ha medido, o no apareció ninguno al medirlo. Mientras busca, JADE calcula el tiempo con lo que va encontrando.
generate-estimate-best = El mejor que se encuentre en { $most }.
cli-generate-sukaku-size = Los sukakus se hacen hasta 16×16.
