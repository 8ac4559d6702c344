comments-apply = Apply…
comments-applyTitle = Apply decisions
comments-approve = Approve
comments-author = Author
comments-authorContains = Author contains
comments-ban = Reject and ban
comments-bans =
    { $count ->
        [one] The author of 1 comment is banned from your channel
       *[other] The authors of { $count } comments are banned from your channel
    }
comments-clear = Clear
comments-comment = Comment
comments-counted = { $decision }: { $count }
comments-date = Date
comments-decided = Decided
comments-decision = Decision
comments-held = Held for review
comments-hold = Hold
comments-howToDecide = Press “a” to approve, “h” to hold, “r” to reject. Press “s” to apply all decisions.
comments-likes = Likes
comments-many =
    { $count ->
        [one] 1 comment
       *[other] { $count } comments
    }
comments-none = There are no comments on your videos yet.
comments-noneWaiting = No comments wait here.
comments-open = Open comment
comments-openAuthor = Open channel
comments-published = Published
comments-reject = Reject
comments-replies = Replies
comments-requests =
    { $count ->
        [one] One request
       *[other] { $count } requests, each for up to 50 comments
    }
comments-spam = Likely spam
comments-spamMark = After an undo, comments that were marked as spam are held for review.
comments-textContains = Comment contains
comments-tooOld =
    { $count ->
        [one] 1 comment to be held is older than 60 days. YouTube Studio does not list such comments for review.
       *[other] { $count } comments to be held are older than 60 days. YouTube Studio does not list such comments for review.
    }
comments-video = Video
comments-withLink = With a link
comments-approveToReply = Approve the comment first to reply to it.
comments-delete = Delete
comments-deleteHint = This deletes the comment and all replies to it
comments-edit = Edit
comments-edited = edited
comments-likeCount =
    { $count ->
        [one] 1 like
       *[other] { $count } likes
    }
comments-noReply = Nobody can reply to this comment.
comments-noSavedReplies = Save a reply to use it again.
comments-removeReply = Delete this saved reply
comments-reply = Reply
comments-savedReplies = Saved replies
comments-saveReply = Save this reply
comments-send = Reply
comments-sendComment = Comment
comments-textMissing = Enter a comment.
comments-videoHint = Link or id of any video.
comments-write = New comment…
