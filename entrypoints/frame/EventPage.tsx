import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { EventForm } from '../../components/event/EventForm';
import { EditEvent } from '../../components/event/edit/EditEvent';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useRunning } from '../../components/hooks/useRunning';
import { Button } from '../../components/ui/Button';
import { Link } from '../../components/ui/Link';
import { FailureNotice, Notice } from '../../components/ui/Notice';
import { Results } from '../../components/ui/Result';
import { toFoundEvent } from '../../lib/eventReview/prefill';
import type { EventFormData as Form, Surface } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import type { Subject } from '../../lib/pages/subject';
import { Done } from './Done';
import { close } from './parent';

interface EventPageProps {
  /** Missing if no event was found: the person fills in an empty form. */
  event?: FoundEvent | undefined;
  page: { title: string; address: string; text?: string };
  surface: Surface;
  /** Returns to the list of the page's events. */
  onBack?: (() => void) | undefined;
}

/** The form to review and add one event, then the result. */
export function EventPage({ event, page, surface, onBack }: EventPageProps) {
  /** The event is on the calendar already, and the person wants to update it from the page. */
  const [updates, setUpdates] = useState<{ eventId: number; accountId: string }>();
  const running = useRunning(undefined, surface, () => {});
  const [isAdded, setAdded] = useState(false);
  // After a failure of a job that had to wait, the form is shown again with its content
  const isDone = isAdded && running.job?.state !== 'failed';

  const submit = (form: Form, draftKey: string, as: string, chosen?: FoundEvent) => {
    const about: Subject = { kind: 'event', event: chosen ?? toFoundEvent(form, page.address) };
    const onDone = () => setAdded(true);
    setAdded(false);
    return running.run('form', 'event.add', { form }, { about, as, draftKey, onDone });
  };
  if (event && updates)
    return (
      <>
        <h2 class="large">{i18n.t('common.updateEvent')}</h2>
        <EditEvent {...updates} surface={surface} found={event} />
      </>
    );
  return (
    <>
      <h2 class="large">{i18n.t('frame.addEvent')}</h2>
      {event && !isDone && (
        <ExistingEventNotice
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
          surface={surface}
          busy={running.busy !== undefined}
          result={<Results running={running} />}
          refusal={running.job?.failure ?? running.failure}
          onSubmit={submit}
          onCancel={onBack ?? close}
        />
      )}
      <Results running={isDone ? running : undefined} />
      {isDone && <Done onMore={onBack} more={i18n.t('frame.anotherEvent')} />}
    </>
  );
}

interface ExistingEventNoticeProps {
  subject: Subject;
  pageTitle: string;
  surface: Surface;
  onUpdate: (which: { eventId: number; accountId: string }) => void;
}

/** A notice if the event is on the calendar already, so that it is not added twice. */
function ExistingEventNotice({ subject, pageTitle, surface, onUpdate }: ExistingEventNoticeProps) {
  const { answer, again } = useAnswer('view', { subject, pageTitle, surface });
  if (answer?.notice) return <FailureNotice tone="info" failure={answer.notice} onRemedied={again} />;
  if (!answer?.onCalendar || !answer.actor) return null;
  const { eventId, url, mayEdit } = answer.onCalendar;
  const { accountId } = answer.actor;
  return (
    <Notice tone="warn">
      <div class="row result-line">
        <span class="result-text">{i18n.t('frame.onCalendar')}</span>
        <Link to={url}>{i18n.t('common.open')}</Link>
        {mayEdit && (
          <Button small onClick={() => onUpdate({ eventId, accountId })}>
            {i18n.t('common.updateEvent')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
