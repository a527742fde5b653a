# The page of the account.

account-none = There are no accounts here: everything stays on this device.
account-offline = The server with the accounts does not answer. Are you connected?
# $count: the number of moves.
recent-other = Played differently on another device: { $count ->
    [one] one move
   *[other] { $count } moves
  }
setting-account = Your account: the same games on all your devices
# $when: a date and a time.
setting-account-synced = Your account. Last synced: { $when }
setting-account-offline = Your account. The server does not answer: it will sync later
setting-account-out = Your account. This device was signed out

account-title = Your account
account-rankings = Rankings
account-busy = One moment…
account-cancel = Cancel
account-empty = Please fill in this field.

account-sign-in = Sign in
account-sign-in-about = With an account, your games, your practice and your statistics are on all your devices.
account-sign-in-do = Sign in
# $name: of an account.
account-last = The last to sign in on this device was { $name }.
account-sign-up = Create an account
account-sign-up-about = A name and a password are enough. The server asks for no e-mail address and stores nothing about you but what you play.
account-sign-up-do = Create account
account-sign-up-off = Only the administrator can create accounts. Ask them for one.
account-recover = Forgotten password
account-recover-about = Each recovery code sets a new password once. You got the codes when you created the account. If you have none, ask the administrator of this server.
account-recover-do = Set the password and sign in
account-to-sign-in = Sign in
account-to-sign-up = Create an account
account-to-recover = I have forgotten my password

account-name = Name
account-name-more = Up to 40 letters and digits. It need not be your real name.
account-new-name = New name
account-password = Password
account-password-more = At least 8 characters. Three or four words that do not belong together are easy to remember and hard to guess.
account-password-now = Your password
account-new-password = New password
account-show = Show
account-hide = Hide
account-show-password = Show the password
account-invitation = Invitation
account-invitation-more = The code that the administrator of this server gave you.
account-code = Recovery code
account-code-more = Any of those that you have not used yet.

account-codes-title = Your recovery codes
# $count (number)
account-codes-about = JADE shows these { $count } codes only now. If you forget your password, each of them sets a new one, once. Store them where you will find them again.
# $name: of the account. $host: of the server.
account-codes-file = JADE: recovery codes of { $name } at { $host }
account-codes-copy = Copy
account-codes-save = Save as a file
account-codes-print = Print
account-codes-copied = The codes are copied.
account-codes-not-copied = This browser does not allow copying. Save or print the codes.
account-codes-saved = The codes are in the file jade-codes.txt.
account-codes-stored = I have stored the codes
account-codes-missing = First store the codes and tick the box: nobody can show them to you again.
account-codes-go = Continue

# $name: of the account.
account-hello = Hello, { $name }
# $count (number)
account-few-codes =
    { $count ->
        [0] You have no recovery codes left.
        [one] You have one recovery code left.
       *[other] You have { $count } recovery codes left.
    } Make new ones below, so that you can still get in if you forget your password.

account-merge-title = What about the games on this device?
account-merge-about = There are already games, statistics or practice here, from before you signed in.
# $name: of another account.
account-merge-other = The games, statistics and practice on this device belong to { $name }.
# $name: of the account.
account-merge-yes = Add them to the account of { $name }
account-merge-yes-more = Nothing is lost and nothing counts twice.
account-merge-remove = Remove them from this device…
account-merge-remove-more = This device then shows only what is in the account. What is in no account is gone for good.
account-merge-remove-sure = Remove them for good
account-merge-apart = Don’t sync this device
account-merge-apart-more = You are signed in, but nothing is synced from or to this device.

account-sync = Syncing
account-sync-about = This device syncs by itself. You can also play without a connection: what you do is added to the account later.
# $when: a date and a time.
account-sync-last = Last synced: { $when }
account-sync-never = Not synced yet.
account-sync-busy = Syncing…
account-sync-offline = The server does not answer. What you do is kept on this device and synced later.
# $message: a sentence.
account-sync-failed = Not synced. { $message }
account-sync-signed-out = This device was signed out. Sign in again to sync.
account-sync-apart = This device is kept apart: nothing is synced from or to it.
account-sync-join = Sync this device after all
account-sync-now = Sync now
# $count (number)
account-sync-kept =
    { $count ->
        [one] One game is too large for the account. It stays on this device.
       *[other] { $count } games are too large for the account. They stay on this device.
    }

account-devices = Devices
account-devices-about = Where you are signed in. If you do not know one of them, end it and change your password.
account-device-this = This device
# $when: a day.
account-device-used = Last used: { $when }
account-device-unknown = Unknown browser
account-device-end = Sign out
# $name: of a browser and a system.
account-device-end-label = Sign out { $name }
account-device-ended = That device is signed out.
account-devices-end = Sign out all other devices
account-devices-ended = All other devices are signed out.

account-passkeys = Passkeys
account-passkeys-about = A passkey signs you in using your fingerprint, face or device PIN, with no name or password. The server stores nothing that could be stolen.
account-passkey-unnamed = Passkey without a name
# $when: a day.
account-passkey-added = Added: { $when }
account-passkey-used = Last used: { $when }
# $host: the name of another server.
account-passkey-elsewhere = Works at { $host }
account-passkey-add = Add a passkey
account-passkey-add-about = Your browser or your password manager asks where to keep it.
account-passkey-add-do = Add the passkey
account-passkey-name = Name of the passkey
account-passkey-name-more = So that you know later which one it is, for example the device. May stay empty.
account-passkey-added-done = The passkey is added. From now on you can sign in with it.
account-passkey-change = Change
# $name: of a passkey.
account-passkey-change-label = Change { $name }
account-passkey-rename-do = Rename
account-passkey-renamed = The passkey is renamed.
account-passkey-remove-about = Nobody can then sign in with it here. In your device or your password manager you have to delete it yourself.
account-passkey-remove-do = Remove the passkey
account-passkey-removed = The passkey is removed.
account-passkey-sign-in = Sign in with a passkey
account-passkey-cancelled = Nothing happened: the browser was not given a passkey. You can try again.
account-passkey-known = This device already has a passkey for your account.
account-passkey-impossible = This browser cannot make a passkey here.

account-person = Name and password
account-rename = Change the name
account-rename-do = Change the name
account-renamed = Your name is changed.
account-change-password = Change the password
account-change-password-about = All other devices are then signed out.
account-change-password-do = Change the password
account-password-changed = Your password is changed.
account-codes = New recovery codes
# $count (number)
account-codes-left =
    { $count ->
        [one] One code is left. The old ones are no longer valid once you make new ones.
       *[other] { $count } codes are left. The old ones are no longer valid once you make new ones.
    }
account-codes-do = Make new codes

account-data = Your data
account-data-about = What you erase on one device stays in the account. To erase everything on the server, delete the account.
account-export = Save everything in the account as a file
account-exported = The file is jade-account.json.
account-delete = Delete the account
account-delete-about = The server erases the account with everything in it, at once and for good. If you teach, it erases your classes with all pupils’ accounts, too. The games on this device stay.
account-delete-name = Type your name
# $name: of the account.
account-delete-other = That is not the name of this account: { $name }
account-delete-do = Delete the account for good

account-sign-out = Sign out
account-sign-out-remove = Also remove my games from this device
account-sign-out-remove-more = For a device that others use. They stay in the account.
account-sign-out-unsynced = Not everything on this device is in the account yet, so nothing was removed and you are still signed in. Sync first.
