edits-find = Find
edits-findAndReplace = Find and replace
edits-ignoreCase = Ignore case
edits-inField = In
edits-moreChanges =
    { $count ->
        [one] Show 1 more change
       *[other] Show { $count } more changes
    }
edits-preview = Changes
edits-replaceWith = Replace with
edits-stayUnchanged =
    { $count ->
        [one] 1 stays as it is.
       *[other] { $count } stay as they are.
    }
edits-whatToChange = Change
