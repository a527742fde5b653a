# The accounts of a server: help and results of `jade users`, and the options of `jade serve` about them. Names of commands
# and options are not translated.

cli-users = Manage the accounts of a server: list, add, invite, reset, lock, delete, export, back up
cli-users-list = List all accounts: since when, last used, what they store
cli-users-add = Make an account with a random password to pass on
cli-users-invite = Print a code with which one person can sign up
cli-users-reset = Give an account a random password, end its sessions and remove its passkeys
cli-users-lock = Lock an account: nobody can sign in to it; with --not, unlock it
cli-users-unlock = Unlock an account (now: jade users lock --not)
cli-users-teacher = Let an account make classes, or no longer with --not
cli-users-delete = Delete an account with everything that belongs to it, at once
cli-users-export = Write everything that is stored of an account, as JSON
cli-users-backup = Write all accounts to a new file, while the server goes on
cli-users-backup-help =
    Write all accounts to a new file, while the server goes on. The file contains the hashes of passwords:
    keep it where nobody else can read it. “jade users restore” reads it into SQLite or PostgreSQL.
cli-users-restore = Read all accounts from a backup into a database without accounts
cli-opt-users-database = The database, as in sqlite:people.db or postgres://user:password@host/name [default: that in JADE_DATABASE]
cli-opt-users-days = How many days the invitation is valid [default: 14]
cli-opt-users-output = The file to write [default: standard output]
cli-opt-users-not-locked = Unlock it
cli-opt-users-not = No longer: the classes remain, but the account cannot use them
cli-arg-users-name = The name of the account
cli-arg-users-backup = The file; it must not exist yet
cli-arg-users-restore = The file that “jade users backup” has written
cli-value-origin = ORIGIN
cli-value-url = URL
cli-value-who = WHO

cli-opt-serve-database = Offer accounts, kept in this database, as in sqlite:people.db or postgres://user:password@host/name [default: that in JADE_DATABASE; without one, there are no accounts]
cli-opt-serve-sign-up = Who can make an account: off, invitation or open [default: off]
cli-opt-allow-origin = Let JADE’s page at this address use the accounts, as in https://sudoku.example; can be repeated
# $origin: what was written.
cli-bad-origin = { $origin } is not a valid origin. Expected a scheme and a host, as in https://sudoku.example
cli-opt-behind-proxy = Believe the X-Forwarded-For of the proxy in front of this server

# $variable: the name of an environment variable.
users-no-database = which database? Name it with --database or in { $variable }, as in sqlite:people.db
users-bad-url = this is not the address of a database. Expected one as in sqlite:people.db or postgres://user:password@host/name
# $file: the name of a file.
users-no-file = there is no file { $file }. add, invite and restore create it, and so does the server
users-newer = a newer JADE has written this database
# $name: of an account.
users-no-account = nobody is called “{ $name }” here
users-name-taken = somebody has the name “{ $name }” already, or one that looks like it
users-not-empty = this database has accounts already. A backup is restored only into one without
# $line: the number of a line. $fault: what is wrong, in English.
users-bad-backup = line { $line } of the backup: { $fault }
# $reason: the message of the database, in English.
users-failed = the database cannot be used: { $reason }
# $name, $password: of an account.
users-added = { $name } can sign in with the password { $password } and should change it then.
users-reset = { $name } can sign in with the password { $password } and should change it then. All sessions have ended, and all passkeys are removed.
users-locked = Nobody can sign in as { $name } any more.
users-unlocked = { $name } can sign in again.
users-teacher = { $name } can make classes now, at /classes.
users-no-teacher = { $name } can no longer use classes. They remain until the account is deleted.
users-deleted = { $name } and everything that belonged to this account are gone.
users-restored =
    { $count ->
        [one] One account has been restored.
       *[other] { $count } accounts have been restored.
    }
users-none = There are no accounts.
# $created, $used: dates. $items: a number. $kib: their size.
users-line = since { $created }, last used { $used }, { $items } items, { $kib } KiB
users-line-locked = since { $created }, last used { $used }, { $items } items, { $kib } KiB, locked
users-line-teacher = , teaches
# $count (number)
users-line-passkeys =
    { $count ->
        [one] , one passkey
       *[other] , { $count } passkeys
    }
