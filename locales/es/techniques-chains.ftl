# Cadenas: los enlaces de todas las técnicas que los tienen y, después, las técnicas, como en techniques.ftl.
#
# Además de sus partes, una técnica con enlaces tiene $chain, sus enlaces en frases, y $chain-count, cuántos son; ninguno
# si el paso se guardó sin ellos.

# Un enlace: si $source no lleva $digit (fuerte) o lo lleva (débil), qué se sigue para $target y para $other, una cifra;
# la razón es $cell o $house.
link-strong-cell = Si en { $cell } no va { $digit-the }, va { $other-the }: no tiene otro candidato.
link-weak-cell = Si en { $cell } va { $digit-the }, no va { $other-the }: en una celda solo cabe una cifra.
link-strong-house =
    Si { $digit-the } no va en { $source-count ->
        [one] { $source }
       *[other] ninguna de { $source }
    }, va en { $target-count ->
        [one] { $target }
       *[other] una de { $target }
    }: { $house } no tiene otro sitio para él.
link-weak-house =
    Si { $digit-the } va en { $source-count ->
        [one] { $source }
       *[other] una de { $source }
    }, no va en { $target-count ->
        [one] { $target }
       *[other] ninguna de { $target }
    }: { $house } solo admite uno.
link-weak-sight =
    Si { $digit-the } va en { $source-count ->
        [one] { $source }
       *[other] una de { $source }
    }, no va en { $target-count ->
        [one] { $target }
       *[other] ninguna de { $target }
    }: se ven entre sí en todos los sitios donde cabe esa cifra.
link-strong-set = Si { $digit-the } no va en ninguna de { $source }, en una de ellas va { $other-the }: les quedan tantas cifras como celdas son.
