action-video-save-label = Salvar em { $name }
action-video-save-purpose = Salvar na playlist
action-video-save-choose = Salvar na playlist…
action-video-save-doing = Salvando em { $name }…
action-video-save-done = Salvo em { $name }
action-video-save-undone = Salvo em { $name } (desfeito)
action-video-save-failed = Não salvo em { $name }
action-video-save-unclear = Não foi possível confirmar se o vídeo foi salvo em { $name }. Confira a playlist.

action-video-saveToNew-label = Nova playlist…
action-video-saveToNew-purpose = Salvar em nova playlist
action-video-saveToNew-choose = Nova playlist…
action-video-saveToNew-doing = Criando a playlist { $name }…
action-video-saveToNew-done = Playlist { $name } criada e vídeo salvo
action-video-saveToNew-undone = Playlist { $name } criada (desfeito)
action-video-saveToNew-failed = Playlist { $name } não criada
action-video-saveToNew-unclear = Não foi possível confirmar se { $name } foi criada. Confira suas playlists.
action-video-saveToNew-halfFailed = Playlist { $name } criada, mas o vídeo não foi salvo nela
action-video-saveToNew-halfUnclear = Playlist { $name } criada, mas não foi possível confirmar se o vídeo foi salvo. Confira a playlist.

action-video-remove-label = Remover de { $name }
action-video-remove-purpose = Remover da playlist
action-video-remove-doing = Removendo de { $name }…
action-video-remove-done = Removido de { $name }
action-video-remove-already = Não estava em { $name }
action-video-remove-undone = Removido de { $name } (desfeito)
action-video-remove-failed = Não removido de { $name }
action-video-remove-unclear = Não foi possível confirmar se o vídeo foi removido de { $name }. Confira a playlist.

action-video-place-label = Mover em { $name }
action-video-place-purpose = Mudar a ordem da playlist
action-video-place-doing = Movendo em { $name }…
action-video-place-done = Movido em { $name }
action-video-place-already = Já estava nessa posição em { $name }
action-video-place-undone = Movido em { $name } (desfeito)
action-video-place-failed = Não movido em { $name }
action-video-place-unclear = Não foi possível confirmar se o vídeo foi movido em { $name }. Confira a playlist.

action-video-replace-label = Substituir em { $name }
action-video-replace-purpose = Substituir vídeos indisponíveis
action-video-replace-doing = Substituindo o vídeo em { $name }…
action-video-replace-done = Vídeo substituído em { $name }
action-video-replace-undone = Vídeo substituído em { $name } (desfeito)
action-video-replace-failed = Vídeo não substituído em { $name }
action-video-replace-unclear = Não foi possível confirmar se o vídeo foi substituído em { $name }. Confira a playlist.

action-video-annotate-label = Editar nota em { $name }
action-video-annotate-purpose = Editar notas de playlists
action-video-annotate-doing = Salvando a nota em { $name }…
action-video-annotate-done = Nota salva em { $name }
action-video-annotate-already = A nota em { $name } já estava assim
action-video-annotate-undone = Nota salva em { $name } (desfeito)
action-video-annotate-failed = Nota não salva em { $name }
action-video-annotate-unclear = Não foi possível confirmar se a nota foi salva em { $name }. Confira a playlist.

action-video-move-label = Mover para { $target }
action-video-move-purpose = Mover para outra playlist
action-video-move-doing = Movendo de { $name } para { $target }…
action-video-move-done = Movido de { $name } para { $target }
action-video-move-undone = Movido de { $name } para { $target } (desfeito)
action-video-move-failed = Não movido de { $name } para { $target }
action-video-move-unclear = Não foi possível confirmar se o vídeo foi movido de { $name } para { $target }. Confira as duas playlists.

action-video-like-label = Gostei
action-video-like-doing = Marcando “Gostei”…
action-video-like-done = “Gostei” marcado
action-video-like-already = Você já tinha marcado “Gostei”
action-video-like-undone = “Gostei” marcado (desfeito)
action-video-like-failed = “Gostei” não marcado
action-video-like-unclear = Não foi possível confirmar se seu “Gostei” foi registrado. Confira o vídeo.

