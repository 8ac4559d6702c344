action-video-save-label = 「{ $name }」に保存
action-video-save-purpose = 再生リストに保存
action-video-save-choose = 再生リストに保存…
action-video-save-doing = 「{ $name }」に保存しています…
action-video-save-done = 「{ $name }」に保存しました
action-video-save-undone = 「{ $name }」に保存しました（元に戻しました）
action-video-save-failed = 「{ $name }」に保存できませんでした
action-video-save-unclear = 動画を「{ $name }」に保存できたか確認できませんでした。再生リストをご確認ください。

action-video-saveToNew-label = 新しい再生リスト…
action-video-saveToNew-purpose = 新しい再生リストに保存
action-video-saveToNew-choose = 新しい再生リスト…
action-video-saveToNew-doing = 再生リスト「{ $name }」を作成しています…
action-video-saveToNew-done = 再生リスト「{ $name }」を作成し、動画を保存しました
action-video-saveToNew-undone = 再生リスト「{ $name }」を作成しました（元に戻しました）
action-video-saveToNew-failed = 再生リスト「{ $name }」を作成できませんでした
action-video-saveToNew-unclear = 再生リスト「{ $name }」を作成できたか確認できませんでした。再生リストをご確認ください。
action-video-saveToNew-halfFailed = 再生リスト「{ $name }」を作成しましたが、動画は保存できませんでした
action-video-saveToNew-halfUnclear = 再生リスト「{ $name }」を作成しましたが、動画を保存できたか確認できませんでした。再生リストをご確認ください。

action-video-remove-label = 「{ $name }」から削除
action-video-remove-purpose = 再生リストから削除
action-video-remove-doing = 「{ $name }」から削除しています…
action-video-remove-done = 「{ $name }」から削除しました
action-video-remove-already = 「{ $name }」には入っていませんでした
action-video-remove-undone = 「{ $name }」から削除しました（元に戻しました）
action-video-remove-failed = 「{ $name }」から削除できませんでした
action-video-remove-unclear = 動画を「{ $name }」から削除できたか確認できませんでした。再生リストをご確認ください。

action-video-place-label = 「{ $name }」内で移動
action-video-place-purpose = 再生リストの並び順を変更
action-video-place-doing = 「{ $name }」内で移動しています…
action-video-place-done = 「{ $name }」内で移動しました
action-video-place-already = 「{ $name }」ではすでにその位置にありました
action-video-place-undone = 「{ $name }」内で移動しました（元に戻しました）
action-video-place-failed = 「{ $name }」内で移動できませんでした
action-video-place-unclear = 動画を「{ $name }」内で移動できたか確認できませんでした。再生リストをご確認ください。

action-video-replace-label = 「{ $name }」内で差し替え
action-video-replace-purpose = なくなった動画を差し替え
action-video-replace-doing = 「{ $name }」の動画を差し替えています…
action-video-replace-done = 「{ $name }」の動画を差し替えました
action-video-replace-undone = 「{ $name }」の動画を差し替えました（元に戻しました）
action-video-replace-failed = 「{ $name }」の動画を差し替えられませんでした
action-video-replace-unclear = 「{ $name }」の動画を差し替えられたか確認できませんでした。再生リストをご確認ください。

action-video-annotate-label = 「{ $name }」のメモを編集
action-video-annotate-purpose = 再生リストのメモを編集
action-video-annotate-doing = 「{ $name }」のメモを保存しています…
action-video-annotate-done = 「{ $name }」のメモを保存しました
action-video-annotate-already = 「{ $name }」のメモはすでにこの内容でした
action-video-annotate-undone = 「{ $name }」のメモを保存しました（元に戻しました）
action-video-annotate-failed = 「{ $name }」のメモを保存できませんでした
action-video-annotate-unclear = 「{ $name }」のメモを保存できたか確認できませんでした。再生リストをご確認ください。

