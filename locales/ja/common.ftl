fault-reason-impossibleDate = この日付は存在しません。
fault-reason-noSuchTime = この日は時計が進められるため、この時刻は存在しません。別の時刻を選んでください。
fault-reason-twiceThatDay = この日は時計が戻されるため、この時刻が2回あります。カレンダーでは1回目が使われます。別の時刻を選んでください。

common-draftNotSaved = 閉じると入力内容が失われます。{ $reason }
common-skip = コンテンツへスキップ
common-copied = コピー済み
common-copyRefused = ブラウザーがコピーを許可しませんでした。テキストを選択してコピーしてください。
common-connectCalendar = カレンダーサイトに接続
common-leftUntil = { $left }（リセット：{ $time }）
common-onlineLine = オンライン：{ $address }
common-onlineNamedLine = オンライン（{ $name }）：{ $address }
common-unitsFilled = リセット：{ $time }
common-connectInsecure = 暗号化せずに接続
common-apiKey = APIキー（読み取り専用）
common-actingChannel = 使用中のチャンネル
common-actingSite = カレンダーサイト
common-addAllEvents = { $count }件のイベントをすべて追加…
common-teachPage = ページでイベントを選択…
common-teachAgain = 間違いや不足がありますか？ページで選択…
common-allowHost = { $host }を許可
common-asUser = ユーザー：{ $user }
common-back = 戻る
common-next = 次へ
common-learnMore = 詳細
common-untitledEvent = 無題のイベント
common-updated = Cuecardがバージョン{ $version }に更新されました。
common-whatsNew = 新機能
common-dismiss = 閉じる
common-cancel = キャンセル
common-choose = 選択…
common-channelNamed = チャンネル{ $name }
common-connectSite = 接続
common-createAndSave = 作成して保存
common-double = この動画はすでに{ $playlist }に入っています。もう一度保存しますか？
common-addNote = メモまたは開始位置を追加
common-note = メモ
common-noteTooLong = メモは{ $most }文字までです。
common-startsAt = 開始位置
common-startsAtHint = 分と秒。YouTubeで無視されることがあります。
common-startInvalid = 1:30のように入力してください。
common-fileChanged = 選択した後にファイルが変更または移動されました。もう一度選択してください。
common-filterPlaylists = 再生リストを絞り込む
common-inItAlready = この再生リストに追加済み
common-loading = 読み込み中…
common-loadingPlaylists = 再生リストを読み込み中…
common-help = ヘルプ
common-key-control = Ctrl
common-key-enter = Enter
common-key-escape = Escape
common-key-shift = Shift
common-saveToTicked =
    { $count ->
       *[other] { $count }件の再生リストに保存
    }
common-tickHint = 再生リストをクリックするとすぐに保存されます。複数に保存するには、チェックボックスをオンにします（Ctrl+Enterで選択中の項目をオン）。
common-undoAll = { $count }件すべて元に戻す
common-searchPlaylists =
    { $count ->
       *[other] この動画を含むものを調べる（{ $count }ユニット）
    }
common-searchPlaylistsHint = 再生リスト1件の確認に、今日の割り当てを1ユニット使います。
common-readPlaylists =
    { $count ->
       *[other] 再生リストを一度すべて読み込む（{ $count }ユニット）
    }
common-readPlaylistsHint = どの再生リストに動画が入っているか、まだわかりません。一度すべて読み込めば、その後の変更の確認は1～2ユニットで済みます。
common-readSoFar = { $all }件中{ $done }件の再生リストを読み込み済み
common-readingPlaylists = 再生リストを読み込み中
common-newPlaylist = 新しい再生リスト
common-newPlaylistNamed = 新しい再生リスト「{ $title }」
common-watchLater = 後で見る
common-watchLaterHint = アプリはYouTubeの「後で見る」リストを変更できません。代わりに、同じ名前の非公開の再生リストに保存します（初回に作成されます）。
common-noAddress = サイトのアドレスではありません。calendar.exampleのように、アドレスバーと同じ形で入力してください。
common-noPlaylistLike = 「{ $text }」に一致する再生リストはありません。
common-noPlaylists = 再生リストはまだありません。
common-noUndo = 元に戻せません
common-noUndoSentence = この操作は元に戻せません。
common-quoted = 「{ $text }」
common-open = 開く
common-orphaned = Cuecardが更新されました。このページを閉じて、開き直してください。
common-otherHost = { $host }は{ $otherHost }に転送されます。許可した場合のみ、そのサイトに接続します。
common-playlistNamed = 再生リスト{ $name }
common-playlistTitle = タイトル
common-playlistTitleMissing = 再生リストのタイトルを入力してください。
common-playlists = 自分の再生リスト
common-privacy-private = 非公開
common-privacy-public = 公開
common-publishEvent = 公開
common-reviewEvent = レビューに送信
common-saveAgain = もう一度保存
common-settings = 設定
common-setUp = セットアップガイド
common-signIn = ログイン
common-siteAddress = カレンダーサイトのアドレス
common-siteAddressHint = サイト内のどのページのアドレスでもかまいません。その後、ブラウザーがアクセスの許可を求めます。
common-connecting-approving = サイトでの承認を待っています…
common-connecting-checking = ログインを確認しています…
common-connecting-looking = { $host }でカレンダーを探しています…
common-connecting-permission = ブラウザーでの許可を待っています…
common-undo = 元に戻す
common-unexpected = 問題が発生しました（{ $reason }）。もう一度お試しください。
common-updateEvent = ページの内容で更新
common-units =
    { $count ->
       *[other] 今日の割り当てを{ $count }ユニット使います
    }
common-unitsExplained = 今日の割り当ての残りユニット数。クライアントごとに1日のユニット数が決まっていて、操作のたびに使われます。検索とアップロードは別に数えます。
common-unitsLeft =
    { $count ->
       *[other] 残り{ $count }ユニット
    }
common-privacy-unlisted = 限定公開
common-videoCount =
    { $count ->
       *[other] 動画{ $count }本
    }
common-videoNamed = 動画{ $name }
common-whoMaySee = 公開設定
common-checkAgain = 再確認
common-tryAgain = 再試行
common-tryNow = 今すぐ再試行
common-save = 保存
common-cannotTell = ページ上の何かがこのボタンを覆っているかどうかを、このブラウザーでは判別できません。フォームを別のウィンドウで開いてください。
common-covered = ページ上の何かがCuecardを覆っているか、見た目を変えています。続けるには、それをよけてください。
common-pressAgain = このボタンは直前に隠れたか移動したため、何も実行していません。もう一度押してください。
common-waitsForConnection = オフラインです。保留中の操作は、接続が戻ると再開します。
common-resultsNeedYou =
    { $count ->
       *[other] 確認が必要な結果が{ $count }件あります
    }
common-locked = ログイン情報がロックされています。パスフレーズを入力してください。ログインが必要なタスクは、入力を待ってから再開します。
common-passphrase = パスフレーズ
common-unlock = ロック解除
common-report = 報告
common-reportComments = YouTubeに伝えたいこと（任意）
common-reportDetail = 詳しい理由
common-reportNote = 報告はYouTubeが審査します。
common-reportReasonMissing = 理由を選択してください。
common-reportVideo = 動画を報告
common-reportWhy = この動画の問題点を教えてください
