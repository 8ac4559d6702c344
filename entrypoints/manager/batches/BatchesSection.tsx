import { useCallback } from 'preact/hooks';
import { i18n } from '#i18n';
import { useBatches } from '../../../components/hooks/useBatches';
import { Blank, ListState } from '../../../components/ui/Blank';
import type { BatchView } from '../../../lib/messages';
import { FindHint, LongList } from '../lists/LongList';
import type { SectionProps } from '../section';
import { BatchEntry } from './BatchEntry';

/** Expected height in CSS pixels of a finished batch. */
const rowHeight = 118;
const toId = ({ batchId }: BatchView) => batchId;

/** All batches, newest first, scrolled to the one that the hash names, with progress, failures and buttons. */
export function BatchesSection({ item }: SectionProps) {
  const { answer: batches, failure, again } = useBatches();
  const chosen = batches?.findIndex(({ batchId }) => batchId === item) ?? -1;
  const draw = useCallback(
    (batch: BatchView) => <BatchEntry batch={batch} isChosen={batch.batchId === item} onChange={again} />,
    [item, again],
  );
  return (
    <>
      <ListState failure={failure} isShown={batches !== undefined} again={again} />
      {batches?.length === 0 && <Blank drawing="empty">{i18n.t('manager.noBatches')}</Blank>}
      {batches && batches.length > 0 && (
        <div class="panel stack">
          <FindHint count={batches.length} hasFilter={false} />
          <LongList
            label={i18n.t('batches.title')}
            class="rows"
            items={batches}
            toId={toId}
            rowHeight={rowHeight}
            kept={chosen < 0 ? undefined : chosen}
            draw={draw}
          />
        </div>
      )}
    </>
  );
}
