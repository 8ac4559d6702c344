import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useDraft } from '../../../components/hooks/useDraft';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { DraftNotSaved } from '../../../components/ui/DraftNotSaved';
import { focusFirstInvalid } from '../../../components/ui/Field';
import { FileField } from '../../../components/ui/FileField';
import { LiveRegion } from '../../../components/ui/Notice';
import type { PickedFile } from '../../../lib/messages';
import { insert } from '../../../lib/video/videos';
import { DetailsFields } from './DetailsFields';
import { emptyDetails, findInvalidFields, readDetails, toMetadata, type UploadDetails } from './details';
import { isSameFile, mustBeUnchanged, readPickedFile } from './pickedFile';
import type { UploadList } from './useUploads';

interface UploadFormProps {
  uploads: UploadList;
  /** Channel of the upload. */
  channel: { accountId: string; title: string };
  /** The video file that was dropped onto the page. */
  dropped?: readonly File[] | undefined;
}

/** The form of a new upload. If the picked file has an unfinished upload, that one is resumed instead. */
export function UploadForm({ uploads, channel, dropped }: UploadFormProps) {
  const draft = useDraft('manager.upload', readDetails);
  const [details, setDetails] = useState(emptyDetails);
  const [picked, setPicked] = useState<{ file: File; facts: PickedFile }>();
  /** Errors are shown from the first attempt to submit on. */
  const [isTried, setTried] = useState(false);
  const [round, setRound] = useState(0);
  const task = useTask(() => undefined);
  useEffect(() => {
    if (draft.kept) setDetails(draft.kept);
  }, [draft.kept]);

  const change = (changes: Partial<UploadDetails>) => {
    const changed = { ...details, ...changes };
    setDetails(changed);
    draft.write(changed);
  };
  const startOver = () => {
    setDetails(emptyDetails);
    draft.forget();
    setPicked(undefined);
    setTried(false);
    setRound(round + 1);
  };
  const pick = (file: File) =>
    task.start('pick', async () => {
      const facts = await readPickedFile(file);
      const begun = uploads.lines?.find(
        ({ upload }) => upload.state !== 'done' && isSameFile(upload.file, facts),
      );
      if (begun) {
        startOver();
        return uploads.resume(begun.upload.uploadId, file);
      }
      setPicked({ file, facts });
      if (details.title === '') change({ title: file.name.replace(/\.[^.]*$/, '').slice(0, 100) });
    });
  const wrong = isTried ? findInvalidFields(details) : new Set<string>();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (picked === undefined || findInvalidFields(details).size > 0)
      return focusFirstInvalid(event.currentTarget);
    void task.start('begin', async () => {
      await mustBeUnchanged(picked.file, picked.facts);
      // If the platform refuses the metadata, `begin` throws and the form keeps its values.
      await uploads.begin(picked.file, {
        file: picked.facts,
        metadata: toMetadata(details),
        notifySubscribers: details.notifySubscribers,
        as: channel.accountId,
      });
      startOver();
    });
  };

  return (
    <form class="panel stack manager-form" noValidate onSubmit={submit}>
      <h3>{i18n.t('manager.newUpload')}</h3>
      <DraftNotSaved draft={draft} />
      <FileField
        key={round}
        label={i18n.t('manager.videoFile')}
        hint={i18n.t('manager.videoFileHint')}
        error={isTried && picked === undefined ? i18n.t('manager.fileMissing') : undefined}
        accept={insert.upload?.accepts ?? []}
        failure={task.failure}
        dropped={dropped}
        onPick={(file) => void pick(file)}
      />
      <DetailsFields details={details} wrong={wrong} onChange={change}>
        {(details.visibility === 'public' || details.visibility === 'scheduled') && (
          <Checkbox checked={details.notifySubscribers} onChange={(on) => change({ notifySubscribers: on })}>
            {i18n.t('manager.notify')}
          </Checkbox>
        )}
      </DetailsFields>
      <p class="soft small">{i18n.t('manager.uploadPrice', { channel: channel.title })}</p>
      <div class="row">
        <Button type="submit" kind="primary" busy={task.busy !== undefined}>
          {i18n.t('manager.start')}
        </Button>
      </div>
      <LiveRegion task={task} />
    </form>
  );
}