action-video-move-label = 「{ $target }」に移動
action-video-move-purpose = 別の再生リストに移動
action-video-move-doing = 「{ $name }」から「{ $target }」に移動しています…
action-video-move-done = 「{ $name }」から「{ $target }」に移動しました
action-video-move-undone = 「{ $name }」から「{ $target }」に移動しました（元に戻しました）
action-video-move-failed = 「{ $name }」から「{ $target }」に移動できませんでした
action-video-move-unclear = 動画を「{ $name }」から「{ $target }」に移動できたか確認できませんでした。両方の再生リストをご確認ください。

action-video-like-label = 高評価
action-video-like-doing = 高評価を付けています…
action-video-like-done = 高評価を付けました
action-video-like-already = すでに高評価を付けています
action-video-like-undone = 高評価を付けました（元に戻しました）
action-video-like-failed = 高評価を付けられませんでした
action-video-like-unclear = 高評価を付けられたか確認できませんでした。動画をご確認ください。

action-video-dislike-label = 低評価
action-video-dislike-doing = 低評価を付けています…
action-video-dislike-done = 低評価を付けました
action-video-dislike-already = すでに低評価を付けています
action-video-dislike-undone = 低評価を付けました（元に戻しました）
action-video-dislike-failed = 低評価を付けられませんでした
action-video-dislike-unclear = 低評価を付けられたか確認できませんでした。動画をご確認ください。

action-video-clearRating-label = 評価を取り消す
action-video-clearRating-doing = 評価を取り消しています…
action-video-clearRating-done = 評価を取り消しました
action-video-clearRating-already = 取り消す評価はありませんでした
action-video-clearRating-undone = 評価を取り消しました（元に戻しました）
action-video-clearRating-failed = 評価を取り消せませんでした
action-video-clearRating-unclear = 評価を取り消せたか確認できませんでした。動画をご確認ください。

action-video-edit-label = 編集
action-video-edit-purpose = 動画を編集
action-video-edit-doing = 動画「{ $name }」を保存しています…
action-video-edit-done = 動画「{ $name }」を保存しました
action-video-edit-already = 動画「{ $name }」はすでにこの内容でした
action-video-edit-undone = 動画「{ $name }」を保存しました（元に戻しました）
action-video-edit-failed = 動画「{ $name }」を保存できませんでした
action-video-edit-unclear = 動画「{ $name }」を保存できたか確認できませんでした。動画をご確認ください。

action-video-delete-label = 削除
action-video-delete-doing = 動画「{ $name }」を削除しています…
action-video-delete-done = 動画「{ $name }」を削除しました
action-video-delete-failed = 動画「{ $name }」を削除できませんでした
action-video-delete-unclear = 動画「{ $name }」を削除できたか確認できませんでした。チャンネルをご確認ください。

action-video-report-label = この動画を報告…
action-video-report-choose = 報告…
action-video-report-link = リンク先の動画を報告…
action-video-report-doing = 「{ $name }」を報告しています…
action-video-report-done = 「{ $name }」をYouTubeに報告しました
action-video-report-failed = 「{ $name }」を報告できませんでした
action-video-report-unclear = 「{ $name }」を報告できたか確認できませんでした。

action-video-thumbnail-label = サムネイルを設定
action-video-thumbnail-doing = 「{ $name }」のサムネイルを設定しています…
action-video-thumbnail-done = 「{ $name }」のサムネイルを設定しました
action-video-thumbnail-failed = 「{ $name }」のサムネイルを設定できませんでした
action-video-thumbnail-unclear = 「{ $name }」のサムネイルを設定できたか確認できませんでした。動画をご確認ください。

action-video-captions-label = 字幕を追加
action-video-captions-doing = 字幕「{ $name }」を追加しています…
action-video-captions-done = 字幕「{ $name }」を追加しました
action-video-captions-undone = 字幕「{ $name }」を追加しました（元に戻しました）
action-video-captions-failed = 字幕「{ $name }」を追加できませんでした
action-video-captions-unclear = 字幕「{ $name }」を追加できたか確認できませんでした。動画をご確認ください。

