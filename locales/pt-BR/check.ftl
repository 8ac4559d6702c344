check-skipped = Não verificado, porque uma verificação anterior falhou.

check-redirectAddress-label = Endereço de redirecionamento
check-redirectAddress-ok = Registre este endereço no seu cliente.

check-client-label = Cliente OAuth
check-client-ok = Há um ID do cliente definido.

check-signedIn-label = Login
check-signedIn-ok = Você fez login.

check-scopes-label = Permissões
check-scopes-ok = Todas as permissões necessárias foram concedidas.

check-token-label = Renovação do login
check-token-ok = O login acabou de ser renovado.

check-videoApi-label = API de vídeos
check-videoApi-ok = A API respondeu com seu canal.

check-quota-label = Cota restante hoje
check-quota-ok =
    { $count ->
        [one] Resta { $count } unidade.
       *[other] Restam { $count } unidades.
    }

check-site-label = Site do calendário
check-site-ok = Há um site conectado.

check-sitePermission-label = Permissão do navegador
check-sitePermission-ok = O navegador permite este site.

check-siteReachable-label = Site
check-siteReachable-ok = O site responde.

check-calendarApi-label = API do calendário
check-calendarApi-ok = A API está disponível.

check-authorization-label = Cabeçalho Authorization
check-authorization-ok = O site reconheceu você.

check-rights-label = Suas permissões
check-rights-ok = Você pode adicionar e publicar eventos.

check-writes-label = Alterações
check-writes-ok = As alterações chegam ao calendário.
