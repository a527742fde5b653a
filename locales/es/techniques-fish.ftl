# Peces, con los atributos de techniques.ftl. Primero va lo que dicen igual todos los peces con aletas: fish-with-fins para
# los de filas contra columnas, fish-of-houses y finned-fish-of-houses para los que tienen bloques entre sus casas.
#
# Un pez con aletas da también $other-cover y $other-fins, que están vacíos salvo que se cuenten dos peces en uno.

fish-with-fins = pez con aletas
    .cells =
        { $base-in }, { $digit-the } solo cabe en { $cells } y, como { $fins-count ->
            [one] aleta
           *[other] aletas
        }, en { $fins }. Mira cómo se cruzan con { $cover }.{ $other-fins-count ->
            [0] {""}
            [one] {" "}Después mira cómo se cruzan con { $other-cover }, donde la aleta es { $other-fins }.
           *[other] {" "}Después mira cómo se cruzan con { $other-cover }, donde las aletas son { $other-fins }.
        }
    .seen =
        { $base-in }, { $digit-the } cabe en { $cells }, que están { $cover-in }, y además en { $fins-count ->
            [one] la aleta
           *[other] las aletas
        } { $fins }.
    .why =
        Si { $digit-the } no va en { $fins-count ->
            [one] { $fins }
           *[other] ninguna de las aletas { $fins }
        }, las líneas de base llevan { $digit-the } en { $cover }, uno en cada una, y el resto de estas lo pierde. Si va en { $fins-count ->
            [one] { $fins }, lo pierden todas las celdas que la aleta ve.
           *[other] una de ellas, lo pierden todas las celdas que esa aleta ve.
        } Así que las celdas de estas líneas que ven { $fins-count ->
            [one] { $fins }
           *[other] todas las aletas
        } lo pierden en los dos casos.{ $other-fins-count ->
            [0] {""}
            [one] {" "}Los mismos sitios forman otro pez con { $other-cover }; la aleta es entonces { $other-fins }. Por la misma razón, las celdas que están en estas líneas y la ven también pierden la cifra.
           *[other] {" "}Los mismos sitios forman otro pez con { $other-cover }; las aletas son entonces { $other-fins }. Por la misma razón, las celdas que están en estas líneas y las ven todas también pierden la cifra.
        }

fish-of-houses = pez de casas
    .cells = { $base-in }, { $digit-the } solo cabe en { $cells }. Compara con { $cover }.
    .seen = { $base-in }, { $digit-the } solo cabe en { $cells }. Todas estas celdas están también { $cover-in }, y ninguna está en más de las primeras casas que de las segundas.
    .why = Cada una de las primeras casas necesita { $digit-a }, y en cada una de las segundas solo cabe uno; hay tantas de unas como de otras. Así que las primeras ocupan todo el sitio de las segundas, y una celda que está en más casas de { $cover } que de las primeras no puede llevar { $digit-the }.

finned-fish-of-houses = pez de casas con aletas
    .cells =
        { $base-in }, { $digit-the } solo cabe en { $cells } y, como { $fins-count ->
            [one] aleta
           *[other] aletas
        }, en { $fins }. Compara con { $cover }.{ $other-fins-count ->
            [0] {""}
            [one] {" "}Después compara con { $other-cover }, donde la aleta es { $other-fins }.
           *[other] {" "}Después compara con { $other-cover }, donde las aletas son { $other-fins }.
        }
    .seen =
        { $base-in }, { $digit-the } cabe en { $cells }, que están también { $cover-in }, y además en { $fins-count ->
            [one] la aleta { $fins }, que está
           *[other] las aletas { $fins }, que están
        } en más de las primeras casas que de las segundas.
    .why =
        Cada una de las primeras casas necesita { $digit-a }, y en cada una de las segundas, que son tantas como las primeras, solo cabe uno. Si no está en { $fins-count ->
            [one] la aleta
           *[other] ninguna aleta
        }, las primeras ocupan todo el sitio de las segundas, y una celda que está en más casas de { $cover } que de las primeras no puede llevar { $digit-the }. Si está en { $fins-count ->
            [one] la aleta
           *[other] una de las aletas
        }, lo pierden todas las celdas que esa aleta ve. Una celda así que ve { $fins-count ->
            [one] la aleta
           *[other] todas las aletas
        } lo pierde en los dos casos.{ $other-fins-count ->
            [0] {""}
            [one] {" "}Lo mismo vale con { $other-cover } como segundas casas; la aleta es entonces { $other-fins }.
           *[other] {" "}Lo mismo vale con { $other-cover } como segundas casas; las aletas son entonces { $other-fins }.
        }

