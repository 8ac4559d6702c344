feeds-add = フィードを追加
feeds-addNote = 1日に1回、ログイン情報を使わずにアドレスを読み取り、新しいイベントを提案します。設定しない限り、自動で追加されることはありません。一部のページは、このセクションを開いている間だけ読み取れます。
feeds-address = アドレス
feeds-addressHint = カレンダーファイル（.ics、webcal://）、またはイベントのあるページ。
feeds-changed = { $fields }。
feeds-check = 今すぐ確認
feeds-checkAll = すべて今すぐ確認
feeds-cutShort = このフィードのイベントは、保持できる件数を超えています。直近の2,000件だけを保持します。
feeds-doubtful = 別のイベントかもしれません。以前は同じIDが別のイベントを指していました。
feeds-edited = ここで編集済み
feeds-failingSince = 読み取りに失敗しています（開始：{ $time }）。下のイベントはそれより前の内容です。
feeds-feed = フィード
feeds-field-cost = 料金
feeds-field-currency = 通貨
feeds-field-description = 説明
feeds-field-keywords = カテゴリー
feeds-field-title = タイトル
feeds-field-start = 開始
feeds-field-end = 終了
feeds-field-allDay = 終日
feeds-field-timeZone = タイムゾーン
feeds-field-venue = 会場
feeds-field-online = オンラインのアドレス
feeds-field-organizers = 主催者
feeds-field-url = ウェブサイト
feeds-field-website = ウェブサイト
feeds-field-image = 画像
feeds-field-categories = カテゴリー
feeds-field-tags = タグ
feeds-field-status = ステータス
feeds-gone =
    { $count ->
       *[other] { $count }件のイベントがフィードにありません
    }
feeds-kept = ここで編集した内容を維持：{ $fields }。
feeds-leaveOut = 除外
feeds-moved = { $address }に移転しました。
feeds-name = 名前
feeds-neverRead = 未読み取り
feeds-none = フィードはまだありません。カレンダーファイルまたはイベントのあるページのアドレスを追加すると、新しいイベントがカレンダーへの追加候補として表示されます。
feeds-noneFound = フィードに今後のイベントはありません。
feeds-noneLeft = これらのイベントは追加中か、フィードからなくなっています。
feeds-notGranted = { $host }へのアクセスが許可されていないため、このフィードを読み取れません。
feeds-offerAgain = 再び提案
feeds-nothingNew = フィードに新しいものはありません。
feeds-offered = 新規または変更あり
feeds-offers =
    { $count ->
        [0] 新着なし
       *[other] 要確認のイベント{ $count }件
    }
feeds-readAt = 読み取り：{ $time }
feeds-redirected = このアドレスは{ $address }に転送されます。
feeds-remove = フィードを削除
feeds-removeNote = カレンダーに追加済みのイベントは残ります。
feeds-removeSure = 削除してイベントの記憶を消去
feeds-rename = 名前を保存
feeds-review =
    { $count ->
       *[other] { $count }件のイベントを確認
    }
feeds-rule = 新規および変更されたイベント
feeds-rule-draft = 下書きとして追加
feeds-rule-offer = 確認用に提案
feeds-rule-publish = 公開
feeds-ruleHint = カレンダーで編集した内容は常に維持されます。フィードからなくなったイベントはお知らせするだけで、削除されることはありません。
feeds-settings = 設定
feeds-standing = 状態
feeds-standing-added = カレンダーに追加済み
feeds-standing-cancelled = フィードで中止
feeds-standing-changed = 変更あり
feeds-standing-gone = フィードになし
feeds-standing-leftOut = 除外済み
feeds-standing-new = 新規
feeds-standing-underWay = 追加中
feeds-useAddress = このアドレスを使う
