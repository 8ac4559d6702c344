import * as z from 'zod/mini';
import type { Accounts } from '../../../lib/accounts';
import { announceChange } from '../../../lib/messages/changes';
import { pacificDay, type QuotaDay, type QuotaMeter } from '../../../lib/quota';
import type { PlannedDay, QuotaDayView, QuotaView } from '../../../lib/views';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { BatchQuotas } from '../state/batchQuotas';
import { toActor } from '../wording/accountName';

const daysShown = 30;

/** Services that messages about the quota need. */
export interface QuotaServices {
  accounts: Pick<Accounts, 'list'>;
  meter: Pick<QuotaMeter, 'report'>;
  batchQuotas: Pick<BatchQuotas, 'planned'>;
}

/** The quota of each OAuth client in use. Accounts that sign in with the same client share its quota. */
export async function readQuotas({ accounts, meter, batchQuotas }: QuotaServices): Promise<QuotaView[]> {
  const names = new Map<string, string[]>();
  for (const row of await accounts.list())
    if (row.service === 'video')
      names.set(row.clientId, [...(names.get(row.clientId) ?? []), toActor(row).name]);
  return Promise.all(
    [...names].map(async ([clientId, who]) => {
      const [{ buckets, days }, planned] = await Promise.all([
        meter.report(clientId, daysShown),
        batchQuotas.planned(clientId),
      ]);
      return {
        clientId,
        accounts: who,
        resetsAt: Math.min(...buckets.map(({ resetsAt }) => resetsAt)),
        buckets: buckets.map(({ bucket, daily, left }) => ({ bucket, daily, left })),
        today: days.at(-1)?.day ?? '',
        days: withPlanned(days, planned),
      };
    }),
  );
}

/** The days that were, and those to come, with what is planned on each. */
function withPlanned(days: readonly QuotaDay[], planned: readonly PlannedDay[]): QuotaDayView[] {
  const byDay = new Map(planned.map(({ from, ...rest }) => [pacificDay(from), rest]));
  const known = days.map((day) => ({ ...day, planned: byDay.get(day.day) }));
  const further = [...byDay].filter(([day]) => !days.some((one) => one.day === day));
  return [
    ...known,
    ...further.map(([day, planned]) => ({ day, spent: 0, searches: 0, uploads: 0, uses: [], planned })),
  ];
}

const message = messagesFor<QuotaServices & { meter: Pick<QuotaMeter, 'setDaily'> }>();

/** Messages about the platform's quota. */
export const quotaMessages = {
  /** Today's quota of each OAuth client in use. */
  quotas: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: readQuotas,
  }),
  /** Sets the daily quota of a client's project, which the platform shows to its owner only. */
  setDailyQuota: message({
    from: 'own',
    question: () => {
      const amount = (least: number) => z.int().check(z.minimum(least), z.maximum(1e9));
      return z.object({
        clientId: z.string().check(z.minLength(1), z.maxLength(300)),
        daily: z.object({ general: amount(1_000), search: amount(0), upload: amount(0) }),
      });
    },
    async answer({ meter }, { clientId, daily }) {
      await meter.setDaily(clientId, daily);
      announceChange('quota', 'accounts');
    },
  }),
};
