# Lo que responde «jade serve» a las peticiones que rechaza.

server-no-such-path = No hay nada en { $path }. En /api/openapi.json está la lista de lo que hay.
server-no-such-page = No hay ninguna página en { $path }.
server-wrong-method = Aquí no se puede usar { $method }.
server-content-type-none = La petición no dice qué contiene; Content-Type tiene que ser application/json.
server-content-type = La petición contiene { $said }; tiene que ser application/json.
# $kib: un número de kibibytes.
server-picture-type = La petición contiene { $said }; tiene que ser una imagen, por ejemplo image/jpeg.
server-picture-type-none = La petición no dice qué contiene; Content-Type tiene que ser el de una imagen, por ejemplo image/jpeg.
server-bad-corners = Las esquinas tienen que ser ocho números separados por comas: la x y la y de cada una, en píxeles.
server-too-large = La petición es demasiado grande: se pueden leer { $kib } KiB como máximo.
server-slow-body = La petición ha tardado demasiado en llegar.
server-broken-body = La petición se ha cortado antes de terminar.
server-busy = El servidor tiene ahora demasiado trabajo. Vuelve a intentarlo dentro de un momento.
server-timeout =
    { $seconds ->
        [one] No se ha podido calcular en un segundo.
       *[other] No se ha podido calcular en { $seconds } segundos.
    }
server-internal = Algo ha fallado dentro de JADE. No es culpa tuya.
server-bad-host = La petición tiene que nombrar en Host, una sola vez, el servidor al que va dirigida.
server-foreign-host = Este servidor no responde al nombre { $said }. Para permitirlo, inicia JADE con --allow-host.
server-foreign-origin = Aquí no se atienden peticiones de { $said }, solo las de la propia página de JADE.
server-foreign-site = Aquí no se atienden peticiones de otros sitios, solo las de la propia página de JADE.
server-no-collections = JADE no sabe dónde guardar tus colecciones: inicia el servidor con --store.

# Cuentas.
server-nul = Un texto no puede contener el carácter NUL (U+0000).
server-not-signed-in = Aquí no ha entrado nadie.
server-no-origin = Esta petición no dice que venga de la propia página de JADE.
server-accounts-unavailable = Ahora mismo no se puede llegar a las cuentas. Todo lo demás funciona.
server-name-empty = Un nombre necesita al menos una letra o una cifra.
# $most: un número de caracteres.
server-name-too-long = Un nombre tiene { $most } caracteres como máximo.
# $said: el carácter, entre comillas.
server-name-character = Un nombre no puede contener { $said }: solo letras, cifras, espacios sueltos y - _ . '
server-name-scripts = Un nombre usa letras de un solo alfabeto, como el latino o el griego, para que no se confunda con el de otra persona.
server-name-taken = Alguien tiene ya aquí ese nombre u otro que se le parece. Elige otro.
# $least, $most: números de caracteres.
server-password-too-short = Una contraseña tiene al menos { $least } caracteres. Unas pocas palabras se recuerdan bien.
server-password-too-long = Una contraseña tiene { $most } caracteres como máximo.
server-password-guessable = Otros adivinarían esa contraseña. Elige unas pocas palabras que no tengan que ver entre sí ni con tu nombre.
server-wrong-password = No es correcto. Revisa lo que has escrito.
server-account-locked = Esta cuenta está bloqueada. Habla con quien administra este servidor.
server-too-many =
    { $minutes ->
        [one] Ha habido demasiados intentos. Vuelve a probar dentro de un minuto.
       *[other] Ha habido demasiados intentos. Vuelve a probar dentro de { $minutes } minutos.
    }
server-no-sign-up = Solo quien administra este servidor crea cuentas nuevas.
server-bad-invitation = Esta invitación no vale: ya se ha usado, ha caducado o está mal escrita.
server-no-session = No tienes esa sesión; quizá acaba de terminar.
# $said: su clase y su nombre, entre comillas.
server-bad-item = No se puede guardar { $said }.
# $most: un número.
server-too-many-items = Se sincronizan como máximo { $most } elementos a la vez.
server-no-space = El disco del servidor está lleno y no se ha guardado nada. Lo que hay en este dispositivo sigue en él.
server-account-full = En esta cuenta ya no queda sitio.
server-no-such-day = Ese día no existe: un día se escribe así: 2026-11-22.
server-no-race = Esta carrera no se conoce. Abre otra vez su enlace.
# $most: un número.
server-race-full = Esta carrera está completa: ya hay { $most } personas.
server-which-ranking = Indica un nivel, un día o las dos cosas.

# Llaves de acceso.
server-no-passkeys = Aquí no se pueden usar llaves de acceso.
server-no-passkey = No tienes esa llave de acceso; quizá la acabas de quitar.
server-unknown-passkey = Ninguna cuenta tiene aquí esta llave de acceso; puede que se haya quitado. Inicia sesión con tu contraseña.
server-bad-passkey = No se ha aceptado esta llave de acceso. Inténtalo de nuevo.
# $most: un número.
server-too-many-passkeys = Una cuenta tiene como máximo { $most } llaves de acceso. Quita alguna que ya no uses.

# Clases.
server-not-teacher = Aquí solo el profesorado tiene clases. Quien administra este servidor puede darte permiso.
server-no-class = No tienes esa clase; quizá se acaba de borrar.
server-no-pupil = No hay ningún alumno así en esta clase.
server-no-assignment = No existe esa tarea; quizá se acaba de retirar.
server-title-empty = Aquí hace falta al menos un carácter.
# $most: un número de caracteres.
server-title-too-long = Aquí caben { $most } caracteres como máximo.
# $said: el código de un carácter, como U+202E.
server-title-character = Esto contiene un carácter que no se ve: { $said }.
# $place: el lugar del nombre en la lista.
server-pupil-name-empty = Nombre { $place } de la lista: hace falta al menos una letra o una cifra.
# $most: un número de caracteres.
server-pupil-name-too-long = Nombre { $place } de la lista: caben { $most } caracteres como máximo.
# $said: el carácter, entre comillas.
server-pupil-name-character = Nombre { $place } de la lista: no puede contener { $said }: solo letras, cifras, espacios sueltos y - _ . '
# $place: el lugar del nombre en la lista.
server-pupil-name-scripts = Nombre { $place } de la lista: usa letras de un solo alfabeto, como el latino o el griego.
# $said: a name, in quotes.
server-pupil-twice = Dos alumnos de una clase no pueden llamarse igual: { $said }.
# $most: a number.
server-too-many-pupils = Una clase tiene como máximo { $most } alumnos.
server-too-many-classes = No se pueden tener más de { $most } clases. Borra alguna que haya terminado.
server-too-many-assignments = Una clase tiene como máximo { $most } tareas. Retira las antiguas.
server-assignment-times = La tarea tiene que terminar después de empezar.
server-exam-not-open = Este examen aún no ha empezado o ya ha terminado.
server-bad-card = Esta tarjeta ya no vale: se ha usado, ha caducado o el código está mal escrito. Pídele otra a tu profesor o profesora.
server-task-puzzles = Una tarea tiene entre 1 y { $most } sudokus.
# $place: a number.
server-task-puzzle = El sudoku { $place } no se puede poner como tarea.
server-task-hints = Una partida permite 0, 1, 3 o 5 pistas, o todas las que se quieran.
server-task-id = No existe esa lección o técnica.
server-task-count = Un ejercicio tiene entre 1 y { $most } tableros.
server-task-exam = Un examen consta de sudokus, sin pistas.
