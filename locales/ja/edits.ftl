edits-edit = 編集…
edits-find = 検索
edits-findAndReplace = 検索と置換
edits-ignoreCase = 大文字と小文字を区別しない
edits-inField = 対象
edits-isPattern = 正規表現
edits-patternHint = Goと同じRE2の構文です。行頭と行末も対象です。置換後の文字列の{ $group }は、括弧で囲んだ最初のグループを表します。その間に変更された動画はそのままにします。
edits-patternTooLong = この正規表現は処理に時間がかかりすぎます。短くするか、繰り返し回数を減らしてください。
edits-patternWrong = 正規表現として正しくありません：{ $detail }。
edits-moreChanges =
    { $count ->
       *[other] さらに{ $count }件の変更を表示
    }
edits-preview = 変更
edits-replaceWith = 置換後
edits-stayUnchanged =
    { $count ->
       *[other] { $count }件は変わりません。
    }
edits-whatToChange = 変更内容
