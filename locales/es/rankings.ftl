# La página de las clasificaciones.

rankings-title = Clasificaciones
rankings-none = Aquí no hay cuentas y, por tanto, tampoco clasificaciones.
rankings-out = Las clasificaciones son para quien tiene una cuenta aquí.
rankings-sign-in = Iniciar sesión
rankings-offline = El servidor de las cuentas no responde. ¿Tienes conexión?

rankings-of = Clasificación
rankings-of-day = Sudokus del día
rankings-day = Día
rankings-level = Nivel
rankings-day-before = El día anterior
rankings-day-after = El día siguiente
rankings-period = Periodo
rankings-period-month = Últimos 30 días
rankings-period-all = Desde el principio
rankings-help = Pistas
rankings-help-none = Sin pistas
rankings-help-hints = Con pistas
rankings-by = Orden
rankings-by-time = Tiempo
rankings-by-solved = Sudokus resueltos
rankings-by-best = Mejor tiempo
rankings-by-mean = Tiempo medio
rankings-by-median = Mediana del tiempo
rankings-by-handicap = Respecto al tiempo habitual

rankings-place = Puesto
rankings-name = Nombre
rankings-hidden = Nombre oculto
rankings-own = Tú
rankings-column-time = Tiempo
rankings-column-solved = Resueltos
rankings-column-best = Mejor
rankings-column-mean = Media
rankings-column-median = Mediana
rankings-column-handicap = % del habitual
# $percent: un tiempo en tanto por ciento del habitual.
rankings-percent = { $percent } %
# $count: el número de personas de la tabla.
rankings-people = { $count ->
    [one] Una persona
   *[other] { $count } personas
  }
rankings-nobody = Todavía no hay nadie en esta tabla.
rankings-nobody-median = Todavía no hay nadie en esta tabla: la mediana cuenta a partir de diez sudokus resueltos.
rankings-nobody-handicap = Todavía no hay nadie en esta tabla: hacen falta cinco sudokus anteriores para saber cuál es el tiempo habitual de cada uno.
rankings-about-day = «% del habitual» compara el tiempo con la mediana de cada jugador en este nivel: un 80 % quiere decir que ha tardado cuatro quintas partes de lo que suele. Así puede ganar cualquiera.
rankings-about-level = «% del habitual» compara la mediana de los diez últimos tiempos de cada jugador con la de los anteriores: un 80 % quiere decir que ahora tarda cuatro quintas partes de lo que tardaba. Así puede ganar cualquiera.

rankings-part = Participar
rankings-part-about = Aquí solo aparece quien quiere. El servidor repasa las partidas que has sincronizado y muestra tus tiempos; nadie ve nada más. Puedes dejarlo cuando quieras.
rankings-part-named = Participas con tu nombre.
rankings-part-hidden = Participas sin tu nombre: los demás ven tus tiempos, pero no de quién son.
rankings-take-part = Participar
rankings-take-part-hidden = Participar sin mi nombre
rankings-take-part-done = Ya participas. Cuentan también tus partidas anteriores.
rankings-take-part-hidden-done = Ya participas sin tu nombre. Cuentan también tus partidas anteriores.
rankings-pupil = Participas. Los nombres de los alumnos no se muestran, para que tu clase no vea tus tiempos.
rankings-hide = Ocultar mi nombre
rankings-hide-done = Tu nombre ya no se ve.
rankings-show = Mostrar mi nombre
rankings-show-done = Tu nombre ya se ve.
rankings-leave = Dejar las clasificaciones
rankings-leave-done = Ya no participas. Tus tiempos han desaparecido de todas las clasificaciones.

rankings-aside = Tiempos que no cuentan
rankings-aside-about = Estos solo los ves tú. En tus estadísticas siguen contando.
rankings-no-level = nivel desconocido
rankings-fault-times = En el registro de esta partida faltan tiempos.
rankings-fault-too-fast = Las cifras se escribieron más deprisa de lo que nadie puede resolver, como cuando se copia una solución.
rankings-fault-burst = Se escribieron muchas cifras en unos segundos, como cuando se copia una solución.
