# What `jade serve` answers to requests that it refuses.

server-no-such-path = There is nothing at { $path }. /api/openapi.json lists everything.
server-no-such-page = There is no page at { $path }.
server-wrong-method = { $method } is not possible here.
server-no-content-type = The request does not say what it contains; Content-Type has to be application/json.
server-content-type = The request contains { $said }; it has to be application/json.
# $kib: a number of kibibytes.
server-too-large = The request is too large: at most { $kib } KiB can be read.
server-slow-body = The request took too long to arrive.
server-broken-body = The request ended too early.
server-busy = The server has too much to do at the moment. Try again shortly.
server-timeout =
    { $seconds ->
        [one] This could not be worked out within a second.
       *[other] This could not be worked out within { $seconds } seconds.
    }
server-internal = Something went wrong inside JADE. It is not your fault.
server-bad-host = The request has to name the server it is for, once, in Host.
server-foreign-host = This server is not called { $said }. To allow it, start JADE with --allow-host.
server-foreign-origin = Requests from { $said } are not answered here, only those from JADE’s own page.
server-foreign-site = Requests from other sites are not answered here, only those from JADE’s own page.
server-no-collections = JADE does not know where to keep your collections: start the server with --store.