action-video-dislike-label = Não gostei
action-video-dislike-doing = Marcando “Não gostei”…
action-video-dislike-done = “Não gostei” marcado
action-video-dislike-already = Você já tinha marcado “Não gostei”
action-video-dislike-undone = “Não gostei” marcado (desfeito)
action-video-dislike-failed = “Não gostei” não marcado
action-video-dislike-unclear = Não foi possível confirmar se seu “Não gostei” foi registrado. Confira o vídeo.

action-video-clearRating-label = Remover avaliação
action-video-clearRating-doing = Removendo a avaliação…
action-video-clearRating-done = Avaliação removida
action-video-clearRating-already = Não havia avaliação para remover
action-video-clearRating-undone = Avaliação removida (desfeito)
action-video-clearRating-failed = Avaliação não removida
action-video-clearRating-unclear = Não foi possível confirmar se a avaliação foi removida. Confira o vídeo.

action-video-edit-label = Editar
action-video-edit-purpose = Editar vídeo
action-video-edit-doing = Salvando o vídeo { $name }…
action-video-edit-done = Vídeo { $name } salvo
action-video-edit-already = O vídeo { $name } já estava assim
action-video-edit-undone = Vídeo { $name } salvo (desfeito)
action-video-edit-failed = Vídeo { $name } não salvo
action-video-edit-unclear = Não foi possível confirmar se o vídeo { $name } foi salvo. Confira o vídeo.

action-video-delete-label = Excluir
action-video-delete-doing = Excluindo o vídeo { $name }…
action-video-delete-done = Vídeo { $name } excluído
action-video-delete-failed = Vídeo { $name } não excluído
action-video-delete-unclear = Não foi possível confirmar se o vídeo { $name } foi excluído. Confira seu canal.

action-video-report-label = Denunciar este vídeo…
action-video-report-choose = Denunciar…
action-video-report-link = Denunciar o vídeo do link…
action-video-report-doing = Denunciando { $name }…
action-video-report-done = { $name }: denúncia enviada ao YouTube
action-video-report-failed = { $name }: denúncia não enviada
action-video-report-unclear = Não foi possível confirmar se a denúncia foi enviada: { $name }.

action-video-thumbnail-label = Definir miniatura
action-video-thumbnail-doing = Definindo a miniatura de { $name }…
action-video-thumbnail-done = Miniatura de { $name } definida
action-video-thumbnail-failed = Miniatura de { $name } não definida
action-video-thumbnail-unclear = Não foi possível confirmar se a miniatura de { $name } foi definida. Confira o vídeo.

action-video-captions-label = Adicionar legendas
action-video-captions-doing = Adicionando as legendas { $name }…
action-video-captions-done = Legendas { $name } adicionadas
action-video-captions-undone = Legendas { $name } adicionadas (desfeito)
action-video-captions-failed = Legendas { $name } não adicionadas
action-video-captions-unclear = Não foi possível confirmar se as legendas { $name } foram adicionadas. Confira o vídeo.

action-video-replaceCaptions-label = Substituir legendas
action-video-replaceCaptions-doing = Substituindo as legendas { $name }…
action-video-replaceCaptions-done = Legendas { $name } substituídas
action-video-replaceCaptions-undone = Legendas { $name } substituídas (desfeito)
action-video-replaceCaptions-failed = Legendas { $name } não substituídas
action-video-replaceCaptions-unclear = Não foi possível confirmar se as legendas { $name } foram substituídas. Confira o vídeo.

action-playlist-create-label = Nova playlist
action-playlist-create-purpose = Nova playlist
action-playlist-create-doing = Criando a playlist { $name }…
action-playlist-create-done = Playlist { $name } criada
action-playlist-create-undone = Playlist { $name } criada (desfeito)
action-playlist-create-failed = Playlist { $name } não criada
action-playlist-create-unclear = Não foi possível confirmar se { $name } foi criada. Confira suas playlists.

