import * as version7 from './version7';

/** The database as version 8 wrote it: that of version 7, and feeds with their events. */
export const version = 8;

export const tables: typeof version7.tables = {
  ...version7.tables,
  feeds: ['key'],
  feedItems: ['key'],
};

const feed = 'site|feed-1';
const event = {
  title: 'Jazz on the quay',
  start: { local: '2027-05-07T19:00:00', zone: 'America/New_York' },
  allDay: false,
  organizers: [],
  keywords: [],
  uid: 'jazz@club.example',
  source: 'ics',
  evidence: {},
};

export const rows: Record<string, object[]> = {
  ...version7.rows,
  feeds: [
    {
      key: feed,
      accountId: 'site',
      feedId: 'feed-1',
      address: 'https://club.example/events.ics',
      name: 'Club',
      kind: 'file',
      rule: 'offer',
      addedAt: 1_795_700_000_000,
      checkedAt: 1_795_700_000_000,
      readAt: 1_795_700_000_000,
      etag: 'W/"1"',
      digest: '00ff',
      redirect: { to: 'https://club.example/calendar.ics', since: 1_795_700_000_000 },
    },
  ],
  feedItems: [
    {
      key: `${feed}|item-1`,
      itemId: 'item-1',
      event,
      said: event,
      source: 'uid jazz@club.example',
      eventId: 7,
      foundAt: 1_795_700_000_000,
      isCompared: true,
      kept: ['title'],
    },
  ],
};
