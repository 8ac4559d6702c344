import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../hooks/useAnswer';
import type { Running } from '../hooks/useRunning';
import { Button } from '../ui/Button';
import { Radio } from '../ui/Checkbox';
import { FieldGroup, focusFirstInvalid, TextField } from '../ui/Field';
import { FailureNotice, Waiting } from '../ui/Notice';
import { SelectField } from '../ui/SelectField';

interface ReportFormProps {
  videoId: string;
  /** Title of the video, if it is known. */
  title: string | undefined;
  /** Runs the report under the key `report`. */
  running: Running;
  /** Called when the report was sent. */
  onDone?: () => void;
  onCancel?: () => void;
}

/** The form that reports a video: one of the platform's reasons, and what the person wants to add. */
export function ReportForm({ videoId, title = '', running, onDone, onCancel }: ReportFormProps) {
  const reasons = useAnswer('reportReasons', {});
  const [reasonId, setReasonId] = useState('');
  const [secondaryReasonId, setSecondary] = useState('');
  const [comments, setComments] = useState('');
  const [isTried, setTried] = useState(false);
  const reason = reasons.answer?.find(({ id }) => id === reasonId);
  const secondary = reason?.secondary ?? [];
  const isWhole = reason !== undefined && (secondary.length === 0 || secondaryReasonId !== '');
  const text = comments.trim();
  const send = (form: HTMLFormElement) => {
    setTried(true);
    if (!isWhole) return focusFirstInvalid(form);
    const input = {
      videoId,
      title,
      reasonId,
      ...(secondaryReasonId !== '' && { secondaryReasonId }),
      ...(text !== '' && { comments: text, language: navigator.language }),
    };
    void running.run('report', 'video.report', input, { onDone });
  };
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {reasons.failure && <FailureNotice failure={reasons.failure} onRemedied={reasons.again} />}
      {!reasons.answer && reasons.waiting && <Waiting />}
      {reasons.answer && (
        <>
          <FieldGroup
            label={i18n.t('common.reportWhy')}
            error={isTried && reason === undefined ? i18n.t('common.reportReasonMissing') : undefined}
          >
            {reasons.answer.map(({ id, label }) => (
              <Radio
                key={id}
                name="reason"
                checked={id === reasonId}
                onChoose={() => {
                  setReasonId(id);
                  setSecondary('');
                }}
              >
                {label}
              </Radio>
            ))}
          </FieldGroup>
          {secondary.length > 0 && (
            <SelectField
              label={i18n.t('common.reportDetail')}
              value={secondaryReasonId}
              options={[
                ['', i18n.t('common.choose')],
                ...secondary.map(({ id, label }) => [id, label] as const),
              ]}
              onChoose={setSecondary}
              error={isTried && secondaryReasonId === '' ? i18n.t('common.reportReasonMissing') : undefined}
            />
          )}
          <TextField
            label={i18n.t('common.reportComments')}
            value={comments}
            onInput={(typed) => setComments(typed.slice(0, 2_000))}
            long
          />
          <p class="soft small">
            {i18n.t('common.reportNote')} {i18n.t('common.noUndoSentence')}
          </p>
          <div class="row">
            <Button type="submit" kind="danger" busy={running.busy === 'report'}>
              {i18n.t('common.report')}
            </Button>
            {onCancel && <Button onClick={onCancel}>{i18n.t('common.cancel')}</Button>}
          </div>
        </>
      )}
    </form>
  );
}
