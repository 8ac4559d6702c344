action-video-save-label = Guardar en { $name }
action-video-save-purpose = Guardar en una lista
action-video-save-choose = Guardar en una lista…
action-video-save-doing = Guardando en { $name }…
action-video-save-done = Guardado en { $name }
action-video-save-undone = Guardado en { $name } (deshecho)
action-video-save-failed = No se ha guardado en { $name }
action-video-save-unclear = No se ha podido confirmar que el vídeo se guardara en { $name }. Compruébalo en la lista.

action-video-saveToNew-label = Nueva lista…
action-video-saveToNew-purpose = Guardar en una lista nueva
action-video-saveToNew-choose = Nueva lista…
action-video-saveToNew-doing = Creando la lista { $name }…
action-video-saveToNew-done = Lista { $name } creada y vídeo guardado
action-video-saveToNew-undone = Lista { $name } creada (deshecho)
action-video-saveToNew-failed = No se ha creado la lista { $name }
action-video-saveToNew-unclear = No se ha podido confirmar que se creara { $name }. Compruébalo en tus listas.
action-video-saveToNew-halfFailed = Lista { $name } creada, pero el vídeo no se ha guardado en ella
action-video-saveToNew-halfUnclear = Lista { $name } creada, pero no se ha podido confirmar que el vídeo se guardara. Compruébalo en la lista.

action-video-remove-label = Quitar de { $name }
action-video-remove-purpose = Quitar de una lista
action-video-remove-doing = Quitando de { $name }…
action-video-remove-done = Quitado de { $name }
action-video-remove-already = No estaba en { $name }
action-video-remove-undone = Quitado de { $name } (deshecho)
action-video-remove-failed = No se ha quitado de { $name }
action-video-remove-unclear = No se ha podido confirmar que el vídeo se quitara de { $name }. Compruébalo en la lista.

action-video-place-label = Mover dentro de { $name }
action-video-place-purpose = Cambiar el orden de una lista
action-video-place-doing = Moviendo dentro de { $name }…
action-video-place-done = Movido dentro de { $name }
action-video-place-already = Ya estaba en su sitio en { $name }
action-video-place-undone = Movido dentro de { $name } (deshecho)
action-video-place-failed = No se ha movido dentro de { $name }
action-video-place-unclear = No se ha podido confirmar que el vídeo se moviera dentro de { $name }. Compruébalo en la lista.

action-video-replace-label = Sustituir en { $name }
action-video-replace-purpose = Sustituir vídeos desaparecidos
action-video-replace-doing = Sustituyendo el vídeo en { $name }…
action-video-replace-done = Vídeo sustituido en { $name }
action-video-replace-undone = Vídeo sustituido en { $name } (deshecho)
action-video-replace-failed = No se ha sustituido el vídeo en { $name }
action-video-replace-unclear = No se ha podido confirmar que el vídeo se sustituyera en { $name }. Compruébalo en la lista.

action-video-annotate-label = Editar nota en { $name }
action-video-annotate-purpose = Editar notas de listas
action-video-annotate-doing = Guardando la nota en { $name }…
action-video-annotate-done = Nota guardada en { $name }
action-video-annotate-already = La nota en { $name } ya estaba así
action-video-annotate-undone = Nota guardada en { $name } (deshecho)
action-video-annotate-failed = No se ha guardado la nota en { $name }
action-video-annotate-unclear = No se ha podido confirmar que la nota se guardara en { $name }. Compruébalo en la lista.

action-video-move-label = Mover a { $target }
action-video-move-purpose = Mover a otra lista
action-video-move-doing = Moviendo de { $name } a { $target }…
action-video-move-done = Movido de { $name } a { $target }
action-video-move-undone = Movido de { $name } a { $target } (deshecho)
action-video-move-failed = No se ha movido de { $name } a { $target }
action-video-move-unclear = No se ha podido confirmar que el vídeo se moviera de { $name } a { $target }. Compruébalo en las dos listas.

action-video-like-label = Me gusta
action-video-like-doing = Marcando «Me gusta»…
action-video-like-done = Marcado con «Me gusta»
action-video-like-already = Ya lo habías marcado con «Me gusta»
action-video-like-undone = Marcado con «Me gusta» (deshecho)
action-video-like-failed = No se ha marcado con «Me gusta»
action-video-like-unclear = No se ha podido confirmar tu «Me gusta». Compruébalo en el vídeo.

