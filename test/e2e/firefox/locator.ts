import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { until } from '../harness/until';
import type { Bidi, Point } from './bidi';
import { query, type Step, type Wanted } from './query';

/** Where elements are looked for: the document of a page, or what we drew into it. */
export interface Scope {
  bidi: Bidi;
  page: Page;
  context: string;
  /** Closed shadow roots; left out for the document. */
  roots?(): Promise<string[]>;
}

interface File {
  name: string;
  mimeType?: string;
  buffer: Buffer;
}

interface Filter {
  hasText?: string | RegExp;
  has?: FirefoxLocator;
}

type RoleOptions = Parameters<Locator['getByRole']>[1];

const toWanted = (text: string | RegExp, exact = false): Wanted =>
  typeof text === 'string' ? { text, exact } : { pattern: text.source, flags: text.flags };

/** The ways of Playwright's to name elements, below a page or below elements. */
export abstract class Finder {
  protected abstract further(step: Step): FirefoxLocator;

  getByRole(role: string, { name, exact, ...states }: RoleOptions = {}): FirefoxLocator {
    return this.further({
      role,
      ...(name !== undefined && { name: toWanted(name, exact) }),
      ...(states as object),
    });
  }
  getByLabel(text: string | RegExp, { exact }: { exact?: boolean } = {}): FirefoxLocator {
    return this.further({ label: toWanted(text, exact) });
  }
  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): FirefoxLocator {
    return this.further({ text: toWanted(text, exact) });
  }
  locator(css: string, filter: Filter = {}): FirefoxLocator {
    return this.further({ css }).filter(filter);
  }
}

/**
 * As much of Playwright's `Locator` as our end-to-end tests use, for Firefox, which Playwright's own does not drive
 * together with an extension. It waits for one element, as Playwright's does, and acts by real input.
 */
export class FirefoxLocator extends Finder {
  constructor(
    private readonly scope: Scope,
    readonly steps: readonly Step[],
  ) {
    super();
  }

  protected override further(step: Step): FirefoxLocator {
    return new FirefoxLocator(this.scope, [...this.steps, step]);
  }
  filter({ hasText, has }: Filter): FirefoxLocator {
    const byText = hasText === undefined ? [] : [{ hasText: toWanted(hasText) }];
    const below = has === undefined ? [] : [{ has: [...has.steps] }];
    return new FirefoxLocator(this.scope, [...this.steps, ...byText, ...below]);
  }
  first = () => this.further({ nth: 0 });
  last = () => this.further({ nth: -1 });
  nth = (index: number) => this.further({ nth: index });

  override toString(): string {
    return `${JSON.stringify(this.steps)} in ${this.scope.page.url()}`;
  }

  async find(): Promise<string[]> {
    const { bidi, context, roots } = this.scope;
    const found = await roots?.();
    if (found?.length === 0) return [];
    return bidi.findNodes(context, query as never, found ?? [], this.steps);
  }

  /** Calls a function in the page with all that are there now. */
  async read<Answer>(work: (elements: never[], ...args: never[]) => Answer, ...args: unknown[]) {
    return this.scope.bidi.withNodes(this.scope.context, work, await this.find(), ...args);
  }

  /** @throws Error if there is none in time, or more than one. */
  private async one(): Promise<string> {
    return until(`${this}`, async () => {
      const found = await this.find();
      if (found.length > 1) throw new Error(`${found.length} elements`);
      return found[0];
    });
  }

  /** The one element and its middle, once it is shown, enabled, uncovered and keeps still. */
  private async ready(): Promise<{ node: string; point: Point }> {
    let before = '';
    return until(`${this} to be ready`, async () => {
      const node = await this.one();
      const point = await this.scope.bidi.withNodes(this.scope.context, middleOf, [node]);
      const isStill = point !== null && JSON.stringify(point) === before;
      before = JSON.stringify(point);
      return isStill ? { node, point } : undefined;
    });
  }

  private async onOne<Answer>(work: (elements: never[], ...args: never[]) => Answer, ...args: unknown[]) {
    return this.scope.bidi.withNodes(this.scope.context, work, [await this.one()], ...args);
  }

