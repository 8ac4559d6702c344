import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { VenueChoice } from '../../lib/messages';
import { plainLetters } from '../../lib/shared/plainText';
import { Combobox } from '../ui/Combobox';
import { TextField } from '../ui/Field';
import { useMore } from './useMore';

/** A venue or organizer: one of the site's (`id`), a new one (`name` and details), or none. */
export type PlaceChoice<Detail extends string> =
  | { id: number }
  | ({ name: string; isAnother?: boolean } & { [Name in Detail]?: string })
  | null;

interface PlaceFieldProps<Detail extends string> {
  kind: 'venues' | 'organizers';
  label: string;
  value: PlaceChoice<Detail>;
  onChange: (value: PlaceChoice<Detail>) => void;
  known: VenueChoice[];
  /** The detail fields of a new venue or organizer. */
  details: readonly { name: Detail; label: string; type?: 'email' | 'tel' | 'url' }[];
  evidence?: preact.ComponentChildren;
  error?: string | undefined;
}

/** A combobox that picks one of the site's venues or organizers, or names a new one. */
export function PlaceField<Detail extends string>(props: PlaceFieldProps<Detail>) {
  const { kind, value, onChange, details, evidence, error } = props;
  const [isTyping, setTyping] = useState(false);
  const isNew = value !== null && 'name' in value;
  const typed = isNew ? value.name : '';
  const picked = value !== null && 'id' in value ? value.id : undefined;
  const all = useMore(kind, props.known, typed, picked === undefined ? [] : [picked]);
  const pickedPlace = all.find(({ id }) => id === picked);

  /** Typed text is the name of a new venue or organizer, unless the site has one of that name. */
  const type = (text: string) => {
    setTyping(true);
    if (text.trim() === '') return onChange(null);
    const same = all.find(({ name }) => plainLetters(name) === plainLetters(text));
    onChange(
      same
        ? { id: same.id }
        : isNew
          ? { ...value, name: text, isAnother: false }
          : ({ name: text } as PlaceChoice<Detail>),
    );
  };
  return (
    <div class="stack">
      <Combobox
        label={props.label}
        options={all.map(({ id, name, detail }) => ({ value: String(id), label: name, detail }))}
        text={picked === undefined ? typed : (pickedPlace?.name ?? `#${picked}`)}
        isPicked={picked !== undefined}
        onText={type}
        onPick={(option) => {
          setTyping(false);
          onChange({ id: Number(option.value) });
        }}
        newLabel={(name) => i18n.t(`form.newPlace.${kind}`, { name })}
        onNew={() => setTyping(false)}
        onLeave={() => setTyping(false)}
        placeholder={i18n.t(`form.placePlaceholder.${kind}`)}
        hint={isNew && !isTyping ? i18n.t(`form.newPlaceHint.${kind}`) : pickedPlace?.detail}
        evidence={evidence}
        error={error}
      />
      {isNew && !isTyping && (
        <div class="stack inset">
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
