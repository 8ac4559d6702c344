import { useCallback, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { closeDetails } from '../../../components/collection/address';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import { useCollection } from '../../../components/collection/useCollection';
import type { Selection } from '../../../components/collection/useSelection';
import { type Running, useRunning } from '../../../components/hooks/useRunning';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import { Link } from '../../../components/ui/Link';
import { Notice } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { SiteEvent } from '../../../lib/collections/events';
import { writeCsv } from '../../../lib/importExport/csv';
import { mayChangeRecord } from '../../../lib/shared/mayChangeRecord';
import type { Site } from '../events/events';
import { NoSite } from '../NoSite';
import type { SectionProps } from '../section';
import { CategoryTree } from './CategoryTree';
import { EditRecord } from './EditRecord';
import { DeleteRecords } from './merge/DeleteRecords';
import { FindDoubles } from './merge/FindDoubles';
import { MergeRecords } from './merge/MergeRecords';
import { countUses, findStaying, type MayChange } from './merge/mergePlan';
import { RecordForm } from './RecordForm';
import { declareRecords, type RecordKindEntry, recordEntries, type SiteRecord } from './records';

/** The venues, organizers, categories and tags of the active site: `records/venue`, `records/venue/12`. */
export function RecordsSection({ active: { calendar }, item = '' }: SectionProps) {
  const [named, id] = item.split('/');
  const entry = recordEntries.find(({ kind }) => kind === named) ?? recordEntries[0];
  if (!calendar) return <NoSite />;
  return (
    <>
      <nav class="kinds" aria-label={i18n.t('manager.records')}>
        {recordEntries.map(({ kind, title }) => (
          <a key={kind} href={`#records/${kind}`} aria-current={kind === entry?.kind ? 'page' : undefined}>
            {title()}
          </a>
        ))}
      </nav>
      {entry && (
        <Records key={`${calendar.accountId} ${entry.kind}`} entry={entry} site={calendar} item={id} />
      )}
    </>
  );
}

/** What is open above the list. */
type Tool = { what: 'doubles' | 'tree' } | { what: 'merge' | 'delete'; records: readonly SiteRecord[] };

interface RecordsProps {
  entry: RecordKindEntry;
  site: Site;
  /** Id of the record whose form is open; `new` for a new one. */
  item: string | undefined;
}

function Records({ entry, site, item }: RecordsProps) {
  const { kind, collection, title, make, toRecord } = entry;
  const uses = useUses(kind);
  const declared = useWords(() => declareRecords(entry, uses), [entry, uses]);
  const [tool, setTool] = useState<Tool>();
  const closeTool = () => setTool(undefined);
  const state = useCollection<never>(collection);
  const rows = useMemo(() => state.rows.map(toRecord), [state.rows, toRecord]);
  const running = useRunning(undefined, 'manager', state.again, site.accountId);
  const path = `records/${kind}`;
  const close = () => closeDetails(path, declared.sort);
  const record = rows.find(({ id }) => String(id) === item);
  const mayCreate = mayChangeRecord(site, kind);
  const mayChange = useCallback(
    ({ author, fields: { status } }: SiteRecord) => mayChangeRecord(site, kind, { author, status }),
    [site, kind],
  );
  return (
    <>
      {tool?.what === 'doubles' && (
        <FindDoubles
          kind={kind}
          records={rows}
          mayChange={mayChange}
          onMerge={(records) => setTool({ what: 'merge', records })}
          onClose={closeTool}
        />
      )}
      {tool?.what === 'tree' && (
        <CategoryTree
          categories={rows}
          busy={running.busy !== undefined}
          onMove={({ id: recordId, fields: from }, parent) =>
            void running.run('move', 'category.edit', { recordId, from, form: { ...from, parent } })
          }
          onClose={closeTool}
        />
      )}
      {tool?.what === 'merge' && (
        <MergeRecords
          kind={kind}
          records={tool.records}
          site={site}
          mayChange={mayChange}
          onClose={closeTool}
        />
      )}
      {tool?.what === 'delete' && <DeleteRecords kind={kind} records={tool.records} onClose={closeTool} />}
      <Results running={running} onRemedied={state.read} isToast />
      <CollectionView
        declared={declared}
        state={{ ...state, rows }}
        files={[toCsvFile<SiteRecord>(title(), writeCsv)]}
        whenEmpty={i18n.t('manager.noRecords')}
        adding={mayCreate ? { label: make(), hash: `#${path}/new` } : undefined}
        tools={<RecordTools entry={entry} mayCreate={mayCreate} onTool={setTool} />}
        actions={({ chosen }: Selection<SiteRecord>) => (
          <ChosenRecords chosen={chosen} mayChange={mayChange} onTool={setTool} />
        )}
        path={path}
        open={item}
        isForm={item === 'new'}
        details={
          item === 'new' || record ? (
            <>
              {record && <Link to={record.url}>{i18n.t('common.open')}</Link>}
              {(record ? mayChange(record) : mayCreate) ? (
                <OpenRecord key={item} {...{ entry, site, running, record }} others={rows} onClose={close} />
              ) : (
                <Notice>{i18n.t('records.mayNotChange')}</Notice>
              )}
            </>
          ) : undefined
        }
      />
    </>
  );
}

interface OpenRecordProps extends Pick<RecordsProps, 'entry' | 'site'> {
  /** Undefined for a new one. */
  record: SiteRecord | undefined;
  others: readonly SiteRecord[];
  running: Running;
  onClose: () => void;
}

/** The form of a record, or of a new one. */
function OpenRecord({
  entry: { kind, make },
  site,
  record,
  others,
  running: { busy, run },
  onClose,
}: OpenRecordProps) {
  const common = {
    ...{ kind, others, onCancel: onClose, busy: busy !== undefined },
    ...{ title: record?.fields.name ?? make(), origin: new URL(site.url).origin },
  };
  const save = (action: 'create' | 'edit', input: Record<string, unknown>) =>
    void run('save', `${kind}.${action}`, input, { onDone: onClose });
  return record === undefined ? (
    <RecordForm
      {...common}
      record={undefined}
      onSave={(fields, isAnother) => save('create', { fields, isAnother })}
    />
  ) : (
    <EditRecord
      {...common}
      record={record}
      onSave={(form, from) => save('edit', { recordId: record.id, from, form })}
    />
  );
}

/** How many events use each record of a kind, by its id. */
function useUses(kind: RecordKindEntry['kind']) {
  const { rows: events } = useCollection<SiteEvent>('events');
  return useMemo(() => countUses(kind, events), [kind, events]);
}

interface RecordToolsProps extends Pick<ChosenRecordsProps, 'onTool'> {
  entry: RecordKindEntry;
  mayCreate: boolean;
}

/** What can be done with the records of a kind. */
const RecordTools = ({ entry: { kind }, mayCreate, onTool }: RecordToolsProps) => (
  <>
    <Button onClick={() => onTool({ what: 'doubles' })}>{i18n.t('records.findDoubles')}</Button>
    {kind === 'category' && mayCreate && (
      <Button onClick={() => onTool({ what: 'tree' })}>{i18n.t('records.openTree')}</Button>
    )}
  </>
);

interface ChosenRecordsProps {
  chosen: readonly SiteRecord[];
  mayChange: MayChange;
  onTool: (tool: Tool) => void;
}

/** What can be done with the chosen records, and how many of them the user may not change. */
function ChosenRecords({ chosen, mayChange, onTool }: ChosenRecordsProps) {
  const own = chosen.filter(mayChange);
  return (
    <>
      <Button
        small
        disabled={findStaying(chosen, mayChange).length === 0}
        onClick={() => onTool({ what: 'merge', records: chosen })}
      >
        {i18n.t('records.merge')}
      </Button>
      <Button small disabled={own.length === 0} onClick={() => onTool({ what: 'delete', records: own })}>
        {i18n.t('records.delete')}
      </Button>
      {own.length < chosen.length && (
        <span class="soft small">{i18n.t('records.notYours', { count: chosen.length - own.length })}</span>
      )}
    </>
  );
}
