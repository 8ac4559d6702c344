uploads-files = Arquivos de vídeo
uploads-filesHint = Um ou mais, de até 256 GB ou 12 horas cada. Arquivos com o nome de um vídeo o acompanham: filme.json (campos), filme.pt.srt ou .vtt (legendas), filme.jpg ou .png (miniatura). Mantenha esta página aberta durante o envio. Após uma interrupção, escolha os arquivos de novo para retomar.
uploads-unused = Estes arquivos não pertencem a nenhum vídeo escolhido ou não podem ser usados: { $files }
uploads-chosen = Vídeos escolhidos
uploads-forAll = Para todos os vídeos
uploads-edit = Editar
uploads-reset = Usar os valores de todos os vídeos
uploads-ignored = Não usados do arquivo .json: { $fields }
uploads-captionLanguage = Defina um idioma ou dê ao arquivo de legendas um nome como filme.pt.srt.
uploads-withThumbnail = miniatura
uploads-withCaptions = legendas: { $language }
uploads-withFields = campos de { $file }
uploads-placeholders = { "{filename}" }, { "{date}" } e { "{number}" } são preenchidos para cada vídeo.
uploads-titlesHint = Em branco: os nomes dos arquivos. { "{filename}" }, { "{date}" } e { "{number}" } são preenchidos para cada vídeo.
uploads-becomes = Resultado: { $text }
uploads-firstDateHint = Do primeiro vídeo; os outros seguem em intervalos. Até lá, ficam privados. Usa a hora deste computador.
uploads-playlist = Salvar na playlist
uploads-noPlaylist = Nenhuma playlist
uploads-firstNumber = Primeiro número
uploads-firstNumberHint = O valor de { $placeholder } no primeiro vídeo.
uploads-price =
    { $count ->
        [one] Envia para { $channel } e conta como { $count } envio do limite diário.
       *[other] Envia para { $channel } e conta como { $count } envios do limite diário.
    }
uploads-left =
    { $count ->
        [one] Resta { $count } envio hoje.
       *[other] Restam { $count } envios hoje.
    }
uploads-units =
    { $count ->
        [one] Miniaturas, legendas e playlists custam { $count } unidade das { $left } restantes hoje.
       *[other] Miniaturas, legendas e playlists custam { $count } unidades das { $left } restantes hoje.
    }
uploads-overLeft =
    { $count ->
        [one] { $count } envio espera pela renovação do limite: { $time }.
       *[other] { $count } envios esperam pela renovação do limite: { $time }.
    }
uploads-overUnits = O que não cabe nas unidades de hoje espera até: { $time }.
uploads-noUndo = Você pode cancelar um envio até ele terminar. Depois disso, exclua o vídeo do seu canal.
uploads-startMany =
    { $count ->
        [one] Iniciar { $count } envio
       *[other] Iniciar { $count } envios
    }
uploads-queued = Aguardando a vez
uploads-chooseAgain =
    { $count ->
        [one] { $count } envio precisa de novo do arquivo. Escolha-o ou solte-o abaixo: ele retoma de onde parou.
       *[other] { $count } envios precisam de novo dos arquivos. Escolha ou solte todos abaixo: cada um retoma de onde parou.
    }
uploads-clear = Limpar formulário
uploads-templates = Modelos
uploads-noTemplates = Nenhum modelo ainda. Um modelo guarda todos os valores deste formulário.
uploads-templateName = Nome do modelo
uploads-saveTemplate = Salvar como modelo
uploads-replaceTemplate = Substituir modelo
uploads-removeTemplate = Remover { $name }
