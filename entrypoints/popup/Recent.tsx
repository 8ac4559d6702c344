import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { FailureNotice } from '../../components/ui/Notice';
import { Result } from '../../components/ui/Result';
import { ask, isFinished, type JobView } from '../../lib/messages';

const maxJobs = 3;

/** The most recent jobs of all surfaces. Showing them clears the badge. */
export function Recent({ except }: { except: string[] }) {
  const jobs = useAnswer('jobs', { limit: maxJobs + 3 }, { live: true });
  const task = useTask(jobs.again);
  const drawn = (jobs.answer ?? []).filter((job) => !except.includes(job.jobId)).slice(0, maxJobs);
  useSeen(drawn);

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
        {drawn.map((job) => (
          <li key={job.jobId}>
            <Result
              plain
              job={job}
              undoing={task.busy === job.jobId}
              onUndo={(jobId) => follow(jobId, () => ask('undo', { jobId }))}
              onRemedied={jobs.again}
              onRetry={(without) => follow(job.jobId, () => ask('retry', { jobId: job.jobId, without }))}
            />
          </li>
        ))}
      </ul>
      {task.failure && <FailureNotice failure={task.failure} onRemedied={task.handlers.onRemedied} />}
    </section>
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
