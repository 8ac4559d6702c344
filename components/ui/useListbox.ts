import { useId, useState } from 'preact/hooks';
import { plainLetters, plainTerms } from '../../lib/shared/plainText';

interface ListboxOptions {
  count: number;
  /** Changes whenever the options change: the active option is then reset to `first`. */
  version: string;
  /** Initially active option: 0 if Enter should pick the best match, else -1. */
  first: number;
  isOpen: boolean;
  onOpen: () => void;
  onPick: (index: number) => void;
  /** Called on Escape; returns true if it closed or cleared something. */
  onEscape: () => boolean;
}

/**
 * Attributes of a text field, of the list that it filters and of the list's options, by the ARIA combobox pattern: the
 * focus stays in the text field, which handles the keys. `active` is the index of the active option, -1 for none.
 */
export function useListbox(options: ListboxOptions) {
  const { count, version, first, isOpen, onOpen, onPick, onEscape } = options;
  const id = useId();
  // Compared with the shown version instead of reset in an effect, which would run late and undo a fast next key.
  const shown = `${first} ${version}`;
  const [reached, setReached] = useState({ shown, index: first });
  const active = reached.shown === shown ? reached.index : first;
  const setActive = (index: number) => setReached({ shown, index });
  const optionId = (index: number) => `${id}-${index}`;

  const activate = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow) {
      event.preventDefault();
      if (!isOpen) onOpen();
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      activate(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === 'Enter' && isOpen && active >= 0 && active < count) {
      event.preventDefault();
      onPick(active);
    } else if (event.key === 'Escape' && onEscape()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const isShown = isOpen && count > 0;
  const isReached = isShown && active >= 0 && active < count;
  return {
    active,
    input: {
      class: 'input',
      type: 'text',
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? `${id}-list` : undefined,
      'aria-activedescendant': isReached ? optionId(active) : undefined,
      onKeyDown,
    },
    list: {
      id: `${id}-list`,
      class: 'options',
      tabIndex: -1,
      // A mouse press in the list must not move the focus out of the text field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    /** @param isTicked whether its box is ticked, if it has one */
    option: (index: number, isTicked?: boolean) => ({
      id: optionId(index),
      class: 'option',
      role: 'option' as const,
      'aria-selected': index === active,
      'aria-checked': isTicked,
      onPointerMove: () => index !== active && setActive(index),
      onClick: () => onPick(index),
    }),
  } as const;
}

/** Whether the name contains every typed word; letter case and accents are ignored. */
export function matches(name: string, typed: string): boolean {
  const plain = plainLetters(name);
  return plainTerms(typed).every((word) => plain.includes(word));
}