action-playlist-fill-label = Adicionar vídeos a uma nova playlist
action-playlist-fill-doing = Adicionando vídeos à playlist { $name }…
action-playlist-fill-done = Playlist { $name } criada e vídeos adicionados
action-playlist-fill-undone = Playlist { $name } criada (desfeito)
action-playlist-fill-failed = Vídeos não adicionados à playlist { $name }
action-playlist-fill-unclear = Não foi possível confirmar se os vídeos foram adicionados a { $name }. Confira a playlist.

action-playlist-edit-label = Editar
action-playlist-edit-purpose = Editar playlist
action-playlist-edit-doing = Salvando a playlist { $name }…
action-playlist-edit-done = Playlist { $name } salva
action-playlist-edit-undone = Playlist { $name } salva (desfeito)
action-playlist-edit-failed = Playlist { $name } não salva
action-playlist-edit-unclear = Não foi possível confirmar se { $name } foi salva. Confira a playlist.

action-playlist-delete-label = Excluir
action-playlist-delete-purpose = Excluir playlist
action-playlist-delete-doing = Excluindo a playlist { $name }…
action-playlist-delete-done = Playlist { $name } excluída
action-playlist-delete-undone = Playlist { $name } excluída (desfeito). Ela tem um novo link.
action-playlist-delete-failed = Playlist { $name } não excluída
action-playlist-delete-unclear = Não foi possível confirmar se { $name } foi excluída. Confira suas playlists.

action-channel-subscribe-label = Inscrever-se
action-channel-subscribe-doing = Fazendo a inscrição…
action-channel-subscribe-done = Inscrição feita em { $name }
action-channel-subscribe-already = Você já tinha se inscrito em { $name }
action-channel-subscribe-undone = Inscrição feita em { $name } (desfeito)
action-channel-subscribe-failed = Inscrição não feita
action-channel-subscribe-unclear = Não foi possível confirmar se a inscrição foi feita. Confira o canal.

action-channel-unsubscribe-label = Cancelar inscrição
action-channel-unsubscribe-doing = Cancelando a inscrição…
action-channel-unsubscribe-done = Inscrição em { $name } cancelada
action-channel-unsubscribe-already = Você não tinha inscrição em { $name }
action-channel-unsubscribe-undone = Inscrição em { $name } cancelada (desfeito)
action-channel-unsubscribe-failed = A inscrição continua
action-channel-unsubscribe-unclear = Não foi possível confirmar se a inscrição foi cancelada. Confira o canal.

action-channel-banner-label = Definir banner
action-channel-banner-doing = Definindo o banner…
action-channel-banner-done = Banner definido
action-channel-banner-undone = Banner definido (desfeito)
action-channel-banner-failed = Banner não definido
action-channel-banner-unclear = Não foi possível confirmar se o banner foi definido. Confira seu canal.

action-channel-watermark-label = Definir marca-d’água
action-channel-watermark-doing = Definindo a marca-d’água…
action-channel-watermark-done = Marca-d’água definida
action-channel-watermark-failed = Marca-d’água não definida
action-channel-watermark-unclear = Não foi possível confirmar se a marca-d’água foi definida. Confira seu canal.

action-channel-removeWatermark-label = Remover marca-d’água
action-channel-removeWatermark-doing = Removendo a marca-d’água…
action-channel-removeWatermark-done = Marca-d’água removida
action-channel-removeWatermark-failed = Marca-d’água não removida
action-channel-removeWatermark-unclear = Não foi possível confirmar se a marca-d’água foi removida. Confira seu canal.

action-event-add-label = Adicionar evento
action-event-add-choose = Adicionar evento…
action-event-add-link = Adicionar o evento da página do link
action-event-add-selection = Adicionar o texto selecionado como evento
action-event-add-doing = Adicionando “{ $name }”…
action-event-add-done = “{ $name }” adicionado ao calendário
action-event-add-doneShort = Adicionado
action-event-add-doneDraft = “{ $name }” adicionado ao calendário como rascunho. Para torná-lo público, abra Meus eventos no gerenciador.
action-event-add-doneDraftShort = Rascunho adicionado
action-event-add-donePending = “{ $name }” enviado para revisão. Ainda não é público.
action-event-add-donePendingShort = Enviado para revisão
action-event-add-undone = “{ $name }” adicionado (desfeito). Está na lixeira.
action-event-add-undoneShort = Desfeito. Está na lixeira.
action-event-add-failed = “{ $name }” não adicionado
action-event-add-unclear = Não foi possível confirmar se “{ $name }” foi adicionado. Confira seu calendário.

