records-count = Used
records-unused = Not used
