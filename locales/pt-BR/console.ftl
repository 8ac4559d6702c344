console-after = Passará a ser
console-asText = Mostrar como texto
console-asTree = Mostrar como árvore
console-before = Agora é
console-copyCurl = Copiar como curl
console-copyFetch = Copiar como fetch
console-exact = Substituir exatamente pelo digitado
console-exactHint = Os campos omitidos são apagados ou redefinidos.
console-field = Campo
console-found =
    { $count ->
        [one] { $count } valor encontrado
       *[other] { $count } valores encontrados
    }
console-foundMore = Mais de { $count } valores encontrados. Estes são os primeiros.
console-history =
    { $count ->
        [one] { $count } chamada anterior
       *[other] { $count } chamadas anteriores
    }
console-mergedHint = Digite só o que deve mudar. O Cuecard lê antes o que está armazenado, mostra a diferença e mantém todos os outros campos.
console-noChange = Esta chamada não mudaria nada.
console-none = (vazio)
console-patchHint = Digite JSON. null apaga um campo.
console-request = Solicitação
console-review = Conferir alterações
console-searchAnswer = Buscar na resposta
console-secretsLeftOut = Tokens e senhas são omitidos.
console-showMore = Mostrar mais { $count }
console-showRequest = Mostrar solicitação
console-useAgain = Usar de novo
