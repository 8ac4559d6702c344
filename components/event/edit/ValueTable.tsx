import { i18n } from '#i18n';
import type { ShownField as Field } from '../../../lib/eventForm/shownFields';
import type { ChoiceKind, EventFormData, SiteChoices } from '../../../lib/messages';
import { getDescriptionText } from '../../../lib/pages/richText';
import { isWallClock } from '../../../lib/shared/time';
import { listText } from '../../format/listText';
import { fieldLabel } from '../fieldLabel';
import { readableSpan } from '../wallClock';

interface Version {
  form: EventFormData;
  /** Whose it is. */
  label: string;
}

interface ValueTableProps {
  fields: readonly Field[];
  one: Version;
  other: Version;
  /** Names of venues, organizers and terms. */
  choices: Pick<SiteChoices, ChoiceKind>;
}

/** Fields of two versions of an event beside each other. */
export const ValueTable = ({ fields, one, other, choices }: ValueTableProps) => (
  <table class="changed" aria-label={listText([one.label, other.label])}>
    <thead>
      <tr>
        <th scope="col">{i18n.t('form.field')}</th>
        <th scope="col">{one.label}</th>
        <th scope="col">{other.label}</th>
      </tr>
    </thead>
    <tbody>
      {fields.map((field) => (
        <tr key={field}>
          <th scope="row">{fieldLabel(field)}</th>
          <td>{valueText(one.form, field, choices)}</td>
          <td>{valueText(other.form, field, choices)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function valueText(form: EventFormData, field: Field, choices: Pick<SiteChoices, ChoiceKind>): string {
  const value = field === 'description' ? getDescriptionText(form.description) : (form[field] ?? null);
  const named = (known: { id: number; name: string }[]) => (id: number) =>
    known.find((one) => one.id === id)?.name ?? `#${id}`;
  if (value === null) return '–';
  if (typeof value === 'number') return `#${value}`;
  if ((field === 'start' || field === 'end') && isWallClock(form[field]))
    return readableSpan(form[field], undefined, form.allDay);
  // May be parted into lines where its parts end
  if (field === 'timeZone' && typeof value === 'string') return value.replaceAll(/[/_]/g, '$&\u200b') || '–';
  if (typeof value === 'string') return value.slice(0, 200) || '–';
  if (typeof value === 'object' && 'symbol' in value) return value.code || value.symbol || '–';
  if (typeof value === 'boolean') return i18n.t(value ? 'form.yes' : 'form.no');
  const placeText = (place: { id: number } | { name: string }, known: { id: number; name: string }[]) =>
    'name' in place ? place.name : named(known)(place.id);
  if (field === 'organizers')
    return listText(form.organizers.map((one) => placeText(one, choices.organizers))) || '–';
  if (Array.isArray(value)) {
    const terms = field === 'tags' ? form.tags : form.categories;
    return listText(terms.map(named(field === 'tags' ? choices.tags : choices.categories))) || '–';
  }
  return placeText(value, choices.venues);
}
