import { expect as base, type MatcherReturnType } from '@playwright/test';
import { until } from '../harness/until';
import { FirefoxLocator } from './locator';
import { FirefoxPage } from './page';

/** Playwright's matchers for locators and pages, for those of Firefox too. Others reach Playwright's own. */

type Expected = string | RegExp | (string | RegExp)[];

interface Options {
  timeout?: number;
  visible?: boolean;
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
const equals = (actual: string, expected: string | RegExp) =>
  typeof expected === 'string' ? clean(actual) === clean(expected) : expected.test(clean(actual));
const contains = (actual: string, expected: string | RegExp) =>
  typeof expected === 'string' ? clean(actual).includes(clean(expected)) : expected.test(clean(actual));

function fitsAll(
  actual: string[],
  expected: Expected,
  fits: (actual: string, expected: string | RegExp) => boolean,
): boolean {
  if (!Array.isArray(expected)) return actual.length === 1 && fits(actual[0] ?? '', expected);
  return actual.length === expected.length && expected.every((one, index) => fits(actual[index] ?? '', one));
}

const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent ?? '');
const values = (elements: HTMLInputElement[]) => elements.map(({ value }) => value);
const attributes = (elements: Element[], name: string) =>
  elements.flatMap((element) => element.getAttribute(name) ?? []);
const names = (elements: HTMLElement[]) =>
  elements.map(
    (element) =>
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.innerText ??
      element.innerText,
  );
const descriptions = (elements: Element[]) =>
  elements.map((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const areInView = (elements: Element[]) =>
  elements.some((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });

/** Whether a locator fits now, whatever it takes to see that. */
type Look = (locator: FirefoxLocator, ...expected: never[]) => Promise<boolean>;

const looks = {
  toBeVisible: async (locator, { visible = true }: Options = {}) => (await locator.isVisible()) === visible,
  toBeInViewport: (locator) => locator.read(areInView),
  toBeHidden: async (locator) => !(await locator.isVisible()),
  toHaveCount: async (locator, count: number) => (await locator.count()) === count,
  toHaveText: async (locator, text: Expected) => fitsAll(await locator.read(texts), text, equals),
  toContainText: async (locator, text: Expected) => fitsAll(await locator.read(texts), text, contains),
  toHaveValue: async (locator, value: Expected) => fitsAll(await locator.read(values), value, equals),
  toHaveAttribute: async (locator, name: string, value: Expected = /^/) =>
    fitsAll(await locator.read(attributes, name), value, equals),
  toHaveAccessibleDescription: async (locator, text: Expected) =>
    fitsAll(await locator.read(descriptions), text, equals),
  toBeChecked: (locator) => locator.read(([input]: HTMLInputElement[]) => input?.checked === true),
  toBeEnabled: (locator) => locator.read(([input]: Element[]) => input?.matches(':enabled') === true),
  toBeDisabled: (locator) => locator.read(([input]: Element[]) => input?.matches(':disabled') === true),
  toHaveAccessibleName: async (locator, name: Expected) => fitsAll(await locator.read(names), name, equals),
  toBeFocused: (locator) =>
    locator.read(
      ([element]: Element[]) =>
        element !== undefined && (element.getRootNode() as Document).activeElement === element,
    ),
} satisfies Record<string, Look>;

/** Whether a page fits now. */
const pageLooks = {
  toHaveTitle: async (page, title: string | RegExp) => equals(await page.title(), title),
  toHaveURL: async (page, url: string | RegExp) => equals(await page.evaluate(() => location.href), url),
} satisfies Record<string, (page: FirefoxPage, ...expected: never[]) => Promise<boolean>>;

type Matcher = (
  this: { isNot: boolean; timeout: number },
  received: unknown,
  ...args: unknown[]
) => Promise<MatcherReturnType>;

const isOptions = (last: unknown): last is Options =>
  typeof last === 'object' && last !== null && 'timeout' in last;

function matcher(name: string, look: (received: never, ...expected: never[]) => Promise<boolean>): Matcher {
  return async function (received, ...args) {
    const { isNot, timeout } = this;
    if (!(received instanceof FirefoxLocator || received instanceof FirefoxPage)) {
      const assertion = isNot ? base(received).not : base(received);
      await (assertion as unknown as Record<string, Matcher>)[name]?.apply(assertion as never, args as never);
      return { pass: !isNot, message: () => '' };
    }
    const last = args.at(-1);
    let pass = isNot;
    const isWanted = async () => {
      pass = await look(received as never, ...(args as never[]));
      return pass !== isNot;
    };
    await until(name, isWanted, (isOptions(last) && last.timeout) || timeout).catch(() => undefined);
    const message = () => `${isNot ? 'not ' : ''}${name} ${JSON.stringify(args)}: ${received}`;
    return { pass, message };
  };
}

export const expect = base.extend(
  Object.fromEntries(
    Object.entries({ ...looks, ...pageLooks }).map(([name, look]) => [name, matcher(name, look)]),
  ),
) as unknown as typeof base;
