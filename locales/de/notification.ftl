notification-quotaBack = Wieder Kontingent verfügbar
notification-quotaBackWhat = Cuecard setzt fort, was darauf gewartet hat.
notification-signInEnds = Ihre Anmeldung als { $account } endet bald
notification-signInEndsWhat = Ende: { $time }, sieben Tage nach der Anmeldung, da Ihr Projekt im Test ist. Melden Sie sich erneut an, um sie zu behalten.
