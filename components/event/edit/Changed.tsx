import { i18n } from '#i18n';
import { type ShownField as Field, shownFields } from '../../../lib/eventForm/shownFields';
import type { EditableEventView, EventFormData, FormOrganizer, SiteChoices } from '../../../lib/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useMore } from '../useMore';
import { ValueTable } from './ValueTable';

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
      <ValueTable
        fields={[...new Set([...theirs, ...mine])]}
        one={{ form: now.form, label: i18n.t('form.theirs') }}
        other={{ form: merged, label: i18n.t('form.yours') }}
        choices={named}
      />
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
