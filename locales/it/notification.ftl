notification-quotaBack = La quota è di nuovo disponibile
notification-quotaBackWhat = Cuecard riprende ciò che era in attesa.
notification-signInEnds = Il tuo accesso come { $account } sta per scadere
notification-signInEndsWhat = Scadenza: { $time }, sette giorni dopo l’accesso, perché il tuo progetto è in fase di test. Accedi di nuovo per mantenerlo.
