lists-addedAt = Añadido
lists-allPlaylists = Todas las listas
lists-already =
    { $count ->
        [one] 1 vídeo ya está en la lista y se omite.
       *[other] { $count } vídeos ya están en la lista y se omiten.
    }
lists-alreadyMoved =
    { $count ->
        [one] 1 vídeo ya está en la otra lista. Solo se quita de esta.
       *[other] { $count } vídeos ya están en la otra lista. Solo se quitan de esta.
    }
lists-ascending-letters = De la A a la Z
lists-ascending-number = De menor a mayor
lists-ascending-date = Más antiguos primero
lists-ascending-length = Más cortos primero
lists-byAdded = Fecha de adición
lists-byChannel = Canal
lists-byLength = Duración
lists-byPublished = Fecha de publicación
lists-byTitle = Título
lists-byViews = Visualizaciones
lists-checkChannels =
    { $count ->
        [one] Comprobar 1 canal
       *[other] Comprobar { $count } canales
    }
lists-channelsChecked = { $done } de { $all } canales comprobados
lists-channelsFound =
    { $count ->
        [one] 1 canal encontrado.
       *[other] { $count } canales encontrados.
    }
lists-choosePlaylist = Elige una lista
lists-chooseAll = Seleccionar todo
lists-chooseNone = Anular selección
lists-chosen = { $chosen } de { $all } seleccionados
lists-close = Cerrar
lists-copyCount =
    { $count ->
        [one] Copiar 1 vídeo
       *[other] Copiar { $count } vídeos
    }
lists-copyTo = Copiar a…
lists-doubles = Duplicados
lists-findInactive = Buscar canales inactivos…
lists-findInactiveHint = Lee la subida más reciente de cada canal. Se omiten los canales comprobados en los últimos siete días. Después, el filtro «Inactivo desde hace un año» muestra los canales inactivos.
lists-isClosed = Cerrado
lists-isInactive = Inactivo desde hace un año
lists-latestUpload = Última subida
lists-noUploads = Sin vídeos
lists-uploadsKnown = Todos los canales están comprobados.
lists-gone = No disponible
lists-createdAt = Creada
lists-newestUploads = Subidas más recientes
lists-noUploadsRead = Aún no se ha leído ninguna subida. Vuelve atrás y lee primero las últimas subidas de tus suscripciones.
lists-group = Grupos…
lists-groupAdd = Añadir
lists-groupHint = Los grupos se guardan en este navegador y en tus copias. Cada uno se convierte en un filtro del listado.
lists-groupMake = Añadir a un grupo nuevo
lists-groupMany =
    { $count ->
        [one] Grupos de 1 canal
       *[other] Grupos de { $count } canales
    }
lists-groupRemove = Quitar
lists-newGroup = Nuevo grupo
lists-isPodcast = Esta lista es un pódcast
lists-podcast = Pódcast
lists-note = Nota
lists-withNote = Con nota
lists-noteSave = Guardar nota
lists-startsAt = empieza en { $time }
lists-length = Duración
lists-totalLength = { $time } en total
lists-totalLengthOf = { $time } en total, sin { $count } que no se pueden leer
lists-readLengths = Mostrar duración
lists-newOrder = Nuevo orden
lists-newOrderHint = Arrastra las filas o pulsa Alt con las flechas. Nada cambia en YouTube hasta que lo inicies. Cierra para volver al orden anterior.
lists-isEmpty = Sin vídeos
lists-delete = Eliminar…
lists-deletedTitle = { $title } (eliminado)
lists-deletedVideo = Vídeo eliminado
lists-deleteNow = Eliminar lista
lists-deleteWhat = Se eliminan la lista «{ $playlist }» y su orden, pero no sus vídeos. Cuecard lee antes toda la lista para que Deshacer pueda crearla de nuevo con otro enlace. Eso usa 51 unidades por vídeo.
lists-descending-letters = De la Z a la A
lists-descending-number = De mayor a menor
lists-descending-date = Más recientes primero
lists-descending-length = Más largos primero
lists-direction = Orden
lists-export = Exportar…
lists-exportCost = Los vídeos que este navegador aún no conoce se leen antes. Eso usa 1 unidad de cuota por cada 50 vídeos.
lists-exportCsv = Exportar como CSV
lists-exported =
    { $count ->
        [one] 1 lista exportada.
       *[other] { $count } listas exportadas.
    }
