# Lo que rodea a las lecciones. Las lecciones mismas están en lessons/es/.

# Capítulos del curso.
chapter-start = Primeros pasos
chapter-before-marks = Antes de las marcas de lápiz
chapter-singles = Rellenar celdas
chapter-subsets = Candidatos bloqueados, pares y tríos
chapter-fish = El X-Wing y su familia
chapter-single-digit = Seguir una sola cifra
chapter-wings = Alas
chapter-uniqueness = Solo hay una solución
chapter-fins = Peces con aletas y peces grandes
chapter-chains = Cadenas
chapter-sets = Conjuntos casi cerrados
chapter-beyond = Lo que usan los expertos
chapter-houses = Peces con bloques
chapter-giants = Peces gigantes
chapter-forcing = Cuando no queda otra
chapter-sums = Tableros con reglas
chapter-help = El programa
chapter-more = Más técnicas

# Una posición que solo parece una técnica. $spoilers: candidatos que impiden aplicarla; $entries: lo que tendría que
# estar puesto en la celda $open; $givens: celdas dadas que tendrían que ser entradas; $wrong: candidatos de la solución
# que la conclusión quitaría.
looks-like-suppose = Si { $spoilers } estuviera descartado, sería cierto esto:
looks-like-but = Pero { $spoilers } todavía es posible. Así que aquí no es cierto, y de ello no se sigue nada.
looks-like-suppose-filled = Si ya estuviera puesto { $entries }, sería cierto esto:
looks-like-but-open = Pero { $open } todavía está libre. Así que aquí no es cierto, y de ello no se sigue nada.
looks-like-suppose-entry = Si { $givens } fuera una cifra puesta por ti, sería cierto esto:
looks-like-but-given = Pero { $givens } es una cifra dada. Así que aquí no es cierto, y de ello no se sigue nada.
looks-like-errs = Habría descartado { $wrong }, que está en la solución.

# Cada cuánto hace falta una técnica, al final de su página. $puzzles: en cuántos de $thousands mil sudokus al azar;
# $one-in: es decir, uno de cada tantos, o 0 si es en más de la mitad; $asked-for: 1 si ninguna pista la busca sin pedirlo.
lesson-often-title = Cada cuánto hace falta
lesson-often =
    { $puzzles ->
        [0] De { $thousands } 000 sudokus al azar, ninguno la necesitó: todos se resolvieron sin ella.
       *[other] { $one-in ->
            [0] { $puzzles ->
                [10000] Hace falta en todos los sudokus.
               *[other] Hace falta en la mayoría de los sudokus: { $puzzles } de { $thousands } 000 al azar.
            }
           *[other] De { $thousands } 000 sudokus al azar, { $puzzles } { $puzzles ->
                [one] llega
               *[other] llegan
            } a un punto en el que no sirve nada más sencillo: más o menos, uno de cada { $one-in }.
        }
    }{ $asked-for ->
        [0] {""}
       *[other] {" "}Solo aparece en las pistas si lo pides en un perfil tuyo.
    }

# $asked: lo que se ha pedido; $nearest: el nombre más parecido, o 0.
lesson-unknown =
    { $nearest ->
        [0] No hay ninguna lección llamada { $asked }.
       *[other] No hay ninguna lección llamada { $asked }; la más parecida es { $nearest }.
    }
# $technique: el nombre de una técnica para la que la colección no tiene ningún sudoku.
lesson-no-other = En la colección de JADE no hay otro tablero para { $technique }.

# jade learn
cli-learn = Lee las lecciones
cli-learn-help =
    Lee las lecciones: una página para cada técnica y cada tema, con tableros.

    Sin tema, las enumera en el orden en que conviene aprenderlas. El tema es el título de una lección o su nombre corto, el de la lista; si son otras palabras, se buscan en todas las páginas.
cli-arg-topic = Título de una lección o palabras que buscar
cli-value-topic = TEMA
cli-opt-another = Muestra otro tablero de la técnica, uno nuevo cada vez
cli-opt-another-seed = Decide qué tablero
learn-level = Nivel: { $level }
learn-needs = Lee antes: { $lessons }
learn-relatives = Relacionadas: { $lessons }
learn-next = Siguiente: { $lesson }
learn-found =
    { $count ->
        [0] Ninguna lección contiene { $asked }.
        [one] Una lección contiene { $asked }:
       *[other] { $count } lecciones contienen { $asked }:
    }
