# La página de estadísticas, y `jade statistics`.

statistics-title = Tus estadísticas
statistics-about = Los registros de tus partidas se quedan en este dispositivo.
statistics-about-synced = Los registros de tus partidas se guardan en este dispositivo y en tu cuenta.
statistics-empty-title = Aquí aparecerá tu primera partida
statistics-empty = Resuelve un sudoku y verás aquí tus tiempos, las técnicas que has encontrado sin ayuda y los días en que has jugado. Nadie más lo ve.
statistics-empty-play = Jugar un sudoku
statistics-empty-today = Los sudokus de hoy
statistics-lost = Este navegador no deja que JADE guarde nada, así que no hay estadísticas.

# $count (número)
statistics-solved = { $count ->
    [one] sudoku resuelto
   *[other] sudokus resueltos
  }
statistics-streak = { $count ->
    [one] día de racha
   *[other] días de racha
  }
statistics-longest = máximo: { $count }
statistics-alone = sin ninguna pista
statistics-played = ante el tablero
# $shown, $unfinished (números)
statistics-others =
    { $shown ->
        [0] { "" }
        [one] El tutor te ha resuelto uno más.{ " " }
       *[other] El tutor te ha resuelto { $shown } más.{ " " }
    }{ $unfinished ->
        [0] { "" }
        [one] Hay una partida sin terminar.
       *[other] Hay { $unfinished } partidas sin terminar.
    }

statistics-days = Días
statistics-days-about = Un día cuenta cuando resuelves en él un sudoku cualquiera. Un día sin jugar no corta la racha; dos seguidos, sí. Si te saltas un día, resuelve uno de sus sudokus cuando quieras y el día también contará.
statistics-month-before = Mes anterior
statistics-month-after = Mes siguiente
# $day (texto), $count (número): cuántos de los tres sudokus del día están resueltos.
statistics-day-play = { $day }: jugar sus tres sudokus
statistics-day-solved = { $day }: un sudoku resuelto, pero ninguno de los suyos
statistics-day-made-up = { $day }: recuperado, { $count } de sus 3 sudokus
statistics-day-both = { $day }: { $count } de sus 3 sudokus resueltos
statistics-legend-solved = un sudoku resuelto
statistics-legend-own = un sudoku del día resuelto
statistics-legend-made-up = recuperado después
# $count (número)
statistics-made-up = { $count ->
    [one] Has recuperado un día.
   *[other] Has recuperado { $count } días.
  }

statistics-levels = Niveles
statistics-level = Nivel
statistics-count = Resueltos
statistics-best = Mejor
statistics-median = Mediana
statistics-trend = Tendencia
# $percent (número): cuánto se acorta o se alarga el tiempo de una partida a diez partidas después
statistics-faster = un { $percent } % más rápido
statistics-slower = un { $percent } % más lento
statistics-steady = estable
statistics-levels-about = Los tiempos cuentan las partidas en las que has escrito todas las cifras. La tendencia dice cuánto cambia tu tiempo en diez partidas.

statistics-times = Tiempos
statistics-times-of = Nivel de los tiempos
# $level (texto), $count (número), $first, $last (tiempos)
statistics-times-chart = { $count } tiempos en el nivel { $level }, de { $first } a { $last }.
# $trend (texto)
statistics-times-trend = La línea muestra la tendencia: { $trend } en diez partidas.
statistics-times-rings = Los anillos son partidas con alguna pista.
statistics-times-few = Con cinco partidas de un nivel se ve una tendencia.
statistics-times-none = Aún no hay ningún tiempo. Los tiempos cuentan cuando escribes tú todas las cifras.
statistics-table = Ver como tabla
statistics-date = Fecha
statistics-time = Tiempo
statistics-hints = Pistas
statistics-mistakes = Errores

statistics-techniques = Técnicas
statistics-techniques-about = Cuántas veces ha salido cada técnica en tus partidas y cómo la has encontrado.
statistics-technique = Técnica
statistics-seen = Vista
statistics-unaided = Sin ayuda
statistics-helped = Con pista
statistics-missed = Explicada del todo
statistics-lately = Sin ayuda últimamente
statistics-how = Cómo la has encontrado
# $percent (número), $before (número)
statistics-share = { $percent } %
statistics-share-before = { $percent } %, antes { $before } %
statistics-techniques-none = Cuando se repasa una partida, sus técnicas aparecen aquí.
# $count (número)
statistics-techniques-more = { $count ->
    [one] Una técnica más
   *[other] { $count } técnicas más
  }
statistics-data = Tus datos
statistics-data-about = Un archivo con todo contiene tus partidas con todas sus jugadas, sus registros, tu práctica y tus ajustes. Consérvalo o
    llévalo a otro dispositivo: se une a lo que haya y nada se cuenta dos veces.
everything-save = Guardar todo…
everything-taken =
    { $games ->
        [0] Ninguna partida nueva
        [one] Una partida nueva o más avanzada
       *[other] { $games } partidas nuevas o más avanzadas
    }, { $records ->
        [0] ningún registro
        [one] un registro
       *[other] { $records } registros
    }, práctica de { $techniques ->
        [one] una técnica
       *[other] { $techniques } técnicas
    }. { $different ->
        [0] { "" }
        [one] Una partida se jugó aquí de otra manera y se queda como está.
       *[other] { $different } partidas se jugaron aquí de otra manera y se quedan como están.
    } { $refused ->
        [0] { "" }
        [one] Una entrada no se ha podido leer.
       *[other] { $refused } entradas no se han podido leer.
    }
everything-may-go = Si falta espacio, el navegador puede borrar lo que guarda para esta página.
everything-persist = Proteger mis datos
everything-persisted = El navegador lo conserva aunque falte espacio.
everything-not-persisted = El navegador no lo promete. Un archivo con todo está a salvo.
statistics-export = Exportar los registros…
statistics-import = Importar…
statistics-erase = Borrar…
statistics-erase-sure = ¿Borrar los registros de todas las partidas? Las partidas mismas se quedan.
statistics-erase-yes = Borrarlos
statistics-erase-no = Conservarlos
statistics-erased = Se han borrado todos los registros.
# $added, $replaced, $known, $refused (números)
statistics-imported =
    { $added ->
        [0] Ninguna partida es nueva.
        [one] Una partida es nueva.
       *[other] { $added } partidas son nuevas.
    }{ $replaced ->
        [0] { "" }
        [one] { " " }Una se ha completado.
       *[other] { " " }{ $replaced } se han completado.
    }{ $known ->
        [0] { "" }
        [one] { " " }Una ya estaba aquí.
       *[other] { " " }{ $known } ya estaban aquí.
    }{ $refused ->
        [0] { "" }
        [one] { " " }Un registro no se ha podido leer y se ha dejado fuera.
       *[other] { " " }{ $refused } registros no se han podido leer y se han dejado fuera.
    }
statistics-no-file = Esto no es un archivo de registros de partidas. Exporta uno en la página «Tus estadísticas» o con «jade statistics».
statistics-failed = El navegador no ha podido guardarlo. ¿Queda sitio?