lists-exportJson = Exportar como JSON
lists-exportPlaylists = Exportar listas
lists-fileTooLarge = El archivo supera los 20 MB.
lists-findHint = La búsqueda del navegador solo encuentra las filas visibles.
lists-findByFilter = Filtra el listado para buscar en todas las filas.
lists-importSubscriptions = Importar suscripciones
lists-importVideos = Importar vídeos
lists-importList =
    { $count ->
        [one] Guardar 1 vídeo de «{ $title }» en
       *[other] Guardar { $count } vídeos de «{ $title }» en
    }
lists-importNew = Nueva lista, { $title }
lists-importNot = No importar
lists-inLine = Línea { $line }: { $problem }
lists-isSorted = Ya está en este orden.
lists-merge = Combinar…
lists-mergeDeletes = Eliminar después las otras listas
lists-mergeDeleteWhat = Las otras listas se eliminan cuando todos los vídeos están guardados. Si un vídeo no se puede guardar, la tarea en lote se pone en pausa y no se elimina ninguna lista. Cuecard lee antes cada lista para que Deshacer pueda crearla de nuevo con otro enlace. Eso usa 51 unidades por vídeo.
lists-mergeDoubles = Conservar vídeos duplicados
lists-mergeInto = Combinar en
lists-mergePlaylists = Combinar listas
lists-moveCount =
    { $count ->
        [one] Mover 1 vídeo
       *[other] Mover { $count } vídeos
    }
lists-moves =
    { $count ->
        [one] Se moverá 1 de { $all } vídeos.
       *[other] Se moverán { $count } de { $all } vídeos.
    }
lists-moveTo = Mover a…
lists-noVideosYet = Esta lista aún no tiene vídeos.
lists-noPlaylistsYet = Aún no hay listas de reproducción. Crea una aquí o guarda un vídeo en una nueva.
lists-noSubscriptionsYet = Aún no hay suscripciones. Suscríbete en la página de un canal o importa un listado.
lists-newPlaylists =
    { $count ->
        [one] Antes se crea la lista { $titles }. Si lo deshaces todo, se vuelve a eliminar.
       *[other] Antes se crean las listas { $titles }. Si lo deshaces todo, se vuelven a eliminar.
    }
lists-nothingToDo = No hay nada que hacer.
lists-notMade = No se ha creado la lista «{ $title }».
lists-createUnconfirmed = No se ha podido confirmar que se creara «{ $title }». Comprueba tus listas antes de volver a crearla.
lists-madeElsewhere = Lista «{ $title }» creada, pero Cuecard no conoce su dirección. Elígela entre tus listas.
lists-notMadeYet = La lista «{ $title }» todavía se está creando. Inténtalo de nuevo en un momento.
lists-notUnderstood =
    { $count ->
        [one] No se ha podido leer 1 línea.
       *[other] No se han podido leer { $count } líneas.
    }
lists-openTabs = Usar pestañas abiertas
lists-openTabsHint = Solo pestañas con YouTube. El navegador no muestra otras a Cuecard.
lists-pasteChannels = O pega enlaces de canales
lists-pasteHint = Uno por línea.
lists-pasteVideos = O pega enlaces de vídeos
lists-readFacts = Cargar detalles de los vídeos
lists-reading = Cargando…
lists-readingNow = Cargando la lista más reciente…
lists-readingOne = Cargando { $title }…
lists-position = Posición
lists-positionAt = Posición { $position }
lists-readingPlaylist = Cargando lista…
lists-readText = Leer texto
lists-remove = Quitar
lists-removeCount =
    { $count ->
        [one] Quitar 1 vídeo de esta lista
       *[other] Quitar { $count } vídeos de esta lista
    }
