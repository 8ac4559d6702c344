action-video-save-label = Save to { $name }
action-video-save-purpose = Save to playlist
action-video-save-choose = Save to playlist…
action-video-save-doing = Saving to { $name }…
action-video-save-done = Saved to { $name }
action-video-save-undone = Saved to { $name }, undone
action-video-save-failed = Not saved to { $name }
action-video-save-unclear = We could not confirm that the video was saved to { $name }. Check the playlist.

action-video-saveToNew-label = New playlist…
action-video-saveToNew-purpose = Save to new playlist
action-video-saveToNew-choose = New playlist…
action-video-saveToNew-doing = Creating playlist { $name }…
action-video-saveToNew-done = Playlist { $name } created and video saved
action-video-saveToNew-undone = Playlist { $name } created, undone
action-video-saveToNew-failed = Playlist { $name } not created
action-video-saveToNew-unclear = We could not confirm that { $name } was created. Check your playlists.
action-video-saveToNew-halfFailed = Playlist { $name } created, but the video was not saved to it
action-video-saveToNew-halfUnclear = Playlist { $name } created, but we could not confirm that the video was saved. Check the playlist.

action-video-remove-label = Remove from { $name }
action-video-remove-purpose = Remove from playlist
action-video-remove-doing = Removing from { $name }…
action-video-remove-done = Removed from { $name }
action-video-remove-already = It was not in { $name }
action-video-remove-undone = Removed from { $name }, undone
action-video-remove-failed = Not removed from { $name }
action-video-remove-unclear = We could not confirm that the video was removed from { $name }. Check the playlist.

action-video-place-label = Move in { $name }
action-video-place-purpose = Change order of playlist
action-video-place-doing = Moving in { $name }…
action-video-place-done = Moved in { $name }
action-video-place-already = It was at its place in { $name } already
action-video-place-undone = Moved in { $name }, undone
action-video-place-failed = Not moved in { $name }
action-video-place-unclear = We could not confirm that the video was moved in { $name }. Check the playlist.

action-video-replace-label = Replace in { $name }
action-video-replace-purpose = Replace vanished videos
action-video-replace-doing = Replacing the video in { $name }…
action-video-replace-done = Video replaced in { $name }
action-video-replace-undone = Video replaced in { $name }, undone
action-video-replace-failed = Video not replaced in { $name }
action-video-replace-unclear = We could not confirm that the video was replaced in { $name }. Check the playlist.

action-video-annotate-label = Edit note in { $name }
action-video-annotate-purpose = Edit notes of playlists
action-video-annotate-doing = Saving note in { $name }…
action-video-annotate-done = Note saved in { $name }
action-video-annotate-already = The note in { $name } was already like this
action-video-annotate-undone = Note saved in { $name }, undone
action-video-annotate-failed = Note not saved in { $name }
action-video-annotate-unclear = We could not confirm that the note was saved in { $name }. Check the playlist.

action-video-move-label = Move to { $target }
action-video-move-purpose = Move to another playlist
action-video-move-doing = Moving from { $name } to { $target }…
action-video-move-done = Moved from { $name } to { $target }
action-video-move-undone = Moved from { $name } to { $target }, undone
action-video-move-failed = Not moved from { $name } to { $target }
action-video-move-unclear = We could not confirm that the video was moved from { $name } to { $target }. Check both playlists.

action-video-like-label = Like
action-video-like-doing = Liking…
action-video-like-done = Liked
action-video-like-already = You had liked this already
action-video-like-undone = Liked, undone
action-video-like-failed = Not liked
action-video-like-unclear = We could not confirm your like. Check the video.

action-video-dislike-label = Dislike
action-video-dislike-doing = Disliking…
action-video-dislike-done = Disliked
action-video-dislike-already = You had disliked this already
action-video-dislike-undone = Disliked, undone
action-video-dislike-failed = Not disliked
action-video-dislike-unclear = We could not confirm your dislike. Check the video.

action-video-clearRating-label = Remove rating
action-video-clearRating-doing = Removing rating…
action-video-clearRating-done = Rating removed
action-video-clearRating-already = There was no rating to remove
action-video-clearRating-undone = Rating removed, undone
action-video-clearRating-failed = Rating not removed
action-video-clearRating-unclear = We could not confirm that the rating was removed. Check the video.

