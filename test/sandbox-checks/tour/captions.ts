import { expect } from 'vitest';
import { videos } from '../../sandbox/seed';
import { captions } from '../../sandbox/seedCommunity';
import { type Stops, streamOf } from './visit';

const videoId = videos[0]?.id ?? '';
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.500\nAhoy\n';
const snippet = (language: string) => ({ videoId, language, name: '', isDraft: false });
const media = (text: string) => ({ mimeType: 'text/vtt', body: streamOf(Buffer.from(text)) });

export const captionStops: Stops = {
  'captions.list': async ({ client }) => {
    const answer = await client.captions.list({ part: ['snippet'], videoId });
    expect(answer.data.items?.[0]?.snippet).toMatchObject({ videoId, language: 'en', status: 'serving' });
    return answer;
  },

  'captions.insert': async ({ client, sandbox }) => {
    const requestBody = { snippet: snippet('nl') };
    const answer = await client.captions.insert({ part: ['snippet'], requestBody, media: media(vtt) });
    expect(answer.data.snippet).toMatchObject({ language: 'nl', isDraft: false, status: 'serving' });
    const stored = sandbox.video.rows('captions').find(({ id }) => id === answer.data.id);
    expect(Buffer.from(stored?.content ?? []).toString()).toBe(vtt);
    return answer;
  },

  'captions.update': async ({ client, sandbox }) => {
    const requestBody = { snippet: snippet('fr') };
    const made = await client.captions.insert({ part: ['snippet'], requestBody, media: media(vtt) });
    const id = made.data.id ?? '';
    const draft = await client.captions.update({
      part: ['snippet'],
      requestBody: { id, snippet: { isDraft: true } },
    });
    expect(draft.data.snippet?.isDraft).toBe(true);
    const louder = vtt.replace('Ahoy', 'AHOY');
    const answer = await client.captions.update({
      part: ['id', 'snippet'],
      requestBody: { id, snippet: { isDraft: false } },
      media: media(louder),
    });
    const stored = sandbox.video.rows('captions').find((row) => row.id === id);
    expect([stored?.isDraft, Buffer.from(stored?.content ?? []).toString()]).toEqual([0, louder]);
    return answer;
  },

  'captions.download': async ({ client }) => {
    const list = await client.captions.list({ part: ['id'], videoId });
    const id = list.data.items?.[0]?.id ?? '';
    const as = (tfmt?: string) =>
      client.captions.download({ id, ...(tfmt ? { tfmt } : {}) }, { responseType: 'text' });
    expect((await as()).data).toBe(captions[0].content);
    expect((await as('srt')).data).toBe(captions[0].content);
    expect((await as('sbv')).data).toContain('0:00:05.000,0:00:08.000\nThe river is high tonight,\n');
    expect((await as('ttml')).data).toContain('end="00:00:08.000">The river is high tonight,<br/>so we');
    expect((await as('scc')).data).toMatch(/^Scenarist_SCC V1\.0\n\n00:00:01:00\t94ae 94ae 9420 9420/);
    const answer = await as('vtt');
    expect(answer.data).toMatch(/^WEBVTT\n\n00:00:01\.000 --> 00:00:04\.500\nGood evening/);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
    return answer;
  },

  'captions.delete': async ({ client, sandbox }) => {
    const requestBody = { snippet: snippet('de') };
    const made = await client.captions.insert({ part: ['snippet'], requestBody, media: media(vtt) });
    const answer = await client.captions.delete({ id: made.data.id ?? '' });
    expect(sandbox.video.rows('captions').map(({ id }) => id)).not.toContain(made.data.id);
    return answer;
  },
};
