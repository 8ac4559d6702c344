import { i18n } from './i18n';
import style from './style.css?inline';

/**
 * Prefix of our custom properties in place of `--c-`. A page that knew their names could set or register them: it could
 * change the colours of our parts, and move them under the pointer.
 */
const prefix = `--${crypto.randomUUID()}-`;

/** CSS with the names that our custom properties have in this script. */
export const toOwnNames = (css: string): string => css.replaceAll('--c-', prefix);

/** What scripts change in the style of our parts. */
export interface StyleValues {
  scheme: 'light dark' | 'light' | 'dark';
  /** Pixels at the lower edge of the window that the page's own bars cover. */
  clear: number;
}

/** Changes some of the values, and leaves the others as they are. */
export type ChangeStyle = (values: Partial<StyleValues>) => void;

/** Pixels that bars cover, known to all of our scripts: the page can neither read nor set a global of our world. */
const covered = Symbol.for('cuecard.clear');
const world = globalThis as { [covered]?: number };

/** Tells the other scripts of ours in this page how many pixels at the lower edge bars of the page cover. */
export function shareClear(pixels: number): void {
  world[covered] = pixels;
}

/** Adds our style to a shadow root, for the direction of the present language. */
export function addStyle(root: ShadowRoot): ChangeStyle {
  const direction = `direction: ${i18n.t('dir') === 'rtl' ? 'rtl' : 'ltr'}`;
  const values: StyleValues = { scheme: 'light dark', clear: world[covered] ?? 0 };
  const sheet = toOwnNames(style.replace('direction: ltr', direction));
  // Not on the host, where the page could read the names
  const toRule = () => toOwnNames(`* { color-scheme: ${values.scheme}; --c-clear: ${values.clear}px; }`);
  let rule = toRule();
  const setRule = createSheets(root, sheet, rule);
  return (changed) => {
    Object.assign(values, changed);
    if (rule === toRule()) return;
    rule = toRule();
    setRule(rule);
  };
}

/** Adds two style sheets; the returned function replaces the second. */
function createSheets(root: ShadowRoot, first: string, second: string): (second: string) => void {
  try {
    const sheets = [first, second].map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
    root.adoptedStyleSheets = sheets;
    return (css) => sheets[1]?.replaceSync(css);
  } catch {
    // Firefox does not accept constructed style sheets from content scripts.
    const sheets = [first, second].map((css) => {
      const sheet = document.createElement('style');
      sheet.textContent = css;
      return sheet;
    });
    root.append(...sheets);
    return (css) => {
      if (sheets[1]) sheets[1].textContent = css;
    };
  }
}
