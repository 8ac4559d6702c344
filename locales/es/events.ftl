events-another = Añadir otro evento
events-copy = Evento nuevo a partir de este…
events-month = Mes
events-new = Nuevo evento
events-none = Aún no hay eventos. Crea uno, añádelo desde una página con un evento o importa un archivo de calendario.
events-past = Pasados
events-noneUpcoming = No hay próximos eventos.
events-upcoming = Próximos
events-searchesIn = Buscar en título, descripción, recinto, organizador, categoría, etiqueta
events-when = Cuándo
events-addCategories = Añadir categorías
events-addOrganizers = Añadir organizadores
events-copies = Duplicar en otras fechas
events-copyEvery = Días entre las fechas
events-copyHint = Según el reloj de la zona horaria del evento. Cada copia lleva su fecha en la dirección.
events-copyPublished = Publicar las copias al momento
events-copyTimes = Copias de cada evento
events-deleteForGood = Eliminar definitivamente
events-deleteGoes = Estos eventos se eliminan de tu sitio, junto con sus páginas.
events-descriptionSource = Descripción (código fuente)
events-editMany =
    { $count ->
        [one] Editar 1 evento
       *[other] Editar { $count } eventos
    }
events-priceHint = 0 si es gratis. Si escribes también una moneda, como en 12 €, pasa a ser la del evento.
events-removeCategories = Quitar categorías
events-removeOrganizers = Quitar organizadores
events-shift = Mover por días o minutos
events-shiftDays = Días
events-shiftHint = Un signo menos los adelanta. Cuenta el reloj de la zona horaria de cada evento, en verano y en invierno.
events-shiftMinutes = Minutos
events-shiftMinutesHint = Los eventos de día completo solo se mueven por días.
events-skipped =
    { $count ->
        [one] Se omite 1 evento
       *[other] Se omiten { $count } eventos
    }
events-typeCount = Para eliminarlos, escribe cuántos son: { $count }
events-unread =
    { $count ->
        [one] 1 evento se examina al ejecutar la tarea.
       *[other] { $count } eventos se examinan al ejecutar la tarea.
    }
events-willChange =
    { $count ->
        [one] Cambia 1 evento.
       *[other] Cambian { $count } eventos.
    }
events-afterDates = Tras un número de fechas
events-chosenDates = En estas fechas
events-daily = Cada día o cada ciertos días
events-dateOf = En lugar del { $day }
events-datesAsList = Fechas como lista
events-datesChosen =
    { $count ->
        [0] Aún no hay fechas.
        [one] Se añade 1 evento.
       *[other] Se añaden { $count } eventos.
    }
events-datesFile = Archivo
events-datesFileHint = Un archivo de calendario o un texto con una fecha por línea.
events-datesInAll = Fechas en total
events-datesInAllHint = Incluida la de este evento.
events-datesText = O pega las fechas
events-datesTextHint = Una por línea, tal como aparecen en una página: «vie. 4 de diciembre», «2026-12-11».
events-editFollowing = Este y los siguientes ({ $count })…
events-editSeries = Los { $count }…
events-everyDays = Días de uno al siguiente
events-everyMonths = Meses de uno al siguiente
events-everyWeeks = Semanas de uno al siguiente
events-lastDay = Último día posible
events-laterDates = Las fechas posteriores están en el listado de abajo.
events-leaveOut = Excluir
events-monthlyDay = Cada mes, el mismo día
events-monthlyWeekday = Cada mes en un día de la semana, como el primer viernes
events-mostDates = Una serie tiene como máximo { $count } fechas más.
events-nth =
    { $nth ->
        [1] Primero
        [2] Segundo
        [3] Tercero
        [4] Cuarto
       *[other] Último
    }
events-ofSeries = Evento { $at } de { $count } creados juntos. El formulario de abajo solo cambia este.
events-onDay = En una fecha
events-onWeekdays = Los
events-pressDay = Haz clic en un día para añadirlo o excluirlo.
events-repeat = Repetir…
events-repeatTitle = Repetir este evento
events-repeats = Se repite
events-seriesEnds = Termina
events-weekday = Día de la semana
events-weekly = Cada semana o cada ciertas semanas
events-whichOfMonth = Cuál del mes
events-by = de { $name }
events-clash = Coincide con otro evento en su recinto
events-dueDraft = Borrador, en menos de { $days } días
events-noPicture = Sin imagen
events-noPrice = Sin precio
events-noVenue = Sin recinto
events-toCheck = Por comprobar
events-saveIcs = Exportar { $count } como .ics
events-saveJson = Exportar { $count } como JSON
events-thenRepeat = Repetir en otros días (se eligen después)
events-fact-end = Fin
events-fact-start = Inicio
events-fact-status = Estado
events-fact-title = Título
events-fact-venue = Recinto
events-factBefore = antes: { $before }
events-fromPage = De
events-ignorePage = Ignorar
events-checkedAt = comprobado: { $day }
events-checkNow = Comprobar ahora
events-page-changed = La página de este evento dice ahora otra cosa:
events-page-failed = la página no ha respondido
events-page-gone = La página de este evento ya no existe.
events-page-ignored = la página no menciona el evento
events-page-missing = La página ya no menciona este evento.
events-page-same = sin cambios
events-page-unread = la comprobación diaria no puede leer esta página
events-pageChanged = Página cambiada
events-status-cancelled = Cancelado
events-status-postponed = Aplazado
events-takesPlace = Se celebra
events-updateFromPage = Actualizar…
events-watchPage = Comprobar a diario
