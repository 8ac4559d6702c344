channel-country = País
channel-counted = { $count } de { $most } caracteres.
channel-description = Descripción
channel-keywords = Palabras clave
channel-keywordsHint = Sepáralas con comas.
channel-language = Idioma del título y la descripción
channel-noCountry = Sin definir
channel-safeArea = Todos los dispositivos muestran la parte dentro de la línea.
channel-tooLong = Es demasiado largo.
channel-translations = Traducciones del canal
channel-translationsNeedLanguage = Guarda primero el idioma del canal; después podrás traducir su título y su descripción.
channel-trailer = Tráiler para quienes no tienen suscripción
channel-trailerHint = Enlace o ID de un vídeo.
channel-add = Añadir
channel-delete = Eliminar
channel-down = Mover abajo
channel-newSection = Nueva sección
channel-playlist = Lista
channel-playlists = Listas
channel-sections = Secciones de la página del canal
channel-sectionsFull = Un canal tiene como máximo 10 secciones.
channel-sectionsHint = Para cambiar el orden, arrastra una sección o pulsa Alt y una flecha en sus botones.
channel-sectionTitle = Título de la sección
channel-type-allPlaylists = Todas las listas
channel-type-completedEvents = Emisiones en directo anteriores
channel-type-liveEvents = En directo ahora
channel-type-multipleChannels = Canales
channel-type-multiplePlaylists = Varias listas
channel-type-popularUploads = Vídeos populares
channel-type-recentUploads = Vídeos más recientes
channel-type-singlePlaylist = Una lista
channel-type-subscriptions = Suscripciones
channel-type-upcomingEvents = Próximas emisiones en directo
channel-up = Mover arriba
channel-activity = Actividad del canal
channel-did-channelItem = Añadido al canal
channel-did-comment = Comentario
channel-did-playlistItem = Añadido a una lista
channel-did-upload = Subida
channel-level = Nivel
channel-levels = Niveles: { $levels }
channel-member = Miembro
channel-memberCount =
    { $count ->
        [0] Sin miembros
        [one] 1 miembro
       *[other] { $count } miembros
    }
channel-members = Miembros
channel-membersHint = YouTube solo muestra esto a los canales con miembros, una vez que ha dado acceso a su proyecto.
channel-months = Meses
channel-noActivity = El canal no ha hecho nada que se muestre aquí.
channel-showActivity = Mostrar actividad
channel-showMembers = Mostrar miembros
channel-since = Miembro desde
