# La página de la cuenta.

account-none = Aquí no hay cuentas: todo se queda en este dispositivo.
account-offline = El servidor de las cuentas no responde. ¿Tienes conexión?
# $count: el número de jugadas.
recent-other = Jugada de otro modo en otro dispositivo: { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }
setting-account = Tu cuenta: las mismas partidas en todos tus dispositivos
# $when: una fecha y una hora.
setting-account-synced = Tu cuenta. Última sincronización: { $when }
setting-account-offline = Tu cuenta. El servidor no responde: se sincronizará más tarde
setting-account-out = Tu cuenta. La sesión de este dispositivo se ha cerrado

account-title = Tu cuenta
account-rankings = Clasificaciones
account-busy = Un momento…
account-cancel = Cancelar
account-empty = Rellena este campo.

account-sign-in = Iniciar sesión
account-sign-in-about = Con una cuenta tienes tus partidas, tus ejercicios y tus estadísticas en todos tus dispositivos.
account-sign-in-do = Iniciar sesión
# $name: el de una cuenta.
account-last = La última sesión en este dispositivo fue la de { $name }.
account-sign-up = Crear una cuenta
account-sign-up-about = Basta con un nombre y una contraseña. El servidor no te pide ninguna dirección de correo y no guarda de ti más que lo que juegas.
account-sign-up-do = Crear la cuenta
account-sign-up-off = Las cuentas nuevas las crea quien administra este servidor. Pídele una.
account-recover = Contraseña olvidada
account-recover-about = Cada código de recuperación sirve una vez para poner una contraseña nueva. Recibiste los códigos al crear la cuenta. Si no tienes ninguno, pregunta a quien administra este servidor.
account-recover-do = Poner la contraseña e iniciar sesión
account-to-sign-in = Iniciar sesión
account-to-sign-up = Crear una cuenta
account-to-recover = He olvidado mi contraseña

account-name = Nombre
account-name-more = Hasta 40 letras y cifras. No hace falta que sea tu nombre verdadero.
account-new-name = Nombre nuevo
account-password = Contraseña
account-password-more = Al menos 8 caracteres. Tres o cuatro palabras que no tengan que ver entre sí se recuerdan bien y son difíciles de adivinar.
account-password-now = Tu contraseña
account-new-password = Contraseña nueva
account-show = Mostrar
account-hide = Ocultar
account-show-password = Mostrar la contraseña
account-invitation = Invitación
account-invitation-more = El código que te ha dado quien administra este servidor.
account-code = Código de recuperación
account-code-more = Cualquiera de los que no hayas usado todavía.

account-codes-title = Tus códigos de recuperación
# $count (número)
account-codes-about = JADE solo muestra ahora estos { $count } códigos. Si olvidas la contraseña, cada uno sirve una vez para poner otra. Guárdalos donde los vayas a encontrar.
# $name: el de la cuenta. $host: el del servidor.
account-codes-file = JADE: códigos de recuperación de { $name } en { $host }
account-codes-copy = Copiar
account-codes-save = Guardar en un archivo
account-codes-print = Imprimir
account-codes-copied = Los códigos se han copiado.
account-codes-not-copied = Este navegador no permite copiar. Guarda o imprime los códigos.
account-codes-saved = Los códigos están en el archivo jade-codes.txt.
account-codes-stored = He guardado los códigos
account-codes-missing = Guarda primero los códigos y marca la casilla: nadie te los podrá volver a mostrar.
account-codes-go = Continuar

# $name: el de la cuenta.
account-hello = Hola, { $name }
# $count (número)
account-few-codes =
    { $count ->
        [0] No te queda ningún código de recuperación.
        [one] Te queda un código de recuperación.
       *[other] Te quedan { $count } códigos de recuperación.
    } Crea otros más abajo, para poder entrar aunque olvides la contraseña.

account-merge-title = ¿Qué hacemos con las partidas de este dispositivo?
account-merge-about = Aquí ya hay partidas, estadísticas o ejercicios de antes de iniciar la sesión.
# $name: el de otra cuenta.
account-merge-other = Las partidas, las estadísticas y los ejercicios de este dispositivo son de { $name }.
# $name: el de la cuenta.
account-merge-yes = Añadirlas a la cuenta de { $name }
account-merge-yes-more = No se pierde nada y nada cuenta dos veces.
account-merge-remove = Quitarlas de este dispositivo…
account-merge-remove-more = El dispositivo mostrará solo lo que hay en la cuenta. Lo que no está en ninguna cuenta se pierde para siempre.
account-merge-remove-sure = Quitarlas para siempre
account-merge-apart = No sincronizar este dispositivo
account-merge-apart-more = Tienes la sesión iniciada, pero nada se sincroniza con este dispositivo.

