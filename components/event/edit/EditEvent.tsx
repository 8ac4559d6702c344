import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { updated } from '../../../lib/eventReview/update';
import { locale } from '../../../lib/i18n';
import type { EditableEventView, EventFormData, Surface } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { withCurrency } from '../../../lib/pages/price';
import type { Subject } from '../../../lib/pages/subject';
import { useAnswer } from '../../hooks/useAnswer';
import { useDraft } from '../../hooks/useDraft';
import { useRunning } from '../../hooks/useRunning';
import { Button } from '../../ui/Button';
import { DraftNotSaved } from '../../ui/DraftNotSaved';
import { FailureNotice, LiveRegion, Waiting } from '../../ui/Notice';
import { Results } from '../../ui/Result';
import { aboutTerms } from '../aboutTerms';
import { Changed } from './Changed';
import { EditForm } from './EditForm';
import { type EditDraft, parseEditDraft } from './editDraft';

interface EditEventProps {
  eventId: number;
  /** Account of the event's site. */
  accountId: string;
  surface: Surface;
  /** The event as the page has it now; its values replace those of the calendar in the form. */
  found?: FoundEvent | undefined;
}

/**
 * The form of an event on the calendar, then the result. If somebody else changed it meanwhile, both versions are
 * shown.
 */
export function EditEvent({ eventId, accountId, surface, found }: EditEventProps) {
  const event = useAnswer('editableEvent', { eventId });
  const choices = useAnswer('choices', aboutTerms([found]));
  const key = `${found ? 'update' : 'edit'} ${accountId} ${eventId}`;
  const draft = useDraft(key, parseEditDraft);
  /** The event when the person began to type; `event.answer` may be newer. */
  const [seen, setSeen] = useState<EditableEventView>();
  const [typed, setTyped] = useState<EventFormData>();
  const [round, setRound] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const subject: Subject | undefined = useMemo(() => found && { kind: 'event', event: found }, [found]);
  const running = useRunning(subject, surface, event.again, accountId);
  const failure = event.failure ?? choices.failure;
  const kept = round === 0 ? draft.kept : undefined;
  const begunFrom = kept && event.answer && withDraft(event.answer, kept);
  const base = seen ?? begunFrom ?? event.answer;
  const fromPage = useMemo(() => {
    const ownZone = Temporal.Now.timeZoneId();
    return found && base && choices.answer && updated(base.form, found, choices.answer, ownZone);
  }, [found, base, choices.answer]);

  const save = async (form: EventFormData, from: EditableEventView) => {
    setSeen(from);
    setTyped(form);
    setSaved(false);
    // A write after the job has been stored would restore the draft.
    await draft.flush();
    await running.run(
      'save',
      'event.edit',
      { eventId, seen: from.seen, from: from.form, form },
      { draftKey: key, onDone: () => setSaved(true) },
    );
  };
  const readAgain = () => {
    event.again();
    choices.again();
  };
  /** Remounts the form with these values. */
  const begin = (form: EventFormData | undefined, from: EditableEventView | undefined) => {
    setTyped(form);
    setSeen(from);
    setRound(round + 1);
    running.clear();
  };

  const isChanged = running.job?.failure?.reason === 'eventChanged';
  const isDone =
    isSaved && running.job !== undefined && !['failed', 'needsReview'].includes(running.job.state);
  const results = (isHere: boolean) => (
    <Results running={isHere ? running : undefined} onRemedied={event.again} />
  );
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={readAgain} />}
      {results(isDone)}
      <DraftNotSaved draft={draft} />
      {isDone && running.busy === undefined && (
        <div class="row">
          <Button onClick={() => begin(undefined, undefined)}>{i18n.t('form.editAgain')}</Button>
        </div>
      )}
      <LiveRegion>
        {isChanged && seen && typed && event.answer && !event.waiting && choices.answer && (
          <Changed
            seen={seen}
            typed={typed}
            now={event.answer}
            choices={choices.answer}
            onKeep={(form) => event.answer && void save(form, event.answer)}
            onTake={() => {
              draft.forget();
              begin(event.answer?.form, event.answer);
            }}
          />
        )}
      </LiveRegion>
      {(!base || !choices.answer || !draft.ready) && !failure && <Waiting />}
      {base && choices.answer && draft.ready && !isDone && (
        <EditForm
          key={round}
          event={base}
          choices={choices.answer}
          typed={typed ?? (kept && begunFrom && { ...begunFrom.form, ...kept.form })}
          isRestored={!typed && kept !== undefined}
          fromPage={fromPage}
          costSaid={found?.cost && withCurrency(found.cost, found.currency, locale())}
          isPanel={surface === 'manager'}
          busy={running.busy !== undefined}
          result={results(true)}
          refusal={running.job?.failure ?? running.failure}
          onChange={(form) => {
            if (!seen) setSeen(base);
            draft.write({ form, from: base.form, seen: base.seen });
          }}
          onReset={() => {
            draft.forget();
            event.again();
            begin(undefined, undefined);
          }}
          onSave={(form) => void save(form, base)}
        />
      )}
    </>
  );
}

/** The event when a draft was begun. What a draft of an older version lacks is as it is now. */
const withDraft = (now: EditableEventView, kept: EditDraft): EditableEventView => ({
  ...now,
  form: { ...now.form, ...kept.from },
  seen: { ...now.seen, ...kept.seen },
});