action-video-dislike-label = No me gusta
action-video-dislike-doing = Marcando «No me gusta»…
action-video-dislike-done = Marcado con «No me gusta»
action-video-dislike-already = Ya lo habías marcado con «No me gusta»
action-video-dislike-undone = Marcado con «No me gusta» (deshecho)
action-video-dislike-failed = No se ha marcado con «No me gusta»
action-video-dislike-unclear = No se ha podido confirmar tu «No me gusta». Compruébalo en el vídeo.

action-video-clearRating-label = Quitar valoración
action-video-clearRating-doing = Quitando la valoración…
action-video-clearRating-done = Valoración quitada
action-video-clearRating-already = No había ninguna valoración que quitar
action-video-clearRating-undone = Valoración quitada (deshecho)
action-video-clearRating-failed = No se ha quitado la valoración
action-video-clearRating-unclear = No se ha podido confirmar que se quitara la valoración. Compruébalo en el vídeo.

action-video-edit-label = Editar
action-video-edit-purpose = Editar vídeo
action-video-edit-doing = Guardando el vídeo { $name }…
action-video-edit-done = Vídeo { $name } guardado
action-video-edit-already = El vídeo { $name } ya estaba así
action-video-edit-undone = Vídeo { $name } guardado (deshecho)
action-video-edit-failed = No se ha guardado el vídeo { $name }
action-video-edit-unclear = No se ha podido confirmar que se guardara el vídeo { $name }. Compruébalo en el vídeo.

action-video-delete-label = Eliminar
action-video-delete-doing = Eliminando el vídeo { $name }…
action-video-delete-done = Vídeo { $name } eliminado
action-video-delete-failed = No se ha eliminado el vídeo { $name }
action-video-delete-unclear = No se ha podido confirmar que se eliminara el vídeo { $name }. Compruébalo en tu canal.

action-video-report-label = Denunciar este vídeo…
action-video-report-choose = Denunciar…
action-video-report-link = Denunciar el vídeo enlazado…
action-video-report-doing = Denunciando { $name }…
action-video-report-done = { $name } denunciado a YouTube
action-video-report-failed = No se ha denunciado { $name }
action-video-report-unclear = No se ha podido confirmar la denuncia de { $name }.

action-video-thumbnail-label = Establecer miniatura
action-video-thumbnail-doing = Estableciendo la miniatura de { $name }…
action-video-thumbnail-done = Miniatura de { $name } establecida
action-video-thumbnail-failed = No se ha establecido la miniatura de { $name }
action-video-thumbnail-unclear = No se ha podido confirmar que se estableciera la miniatura de { $name }. Compruébalo en el vídeo.

action-video-captions-label = Añadir subtítulos
action-video-captions-doing = Añadiendo los subtítulos { $name }…
action-video-captions-done = Subtítulos { $name } añadidos
action-video-captions-undone = Subtítulos { $name } añadidos (deshecho)
action-video-captions-failed = No se han añadido los subtítulos { $name }
action-video-captions-unclear = No se ha podido confirmar que se añadieran los subtítulos { $name }. Compruébalo en el vídeo.

action-video-replaceCaptions-label = Sustituir subtítulos
action-video-replaceCaptions-doing = Sustituyendo los subtítulos { $name }…
action-video-replaceCaptions-done = Subtítulos { $name } sustituidos
action-video-replaceCaptions-undone = Subtítulos { $name } sustituidos (deshecho)
action-video-replaceCaptions-failed = No se han sustituido los subtítulos { $name }
action-video-replaceCaptions-unclear = No se ha podido confirmar que se sustituyeran los subtítulos { $name }. Compruébalo en el vídeo.

action-playlist-create-label = Nueva lista
action-playlist-create-purpose = Nueva lista
action-playlist-create-doing = Creando la lista { $name }…
action-playlist-create-done = Lista { $name } creada
action-playlist-create-undone = Lista { $name } creada (deshecho)
action-playlist-create-failed = No se ha creado la lista { $name }
action-playlist-create-unclear = No se ha podido confirmar que se creara { $name }. Compruébalo en tus listas.

