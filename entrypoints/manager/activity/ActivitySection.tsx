import { useCallback, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Blank, FailureBlank, LoadingRows } from '../../../components/ui/Blank';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/Notice';
import type { HistoryLine } from '../../../lib/messages';
import { FindHint, LongList } from '../lists/LongList';
import { ActivityFilters, type Filters } from './ActivityFilters';
import { byDay } from './byDay';
import { JobLine } from './JobLine';
import { Quotas } from './Quotas';
import { useJobs } from './useJobs';

/** Number of rows shown at first, and added by each press of the button. */
const step = 50;
/** Maximum of rows that one `history` message returns. */
const maxRows = 500;
/** Expected height in CSS pixels of a job with its picture. */
const rowHeight = 79;
const toId = ({ jobId }: HistoryLine) => jobId;

/** The history of jobs with account, time and cost; above it the quotas and the waiting jobs. */
export function ActivitySection() {
  const [filters, setFilters] = useState<Filters>({});
  const [limit, setLimit] = useState(step);
  const { answer, failure, waiting, again } = useAnswer('history', { ...filters, limit }, { live: true });
  const jobs = useJobs(again);
  const days = useMemo(() => byDay(answer?.jobs ?? []), [answer]);
  const draw = useCallback((line: HistoryLine) => <JobLine line={line} jobs={jobs} />, [jobs]);
  const isFiltered = filters.state !== undefined || filters.words !== undefined;
  return (
    <>
      <Quotas />
      {failure && answer && <FailureNotice failure={failure} onRemedied={again} />}
      {failure && !answer && <FailureBlank failure={failure} onRemedied={again} />}
      {!answer && waiting && <LoadingRows />}
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
      <ActivityFilters
        filters={filters}
        onChange={(changed) => {
          setFilters(changed);
          setLimit(step);
        }}
      />
      {answer && answer.jobs.length === 0 && (
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
      {answer?.hasMore && limit < maxRows && (
        <div class="row">
          <Button busy={waiting} onClick={() => setLimit(Math.min(maxRows, limit + step))}>
            {i18n.t('manager.earlierJobs')}
          </Button>
        </div>
      )}
    </>
  );
}
