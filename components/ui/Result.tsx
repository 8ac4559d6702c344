import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import type { JobState, JobView, Remedy } from '../../lib/messages';
import { thumbnailAddress } from '../format/thumbnailAddress';
import type { Running } from '../hooks/useRunning';
import { Button, ButtonsOf } from './Button';
import { Icon, type IconName } from './Icon';
import { Link } from './Link';
import { FailureNotice, LiveRegion, RemedyButton, type Tone, useAnnounced } from './Notice';
import { Picture } from './Picture';

/** Tone and icon of each state of a job; states without an icon have a spinner. */
export const resultStyles: Record<JobState, { tone: Tone; icon?: IconName }> = {
  waiting: { tone: 'info' },
  running: { tone: 'info' },
  undoing: { tone: 'info' },
  done: { tone: 'good', icon: 'check' },
  undone: { tone: 'info', icon: 'undo' },
  failed: { tone: 'bad', icon: 'alert' },
  needsReview: { tone: 'warn', icon: 'alert' },
};

interface ResultProps {
  job: JobView;
  /** Undo was requested and has not finished. */
  undoing?: boolean | undefined;
  /** Without a background colour and with the video's thumbnail, for lists. */
  plain?: boolean;
  /** It stands beside what it is about, so that it need not name that. */
  isBeside?: boolean;
  onUndo?: ((jobId: string) => void) | undefined;
  onRemedied?: (() => void) | undefined;
  /** Resumes the job where it stopped. */
  onRetry?: ((without?: 'image') => void) | undefined;
  /** What can be done next with a result that is there, before *Undo*. */
  next?: ComponentChildren;
  /** It takes the focus, since the pressed button goes. */
  takesFocus?: boolean | undefined;
}

/** One job: its text, a link to the result, and the buttons for undo and remedies. */
export function Result({
  job,
  undoing = false,
  plain = false,
  isBeside,
  onUndo,
  next,
  takesFocus,
  ...handlers
}: ResultProps) {
  const { tone, icon } = resultStyles[job.state];
  // A tooltip that says more would be announced before it
  const short = (isBeside && job.shortText) || undefined;
  const { onRetry } = handlers;
  const canResume = job.resumable !== undefined && onRetry !== undefined;
  // Resuming has its own button below.
  const { remedy } = job.failure ?? {};
  const hasRemedy =
    remedy !== undefined && (remedy.kind !== 'retry' || (onRetry !== undefined && !canResume));
  const canUndo = job.undoable && onUndo !== undefined;
  const hasLink = job.link !== undefined && job.state === 'done';
  const remedied = () => {
    handlers.onRemedied?.();
    if (job.state === 'failed' && isRetriedAfter(remedy)) handlers.onRetry?.();
  };
  const [attributes, textId] = useAnnounced(tone, takesFocus);
  return (
    <div {...attributes} class={`notice result notice-${tone}${plain ? ' result-plain' : ''}`}>
      {icon ? <Icon name={icon} /> : <span class="spinner" />}
      {plain && job.videoId && (
        <Picture class="thumbnail result-picture" address={thumbnailAddress(job.videoId)}>
          <Icon name="video" />
        </Picture>
      )}
      <div id={textId} class="stack notice-body">
        <div class="row result-line">
          <span class="result-text" title={short ? undefined : job.text}>
            {short ?? job.text}
          </span>
          {(hasLink || canUndo) && (
            <div class="row result-actions">
              <ButtonsOf name={job.text}>
                {hasLink && <Link to={job.link}>{i18n.t('common.open')}</Link>}
                {job.state === 'done' && next}
                {canUndo && (
                  <Button small icon="undo" busy={undoing} onClick={() => onUndo(job.jobId)}>
                    {i18n.t('common.undo')}
                  </Button>
                )}
              </ButtonsOf>
            </div>
          )}
        </div>
        {plain && job.videoTitle && <VideoName title={job.videoTitle} />}
        {job.failure && <p>{job.failure.text}</p>}
        {(hasRemedy || canResume) && (
          <div class="row">
            <ButtonsOf name={job.text}>
              {hasRemedy && (
                <RemedyButton
                  remedy={remedy}
                  jobId={job.state === 'failed' && onRetry ? job.jobId : undefined}
                  onRemedied={remedied}
                  onRetry={onRetry}
                />
              )}
              {canResume && (
                <Button small onClick={() => onRetry()}>
                  {resumeLabel(job)}
                </Button>
              )}
            </ButtonsOf>
          </div>
        )}
      </div>
    </div>
  );
}

/** The title of a job's video, below the job's sentence. */
export const VideoName = ({ title }: { title: string }) => (
  <div class="small one-line" dir="auto" title={title}>
    {title}
  </div>
);

/** Label of the button that resumes a job. */
export function resumeLabel({ resumable, state }: Pick<JobView, 'resumable' | 'state'>): string {
  if (resumable === 'now') return i18n.t('common.tryNow');
  return i18n.t(state === 'needsReview' ? 'common.checkAgain' : 'common.tryAgain');
}

/** After signing in or granting a permission, the action is retried without another press. */
const isRetriedAfter = (remedy: Remedy | undefined) => remedy?.kind === 'signIn' || remedy?.kind === 'grant';

interface ResultsProps {
  /** Undefined while another place shows the result: the region stays, so that what comes is announced. */
  running: Running | undefined;
  onRemedied?: () => void;
  /** For a list whose rows start the actions: the result lies above the end of the window until it is closed. */
  isToast?: boolean;
  /** It stands beside what the action is about. */
  isBeside?: boolean;
  /** What can be done next with a result that is there. */
  next?: ComponentChildren;
  /** The result takes the focus, since the pressed button goes. */
  takesFocus?: boolean;
}

/** The live region of the last action: its job, or why it could not be started. */
export function Results({ running, onRemedied, isToast = false, isBeside, next, takesFocus }: ResultsProps) {
  const { job, failure, busy, undo, retry } = running ?? {};
  const handlers = { isBeside, takesFocus, onRemedied, onRetry: retry };
  const remedied = () => {
    onRemedied?.();
    if (isRetriedAfter(failure?.remedy)) retry?.();
  };
  return (
    <LiveRegion isToast={isToast}>
      {job && <Result job={job} undoing={busy === 'undo'} onUndo={undo} next={next} {...handlers} />}
      {failure && <FailureNotice failure={failure} onRemedied={remedied} onRetry={retry} />}
      {isToast && running && (job ?? failure) && (
        <span class="live-close">
          <Button kind="quiet" bare small icon="close" onClick={running.clear}>
            {i18n.t('common.dismiss')}
          </Button>
        </span>
      )}
    </LiveRegion>
  );
}
