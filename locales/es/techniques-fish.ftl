# Peces, con los atributos de techniques.ftl. Primero va lo que dicen igual todos los peces con aletas: fish-with-fins.
#
# Un pez con aletas da también $other-cover y $other-fins, que están vacíos salvo que se cuenten dos peces en uno.

fish-with-fins = pez con aletas
    .cells =
        Hay una cifra que { $base-in } solo cabe en { $cells } y, como { $fins-count ->
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
        Si { $digit-the } no está en { $fins-count ->
            [one] la aleta
           *[other] ninguna aleta
        }, las líneas de base se reparten { $cover }, una para cada una, y el resto de estas lo pierde. Si está en { $fins-count ->
            [one] la aleta
           *[other] una de las aletas
        }, lo pierden todas las celdas que esa aleta ve. Las celdas que están en esas líneas y ven { $fins-count ->
            [one] la aleta
           *[other] todas las aletas
        } lo pierden en los dos casos.{ $other-fins-count ->
            [0] {""}
            [one] {" "}Los mismos sitios forman otro pez con { $other-cover }; la aleta es entonces { $other-fins }. Por la misma razón, las celdas que están en estas líneas y la ven también pierden la cifra.
           *[other] {" "}Los mismos sitios forman otro pez con { $other-cover }; las aletas son entonces { $other-fins }. Por la misma razón, las celdas que están en estas líneas y las ven todas también pierden la cifra.
        }

x-wing = X-Wing
    .where = Fíjate { $base-in }.
    .about = Es un { x-wing }: en dos filas una cifra solo cabe en las mismas dos columnas (o en dos columnas, solo en las mismas dos filas). Entre las dos líneas gastan esas líneas transversales, así que la cifra no cabe en el resto de ellas.
    .cells = Hay una cifra que { $base-in } solo cabe en { $cells }. Mira cómo se cruzan con { $cover }.
    .seen = { $base-in }, { $digit-the } solo cabe en { $cells }, y todas estas celdas están { $cover-in }.
    .why = Cada una de las dos líneas necesita { $digit-a }, y no pueden ponerlo en la misma línea transversal. Así que solo hay dos casos: use la celda que use la primera, la segunda tiene que usar la de la esquina opuesta. En los dos, { $cover } ya tienen su { $digit } en dos de estas celdas.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-x-wing = X-Wing con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-x-wing }: a dos líneas les falta poco para formar un X-Wing; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-x-wing = X-Wing sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-x-wing }: a dos líneas les falta poco para formar un X-Wing; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las dos líneas apenas tiene sitios fuera de ellas. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

swordfish = pez espada
    .where = Fíjate { $base-in }.
    .about = Es un { swordfish }: en tres filas una cifra solo cabe en las mismas tres columnas (o en tres columnas, solo en las mismas tres filas). Entre las tres líneas gastan esas líneas transversales, así que la cifra no cabe en el resto de ellas.
    .cells = Hay una cifra que { $base-in } solo cabe en { $cells }. Mira cómo se cruzan con { $cover }.
    .seen = { $base-in }, { $digit-the } solo cabe en { $cells }, y todas estas celdas están { $cover-in }.
    .why = Cada una de las tres líneas necesita { $digit-a }, y no hay dos que puedan ponerlo en la misma línea transversal. Así que se reparten { $cover }, una para cada una, y todas estas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-swordfish = pez espada con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-swordfish }: a tres líneas les falta poco para formar un pez espada; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-swordfish = pez espada sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-swordfish }: a tres líneas les falta poco para formar un pez espada; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las tres líneas apenas tiene sitios fuera de ellas. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

