import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../../components/batches/PriceBeforeStart';
import { useCollection } from '../../../../components/collection/useCollection';
import { listText } from '../../../../components/format/listText';
import { sentencesText } from '../../../../components/format/sentencesText';
import { TextField } from '../../../../components/ui/Field';
import { Notice } from '../../../../components/ui/Notice';
import type { SiteEvent } from '../../../../lib/collections/events';
import type { RecordKind } from '../../../../lib/messages';
import { ToolPanel } from '../../lists/ToolPanel';
import type { SiteRecord } from '../records';
import { hasTrash, toDeletion, usedBy } from './mergePlan';

/** Kinds whose deletion cannot be undone: 'category.delete', 'tag.delete'. */
const isForGood = (kind: RecordKind) => !hasTrash(kind);

interface DeleteRecordsProps {
  kind: RecordKind;
  records: readonly SiteRecord[];
  onClose: () => void;
}

/** Deletes records that no event uses; of the others, lists what uses them. */
export function DeleteRecords({ kind, records, onClose }: DeleteRecordsProps) {
  const { rows: events } = useCollection<SiteEvent>('events');
  const [typed, setTyped] = useState('');
  const used = useMemo(
    () =>
      records.flatMap((record) => {
        const using = events.filter((event) => usedBy(kind, event).includes(record.id));
        const posts = isForGood(kind) ? (record.count ?? 0) - using.length : 0;
        return using.length > 0 || posts > 0 ? [{ record, using, posts }] : [];
      }),
    [kind, records, events],
  );
  const items = useMemo(() => {
    const isUsed = new Set(used.map(({ record }) => record.id));
    return records.filter(({ id }) => !isUsed.has(id)).map((record) => toDeletion(kind, record));
  }, [kind, records, used]);
  return (
    <ToolPanel title={i18n.t('records.deleteTitle', { count: records.length })} onClose={onClose}>
      {used.map(({ record, using, posts }) => (
        <Notice key={record.id} tone="warn">
          {sentencesText(
            using.length > 0 &&
              i18n.t('records.inUse', {
                name: record.fields.name,
                count: using.length,
                titles: listText(using.slice(0, 5).map(({ title }) => title)),
              }),
            posts > 0 && i18n.t('records.inPosts', { name: record.fields.name, count: posts }),
          )}
        </Notice>
      ))}
      {isForGood(kind) && items.length > 0 && (
        <>
          <Notice tone="warn">{i18n.t('common.noUndoSentence')}</Notice>
          <TextField
            label={i18n.t('events.typeCount', { count: items.length })}
            value={typed}
            onInput={setTyped}
          />
        </>
      )}
      {items.length > 0 && (hasTrash(kind) || typed.trim() === String(items.length)) && (
        <PriceBeforeStart kind="deleteRecords" items={items} />
      )}
    </ToolPanel>
  );
}
