import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { nextEvents } from '../../components/event/linkedEvents';
import { toFailure } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { FailureNotice, Notice, requestOrigins } from '../../components/ui/Notice';
import { ask, type Failure } from '../../lib/messages';
import { hostPattern } from '../../lib/pages/siteAddress';
import type { Subject } from '../../lib/pages/subject';

interface CalendarOfferProps {
  /** Addresses of calendar files. */
  addresses: readonly string[];
  onFound: (events: Subject[]) => void;
}

/**
 * Buttons that read the calendar files that a page links to, for pages without events. The permission for the file's
 * site is requested in the click.
 */
export function CalendarOffer({ addresses, onFound }: CalendarOfferProps) {
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<'nothing' | Failure>();
  const read = async (url: string) => {
    // A file that is its own address is not fetched
    if (!isData(url) && !(await requestOrigins([hostPattern(url)]))) return;
    setBusy(url);
    setOutcome(undefined);
    try {
      const events = await nextEvents(await ask('readPage', { url }));
      if (events.length > 0) return onFound(events.map((event) => ({ kind: 'event', event })));
      setOutcome('nothing');
    } catch (error) {
      setOutcome(toFailure(error));
    }
    setBusy(undefined);
  };
  return (
    <div class="stack">
      {addresses.map((url) => (
        <div class="row" key={url}>
          <Button icon="calendar" busy={busy === url} onClick={() => read(url)}>
            {isData(url)
              ? i18n.t('popup.readOwnCalendar')
              : i18n.t('popup.readCalendar', { site: toName(url, addresses) })}
          </Button>
        </div>
      ))}
      {!addresses.every(isData) && <p class="soft small">{i18n.t('popup.fileAsks')}</p>}
      <div role="status" aria-live="polite">
        {outcome === 'nothing' && <Notice>{i18n.t('popup.emptyCalendar')}</Notice>}
        {outcome !== undefined && outcome !== 'nothing' && <FailureNotice failure={outcome} />}
      </div>
    </div>
  );
}

const isData = (address: string) => address.startsWith('data:');

/** The host; with the file's name where the page links to several files. */
function toName(address: string, all: readonly string[]): string {
  const { host, pathname } = new URL(address);
  if (all.length === 1) return host;
  const file = pathname.split('/').findLast((part) => part !== '') ?? '';
  return file === '' ? host : `${host} … ${file.slice(-40)}`;
}
