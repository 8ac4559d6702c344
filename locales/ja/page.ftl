overlay-name = Cuecard
overlay-undo = 元に戻す
overlay-open = 開く
overlay-close = 閉じる
overlay-working = 処理中…
overlay-failed = うまくいきませんでした。データは失われていません。もう一度お試しください。
overlay-updated = Cuecardが更新されたため、このページでは停止しました。続けるには、ページを再読み込みしてください。
overlay-covered = ページ上の何かがこのボタンを覆っているか変えているため、クリックを無視しました。ブラウザーのツールバーからCuecardを使ってください。
overlay-reload = ページを再読み込み

buttons-open = Cuecard：このページの操作
buttons-actions = 操作
buttons-actingAs = アカウント：{ $name }
buttons-looking = 読み込み中…
buttons-save = この動画を保存
buttons-saveTo = 再生リストに保存…
buttons-another = 別の再生リスト…
buttons-more = この動画のその他の操作
buttons-alreadyIn = { $playlists }に保存済み
buttons-move = このボタンを移動

menu-saveTo = 再生リストに保存
menu-choose = 別の再生リスト…
buttons-copyPlaylist = 自分の再生リストにコピー…
buttons-manage = 管理画面で開く
buttons-saveUploads = このチャンネルの動画を保存…

eventButton-add = イベントを追加
eventButton-several = { $count }件のイベントから追加

omnibox-addEvent = イベントを追加：{ $text }
omnibox-newEvent = 新しいイベント
omnibox-hint = イベントの説明、動画のアドレス、再生リストの名前を入力
omnibox-open = YouTubeで開く
omnibox-openPlaylist = 再生リスト「{ $playlist }」を開く
omnibox-saveVideo = この動画を再生リストに保存

chooser-name = 動画を選択
chooser-tick = 「{ $name }」を選択
chooser-chosen = 選択中：{ $count }
chooser-price = 再生リストごとのユニット：{ $count }
chooser-hint = 動画にチェックを入れます。Shiftで範囲選択、Escapeで終了。
chooser-all = このページすべて
chooser-clear = 解除
chooser-newPlaylist = 新しい再生リスト…
chooser-copy = リンクをコピー
chooser-copied = コピーしたリンク：{ $count }
chooser-notCopied = ブラウザーがコピーを許可しませんでした。
chooser-tooMany = 一度に保存できる動画は{ $count }本までです。
chooser-end = 終了

menu-chooseVideos = このページで複数の動画を選択…

mover-name = Cuecardボタンを移動
mover-grip = Cuecardボタン：ドラッグするか、矢印キーで移動
mover-hint = ボタンをドラッグするか、矢印キーで移動します。Escapeでキャンセル。
mover-done = 完了
mover-cancel = キャンセル
mover-reset = 標準の位置
mover-hide = このサイトで非表示
mover-hidden = このサイトでは非表示です。再び表示するには、Cuecardのポップアップを使ってください。

teacher-name = ページでイベントを選択
teacher-ask-title = ステップ1/3：イベントを1つ選び、タイトルをクリックします。
teacher-ask-date = ステップ2/3：日付をクリックします。
teacher-ask-place = ステップ3/3：場所があればクリックします。
teacher-hint = または矢印キーで移動してEnterを押します。Escapeで終了。
teacher-part-title = タイトル
teacher-part-date = 日付
teacher-part-place = 場所
teacher-noPlace = 場所なし
teacher-back = 戻る
teacher-end = 終了
teacher-found = 同じようなイベント：{ $count }件。ページ上に印を付けました。
teacher-foundOne = 同じようなイベントは、ページにほかに見つかりませんでした。
teacher-show = 一覧を表示
