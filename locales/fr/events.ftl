events-another = Ajouter un autre évènement
events-copy = Nouvel évènement à partir de celui-ci…
events-month = Mois
events-new = Nouvel évènement
events-none = Aucun évènement pour l’instant. Créez-en un, ajoutez-en un depuis une page qui en présente, ou importez un fichier de calendrier.
events-past = Passés
events-noneUpcoming = Aucun évènement à venir.
events-upcoming = À venir
events-searchesIn = Rechercher dans titre, description, lieu, organisateur, catégorie, étiquette
events-when = Date
events-addCategories = Ajouter des catégories
events-addOrganizers = Ajouter des organisateurs
events-copies = Dupliquer à d’autres dates
events-copyEvery = Jours entre les dates
events-copyHint = Selon l’heure du fuseau de l’évènement. Chaque copie porte sa date dans son adresse.
events-copyPublished = Publier les copies tout de suite
events-copyTimes = Copies de chaque évènement
events-deleteForGood = Supprimer définitivement
events-deleteGoes = Ces évènements sont supprimés de votre site, avec leurs pages.
events-descriptionSource = Description (source)
events-editMany =
    { $count ->
        [one] Modifier { $count } évènement
       *[other] Modifier { $count } évènements
    }
events-priceHint = 0 si c’est gratuit. Une devise écrite avec le prix, comme 12 €, devient celle de l’évènement.
events-removeCategories = Retirer des catégories
events-removeOrganizers = Retirer des organisateurs
events-shift = Décaler de jours ou de minutes
events-shiftDays = Jours
events-shiftHint = Un nombre négatif les avance. L’heure du fuseau de chaque évènement fait foi, été comme hiver.
events-shiftMinutes = Minutes
events-shiftMinutesHint = Les évènements d’une journée entière ne se décalent que de jours.
events-skipped =
    { $count ->
        [one] { $count } évènement est ignoré
       *[other] { $count } évènements sont ignorés
    }
events-typeCount = Pour les supprimer, saisissez leur nombre : { $count }
events-unread =
    { $count ->
        [one] { $count } évènement est examiné pendant l’exécution de la tâche.
       *[other] { $count } évènements sont examinés pendant l’exécution de la tâche.
    }
events-willChange =
    { $count ->
        [one] { $count } évènement change.
       *[other] { $count } évènements changent.
    }
events-afterDates = Après un nombre de dates
events-chosenDates = À ces dates
events-daily = Tous les jours ou tous les n jours
events-dateOf = Au lieu du { $day }
events-datesAsList = Liste de dates
events-datesChosen =
    { $count ->
        [0] Aucune date pour l’instant.
        [one] { $count } évènement est ajouté.
       *[other] { $count } évènements sont ajoutés.
    }
events-datesFile = Fichier
events-datesFileHint = Un fichier de calendrier, ou un texte avec une date par ligne.
events-datesInAll = Nombre total de dates
events-datesInAllHint = Avec la date de cet évènement.
events-datesText = Ou collez les dates
events-datesTextHint = Une par ligne, comme les écrit une page : « ven. 4 décembre », « 2026-12-11 ».
events-editFollowing = Celui-ci et les suivants ({ $count })…
events-editSeries = Toute la série ({ $count })…
events-everyDays = Jours d’une date à l’autre
events-everyMonths = Mois d’une date à l’autre
events-everyWeeks = Semaines d’une date à l’autre
events-lastDay = Dernier jour possible
events-laterDates = Les dates ultérieures sont dans la liste ci-dessous.
events-leaveOut = Omettre
events-monthlyDay = Tous les mois, le même jour
events-monthlyWeekday = Tous les mois, un jour de la semaine, comme le premier vendredi
events-mostDates = Une série compte au plus { $count } dates supplémentaires.
events-nth =
    { $nth ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Dernier
    }
events-ofSeries = Évènement { $at } sur { $count } créés ensemble. Le formulaire ci-dessous ne modifie que celui-ci.
events-onDay = À une date donnée
events-onWeekdays = Jours
events-pressDay = Cliquez sur un jour pour l’ajouter ou l’omettre.
events-repeat = Répéter…
events-repeatTitle = Répéter cet évènement
events-repeats = Répétition
events-seriesEnds = Fin
events-weekday = Jour de la semaine
events-weekly = Toutes les semaines ou toutes les n semaines
events-whichOfMonth = Rang dans le mois
events-by = par { $name }
events-clash = Chevauche un autre évènement dans le même lieu
events-dueDraft = Brouillon, dans moins de { $days } jours
events-noPicture = Sans image
events-noPrice = Sans prix
events-noVenue = Sans lieu
events-toCheck = À vérifier
events-saveIcs = Exporter en .ics ({ $count })
events-saveJson = Exporter en JSON ({ $count })
events-thenRepeat = Répéter à d’autres dates, à choisir ensuite
events-fact-end = Fin
events-fact-start = Début
events-fact-status = État
events-fact-title = Titre
events-fact-venue = Lieu
events-factBefore = avant : { $before }
events-fromPage = Source :
events-ignorePage = Ignorer
events-checkedAt = vérifié : { $day }
events-checkNow = Vérifier maintenant
events-page-changed = La page de cet évènement indique maintenant autre chose :
events-page-failed = la page n’a pas répondu
events-page-gone = La page de cet évènement n’existe plus.
events-page-ignored = la page ne mentionne pas l’évènement
events-page-missing = La page ne mentionne plus cet évènement.
events-page-same = aucun changement
events-page-unread = la vérification quotidienne ne peut pas lire cette page
events-pageChanged = Page modifiée
events-status-cancelled = Annulé
events-status-postponed = Reporté
events-takesPlace = A lieu
events-updateFromPage = Mettre à jour…
events-watchPage = Vérifier chaque jour
