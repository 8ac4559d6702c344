channel-country = Country
channel-counted = { $count } of { $most } characters.
channel-description = Description
channel-keywords = Keywords
channel-keywordsHint = Separate with commas.
channel-language = Language of the title and description
channel-noCountry = Not set
channel-safeArea = Every device shows the part inside the line.
channel-tooLong = This is too long.
channel-translations = Translations of the channel
channel-translationsNeedLanguage = Save the language of the channel first; then its title and description can be translated.
channel-trailer = Trailer for people who are not subscribed
channel-trailerHint = Link or id of a video.
channel-add = Add
channel-delete = Delete
channel-down = Move down
channel-newSection = New section
channel-playlist = Playlist
channel-playlists = Playlists
channel-sections = Sections of the channel page
channel-sectionsFull = A channel has at most 10 sections.
channel-sectionsHint = Drag a section, or press Alt and an arrow key on its buttons, to change the order.
channel-sectionTitle = Title of the section
channel-type-allPlaylists = All playlists
channel-type-completedEvents = Past live streams
channel-type-liveEvents = Live now
channel-type-multipleChannels = Channels
channel-type-multiplePlaylists = Several playlists
channel-type-popularUploads = Popular videos
channel-type-recentUploads = Newest videos
channel-type-singlePlaylist = One playlist
channel-type-subscriptions = Subscriptions
channel-type-upcomingEvents = Upcoming live streams
channel-up = Move up
channel-activity = Activity of the channel
channel-did-channelItem = Added to the channel
channel-did-comment = Comment
channel-did-playlistItem = Added to a playlist
channel-did-upload = Upload
channel-level = Level
channel-levels = Levels: { $levels }
channel-member = Member
channel-memberCount =
    { $count ->
        [0] No members
        [one] 1 member
       *[other] { $count } members
    }
channel-members = Members
channel-membersHint = YouTube tells this only to channels with memberships, after it has given their project access to them.
channel-months = Months
channel-noActivity = The channel did nothing that is listed.
channel-showActivity = Show activity
channel-showMembers = Show members
channel-since = Member since
