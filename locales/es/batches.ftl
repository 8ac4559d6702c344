batches-actingAs = Cuenta: { $account }.
batches-doneOf = { $done } de { $all } hechos
batches-dropped =
    { $count ->
        [one] 1 quitado
       *[other] { $count } quitados
    }
batches-endsOn = termina el { $day }
batches-failed =
    { $count ->
        [one] 1 con error
       *[other] { $count } con error
    }
batches-free = No usa cuota.
batches-furtherDays =
    { $count ->
        [one] Hasta el { $day }
       *[other] { $count } días más, hasta el { $day }
    }
batches-minutesLeft =
    { $count ->
        [one] queda alrededor de un minuto
       *[other] quedan unos { $count } minutos
    }
batches-more = Mostrar más
batches-noWayBack = Una parte no se puede deshacer.
batches-part = Del { $first } al { $last } de { $all }: en una tarea en lote no caben más. El precio es el de esta parte. Inicia el resto después.
batches-perDay = Elementos por día
batches-price =
    { $units ->
        [one] Usa 1 unidad de cuota.
       *[other] Usa { $units } unidades de cuota.
    }
batches-priceToday =
    { $units ->
        [one] Usa 1 unidad de la cuota de hoy.
       *[other] Usa { $units } unidades de la cuota de hoy.
    }
batches-progressOf = Progreso de { $title }
batches-quotaUsedUp = la cuota de hoy está agotada, salvo la de los clics sueltos
batches-reserve = Cada día se reservan algunas unidades para los clics sueltos.
batches-restored = { $title }. Hechos: { $done }; con error: { $failed }; deshechos: { $undone }.
batches-retry =
    { $count ->
        [one] Reintentar
       *[other] Reintentar { $count }
    }
batches-secondsLeft = queda menos de un minuto
batches-showFailed = Mostrar errores
batches-started = Iniciada. Continúa en segundo plano, aunque reinicies el navegador.
batches-startToday = Solo { $count } hoy
batches-stateDone = Hecha
batches-statePaused = En pausa
batches-stateRunning = En curso
batches-stateStopped = Detenida
batches-stateUndoing = Deshaciendo
batches-stateUndone = Deshecha
batches-stateWaiting = En espera hasta el { $time }
batches-stop = Detener
batches-undoneCount = { $done } de { $all } deshechos
batches-title = Tareas en lote
batches-toBatches = Mostrar progreso
batches-undo = Deshacer todo…
batches-undoStart =
    { $count ->
        [one] Deshacer
       *[other] Deshacer todo ({ $count })
    }
batches-requests =
    { $count ->
        [one] Alrededor de 1 solicitud a tu sitio, unos { $minutes } min.
       *[other] Unas { $count } solicitudes a tu sitio, unos { $minutes } min.
    }
batches-wayBack = Puedes deshacerlo todo.

batches-kind-addEvents =
    { $count ->
        [one] Añadir 1 evento de { $about }
       *[other] Añadir { $count } eventos de { $about }
    }
batches-kind-copy =
    { $count ->
        [one] Copiar 1 vídeo a { $about }
       *[other] Copiar { $count } vídeos a { $about }
    }
batches-kind-deleteRecords =
    { $count ->
        [one] Eliminar 1 entrada
       *[other] Eliminar { $count } entradas
    }
batches-kind-deleteVideos =
    { $count ->
        [one] Eliminar 1 vídeo
       *[other] Eliminar { $count } vídeos
    }
batches-kind-editEvents =
    { $count ->
        [one] Cambiar 1 evento: { $about }
       *[other] Cambiar { $count } eventos: { $about }
    }
batches-kind-editVideos =
    { $count ->
        [one] Editar 1 vídeo: { $about }
       *[other] Editar { $count } vídeos: { $about }
    }
batches-kind-import =
    { $count ->
        [one] Guardar 1 vídeo de { $about }
       *[other] Guardar { $count } vídeos de { $about }
    }
batches-kind-merge = Combinar listas en { $about }
batches-kind-mergeRecords = Combinar en { $about }
batches-kind-moderate = Comentarios: { $about }
batches-kind-move =
    { $count ->
        [one] Mover 1 vídeo a { $about }
       *[other] Mover { $count } vídeos a { $about }
    }
batches-kind-remove =
    { $count ->
        [one] Quitar 1 vídeo de { $about }
       *[other] Quitar { $count } vídeos de { $about }
    }
batches-kind-repeatEvent = Repetir { $about }
batches-kind-save =
    { $count ->
        [one] Guardar 1 vídeo en { $about }
       *[other] Guardar { $count } vídeos en { $about }
    }
