import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { VenueChoice } from '../../lib/messages';
import { Combobox } from '../ui/Combobox';
import { TextField } from '../ui/Field';
import { plainLetters } from '../ui/useListbox';
import { useMore } from './useMore';

/** One of the site's own, or a new one by name with details. */
export type Place<Detail extends string> =
  | { id: number }
  | ({ name: string; isAnother?: boolean } & { [Name in Detail]?: string })
  | null;

interface PlaceFieldProps<Detail extends string> {
  kind: 'venues' | 'organizers';
  value: Place<Detail>;
  onChange: (value: Place<Detail>) => void;
  known: VenueChoice[];
  /** What a new one may carry, with labels. */
  details: readonly { name: Detail; label: string; type?: 'email' | 'tel' | 'url' }[];
  evidence?: preact.ComponentChildren;
  error?: string | undefined;
}

/** Picks a venue or an organizer from the site's own, or names a new one. */
export function PlaceField<Detail extends string>(props: PlaceFieldProps<Detail>) {
  const { kind, value, onChange, details, evidence, error } = props;
  const [isTyping, setTyping] = useState(false);
  const isNew = value !== null && 'name' in value;
  const typed = isNew ? value.name : '';
  const picked = value !== null && 'id' in value ? value.id : undefined;
  const all = useMore(kind, props.known, typed, picked === undefined ? [] : [picked]);
  const pickedPlace = all.find(({ id }) => id === picked);

  /** What stands in the field is a new name, unless it is the name of one that is known. */
  const type = (text: string) => {
    setTyping(true);
    if (text.trim() === '') return onChange(null);
    const same = all.find(({ name }) => plainLetters(name) === plainLetters(text));
    onChange(
      same
        ? { id: same.id }
        : isNew
          ? { ...value, name: text, isAnother: false }
          : ({ name: text } as Place<Detail>),
    );
  };
  const words = kind === 'venues' ? venueLabel : organizerLabel;
  return (
    <div class="stack">
      <Combobox
        label={words.label()}
        options={all.map(({ id, name, detail }) => ({ value: String(id), label: name, detail }))}
        text={picked === undefined ? typed : (pickedPlace?.name ?? `#${picked}`)}
        isPicked={picked !== undefined}
        onText={type}
        onPick={(option) => {
          setTyping(false);
          onChange({ id: Number(option.value) });
        }}
        newLabel={words.newLabel}
        onNew={() => setTyping(false)}
        onLeave={() => setTyping(false)}
        placeholder={words.placeholder()}
        hint={isNew && !isTyping ? words.newHint() : pickedPlace?.detail}
        evidence={evidence}
        error={error}
      />
      {isNew && !isTyping && (
        <div class="inset pair">
          {details.map(({ name, label, type: inputType }) => (
            <TextField
              key={name}
              label={label}
              type={inputType ?? 'text'}
              value={value[name] ?? ''}
              onInput={(text) => onChange({ ...value, [name]: text })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const venueLabel = {
  label: () => i18n.t('form.venue'),
  newLabel: (name: string) => i18n.t('form.newVenue', { name }),
  newHint: () => i18n.t('form.newVenueHint'),
  placeholder: () => i18n.t('form.venuePlaceholder'),
};
const organizerLabel = {
  label: () => i18n.t('form.organizer'),
  newLabel: (name: string) => i18n.t('form.newOrganizer', { name }),
  newHint: () => i18n.t('form.newOrganizerHint'),
  placeholder: () => i18n.t('form.organizerPlaceholder'),
};
