collection-actions = Actions
collection-addOnDay = Add one on this day
collection-choose = Select { $name }
collection-chooseAll =
    { $count ->
        [one] Select the one that matches
       *[other] Select all { $count }
    }
collection-columns = Columns
collection-columnsHint = Drag the start of a heading to change its width. Columns that have no room are left out.
collection-columnsReset = Reset
collection-dayFilter = { $label } { $day }
collection-filterName = Name
collection-counted = { $label } ({ $count })
collection-day =
    { $count ->
        [0] { $day }
        [one] { $day }, 1 entry
       *[other] { $day }, { $count } entries
    }
collection-filters = Filters
collection-grid = Grid
collection-isCut = Only { $count } were read. What is older is in no list, filter or search here.
collection-keyAll = Select all rows that match
collection-keyBack = Close the details, or clear the selection
collection-keyChoose = Select the row
collection-keyLayout = Next layout
collection-keyList = This list
collection-keyMove = Move the row, or all that are selected, up or down
collection-keyOpen = Open the row
collection-keyPalette = Go to a section, video, playlist or event
collection-keyRange = Select all rows from the last one to here
collection-keyRows = Next or previous row
collection-keys = Keyboard shortcuts
collection-keySearch = Search
collection-keyWidth = On a heading: column wider or narrower
collection-layout = Layout
collection-month = Months
collection-monthAfter = Next month
collection-monthBefore = Previous month
collection-monthsOf = Months of { $year }
collection-moreRows = { $count } more
collection-more = Actions for { $name }
collection-noSaved = None yet. Set filters, then save them here under a name.
collection-noMatch = Nothing matches the search and filters.
collection-offline = You are offline. This is what was read last.
collection-readAgain =
    { $units ->
        [0] Refresh
        [one] Refresh (1 unit)
       *[other] Refresh ({ $units } units)
    }
collection-readMore =
    { $units ->
        [0] Read { $count } more
        [one] Read { $count } more (1 unit)
       *[other] Read { $count } more ({ $units } units)
    }
collection-readAt = Updated { $at }
collection-reading = Loading… { $count } so far
collection-removeSaved = Delete filter “{ $name }”
collection-saved = My filters
collection-saveFilter = Save filter
collection-showAll = Clear search and filters
collection-shown =
    { $all ->
        [one] { $shown } of 1
       *[other] { $shown } of { $all }
    }
collection-table = Table
collection-textFilter = { $label } “{ $text }”
collection-today = Today
collection-week = Week
collection-weekAfter = Next week
collection-weekBefore = Previous week
collection-moved = { $name }: { $at }
collection-movedByKeys = { $name }: { $at }. Press Enter to keep it there, or Escape to leave it where it was.
collection-keyMoveInMonth = In months and weeks: move the row; with Shift, change its length
collection-search = Search this list
