import type { HistoryLine, HistoryPage, HistoryPosition } from '../../../lib/messages';

/**
 * Puts a page in place of what was known of its span. The span begins before the job `before`, or with the newest one,
 * and ends with the page's `next`, or with the oldest one.
 * @param known what was read before: the newest jobs down to its `next`
 */
export function mergePage(
  known: HistoryPage | undefined,
  before: HistoryPosition | undefined,
  page: HistoryPage,
): HistoryPage {
  if (known === undefined || (before === undefined && hasGap(known, page))) return page;
  const { next } = page;
  const isInSpan = (line: HistoryLine) =>
    (!before || isNewer(before, line)) && (!next || !isNewer(next, line));
  const others = known.jobs.filter((line) => !isInSpan(line));
  const { waiting, waitingCount } = before === undefined ? page : known;
  const isFurther = next === undefined || (known.next !== undefined && isNewer(known.next, next));
  return {
    waiting,
    waitingCount,
    jobs: [...others, ...page.jobs].sort((one, other) => (isNewer(one, other) ? -1 : 1)),
    next: isFurther ? next : known.next,
  };
}

/** More jobs than a page has were added since: those between the page and what is known were not read. */
function hasGap({ jobs: [newest] }: HistoryPage, { next }: HistoryPage): boolean {
  return next !== undefined && newest !== undefined && isNewer(next, newest);
}

/** Whether a job lies nearer to the beginning of the history; the order of the background's index. */
export function isNewer(one: HistoryPosition, other: HistoryPosition): boolean {
  return one.createdAt === other.createdAt ? one.jobId > other.jobId : one.createdAt > other.createdAt;
}
