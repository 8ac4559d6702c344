check-skipped = 先のテストが失敗したため、テストしていません。

check-redirectAddress-label = リダイレクトアドレス
check-redirectAddress-ok = このアドレスをクライアントに登録してください。

check-client-label = OAuthクライアント
check-client-ok = クライアントIDは設定済みです。

check-signedIn-label = ログイン
check-signedIn-ok = ログインしています。

check-scopes-label = 権限
check-scopes-ok = 必要な権限はすべて許可されています。

check-token-label = ログインの更新
check-token-ok = ログインを更新しました。

check-videoApi-label = 動画API
check-videoApi-ok = APIからチャンネルの応答がありました。

check-quota-label = 今日の残りの割り当て
check-quota-ok =
    { $count ->
       *[other] 残り{ $count }ユニットです。
    }

check-site-label = カレンダーサイト
check-site-ok = サイトに接続しています。

check-sitePermission-label = ブラウザーの許可
check-sitePermission-ok = ブラウザーはこのサイトを許可しています。

check-siteReachable-label = サイト
check-siteReachable-ok = サイトから応答がありました。

check-calendarApi-label = カレンダーAPI
check-calendarApi-ok = APIは利用できます。

check-authorization-label = Authorizationヘッダー
check-authorization-ok = サイトに認識されました。

check-rights-label = ユーザーの権限
check-rights-ok = イベントの追加と公開ができます。

check-writes-label = 変更
check-writes-ok = 変更はカレンダーに反映されます。
