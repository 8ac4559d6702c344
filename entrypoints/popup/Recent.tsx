import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useBatches } from '../../components/hooks/useBatches';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { FailureNotice, LiveRegion } from '../../components/ui/Notice';
import { Result } from '../../components/ui/Result';
import { ask, type BatchView, type Failure, isFinished, isUnderWay, type JobView } from '../../lib/messages';
import { RecentBatch } from './RecentBatch';

/** Most entries of each kind: those that go on, and those that have ended. */
const maxEntries = 3;

interface RecentProps {
  /** Ids of jobs that are shown elsewhere. */
  except: readonly string[];
  /** The popup shows a failure already, which also concerns the bulk tasks. */
  isFailing?: boolean;
}

/**
 * What goes on and what was done last, on any surface: one line, which opens to a list. It is open at first if
 * something needs the person. Showing the jobs clears the badge.
 */
export function Recent({ except, isFailing = false }: RecentProps) {
  const jobs = useAnswer('jobs', { limit: maxEntries + 3 });
  const batches = useBatches();
  const task = useTask(jobs.again);
  const [opened, setOpened] = useState<boolean>();
  const others = jobs.answer?.filter((job) => !except.includes(job.jobId));
  // What is read later moves nothing
  const entries = others === undefined ? [] : toEntries(others, batches.answer ?? []);
  const isOpen = opened ?? entries.some(needsPerson);
  useSeen(entries.filter(isJob));

  const follow = (jobId: string, request: () => Promise<unknown>) =>
    void task.start(jobId, async () => {
      await request();
      await ask('outcome', { jobId });
    });
  const failure = isFailing ? undefined : batches.failure;
  if (entries.length === 0 && !failure) return null;
  return (
    <section class={isOpen ? 'recent' : 'recent recent-line'} aria-label={i18n.t('popup.recent')}>
      {entries.length > 0 && (
        <div class="row recent-head">
          <h2 class="grow small soft">{i18n.t('popup.recent')}</h2>
          {isOpen && (
            <Button small kind="quiet" onClick={() => void ask('openManager', { section: 'activity' })}>
              {i18n.t('popup.allRecent')}
            </Button>
          )}
          <Button
            kind="quiet"
            small
            bare
            flush="end"
            icon="down"
            expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
          >
            {i18n.t('popup.moreRecent')}
          </Button>
        </div>
      )}
      {failure && <FailureNotice failure={withRetry(failure)} onRemedied={batches.again} />}
      <ul>
        {(isOpen ? entries : entries.slice(0, 1)).map((entry) =>
          isJob(entry) ? (
            <li key={entry.jobId}>
              <Result
                plain
                job={entry}
                undoing={task.busy === entry.jobId}
                onUndo={(jobId) => follow(jobId, () => ask('undo', { jobId }))}
                onRemedied={jobs.again}
                onRetry={(without) =>
                  follow(entry.jobId, () => ask('retry', { jobId: entry.jobId, without }))
                }
              />
            </li>
          ) : (
            <li key={entry.batchId}>
              <RecentBatch batch={entry} onChange={batches.again} />
            </li>
          ),
        )}
      </ul>
      <LiveRegion task={task} />
    </section>
  );
}

const isJob = (entry: JobView | BatchView): entry is JobView => 'jobId' in entry;

/** Whether it failed, or waits for the person. */
const needsPerson = (entry: JobView | BatchView): boolean =>
  isJob(entry)
    ? entry.state === 'failed' || entry.state === 'needsReview'
    : entry.state === 'paused' || entry.failed > 0;

/** Bulk tasks under way, those that are paused first; then what has ended, newest first. */
function toEntries(jobs: readonly JobView[], batches: readonly BatchView[]): (JobView | BatchView)[] {
  const underWay = batches.filter(isUnderWay);
  const isPaused = ({ state }: BatchView) => state === 'paused';
  const ended = batches.filter((batch) => !isUnderWay(batch));
  return [
    ...[...underWay.filter(isPaused), ...underWay.filter((batch) => !isPaused(batch))].slice(0, maxEntries),
    ...mergeByTime(jobs, ended).slice(0, maxEntries),
  ];
}

/** Jobs by the time at which they were started, as they are given, and bulk tasks by that of their ends; newest first. */
function mergeByTime(jobs: readonly JobView[], batches: readonly BatchView[]): (JobView | BatchView)[] {
  const left = [...batches].sort((one, other) => toEnd(other) - toEnd(one));
  const entries = jobs.flatMap((job) => {
    const newer = left.findIndex((batch) => toEnd(batch) <= job.createdAt);
    return [...left.splice(0, newer < 0 ? left.length : newer), job];
  });
  return [...entries, ...left];
}

const toEnd = ({ endedAt, at }: BatchView) => endedAt ?? at;

/** Reading is worth another try, whatever the failure. */
const withRetry = (failure: Failure): Failure => ({
  ...failure,
  remedy: failure.remedy ?? { kind: 'retry', label: i18n.t('common.tryAgain') },
});

/** Marks each finished job as seen, once. */
function useSeen(jobs: JobView[]): void {
  const reported = useRef(new Set<string>());
  useEffect(() => {
    for (const job of jobs) {
      const { jobId, state } = job;
      if (!isFinished(job) || reported.current.has(`${jobId} ${state}`)) continue;
      reported.current.add(`${jobId} ${state}`);
      // An error is ignored: only the badge's number stays too high.
      ask('seen', { jobId }).catch(() => {});
    }
  }, [jobs]);
}
