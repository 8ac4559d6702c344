import { found, type StoryKind } from '../../../crash/stories/story';
import { channelStory } from '../../../crash/stories/video';
import type { Sandbox } from '../../../sandbox';
import { account } from '../../../sandbox/seed';
import type { ActionCases } from '../cases';

const facts = { keys: ['channel-c'], substitutions: [] };
const link = 'https://www.youtube.com/channel/c';
const channel = { channelId: 'c' };
const own = { channel: { channelId: account.channelId } };
const timing = { type: 'offsetFromStart', offsetMs: '1000' };

/** The channel gets a language, and is translated; what it was translated to before is told by the service. */
const translationStory: StoryKind = (number, random) => {
  const mine = ({ video }: Sandbox) =>
    found(
      video.channels().find(({ id }) => id === account.channelId),
      'channel',
    );
  const stored = (sandbox: Sandbox) => JSON.parse(mine(sandbox).localizations) as Record<string, unknown>;
  return {
    kind: 'translations',
    number,
    group: 'channel',
    acts: [
      { action: 'channel.edit', input: () => ({ ...own, changes: { defaultLanguage: 'en' } }) },
      {
        action: 'channel.translate',
        undo: random.chance(0.5),
        input: ({ sandbox }) => {
          const expected = stored(sandbox);
          const nl = { title: `Zaal ${number}`, description: '' };
          return { ...own, translations: { ...expected, nl }, expected };
        },
      },
    ],
    view: (sandbox) => [`translations ${JSON.stringify(stored(sandbox))}`],
  };
};

export default [
  {
    action: 'channel.banner',
    facts: { ...facts, link, input: { channel, file: 'f' } },
    runs: [
      {
        name: 'of a channel',
        input: () => ({ ...own, file: 'banner' }),
        does: [
          'read',
          '  GET channels',
          'upload: make picture',
          '  POST upload/channelBanners/insert?uploadType=media file',
          'set: update channel',
          '  GET channels',
          '  PUT channels?part=brandingSettings {"brandingSettings":{"channel":{"title":"Harbour Hall","description":"Concerts and talks by the water."},"image":{"bannerExternalUrl":"https://yt3.googleusercontent.com/<id 1>"}},"id":"UCSandboxHarbourHall0001"}',
        ],
        undoes: [
          'compare',
          '  GET channels',
          'put back: update channel',
          '  GET channels',
          '  PUT channels?part=brandingSettings {"brandingSettings":{"channel":{"title":"Harbour Hall","description":"Concerts and talks by the water."},"image":{}},"id":"UCSandboxHarbourHall0001"}',
        ],
      },
    ],
    stories: [channelStory],
  },
  {
    action: 'channel.edit',
    facts: {
      ...facts,
      link,
      input: { channel, changes: { country: 'PT' } },
      result: { before: { country: null }, after: { country: 'PT' } },
    },
    runs: [
      {
        name: 'of a channel',
        input: () => ({ ...own, changes: { country: 'PT', keywords: '"low water" tides' } }),
        does: [
          'write: update channel, checked',
          '  GET channels',
          '  PUT channels?part=brandingSettings {"brandingSettings":{"channel":{"title":"Harbour Hall","description":"Concerts and talks by the water.","keywords":"\\"low water\\" tides","country":"PT"}},"id":"UCSandboxHarbourHall0001"}',
        ],
        undoes: [
          'writeBack: update channel',
          '  GET channels',
          '  PUT channels?part=brandingSettings {"brandingSettings":{"channel":{"title":"Harbour Hall","description":"Concerts and talks by the water."}},"id":"UCSandboxHarbourHall0001"}',
        ],
      },
    ],
    stories: [channelStory],
  },
  {
    action: 'channel.translate',
    facts: {
      ...facts,
      link,
      input: { channel, translations: { nl: { title: 'Zaal', description: '' } }, expected: {} },
      result: true,
    },
    runs: [
      {
        name: 'of a channel',
        input: async ({ made }) => {
          await made('channel.edit', { ...own, changes: { defaultLanguage: 'en' } });
          return {
            ...own,
            translations: { nl: { title: 'Havenzaal', description: 'Muziek' } },
            expected: {},
          };
        },
        does: [
          'read',
          '  GET channels',
          'write: update channel',
          '  GET channels',
          '  PUT channels?part=localizations {"id":"UCSandboxHarbourHall0001","localizations":{"nl":{"title":"Havenzaal","description":"Muziek"}}}',
        ],
        undoes: [
          'compare',
          '  GET channels',
          'writeBack: update channel',
          '  GET channels',
          '  PUT channels?part=localizations {"id":"UCSandboxHarbourHall0001","localizations":{}}',
        ],
      },
    ],
    stories: [translationStory],
  },
  {
    action: 'channel.watermark',
    facts: { ...facts, link, input: { channel, file: 'f', timing } },
    runs: [
      {
        name: 'of a channel',
        input: () => ({ ...own, file: 'small', timing }),
        does: [
          'set: update channel',
          '  POST upload/watermarks/set?channelId=UCSandboxHarbourHall0001&uploadType=multipart file',
        ],
      },
    ],
  },
  {
    action: 'channel.removeWatermark',
    facts: { ...facts, input: { channel } },
    runs: [
      {
        name: 'of a channel',
        input: () => own,
        does: ['remove: update channel', '  POST watermarks/unset?channelId=UCSandboxHarbourHall0001'],
      },
    ],
  },
] satisfies ActionCases[];