action-video-replaceCaptions-label = 字幕を置き換え
action-video-replaceCaptions-doing = 字幕「{ $name }」を置き換えています…
action-video-replaceCaptions-done = 字幕「{ $name }」を置き換えました
action-video-replaceCaptions-undone = 字幕「{ $name }」を置き換えました（元に戻しました）
action-video-replaceCaptions-failed = 字幕「{ $name }」を置き換えられませんでした
action-video-replaceCaptions-unclear = 字幕「{ $name }」を置き換えられたか確認できませんでした。動画をご確認ください。

action-playlist-create-label = 新しい再生リスト
action-playlist-create-purpose = 新しい再生リスト
action-playlist-create-doing = 再生リスト「{ $name }」を作成しています…
action-playlist-create-done = 再生リスト「{ $name }」を作成しました
action-playlist-create-undone = 再生リスト「{ $name }」を作成しました（元に戻しました）
action-playlist-create-failed = 再生リスト「{ $name }」を作成できませんでした
action-playlist-create-unclear = 再生リスト「{ $name }」を作成できたか確認できませんでした。再生リストをご確認ください。

action-playlist-fill-label = 新しい再生リストに動画を追加
action-playlist-fill-doing = 再生リスト「{ $name }」に動画を追加しています…
action-playlist-fill-done = 再生リスト「{ $name }」を作成し、動画を追加しました
action-playlist-fill-undone = 再生リスト「{ $name }」を作成しました（元に戻しました）
action-playlist-fill-failed = 再生リスト「{ $name }」に動画を追加できませんでした
action-playlist-fill-unclear = 再生リスト「{ $name }」に動画を追加できたか確認できませんでした。再生リストをご確認ください。

action-playlist-edit-label = 編集
action-playlist-edit-purpose = 再生リストを編集
action-playlist-edit-doing = 再生リスト「{ $name }」を保存しています…
action-playlist-edit-done = 再生リスト「{ $name }」を保存しました
action-playlist-edit-undone = 再生リスト「{ $name }」を保存しました（元に戻しました）
action-playlist-edit-failed = 再生リスト「{ $name }」を保存できませんでした
action-playlist-edit-unclear = 再生リスト「{ $name }」を保存できたか確認できませんでした。再生リストをご確認ください。

action-playlist-delete-label = 削除
action-playlist-delete-purpose = 再生リストを削除
action-playlist-delete-doing = 再生リスト「{ $name }」を削除しています…
action-playlist-delete-done = 再生リスト「{ $name }」を削除しました
action-playlist-delete-undone = 再生リスト「{ $name }」を削除しました（元に戻しました）。リンクは新しくなりました。
action-playlist-delete-failed = 再生リスト「{ $name }」を削除できませんでした
action-playlist-delete-unclear = 再生リスト「{ $name }」を削除できたか確認できませんでした。再生リストをご確認ください。

action-channel-subscribe-label = チャンネル登録
action-channel-subscribe-doing = チャンネル登録しています…
action-channel-subscribe-done = 「{ $name }」を登録しました
action-channel-subscribe-already = 「{ $name }」はすでに登録しています
action-channel-subscribe-undone = 「{ $name }」を登録しました（元に戻しました）
action-channel-subscribe-failed = チャンネル登録できませんでした
action-channel-subscribe-unclear = チャンネル登録できたか確認できませんでした。チャンネルをご確認ください。

action-channel-unsubscribe-label = 登録解除
action-channel-unsubscribe-doing = 登録を解除しています…
action-channel-unsubscribe-done = 「{ $name }」の登録を解除しました
action-channel-unsubscribe-already = 「{ $name }」は登録していませんでした
action-channel-unsubscribe-undone = 「{ $name }」の登録を解除しました（元に戻しました）
action-channel-unsubscribe-failed = 登録を解除できませんでした
action-channel-unsubscribe-unclear = 登録を解除できたか確認できませんでした。チャンネルをご確認ください。

