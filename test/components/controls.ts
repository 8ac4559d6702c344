/** What a person does to get there; each step waits for what it needs. */
export type Step = (root: HTMLElement) => void | Promise<void>;

/** Waits until the page shows it. */
export async function shown<Found extends Element>(
  root: ParentNode,
  find: () => Found | null | undefined,
): Promise<Found> {
  const found = find();
  if (found) return found;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = find();
      if (!now) return;
      observer.disconnect();
      resolve(now);
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Text as the pseudo-languages leave it alone: without accents, direction marks and doubled letters. */
const plain = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFD')
    .replaceAll(/[\p{M}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/(.)\1+/g, '$1')
    .trim();

/** A control by its visible or hidden words, which are English or of a pseudo-language. */
export const control = (root: ParentNode, name: string) =>
  [...root.querySelectorAll<HTMLElement>('button, a, summary, label')].find((element) =>
    plain(element.textContent).startsWith(plain(name)),
  );

/** What a pointer does that comes over a row: its buttons are drawn then. */
export const pointAt = (row: Element | null | undefined) =>
  row?.dispatchEvent(new PointerEvent('pointerenter'));

/** A heading by its words. */
export const heading = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('h2, h3')].find((element) => plain(element.textContent) === plain(name));

export const press =
  (name: string): Step =>
  async (root) =>
    (await shown(root, () => control(root, name))).click();

export const see =
  (text: string): Step =>
  async (root) => {
    await shown(root, () => (plain(root.textContent).includes(plain(text)) ? root : undefined));
  };

export const type =
  (selector: string, text: string): Step =>
  async (root) => {
    const input = await shown(root, () => root.querySelector<HTMLInputElement>(selector));
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

/** Presses the button of the first form. */
export const submit: Step = async (root) =>
  (await shown(root, () => root.querySelector<HTMLElement>('form button[type=submit]'))).click();

/** Opens a `details` element by its summary. */
export const open =
  (name: string): Step =>
  async (root) => {
    const summary = await shown(root, () => control(root, name));
    const details = summary.closest('details');
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  };

export const choose =
  (value: string): Step =>
  async (root) => {
    const select = await shown(root, () => root.querySelector<HTMLSelectElement>('.panel select'));
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

export function pick(name: string): Step {
  return async (root) => {
    const option = () =>
      [...root.querySelectorAll<HTMLElement>('[role=option]')].find((found) =>
        plain(found.textContent).startsWith(plain(name)),
      );
    (await shown(root, option)).click();
  };
}