action-playlist-fill-label = Añadir vídeos a una lista nueva
action-playlist-fill-doing = Añadiendo vídeos a la lista { $name }…
action-playlist-fill-done = Lista { $name } creada y vídeos añadidos
action-playlist-fill-undone = Lista { $name } creada (deshecho)
action-playlist-fill-failed = No se han añadido los vídeos a la lista { $name }
action-playlist-fill-unclear = No se ha podido confirmar que los vídeos se añadieran a { $name }. Compruébalo en la lista.

action-playlist-edit-label = Editar
action-playlist-edit-purpose = Editar lista
action-playlist-edit-doing = Guardando la lista { $name }…
action-playlist-edit-done = Lista { $name } guardada
action-playlist-edit-undone = Lista { $name } guardada (deshecho)
action-playlist-edit-failed = No se ha guardado la lista { $name }
action-playlist-edit-unclear = No se ha podido confirmar que se guardara { $name }. Compruébalo en la lista.

action-playlist-delete-label = Eliminar
action-playlist-delete-purpose = Eliminar lista
action-playlist-delete-doing = Eliminando la lista { $name }…
action-playlist-delete-done = Lista { $name } eliminada
action-playlist-delete-undone = Lista { $name } eliminada (deshecho). Tiene un enlace nuevo.
action-playlist-delete-failed = No se ha eliminado la lista { $name }
action-playlist-delete-unclear = No se ha podido confirmar que se eliminara { $name }. Compruébalo en tus listas.

action-channel-subscribe-label = Suscribirse
action-channel-subscribe-doing = Suscribiendo…
action-channel-subscribe-done = Suscripción a { $name } añadida
action-channel-subscribe-already = Ya tenías una suscripción a { $name }
action-channel-subscribe-undone = Suscripción a { $name } añadida (deshecho)
action-channel-subscribe-failed = No se ha añadido la suscripción
action-channel-subscribe-unclear = No se ha podido confirmar la suscripción. Compruébalo en el canal.

action-channel-unsubscribe-label = Cancelar suscripción
action-channel-unsubscribe-doing = Cancelando la suscripción…
action-channel-unsubscribe-done = Suscripción a { $name } cancelada
action-channel-unsubscribe-already = No tenías ninguna suscripción a { $name }
action-channel-unsubscribe-undone = Suscripción a { $name } cancelada (deshecho)
action-channel-unsubscribe-failed = No se ha cancelado la suscripción
action-channel-unsubscribe-unclear = No se ha podido confirmar la cancelación de la suscripción. Compruébalo en el canal.

action-channel-banner-label = Establecer banner
action-channel-banner-doing = Estableciendo el banner…
action-channel-banner-done = Banner establecido
action-channel-banner-undone = Banner establecido (deshecho)
action-channel-banner-failed = No se ha establecido el banner
action-channel-banner-unclear = No se ha podido confirmar que se estableciera el banner. Compruébalo en tu canal.

action-channel-watermark-label = Establecer marca de agua
action-channel-watermark-doing = Estableciendo la marca de agua…
action-channel-watermark-done = Marca de agua establecida
action-channel-watermark-failed = No se ha establecido la marca de agua
action-channel-watermark-unclear = No se ha podido confirmar que se estableciera la marca de agua. Compruébalo en tu canal.

action-channel-removeWatermark-label = Quitar marca de agua
action-channel-removeWatermark-doing = Quitando la marca de agua…
action-channel-removeWatermark-done = Marca de agua quitada
action-channel-removeWatermark-failed = No se ha quitado la marca de agua
action-channel-removeWatermark-unclear = No se ha podido confirmar que se quitara la marca de agua. Compruébalo en tu canal.

action-event-add-label = Añadir evento
action-event-add-choose = Añadir evento…
action-event-add-link = Añadir el evento de la página enlazada
action-event-add-selection = Añadir el texto seleccionado como evento
action-event-add-doing = Añadiendo «{ $name }»…
action-event-add-done = «{ $name }» añadido a tu calendario
action-event-add-doneShort = Añadido
action-event-add-doneDraft = «{ $name }» añadido a tu calendario como borrador. Para hacerlo público, ve a Mis eventos en el gestor.
action-event-add-doneDraftShort = Borrador añadido
action-event-add-donePending = «{ $name }» enviado a revisión. Todavía no es público.
action-event-add-donePendingShort = Enviado a revisión
action-event-add-undone = «{ $name }» añadido (deshecho). Está en la papelera.
action-event-add-undoneShort = Deshecho. Está en la papelera.
action-event-add-failed = No se ha añadido «{ $name }»
action-event-add-unclear = No se ha podido confirmar que se añadiera «{ $name }». Compruébalo en tu calendario.

