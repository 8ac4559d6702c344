import { useId, useState } from 'preact/hooks';

interface Listbox {
  listId: string;
  /** Index of the option the keys have reached; -1 for none. */
  active: number;
  setActive: (index: number) => void;
  activeId: string | undefined;
  optionId: (index: number) => string;
  /** Handles the keys of the ARIA combobox pattern; the focus stays in the text. */
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ListboxOptions {
  count: number;
  /** Changes whenever other options are shown: the reached one is then another. */
  version: string;
  /** The option reached at first: 0 where Enter should pick the best match, -1 where it should not. */
  first: number;
  isOpen: boolean;
  onOpen: () => void;
  onPick: (index: number) => void;
  /** Escape; returns true if something was closed by it. */
  onEscape: () => boolean;
}

/** The moving part of every list that is filtered by typing. */
export function useListbox(options: ListboxOptions): Listbox {
  const { count, version, first, isOpen, onOpen, onPick, onEscape } = options;
  const id = useId();
  // Told apart by what is shown, not reset by an effect: that would come late and undo a quick typist's next key.
  const shown = `${first} ${version}`;
  const [reached, setReached] = useState({ shown, index: first });
  const active = reached.shown === shown ? reached.index : first;
  const setActive = (index: number) => setReached({ shown, index });
  const optionId = (index: number) => `${id}-${index}`;

  const reach = (index: number) => {
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
      reach(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === 'Enter' && isOpen && active >= 0 && active < count) {
      event.preventDefault();
      onPick(active);
    } else if (event.key === 'Escape' && onEscape()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const isReached = isOpen && active >= 0 && active < count;
  return {
    listId: `${id}-list`,
    active,
    setActive,
    activeId: isReached ? optionId(active) : undefined,
    optionId,
    onKeyDown,
  };
}

/** Whether every word typed occurs in the name; letter case and accents do not matter. */
export function matches(name: string, typed: string): boolean {
  const plain = plainLetters(name);
  return plainLetters(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
