channel-country = País
channel-counted = { $count } de { $most } caracteres.
channel-description = Descrição
channel-keywords = Palavras-chave
channel-keywordsHint = Separe com vírgulas.
channel-language = Idioma do título e da descrição
channel-noCountry = Não definido
channel-safeArea = A parte dentro da linha aparece em todos os dispositivos.
channel-tooLong = O texto é longo demais.
channel-translations = Traduções do canal
channel-translationsNeedLanguage = Salve primeiro o idioma do canal; depois, o título e a descrição podem ser traduzidos.
channel-trailer = Trailer para quem não é inscrito
channel-trailerHint = Link ou ID de um vídeo.
channel-add = Adicionar
channel-delete = Excluir
channel-down = Mover para baixo
channel-newSection = Nova seção
channel-playlist = Playlist
channel-playlists = Playlists
channel-sections = Seções da página do canal
channel-sectionsFull = Um canal pode ter até 10 seções.
channel-sectionsHint = Para mudar a ordem, arraste uma seção ou pressione Alt e uma seta nos botões dela.
channel-sectionTitle = Título da seção
channel-type-allPlaylists = Todas as playlists
channel-type-completedEvents = Transmissões ao vivo anteriores
channel-type-liveEvents = Ao vivo agora
channel-type-multipleChannels = Canais
channel-type-multiplePlaylists = Várias playlists
channel-type-popularUploads = Vídeos mais populares
channel-type-recentUploads = Vídeos mais recentes
channel-type-singlePlaylist = Uma playlist
channel-type-subscriptions = Inscrições
channel-type-upcomingEvents = Próximas transmissões ao vivo
channel-up = Mover para cima
channel-activity = Atividade do canal
channel-did-channelItem = Adicionado ao canal
channel-did-comment = Comentário
channel-did-playlistItem = Adicionado a uma playlist
channel-did-upload = Envio
channel-level = Nível
channel-levels = Níveis: { $levels }
channel-member = Membro
channel-memberCount =
    { $count ->
        [0] Nenhum membro
        [one] { $count } membro
       *[other] { $count } membros
    }
channel-members = Membros
channel-membersHint = O YouTube só informa isto a canais com clube de membros, depois de liberar o acesso para o projeto deles.
channel-months = Meses
channel-noActivity = O canal não tem atividade listada.
channel-showActivity = Mostrar atividade
channel-showMembers = Mostrar membros
channel-since = Membro desde
