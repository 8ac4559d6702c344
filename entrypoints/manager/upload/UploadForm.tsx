import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { commaText } from '../../../components/format/listText';
import { fileChanged, useAnswer } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { DraftNotSaved } from '../../../components/ui/DraftNotSaved';
import { focusFirstInvalid, TextField } from '../../../components/ui/Field';
import { FileField } from '../../../components/ui/FileField';
import { LiveRegion, Notice } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { insert } from '../../../lib/video/videos';
import { VideoFormFields } from '../videos/VideoFormFields';
import type { UploadDetails } from './details';
import { NewUploadRow } from './NewUploadRow';
import {
  findUploadProblems,
  hasPlaceholder,
  listFollowUps,
  type NewUpload,
  toOwnDetails,
} from './newUploads';
import { UploadPrice } from './UploadPrice';
import { UploadTemplates } from './UploadTemplates';
import { useNewUploads } from './useNewUploads';
import type { UploadList } from './useUploads';

interface UploadFormProps {
  uploads: UploadList;
  /** Channel of the uploads. */
  channel: { accountId: string; title: string };
  quotaClientId: string | undefined;
  /** Files that were dropped onto the page. */
  dropped?: readonly File[] | undefined;
}

/** The form of new uploads. A picked file with an unfinished upload resumes that one instead. */
export function UploadForm({ uploads, channel, quotaClientId, dropped }: UploadFormProps) {
  const form = useNewUploads(uploads, channel.accountId);
  /** Errors are shown from the first attempt to submit on. */
  const [isTried, setTried] = useState(false);
  const task = useTask(() => undefined);
  const { shared, videos, failures } = form;
  const all = videos.map((video, index) => {
    const details = toOwnDetails(shared, videos, index);
    return { video, details, wrong: findUploadProblems(video, details, Date.now()) };
  });
  const [first] = all;
  const isMany = all.length > 1;
  const shown = first && !isMany ? { ...shared, ...first.video.changes } : shared;
  const wrong = isTried ? findCommonProblems(all, shown) : new Set<string>();
  const onlyFailure = first && !isMany ? failures.get(first.video.id) : undefined;

  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (first === undefined || all.some((one) => one.wrong.size > 0))
      return focusFirstInvalid(event.currentTarget);
    void task.start('begin', async () => {
      await form.start();
      setTried(false);
    });
  };

  return (
    <div class="panel stack manager-form">
      <div class="row">
        <h3 class="grow">{i18n.t('manager.newUpload')}</h3>
        <UploadTemplates details={form.template} onChoose={form.fill} />
        <Button small kind="quiet" onClick={form.clear}>
          {i18n.t('uploads.clear')}
        </Button>
      </div>
      <form class="stack" noValidate onSubmit={submit}>
        <DraftNotSaved draft={form.draft} />
        <FileField
          key={form.round}
          label={i18n.t('uploads.files')}
          hint={i18n.t('uploads.filesHint')}
          error={isTried && first === undefined ? i18n.t('manager.fileMissing') : undefined}
          accept={accepted}
          isMany
          failure={task.failure ?? onlyFailure}
          // Once: a field that was emptied would pick them again, and resume what has just begun
          dropped={form.round === 0 ? dropped : undefined}
          onPick={(...files) => void task.start('pick', () => form.pick(files))}
        />
        {form.unused.length > 0 && (
          <Notice tone="warn">{i18n.t('uploads.unused', { files: commaText(form.unused) })}</Notice>
        )}
        {first && (
          <ul class="new-uploads" aria-label={i18n.t('uploads.chosen')}>
            {all.map((one) => (
              <NewUploadRow
                key={one.video.id}
                {...one}
                wrong={isTried ? new Set([...one.wrong].filter((field) => !wrong.has(field))) : new Set()}
                isOne={!isMany}
                failure={isFieldFailure(one.video, failures, isMany) ? undefined : failures.get(one.video.id)}
                onChange={(changes) =>
                  form.changeOwn(one.video.id, (before) => ({ ...before.changes, ...changes }))
                }
                onReset={() => form.changeOwn(one.video.id, () => ({}))}
                onRemove={() => form.remove(one.video.id)}
              />
            ))}
          </ul>
        )}
        {isMany && <h4>{i18n.t('uploads.forAll')}</h4>}
        <VideoFormFields
          form={shown}
          wrong={wrong}
          hints={toHints(shown, first?.details, isMany)}
          onChange={form.change}
          afterDate={isMany && <SeriesFields details={shown} onChange={form.change} />}
        >
          {(shown.visibility === 'public' || shown.visibility === 'scheduled') && (
            <Checkbox
              checked={shown.notifySubscribers}
              onChange={(on) => form.change({ notifySubscribers: on })}
            >
              {i18n.t('manager.notify')}
            </Checkbox>
          )}
          <PlaylistField details={shown} onChange={form.change} />
        </VideoFormFields>
        <UploadPrice
          channel={channel.title}
          quotaClientId={quotaClientId}
          count={all.length}
          units={all.reduce(
            (sum, { video, details }) =>
              sum + listFollowUps(video, details).reduce((units, followUp) => units + followUp.units, 0),
            0,
          )}
        />
        <div class="row">
          <Button type="submit" kind="primary" busy={task.busy !== undefined}>
            {isMany ? i18n.t('uploads.startMany', { count: all.length }) : i18n.t('manager.start')}
          </Button>
        </div>
        <LiveRegion task={task} />
      </form>
    </div>
  );
}

