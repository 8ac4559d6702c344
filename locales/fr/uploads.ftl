uploads-files = Fichiers vidéo
uploads-filesHint = Un ou plusieurs, de 256 Go ou 12 heures au plus chacun. Les fichiers qui portent le nom d’une vidéo l’accompagnent : film.json (champs), film.fr.srt ou .vtt (sous-titres), film.jpg ou .png (miniature). Gardez cette page ouverte pendant la mise en ligne. Après une interruption, choisissez à nouveau les fichiers pour reprendre.
uploads-unused = Ces fichiers n’accompagnent aucune vidéo choisie, ou ne peuvent pas être utilisés : { $files }
uploads-chosen = Vidéos choisies
uploads-forAll = Pour toutes les vidéos
uploads-edit = Modifier
uploads-reset = Reprendre les valeurs de toutes les vidéos
uploads-ignored = Non utilisés dans son fichier .json : { $fields }
uploads-captionLanguage = Définissez une langue, ou nommez le fichier de sous-titres film.fr.srt.
uploads-withThumbnail = miniature
uploads-withCaptions = sous-titres : { $language }
uploads-withFields = champs de { $file }
uploads-placeholders = { "{filename}" }, { "{date}" } et { "{number}" } sont remplacés pour chaque vidéo.
uploads-titlesHint = Vide : les noms des fichiers. { "{filename}" }, { "{date}" } et { "{number}" } sont remplacés pour chaque vidéo.
uploads-becomes = Devient : { $text }
uploads-firstDateHint = Celle de la première vidéo ; les autres suivent à intervalles réguliers. Elles restent privées jusque-là. Heure de cet ordinateur.
uploads-playlist = Enregistrer dans la playlist
uploads-noPlaylist = Aucune playlist
uploads-firstNumber = Premier numéro
uploads-firstNumberHint = La valeur de { $placeholder } pour la première vidéo.
uploads-price =
    { $count ->
        [one] Destination : { $channel }. Compte pour { $count } mise en ligne de la limite quotidienne.
       *[other] Destination : { $channel }. Compte pour { $count } mises en ligne de la limite quotidienne.
    }
uploads-left =
    { $count ->
        [one] { $count } mise en ligne restante aujourd’hui.
       *[other] { $count } mises en ligne restantes aujourd’hui.
    }
uploads-units =
    { $count ->
        [one] Les miniatures, sous-titres et playlists coûtent { $count } unité ; il en reste { $left } aujourd’hui.
       *[other] Les miniatures, sous-titres et playlists coûtent { $count } unités ; il en reste { $left } aujourd’hui.
    }
uploads-overLeft =
    { $count ->
        [one] { $count } mise en ligne attend la réinitialisation de la limite : { $time }.
       *[other] { $count } mises en ligne attendent la réinitialisation de la limite : { $time }.
    }
uploads-overUnits = Ce que les unités du jour ne couvrent pas attend leur réinitialisation : { $time }.
uploads-noUndo = Vous pouvez annuler une mise en ligne jusqu’à ce qu’elle se termine. Ensuite, supprimez la vidéo de votre chaîne.
uploads-startMany =
    { $count ->
        [one] Démarrer { $count } mise en ligne
       *[other] Démarrer { $count } mises en ligne
    }
uploads-queued = Attend son tour
uploads-chooseAgain =
    { $count ->
        [one] { $count } mise en ligne a à nouveau besoin de son fichier. Choisissez-le ou déposez-le ci-dessous : elle reprend là où elle s’est arrêtée.
       *[other] { $count } mises en ligne ont à nouveau besoin de leurs fichiers. Choisissez-les ou déposez-les tous ci-dessous : chacune reprend là où elle s’est arrêtée.
    }
uploads-clear = Vider le formulaire
uploads-templates = Modèles
uploads-noTemplates = Aucun modèle pour l’instant. Un modèle conserve toutes les valeurs de ce formulaire.
uploads-templateName = Nom du modèle
uploads-saveTemplate = Enregistrer comme modèle
uploads-replaceTemplate = Remplacer le modèle
uploads-removeTemplate = Supprimer { $name }
