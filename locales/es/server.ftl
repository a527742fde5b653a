# Lo que dice «jade serve»: a quien lo pone en marcha y en respuesta a las peticiones que rechaza.

## Al empezar

# $address: dónde debía escuchar, 127.0.0.1:7380. $port: su puerto.
server-port-taken = El puerto { $port } está ocupado: otro programa, quizá otro JADE, escucha en { $address }. Ciérralo o elige otro puerto con --listen.
server-port-forbidden = No tienes permiso para usar el puerto { $port } ({ $address }). Elige uno superior a 1023 con --listen.
server-foreign-address = { $address } no es una dirección de este ordenador. Elige otra con --listen; 127.0.0.1 está siempre disponible.
# $reason: lo que dice el sistema, con sus propias palabras.
server-cannot-listen = JADE no puede escuchar en { $address }: { $reason }.
server-no-system = JADE no puede poner en marcha el servidor: { $reason }.

## Peticiones rechazadas

server-no-such-path = No hay nada en { $path }. En /api/openapi.json está la lista de lo que hay.
server-no-such-page = No hay ninguna página en { $path }.
server-wrong-method = Aquí no se puede usar { $method }.
server-no-content-type = La petición no dice qué contiene; Content-Type tiene que ser application/json.
server-content-type = La petición contiene { $said }; tiene que ser application/json.
# $kib: un número de kibibytes.
server-too-large = La petición es demasiado grande: se pueden leer { $kib } KiB como máximo.
server-slow-body = La petición ha tardado demasiado en llegar.
server-broken-body = La petición se ha cortado antes de terminar.
server-not-json = Esto no es JSON: falla en la línea { $line }, columna { $column }.
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

## Campos con errores

# $field: su ruta, sheet.entries. $found: lo que había. $expected: una de las frases del final.
server-field-missing = Falta { $field }.
# $names: los nombres que se conocen, separados por comas.
server-field-unknown = { $field } no se conoce aquí. Los nombres válidos son: { $names }.
server-field-unknown-here = { $field } no se conoce aquí.
server-field-double = { $field } aparece dos veces.
server-field-wrong = { $field } tiene que ser { $expected }, no { $found }.
server-field-unfit = { $field } no puede ser { $found }.
server-body-wrong = La petición tiene que ser { $expected }, no { $found }.

server-expected-number = un número entero a partir de 0
server-expected-number-to = un número entero de 0 a { $most }
server-expected-text = un texto entre comillas
server-expected-truth = true o false
server-expected-list = una lista
server-expected-object = un objeto
server-expected-name = uno de estos valores: { $names }
server-no-collections = No se sabe dónde guardar tus colecciones: inicia el servidor con --store.
