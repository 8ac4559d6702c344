videos-addParagraph = 説明に段落を追加
videos-addTags = タグを追加
videos-atEnd = 末尾
videos-atTop = 先頭
videos-captions = 字幕
videos-comments = コメント
videos-date = 公開日
videos-daysBetween = 動画の間隔（日）
videos-descriptionContains = 説明に含まれる語句
videos-editMany =
    { $count ->
       *[other] { $count }本の動画を編集
    }
videos-failed = 処理に失敗
videos-first = 最初の動画
videos-forKids = 子ども向け
videos-language = 言語
videos-length = 長さ
videos-likes = 高評価
videos-no = いいえ
videos-noCaptions = 字幕なし
videos-noDescription = 説明なし
videos-none = このチャンネルに動画はまだありません。
videos-uploadFirst = 動画をアップロード
videos-noTags = タグなし
videos-oldDraft =
    { $days ->
       *[other] 非公開のまま{ $days }日
    }
videos-paid = 有料プロモーション
videos-paragraph = 段落
videos-paragraphHint = 空行にはさまれたテキスト全体。
videos-privacy = 公開設定
videos-removeParagraph = 説明から段落を削除
videos-removeTags = タグを削除
videos-schedule = 一定の間隔で公開予約
videos-scheduled = 公開予約
videos-scheduleHint = 一覧の順に予約します。予約できるのは非公開の動画だけです。
videos-skipped =
    { $count ->
       *[other] { $count }本の動画をスキップ
    }
videos-synthetic = 改変または合成
videos-tagsContain = タグに含まれる語句
videos-searchesIn = タイトル、説明、タグを検索
videos-title = タイトル
videos-titleContains = タイトルに含まれる語句
videos-viewCount =
    { $count ->
       *[other] { $short }回視聴
    }
videos-views = 視聴回数
videos-where = 位置
videos-willChange =
    { $count ->
       *[other] { $count }本の動画が変わります。
    }
videos-yes = はい
videos-add = 翻訳を追加
videos-addToPlaylists = 再生リストに追加…
videos-addTranslation = 別の言語
videos-commentCount =
    { $count ->
       *[other] { $count }件のコメント
    }
videos-descriptionIn = 説明（{ $language }）
videos-hasCaptions = この動画には字幕があります。
videos-inNoPlaylist = どの再生リストにも入っていません。
videos-appearance = プレビュー
videos-overtaken = 動画を開いた後に、これらの項目が別の場所で変更されました。もう一度保存すると入力した内容で置き換わります。または変更を破棄してください。
videos-playlistsNotRead =
    { $count ->
       *[other] { $count }件の再生リストはまだ読み込まれていません。
    }
videos-removeTranslation = { $language }を削除
videos-titleIn = タイトル（{ $language }）
videos-translations = 翻訳
videos-translationWrong = 翻訳には、<と>を使わずに、100文字以内のタイトルと5,000バイト以内の説明を入力してください。
videos-unsavedChanges = 前回の変更です。まだ保存されていません。
videos-delete = 削除
videos-deleteForGood = 完全に削除
videos-deleteGoes = 動画をYouTubeから削除します。一緒に削除されるもの：
videos-deleteThis = この動画を削除…
videos-goneFrom = { $playlists }での位置
videos-typeTitle = 削除するには、タイトルを入力してください：{ $title }
videos-typeTitleHint = またはID：{ $id }
videos-addToPlaylist = 再生リストに追加
videos-asSheet = シートにする…
videos-deleteManyGoes = これらの動画をYouTubeから削除します。一緒に削除されるもの：
videos-filesSkipped =
    { $count ->
       *[other] { $count }件のファイルをスキップ
    }
videos-inPlaylist = 再生リストにあり
videos-noPlaylist = 再生リストになし
videos-overwriteAll = これらすべてにシートの値を使う
videos-readSheet = シートを読み込む…
videos-removeFromPlaylist = 再生リストから削除
videos-saveAsCsv = CSVで保存
videos-saveAsJson = JSONで保存
videos-saveSheet =
    { $count ->
       *[other] { $count }本の動画をシートとして保存
    }
videos-setThumbnails = サムネイルを設定
videos-sheetConflicts =
    { $count ->
       *[other] { $count }件の項目が、シートで変更され、その後YouTubeでも変更されました。チェックを入れない限り変わりません：
    }
videos-sheetFields = 項目
videos-sheetFile = シート
videos-sheetFileHint = ここで保存し、任意のソフトで編集したCSVまたはJSONファイル。
videos-sheetHint = 「video」列と「check」列は変更しないでください。どの動画か、どこを変更したかを示しています。
videos-sheetInvalid = これらの値は無効なため、スキップします：
videos-sheetText = 貼り付けた行
videos-sheetTextHint = 1行目に列の名前を入れてください。
videos-sheetUnknown =
    { $count ->
       *[other] { $count }行は、このチャンネルにない動画のものです。
    }
videos-thumbnailFiles = 画像
videos-thumbnailFilesHint = 「夕暮れの海.jpg」のように、動画のタイトルまたはIDをファイル名にしてください。
videos-thumbnailsMatched = { $all }件中{ $count }件のファイルが、選択した動画に対応しています。
videos-typeCount = 削除するには、本数を入力してください：{ $count }
videos-withCaptions =
    { $count ->
       *[other] { $count }本の動画の字幕
    }
