notification-quotaBack = Le quota est à nouveau disponible
notification-quotaBackWhat = Cuecard reprend ce qui l’attendait.
notification-signInEnds = Votre connexion en tant que { $account } se termine bientôt
notification-signInEndsWhat = Fin : { $time }, sept jours après votre connexion, car votre projet est en test. Reconnectez-vous pour la conserver.
