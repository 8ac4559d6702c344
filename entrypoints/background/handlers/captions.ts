import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { captionFormats } from '../../../lib/video/shared/captionFormats';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{ apiClients: Pick<ApiClients, 'video'>; accountViews: ActiveAccount }>();

/** Most bytes of a track that is shown. */
const mostShown = 5_000_000;

/** Messages about the caption tracks of one's own videos. */
export const captionMessages = {
  /** The tracks of a video, without their text. Costs 50 units. */
  captionTracks: message({
    from: 'own',
    question: () => z.object({ videoId: id() }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { videoId }) {
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const { items } = await client.captions.list({ part: ['snippet'], videoId });
      return items.map(({ id: captionId, snippet = {} }) => ({
        captionId,
        language: snippet.language ?? '',
        name: snippet.name ?? '',
        isDraft: snippet.isDraft ?? false,
        /** Made by the platform from the sound. */
        isAutomatic: snippet.trackKind === 'ASR',
        hasFailed: snippet.status === 'failed',
        updatedAt: snippet.lastUpdated,
      }));
    },
  }),
  /** The text of a track in a format, translated by the platform if a language is named. Costs 200 units. */
  captionText: message({
    from: 'own',
    question: () =>
      z.object({
        captionId: id(),
        format: z.enum(captionFormats),
        language: z.optional(z.string().check(z.maxLength(30))),
      }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { captionId, format, language }): Promise<string> {
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const file = await client.captions.download({ id: captionId, tfmt: format, tlang: language });
      if (file.size > mostShown) throw new Fault({ kind: 'answer', reason: 'answerTooLarge' });
      return file.text();
    },
  }),
};
