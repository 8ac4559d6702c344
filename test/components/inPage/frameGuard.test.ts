import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages } from '#i18n';
import { readCatalogue } from '../../../modules/locales/catalogue';
import { asked } from '../fakeBackground';
import { frameStates } from '../states/frame';

addMessages(readCatalogue('en'));

let isVisible: boolean;
const observers = new Set<Observer>();

/** Reports of all elements what the page does to the frame. */
class Observer {
  readonly targets = new Set<Element>();
  constructor(readonly callback: (entries: object[]) => void) {
    observers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
    queueMicrotask(() => this.tell([target]));
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    observers.delete(this);
  }
  tell(targets: Iterable<Element>) {
    const seen = { isVisible, intersectionRatio: 1, boundingClientRect: { width: 10 } };
    this.callback([...targets].map((target) => ({ target, ...seen })));
  }
}

beforeEach(() => {
  isVisible = true;
  observers.clear();
  vi.stubGlobal('parent', {});
  vi.stubGlobal('IntersectionObserver', Observer);
  class Entry {
    readonly isVisible = false;
  }
  Object.defineProperty(Entry.prototype, 'isVisible', { value: false });
  vi.stubGlobal('IntersectionObserverEntry', Entry);
  document.elementFromPoint = () => document.querySelector(':focus');
  vi.spyOn(Element.prototype, 'contains').mockReturnValue(true);
});

/** Presses everything there is with pointer and keys; returns what the background was asked to do. */
async function pressAll(root: HTMLElement): Promise<string[]> {
  asked.length = 0;
  const init = { bubbles: true, cancelable: true };
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    // What an earlier press took away cannot be pressed
    if (!element.isConnected || element.matches('a')) continue;
    element.dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }));
    element.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'Enter' }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  // What is typed and chosen in a form is kept, whoever covers it
  return asked.map(({ name }) => name).filter((name) => name !== 'writeDraft');
}

/** Its step does not wait for the button that publishes, which is off at first. */
const unreached = 'frame: an event, published';
const states = frameStates.filter(({ name }) => name !== unreached);

/** Resolves once the page has asked all that it shows. */
async function atRest(): Promise<void> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('no control of the frame acts under a cover', () => {
  it.each(states.map((state) => [state.name, state] as const))('%s', async (_name, { mount }) => {
    const root = document.body.appendChild(document.createElement('div'));
    const takeDown = await mount(root);
    await atRest();
    isVisible = false;
    for (const observer of observers) observer.tell(observer.targets);
    expect(await pressAll(root)).toEqual([]);
    takeDown();
    root.remove();
  });
});

it('the same presses act while nothing covers the frame', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const [playlists] = frameStates;
  const takeDown = await playlists!.mount(root);
  expect(await pressAll(root)).toContain('act');
  takeDown();
});
