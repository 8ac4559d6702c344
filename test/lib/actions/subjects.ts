import type { Sandbox } from '../../sandbox';
import { account, channels, playlists, videos } from '../../sandbox/seed';

/** What the tests of all actions act on: the sandbox's first playlists, videos and events. */

export const [jazz, live] = playlists as unknown as [(typeof playlists)[0], (typeof playlists)[0]];
export const [fresh, inJazz] = [videos[2]?.id ?? '', videos[17]?.id ?? ''];
export const mine = videos.find(({ channelId }) => channelId === account.channelId)?.id ?? '';
export const stranger = { channel: { channelId: channels[4]?.id ?? '' }, title: 'A channel' };
export const inList = { playlistId: jazz.id, playlistTitle: 'Jazz' };
export const form = {
  title: 'One',
  description: '',
  start: '2027-03-01T10:00',
  end: '2027-03-01T11:00',
  allDay: false,
  timeZone: 'Europe/Lisbon',
  venue: { name: 'Zylmorf Quay' },
  organizers: [],
  status: 'draft',
  cost: '',
  website: '',
  image: '',
  categories: [],
  tags: [],
};
/** A venue with all fields. */
export const fullVenue = {
  name: 'Zylmorf & Quay',
  address: 'Pier 1',
  city: 'Lisbon',
  state: 'x',
  zip: '1',
  country: 'PT',
  phone: '12',
  website: 'https://quay.example',
};
/** An organizer with all fields. */
export const fullOrganizer = {
  name: 'Zylmorf Choir',
  email: 'a@quay.example',
  phone: '1',
  website: 'https://choir.example',
};

/** An effect: these were written at the site. */
export const wrote = (resource: string, ...ids: number[]) => ({
  kind: 'siteWritten',
  resource,
  ...(ids.length > 0 && { ids }),
});

/** The form of an event as the facts of jobs show it, with the concurrency keys of what it names. */
export const eventForm = {
  ...form,
  title: 'Tides',
  venue: null,
  organizers: [{ name: 'Quay', email: 'a@quay.example' }, { name: 'Friends' }, { id: 12 }],
  categories: [3],
  newCategories: ['Folk'],
  tags: [4],
};
export const eventFormKeys = [
  'organizer.create quay',
  'organizer.create friends',
  'uses organizer 12',
  'category.create folk',
  'uses category 3',
  'uses tag 4',
];
/** Effects of an event that was written with that form. */
export const wroteEvent = [wrote('event', 7), wrote('organizer'), wrote('category')];

/** Subjects as the sandbox holds them when they are asked for. */
export function sandboxSubjects(sandbox: Sandbox) {
  const lastItem = () => {
    const item = sandbox.video.playlistItems(jazz.id).at(-1);
    return { itemId: item?.id, videoId: item?.videoId, ...inList };
  };
  const published = () => {
    const event = sandbox.calendar.events().find(({ status }) => status === 'publish');
    return { eventId: Number(event?.id), title: String(event?.title) };
  };
  const toEdit = () => {
    const { eventId, title } = published();
    const from = { ...form, title, status: 'publish' };
    return { eventId, from, form: { ...from, title, cost: '12', website: 'https://quay.example/' } };
  };
  const subscribed = () => {
    const [known] = sandbox.video.subscriptions(account.channelId);
    return { channel: { channelId: known?.publisherId }, title: 'A channel' };
  };
  const venueNamed = (name: string) => sandbox.calendar.venues().find(({ venue }) => venue === name);

  return { lastItem, published, toEdit, subscribed, venueNamed };
}
