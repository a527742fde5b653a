# Técnicas con sumas y pistas, como en techniques.ftl.

# $total: el número de la suma. $kind: la regla que la pide.
sum-combinations = combinaciones de una suma
    .where = Mira { $sum }.
    .about = Son { sum-combinations }: las celdas que tienen que sumar un número, o tanto como otras celdas, solo admiten unas pocas combinaciones de cifras. El candidato que no está en ninguna se puede quitar.
    .cells =
        { $kind ->
            [cage] En { $cells }, comprueba con cada candidato si las demás celdas pueden sumar lo que falta hasta { $total }.
            [sum] En { $cells }, comprueba con cada candidato si las demás celdas pueden sumar lo que falta hasta { $total }.
            [little-killer] En { $cells }, comprueba con cada candidato si las demás celdas pueden sumar lo que falta hasta { $total }.
           *[other] En { $cells }, comprueba con cada candidato si las demás celdas aún pueden cuadrar la suma.
        }
    .seen =
        { $kind ->
            [arrow] Las celdas { $sum-of } son { $cells }: las cifras que hay a lo largo suman el número del círculo.
            [region-sum] Dos tramos { $sum-of } están formados por { $cells }: los dos suman lo mismo.
            [zipper] Entre las celdas { $sum-of } están { $cells }: las que quedan a igual distancia del centro suman lo mismo, y esa suma está en la celda del centro, si la hay.
            [double-arrow] Las celdas { $sum-of } son { $cells }: las cifras de los dos extremos suman lo mismo que las que hay entre ellos.
           *[other] Las celdas { $sum-of } son { $cells }, así que suman { $total }.
        }
    .why =
        { $eliminations-count ->
            [one] Supón que fuera cierto { $eliminations }. Entonces los candidatos de las demás celdas no podrían cuadrar la suma.
           *[other] Supón que uno de estos candidatos fuera cierto: { $eliminations }. Entonces los candidatos de las demás celdas no podrían cuadrar la suma.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = regla que pide la suma
    .legend-subject = celdas de la suma

# $kind: la regla de la pista. $number: su número. $largest: la cifra mayor del tablero.
clue-combinations = combinaciones de una pista
    .where = Mira { $clue }.
    .about = Son { clue-combinations }: solo unas pocas maneras de llenar las celdas de una pista la cumplen. El candidato que no está en ninguna se puede quitar.
    .cells = En { $cells }, comprueba con cada candidato si las demás celdas aún pueden cumplir la pista.
    .seen =
        { $kind ->
            [between] A lo largo { $clue-of }, todas las cifras de dentro están entre las de los dos extremos.
            [lockout] A lo largo { $clue-of }, cada cifra de dentro es menor que las dos de los extremos o mayor que las dos.
            [sum-line] A lo largo { $clue-of }, las cifras se pueden dividir en trozos que suman { $number } cada uno.
            [quadruple] Alrededor { $clue-of }, las cuatro celdas llevan sus cifras, cada una tantas veces como en el círculo.
            [sandwich] Por { $clue }, las cifras que hay entre el 1 y el { $largest } suman { $number }.
            [x-sum] Por { $clue }, la primera cifra dice cuántas suman { $number }, empezando por ella misma.
           *[skyscraper] Por { $clue }, el número de cifras mayores que todas las anteriores es { $number }.
        }
    .why =
        { $eliminations-count ->
            [one] Supón que fuera cierto { $eliminations }. Entonces los candidatos de las demás celdas no podrían cumplir la pista.
           *[other] Supón que uno de estos candidatos fuera cierto: { $eliminations }. Entonces los candidatos de las demás celdas no podrían cumplir la pista.
        }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-base = regla de la pista
    .legend-subject = celdas de la pista

# $houses-total: lo que suman las casas. $sums-total: lo que suman las jaulas. $rest: la diferencia. $left: qué celdas quedan, dentro o
# fuera de las casas, o ambas, y entonces si las de dentro suman más (more), menos (less) o lo mismo (equal).
rule-of-45 = regla del 45
    .where = Mira { $houses }.
    .about = Es la { rule-of-45 }: las cifras de una casa entera suman una cantidad conocida, 45 en un tablero de 9×9. Si restas las jaulas, sabes cuánto suman las celdas que quedan.
    .cells =
        { $left ->
            [inside] Suma las jaulas que hay { $houses-in }. Dejan solo { $inside }.
            [outside] Suma las jaulas que hay { $houses-in }. Lo cubren todo y solo se salen en { $outside }.
           *[other] Suma las jaulas que hay { $houses-in }. Dentro dejan solo { $inside }, y solo se salen en { $outside }.
        }
    .seen =
        Las cifras { $houses-of } suman { $houses-total }. Resta { $sums-count ->
            [1] { $sums }
            [2] { $sums }, que suman { $sums-total }
            [3] { $sums }, que suman { $sums-total }
            [4] { $sums }, que suman { $sums-total }
           *[other] { $sums-many } que hay ahí, que suman { $sums-total }
        }. { $left ->
            [inside] Las jaulas dejan { $inside }, que { $inside-count ->
                [one] tiene que valer
               *[other] tienen que sumar
            } la diferencia: { $rest }.
            [outside] Las jaulas se salen en { $outside }, que { $outside-count ->
                [one] tiene que valer
               *[other] tienen que sumar
            } la diferencia: { $rest }.
            [more] Las jaulas dejan { $inside } y se salen en { $outside }. Así que lo de dentro suma { $rest } más que lo de fuera.
            [less] Las jaulas dejan { $inside } y se salen en { $outside }. Así que lo de dentro suma { $rest } menos que lo de fuera.
           *[equal] Las jaulas dejan { $inside } y se salen en { $outside }. Así que lo de dentro suma lo mismo que lo de fuera.
        }
    .why =
        { $placements-count ->
            [0] { $eliminations-count ->
                [one] Supón que fuera cierto { $eliminations }. Entonces las demás celdas que quedan no podrían cuadrar la cuenta.
               *[other] Supón que uno de estos candidatos fuera cierto: { $eliminations }. Entonces las demás celdas que quedan no podrían cuadrar la cuenta.
            }
           *[other] Solo queda una celda, así que ese número es su cifra.
        }
    .does =
        { $placements-count ->
            [0] Por tanto, puedes quitar { $eliminations-from }.
           *[other] Así que en { $placements-cells } va { $placements-digits-the }.
        }
    .apply =
        { $placements-count ->
            [0] Quita { $eliminations-from }.
           *[other] Pon { $placements-digits-the } en { $placements-cells }.
        }
    .legend-base = casas enteras
    .legend-subject = celdas que dejan las jaulas
    .legend-extra = celdas en las que se salen las jaulas

# $how: qué se deduce. one: una celda por lado. lines, regions: las celdas de las filas o columnas, o las de las regiones, pierden cifras
# que faltan en el otro lado; both: ambas. placed: un lado ya tiene $digits. ways: todo lo demás.
common-exclusion = exclusión común
    .where =
        { $houses-count ->
            [0] Fíjate { $cells-house-in }.
           *[other] Fíjate { $houses-in }.
        }
    .about = Es una { common-exclusion }: de varias posibilidades, una es cierta: los sitios de una cifra en una casa o los candidatos de una celda. Un candidato que todas ellas excluyen es falso en cualquier caso.
    .cells =
        { $houses-count ->
            [0] Repasa los candidatos de { $cells }. ¿Qué excluye cada uno de ellos?
           *[other] { $houses-in }, una cifra solo cabe en { $cells }. ¿Qué excluyen todos esos sitios?
        }
    .seen =
        { $houses-count ->
            [0] En { $cells } va uno de sus candidatos: { $digits-the-or }.
           *[other] { $digits-the } va en { $cells-or }: { $houses } no tiene otro sitio para él.
        }
    .why = Sea cual sea el caso, excluye { $eliminations }.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

law-of-leftovers = ley de las sobras
    .where = Mira { $lines } y { $regions }.
    .about = Es la { law-of-leftovers }: unas filas, o columnas, y otras tantas regiones tienen cada cifra las mismas veces. Lo que comparten es igual, así que las celdas que sobran a un lado y a otro llevan las mismas cifras.
    .cells = Fuera { $regions-of }, a { $lines } solo { $lines-count ->
            [one] le
           *[other] les
        } { $of-lines-count ->
            [one] queda
           *[other] quedan
        } { $of-lines }. Fuera { $lines-of }, a { $regions } solo { $regions-count ->
            [one] le
           *[other] les
        } { $of-regions-count ->
            [one] queda
           *[other] quedan
        } { $of-regions }. Compara qué cabe en cada lado.
    .seen = { $lines } { $lines-count ->
            [one] tiene
           *[other] tienen
        } cada cifra tantas veces como { $regions }. La diferencia es solo { $of-lines } por un lado y { $of-regions } por el otro. { $how ->
            [one] Así que en las dos celdas está la misma cifra.
           *[other] Así que en los dos lados están las mismas cifras.
        }
    .why =
        { $how ->
            [one] { $placements-count ->
                [0] El candidato que solo tiene una de las dos celdas es falso.
               *[other] { $placements-digits-the } es la única cifra que cabe en las dos celdas.
            }
            [lines] En ninguna de estas celdas { $digits-count ->
                [one] cabe
               *[other] caben
            } { $digits-the }: { $of-regions }. Así que tampoco en ninguna de estas: { $of-lines }.
            [regions] En ninguna de estas celdas { $digits-count ->
                [one] cabe
               *[other] caben
            } { $digits-the }: { $of-lines }. Así que tampoco en ninguna de estas: { $of-regions }.
            [both] Cada una de estas cifras solo cabe en uno de los dos lados: { $digits }. Así que no está en ninguno.
            [placed] En un lado ya { $digits-count ->
                [one] está
               *[other] están
            } { $digits-the }. En el otro { $digits-count ->
                [one] tiene
               *[other] tienen
            } que estar las mismas veces, y allí ya solo { $digits-count ->
                [one] cabe
               *[other] caben
            } en { $placements-cells }.
           *[ways] { $eliminations-count ->
                [one] Supón que fuera cierto { $eliminations }. Entonces los dos lados no podrían tener las mismas cifras.
               *[other] Supón que uno de estos candidatos fuera cierto: { $eliminations }. Entonces los dos lados no podrían tener las mismas cifras.
            }
        }
    .does =
        { $placements-count ->
            [0] Por tanto, puedes quitar { $eliminations-from }.
            [one] Así que en { $placements-cells } va { $placements-digits-the }.
           *[other] Así que puedes poner { $placements }.
        }
    .apply =
        { $placements-count ->
            [0] Quita { $eliminations-from }.
            [one] Pon { $placements-digits-the } en { $placements-cells }.
           *[other] Pon { $placements }.
        }
    .legend-base = filas o columnas
    .legend-cover = otras tantas regiones
    .legend-subject = celdas fuera de las regiones
    .legend-extra = celdas de las regiones fuera de las filas o columnas
