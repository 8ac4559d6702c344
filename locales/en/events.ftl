events-another = Add another event
events-copy = New event from this one…
events-month = Month
events-new = New event
events-none = No events yet. Create one, add one from a page with an event, or import a calendar file.
events-past = Past
events-upcoming = Upcoming
events-when = When
