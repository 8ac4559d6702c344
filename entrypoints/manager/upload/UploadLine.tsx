import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { bytesText } from '../../../components/format/bytes';
import { fileChanged } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { FileField } from '../../../components/ui/FileField';
import { Icon, type IconName } from '../../../components/ui/Icon';
import { Link } from '../../../components/ui/Link';
import { FailureNotice, LiveRegion, Notice } from '../../../components/ui/Notice';
import { Result } from '../../../components/ui/Result';
import { clock } from '../../../lib/i18n/times';
import { ask, type JobView } from '../../../lib/messages';
import { insert } from '../../../lib/video/videos';
import { isSameFile, readPickedFile } from './pickedFile';
import type { UploadLineState, UploadList } from './useUploads';

/** Whether an upload can go on only when its file is chosen again. */
export const needsFile = ({ upload: { state }, progress, holdsFile }: UploadLineState): boolean =>
  !progress?.running && !holdsFile && state !== 'done' && state !== 'needsReview';

/** One upload: progress, failure, what followed it, and buttons. */
export function UploadLine({ line, uploads }: { line: UploadLineState; uploads: UploadList }) {
  const { upload, progress, holdsFile } = line;
  const { uploadId, title, file, stored, state } = upload;
  const task = useTask(uploads.again);
  const [isOther, setOther] = useState(false);
  const isRunning = progress?.running ?? false;
  const icon = icons[state];

  const pick = (picked: File) =>
    task.start('pick', async () => {
      const isSame = isSameFile(file, await readPickedFile(picked));
      setOther(!isSame);
      if (isSame) await uploads.resume(uploadId, picked);
    });
  const failure = progress?.failure ?? upload.failure;
  const resume = () => void task.start('resume', () => uploads.resume(uploadId));

  return (
    <li class="upload stack">
      <div class="row">
        <span class="row-title grow">{title}</span>
        <span class={`upload-state upload-${state} row soft small`}>
          {icon && <Icon name={icon} />}
          {stateText(line)}
        </span>
      </div>
      {state !== 'done' && (
        <progress max={file.size} value={stored} aria-label={i18n.t('manager.progressOf', { title })} />
      )}
      <span class="soft small">
        {state === 'done'
          ? bytesText(file.size)
          : i18n.t('manager.bytesOf', { sent: bytesText(stored), all: bytesText(file.size) })}
      </span>
      <LiveRegion task={task} />
      <LiveRegion isUnasked>
        {progress?.elsewhere && <Notice>{i18n.t('manager.elsewhere')}</Notice>}
        {failure && failure.reason !== fileChanged && (
          <FailureNotice
            failure={failure}
            tone={state === 'failed' ? 'bad' : 'warn'}
            onRemedied={resume}
            onRetry={resume}
          />
        )}
      </LiveRegion>
      {state === 'needsReview' && <p class="soft small">{i18n.t('manager.howToReviewUpload')}</p>}
      {needsFile(line) && (
        <FileField
          label={i18n.t('manager.pickAgain', { file: file.name })}
          error={isOther ? i18n.t('manager.otherFile') : undefined}
          failure={task.failure ?? failure}
          accept={insert.upload?.accepts ?? []}
          onPick={(picked) => void pick(picked)}
        />
      )}
      {upload.followUps.map((job) => (
        <FollowUpResult key={job.jobId} job={job} onChanged={uploads.again} />
      ))}
      <div class="row">
        {upload.link && <Link to={upload.link}>{i18n.t('common.open')}</Link>}
        {isRunning && (
          <Button small onClick={() => void task.start('pause', () => uploads.pause(uploadId))}>
            {i18n.t('manager.pause')}
          </Button>
        )}
        {!isRunning && holdsFile && (state === 'paused' || state === 'going' || state === 'failed') && (
          <Button small kind="primary" busy={task.busy === 'resume'} onClick={resume}>
            {i18n.t('manager.resume')}
          </Button>
        )}
        <Button
          small
          kind={state === 'done' || state === 'needsReview' ? 'plain' : 'danger'}
          busy={task.busy === 'cancel'}
          onClick={() => void task.start('cancel', () => uploads.cancel(uploadId))}
        >
          {i18n.t(state === 'done' || state === 'needsReview' ? 'manager.forget' : 'manager.cancelUpload')}
          <span class="unseen">{title}</span>
        </Button>
      </div>
    </li>
  );
}

/** What was done with the video after its upload. */
function FollowUpResult({ job, onChanged }: { job: JobView; onChanged: () => void }) {
  const task = useTask(onChanged);
  const { jobId } = job;
  // The video's name stands above
  const { videoId: _shown, videoTitle: _named, ...own } = job;
  return (
    <>
      <Result
        job={own}
        plain
        undoing={task.busy === 'undo'}
        onUndo={() => void task.start('undo', () => ask('undo', { jobId }))}
        onRemedied={onChanged}
        onRetry={(without) => void task.start('retry', () => ask('retry', { jobId, without }))}
      />
      <LiveRegion task={task} />
    </>
  );
}

const icons: Partial<Record<UploadLineState['upload']['state'], IconName>> = {
  done: 'check',
  failed: 'alert',
  needsReview: 'alert',
};

/** A retry within this time, in milliseconds, is shown as waiting for a connection. */
const longWait = 120_000;

function stateText({ upload: { state, retryAt }, progress }: UploadLineState): string {
  if (state === 'done') return i18n.t('manager.stateDone');
  if (state === 'failed') return i18n.t('manager.stateFailed');
  if (state === 'needsReview') return i18n.t('manager.uploadNeedsReview');
  if (!progress?.running) return i18n.t('manager.statePaused');
  if (progress.queued) return i18n.t('uploads.queued');
  if (retryAt === undefined) return i18n.t('manager.stateGoing');
  return retryAt > Date.now() + longWait
    ? i18n.t('manager.waitsUntil', { time: clock(retryAt) })
    : i18n.t('manager.stateWaiting');
}