action-channel-banner-label = バナーを設定
action-channel-banner-doing = バナーを設定しています…
action-channel-banner-done = バナーを設定しました
action-channel-banner-undone = バナーを設定しました（元に戻しました）
action-channel-banner-failed = バナーを設定できませんでした
action-channel-banner-unclear = バナーを設定できたか確認できませんでした。チャンネルをご確認ください。

action-channel-watermark-label = 透かしを設定
action-channel-watermark-doing = 透かしを設定しています…
action-channel-watermark-done = 透かしを設定しました
action-channel-watermark-failed = 透かしを設定できませんでした
action-channel-watermark-unclear = 透かしを設定できたか確認できませんでした。チャンネルをご確認ください。

action-channel-removeWatermark-label = 透かしを削除
action-channel-removeWatermark-doing = 透かしを削除しています…
action-channel-removeWatermark-done = 透かしを削除しました
action-channel-removeWatermark-failed = 透かしを削除できませんでした
action-channel-removeWatermark-unclear = 透かしを削除できたか確認できませんでした。チャンネルをご確認ください。

action-event-add-label = イベントを追加
action-event-add-choose = イベントを追加…
action-event-add-link = リンク先のページのイベントを追加
action-event-add-selection = 選択したテキストをイベントとして追加
action-event-add-doing = 「{ $name }」を追加しています…
action-event-add-done = 「{ $name }」をカレンダーに追加しました
action-event-add-doneShort = 追加しました
action-event-add-doneDraft = 「{ $name }」を下書きとしてカレンダーに追加しました。公開するには、管理画面の「マイイベント」を開いてください。
action-event-add-doneDraftShort = 下書きを追加しました
action-event-add-donePending = 「{ $name }」をレビューに送信しました。まだ公開されていません。
action-event-add-donePendingShort = レビューに送信しました
action-event-add-undone = 「{ $name }」を追加しました（元に戻しました）。ゴミ箱に入っています。
action-event-add-undoneShort = 元に戻しました。ゴミ箱に入っています。
action-event-add-failed = 「{ $name }」を追加できませんでした
action-event-add-unclear = 「{ $name }」を追加できたか確認できませんでした。カレンダーをご確認ください。

action-event-edit-label = 編集
action-event-edit-doing = 「{ $name }」を保存しています…
action-event-edit-done = 「{ $name }」を保存しました
action-event-edit-undone = 「{ $name }」を保存しました（元に戻しました）
action-event-edit-failed = 「{ $name }」を保存できませんでした
action-event-edit-unclear = 「{ $name }」を保存できたか確認できませんでした。イベントをご確認ください。

action-event-change-label = 変更
action-event-change-doing = 「{ $name }」を変更しています…
action-event-change-done = 「{ $name }」を変更しました
action-event-change-already = 「{ $name }」は変更の必要がありませんでした
action-event-change-undone = 「{ $name }」を変更しました（元に戻しました）
action-event-change-failed = 「{ $name }」を変更できませんでした
action-event-change-unclear = 「{ $name }」を変更できたか確認できませんでした。イベントをご確認ください。

action-event-delete-label = 完全に削除
action-event-delete-doing = 「{ $name }」を削除しています…
action-event-delete-done = 「{ $name }」を完全に削除しました
action-event-delete-failed = 「{ $name }」を削除できませんでした
action-event-delete-unclear = 「{ $name }」を削除できたか確認できませんでした。ゴミ箱をご確認ください。

action-event-duplicate-label = 下書きとして複製
action-event-duplicate-doing = 「{ $name }」を複製しています…
action-event-duplicate-done = 「{ $name }」を複製しました
action-event-duplicate-undone = 「{ $name }」を複製しました（元に戻しました）。コピーはゴミ箱に入っています。
action-event-duplicate-failed = 「{ $name }」を複製できませんでした
action-event-duplicate-unclear = 「{ $name }」を複製できたか確認できませんでした。下書きをご確認ください。