batches-kind-sort = Ordenar { $about }
batches-kind-split = Dividir { $about }
batches-kind-subscribe =
    { $count ->
        [one] Suscribirse a 1 canal
       *[other] Suscribirse a { $count } canales
    }
batches-kind-thumbnails =
    { $count ->
        [one] Establecer 1 miniatura
       *[other] Establecer { $count } miniaturas
    }
batches-kind-unsubscribe =
    { $count ->
        [one] Cancelar 1 suscripción
       *[other] Cancelar { $count } suscripciones
    }
batches-kind-addOrEditEvents =
    { $count ->
        [one] Añadir o cambiar 1 evento de { $about }
       *[other] Añadir o cambiar { $count } eventos de { $about }
    }
batches-kind-addToSites =
    { $count ->
        [one] Añadir «{ $about }» a 1 sitio
       *[other] Añadir «{ $about }» a { $count } sitios
    }
batches-kind-deleteEvents =
    { $count ->
        [one] Eliminar definitivamente 1 evento
       *[other] Eliminar definitivamente { $count } eventos
    }
batches-kind-trashEvents =
    { $count ->
        [one] Mover 1 evento a la papelera
       *[other] Mover { $count } eventos a la papelera
    }
batches-kind-restoreEvents =
    { $count ->
        [one] Restaurar 1 evento
       *[other] Restaurar { $count } eventos
    }
batches-kind-copyEvents =
    { $count ->
        [one] Duplicar 1 evento
       *[other] Duplicar { $count } eventos
    }
batches-start-addEvents =
    { $count ->
        [one] Añadir 1 evento
       *[other] Añadir { $count } eventos
    }
batches-start-addOrEditEvents =
    { $count ->
        [one] Añadir o cambiar 1 evento
       *[other] Añadir o cambiar { $count } eventos
    }
batches-start-addToSites =
    { $count ->
        [one] Añadir a 1 sitio
       *[other] Añadir a { $count } sitios
    }
batches-start-copy =
    { $count ->
        [one] Copiar 1 vídeo
       *[other] Copiar { $count } vídeos
    }
batches-start-deleteEvents =
    { $count ->
        [one] Eliminar definitivamente 1 evento
       *[other] Eliminar definitivamente { $count } eventos
    }
batches-start-trashEvents =
    { $count ->
        [one] Mover 1 evento a la papelera
       *[other] Mover { $count } eventos a la papelera
    }
batches-start-restoreEvents =
    { $count ->
        [one] Restaurar 1 evento
       *[other] Restaurar { $count } eventos
    }
batches-start-copyEvents =
    { $count ->
        [one] Añadir 1 copia
       *[other] Añadir { $count } copias
    }
batches-start-deleteRecords =
    { $count ->
        [one] Eliminar 1 entrada
       *[other] Eliminar { $count } entradas
    }
batches-start-deleteVideos =
    { $count ->
        [one] Eliminar 1 vídeo
       *[other] Eliminar { $count } vídeos
    }
batches-start-editEvents =
    { $count ->
        [one] Cambiar 1 evento
       *[other] Cambiar { $count } eventos
    }
batches-start-editVideos =
    { $count ->
        [one] Editar 1 vídeo
       *[other] Editar { $count } vídeos
    }
batches-start-import =
    { $count ->
        [one] Guardar 1 vídeo
       *[other] Guardar { $count } vídeos
    }
batches-start-merge = Combinar listas
batches-start-mergeRecords = Combinar entradas
batches-start-moderate =
    { $count ->
        [one] Aplicar a 1 comentario
       *[other] Aplicar a { $count } comentarios
    }
batches-start-move =
    { $count ->
        [one] Mover 1 vídeo
       *[other] Mover { $count } vídeos
    }
batches-start-remove =
    { $count ->
        [one] Quitar 1 vídeo
       *[other] Quitar { $count } vídeos
    }
batches-start-repeatEvent =
    { $count ->
        [one] Añadir 1 evento
       *[other] Añadir { $count } eventos
    }
batches-start-save =
    { $count ->
        [one] Guardar 1 vídeo
       *[other] Guardar { $count } vídeos
    }
batches-start-sort = Ordenar lista
batches-start-split = Dividir lista
batches-start-subscribe =
    { $count ->
        [one] Suscribirse a 1 canal
       *[other] Suscribirse a { $count } canales
    }
batches-start-thumbnails =
    { $count ->
        [one] Establecer 1 miniatura
       *[other] Establecer { $count } miniaturas
    }
batches-start-unsubscribe =
    { $count ->
        [one] Cancelar 1 suscripción
       *[other] Cancelar { $count } suscripciones
    }