action-video-edit-label = Edit
action-video-edit-purpose = Edit video
action-video-edit-doing = Saving video { $name }…
action-video-edit-done = Video { $name } saved
action-video-edit-already = Video { $name } was already like this
action-video-edit-undone = Video { $name } saved, undone
action-video-edit-failed = Video { $name } not saved
action-video-edit-unclear = We could not confirm that video { $name } was saved. Check the video.

action-video-delete-label = Delete
action-video-delete-doing = Deleting video { $name }…
action-video-delete-done = Video { $name } deleted
action-video-delete-failed = Video { $name } not deleted
action-video-delete-unclear = We could not confirm that video { $name } was deleted. Check your channel.

action-video-report-label = Report this video…
action-video-report-choose = Report…
action-video-report-link = Report the linked video…
action-video-report-doing = Reporting { $name }…
action-video-report-done = { $name } reported to YouTube
action-video-report-failed = { $name } not reported
action-video-report-unclear = We could not confirm that { $name } was reported.

action-video-thumbnail-label = Set thumbnail
action-video-thumbnail-doing = Setting the thumbnail of { $name }…
action-video-thumbnail-done = Thumbnail of { $name } set
action-video-thumbnail-failed = Thumbnail of { $name } not set
action-video-thumbnail-unclear = We could not confirm that the thumbnail of { $name } was set. Check the video.

action-video-captions-label = Add captions
action-video-captions-doing = Adding captions { $name }…
action-video-captions-done = Captions { $name } added
action-video-captions-undone = Captions { $name } added, undone
action-video-captions-failed = Captions { $name } not added
action-video-captions-unclear = We could not confirm that captions { $name } were added. Check the video.

action-video-replaceCaptions-label = Replace captions
action-video-replaceCaptions-doing = Replacing captions { $name }…
action-video-replaceCaptions-done = Captions { $name } replaced
action-video-replaceCaptions-undone = Captions { $name } replaced, undone
action-video-replaceCaptions-failed = Captions { $name } not replaced
action-video-replaceCaptions-unclear = We could not confirm that captions { $name } were replaced. Check the video.

action-playlist-create-label = New playlist
action-playlist-create-purpose = New playlist
action-playlist-create-doing = Creating playlist { $name }…
action-playlist-create-done = Playlist { $name } created
action-playlist-create-undone = Playlist { $name } created, undone
action-playlist-create-failed = Playlist { $name } not created
action-playlist-create-unclear = We could not confirm that { $name } was created. Check your playlists.

action-playlist-fill-label = Add videos to new playlist
action-playlist-fill-doing = Adding videos to playlist { $name }…
action-playlist-fill-done = Playlist { $name } created and videos added
action-playlist-fill-undone = Playlist { $name } created, undone
action-playlist-fill-failed = Videos not added to playlist { $name }
action-playlist-fill-unclear = We could not confirm that the videos were added to { $name }. Check the playlist.

action-playlist-edit-label = Edit
action-playlist-edit-purpose = Edit playlist
action-playlist-edit-doing = Saving playlist { $name }…
action-playlist-edit-done = Playlist { $name } saved
action-playlist-edit-undone = Playlist { $name } saved, undone
action-playlist-edit-failed = Playlist { $name } not saved
action-playlist-edit-unclear = We could not confirm that { $name } was saved. Check the playlist.

action-playlist-delete-label = Delete
action-playlist-delete-purpose = Delete playlist
action-playlist-delete-doing = Deleting playlist { $name }…
action-playlist-delete-done = Playlist { $name } deleted
action-playlist-delete-undone = Playlist { $name } deleted, undone. It has a new link.
action-playlist-delete-failed = Playlist { $name } not deleted
action-playlist-delete-unclear = We could not confirm that { $name } was deleted. Check your playlists.

