import { i18n } from '#i18n';
import { quoted } from '../../../components/format/listText';
import { thumbnailAddress } from '../../../components/format/thumbnailAddress';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { Icon } from '../../../components/ui/Icon';
import { Link } from '../../../components/ui/Link';
import { FailureNotice, LiveRegion, RemedyButton } from '../../../components/ui/Notice';
import { Picture } from '../../../components/ui/Picture';
import { resultStyles, resumeLabel, VideoName } from '../../../components/ui/Result';
import { clock, dateText } from '../../../lib/i18n/times';
import type { HistoryLine } from '../../../lib/messages';
import type { JobActions } from './useJobs';
import { waitMessage } from './waitMessage';

interface JobLineProps {
  line: HistoryLine;
  jobs: JobActions;
}

/** One job of the history: text, time, account, cost, failure, and the buttons for undo, retry and remedies. */
export function JobLine({ line, jobs }: JobLineProps) {
  const { jobId, state, text, link, failure, waits, videoId, videoTitle } = line;
  const style = resultStyles[state];
  // A waiting job has no spinner.
  const icon = waits ? 'wait' : style.icon;
  const pressed = jobs.failures[jobId];
  // The failure's message has the reason and the time already.
  const isInFailure = failure !== undefined && waits?.for === 'time' && navigator.onLine;
  const waitsFor = waits && !isInFailure ? waitMessage(waits) : undefined;
  return (
    <div class={`job-line notice-${style.tone}`}>
      {icon ? <Icon name={icon} /> : <span class="spinner" />}
      {videoId && (
        <Picture class="thumbnail row-picture" address={thumbnailAddress(videoId)}>
          <Icon name="video" />
        </Picture>
      )}
      <div class="stack notice-body">
        <div class="row result-line">
          <div class="grow">
            <div>{text}</div>
            {videoTitle && <VideoName title={videoTitle} />}
            <div class="soft small">
              <Details parts={getDetails(line)} />
            </div>
          </div>
          {link && state === 'done' && <Link to={link}>{i18n.t('common.open')}</Link>}
          <UndoButton line={line} jobs={jobs} />
        </div>
        {failure && <p>{failure.text}</p>}
        {waitsFor && <p class="soft">{waitsFor}</p>}
        {state === 'needsReview' && <p>{i18n.t('manager.howToReview')}</p>}
        <NextSteps line={line} jobs={jobs} />
        <LiveRegion>{pressed && <FailureNotice failure={pressed} onRemedied={jobs.again} />}</LiveRegion>
      </div>
    </div>
  );
}

/** The undo button; its label depends on what undo does in the job's state. */
export function UndoButton({ line, jobs }: JobLineProps) {
  const { back, jobId, text } = line;
  if (back === undefined) return null;
  return (
    <Button
      small
      icon={back === 'remove' ? 'close' : 'undo'}
      busy={jobs.busy === jobId}
      onClick={() => jobs.press('undo', jobId)}
    >
      {undoLabel[back]()}
      <span class="unseen"> {quoted(text)}</span>
    </Button>
  );
}

const undoLabel: Record<NonNullable<HistoryLine['back']>, () => string> = {
  undo: () => i18n.t('common.undo'),
  part: () => i18n.t('manager.takeBackPart'),
  remove: () => i18n.t('manager.removeJob'),
};

/** The buttons for the failure's remedy and for resuming the job. */
function NextSteps({ line, jobs }: JobLineProps) {
  const { resumable, failure, jobId, state } = line;
  // The remedy 'retry' is left out: the button below resumes the job, or checks its outcome again.
  const remedy = failure?.remedy?.kind === 'retry' ? undefined : failure?.remedy;
  if (remedy === undefined && resumable === undefined) return null;
  return (
    <div class="row">
      {remedy && (
        <RemedyButton
          remedy={remedy}
          onRemedied={jobs.again}
          onRetry={(without) => jobs.press('retry', jobId, without)}
        />
      )}
      {resumable && (
        <Button small busy={jobs.busy === jobId} onClick={() => jobs.press('retry', jobId)}>
          {resumeLabel({ resumable, state })}
        </Button>
      )}
    </div>
  );
}

function getDetails({ createdAt, at, actor, units, state, back, isUnchanged }: HistoryLine): string[] {
  return [
    dateText(createdAt, { timeStyle: 'short' }),
    ...(state === 'undone' && !isUnchanged ? [i18n.t('manager.undoneAt', { time: clock(at) })] : []),
    actor?.name ?? i18n.t('manager.formerAccount'),
    ...(units === undefined ? [] : [i18n.t('manager.unitsUsed', { count: units })]),
    ...(state === 'done' && back === undefined && !isUnchanged ? [i18n.t('common.noUndo')] : []),
  ];
}
