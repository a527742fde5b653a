# Lo que responde «jade serve» a las peticiones que rechaza.

server-no-such-path = No hay nada en { $path }. En /api/openapi.json está la lista de lo que hay.
server-no-such-page = No hay ninguna página en { $path }.
server-wrong-method = Aquí no se puede usar { $method }.
server-no-content-type = La petición no dice qué contiene; Content-Type tiene que ser application/json.
server-content-type = La petición contiene { $said }; tiene que ser application/json.
# $kib: un número de kibibytes.
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
