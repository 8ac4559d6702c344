collection-actions = Acciones
collection-addOnDay = Añadir uno este día
collection-choose = Seleccionar { $name }
collection-chooseAll =
    { $count ->
        [one] Seleccionar el único que coincide
       *[other] Seleccionar los { $count }
    }
collection-columns = Columnas
collection-columnsHint = Arrastra el inicio de un encabezado para cambiar su ancho. Las columnas que no caben no se muestran.
collection-columnsReset = Restablecer
collection-dayFilter = { $label } { $day }
collection-filterName = Nombre
collection-counted = { $label } ({ $count })
collection-day =
    { $count ->
        [0] { $day }
        [one] { $day }, 1 entrada
       *[other] { $day }, { $count } entradas
    }
collection-filters = Filtros
collection-grid = Cuadrícula
collection-isCut = Solo se han leído { $count }. Lo más antiguo no aparece aquí en ningún listado, filtro ni búsqueda.
collection-keyAll = Seleccionar todas las filas que coinciden
collection-keyBack = Cerrar los detalles o anular la selección
collection-keyChoose = Seleccionar la fila
collection-keyLayout = Vista siguiente
collection-keyList = Este listado
collection-keyMove = Subir o bajar la fila, o todas las seleccionadas
collection-keyOpen = Abrir la fila
collection-keyPalette = Ir a un apartado, vídeo, lista o evento
collection-keyRange = Seleccionar todas las filas desde la última hasta esta
collection-keyRows = Fila siguiente o anterior
collection-keys = Atajos de teclado
collection-keySearch = Buscar
collection-keyWidth = En un encabezado: ensanchar o estrechar la columna
collection-layout = Vista
collection-month = Mes
collection-monthAfter = Mes siguiente
collection-monthBefore = Mes anterior
collection-monthsOf = Meses de { $year }
collection-moreRows = { $count } más
collection-more = Acciones para { $name }
collection-noSaved = Ninguno todavía. Define filtros y guárdalos aquí con un nombre.
collection-noMatch = Nada coincide con la búsqueda y los filtros.
collection-offline = Sin conexión. Esto es lo último que se leyó.
collection-readAgain =
    { $units ->
        [0] Actualizar
        [one] Actualizar (1 unidad)
       *[other] Actualizar ({ $units } unidades)
    }
collection-readMore =
    { $units ->
        [0] Leer { $count } más
        [one] Leer { $count } más (1 unidad)
       *[other] Leer { $count } más ({ $units } unidades)
    }
collection-readAt = Actualizado: { $at }
collection-reading = Cargando… { $count } hasta ahora
collection-removeSaved = Eliminar el filtro «{ $name }»
collection-saved = Mis filtros
collection-saveFilter = Guardar filtro
collection-showAll = Borrar búsqueda y filtros
collection-shown =
    { $all ->
        [one] { $shown } de 1
       *[other] { $shown } de { $all }
    }
collection-table = Tabla
collection-textFilter = { $label } «{ $text }»
collection-today = Hoy
collection-week = Semana
collection-weekAfter = Semana siguiente
collection-weekBefore = Semana anterior
collection-moved = { $name }: { $at }
collection-movedByKeys = { $name }: { $at }. Pulsa Intro para dejarlo ahí o Escape para que vuelva a su sitio.
collection-keyMoveInMonth = En meses y semanas: mover la fila; con Mayús, cambiar su duración
collection-search = Buscar
