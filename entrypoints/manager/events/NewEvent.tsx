import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { EventForm } from '../../../components/event/EventForm';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import { toFoundEvent } from '../../../lib/eventReview/prefill';
import type { EditableEventView, EventFormData as Form } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import type { Subject } from '../../../lib/pages/subject';

interface NewEventProps {
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; undefined if the person is to choose it. */
  on: string | undefined;
  accountId: string;
  /** Fills the form in, but for the day. */
  copied?: EditableEventView | undefined;
  onClose: () => void;
}

/** The form of a new event with the fields of another one; the day is left to the person. */
export function CopyEvent({ eventId, ...props }: { eventId: number } & Omit<NewEventProps, 'on'>) {
  const { answer, failure, again } = useAnswer('editableEvent', { eventId });
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  return answer ? <NewEvent {...props} on={undefined} copied={answer} /> : <Waiting />;
}

/** The form of a new event, then the result. */
export function NewEvent({ on, accountId, copied, onClose }: NewEventProps) {
  const values = useMemo(() => copied && toCopy(copied.form), [copied]);
  const running = useRunning(undefined, 'manager', () => {}, accountId);
  const [isAdded, setAdded] = useState(false);
  const isDone = isAdded && running.job?.state !== 'failed';

  const submit = (form: Form, draftKey: string, as: string, chosen?: FoundEvent) => {
    const about: Subject = { kind: 'event', event: chosen ?? toFoundEvent(form, '') };
    setAdded(false);
    return running.run('form', 'event.add', { form }, { about, as, draftKey, onDone: () => setAdded(true) });
  };
  return (
    <>
      <h3>{i18n.t('events.new')}</h3>
      {isDone ? (
        <>
          <Results running={running} />
          {running.busy === undefined && (
            <div class="row">
              <Button onClick={() => setAdded(false)}>{i18n.t('events.another')}</Button>
            </div>
          )}
        </>
      ) : (
        <EventForm
          on={on}
          page={noPage}
          surface="manager"
          copied={values}
          isPanel
          busy={running.busy !== undefined}
          result={<Results running={running} />}
          refusal={running.job?.failure ?? running.failure}
          onSubmit={submit}
          onCancel={onClose}
        />
      )}
    </>
  );
}

const noPage = { title: '', address: '' };

/** What a new event takes over of another one: all but its address, when it was published, and whose it is. */
const toCopy = ({ author: _other, ...form }: Form): Form => ({
  ...form,
  slug: '',
  publishedAt: '',
  status: 'draft',
});