account-sync = Sincronización
account-sync-about = Este dispositivo se sincroniza solo. También puedes jugar sin conexión: lo que hagas se añadirá después a la cuenta.
# $when: una fecha y una hora.
account-sync-last = Última sincronización: { $when }
account-sync-never = Todavía sin sincronizar.
account-sync-busy = Sincronizando…
account-sync-offline = El servidor no responde. Lo que haces queda en este dispositivo y se sincronizará más tarde.
# $message: una frase.
account-sync-failed = No se ha sincronizado. { $message }
account-sync-signed-out = La sesión de este dispositivo se ha cerrado. Iníciala otra vez para sincronizar.
account-sync-apart = Este dispositivo no se sincroniza.
account-sync-join = Sincronizar también este dispositivo
account-sync-now = Sincronizar ahora
# $count (número)
account-sync-kept =
    { $count ->
        [one] Una partida es demasiado grande para la cuenta. Se queda en este dispositivo.
       *[other] { $count } partidas son demasiado grandes para la cuenta. Se quedan en este dispositivo.
    }

account-devices = Dispositivos
account-devices-about = Dónde tienes la sesión iniciada. Si no reconoces alguno, cierra su sesión y cambia la contraseña.
account-device-this = Este dispositivo
# $when: un día.
account-device-used = Último uso: { $when }
account-device-unknown = Navegador desconocido
account-device-end = Cerrar sesión
# $name: el de un navegador y un sistema.
account-device-end-label = Cerrar sesión en { $name }
account-device-ended = La sesión de ese dispositivo se ha cerrado.
account-devices-end = Cerrar sesión en todos los demás
account-devices-ended = Las demás sesiones se han cerrado.

account-passkeys = Llaves de acceso
account-passkeys-about = Con una llave de acceso (passkey) inicias sesión con la huella, la cara o el PIN de un dispositivo, sin nombre ni contraseña. El servidor no guarda nada que se pueda robar.
account-passkey-unnamed = Llave de acceso sin nombre
# $when: un día.
account-passkey-added = Añadida: { $when }
account-passkey-used = Último uso: { $when }
# $host: el nombre de otro servidor.
account-passkey-elsewhere = Sirve en { $host }
account-passkey-add = Añadir una llave de acceso
account-passkey-add-about = Tu navegador o tu gestor de contraseñas te pregunta dónde guardarla.
account-passkey-add-do = Añadir la llave
account-passkey-name = Nombre de la llave
account-passkey-name-more = Para que luego sepas cuál es, por ejemplo el dispositivo. Puede quedar vacío.
account-passkey-added-done = Llave de acceso añadida. Desde ahora puedes iniciar sesión con ella.
account-passkey-change = Cambiar
# $name: el de una llave de acceso.
account-passkey-change-label = Cambiar { $name }
account-passkey-rename-do = Cambiar el nombre
account-passkey-renamed = Nombre cambiado.
account-passkey-remove-about = Después nadie puede iniciar sesión aquí con ella. En tu dispositivo o en tu gestor de contraseñas tienes que borrarla tú.
account-passkey-remove-do = Quitar la llave
account-passkey-removed = Llave de acceso eliminada.
account-passkey-sign-in = Iniciar sesión con una llave de acceso
account-passkey-cancelled = No ha pasado nada: el navegador no recibió ninguna llave de acceso. Puedes intentarlo de nuevo.
account-passkey-known = Este dispositivo ya tiene una llave de acceso para tu cuenta.
account-passkey-impossible = Este navegador no puede crear aquí una llave de acceso.

account-person = Nombre y contraseña
account-rename = Cambiar el nombre
account-rename-do = Cambiar el nombre
account-renamed = Tu nombre ha cambiado.
account-change-password = Cambiar la contraseña
account-change-password-about = Después se cierra la sesión en todos los demás dispositivos.
account-change-password-do = Cambiar la contraseña
account-password-changed = Tu contraseña ha cambiado.
account-codes = Códigos de recuperación nuevos
# $count (número)
account-codes-left =
    { $count ->
        [one] Queda un código. Al crear otros, los anteriores dejan de valer.
       *[other] Quedan { $count } códigos. Al crear otros, los anteriores dejan de valer.
    }
account-codes-do = Crear códigos nuevos

account-data = Tus datos
account-data-about = Lo que borras en un dispositivo se queda en la cuenta. Para borrarlo todo del servidor, elimina la cuenta.
account-export = Guardar en un archivo todo lo que hay en la cuenta
account-exported = El archivo es jade-account.json.
account-delete = Eliminar la cuenta
account-delete-about = El servidor borra la cuenta con todo lo que contiene, al momento y para siempre. Si das clase, borra también tus clases con las cuentas de todos los alumnos. Las partidas de este dispositivo se quedan.
account-delete-name = Escribe tu nombre
# $name: el de la cuenta.
account-delete-other = Ese no es el nombre de esta cuenta: { $name }
account-delete-do = Eliminar la cuenta para siempre

account-sign-out = Cerrar sesión
account-sign-out-remove = Quitar también mis partidas de este dispositivo
account-sign-out-remove-more = Para un dispositivo que usan otros. En la cuenta se quedan.
account-sign-out-unsynced = No todo lo de este dispositivo está ya en la cuenta, así que no se ha quitado nada y la sesión sigue iniciada. Sincroniza primero.
