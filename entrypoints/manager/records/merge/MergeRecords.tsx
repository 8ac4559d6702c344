import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../../components/batches/PriceBeforeStart';
import { useCollection } from '../../../../components/collection/useCollection';
import { listText } from '../../../../components/format/listText';
import { Notice } from '../../../../components/ui/Notice';
import { SelectField } from '../../../../components/ui/SelectField';
import type { SiteEvent } from '../../../../lib/collections/events';
import type { RecordKind } from '../../../../lib/messages';
import type { Site } from '../../events/events';
import { ToolPanel } from '../../lists/ToolPanel';
import type { SiteRecord } from '../records';
import { countUses, findStaying, hasTrash, type MayChange, planMerge } from './mergePlan';

interface MergeRecordsProps {
  kind: RecordKind;
  /** Two at least. */
  records: readonly SiteRecord[];
  site: Site;
  mayChange: MayChange;
  onClose: () => void;
}

/** Merges records: which one stays, which events move to it first, and what is deleted after them; then the progress. */
export function MergeRecords({ kind, records, site, mayChange, onClose }: MergeRecordsProps) {
  const { rows: events } = useCollection<SiteEvent>('events');
  const uses = useMemo(() => countUses(kind, events), [kind, events]);
  const staying = useMemo(() => findStaying(records, mayChange), [records, mayChange]);
  const most = [...staying].sort((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0))[0];
  const [chosen, setChosen] = useState<number>();
  const into = chosen ?? most?.id ?? 0;
  const [frozen, setFrozen] = useState<readonly SiteEvent[]>();
  const known = frozen ?? events;
  const {
    items,
    events: moving,
    locked,
    posts,
  } = useMemo(
    () => planMerge({ kind, into, records, events: known, site }),
    [kind, into, records, known, site],
  );
  const others = records.filter(({ id }) => id !== into).map(({ fields }) => fields.name);
  return (
    <ToolPanel title={i18n.t('records.mergeTitle', { count: records.length })} onClose={onClose}>
      {frozen === undefined && (
        <>
          <SelectField
            label={i18n.t('records.stays')}
            value={String(into)}
            options={staying.map(
              ({ id, fields: { name, city = '' } }) =>
                [
                  String(id),
                  i18n.t('records.usedBy', {
                    name: [name, city].filter(Boolean).join(', '),
                    count: uses.get(id) ?? 0,
                  }),
                ] as const,
            )}
            onChoose={(id) => setChosen(Number(id))}
          />
          <p role="status">{i18n.t('records.moves', { count: moving.length })}</p>
          {moving.length > 0 && (
            <ul class="small bullets">
              {moving.slice(0, mostNamed).map(({ eventId, title }) => (
                <li key={eventId}>
                  <bdi>{title}</bdi>
                </li>
              ))}
              {moving.length > mostNamed && (
                <li>{i18n.t('manager.andMore', { count: moving.length - mostNamed })}</li>
              )}
            </ul>
          )}
          {locked.length > 0 && (
            <Notice tone="warn">
              {i18n.t('records.locked', {
                count: locked.length,
                names: listText(locked.slice(0, 3).map(({ title }) => title)),
              })}
            </Notice>
          )}
        </>
      )}
      {posts > 0 ? (
        <Notice tone="warn">{i18n.t('records.blogPosts', { count: posts })}</Notice>
      ) : (
        <>
          {frozen === undefined && (
            <p class="soft small">
              {i18n.t(hasTrash(kind) ? 'records.thenTrashed' : 'records.thenDelete', {
                names: listText(others),
                count: others.length,
              })}
            </p>
          )}
          <PriceBeforeStart
            kind="mergeRecords"
            about={records.find(({ id }) => id === into)?.fields.name ?? ''}
            items={items}
            inOrder
            onStarted={() => setFrozen(known)}
          />
        </>
      )}
    </ToolPanel>
  );
}

/** Events that are named. */
const mostNamed = 10;
