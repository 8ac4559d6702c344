importEvents-asNew = Aucune de celles-ci, en créer une nouvelle
importEvents-cancelled = Annulé
importEvents-categories = Catégories pour tous les évènements
importEvents-changed = Modifié : { $fields }
importEvents-choosePlace = Choisir…
importEvents-cutShort = Il y a trop d’évènements à importer en une fois. Choisissez moins de jours ou moins de fichiers.
importEvents-datesWillMove =
    { $count ->
        [one] La mise à jour de { $count } évènement sélectionné remplace sa date de publication par l’heure actuelle, car votre compte n’est pas autorisé à la définir.
       *[other] La mise à jour de { $count } évènements sélectionnés remplace leurs dates de publication par l’heure actuelle, car votre compte n’est pas autorisé à les définir.
    }
importEvents-dateWillMove = La date de publication ({ $date }) va changer
importEvents-descriptions =
    { $count ->
        [one] Aperçu de la description
       *[other] Aperçu de { $count } descriptions
    }
importEvents-elsewhere =
    { $count ->
        [one] { $count } autre évènement a lieu d’autres jours.
       *[other] { $count } autres évènements ont lieu d’autres jours.
    }
importEvents-file = Fichiers d’évènements
importEvents-fileHint = .ics, CSV ou JSON. Les fichiers sont lus sur cette page et ne sont envoyés nulle part.
importEvents-firstOnly =
    { $count ->
        [one] { $count } évènement se répète selon une règle que Cuecard ne prend pas en charge. Seule sa première date est importée.
       *[other] { $count } évènements se répètent selon des règles que Cuecard ne prend pas en charge. Seules leurs premières dates sont importées.
    }
importEvents-found =
    { $count ->
        [0] Aucun évènement ces jours-là.
        [one] { $count } évènement ces jours-là.
       *[other] { $count } évènements ces jours-là.
    }
importEvents-from = Du
importEvents-inUtc =
    { $count ->
        [one] { $count } évènement est en UTC. Son heure est convertie en { $zone }, le fuseau horaire de votre site.
       *[other] { $count } évènements sont en UTC. Leurs heures sont converties en { $zone }, le fuseau horaire de votre site.
    }
importEvents-looking = Recherche des évènements déjà dans votre calendrier…
importEvents-new = Nouveau
importEvents-newCategories = Nouvelles catégories dans ces évènements
importEvents-newCategoriesAll = Tout créer
importEvents-newCategoriesHint = Les catégories sélectionnées sont créées une fois sur votre site, pour les évènements qui les indiquent. Elles restent si vous annulez l’importation.
importEvents-newPlaces = Nouveaux sur votre site, créés chacun une fois : { $names }. L’annulation les supprime, sauf si d’autres évènements les utilisent.
importEvents-noneHeld = Cette vérification a été fermée. Ouvrez à nouveau la page avec les évènements.
importEvents-noEvents =
    { $count ->
        [one] { $count } tâche ou entrée de journal n’est pas un évènement et est omise.
       *[other] { $count } tâches et entrées de journal ne sont pas des évènements et sont omises.
    }
importEvents-online = En ligne
importEvents-onlineAddresses =
    { $count ->
        [one] { $count } évènement est en ligne. Son adresse est ajoutée comme site Web, ou à la fin de la description.
       *[other] { $count } évènements sont en ligne. Leurs adresses sont ajoutées comme site Web, ou à la fin de la description.
    }
importEvents-noZone =
    { $count ->
        [one] { $count } évènement n’a pas de fuseau horaire. Celui-ci est utilisé : { $zone }.
       *[other] { $count } évènements n’ont pas de fuseau horaire. Celui-ci est utilisé : { $zone }.
    }
importEvents-paste = Ou collez du texte de calendrier
importEvents-pasted = texte collé
importEvents-pasteHint = Commence par BEGIN:VCALENDAR.
importEvents-placesFirst = Associez d’abord les lieux et les organisateurs ci-dessus.
importEvents-question = Quelle entrée de votre site est « { $name } » ?
importEvents-repeated = Les évènements récurrents sont ajoutés comme un évènement par date.
importEvents-status = Ajouter comme
importEvents-there =
    { $count ->
        [one] { $count } évènement est déjà dans votre calendrier.
       *[other] { $count } évènements sont déjà dans votre calendrier.
    }
importEvents-title = Importer des évènements
importEvents-to = Au
importEvents-unfit =
    { $count ->
        [one] { $count } évènement ne peut pas être ajouté au calendrier.
       *[other] { $count } évènements ne peuvent pas être ajoutés au calendrier.
    }
importEvents-unreadable =
    { $count ->
        [one] { $count } entrée est illisible. Sa date manque ou n’est pas valide.
       *[other] { $count } entrées sont illisibles. Leurs dates manquent ou ne sont pas valides.
    }
importEvents-withoutPicture =
    { $count ->
        [one] L’image de { $count } évènement sera omise, car son adresse est dans un réseau privé.
       *[other] Les images de { $count } évènements seront omises, car leurs adresses sont dans un réseau privé.
    }
importEvents-column-title = Titre
importEvents-column-startDate = Jour de début
importEvents-column-startTime = Heure de début
importEvents-column-endDate = Jour de fin
importEvents-column-endTime = Heure de fin
importEvents-column-allDay = Journée entière
importEvents-column-timeZone = Fuseau horaire
importEvents-column-venue = Lieu
importEvents-column-organizers = Organisateurs
importEvents-column-categories = Catégories
importEvents-column-tags = Étiquettes
importEvents-column-cost = Prix
importEvents-column-website = Site Web
importEvents-column-image = Adresse de l’image
importEvents-column-description = Description
importEvents-columns = Colonnes du tableau
importEvents-columnsHint = Choisissez ce que contient chaque colonne. Cuecard s’en souvient pour les fichiers qui ont les mêmes colonnes.
importEvents-dayOrder = Dates telles que 3/4
importEvents-dayOrder-day = Jour d’abord : 3 avril
importEvents-dayOrder-month = Mois d’abord : 4 mars
importEvents-kept = Reste comme modifié : { $fields }
importEvents-noColumn = Aucune
importEvents-removed =
    { $count ->
        [one] { $count } évènement a été retiré de votre calendrier et n’est pas ajouté à nouveau.
       *[other] { $count } évènements ont été retirés de votre calendrier et ne sont pas ajoutés à nouveau.
    }