action-event-edit-label = Editar
action-event-edit-doing = Guardando «{ $name }»…
action-event-edit-done = «{ $name }» guardado
action-event-edit-undone = «{ $name }» guardado (deshecho)
action-event-edit-failed = No se ha guardado «{ $name }»
action-event-edit-unclear = No se ha podido confirmar que se guardara «{ $name }». Compruébalo en el evento.

action-event-change-label = Cambiar
action-event-change-doing = Cambiando «{ $name }»…
action-event-change-done = «{ $name }» cambiado
action-event-change-already = «{ $name }» no necesitaba cambios
action-event-change-undone = «{ $name }» cambiado (deshecho)
action-event-change-failed = No se ha cambiado «{ $name }»
action-event-change-unclear = No se ha podido confirmar que se cambiara «{ $name }». Compruébalo en el evento.

action-event-delete-label = Eliminar definitivamente
action-event-delete-doing = Eliminando «{ $name }»…
action-event-delete-done = «{ $name }» eliminado definitivamente
action-event-delete-failed = No se ha eliminado «{ $name }»
action-event-delete-unclear = No se ha podido confirmar que se eliminara «{ $name }». Compruébalo en la papelera.

action-event-duplicate-label = Duplicar como borrador
action-event-duplicate-doing = Duplicando «{ $name }»…
action-event-duplicate-done = «{ $name }» duplicado
action-event-duplicate-undone = «{ $name }» duplicado (deshecho). La copia está en la papelera.
action-event-duplicate-failed = No se ha duplicado «{ $name }»
action-event-duplicate-unclear = No se ha podido confirmar que se duplicara «{ $name }». Compruébalo en tus borradores.

action-event-publish-label = Publicar
action-event-publish-doing = Publicando «{ $name }»…
action-event-publish-done = «{ $name }» publicado
action-event-publish-doneShort = Publicado
action-event-publish-already = «{ $name }» ya estaba publicado
action-event-publish-undone = «{ $name }» publicado (deshecho). No es público.
action-event-publish-undoneShort = Deshecho. No es público.
action-event-publish-failed = No se ha publicado «{ $name }»
action-event-publish-unclear = No se ha podido confirmar que se publicara «{ $name }». Compruébalo en el evento.

action-event-review-label = Enviar a revisión
action-event-review-doing = Enviando «{ $name }» a revisión…
action-event-review-done = «{ $name }» enviado a revisión
action-event-review-doneShort = Enviado a revisión
action-event-review-already = «{ $name }» ya se había enviado a revisión
action-event-review-undone = «{ $name }» enviado a revisión (deshecho)
action-event-review-undoneShort = Deshecho
action-event-review-failed = No se ha enviado «{ $name }» a revisión
action-event-review-unclear = No se ha podido confirmar que «{ $name }» se enviara a revisión. Compruébalo en el evento.

action-event-unpublish-label = Pasar a borrador
action-event-unpublish-doing = Pasando «{ $name }» a borrador…
action-event-unpublish-done = «{ $name }» ya no está publicado. Ahora es un borrador.
action-event-unpublish-already = «{ $name }» ya era un borrador
action-event-unpublish-undone = «{ $name }» pasado a borrador (deshecho)
action-event-unpublish-failed = No se ha pasado «{ $name }» a borrador
action-event-unpublish-unclear = No se ha podido confirmar que «{ $name }» pasara a borrador. Compruébalo en el evento.

action-event-trash-label = Mover a la papelera
action-event-trash-doing = Moviendo «{ $name }» a la papelera…
action-event-trash-done = «{ $name }» movido a la papelera
action-event-trash-undone = «{ $name }» movido a la papelera (deshecho)
action-event-trash-failed = No se ha movido «{ $name }» a la papelera
action-event-trash-unclear = No se ha podido confirmar que «{ $name }» se moviera a la papelera. Compruébalo en tu calendario.

action-event-restore-label = Restaurar
action-event-restore-doing = Restaurando «{ $name }»…
action-event-restore-done = «{ $name }» restaurado como borrador
action-event-restore-undone = «{ $name }» restaurado (deshecho). Está en la papelera.
action-event-restore-failed = No se ha restaurado «{ $name }»
action-event-restore-unclear = No se ha podido confirmar que se restaurara «{ $name }». Compruébalo en tu calendario.