action-event-edit-label = Editar
action-event-edit-doing = Salvando “{ $name }”…
action-event-edit-done = “{ $name }” salvo
action-event-edit-undone = “{ $name }” salvo (desfeito)
action-event-edit-failed = “{ $name }” não salvo
action-event-edit-unclear = Não foi possível confirmar se “{ $name }” foi salvo. Confira o evento.

action-event-change-label = Alterar
action-event-change-doing = Alterando “{ $name }”…
action-event-change-done = “{ $name }” alterado
action-event-change-already = “{ $name }” não precisava de alteração
action-event-change-undone = “{ $name }” alterado (desfeito)
action-event-change-failed = “{ $name }” não alterado
action-event-change-unclear = Não foi possível confirmar se “{ $name }” foi alterado. Confira o evento.

action-event-delete-label = Excluir permanentemente
action-event-delete-doing = Excluindo “{ $name }”…
action-event-delete-done = “{ $name }” excluído permanentemente
action-event-delete-failed = “{ $name }” não excluído
action-event-delete-unclear = Não foi possível confirmar se “{ $name }” foi excluído. Confira a lixeira.

action-event-duplicate-label = Duplicar como rascunho
action-event-duplicate-doing = Duplicando “{ $name }”…
action-event-duplicate-done = “{ $name }” duplicado
action-event-duplicate-undone = “{ $name }” duplicado (desfeito). A cópia está na lixeira.
action-event-duplicate-failed = “{ $name }” não duplicado
action-event-duplicate-unclear = Não foi possível confirmar se “{ $name }” foi duplicado. Confira seus rascunhos.

action-event-publish-label = Publicar
action-event-publish-doing = Publicando “{ $name }”…
action-event-publish-done = “{ $name }” publicado
action-event-publish-doneShort = Publicado
action-event-publish-already = “{ $name }” já estava publicado
action-event-publish-undone = “{ $name }” publicado (desfeito). Não está público.
action-event-publish-undoneShort = Desfeito. Não está público.
action-event-publish-failed = “{ $name }” não publicado
action-event-publish-unclear = Não foi possível confirmar se “{ $name }” foi publicado. Confira o evento.

action-event-review-label = Enviar para revisão
action-event-review-doing = Enviando “{ $name }” para revisão…
action-event-review-done = “{ $name }” enviado para revisão
action-event-review-doneShort = Enviado para revisão
action-event-review-already = “{ $name }” já tinha sido enviado para revisão
action-event-review-undone = “{ $name }” enviado para revisão (desfeito)
action-event-review-undoneShort = Desfeito
action-event-review-failed = “{ $name }” não enviado para revisão
action-event-review-unclear = Não foi possível confirmar se “{ $name }” foi enviado para revisão. Confira o evento.

action-event-unpublish-label = Despublicar
action-event-unpublish-doing = Despublicando “{ $name }”…
action-event-unpublish-done = “{ $name }” despublicado. Agora é um rascunho.
action-event-unpublish-already = “{ $name }” já era um rascunho
action-event-unpublish-undone = “{ $name }” despublicado (desfeito)
action-event-unpublish-failed = “{ $name }” não despublicado
action-event-unpublish-unclear = Não foi possível confirmar se “{ $name }” foi despublicado. Confira o evento.

action-event-trash-label = Mover para a lixeira
action-event-trash-doing = Movendo “{ $name }” para a lixeira…
action-event-trash-done = “{ $name }” movido para a lixeira
action-event-trash-undone = “{ $name }” movido para a lixeira (desfeito)
action-event-trash-failed = “{ $name }” não movido para a lixeira
action-event-trash-unclear = Não foi possível confirmar se “{ $name }” foi movido para a lixeira. Confira seu calendário.

