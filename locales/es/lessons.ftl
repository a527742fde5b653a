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
chapter-help = El programa
chapter-more = Más técnicas

# Una posición que solo parece una técnica. $spoilers: candidatos que impiden aplicarla; $wrong: lo que tiene la
# solución y la conclusión quitaría.
looks-like-suppose = Si { $spoilers } estuviera descartado, sería cierto esto:
looks-like-but = Pero { $spoilers } todavía es posible. Así que aquí no es cierto, y de ello no se sigue nada.
looks-like-errs = Hacerle caso de todos modos sería un error: la solución tiene { $wrong }.

# Una lección que todavía no está escrita.
lesson-unwritten = La página de esta técnica todavía no está escrita. Mientras tanto, aquí tienes lo que JADE dice de ella en sus pistas y un tablero en el que se aplica.

# $asked: lo que se ha pedido; $nearest: el nombre más parecido, o 0.
lesson-unknown =
    { $nearest ->
        [0] No hay ninguna lección llamada { $asked }.
       *[other] No hay ninguna lección llamada { $asked }; la más parecida es { $nearest }.
    }
# $technique: su nombre; en la colección no se ha encontrado nada.
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
learn-relatives = Emparentadas: { $lessons }
learn-next = Siguiente: { $lesson }
learn-found =
    { $count ->
        [0] Ninguna página tiene las palabras { $asked }.
        [one] Una página tiene las palabras { $asked }:
       *[other] { $count } páginas tienen las palabras { $asked }:
    }
learn-unwritten = por escribir
learn-how = Lee una con: jade learn { $example }
learn-looks-like = Lo parece, pero no lo es:
learn-another-only = Solo de una técnica se puede mostrar otro tablero.
