import { parseSeriesSource, seriesPrefix } from '../../../lib/shared/seriesSource';
import type { Store } from '../../../lib/store';

/** The events of an account that were made together, by the id of their series, as the ledger of added events has them. */
export async function readEventSeries(
  store: Pick<Store, 'within'>,
  accountId: string,
): Promise<Map<string, number[]>> {
  const series = new Map<string, number[]>();
  const begin = `${accountId}|`;
  for (const { key, eventId } of await store.within('ledger', begin + seriesPrefix)) {
    const id = parseSeriesSource(key.slice(begin.length));
    if (id !== undefined) series.set(id, [...(series.get(id) ?? []), eventId]);
  }
  return series;
}

/** Forgets which events of an account were made together. */
export const forgetEventSeries = (store: Pick<Store, 'commit'>, accountId: string): Promise<void> =>
  store.commit([{ clear: 'ledger', prefix: `${accountId}|${seriesPrefix}` }]);
