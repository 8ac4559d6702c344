/** What the sources of events that were made together begin with. Sources of pages are addresses or UIDs. */
export const seriesPrefix = 'series ';

/** Source in the ledger of added events for a member of a series. @param series its id, without spaces */
export const toSeriesSource = (series: string, eventId: number): string =>
  `${seriesPrefix}${series} ${eventId}`;

/** The id of the series in such a source. */
export const parseSeriesSource = (source: string): string | undefined =>
  /^series (\S+) \d+$/.exec(source)?.[1];