action-channel-subscribe-label = Subscribe
action-channel-subscribe-doing = Subscribing…
action-channel-subscribe-done = Subscribed to { $name }
action-channel-subscribe-already = You were already subscribed to { $name }
action-channel-subscribe-undone = Subscribed to { $name }, undone
action-channel-subscribe-failed = Not subscribed
action-channel-subscribe-unclear = We could not confirm that you are subscribed. Check the channel.

action-channel-unsubscribe-label = Unsubscribe
action-channel-unsubscribe-doing = Unsubscribing…
action-channel-unsubscribe-done = Unsubscribed from { $name }
action-channel-unsubscribe-already = You were not subscribed to { $name }
action-channel-unsubscribe-undone = Unsubscribed from { $name }, undone
action-channel-unsubscribe-failed = Still subscribed
action-channel-unsubscribe-unclear = We could not confirm that you are unsubscribed. Check the channel.

action-channel-banner-label = Set banner
action-channel-banner-doing = Setting banner…
action-channel-banner-done = Banner set
action-channel-banner-undone = Banner set, undone
action-channel-banner-failed = Banner not set
action-channel-banner-unclear = We could not confirm that the banner was set. Check your channel.

action-channel-watermark-label = Set watermark
action-channel-watermark-doing = Setting watermark…
action-channel-watermark-done = Watermark set
action-channel-watermark-failed = Watermark not set
action-channel-watermark-unclear = We could not confirm that the watermark was set. Check your channel.

action-channel-removeWatermark-label = Remove watermark
action-channel-removeWatermark-doing = Removing watermark…
action-channel-removeWatermark-done = Watermark removed
action-channel-removeWatermark-failed = Watermark not removed
action-channel-removeWatermark-unclear = We could not confirm that the watermark was removed. Check your channel.

action-event-add-label = Add event
action-event-add-choose = Add event…
action-event-add-link = Add the event on the linked page
action-event-add-selection = Add the selected text as an event
action-event-add-doing = Adding “{ $name }”…
action-event-add-done = “{ $name }” added to your calendar
action-event-add-doneShort = Added
action-event-add-doneDraft = “{ $name }” added to your calendar as a draft. To make it public, go to My events in the manager.
action-event-add-doneDraftShort = Draft added
action-event-add-donePending = “{ $name }” submitted for review. It is not public yet.
action-event-add-donePendingShort = Submitted for review
action-event-add-undone = “{ $name }” added, undone. It is in the trash.
action-event-add-undoneShort = Undone. It is in the trash.
action-event-add-failed = “{ $name }” not added
action-event-add-unclear = We could not confirm that “{ $name }” was added. Check your calendar.

action-event-edit-label = Edit
action-event-edit-doing = Saving “{ $name }”…
action-event-edit-done = “{ $name }” saved
action-event-edit-undone = “{ $name }” saved, undone
action-event-edit-failed = “{ $name }” not saved
action-event-edit-unclear = We could not confirm that “{ $name }” was saved. Check the event.

action-event-change-label = Change
action-event-change-doing = Changing “{ $name }”…
action-event-change-done = “{ $name }” changed
action-event-change-already = “{ $name }” needed no change
action-event-change-undone = “{ $name }” changed, undone
action-event-change-failed = “{ $name }” not changed
action-event-change-unclear = We could not confirm that “{ $name }” was changed. Check the event.

action-event-delete-label = Delete for good
action-event-delete-doing = Deleting “{ $name }”…
action-event-delete-done = “{ $name }” deleted for good
action-event-delete-failed = “{ $name }” not deleted
action-event-delete-unclear = We could not confirm that “{ $name }” was deleted. Check the trash.

action-event-duplicate-label = Duplicate as draft
action-event-duplicate-doing = Duplicating “{ $name }”…
action-event-duplicate-done = “{ $name }” duplicated
action-event-duplicate-undone = “{ $name }” duplicated, undone. The copy is in the trash.
action-event-duplicate-failed = “{ $name }” not duplicated
action-event-duplicate-unclear = We could not confirm that “{ $name }” was duplicated. Check your drafts.

