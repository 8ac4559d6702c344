quota-console = APIコンソール
quota-other = 記録なし
quota-read = { $resource }の読み込み
quota-read-activities = チャンネルのアクティビティの読み込み
quota-read-captions = 字幕の読み込み
quota-read-channels = チャンネルの読み込み
quota-read-channelSections = チャンネルのセクションの読み込み
quota-read-commentThreads = コメントの読み込み
quota-read-comments = コメントの返信の読み込み
quota-read-playlistItems = 再生リストの動画の読み込み
quota-read-playlists = 再生リストの読み込み
quota-read-subscriptions = 登録チャンネルの読み込み
quota-read-videoCategories = 動画カテゴリの読み込み
quota-read-videos = 動画の読み込み
quota-upload = アップロード
quota-day = 日
quota-high = 残りわずか
quota-none = ユニットは、YouTubeチャンネルに接続すると数え始めます。
quota-part = 1日の割り当て比
quota-planned = 予定ユニット
quota-plannedFor =
    { $count ->
       *[other] 一括処理の{ $count }件に、さらに{ $units }ユニットを使う予定です。
    }
quota-searches = 検索
quota-spent =
    { $daily }ユニット中{ $spent }ユニットを使用、{ $searches ->
       *[other] 検索{ $searches }回
    }、{ $uploads ->
       *[other] アップロード{ $uploads }回
    }。
quota-title = 割り当て
quota-today = 今日
quota-units = 使ったユニット
quota-uses = 用途
