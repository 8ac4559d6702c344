import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from './Icon';

/** A choice of a menu. */
export interface MenuItem {
  id: string;
  label: ComponentChildren;
  icon?: IconName | undefined;
  disabled?: boolean;
  run: () => void;
}

interface MenuItemsProps {
  /** Accessible name. */
  label: string;
  items: readonly MenuItem[];
  /** Called before the choice is run. */
  onClose: () => void;
}

/**
 * The choices of a menu, by the pattern of ARIA: the first one has the focus; arrows lead to the others and round, Home
 * and End to the first and last, a letter to the next one that begins with it.
 */
export function MenuItems({ label, items, onClose }: MenuItemsProps) {
  const root = useRef<HTMLDivElement>(null);
  const getChoices = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useLayoutEffect(() => getChoices()[0]?.focus(), []);

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const choices = getChoices();
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 };
    const to = new Map(Object.entries(moves)).get(event.key);
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLocaleLowerCase() : undefined;
    const isNamed = ({ textContent }: HTMLElement) =>
      letter !== undefined && textContent?.trim().toLocaleLowerCase().startsWith(letter) === true;
    const next =
      to === undefined
        ? [...choices.slice(at + 1), ...choices.slice(0, at + 1)].find(isNamed)
        : choices.at(to % choices.length);
    if (to === undefined && letter === undefined) return;
    event.preventDefault();
    next?.focus();
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its choices have the focus
    <div ref={root} role="menu" class="menu-items" aria-label={label} onKeyDown={press}>
      {items.map(({ id, icon, label, disabled = false, run }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          class="menu-item"
          tabIndex={-1}
          aria-disabled={disabled || undefined}
          onClick={(event) => {
            if (disabled || event.detail > 1) return;
            onClose();
            run();
          }}
        >
          {icon ? <Icon name={icon} /> : <span class="icon" />}
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
