# Técnicas con conjuntos casi cerrados y sus parientes, como en techniques.ftl.

als-xz = ALS-XZ
    .where = Fíjate { $first-house-in } y { $second-house-in }.
    .about = Es un { als-xz }, con dos conjuntos casi cerrados, es decir, grupos de celdas de una casa con una cifra más que celdas. Un conjunto que pierde una de sus cifras tiene que llevar todas las demás. Hay una cifra que solo cabe en uno de los dos conjuntos, así que el otro la pierde.
    .cells = Un conjunto es { $first }; el otro es { $second }. Cada uno tiene una cifra más que celdas, y hay una cifra que solo puede llevar uno de los dos.
    .seen =
        En { $first } solo caben { $first-digits-the }; en { $second }, solo { $second-digits-the }: dos conjuntos, cada uno con una cifra más que celdas. { $restricted-count ->
            [one] Todos los sitios que tiene { $restricted-the } en un conjunto ven todos los que tiene en el otro, así que solo lo lleva uno de los dos.
           *[other] Para cada una de las cifras { $restricted }, todos los sitios en un conjunto ven todos los del otro, así que cada una la lleva solo uno de los dos.
        }
    .why =
        { $restricted-count ->
            [one]
                Uno de los dos conjuntos pierde { $restricted-the }, y le quedan tantas cifras como celdas: las lleva todas. { $digits-count ->
                    [one] Entre ellas está, en cualquier caso, { $digits-the }. Así que uno de los conjuntos lo lleva, y una celda que ve todos sus sitios en los dos no puede llevarlo.
                   *[other] Entre ellas están, en cualquier caso, { $digits-the }. Así que uno de los conjuntos los lleva, y una celda que ve todos los sitios de una de estas cifras en los dos no puede llevarla.
                }
           *[other] A ninguno de los conjuntos pueden faltarle a la vez { $restricted-the }: tendría menos cifras que celdas. Así que cada uno lleva una de las dos, y además todas sus otras cifras. Una celda que ve todos los sitios que le quedan a una de esas cifras no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = primer conjunto
    .legend-set-b = segundo conjunto
    .legend-shared = X: solo está en uno de los conjuntos
    .legend-on = Z: está en uno de los conjuntos en cualquier caso

als-xy-wing = ALS-XY-Wing
    .where = Fíjate { $pivot-house-in }.
    .about = Es un { als-xy-wing }: un XY-Wing de conjuntos casi cerrados, es decir, de grupos de celdas de una casa con una cifra más que celdas. El conjunto de en medio, el pivote, puede quitarle una cifra a cada uno de los otros dos, y se la quita al menos a uno. Un conjunto que pierde una cifra tiene que llevar todas las demás.
    .cells = El conjunto de en medio es { $pivot }. El segundo es { $first }; el tercero, { $second }.
    .seen = El conjunto de en medio, { $pivot }, tiene una cifra más que celdas, y lo mismo el segundo, { $first }, y el tercero, { $second }. Del de en medio y el segundo, solo uno puede llevar { $first-digit-the }; del de en medio y el tercero, solo uno puede llevar { $second-digit-the }: todos los sitios en uno ven todos los del otro.
    .why =
        Al conjunto de en medio no pueden faltarle { $first-digit-the } y { $second-digit-the } a la vez: tendría menos cifras que celdas. Si lleva { $first-digit-the }, lo pierde el segundo; si lleva { $second-digit-the }, lo pierde el tercero. { $digits-count ->
            [one] El que pierde una cifra tiene que llevar todas las demás, y entre ellas { $digits-the }. Así que uno de esos dos conjuntos lo lleva, y una celda que ve todos sus sitios en los dos no puede llevarlo.
           *[other] El que pierde una cifra tiene que llevar todas las demás, y entre ellas { $digits-the }. Así que uno de esos dos conjuntos los lleva, y una celda que ve todos los sitios de una de estas cifras en los dos no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pivot = conjunto de en medio
    .legend-set-a = primer conjunto
    .legend-set-b = segundo conjunto

als-w-wing = ALS-W-Wing
    .where = Fíjate { $house-in }.
    .about = Es un { als-w-wing }: un W-Wing de conjuntos casi cerrados, es decir, de grupos de celdas de una casa con una cifra más que celdas. A una de sus cifras solo le quedan dos sitios en una casa, y cada uno de ellos puede quitársela a uno de los conjuntos. Un conjunto que pierde una cifra tiene que llevar todas las demás.
    .cells = Un conjunto es { $first }; el otro es { $second }. { $house-in }, los unen { $link }.
    .seen = Tanto { $first }, por un lado, como { $second }, por otro, son conjuntos con una cifra más que celdas. { $house-in }, { $shared-the } solo cabe en { $link }, y cada una de estas celdas ve todos los sitios que esa cifra tiene en uno de los conjuntos.
    .why =
        En una de { $link } tiene que ir { $shared-the }, porque a { $house } le hace falta. Así que uno de los conjuntos lo pierde y tiene que llevar todas sus demás cifras. { $digits-count ->
            [one] En los dos está entre ellas { $digits-the }. Por eso uno de los conjuntos lo lleva, y una celda que ve todos sus sitios en los dos no puede llevarlo.
           *[other] En los dos están entre ellas { $digits-the }. Por eso uno de los conjuntos los lleva, y una celda que ve todos los sitios de una de estas cifras en los dos no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = casa del puente
    .legend-pivot = puente
    .legend-set-a = primer conjunto
    .legend-set-b = segundo conjunto

als-chain = cadena de conjuntos casi cerrados
    .where = Fíjate { $first-house-in } y { $last-house-in }.
    .about = Es una { als-chain } (en inglés, ALS-Chain), es decir, de grupos de celdas de una casa con una cifra más que celdas. Un conjunto que pierde una cifra tiene que llevar todas las demás, así que le quita una al siguiente, y así sucesivamente. Una cifra que no lleva el primero la lleva el último.
    .cells = La cadena empieza con el conjunto { $first } y acaba con el conjunto { $last }. Entre ellos pasa por { $between }.
    .seen = Una cadena de conjuntos con una cifra más que celdas lleva desde { $first }, por { $between }, hasta { $last }.{ $chain-count ->
        [0] {""}
       *[other] {" "}{ $chain }
    }
    .why =
        { $digits-count ->
            [one] Así que, si { $digits-the } no va en el primer conjunto, va en el último: uno de los dos lo lleva. Una celda que ve todos sus sitios en los dos no puede llevarlo.
           *[other] Lo que vale para la cifra de esta cadena vale también para { $digits-the }: la que no va en el primer conjunto va en el último. Una celda que ve todos los sitios de una de estas cifras en los dos no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = primer conjunto
    .legend-set-b = último conjunto
    .legend-shared = conjuntos de en medio

# Un pétalo: el tallo lleva $digit, así que el pétalo lo pierde. $left: la cifra que tienen todos los pétalos.
petal =
    { $cells-count ->
        [one] Si en { $stem } va { $digit-the }, en { $cells } no va, y ahí solo queda { $left-the }.
       *[other] Si en { $stem } va { $digit-the }, el pétalo { $cells } lo pierde. Le quedan tantas cifras como celdas, así que { $left-the } va en una de ellas.
    }
petal-cells = { $cells }

death-blossom = flor de la muerte
    .where = Fíjate { $stem-box-in } y en { $stem }.
    .about = Es una { death-blossom } (Death Blossom): una celda, el tallo, y para cada uno de sus candidatos un pétalo, es decir, un conjunto casi cerrado (un grupo de celdas de una casa con una cifra más que celdas) que pierde esa cifra si la lleva el tallo. Un pétalo que pierde una cifra tiene que llevar todas las demás, y hay una cifra que tienen todos los pétalos.
    .cells =
        El tallo es { $stem }; { $chain-count ->
            [0] los pétalos están formados por { $petals }.
           *[other] sus pétalos son: { $petal-list }.
        }
    .seen = En el tallo, { $stem }, solo caben { $stem-digits-the }. Para cada una de estas cifras hay un pétalo cuyos sitios para ella ven todos el tallo.
    .why =
        { $chain-count ->
            [0] Sea cual sea la cifra del tallo, uno de los pétalos la pierde y tiene que llevar todas las demás.
           *[other] { $chain }
        } { $digits-count ->
            [one] Así que en cualquier caso un pétalo lleva { $digits-the }, y una celda que ve todos los sitios que tiene en todos los pétalos no puede llevarlo.
           *[other] Así que en cualquier caso un pétalo lleva { $digits-the }, y una celda que ve todos los sitios de una de estas cifras en todos los pétalos no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pivot = tallo
    .legend-pincer = pétalo

wxyz-wing = WXYZ-Wing
    .where = Fíjate { $hinge-box-in } y en { $hinge }.
    .about = Es un { wxyz-wing }: una celda, la bisagra, ve otras tres, sus alas, y entre las cuatro solo tienen cuatro cifras distintas. Tres de estas cifras no caben en ellas más que una vez cada una, así que las cuatro celdas no pueden prescindir de la última.
    .cells = La bisagra es { $hinge }; sus alas son { $wings }.
    .seen = La bisagra, { $hinge }, y las alas { $wings } solo tienen entre todas { $restricted-the }, y { $digit-the }. Para cada una de las cifras { $restricted }, todos sus sitios en estas cuatro celdas se ven entre sí.
    .why = Así que { $restricted-the } están en ellas como mucho una vez cada uno. Eso llena como mucho tres celdas, y la cuarta lleva { $digit-the }. Una celda que ve todos los sitios que tiene entre las cuatro no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pivot = bisagra

vwxyz-wing = VWXYZ-Wing
    .where = Fíjate { $hinge-box-in } y en { $hinge }.
    .about = Es un { vwxyz-wing }: una celda, la bisagra, ve otras cuatro, sus alas, y entre las cinco solo tienen cinco cifras distintas. Cuatro de estas cifras no caben en ellas más que una vez cada una, así que las cinco celdas no pueden prescindir de la última.
    .cells = La bisagra es { $hinge }; sus alas son { $wings }.
    .seen = La bisagra, { $hinge }, y las alas { $wings } solo tienen entre todas { $restricted-the }, y { $digit-the }. Allí donde { $restricted-the } están en estas cinco celdas, todos los sitios de una misma cifra se ven entre sí.
    .why = Así que { $restricted-the } están en ellas como mucho una vez cada uno. Eso llena como mucho cuatro celdas, y la quinta lleva { $digit-the }. Una celda que ve todos los sitios que tiene entre las cinco no puede llevarlo.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pivot = bisagra

almost-locked-candidates = candidatos casi bloqueados
    .where = Fíjate { $cover-in } y { $base-in }.
    .about = Son { almost-locked-candidates }: allí donde se cruzan un bloque y una línea, unas pocas celdas de una de estas casas, fuera de la otra, tienen entre todas una cifra más que celdas. En la otra casa, fuera del cruce, estas cifras solo caben en otras tantas celdas. Así que todas esas celdas se llenan con ellas, y la cifra que sobra va en el cruce.
    .cells =
        Compara { $cells }, que { $cells-count ->
            [one] está
           *[other] están
        } { $cover-in }, con { $places }, que { $places-count ->
            [one] está
           *[other] están
        } { $base-in }.
    .seen =
        { $cover-in }, en { $cells } solo caben { $digits-the }, una cifra más que celdas. { $base-in }, fuera { $cover-of }, estas cifras solo caben en { $places }.
    .why =
        { $cells-count ->
            [one] Vaya en { $cells } { $digits-the-or }, { $base } necesita esa cifra fuera { $cover-of }, es decir, en { $places }.
           *[other] Como { $cells } llevan todas las cifras { $digits } menos una, { $base } necesita esas fuera { $cover-of }, es decir, en { $places }.
        } La que sobra va en el cruce { $base-of } con { $cover }. Así que en { $places } solo caben { $digits-the }, y { $cover-in }, fuera { $base-of }, solo caben en { $cells }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = celdas de una casa
    .legend-set-b = sus sitios en la otra casa

sue-de-coq = Sue de Coq
    .where = Fíjate en el cruce { $box-of } con { $line }.
    .about = Es un { sue-de-coq }: a dos o tres celdas en las que se cruzan un bloque y una línea les sobran varias cifras. Unas celdas de la línea gastan algunas y unas celdas del bloque gastan otras, hasta que entre todas estas celdas hay justo tantas cifras como celdas. Entonces cada una de las cifras está en ellas.
    .cells = { $box } y { $line } se cruzan en { $cells }. Compara estas celdas con { $line-cells }, en la línea, y { $box-cells }, en el bloque.
    .seen = En el cruce { $box-of } con { $line }, en { $cells } caben { $digits-the }. { $line-in }, en { $line-cells } solo caben { $line-digits-the }; { $box-in }, en { $box-cells } solo caben { $box-digits-the }.
    .why = Ninguna de las cifras { $digits } está en los dos últimos grupos, así que cada una cabe una sola vez entre todas estas celdas, en la línea o en el bloque; una cifra que solo tengan los dos grupos, si la hay, cabe una vez en cada uno. Contadas así, hay justo tantas cifras como celdas, de modo que no puede faltar ninguna. Por eso las cifras del grupo de la línea no pueden ir en ningún otro sitio { $line-of }; las del grupo del bloque, en ningún otro sitio { $box-of }; y las que no están en ninguno de los dos grupos, ni en uno ni en otro.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = celdas de la línea y sus cifras
    .legend-set-b = celdas del bloque y sus cifras
    .legend-shared = cruce

aligned-pair-exclusion = exclusión de par alineado
    .where = Fíjate { $cells-house-in }.
    .about = Es una { aligned-pair-exclusion }: prueba todas las maneras de llenar juntas dos celdas de una casa. No valen dos cifras iguales, ni tampoco dos cifras que dejarían a otras celdas, que las ven, con menos cifras que celdas son. El candidato que no entra en ninguna combinación válida se puede quitar.
    .cells = Prueba las maneras de llenar { $cells } y lo que cada una deja a { $sets }.
    .seen = { $cells-house-in }, hay que llenar juntas { $cells }. Alrededor, en { $sets }, hay conjuntos de celdas de una casa (también, o solo, celdas sueltas) con una cifra más que celdas.
    .why = Las dos celdas pueden quitarle una cifra a uno de esos conjuntos, pero no dos: tendría menos cifras que celdas. Tampoco pueden llevar la misma cifra. Repasa las maneras de llenar { $cells } en las que entra alguno de los candidatos que se quitan: todas tienen uno de estos defectos.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pivot = celdas que se llenan a la vez
    .legend-set-a = se quedaría sin cifras suficientes

aligned-triple-exclusion = exclusión de trío alineado
    .where = Fíjate { $cells-house-in }.
    .about = Es una { aligned-triple-exclusion }: prueba todas las maneras de llenar juntas tres celdas de una casa. No valen cifras iguales, ni tampoco cifras que dejarían a otras celdas, que las ven, con menos cifras que celdas son. El candidato que no entra en ninguna combinación válida se puede quitar.
    .cells = Prueba las maneras de llenar { $cells } y lo que cada una deja a { $sets }.
    .seen = { $cells-house-in }, hay que llenar juntas { $cells }. Alrededor, en { $sets }, hay conjuntos de celdas de una casa con una cifra más que celdas, o celdas con tres candidatos.
    .why = Dos de las tres celdas no pueden quitarle cada una su cifra a uno de esos conjuntos, ni las tres quitarle a una de esas celdas todos sus candidatos: habría menos cifras que celdas. Tampoco pueden dos llevar la misma cifra. Repasa las maneras de llenar { $cells } en las que entra alguno de los candidatos que se quitan: todas tienen uno de estos defectos.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-pivot = celdas que se llenan a la vez
    .legend-set-a = se quedaría sin cifras suficientes
