console-after = 変更後
console-asText = テキストで表示
console-asTree = ツリーで表示
console-before = 現在
console-copyCurl = curlとしてコピー
console-copyFetch = fetchとしてコピー
console-exact = 入力どおりに置き換える
console-exactHint = 省略した項目は消去またはリセットされます。
console-field = 項目
console-found =
    { $count ->
       *[other] { $count }件の値が見つかりました
    }
console-foundMore = { $count }件を超える値が見つかりました。先頭から表示しています。
console-history =
    { $count ->
       *[other] 以前の呼び出し{ $count }件
    }
console-mergedHint = 変更する部分だけを入力してください。保存されている内容を先に読み込んで差分を表示し、ほかの項目はそのまま残します。
console-noChange = この呼び出しで変わるものはありません。
console-none = （空）
console-patchHint = JSONを入力してください。nullで項目を消去します。
console-request = リクエスト
console-review = 変更を確認
console-searchAnswer = レスポンスを検索
console-secretsLeftOut = トークンとパスワードは除かれています。
console-showMore = さらに{ $count }件を表示
console-showRequest = リクエストを表示
console-useAgain = もう一度使う
