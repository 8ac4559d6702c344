comments-apply = Aplicar…
comments-applyTitle = Aplicar decisiones
comments-approve = Aprobar
comments-author = Autor
comments-authorContains = El autor contiene
comments-ban = Rechazar y bloquear
comments-bans =
    { $count ->
        [one] El autor de 1 comentario queda bloqueado en tu canal
       *[other] Los autores de { $count } comentarios quedan bloqueados en tu canal
    }
comments-clear = Descartar
comments-comment = Comentario
comments-counted = { $decision }: { $count }
comments-date = Fecha
comments-decided = Decididos
comments-decision = Decisión
comments-held = Retenidos para revisión
comments-hold = Retener
comments-howToDecide = Pulsa «a» para aprobar, «h» para retener y «r» para rechazar. Pulsa «s» para aplicar todas las decisiones.
comments-likes = Me gusta
comments-many =
    { $count ->
        [one] 1 comentario
       *[other] { $count } comentarios
    }
comments-none = Aún no hay comentarios en tus vídeos.
comments-noneWaiting = Aquí no hay comentarios pendientes.
comments-open = Abrir comentario
comments-openAuthor = Abrir canal
comments-published = Publicados
comments-reject = Rechazar
comments-replies = Respuestas
comments-requests =
    { $count ->
        [one] Una solicitud
       *[other] { $count } solicitudes, cada una de hasta 50 comentarios
    }
comments-spam = Posible spam
comments-spamMark = Al deshacer, los comentarios que estaban marcados como spam quedan retenidos para revisión.
comments-textContains = El comentario contiene
comments-tooOld =
    { $count ->
        [one] 1 comentario que se va a retener tiene más de 60 días. YouTube Studio no muestra esos comentarios para revisarlos.
       *[other] { $count } comentarios que se van a retener tienen más de 60 días. YouTube Studio no muestra esos comentarios para revisarlos.
    }
comments-video = Vídeo
comments-withLink = Con enlace
comments-approveToReply = Aprueba primero el comentario para responder.
comments-delete = Eliminar
comments-deleteHint = Se eliminan el comentario y todas sus respuestas
comments-edit = Editar
comments-edited = editado
comments-likeCount =
    { $count ->
        [one] 1 me gusta
       *[other] { $count } me gusta
    }
comments-noReply = Nadie puede responder a este comentario.
comments-noSavedReplies = Guarda una respuesta para volver a usarla.
comments-removeReply = Eliminar esta respuesta guardada
comments-reply = Responder
comments-savedReplies = Respuestas guardadas
comments-saveReply = Guardar esta respuesta
comments-send = Responder
comments-sendComment = Comentar
comments-textMissing = Escribe un comentario.
comments-videoHint = Enlace o ID de cualquier vídeo.
comments-write = Nuevo comentario…
