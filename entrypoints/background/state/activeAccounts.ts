import type { Accounts } from '../../../lib/accounts';
import type { QuotaMeter } from '../../../lib/quota';
import { type CalendarAccountRow, lossKey, type Store } from '../../../lib/store';
import type { ActiveAccountsView, Failure, SiteConnection } from '../../../lib/views';
import { isAllowed, toMissingPermission } from '../browser/permissions';
import { toActor } from '../wording/accountName';
import { faultToFailure } from '../wording/failures';

/** Active accounts, remaining quota, and a notice if stored data are damaged or lost. */
export async function activeAccountsView(
  accounts: Pick<Accounts, 'listWithActive'>,
  store: Store,
  meter: Pick<QuotaMeter, 'state'>,
): Promise<ActiveAccountsView> {
  const [{ all, video, calendar }, loss] = await Promise.all([
    accounts.listWithActive(),
    store.get('settings', lossKey),
  ]);
  const [today, shownSite] = await Promise.all([
    video && meter.state(video.clientId, 'general'),
    calendar && siteView(calendar, true),
  ]);
  return {
    accounts: all.map((row) => toActor(row, all)),
    video: video && {
      title: toActor(video).name,
      handle: video.handle,
      image: video.image,
      accountId: video.accountId,
      channelId: video.channelId,
    },
    calendar: shownSite,
    quotaLeft: today?.left,
    quotaDaily: today?.daily,
    quotaClientId: today && video?.clientId,
    quotaResetsAt: today?.resetsAt,
    notice: toDamageNotice(store.unreadable(), loss !== undefined),
  };
}

/** The notice for rows that cannot be parsed, which stay on disk, or for a lost database. */
function toDamageNotice(unreadable: number, isLost: boolean): Failure | undefined {
  const fault = { kind: 'storage', outcome: 'refused' } as const;
  if (unreadable > 0)
    return faultToFailure({ ...fault, reason: 'rowsUnreadable', about: String(unreadable) });
  return isLost ? faultToFailure({ ...fault, reason: 'dataLost' }) : undefined;
}

/** A site as surfaces show it. @param isActive whether it is the active site */
export async function siteView(row: CalendarAccountRow, isActive: boolean): Promise<SiteConnection> {
  const { accountId, name, url, restRoot, user, userId, roles, canCreate, canPublish, scheme, problem } = row;
  const allowed = await isAllowed(restRoot);
  const fault = problem ?? (allowed ? undefined : toMissingPermission(url));
  return {
    accountId,
    name,
    url,
    user,
    userId,
    roles,
    isActive,
    canCreate,
    canPublish,
    isNobody: scheme === 'none',
    allowed,
    problem: fault && faultToFailure(fault, 'calendar', row),
  };
}
