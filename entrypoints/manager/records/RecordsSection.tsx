import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useBatchEnd } from '../../../components/hooks/useBatches';
import { useRunning } from '../../../components/hooks/useRunning';
import { Blank, ListState } from '../../../components/ui/Blank';
import { Button } from '../../../components/ui/Button';
import { Link } from '../../../components/ui/Link';
import { Results } from '../../../components/ui/Result';
import type { RecordKind, RecordLine } from '../../../lib/messages';
import { NoSite } from '../NoSite';
import { Pagination } from '../Pagination';
import { SearchField } from '../SearchField';
import type { SectionProps } from '../section';
import { RecordForm } from './RecordForm';

const kinds: { kind: RecordKind; title: () => string; make: () => string }[] = [
  { kind: 'venue', title: () => i18n.t('manager.venues'), make: () => i18n.t('action.venue.create.label') },
  {
    kind: 'organizer',
    title: () => i18n.t('manager.organizers'),
    make: () => i18n.t('action.organizer.create.label'),
  },
  {
    kind: 'category',
    title: () => i18n.t('form.categories'),
    make: () => i18n.t('action.category.create.label'),
  },
  { kind: 'tag', title: () => i18n.t('form.tags'), make: () => i18n.t('action.tag.create.label') },
];

/** The venues, organizers, categories and tags of the active site. */
export function RecordsSection({ active, item }: SectionProps) {
  const chosen = kinds.find(({ kind }) => kind === item) ?? kinds[0];
  if (!active.calendar) return <NoSite />;
  return (
    <>
      <nav class="kinds" aria-label={i18n.t('manager.records')}>
        {kinds.map(({ kind, title }) => (
          <a key={kind} href={`#records/${kind}`} aria-current={kind === chosen?.kind ? 'page' : undefined}>
            {title()}
          </a>
        ))}
      </nav>
      {chosen && (
        <RecordList
          key={`${active.calendar.accountId} ${chosen.kind}`}
          {...chosen}
          as={active.calendar.accountId}
        />
      )}
    </>
  );
}

interface RecordListProps {
  kind: RecordKind;
  title: () => string;
  make: () => string;
  as: string;
}

function RecordList({ kind, title, make, as }: RecordListProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { answer, failure, again } = useAnswer('siteRecords', { kind, search, page });
  // An import of events creates venues, organizers and categories
  useBatchEnd(again);
  const running = useRunning(undefined, 'manager', again, as);
  const isSearch = search.trim() !== '';
  /** 'new', or the edited record. */
  const [open, setOpen] = useState<'new' | RecordLine>();
  const onDone = () => setOpen(undefined);
  return (
    <>
      <SearchField
        text={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <div class="row">
        <Button icon="plus" onClick={() => setOpen('new')}>
          {make()}
        </Button>
      </div>
      <Results running={running} onRemedied={again} isSticky />
      {open && (
        <RecordForm
          key={open === 'new' ? 0 : open.id}
          kind={kind}
          title={open === 'new' ? make() : open.fields.name}
          record={open === 'new' ? undefined : open}
          busy={running.busy !== undefined}
          onCancel={() => setOpen(undefined)}
          onSave={(form, isAnother) =>
            void (open === 'new'
              ? running.run('save', `${kind}.create`, { fields: form, isAnother }, { onDone })
              : running.run(
                  'save',
                  `${kind}.edit`,
                  { recordId: open.id, from: open.fields, form },
                  { onDone },
                ))
          }
        />
      )}
      <ListState failure={failure} isShown={answer !== undefined} again={again} />
      {answer && answer.records.length === 0 && (
        <Blank drawing={isSearch ? 'search' : 'empty'}>
          {i18n.t(isSearch ? 'manager.noRecordsLike' : 'manager.noRecords')}
        </Blank>
      )}
      {answer && answer.records.length > 0 && (
        <ul class="panel rows" aria-label={title()}>
          {answer.records.map((record) => (
            <li key={record.id} class="row">
              <div class="grow">
                <span class="row-title" dir="auto">
                  <Link to={record.url}>{record.fields.name}</Link>
                </span>
                {record.detail && (
                  <div class="soft small one-line" dir="auto" title={record.detail}>
                    {record.detail}
                  </div>
                )}
              </div>
              <Button small onClick={() => setOpen(record)}>
                {i18n.t('manager.edit')}
                <span class="unseen"> “{record.fields.name}”</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {answer && <Pagination page={answer.page} pages={answer.pages} onPage={setPage} />}
    </>
  );
}