x-wing = X-Wing
    .where = Fíjate { $base-in }.
    .about = Es un { x-wing }: en dos filas una cifra solo cabe en las mismas dos columnas (o en dos columnas, solo en las mismas dos filas). Esas columnas (o filas) quedan gastadas, y la cifra no cabe en el resto de ellas.
    .cells = { $base-in }, { $digit-the } solo cabe en { $cells }. Mira cómo se cruzan con { $cover }.
    .seen = { $base-in }, { $digit-the } solo cabe en { $cells }, y todas estas celdas están { $cover-in }.
    .why = Las dos líneas necesitan { $digit-a } cada una, y en { $cover } no cabe más que uno por línea. Así que solo hay dos casos: lo llevan dos celdas en esquinas opuestas. En los dos, { $cover } ya tienen su { $digit } en dos de estas celdas.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-x-wing = X-Wing con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-x-wing }: a dos líneas les falta poco para formar un X-Wing; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-x-wing = X-Wing sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-x-wing }: a dos líneas les falta poco para formar un X-Wing; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las dos líneas tiene como mucho un sitio fuera de ellas. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

franken-x-wing = X-Wing Franken
    .where = Fíjate { $base-in }.
    .about = Es un { franken-x-wing }: todos los sitios de una cifra en dos casas están en otras dos. Entre ellas hay bloques, con filas en un lado y columnas en el otro. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-franken-x-wing = X-Wing Franken con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-franken-x-wing }: todos los sitios de una cifra en dos casas están en otras dos, salvo unos pocos, las aletas. Entre ellas hay bloques, con filas en un lado y columnas en el otro. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-mutant-x-wing = X-Wing mutante con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-mutant-x-wing }: todos los sitios de una cifra en dos casas están en otras dos, salvo unos pocos, las aletas. En cualquiera de los dos lados puede haber filas, columnas y bloques. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

swordfish = pez espada
    .where = Fíjate { $base-in }.
    .about = Es un { swordfish }: en tres filas una cifra solo cabe en las mismas tres columnas (o en tres columnas, solo en las mismas tres filas). Esas columnas (o filas) quedan gastadas, y la cifra no cabe en el resto de ellas.
    .cells = { $base-in }, { $digit-the } solo cabe en { $cells }. Mira cómo se cruzan con { $cover }.
    .seen = { $base-in }, { $digit-the } solo cabe en { $cells }, y todas estas celdas están { $cover-in }.
    .why = Cada una de las tres líneas necesita { $digit-a }, y en { $cover } no cabe más que uno por línea. Así que se las reparten, una para cada una, y todas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-swordfish = pez espada con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-swordfish }: a tres líneas les falta poco para formar un pez espada; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-swordfish = pez espada sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-swordfish }: a tres líneas les falta poco para formar un pez espada; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las tres líneas tiene como mucho un sitio fuera de ellas. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

franken-swordfish = pez espada Franken
    .where = Fíjate { $base-in }.
    .about = Es un { franken-swordfish }: todos los sitios de una cifra en tres casas están en otras tres. Entre ellas hay bloques, con filas en un lado y columnas en el otro. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-franken-swordfish = pez espada Franken con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-franken-swordfish }: todos los sitios de una cifra en tres casas están en otras tres, salvo unos pocos, las aletas. Entre ellas hay bloques, con filas en un lado y columnas en el otro. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

mutant-swordfish = pez espada mutante
    .where = Fíjate { $base-in }.
    .about = Es un { mutant-swordfish }: todos los sitios de una cifra en tres casas están en otras tres. En cualquiera de los dos lados puede haber filas, columnas y bloques. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-mutant-swordfish = pez espada mutante con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-mutant-swordfish }: todos los sitios de una cifra en tres casas están en otras tres, salvo unos pocos, las aletas. En cualquiera de los dos lados puede haber filas, columnas y bloques. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

jellyfish = medusa
    .where = Fíjate { $base-in }.
    .about = Es una { jellyfish }: en cuatro filas una cifra solo cabe en las mismas cuatro columnas (o en cuatro columnas, solo en las mismas cuatro filas). Esas columnas (o filas) quedan gastadas, y la cifra no cabe en el resto de ellas.
    .cells = { $base-in }, { $digit-the } solo cabe en { $cells }. Mira cómo se cruzan con { $cover }.
    .seen = { $base-in }, { $digit-the } solo cabe en { $cells }, y todas estas celdas están { $cover-in }.
    .why = Cada una de las cuatro líneas necesita { $digit-a }, y en { $cover } no cabe más que uno por línea. Así que se las reparten, una para cada una, y todas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-jellyfish = medusa con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-jellyfish }: a cuatro líneas les falta poco para formar una medusa; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-jellyfish = medusa sashimi
    .where = Fíjate { $base-in }.
    .about = Es una { sashimi-jellyfish }: a cuatro líneas les falta poco para formar una medusa; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las cuatro líneas tiene como mucho un sitio fuera de ellas. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

