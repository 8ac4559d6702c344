import { expect } from 'vitest';
import { account, channels, playlists } from '../../sandbox/seed';
import { png } from '../pictures';
import { type Stops, streamOf, type Visit } from './visit';

const own = account.channelId;
const banner = ({ client }: Visit) =>
  client.channelBanners.insert({ media: { mimeType: 'image/png', body: streamOf(png(2048, 1152)) } });
const sections = ({ sandbox }: Visit) =>
  sandbox.video.rows('channelSections').sort((one, two) => one.position - two.position);
const gallery = { snippet: { type: 'multipleChannels', title: 'Neighbours' } } as const;
const addGallery = ({ client }: Visit, position: number) =>
  client.channelSections.insert({
    part: ['snippet', 'contentDetails'],
    requestBody: {
      snippet: { ...gallery.snippet, position },
      contentDetails: { channels: [channels[1].id, channels[2].id] },
    },
  });

export const channelStops: Stops = {
  'channels.list': async ({ client }) => {
    const part = ['snippet', 'contentDetails', 'statistics', 'status', 'brandingSettings', 'topicDetails'];
    const answer = await client.channels.list({ part, mine: true });
    expect(answer.data.items?.map(({ id }) => id)).toEqual([own]);
    return answer;
  },

  'channelBanners.insert': async (visit) => {
    const answer = await banner(visit);
    expect(answer.data.url).toMatch(/^https:\/\//);
    expect(visit.sandbox.video.rows('images').at(-1)).toMatchObject({ purpose: 'banner', width: 2048 });
    return answer;
  },

  'channels.update': async (visit) => {
    const { client } = visit;
    const bannerExternalUrl = (await banner(visit)).data.url ?? '';
    const part = ['brandingSettings'];
    const first = await client.channels.update({
      part,
      requestBody: {
        id: own,
        brandingSettings: {
          channel: { description: 'By the water.', keywords: 'jazz river', country: 'NL' },
          image: { bannerExternalUrl },
        },
      },
    });
    expect(first.data.brandingSettings).toEqual({
      channel: {
        title: channels[0].title,
        description: 'By the water.',
        keywords: 'jazz river',
        country: 'NL',
      },
      image: { bannerExternalUrl },
    });
    // What is left out is erased, the banner with it.
    const answer = await client.channels.update({
      part,
      requestBody: { id: own, brandingSettings: { channel: { description: 'Shorter.' } } },
    });
    const after = await client.channels.list({ part, mine: true });
    expect(after.data.items?.[0]?.brandingSettings).toEqual({
      channel: { title: channels[0].title, description: 'Shorter.' },
    });
    return answer;
  },

  'channelSections.list': async ({ client }) => {
    const answer = await client.channelSections.list({ part: ['snippet', 'contentDetails'], mine: true });
    const [uploads, single] = answer.data.items ?? [];
    expect(uploads?.snippet).toMatchObject({ type: 'recentUploads', position: 0 });
    expect(single?.contentDetails?.playlists).toEqual([playlists[0]?.id]);
    return answer;
  },

  'channelSections.insert': async (visit) => {
    const answer = await addGallery(visit, 1);
    expect(answer.data).toMatchObject({
      snippet: { ...gallery.snippet, position: 1 },
      contentDetails: { channels: [channels[1].id, channels[2].id] },
    });
    expect(sections(visit).map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(sections(visit)[1]?.id).toBe(answer.data.id);
    return answer;
  },

  'channelSections.update': async (visit) => {
    const made = await addGallery(visit, 0);
    const answer = await visit.client.channelSections.update({
      part: ['snippet', 'contentDetails'],
      requestBody: {
        id: made.data.id ?? '',
        snippet: { ...gallery.snippet, title: 'Friends', position: 2 },
        contentDetails: { channels: [channels[3].id] },
      },
    });
    const stored = sections(visit)[2];
    expect([stored?.id, stored?.title, stored?.channels]).toEqual([
      made.data.id,
      'Friends',
      JSON.stringify([channels[3].id]),
    ]);
    return answer;
  },

  'channelSections.delete': async (visit) => {
    const made = await addGallery(visit, 0);
    const answer = await visit.client.channelSections.delete({ id: made.data.id ?? '' });
    expect(sections(visit).map(({ id }) => id)).not.toContain(made.data.id);
    expect(sections(visit).map(({ position }) => position)).toEqual([...sections(visit).keys()]);
    return answer;
  },

  'watermarks.set': async ({ client, sandbox }) => {
    const answer = await client.watermarks.set({
      channelId: own,
      requestBody: { timing: { type: 'offsetFromEnd', offsetMs: '15000', durationMs: '10000' } },
      media: { mimeType: 'image/png', body: streamOf(png(150, 150)) },
    });
    const [stored] = sandbox.video.rows('watermarks');
    expect([stored?.channelId, stored?.mimeType]).toEqual([own, 'image/png']);
    expect(JSON.parse(stored?.timing ?? '')).toMatchObject({ type: 'offsetFromEnd', offsetMs: 15_000 });
    return answer;
  },

  'watermarks.unset': async ({ client, sandbox }) => {
    const answer = await client.watermarks.unset({ channelId: own });
    expect(sandbox.video.rows('watermarks')).toEqual([]);
    return answer;
  },

  'subscriptions.list': async ({ client }) => {
    const part = ['snippet', 'contentDetails', 'subscriberSnippet'];
    const answer = await client.subscriptions.list({ part, mine: true, order: 'alphabetical' });
    expect(answer.data.items?.[0]?.snippet?.title).toBe('Blue Lamp Sessions');
    return answer;
  },

  'subscriptions.insert': async ({ client, sandbox }) => {
    const channelId = channels[4].id;
    const answer = await client.subscriptions.insert({
      part: ['snippet'],
      requestBody: { snippet: { resourceId: { kind: 'youtube#channel', channelId } } },
    });
    expect(sandbox.video.subscriptions(own).map(({ publisherId }) => publisherId)).toContain(channelId);
    return answer;
  },

  'subscriptions.delete': async ({ client, sandbox }) => {
    const [subscription] = sandbox.video.subscriptions(own);
    const answer = await client.subscriptions.delete({ id: subscription?.id ?? '' });
    expect(sandbox.video.subscriptions(own)).not.toContainEqual(subscription);
    return answer;
  },

  'activities.list': async ({ client }) => {
    const part = ['snippet', 'contentDetails'];
    const answer = await client.activities.list({ part, mine: true, maxResults: 50 });
    const types = new Set(answer.data.items?.map(({ snippet }) => snippet?.type));
    expect([...types].sort()).toEqual(['like', 'playlistItem', 'subscription', 'upload']);
    return answer;
  },

  'members.list': async ({ client }) => {
    const answer = await client.members.list({ part: ['snippet'], mode: 'all_current' });
    expect(answer.data.items?.map(({ snippet }) => snippet?.memberDetails?.channelId)).toEqual([
      channels[1].id,
      channels[2].id,
    ]);
    return answer;
  },

  'membershipsLevels.list': async ({ client }) => {
    const answer = await client.membershipsLevels.list({ part: ['id', 'snippet'] });
    const names = answer.data.items?.map(({ snippet }) => snippet?.levelDetails?.displayName);
    expect(names).toEqual(['Deck', 'Bridge']);
    return answer;
  },

  'i18nLanguages.list': async ({ client }) => {
    const answer = await client.i18nLanguages.list({ part: ['snippet'], hl: 'de' });
    expect(answer.data.items?.find(({ id }) => id === 'nl')?.snippet).toEqual({
      hl: 'nl',
      name: 'Niederländisch',
    });
    return answer;
  },

  'i18nRegions.list': async ({ client }) => {
    const answer = await client.i18nRegions.list({ part: ['snippet'] });
    expect(answer.data.items?.find(({ id }) => id === 'NL')?.snippet).toEqual({
      gl: 'NL',
      name: 'Netherlands',
    });
    return answer;
  },
};
