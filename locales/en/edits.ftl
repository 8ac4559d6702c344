edits-edit = Edit…
edits-find = Find
edits-findAndReplace = Find and replace
edits-ignoreCase = Ignore case
edits-inField = In
edits-isPattern = Regular expression
edits-patternHint = RE2 syntax, as in Go. Line starts and ends count. { $group } in the replacement is the first group in brackets. Videos that change meanwhile are left alone.
edits-patternTooLong = This expression takes too long. Make it shorter, with smaller repeat counts.
edits-patternWrong = This is not a regular expression: { $detail }.
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
