import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { type Draft, useDraft } from '../../../components/hooks/useDraft';
import { type Running, useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { DraftNotSaved } from '../../../components/ui/DraftNotSaved';
import { focusFirstInvalid } from '../../../components/ui/Field';
import { FailureNotice, Notice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { Subject } from '../../../lib/pages/subject';
import {
  isSameVideoField,
  type StoredVideoFields,
  type VideoField,
} from '../../../lib/video/shared/videoFields';
import { list, update } from '../../../lib/video/videos';
import { DeleteVideo } from './DeleteVideo';
import { FieldChanges } from './EditPreview';
import { VideoExtras } from './VideoExtras';
import { VideoFormFields } from './VideoFormFields';
import { VideoHead } from './VideoHead';
import { VideoPreview } from './VideoPreview';
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
  /** The values that the changes of the last attempt were made to. */
  const [seen, setSeen] = useState<StoredVideoFields>({});
  const subject: Subject = useMemo(() => ({ kind: 'video', videoId }), [videoId]);
  const refresh = async () => {
    await video.again();
    drop(saved.current);
    saved.current = {};
  };
  const { answer, failure } = video;
  const running = useRunning(subject, 'manager', refresh, answer?.accountId);
  const deleting = useRunning(subject, 'manager', () => undefined, answer?.accountId);
  const from = useMemo(() => answer && toVideoForm(answer.fields), [answer]);
  if (from === undefined || !draft.ready)
    return failure ? <FailureNotice failure={failure} onRemedied={video.again} /> : <Waiting />;

  if (deleting.job?.state === 'done')
    return (
      <div class="panel stack">
        <Results running={deleting} />
        <div class="row">
          <Button onClick={onClose}>{i18n.t('lists.close')}</Button>
        </div>
      </div>
    );
  const changes = toVideoChanges(from, typed);
  const isChanged = Object.keys(changes).length > 0;
  const form = { ...from, ...typed };
  const wrong = tried ? findWrongFields(form, changes, Date.now()) : new Set<string>();
  const refused = findRefusedField(running);
  if (tried && refused && tried[refused] === typed[refused]) wrong.add(refused);
  const save = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(typed);
    if (findWrongFields(form, changes, Date.now()).size > 0) return focusFirstInvalid(event.currentTarget);
    const onDone = () => {
      saved.current = typed;
      setTried(undefined);
    };
    if (!isChanged) return;
    const expected = pick(answer?.fields ?? {}, Object.keys(changes) as VideoField[]);
    setSeen(expected);
    void running.run('save', 'video.edit', { videoId, title: from.title, changes, expected }, { onDone });
  };
  const isOvertaken = running.job?.failure?.reason === 'videoChangedMeanwhile';
  return (
    <div class="stack">
      <form class="panel stack manager-form" noValidate onSubmit={save}>
        <VideoHead videoId={videoId} video={answer} />
        {failure && <FailureNotice failure={failure} onRemedied={video.again} />}
        <DraftNotSaved draft={draft} />
        {draft.kept && isChanged && tried === undefined && <Notice>{i18n.t('videos.unsavedChanges')}</Notice>}
        <VideoFormFields form={form} durationSeconds={answer?.durationSeconds} wrong={wrong} onChange={put} />
        <VideoPreview videoId={videoId} form={form} video={answer} />
        <div class="form-end stack">
          {isOvertaken && <Overtaken seen={seen} now={answer?.fields ?? {}} />}
          <Results running={running} onRemedied={video.again} />
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
            <span class="soft small">{i18n.t('common.units', { count: list.cost + update.cost })}</span>
          </div>
        </div>
      </form>
      <VideoExtras videoId={videoId} video={answer} onChanged={() => void video.again()} />
      {answer && <DeleteVideo videoId={videoId} video={answer} running={deleting} />}
    </div>
  );
}

const pick = (fields: StoredVideoFields, names: readonly VideoField[]): StoredVideoFields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

interface OvertakenProps {
  /** The values that the person's changes were made to. */
  seen: StoredVideoFields;
  now: StoredVideoFields;
}

/** What others changed in the fields that the person wanted to save. */
function Overtaken({ seen, now }: OvertakenProps) {
  const names = (Object.keys(seen) as VideoField[]).filter(
    (name) => !isSameVideoField(name, seen[name], now[name]),
  );
  if (names.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{i18n.t('videos.overtaken')}</p>
      <div class="edits">
        <FieldChanges before={seen} after={pick(now, names)} isNamed />
      </div>
    </Notice>
  );
}

/** The field that the platform, or the action, refused; undefined if it named none. */
function findRefusedField({ job }: Running): keyof VideoForm | undefined {
  if (job?.state !== 'failed') return undefined;
  return job.failure?.field?.split('.').at(-1) as keyof VideoForm | undefined;
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