action-venue-create-label = Nuevo recinto
action-venue-create-doing = Creando el recinto «{ $name }»…
action-venue-create-done = Recinto «{ $name }» creado
action-venue-create-undone = Recinto «{ $name }» creado (deshecho)
action-venue-create-failed = No se ha creado el recinto «{ $name }»
action-venue-create-unclear = No se ha podido confirmar que se creara el recinto «{ $name }». Compruébalo en el sitio del calendario.

action-venue-delete-label = Eliminar recinto
action-venue-delete-doing = Eliminando el recinto «{ $name }»…
action-venue-delete-done = Recinto «{ $name }» eliminado
action-venue-delete-undone = Recinto «{ $name }» eliminado (deshecho)
action-venue-delete-failed = No se ha eliminado el recinto «{ $name }»
action-venue-delete-unclear = No se ha podido confirmar que se eliminara el recinto «{ $name }». Compruébalo en el sitio del calendario.

action-venue-edit-label = Editar recinto
action-venue-edit-doing = Guardando el recinto «{ $name }»…
action-venue-edit-done = Recinto «{ $name }» guardado
action-venue-edit-undone = Recinto «{ $name }» guardado (deshecho)
action-venue-edit-failed = No se ha guardado el recinto «{ $name }»
action-venue-edit-unclear = No se ha podido confirmar que se guardara el recinto «{ $name }». Compruébalo en el sitio del calendario.

action-organizer-create-label = Nuevo organizador
action-organizer-create-doing = Creando el organizador «{ $name }»…
action-organizer-create-done = Organizador «{ $name }» creado
action-organizer-create-undone = Organizador «{ $name }» creado (deshecho)
action-organizer-create-failed = No se ha creado el organizador «{ $name }»
action-organizer-create-unclear = No se ha podido confirmar que se creara el organizador «{ $name }». Compruébalo en el sitio del calendario.

action-organizer-delete-label = Eliminar organizador
action-organizer-delete-doing = Eliminando el organizador «{ $name }»…
action-organizer-delete-done = Organizador «{ $name }» eliminado
action-organizer-delete-undone = Organizador «{ $name }» eliminado (deshecho)
action-organizer-delete-failed = No se ha eliminado el organizador «{ $name }»
action-organizer-delete-unclear = No se ha podido confirmar que se eliminara el organizador «{ $name }». Compruébalo en el sitio del calendario.

action-organizer-edit-label = Editar organizador
action-organizer-edit-doing = Guardando el organizador «{ $name }»…
action-organizer-edit-done = Organizador «{ $name }» guardado
action-organizer-edit-undone = Organizador «{ $name }» guardado (deshecho)
action-organizer-edit-failed = No se ha guardado el organizador «{ $name }»
action-organizer-edit-unclear = No se ha podido confirmar que se guardara el organizador «{ $name }». Compruébalo en el sitio del calendario.

action-category-create-label = Nueva categoría
action-category-create-doing = Creando la categoría «{ $name }»…
action-category-create-done = Categoría «{ $name }» creada
action-category-create-undone = Categoría «{ $name }» creada (deshecho)
action-category-create-failed = No se ha creado la categoría «{ $name }»
action-category-create-unclear = No se ha podido confirmar que se creara la categoría «{ $name }». Compruébalo en el sitio del calendario.

action-category-delete-label = Eliminar categoría
action-category-delete-doing = Eliminando la categoría «{ $name }»…
action-category-delete-done = Categoría «{ $name }» eliminada
action-category-delete-failed = No se ha eliminado la categoría «{ $name }»
action-category-delete-unclear = No se ha podido confirmar que se eliminara la categoría «{ $name }». Compruébalo en el sitio del calendario.

action-category-edit-label = Editar categoría
action-category-edit-doing = Guardando la categoría «{ $name }»…
action-category-edit-done = Categoría «{ $name }» guardada
action-category-edit-undone = Categoría «{ $name }» guardada (deshecho)
action-category-edit-failed = No se ha guardado la categoría «{ $name }»
action-category-edit-unclear = No se ha podido confirmar que se guardara la categoría «{ $name }». Compruébalo en el sitio del calendario.