action-event-publish-label = 公開
action-event-publish-doing = 「{ $name }」を公開しています…
action-event-publish-done = 「{ $name }」を公開しました
action-event-publish-doneShort = 公開しました
action-event-publish-already = 「{ $name }」はすでに公開されていました
action-event-publish-undone = 「{ $name }」を公開しました（元に戻しました）。公開されていません。
action-event-publish-undoneShort = 元に戻しました。公開されていません。
action-event-publish-failed = 「{ $name }」を公開できませんでした
action-event-publish-unclear = 「{ $name }」を公開できたか確認できませんでした。イベントをご確認ください。

action-event-review-label = レビューに送信
action-event-review-doing = 「{ $name }」をレビューに送信しています…
action-event-review-done = 「{ $name }」をレビューに送信しました
action-event-review-doneShort = レビューに送信しました
action-event-review-already = 「{ $name }」はすでにレビューに送信されていました
action-event-review-undone = 「{ $name }」をレビューに送信しました（元に戻しました）
action-event-review-undoneShort = 元に戻しました
action-event-review-failed = 「{ $name }」をレビューに送信できませんでした
action-event-review-unclear = 「{ $name }」をレビューに送信できたか確認できませんでした。イベントをご確認ください。

action-event-unpublish-label = 下書きに戻す
action-event-unpublish-doing = 「{ $name }」を下書きに戻しています…
action-event-unpublish-done = 「{ $name }」の公開を取りやめました。現在は下書きです。
action-event-unpublish-already = 「{ $name }」はすでに下書きでした
action-event-unpublish-undone = 「{ $name }」を下書きにしました（元に戻しました）
action-event-unpublish-failed = 「{ $name }」を下書きに戻せませんでした
action-event-unpublish-unclear = 「{ $name }」を下書きに戻せたか確認できませんでした。イベントをご確認ください。

action-event-trash-label = ゴミ箱へ移動
action-event-trash-doing = 「{ $name }」をゴミ箱へ移動しています…
action-event-trash-done = 「{ $name }」をゴミ箱へ移動しました
action-event-trash-undone = 「{ $name }」をゴミ箱へ移動しました（元に戻しました）
action-event-trash-failed = 「{ $name }」をゴミ箱へ移動できませんでした
action-event-trash-unclear = 「{ $name }」をゴミ箱へ移動できたか確認できませんでした。カレンダーをご確認ください。

action-event-restore-label = 復元
action-event-restore-doing = 「{ $name }」を復元しています…
action-event-restore-done = 「{ $name }」を下書きとして復元しました
action-event-restore-undone = 「{ $name }」を復元しました（元に戻しました）。ゴミ箱に入っています。
action-event-restore-failed = 「{ $name }」を復元できませんでした
action-event-restore-unclear = 「{ $name }」を復元できたか確認できませんでした。カレンダーをご確認ください。

action-venue-create-label = 新しい会場
action-venue-create-doing = 会場「{ $name }」を作成しています…
action-venue-create-done = 会場「{ $name }」を作成しました
action-venue-create-undone = 会場「{ $name }」を作成しました（元に戻しました）
action-venue-create-failed = 会場「{ $name }」を作成できませんでした
action-venue-create-unclear = 会場「{ $name }」を作成できたか確認できませんでした。カレンダーサイトをご確認ください。

action-venue-delete-label = 会場を削除
action-venue-delete-doing = 会場「{ $name }」を削除しています…
action-venue-delete-done = 会場「{ $name }」を削除しました
action-venue-delete-undone = 会場「{ $name }」を削除しました（元に戻しました）
action-venue-delete-failed = 会場「{ $name }」を削除できませんでした
action-venue-delete-unclear = 会場「{ $name }」を削除できたか確認できませんでした。カレンダーサイトをご確認ください。

action-venue-edit-label = 会場を編集
action-venue-edit-doing = 会場「{ $name }」を保存しています…
action-venue-edit-done = 会場「{ $name }」を保存しました
action-venue-edit-undone = 会場「{ $name }」を保存しました（元に戻しました）
action-venue-edit-failed = 会場「{ $name }」を保存できませんでした
action-venue-edit-unclear = 会場「{ $name }」を保存できたか確認できませんでした。カレンダーサイトをご確認ください。

