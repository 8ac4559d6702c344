check-skipped = Not checked, because an earlier check failed.

check-redirectAddress-label = Redirect address
check-redirectAddress-ok = Register this address with your client.

check-client-label = OAuth client
check-client-ok = A client ID is set.

check-signedIn-label = Signed in
check-signedIn-ok = You are signed in.

check-scopes-label = Permissions
check-scopes-ok = All required permissions are granted.

check-token-label = Sign-in renewal
check-token-ok = The sign-in was renewed just now.

check-videoApi-label = Video API
check-videoApi-ok = The API answered with your channel.

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
check-siteReachable-ok = The site answers.

check-calendarApi-label = Calendar API
check-calendarApi-ok = The API is available.

check-authorization-label = Authorization header
check-authorization-ok = The site recognized you.

check-rights-label = Your permissions
check-rights-ok = You can add and publish events.

check-writes-label = Changes
check-writes-ok = Changes reach the calendar.
