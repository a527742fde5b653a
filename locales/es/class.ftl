# La página de las clases, para profesores y alumnos.

class-title = Tus clases
class-about = Una clase tiene sus tareas, su tabla de técnicas y una tarjeta por alumno que sirve para entrar una vez. Los alumnos no necesitan correo ni contraseña.
class-plan = Seis lecciones para una clase, para leer e imprimir
class-out = Inicia sesión para ver tu clase.
class-nothing = Aquí no tienes ninguna clase. El alumnado entra con una tarjeta que le da su profesor o profesora. Quien administra este servidor decide quién da clases.
# $count (number)
class-pupils =
    { $count ->
        [0] Sin alumnos
        [one] Un alumno
       *[other] { $count } alumnos
    }

class-new = Clase nueva
class-name = Nombre de la clase
class-name-more = Por ejemplo, 4B. No hace falta el nombre del centro.
class-new-do = Crear la clase y sus tarjetas
class-names = Alumnos
class-names-more = Un nombre por línea. Basta con nombres de pila, apodos o números.
class-made-up = Cuántos nombres inventados
class-made-up-do = Inventar nombres
class-no-names = Escribe al menos un nombre o deja que JADE invente algunos.
# $count (number)
class-too-many = Una clase tiene como máximo { $count } alumnos.
# Animals with short names, 40 of them, with commas between them.
class-friendly = Nutria, Búho, Zorro, Oso, Liebre, Gorrión, Tejón, Cisne, Foca, Colibrí, Ciervo, Garza, Castor, Lince, Jilguero, Topo, Frailecillo, Cuervo, Ardilla, Sapo, Lobo, Grulla, Pato, Halcón, Ganso, Erizo, Cernícalo, Alondra, Urraca, Tritón, Panda, Pingüino, Conejo, Salmón, Cigüeña, Tigre, Tortuga, Ballena, Cebra, Koala

# $name: of the class. $count (number): of the cards.
class-cards-title =
    { $count ->
        [one] Una tarjeta para { $name }
       *[other] { $count } tarjetas para { $name }
    }
class-cards-once = JADE solo muestra estos códigos ahora. Imprime las tarjetas antes de salir de esta página. Si las pierdes, haz otras nuevas.
class-cards-how = Recorta las tarjetas. El alumno escanea el código QR, o abre la dirección y escribe el código. Cada tarjeta sirve una sola vez; después, la sesión queda iniciada en ese dispositivo.
class-cards-print = Imprimir las tarjetas
# $name: of the class.
class-cards-done = Ir a { $name }
class-card-type = O bien abre
# $day: a day.
class-card-until = Vale una vez, hasta el { $day }
# $name: of the pupil.
class-card-qr = Código QR de { $name }

class-assignments = Tareas
class-assignments-none = Todavía no hay ninguna tarea.
class-assign = Tarea nueva
class-assign-title = Título
class-assign-title-more = Por ejemplo, «Deberes para el viernes».
class-assign-what = Qué hay que hacer
class-kind-puzzles = Resolver sudokus
class-kind-station = Una lección
class-kind-drill = Practicar una técnica
class-technique = Técnica
class-count = En cuántos tableros
class-puzzles = Sudokus
class-puzzles-more = Uno por línea, o en cualquier formato que JADE lea.
class-puzzles-none = Pega al menos un sudoku o toma alguno de la colección de JADE.
# $count (number)
class-puzzles-many = Una tarea tiene como máximo { $count } sudokus.
# $place (number): of the puzzle. $message: a sentence.
class-puzzle-wrong = Sudoku { $place }: { $message }
class-puzzle-not-one = no tiene exactamente una solución.
class-take = De la colección de JADE
class-level = Nivel
class-take-do = Tomarlos
# $count (number)
class-taken =
    { $count ->
        [0] No hay ningún sudoku de este nivel.
        [one] Se ha tomado un sudoku.
       *[other] Se han tomado { $count } sudokus.
    }
class-exam-is = Es un examen
class-exam-more = Los mismos sudokus para todos, sin pistas ni comprobaciones. Cada alumno los ve solo después de empezar.
class-exam-honest = Se anota cuándo empieza cada alumno. JADE no puede ver qué otros dispositivos o programas usa.
class-hints-limit = Pistas por sudoku
class-hints-option-any = Todas las que quieran
class-hints-option-5 = Como máximo 5
class-hints-option-3 = Como máximo 3
class-hints-option-1 = Como máximo 1
class-hints-option-0 = Ninguna, y sin comprobaciones
class-assign-opens = Desde
class-assign-closes = Hasta
class-assign-times = El final tiene que ser posterior al principio.
class-assign-do = Poner la tarea

# $count (number)
class-task-puzzles =
    { $count ->
        [one] Resolver un sudoku
       *[other] Resolver { $count } sudokus
    }
# $title: of a lesson.
class-task-station = Lección: { $title }
# $name: of a technique. $count (number): of boards.
class-task-drill =
    { $count ->
        [one] Practicar en un tablero: { $name }
       *[other] Practicar en { $count } tableros: { $name }
    }
class-hints-any = con todas las pistas que quieras
class-hints-none = sin pistas
# $count (number)
class-hints =
    { $count ->
        [one] como máximo una pista en cada uno
       *[other] como máximo { $count } pistas en cada uno
    }
