# 管理画面での動画のアップロード
uploads-files = 動画ファイル
uploads-filesHint = 1つ以上、それぞれ256 GBまたは12時間まで。動画と同じ名前のファイルも一緒に使われます：film.json（項目）、film.ja.srtまたは.vtt（字幕）、film.jpgまたは.png（サムネイル）。アップロード中はこのページを開いておいてください。中断した場合は、ファイルをもう一度選択すると再開します。
uploads-unused = 選択した動画に対応しないか、使えないファイル：{ $files }
uploads-chosen = 選択した動画
uploads-forAll = すべての動画に適用
uploads-edit = 編集
uploads-reset = 全動画共通の値を使う
uploads-ignored = .jsonファイルのうち使われない項目：{ $fields }
uploads-captionLanguage = 言語を設定するか、字幕ファイルの名前をfilm.ja.srtのようにしてください。
uploads-withThumbnail = サムネイル
uploads-withCaptions = 字幕：{ $language }
uploads-withFields = { $file }の項目
uploads-placeholders = { "{filename}" }、{ "{date}" }、{ "{number}" }は動画ごとに置き換えられます。
uploads-titlesHint = 空欄の場合はファイル名になります。{ "{filename}" }、{ "{date}" }、{ "{number}" }は動画ごとに置き換えられます。
uploads-becomes = 結果：{ $text }
uploads-firstDateHint = 最初の動画の日時です。以降の動画は一定の間隔で続きます。それまで動画は非公開です。このコンピューターの時刻を使います。
uploads-playlist = 再生リストに保存
uploads-noPlaylist = 再生リストなし
uploads-firstNumber = 最初の番号
uploads-firstNumberHint = 最初の動画の{ $placeholder }の値です。
uploads-price =
    { $count ->
       *[other] { $channel }にアップロードします。1日の上限のうち{ $count }回分です。
    }
uploads-left =
    { $count ->
       *[other] 今日の残りのアップロードは{ $count }回です。
    }
uploads-units =
    { $count ->
       *[other] サムネイル、字幕、再生リストに{ $count }ユニットを使います（今日の残り：{ $left }）。
    }
uploads-overLeft =
    { $count ->
       *[other] { $count }件のアップロードは、上限がリセットされるまで待機します。リセット：{ $time }
    }
uploads-overUnits = 今日のユニットに収まらない分は待機します。再開：{ $time }
uploads-noUndo = アップロードは完了するまでキャンセルできます。完了後は、チャンネルから動画を削除してください。
uploads-startMany =
    { $count ->
       *[other] { $count }件のアップロードを開始
    }
uploads-queued = 順番待ち
uploads-chooseAgain =
    { $count ->
       *[other] { $count }件のアップロードで、ファイルの再選択が必要です。下で選択またはドロップすると、中断したところから再開します。
    }
uploads-clear = フォームを消去
uploads-templates = テンプレート
uploads-noTemplates = テンプレートはまだありません。テンプレートには、このフォームのすべての値が保存されます。
uploads-templateName = テンプレートの名前
uploads-saveTemplate = テンプレートとして保存
uploads-replaceTemplate = テンプレートを置き換え
uploads-removeTemplate = { $name }を削除
