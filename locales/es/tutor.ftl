# Lo que el tutor dice de pistas para este jugador, pasos, perfiles, técnicas y sus casos.

# $house, $digit, $given, $entry: la cifra está en las dos celdas de la casa; una es dada y la otra, del jugador.
# Los peldaños son los de complaint-conflict.
complaint-conflict-given =
    .where = Fíjate { $house-in }: ahí hay algo que no cuadra.
    .technique = Se incumple una regla: la misma cifra está dos veces donde solo puede estar una.
    .cells = Compara { $given } y { $entry }: tienen la misma cifra, y la de { $given } es dada.
    .reasoning = { $house } tiene { $digit-the } dos veces, en { $given } y { $entry }. El de { $given } es una cifra dada, así que la que está mal es la que has puesto en { $entry }.
    .apply = Borra la cifra que has puesto en { $entry }.

# Por qué una queja no se puede descartar. $cells, $cell: como en la queja.
dismissed-conflict = JADE no puede dar por buenas { $cells }: si se incumple una regla no hay solución, y ningún paso posterior valdría. Corrígelo antes.
dismissed-wrong-entry = JADE no puede dar por buena la cifra que has puesto en { $cell }: con ella no se llega a la solución, y ningún paso posterior valdría. Bórrala antes.

# La técnica pedida no sirve aquí. $name: su nombre.
not-here-simpler = Esta técnica no se aplica aquí ahora: { $technique }. Una más sencilla, sí.
not-here-harder = Esta técnica no se aplica aquí ahora: { $technique }. Tampoco se aplica ninguna más sencilla, pero sí una más difícil.
not-here-nothing = Esta técnica no se aplica aquí ahora: { $technique }. Tampoco se aplica ninguna otra de las técnicas en uso.
not-here-large = Por encima de 16×16, JADE no busca esta técnica: { $technique }.
not-here-improper = Esta técnica da por supuesto que el sudoku tiene una sola solución, y aquí no se sabe: { $technique }.
# Ninguna técnica en uso sirve. $technique: una de fuera que sí.
stuck-outside = Ninguna de las técnicas en uso encuentra aquí un paso más. Una que has dejado fuera sí lo encuentra: { $technique }.

# $count: pasos. $groups: técnicas.
steps-found =
    { $count ->
        [0] Con las técnicas en uso no hay aquí ningún paso.
        [one] Hay un paso.
       *[other] Hay { $count } pasos, de { $groups ->
            [one] una técnica.
           *[other] { $groups } técnicas.
        }
    }
# $listed: cuántos se muestran, 500 como mínimo.
steps-found-some = Hay { $count } pasos, de { $groups ->
        [one] una técnica
       *[other] { $groups } técnicas
    }. Se muestran { $listed }.
# $technique: la que se pidió.
steps-none-of = Esta técnica no se aplica aquí: { $technique }.
# $cell: una celda libre sin candidatos. $house, $digit: una casa sin sitio para ella.
steps-empty-cell = De esta posición no se sigue nada: a { $cell } no le queda ningún candidato.
steps-no-place = De esta posición no se sigue nada: { $house-in } no queda sitio para { $digit-the }.
# $count: patrones que llevan a la misma conclusión.
steps-ways =
    { $count ->
        [one] (de una manera)
       *[other] (de { $count } maneras)
    }

# $rank: cuántos enlaces hay de más sobre las verdades. $sets: ambos, como en «4r2 4r7 \ 4c3 4c8».
steps-truths = rango { $rank }: { $sets }
steps-no-truths = No se sigue de verdades y enlaces.

# $count: pasos. $technique: la del paso que viene ahora.
path-reached =
    { $count ->
        [0] El primer paso ya es de esta clase: { $technique }.
        [one] Tras un paso, el siguiente es de esta clase: { $technique }.
       *[other] Tras { $count } pasos, el siguiente es de esta clase: { $technique }.
    }
# $technique: la técnica en la que había que parar, que no llegó a aplicarse.
path-never = En la resolución no ha hecho falta esta técnica: { $technique }.
# $score: los puntos. $level: en palabras.
path-score = Puntuación: { $score }.
path-both = «beforeMarks» tiene sus propias jugadas: no se puede combinar con una elección de técnicas, «singles» ni «until».

# Un caso de una biblioteca. $line, $code, $technique: cuál.
case-passed = línea { $line }, { $code } { $technique }: correcto
# $wanted: conclusiones. $found: lo que halló la técnica.
case-failed = línea { $line }, { $code } { $technique }: se esperaba { $wanted }; se ha hallado { $found }
case-failed-nothing = línea { $line }, { $code } { $technique }: se esperaba { $wanted }; no se ha hallado nada
case-found = línea { $line }, { $code } { $technique }: no había que hallar nada; se ha hallado { $found }
case-nothing-sought = línea { $line }, { $code } { $technique }: la línea no dice qué hay que hallar
case-unknown-code = línea { $line }, { $code }: ninguna técnica tiene este código
case-impossible = línea { $line }, { $code } { $technique }: el tablero incumple una regla
# $passed, $count: casos.
cases-of-code = { $code } { $technique }: { $passed } de { $count }
cases-all =
    { $count ->
        [one] { $passed } de un caso es correcto.
       *[other] { $passed } de { $count } casos son correctos.
    }

# La página de una técnica.
technique-level = Nivel: { $level }
technique-score = Puntuación: { $score }
# $codes: uno tras otro.
technique-codes = Códigos en la biblioteca de HoDoKu: { $codes }
technique-uniqueness = Da por supuesto que el sudoku tiene una sola solución.
technique-marks = Necesita marcas de lápiz.
technique-no-marks = No necesita marcas de lápiz.
technique-example = Ejemplo:

# $name: el de un perfil, como se escribió. $known: los que hay. $file: dónde se ha buscado.
profile-unknown-file = No hay ningún perfil llamado «{ $asked }», ni entre los de JADE ({ $known }) ni en { $file }.
# $file, $message: el archivo y el mensaje, en inglés, del lector de TOML.
profile-base-loop = El perfil «{ $name }» se basa en sí mismo.

# Lo que significan los papeles de un dibujo, si la técnica no tiene palabras propias para uno (su atributo .legend-…).
legend-subject = el patrón
legend-base = casa de la que se parte
legend-cover = donde surte efecto
legend-fin = aleta
legend-pivot = pivote
legend-pincer = ala
legend-set-a = primer color
legend-set-b = segundo color
legend-shared = lo que comparten los conjuntos
legend-on = verdadero si se cumple el primer supuesto
legend-off = falso si se cumple el primer supuesto
legend-deadly = patrón que no puede darse
legend-extra = lo que lo impide
legend-start = donde se empieza
legend-witness = cifra puesta que descarta otras
legend-target = mira aquí
