check-skipped = No se ha comprobado porque ha fallado una comprobación anterior.

check-redirectAddress-label = Dirección de redireccionamiento
check-redirectAddress-ok = Registra esta dirección en tu cliente.

check-client-label = Cliente de OAuth
check-client-ok = Hay un ID de cliente definido.

check-signedIn-label = Sesión iniciada
check-signedIn-ok = Has iniciado sesión.

check-scopes-label = Permisos
check-scopes-ok = Se han concedido todos los permisos necesarios.

check-token-label = Renovación de la sesión
check-token-ok = La sesión se acaba de renovar.

check-videoApi-label = API de vídeo
check-videoApi-ok = La API ha respondido con tu canal.

check-quota-label = Cuota disponible hoy
check-quota-ok =
    { $count ->
        [one] Queda 1 unidad.
       *[other] Quedan { $count } unidades.
    }

check-site-label = Sitio del calendario
check-site-ok = Hay un sitio conectado.

check-sitePermission-label = Permiso del navegador
check-sitePermission-ok = El navegador permite este sitio.

check-siteReachable-label = Sitio
check-siteReachable-ok = El sitio responde.

check-calendarApi-label = API del calendario
check-calendarApi-ok = La API está disponible.

check-authorization-label = Encabezado Authorization
check-authorization-ok = El sitio te ha reconocido.

check-rights-label = Tus permisos
check-rights-ok = Puedes añadir y publicar eventos.

check-writes-label = Cambios
check-writes-ok = Los cambios llegan al calendario.
