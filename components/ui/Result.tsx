import { i18n } from '#i18n';
import type { JobState, JobView, Remedy } from '../../lib/messages';
import type { Running } from '../hooks/useAction';
import { useGuardedPress } from '../hooks/useGuardedPress';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { Link } from './Link';
import { FailureNotice, News, RemedyButton, type Tone } from './Notice';

/** How each state of a job is coloured and marked; what is under way turns. */
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
  /** The undo was pressed and has not come back yet. */
  undoing?: boolean | undefined;
  /** One of several in a list: no colour of its own. */
  plain?: boolean;
  onUndo?: ((jobId: string) => void) | undefined;
  onRemedied?: (() => void) | undefined;
  /** Goes on with the job where it stopped. */
  onRetry?: ((without?: 'image') => void) | undefined;
}

/** One job as a line: what was done, where to see it, and the way back. */
export function Result({ job, undoing = false, plain = false, onUndo, ...ways }: ResultProps) {
  const { tone, icon } = resultStyles[job.state];
  const { onRetry } = ways;
  const canGoOn = job.goOn !== undefined && onRetry !== undefined;
  // To go on has a button of its own.
  const { remedy } = job.failure ?? {};
  const canHelp = remedy !== undefined && (remedy.kind !== 'retry' || (onRetry !== undefined && !canGoOn));
  const canUndo = job.undoable && onUndo !== undefined;
  const mended = () => {
    ways.onRemedied?.();
    if (job.state === 'failed' && clearsTheWay(remedy)) ways.onRetry?.();
  };
  return (
    <div class={`notice result notice-${tone}${plain ? ' result-plain' : ''}`}>
      {icon ? <Icon name={icon} /> : <span class="spinner" />}
      <div class="notice-body">
        <div class="result-line">
          <span class="result-text">{job.text}</span>
          {job.link && job.state === 'done' && <Link to={job.link}>{i18n.t('common.open')}</Link>}
          {canUndo && <UndoButton busy={undoing} onUndo={() => onUndo(job.jobId)} />}
        </div>
        {job.failure && <p>{job.failure.text}</p>}
        {(canHelp || canGoOn) && (
          <div class="row">
            {canHelp && <RemedyButton remedy={remedy} onRemedied={mended} onRetry={onRetry} />}
            {canGoOn && (
              <Button small onClick={() => onRetry()}>
                {resumeLabel(job)}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** What going on with a job means now. */
export function resumeLabel({ goOn, state }: Pick<JobView, 'goOn' | 'state'>): string {
  if (goOn === 'now') return i18n.t('common.tryNow');
  return i18n.t(state === 'needsReview' ? 'common.checkAgain' : 'common.tryAgain');
}

function UndoButton({ busy, onUndo }: { busy: boolean; onUndo: () => void }) {
  const press = useGuardedPress({ worksUntold: true });
  return (
    <>
      <Button small icon="undo" busy={busy} {...press.button} onClick={() => press.press(onUndo)}>
        {i18n.t('common.undo')}
      </Button>
      {press.button.describedBy && press.reason}
    </>
  );
}

/** Signed in or allowed, what was pressed is done without another press. */
const clearsTheWay = (remedy: Remedy | undefined) => remedy?.kind === 'signIn' || remedy?.kind === 'grant';

/** The place where results appear: always there, so that a screen reader hears what comes into it. */
export function Results({ running, onRemedied }: { running: Running; onRemedied?: () => void }) {
  const { job, failure, busy, undo, retry } = running;
  const ways = { onRemedied, onRetry: retry };
  const mended = () => {
    onRemedied?.();
    if (clearsTheWay(failure?.remedy)) retry();
  };
  return (
    <News>
      {job && <Result job={job} undoing={busy === 'undo'} onUndo={undo} {...ways} />}
      {failure && <FailureNotice failure={failure} onRemedied={mended} onRetry={retry} />}
    </News>
  );
}
