import type { Sandbox } from '../../sandbox';
import { account, resultVideos } from '../../sandbox/seed';
import { found, type StoryKind } from './story';

const each = [0, 1, 2, 3];

/** A playlist is created and filled by one batch, and its videos are rated by another. */
export const manyVideosStory: StoryKind = (number, random) => {
  const title = `Many videos ${number}`;
  const videoIds = each.map(
    (at) => found(resultVideos[(300 + 4 * number + at) % resultVideos.length], 'video').id,
  );
  const listOf = ({ video }: Sandbox) => video.playlists().filter((list) => list.title === title);
  return {
    kind: 'many videos',
    number,
    group: title,
    acts: [
      { action: 'playlist.create', input: () => ({ title, description: '', privacyStatus: 'private' }) },
      {
        action: 'video.save',
        as: 'video',
        undo: random.chance(0.5),
        items({ sandbox }) {
          const playlistId = found(listOf(sandbox)[0], title).id;
          return videoIds.map((videoId) => ({ videoId, playlistId, playlistTitle: title }));
        },
      },
      {
        action: 'video.like',
        as: 'video',
        undo: random.chance(0.5),
        items: () => videoIds.map((videoId) => ({ videoId })),
      },
    ],
    // Jobs of a batch may overtake one another: the order in the playlist is not defined.
    view: (sandbox) => [
      ...listOf(sandbox).flatMap(({ id }) => [
        `list ${title}`,
        ...sandbox.video.playlistItems(id).map(({ videoId }) => `${title} ${videoId}`),
      ]),
      ...sandbox.video
        .ratings(account.channelId)
        .flatMap(({ videoId, rating }) => (videoIds.includes(videoId) ? [`${rating} ${videoId}`] : [])),
    ],
  };
};

/** Events come from a calendar file, are published one after the other, and go to the trash. */
export const manyEventsStory: StoryKind = (number, random) => {
  const titles = each.map((at) => `Many events ${number}, ${at}`);
  const formOf = (title: string, at: number) => ({
    title,
    description: '',
    allDay: false,
    timeZone: 'Europe/Lisbon',
    start: `20${30 + number}-05-0${1 + at}T10:00`,
    end: `20${30 + number}-05-0${1 + at}T11:00`,
    venue: null,
    organizers: [],
    status: 'draft',
    cost: '',
    website: '',
    image: '',
    categories: [],
    tags: [],
  });
  const mine = ({ calendar }: Sandbox) => calendar.events().filter(({ title }) => titles.includes(title));
  const rows = ({ sandbox }: { sandbox: Sandbox }) =>
    mine(sandbox).map(({ id, title }) => ({ eventId: id, title }));
  return {
    kind: 'many events',
    number,
    group: titles[0] ?? '',
    acts: [
      {
        action: 'event.add',
        as: 'sites',
        items: () => titles.map((title, at) => ({ form: formOf(title, at) })),
      },
      { action: 'event.publish', as: 'sites', inOrder: true, undo: random.chance(0.5), items: rows },
      { action: 'event.trash', as: 'sites', undo: random.chance(0.5), items: rows },
    ],
    view: (sandbox) =>
      mine(sandbox).map(({ title, status, start_date }) => `${title} ${status} ${start_date}`),
  };
};
