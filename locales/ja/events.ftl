events-another = 別のイベントを追加
events-copy = これを元に新しいイベント…
events-month = 月
events-new = 新しいイベント
events-none = イベントはまだありません。作成するか、イベントのあるページから追加するか、カレンダーファイルをインポートしてください。
events-past = 過去
events-saveIcs = { $count }件を.icsでエクスポート
events-saveJson = { $count }件をJSONでエクスポート
events-noneUpcoming = 今後のイベントはありません。
events-upcoming = 今後
events-searchesIn = タイトル、説明、会場、主催者、カテゴリー、タグを検索
events-when = 日時
events-addCategories = カテゴリーを追加
events-addOrganizers = 主催者を追加
events-copies = 別の日程に複製
events-copyEvery = 日程の間隔（日）
events-copyHint = イベントのタイムゾーンの時計に従います。各コピーのアドレスには日付が入ります。
events-copyPublished = コピーをすぐに公開
events-copyTimes = 各イベントのコピー数
events-deleteForGood = 完全に削除
events-deleteGoes = これらのイベントを、そのページとともにサイトから削除します。
events-descriptionSource = 説明（ソース）
events-editMany =
    { $count ->
       *[other] { $count }件のイベントを編集
    }
events-priceHint = 無料は0。1200円のように通貨を付けると、イベントの通貨になります。
events-removeCategories = カテゴリーを外す
events-removeOrganizers = 主催者を外す
events-shift = 日数または分数で移動
events-shiftDays = 日
events-shiftHint = マイナスを付けると前に移動します。夏時間と冬時間を含め、各イベントのタイムゾーンの時計に従います。
events-shiftMinutes = 分
events-shiftMinutesHint = 終日のイベントは日数だけで移動します。
events-skipped =
    { $count ->
       *[other] { $count }件のイベントをスキップ
    }
events-typeCount = 削除するには、件数を入力してください：{ $count }
events-unread =
    { $count ->
       *[other] { $count }件のイベントは、タスクの実行時に確認します。
    }
events-willChange =
    { $count ->
       *[other] { $count }件のイベントが変わります。
    }
events-afterDates = 指定した回数の後
events-chosenDates = 選んだ日付
events-daily = 毎日または数日ごと
events-dateOf = { $day }の代わり
events-datesAsList = 日付のリスト
events-datesChosen =
    { $count ->
        [0] 日付はまだありません。
       *[other] { $count }件のイベントを追加します。
    }
events-datesFile = ファイル
events-datesFileHint = カレンダーファイル、または1行に1つの日付を書いたテキスト。
events-datesInAll = 全回数
events-datesInAllHint = このイベントの日付を含みます。
events-datesText = または日付を貼り付け
events-datesTextHint = 1行に1つ、ページに書かれている形で：「12月4日（金）」「2026-12-11」。
events-editFollowing = これ以降（{ $count }件）…
events-editSeries = { $count }件すべて…
events-everyDays = 間隔（日）
events-everyMonths = 間隔（月）
events-everyWeeks = 間隔（週）
events-lastDay = 期限の日
events-laterDates = これより後の日付は、下の一覧にあります。
events-leaveOut = 除外
events-monthlyDay = 毎月同じ日
events-monthlyWeekday = 毎月同じ曜日（第1金曜日など）
events-mostDates = シリーズに追加できる日付は{ $count }件までです。
events-nth =
    { $nth ->
        [1] 第1
        [2] 第2
        [3] 第3
        [4] 第4
       *[other] 最終
    }
events-ofSeries = まとめて作成した{ $count }件中{ $at }件目のイベントです。下のフォームで変わるのは、この1件だけです。
events-onDay = 指定した日
events-onWeekdays = 曜日
events-pressDay = 日をクリックすると、追加または除外できます。
events-repeat = 繰り返し…
events-thenRepeat = 別の日にも繰り返す（日程は次の画面で選択）
events-repeatTitle = このイベントを繰り返す
events-repeats = 繰り返し
events-seriesEnds = 終了
events-weekday = 曜日
events-weekly = 毎週または数週間ごと
events-whichOfMonth = 何番目の曜日
events-by = 作成者：{ $name }
events-clash = 同じ会場の別のイベントと重複
events-dueDraft = 下書き（{ $days }日以内に開催）
events-noPicture = 画像なし
events-noPrice = 料金なし
events-noVenue = 会場なし
events-toCheck = 確認が必要

events-fact-end = 終了
events-fact-start = 開始
events-fact-status = 状態
events-fact-title = タイトル
events-fact-venue = 会場
events-factBefore = 変更前：{ $before }
events-fromPage = 取得元：
events-ignorePage = 無視
events-checkedAt = 確認：{ $day }
events-checkNow = 今すぐ確認
events-page-changed = このイベントのページの内容が変わりました：
events-page-failed = ページから応答なし
events-page-gone = このイベントのページはなくなりました。
events-page-ignored = ページにこのイベントの記載なし
events-page-missing = ページにこのイベントの記載がなくなりました。
events-page-same = 変更なし
events-page-unread = 毎日の確認ではこのページを読み取れません
events-pageChanged = ページに変更あり
events-status-cancelled = 中止
events-status-postponed = 延期
events-takesPlace = 開催
events-updateFromPage = 更新…
events-watchPage = 毎日確認
