import { i18n } from './i18n';
import { element, type Layer } from './layer';

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
  /**
   * Puts other buttons in place of these. One that is the same as before stays, since a press of it may be under way;
   * the focus stays on the one of the same `data-key`.
   */
  fill(buttons: readonly HTMLButtonElement[]): void;
  /** Focuses the button that the Tab key reaches; as soon as there is one, if the focus stays where it is until then. */
  focus(): void;
}

/**
 * Creates a {@link Toolbar} without buttons.
 * @param label its accessible name
 * @param layer where the toolbar is added to
 */
export function createToolbar(label: string, { root, handOver }: Layer): Toolbar {
  const toolbar = element('div', { class: 'tools', role: 'toolbar', 'aria-label': label });
  const buttons = () => [...toolbar.querySelectorAll('button')];
  /** Where the focus was when it was to go to a button that was not there yet. */
  let awaited: Element | null | undefined;

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
      const before = buttons();
      const focused = before.find((button) => button === root.activeElement);
      const wanted = filled.map((made) => {
        const shown = before.find((button) => isSame(button, made));
        if (shown) handOver(shown, made);
        return shown ?? made;
      });
      for (const button of before) if (!wanted.includes(button)) button.remove();
      // One that is taken out and put in again loses a press that is under way
      for (const [at, button] of wanted.entries())
        if (toolbar.children[at] !== button) toolbar.insertBefore(button, toolbar.children[at] ?? null);
      const same = wanted.find((button) => button.dataset.key === focused?.dataset.key);
      const first = same ?? wanted[0];
      if (first) reach(first);
      if (!first) return;
      if (focused ? focused !== first : awaited && awaited === root.activeElement) first.focus();
      awaited = undefined;
    },
    focus() {
      const reached = buttons().find(({ tabIndex }) => tabIndex === 0);
      reached?.focus();
      awaited = reached ? undefined : root.activeElement;
    },
  };
}

/** Whether two buttons look the same and are for the same. */
function isSame(one: HTMLButtonElement, other: HTMLButtonElement): boolean {
  const { key } = one.dataset;
  const seen = (button: HTMLButtonElement) =>
    ['data-key', 'data-role', 'class', 'aria-pressed'].map((name) => button.getAttribute(name)).join('\n');
  return key !== undefined && seen(one) === seen(other) && one.textContent === other.textContent;
}
