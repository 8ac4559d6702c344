notification-quotaBack = 割り当てが再び使えるようになりました
notification-quotaBackWhat = 待機していた処理を再開します。
notification-signInEnds = { $account }のログインがまもなく終了します
notification-signInEndsWhat = プロジェクトがテスト中のため、ログインは7日後に終了します。続けるには再ログインしてください。終了：{ $time }
