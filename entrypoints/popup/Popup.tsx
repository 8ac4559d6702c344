import { useEffect, useRef, useState } from 'preact/hooks';
import { addMessages, i18n } from '#i18n';
import { ConnectCalendar } from '../../components/accounts/ConnectCalendar';
import { TeachPage } from '../../components/event/TeachPage';
import { useActiveAccounts } from '../../components/hooks/useActiveAccounts';
import { type Asked, useAnswer, useChanges } from '../../components/hooks/useAnswer';
import { useOnline } from '../../components/hooks/useOnline';
import { Unlock } from '../../components/lock/UnlockForm';
import { lazy } from '../../components/ui/lazy';
import { ConnectHere, FailureNotice, LiveRegion, Notice, UnlockHere } from '../../components/ui/Notice';
import type { Actor, Answer } from '../../lib/messages';
import { outlineText } from '../../lib/pages/plain/outline';
import type { Subject } from '../../lib/pages/subject';
import { CalendarOffer } from './CalendarOffer';
import { ChooseVideos } from './ChooseVideos';
import { Empty } from './Empty';
import { Ghost } from './Ghost';
import { Header } from './Header';
import { openPanel } from './openPanel';
import { SiteToggle } from './SiteToggle';
import { Subjects } from './Subjects';
import { TextOffer } from './TextOffer';
import { usePlainEvents } from './usePlainEvents';

// Loaded apart, so that the popup's first content comes soon
const QuickAdd = lazy(
  async () => (await import('./QuickAdd')).QuickAdd,
  <div aria-hidden="true">
    <span class="ghost ghost-button" />
  </div>,
);
const Recent = lazy(async () => {
  const [{ Recent }, batches] = await Promise.all([
    import('./Recent'),
    import('../../locales/en/batches.ftl?raw'),
  ]);
  addMessages(batches.default);
  return Recent;
}, null);

/** For a typed line while the page is not read yet, or cannot be. */
const noPage = { url: '', title: '' };

interface PopupProps {
  /** Set if the popup is opened as a window or side panel; else the active tab is used. */
  tabId?: number | undefined;
  /** For the side panel, which follows the active tab: `visit` changes when the tab has loaded another page. */
  panel?: { visit: number; onBusy: (busy: boolean) => void };
}

