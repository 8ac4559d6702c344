overlay-name = Cuecard
overlay-undo = Deshacer
overlay-open = Abrir
overlay-close = Cerrar
overlay-working = Procesando…
overlay-failed = No ha funcionado. No se ha perdido nada. Inténtalo de nuevo.
overlay-updated = Cuecard se ha actualizado y se ha detenido en esta página. Recárgala para continuar.
overlay-covered = Algo de esta página tapa o cambia este botón, así que el clic se ha ignorado. Usa Cuecard desde la barra de herramientas del navegador.
overlay-reload = Recargar página

buttons-open = Cuecard: acciones para esta página
buttons-actions = Acciones
buttons-actingAs = Cuenta: { $name }
buttons-looking = Cargando…
buttons-save = Guardar este vídeo
buttons-saveTo = Guardar en una lista…
buttons-another = Otra lista…
buttons-more = Más acciones para este vídeo
buttons-alreadyIn = En { $playlists }
buttons-move = Mover este botón

menu-saveTo = Guardar en una lista
menu-choose = Otra lista…
buttons-copyPlaylist = Copiar esta lista en las mías…
buttons-manage = Abrir en el gestor
buttons-saveUploads = Guardar los vídeos de este canal…

eventButton-add = Añadir evento
eventButton-several = Añadir uno de los { $count } eventos

omnibox-addEvent = Añadir evento: { $text }
omnibox-newEvent = Nuevo evento
omnibox-hint = Describe un evento con palabras o escribe la dirección de un vídeo o el nombre de una lista
omnibox-open = Abrir en YouTube
omnibox-openPlaylist = Abrir la lista { $playlist }
omnibox-saveVideo = Guardar este vídeo en una lista

chooser-name = Elegir vídeos
chooser-tick = Elegir «{ $name }»
chooser-chosen = Elegidos: { $count }
chooser-price = Unidades por lista: { $count }
chooser-hint = Marca los vídeos; mantén pulsada Mayús para un intervalo. Escape para terminar.
chooser-all = Todos los de esta página
chooser-clear = Desmarcar
chooser-newPlaylist = Nueva lista…
chooser-copy = Copiar enlaces
chooser-copied = Enlaces copiados: { $count }
chooser-notCopied = El navegador no ha permitido copiar.
chooser-tooMany = Se pueden guardar como máximo { $count } vídeos a la vez.
chooser-end = Terminar

menu-chooseVideos = Elegir varios vídeos en esta página…

mover-name = Mover el botón de Cuecard
mover-grip = Botón de Cuecard: arrástralo o usa las flechas
mover-hint = Arrastra el botón o pulsa las flechas. Escape para cancelar.
mover-done = Listo
mover-cancel = Cancelar
mover-reset = Posición original
mover-hide = Ocultar en este sitio
mover-hidden = Oculto en este sitio. Puedes volver a mostrarlo en la ventana de Cuecard.

teacher-name = Elegir un evento en la página
teacher-ask-title = Paso 1 de 3: haz clic en el título de un evento.
teacher-ask-date = Paso 2 de 3: haz clic en su fecha.
teacher-ask-place = Paso 3 de 3: haz clic en su lugar, si la página lo indica.
teacher-hint = O llega ahí con las flechas y pulsa Intro. Escape para terminar.
teacher-part-title = Título
teacher-part-date = Fecha
teacher-part-place = Lugar
teacher-noPlace = Sin lugar
teacher-back = Atrás
teacher-end = Terminar
teacher-found = Eventos como este: { $count }. Están marcados en la página.
teacher-foundOne = No se han encontrado otros eventos como este en la página.
teacher-show = Mostrar el listado
