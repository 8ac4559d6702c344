frame-acting = 使用中のアカウント
frame-addEvent = カレンダーに追加
frame-anotherEvent = 別のイベントを選択
frame-anotherPlaylist = 別の再生リストを選択
frame-chooseEvent = { $count }件のイベントから1つ選択
frame-chosenVideos = 選択した動画
frame-close = 閉じる
frame-continue = 続行
frame-saveVideos =
    { $count ->
       *[other] { $count }本の動画を保存
    }
frame-onCalendar = このイベントはすでにカレンダーにあります。
frame-reading = { $host }のページを読み取っています…
frame-understanding = テキストを読み取っています…
frame-whyRead = イベントを探すために、ページを一度だけ読み取ります。どこにも送信されません。
frame-forget = 記憶を削除
frame-taughtKept = 今後、このページや似たページでは、教えられた方法でイベントを探します。
frame-taughtForgotten = 記憶を削除しました。このページでは、再びCuecardが自動でイベントを探します。
frame-taughtNothing = 選択した部分に日付が見つからなかったため、何も記憶していません。ステップ2でイベントの日付を選んで、もう一度お試しください。
