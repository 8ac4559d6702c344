lists-addedAt = 追加日
lists-allPlaylists = すべての再生リスト
lists-already =
    { $count ->
       *[other] { $count }本の動画はすでに再生リストに入っているため、スキップします。
    }
lists-alreadyMoved =
    { $count ->
       *[other] { $count }本の動画はすでに移動先の再生リストに入っているため、この再生リストから削除するだけです。
    }
lists-ascending-letters = AからZ
lists-ascending-number = 小さい順
lists-ascending-date = 古い順
lists-ascending-length = 短い順
lists-byAdded = 追加日
lists-byChannel = チャンネル
lists-byLength = 長さ
lists-byPublished = 公開日
lists-byTitle = タイトル
lists-byViews = 視聴回数
lists-checkChannels =
    { $count ->
       *[other] { $count }件のチャンネルを確認
    }
lists-channelsChecked = { $all }件中{ $done }件のチャンネルを確認済み
lists-channelsFound =
    { $count ->
       *[other] { $count }件のチャンネルが見つかりました。
    }
lists-choosePlaylist = 再生リストを選択
lists-chooseAll = すべて選択
lists-chooseNone = 選択を解除
lists-chosen = { $all }件中{ $chosen }件を選択
lists-close = 閉じる
lists-copyCount =
    { $count ->
       *[other] { $count }本の動画をコピー
    }
lists-copyTo = コピー…
lists-doubles = 重複
lists-findInactive = 更新のないチャンネルを探す…
lists-findInactiveHint = 各チャンネルの最新のアップロードを読み込みます。過去7日以内に確認したチャンネルはスキップします。その後、フィルター「1年間更新なし」で表示できます。
lists-isClosed = 閉鎖
lists-isInactive = 1年間更新なし
lists-latestUpload = 最新のアップロード
lists-noUploads = 動画なし
lists-uploadsKnown = すべてのチャンネルを確認済みです。
lists-gone = 利用不可
lists-createdAt = 作成日
lists-newestUploads = 新着アップロード
lists-noUploadsRead = アップロードはまだ読み込まれていません。前の画面に戻り、先に登録チャンネルの最新アップロードを読み込んでください。
lists-group = グループ…
lists-groupAdd = 追加
lists-groupHint = グループはこのブラウザーと、保存したコピーに残ります。それぞれが一覧のフィルターになります。
lists-groupMake = 新しいグループに追加
lists-groupMany =
    { $count ->
       *[other] { $count }件のチャンネルのグループ
    }
lists-groupRemove = 外す
lists-newGroup = 新しいグループ
lists-isPodcast = この再生リストはポッドキャストです
lists-podcast = ポッドキャスト
lists-note = メモ
lists-withNote = メモあり
lists-noteSave = メモを保存
lists-startsAt = { $time }から開始
lists-length = 長さ
lists-totalLength = 合計{ $time }
lists-totalLengthOf = 合計{ $time }（読み取れない{ $count }本を除く）
lists-readLengths = 長さを表示
lists-newOrder = 新しい並び順
lists-newOrderHint = 行をドラッグするか、Altと矢印キーで移動します。開始するまでYouTubeは変更されません。閉じると元の並び順に戻ります。
lists-isEmpty = 動画なし
lists-delete = 削除…
lists-deletedTitle = { $title }（削除済み）
lists-deletedVideo = 削除された動画
lists-deleteNow = 再生リストを削除
lists-deleteWhat = 再生リスト「{ $playlist }」とその並び順を削除します。動画自体は削除されません。「元に戻す」で新しいリンクで作り直せるように、先に再生リスト全体を読み込みます。作り直しには動画1本につき51ユニットを使います。
lists-descending-letters = ZからA
lists-descending-number = 大きい順
lists-descending-date = 新しい順
lists-descending-length = 長い順
lists-direction = 順序
lists-export = エクスポート…
lists-exportCost = このブラウザーでまだ読み込んでいない動画を先に読み込みます。動画50本ごとに割り当てを1ユニット使います。
lists-exportCsv = CSVでエクスポート
lists-exported =
    { $count ->
       *[other] { $count }件の再生リストをエクスポートしました。
    }
lists-exportJson = JSONでエクスポート
lists-exportPlaylists = 再生リストをエクスポート
lists-fileTooLarge = ファイルが20 MBを超えています。
lists-findHint = ブラウザーの検索では、表示中の行しか見つかりません。
lists-findByFilter = すべての行を検索するには、一覧を絞り込んでください。
lists-importSubscriptions = 登録チャンネルをインポート
lists-importVideos = 動画をインポート
lists-importList =
    { $count ->
       *[other] 「{ $title }」の{ $count }本の動画の保存先
    }
lists-importNew = 新しい再生リスト（{ $title }）
lists-importNot = インポートしない
lists-inLine = { $line }行目：{ $problem }
lists-isSorted = すでにこの並び順です。
lists-merge = 統合…
lists-mergeDeletes = 統合後にほかの再生リストを削除
lists-mergeDeleteWhat = すべての動画を保存した後に、ほかの再生リストを削除します。保存できない動画があると一括処理は一時停止し、再生リストは削除されません。「元に戻す」で新しいリンクで作り直せるように、先に各再生リストを読み込みます。作り直しには動画1本につき51ユニットを使います。
lists-mergeDoubles = 重複する動画も残す
lists-mergeInto = 統合先
lists-mergePlaylists = 再生リストを統合
lists-moveCount =
    { $count ->
       *[other] { $count }本の動画を移動
    }