# $when: a day and a time.
class-opens = Desde: { $when }
class-open-until = Hasta: { $when }
class-closed = Terminó: { $when }
class-exam = Examen
# $done, $of (numbers): of pupils.
class-results = { $done } de { $of } la han terminado
# $done, $of (numbers)
class-done = { $done } de { $of } hechos
class-late = con retraso
# $count, $done (números): de sudokus.
class-unchecked =
    { $done ->
        [one] sin comprobar
       *[other] { $count } sin comprobar
    }
class-unchecked-about = Un sudoku está comprobado cuando el servidor ha repetido la partida jugada a jugada: la solución correcta, sin pistas y en un tiempo que cabe entre el comienzo del examen y la llegada de la partida. No se puede comprobar si alguien ayudó. «Sin comprobar» no tiene por qué ser culpa del alumno: quizá su dispositivo aún no se ha sincronizado.
class-unassign = Retirar
class-unassign-sure = Retirarla para todos

class-pupil = Alumno
class-time = Tiempo
class-begun = Empezó
class-techniques = Técnicas
class-techniques-about = Cuántos patrones ha encontrado cada alumno sin ayuda, de todos los que han aparecido en ejercicios y partidas desde que está en la clase.
class-techniques-none = En cuanto los alumnos practiquen o jueguen, aquí se verá cómo les va con cada técnica.
# $unaided, $all (numbers)
class-unaided-of = { $unaided } de { $all }
class-stuck = necesita ayuda
class-csv = Guardar todo como CSV
# $file: the name of a file.
class-csv-saved = La tabla está en el archivo { $file }.
class-print = Imprimir
class-csv-done = Hechos
class-csv-of = De
class-csv-unaided = Sin ayuda
class-csv-hints = Pistas
class-csv-seconds = Segundos
class-csv-late = Con retraso
class-csv-yes = sí
class-csv-seen = Apariciones
class-csv-helped = Con pista
class-csv-missed = No encontrados

class-pupils-title = Alumnos
# $day: a day.
class-pupil-used = Última visita: { $day }
class-pupil-card = Tarjeta sin usar, válida hasta el { $day }
class-pupil-out = Sin sesión iniciada y sin tarjeta
# $login: the name of an account.
class-pupil-login = Si pone una contraseña, el alumno entra con el nombre { $login }.
class-card-new = Tarjeta nueva
class-card-sign-out = Cerrar también todas las sesiones de este alumno
class-card-sign-out-more = Por ejemplo, si se ha perdido una tableta. También se borra la contraseña, si el alumno había puesto una.
class-pupil-name = Nombre en la clase
class-pupil-rename = Cambiar el nombre
class-pupil-remove = Quitar a este alumno
# $name: of a pupil.
class-pupil-remove-about = La cuenta de { $name } se borra con todas sus partidas y ejercicios, de inmediato y para siempre.
class-pupil-remove-do = Quitar para siempre
class-cards-all = Tarjetas nuevas para todos
class-cards-all-about = Las tarjetas que aún no se han usado dejarán de valer. No se cierra ninguna sesión.
class-cards-all-sure = Hacer tarjetas nuevas
class-add = Añadir alumnos
class-add-do = Añadirlos y hacer sus tarjetas

class-this = Esta clase
class-rename = Cambiar el nombre
class-delete = Borrar la clase
# $count (number)
class-delete-about =
    { $count ->
        [0] La clase se borra con sus tareas, de inmediato y para siempre.
        [one] La clase se borra con sus tareas y con la cuenta de su alumno, de inmediato y para siempre.
       *[other] La clase se borra con sus tareas y con las cuentas de sus { $count } alumnos, de inmediato y para siempre.
    }
class-delete-do = Borrar la clase para siempre

# $name: of the pupil.
class-hello = Hola, { $name }
class-to-do = Por hacer
class-to-do-none = Ahora mismo no hay nada que hacer.
class-over = Terminadas
class-all-done = Hecho
class-not-done = Sin hacer todavía
# $time: a playing time. $hints (number)
class-solved =
    { $hints ->
        [0] Resuelto en { $time } sin pistas
        [one] Resuelto en { $time } con una pista
       *[other] Resuelto en { $time } con { $hints } pistas
    }
class-not-solved = Sin resolver todavía
# $number (number): of the puzzle.
class-play = Jugar el sudoku { $number }
class-open-lesson = Abrir la lección
class-open-drill = Practicar
class-exam-before = No hay pistas ni comprobaciones. Empieza cuando quieras: se anota la hora.
class-exam-begin = Empezar el examen
class-mine = Tus técnicas
class-mine-none = En cuanto practiques o juegues, aquí verás cómo te va con cada técnica.
class-statistics = Todas tus estadísticas
class-teacher-sees = Tu profesor o profesora ve lo que has hecho para la clase y cómo te va con las técnicas, desde que estás en ella. Tus compañeros no ven nada de eso.

# En la página de la cuenta.
class-link = Ir a tu clase
class-link-teacher = Ir a tus clases
# $name: of the pupil. $class: of the class.
class-member = Eres { $name } en { $class }. Esta cuenta la ha creado tu profesor o profesora, que puede borrarla.
class-set-password = Poner una contraseña
class-set-password-about = Con una contraseña puedes entrar en otros dispositivos sin tarjeta. Tu nombre allí es
class-card-title = Entra con tu tarjeta
class-card-about = La tarjeta sirve una sola vez. Úsala en el dispositivo y el navegador en los que quieras jugar.
class-card-do = Entrar
class-card-code = Código de la tarjeta
