activity-attention = 要確認
activity-moreWaiting =
    { $count ->
       *[other] このほかに{ $count }件のタスクが待機中です（まだ一覧に表示されていません）。
    }
activity-open = 進行中
activity-state = ステータス
activity-time = 日時
activity-unchanged = 変更なし
activity-units = ユニット
activity-waits = 待機中
activity-what = タスク
