importEvents-asNew = Ninguno de estos, crear uno nuevo
importEvents-cancelled = Cancelado
importEvents-categories = Categorías para todos los eventos
importEvents-changed = Cambiado: { $fields }
importEvents-choosePlace = Elegir…
importEvents-cutShort = Hay demasiados eventos para importarlos de una vez. Elige menos días o menos archivos.
importEvents-datesWillMove =
    { $count ->
        [one] Al actualizar 1 evento seleccionado, su fecha de publicación pasa a ser la del momento de la actualización, porque tu usuario no tiene permiso para definirla.
       *[other] Al actualizar { $count } eventos seleccionados, sus fechas de publicación pasan a ser la del momento de la actualización, porque tu usuario no tiene permiso para definirlas.
    }
importEvents-dateWillMove = La fecha de publicación ({ $date }) cambiará
importEvents-descriptions =
    { $count ->
        [one] Ver la descripción
       *[other] Ver { $count } descripciones
    }
importEvents-elsewhere =
    { $count ->
        [one] Hay 1 evento más en otros días.
       *[other] Hay { $count } eventos más en otros días.
    }
importEvents-file = Archivos con eventos
importEvents-fileHint = .ics, CSV o JSON. Los archivos se leen en esta página y no se envían a ningún sitio.
importEvents-firstOnly =
    { $count ->
        [one] 1 evento se repite según una regla que Cuecard no admite. Solo se importa su primera fecha.
       *[other] { $count } eventos se repiten según reglas que Cuecard no admite. Solo se importan sus primeras fechas.
    }
importEvents-found =
    { $count ->
        [0] No hay eventos en estos días.
        [one] 1 evento en estos días.
       *[other] { $count } eventos en estos días.
    }
importEvents-from = Desde
importEvents-inUtc =
    { $count ->
        [one] 1 evento está en UTC. Su hora se convierte a { $zone }, la zona horaria de tu sitio.
       *[other] { $count } eventos están en UTC. Sus horas se convierten a { $zone }, la zona horaria de tu sitio.
    }
importEvents-looking = Comprobando qué eventos están ya en tu calendario…
importEvents-new = Nuevo
importEvents-newCategories = Categorías nuevas en estos eventos
importEvents-newCategoriesAll = Crear todas
importEvents-newCategoriesHint = Las categorías seleccionadas se crean una vez en tu sitio para los eventos que las mencionan. Se quedan aunque deshagas la importación.
importEvents-newPlaces = Nuevos en tu sitio, creados una sola vez: { $names }. Al deshacer se eliminan, salvo que los usen otros eventos.
importEvents-noneHeld = Esta revisión se ha cerrado. Abre de nuevo la página con los eventos.
importEvents-noEvents =
    { $count ->
        [one] 1 tarea o entrada de diario no es un evento y se omite.
       *[other] { $count } tareas y entradas de diario no son eventos y se omiten.
    }
importEvents-online = En línea
importEvents-onlineAddresses =
  { $count ->
    [one] 1 evento es en línea. Su dirección se añade como sitio web o al final de la descripción.
   *[other] { $count } eventos son en línea. Sus direcciones se añaden como sitio web o al final de la descripción.
  }
importEvents-noZone =
    { $count ->
        [one] 1 evento no tiene zona horaria. Se usa esta: { $zone }.
       *[other] { $count } eventos no tienen zona horaria. Se usa esta: { $zone }.
    }
importEvents-paste = O pega texto de calendario
importEvents-pasted = texto pegado
importEvents-pasteHint = Empieza con BEGIN:VCALENDAR.
importEvents-placesFirst = Asigna primero los recintos y organizadores de arriba.
importEvents-question = ¿Qué entrada de tu sitio es «{ $name }»?
importEvents-repeated = Los eventos periódicos se añaden como un evento por cada fecha.
importEvents-status = Añadir como
importEvents-there =
    { $count ->
        [one] 1 evento ya está en tu calendario.
       *[other] { $count } eventos ya están en tu calendario.
    }
importEvents-title = Importar eventos
importEvents-to = Hasta
importEvents-unfit =
    { $count ->
        [one] 1 evento no se puede añadir al calendario.
       *[other] { $count } eventos no se pueden añadir al calendario.
    }
importEvents-unreadable =
    { $count ->
        [one] 1 entrada no se puede leer. Le falta la fecha o no es válida.
       *[other] { $count } entradas no se pueden leer. Les falta la fecha o no es válida.
    }
importEvents-withoutPicture =
    { $count ->
        [one] La imagen de 1 evento se omitirá porque su dirección está en una red privada.
       *[other] Las imágenes de { $count } eventos se omitirán porque sus direcciones están en una red privada.
    }
importEvents-column-title = Título
importEvents-column-startDate = Día de inicio
importEvents-column-startTime = Hora de inicio
importEvents-column-endDate = Día de fin
importEvents-column-endTime = Hora de fin
importEvents-column-allDay = Todo el día
importEvents-column-timeZone = Zona horaria
importEvents-column-venue = Recinto
importEvents-column-organizers = Organizadores
importEvents-column-categories = Categorías
importEvents-column-tags = Etiquetas
importEvents-column-cost = Precio
importEvents-column-website = Sitio web
importEvents-column-image = Dirección de la imagen
importEvents-column-description = Descripción
importEvents-columns = Columnas de la tabla
importEvents-columnsHint = Elige qué contiene cada columna. Cuecard lo recuerda para los archivos con las mismas columnas.
importEvents-dayOrder = Fechas como 3/4
importEvents-dayOrder-day = Primero el día: 3 de abril
importEvents-dayOrder-month = Primero el mes: 4 de marzo
importEvents-kept = Se queda como se editó: { $fields }
importEvents-noColumn = Ninguna
importEvents-removed =
    { $count ->
        [one] 1 evento se quitó de tu calendario y no se vuelve a añadir.
       *[other] { $count } eventos se quitaron de tu calendario y no se vuelven a añadir.
    }
