action-video-save-label = Save to { $name }
action-video-save-choose = Save to a playlist…
action-video-save-doing = Saving to { $name }…
action-video-save-done = Saved to { $name }
action-video-save-undone = Taken out of { $name } again
action-video-save-failed = Not saved to { $name }
action-video-save-unclear = Perhaps saved to { $name }, perhaps not

action-video-saveToNew-label = New playlist…
action-video-saveToNew-choose = New playlist…
action-video-saveToNew-doing = Making the playlist { $name }…
action-video-saveToNew-done = Saved to the new playlist { $name }
action-video-saveToNew-undone = Playlist { $name } deleted again
action-video-saveToNew-failed = The playlist { $name } was not made
action-video-saveToNew-unclear = Perhaps the playlist { $name } was made, perhaps not
action-video-saveToNew-halfFailed = The playlist { $name } was made, but the video was not saved to it
action-video-saveToNew-halfUnclear = The playlist { $name } was made. Perhaps the video was saved to it, perhaps not

action-video-remove-label = Remove from { $name }
action-video-remove-doing = Removing from { $name }…
action-video-remove-done = Removed from { $name }
action-video-remove-undone = Put back into { $name }
action-video-remove-failed = Not removed from { $name }
action-video-remove-unclear = Perhaps removed from { $name }, perhaps not

action-video-place-label = Move within { $name }
action-video-place-doing = Moving within { $name }…
action-video-place-done = Moved within { $name }
action-video-place-undone = Moved back within { $name }
action-video-place-failed = Not moved within { $name }
action-video-place-unclear = Perhaps moved within { $name }, perhaps not

action-video-move-label = Move to { $target }
action-video-move-doing = Moving from { $name } to { $target }…
action-video-move-done = Moved from { $name } to { $target }
action-video-move-undone = Moved back from { $target } to { $name }
action-video-move-failed = Not moved from { $name } to { $target }
action-video-move-unclear = Perhaps moved from { $name } to { $target }, perhaps not

action-video-like-label = Like
action-video-like-doing = Liking…
action-video-like-done = Liked
action-video-like-undone = Like taken back
action-video-like-failed = Not liked
action-video-like-unclear = Perhaps liked, perhaps not

action-video-dislike-label = Dislike
action-video-dislike-doing = Disliking…
action-video-dislike-done = Disliked
action-video-dislike-undone = Dislike taken back
action-video-dislike-failed = Not disliked
action-video-dislike-unclear = Perhaps disliked, perhaps not

action-video-clearRating-label = Clear rating
action-video-clearRating-doing = Clearing the rating…
action-video-clearRating-done = Rating cleared
action-video-clearRating-undone = Rating put back
action-video-clearRating-failed = The rating was not cleared
action-video-clearRating-unclear = Perhaps the rating was cleared, perhaps not

action-video-thumbnail-label = Set the thumbnail
action-video-thumbnail-doing = Setting the thumbnail of { $name }…
action-video-thumbnail-done = The thumbnail of { $name } is set
action-video-thumbnail-failed = The thumbnail of { $name } was not set
action-video-thumbnail-unclear = Perhaps the thumbnail of { $name } was set, perhaps not

action-video-captions-label = Add captions
action-video-captions-doing = Adding the captions { $name }…
action-video-captions-done = Captions { $name } added
action-video-captions-undone = Captions { $name } deleted again
action-video-captions-failed = The captions { $name } were not added
action-video-captions-unclear = Perhaps the captions { $name } were added, perhaps not

action-playlist-create-label = New playlist
action-playlist-create-doing = Making the playlist { $name }…
action-playlist-create-done = The playlist { $name } is made
action-playlist-create-undone = The playlist { $name } is deleted again
action-playlist-create-failed = The playlist { $name } was not made
action-playlist-create-unclear = Perhaps the playlist { $name } was made, perhaps not

action-playlist-fill-label = Fill the new playlist
action-playlist-fill-doing = Filling the new playlist { $name }…
action-playlist-fill-done = The new playlist { $name } is there
action-playlist-fill-undone = The new playlist { $name } is deleted again
action-playlist-fill-failed = The new playlist { $name } was not filled
action-playlist-fill-unclear = Perhaps the new playlist { $name } is there, perhaps not

