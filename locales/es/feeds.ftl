feeds-add = Añadir feed
feeds-addNote = Cuecard lee la dirección una vez al día, sin tus sesiones, y te ofrece las novedades. No se añade nada automáticamente, salvo que lo elijas. Algunas páginas solo se pueden leer mientras esta sección está abierta.
feeds-address = Dirección
feeds-addressHint = Un archivo de calendario (.ics, webcal://) o una página con eventos.
feeds-changed = { $fields }.
feeds-check = Comprobar ahora
feeds-checkAll = Comprobar todos ahora
feeds-cutShort = Este feed tiene más eventos de los que conserva Cuecard: los próximos 2000.
feeds-doubtful = Puede ser otro evento: su ID correspondía a uno distinto.
feeds-edited = Editado aquí
feeds-failingSince = Falla desde: { $time }. Los eventos de abajo son anteriores.
feeds-feed = Feed
feeds-field-cost = precio
feeds-field-currency = moneda
feeds-field-description = descripción
feeds-field-keywords = categorías
feeds-field-title = título
feeds-field-start = inicio
feeds-field-end = fin
feeds-field-allDay = todo el día
feeds-field-timeZone = zona horaria
feeds-field-venue = recinto
feeds-field-online = dirección en línea
feeds-field-organizers = organizadores
feeds-field-url = sitio web
feeds-field-website = sitio web
feeds-field-image = imagen
feeds-field-categories = categorías
feeds-field-tags = etiquetas
feeds-field-status = estado
feeds-gone =
    { $count ->
        [one] falta 1 evento en él
       *[other] faltan { $count } eventos en él
    }
feeds-kept = Se queda como se editó aquí: { $fields }.
feeds-leaveOut = Excluir
feeds-moved = Se ha trasladado a { $address }.
feeds-name = Nombre
feeds-neverRead = Aún sin leer
feeds-none = Aún no hay feeds. Añade la dirección de un archivo de calendario o de una página con eventos: sus novedades se ofrecerán para tu calendario.
feeds-noneFound = No hay próximos eventos en tus feeds.
feeds-noneLeft = Estos eventos se están añadiendo o ya no están en el feed.
feeds-notGranted = Sin el permiso para { $host }, Cuecard no puede leer este feed.
feeds-offerAgain = Ofrecer de nuevo
feeds-nothingNew = Nada nuevo en tus feeds.
feeds-offered = Nuevos o cambiados
feeds-offers =
    { $count ->
        [0] nada nuevo
        [one] 1 evento por revisar
       *[other] { $count } eventos por revisar
    }
feeds-readAt = leído: { $time }
feeds-redirected = Su dirección lleva a { $address }.
feeds-remove = Quitar feed
feeds-removeNote = Los eventos que están en tu calendario se quedan ahí.
feeds-removeSure = Quitarlo y olvidar sus eventos
feeds-rename = Guardar nombre
feeds-review =
    { $count ->
        [one] Revisar 1 evento
       *[other] Revisar { $count } eventos
    }
feeds-rule = Eventos nuevos y cambiados
feeds-rule-draft = Añadir como borradores
feeds-rule-offer = Ofrecer para revisar
feeds-rule-publish = Publicar
feeds-ruleHint = Lo que edites en el calendario se conserva siempre. Se avisa de los eventos que desaparecen del feed, pero nunca se eliminan.
feeds-settings = Ajustes
feeds-standing = Estado
feeds-standing-added = En tu calendario
feeds-standing-cancelled = Cancelado en el feed
feeds-standing-changed = Cambiado
feeds-standing-gone = Falta en el feed
feeds-standing-leftOut = Excluido
feeds-standing-new = Nuevo
feeds-standing-underWay = Añadiéndose
feeds-useAddress = Usar esa dirección
