import { toWebAddress } from '../../calendar/shared/text';
import { rawTexts } from '../../calendar/wordpress';
import { type FaultData, retryableKinds, toFault } from '../../errors';
import type { ActionContext } from '../shared/action';
import { updates } from '../shared/writes';
import { priceMeta } from './eventCurrency';
import type { EventReceipt } from './eventReceipt';

type Written = Pick<EventReceipt, 'eventId' | 'status' | 'url' | 'slug' | 'cost' | 'problem'>;

interface WantedPassword {
  /** Empty for none; undefined if it is to stay. */
  password: string | undefined;
  /** Publication date, `YYYY-MM-DD HH:mm:ss` in the site's zone, that the write would move; empty for none. */
  date?: string | undefined;
  /** Of an event that was created as a draft: it is published in the request that sets its password. */
  status?: string | undefined;
}

/**
 * Sets or removes the password of an event, which the calendar's own API ignores (calendar API behaviour, 'Flags,
 * terms, author, password, lists'). Assumption: one request takes password, status and date; each was recorded alone.
 * It is a step of its own, so that a job interrupted after the write resumes here. Idempotent.
 * @returns the receipt, with a `problem` if the site did not store the password; then the status is not changed either
 */
export async function keepPassword<Receipt extends Written>(
  { step, wordpress }: ActionContext<'step' | 'wordpress'>,
  written: Receipt,
  { password, date, status }: WantedPassword,
): Promise<Receipt> {
  if (password === undefined) return written;
  const { eventId: id, cost } = written;
  const kept = await step('password', {
    writes: updates('event', id),
    run: async (): Promise<Partial<Pick<Written, 'status' | 'url' | 'slug' | 'problem'>>> => {
      const lost: FaultData = { kind: 'conflict', reason: 'passwordLost', outcome: 'refused' };
      try {
        const answer = await wordpress.rawEvents.update(
          { id, ...rawTexts },
          {
            password,
            ...(date && { date: date.replace(' ', 'T') }),
            ...(status !== undefined && { status }),
            meta: priceMeta(cost),
          },
        );
        if (answer.password !== password) return { problem: lost };
        if (status === undefined) return {};
        const { status: now, slug } = answer;
        const url = toWebAddress(answer.link ?? '');
        return { ...(now && { status: now }), ...(url && { url }), ...(slug !== undefined && { slug }) };
      } catch (error) {
        if (retryableKinds.has(toFault(error).kind)) throw error;
        return { problem: lost };
      }
    },
  });
  const { problem, ...changed } = kept;
  return { ...written, ...changed, ...(problem && { problem: written.problem ?? problem }) };
}
