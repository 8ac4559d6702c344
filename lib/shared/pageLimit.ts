/** Most pages of one listing: 100,000 items at the usual 50 for each page. */
export const mostPages = 2_000;

/**
 * Pages after which a listing ends, given the number that its first page announced. Totals lag behind what is there, so
 * a listing may have twice as many pages as announced, and ten more.
 */
export const getPageLimit = (announced: number): number => Math.min(mostPages, 2 * announced + 10);
