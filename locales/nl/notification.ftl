notification-quotaBack = Er is weer quotum beschikbaar
notification-quotaBackWhat = Cuecard gaat verder met wat erop wachtte.
notification-signInEnds = Je inlog als { $account } verloopt binnenkort
notification-signInEndsWhat = Einde: { $time }, zeven dagen nadat je inlogde, omdat je project in de testfase is. Log opnieuw in om toegang te houden.
