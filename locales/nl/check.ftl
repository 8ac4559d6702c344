check-skipped = Niet gecontroleerd, omdat een eerdere controle mislukte.

check-redirectAddress-label = Omleidingsadres
check-redirectAddress-ok = Registreer dit adres bij je client.

check-client-label = OAuth-client
check-client-ok = Er is een client-ID ingesteld.

check-signedIn-label = Ingelogd
check-signedIn-ok = Je bent ingelogd.

check-scopes-label = Toestemmingen
check-scopes-ok = Alle vereiste toestemmingen zijn gegeven.

check-token-label = Vernieuwing van de inlog
check-token-ok = De inlog is zojuist vernieuwd.

check-videoApi-label = Video-API
check-videoApi-ok = De API antwoordde met je kanaal.

check-quota-label = Resterend quotum vandaag
check-quota-ok =
    { $count ->
        [one] Er is nog 1 eenheid over.
       *[other] Er zijn nog { $count } eenheden over.
    }

check-site-label = Kalendersite
check-site-ok = Er is een site gekoppeld.

check-sitePermission-label = Browsertoestemming
check-sitePermission-ok = De browser staat deze site toe.

check-siteReachable-label = Site
check-siteReachable-ok = De site antwoordt.

check-calendarApi-label = Kalender-API
check-calendarApi-ok = De API is beschikbaar.

check-authorization-label = Authorization-header
check-authorization-ok = De site herkende je.

check-rights-label = Jouw rechten
check-rights-ok = Je kunt evenementen toevoegen en publiceren.

check-writes-label = Wijzigingen
check-writes-ok = Wijzigingen bereiken de kalender.
