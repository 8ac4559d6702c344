import { i18n } from '#i18n';
import type {
  ChoiceKind,
  EditableEventView,
  EventFormData,
  FormOrganizer,
  SiteChoices,
} from '../../../lib/messages';
import { getDescriptionText } from '../../../lib/pages/richText';
import { listText } from '../../format/listText';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { type ShownField as Field, fieldLabel, shownFields } from '../fieldLabel';
import { useMore } from '../useMore';

interface ChangedProps {
  /** The event when editing began (`seen`), the edited form (`typed`), and the event on the calendar (`now`). */
  seen: EditableEventView;
  typed: EventFormData;
  now: EditableEventView;
  choices: SiteChoices;
  /** Called with the current event plus the person's changes. */
  onKeep: (form: EventFormData) => void;
  onTake: () => void;
}

/** Shown if somebody else changed the event meanwhile: both versions by field, and the choice between them. */
export function Changed({ seen, typed, now, choices, onKeep, onTake }: ChangedProps) {
  const differs = (one: EventFormData, other: EventFormData) => (field: Field) =>
    JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  const mine = shownFields.filter(differs(seen.form, typed));
  const theirs = shownFields.filter(differs(seen.form, now.form));
  const { isTitleMarkup } = mine.includes('title') ? typed : now.form;
  const merged = {
    ...now.form,
    ...Object.fromEntries(mine.map((field) => [field, typed[field]])),
    isTitleMarkup: isTitleMarkup ?? false,
  };
  const named = {
    venues: useMore('venues', choices.venues, '', toIds(now.form.venue, merged.venue)),
    organizers: useMore(
      'organizers',
      choices.organizers,
      '',
      toIds(...now.form.organizers, ...merged.organizers),
    ),
    categories: useMore('categories', choices.categories, '', [...now.form.categories, ...merged.categories]),
    tags: useMore('tags', choices.tags, '', [...now.form.tags, ...merged.tags]),
  };
  return (
    <Notice tone="warn">
      <p>{i18n.t('form.changedMeanwhile')}</p>
      <table class="changed">
        <thead>
          <tr>
            <th scope="col">{i18n.t('form.field')}</th>
            <th scope="col">{i18n.t('form.theirs')}</th>
            <th scope="col">{i18n.t('form.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {[...new Set([...theirs, ...mine])].map((field) => (
            <tr key={field}>
              <th scope="row">{fieldLabel(field)}</th>
              <td>{valueText(now.form, field, named)}</td>
              <td>{valueText(merged, field, named)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="row">
        <Button small kind="primary" onClick={() => onKeep(merged)}>
          {i18n.t('form.keepYours')}
        </Button>
        <Button small onClick={onTake}>
          {i18n.t('form.takeTheirs')}
        </Button>
      </div>
    </Notice>
  );
}

const toIds = (...places: (EventFormData['venue'] | FormOrganizer)[]) =>
  places.flatMap((place) => (place && 'id' in place ? [place.id] : []));

function valueText(form: EventFormData, field: Field, choices: Pick<SiteChoices, ChoiceKind>): string {
  const value = field === 'description' ? getDescriptionText(form.description) : (form[field] ?? null);
  const named = (known: { id: number; name: string }[]) => (id: number) =>
    known.find((one) => one.id === id)?.name ?? `#${id}`;
  if (value === null) return '–';
  if (typeof value === 'number') return `#${value}`;
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
