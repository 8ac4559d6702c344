import { useState } from 'preact/hooks';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import { matches, useListbox } from './useListbox';

export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string | undefined;
}

interface ComboboxProps extends FieldProps {
  /** All options known; the typed text narrows them down. */
  options: ComboboxOption[];
  text: string;
  onText: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** The label of 'a new one by this name', for lists that can grow. */
  newLabel?: (text: string) => string;
  onNew?: (text: string) => void;
  placeholder?: string;
  /** The text is what was picked: show all options, not only those like it. */
  isPicked?: boolean;
  /** The person left the field. */
  onLeave?: () => void;
}

/** At most so many options are drawn; typing on brings up the others. */
const drawn = 100;

/** Text with a list of what it could mean (ARIA combobox with list autocomplete). */
export function Combobox(props: ComboboxProps) {
  const { options, text, onText, onPick, newLabel, onNew, placeholder, isPicked = false } = props;
  const [isOpen, setOpen] = useState(false);
  const typed = text.trim();
  const found = (
    isPicked || typed === '' ? options : options.filter((option) => isLike(option, typed))
  ).slice(0, drawn);
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
  const reflectsList = isOpen && count > 0;

  const line = (index: number, label: string, detail?: string) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text field
    <div
      key={index}
      id={listbox.optionId(index)}
      class="option"
      role="option"
      aria-selected={index === listbox.active}
      onPointerMove={() => index !== listbox.active && listbox.setActive(index)}
      onClick={() => pick(index)}
    >
      {index >= found.length && <Icon name="plus" />}
      <span class="grow">
        {label}
        {detail && <div class="soft small one-line">{detail}</div>}
      </span>
    </div>
  );

  return (
    <Field {...props}>
      {(control) => (
        <div class="combobox">
          <input
            {...control}
            class="input"
            type="text"
            role="combobox"
            autocomplete="off"
            aria-autocomplete="list"
            aria-expanded={reflectsList}
            aria-controls={reflectsList ? listbox.listId : undefined}
            aria-activedescendant={reflectsList ? listbox.activeId : undefined}
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
            onKeyDown={listbox.onKeyDown}
          />
          {reflectsList && (
            // Pressing the mouse in the list must not take the focus out of the text.
            <div
              id={listbox.listId}
              class="options"
              role="listbox"
              aria-label={props.label}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
            >
              {found.map((option, index) => line(index, option.label, option.detail))}
              {offersNew && line(found.length, newLabel(typed))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

function isLike(option: ComboboxOption, typed: string): boolean {
  return matches(`${option.label} ${option.detail ?? ''} ${option.value}`, typed);
}