action-organizer-create-label = 新しい主催者
action-organizer-create-doing = 主催者「{ $name }」を作成しています…
action-organizer-create-done = 主催者「{ $name }」を作成しました
action-organizer-create-undone = 主催者「{ $name }」を作成しました（元に戻しました）
action-organizer-create-failed = 主催者「{ $name }」を作成できませんでした
action-organizer-create-unclear = 主催者「{ $name }」を作成できたか確認できませんでした。カレンダーサイトをご確認ください。

action-organizer-delete-label = 主催者を削除
action-organizer-delete-doing = 主催者「{ $name }」を削除しています…
action-organizer-delete-done = 主催者「{ $name }」を削除しました
action-organizer-delete-undone = 主催者「{ $name }」を削除しました（元に戻しました）
action-organizer-delete-failed = 主催者「{ $name }」を削除できませんでした
action-organizer-delete-unclear = 主催者「{ $name }」を削除できたか確認できませんでした。カレンダーサイトをご確認ください。

action-organizer-edit-label = 主催者を編集
action-organizer-edit-doing = 主催者「{ $name }」を保存しています…
action-organizer-edit-done = 主催者「{ $name }」を保存しました
action-organizer-edit-undone = 主催者「{ $name }」を保存しました（元に戻しました）
action-organizer-edit-failed = 主催者「{ $name }」を保存できませんでした
action-organizer-edit-unclear = 主催者「{ $name }」を保存できたか確認できませんでした。カレンダーサイトをご確認ください。

action-category-create-label = 新しいカテゴリー
action-category-create-doing = カテゴリー「{ $name }」を作成しています…
action-category-create-done = カテゴリー「{ $name }」を作成しました
action-category-create-undone = カテゴリー「{ $name }」を作成しました（元に戻しました）
action-category-create-failed = カテゴリー「{ $name }」を作成できませんでした
action-category-create-unclear = カテゴリー「{ $name }」を作成できたか確認できませんでした。カレンダーサイトをご確認ください。

action-category-delete-label = カテゴリーを削除
action-category-delete-doing = カテゴリー「{ $name }」を削除しています…
action-category-delete-done = カテゴリー「{ $name }」を削除しました
action-category-delete-failed = カテゴリー「{ $name }」を削除できませんでした
action-category-delete-unclear = カテゴリー「{ $name }」を削除できたか確認できませんでした。カレンダーサイトをご確認ください。

action-category-edit-label = カテゴリーを編集
action-category-edit-doing = カテゴリー「{ $name }」を保存しています…
action-category-edit-done = カテゴリー「{ $name }」を保存しました
action-category-edit-undone = カテゴリー「{ $name }」を保存しました（元に戻しました）
action-category-edit-failed = カテゴリー「{ $name }」を保存できませんでした
action-category-edit-unclear = カテゴリー「{ $name }」を保存できたか確認できませんでした。カレンダーサイトをご確認ください。

action-tag-create-label = 新しいタグ
action-tag-create-doing = タグ「{ $name }」を作成しています…
action-tag-create-done = タグ「{ $name }」を作成しました
action-tag-create-undone = タグ「{ $name }」を作成しました（元に戻しました）
action-tag-create-failed = タグ「{ $name }」を作成できませんでした
action-tag-create-unclear = タグ「{ $name }」を作成できたか確認できませんでした。カレンダーサイトをご確認ください。

action-tag-delete-label = タグを削除
action-tag-delete-doing = タグ「{ $name }」を削除しています…
action-tag-delete-done = タグ「{ $name }」を削除しました
action-tag-delete-failed = タグ「{ $name }」を削除できませんでした
action-tag-delete-unclear = タグ「{ $name }」を削除できたか確認できませんでした。カレンダーサイトをご確認ください。

