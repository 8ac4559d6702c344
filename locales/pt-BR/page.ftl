overlay-name = Cuecard
overlay-undo = Desfazer
overlay-open = Abrir
overlay-close = Fechar
overlay-working = Processando…
overlay-failed = Não funcionou. Nada se perdeu. Tente de novo.
overlay-updated = O Cuecard foi atualizado e parou nesta página. Recarregue a página para continuar.
overlay-covered = Algo nesta página cobre ou altera este botão, por isso o clique foi ignorado. Use o Cuecard pela barra de ferramentas do navegador.
overlay-reload = Recarregar página

buttons-open = Cuecard: ações para esta página
buttons-actions = Ações
buttons-actingAs = Conta: { $name }
buttons-looking = Carregando…
buttons-save = Salvar este vídeo
buttons-saveTo = Salvar na playlist…
buttons-another = Outra playlist…
buttons-more = Mais ações para este vídeo
buttons-alreadyIn = Em { $playlists }
buttons-move = Mover este botão

menu-saveTo = Salvar na playlist
menu-choose = Outra playlist…
buttons-copyPlaylist = Copiar esta playlist para as minhas…
buttons-manage = Abrir no gerenciador
buttons-saveUploads = Salvar os vídeos deste canal…

eventButton-add = Adicionar evento
eventButton-several = Adicionar um de { $count } eventos

omnibox-addEvent = Adicionar evento: { $text }
omnibox-newEvent = Novo evento
omnibox-hint = Digite um evento em palavras, o endereço de um vídeo ou o nome de uma playlist
omnibox-open = Abrir no YouTube
omnibox-openPlaylist = Abrir a playlist { $playlist }
omnibox-saveVideo = Salvar este vídeo em uma playlist

chooser-name = Escolher vídeos
chooser-tick = Escolher “{ $name }”
chooser-chosen = Escolhidos: { $count }
chooser-price = Unidades por playlist: { $count }
chooser-hint = Marque os vídeos; segure Shift para um intervalo. Esc encerra.
chooser-all = Todos desta página
chooser-clear = Limpar
chooser-newPlaylist = Nova playlist…
chooser-copy = Copiar links
chooser-copied = Links copiados: { $count }
chooser-notCopied = O navegador não permitiu copiar.
chooser-tooMany = No máximo { $count } vídeos podem ser salvos de uma vez.
chooser-end = Encerrar

menu-chooseVideos = Escolher vários vídeos nesta página…

mover-name = Mover o botão do Cuecard
mover-grip = Botão do Cuecard: arraste-o ou use as setas
mover-hint = Arraste o botão ou pressione as setas. Esc cancela.
mover-done = Concluir
mover-cancel = Cancelar
mover-reset = Posição padrão
mover-hide = Ocultar neste site
mover-hidden = Oculto neste site. Mostre-o de novo na janela do Cuecard.

teacher-name = Escolher um evento na página
teacher-ask-title = Etapa 1 de 3: clique no título de um evento.
teacher-ask-date = Etapa 2 de 3: clique na data dele.
teacher-ask-place = Etapa 3 de 3: clique no local, se a página indicar um.
teacher-hint = Ou vá até lá com as setas e pressione Enter. Esc encerra.
teacher-part-title = Título
teacher-part-date = Data
teacher-part-place = Local
teacher-noPlace = Sem local
teacher-back = Voltar
teacher-end = Encerrar
teacher-found = Eventos como este: { $count }. Eles estão marcados na página.
teacher-foundOne = Nenhum outro evento como este foi encontrado na página.
teacher-show = Mostrar a lista
