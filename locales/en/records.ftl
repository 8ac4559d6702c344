records-count = Used
records-unused = Not used
records-blogPosts =
    { $count ->
        [one] 1 post of your blog has one of these tags, too. Cuecard changes no posts, so these tags are not merged.
       *[other] { $count } posts of your blog have one of these tags, too. Cuecard changes no posts, so these tags are not merged.
    }
records-delete = Delete…
records-deleteTitle =
    { $count ->
        [one] Delete 1 entry
       *[other] Delete { $count } entries
    }
records-descriptionHint = HTML is allowed.
records-doubles = Possible duplicates
records-doublesFound =
    { $count ->
        [0] No duplicates found.
        [one] 1 group may be the same.
       *[other] { $count } groups may be the same.
    }
records-events = Events
records-findDoubles = Find duplicates
records-inPosts =
    { $count ->
        [one] “{ $name }” is used by 1 post of the blog and stays.
       *[other] “{ $name }” is used by { $count } posts of the blog and stays.
    }
records-inUse =
    { $count ->
        [one] “{ $name }” is used by 1 event and stays: { $titles }.
       *[other] “{ $name }” is used by { $count } events and stays: { $titles }.
    }
records-locked =
    { $count ->
        [one] 1 event is in the trash, or may not be changed by you: { $names }. Nothing that it uses is deleted.
       *[other] { $count } events are in the trash, or may not be changed by you: { $names }. Nothing that they use is deleted.
    }
records-merge = Merge…
records-mergeTitle = Merge { $count } entries
records-moves =
    { $count ->
        [0] No event changes.
        [one] 1 event moves to it first.
       *[other] { $count } events move to it first.
    }
records-stays = Which one stays
records-thenDelete =
    { $count ->
        [one] Afterwards { $names } can be deleted from the list. That cannot be undone.
       *[other] Afterwards { $names } can be deleted from the list. That cannot be undone.
    }
records-thenTrashed =
    { $count ->
        [one] Then { $names } goes to the trash of your site.
       *[other] Then { $names } go to the trash of your site.
    }
records-usedBy =
    { $count ->
        [one] { $name } (1 event)
       *[other] { $name } ({ $count } events)
    }
records-openTree = Tree…
records-tree = Categories as a tree
records-treeHint = Drag a category onto the one that it belongs below. Alt and the arrow keys move the one with the focus: right puts it below the one above it, left beside its parent.
records-treeTop = Top level: drop here
records-mayNotChange = Your user on the site may not change this.
records-mayNotMerge = Your user on the site may not merge these.
records-notYours =
    { $count ->
        [one] Your user on the site may not change 1 of them.
       *[other] Your user on the site may not change { $count } of them.
    }
