import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import type { CollectionState } from '../../../components/collection/useCollection';
import { useBatches } from '../../../components/hooks/useBatches';
import { useWords } from '../../../components/hooks/useWords';
import { Notice } from '../../../components/ui/Notice';
import { writeCsv } from '../../../lib/importExport/csv';
import type { SectionProps } from '../section';
import { declareActivity, JobsOfRows } from './activity';
import { BatchEntry } from './BatchEntry';
import { type ActivityEntry, isJob, toActivity, toEntryId } from './entries';
import { JobLine } from './JobLine';
import { useHistory } from './useHistory';
import { useJobs } from './useJobs';

/** Everything that was done and is to be done, single actions and bulk tasks. */
export function ActivitySection({ item }: SectionProps) {
  const declared = useWords(declareActivity, []);
  const { history, failure, isReading, again } = useHistory();
  const jobs = useJobs(again);
  const batches = useBatches();
  const rows = useMemo(
    () => (history ? toActivity(history, batches.answer ?? []) : []),
    [history, batches.answer],
  );
  const isRead = history !== undefined && batches.answer !== undefined;
  const readAgain = async () => {
    again();
    await batches.again();
  };
  const state: CollectionState<ActivityEntry> = {
    rows,
    isLive: true,
    ...(isRead && {
      view: { accountId: '', readAt: 0, price: 0, ...(isReading && { reading: rows.length }) },
    }),
    failure: failure ?? batches.failure,
    read: () => void readAgain(),
    again: readAgain,
  };
  const shown = rows.find((entry) => toEntryId(entry) === item);
  const more = (history?.waitingCount ?? 0) - (history?.waiting.length ?? 0);
  return (
    <JobsOfRows.Provider value={jobs}>
      {more > 0 && <Notice>{i18n.t('activity.moreWaiting', { count: more })}</Notice>}
      <CollectionView
        declared={declared}
        state={state}
        files={[toCsvFile<ActivityEntry>(i18n.t('manager.activity'), writeCsv)]}
        whenEmpty={i18n.t('manager.noJobs')}
        path="activity"
        open={item}
        details={
          shown && (
            <div class="panel">
              {isJob(shown) ? (
                <JobLine line={shown} jobs={jobs} />
              ) : (
                <BatchEntry batch={shown} onChange={batches.again} />
              )}
            </div>
          )
        }
      />
    </JobsOfRows.Provider>
  );
}
