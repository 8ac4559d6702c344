import { expect } from 'vitest';
import { account, videos } from '../../sandbox/seed';
import { heldVideoId } from '../../sandbox/seedCommunity';
import type { Stops, Visit } from './visit';

const own = account.channelId;
const videoId = videos[0]?.id ?? '';
const parentId = 'UgSandboxThread0001';
const findRow = ({ sandbox }: Visit, id: string | null | undefined) =>
  sandbox.video.rows('comments').find((row) => row.id === id);
const reply = ({ client }: Visit, textOriginal: string) =>
  client.comments.insert({ part: ['snippet'], requestBody: { snippet: { parentId, textOriginal } } });

export const commentStops: Stops = {
  'commentThreads.list': async ({ client }) => {
    const part = ['snippet', 'replies'];
    const answer = await client.commentThreads.list({ part, videoId, searchTerms: 'evening' });
    const [thread] = answer.data.items ?? [];
    expect(thread?.snippet?.topLevelComment?.snippet?.textDisplay).toBe(
      'What an evening!<br>We sat in the &lt;second&gt; row.',
    );
    const replies = thread?.replies?.comments?.map(({ id }) => id);
    expect(replies).toEqual(expect.arrayContaining([`${parentId}.Ug01`, `${parentId}.Ug02`]));
    return answer;
  },

  'commentThreads.insert': async (visit) => {
    const snippet = { channelId: own, videoId, topLevelComment: { snippet: { textOriginal: 'Doors at 7' } } };
    const requestBody = { snippet };
    const answer = await visit.client.commentThreads.insert({ part: ['snippet'], requestBody });
    expect(findRow(visit, answer.data.id)).toMatchObject({
      text: 'Doors at 7',
      authorId: own,
      parentId: null,
      moderationStatus: 'published',
    });
    return answer;
  },

  'comments.list': async ({ client }) => {
    const answer = await client.comments.list({ part: ['snippet'], parentId, textFormat: 'plainText' });
    const [mine] = answer.data.items?.filter(({ snippet }) => snippet?.authorChannelId?.value === own) ?? [];
    expect([mine?.id, mine?.snippet?.textOriginal]).toEqual([`${parentId}.Ug01`, 'Glad you came.']);
    return answer;
  },

  'comments.insert': async (visit) => {
    const answer = await reply(visit, 'Thank you');
    expect(answer.data.id).toMatch(new RegExp(`^${parentId}\\.`));
    expect(findRow(visit, answer.data.id)).toMatchObject({ parentId, text: 'Thank you' });
    return answer;
  },

  'comments.update': async (visit) => {
    const { data } = await reply(visit, 'Tank you');
    const requestBody = { id: data.id ?? '', snippet: { textOriginal: 'Thank you so much' } };
    const answer = await visit.client.comments.update({ part: ['snippet'], requestBody });
    expect(findRow(visit, data.id)?.text).toBe('Thank you so much');
    return answer;
  },

  'comments.delete': async (visit) => {
    const { data } = await reply(visit, 'Oops');
    const answer = await visit.client.comments.delete({ id: data.id ?? '' });
    expect(findRow(visit, data.id)).toBeUndefined();
    return answer;
  },

  'comments.setModerationStatus': async (visit) => {
    const held = { part: ['snippet'], videoId: heldVideoId, moderationStatus: 'heldForReview' };
    const waiting = await visit.client.commentThreads.list(held);
    const id = waiting.data.items?.map((thread) => thread.id ?? '') ?? [];
    expect(id).toEqual(['UgSandboxThread0003']);
    const answer = await visit.client.comments.setModerationStatus({ id, moderationStatus: 'published' });
    expect(findRow(visit, id[0])?.moderationStatus).toBe('published');
    return answer;
  },
};
