comments-apply = Appliquer…
comments-applyTitle = Appliquer les décisions
comments-approve = Approuver
comments-author = Auteur
comments-authorContains = L’auteur contient
comments-ban = Rejeter et bannir
comments-bans =
    { $count ->
        [one] L’auteur de { $count } commentaire est banni de votre chaîne
       *[other] Les auteurs de { $count } commentaires sont bannis de votre chaîne
    }
comments-clear = Effacer
comments-comment = Commentaire
comments-counted = { $decision } : { $count }
comments-date = Date
comments-decided = Avec décision
comments-decision = Décision
comments-held = En attente d’examen
comments-hold = Mettre en attente
comments-howToDecide = Touche « a » : approuver, « h » : mettre en attente, « r » : rejeter, « s » : appliquer toutes les décisions.
comments-likes = J’aime
comments-many =
    { $count ->
        [one] { $count } commentaire
       *[other] { $count } commentaires
    }
comments-none = Vos vidéos n’ont pas encore de commentaires.
comments-noneWaiting = Aucun commentaire n’attend ici.
comments-open = Ouvrir le commentaire
comments-openAuthor = Ouvrir la chaîne
comments-published = Publiés
comments-reject = Rejeter
comments-replies = Réponses
comments-requests =
    { $count ->
        [one] Une requête
       *[other] { $count } requêtes, chacune pour 50 commentaires au plus
    }
comments-spam = Spam probable
comments-spamMark = Après une annulation, les commentaires qui étaient marqués comme spam sont mis en attente d’examen.
comments-textContains = Le commentaire contient
comments-tooOld =
    { $count ->
        [one] { $count } commentaire à mettre en attente a plus de 60 jours. YouTube Studio ne liste pas ces commentaires pour examen.
       *[other] { $count } commentaires à mettre en attente ont plus de 60 jours. YouTube Studio ne liste pas ces commentaires pour examen.
    }
comments-video = Vidéo
comments-withLink = Avec un lien
comments-approveToReply = Approuvez d’abord le commentaire pour y répondre.
comments-delete = Supprimer
comments-deleteHint = Supprime le commentaire et toutes ses réponses
comments-edit = Modifier
comments-edited = modifié
comments-likeCount =
    { $count ->
        [one] { $count } J’aime
       *[other] { $count } J’aime
    }
comments-noReply = Personne ne peut répondre à ce commentaire.
comments-noSavedReplies = Enregistrez une réponse pour la réutiliser.
comments-removeReply = Supprimer cette réponse enregistrée
comments-reply = Répondre
comments-savedReplies = Réponses enregistrées
comments-saveReply = Enregistrer cette réponse
comments-send = Répondre
comments-sendComment = Commenter
comments-textMissing = Saisissez un commentaire.
comments-videoHint = Lien ou identifiant de n’importe quelle vidéo.
comments-write = Nouveau commentaire…
