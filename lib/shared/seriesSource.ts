/**
 * Source in the ledger of added events for one of those that were made together. Sources of pages are addresses or UIDs.
 * @param series its id, without spaces
 */
export const toSeriesSource = (series: string, eventId: number): string => `series ${series} ${eventId}`;
