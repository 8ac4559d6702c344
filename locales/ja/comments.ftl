comments-apply = 適用…
comments-applyTitle = 判定を適用
comments-approve = 承認
comments-author = 投稿者
comments-authorContains = 投稿者に含まれる語句
comments-ban = 却下して投稿を禁止
comments-bans =
    { $count ->
       *[other] { $count }件のコメントの投稿者が、チャンネルへの投稿を禁止されます
    }
comments-clear = 取り消す
comments-comment = コメント
comments-counted = { $decision }：{ $count }
comments-date = 日付
comments-decided = 判定済み
comments-decision = 判定
comments-held = 確認のため保留
comments-hold = 保留
comments-howToDecide = 「a」で承認、「h」で保留、「r」で却下。「s」ですべての判定を適用します。
comments-likes = 高評価
comments-many =
    { $count ->
       *[other] { $count }件のコメント
    }
comments-none = 動画へのコメントはまだありません。
comments-noneWaiting = ここで待機しているコメントはありません。
comments-open = コメントを開く
comments-openAuthor = チャンネルを開く
comments-published = 公開済み
comments-reject = 却下
comments-replies = 返信
comments-requests =
    { $count ->
       *[other] リクエスト{ $count }回（1回につきコメント50件まで）
    }
comments-spam = スパムの可能性
comments-spamMark = 元に戻すと、スパムとされていたコメントは確認のため保留になります。
comments-textContains = コメントに含まれる語句
comments-tooOld =
    { $count ->
       *[other] 保留にする{ $count }件のコメントは60日以上前のものです。このようなコメントは、YouTube Studioの確認待ちに表示されません。
    }
comments-video = 動画
comments-withLink = リンクあり
comments-approveToReply = 返信するには、先にコメントを承認してください。
comments-delete = 削除
comments-deleteHint = コメントと、それに対するすべての返信を削除します
comments-edit = 編集
comments-edited = 編集済み
comments-likeCount =
    { $count ->
       *[other] 高評価{ $count }件
    }
comments-noReply = このコメントには誰も返信できません。
comments-noSavedReplies = 返信を保存すると、繰り返し使えます。
comments-removeReply = この保存した返信を削除
comments-reply = 返信
comments-savedReplies = 保存した返信
comments-saveReply = この返信を保存
comments-send = 返信
comments-sendComment = コメント
comments-textMissing = コメントを入力してください。
comments-videoHint = 任意の動画のリンクまたはID。
comments-write = 新しいコメント…
