import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { ChoiceKind } from '../../lib/messages';
import { Combobox } from '../ui/Combobox';
import { Icon } from '../ui/Icon';
import { useMore } from './useMore';

interface TermsFieldProps {
  kind: ChoiceKind;
  label: string;
  /** The site's records. */
  terms: { id: number; name: string }[];
  picked: number[];
  onChange: (picked: number[]) => void;
  evidence?: preact.ComponentChildren;
}

/** A combobox that picks any number of the site's records of a kind. Hidden if the site has none. */
export function TermsField({ kind, label, terms, picked, onChange, evidence }: TermsFieldProps) {
  const [text, setText] = useState('');
  const all = useMore(kind, terms, text, picked);
  if (terms.length === 0 && picked.length === 0) return null;
  const open = all.filter(({ id }) => !picked.includes(id));
  return (
    <div class="stack">
      <Combobox
        label={label}
        evidence={evidence}
        placeholder={i18n.t('form.termPlaceholder')}
        options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
        text={text}
        onText={setText}
        onPick={({ value }) => {
          onChange([...picked, Number(value)]);
          setText('');
        }}
        onLeave={() => setText('')}
      />
      {picked.length > 0 && (
        <ul class="chips" aria-label={label}>
          {picked.map((id) => {
            const name = all.find((term) => term.id === id)?.name ?? `#${id}`;
            return (
              <li key={id} class="chip">
                {name}
                <button type="button" onClick={() => onChange(picked.filter((other) => other !== id))}>
                  <span class="unseen">{i18n.t('form.remove', { name })}</span>
                  <Icon name="close" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
