importEvents-asNew = いずれでもない（新規作成）
importEvents-cancelled = 中止
importEvents-categories = 全イベントのカテゴリー
importEvents-changed = 変更：{ $fields }
importEvents-choosePlace = 選択…
importEvents-column-title = タイトル
importEvents-column-startDate = 開始日
importEvents-column-startTime = 開始時刻
importEvents-column-endDate = 終了日
importEvents-column-endTime = 終了時刻
importEvents-column-allDay = 終日
importEvents-column-timeZone = タイムゾーン
importEvents-column-venue = 会場
importEvents-column-organizers = 主催者
importEvents-column-categories = カテゴリー
importEvents-column-tags = タグ
importEvents-column-cost = 料金
importEvents-column-website = ウェブサイト
importEvents-column-image = 画像のアドレス
importEvents-column-description = 説明
importEvents-columns = 表の列
importEvents-columnsHint = 各列の内容を選択してください。同じ列のファイルでは、この選択が使われます。
importEvents-cutShort = 一度にインポートするにはイベントが多すぎます。日数またはファイルを減らしてください。
importEvents-datesWillMove =
    { $count ->
       *[other] 選択した{ $count }件のイベントを更新すると、公開日が更新した時刻に変わります。サイトのユーザーに設定の権限がないためです。
    }
importEvents-dateWillMove = 公開日（{ $date }）が変わります
importEvents-dayOrder = 3/4のような日付
importEvents-dayOrder-day = 日・月の順：4月3日
importEvents-dayOrder-month = 月・日の順：3月4日
importEvents-descriptions =
    { $count ->
       *[other] { $count }件の説明をプレビュー
    }
importEvents-elsewhere =
    { $count ->
       *[other] ほかに{ $count }件のイベントが別の日にあります。
    }
importEvents-file = イベントのファイル
importEvents-fileHint = .ics、CSV、JSON。ファイルはこのページで読み取られ、どこにも送信されません。
importEvents-firstOnly =
    { $count ->
       *[other] { $count }件のイベントの繰り返し規則には対応していません。最初の日程だけをインポートします。
    }
importEvents-found =
    { $count ->
        [0] この期間にイベントはありません。
       *[other] この期間に{ $count }件のイベントがあります。
    }
importEvents-from = 開始日
importEvents-inUtc =
    { $count ->
       *[other] { $count }件のイベントはUTCで書かれています。時刻をサイトのタイムゾーン（{ $zone }）に変換します。
    }
importEvents-kept = 編集した内容を維持：{ $fields }
importEvents-looking = カレンダーにすでにあるイベントを確認しています…
importEvents-new = 新規
importEvents-newCategories = イベントに含まれる新しいカテゴリー
importEvents-newCategoriesAll = すべて作成
importEvents-newCategoriesHint = 選択したカテゴリーは、それを含むイベントのためにサイトに1回だけ作成されます。インポートを元に戻しても残ります。
importEvents-newPlaces = サイトに新しく作成（各1回）：{ $names }。元に戻すと、ほかのイベントで使われていない限り削除されます。
importEvents-noneHeld = この確認画面は閉じられました。イベントのあるページをもう一度開いてください。
importEvents-noColumn = なし
importEvents-noEvents =
    { $count ->
       *[other] ToDoや日誌の項目{ $count }件は、イベントではないため除外します。
    }
importEvents-online = オンライン
importEvents-onlineAddresses =
    { $count ->
       *[other] { $count }件のイベントはオンラインです。アドレスはウェブサイトとして、または説明の末尾に追加します。
    }
importEvents-noZone =
    { $count ->
       *[other] { $count }件のイベントにはタイムゾーンがありません。次のタイムゾーンを使います：{ $zone }。
    }
importEvents-paste = またはカレンダーのテキストを貼り付け
importEvents-pasted = 貼り付けたテキスト
importEvents-pasteHint = BEGIN:VCALENDARで始まるもの。
importEvents-placesFirst = 先に上の会場と主催者を対応付けてください。
importEvents-question = 「{ $name }」は、サイトのどの項目ですか？
importEvents-removed =
    { $count ->
       *[other] { $count }件のイベントはカレンダーから削除されたため、再び追加しません。
    }
importEvents-repeated = 繰り返しのイベントは、日付ごとに1件ずつ追加されます。
importEvents-status = ステータス
importEvents-there =
    { $count ->
       *[other] { $count }件のイベントはすでにカレンダーにあります。
    }
importEvents-title = イベントをインポート
importEvents-to = 終了日
importEvents-unfit =
    { $count ->
       *[other] { $count }件のイベントはカレンダーに追加できません。
    }
importEvents-unreadable =
    { $count ->
       *[other] { $count }件の項目は、日付がないか無効なため読み取れません。
    }
importEvents-withoutPicture =
    { $count ->
       *[other] { $count }件のイベントの画像は、アドレスがプライベートネットワーク内のため省かれます。
    }