/** The popup for one tab: its subjects, their actions, and recent jobs. */
export function Popup({ tabId, panel }: PopupProps) {
  const active = useActiveAccounts();
  const page = useAnswer('detectPage', tabId === undefined ? {} : { tabId });
  /** Ids of jobs that are shown beside their subjects, so not among the recent ones. */
  const [shown, setShown] = useState<string[]>([]);
  /** Whether a form or list is open; other parts are hidden then. */
  const [isBusy, setBusy] = useState(false);
  /** Subjects found on request: in the page's text, in a calendar file, or in a typed line. */
  const [read, setRead] = useState<{ subjects: Subject[]; isOfPage?: boolean }>();
  usePanel({ page, isBusy, panel, onOtherPage: () => setRead(undefined) });
  /** The service of the subject that is shown in full. */
  const [service, setService] = useState<Actor['service']>();
  const setElsewhere = (subjects: Subject[]) => setRead({ subjects });
  const subjects = usePlainEvents(page.answer);
  const isReading = page.answer !== undefined && subjects === undefined;
  const found = read
    ? {
        ...(page.answer ?? noPage),
        ...(!read.isOfPage && { tabId: undefined }),
        notice: undefined,
        subjects: read.subjects,
        calendars: [],
      }
    : subjects && page.answer && { ...page.answer, subjects };
  const calendars = found?.calendars?.length ? (
    <CalendarOffer
      addresses={found.calendars}
      page={{ tabId: found.tabId, pageTitle: found.title }}
      onFound={setElsewhere}
    />
  ) : null;
  return (
    <ConnectHere.Provider value={ConnectCalendar}>
      <UnlockHere.Provider value>
        <div class={tabId === undefined ? 'popup' : 'popup popup-window'}>
          <Header
            active={active}
            service={found?.subjects.length ? service : undefined}
            onPanel={tabId === undefined ? openPanel : undefined}
          >
            {!isBusy && page.answer && (
              <>
                <hr />
                <ChooseVideos
                  tabId={page.answer.tabId}
                  address={page.answer.url}
                  onStarted={() => !panel && window.close()}
                />
                <SiteToggle
                  tabId={page.answer.tabId}
                  address={page.answer.url}
                  onMove={() => !panel && window.close()}
                />
              </>
            )}
          </Header>
          <main class="popup-main">
            <Offline />
            <Unlock />
            {active.failure && <FailureNotice failure={active.failure} onRemedied={active.again} />}
            {active.answer?.notice && <FailureNotice tone="warn" failure={active.answer.notice} />}
            {page.failure && <FailureNotice failure={page.failure} onRemedied={page.again} />}
            {!found && (page.waiting || isReading) && <Ghost />}
            {found?.notice && <FailureNotice tone="info" failure={found.notice} onRemedied={page.again} />}
            {panel && found?.notice && found.url === '' && <p>{i18n.t('popup.panelNeedsClick')}</p>}
            {found && found.subjects.length > 0 && (
              <Subjects
                key={`${found.tabId} ${found.url} ${JSON.stringify(read)}`}
                page={found}
                active={active.answer}
                isBusy={isBusy}
                onBusy={setBusy}
                onService={setService}
                onJob={(jobId) =>
                  setShown((before) => (before.includes(jobId) ? before : [...before, jobId]))
                }
              />
            )}
            {found && found.subjects.length > 0 && !isBusy && calendars}
            {found && found.subjects.length === 0 && (
              <Empty active={active} hasNotice={found.notice !== undefined}>
                {calendars}
                {found.outline && found.outline.nodes.length > 0 && (
                  <TextOffer
                    text={outlineText(found.outline)}
                    url={found.url}
                    language={found.language}
                    onFound={(event) => setRead({ subjects: [event], isOfPage: true })}
                  />
                )}
              </Empty>
            )}
            {!isBusy && page.answer && subjects && !read && isScanned(page.answer) && (
              <TeachPage
                tabId={page.answer.tabId}
                hasEvents={subjects.some(({ kind }) => kind === 'event')}
                onStarted={() => !panel && window.close()}
              />
            )}
            {!isBusy && <QuickAdd onFound={(subject) => setElsewhere([subject])} />}
            {!isBusy && <Recent except={shown} isFailing={active.failure !== undefined} />}
          </main>
          <p class="unseen" role="status">
            {page.waiting ? i18n.t('common.loading') : ''}
          </p>
        </div>
      </UnlockHere.Provider>
    </ConnectHere.Provider>
  );
}

/** Whether the page is one of a website in which events were looked for. */
const isScanned = ({ outline, taught, subjects }: Answer<'detectPage'>): boolean =>
  outline !== undefined || taught !== undefined || subjects.some(({ kind }) => kind === 'event');

/** While the browser is offline: what works, and what waits. */
function Offline() {
  const isOnline = useOnline();
  return (
    <LiveRegion isUnasked>
      {!isOnline && (
        <Notice>
          <p>{i18n.t('popup.offline')}</p>
        </Notice>
      )}
    </LiveRegion>
  );
}

interface PanelOptions extends Pick<PopupProps, 'panel'> {
  page: Asked<Answer<'detectPage'>>;
  isBusy: boolean;
  onOtherPage: () => void;
}

/** Keeps the side panel's content up to date; does nothing in the popup. */
function usePanel({ page, isBusy, panel, onOtherPage }: PanelOptions): void {
  const { answer, again } = page;
  const visit = panel?.visit;
  useEffect(() => {
    if (visit) again();
  }, [visit, again]);
  useEffect(() => panel?.onBusy(isBusy), [isBusy]);
  const address = answer && `${answer.tabId} ${answer.url}`;
  const last = useRef(address);
  useEffect(() => {
    if (last.current !== undefined && panel) onOtherPage();
    last.current = address;
  }, [address]);
  // The page may be readable after a click on the toolbar button, or after a permission was granted
  const isUnread = answer?.notice !== undefined;
  useChanges(['page', 'accounts'], again, panel !== undefined && isUnread && !isBusy);
}
