records-count = 使用数
records-unused = 未使用
records-blogPosts =
    { $count ->
       *[other] ブログの投稿{ $count }件にも、これらのタグのいずれかが付いています。Cuecardは投稿を変更しないため、これらのタグは統合しません。
    }
records-delete = 削除…
records-deleteTitle =
    { $count ->
       *[other] { $count }件の項目を削除
    }
records-descriptionHint = HTMLを使えます。
records-doubles = 重複の可能性
records-doublesFound =
    { $count ->
        [0] 重複は見つかりませんでした。
       *[other] 同じものかもしれない組が{ $count }組あります。
    }
records-events = イベント
records-findDoubles = 重複を探す
records-inPosts =
    { $count ->
       *[other] 「{ $name }」はブログの投稿{ $count }件で使われているため、残ります。
    }
records-inUse =
    { $count ->
       *[other] 「{ $name }」は{ $count }件のイベントで使われているため、残ります：{ $titles }。
    }
records-locked =
    { $count ->
       *[other] { $count }件のイベントは、ゴミ箱にあるか、変更する権限がありません：{ $names }。これらが使っているものは削除されません。
    }
records-merge = 統合…
records-mergeTitle = { $count }件の項目を統合
records-moves =
    { $count ->
        [0] 変わるイベントはありません。
       *[other] 先に{ $count }件のイベントをこれに移します。
    }
records-stays = 残す項目
records-thenDelete =
    { $count ->
       *[other] その後、{ $names }を一覧から削除できます。削除は元に戻せません。
    }
records-thenTrashed =
    { $count ->
       *[other] その後、{ $names }はサイトのゴミ箱に移動します。
    }
records-usedBy =
    { $count ->
       *[other] { $name }（イベント{ $count }件）
    }
records-openTree = ツリー…
records-tree = カテゴリーのツリー
records-treeHint = カテゴリーをドラッグして、親にするカテゴリーに重ねます。選択中のものはAltと矢印キーで移動できます。右で1つ上のカテゴリーの下に入り、左で親と同じ階層に出ます。
records-treeTop = 最上位：ここにドロップ
records-mayNotChange = サイトのユーザーには、これを変更する権限がありません。
records-mayNotMerge = サイトのユーザーには、これらを統合する権限がありません。
records-notYours =
    { $count ->
       *[other] このうち{ $count }件は、サイトのユーザーに変更する権限がありません。
    }