action-playlist-edit-label = Edit
action-playlist-edit-doing = Saving the playlist { $name }…
action-playlist-edit-done = The playlist { $name } is saved
action-playlist-edit-undone = The playlist { $name } is as it was before
action-playlist-edit-failed = The playlist { $name } was not saved
action-playlist-edit-unclear = Perhaps the playlist { $name } was saved, perhaps not

action-playlist-delete-label = Delete
action-playlist-delete-doing = Deleting the playlist { $name }…
action-playlist-delete-done = The playlist { $name } is deleted
action-playlist-delete-undone = The playlist { $name } is made again, under a new address
action-playlist-delete-failed = The playlist { $name } was not deleted
action-playlist-delete-unclear = Perhaps the playlist { $name } was deleted, perhaps not

action-channel-subscribe-label = Subscribe
action-channel-subscribe-doing = Subscribing…
action-channel-subscribe-done = Subscribed to { $name }
action-channel-subscribe-undone = Not subscribed to { $name } any more
action-channel-subscribe-failed = Not subscribed
action-channel-subscribe-unclear = Perhaps subscribed, perhaps not

action-channel-unsubscribe-label = Unsubscribe
action-channel-unsubscribe-doing = Unsubscribing…
action-channel-unsubscribe-done = Unsubscribed from { $name }
action-channel-unsubscribe-undone = Subscribed to { $name } again
action-channel-unsubscribe-failed = Still subscribed
action-channel-unsubscribe-unclear = Perhaps unsubscribed, perhaps not

action-channel-banner-label = Set the banner
action-channel-banner-doing = Setting the banner…
action-channel-banner-done = The channel has its new banner
action-channel-banner-undone = The earlier banner is back
action-channel-banner-failed = The banner was not set
action-channel-banner-unclear = Perhaps the banner was set, perhaps not

action-channel-watermark-label = Set the watermark
action-channel-watermark-doing = Setting the watermark…
action-channel-watermark-done = The channel's videos have the watermark
action-channel-watermark-failed = The watermark was not set
action-channel-watermark-unclear = Perhaps the watermark was set, perhaps not

action-channel-removeWatermark-label = Remove the watermark
action-channel-removeWatermark-doing = Removing the watermark…
action-channel-removeWatermark-done = The watermark is removed
action-channel-removeWatermark-failed = The watermark was not removed
action-channel-removeWatermark-unclear = Perhaps the watermark was removed, perhaps not

action-event-add-label = Add event
action-event-add-choose = Add event…
action-event-add-doing = Adding “{ $name }”…
action-event-add-done = “{ $name }” is on your calendar
action-event-add-donePending = “{ $name }” was submitted for review and is not public yet
action-event-add-undone = “{ $name }” moved to the trash
action-event-add-failed = “{ $name }” was not added
action-event-add-unclear = Perhaps “{ $name }” was added, perhaps not

action-event-edit-label = Edit
action-event-edit-doing = Saving “{ $name }”…
action-event-edit-done = “{ $name }” is saved
action-event-edit-undone = “{ $name }” is as it was before
action-event-edit-failed = “{ $name }” was not saved
action-event-edit-unclear = Perhaps “{ $name }” was saved, perhaps not

action-event-duplicate-label = Duplicate
action-event-duplicate-doing = Copying “{ $name }”…
action-event-duplicate-done = A copy of “{ $name }” is among your drafts
action-event-duplicate-undone = The copy of “{ $name }” moved to the trash
action-event-duplicate-failed = “{ $name }” was not copied
action-event-duplicate-unclear = Perhaps “{ $name }” was copied, perhaps not

action-event-publish-label = Publish
action-event-publish-doing = Publishing “{ $name }”…
action-event-publish-done = “{ $name }” is public
action-event-publish-undone = “{ $name }” is not public any more
action-event-publish-failed = “{ $name }” was not published
action-event-publish-unclear = Perhaps “{ $name }” was published, perhaps not

action-event-review-label = Send for review
action-event-review-doing = Sending “{ $name }” for review…
action-event-review-done = “{ $name }” waits for review
action-event-review-undone = “{ $name }” is taken back from review
action-event-review-failed = “{ $name }” was not sent for review
action-event-review-unclear = Perhaps “{ $name }” was sent for review, perhaps not

