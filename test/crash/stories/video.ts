import type { ActionId } from '../../../lib/actions';
import type { Sandbox } from '../../sandbox';
import { makePng } from '../../sandbox/calendar/pictures';
import { account, channels, resultVideos, type SeedVideo } from '../../sandbox/seed';
import { type Click, found, type StoryKind } from './story';

const videoAt = (number: number) => found(resultVideos[number % resultVideos.length], 'video');
const own = { channelId: account.channelId };
const ownVideos: readonly SeedVideo[] = resultVideos.filter(({ channelId }) => channelId === own.channelId);
const ownVideoAt = (number: number) => found(ownVideos[number % ownVideos.length], 'video of mine').id;

/** A playlist is made, filled and thinned out. */
export const playlistStory: StoryKind = (number, random) => {
  const title = `Crash list ${number}`;
  const [first, second] = [videoAt(2 * number).id, videoAt(2 * number + 1).id];
  const listOf = ({ video }: Sandbox) => video.playlists().filter((list) => list.title === title);
  const inList = (action: ActionId, videoId: string, undo = false): Click => ({
    action,
    undo,
    input({ sandbox }) {
      const playlistId = found(listOf(sandbox)[0], title).id;
      return { videoId, playlistId, playlistTitle: title };
    },
  });
  return {
    kind: 'playlist',
    number,
    group: title,
    acts: [
      { action: 'video.saveToNew', input: () => ({ videoId: first, title, privacyStatus: 'private' }) },
      inList('video.save', second, random.chance(0.5)),
      // A wanted double.
      inList('video.save', first),
      inList('video.remove', first, random.chance(0.5)),
    ],
    view: (sandbox) =>
      listOf(sandbox).flatMap(({ id }) => [
        `list ${title}`,
        ...sandbox.video.playlistItems(id).map(({ videoId, position }) => `${title} ${position} ${videoId}`),
      ]),
  };
};

/** Two playlists are made; what is in one of them is put in order and moved to the other one, and it is deleted. */
export const arrangedPlaylistsStory: StoryKind = (number, random) => {
  const title = `Arranged list ${number}`;
  const target = `Target list ${number}`;
  const [first, second] = [videoAt(2 * number + 200).id, videoAt(2 * number + 201).id];
  const third = videoAt(number + 500).id;
  const lists = ({ video }: Sandbox) =>
    video.playlists().filter((list) => list.title === title || list.title === target);
  const idOf = (sandbox: Sandbox, name: string) =>
    found(
      lists(sandbox).find((list) => list.title === name),
      name,
    ).id;
  const create = (name: string, undo = false): Click => ({
    action: 'playlist.create',
    undo,
    input: () => ({ title: name, description: 'As it was.', privacyStatus: 'private' }),
  });
  const inList = (
    action: ActionId,
    videoId: string,
    more: (sandbox: Sandbox) => object,
    undo = false,
  ): Click => ({
    action,
    undo,
    input({ sandbox }) {
      const playlistId = idOf(sandbox, title);
      const item = sandbox.video.playlistItems(playlistId).find((one) => one.videoId === videoId);
      return { itemId: item?.id, videoId, playlistId, playlistTitle: title, ...more(sandbox) };
    },
  });
  const nothing = () => ({});
  return {
    kind: 'arranged playlists',
    number,
    group: title,
    acts: [
      create(title),
      create(target),
      {
        action: 'playlist.edit',
        undo: random.chance(0.5),
        input: ({ sandbox }) => ({
          playlistId: idOf(sandbox, title),
          title,
          changes: { description: 'As it became.', privacyStatus: 'unlisted' },
        }),
      },
      inList('video.save', first, nothing),
      inList('video.save', second, nothing),
      inList(
        'video.annotate',
        first,
        () => ({ changes: { note: 'Encore', startSeconds: 90 } }),
        random.chance(0.5),
      ),
      inList('video.replace', first, () => ({ newVideoId: third }), true),
      inList('video.place', second, () => ({ position: 0 }), random.chance(0.5)),
      inList(
        'video.move',
        second,
        (sandbox) => ({ targetId: idOf(sandbox, target), targetTitle: target }),
        // How much is left decides what the next undo takes: in the first rounds all of it comes by.
        number % 2 === 0,
      ),
      {
        action: 'playlist.delete',
        undo: number % 4 < 2,
        input: ({ sandbox }) => ({ playlistId: idOf(sandbox, title), title }),
      },
      create(`Unwanted list ${number}`, true),
    ],
    view: (sandbox) =>
      lists(sandbox).flatMap((list) => [
        `${list.title} ${list.privacyStatus} ${list.description}`,
        ...sandbox.video
          .playlistItems(list.id)
          .map((item) => `${list.title} ${item.position} ${item.videoId}`),
      ]),
  };
};

/** Two playlists that the person thinks better of, the second one made for a run. */
export const briefPlaylistStory: StoryKind = (number) => {
  const title = `Brief list ${number}`;
  const filled = `Filled list ${number}`;
  const videoId = videoAt(number).id;
  const mine = ({ video }: Sandbox) =>
    video.playlists().filter((list) => [title, filled].includes(list.title));
  return {
    kind: 'brief playlist',
    number,
    group: title,
    acts: [
      { action: 'video.saveToNew', undo: true, input: () => ({ videoId, title, privacyStatus: 'unlisted' }) },
      {
        action: 'playlist.create',
        input: () => ({ title: filled, description: '', privacyStatus: 'private' }),
      },
      {
        action: 'playlist.fill',
        undo: true,
        input: ({ sandbox }) => ({ playlistId: found(mine(sandbox)[0], filled).id, title: filled }),
      },
    ],
    view: (sandbox) => mine(sandbox).map((list) => list.title),
  };
};