action-tag-edit-label = タグを編集
action-tag-edit-doing = タグ「{ $name }」を保存しています…
action-tag-edit-done = タグ「{ $name }」を保存しました
action-tag-edit-undone = タグ「{ $name }」を保存しました（元に戻しました）
action-tag-edit-failed = タグ「{ $name }」を保存できませんでした
action-tag-edit-unclear = タグ「{ $name }」を保存できたか確認できませんでした。カレンダーサイトをご確認ください。

action-comment-approve-label = 承認
action-comment-approve-doing = 承認しています：{ $name }…
action-comment-approve-done = 承認しました：{ $name }
action-comment-approve-already = 変更なし：{ $name }
action-comment-approve-undone = 承認しました：{ $name }（元に戻しました）
action-comment-approve-failed = 承認できませんでした：{ $name }
action-comment-approve-unclear = 承認できたか確認できませんでした：{ $name }。コメントをご確認ください。

action-comment-hold-label = 確認のため保留
action-comment-hold-doing = 保留しています：{ $name }…
action-comment-hold-done = 保留にしました：{ $name }
action-comment-hold-already = 変更なし：{ $name }
action-comment-hold-undone = 保留にしました：{ $name }（元に戻しました）
action-comment-hold-failed = 保留にできませんでした：{ $name }
action-comment-hold-unclear = 保留にできたか確認できませんでした：{ $name }。コメントをご確認ください。

action-comment-reject-label = 却下
action-comment-reject-doing = 却下しています：{ $name }…
action-comment-reject-done = 却下しました：{ $name }
action-comment-reject-already = 変更なし：{ $name }
action-comment-reject-undone = 却下しました：{ $name }（元に戻しました）
action-comment-reject-failed = 却下できませんでした：{ $name }
action-comment-reject-unclear = 却下できたか確認できませんでした：{ $name }。コメントをご確認ください。

action-comment-ban-label = 却下して投稿を禁止
action-comment-ban-doing = 却下しています：{ $name }…
action-comment-ban-done = 却下し、投稿者のコメントを禁止しました：{ $name }
action-comment-ban-already = 変更なし：{ $name }
action-comment-ban-failed = 却下できませんでした：{ $name }
action-comment-ban-unclear = 却下し、投稿者のコメントを禁止できたか確認できませんでした：{ $name }。コメントをご確認ください。

action-comment-write-label = コメント
action-comment-write-doing = 「{ $name }」にコメントしています…
action-comment-write-done = 「{ $name }」にコメントしました
action-comment-write-undone = 「{ $name }」にコメントしました（元に戻しました）
action-comment-write-failed = 「{ $name }」にコメントできませんでした
action-comment-write-unclear = 「{ $name }」にコメントできたか確認できませんでした。動画をご確認ください。

action-comment-reply-label = 返信
action-comment-reply-doing = { $name }に返信しています…
action-comment-reply-done = { $name }に返信しました
action-comment-reply-undone = { $name }に返信しました（元に戻しました）
action-comment-reply-failed = { $name }に返信できませんでした
action-comment-reply-unclear = { $name }に返信できたか確認できませんでした。コメントをご確認ください。

action-comment-edit-label = コメントを編集
action-comment-edit-doing = コメントを保存しています…
action-comment-edit-done = コメントを保存しました
action-comment-edit-already = コメントはすでにこの内容でした
action-comment-edit-undone = コメントを保存しました（元に戻しました）
action-comment-edit-failed = コメントを保存できませんでした
action-comment-edit-unclear = コメントを保存できたか確認できませんでした。動画をご確認ください。

action-comment-delete-label = コメントを削除
action-comment-delete-doing = コメントを削除しています…
action-comment-delete-done = コメントを削除しました
action-comment-delete-failed = コメントを削除できませんでした
action-comment-delete-unclear = コメントを削除できたか確認できませんでした。動画をご確認ください。

