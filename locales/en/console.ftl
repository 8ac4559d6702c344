console-after = Will be
console-asText = Show as text
console-asTree = Show as tree
console-before = Is now
console-copyCurl = Copy as curl
console-copyFetch = Copy as fetch
console-exact = Replace exactly as typed
console-exactHint = Fields that you leave out are cleared or reset.
console-field = Field
console-found =
    { $count ->
        [one] 1 value found
       *[other] { $count } values found
    }
console-foundMore = More than { $count } values found. These are the first.
console-history =
    { $count ->
        [one] 1 earlier call
       *[other] { $count } earlier calls
    }
console-mergedHint = Type only what is to change. Cuecard reads what is stored first, shows the difference, and keeps all other fields.
console-noChange = This call would change nothing.
console-none = (empty)
console-patchHint = Enter JSON. null clears a field.
console-request = Request
console-review = Review changes
console-searchAnswer = Search the response
console-secretsLeftOut = Tokens and passwords are left out.
console-showMore = Show { $count } more
console-showRequest = Show request
console-useAgain = Use again