learn-how = Lee una con: jade learn { $example }
learn-looks-like = Lo parece, pero no lo es:
learn-another-only = Solo de una técnica se puede mostrar otro tablero.

# Una afirmación: «Veo un X-Wing». $technique: su nombre; $cells, $candidates: lo que se ha dicho y no es así; $count: cuántas.
claim-right = Correcto, ahí está: { $technique }.
claim-more =
    { $count ->
        [one] Se quita un candidato más.
       *[other] Se quitan { $count } candidatos más.
    }
claim-absent = Esta técnica no se aplica ahora en ningún sitio del tablero: { $technique }.
claim-alone = Una sola celda no basta ({ $technique }): marca todas las del patrón.
claim-too-many = Has marcado muchas más celdas de las que tiene el patrón. Marca solo las suyas: { $technique }.
claim-wrong = Aquí no. Está en otra parte del tablero: { $technique }.
claim-foreign-cells =
    { $cells-count ->
        [one] { $cells } no forma parte del patrón.
       *[other] { $cells } no forman parte del patrón.
    }
claim-missing-cells =
    { $count ->
        [one] Todavía falta una celda del patrón.
       *[other] Todavía faltan { $count } celdas del patrón.
    }
claim-not-so = Esto no se sigue: { $candidates }.
# Por qué se queda un candidato: $digit en $cell. $digits: lo que el patrón quita; $houses: dónde; $other: una celda del patrón.
claim-not-there = En { $cell } no hay { $digit-a }.
claim-of-pattern = { $digit-the } de { $cell } se queda: es del patrón.
claim-other-digit = { $digit-the } de { $cell } se queda: este patrón solo quita { $digits-many }.
claim-outside = { $digit-the } de { $cell } se queda: este patrón solo lo quita { $houses-in }.
claim-unseen = { $digit-the } de { $cell } se queda: { $cell } no ve { $other }.
claim-not-excluded = { $digit-the } de { $cell } se queda: nada de este patrón lo excluye.
claim-no-cell = Una celda es un número desde 0 y menor que { $count }.
claim-no-digit = Una cifra es un número del 1 al { $side }.
claim-nothing = Una afirmación tiene que nombrar celdas, candidatos que se quitan o cifras que se ponen.

# Un ejercicio: ¿se aplica la técnica? $technique: su nombre, o el de la que se aplica en su lugar.
drill-absent = Aquí no hay { $technique }: JADE ha comprobado todos los sitios posibles.
drill-instead = Lo que sí se aplica es { $technique }:

# Una mirada atrás a la partida. $own, $told, $wrong: cifras que han puesto el jugador y el tutor, y las equivocadas.
review-moves =
    { $own ->
        [0] No has puesto ninguna cifra por tu cuenta
        [one] Has puesto una cifra por tu cuenta
       *[other] Has puesto { $own } cifras por tu cuenta
    }{ $told ->
        [0] {""}
        [one] , y el tutor una
       *[other] , y el tutor { $told }
    }{ $wrong ->
        [0] . Ninguna era errónea.
        [one] . Una era errónea.
       *[other] . { $wrong } eran erróneas.
    }
review-mistake = El primer error fue la cifra número { $number }: { $said }, donde la solución tiene el { $right }.
review-unseen =
    { $count ->
        [one] Para una de tus cifras JADE no ve una razón tan fácil como el resto del sudoku: ¿la adivinaste?
       *[other] Para { $count } de tus cifras JADE no ve una razón tan fácil como el resto del sudoku: ¿las adivinaste?
    }
# $time: 2:05; $entry: lo que se puso entonces; $step: el paso más fácil que había, con su nombre.
review-slow = { $time } antes de poner { $entry }. El paso más fácil en ese momento: { $step }
review-no-move = Una jugada es una celda desde 0 y menor que { $count }, y una cifra del 1 al { $side }.
review-cannot = En este tablero se incumple una regla, así que desde él no se llega a la solución.
