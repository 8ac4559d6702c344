feeds-add = Ajouter un flux
feeds-addNote = Cuecard lit l’adresse une fois par jour, sans vos identifiants, et propose ce qui est nouveau. Rien n’est ajouté automatiquement, sauf si vous le choisissez. Certaines pages ne peuvent être lues que lorsque cette section est ouverte.
feeds-address = Adresse
feeds-addressHint = Un fichier de calendrier (.ics, webcal://), ou une page avec des évènements.
feeds-changed = { $fields }.
feeds-check = Vérifier maintenant
feeds-checkAll = Tout vérifier maintenant
feeds-cutShort = Ce flux a plus d’évènements que Cuecard n’en conserve : les 2 000 prochains.
feeds-doubtful = Peut-être un autre évènement : son identifiant en désignait un différent.
feeds-edited = Modifié ici
feeds-failingSince = En échec depuis : { $time }. Les évènements ci-dessous datent d’avant.
feeds-feed = Flux
feeds-field-cost = prix
feeds-field-currency = devise
feeds-field-description = description
feeds-field-keywords = catégories
feeds-field-title = titre
feeds-field-start = début
feeds-field-end = fin
feeds-field-allDay = journée entière
feeds-field-timeZone = fuseau horaire
feeds-field-venue = lieu
feeds-field-online = adresse en ligne
feeds-field-organizers = organisateurs
feeds-field-url = site Web
feeds-field-website = site Web
feeds-field-image = image
feeds-field-categories = catégories
feeds-field-tags = étiquettes
feeds-field-status = état
feeds-gone =
    { $count ->
        [one] { $count } évènement n’y figure plus
       *[other] { $count } évènements n’y figurent plus
    }
feeds-kept = Reste comme modifié ici : { $fields }.
feeds-leaveOut = Omettre
feeds-moved = Nouvelle adresse : { $address }.
feeds-name = Nom
feeds-neverRead = Pas encore lu
feeds-none = Aucun flux pour l’instant. Ajoutez l’adresse d’un fichier de calendrier ou d’une page avec des évènements : ce qui y est nouveau est proposé pour votre calendrier.
feeds-noneFound = Aucun évènement à venir dans vos flux.
feeds-noneLeft = Ces évènements sont en cours d’ajout, ou ne sont plus dans le flux.
feeds-notGranted = Sans l’autorisation pour { $host }, Cuecard ne peut pas lire ce flux.
feeds-offerAgain = Proposer à nouveau
feeds-nothingNew = Rien de nouveau dans vos flux.
feeds-offered = Nouveaux ou modifiés
feeds-offers =
    { $count ->
        [0] rien de nouveau
        [one] { $count } évènement à vérifier
       *[other] { $count } évènements à vérifier
    }
feeds-readAt = lecture : { $time }
feeds-redirected = Son adresse mène à { $address }.
feeds-remove = Retirer le flux
feeds-removeNote = Les évènements déjà dans votre calendrier y restent.
feeds-removeSure = Le retirer et oublier ses évènements
feeds-rename = Enregistrer le nom
feeds-review =
    { $count ->
        [one] Vérifier { $count } évènement
       *[other] Vérifier { $count } évènements
    }
feeds-rule = Évènements nouveaux et modifiés
feeds-rule-draft = Ajouter en brouillon
feeds-rule-offer = Proposer pour vérification
feeds-rule-publish = Publier
feeds-ruleHint = Ce que vous modifiez dans le calendrier reste toujours. Les évènements disparus du flux sont signalés, et jamais supprimés.
feeds-settings = Paramètres
feeds-standing = État
feeds-standing-added = Dans votre calendrier
feeds-standing-cancelled = Annulé dans le flux
feeds-standing-changed = Modifié
feeds-standing-gone = Absent du flux
feeds-standing-leftOut = Omis
feeds-standing-new = Nouveau
feeds-standing-underWay = Ajout en cours
feeds-useAddress = Utiliser cette adresse
