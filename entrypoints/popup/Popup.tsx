import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ConnectCalendar } from '../../components/accounts/ConnectCalendar';
import { useAnswer } from '../../components/hooks/useAnswer';
import { lazy } from '../../components/ui/lazy';
import { ConnectHere, FailureNotice } from '../../components/ui/Notice';
import type { Subject } from '../../lib/pages/subject';
import { CalendarOffer } from './CalendarOffer';
import { ChooseVideos } from './ChooseVideos';
import { Empty } from './Empty';
import { Ghost } from './Ghost';
import { Header } from './Header';
import { Recent } from './Recent';
import { SiteToggle } from './SiteToggle';
import { Subjects } from './Subjects';
import { TextOffer } from './TextOffer';

/** Loaded apart, so that the popup's first content comes soon. */
const QuickAdd = lazy(async () => (await import('./QuickAdd')).QuickAdd);

/** For a typed line while the page is not read yet, or cannot be. */
const noPage = { url: '', title: '' };

/**
 * The popup for one tab: its subjects, their actions, and recent jobs.
 * @param props `tabId`: set if the popup is opened as a window; else the active tab is used
 */
export function Popup({ tabId }: { tabId?: number | undefined }) {
  const acting = useAnswer('acting', {}, { live: true });
  const page = useAnswer('detectPage', tabId === undefined ? {} : { tabId });
  /** Ids of jobs that are shown beside their subjects, so not among the recent ones. */
  const [shown, setShown] = useState<string[]>([]);
  /** Whether a form or list is open; other parts are hidden then. */
  const [isBusy, setBusy] = useState(false);
  /** What was found on request: in the page's text, in a calendar file, or in a typed line. */
  const [read, setRead] = useState<{ subjects: Subject[]; isOfPage?: boolean }>();
  const setElsewhere = (subjects: Subject[]) => setRead({ subjects });
  const found = read
    ? {
        ...(page.answer ?? noPage),
        ...(!read.isOfPage && { tabId: undefined }),
        ...{ notice: undefined, subjects: read.subjects, calendars: [] },
      }
    : page.answer;
  const calendars = found?.calendars?.length ? (
    <CalendarOffer addresses={found.calendars} onFound={setElsewhere} />
  ) : null;
  return (
    <ConnectHere.Provider value={ConnectCalendar}>
      <div class={tabId === undefined ? 'popup' : 'popup popup-window'}>
        <Header acting={acting} />
        <main class="popup-main">
          {acting.failure && <FailureNotice failure={acting.failure} onRemedied={acting.again} />}
          {acting.answer?.notice && <FailureNotice tone="warn" failure={acting.answer.notice} />}
          {page.failure && <FailureNotice failure={page.failure} onRemedied={page.again} />}
          {!found && page.waiting && <Ghost />}
          {found?.notice && <FailureNotice tone="info" failure={found.notice} onRemedied={page.again} />}
          {found && found.subjects.length > 0 && (
            <Subjects
              key={read ? JSON.stringify(read) : ''}
              page={found}
              acting={acting.answer}
              onRead={acting.again}
              isBusy={isBusy}
              onBusy={setBusy}
              onJob={(jobId) => setShown((before) => (before.includes(jobId) ? before : [...before, jobId]))}
            />
          )}
          {found && found.subjects.length > 0 && !isBusy && calendars}
          {found && found.subjects.length === 0 && (
            <Empty acting={acting} hasNotice={found.notice !== undefined}>
              {calendars}
              {found.text && (
                <TextOffer
                  text={found.text}
                  url={found.url}
                  language={found.language}
                  onFound={(event) => setRead({ subjects: [event], isOfPage: true })}
                />
              )}
            </Empty>
          )}
          {!isBusy && page.answer && <ChooseVideos tabId={page.answer.tabId} address={page.answer.url} />}
        </main>
        {!isBusy && <QuickAdd onFound={(subject) => setElsewhere([subject])} />}
        {!isBusy && <Recent except={shown} />}
        {!isBusy && found && <SiteToggle address={found.url} />}
        <p class="unseen" role="status">
          {page.waiting ? i18n.t('common.loading') : ''}
        </p>
      </div>
    </ConnectHere.Provider>
  );
}
