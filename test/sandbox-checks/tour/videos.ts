import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { privateVideo, videos } from '../../sandbox/seed';
import { png } from '../pictures';
import { type Stops, streamOf } from './visit';

const [first, second, third] = videos.map(({ id }) => id) as [string, string, string];
const film = Buffer.from('not a real film, but bytes all the same'.repeat(100));
const sha256 = createHash('sha256').update(film).digest('hex');

export const videoStops: Stops = {
  'videos.list': async ({ client }) => {
    const id = [first, 'nonsense', privateVideo.id];
    const part = ['snippet', 'contentDetails', 'statistics', 'status', 'player', 'topicDetails'];
    const answer = await client.videos.list({ part, id, maxWidth: 640 });
    expect(answer.data.items?.map((video) => [video.id, video.snippet?.title])).toEqual([
      [first, videos[0]?.title],
    ]);
    expect(answer.data.items?.[0]?.player).toMatchObject({ embedWidth: '640', embedHeight: '360' });
    return answer;
  },

  'videos.insert': async ({ client, sandbox }) => {
    // In the future, else the video is public at once.
    const year = new Date().getUTCFullYear() + 1;
    const answer = await client.videos.insert({
      part: ['snippet', 'status', 'recordingDetails', 'processingDetails', 'fileDetails'],
      requestBody: {
        snippet: { title: 'Boat procession', tags: ['river', 'two words'], categoryId: '19' },
        status: { privacyStatus: 'private', publishAt: `${year + 1}-01-01T00:00:00+01:00` },
        recordingDetails: { recordingDate: '2026-06-01T00:00:00Z' },
      },
      media: { mimeType: 'video/mp4', body: streamOf(film) },
    });
    expect(answer.data).toMatchObject({
      snippet: { title: 'Boat procession', tags: ['river', 'two words'], categoryId: '19' },
      status: {
        uploadStatus: 'uploaded',
        privacyStatus: 'private',
        publishAt: `${year}-12-31T23:00:00.000Z`,
      },
      processingDetails: { processingStatus: 'processing' },
      fileDetails: { fileSize: String(film.byteLength) },
    });
    const stored = sandbox.video.videos().find(({ id }) => id === answer.data.id);
    expect(stored).toMatchObject({ sha256, fileSize: film.byteLength, title: 'Boat procession' });
    return answer;
  },

  'videos.update': async ({ client, sandbox }) => {
    const answer = await client.videos.update({
      part: ['snippet', 'localizations'],
      requestBody: {
        id: second,
        snippet: { title: 'Renamed', categoryId: '10', defaultLanguage: 'en' },
        localizations: { nl: { title: 'Hernoemd' } },
      },
    });
    expect(answer.data).toMatchObject({
      snippet: { title: 'Renamed', description: '' },
      localizations: { nl: { title: 'Hernoemd' } },
    });
    const dutch = await client.videos.list({ part: ['snippet'], id: [second], hl: 'nl' });
    expect(dutch.data.items?.[0]?.snippet?.localized).toEqual({ title: 'Hernoemd', description: '' });
    const stored = sandbox.video.videos().find(({ id }) => id === second);
    expect(stored).toMatchObject({ title: 'Renamed', description: '', privacyStatus: 'public' });
    return answer;
  },

  'videos.delete': async ({ client, sandbox }) => {
    const answer = await client.videos.delete({ id: third });
    expect(sandbox.video.videos().some(({ id }) => id === third)).toBe(false);
    return answer;
  },

  'videos.rate': async ({ client, sandbox }) => {
    const answer = await client.videos.rate({ id: first, rating: 'like' });
    expect(sandbox.video.rows('ratings')).toContainEqual(
      expect.objectContaining({ videoId: first, rating: 'like' }),
    );
    return answer;
  },

  'videos.getRating': async ({ client }) => {
    const [liked = '', unrated = ''] = [videos[16]?.id, videos[20]?.id];
    const answer = await client.videos.getRating({ id: [liked, unrated] });
    expect(answer.data.items).toEqual([
      { videoId: liked, rating: 'like' },
      { videoId: unrated, rating: 'none' },
    ]);
    return answer;
  },

  'videos.reportAbuse': async ({ client, sandbox }) => {
    const videoId = videos[30]?.id ?? '';
    const requestBody = { videoId, reasonId: 'S', secondaryReasonId: '27', comments: 'Adverts' };
    const answer = await client.videos.reportAbuse({ requestBody });
    expect(sandbox.video.rows('abuseReports')).toMatchObject([requestBody]);
    return answer;
  },

  'videoAbuseReportReasons.list': async ({ client }) => {
    const answer = await client.videoAbuseReportReasons.list({ part: ['id', 'snippet'], hl: 'en-US' });
    const spam = answer.data.items?.find(({ id }) => id === 'S');
    expect(spam?.snippet?.secondaryReasons?.map(({ id }) => id)).toContain('27');
    return answer;
  },

  'videoCategories.list': async ({ client }) => {
    const answer = await client.videoCategories.list({ part: ['snippet'], regionCode: 'NL', hl: 'en-US' });
    const music = answer.data.items?.find(({ id }) => id === '10');
    expect(music?.snippet).toMatchObject({ title: 'Music', assignable: true });
    return answer;
  },

  'thumbnails.set': async ({ client, sandbox }) => {
    const body = streamOf(png(1280, 720));
    const answer = await client.thumbnails.set({ videoId: first, media: { mimeType: 'image/png', body } });
    expect(Object.keys(answer.data.items?.[0] ?? {})).toEqual(['default', 'medium', 'high']);
    const [stored] = sandbox.video.rows('images').filter(({ purpose }) => purpose === 'thumbnail');
    expect(stored).toMatchObject({ width: 1280, height: 720, mimeType: 'image/png' });
    const own = await client.videos.list({ part: ['contentDetails'], id: [first] });
    expect(own.data.items?.[0]?.contentDetails?.hasCustomThumbnail).toBe(true);
    return answer;
  },

  'search.list': async ({ client, sandbox }) => {
    const before = sandbox.video.quota.used('search');
    const answer = await client.search.list({ part: ['snippet'], q: 'quiet', type: ['video'] });
    expect(answer.data.items).toHaveLength(1);
    expect(answer.data.items?.[0]).toMatchObject({
      id: { kind: 'youtube#video', videoId: videos[21]?.id },
      snippet: { title: 'The &lt;quiet&gt; set' },
    });
    expect(sandbox.video.quota.used('search')).toBe(before + 1);
    return answer;
  },
};
