# Técnicas con conjuntos casi cerrados y sus parientes, como en techniques.ftl.

als-xz = ALS-XZ
    .where = Fíjate { $first-house-in } y { $second-house-in }.
    .about = Es un { als-xz }, con dos conjuntos casi cerrados: celdas de una casa que solo tienen una cifra más que celdas son. Un conjunto que pierde una de sus cifras tiene que llevar todas las demás. Hay una cifra que solo cabe en uno de los dos conjuntos, así que el otro la pierde.
    .cells = Un conjunto es { $first }; el otro es { $second }. Cada uno tiene solo una cifra más que celdas, y hay una cifra que solo puede llevar uno de los dos.
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
           *[other] A ninguno de los conjuntos pueden faltarle a la vez { $restricted-the }: tendría menos cifras que celdas. Así que cada uno lleva una de las dos, el primero una y el segundo la otra, y además todas sus otras cifras. Una celda que ve todos los sitios que le quedan a una de esas cifras no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

als-xy-wing = ALS-XY-Wing
    .where = Fíjate { $pivot-house-in }.
    .about = Es un { als-xy-wing }: un XY-Wing de conjuntos casi cerrados, es decir, de celdas de una casa que solo tienen una cifra más que celdas son. El conjunto de en medio, el pivote, puede quitarle una cifra a cada uno de los otros dos, y no puede dejar en paz a los dos. Un conjunto que pierde una cifra tiene que llevar todas las demás.
    .cells = El conjunto de en medio es { $pivot }. El segundo es { $first }; el tercero, { $second }.
    .seen = El conjunto de en medio, { $pivot }, solo tiene una cifra más que celdas, y lo mismo el segundo, { $first }, y el tercero, { $second }. Del de en medio y el segundo, solo uno puede llevar { $first-digit-the }; del de en medio y el tercero, solo uno puede llevar { $second-digit-the }: todos los sitios en uno ven todos los del otro.
    .why =
        Al conjunto de en medio no pueden faltarle { $first-digit-the } y { $second-digit-the } a la vez: tendría menos cifras que celdas. Si lleva { $first-digit-the }, lo pierde el segundo; si lleva { $second-digit-the }, lo pierde el tercero. { $digits-count ->
            [one] El que pierde una cifra tiene que llevar todas las demás, y entre ellas { $digits-the }. Así que uno de esos dos conjuntos lo lleva, y una celda que ve todos sus sitios en los dos no puede llevarlo.
           *[other] El que pierde una cifra tiene que llevar todas las demás, y entre ellas { $digits-the }. Así que uno de esos dos conjuntos los lleva, y una celda que ve todos los sitios de una de estas cifras en los dos no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

als-w-wing = ALS-W-Wing
    .where = Fíjate { $house-in }.
    .about = Es un { als-w-wing }: un W-Wing de conjuntos casi cerrados, es decir, de celdas de una casa que solo tienen una cifra más que celdas son. A una de sus cifras solo le quedan dos sitios en una casa, y cada uno de ellos puede quitársela a uno de los conjuntos. Un conjunto que pierde una cifra tiene que llevar todas las demás.
    .cells = Un conjunto es { $first }; el otro es { $second }. { $house-in }, los unen { $link }.
    .seen = Tanto { $first }, por un lado, como { $second }, por otro, son conjuntos que solo tienen una cifra más que celdas. { $house-in }, { $shared-the } solo cabe en { $link }, y cada una de estas celdas ve todos los sitios que esa cifra tiene en uno de los conjuntos.
    .why =
        En una de { $link } tiene que ir { $shared-the }, porque a { $house } le hace falta. Así que uno de los conjuntos lo pierde y tiene que llevar todas sus demás cifras. { $digits-count ->
            [one] En los dos está entre ellas { $digits-the }. Por eso uno de los conjuntos lo lleva, y una celda que ve todos sus sitios en los dos no puede llevarlo.
           *[other] En los dos están entre ellas { $digits-the }. Por eso uno de los conjuntos los lleva, y una celda que ve todos los sitios de una de estas cifras en los dos no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

als-chain = cadena de conjuntos casi cerrados
    .where = Fíjate { $first-house-in } y { $last-house-in }.
    .about = Es una { als-chain }, celdas de una casa que solo tienen una cifra más que celdas son (en inglés, ALS-Chain). Un conjunto que pierde una cifra tiene que llevar todas las demás, así que le quita una al siguiente, y así sucesivamente. Lo que no lleva el primero lo lleva el último.
    .cells = La cadena empieza con el conjunto { $first } y acaba con el conjunto { $last }. Entre ellos pasa por { $between }.
    .seen = Una cadena de conjuntos que solo tienen una cifra más que celdas lleva desde { $first }, por { $between }, hasta { $last }.{ $chain-count ->
        [0] {""}
       *[other] {" "}{ $chain }
    }
    .why =
        { $digits-count ->
            [one] Así que, si { $digits-the } no va en el primer conjunto, va en el último: uno de los dos lo lleva. Una celda que ve todos sus sitios en los dos no puede llevarlo.
           *[other] Lo que vale para la cifra con la que se ha contado la cadena vale para { $digits-the }: la que no va en el primer conjunto va en el último. Una celda que ve todos los sitios de una de estas cifras en los dos no puede llevarla.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

death-blossom = flor de la muerte
    .where = Fíjate { $stem-box-in } y en { $stem }.
    .about = Es una { death-blossom } (Death Blossom): una celda, el tallo, y para cada uno de sus candidatos un pétalo, es decir, un conjunto casi cerrado (celdas de una casa con solo una cifra más que celdas) que pierde esa cifra si la lleva el tallo. Un pétalo que pierde una cifra tiene que llevar todas las demás, y hay una cifra que tienen todos los pétalos.
    .cells = El tallo es { $stem }; los pétalos están formados por { $petals }.
    .seen = En el tallo, { $stem }, solo caben { $stem-digits-the }. Para cada una de estas cifras hay un pétalo entre { $petals } cuyos sitios para ella ven todos el tallo.
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