action-event-restore-label = Restaurar
action-event-restore-doing = Restaurando “{ $name }”…
action-event-restore-done = “{ $name }” restaurado como rascunho
action-event-restore-undone = “{ $name }” restaurado (desfeito). Está na lixeira.
action-event-restore-failed = “{ $name }” não restaurado
action-event-restore-unclear = Não foi possível confirmar se “{ $name }” foi restaurado. Confira seu calendário.

action-venue-create-label = Novo local
action-venue-create-doing = Criando o local “{ $name }”…
action-venue-create-done = Local “{ $name }” criado
action-venue-create-undone = Local “{ $name }” criado (desfeito)
action-venue-create-failed = Local “{ $name }” não criado
action-venue-create-unclear = Não foi possível confirmar se o local “{ $name }” foi criado. Confira o site do calendário.

action-venue-delete-label = Excluir local
action-venue-delete-doing = Excluindo o local “{ $name }”…
action-venue-delete-done = Local “{ $name }” excluído
action-venue-delete-undone = Local “{ $name }” excluído (desfeito)
action-venue-delete-failed = Local “{ $name }” não excluído
action-venue-delete-unclear = Não foi possível confirmar se o local “{ $name }” foi excluído. Confira o site do calendário.

action-venue-edit-label = Editar local
action-venue-edit-doing = Salvando o local “{ $name }”…
action-venue-edit-done = Local “{ $name }” salvo
action-venue-edit-undone = Local “{ $name }” salvo (desfeito)
action-venue-edit-failed = Local “{ $name }” não salvo
action-venue-edit-unclear = Não foi possível confirmar se o local “{ $name }” foi salvo. Confira o site do calendário.

action-organizer-create-label = Novo organizador
action-organizer-create-doing = Criando o organizador “{ $name }”…
action-organizer-create-done = Organizador “{ $name }” criado
action-organizer-create-undone = Organizador “{ $name }” criado (desfeito)
action-organizer-create-failed = Organizador “{ $name }” não criado
action-organizer-create-unclear = Não foi possível confirmar se o organizador “{ $name }” foi criado. Confira o site do calendário.

action-organizer-delete-label = Excluir organizador
action-organizer-delete-doing = Excluindo o organizador “{ $name }”…
action-organizer-delete-done = Organizador “{ $name }” excluído
action-organizer-delete-undone = Organizador “{ $name }” excluído (desfeito)
action-organizer-delete-failed = Organizador “{ $name }” não excluído
action-organizer-delete-unclear = Não foi possível confirmar se o organizador “{ $name }” foi excluído. Confira o site do calendário.

action-organizer-edit-label = Editar organizador
action-organizer-edit-doing = Salvando o organizador “{ $name }”…
action-organizer-edit-done = Organizador “{ $name }” salvo
action-organizer-edit-undone = Organizador “{ $name }” salvo (desfeito)
action-organizer-edit-failed = Organizador “{ $name }” não salvo
action-organizer-edit-unclear = Não foi possível confirmar se o organizador “{ $name }” foi salvo. Confira o site do calendário.

action-category-create-label = Nova categoria
action-category-create-doing = Criando a categoria “{ $name }”…
action-category-create-done = Categoria “{ $name }” criada
action-category-create-undone = Categoria “{ $name }” criada (desfeito)
action-category-create-failed = Categoria “{ $name }” não criada
action-category-create-unclear = Não foi possível confirmar se a categoria “{ $name }” foi criada. Confira o site do calendário.

action-category-delete-label = Excluir categoria
action-category-delete-doing = Excluindo a categoria “{ $name }”…
action-category-delete-done = Categoria “{ $name }” excluída
action-category-delete-failed = Categoria “{ $name }” não excluída
action-category-delete-unclear = Não foi possível confirmar se a categoria “{ $name }” foi excluída. Confira o site do calendário.

action-category-edit-label = Editar categoria
action-category-edit-doing = Salvando a categoria “{ $name }”…
action-category-edit-done = Categoria “{ $name }” salva
action-category-edit-undone = Categoria “{ $name }” salva (desfeito)
action-category-edit-failed = Categoria “{ $name }” não salva
action-category-edit-unclear = Não foi possível confirmar se a categoria “{ $name }” foi salva. Confira o site do calendário.

