import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { BatchKind } from '../../../../components/batches/batchText';
import { PriceBeforeStart } from '../../../../components/batches/PriceBeforeStart';
import { useCollection } from '../../../../components/collection/useCollection';
import { SelectField } from '../../../../components/ui/SelectField';
import type { SiteEvent } from '../../../../lib/collections/events';
import { ToolPanel } from '../../lists/ToolPanel';
import type { Site } from '../events';
import { ChangeFields } from './ChangeFields';
import { DeleteForGood } from './DeleteForGood';
import { PlannedEvents, type RecordNames } from './EventPreview';
import { planEvents } from './eventPlan';
import { type ChangeKind, emptyChange, toManyChange } from './manyValues';
import { useDescriptions } from './useDescriptions';

interface EditEventsProps {
  events: readonly SiteEvent[];
  site: Site;
  onClose: () => void;
}

/** Bulk tasks that do more than change events. */
const batchKinds: { [Kind in ChangeKind]?: BatchKind } = {
  copies: 'copyEvents',
  delete: 'deleteEvents',
  restore: 'restoreEvents',
  trash: 'trashEvents',
};

/** Changes many events as a bulk task: what is to change, what that does to each of them, and what it takes. */
export function EditEvents({ events, site, onClose }: EditEventsProps) {
  const isTrash = events.every(({ status }) => status === 'trash');
  const kinds = isTrash ? getTrashKinds() : getKinds();
  const [kind, setKind] = useState<ChangeKind>(kinds[0]?.[0] ?? 'status');
  const [values, setValues] = useState(() => emptyChange(site.canPublish));
  const [typed, setTyped] = useState('');
  const looksInside = kind === 'replace' && values.field === 'description' && values.find !== '';
  const { known, failure } = useDescriptions(events, looksInside);
  const names = useRecordNames(events);
  const plan = useMemo(() => {
    const change = toManyChange(kind, values);
    return change && planEvents(events, change, site, looksInside ? known : undefined);
  }, [kind, values, events, site, looksInside, known]);
  const label = kinds.find(([one]) => one === kind)?.[1] ?? '';
  const isConfirmed = kind !== 'delete' || typed.trim() === String(plan?.items.length);
  return (
    <ToolPanel title={i18n.t('events.editMany', { count: events.length })} onClose={onClose}>
      <SelectField
        label={i18n.t('edits.whatToChange')}
        value={kind}
        options={kinds}
        onChoose={(next) => {
          setKind(next);
          setValues((now) => ({ ...now, ids: [] }));
        }}
      />
      <ChangeFields
        kind={kind}
        values={values}
        events={events}
        canPublish={site.canPublish}
        onChange={(changes) => setValues((now) => ({ ...now, ...changes }))}
      />
      {plan && <PlannedEvents plan={plan} names={names} failure={failure} />}
      {plan && kind === 'delete' && (
        <DeleteForGood count={plan.items.length} typed={typed} onType={setTyped} />
      )}
      {plan && plan.items.length > 0 && isConfirmed && (
        <PriceBeforeStart kind={batchKinds[kind] ?? 'editEvents'} about={label} items={plan.items} />
      )}
    </ToolPanel>
  );
}

/** Names of the records that events may have, by kind and id; those of the events alone until the site's are read. */
function useRecordNames(events: readonly SiteEvent[]): RecordNames {
  const venues = useCollection<Named>('venues').rows;
  const organizers = useCollection<Named>('organizers').rows;
  const categories = useCollection<Named>('categories').rows;
  const tags = useCollection<Named>('tags').rows;
  return useMemo(() => {
    const names = new Map<string, string>();
    const add = (kind: string, rows: readonly Named[]) => {
      for (const { id, name } of rows) names.set(`${kind} ${id}`, name);
    };
    for (const event of events) {
      add('venue', event.venue ? [event.venue] : []);
      add('organizer', event.organizers);
      add('category', event.categories);
      add('tag', event.tags);
    }
    add('venue', venues);
    add('organizer', organizers);
    add('category', categories);
    add('tag', tags);
    return names;
  }, [events, venues, organizers, categories, tags]);
}

interface Named {
  id: number;
  name: string;
}

const getTrashKinds = (): (readonly [ChangeKind, string])[] => [
  ['restore', i18n.t('manager.restore')],
  ['delete', i18n.t('events.deleteForGood')],
];

const getKinds = (): (readonly [ChangeKind, string])[] => [
  ['status', i18n.t('form.status')],
  ['shift', i18n.t('events.shift')],
  ['replace', i18n.t('edits.findAndReplace')],
  ['addCategories', i18n.t('events.addCategories')],
  ['removeCategories', i18n.t('events.removeCategories')],
  ['addTags', i18n.t('videos.addTags')],
  ['removeTags', i18n.t('videos.removeTags')],
  ['venue', i18n.t('form.venue')],
  ['addOrganizers', i18n.t('events.addOrganizers')],
  ['removeOrganizers', i18n.t('events.removeOrganizers')],
  ['price', i18n.t('form.cost')],
  ['featured', i18n.t('form.featured')],
  ['hidden', i18n.t('form.hidden')],
  ['copies', i18n.t('events.copies')],
  ['trash', i18n.t('manager.trash')],
];
