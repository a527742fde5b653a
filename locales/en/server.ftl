# What `jade serve` says: to the user who starts it, and in answer to requests that it refuses.

## Starting

# $address: where it was to listen, 127.0.0.1:7380. $port: its port.
server-port-taken = Port { $port } is taken: another program, perhaps another JADE, is listening at { $address }. Close it, or choose another port with --listen.
server-port-forbidden = You are not allowed to use port { $port } ({ $address }). Choose one above 1023 with --listen.
server-foreign-address = { $address } is not an address of this computer. Choose another with --listen; 127.0.0.1 always works.
# $reason: what the system says, in its own words.
server-cannot-listen = JADE cannot listen at { $address }: { $reason }.
server-no-system = JADE cannot start the server: { $reason }.

## Refused requests

server-no-such-path = There is nothing at { $path }. /api/openapi.json lists everything.
server-no-such-page = There is no page at { $path }.
server-wrong-method = { $method } is not possible here.
server-no-content-type = The request does not say what it contains; Content-Type has to be application/json.
server-content-type = The request contains { $said }; it has to be application/json.
# $kib: a number of kibibytes.
server-too-large = The request is too large: at most { $kib } KiB can be read.
server-slow-body = The request took too long to arrive.
server-broken-body = The request ended too early.
server-not-json = This is not JSON: it goes wrong at line { $line }, column { $column }.
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

## Fields at fault

# $field: its path, sheet.entries. $found: what stood there. $expected: one of the expectations below.
server-field-missing = { $field } is missing.
# $names: the names that are known, separated by commas.
server-field-unknown = { $field } is not known here. Known are: { $names }.
server-field-unknown-here = { $field } is not known here.
server-field-double = { $field } is there twice.
server-field-wrong = { $field } has to be { $expected }, not { $found }.
server-field-unfit = { $field } cannot be { $found }.
server-body-wrong = The request has to be { $expected }, not { $found }.

server-expected-number = a whole number from 0
server-expected-number-to = a whole number from 0 to { $most }
server-expected-text = text in quotation marks
server-expected-truth = true or false
server-expected-list = a list
server-expected-object = an object
server-expected-name = one of these: { $names }
server-no-collections = JADE does not know where to keep your collections: start the server with --store.
