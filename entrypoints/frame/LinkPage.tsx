import { i18n } from '#i18n';
import { eventsInPage } from '../../components/event/linkedEvents';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useLoaded } from '../../components/hooks/useLoaded';
import { Button } from '../../components/ui/Button';
import { FailureNotice, Notice, requestOrigins, Waiting } from '../../components/ui/Notice';
import type { Failure, FrameView } from '../../lib/messages';
import { isDataAddress } from '../../lib/pages/calendarAddress';
import { hostPattern, toHost } from '../../lib/pages/siteAddress';
import { EventChooser } from './EventChooser';

/** Fetches the page of a link and shows its events. */
export function LinkPage({ view }: { view: FrameView & { view: 'link' } }) {
  const { url } = view;
  const read = useAnswer('readPage', { url });
  const { value: events, failure } = useLoaded(
    async () => read.answer && eventsInPage(read.answer),
    [read.answer],
  );
  if (read.failure?.remedy?.kind === 'grant')
    return <Permission url={url} failure={read.failure} onGranted={read.again} />;
  const failed = read.failure ?? failure;
  if (failed) return <FailureNotice failure={failed} onRemedied={read.again} />;
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
