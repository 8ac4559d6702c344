batches-actingAs = アカウント：{ $account }。
batches-doneOf = { $all }件中{ $done }件完了
batches-dropped =
    { $count ->
       *[other] { $count }件削除
    }
batches-endsOn = { $day }に終了
batches-failed =
    { $count ->
       *[other] { $count }件失敗
    }
batches-free = 割り当ては使いません。
batches-furtherDays =
    { $count ->
       *[other] さらに{ $count }日（{ $day }まで）
    }
batches-minutesLeft =
    { $count ->
       *[other] 残り約{ $count }分
    }
batches-more = さらに表示
batches-noWayBack = 一部は元に戻せません。
batches-part = { $all }件中{ $first }～{ $last }件目：1回の一括処理に入りきりません。コストはこの部分のものです。残りは、これが終わってから開始してください。
batches-perDay = 1日ごとの件数
batches-price =
    { $units ->
       *[other] 割り当てを{ $units }ユニット使います。
    }
batches-priceToday =
    { $units ->
       *[other] 今日の割り当てを{ $units }ユニット使います。
    }
batches-progressOf = { $title }の進行状況
batches-quotaUsedUp = 個別の操作用を除き、今日の割り当てを使い切りました
batches-reserve = 毎日、一部のユニットは個別の操作のために確保されています。
batches-restored = { $title }。完了：{ $done }、失敗：{ $failed }、元に戻した数：{ $undone }。
batches-retry =
    { $count ->
       *[other] { $count }件を再試行
    }
batches-secondsLeft = 残り1分未満
batches-showFailed = 失敗を表示
batches-started = 開始しました。ブラウザーを再起動しても、バックグラウンドで続行します。
batches-startToday = 今日は{ $count }件のみ
batches-stateDone = 完了
batches-statePaused = 一時停止中
batches-stateRunning = 進行中
batches-stateStopped = 停止
batches-stateUndoing = 元に戻しています
batches-stateUndone = 元に戻しました
batches-stateWaiting = 待機中（再開：{ $time }）
batches-stop = 停止
batches-undoneCount = { $all }件中{ $done }件を元に戻しました
batches-title = 一括処理
batches-toBatches = 進行状況を表示
batches-undo = すべて元に戻す…
batches-undoStart =
    { $count ->
       *[other] { $count }件を元に戻す
    }
batches-requests =
    { $count ->
       *[other] サイトへのリクエスト約{ $count }回、約{ $minutes }分。
    }
batches-wayBack = すべて元に戻せます。

batches-kind-addEvents =
    { $count ->
       *[other] { $about }から{ $count }件のイベントを追加
    }
batches-kind-addOrEditEvents =
    { $count ->
       *[other] { $about }の{ $count }件のイベントを追加または変更
    }
batches-kind-addToSites =
    { $count ->
       *[other] 「{ $about }」を{ $count }件のサイトに追加
    }
batches-kind-copy =
    { $count ->
       *[other] { $count }本の動画を「{ $about }」にコピー
    }
batches-kind-deleteEvents =
    { $count ->
       *[other] { $count }件のイベントを完全に削除
    }
batches-kind-trashEvents =
    { $count ->
       *[other] { $count }件のイベントをゴミ箱へ移動
    }
batches-kind-restoreEvents =
    { $count ->
       *[other] { $count }件のイベントを復元
    }
batches-kind-copyEvents =
    { $count ->
       *[other] { $count }件のイベントを複製
    }
batches-kind-deleteRecords =
    { $count ->
       *[other] { $count }件の項目を削除
    }
batches-kind-deleteVideos =
    { $count ->
       *[other] { $count }本の動画を削除
    }
batches-kind-editEvents =
    { $count ->
       *[other] { $count }件のイベントを変更：{ $about }
    }
batches-kind-editVideos =
    { $count ->
       *[other] { $count }本の動画を編集：{ $about }
    }
batches-kind-import =
    { $count ->
       *[other] { $about }から{ $count }本の動画を保存
    }
batches-kind-merge = 再生リストを「{ $about }」に統合
batches-kind-mergeRecords = 「{ $about }」に統合
batches-kind-moderate = コメント：{ $about }
batches-kind-move =
    { $count ->
       *[other] { $count }本の動画を「{ $about }」に移動
    }
batches-kind-remove =
    { $count ->
       *[other] { $count }本の動画を「{ $about }」から削除
    }
batches-kind-repeatEvent = 「{ $about }」の繰り返し
batches-kind-save =
    { $count ->
       *[other] { $count }本の動画を{ $about }に保存
    }
batches-kind-sort = 「{ $about }」の並べ替え
batches-kind-split = 「{ $about }」の分割
batches-kind-subscribe =
    { $count ->
       *[other] { $count }件のチャンネルを登録
    }
batches-kind-thumbnails =
    { $count ->
       *[other] { $count }件のサムネイルを設定
    }
batches-kind-unsubscribe =
    { $count ->
       *[other] { $count }件のチャンネルの登録を解除
    }

# この種類の一括処理を開始するボタン
batches-start-addEvents =
    { $count ->
       *[other] { $count }件のイベントを追加
    }
batches-start-addOrEditEvents =
    { $count ->
       *[other] { $count }件のイベントを追加または変更
    }
batches-start-addToSites =
    { $count ->
       *[other] { $count }件のサイトに追加
    }
batches-start-copy =
    { $count ->
       *[other] { $count }本の動画をコピー
    }
batches-start-deleteEvents =
    { $count ->
       *[other] { $count }件のイベントを完全に削除
    }
batches-start-trashEvents =
    { $count ->
       *[other] { $count }件のイベントをゴミ箱へ移動
    }
batches-start-restoreEvents =
    { $count ->
       *[other] { $count }件のイベントを復元
    }
batches-start-copyEvents =
    { $count ->
       *[other] { $count }件のコピーを追加
    }
batches-start-deleteRecords =
    { $count ->
       *[other] { $count }件の項目を削除
    }
batches-start-deleteVideos =
    { $count ->
       *[other] { $count }本の動画を削除
    }
batches-start-editEvents =
    { $count ->
       *[other] { $count }件のイベントを変更
    }
batches-start-editVideos =
    { $count ->
       *[other] { $count }本の動画を編集
    }
batches-start-import =
    { $count ->
       *[other] { $count }本の動画を保存
    }
batches-start-merge = 再生リストを統合
batches-start-mergeRecords = 項目を統合
batches-start-moderate =
    { $count ->
       *[other] { $count }件のコメントに適用
    }
batches-start-move =
    { $count ->
       *[other] { $count }本の動画を移動
    }
batches-start-remove =
    { $count ->
       *[other] { $count }本の動画を削除
    }
batches-start-repeatEvent =
    { $count ->
       *[other] { $count }件のイベントを追加
    }
batches-start-save =
    { $count ->
       *[other] { $count }本の動画を保存
    }
batches-start-sort = 再生リストを並べ替え
batches-start-split = 再生リストを分割
batches-start-subscribe =
    { $count ->
       *[other] { $count }件のチャンネルを登録
    }
batches-start-thumbnails =
    { $count ->
       *[other] { $count }件のサムネイルを設定
    }
batches-start-unsubscribe =
    { $count ->
       *[other] { $count }件のチャンネルの登録を解除
    }