  /** Clicks again if the element has moved away just before. */
  async click(): Promise<void> {
    const { bidi, context } = this.scope;
    await until(`a click on ${this}`, async () => {
      const { node, point } = await this.ready();
      await bidi.withNodes(context, listenForPress, [node]);
      await bidi.click(context, point);
      // The press may have closed the window.
      return bidi.withNodes(context, isPressed, [node]).catch(() => true);
    });
  }
  async hover(): Promise<void> {
    await this.scope.bidi.hover(this.scope.context, (await this.ready()).point);
  }
  async focus(): Promise<void> {
    await this.onOne(([element]: HTMLElement[]) => element?.focus());
  }
  async press(keys: string): Promise<void> {
    await this.focus();
    await this.scope.bidi.press(this.scope.context, keys.split('+'));
  }
  async fill(text: string): Promise<void> {
    const { node } = await this.ready();
    await this.scope.bidi.withNodes(this.scope.context, fillField, [node], text);
  }
  clear = () => this.fill('');
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }
  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }
  setChecked = (isChecked: boolean) => (isChecked ? this.check() : this.uncheck());
  /** By events in place of the pointer: Firefox without a window has no drag and drop of its own. */
  async dragTo(target: FirefoxLocator): Promise<void> {
    const nodes = [await this.one(), await target.one()];
    await this.scope.bidi.withNodes(this.scope.context, dragAndDrop, nodes);
  }
  async selectOption(wanted: string | { label: string }): Promise<void> {
    const text = typeof wanted === 'string' ? wanted : wanted.label;
    await until(`the option ${text} of ${this}`, () => this.onOne(selectOption, text));
  }
  async setInputFiles(files: string | File | File[]): Promise<void> {
    const paths = await Promise.all([files].flat().map(toPath));
    await this.scope.bidi.setFiles(this.scope.context, await this.one(), paths);
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.onOne(([element]: Element[]) => element?.scrollIntoView({ block: 'nearest' }));
  }

  count = async () => (await this.find()).length;
  all = async () => (await this.find()).map((_node, index) => this.nth(index));
  isVisible = () => this.read(isVisible);
  isChecked = () => this.onOne(([element]: HTMLInputElement[]) => element?.checked === true);
  textContent = () => this.onOne(([element]: Element[]) => element?.textContent ?? '');
  innerText = () => this.onOne(([element]: HTMLElement[]) => element?.innerText ?? '');
  inputValue = () => this.onOne(([element]: HTMLInputElement[]) => element?.value ?? '');
  allTextContents = () =>
    this.read((elements: Element[]) => elements.map(({ textContent }) => textContent ?? ''));
  getAttribute = (name: string) =>
    this.onOne(([element]: Element[], name: string) => element?.getAttribute(name) ?? null, name);
  boundingBox = () =>
    this.onOne(([element]: Element[]) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    });
  async evaluate<Answer>(work: (element: never, argument: never) => Answer, argument?: unknown) {
    const declaration = `([element], argument) => (${work})(element, argument)`;
    return this.onOne(declaration as never, argument) as Promise<Answer>;
  }
  async evaluateAll<Answer>(work: (elements: never[], argument: never) => Answer, argument?: unknown) {
    return this.read(work, argument);
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await until(`${this} to be ${state}`, async () => (await this.isVisible()) === (state === 'visible'));
  }
}

async function toPath(file: string | File): Promise<string> {
  if (typeof file === 'string') return file;
  const path = join(tmpdir(), file.name);
  await writeFile(path, file.buffer);
  return path;
}

/* Functions that run in a page. */

/** Its middle in the window, if a click reaches it there; it is scrolled into view. */
function middleOf([element]: HTMLElement[]): Point | null {
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
  // It lets presses through for now: scrolling would not help, and would move it
  if (getComputedStyle(element).pointerEvents === 'none') return null;
  const root = element.getRootNode() as Document | ShadowRoot;
  const targets = [element, ...((element as HTMLInputElement).labels ?? [])];
  // What sticks to an edge of the window may lie over it.
  for (const block of ['nearest', 'center'] as const) {
    element.scrollIntoView({ block, behavior: 'instant' });
    // An inline element has one without area where a block lies in it.
    const box = [...element.getClientRects()].find(({ width, height }) => width * height > 0);
    if (!box) return null;
    const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = root.elementFromPoint(point.x, point.y);
    if (targets.some((target) => target.contains(hit))) return point;
  }
  return null;
}

/** Presses of each element that is going to be clicked. */
type Pressed = HTMLElement & { isPressed?: boolean };

/** A redraw may put another element with the same name in its place just before the press. */
function listenForPress([element]: Pressed[]): void {
  if (!element?.isConnected) throw new Error('It has been redrawn');
  element.isPressed = false;
  const nameOf = (other: Element | null) => other?.getAttribute('aria-label') ?? other?.textContent;
  const name = nameOf(element);
  const pressed = ({ target }: Event) => {
    const labels = [...((element as HTMLElement as HTMLInputElement).labels ?? [])];
    const isOn = [element, ...labels].some((part) => part.contains(target as Element));
    const takesItsPlace =
      !element.isConnected && nameOf((target as Element).closest(element.localName)) === name;
    element.isPressed ||= isOn || takesItsPlace;
  };
  element.getRootNode().addEventListener('pointerdown', pressed, { once: true, capture: true });
}

const isPressed = ([element]: Pressed[]) => element?.isPressed === true;

function isVisible(elements: HTMLElement[]): boolean {
  return elements.some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}

/** Text as if typed over what was there; dates, which are typed in parts, at once. */
function fillField([field]: (HTMLInputElement | HTMLTextAreaElement)[], text: string): void {
  if (!field) return;
  field.focus();
  if (field.matches('[type=date], [type=datetime-local], [type=time], [type=number], [type=color]')) {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

async function dragAndDrop([dragged, target]: HTMLElement[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  const events = [
    ['dragstart', dragged],
    ['dragenter', target],
    ['dragover', target],
    ['drop', target],
    ['dragend', dragged],
  ] as const;
  for (const [name, element] of events) {
    element?.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

function selectOption([select]: HTMLSelectElement[], wanted: string): boolean {
  const option = [...(select?.options ?? [])].find(
    ({ value, text }) => value === wanted || text.trim() === wanted,
  );
  if (!select || !option) return false;
  select.focus();
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