action-tag-create-label = Nova tag
action-tag-create-doing = Criando a tag “{ $name }”…
action-tag-create-done = Tag “{ $name }” criada
action-tag-create-undone = Tag “{ $name }” criada (desfeito)
action-tag-create-failed = Tag “{ $name }” não criada
action-tag-create-unclear = Não foi possível confirmar se a tag “{ $name }” foi criada. Confira o site do calendário.

action-tag-delete-label = Excluir tag
action-tag-delete-doing = Excluindo a tag “{ $name }”…
action-tag-delete-done = Tag “{ $name }” excluída
action-tag-delete-failed = Tag “{ $name }” não excluída
action-tag-delete-unclear = Não foi possível confirmar se a tag “{ $name }” foi excluída. Confira o site do calendário.

action-tag-edit-label = Editar tag
action-tag-edit-doing = Salvando a tag “{ $name }”…
action-tag-edit-done = Tag “{ $name }” salva
action-tag-edit-undone = Tag “{ $name }” salva (desfeito)
action-tag-edit-failed = Tag “{ $name }” não salva
action-tag-edit-unclear = Não foi possível confirmar se a tag “{ $name }” foi salva. Confira o site do calendário.

action-comment-approve-label = Aprovar
action-comment-approve-doing = Aprovando: { $name }…
action-comment-approve-done = Aprovado: { $name }
action-comment-approve-already = Nada a alterar: { $name }
action-comment-approve-undone = Aprovado: { $name } (desfeito)
action-comment-approve-failed = Não aprovado: { $name }
action-comment-approve-unclear = Não foi possível confirmar a aprovação: { $name }. Confira seus comentários.

action-comment-hold-label = Reter para análise
action-comment-hold-doing = Retendo: { $name }…
action-comment-hold-done = Retido para análise: { $name }
action-comment-hold-already = Nada a alterar: { $name }
action-comment-hold-undone = Retido para análise: { $name } (desfeito)
action-comment-hold-failed = Não retido: { $name }
action-comment-hold-unclear = Não foi possível confirmar a retenção para análise: { $name }. Confira seus comentários.

action-comment-reject-label = Rejeitar
action-comment-reject-doing = Rejeitando: { $name }…
action-comment-reject-done = Rejeitado: { $name }
action-comment-reject-already = Nada a alterar: { $name }
action-comment-reject-undone = Rejeitado: { $name } (desfeito)
action-comment-reject-failed = Não rejeitado: { $name }
action-comment-reject-unclear = Não foi possível confirmar a rejeição: { $name }. Confira seus comentários.

action-comment-ban-label = Rejeitar e banir
action-comment-ban-doing = Rejeitando: { $name }…
action-comment-ban-done = Rejeitado, com autor banido: { $name }
action-comment-ban-already = Nada a alterar: { $name }
action-comment-ban-failed = Não rejeitado: { $name }
action-comment-ban-unclear = Não foi possível confirmar a rejeição e o banimento do autor: { $name }. Confira seus comentários.

action-comment-write-label = Comentar
action-comment-write-doing = Comentando em { $name }…
action-comment-write-done = Comentário feito em { $name }
action-comment-write-undone = Comentário feito em { $name } (desfeito)
action-comment-write-failed = Comentário não feito em { $name }
action-comment-write-unclear = Não foi possível confirmar se seu comentário em { $name } foi publicado. Confira o vídeo.

action-comment-reply-label = Responder
action-comment-reply-doing = Respondendo a { $name }…
action-comment-reply-done = Resposta enviada a { $name }
action-comment-reply-undone = Resposta enviada a { $name } (desfeito)
action-comment-reply-failed = Resposta não enviada a { $name }
action-comment-reply-unclear = Não foi possível confirmar se sua resposta a { $name } foi publicada. Confira o comentário.

