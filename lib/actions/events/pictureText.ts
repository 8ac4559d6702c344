import { withBackslashes } from '../../calendar/shared/text';
import { type FaultData, retryableKinds, toFault } from '../../errors';
import type { ActionContext } from '../shared/action';
import { updates } from '../shared/writes';
import type { EventReceipt } from './eventReceipt';

type Context = ActionContext<'step' | 'wordpress'>;

/** An alternative text that was changed, and what it was. */
export interface ChangedText {
  picture: number;
  text: string;
}

/**
 * Sets the alternative text of the picture that an event shows, which belongs to the site's library. Idempotent.
 * Assumption: the text before is read with `_fields` by those who may edit the event.
 * @param alt empty if the text is to stay
 * @returns the receipt with the text before, for the undo; with a `problem` if the site did not store the new one
 */
export async function keepPictureText<Receipt extends Pick<EventReceipt, 'picture' | 'problem'>>(
  { step, wordpress: { media } }: Context,
  written: Receipt,
  alt = '',
): Promise<Receipt & { textBefore?: ChangedText }> {
  const { picture: id } = written;
  const text = alt.trim();
  if (text === '' || id === undefined) return written;
  const lost: FaultData = { kind: 'conflict', reason: 'pictureTextLost', outcome: 'refused' };
  const orLost = async <Answer>(work: Promise<Answer>): Promise<Answer | null> => {
    try {
      return await work;
    } catch (error) {
      if (retryableKinds.has(toFault(error).kind)) throw error;
      return null;
    }
  };
  const before = await step('read picture text', {
    run: () => orLost(media.readText({ id, _fields: 'alt_text' })),
  });
  if (before === text) return written;
  const isKept = await step('picture text', {
    writes: updates('picture', id),
    run: async () => (await orLost(setText(media, id, text))) !== null,
  });
  if (!isKept) return { ...written, problem: written.problem ?? lost };
  return { ...written, textBefore: { picture: id, text: before ?? '' } };
}

const setText = (media: Context['wordpress']['media'], id: number, text: string) =>
  media.setText({ id, _fields: 'alt_text' }, { alt_text: withBackslashes(text) });

/** Brings back the alternative text that `keepPictureText` changed. */
export async function restorePictureText(
  { step, wordpress: { media } }: Context,
  before: ChangedText | undefined,
): Promise<void> {
  if (before === undefined) return;
  const { picture: id, text } = before;
  await step('picture text back', {
    writes: updates('picture', id),
    run: () => setText(media, id, text),
  });
}
