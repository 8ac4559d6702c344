fault-reason-impossibleDate = Esta fecha no existe.
fault-reason-noSuchTime = Ese día se adelantan los relojes y esta hora no existe. Elige otra hora.
fault-reason-twiceThatDay = Ese día se atrasan los relojes y esta hora se repite. El calendario usaría la primera. Elige otra hora.

common-draftNotSaved = Lo que has escrito se perderá al cerrar. { $reason }
common-skip = Saltar al contenido
common-copied = Copiado
common-copyRefused = El navegador no ha permitido copiar. Selecciona el texto y cópialo tú.
common-connectCalendar = Conecta el sitio de tu calendario
common-leftUntil = { $left } (hasta { $time })
common-unitsFilled = Se restablece: { $time }.
common-connectInsecure = Conectar sin cifrado
common-apiKey = Clave de API, solo lectura
common-actingChannel = Canal en uso
common-actingSite = Sitio del calendario
common-addAllEvents = Añadir los { $count } eventos…
common-teachPage = Elegir un evento en la página…
common-teachAgain = ¿Falta algo o está mal? Elegir en la página…
common-allowHost = Permitir { $host }
common-asUser = como { $user }
common-back = Atrás
common-learnMore = Más información
common-untitledEvent = Evento sin título
common-updated = Cuecard se ha actualizado a la versión { $version }.
common-whatsNew = Novedades
common-dismiss = Cerrar
common-cancel = Cancelar
common-choose = Elegir…
common-channelNamed = Canal { $name }
common-connectSite = Conectar
common-createAndSave = Crear y guardar
common-double = Este vídeo ya está en { $playlist }. ¿Guardarlo otra vez?
common-addNote = Añadir una nota o una hora de inicio
common-note = Nota
common-noteTooLong = Una nota tiene como máximo { $most } caracteres.
common-startsAt = Empieza en
common-startsAtHint = Minutos y segundos. YouTube puede ignorarlo.
common-startInvalid = Escribe un tiempo, por ejemplo 1:30.
common-fileChanged = El archivo se modificó o se movió después de elegirlo. Elígelo de nuevo.
common-filterPlaylists = Filtrar tus listas
common-inItAlready = ya está en esta lista
common-loading = Cargando…
common-loadingPlaylists = Cargando tus listas…
common-help = Ayuda
common-key-control = Ctrl
common-key-enter = Intro
common-key-escape = Escape
common-key-shift = Mayús
common-saveToTicked =
    { $count ->
        [one] Guardar en 1 lista
       *[other] Guardar en { $count } listas
    }
common-tickHint = Haz clic en una lista para guardar al momento o marca las casillas de varias (Ctrl+Intro marca la resaltada).
common-undoAll = Deshacer todo ({ $count })
common-searchPlaylists =
    { $count ->
        [one] Comprobar cuáles lo contienen (1 unidad)
       *[other] Comprobar cuáles lo contienen ({ $count } unidades)
    }
common-searchPlaylistsHint = Comprobar una lista usa una unidad de la cuota de hoy.
common-readPlaylists =
    { $count ->
        [one] Leer todas tus listas una vez (1 unidad)
       *[other] Leer todas tus listas una vez ({ $count } unidades)
    }
common-readPlaylistsHint = Cuecard aún no sabe cuáles de tus listas contienen un vídeo. Una vez leídas todas, mantenerse al día usa una o dos unidades.
common-readSoFar = { $done } de { $all } listas leídas
common-readingPlaylists = Leyendo tus listas
common-newPlaylist = Nueva lista
common-newPlaylistNamed = Nueva lista «{ $title }»
common-watchLater = Ver más tarde
common-watchLaterHint = Las aplicaciones no pueden cambiar tu lista Ver más tarde. El vídeo se guarda en una lista privada con ese nombre, que se crea la primera vez.
common-noAddress = Esto no es la dirección de un sitio. Escríbela como en la barra de direcciones; por ejemplo, calendario.example.
common-noPlaylistLike = Ninguna lista coincide con «{ $text }».
common-noPlaylists = Todavía no tienes listas de reproducción.
common-noUndo = no se puede deshacer
common-open = Abrir
common-orphaned = Cuecard se ha actualizado. Cierra esta página y ábrela de nuevo.
common-otherHost = { $host } redirige a { $otherHost }. Cuecard solo se conecta a ese sitio si lo permites.
common-playlistNamed = Lista { $name }
common-playlistTitle = Título
common-playlistTitleMissing = Escribe un título para la lista.
common-playlists = Tus listas
common-privacy-private = Privado
common-privacy-public = Público
common-publishEvent = Publicar
common-reviewEvent = Enviar a revisión
common-saveAgain = Guardar otra vez
common-settings = Ajustes
common-setUp = Guía de configuración
common-signIn = Iniciar sesión
common-siteAddress = Dirección del sitio de tu calendario
common-siteAddressHint = Escribe la dirección de cualquier página de tu sitio. El navegador te pedirá que permitas el acceso.
common-connecting-approving = Esperando a que apruebes Cuecard en el sitio…
common-connecting-checking = Comprobando el inicio de sesión…
common-connecting-looking = Buscando el calendario en { $host }…
common-connecting-permission = Esperando el permiso en el navegador…
common-undo = Deshacer
common-unexpected = Algo ha salido mal ({ $reason }). Inténtalo de nuevo.
common-updateEvent = Actualizar desde la página
common-units =
    { $count ->
        [one] Usa 1 unidad de la cuota de hoy
       *[other] Usa { $count } unidades de la cuota de hoy
    }
common-unitsExplained = Unidades que quedan de la cuota de hoy. Cada cliente recibe un número de unidades al día y cada acción usa algunas. Las búsquedas y las subidas se cuentan aparte.
common-unitsLeft =
    { $count ->
        [one] Queda 1 unidad
       *[other] Quedan { $count } unidades
    }
common-privacy-unlisted = Oculto
common-videoCount =
    { $count ->
        [one] 1 vídeo
       *[other] { $count } vídeos
    }
common-videoNamed = Vídeo { $name }
common-whoMaySee = Visibilidad
common-checkAgain = Comprobar de nuevo
common-tryAgain = Reintentar
common-tryNow = Reintentar ahora
common-save = Guardar
common-cannotTell = Este navegador no puede saber si algo de la página tapa este botón. Abre el formulario en su propia ventana.
common-covered = Algo de esta página tapa Cuecard o cambia su aspecto. Apártalo para continuar.
common-pressAgain = Este botón estaba tapado o se acababa de mover, así que no se ha hecho nada. Púlsalo de nuevo.
common-waitsForConnection = Sin conexión. Las acciones pendientes continuarán cuando vuelva la conexión.
common-resultsNeedYou =
    { $count ->
        [one] 1 resultado requiere tu atención
       *[other] { $count } resultados requieren tu atención
    }
common-locked = Tus sesiones están bloqueadas. Escribe tu frase de contraseña. Las tareas que necesitan una sesión esperan y después continúan.
common-passphrase = Frase de contraseña
common-unlock = Desbloquear
common-report = Denunciar
common-reportComments = ¿Qué más debería saber YouTube? (opcional)
common-reportDetail = Más detalles
common-reportNote = YouTube revisa la denuncia.
common-reportReasonMissing = Elige un motivo.
common-reportVideo = Denunciar un vídeo
common-reportWhy = ¿Qué problema tiene este vídeo?
common-onlineLine = En línea: { $address }
common-onlineNamedLine = En línea ({ $name }): { $address }
common-next = Siguiente
common-noUndoSentence = Esto no se puede deshacer.
common-quoted = «{ $text }»
