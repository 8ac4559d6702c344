check-skipped = Nicht geprüft, weil eine frühere Prüfung fehlgeschlagen ist.

check-redirectAddress-label = Weiterleitungsadresse
check-redirectAddress-ok = Tragen Sie diese Adresse bei Ihrem Client ein.

check-client-label = OAuth-Client
check-client-ok = Eine Client-ID ist eingetragen.

check-signedIn-label = Angemeldet
check-signedIn-ok = Sie sind angemeldet.

check-scopes-label = Berechtigungen
check-scopes-ok = Alle nötigen Berechtigungen sind erteilt.

check-token-label = Erneuerung der Anmeldung
check-token-ok = Die Anmeldung wurde gerade erneuert.

check-videoApi-label = Video-API
check-videoApi-ok = Die API hat mit Ihrem Kanal geantwortet.

check-quota-label = Restliches Tageskontingent
check-quota-ok =
    { $count ->
        [one] 1 Einheit ist übrig.
       *[other] { $count } Einheiten sind übrig.
    }

check-site-label = Kalender-Website
check-site-ok = Eine Website ist verbunden.

check-sitePermission-label = Browser-Berechtigung
check-sitePermission-ok = Der Browser erlaubt diese Website.

check-siteReachable-label = Website
check-siteReachable-ok = Die Website antwortet.

check-calendarApi-label = Kalender-API
check-calendarApi-ok = Die API ist verfügbar.

check-authorization-label = Authorization-Header
check-authorization-ok = Die Website hat Sie erkannt.

check-rights-label = Ihre Rechte
check-rights-ok = Sie dürfen Veranstaltungen hinzufügen und veröffentlichen.

check-writes-label = Änderungen
check-writes-ok = Änderungen kommen im Kalender an.