lists-moves =
    { $count ->
       *[other] { $all }本中{ $count }本の動画を移動します。
    }
lists-moveTo = 移動…
lists-noVideosYet = この再生リストに動画はまだありません。
lists-noPlaylistsYet = 再生リストはまだありません。ここで作成するか、動画を新しい再生リストに保存してください。
lists-noSubscriptionsYet = 登録チャンネルはまだありません。チャンネルのページで登録するか、リストをインポートしてください。
lists-newPlaylists =
    { $count ->
       *[other] 先に次の再生リストを作成します：{ $titles }。すべて元に戻すと、再び削除されます。
    }
lists-nothingToDo = することはありません。
lists-notMade = 再生リスト「{ $title }」は作成されませんでした。
lists-createUnconfirmed = 「{ $title }」を作成できたか確認できませんでした。作り直す前に、再生リストをご確認ください。
lists-madeElsewhere = 再生リスト「{ $title }」を作成しましたが、アドレスがわかりません。再生リストの一覧から選択してください。
lists-notMadeYet = 再生リスト「{ $title }」を作成中です。少し待ってから、もう一度お試しください。
lists-notUnderstood =
    { $count ->
       *[other] { $count }行を読み取れませんでした。
    }
lists-openTabs = 開いているタブを使う
lists-openTabsHint = YouTubeのタブのみ。ほかのタブはブラウザーがCuecardに公開しません。
lists-pasteChannels = またはチャンネルのリンクを貼り付け
lists-pasteHint = 1行に1つ。
lists-pasteVideos = または動画のリンクを貼り付け
lists-readFacts = 動画の詳細を読み込む
lists-reading = 読み込み中…
lists-readingNow = 最新の再生リストを読み込み中…
lists-readingOne = { $title }を読み込み中…
lists-position = 位置
lists-positionAt = 位置{ $position }
lists-readingPlaylist = 再生リストを読み込み中…
lists-readText = テキストを読み取る
lists-remove = 削除
lists-removeCount =
    { $count ->
       *[other] { $count }本の動画をこの再生リストから削除
    }
lists-repeated =
    { $count ->
       *[other] { $count }件が2回以上含まれています。
    }
lists-saveCsv = { $count }件をCSVでエクスポート
lists-saveDoubles = 重複も保存
lists-saveJson = { $count }件をJSONでエクスポート
lists-saveOpml = { $count }件をOPMLでエクスポート
lists-sort = 並べ替え…
lists-sortBy = 並べ替えの基準
lists-sortPlaylist = 再生リストを並べ替え
lists-sortHint = 先に再生リストの並べ替えを「手動」に設定してください。動画は1本ずつ移動されます。1本が失敗すると、残りは待機します。
lists-split = 分割…
lists-splitBy = 分割方法
lists-splitByChannel = チャンネル別
lists-splitByCount = 動画の本数別
lists-splitChoose = 下の一覧で動画を選択してください。その動画以降が新しい再生リストに入ります。
lists-splitFrom = 選択した動画から
lists-splitPlaylist = 再生リストを分割
lists-splitHere = ここから分割…
lists-splitSize = 再生リストあたりの動画数
lists-splitTitle = 新しい再生リストのタイトル
lists-splitTitleHint = 番号またはチャンネル名が付きます。
lists-subscribedAlready =
    { $count ->
       *[other] このうち{ $count }件のチャンネルはすでに登録しているため、スキップします。
    }
lists-subscriptionFile = ファイル
lists-subscriptionFileHint = YouTube、NewPipe、FreeTube、Piped、LibreTube、Invidiousのエクスポート、OPMLファイル、リンクを含むテキスト。ファイルはこのページで読み取られ、どこにも送信されません。
lists-copyPlaylist = 再生リストをコピー
lists-saveUploads = チャンネルの動画を保存
lists-sourceCount =
    { $count ->
       *[other] 「{ $title }」には動画が{ $count }本あります。
    }
lists-privateTitle = { $title }（非公開）
lists-privateVideo = 非公開動画
lists-publishedSince = 公開日の下限（任意）
lists-publishedSinceHint = これより前の動画に達すると読み込みを終えるため、使うユニットが少なく済むことがあります。
lists-readSource =
    { $count ->
       *[other] 保存する動画を表示（最大{ $count }ユニット）
    }
lists-sourceRead = { $all }件中{ $done }件を読み込み済み
lists-unavailable =
    { $count ->
       *[other] { $count }本の動画は非公開または削除済みのため、除外します。
    }
lists-anotherTarget = 別の再生リストにも保存
lists-alsoTo = 追加の保存先
lists-target = 保存先の再生リスト
lists-unsubscribe =
    { $count ->
        [0] 登録解除
       *[other] { $count }件の登録を解除
    }
lists-channel = チャンネル
lists-subscribedAt = 登録日
lists-videoCount = 動画
lists-videoFile = ファイル
lists-videoFileHint = YouTube、FreeTube、Piped、LibreTube、Invidiousのエクスポート、CSVファイル、リンクを含むテキスト。ファイルはこのページで読み取られ、どこにも送信されません。
lists-videos =
    { $count ->
       *[other] 動画{ $count }本
    }
lists-videosFound =
    { $count ->
       *[other] { $count }本の動画が見つかりました。
    }
