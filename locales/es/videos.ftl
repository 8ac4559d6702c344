videos-addParagraph = Añadir un párrafo a la descripción
videos-addTags = Añadir etiquetas
videos-atEnd = Al final
videos-atTop = Al principio
videos-captions = Subtítulos
videos-comments = Comentarios
videos-date = Publicado
videos-daysBetween = Días entre dos vídeos
videos-descriptionContains = La descripción contiene
videos-editMany =
    { $count ->
        [one] Editar 1 vídeo
       *[other] Editar { $count } vídeos
    }
videos-failed = Error de procesamiento
videos-first = Primer vídeo
videos-forKids = Creado para niños
videos-language = Idioma
videos-length = Duración
videos-likes = Me gusta
videos-no = No
videos-noCaptions = Sin subtítulos
videos-noDescription = Sin descripción
videos-none = Este canal aún no tiene vídeos.
videos-uploadFirst = Subir un vídeo
videos-noTags = Sin etiquetas
videos-oldDraft =
    { $days ->
        [one] Privado desde hace 1 día
       *[other] Privado desde hace { $days } días
    }
videos-paid = Promoción de pago
videos-paragraph = Párrafo
videos-paragraphHint = Todo el texto entre dos líneas vacías.
videos-privacy = Visibilidad
videos-removeParagraph = Quitar un párrafo de la descripción
videos-removeTags = Quitar etiquetas
videos-schedule = Programar a intervalos
videos-scheduled = Programado
videos-scheduleHint = En el orden del listado. Solo se pueden programar vídeos privados.
videos-skipped =
    { $count ->
        [one] Se omite 1 vídeo
       *[other] Se omiten { $count } vídeos
    }
videos-synthetic = Alterado o sintético
videos-tagsContain = Las etiquetas contienen
videos-searchesIn = Buscar en título, descripción, etiquetas
videos-title = Título
videos-titleContains = El título contiene
videos-viewCount =
    { $count ->
        [one] 1 visualización
       *[other] { $short } visualizaciones
    }
videos-views = Visualizaciones
videos-where = Dónde
videos-willChange =
    { $count ->
        [one] Cambia 1 vídeo.
       *[other] Cambian { $count } vídeos.
    }
videos-yes = Sí
videos-add = Añadir traducción
videos-addToPlaylists = Añadir a listas…
videos-addTranslation = Otro idioma
videos-commentCount =
    { $count ->
        [one] 1 comentario
       *[other] { $count } comentarios
    }
videos-descriptionIn = Descripción ({ $language })
videos-hasCaptions = Este vídeo tiene subtítulos.
videos-inNoPlaylist = En ninguna de tus listas.
videos-appearance = Vista previa
videos-overtaken = Estos campos se han cambiado en otro lugar desde que abriste el vídeo. Guarda otra vez para sustituirlos por lo que has escrito o descarta tus cambios.
videos-playlistsNotRead =
    { $count ->
        [one] 1 lista aún no se ha leído.
       *[other] { $count } listas aún no se han leído.
    }
videos-removeTranslation = Quitar { $language }
videos-titleIn = Título ({ $language })
videos-translations = Traducciones
videos-translationWrong = Cada traducción necesita un título de hasta 100 caracteres y una descripción de hasta 5000 bytes, sin < ni >.
videos-unsavedChanges = Estos son tus cambios anteriores, que aún no se han guardado.
videos-delete = Eliminar
videos-deleteForGood = Eliminar definitivamente
videos-deleteGoes = El vídeo se elimina de YouTube y, con él:
videos-deleteThis = Eliminar este vídeo…
videos-goneFrom = su lugar en { $playlists }
videos-typeTitle = Para eliminarlo, escribe su título: { $title }
videos-typeTitleHint = O su ID: { $id }
videos-addToPlaylist = Añadir a una lista
videos-asSheet = Como hoja de cálculo…
videos-deleteManyGoes = Estos vídeos se eliminan de YouTube y, con ellos:
videos-filesSkipped =
    { $count ->
        [one] Se omite 1 archivo
       *[other] Se omiten { $count } archivos
    }
videos-inPlaylist = En lista
videos-noPlaylist = En ninguna lista
videos-overwriteAll = Usar la hoja para todos estos
videos-readSheet = Leer una hoja…
videos-removeFromPlaylist = Quitar de una lista
videos-saveAsCsv = Guardar como CSV
videos-saveAsJson = Guardar como JSON
videos-saveSheet =
    { $count ->
        [one] Guardar 1 vídeo como hoja de cálculo
       *[other] Guardar { $count } vídeos como hoja de cálculo
    }
videos-setThumbnails = Establecer miniaturas
videos-sheetConflicts =
    { $count ->
        [one] 1 campo se cambió en la hoja y, desde entonces, también en YouTube. Se queda como está, salvo que lo marques:
       *[other] { $count } campos se cambiaron en la hoja y, desde entonces, también en YouTube. Se quedan como están, salvo que los marques:
    }
videos-sheetFields = Campos
videos-sheetFile = Hoja de cálculo
videos-sheetFileHint = Un archivo CSV o JSON guardado aquí y editado con cualquier programa.
videos-sheetHint = Deja las columnas «video» y «check» como están: indican de qué vídeo se trata y qué has cambiado.
videos-sheetInvalid = Estos valores no son válidos y se omiten:
videos-sheetText = Filas pegadas
videos-sheetTextHint = Con los nombres de las columnas en la primera fila.
videos-sheetUnknown =
    { $count ->
        [one] 1 fila trata de un vídeo que este canal no tiene.
       *[other] { $count } filas tratan de vídeos que este canal no tiene.
    }
videos-thumbnailFiles = Imágenes
videos-thumbnailFilesHint = Cada una lleva el nombre de su vídeo: el título o el ID, por ejemplo «Marea baja.jpg».
videos-thumbnailsMatched = { $count } de { $all } archivos corresponden a un vídeo seleccionado.
videos-typeCount = Para eliminarlos, escribe cuántos son: { $count }
videos-withCaptions =
    { $count ->
        [one] subtítulos de 1 vídeo
       *[other] subtítulos de { $count } vídeos
    }