/** A video is rated this way and that. */
export const ratingStory: StoryKind = (number, random) => {
  const videoId = videoAt(number + 100).id;
  const ratings: ActionId[] = ['video.like', 'video.dislike', 'video.clearRating'];
  return {
    kind: 'rating',
    number,
    group: `rating ${videoId}`,
    acts: ratings.map((action) => ({ action, undo: random.chance(0.5), input: () => ({ videoId }) })),
    view: ({ video }) =>
      video
        .ratings(own.channelId)
        .flatMap((row) => (row.videoId === videoId ? [`${row.rating} ${videoId}`] : [])),
  };
};

/** A channel is subscribed to and left, by its id or by one of its videos. */
export const subscriptionStory: StoryKind = (number) => {
  const channel = number % 2 === 0 ? channels[3] : channels[4];
  const { id: videoId } = found(
    resultVideos.find(({ channelId }) => channelId === channel.id),
    'video',
  );
  const input = () => ({ channel: number % 4 < 2 ? { channelId: channel.id } : { videoId }, title: '' });
  return {
    kind: 'subscription',
    number,
    group: channel.id,
    acts: [
      { action: 'channel.subscribe', input },
      { action: 'channel.unsubscribe', undo: true, input },
      { action: 'channel.unsubscribe', input },
      { action: 'channel.subscribe', undo: true, input },
    ],
    view: ({ video }) =>
      video
        .subscriptions(own.channelId)
        .flatMap(({ publisherId }) => (publisherId === channel.id ? [publisherId] : [])),
  };
};

/** One of my videos gets another title, a picture and captions, of which some are replaced. */
export const videoFileStory: StoryKind = (number, random) => {
  const videoId = ownVideoAt(number);
  const name = `Captions ${number}`;
  const kept = `Kept captions ${number}`;
  const say = (text: string) => Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`);
  const captions = (action: ActionId, track: string, text: string, undo = false): Click => ({
    action,
    undo,
    input: async ({ client }) => ({
      videoId,
      language: 'en',
      name: track,
      isDraft: false,
      file: await client.storeBlob(say(text), 'application/octet-stream'),
    }),
  });
  const inTrack = (action: ActionId, more: object, undo: boolean): Click => ({
    action,
    undo,
    input({ sandbox: { video } }) {
      const tracks = video.rows('captions').filter((track) => track.videoId === videoId);
      const { id: captionId } = found(
        tracks.find((track) => track.name === kept),
        kept,
      );
      return { videoId, captionId, language: 'en', name: kept, isDraft: false, ...more };
    },
  });
  return {
    kind: 'video files',
    number,
    group: videoId,
    acts: [
      {
        action: 'video.edit',
        undo: random.chance(0.5),
        input: () => ({
          videoId,
          changes: { title: `Tide ${number}`, tags: ['low water'], embeddable: number % 2 === 0 },
        }),
      },
      {
        action: 'video.thumbnail',
        input: async ({ client }) => ({
          videoId,
          file: await client.storeBlob(makePng(640 + number, 360), 'image/png'),
        }),
      },
      captions('video.captions', name, 'The tide turns.', random.chance(0.5)),
      captions('video.captions', kept, 'The tide falls.'),
      captions('video.replaceCaptions', kept, 'The tide rises.'),
      inTrack('captions.setDraft', { isDraft: true }, random.chance(0.5)),
      inTrack('captions.rename', { to: { language: 'en', name: `Other ${kept}` } }, true),
      inTrack('captions.delete', {}, random.chance(0.5)),
    ],
    view({ video }) {
      const tracks = video.rows('captions').filter((track) => track.videoId === videoId);
      const images = new Map(video.rows('images').map(({ id, sha256 }) => [id, sha256]));
      const stored = found(
        video.videos().find(({ id }) => id === videoId),
        videoId,
      );
      return [
        `${stored.title} ${stored.tags} ${stored.embeddable} ${stored.description} ${stored.categoryId}`,
        `thumbnail ${images.get(String(stored.customThumbnail))}`,
        ...tracks.map(({ name, content }) => `${videoId} ${name} ${Buffer.from(content)}`),
      ];
    },
  };
};

/** My channel gets a banner and a watermark. */
export const channelStory: StoryKind = (number, random) => {
  const timing = { type: 'offsetFromStart', offsetMs: String(1000 * number) };
  return {
    kind: 'channel',
    number,
    group: 'channel',
    acts: [
      {
        action: 'channel.banner',
        undo: random.chance(0.5),
        input: async ({ client }) => ({
          channel: own,
          file: await client.storeBlob(makePng(2048, 1152, number % 256), 'image/png'),
        }),
      },
      {
        action: 'channel.watermark',
        input: async ({ client }) => ({
          channel: own,
          timing,
          file: await client.storeBlob(makePng(150, 150, number % 256), 'image/png'),
        }),
      },
      { action: 'channel.removeWatermark', input: () => ({ channel: own }) },
      {
        action: 'channel.edit',
        undo: random.chance(0.5),
        input: () => ({ channel: own, changes: { keywords: `tides "low water" ${number}` } }),
      },
    ],
    view({ video }) {
      const watermarks = video.rows('watermarks').map((row) => `watermark ${row.sha256} ${row.timing}`);
      const channel = video.channels().find(({ id }) => id === own.channelId);
      const banner = channel?.brandingImage ?? '';
      const image = video.rows('images').find(({ id }) => banner.includes(id));
      return [`banner ${image?.sha256}`, `branding ${channel?.branding}`, ...watermarks];
    },
  };
};
