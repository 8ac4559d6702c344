import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { countsText, stateText } from '../../components/batches/batchText';
import { UndoBatch } from '../../components/batches/UndoBatch';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { Details } from '../../components/ui/Details';
import { Icon } from '../../components/ui/Icon';
import { LiveRegion } from '../../components/ui/Notice';
import { Result } from '../../components/ui/Result';
import { ask, type BatchView, isFinished, type JobView } from '../../lib/messages';

const maxJobs = 3;

interface RecentProps {
  /** Ids of jobs that are shown elsewhere. */
  except: readonly string[];
  /** Bulk tasks that have ended, newest first. */
  batches?: readonly BatchView[] | undefined;
  /** Called when a bulk task has changed. */
  onChange: () => void;
}

/** The most recent jobs and bulk tasks of all surfaces. Showing the jobs clears the badge. */
export function Recent({ except, batches = [], onChange }: RecentProps) {
  const jobs = useAnswer('jobs', { limit: maxJobs + 3 });
  const task = useTask(jobs.again);
  const others = jobs.answer?.filter((job) => !except.includes(job.jobId));
  // What is read later moves nothing
  const drawn = others === undefined ? [] : mergeByTime(others, batches).slice(0, maxJobs);
  useSeen(drawn.filter(isJob));

  const follow = (jobId: string, request: () => Promise<unknown>) =>
    void task.start(jobId, async () => {
      await request();
      await ask('outcome', { jobId });
    });
  if (drawn.length === 0) return null;
  return (
    <section class="recent" aria-labelledby="recent">
      <div class="row">
        <h2 id="recent" class="grow small soft">
          {i18n.t('popup.recent')}
        </h2>
        <Button
          small
          flush="end"
          kind="quiet"
          onClick={() => void ask('openManager', { section: 'activity' })}
        >
          {i18n.t('popup.allRecent')}
        </Button>
      </div>
      <ul>
        {drawn.map((entry) =>
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
              <EndedBatch batch={entry} onChange={onChange} />
            </li>
          ),
        )}
      </ul>
      <LiveRegion task={task} />
    </section>
  );
}

const isJob = (entry: JobView | BatchView): entry is JobView => 'jobId' in entry;

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

/** A bulk task with its counts, its row in the manager and its undo. */
function EndedBatch({ batch, onChange }: { batch: BatchView; onChange: () => void }) {
  const { batchId, title, failed, isUndo, state } = batch;
  const isGood = failed === 0 && state === 'done';
  const tone = failed > 0 ? 'warn' : isGood && !isUndo ? 'good' : 'info';
  const icon = failed > 0 ? 'alert' : isUndo ? 'undo' : 'layers';
  return (
    <div class={`notice result notice-${tone} result-plain`}>
      <Icon name={icon} />
      <div class="stack notice-body">
        <div class="row result-line">
          <span class="result-text">
            {title}
            <span class="soft small subject-place">
              <Details parts={[stateText(batch), countsText(batch)]} />
            </span>
          </span>
          <Button
            small
            kind="quiet"
            onClick={() => void ask('openManager', { section: `activity/${batchId}` })}
          >
            {i18n.t('common.open')}
            <span class="unseen">: {title}</span>
          </Button>
          <UndoBatch batch={batch} onChange={onChange} />
        </div>
      </div>
    </div>
  );
}

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
