activity-attention = Needs attention
activity-moreWaiting =
    { $count ->
        [one] 1 more task waits; it is not listed yet.
       *[other] { $count } more tasks wait; they are not listed yet.
    }
activity-open = Under way
activity-state = Status
activity-time = Time
activity-unchanged = Nothing to change
activity-units = Units
activity-waits = Waiting
activity-what = Task
