import { type ComponentChildren, render } from 'preact';
import { afterEach, beforeAll } from 'vitest';
import { addMessages } from '#i18n';
import { readCatalogue } from '../../modules/locales/catalogue';
import { type Answers, answerWith, asked, requested } from './fakeBackground';

export { asked, requested };

// The test environment has no top layer
HTMLElement.prototype.showPopover ??= () => {};

let root: HTMLElement | undefined;

/** Renders into the document, with a fake background; unmounted before the next and after each test. */
export function mount(
  content: ComponentChildren,
  answers: Answers,
  person?: { granted?: boolean },
): HTMLElement {
  unmount();
  answerWith(answers, person);
  root = document.createElement('div');
  document.body.append(root);
  render(content, root);
  return root;
}

/** Loads the English catalogue; call once per test file. */
export function useEnglish(): void {
  beforeAll(() => addMessages(readCatalogue('en')));
  afterEach(() => {
    unmount();
    // Views stand in the address, which tests share
    history.replaceState(null, '', location.pathname);
  });
}

function unmount(): void {
  if (root) render(null, root);
  root?.remove();
  root = undefined;
}

/** Messages of one name, in order. */
export const questions = (name: string) =>
  asked.filter((one) => one.name === name).map((one) => one.question);

export function key(element: Element, name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}

/** Resolves after the render of a change, which Preact does in a microtask. */
export async function typeInto(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}
