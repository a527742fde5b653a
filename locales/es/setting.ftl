# Lo que se dice a quien crea un sudoku: en la línea de órdenes y en la página.

# Una pista: una cifra dada o una regla. $rule: su nombre; $number: su número; $cells: sus celdas.
setting-given = { $digit } en { $cell }
setting-rule = { $rule }
setting-rule-number = { $rule } { $number }
setting-rule-cells = { $rule } en { $cells }
setting-rule-number-cells = { $rule } { $number } en { $cells }

# $count: de cuántas pistas se puede prescindir; $unknown: de cuántas no se ha averiguado.
setting-redundant =
    { $count ->
        [0] Todas las pistas hacen falta.
        [one] Sobra una pista: también sin ella hay una sola solución.
       *[other] Se puede prescindir de { $count } pistas, de cada una por separado: sin cualquiera de ellas sigue habiendo una sola solución.
    }
setting-redundant-some =
    { $count ->
        [0] No se ha encontrado ninguna pista que sobre
        [one] Sobra una pista
       *[other] Se puede prescindir de { $count } pistas, de cada una por separado
    }, pero no ha dado tiempo a comprobar { $unknown ->
        [one] una
       *[other] { $unknown }
    }.
# $count: cuántas pistas se contradicen.
setting-contradiction =
    { $count ->
        [0] El tablero no tiene solución por sí mismo.
        [one] Esta pista no deja ninguna solución.
       *[other] Estas { $count } pistas se contradicen; si se quita cualquiera de ellas, las demás tienen solución.
    }
setting-contradiction-some =
    { $count ->
        [0] El tablero no tiene solución por sí mismo.
        [one] Esta pista no deja ninguna solución.
       *[other] Estas { $count } pistas se contradicen; quizá basten menos.
    }
setting-several = Mientras haya varias soluciones, no sobra ninguna pista.
setting-unknown = No ha dado tiempo a averiguarlo.