action-event-publish-label = Publish
action-event-publish-doing = Publishing “{ $name }”…
action-event-publish-done = “{ $name }” published
action-event-publish-doneShort = Published
action-event-publish-already = “{ $name }” was already published
action-event-publish-undone = “{ $name }” published, undone. It is not public.
action-event-publish-undoneShort = Undone. It is not public.
action-event-publish-failed = “{ $name }” not published
action-event-publish-unclear = We could not confirm that “{ $name }” was published. Check the event.

action-event-review-label = Submit for review
action-event-review-doing = Submitting “{ $name }” for review…
action-event-review-done = “{ $name }” submitted for review
action-event-review-doneShort = Submitted for review
action-event-review-already = “{ $name }” was already submitted for review
action-event-review-undone = “{ $name }” submitted for review, undone
action-event-review-undoneShort = Undone
action-event-review-failed = “{ $name }” not submitted for review
action-event-review-unclear = We could not confirm that “{ $name }” was submitted for review. Check the event.

action-event-unpublish-label = Unpublish
action-event-unpublish-doing = Unpublishing “{ $name }”…
action-event-unpublish-done = “{ $name }” unpublished. It is now a draft.
action-event-unpublish-already = “{ $name }” was already a draft
action-event-unpublish-undone = “{ $name }” unpublished, undone
action-event-unpublish-failed = “{ $name }” not unpublished
action-event-unpublish-unclear = We could not confirm that “{ $name }” was unpublished. Check the event.

action-event-trash-label = Move to trash
action-event-trash-doing = Moving “{ $name }” to the trash…
action-event-trash-done = “{ $name }” moved to the trash
action-event-trash-undone = “{ $name }” moved to the trash, undone
action-event-trash-failed = “{ $name }” not moved to the trash
action-event-trash-unclear = We could not confirm that “{ $name }” was moved to the trash. Check your calendar.

action-event-restore-label = Restore
action-event-restore-doing = Restoring “{ $name }”…
action-event-restore-done = “{ $name }” restored as a draft
action-event-restore-undone = “{ $name }” restored, undone. It is in the trash.
action-event-restore-failed = “{ $name }” not restored
action-event-restore-unclear = We could not confirm that “{ $name }” was restored. Check your calendar.

action-venue-create-label = New venue
action-venue-create-doing = Creating venue “{ $name }”…
action-venue-create-done = Venue “{ $name }” created
action-venue-create-undone = Venue “{ $name }” created, undone
action-venue-create-failed = Venue “{ $name }” not created
action-venue-create-unclear = We could not confirm that venue “{ $name }” was created. Check your calendar site.

action-venue-delete-label = Delete venue
action-venue-delete-doing = Deleting venue “{ $name }”…
action-venue-delete-done = Venue “{ $name }” deleted
action-venue-delete-undone = Venue “{ $name }” deleted, undone
action-venue-delete-failed = Venue “{ $name }” not deleted
action-venue-delete-unclear = We could not confirm that venue “{ $name }” was deleted. Check your calendar site.

action-venue-edit-label = Edit venue
action-venue-edit-doing = Saving venue “{ $name }”…
action-venue-edit-done = Venue “{ $name }” saved
action-venue-edit-undone = Venue “{ $name }” saved, undone
action-venue-edit-failed = Venue “{ $name }” not saved
action-venue-edit-unclear = We could not confirm that venue “{ $name }” was saved. Check your calendar site.

action-organizer-create-label = New organizer
action-organizer-create-doing = Creating organizer “{ $name }”…
action-organizer-create-done = Organizer “{ $name }” created
action-organizer-create-undone = Organizer “{ $name }” created, undone
action-organizer-create-failed = Organizer “{ $name }” not created
action-organizer-create-unclear = We could not confirm that organizer “{ $name }” was created. Check your calendar site.

action-organizer-delete-label = Delete organizer
action-organizer-delete-doing = Deleting organizer “{ $name }”…
action-organizer-delete-done = Organizer “{ $name }” deleted
action-organizer-delete-undone = Organizer “{ $name }” deleted, undone
action-organizer-delete-failed = Organizer “{ $name }” not deleted
action-organizer-delete-unclear = We could not confirm that organizer “{ $name }” was deleted. Check your calendar site.

