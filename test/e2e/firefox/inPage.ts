import type { Part } from '../harness/fixtures';
import type { InPage } from '../harness/inPage';
import type { Bidi } from './bidi';
import { Finder, FirefoxLocator } from './locator';
import type { FirefoxPage } from './page';
import type { Step } from './query';

/** What we drew into a page, behind closed shadow roots. */
class Drawn extends Finder {
  constructor(
    private readonly bidi: Bidi,
    private readonly owner: FirefoxPage,
  ) {
    super();
  }
  roots = () => this.bidi.closedRoots(this.owner.context);

  protected override further(step: Step): FirefoxLocator {
    const { bidi, owner, roots } = this;
    return new FirefoxLocator({ bidi, page: owner.page, context: owner.context, roots }, [step]);
  }
}

/** @param openForm Finds the page of a form, which is a window of its own in Firefox. */
export function inFirefoxPage(bidi: Bidi, page: FirefoxPage, openForm: () => Promise<FirefoxPage>): InPage {
  const drawn = new Drawn(bidi, page);

  function toPart(role: string, name: string | RegExp): Part {
    const found = drawn.getByRole(role, { name, exact: true });
    return {
      exists: async () => (await found.count()) > 0,
      hover: () => found.first().hover(),
      click: () => found.first().click(),
      press: (key) => found.first().press(key),
      text: () => found.first().innerText(),
      async box() {
        const { x, y, width, height } = await found.first().boundingBox();
        return { left: x, top: y, right: x + width, bottom: y + height };
      },
      state: (state) => found.first().evaluate(stateOf, state),
    };
  }

  return {
    button: (name) => toPart('button', name),
    role: toPart,
    names: async (role) => drawn.getByRole(role).read(namesOf),
    count: async () => (await drawn.roots()).length,
    text: async () => bidi.withNodes(page.context, textOf, await drawn.roots()),
    frame: async () => (await openForm()) as never,
    formKeyboard: async () => (await openForm()).keyboard,
    frameAtRest: async () => undefined,
  };
}

/* Functions that run in a page. */

function stateOf(element: Element, state: string): unknown {
  if (state === 'focused') return (element.getRootNode() as ShadowRoot).activeElement === element;
  if (state === 'disabled') return element.matches(':disabled, [aria-disabled=true]');
  const value = element.getAttribute(`aria-${state}`);
  return value === null ? undefined : state === 'pressed' ? value : value === 'true';
}

const namesOf = (elements: HTMLElement[]) =>
  elements.map((element) =>
    (element.getAttribute('aria-label') ?? element.innerText).replace(/\s+/g, ' ').trim(),
  );

const textOf = (roots: ShadowRoot[]) =>
  roots
    .flatMap((root) => [...root.children].map((child) => (child as HTMLElement).innerText ?? ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
