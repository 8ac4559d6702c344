import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { forward } from './forward';

interface ButtonBarProps {
  /** Accessible name. */
  label: string;
  class: string;
  /** Buttons. */
  children: ComponentChildren;
}

/**
 * Buttons of one kind, at one of which Tab stops: at the pressed one, or the first. Arrows, Home and End lead to the
 * others, as in any toolbar.
 */
export function ButtonBar({ label, class: look, children }: ButtonBarProps) {
  const root = useRef<HTMLDivElement>(null);
  const getButtons = () => [...(root.current?.querySelectorAll('button') ?? [])];
  const stopAt = (stop: HTMLButtonElement | undefined) => {
    for (const button of getButtons()) button.tabIndex = button === stop ? 0 : -1;
  };
  const stopAtPressed = () => {
    const buttons = getButtons();
    const focused = buttons.find((button) => button === document.activeElement);
    stopAt(focused ?? buttons.find((button) => button.matches('[aria-pressed=true]')) ?? buttons[0]);
  };
  useLayoutEffect(stopAtPressed);

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = getButtons();
    const at = buttons.findIndex((button) => button === event.target);
    const steps = { ArrowLeft: at - forward(), ArrowRight: at + forward(), Home: 0, End: buttons.length - 1 };
    const to = new Map(Object.entries(steps)).get(event.key);
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = buttons.at(to % buttons.length);
    stopAt(next);
    next?.focus();
  }
  return (
    <div
      ref={root}
      role="toolbar"
      class={look}
      aria-label={label}
      onKeyDown={press}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) stopAtPressed();
      }}
    >
      {children}
    </div>
  );
}
