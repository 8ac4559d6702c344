check-skipped = Non vérifié, car une vérification précédente a échoué.

check-redirectAddress-label = Adresse de redirection
check-redirectAddress-ok = Enregistrez cette adresse dans votre client.

check-client-label = Client OAuth
check-client-ok = Un ID client est défini.

check-signedIn-label = Connexion
check-signedIn-ok = Vous êtes connecté.

check-scopes-label = Autorisations
check-scopes-ok = Toutes les autorisations nécessaires sont accordées.

check-token-label = Renouvellement de la connexion
check-token-ok = La connexion vient d’être renouvelée.

check-videoApi-label = API vidéo
check-videoApi-ok = L’API a répondu avec votre chaîne.

check-quota-label = Quota restant aujourd’hui
check-quota-ok =
    { $count ->
        [one] Il reste { $count } unité.
       *[other] Il reste { $count } unités.
    }

check-site-label = Site du calendrier
check-site-ok = Un site est connecté.

check-sitePermission-label = Autorisation du navigateur
check-sitePermission-ok = Le navigateur autorise ce site.

check-siteReachable-label = Site
check-siteReachable-ok = Le site répond.

check-calendarApi-label = API du calendrier
check-calendarApi-ok = L’API est disponible.

check-authorization-label = En-tête Authorization
check-authorization-ok = Le site vous a reconnu.

check-rights-label = Vos droits
check-rights-ok = Vous pouvez ajouter et publier des évènements.

check-writes-label = Modifications
check-writes-ok = Les modifications parviennent au calendrier.