franken-jellyfish = medusa Franken
    .where = Fíjate { $base-in }.
    .about = Es una { franken-jellyfish }: todos los sitios de una cifra en cuatro casas están en otras cuatro. Entre ellas hay bloques, con filas en un lado y columnas en el otro. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-franken-jellyfish = medusa Franken con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-franken-jellyfish }: todos los sitios de una cifra en cuatro casas están en otras cuatro, salvo unos pocos, las aletas. Entre ellas hay bloques, con filas en un lado y columnas en el otro. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

mutant-jellyfish = medusa mutante
    .where = Fíjate { $base-in }.
    .about = Es una { mutant-jellyfish }: todos los sitios de una cifra en cuatro casas están en otras cuatro. En cualquiera de los dos lados puede haber filas, columnas y bloques. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-mutant-jellyfish = medusa mutante con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-mutant-jellyfish }: todos los sitios de una cifra en cuatro casas están en otras cuatro, salvo unos pocos, las aletas. En cualquiera de los dos lados puede haber filas, columnas y bloques. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

squirmbag = squirmbag
    .where = Fíjate { $base-in }.
    .about = Es un { squirmbag }: en cinco filas una cifra solo cabe en las mismas cinco columnas (o en cinco columnas, solo en las mismas cinco filas). Esas columnas (o filas) quedan gastadas, y la cifra no cabe en el resto de ellas.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Cada una de las cinco líneas necesita { $digit-a }, y en { $cover } no cabe más que uno por línea. Así que se las reparten, una para cada una, y todas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-squirmbag = squirmbag con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-squirmbag }: a cinco líneas les falta poco para formar un squirmbag; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-squirmbag = squirmbag sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-squirmbag }: a cinco líneas les falta poco para formar un squirmbag; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las cinco líneas tiene como mucho un sitio fuera de ellas. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

franken-squirmbag = squirmbag Franken
    .where = Fíjate { $base-in }.
    .about = Es un { franken-squirmbag }: todos los sitios de una cifra en cinco casas están en otras cinco. Entre ellas hay bloques, con filas en un lado y columnas en el otro. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-franken-squirmbag = squirmbag Franken con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-franken-squirmbag }: todos los sitios de una cifra en cinco casas están en otras cinco, salvo unos pocos, las aletas. Entre ellas hay bloques, con filas en un lado y columnas en el otro. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

mutant-squirmbag = squirmbag mutante
    .where = Fíjate { $base-in }.
    .about = Es un { mutant-squirmbag }: todos los sitios de una cifra en cinco casas están en otras cinco. En cualquiera de los dos lados puede haber filas, columnas y bloques. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-mutant-squirmbag = squirmbag mutante con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-mutant-squirmbag }: todos los sitios de una cifra en cinco casas están en otras cinco, salvo unos pocos, las aletas. En cualquiera de los dos lados puede haber filas, columnas y bloques. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

whale = ballena
    .where = Fíjate { $base-in }.
    .about = Es una { whale }: en seis filas una cifra solo cabe en las mismas seis columnas (o en seis columnas, solo en las mismas seis filas). Esas columnas (o filas) quedan gastadas, y la cifra no cabe en el resto de ellas.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Cada una de las seis líneas necesita { $digit-a }, y en { $cover } no cabe más que uno por línea. Así que se las reparten, una para cada una, y todas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-whale = ballena con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-whale }: a seis líneas les falta poco para formar una ballena; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-whale = ballena sashimi
    .where = Fíjate { $base-in }.
    .about = Es una { sashimi-whale }: a seis líneas les falta poco para formar una ballena; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las seis líneas tiene como mucho un sitio fuera de ellas. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

franken-whale = ballena Franken
    .where = Fíjate { $base-in }.
    .about = Es una { franken-whale }: todos los sitios de una cifra en seis casas están en otras seis. Entre ellas hay bloques, con filas en un lado y columnas en el otro. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-franken-whale = ballena Franken con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-franken-whale }: todos los sitios de una cifra en seis casas están en otras seis, salvo unos pocos, las aletas. Entre ellas hay bloques, con filas en un lado y columnas en el otro. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

mutant-whale = ballena mutante
    .where = Fíjate { $base-in }.
    .about = Es una { mutant-whale }: todos los sitios de una cifra en seis casas están en otras seis. En cualquiera de los dos lados puede haber filas, columnas y bloques. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-mutant-whale = ballena mutante con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-mutant-whale }: todos los sitios de una cifra en seis casas están en otras seis, salvo unos pocos, las aletas. En cualquiera de los dos lados puede haber filas, columnas y bloques. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

