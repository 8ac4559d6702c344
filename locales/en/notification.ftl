notification-quotaBack = Quota is available again
notification-quotaBackWhat = Cuecard continues what waited for it.
notification-signInEnds = Your sign-in as { $account } ends soon
notification-signInEndsWhat = It ends { $time }, seven days after you signed in, because your project is in testing. Sign in again to keep it.
