activity-attention = Needs attention
activity-open = Under way
activity-state = Status
activity-time = Time
activity-unchanged = Nothing to change
activity-units = Units
activity-waits = Waiting
activity-what = Task