jellyfish = medusa
    .where = Fíjate { $base-in }.
    .about = Es una { jellyfish }: en cuatro filas una cifra solo cabe en las mismas cuatro columnas (o en cuatro columnas, solo en las mismas cuatro filas). Entre las cuatro líneas gastan esas líneas transversales, así que la cifra no cabe en el resto de ellas.
    .cells = Hay una cifra que { $base-in } solo cabe en { $cells }. Mira cómo se cruzan con { $cover }.
    .seen = { $base-in }, { $digit-the } solo cabe en { $cells }, y todas estas celdas están { $cover-in }.
    .why = Cada una de las cuatro líneas necesita { $digit-a }, y no hay dos que puedan ponerlo en la misma línea transversal. Así que se reparten { $cover }, una para cada una, y todas estas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-jellyfish = medusa con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-jellyfish }: a cuatro líneas les falta poco para formar una medusa; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-jellyfish = medusa sashimi
    .where = Fíjate { $base-in }.
    .about = Es una { sashimi-jellyfish }: a cuatro líneas les falta poco para formar una medusa; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las cuatro líneas apenas tiene sitios fuera de ellas. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

squirmbag = squirmbag
    .where = Fíjate { $base-in }.
    .about = Es un { squirmbag }: en cinco filas una cifra solo cabe en las mismas cinco columnas (o en cinco columnas, solo en las mismas cinco filas). Entre las cinco líneas gastan esas líneas transversales, así que la cifra no cabe en el resto de ellas.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Cada una de las cinco líneas necesita { $digit-a }, y no hay dos que puedan ponerlo en la misma línea transversal. Así que se reparten { $cover }, una para cada una, y todas estas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-squirmbag = squirmbag con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-squirmbag }: a cinco líneas les falta poco para formar un squirmbag; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-squirmbag = squirmbag sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-squirmbag }: a cinco líneas les falta poco para formar un squirmbag; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las cinco líneas apenas tiene sitios fuera de ellas. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

whale = ballena
    .where = Fíjate { $base-in }.
    .about = Es una { whale }: en seis filas una cifra solo cabe en las mismas seis columnas (o en seis columnas, solo en las mismas seis filas). Entre las seis líneas gastan esas líneas transversales, así que la cifra no cabe en el resto de ellas.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Cada una de las seis líneas necesita { $digit-a }, y no hay dos que puedan ponerlo en la misma línea transversal. Así que se reparten { $cover }, una para cada una, y todas estas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-whale = ballena con aletas
    .where = Fíjate { $base-in }.
    .about = Es una { finned-whale }: a seis líneas les falta poco para formar una ballena; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-whale = ballena sashimi
    .where = Fíjate { $base-in }.
    .about = Es una { sashimi-whale }: a seis líneas les falta poco para formar una ballena; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las seis líneas apenas tiene sitios fuera de ellas. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

leviathan = leviatán
    .where = Fíjate { $base-in }.
    .about = Es un { leviathan }: en siete filas una cifra solo cabe en las mismas siete columnas (o en siete columnas, solo en las mismas siete filas). Entre las siete líneas gastan esas líneas transversales, así que la cifra no cabe en el resto de ellas.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Cada una de las siete líneas necesita { $digit-a }, y no hay dos que puedan ponerlo en la misma línea transversal. Así que se reparten { $cover }, una para cada una, y todas estas tienen ya su { $digit } en una de las celdas del patrón.
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

finned-leviathan = leviatán con aletas
    .where = Fíjate { $base-in }.
    .about = Es un { finned-leviathan }: a siete líneas les falta poco para formar un leviatán; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.

sashimi-leviathan = leviatán sashimi
    .where = Fíjate { $base-in }.
    .about = Es un { sashimi-leviathan }: a siete líneas les falta poco para formar un leviatán; sobran las aletas, otros sitios de la cifra que están todos en un mismo bloque, y una de las siete líneas apenas tiene sitios fuera de ellas. O la cifra está en una aleta o el pez está completo: la celda que la perdería en los dos casos la pierde.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = Por tanto, puedes quitar { $eliminations-from }.
    .apply = Quita { $eliminations-from }.
