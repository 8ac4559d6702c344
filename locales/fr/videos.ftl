videos-addParagraph = Ajouter un paragraphe à la description
videos-addTags = Ajouter des tags
videos-atEnd = À la fin
videos-atTop = Au début
videos-captions = Sous-titres
videos-comments = Commentaires
videos-date = Publication
videos-daysBetween = Jours entre deux vidéos
videos-descriptionContains = La description contient
videos-editMany =
    { $count ->
        [one] Modifier { $count } vidéo
       *[other] Modifier { $count } vidéos
    }
videos-failed = Échec du traitement
videos-first = Première vidéo
videos-forKids = Conçue pour les enfants
videos-language = Langue
videos-length = Durée
videos-likes = J’aime
videos-no = Non
videos-noCaptions = Sans sous-titres
videos-noDescription = Sans description
videos-none = Cette chaîne n’a pas encore de vidéo.
videos-uploadFirst = Mettre une vidéo en ligne
videos-noTags = Sans tags
videos-oldDraft =
    { $days ->
        [one] Privée depuis { $days } jour
       *[other] Privée depuis { $days } jours
    }
videos-paid = Communication commerciale
videos-paragraph = Paragraphe
videos-paragraphHint = Tout le texte entre deux lignes vides.
videos-privacy = Visibilité
videos-removeParagraph = Retirer un paragraphe de la description
videos-removeTags = Retirer des tags
videos-schedule = Programmer à intervalles réguliers
videos-scheduled = Programmée
videos-scheduleHint = Dans l’ordre de la liste. Seules des vidéos privées peuvent être programmées.
videos-skipped =
    { $count ->
        [one] { $count } vidéo est ignorée
       *[other] { $count } vidéos sont ignorées
    }
videos-synthetic = Modifiée ou synthétique
videos-tagsContain = Les tags contiennent
videos-searchesIn = Rechercher dans titre, description, tags
videos-title = Titre
videos-titleContains = Le titre contient
videos-viewCount =
    { $count ->
        [one] { $count } vue
       *[other] { $short } vues
    }
videos-views = Vues
videos-where = Où
videos-willChange =
    { $count ->
        [one] { $count } vidéo change.
       *[other] { $count } vidéos changent.
    }
videos-yes = Oui
videos-add = Ajouter la traduction
videos-addToPlaylists = Ajouter à des playlists…
videos-addTranslation = Autre langue
videos-commentCount =
    { $count ->
        [one] { $count } commentaire
       *[other] { $count } commentaires
    }
videos-descriptionIn = Description ({ $language })
videos-hasCaptions = Cette vidéo a des sous-titres.
videos-inNoPlaylist = Dans aucune de vos playlists.
videos-appearance = Aperçu
videos-overtaken = Ces champs ont été modifiés ailleurs depuis que vous avez ouvert la vidéo. Enregistrez à nouveau pour les remplacer par votre saisie, ou abandonnez vos modifications.
videos-playlistsNotRead =
    { $count ->
        [one] { $count } playlist n’a pas encore été lue.
       *[other] { $count } playlists n’ont pas encore été lues.
    }
videos-removeTranslation = Retirer : { $language }
videos-titleIn = Titre ({ $language })
videos-translations = Traductions
videos-translationWrong = Chaque traduction a besoin d’un titre de 100 caractères au plus et d’une description de 5 000 octets au plus, sans < ni >.
videos-unsavedChanges = Voici vos modifications précédentes, pas encore enregistrées.
videos-delete = Supprimer
videos-deleteForGood = Supprimer définitivement
videos-deleteGoes = La vidéo est supprimée de YouTube, et avec elle :
videos-deleteThis = Supprimer cette vidéo…
videos-goneFrom = sa place dans { $playlists }
videos-typeTitle = Pour la supprimer, saisissez son titre : { $title }
videos-typeTitleHint = Ou son identifiant : { $id }
videos-addToPlaylist = Ajouter à une playlist
videos-asSheet = En feuille de calcul…
videos-deleteManyGoes = Ces vidéos sont supprimées de YouTube, et avec elles :
videos-filesSkipped =
    { $count ->
        [one] { $count } fichier est ignoré
       *[other] { $count } fichiers sont ignorés
    }
videos-inPlaylist = Dans la playlist
videos-noPlaylist = Dans aucune playlist
videos-overwriteAll = Prendre la feuille pour tous ces champs
videos-readSheet = Lire une feuille de calcul…
videos-removeFromPlaylist = Retirer d’une playlist
videos-saveAsCsv = Enregistrer en CSV
videos-saveAsJson = Enregistrer en JSON
videos-saveSheet =
    { $count ->
        [one] Enregistrer { $count } vidéo en feuille de calcul
       *[other] Enregistrer { $count } vidéos en feuille de calcul
    }
videos-setThumbnails = Définir les miniatures
videos-sheetConflicts =
    { $count ->
        [one] { $count } champ a été modifié dans la feuille de calcul, et depuis aussi sur YouTube. Il reste tel quel, sauf si vous le cochez :
       *[other] { $count } champs ont été modifiés dans la feuille de calcul, et depuis aussi sur YouTube. Ils restent tels quels, sauf si vous les cochez :
    }
videos-sheetFields = Champs
videos-sheetFile = Feuille de calcul
videos-sheetFileHint = Un fichier CSV ou JSON enregistré ici, puis modifié dans n’importe quel programme.
videos-sheetHint = Laissez les colonnes « video » et « check » telles quelles : elles indiquent de quelle vidéo il s’agit, et ce que vous avez modifié.
videos-sheetInvalid = Ces valeurs ne sont pas valides et sont ignorées :
videos-sheetText = Lignes collées
videos-sheetTextHint = Avec les noms des colonnes dans la première ligne.
videos-sheetUnknown =
    { $count ->
        [one] { $count } ligne concerne une vidéo que cette chaîne n’a pas.
       *[other] { $count } lignes concernent des vidéos que cette chaîne n’a pas.
    }
videos-thumbnailFiles = Images
videos-thumbnailFilesHint = Chacune porte le nom de sa vidéo : le titre ou l’identifiant, par exemple « Marée basse.jpg ».
videos-thumbnailsMatched = Fichiers associés à une vidéo sélectionnée : { $count } sur { $all }.
videos-typeCount = Pour les supprimer, saisissez leur nombre : { $count }
videos-withCaptions =
    { $count ->
        [one] les sous-titres de { $count } vidéo
       *[other] les sous-titres de { $count } vidéos
    }
