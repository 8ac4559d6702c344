import { useCallback, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useBatches } from '../../../components/hooks/useBatches';
import { Blank, ListState } from '../../../components/ui/Blank';
import { type BatchView, isUnderWay } from '../../../lib/messages';
import { BatchEntry } from '../batches/BatchEntry';
import { FindHint, LongList } from '../lists/LongList';
import type { SectionProps } from '../section';
import { ActivityFilters, type Filters } from './ActivityFilters';
import { byDay } from './byDay';
import { type ActivityEntry, isJob, toActivity, toEntryId, toEntryTime } from './entries';
import { JobLine } from './JobLine';
import { OlderJobs } from './OlderJobs';
import { Quotas } from './Quotas';
import { useHistory } from './useHistory';
import { useJobs } from './useJobs';

/** Expected height in CSS pixels of a job with its picture. */
const rowHeight = 79;

/** The history of jobs and bulk tasks with account, time and cost; above it the quotas and what is not done yet. */
export function ActivitySection({ active }: SectionProps) {
  const [filters, setFilters] = useState<Filters>({});
  const { history: answer, failure, waiting, more, again } = useHistory(filters);
  const jobs = useJobs(again);
  const { answer: batches = none, again: readBatches } = useBatches();
  const underWay = batches.filter(isUnderWay);
  const entries = useMemo(
    () => (answer ? toActivity(answer, batches, filters) : []),
    [answer, batches, filters],
  );
  const days = useMemo(() => byDay(entries, toEntryTime), [entries]);
  const draw = useCallback(
    (entry: ActivityEntry) =>
      isJob(entry) ? (
        <JobLine line={entry} jobs={jobs} />
      ) : (
        <BatchEntry batch={entry} onChange={readBatches} />
      ),
    [jobs, readBatches],
  );
  const isFiltered = filters.state !== undefined || filters.words !== undefined;
  const isEmpty = answer !== undefined && entries.length === 0 && underWay.length === 0 && !answer.next;
  return (
    <>
      <Quotas active={active} />
      <ListState failure={failure} isShown={answer !== undefined} again={again} />
      {underWay.length > 0 && (
        <section class="panel stack" aria-labelledby="under-way">
          <h3 id="under-way">{i18n.t('batches.title')}</h3>
          <ul class="rows">
            {underWay.map((batch) => (
              <li key={batch.batchId}>{draw(batch)}</li>
            ))}
          </ul>
        </section>
      )}
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
            <LongList
              label={day}
              class="rows"
              items={lines}
              toId={toEntryId}
              rowHeight={rowHeight}
              draw={draw}
            />
          </div>
        </section>
      ))}
      {answer?.next && <OlderJobs busy={waiting} failed={failure !== undefined} onMore={more} />}
    </>
  );
}

const none: readonly BatchView[] = [];
