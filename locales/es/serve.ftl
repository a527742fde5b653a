# Los ajustes de `jade serve` y lo que dice de ellos `--check-config`. Los nombres de opciones, variables y entradas no se
# traducen.

cli-opt-serve-metrics = Responder a Prometheus en esta dirección, por ejemplo 127.0.0.1:9380 [si falta: sin métricas]
cli-opt-serve-log = El registro en la salida de errores: off (solo lo que falla), text o json [si falta: off]
cli-value-form = FORMA
cli-opt-check-config = Decir qué haría el servidor con estos ajustes y comprobarlos, sin cambiar nada
cli-serve-after-help =
    Cada opción puede ser también una variable de entorno (--allow-host es JADE_ALLOW_HOST; varios
    valores se separan con comas) o una entrada del archivo (allow-host). La opción vale más que la
    variable, y la variable más que el archivo.

    --check-config termina con 0 si el servidor puede arrancar, con 1 si algo no se puede usar y con 2
    si no se entiende algún ajuste.

serve-check-default = (por omisión)
# $file: el nombre de un archivo. $line: el número de una línea. $entry: la entrada de la sección [serve] que está allí.
serve-check-in-file = { $file }, línea { $line }, { $entry }
# $variable: una variable de entorno sin efecto. $suggestion: una que lo tiene.
serve-misspelt-variable = { $variable } no es ningún ajuste y no tiene efecto. ¿Querías decir { $suggestion }?
# $place: un ajuste y de dónde viene. $message: qué tiene de malo.
serve-check-fault = { $place }: { $message }
serve-check-good = El servidor puede arrancar con estos ajustes.
serve-check-no-accounts = No hay cuentas porque no hay base de datos.
# $setting: el nombre de un ajuste.
serve-check-unused = Sin base de datos, { $setting } no tiene efecto.
# $host: lo que se ha escrito.
serve-check-bad-host = { $host } no es el nombre de un equipo. Se espera uno como sudoku.example, sin https://
# $address: una dirección y un puerto.
serve-check-port-taken = Un programa ya usa { $address }. Si no es este servidor, elige otro puerto.
# $file: el nombre de un archivo. $reason: por qué.
serve-check-cannot-write = No se puede escribir en { $file }: { $reason }
# $address: la de la página.
serve-check-same-address = la página ya está en { $address }. Se esperaba otro puerto
# $file: el de las colecciones y las cuentas.
serve-check-same-file = { $file } ya es el archivo de las colecciones. Se esperaba un archivo propio
# $file: no se puede crear. $folder: la que falta.
serve-check-no-folder = no se puede crear { $file }: no existe la carpeta { $folder }
serve-check-file = Se esperaba un archivo de cuentas de JADE, o uno que aún no existe
serve-check-postgres = Se esperaba un PostgreSQL en marcha, con este nombre, usuario, contraseña y base de datos
serve-check-new-file = { $file } no existe todavía. Lo creará el servidor.
serve-check-empty = La base de datos está vacía. El servidor creará sus tablas.
# $count: un número de cuentas.
serve-check-accounts =
    { $count ->
        [one] La base de datos responde y tiene una cuenta.
       *[other] La base de datos responde y tiene { $count } cuentas.
    }
serve-check-old =
    { $count ->
        [one] La base de datos responde y tiene una cuenta. El servidor actualizará sus tablas: haz antes una copia.
       *[other] La base de datos responde y tiene { $count } cuentas. El servidor actualizará sus tablas: haz antes una copia.
    }
