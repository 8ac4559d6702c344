notification-quotaBack = Vuelve a haber cuota
notification-quotaBackWhat = Cuecard continúa con lo que la estaba esperando.
notification-signInEnds = Tu sesión de { $account } termina pronto
notification-signInEndsWhat = Termina: { $time }, siete días después de iniciarla, porque tu proyecto está en fase de prueba. Inicia sesión de nuevo para conservarla.
