/**
 * The host names that the sandbox answers for. The browser under test maps every name to loopback, so
 * that the production build's own endpoints and match patterns are what is tested.
 */
export const hosts = {
  /** The video site, its short links, its thumbnails. */
  video: [
    'www.youtube.com',
    'm.youtube.com',
    'music.youtube.com',
    'youtube.com',
    'youtu.be',
    'www.youtube-nocookie.com',
  ],
  thumbnails: ['i.ytimg.com'],
  /** The video platform's data API. */
  videoApi: ['youtube.googleapis.com', 'www.googleapis.com'],
  /** Sign-in: the page a person sees, and the token and revocation endpoints. */
  signIn: ['accounts.google.com'],
  tokens: ['oauth2.googleapis.com'],
  /** The calendar site of the person. */
  calendar: ['calendar.example'],
  /** Its name with `www.`, and the host that it was at before: both redirect to it. */
  calendarRedirects: ['www.calendar.example', 'moved.example'],
  /** WordPress without the calendar plugin; a site that is no WordPress at all. */
  plainSite: ['plain.example'],
  noSite: ['nothing.example'],
  /** The rest of the web: a blog with an embedded player, and event pages. */
  blog: ['blog.example'],
  venue: ['venue.example'],
  /** A hostile page. */
  hostile: ['hostile.example'],
} as const;
