check-skipped = Cannot be tested before the one above works.

check-redirectAddress-label = Redirect address
check-redirectAddress-ok = Register this address with your client.

check-client-label = Client
check-client-ok = A client ID is set.

check-signedIn-label = Signed in
check-signedIn-ok = You are signed in.

check-scopes-label = Permissions
check-scopes-ok = All needed permissions were granted.

check-token-label = Sign-in still good
check-token-ok = The platform renewed it just now.

check-videoApi-label = Video API
check-videoApi-ok = It answered with your channel.

check-quota-label = Quota left today
check-quota-ok =
    { $count ->
        [one] 1 unit is left.
       *[other] { $count } units are left.
    }

check-site-label = Calendar site
check-site-ok = A site is connected.

check-sitePermission-label = Browser permission
check-sitePermission-ok = The browser allows this site.

check-siteReachable-label = Site
check-siteReachable-ok = It answers.

check-calendarApi-label = Calendar API
check-calendarApi-ok = It is there and switched on.

check-authorization-label = Authorization header
check-authorization-ok = The site recognised you.

check-rights-label = Your rights
check-rights-ok = You may add and publish events.

check-writes-label = Changes
check-writes-ok = They reach the calendar.