action-organizer-edit-label = Edit organizer
action-organizer-edit-doing = Saving organizer “{ $name }”…
action-organizer-edit-done = Organizer “{ $name }” saved
action-organizer-edit-undone = Organizer “{ $name }” saved, undone
action-organizer-edit-failed = Organizer “{ $name }” not saved
action-organizer-edit-unclear = We could not confirm that organizer “{ $name }” was saved. Check your calendar site.

action-category-create-label = New category
action-category-create-doing = Creating category “{ $name }”…
action-category-create-done = Category “{ $name }” created
action-category-create-undone = Category “{ $name }” created, undone
action-category-create-failed = Category “{ $name }” not created
action-category-create-unclear = We could not confirm that category “{ $name }” was created. Check your calendar site.

action-category-delete-label = Delete category
action-category-delete-doing = Deleting category “{ $name }”…
action-category-delete-done = Category “{ $name }” deleted
action-category-delete-failed = Category “{ $name }” not deleted
action-category-delete-unclear = We could not confirm that category “{ $name }” was deleted. Check your calendar site.

action-category-edit-label = Edit category
action-category-edit-doing = Saving category “{ $name }”…
action-category-edit-done = Category “{ $name }” saved
action-category-edit-undone = Category “{ $name }” saved, undone
action-category-edit-failed = Category “{ $name }” not saved
action-category-edit-unclear = We could not confirm that category “{ $name }” was saved. Check your calendar site.

action-tag-create-label = New tag
action-tag-create-doing = Creating tag “{ $name }”…
action-tag-create-done = Tag “{ $name }” created
action-tag-create-undone = Tag “{ $name }” created, undone
action-tag-create-failed = Tag “{ $name }” not created
action-tag-create-unclear = We could not confirm that tag “{ $name }” was created. Check your calendar site.

action-tag-delete-label = Delete tag
action-tag-delete-doing = Deleting tag “{ $name }”…
action-tag-delete-done = Tag “{ $name }” deleted
action-tag-delete-failed = Tag “{ $name }” not deleted
action-tag-delete-unclear = We could not confirm that tag “{ $name }” was deleted. Check your calendar site.

action-tag-edit-label = Edit tag
action-tag-edit-doing = Saving tag “{ $name }”…
action-tag-edit-done = Tag “{ $name }” saved
action-tag-edit-undone = Tag “{ $name }” saved, undone
action-tag-edit-failed = Tag “{ $name }” not saved
action-tag-edit-unclear = We could not confirm that tag “{ $name }” was saved. Check your calendar site.

action-comment-approve-label = Approve
action-comment-approve-doing = Approving { $name }…
action-comment-approve-done = Approved: { $name }
action-comment-approve-already = Nothing to change: { $name }
action-comment-approve-undone = Approved: { $name }, undone
action-comment-approve-failed = Not approved: { $name }
action-comment-approve-unclear = We could not confirm this: approved, { $name }. Check your comments.

action-comment-hold-label = Hold for review
action-comment-hold-doing = Holding { $name }…
action-comment-hold-done = Moved to review: { $name }
action-comment-hold-already = Nothing to change: { $name }
action-comment-hold-undone = Moved to review: { $name }, undone
action-comment-hold-failed = Not held: { $name }
action-comment-hold-unclear = We could not confirm this: moved to review, { $name }. Check your comments.

action-comment-reject-label = Reject
action-comment-reject-doing = Rejecting { $name }…
action-comment-reject-done = Rejected: { $name }
action-comment-reject-already = Nothing to change: { $name }
action-comment-reject-undone = Rejected: { $name }, undone
action-comment-reject-failed = Not rejected: { $name }
action-comment-reject-unclear = We could not confirm this: rejected, { $name }. Check your comments.

action-comment-ban-label = Reject and ban
action-comment-ban-doing = Rejecting { $name }…
action-comment-ban-done = Rejected, and the author banned: { $name }
action-comment-ban-already = Nothing to change: { $name }
action-comment-ban-failed = Not rejected: { $name }
action-comment-ban-unclear = We could not confirm this: rejected, and the author banned, { $name }. Check your comments.

