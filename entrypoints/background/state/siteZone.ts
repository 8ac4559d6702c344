import * as z from 'zod/mini';
import { isPlaceZone } from '../../../lib/shared/storableZone';
import type { CalendarAccountRow, Store } from '../../../lib/store';
import { accountSetting } from './accountSetting';
import type { ApiClients } from './apiClients';

/** The place that the person chose for a site that is set to an offset; it counts as long as the site has that offset. */
export const chosenZone = accountSetting('siteZone', () =>
  z.object({ offset: z.string(), timeZone: z.string() }),
);

interface SiteZoneServices {
  apiClients: Pick<ApiClients, 'wordpress'>;
  store: Pick<Store, 'get' | 'commit'>;
}

/**
 * The time zone of new events of a site: its own as it is set now, which the account keeps; in place of an offset the
 * place that the person chose, if any. Costs one request.
 */
export async function readSiteZone(
  { apiClients, store }: SiteZoneServices,
  account: CalendarAccountRow,
): Promise<string> {
  const now = await readCurrent(apiClients, account);
  if (now !== account.timeZone) await keepCurrent(store, account.accountId, now);
  if (isPlaceZone(now)) return now;
  const chosen = await chosenZone.read(store, account.accountId);
  return chosen?.offset === now ? chosen.timeZone : now;
}

/** A site that does not answer has the zone that it had before. */
async function readCurrent(apiClients: SiteZoneServices['apiClients'], account: CalendarAccountRow) {
  try {
    return await apiClients.wordpress(account).site.read({ _fields: 'gmt_offset,timezone_string' });
  } catch {
    return account.timeZone;
  }
}

async function keepCurrent(store: SiteZoneServices['store'], accountId: string, timeZone: string) {
  const row = await store.get('accounts', accountId);
  if (row?.service === 'calendar') await store.commit([{ put: 'accounts', row: { ...row, timeZone } }]);
}
