import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { eventsInPage } from '../../components/event/linkedEvents';
import { toFailure, useAnswer } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { FailureNotice, Notice, requestOrigins, Waiting } from '../../components/ui/Notice';
import type { Answer, Failure, FrameView } from '../../lib/messages';
import { isDataAddress } from '../../lib/pages/calendarAddress';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { hostPattern } from '../../lib/pages/siteAddress';
import { EventChooser } from './EventChooser';

/** Fetches the page of a link and shows its events. */
export function LinkPage({ view }: { view: FrameView & { view: 'link' } }) {
  const { url } = view;
  const read = useAnswer('readPage', { url });
  const { events, failure } = useEvents(read.answer);
  const lacksPermission = read.failure?.remedy?.kind === 'grant';
  if (read.failure && lacksPermission)
    return <Permission url={url} failure={read.failure} onGranted={read.again} />;
  if (read.failure ?? failure)
    return <FailureNotice failure={(read.failure ?? failure) as Failure} onRemedied={read.again} />;
  if (!events) return <Waiting text={i18n.t('frame.reading', { host: toHost(url) })} />;
  const address = isDataAddress(url) ? '' : url;
  return <EventChooser events={events} page={{ title: view.pageTitle, address }} surface="link" />;
}

interface PermissionProps {
  url: string;
  failure: Failure;
  onGranted: () => void;
}

/** Explains why the permission for a host is needed, with a button to request it. */
function Permission({ url, failure, onGranted }: PermissionProps) {
  const allow = async () => {
    if (await requestOrigins([hostPattern(url)])) onGranted();
  };
  return (
    <Notice>
      <p>{failure.text}</p>
      <p class="soft">{i18n.t('frame.whyRead')}</p>
      <div class="row">
        <Button kind="primary" onClick={() => void allow()}>
          {i18n.t('common.allowHost', { host: toHost(url) })}
        </Button>
      </div>
    </Notice>
  );
}

/** The events in a fetched page or calendar file; empty while they are read. */
function useEvents(page: Answer<'readPage'> | undefined): { events?: FoundEvent[]; failure?: Failure } {
  const [state, setState] = useState<{ events?: FoundEvent[]; failure?: Failure }>({});
  useEffect(() => {
    if (!page) return;
    let current = true;
    eventsInPage(page).then(
      (events) => current && setState({ events }),
      (error: unknown) => current && setState({ failure: toFailure(error) }),
    );
    return () => {
      current = false;
    };
  }, [page]);
  return state;
}

function toHost(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
