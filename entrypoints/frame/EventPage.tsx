import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { EventForm } from '../../components/event/EventForm';
import { EditEvent } from '../../components/event/edit/EditEvent';
import { toFoundEvent } from '../../components/event/prefill';
import { useRunning } from '../../components/hooks/useAction';
import { useAnswer } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { Link } from '../../components/ui/Link';
import { FailureNotice, Notice } from '../../components/ui/Notice';
import { Results } from '../../components/ui/Result';
import type { EventForm as Form, Surface } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import type { Subject } from '../../lib/pages/subject';
import { Done } from './Done';
import { close } from './parent';

interface EventPageProps {
  /** Absent where nothing was found: the person fills in the form. */
  event?: FoundEvent | undefined;
  page: { title: string; address: string; text?: string };
  surface: Surface;
  /** Back to the other events of the page. */
  onBack?: (() => void) | undefined;
}

/** The review form for one event, then what became of it. */
export function EventPage({ event, page, surface, onBack }: EventPageProps) {
  const [typed, setTyped] = useState<FoundEvent>();
  /** It is on the calendar already, and the person wants it as the page has it now. */
  const [updates, setUpdates] = useState<{ eventId: number; accountId: string }>();
  const about = event ?? typed;
  const subject: Subject | undefined = useMemo(() => about && { kind: 'event', event: about }, [about]);
  const running = useRunning(subject ?? nothingYet, surface, () => {});
  // Where nothing came of it, the form stands there again with everything typed.
  const isDone = running.job !== undefined && running.job.state !== 'failed';

  const submit = (form: Form, draftKey: string, as: string) => {
    const described: FoundEvent = event ?? toFoundEvent(form, page.address);
    setTyped(described);
    const subject: Subject = { kind: 'event', event: described };
    return running.run('form', 'event.add', { form }, { about: subject, as, draftKey });
  };
  if (event && updates)
    return (
      <>
        <h2 class="frame-title">{i18n.t('common.updateEvent')}</h2>
        <EditEvent {...updates} surface={surface} found={event} />
      </>
    );
  return (
    <>
      <h2 class="frame-title">{i18n.t('frame.addEvent')}</h2>
      {event && !isDone && (
        <Standing
          subject={{ kind: 'event', event }}
          pageTitle={page.title}
          surface={surface}
          onUpdate={setUpdates}
        />
      )}
      {!isDone && (
        <EventForm
          event={event}
          page={page}
          busy={running.busy !== undefined}
          onSubmit={submit}
          onCancel={onBack ?? close}
        />
      )}
      <Results running={running} />
      {isDone && <Done {...(onBack ? { onMore: onBack, more: i18n.t('frame.anotherEvent') } : {})} />}
    </>
  );
}

/** Stands in while nothing was described; nothing is run on it. */
const nothingYet: Subject = {
  kind: 'event',
  event: {
    title: '',
    start: { local: '' },
    allDay: false,
    organizers: [],
    keywords: [],
    source: 'text',
    evidence: {},
  },
};

interface StandingProps {
  subject: Subject;
  pageTitle: string;
  surface: Surface;
  onUpdate: (which: { eventId: number; accountId: string }) => void;
}

/** Whether the event is on the calendar already, said before it is added a second time. */
function Standing({ subject, pageTitle, surface, onUpdate }: StandingProps) {
  const { answer, again } = useAnswer('view', { subject, pageTitle, surface });
  if (answer?.notice) return <FailureNotice tone="info" failure={answer.notice} onRemedied={again} />;
  if (!answer?.onCalendar || !answer.actor) return null;
  const { eventId, url } = answer.onCalendar;
  const { accountId } = answer.actor;
  return (
    <Notice tone="warn">
      <div class="result-line">
        <span class="result-text">{i18n.t('frame.onCalendar')}</span>
        <Link to={url}>{i18n.t('common.open')}</Link>
        <Button small onClick={() => onUpdate({ eventId, accountId })}>
          {i18n.t('common.updateEvent')}
        </Button>
      </div>
    </Notice>
  );
}