action-comment-edit-label = Editar comentário
action-comment-edit-doing = Salvando o comentário…
action-comment-edit-done = Comentário salvo
action-comment-edit-already = O comentário já estava assim
action-comment-edit-undone = Comentário salvo (desfeito)
action-comment-edit-failed = Comentário não salvo
action-comment-edit-unclear = Não foi possível confirmar se o comentário foi salvo. Confira o vídeo.

action-comment-delete-label = Excluir comentário
action-comment-delete-doing = Excluindo o comentário…
action-comment-delete-done = Comentário excluído
action-comment-delete-failed = Comentário não excluído
action-comment-delete-unclear = Não foi possível confirmar se o comentário foi excluído. Confira o vídeo.

action-captions-delete-label = Excluir legendas
action-captions-delete-doing = Excluindo as legendas { $name }…
action-captions-delete-done = Legendas { $name } excluídas
action-captions-delete-undone = Legendas { $name } excluídas (desfeito)
action-captions-delete-failed = Legendas { $name } não excluídas
action-captions-delete-unclear = Não foi possível confirmar se as legendas { $name } foram excluídas. Confira o vídeo.

action-captions-rename-label = Renomear legendas
action-captions-rename-doing = Renomeando as legendas { $name } para { $target }…
action-captions-rename-done = Legendas { $name } renomeadas para { $target }
action-captions-rename-undone = Legendas { $name } renomeadas para { $target } (desfeito)
action-captions-rename-failed = Legendas { $name } não renomeadas
action-captions-rename-unclear = Não foi possível confirmar se as legendas { $name } foram renomeadas. Confira o vídeo.
action-captions-rename-halfFailed = Legendas { $target } adicionadas, mas as legendas { $name } não foram excluídas
action-captions-rename-halfUnclear = Legendas { $target } adicionadas, mas não foi possível confirmar se as legendas { $name } foram excluídas. Confira o vídeo.

action-captions-setDraft-label = Publicar legendas
action-captions-setDraft-doing = Salvando as legendas { $name }…
action-captions-setDraft-done = Legendas { $name } salvas
action-captions-setDraft-undone = Legendas { $name } salvas (desfeito)
action-captions-setDraft-failed = Legendas { $name } não salvas
action-captions-setDraft-unclear = Não foi possível confirmar se as legendas { $name } foram salvas. Confira o vídeo.

action-channel-translate-label = Traduzir canal
action-channel-translate-doing = Salvando as traduções do canal…
action-channel-translate-done = Traduções do canal salvas
action-channel-translate-undone = Traduções do canal salvas (desfeito)
action-channel-translate-failed = Traduções do canal não salvas
action-channel-translate-unclear = Não foi possível confirmar se as traduções do canal foram salvas. Confira seu canal.

action-channel-edit-label = Editar canal
action-channel-edit-doing = Salvando o canal…
action-channel-edit-done = Canal salvo
action-channel-edit-already = O canal já estava assim
action-channel-edit-undone = Canal salvo (desfeito)
action-channel-edit-failed = Canal não salvo
action-channel-edit-unclear = Não foi possível confirmar se o canal foi salvo. Confira seu canal.

action-section-add-label = Adicionar seção
action-section-add-doing = Adicionando a seção { $name }…
action-section-add-done = Seção { $name } adicionada
action-section-add-undone = Seção { $name } adicionada (desfeito)
action-section-add-failed = Seção { $name } não adicionada
action-section-add-unclear = Não foi possível confirmar se a seção { $name } foi adicionada. Confira seu canal.

action-section-edit-label = Editar seção
action-section-edit-doing = Salvando a seção { $name }…
action-section-edit-done = Seção { $name } salva
action-section-edit-undone = Seção { $name } salva (desfeito)
action-section-edit-failed = Seção { $name } não salva
action-section-edit-unclear = Não foi possível confirmar se a seção { $name } foi salva. Confira seu canal.

action-section-delete-label = Excluir seção
action-section-delete-doing = Excluindo a seção { $name }…
action-section-delete-done = Seção { $name } excluída
action-section-delete-undone = Seção { $name } excluída (desfeito)
action-section-delete-failed = Seção { $name } não excluída
action-section-delete-unclear = Não foi possível confirmar se a seção { $name } foi excluída. Confira seu canal.
