/** Questions that no page script may ask: those of frames that have shown a ticket. */
export const forFramesAlone = {
  acting: {},
  frame: { ticket: '0'.repeat(32) },
  frameHeight: { height: 200 },
  closeFrame: {},
  showPlace: { place: { source: 'text', texts: ['Sign in'] }, label: 'Sign in' },
  playlists: {},
  choices: {},
  chosen: { kind: 'tags', ids: [] },
  readPage: { url: 'https://calendar.example/' },
  readDraft: { key: 'event' },
  writeDraft: { key: 'event', value: null },
};

/** Those of our own pages. */
export const forOwnPagesAlone = {
  detectPage: {},
  jobs: {},
  accounts: {},
  setClient: { clientId: 'mine-now.apps.example' },
  signIn: {},
  signOut: { accountId: 'any' },
  disconnect: { accountId: 'any' },
  beginSite: { address: 'hostile.example' },
  continueSite: { address: 'hostile.example', granted: true },
  signOutSite: { accountId: 'any' },
  wishPermission: { origins: ['https://hostile.example/*'] },
  setEventButton: { origin: 'https://hostile.example', on: true },
  eventButtonSites: {},
  hiddenButtonSites: {},
  checkConnections: {},
};