lists-repeated =
    { $count ->
        [one] 1 aparece más de una vez.
       *[other] { $count } aparecen más de una vez.
    }
lists-saveCsv = Exportar { $count } como CSV
lists-saveDoubles = Guardar también los duplicados
lists-saveJson = Exportar { $count } como JSON
lists-saveOpml = Exportar { $count } como OPML
lists-sort = Ordenar…
lists-sortBy = Ordenar por
lists-sortPlaylist = Ordenar lista
lists-sortHint = Antes, pon el orden de la lista en «Manual». Los vídeos se mueven de uno en uno. Si uno falla, el resto espera.
lists-split = Dividir…
lists-splitBy = Dividir
lists-splitByChannel = Por canal
lists-splitByCount = Por número de vídeos
lists-splitChoose = Elige un vídeo en el listado de abajo. Ese vídeo y todos los siguientes pasan a una lista nueva.
lists-splitFrom = Desde un vídeo elegido
lists-splitPlaylist = Dividir lista
lists-splitHere = Dividir desde aquí…
lists-splitSize = Vídeos por lista
lists-splitTitle = Título de las listas nuevas
lists-splitTitleHint = Se añade un número o el nombre del canal.
lists-subscribedAlready =
    { $count ->
        [one] Ya tienes una suscripción a 1 de estos canales. Se omite.
       *[other] Ya tienes una suscripción a { $count } de estos canales. Se omiten.
    }
lists-subscriptionFile = Archivo
lists-subscriptionFileHint = Una exportación de YouTube, NewPipe, FreeTube, Piped, LibreTube o Invidious, un archivo OPML o un texto con enlaces. El archivo se lee en esta página y no se envía a ningún sitio.
lists-copyPlaylist = Copiar una lista
lists-saveUploads = Guardar los vídeos de un canal
lists-sourceCount =
    { $count ->
        [one] «{ $title }» tiene 1 vídeo.
       *[other] «{ $title }» tiene { $count } vídeos.
    }
lists-privateTitle = { $title } (privado)
lists-privateVideo = Vídeo privado
lists-publishedSince = Publicados desde (opcional)
lists-publishedSinceHint = La lectura se detiene en el primer vídeo anterior, así que puede usar menos unidades.
lists-readSource =
    { $count ->
        [one] Mostrar los vídeos que se guardarán (1 unidad)
       *[other] Mostrar los vídeos que se guardarán (hasta { $count } unidades)
    }
lists-sourceRead = { $done } de { $all } leídos
lists-unavailable =
    { $count ->
        [one] 1 vídeo es privado o está eliminado y se omite.
       *[other] { $count } vídeos son privados o están eliminados y se omiten.
    }
lists-anotherTarget = También en otra lista
lists-alsoTo = Y en la lista
lists-target = En la lista
lists-unsubscribe =
    { $count ->
        [0] Cancelar suscripción
        [one] Cancelar 1 suscripción
       *[other] Cancelar { $count } suscripciones
    }
lists-channel = Canal
lists-subscribedAt = Suscripción
lists-videoCount = Vídeos
lists-videoFile = Archivo
lists-videoFileHint = Una exportación de YouTube, FreeTube, Piped, LibreTube o Invidious, un archivo CSV o un texto con enlaces. El archivo se lee en esta página y no se envía a ningún sitio.
lists-videos =
    { $count ->
        [one] 1 vídeo
       *[other] { $count } vídeos
    }
lists-videosFound =
    { $count ->
        [one] 1 vídeo encontrado.
       *[other] { $count } vídeos encontrados.
    }
