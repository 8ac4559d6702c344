import { useEffect, useRef } from 'preact/hooks';
import { eventsInPage } from '../../../components/event/linkedEvents';
import { ask, type FeedView } from '../../../lib/messages';

/** Reads the pages that the background has fetched and cannot parse, while a page of ours is open. */
export function useWaitingPages(feeds: readonly FeedView[] | undefined): void {
  const begun = useRef(new Set<string>());
  useEffect(() => {
    for (const { feedId, isPageWaiting, checkedAt } of feeds ?? []) {
      const key = `${feedId} ${checkedAt}`;
      if (!isPageWaiting || begun.current.has(key)) continue;
      begun.current.add(key);
      // What failed is read again when the section is opened the next time
      void readWaiting(feedId).catch(() => undefined);
    }
  }, [feeds]);
}

/** Most events of a page. */
const most = 2_000;

async function readWaiting(feedId: string): Promise<void> {
  const page = await ask('feedPage', { feedId });
  if (page === null) return;
  const events = await eventsInPage(page);
  const title = new DOMParser().parseFromString(page.html, 'text/html').title.trim();
  await ask('feedPageRead', { feedId, url: page.url, title, events: events.slice(0, most) });
}
