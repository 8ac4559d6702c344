import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFailure, useAnswer } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { FailureNotice } from '../../components/ui/Notice';
import { Result } from '../../components/ui/Result';
import { ask, type Failure, type JobView } from '../../lib/messages';

const maxJobs = 3;

/** The most recent jobs of all surfaces. Showing them clears the badge. */
export function Recent({ except }: { except: string[] }) {
  const jobs = useAnswer('jobs', { limit: maxJobs + 3 }, { live: true });
  /** Id of the job whose undo or retry is under way. */
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const drawn = (jobs.answer ?? []).filter((job) => !except.includes(job.jobId)).slice(0, maxJobs);
  useSeen(drawn);

  const follow = async (jobId: string, what: 'undo' | 'retry', without?: 'image') => {
    setBusy(jobId);
    setFailure(undefined);
    try {
      await (what === 'undo' ? ask(what, { jobId }) : ask(what, { jobId, without }));
      await ask('outcome', { jobId });
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(undefined);
    jobs.again();
  };
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
              undoing={busy === job.jobId}
              onUndo={(jobId) => void follow(jobId, 'undo')}
              onRemedied={jobs.again}
              onRetry={(without) => void follow(job.jobId, 'retry', without)}
            />
          </li>
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} onRemedied={jobs.again} />}
    </section>
  );
}

/** Marks each finished job as seen, once. */
function useSeen(jobs: JobView[]): void {
  const reported = useRef(new Set<string>());
  useEffect(() => {
    for (const { jobId, state } of jobs) {
      if (['waiting', 'running', 'undoing'].includes(state) || reported.current.has(`${jobId} ${state}`))
        continue;
      reported.current.add(`${jobId} ${state}`);
      // An error is ignored: only the badge's number stays too high.
      ask('seen', { jobId }).catch(() => {});
    }
  }, [jobs]);
}
