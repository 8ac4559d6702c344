import { useCallback, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Blank, ListState } from '../../../components/ui/Blank';
import type { HistoryLine, HistoryPage } from '../../../lib/messages';
import { FindHint, LongList } from '../lists/LongList';
import { ActivityFilters, type Filters } from './ActivityFilters';
import { BatchesElsewhere } from './BatchesElsewhere';
import { byDay } from './byDay';
import { JobLine } from './JobLine';
import { OlderJobs } from './OlderJobs';
import { Quotas } from './Quotas';
import { useHistory } from './useHistory';
import { useJobs } from './useJobs';

/** Expected height in CSS pixels of a job with its picture. */
const rowHeight = 79;
const toId = ({ jobId }: HistoryLine) => jobId;

/** The history of jobs with account, time and cost; above it the quotas and the waiting jobs. */
export function ActivitySection() {
  const [filters, setFilters] = useState<Filters>({});
  const { history: answer, failure, waiting, more, again } = useHistory(filters);
  const jobs = useJobs(again);
  const days = useMemo(() => byDay(answer ? findFinished(answer) : []), [answer]);
  const draw = useCallback((line: HistoryLine) => <JobLine line={line} jobs={jobs} />, [jobs]);
  const isFiltered = filters.state !== undefined || filters.words !== undefined;
  const isEmpty = answer?.jobs.length === 0 && !answer.next;
  return (
    <>
      <Quotas />
      <BatchesElsewhere />
      <ListState failure={failure} isShown={answer !== undefined} again={again} />
      {answer && answer.waiting.length > 0 && (
        <section class="panel stack" aria-labelledby="waiting">
          <h3 id="waiting">{i18n.t('manager.stillToDo', { count: answer.waitingCount })}</h3>
          <ul class="rows">
            {answer.waiting.map((line) => (
              <li key={line.jobId}>{draw(line)}</li>
            ))}
          </ul>
          {answer.waitingCount > answer.waiting.length && (
            <p class="soft small">
              {i18n.t('manager.andMore', { count: answer.waitingCount - answer.waiting.length })}
            </p>
          )}
        </section>
      )}
      {(isFiltered || !isEmpty) && <ActivityFilters filters={filters} onChange={setFilters} />}
      {isEmpty && (
        <Blank drawing={isFiltered ? 'search' : 'empty'}>
          {i18n.t(isFiltered ? 'manager.noJobsLike' : 'manager.noJobs')}
        </Blank>
      )}
      {days.map(({ day, lines }) => (
        <section key={day} class="stack" aria-label={day}>
          <h3>{day}</h3>
          <FindHint count={lines.length} />
          <div class="panel">
            <LongList label={day} class="rows" items={lines} toId={toId} rowHeight={rowHeight} draw={draw} />
          </div>
        </section>
      ))}
      {answer?.next && <OlderJobs busy={waiting} failed={failure !== undefined} onMore={more} />}
    </>
  );
}

/** The finished jobs: one of an older page may be in the queue again, for its undo. */
function findFinished({ jobs, waiting }: HistoryPage): HistoryLine[] {
  const queued = new Set(waiting.map(toId));
  return jobs.filter(({ jobId }) => !queued.has(jobId));
}
