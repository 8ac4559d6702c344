import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '../../../components/inPage/i18n';
import { icon } from '../../../components/inPage/icon';
import { addStyle, shareClear, toOwnNames } from '../../../components/inPage/ownStyle';
import { pageTexts } from '../../../entrypoints/background/wording/pageTexts';
import { toStyle } from '../../../lib/pages/buttonPlace';
import { usePage } from './page';

// Style sheets are left out of tests otherwise; the build leaves spaces out
vi.mock('../../../components/inPage/style.css?inline', async () => {
  const { readFileSync } = await import('node:fs');
  return { default: readFileSync('components/inPage/style.css', 'utf8').replaceAll(': ', ':') };
});

const page = usePage();
const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
/** The style sheets of a new root of ours. */
function addedStyle(): string {
  replace.mockClear();
  addStyle(document.createElement('div').attachShadow({ mode: 'open' }));
  return replace.mock.calls.join('\n').replace(/\/\*[\s\S]*?\*\//g, '');
}
const place = { vertical: 'bottom', horizontal: 'left', x: 20, y: 80 } as const;
const source = readFileSync('components/inPage/style.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const customProperties = (css: string) => css.match(/--\w[\w-]*/g) ?? [];
const textOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText).join('\n');

describe('where our parts are', () => {
  it('does not depend on what the page sets on our element', () => {
    const { host } = page().layer;
    expect([...host.attributes].map(({ name }) => name).sort()).toEqual(['lang', 'popover']);
    const rule = /:host \{([^}]*)\}/.exec(source)?.[1];
    expect(rule).toContain('all: initial !important');
    // Not part of `all`
    for (const name of ['unicode-bidi: isolate', 'position: absolute', 'top: 0', 'left: 0'])
      expect(rule).toContain(`${name} !important`);
    expect(addedStyle()).toContain('direction: ltr !important');
  });

  it('follows the direction of our language', () => {
    i18n.speak({ ...pageTexts(), dir: 'rtl' });
    expect(addedStyle()).toContain('direction: rtl !important');
    expect(icon('lists').matches('.flips')).toBe(true);
    expect(icon('plus').matches('.flips')).toBe(false);
    expect(addedStyle()).toContain('.flips { transform: scaleX(-1)');
  });

  it('depends on no custom property that the page can name or read', () => {
    const sheets = addedStyle();
    const names = [sheets, toOwnNames(toStyle(place, 'ltr'))].flatMap(customProperties);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !/^--[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-/.test(name))).toEqual([]);
    expect(
      [source, toStyle(place, 'ltr')].flatMap(customProperties).filter((name) => !name.startsWith('--c-')),
    ).toEqual([]);
    expect(/:host[^{]*\{[^}]*--/.exec(sheets)).toBeNull();
  });
});

it('what the page’s bars cover is known to all of our scripts in the page', () => {
  const { root, changeStyle } = page().layer;
  const rule = () => root.adoptedStyleSheets.map(textOf).at(-1);
  changeStyle({ clear: 48 });
  expect(rule()).toMatch(/-clear: 48px/);
  changeStyle({ scheme: 'dark' });
  expect(rule()).toMatch(/color-scheme: dark;.*-clear: 48px/);
  shareClear(56);
  const other = document.createElement('div').attachShadow({ mode: 'open' });
  addStyle(other);
  expect(other.adoptedStyleSheets.map(textOf).at(-1)).toMatch(/-clear: 56px/);
  shareClear(0);
});

it.each(['adopted', 'inline'])('a style that the page has taken away comes back: %s', (kind) => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  document.body.append(root.host);
  if (kind === 'inline')
    replace.mockImplementationOnce(() => {
      throw new Error('As in Firefox');
    });
  const style = addStyle(root);
  expect(style.restore()).toBe(false);
  if (kind === 'adopted') root.adoptedStyleSheets = [];
  else
    for (const sheet of root.querySelectorAll('style'))
      Object.defineProperty(sheet, 'sheet', { value: null, configurable: true });
  expect(style.restore()).toBe(true);
  expect(root.adoptedStyleSheets).toHaveLength(kind === 'adopted' ? 2 : 0);
});
