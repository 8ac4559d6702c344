collection-actions = 操作
collection-addOnDay = この日に追加
collection-choose = { $name }を選択
collection-chooseAll =
    { $count ->
       *[other] 該当する{ $count }件を選択
    }
collection-columns = 列
collection-columnsHint = 見出しの先頭をドラッグすると幅を変えられます。収まらない列は表示されません。
collection-columnsReset = リセット
collection-dayFilter = { $label }：{ $day }
collection-filterName = 名前
collection-counted = { $label }（{ $count }）
collection-day =
    { $count ->
        [0] { $day }
       *[other] { $day }、{ $count }件
    }
collection-filters = フィルター
collection-grid = グリッド
collection-isCut = 読み込んだのは{ $count }件だけです。それより古いものは、ここの一覧、フィルター、検索の対象になりません。
collection-keyAll = 一致するすべての行を選択
collection-keyBack = 詳細を閉じる、または選択を解除
collection-keyChoose = 行を選択
collection-keyLayout = 次のレイアウト
collection-keyList = この一覧
collection-keyMove = 行、または選択したすべての行を上下に移動
collection-keyOpen = 行を開く
collection-keyPalette = セクション、動画、再生リスト、イベントへ移動
collection-keyRange = 前回の行からここまでを選択
collection-keyRows = 次または前の行
collection-keys = キーボードショートカット
collection-keySearch = 検索
collection-keyWidth = 見出し上で：列幅を広げる、または狭める
collection-layout = レイアウト
collection-month = 月
collection-monthAfter = 翌月
collection-monthBefore = 前月
collection-monthsOf = { $year }年の各月
collection-moreRows = ほか{ $count }件
collection-more = { $name }の操作
collection-noSaved = まだありません。フィルターを設定し、名前を付けてここに保存してください。
collection-noMatch = 検索とフィルターに一致するものはありません。
collection-offline = オフラインです。最後に読み込んだ内容を表示しています。
collection-readAgain =
    { $units ->
        [0] 更新
       *[other] 更新（{ $units }ユニット）
    }
collection-readMore =
    { $units ->
        [0] さらに{ $count }件を読み込む
       *[other] さらに{ $count }件を読み込む（{ $units }ユニット）
    }
collection-readAt = 更新：{ $at }
collection-reading = 読み込み中…（{ $count }件）
collection-removeSaved = フィルター「{ $name }」を削除
collection-saved = マイフィルター
collection-saveFilter = フィルターを保存
collection-showAll = 検索とフィルターを解除
collection-shown =
    { $all ->
       *[other] { $shown }/{ $all }件
    }
collection-table = 表
collection-textFilter = { $label }「{ $text }」
collection-today = 今日
collection-week = 週
collection-weekAfter = 翌週
collection-weekBefore = 前週
collection-moved = { $name }：{ $at }
collection-movedByKeys = { $name }：{ $at }。Enterで確定、Escapeで元の位置に戻します。
collection-keyMoveInMonth = 月と週の表示で：行を移動。Shiftを押すと長さを変更
collection-search = この一覧を検索
