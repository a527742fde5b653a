# The settings of `jade serve` and what `--check-config` says about them. Names of options, variables and entries are not
# translated.

cli-opt-serve-metrics = Answer Prometheus at this address, as in 127.0.0.1:9380 [default: no metrics]
cli-opt-serve-log = The log on standard error: off (only what goes wrong), text or json [default: off]
cli-value-form = FORM
cli-opt-check-config = Say what the server would do with these settings, and check them; change nothing
cli-serve-after-help =
    Every option can also be an environment variable (--allow-host is JADE_ALLOW_HOST; several
    values are separated by commas) or an entry of the file (allow-host). An option counts more
    than a variable, and a variable more than the file.

    --check-config ends with 0 if the server can start, 1 if it cannot use something, and 2 if a
    setting cannot be read.

serve-check-default = (default)
# $file: the name of a file. $line: the number of a line. $entry: the entry of section [serve] there.
serve-check-in-file = { $file }, line { $line }, { $entry }
# $variable: an environment variable without effect. $suggestion: one that has one.
serve-misspelt-variable = { $variable } is not a setting and has no effect. Did you mean { $suggestion }?
# $place: a setting and where it comes from. $message: what is wrong with it.
serve-check-fault = { $place }: { $message }
serve-check-good = The server can start with these settings.
serve-check-no-accounts = There are no accounts, because there is no database.
# $setting: the name of a setting.
serve-check-unused = Without a database, { $setting } has no effect.
# $host: what was written.
serve-check-bad-host = { $host } is not the name of a host. Expected one as in sudoku.example, without https://
# $address: an address and a port.
serve-check-port-taken = A program is already using { $address }. If it is not this server, choose another port.
# $file: the name of a file. $reason: why.
serve-check-cannot-write = { $file } cannot be written: { $reason }
# $address: of the page.
serve-check-same-address = the page is already at { $address }. Expected another port
# $file: of the collections and of the accounts.
serve-check-same-file = { $file } is already the file of the collections. Expected a file of its own
# $file: cannot be created. $folder: is missing.
serve-check-no-folder = { $file } cannot be created: there is no folder { $folder }
serve-check-file = Expected a file of JADE’s accounts, or one that does not exist yet
serve-check-postgres = Expected a PostgreSQL that is running, with this name, user, password and database
serve-check-new-file = { $file } does not exist yet. The server will create it.
serve-check-empty = The database is empty. The server will create its tables.
# $count: a number of accounts.
serve-check-accounts =
    { $count ->
        [one] The database answers and has one account.
       *[other] The database answers and has { $count } accounts.
    }
serve-check-old =
    { $count ->
        [one] The database answers and has one account. The server will upgrade its tables: make a backup first.
       *[other] The database answers and has { $count } accounts. The server will upgrade its tables: make a backup first.
    }
