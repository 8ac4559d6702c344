import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { parseFormDraft } from '../../../lib/eventForm';
import type { JobRow, Store } from '../../../lib/store';
import type { CopyReaders } from '../../../lib/store/restore';
import { privacyStatuses } from '../../../lib/views';
import { batchTitle, jobView } from '../wording/views';

const text = () => z.string().check(z.maxLength(20_000));
/** The form of a new event, without stored files and without the right to send its title as markup. */
const EventDraft = () =>
  z.pipe(
    z.unknown(),
    z.transform((stored, context) => {
      const form = parseFormDraft(stored, 'copy');
      if (form === undefined) context.issues.push({ code: 'custom', message: 'No form', input: stored });
      return form;
    }),
  );

const PlaylistDraft = () => z.object({ title: text(), privacyStatus: z.enum(privacyStatuses) });

/**
 * Drafts of a copy by the beginning of their key: forms that show all that they send. The others name what they change,
 * or a request to send, and are left out.
 */
const drafts: readonly (readonly [prefix: string, schema: () => z.ZodMiniType])[] = [
  ['event ', EventDraft],
  ['newPlaylist ', PlaylistDraft],
];

/** What is restored of a copy's history and drafts: texts, in the language of now, and fields of forms. */
export function copyReaders(store: Pick<Store, 'get'>): CopyReaders {
  return {
    async describeJob(job: JobRow) {
      const view = await jobView(job, await store.get('accounts', job.accountId));
      const { text, videoTitle, failure } = view;
      return { text, videoTitle, failure: failure?.text };
    },
    describeBatch(batch, counts) {
      const count = (state: JobRow['state']) => counts.get(state) ?? 0;
      return i18n.t('batches.restored', {
        title: batchTitle(batch),
        done: count('done'),
        failed: count('failed') + count('needsReview'),
        undone: count('undone'),
      });
    },
    toHarmlessDraft(key, value) {
      const schema = drafts.find(([prefix]) => key.startsWith(prefix) && key.length <= 400)?.[1];
      return schema?.().safeParse(value).data;
    },
  };
}