action-comment-write-label = Comment
action-comment-write-doing = Commenting on { $name }…
action-comment-write-done = Commented on { $name }
action-comment-write-undone = Commented on { $name }, undone
action-comment-write-failed = Not commented on { $name }
action-comment-write-unclear = We could not confirm your comment on { $name }. Check the video.

action-comment-reply-label = Reply
action-comment-reply-doing = Replying to { $name }…
action-comment-reply-done = Replied to { $name }
action-comment-reply-undone = Replied to { $name }, undone
action-comment-reply-failed = Not replied to { $name }
action-comment-reply-unclear = We could not confirm your reply to { $name }. Check the comment.

action-comment-edit-label = Edit comment
action-comment-edit-doing = Saving comment…
action-comment-edit-done = Comment saved
action-comment-edit-already = The comment was already like this
action-comment-edit-undone = Comment saved, undone
action-comment-edit-failed = Comment not saved
action-comment-edit-unclear = We could not confirm that the comment was saved. Check the video.

action-comment-delete-label = Delete comment
action-comment-delete-doing = Deleting comment…
action-comment-delete-done = Comment deleted
action-comment-delete-failed = Comment not deleted
action-comment-delete-unclear = We could not confirm that the comment was deleted. Check the video.

action-captions-delete-label = Delete captions
action-captions-delete-doing = Deleting captions { $name }…
action-captions-delete-done = Captions { $name } deleted
action-captions-delete-undone = Captions { $name } deleted, undone
action-captions-delete-failed = Captions { $name } not deleted
action-captions-delete-unclear = We could not confirm that captions { $name } were deleted. Check the video.

action-captions-rename-label = Rename captions
action-captions-rename-doing = Renaming captions { $name } to { $target }…
action-captions-rename-done = Captions { $name } renamed to { $target }
action-captions-rename-undone = Captions { $name } renamed to { $target }, undone
action-captions-rename-failed = Captions { $name } not renamed
action-captions-rename-unclear = We could not confirm that captions { $name } were renamed. Check the video.
action-captions-rename-halfFailed = Captions { $target } added, but captions { $name } not deleted
action-captions-rename-halfUnclear = Captions { $target } added, but we could not confirm that captions { $name } were deleted. Check the video.

action-captions-setDraft-label = Publish captions
action-captions-setDraft-doing = Saving captions { $name }…
action-captions-setDraft-done = Captions { $name } saved
action-captions-setDraft-undone = Captions { $name } saved, undone
action-captions-setDraft-failed = Captions { $name } not saved
action-captions-setDraft-unclear = We could not confirm that captions { $name } were saved. Check the video.

action-channel-translate-label = Translate channel
action-channel-translate-doing = Saving the channel’s translations…
action-channel-translate-done = The channel’s translations saved
action-channel-translate-undone = The channel’s translations saved, undone
action-channel-translate-failed = The channel’s translations not saved
action-channel-translate-unclear = We could not confirm that the channel’s translations were saved. Check your channel.

action-channel-edit-label = Edit channel
action-channel-edit-doing = Saving channel…
action-channel-edit-done = Channel saved
action-channel-edit-already = The channel was already like this
action-channel-edit-undone = Channel saved, undone
action-channel-edit-failed = Channel not saved
action-channel-edit-unclear = We could not confirm that the channel was saved. Check your channel.

action-section-add-label = Add section
action-section-add-doing = Adding section { $name }…
action-section-add-done = Section { $name } added
action-section-add-undone = Section { $name } added, undone
action-section-add-failed = Section { $name } not added
action-section-add-unclear = We could not confirm this: section { $name } added. Check your channel.

action-section-edit-label = Edit section
action-section-edit-doing = Saving section { $name }…
action-section-edit-done = Section { $name } saved
action-section-edit-undone = Section { $name } saved, undone
action-section-edit-failed = Section { $name } not saved
action-section-edit-unclear = We could not confirm this: section { $name } saved. Check your channel.

action-section-delete-label = Delete section
action-section-delete-doing = Deleting section { $name }…
action-section-delete-done = Section { $name } deleted
action-section-delete-undone = Section { $name } deleted, undone
action-section-delete-failed = Section { $name } not deleted
action-section-delete-unclear = We could not confirm this: section { $name } deleted. Check your channel.
