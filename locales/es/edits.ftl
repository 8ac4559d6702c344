edits-edit = Editar…
edits-find = Buscar
edits-findAndReplace = Buscar y reemplazar
edits-ignoreCase = Ignorar mayúsculas
edits-inField = En
edits-isPattern = Expresión regular
edits-patternHint = Sintaxis RE2, como en Go. Cuentan los inicios y finales de línea. { $group } en el reemplazo es el primer grupo entre paréntesis. Los vídeos que cambien entretanto no se tocan.
edits-patternTooLong = Esta expresión tarda demasiado. Acórtala y usa menos repeticiones.
edits-patternWrong = Esto no es una expresión regular: { $detail }.
edits-moreChanges =
    { $count ->
        [one] Mostrar 1 cambio más
       *[other] Mostrar { $count } cambios más
    }
edits-preview = Cambios
edits-replaceWith = Reemplazar con
edits-stayUnchanged =
    { $count ->
        [one] 1 se queda como está.
       *[other] { $count } se quedan como están.
    }
edits-whatToChange = Cambiar
