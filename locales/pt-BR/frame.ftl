frame-acting = Conta em uso
frame-addEvent = Adicionar ao calendário
frame-anotherEvent = Escolher outro evento
frame-anotherPlaylist = Escolher outra playlist
frame-chooseEvent = Escolher um de { $count } eventos
frame-chosenVideos = Vídeos escolhidos
frame-close = Fechar
frame-continue = Continuar
frame-saveVideos =
    { $count ->
        [one] Salvar { $count } vídeo
       *[other] Salvar { $count } vídeos
    }
frame-onCalendar = Este evento já está no seu calendário.
frame-reading = Lendo a página em { $host }…
frame-understanding = Lendo o texto…
frame-whyRead = O Cuecard lê a página uma vez para encontrar o evento. Nada é enviado a lugar nenhum.
frame-forget = Esquecer
frame-taughtKept = De agora em diante, o Cuecard encontra os eventos desta página e de páginas parecidas como você mostrou.
frame-taughtForgotten = Esquecido. O Cuecard volta a encontrar sozinho os eventos desta página.
frame-taughtNothing = O Cuecard não reconhece uma data no que você escolheu, por isso nada foi memorizado. Escolha de novo, indicando a data de um evento na segunda etapa.
