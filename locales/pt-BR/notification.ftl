notification-quotaBack = A cota está disponível de novo
notification-quotaBackWhat = O Cuecard continua o que esperava por ela.
notification-signInEnds = Seu login como { $account } termina em breve
notification-signInEndsWhat = Ele termina: { $time }, sete dias depois que você fez login, porque seu projeto está em teste. Para mantê-lo, faça login de novo.
