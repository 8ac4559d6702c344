import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { closeDetails } from '../../../components/collection/address';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import { useCollection } from '../../../components/collection/useCollection';
import { useRunning } from '../../../components/hooks/useRunning';
import { Icon } from '../../../components/ui/Icon';
import { Link } from '../../../components/ui/Link';
import { Results } from '../../../components/ui/Result';
import { writeCsv } from '../../../lib/importExport/csv';
import { NoSite } from '../NoSite';
import type { SectionProps } from '../section';
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
        <Records
          key={`${calendar.accountId} ${entry.kind}`}
          entry={entry}
          as={calendar.accountId}
          item={id}
        />
      )}
    </>
  );
}

interface RecordsProps {
  entry: RecordKindEntry;
  as: string;
  /** Id of the record whose form is open; `new` for a new one. */
  item: string | undefined;
}

function Records({ entry, as, item }: RecordsProps) {
  const { kind, collection, title, make, toRecord } = entry;
  const declared = useMemo(() => declareRecords(entry), [entry]);
  const state = useCollection<never>(collection);
  const rows = useMemo(() => state.rows.map(toRecord), [state.rows, toRecord]);
  const running = useRunning(undefined, 'manager', state.again, as);
  const path = `records/${kind}`;
  const close = () => closeDetails(path, declared.sort);
  const record = rows.find(({ id }) => String(id) === item);
  const isOpen = item === 'new' || record !== undefined;
  return (
    <>
      <Results running={running} onRemedied={state.read} isToast />
      <CollectionView
        declared={declared}
        state={{ ...state, rows }}
        files={[toCsvFile<SiteRecord>(title(), writeCsv)]}
        whenEmpty={i18n.t('manager.noRecords')}
        tools={
          <a class="button button-primary" href={`#${path}/new`}>
            <Icon name="plus" />
            {make()}
          </a>
        }
        path={path}
        open={item}
        details={
          isOpen ? (
            <>
              {record && <Link to={record.url}>{i18n.t('common.open')}</Link>}
              <RecordForm
                key={item}
                kind={kind}
                title={record?.fields.name ?? make()}
                record={record}
                others={rows}
                busy={running.busy !== undefined}
                onCancel={close}
                onSave={(form, isAnother) =>
                  void (record === undefined
                    ? running.run('save', `${kind}.create`, { fields: form, isAnother }, { onDone: close })
                    : running.run(
                        'save',
                        `${kind}.edit`,
                        { recordId: record.id, from: record.fields, form },
                        { onDone: close },
                      ))
                }
              />
            </>
          ) : undefined
        }
      />
    </>
  );
}
