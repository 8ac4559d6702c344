import { useBatches } from '../../components/hooks/useBatches';
import { isUnderWay } from '../../lib/messages';
import { Recent } from './Recent';
import { UnfinishedBatches } from './UnfinishedBatches';

interface WorkProps {
  /** Ids of jobs that are shown elsewhere. */
  except: readonly string[];
  /** The popup shows a failure already, which also concerns the bulk tasks. */
  isFailing: boolean;
}

/** The bulk tasks that go on, and what was done last on any surface. */
export function Work({ except, isFailing }: WorkProps) {
  const batches = useBatches();
  const ended = batches.answer?.filter((batch) => !isUnderWay(batch));
  return (
    <>
      {!isFailing && <UnfinishedBatches batches={batches} />}
      <Recent except={except} batches={ended} onChange={batches.again} />
    </>
  );
}
