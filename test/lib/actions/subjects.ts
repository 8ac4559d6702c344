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

  return { lastItem, published, toEdit, subscribed };
}
