comments-apply = Aplicar…
comments-applyTitle = Aplicar decisões
comments-approve = Aprovar
comments-author = Autor
comments-authorContains = Autor contém
comments-ban = Rejeitar e banir
comments-bans =
    { $count ->
        [one] O autor de { $count } comentário será banido do seu canal
       *[other] Os autores de { $count } comentários serão banidos do seu canal
    }
comments-clear = Limpar
comments-comment = Comentário
comments-counted = { $decision }: { $count }
comments-date = Data
comments-decided = Decididos
comments-decision = Decisão
comments-held = Retidos para análise
comments-hold = Reter
comments-howToDecide = Pressione “a” para aprovar, “h” para reter, “r” para rejeitar. Pressione “s” para aplicar todas as decisões.
comments-likes = Gostei
comments-many =
    { $count ->
        [one] { $count } comentário
       *[other] { $count } comentários
    }
comments-none = Ainda não há comentários nos seus vídeos.
comments-noneWaiting = Nenhum comentário aguarda aqui.
comments-open = Abrir comentário
comments-openAuthor = Abrir canal
comments-published = Publicados
comments-reject = Rejeitar
comments-replies = Respostas
comments-requests =
    { $count ->
        [one] Uma solicitação
       *[other] { $count } solicitações, cada uma para até 50 comentários
    }
comments-spam = Provável spam
comments-spamMark = Depois de desfazer, comentários que estavam marcados como spam ficam retidos para análise.
comments-textContains = Comentário contém
comments-tooOld =
    { $count ->
        [one] { $count } comentário a reter tem mais de 60 dias. O YouTube Studio não lista esses comentários para análise.
       *[other] { $count } comentários a reter têm mais de 60 dias. O YouTube Studio não lista esses comentários para análise.
    }
comments-video = Vídeo
comments-withLink = Com link
comments-approveToReply = Para responder, aprove antes o comentário.
comments-delete = Excluir
comments-deleteHint = Exclui o comentário e todas as respostas
comments-edit = Editar
comments-edited = editado
comments-likeCount =
    { $count ->
        [one] { $count } marcação “Gostei”
       *[other] { $count } marcações “Gostei”
    }
comments-noReply = Ninguém pode responder a este comentário.
comments-noSavedReplies = Salve uma resposta para usá-la de novo.
comments-removeReply = Excluir esta resposta salva
comments-reply = Responder
comments-savedReplies = Respostas salvas
comments-saveReply = Salvar esta resposta
comments-send = Responder
comments-sendComment = Comentar
comments-textMissing = Digite um comentário.
comments-videoHint = Link ou ID de qualquer vídeo.
comments-write = Novo comentário…
