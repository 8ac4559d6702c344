import { createActingAccounts } from '../../../lib/accounts/activeAccounts';
import type { Acting, Failure, SiteConnection } from '../../../lib/messages';
import type { QuotaMeter } from '../../../lib/quota';
import { type CalendarAccountRow, lossKey, type Store } from '../../../lib/store';
import { isAllowed, toMissingPermission } from '../browser/permissions';
import { toActor } from '../wording/accountName';
import { toFailure } from '../wording/failures';

/** The active accounts in the form that surfaces show. */
export type ActiveAccounts = ReturnType<typeof createActiveAccounts>;

/** Creates the views of active accounts. */
export function createActiveAccounts(store: Store, meter: QuotaMeter) {
  const accounts = createActingAccounts(store, Date.now);

  /** The notice for rows that cannot be parsed, which stay on disk, or for a lost database. */
  function toDamageNotice(isLost: boolean): Failure | undefined {
    const count = store.unreadable();
    const fault = { kind: 'storage', outcome: 'refused' } as const;
    if (count > 0) return toFailure({ ...fault, reason: 'rowsUnreadable', about: String(count) });
    return isLost ? toFailure({ ...fault, reason: 'dataLost' }) : undefined;
  }

  /** A site as surfaces show it. @param acts whether it is the active site */
  async function site(row: CalendarAccountRow, acts: boolean): Promise<SiteConnection> {
    const { accountId, name, url, restRoot, user, roles, canCreate, canPublish, scheme, problem } = row;
    const allowed = await isAllowed(restRoot);
    const fault = problem ?? (allowed ? undefined : toMissingPermission(url));
    return {
      accountId,
      name,
      url,
      user,
      roles,
      acts,
      canCreate,
      canPublish,
      isNobody: scheme === 'none',
      allowed,
      problem: fault && toFailure(fault, 'calendar', row),
    };
  }

  return {
    site,
    /** Active accounts, remaining quota, and a notice if stored data are damaged or lost. */
    async view(): Promise<Acting> {
      const [{ all, video, calendar }, loss] = await Promise.all([
        accounts.everybody(),
        store.get('settings', lossKey),
      ]);
      const [today, shownSite] = await Promise.all([
        video && meter.state(video.clientId, 'general'),
        calendar && site(calendar, true),
      ]);
      return {
        accounts: all.map(toActor),
        video: video && {
          title: toActor(video).name,
          handle: video.handle,
          image: video.image,
          accountId: video.accountId,
          channelId: video.channelId,
        },
        calendar: shownSite,
        quotaLeft: today?.left,
        quotaResetsAt: today?.resetsAt,
        notice: toDamageNotice(loss !== undefined),
      };
    },
  };
}
