import { useState } from 'preact/hooks';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import { matches, useListbox } from './useListbox';

/** An option of a combobox; `detail` is its second line. */
export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string | undefined;
}

interface ComboboxProps extends FieldProps {
  /** All options; the typed text filters them. */
  options: ComboboxOption[];
  text: string;
  onText: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** Label of the option that creates an entry with the typed name. */
  newLabel?: (text: string) => string;
  onNew?: (text: string) => void;
  placeholder?: string;
  /** The text is the label of the picked option: all options are shown, not only matching ones. */
  isPicked?: boolean;
  /** The typed text names an option by itself: there is nothing to choose, and the list covers nothing. */
  isNamed?: boolean;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
}

/** Maximum of rendered options; typing more filters the others. */
const maxOptions = 100;

/** A text field with a list of matching options (ARIA combobox with list autocomplete). */
export function Combobox(props: ComboboxProps) {
  const { options, text, onText, onPick, newLabel, onNew, placeholder, isPicked = false } = props;
  const [isAsked, setOpen] = useState(false);
  const isOpen = isAsked && !props.isNamed;
  const typed = text.trim();
  const found = (
    isPicked || typed === '' ? options : options.filter((option) => isMatch(option, typed))
  ).slice(0, maxOptions);
  const isNew = typed !== '' && !isPicked && !options.some((option) => option.label === typed);
  const offersNew = newLabel !== undefined && onNew !== undefined && isNew;
  const count = found.length + (offersNew ? 1 : 0);

  const pick = (index: number) => {
    const option = found[index];
    if (option) onPick(option);
    else onNew?.(typed);
    setOpen(false);
  };
  const listbox = useListbox({
    count,
    version: text,
    first: typed === '' || isPicked ? -1 : 0,
    isOpen,
    onOpen: () => setOpen(true),
    onPick: pick,
    onEscape: () => {
      setOpen(false);
      return isOpen;
    },
  });

  const renderOption = (index: number, label: string, detail?: string) => (
    <div key={index} {...listbox.option(index)}>
      {index >= found.length && <Icon name="plus" />}
      <span class="grow">
        {label}
        {detail && (
          <div class="soft small one-line" dir="auto" title={detail}>
            {detail}
          </div>
        )}
      </span>
    </div>
  );

  return (
    <Field {...props}>
      {(control) => (
        <div class="combobox">
          <input
            {...control}
            {...listbox.input}
            placeholder={placeholder}
            value={text}
            onInput={(event) => {
              setOpen(true);
              onText(event.currentTarget.value);
            }}
            onClick={() => setOpen(true)}
            onBlur={() => {
              setOpen(false);
              props.onLeave?.();
            }}
          />
          {isOpen && count > 0 && (
            <div {...listbox.list} role="listbox" aria-label={props.label}>
              {found.map((option, index) => renderOption(index, option.label, option.detail))}
              {offersNew && renderOption(found.length, newLabel(typed))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

function isMatch(option: ComboboxOption, typed: string): boolean {
  return matches(`${option.label} ${option.detail ?? ''} ${option.value}`, typed);
}
