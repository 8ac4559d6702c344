import { i18n } from '#i18n';
import { useCollection } from '../../../../components/collection/useCollection';
import { TermsField } from '../../../../components/event/TermsField';
import { Checkbox } from '../../../../components/ui/Checkbox';
import { TextField } from '../../../../components/ui/Field';
import { SelectField } from '../../../../components/ui/SelectField';
import type { SiteEvent } from '../../../../lib/collections/events';
import { ReplaceFields } from '../../lists/ReplaceFields';
import { statusLabel } from '../statusLabel';
import { type ChangeKind, type ChangeValues, toListRule } from './manyValues';

interface ChangeFieldsProps {
  kind: ChangeKind;
  values: ChangeValues;
  events: readonly SiteEvent[];
  canPublish: boolean;
  onChange: (changes: Partial<ChangeValues>) => void;
}

/** The fields of a kind of change. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { kind, values, canPublish, onChange } = props;
  if (toListRule(kind)) return <ListFields key={kind} {...props} />;
  switch (kind) {
    case 'status':
      return (
        <SelectField
          label={i18n.t('form.status')}
          value={values.status}
          options={(canPublish
            ? (['publish', 'pending', 'draft'] as const)
            : (['pending', 'draft'] as const)
          ).map((status) => [status, statusLabel(status)] as const)}
          onChoose={(status) => onChange({ status })}
        />
      );
    case 'shift':
      return <ShiftFields {...props} />;
    case 'replace':
      return (
        <ReplaceFields
          values={values}
          fields={[
            ['title', i18n.t('videos.title')],
            ['description', i18n.t('events.descriptionSource')],
          ]}
          onChange={onChange}
        />
      );
    case 'venue':
      return <VenueField {...props} />;
    case 'price':
      return (
        <TextField
          label={i18n.t('form.cost')}
          hint={i18n.t('events.priceHint')}
          value={values.cost}
          onInput={(cost) => onChange({ cost })}
        />
      );
    case 'featured':
    case 'hidden':
      return (
        <Checkbox checked={values.isOn} onChange={(isOn) => onChange({ isOn })}>
          {i18n.t(kind === 'hidden' ? 'form.hidden' : 'form.featured')}
        </Checkbox>
      );
    case 'copies':
      return <CopyFields {...props} />;
    default:
      return null;
  }
}

const ShiftFields = ({ values, onChange }: ChangeFieldsProps) => (
  <div class="pair">
    <TextField
      label={i18n.t('events.shiftDays')}
      hint={i18n.t('events.shiftHint')}
      value={values.days}
      onInput={(days) => onChange({ days })}
    />
    <TextField
      label={i18n.t('events.shiftMinutes')}
      hint={i18n.t('events.shiftMinutesHint')}
      value={values.minutes}
      onInput={(minutes) => onChange({ minutes })}
    />
  </div>
);

function CopyFields({ values, canPublish, onChange }: ChangeFieldsProps) {
  return (
    <>
      <div class="pair">
        <TextField
          label={i18n.t('events.copyEvery')}
          hint={i18n.t('events.copyHint')}
          value={values.every}
          onInput={(every) => onChange({ every })}
        />
        <TextField
          label={i18n.t('events.copyTimes')}
          value={values.times}
          onInput={(times) => onChange({ times })}
        />
      </div>
      {canPublish && (
        <Checkbox checked={values.isPublished} onChange={(isPublished) => onChange({ isPublished })}>
          {i18n.t('events.copyPublished')}
        </Checkbox>
      )}
    </>
  );
}

function VenueField({ values, onChange }: ChangeFieldsProps) {
  const { rows } = useCollection<{ id: number; name: string }>('venues');
  const options = [...rows].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <SelectField
      label={i18n.t('form.venue')}
      value={values.venue}
      options={[['', i18n.t('common.choose')], ...options.map(({ id, name }) => [String(id), name] as const)]}
      onChoose={(venue) => onChange({ venue })}
    />
  );
}

const listOf = { categories: 'categories', tags: 'tags', organizer: 'organizers' } as const;
const labelOf = {
  categories: () => i18n.t('form.categories'),
  tags: () => i18n.t('form.tags'),
  organizer: () => i18n.t('manager.organizers'),
};

/** Categories, tags or organizers: to add, those of the site; to remove, those that the events have. */
function ListFields({ kind, values, events, onChange }: ChangeFieldsProps) {
  const [rule, field] = toListRule(kind) ?? ['add', 'tags'];
  const all = useCollection<{ id: number; name: string }>(listOf[field]);
  const used = new Map(events.flatMap((event) => event[listOf[field]].map(({ id, name }) => [id, name])));
  const terms = rule === 'add' ? all.rows : [...used].map(([id, name]) => ({ id, name }));
  return (
    <TermsField
      kind={listOf[field]}
      label={labelOf[field]()}
      terms={terms.map(({ id, name }) => ({ id, name }))}
      picked={values.ids}
      onChange={(ids) => onChange({ ids })}
    />
  );
}