action-captions-delete-label = 字幕を削除
action-captions-delete-doing = 字幕「{ $name }」を削除しています…
action-captions-delete-done = 字幕「{ $name }」を削除しました
action-captions-delete-undone = 字幕「{ $name }」を削除しました（元に戻しました）
action-captions-delete-failed = 字幕「{ $name }」を削除できませんでした
action-captions-delete-unclear = 字幕「{ $name }」を削除できたか確認できませんでした。動画をご確認ください。

action-captions-rename-label = 字幕の名前を変更
action-captions-rename-doing = 字幕「{ $name }」の名前を「{ $target }」に変更しています…
action-captions-rename-done = 字幕「{ $name }」の名前を「{ $target }」に変更しました
action-captions-rename-undone = 字幕「{ $name }」の名前を「{ $target }」に変更しました（元に戻しました）
action-captions-rename-failed = 字幕「{ $name }」の名前を変更できませんでした
action-captions-rename-unclear = 字幕「{ $name }」の名前を変更できたか確認できませんでした。動画をご確認ください。
action-captions-rename-halfFailed = 字幕「{ $target }」を追加しましたが、字幕「{ $name }」を削除できませんでした
action-captions-rename-halfUnclear = 字幕「{ $target }」を追加しましたが、字幕「{ $name }」を削除できたか確認できませんでした。動画をご確認ください。

action-captions-setDraft-label = 字幕を公開
action-captions-setDraft-doing = 字幕「{ $name }」を保存しています…
action-captions-setDraft-done = 字幕「{ $name }」を保存しました
action-captions-setDraft-undone = 字幕「{ $name }」を保存しました（元に戻しました）
action-captions-setDraft-failed = 字幕「{ $name }」を保存できませんでした
action-captions-setDraft-unclear = 字幕「{ $name }」を保存できたか確認できませんでした。動画をご確認ください。

action-channel-translate-label = チャンネルを翻訳
action-channel-translate-doing = チャンネルの翻訳を保存しています…
action-channel-translate-done = チャンネルの翻訳を保存しました
action-channel-translate-undone = チャンネルの翻訳を保存しました（元に戻しました）
action-channel-translate-failed = チャンネルの翻訳を保存できませんでした
action-channel-translate-unclear = チャンネルの翻訳を保存できたか確認できませんでした。チャンネルをご確認ください。

action-channel-edit-label = チャンネルを編集
action-channel-edit-doing = チャンネルを保存しています…
action-channel-edit-done = チャンネルを保存しました
action-channel-edit-already = チャンネルはすでにこの内容でした
action-channel-edit-undone = チャンネルを保存しました（元に戻しました）
action-channel-edit-failed = チャンネルを保存できませんでした
action-channel-edit-unclear = チャンネルを保存できたか確認できませんでした。チャンネルをご確認ください。

action-section-add-label = セクションを追加
action-section-add-doing = セクション「{ $name }」を追加しています…
action-section-add-done = セクション「{ $name }」を追加しました
action-section-add-undone = セクション「{ $name }」を追加しました（元に戻しました）
action-section-add-failed = セクション「{ $name }」を追加できませんでした
action-section-add-unclear = セクション「{ $name }」を追加できたか確認できませんでした。チャンネルをご確認ください。

action-section-edit-label = セクションを編集
action-section-edit-doing = セクション「{ $name }」を保存しています…
action-section-edit-done = セクション「{ $name }」を保存しました
action-section-edit-undone = セクション「{ $name }」を保存しました（元に戻しました）
action-section-edit-failed = セクション「{ $name }」を保存できませんでした
action-section-edit-unclear = セクション「{ $name }」を保存できたか確認できませんでした。チャンネルをご確認ください。

action-section-delete-label = セクションを削除
action-section-delete-doing = セクション「{ $name }」を削除しています…
action-section-delete-done = セクション「{ $name }」を削除しました
action-section-delete-undone = セクション「{ $name }」を削除しました（元に戻しました）
action-section-delete-failed = セクション「{ $name }」を削除できませんでした
action-section-delete-unclear = セクション「{ $name }」を削除できたか確認できませんでした。チャンネルをご確認ください。
