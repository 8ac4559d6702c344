console-after = Será
console-asText = Mostrar como texto
console-asTree = Mostrar como árbol
console-before = Es ahora
console-copyCurl = Copiar como curl
console-copyFetch = Copiar como fetch
console-exact = Sustituir tal como está escrito
console-exactHint = Los campos que omitas se borran o se restablecen.
console-field = Campo
console-found =
    { $count ->
        [one] 1 valor encontrado
       *[other] { $count } valores encontrados
    }
console-foundMore = Más de { $count } valores encontrados. Estos son los primeros.
console-history =
    { $count ->
        [one] 1 llamada anterior
       *[other] { $count } llamadas anteriores
    }
console-mergedHint = Escribe solo lo que quieras cambiar. Cuecard lee primero lo que hay guardado, muestra la diferencia y conserva los demás campos.
console-noChange = Esta llamada no cambiaría nada.
console-none = (vacío)
console-patchHint = Escribe JSON. null borra un campo.
console-request = Solicitud
console-review = Revisar cambios
console-searchAnswer = Buscar en la respuesta
console-secretsLeftOut = Los tokens y las contraseñas no se incluyen.
console-showMore = Mostrar { $count } más
console-showRequest = Mostrar solicitud
console-useAgain = Usar de nuevo