leviathan = leviatán
    .where = Fíjate { $base-in }.
    .about = Es un { leviathan }: en siete filas una cifra solo cabe en las mismas siete columnas (o en siete columnas, solo en las mismas siete filas). Esas columnas (o filas) quedan gastadas, y la cifra no cabe en el resto de ellas.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Cada una de las siete líneas necesita { $digit-a }, y en { $cover } no cabe más que uno por línea. Así que se las reparten, una para cada una, y todas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-leviathan = leviatán con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-leviathan }: a siete líneas les falta poco para formar un leviatán; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-leviathan = leviatán sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-leviathan }: a siete líneas les falta poco para formar un leviatán; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las siete líneas tiene como mucho un sitio fuera de ellas. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

franken-leviathan = leviatán Franken
    .where = Fíjate { $base-in }.
    .about = Es un { franken-leviathan }: todos los sitios de una cifra en siete casas están en otras siete. Entre ellas hay bloques, con filas en un lado y columnas en el otro. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-franken-leviathan = leviatán Franken con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-franken-leviathan }: todos los sitios de una cifra en siete casas están en otras siete, salvo unos pocos, las aletas. Entre ellas hay bloques, con filas en un lado y columnas en el otro. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

mutant-leviathan = leviatán mutante
    .where = Fíjate { $base-in }.
    .about = Es un { mutant-leviathan }: todos los sitios de una cifra en siete casas están en otras siete. En cualquiera de los dos lados puede haber filas, columnas y bloques. Las primeras gastan por completo las segundas, así que el resto de estas pierde la cifra.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-mutant-leviathan = leviatán mutante con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-mutant-leviathan }: todos los sitios de una cifra en siete casas están en otras siete, salvo unos pocos, las aletas. En cualquiera de los dos lados puede haber filas, columnas y bloques. O la cifra está en una aleta o el pez está completo: una celda que la perdería en los dos casos no puede llevarla.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

kraken-fish-1 = pez kraken (tipo 1)
    .where = Fíjate { $base-in }.
    .about = Es un { kraken-fish-1 }: de dos a cuatro líneas, o dos o tres líneas y bloques, serían casi un pez, si no fuera por las aletas. Una celda del pez perdería la cifra si el pez estuviera completo. No ve todas las aletas, pero para cada aleta una cadena muestra que tampoco entonces puede llevar la cifra.
    .cells =
        Hay una cifra que { $base-in } solo cabe en { $cells } y, como { $fins-count ->
            [one] aleta
           *[other] aletas
        }, en { $fins }. Compara con { $cover }, y después mira qué decide { $fins-count ->
            [one] la aleta
           *[other] cada una de las aletas
        }.
    .seen = { fish-with-fins.seen }
    .why =
        Si { $digit-the } no está en { $fins-count ->
            [one] la aleta
           *[other] ninguna aleta
        }, las casas de base se reparten { $cover }, una casa para cada una, y { $eliminations-cells }, que está ahí, lo pierde. Si está en { $fins-count ->
            [one] la aleta
           *[other] una de las aletas
        }, una cadena lleva a la misma conclusión.{ $chain-count ->
            [0] {""}
           *[other] {" "}{ $chain }
        }
    .does = Así que puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = conjunto casi cerrado

kraken-fish-2 = pez kraken (tipo 2)
    .where = Fíjate { $base-in }.
    .about = Es un { kraken-fish-2 }: de dos a cuatro líneas, o dos o tres líneas y bloques, serían casi un pez, si no fuera por las aletas. Si el pez está completo, una línea o un bloque que las cruza lleva la cifra en una de las celdas del pez. Desde cada una de esas celdas, y desde cada aleta, una cadena lleva a la misma conclusión: un candidato es falso.
    .cells =
        Hay una cifra que { $base-in } solo cabe en { $cells } y, como { $fins-count ->
            [one] aleta
           *[other] aletas
        }, en { $fins }. Compara con { $cover }. Después mira qué decide { $starts-count ->
            [one] { $starts }
           *[other] cada una de { $starts }
        }, y qué decide { $fins-count ->
            [one] la aleta
           *[other] cada aleta
        }.
    .seen = { fish-with-fins.seen }
    .why =
        Si { $digit-the } no está en { $fins-count ->
            [one] la aleta
           *[other] ninguna aleta
        }, las casas de base se reparten { $cover }, una casa para cada una: así que { $house } lleva { $digit-the } en { $starts-or }. Desde ahí, y desde { $fins-count ->
            [one] la aleta
           *[other] cada aleta
        }, una cadena lleva a la misma conclusión.{ $chain-count ->
            [0] {""}
           *[other] {" "}{ $chain }
        }
    .does = Así que puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
    .legend-set-a = conjunto casi cerrado