action-tag-create-label = Nueva etiqueta
action-tag-create-doing = Creando la etiqueta «{ $name }»…
action-tag-create-done = Etiqueta «{ $name }» creada
action-tag-create-undone = Etiqueta «{ $name }» creada (deshecho)
action-tag-create-failed = No se ha creado la etiqueta «{ $name }»
action-tag-create-unclear = No se ha podido confirmar que se creara la etiqueta «{ $name }». Compruébalo en el sitio del calendario.

action-tag-delete-label = Eliminar etiqueta
action-tag-delete-doing = Eliminando la etiqueta «{ $name }»…
action-tag-delete-done = Etiqueta «{ $name }» eliminada
action-tag-delete-failed = No se ha eliminado la etiqueta «{ $name }»
action-tag-delete-unclear = No se ha podido confirmar que se eliminara la etiqueta «{ $name }». Compruébalo en el sitio del calendario.

action-tag-edit-label = Editar etiqueta
action-tag-edit-doing = Guardando la etiqueta «{ $name }»…
action-tag-edit-done = Etiqueta «{ $name }» guardada
action-tag-edit-undone = Etiqueta «{ $name }» guardada (deshecho)
action-tag-edit-failed = No se ha guardado la etiqueta «{ $name }»
action-tag-edit-unclear = No se ha podido confirmar que se guardara la etiqueta «{ $name }». Compruébalo en el sitio del calendario.

action-comment-approve-label = Aprobar
action-comment-approve-doing = Aprobando { $name }…
action-comment-approve-done = Aprobado: { $name }
action-comment-approve-already = Nada que cambiar: { $name }
action-comment-approve-undone = Aprobado: { $name } (deshecho)
action-comment-approve-failed = No aprobado: { $name }
action-comment-approve-unclear = No se ha podido confirmar la aprobación: { $name }. Compruébalo en tus comentarios.

action-comment-hold-label = Retener para revisión
action-comment-hold-doing = Reteniendo { $name }…
action-comment-hold-done = Retenido para revisión: { $name }
action-comment-hold-already = Nada que cambiar: { $name }
action-comment-hold-undone = Retenido para revisión: { $name } (deshecho)
action-comment-hold-failed = No retenido: { $name }
action-comment-hold-unclear = No se ha podido confirmar la retención: { $name }. Compruébalo en tus comentarios.

action-comment-reject-label = Rechazar
action-comment-reject-doing = Rechazando { $name }…
action-comment-reject-done = Rechazado: { $name }
action-comment-reject-already = Nada que cambiar: { $name }
action-comment-reject-undone = Rechazado: { $name } (deshecho)
action-comment-reject-failed = No rechazado: { $name }
action-comment-reject-unclear = No se ha podido confirmar el rechazo: { $name }. Compruébalo en tus comentarios.

action-comment-ban-label = Rechazar y bloquear
action-comment-ban-doing = Rechazando { $name }…
action-comment-ban-done = Rechazado y autor bloqueado: { $name }
action-comment-ban-already = Nada que cambiar: { $name }
action-comment-ban-failed = No rechazado: { $name }
action-comment-ban-unclear = No se ha podido confirmar el rechazo y bloqueo del autor: { $name }. Compruébalo en tus comentarios.

action-comment-write-label = Comentar
action-comment-write-doing = Comentando { $name }…
action-comment-write-done = Comentario publicado en { $name }
action-comment-write-undone = Comentario publicado en { $name } (deshecho)
action-comment-write-failed = No se ha comentado { $name }
action-comment-write-unclear = No se ha podido confirmar tu comentario en { $name }. Compruébalo en el vídeo.

action-comment-reply-label = Responder
action-comment-reply-doing = Respondiendo a { $name }…
action-comment-reply-done = Respuesta a { $name } publicada
action-comment-reply-undone = Respuesta a { $name } publicada (deshecho)
action-comment-reply-failed = No se ha respondido a { $name }
action-comment-reply-unclear = No se ha podido confirmar tu respuesta a { $name }. Compruébalo en el comentario.

action-comment-edit-label = Editar comentario
action-comment-edit-doing = Guardando el comentario…
action-comment-edit-done = Comentario guardado
action-comment-edit-already = El comentario ya estaba así
action-comment-edit-undone = Comentario guardado (deshecho)
action-comment-edit-failed = No se ha guardado el comentario
action-comment-edit-unclear = No se ha podido confirmar que se guardara el comentario. Compruébalo en el vídeo.

