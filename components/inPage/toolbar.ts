import { element } from './layer';

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Buttons as one stop of the Tab key; arrows, Home and End move between them. */
export interface Toolbar {
  readonly element: HTMLElement;
  /** Puts other buttons in place of these; the focus stays on the one of the same `data-key`. */
  fill(buttons: readonly HTMLButtonElement[]): void;
}

export function createToolbar(label: string, root: ShadowRoot): Toolbar {
  const toolbar = element('div', { class: 'tools', role: 'toolbar', 'aria-label': label });
  const buttons = () => [...toolbar.querySelectorAll('button')];

  function reach(reached: HTMLButtonElement): void {
    for (const button of buttons()) button.tabIndex = button === reached ? 0 : -1;
  }

  toolbar.addEventListener('keydown', (event) => {
    const all = buttons();
    const at = all.indexOf(root.activeElement as HTMLButtonElement);
    const next = moves[event.key]?.(at, all.length - 1);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  });
  toolbar.addEventListener('focusin', (event) => reach(event.target as HTMLButtonElement));

  return {
    element: toolbar,
    fill(filled) {
      const focused = buttons().find((button) => button === root.activeElement);
      toolbar.replaceChildren(...filled);
      const same = filled.find((button) => button.dataset.key === focused?.dataset.key);
      const first = same ?? filled[0];
      if (first) reach(first);
      if (focused) first?.focus();
    },
  };
}
