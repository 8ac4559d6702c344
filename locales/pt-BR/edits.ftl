edits-edit = Editar…
edits-find = Localizar
edits-findAndReplace = Localizar e substituir
edits-ignoreCase = Ignorar maiúsculas
edits-inField = Em
edits-isPattern = Expressão regular
edits-patternHint = Sintaxe RE2, como em Go. Inícios e fins de linha contam. { $group } na substituição é o primeiro grupo entre parênteses. Vídeos que mudarem nesse meio-tempo não são alterados.
edits-patternTooLong = Esta expressão demora demais. Encurte-a e use repetições menores.
edits-patternWrong = Isto não é uma expressão regular: { $detail }.
edits-moreChanges =
    { $count ->
        [one] Mostrar mais { $count } alteração
       *[other] Mostrar mais { $count } alterações
    }
edits-preview = Alterações
edits-replaceWith = Substituir por
edits-stayUnchanged =
    { $count ->
        [one] { $count } fica como está.
       *[other] { $count } ficam como estão.
    }
edits-whatToChange = Alterar