action-comment-delete-label = Eliminar comentario
action-comment-delete-doing = Eliminando el comentario…
action-comment-delete-done = Comentario eliminado
action-comment-delete-failed = No se ha eliminado el comentario
action-comment-delete-unclear = No se ha podido confirmar que se eliminara el comentario. Compruébalo en el vídeo.

action-captions-delete-label = Eliminar subtítulos
action-captions-delete-doing = Eliminando los subtítulos { $name }…
action-captions-delete-done = Subtítulos { $name } eliminados
action-captions-delete-undone = Subtítulos { $name } eliminados (deshecho)
action-captions-delete-failed = No se han eliminado los subtítulos { $name }
action-captions-delete-unclear = No se ha podido confirmar que se eliminaran los subtítulos { $name }. Compruébalo en el vídeo.

action-captions-rename-label = Renombrar subtítulos
action-captions-rename-doing = Renombrando los subtítulos { $name } a { $target }…
action-captions-rename-done = Subtítulos { $name } renombrados a { $target }
action-captions-rename-undone = Subtítulos { $name } renombrados a { $target } (deshecho)
action-captions-rename-failed = No se han renombrado los subtítulos { $name }
action-captions-rename-unclear = No se ha podido confirmar que se renombraran los subtítulos { $name }. Compruébalo en el vídeo.
action-captions-rename-halfFailed = Subtítulos { $target } añadidos, pero no se han eliminado los subtítulos { $name }
action-captions-rename-halfUnclear = Subtítulos { $target } añadidos, pero no se ha podido confirmar que se eliminaran los subtítulos { $name }. Compruébalo en el vídeo.

action-captions-setDraft-label = Publicar subtítulos
action-captions-setDraft-doing = Guardando los subtítulos { $name }…
action-captions-setDraft-done = Subtítulos { $name } guardados
action-captions-setDraft-undone = Subtítulos { $name } guardados (deshecho)
action-captions-setDraft-failed = No se han guardado los subtítulos { $name }
action-captions-setDraft-unclear = No se ha podido confirmar que se guardaran los subtítulos { $name }. Compruébalo en el vídeo.

action-channel-translate-label = Traducir canal
action-channel-translate-doing = Guardando las traducciones del canal…
action-channel-translate-done = Traducciones del canal guardadas
action-channel-translate-undone = Traducciones del canal guardadas (deshecho)
action-channel-translate-failed = No se han guardado las traducciones del canal
action-channel-translate-unclear = No se ha podido confirmar que se guardaran las traducciones del canal. Compruébalo en tu canal.

action-channel-edit-label = Editar canal
action-channel-edit-doing = Guardando el canal…
action-channel-edit-done = Canal guardado
action-channel-edit-already = El canal ya estaba así
action-channel-edit-undone = Canal guardado (deshecho)
action-channel-edit-failed = No se ha guardado el canal
action-channel-edit-unclear = No se ha podido confirmar que se guardara el canal. Compruébalo en tu canal.

action-section-add-label = Añadir sección
action-section-add-doing = Añadiendo la sección { $name }…
action-section-add-done = Sección { $name } añadida
action-section-add-undone = Sección { $name } añadida (deshecho)
action-section-add-failed = No se ha añadido la sección { $name }
action-section-add-unclear = No se ha podido confirmar que se añadiera la sección { $name }. Compruébalo en tu canal.

action-section-edit-label = Editar sección
action-section-edit-doing = Guardando la sección { $name }…
action-section-edit-done = Sección { $name } guardada
action-section-edit-undone = Sección { $name } guardada (deshecho)
action-section-edit-failed = No se ha guardado la sección { $name }
action-section-edit-unclear = No se ha podido confirmar que se guardara la sección { $name }. Compruébalo en tu canal.

action-section-delete-label = Eliminar sección
action-section-delete-doing = Eliminando la sección { $name }…
action-section-delete-done = Sección { $name } eliminada
action-section-delete-undone = Sección { $name } eliminada (deshecho)
action-section-delete-failed = No se ha eliminado la sección { $name }
action-section-delete-unclear = No se ha podido confirmar que se eliminara la sección { $name }. Compruébalo en tu canal.
