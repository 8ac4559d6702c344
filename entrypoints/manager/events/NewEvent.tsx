import { useEffect, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { withView } from '../../../components/collection/address';
import { EventForm } from '../../../components/event/EventForm';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { SiteEvent } from '../../../lib/collections/events';
import { toFoundEvent } from '../../../lib/eventReview/prefill';
import type { EditableEventView, EventFormData as Form } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import type { Subject } from '../../../lib/pages/subject';
import { daysBetween, shiftDay, today } from '../../../lib/shared/time';

interface NewEventProps {
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; undefined if the person is to choose it. */
  on: string | undefined;
  accountId: string;
  /** The events of the site, among which the new one will be. */
  rows: readonly SiteEvent[];
  /** Fills the form in. */
  copied?: EditableEventView | undefined;
  onClose: () => void;
}

/** The form of a new event with the fields of another one, on the day on which that may come again. */
export function CopyEvent({ eventId, ...props }: { eventId: number } & Omit<NewEventProps, 'on'>) {
  const { answer, failure, again } = useAnswer('editableEvent', { eventId });
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  return answer ? <NewEvent {...props} on={findNextStart(answer.form.start)} copied={answer} /> : <Waiting />;
}

/** The form of a new event, then the result. */
export function NewEvent({ on, accountId, rows, copied, onClose }: NewEventProps) {
  const values = useMemo(() => copied && toCopy(copied.form), [copied]);
  const running = useRunning(undefined, 'manager', () => {}, accountId);
  const [added, setAdded] = useState<Form>();
  const isDone = added !== undefined && running.job?.state !== 'failed';
  const [isRepeated, setRepeated] = useState(false);
  const made = isDone && running.busy === undefined ? findAdded(rows, added) : undefined;
  const repeating = made && withView(`events/repeat:${made.eventId}`);
  useEffect(() => {
    if (isRepeated && repeating) location.hash = repeating;
  }, [isRepeated, repeating]);

  const submit = (form: Form, draftKey: string, as: string, chosen?: FoundEvent) => {
    const about: Subject = { kind: 'event', event: chosen ?? toFoundEvent(form, '') };
    setAdded(undefined);
    return running.run('form', 'event.add', { form }, { about, as, draftKey, onDone: () => setAdded(form) });
  };
  return (
    <>
      <h3>{i18n.t('events.new')}</h3>
      {isDone ? (
        <>
          <Results running={running} />
          {running.busy === undefined && (
            <div class="row">
              <Button onClick={() => setAdded(undefined)}>{i18n.t('events.another')}</Button>
              {repeating && (
                <a class="button" href={`#${repeating}`}>
                  {i18n.t('events.repeat')}
                </a>
              )}
            </div>
          )}
        </>
      ) : (
        <>
          <Checkbox checked={isRepeated} onChange={setRepeated}>
            {i18n.t('events.thenRepeat')}
          </Checkbox>
          <EventForm
            on={on}
            page={noPage}
            surface="manager"
            copied={values}
            isTitleFirst
            isPanel
            busy={running.busy !== undefined}
            result={<Results running={running} />}
            refusal={running.job?.failure ?? running.failure}
            onSubmit={submit}
            onCancel={onClose}
          />
        </>
      )}
    </>
  );
}

/** The newest event of the site with the title and the start of a form; undefined until it has been read. */
function findAdded(rows: readonly SiteEvent[], { title, start, allDay }: Form): SiteEvent | undefined {
  const from = allDay ? start.slice(0, 10) : start;
  const same = rows.filter((row) => row.title === title.trim() && row.start.startsWith(from));
  return same.sort((one, other) => other.eventId - one.eventId)[0];
}

const noPage = { title: '', address: '' };

/** Days after which an event is taken for one that comes once a year. */
const longAgo = 180;

/**
 * The next time of an event on its weekday, after today and after itself: a year later if it was long ago, as for a
 * festival, else a week.
 * @param start `YYYY-MM-DDTHH:mm`
 */
export function findNextStart(start: string): string {
  const day = start.slice(0, 10);
  const since = daysBetween(day, today());
  const step = since > longAgo ? 364 : 7;
  return shiftDay(day, Math.max(1, Math.floor(since / step) + 1) * step) + start.slice(10);
}

/** What a new event takes over of another one: all but its address, when it was published, and whose it is. */
const toCopy = ({ author: _other, ...form }: Form): Form => ({
  ...form,
  slug: '',
  publishedAt: '',
  status: 'draft',
});
