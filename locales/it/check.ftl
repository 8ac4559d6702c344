check-skipped = Non verificato, perché una verifica precedente non è riuscita.

check-redirectAddress-label = Indirizzo di reindirizzamento
check-redirectAddress-ok = Registra questo indirizzo nel tuo client.

check-client-label = Client OAuth
check-client-ok = È impostato un ID client.

check-signedIn-label = Accesso eseguito
check-signedIn-ok = Hai eseguito l’accesso.

check-scopes-label = Autorizzazioni
check-scopes-ok = Tutte le autorizzazioni necessarie sono concesse.

check-token-label = Rinnovo dell’accesso
check-token-ok = L’accesso è stato appena rinnovato.

check-videoApi-label = API video
check-videoApi-ok = L’API ha risposto con il tuo canale.

check-quota-label = Quota rimasta oggi
check-quota-ok =
    { $count ->
        [one] Resta 1 unità.
       *[other] Restano { $count } unità.
    }

check-site-label = Sito del calendario
check-site-ok = Un sito è connesso.

check-sitePermission-label = Autorizzazione del browser
check-sitePermission-ok = Il browser consente questo sito.

check-siteReachable-label = Sito
check-siteReachable-ok = Il sito risponde.

check-calendarApi-label = API del calendario
check-calendarApi-ok = L’API è disponibile.

check-authorization-label = Intestazione Authorization
check-authorization-ok = Il sito ti ha riconosciuto.

check-rights-label = Le tue autorizzazioni
check-rights-ok = Puoi aggiungere e pubblicare eventi.

check-writes-label = Modifiche
check-writes-ok = Le modifiche arrivano al calendario.
