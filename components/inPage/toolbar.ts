import { i18n } from './i18n';
import { element } from './layer';

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 0,
  End: 0,
};

/** Buttons as one stop of the Tab key; arrows, Home and End move between them. */
export interface Toolbar {
  readonly element: HTMLElement;
  /** Puts other buttons in place of these; the focus stays on the one of the same `data-key`. */
  fill(buttons: readonly HTMLButtonElement[]): void;
}

/**
 * Creates a {@link Toolbar} without buttons.
 * @param label its accessible name
 * @param root the tree that the toolbar is added to, by which it tells where the focus is
 */
export function createToolbar(label: string, root: ShadowRoot): Toolbar {
  const toolbar = element('div', { class: 'tools', role: 'toolbar', 'aria-label': label });
  const buttons = () => [...toolbar.querySelectorAll('button')];

  function reach(reached: HTMLButtonElement): void {
    for (const button of buttons()) button.tabIndex = button === reached ? 0 : -1;
  }

  toolbar.addEventListener('keydown', (event) => {
    const all = buttons();
    const at = all.indexOf(root.activeElement as HTMLButtonElement);
    const { key } = event;
    const step = steps[key];
    if (at < 0 || step === undefined) return;
    // Where words run right to left, the next button is the one to the left.
    const next = i18n.t('dir') === 'rtl' && /[LR]/.test(key) ? at - step : at + step;
    event.preventDefault();
    all.at(key === 'Home' ? 0 : key === 'End' ? -1 : next % all.length)?.focus();
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
