import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { listText } from '../../../../components/format/listText';
import { Button } from '../../../../components/ui/Button';
import { findSimilarRecords } from '../../../../lib/calendar/matching/similarRecords';
import type { RecordKind } from '../../../../lib/messages';
import { ToolPanel } from '../../lists/ToolPanel';
import type { SiteRecord } from '../records';
import { findStaying, type MayChange } from './mergePlan';

interface FindDoublesProps {
  kind: RecordKind;
  records: readonly SiteRecord[];
  mayChange: MayChange;
  onMerge: (records: readonly SiteRecord[]) => void;
  onClose: () => void;
}

/** Groups of records that may be the same, each with the way to merge it. */
export function FindDoubles({ kind, records, mayChange, onMerge, onClose }: FindDoublesProps) {
  const groups = useMemo(() => findSimilarRecords(kind, records), [kind, records]);
  return (
    <ToolPanel title={i18n.t('records.doubles')} onClose={onClose}>
      <p role="status">{i18n.t('records.doublesFound', { count: groups.length })}</p>
      <ul class="stack">
        {groups.map((group) => {
          const names = listText(
            group.map(({ fields: { name, city = '' } }) => [name, city].filter(Boolean).join(', ')),
          );
          return (
            <li key={group[0]?.id} class="row">
              <span class="grow" dir="auto">
                {names}
              </span>
              {findStaying(group, mayChange).length === 0 ? (
                <span class="soft small">{i18n.t('records.mayNotMerge')}</span>
              ) : (
                <Button small onClick={() => onMerge(group)}>
                  {i18n.t('records.merge')}
                  <span class="unseen"> {names}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </ToolPanel>
  );
}
