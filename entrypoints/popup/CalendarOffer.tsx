import { i18n } from '#i18n';
import { nextEvents } from '../../components/event/linkedEvents';
import { Button } from '../../components/ui/Button';
import { grantWish } from '../../components/ui/grantWish';
import { ask } from '../../lib/messages';
import { isDataAddress } from '../../lib/pages/calendarAddress';
import { hostPattern } from '../../lib/pages/siteAddress';
import type { Subject } from '../../lib/pages/subject';
import { useSubjectSearch } from './useSubjectSearch';

interface CalendarOfferProps {
  /** Addresses of calendar files. */
  addresses: readonly string[];
  /** The page that links to them. */
  page: { tabId?: number | undefined; pageTitle: string };
  onFound: (events: Subject[]) => void;
}

/**
 * Buttons that read the calendar files that a page links to, for pages without events. The permission for the file's
 * site is requested in the click; if the prompt closes the popup, the events are offered in the page.
 */
export function CalendarOffer({ addresses, page, onFound }: CalendarOfferProps) {
  const { busy, search, outcome } = useSubjectSearch(i18n.t('popup.emptyCalendar'));
  const read = async (url: string) => {
    // A file that is its own address is not fetched
    if (!isDataAddress(url) && !(await grantWish({ kind: 'readCalendar', url, ...page }, [hostPattern(url)])))
      return;
    search(url, async () => {
      const events = await nextEvents(await ask('readPage', { url }));
      if (events.length > 0) onFound(events.map((event) => ({ kind: 'event', event })));
      return events.length > 0;
    });
  };
  return (
    <div class="stack">
      {addresses.map((url) => (
        <div class="row" key={url}>
          <Button icon="calendar" busy={busy === url} onClick={() => read(url)}>
            {isDataAddress(url)
              ? i18n.t('popup.readOwnCalendar')
              : i18n.t('popup.readCalendar', { site: toName(url, addresses) })}
          </Button>
        </div>
      ))}
      {!addresses.every(isDataAddress) && <p class="soft small">{i18n.t('popup.fileAsks')}</p>}
      {outcome}
    </div>
  );
}

/** The host; with the file's name where the page links to several files. */
function toName(address: string, all: readonly string[]): string {
  const { host, pathname } = new URL(address);
  if (all.length === 1) return host;
  const file = pathname.split('/').findLast((part) => part !== '') ?? '';
  return file === '' ? host : `${host} … ${file.slice(-40)}`;
}
