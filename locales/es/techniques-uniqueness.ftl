# Técnicas que dan por sentado que el sudoku tiene una sola solución. Un mensaje por técnica, como en
# techniques.ftl. $deadly: los candidatos del patrón que no puede darse; $deadly-cells: sus celdas libres.

unique-rectangle-1 = rectángulo único (tipo 1)
    .where = Fíjate { $corner-box-in }.
    .about = Es un { unique-rectangle-1 }: cuatro celdas de dos filas, dos columnas y dos bloques, en tres de las cuales solo caben las mismas dos cifras. Si la cuarta llevase también una de ellas, las dos cifras se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución. Un sudoku bien hecho solo tiene una.
    .cells = Compara { $deadly-cells }: salvo { $corner }, no tienen más candidatos que los mismos dos.
    .seen = Las celdas { $deadly-cells } forman un rectángulo en dos bloques, y, salvo { $corner }, ninguna tiene más candidatos que { $digits-the }.
    .why = Si { $corner } llevara { $digits-the-or }, en las cuatro celdas solo habría { $digits-the }, alternándose. Intercambiarlos no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una, así que { $corner } lleva { $extras-the-or }.
    .does =
        { $eliminations-count ->
            [0] Por tanto, pon { $placements-digits-the } en { $placements-cells }.
           *[other] Por tanto, puedes quitar { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Quita { $eliminations-from }.
        }

unique-rectangle-2 = rectángulo único (tipo 2)
    .where = Fíjate { $first-box-in }.
    .about = Es un { unique-rectangle-2 }: en cuatro celdas de dos filas, dos columnas y dos bloques solo cabrían dos cifras si no fuera por un candidato más, el mismo en dos celdas vecinas. Una de estas tiene que llevarlo, o las dos cifras se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución. Un sudoku bien hecho solo tiene una.
    .cells = Compara { $deadly-cells }: no tienen más candidatos que los mismos dos, salvo otro que se repite en { $roof }.
    .seen = Las celdas { $deadly-cells } forman un rectángulo en dos bloques. No tienen más candidatos que { $digits-the }, salvo { $extra-the } en { $roof }.
    .why =
        Si ninguna de { $roof } llevara { $extra-the }, en las cuatro celdas solo habría { $digits-the }, alternándose. Intercambiarlos no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una, así que { $extra-the } está en una de { $roof }. Una celda que ve { $roof-count ->
            [2] las dos
           *[other] todas
        } no puede llevar { $extra-the }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

unique-rectangle-3 = rectángulo único (tipo 3)
    .where = Fíjate { $houses-in }.
    .about = Es un { unique-rectangle-3 }: en cuatro celdas de dos filas, dos columnas y dos bloques solo cabrían dos cifras si no fuera por otros candidatos que hay en dos celdas vecinas. Una de estas tiene que llevar alguno de los otros, o las dos cifras se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución. Así que las dos juntas son como una celda que solo tiene los otros candidatos, y esa puede formar parte de un conjunto desnudo.
    .cells = Compara { $deadly-cells }: salvo { $roof }, no tienen más candidatos que los mismos dos. Después compara los otros de { $roof } con { $subset }.
    .seen = Las celdas { $deadly-cells } forman un rectángulo en dos bloques. No tienen más candidatos que { $digits-the }, salvo { $extras-the } en { $roof }. Aparte de estos, todos los candidatos de { $subset } están entre { $subset-digits-the }.
    .why = Una de { $roof } tiene que llevar { $extras-the-or }, o { $digits-the } se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución. Con { $subset }, son tantas celdas como cifras hay que repartir: { $subset-digits-the } quedan gastados { $houses-in }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = lo que completa el conjunto

unique-rectangle-4 = rectángulo único (tipo 4)
    .where = Fíjate { $house-in }.
    .about = Es un { unique-rectangle-4 }: en cuatro celdas de dos filas, dos columnas y dos bloques solo cabrían dos cifras si no fuera por otros candidatos que hay en dos celdas vecinas. Una de las dos cifras tiene que ir en una de estas, porque no le queda otro sitio en una de sus casas. Si la otra llevase la otra cifra, las dos cifras se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución.
    .cells = Compara { $deadly-cells }: salvo { $roof }, no tienen más candidatos que los mismos dos. Uno de ellos no tiene más sitio { $house-in } que { $roof }.
    .seen = Las celdas { $deadly-cells } forman un rectángulo en dos bloques. No tienen más candidatos que { $digits-the }, salvo otros en { $roof }. { $house-in }, { $locked-the } solo cabe en estas dos celdas.
    .why = Una de { $roof } lleva { $locked-the }. Si la otra llevara { $other-the }, en las cuatro celdas solo habría { $digits-the }, alternándose. Intercambiarlos no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una, así que ninguna de estas dos lleva { $other-the }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = casa a la que está atada la cifra

unique-rectangle-5 = rectángulo único (tipo 5)
    .where = Fíjate { $first-box-in }.
    .about = Es un { unique-rectangle-5 }: en cuatro celdas de dos filas, dos columnas y dos bloques solo cabrían dos cifras si no fuera por un candidato más, el mismo en dos celdas opuestas o en tres celdas. Una de estas tiene que llevarlo, o las dos cifras se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución. Un sudoku bien hecho solo tiene una.
    .cells = Compara { $deadly-cells }: no tienen más candidatos que los mismos dos, salvo otro que se repite en { $roof }.
    .seen = Las celdas { $deadly-cells } forman un rectángulo en dos bloques. No tienen más candidatos que { $digits-the }, salvo { $extra-the } en { $roof }.
    .why =
        Si ninguna de { $roof } llevara { $extra-the }, en las cuatro celdas solo habría { $digits-the }, alternándose. Intercambiarlos no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una, así que { $extra-the } está en una de { $roof }. Una celda que ve { $roof-count ->
            [2] las dos
           *[other] todas
        } no puede llevar { $extra-the }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

unique-rectangle-6 = rectángulo único (tipo 6)
    .where = Fíjate { $lines-in }.
    .about = Es un { unique-rectangle-6 }: cuatro celdas de dos filas, dos columnas y dos bloques tienen los mismos dos candidatos, y dos de ellas, opuestas, no tienen más. Una de las cifras no tiene sitio fuera de estas celdas en ninguna de las dos filas, o en ninguna de las dos columnas, así que está en dos celdas opuestas. En las dos que tienen otros candidatos solo dejaría la otra cifra para el resto, y las dos cifras se podrían intercambiar: el sudoku tendría una segunda solución.
    .cells = Compara { $deadly-cells }: salvo { $roof }, no tienen más candidatos que los mismos dos. Uno de ellos no tiene más sitio { $lines-in }.
    .seen = Las celdas { $deadly-cells } forman un rectángulo en dos bloques. No tienen más candidatos que { $digits-the }, salvo otros en { $roof }. { $lines-in }, { $digit-the } solo cabe en estas cuatro celdas.
    .why = Así que { $digit-the } está en { $roof } o en las otras dos. En { $roof } solo dejaría la otra cifra para el resto del rectángulo, e intercambiar { $digits-the } no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = casa a la que está atada la cifra

hidden-rectangle = rectángulo oculto
    .where = Fíjate { $lines-in }.
    .about = Es un { hidden-rectangle }: en cuatro celdas de dos filas, dos columnas y dos bloques caben las mismas dos cifras, y una de ellas no tiene otros candidatos. En la fila y en la columna de la celda opuesta, una de las cifras solo tiene dos sitios, todos en el rectángulo. Si esa celda llevase la otra cifra, en las cuatro solo habría esas dos cifras y se podrían intercambiar: el sudoku tendría una segunda solución.
    .cells = Compara { $deadly-cells }: { $near } solo tiene dos candidatos, y { $far } es la opuesta. Recorre { $lines }.
    .seen = Las celdas { $deadly-cells } forman un rectángulo en dos bloques, y { $near } no tiene más candidatos que { $digits-the }. { $lines-in }, { $strong-the } solo tiene dos sitios en cada una: { $far } y la esquina contigua.
    .why = Si { $far } llevara { $other-the }, sus dos vecinas del rectángulo llevarían { $strong-the }, y entonces { $near } llevaría { $other-the }. Intercambiar las dos cifras en las cuatro celdas no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = casa a la que está atada la cifra
    .legend-pivot = esquina limpia

avoidable-rectangle-1 = rectángulo evitable (tipo 1)
    .where = Fíjate { $corner-box-in }.
    .about = Es un { avoidable-rectangle-1 }: cuatro celdas de dos filas, dos columnas y dos bloques, ninguna de ellas con una cifra dada. Tres están ocupadas por dos cifras que se alternan. Si la cuarta completara el rectángulo, las dos cifras se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución. Un sudoku bien hecho solo tiene una.
    .cells = Mira { $placed }, que están ocupadas, pero no con cifras dadas, y { $corner }, la cuarta celda de su rectángulo.
    .seen = En las celdas { $placed } se alternan { $digits-the }, y ninguna de ellas es una cifra dada. En la cuarta celda de su rectángulo, { $corner }, todavía cabe { $digit-the }.
    .why = Si { $corner } llevara { $digit-the }, se podrían intercambiar { $digits-the } en las cuatro celdas. Eso no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

avoidable-rectangle-2 = rectángulo evitable (tipo 2)
    .where = Fíjate { $first-box-in }.
    .about = Es un { avoidable-rectangle-2 }: cuatro celdas de dos filas, dos columnas y dos bloques, ninguna de ellas con una cifra dada. Dos están ocupadas; las otras dos tienen dos candidatos cada una: la cifra que completaría un rectángulo de dos cifras que se alternan, y otra, la misma en las dos. Una de ellas tiene que llevar esta última, o las dos cifras se podrían intercambiar en las cuatro celdas y el sudoku tendría una segunda solución.
    .cells = Mira { $placed }, que están ocupadas, pero no con cifras dadas, y { $roof }, que completan su rectángulo y tienen dos candidatos cada una.
    .seen = Las celdas { $placed } están ocupadas, pero no con cifras dadas, y { $roof } completan su rectángulo. En cada una de estas cabe la cifra con la que en las cuatro celdas se alternarían { $digits-the }, o bien { $extra-the }.
    .why = Si ninguna de { $roof } llevara { $extra-the }, se podrían intercambiar { $digits-the } en las cuatro celdas. Eso no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una, así que una de { $roof } lleva { $extra-the }. Una celda que ve las dos no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

bug-plus-one = BUG+1
    .where = Fíjate { $corner-box-in }.
    .about = Es un { bug-plus-one }: todas las celdas libres tienen dos candidatos, menos una que tiene tres. Sin uno de estos tres, cada cifra que falta tendría exactamente dos sitios en cada fila, columna y bloque. Entonces cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares. Un sudoku bien hecho solo tiene una solución, así que el tercer candidato es el bueno.
    .cells = Todas las celdas libres tienen dos candidatos; solo { $corner } tiene tres. Cuenta en su fila, su columna y su bloque.
    .seen = Todas las celdas libres tienen dos candidatos y solo { $corner } tiene tres. Sin { $extra-the } ahí, cada cifra que falta tendría solo dos sitios en cada fila, columna y bloque.
    .why = Si { $corner } no llevara { $extra-the }, cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares. Pero el sudoku solo tiene una, así que { $corner } lleva { $extra-the }.
    .does = Por tanto, pon { $extra-the } en { $corner }.
    .apply = Pon { $extra-the } en { $corner }.

bug-type-2 = BUG (tipo 2)
    .where = Fíjate { $first-box-in }.
    .about = Es un { bug-type-2 }: todas las celdas libres tendrían dos candidatos, y todas las cifras que faltan, dos sitios en cada fila, columna y bloque, si una cifra no sobrara como candidato en unas pocas celdas. Una de estas tiene que llevarla. Si no, cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares, y un sudoku bien hecho solo tiene una.
    .cells = Mira las celdas { $roof }: todas las demás celdas libres tienen dos candidatos.
    .seen = Sin { $extra-the } de { $roof }, todas las celdas libres tendrían dos candidatos, y todas las cifras que faltan, dos sitios en cada fila, columna y bloque.
    .why =
        Si ninguna de { $roof } llevara { $extra-the }, cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares. Pero el sudoku solo tiene una, así que { $extra-the } está en una de ellas. Una celda que ve { $roof-count ->
            [2] las dos
           *[other] todas
        } no puede llevar { $extra-the }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

bug-type-3 = BUG (tipo 3)
    .where = Fíjate { $houses-in }.
    .about = Es un { bug-type-3 }: todas las celdas libres tendrían dos candidatos, y todas las cifras que faltan, dos sitios en cada fila, columna y bloque, si a algunas celdas de una casa no les sobraran unos pocos candidatos. Una de estas tiene que llevar alguno de los que sobran. Si no, cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares, y un sudoku bien hecho solo tiene una. Así que todas ellas son como una celda que solo tiene los candidatos que sobran, y esa puede formar parte de un conjunto desnudo.
    .cells = Mira las celdas { $roof }: todas las demás celdas libres tienen dos candidatos. Después compara lo que les sobra con { $subset }.
    .seen = Solo en { $roof } sobran candidatos, cada uno de ellos { $extras-the-or }. Sin los que sobran, todas las celdas libres tendrían dos candidatos, y todas las cifras que faltan, dos sitios en cada fila, columna y bloque. Aparte de estos, todos los candidatos de { $subset } están entre { $subset-digits-the }.
    .why = Si ninguna de { $roof } llevara lo que le sobra, cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares. Pero el sudoku solo tiene una, así que una de ellas lleva { $extras-the-or }. Con { $subset }, son tantas celdas como cifras hay que repartir: { $subset-digits-the } quedan gastados { $houses-in }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = lo que completa el conjunto

bug-type-4 = BUG (tipo 4)
    .where = Fíjate { $house-in }.
    .about = Es un { bug-type-4 }: todas las celdas libres tendrían dos candidatos, y todas las cifras que faltan, dos sitios en cada fila, columna y bloque, si a dos celdas de una casa no les sobraran unos pocos candidatos. Una cifra que no está entre estos no tiene más sitio en la casa que esas dos celdas, así que una de ellas la lleva. La otra tiene que llevar alguno de los que le sobran. Si no, cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares, y un sudoku bien hecho solo tiene una.
    .cells = Mira las celdas { $roof }: todas las demás celdas libres tienen dos candidatos. Hay una cifra que no tiene más sitio { $house-in }.
    .seen = Solo en { $roof } sobran candidatos, cada uno de ellos { $extras-the-or }. Sin los que sobran, todas las celdas libres tendrían dos candidatos, y todas las cifras que faltan, dos sitios en cada fila, columna y bloque. { $house-in }, { $locked-the } solo cabe en estas dos celdas.
    .why = Una de { $roof } lleva { $locked-the }. Si la otra no llevara nada de lo que le sobra, cada celda podría llevar su otro candidato sin romper ninguna regla: las soluciones vendrían por pares. Pero el sudoku solo tiene una, así que la otra lleva { $extras-the-or }, y para ninguna de las dos queda nada más.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = casa a la que está atada la cifra

unique-loop = bucle único
    .where = Fíjate { $first-box-in }.
    .about = Es un { unique-loop }: un bucle cerrado de celdas con los mismos dos candidatos, cada una a la vista de la siguiente, y ninguna o dos de ellas en cada fila, columna y bloque. Si solo llevaran estas dos cifras, se alternarían y se podrían intercambiar, y el sudoku tendría una segunda solución. Un sudoku bien hecho solo tiene una, así que alguna celda lleva otro candidato.
    .cells =
        Compara { $deadly-cells }: tienen los mismos dos candidatos, y otros solo en { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Después compara esos otros con { $subset }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}Recorre también { $houses }.
        }
    .seen =
        Las celdas { $deadly-cells } forman un bucle: en cada casa hay dos de ellas o ninguna. No tienen más candidatos que { $digits-the }, salvo { $extras-the } en { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Aparte de estos, todos los candidatos de { $subset } están entre { $subset-digits-the }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}Los únicos sitios { $locked-of } { $houses-in } son { $roof }.
        }
    .why =
        Si en todo el bucle solo hubiera { $digits-the }, se podrían intercambiar a lo largo de él. Eso no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una. { $locked-count ->
            [0] { $roof-count ->
                [one] Así que { $roof } lleva { $extras-the-or }.
               *[other] Así que una de { $roof } lleva { $extras-the-or }{ $subset-count ->
                    [0] {", "}y una celda que las ve todas no puede llevar { $extras-the-or }.
                   *[other] {". "}Con { $subset }, son tantas celdas como cifras hay que repartir: { $subset-digits-the } quedan gastados { $houses-in }.
                }
            }
           *[other] Una de { $roof } lleva { $locked-the }, así que la otra lleva { $extras-the-or }, y para ninguna de las dos queda nada más.
        }
    .does =
        { $eliminations-count ->
            [0] Por tanto, pon { $placements-digits-the } en { $placements-cells }.
           *[other] Por tanto, puedes quitar { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Quita { $eliminations-from }.
        }
    .legend-set-a = lo que completa el conjunto

extended-rectangle = rectángulo extendido
    .where = Fíjate { $first-box-in }.
    .about = Es un { extended-rectangle }: seis celdas en dos líneas paralelas, unas enfrente de otras, que se podrían llenar con solo tres cifras. Entonces las dos líneas tendrían las tres, se podrían intercambiar y el sudoku tendría una segunda solución. Un sudoku bien hecho solo tiene una, así que alguna celda lleva otro candidato.
    .cells =
        Compara { $deadly-cells }: se pueden llenar con solo tres cifras, y otros candidatos solo hay en { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Después compara esos otros con { $subset }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}Recorre también { $houses }.
        }
    .seen =
        Las celdas { $deadly-cells } están en dos líneas paralelas, unas enfrente de otras. No tienen más candidatos que { $digits-the }, salvo { $extras-the } en { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Aparte de estos, todos los candidatos de { $subset } están entre { $subset-digits-the }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}Los únicos sitios { $locked-of } { $houses-in } son { $roof }.
        }
    .why =
        Si en las seis celdas solo hubiera { $digits-the }, las dos líneas tendrían las tres cifras. Intercambiar las líneas no rompería ninguna regla ni tocaría ninguna cifra dada: sería una segunda solución. Pero el sudoku solo tiene una. { $locked-count ->
            [0] { $roof-count ->
                [one] Así que { $roof } lleva { $extras-the-or }.
               *[other] Así que una de { $roof } lleva { $extras-the-or }{ $subset-count ->
                    [0] {", "}y una celda que las ve todas no puede llevar { $extras-the-or }.
                   *[other] {". "}Con { $subset }, son tantas celdas como cifras hay que repartir: { $subset-digits-the } quedan gastados { $houses-in }.
                }
            }
           *[other] Una de { $roof } lleva { $locked-the }, así que la otra lleva { $extras-the-or }, y para ninguna de las dos queda nada más.
        }
    .does =
        { $eliminations-count ->
            [0] Por tanto, pon { $placements-digits-the } en { $placements-cells }.
           *[other] Por tanto, puedes quitar { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Quita { $eliminations-from }.
        }
    .legend-set-a = lo que completa el conjunto
