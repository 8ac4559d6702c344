import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/asking';
import { Button } from '../../../components/Button';
import { parseDraft } from '../../../components/event/draft';
import { FailureNotice, Waiting } from '../../../components/Notice';
import { Results } from '../../../components/Result';
import { useRunning } from '../../../components/running';
import { Unkept } from '../../../components/Unkept';
import { useDraft } from '../../../components/useDraft';
import type { EditableEvent, EventForm } from '../../../lib/messages';
import type { SectionProps } from '../section';
import { Changed } from './Changed';
import { EditForm } from './EditForm';

interface EditEventProps {
  eventId: number;
  site: NonNullable<SectionProps['acting']['calendar']>;
}

/** One event in the form, then what became of it. If somebody changed it meanwhile, both are shown and asked about. */
export function EditEvent({ eventId, site }: EditEventProps) {
  const event = useAnswer('editableEvent', { eventId });
  const choices = useAnswer('choices', {});
  const key = `edit ${site.accountId} ${eventId}`;
  const draft = useDraft(key, parseDraft);
  /** What the person saw when they began to type; the answer may be newer. */
  const [seen, setSeen] = useState<EditableEvent>();
  const [typed, setTyped] = useState<EventForm>();
  const [round, setRound] = useState(0);
  const running = useRunning(undefined, 'manager', event.again, site.accountId);
  const failure = event.failure ?? choices.failure;
  const base = seen ?? event.answer;

  const save = async (form: EventForm, from: EditableEvent) => {
    setSeen(from);
    setTyped(form);
    // Nothing may be written after the job has taken the draft over.
    await draft.flush();
    await running.run(
      'save',
      'event.edit',
      { eventId, seen: from.seen, from: from.form, form },
      { draftKey: key },
    );
  };
  /** The form begins anew with this in it. */
  const begin = (form: EventForm | undefined, from: EditableEvent | undefined) => {
    setTyped(form);
    setSeen(from);
    setRound(round + 1);
    running.clear();
  };

  const isChanged = running.job?.failure?.reason === 'eventChanged';
  const isDone = running.job !== undefined && !['failed', 'look'].includes(running.job.state);
  return (
    <>
      <div class="row">
        <Button small kind="quiet" icon="back" onClick={() => location.assign('#events')}>
          {i18n.t('manager.toEvents')}
        </Button>
      </div>
      {failure && (
        <FailureNotice
          failure={failure}
          onRemedied={() => {
            event.again();
            choices.again();
          }}
        />
      )}
      <Results running={running} onRemedied={event.again} />
      <Unkept draft={draft} />
      {isDone && running.busy === undefined && (
        <div class="row">
          <Button onClick={() => begin(undefined, undefined)}>{i18n.t('manager.editAgain')}</Button>
        </div>
      )}
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
      {(!base || !choices.answer || !draft.ready) && !failure && <Waiting />}
      {base && choices.answer && draft.ready && !isDone && (
        <EditForm
          key={round}
          event={base}
          choices={choices.answer}
          kept={typed ?? (round === 0 ? draft.kept : undefined)}
          busy={running.busy !== undefined}
          onChange={(form) => {
            if (!seen) setSeen(base);
            draft.write(form);
          }}
          onReset={() => {
            draft.forget();
            begin(undefined, undefined);
          }}
          onSave={(form) => void save(form, base)}
        />
      )}
    </>
  );
}
