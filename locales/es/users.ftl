# Las cuentas de un servidor: ayuda y resultados de `jade users`, y las opciones de `jade serve` que tratan de ellas. Los
# nombres de comandos y opciones no se traducen.

cli-users = Gestionar las cuentas de un servidor: ver, crear, invitar, reponer, bloquear, borrar, exportar, copiar
cli-users-list = Ver todas las cuentas: desde cuándo, último uso, qué guardan
cli-users-add = Crear una cuenta con una contraseña al azar para entregarla
cli-users-invite = Escribir un código con el que una persona puede crear su cuenta
cli-users-reset = Dar a una cuenta una contraseña al azar, cerrar sus sesiones y quitar sus llaves de acceso
cli-users-lock = Bloquear una cuenta: nadie puede entrar en ella; con --not, desbloquearla
cli-users-unlock = Desbloquear una cuenta (ahora: jade users lock --not)
cli-users-teacher = Permitir que una cuenta tenga clases; con --not, que deje de tenerlas
cli-users-delete = Borrar una cuenta con todo lo que le pertenece, de una vez
cli-users-export = Escribir como JSON todo lo que se guarda de una cuenta
cli-users-backup = Escribir todas las cuentas en un archivo nuevo, sin parar el servidor
cli-users-backup-help =
    Escribir todas las cuentas en un archivo nuevo, sin parar el servidor. El archivo contiene los resúmenes de las
    contraseñas: guárdalo donde nadie más pueda leerlo. «jade users restore» lo lee en SQLite o PostgreSQL.
cli-users-restore = Leer todas las cuentas de una copia en una base de datos sin cuentas
cli-opt-users-database = La base de datos, por ejemplo sqlite:people.db o postgres://usuario:contraseña@equipo/nombre [si falta: la de JADE_DATABASE]
cli-opt-users-days = Cuántos días vale la invitación [si falta: 14]
cli-opt-users-output = El archivo que se escribe [si falta: la salida estándar]
cli-opt-users-not-locked = Desbloquearla
cli-opt-users-not = Ya no: las clases se conservan, pero la cuenta no puede usarlas
cli-arg-users-name = El nombre de la cuenta
cli-arg-users-backup = El archivo; no debe existir todavía
cli-arg-users-restore = El archivo que ha escrito «jade users backup»
cli-value-origin = ORIGEN
cli-value-url = URL
cli-value-who = QUIÉN

cli-opt-serve-database = Ofrecer cuentas, guardadas en esta base de datos, por ejemplo sqlite:people.db o postgres://usuario:contraseña@equipo/nombre [si falta: la de JADE_DATABASE; sin ninguna no hay cuentas]
cli-opt-serve-sign-up = Quién puede crear una cuenta: off (nadie), invitation (quien tenga una invitación) u open (cualquiera) [si falta: off]
cli-opt-allow-origin = Permitir que la página de JADE de esta dirección use las cuentas, por ejemplo https://sudoku.example; se puede repetir
# $origin: lo que se ha escrito.
cli-bad-origin = { $origin } no es un origen. Se esperaba un protocolo y un equipo, por ejemplo https://sudoku.example
cli-opt-behind-proxy = Creer el X-Forwarded-For del proxy que está delante de este servidor

# $variable: el nombre de una variable de entorno.
users-no-database = ¿qué base de datos? Indícala con --database o en { $variable }, por ejemplo sqlite:people.db
users-bad-url = esto no es la dirección de una base de datos. Se espera una como sqlite:people.db o postgres://usuario:contraseña@equipo/nombre
# $file: el nombre de un archivo.
users-no-file = no existe el archivo { $file }. Lo crean add, invite y restore, y también el servidor
users-newer = esta base de datos la ha escrito un JADE más nuevo
# $name: el de una cuenta.
users-no-account = aquí nadie se llama «{ $name }»
users-name-taken = alguien se llama ya «{ $name }», o de un modo que se le parece
users-not-empty = esta base de datos ya tiene cuentas. Una copia solo se restaura en una que no las tenga
# $line: el número de una línea. $fault: qué está mal, en inglés.
users-bad-backup = línea { $line } de la copia: { $fault }
# $reason: el mensaje de la base de datos, en inglés.
users-failed = no se puede usar la base de datos: { $reason }
# $name, $password: los de una cuenta.
users-added = { $name } puede entrar con la contraseña { $password } y debería cambiarla entonces.
users-reset = { $name } puede entrar con la contraseña { $password } y debería cambiarla entonces. Se han cerrado todas sus sesiones y se han quitado todas sus llaves de acceso.
users-locked = Ya nadie puede entrar como { $name }.
users-unlocked = { $name } puede entrar de nuevo.
users-teacher = { $name } ya puede crear clases, en /classes.
users-no-teacher = { $name } ya no puede usar sus clases. Se conservan hasta que se borre la cuenta.
users-deleted = Se ha borrado { $name } con todo lo que pertenecía a esta cuenta.
users-restored =
    { $count ->
        [one] Se ha restaurado una cuenta.
       *[other] Se han restaurado { $count } cuentas.
    }
users-none = No hay cuentas.
# $created, $used: fechas. $items: un número. $kib: su tamaño.
users-line = desde { $created }, último uso { $used }, { $items } elementos, { $kib } KiB
users-line-locked = desde { $created }, último uso { $used }, { $items } elementos, { $kib } KiB, bloqueada
users-line-teacher = , da clases
# $count (number)
users-line-passkeys =
    { $count ->
        [one] , una llave de acceso
       *[other] , { $count } llaves de acceso
    }