const accepted = [...(insert.upload?.accepts ?? []), '.json', '.srt', '.vtt', '.jpg', '.jpeg', '.png'];

/** Whether the field of files says what is wrong. */
const isFieldFailure = (
  video: NewUpload,
  failures: ReadonlyMap<string, { reason: string }>,
  isMany: boolean,
) => !isMany && failures.get(video.id)?.reason === fileChanged;

/** The problems of fields that all videos have, before one is chosen: those of the values for all. */
function findCommonProblems(all: readonly { wrong: Set<string> }[], shown: UploadDetails): Set<string> {
  const [first, ...others] = all;
  if (first === undefined) return new Set(shown.madeForKids === undefined ? ['madeForKids'] : []);
  return new Set([...first.wrong].filter((field) => others.every(({ wrong }) => wrong.has(field))));
}

/** What the fields become for the first video, and which placeholders there are. */
function toHints({ title, description }: UploadDetails, own: UploadDetails | undefined, isMany: boolean) {
  const becomes = (text: string, filled: string | undefined) =>
    hasPlaceholder(text) && filled !== undefined
      ? i18n.t('uploads.becomes', { text: filled.length > 80 ? `${filled.slice(0, 79)}…` : filled })
      : undefined;
  const placeholders = i18n.t(isMany ? 'uploads.titlesHint' : 'uploads.placeholders');
  return {
    title: becomes(title, own?.title) ?? placeholders,
    description: becomes(description, own?.description) ?? i18n.t('uploads.placeholders'),
    publishAt: i18n.t(isMany ? 'uploads.firstDateHint' : 'manager.publishAtHint'),
  };
}

interface OtherFieldsProps {
  details: UploadDetails;
  onChange: (changes: Partial<UploadDetails>) => void;
}

/** What differs from one video to the next: dates and numbers. */
function SeriesFields({ details: { visibility, days, firstNumber }, onChange }: OtherFieldsProps) {
  return (
    <div class="pair">
      {visibility === 'scheduled' && (
        <TextField
          label={i18n.t('videos.daysBetween')}
          value={days}
          onInput={(next) => onChange({ days: next })}
        />
      )}
      <TextField
        label={i18n.t('uploads.firstNumber')}
        hint={i18n.t('uploads.firstNumberHint', { placeholder: '{number}' })}
        value={firstNumber}
        onInput={(next) => onChange({ firstNumber: next })}
      />
    </div>
  );
}

/** The playlist that the videos are saved to. */
function PlaylistField({ details, onChange }: OtherFieldsProps) {
  const { answer } = useAnswer('playlistIndex', { list: true });
  const { playlistId, playlistTitle } = details;
  const playlists = answer?.playlists ?? [];
  const isKnown = playlistId === '' || playlists.some((playlist) => playlist.playlistId === playlistId);
  return (
    <SelectField
      label={i18n.t('uploads.playlist')}
      value={playlistId}
      options={[
        ['', i18n.t('uploads.noPlaylist')],
        ...(isKnown ? [] : [[playlistId, playlistTitle] as const]),
        ...playlists.map((playlist) => [playlist.playlistId, playlist.title] as const),
      ]}
      onChoose={(chosen) =>
        onChange({
          playlistId: chosen,
          playlistTitle: playlists.find((playlist) => playlist.playlistId === chosen)?.title ?? '',
        })
      }
    />
  );
}
