import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { AccountSwitcher } from '../../components/accounts/AccountSwitcher';
import { EventPageContext } from '../../components/event/eventPageContext';
import { TeachPage } from '../../components/event/TeachPage';
import { useActiveAccounts } from '../../components/hooks/useActiveAccounts';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useFrameGuard } from '../../components/hooks/useFrameGuard';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import type { FrameView } from '../../lib/messages';
import { EventPage } from './EventPage';
import { LinkPage } from './LinkPage';
import { PlaylistsPage } from './PlaylistsPage';
import { close, reportHeight } from './parent';
import { ReportPage } from './ReportPage';
import { PageWithoutData, TextPage } from './TextPage';
import { VideosPage } from './VideosPage';

interface FrameProps {
  ticket: string;
  /** The tab whose page the form is about, if this is a window of ours. */
  tabId?: number | undefined;
}

/** A form in an overlay of a web page, or in our own window. The ticket determines its task. */
export function Frame({ ticket, tabId }: FrameProps) {
  const frame = useAnswer('frame', { ticket });
  const active = useActiveAccounts();
  const isShown = frame.answer !== undefined;
  const page = useRef<HTMLDivElement>(null);
  const refusal = useFrameGuard();
  useEffect(() => {
    // From now on this document may send messages as a frame
    if (isShown && page.current) reportHeight(page.current);
  }, [isShown]);
  useEffect(() => {
    // The overlay around this frame does not get its key events
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={page} class="stack frame">
      {active.answer && (
        <header class="frame-acting">
          <p class="unseen">{i18n.t('frame.acting')}</p>
          <AccountSwitcher active={pickAccount(frame.answer, active.answer)} />
        </header>
      )}
      {refusal}
      <main class="stack">
        <h1 class="unseen">{i18n.t('extension.name')}</h1>
        {frame.failure && <FailureNotice failure={frame.failure} />}
        {frame.answer ? (
          // The page of a link is not open in a tab
          <EventPageContext.Provider value={frame.answer.view === 'link' ? undefined : { tabId }}>
            <Task view={frame.answer} />
            {isOfPage(frame.answer) && <TeachPage tabId={tabId} hasEvents onStarted={close} />}
          </EventPageContext.Provider>
        ) : (
          frame.waiting && <Waiting />
        )}
      </main>
    </div>
  );
}

/** Whether the view shows what was read of a page as it is, which may be wrong. */
const isOfPage = ({ view }: FrameView): boolean => view === 'event' || view === 'page';

function Task({ view }: { view: FrameView }) {
  switch (view.view) {
    case 'playlists':
      return <PlaylistsPage view={view} />;
    case 'report':
      return <ReportPage view={view} />;
    case 'videos':
      return <VideosPage view={view} />;
    case 'event':
      return view.subject.kind === 'event' ? (
        <EventPage
          event={view.subject.event}
          page={{ title: view.pageTitle, address: '' }}
          surface="overlay"
        />
      ) : null;
    case 'link':
      return <LinkPage view={view} />;
    case 'selection':
      return <TextPage view={view} />;
    case 'page':
      return <PageWithoutData view={view} />;
  }
}

/** The account that this task uses. */
function pickAccount(view: FrameView | undefined, { video, calendar, quotaLeft }: ActingProps) {
  if (view?.view === 'playlists' || view?.view === 'videos' || view?.view === 'report')
    return { ...(video ? { video } : {}), ...(quotaLeft === undefined ? {} : { quotaLeft }) };
  return calendar ? { calendar } : {};
}
type ActingProps = Parameters<typeof AccountSwitcher>[0]['active'];
