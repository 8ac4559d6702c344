import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { videoUrl } from '../../pages/videoAddress';
import { videos } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';

/**
 * Reports a video to the platform, for one of its reasons. No undo, and it is sent once: the platform does not tell what
 * was reported.
 */
export const reportVideo = action({
  id: 'video.report',
  version: 1,
  service: 'video',
  subjects: ['video'],
  surfaces: ['popup'],
  menu: ['page', 'link'],
  needs: 'report',
  confirmed: true,
  methods: [videos.reportAbuse],
  input: () =>
    z.object({
      videoId: z.string(),
      title: z.catch(z.string(), ''),
      reasonId: z.string().check(z.minLength(1)),
      /** One of those that belong to the reason, if it has some. */
      secondaryReasonId: z.optional(z.string()),
      comments: z.optional(z.string().check(z.maxLength(2_000))),
      /** Language (BCP 47) of the comments. */
      language: z.optional(z.string()),
    }),
  concurrencyKey: ({ videoId }) => `report-${videoId}`,
  offer(state) {
    if (state.kind !== 'video' || state.isOwn) return undefined;
    return { role: 'report', needs: 'report', input: { videoId: state.videoId, title: state.title } };
  },
  async run({ input: { title: _shown, ...report }, step, video }) {
    await step('report', {
      writes: updates('report', report.videoId),
      run: () => video.videos.reportAbuse({}, report).then(() => true),
      check() {
        throw new Fault({ kind: 'conflict', reason: 'reportUnclear' });
      },
    });
  },
  substitutions: ({ videoId, title }) => [title || videoId],
  link: ({ videoId }) => videoUrl(videoId),
});