action-event-unpublish-label = Unpublish
action-event-unpublish-doing = Unpublishing “{ $name }”…
action-event-unpublish-done = “{ $name }” is a draft now
action-event-unpublish-undone = “{ $name }” is public again
action-event-unpublish-failed = “{ $name }” was not unpublished
action-event-unpublish-unclear = Perhaps “{ $name }” was unpublished, perhaps not

action-event-trash-label = Move to trash
action-event-trash-doing = Moving “{ $name }” to the trash…
action-event-trash-done = “{ $name }” moved to the trash
action-event-trash-undone = “{ $name }” is back
action-event-trash-failed = “{ $name }” was not moved to the trash
action-event-trash-unclear = Perhaps “{ $name }” was moved to the trash, perhaps not

action-event-restore-label = Restore
action-event-restore-doing = Restoring “{ $name }”…
action-event-restore-done = “{ $name }” is back, as a draft
action-event-restore-undone = “{ $name }” moved to the trash again
action-event-restore-failed = “{ $name }” was not restored
action-event-restore-unclear = Perhaps “{ $name }” was restored, perhaps not

action-venue-create-label = New venue
action-venue-create-doing = Making the venue “{ $name }”…
action-venue-create-done = The venue “{ $name }” is on your calendar site
action-venue-create-undone = The venue “{ $name }” is gone again
action-venue-create-failed = The venue “{ $name }” was not made
action-venue-create-unclear = Perhaps the venue “{ $name }” was made, perhaps not

action-venue-edit-label = Edit venue
action-venue-edit-doing = Saving the venue “{ $name }”…
action-venue-edit-done = The venue “{ $name }” is saved
action-venue-edit-undone = The venue “{ $name }” is as it was before
action-venue-edit-failed = The venue “{ $name }” was not saved
action-venue-edit-unclear = Perhaps the venue “{ $name }” was saved, perhaps not

action-organizer-create-label = New organizer
action-organizer-create-doing = Making the organizer “{ $name }”…
action-organizer-create-done = The organizer “{ $name }” is on your calendar site
action-organizer-create-undone = The organizer “{ $name }” is gone again
action-organizer-create-failed = The organizer “{ $name }” was not made
action-organizer-create-unclear = Perhaps the organizer “{ $name }” was made, perhaps not

action-organizer-edit-label = Edit organizer
action-organizer-edit-doing = Saving the organizer “{ $name }”…
action-organizer-edit-done = The organizer “{ $name }” is saved
action-organizer-edit-undone = The organizer “{ $name }” is as it was before
action-organizer-edit-failed = The organizer “{ $name }” was not saved
action-organizer-edit-unclear = Perhaps the organizer “{ $name }” was saved, perhaps not

action-category-create-label = New category
action-category-create-doing = Making the category “{ $name }”…
action-category-create-done = The category “{ $name }” is on your calendar site
action-category-create-undone = The category “{ $name }” is gone again
action-category-create-failed = The category “{ $name }” was not made
action-category-create-unclear = Perhaps the category “{ $name }” was made, perhaps not

action-category-edit-label = Edit category
action-category-edit-doing = Saving the category “{ $name }”…
action-category-edit-done = The category “{ $name }” is saved
action-category-edit-undone = The category “{ $name }” is as it was before
action-category-edit-failed = The category “{ $name }” was not saved
action-category-edit-unclear = Perhaps the category “{ $name }” was saved, perhaps not

action-tag-create-label = New tag
action-tag-create-doing = Making the tag “{ $name }”…
action-tag-create-done = The tag “{ $name }” is on your calendar site
action-tag-create-undone = The tag “{ $name }” is gone again
action-tag-create-failed = The tag “{ $name }” was not made
action-tag-create-unclear = Perhaps the tag “{ $name }” was made, perhaps not

action-tag-edit-label = Edit tag
action-tag-edit-doing = Saving the tag “{ $name }”…
action-tag-edit-done = The tag “{ $name }” is saved
action-tag-edit-undone = The tag “{ $name }” is as it was before
action-tag-edit-failed = The tag “{ $name }” was not saved
action-tag-edit-unclear = Perhaps the tag “{ $name }” was saved, perhaps not
