import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { leftBy, type Step } from '../../jobs';
import { videoUrl } from '../../pages/videoAddress';
import { type VideoClient, videos } from '../../video';
import { type Action, action } from '../shared/action';
import { updates } from '../shared/writes';

type Rating = 'like' | 'dislike' | 'none';

const KnownRating = () => z.catch(z.enum(['like', 'dislike', 'none']), 'none');

/** Likes a video. Undo restores the previous rating. */
export const like = rating('video.like', 'like', 'like');
/** Dislikes a video. Undo restores the previous rating. */
export const dislike = rating('video.dislike', 'dislike');
/** Removes the rating of a video. Undo restores it. */
export const clearRating = rating('video.clearRating', 'none');

/** Creates a rating action. They differ in the rating they set and in when they are offered. */
function rating<const Id extends string>(id: Id, sets: Rating, key?: string): Action<Id> {
  return action({
    id,
    key,
    version: 1,
    service: 'video',
    subjects: ['video'],
    surfaces: ['popup', 'overlay'],
    menu: ['page', 'link'],
    methods: [videos.getRating, videos.rate],
    input: () => z.object({ videoId: z.string(), title: z.catch(z.string(), '') }),
    concurrencyKey: ({ videoId }) => `rating-${videoId}`,
    offer(state) {
      if (state.kind !== 'video') return undefined;
      const rated = state.rating === 'like' || state.rating === 'dislike';
      if (sets === 'none' && !rated) return undefined;
      const input = { videoId: state.videoId, title: state.title };
      if (sets === 'none') return { role: 'clearRating', needs: 'nothing', input };
      return { role: sets, on: state.rating === sets, needs: 'nothing', input };
    },
    async run({ input: { videoId }, step, readLatest, video }) {
      const was = await step('read', {
        run: () =>
          readLatest(
            () => readOwnRating(video, videoId),
            (found, recentWrites) => recentWrites.slice(-1).every((job) => found === leftBy(job, 'rate')),
          ),
      });
      await rate(step, video, videoId, sets);
      return { was };
    },
    isUnchanged: ({ was }) => was === sets,
    async undo({ input: { videoId }, receipts, step, readLatest, video }) {
      if (receipts.rate === undefined) return;
      const was = KnownRating().parse(receipts.read);
      await step('compare', {
        async run() {
          const now = await readLatest(
            () => readOwnRating(video, videoId),
            (found) => found === sets,
          );
          // A rating that the person changed elsewhere meanwhile is kept.
          if (now !== sets && now !== was) throw new Fault({ kind: 'conflict', reason: 'ratingChanged' });
        },
      });
      await rate(step, video, videoId, was);
    },
    substitutions: ({ title, videoId }) => [title || videoId],
    videoTitle: ({ title }) => title || undefined,
    link: ({ videoId }) => videoUrl(videoId),
  });
}

/** Setting the same rating twice does no harm, so the step needs no check. */
function rate(step: Step, video: VideoClient, videoId: string, sets: Rating): Promise<Rating> {
  return step('rate', {
    writes: updates('rating', videoId),
    run: () => video.videos.rate({ id: videoId, rating: sets }).then(() => sets),
  });
}

const readOwnRating = async (video: VideoClient, videoId: string) =>
  (await video.videos.getRating({ id: [videoId] })).items[0]?.rating ?? 'none';
