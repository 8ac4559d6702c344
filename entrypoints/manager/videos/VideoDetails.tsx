import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { type Draft, useDraft } from '../../../components/hooks/useDraft';
import { type Running, useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { DraftNotSaved } from '../../../components/ui/DraftNotSaved';
import { focusFirstInvalid, TextField } from '../../../components/ui/Field';
import { Link } from '../../../components/ui/Link';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { Subject } from '../../../lib/pages/subject';
import { videoUrl } from '../../../lib/pages/videoAddress';
import { list, update } from '../../../lib/video/videos';
import { DetailsFields } from '../upload/DetailsFields';
import {
  findWrongFields,
  parseVideoDraft,
  type TypedVideoForm,
  toVideoChanges,
  toVideoForm,
  type VideoForm,
} from './videoForm';

interface VideoDetailsProps {
  videoId: string;
  onClose: () => void;
}

/** The form of one of the person's videos. Only changed fields are written; what was typed is kept as a draft. */
export function VideoDetails(props: VideoDetailsProps) {
  return <DetailsForm key={props.videoId} {...props} />;
}

function DetailsForm({ videoId, onClose }: VideoDetailsProps) {
  const video = useAnswer('ownVideo', { videoId });
  const draft = useDraft(`video ${videoId}`, parseVideoDraft);
  const { typed, put, drop } = useTyped(draft);
  /** Values of a job that is done: they are no longer typed, once the video is read again. */
  const saved = useRef<TypedVideoForm>({});
  /** Values at the last attempt to save: their errors are shown. */
  const [tried, setTried] = useState<TypedVideoForm>();
  const subject: Subject = useMemo(() => ({ kind: 'video', videoId }), [videoId]);
  const refresh = async () => {
    await video.again();
    drop(saved.current);
    saved.current = {};
  };
  const { answer, failure } = video;
  const running = useRunning(subject, 'manager', refresh, answer?.accountId);
  const from = useMemo(() => answer && toVideoForm(answer.fields), [answer]);
  if (from === undefined || !draft.ready)
    return failure ? <FailureNotice failure={failure} onRemedied={video.again} /> : <Waiting />;

  const changes = toVideoChanges(from, typed);
  const isChanged = Object.keys(changes).length > 0;
  const form = { ...from, ...typed };
  const wrong = tried ? findWrongFields(changes, Date.now()) : new Set<string>();
  const refused = findRefusedField(running);
  if (tried && refused && tried[refused] === typed[refused]) wrong.add(refused);
  const save = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(typed);
    if (findWrongFields(changes, Date.now()).size > 0) return focusFirstInvalid(event.currentTarget);
    const onDone = () => {
      saved.current = typed;
      setTried(undefined);
    };
    if (isChanged)
      void running.run('save', 'video.edit', { videoId, title: from.title, changes }, { onDone });
  };
  return (
    <form class="panel stack manager-form" noValidate onSubmit={save}>
      <h3 dir="auto">{from.title}</h3>
      <p class="small">
        <Link to={videoUrl(videoId)}>{i18n.t('manager.openVideo')}</Link>
      </p>
      {failure && <FailureNotice failure={failure} onRemedied={video.again} />}
      <DraftNotSaved draft={draft} />
      <DetailsFields details={form} durationSeconds={answer?.durationSeconds} wrong={wrong} onChange={put}>
        <OwnerFields form={form} wrong={wrong} onChange={put} />
      </DetailsFields>
      <p class="soft small">{i18n.t('common.units', { count: list.cost + update.cost })}</p>
      <div class="row">
        <Button type="submit" kind="primary" busy={running.busy !== undefined} disabled={!isChanged}>
          {i18n.t('common.save')}
        </Button>
        <Button onClick={onClose}>{i18n.t('lists.close')}</Button>
        {isChanged && (
          <Button kind="quiet" onClick={() => drop(typed)}>
            {i18n.t('manager.discardChanges')}
          </Button>
        )}
      </div>
      <Results running={running} onRemedied={video.again} />
    </form>
  );
}

/** The field that the platform, or the action, refused; undefined if it named none. */
function findRefusedField({ job }: Running): keyof VideoForm | undefined {
  if (job?.state !== 'failed') return undefined;
  return job.failure?.field?.split('.').at(-1) as keyof VideoForm | undefined;
}

interface OwnerFieldsProps {
  form: VideoForm;
  /** Names of invalid fields. */
  wrong: Set<string>;
  onChange: (changes: TypedVideoForm) => void;
}

/** The fields that only a stored video has in its form. */
function OwnerFields({ form, wrong, onChange }: OwnerFieldsProps) {
  const isWrong = wrong.has('defaultAudioLanguage');
  return (
    <>
      <Checkbox
        checked={form.publicStatsViewable}
        onChange={(publicStatsViewable) => onChange({ publicStatsViewable })}
      >
        {i18n.t('manager.publicStatistics')}
      </Checkbox>
      <Checkbox
        checked={form.containsSyntheticMedia}
        onChange={(containsSyntheticMedia) => onChange({ containsSyntheticMedia })}
      >
        {i18n.t('manager.syntheticMedia')}
      </Checkbox>
      <Checkbox
        checked={form.paidProductPlacement}
        onChange={(paidProductPlacement) => onChange({ paidProductPlacement })}
      >
        {i18n.t('manager.paidPromotion')}
      </Checkbox>
      <div class="pair">
        <TextField
          label={i18n.t('manager.audioLanguage')}
          hint={i18n.t('manager.captionsLanguageHint')}
          value={form.defaultAudioLanguage}
          onInput={(defaultAudioLanguage) => onChange({ defaultAudioLanguage })}
          error={isWrong ? i18n.t('manager.languageWrong') : undefined}
        />
        <TextField
          type="date"
          label={i18n.t('manager.recordedOn')}
          value={form.recordingDate}
          onInput={(recordingDate) => onChange({ recordingDate })}
        />
      </div>
    </>
  );
}

/** What the person typed, which is the draft. */
function useTyped(draft: Draft<TypedVideoForm>) {
  const [typed, setTyped] = useState<TypedVideoForm>({});
  const latest = useRef(typed);
  const show = (next: TypedVideoForm) => {
    latest.current = next;
    setTyped(next);
  };
  useEffect(() => {
    if (draft.kept) show({ ...draft.kept, ...latest.current });
  }, [draft.kept]);
  return {
    typed,
    put(changes: TypedVideoForm) {
      show({ ...latest.current, ...changes });
      draft.write(latest.current);
    },
    /** Takes these values out, but those that were typed over since. */
    drop(values: TypedVideoForm) {
      const old = new Map(Object.entries(values));
      const rest = Object.entries(latest.current).filter(([field, value]) => old.get(field) !== value);
      show(Object.fromEntries(rest));
      if (rest.length === 0) draft.forget();
      else draft.write(latest.current);
    },
  };
}
