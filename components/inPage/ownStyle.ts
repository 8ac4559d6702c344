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

/** The style of a shadow root of ours. */
export interface OwnStyle {
  change: ChangeStyle;
  /**
   * Adds the style again if the page has taken it away: a shadow root loses its sheets when its element is moved into
   * another document, and an inline one may not come back under the page's policy.
   * @returns whether it was gone
   */
  restore(): boolean;
}

/** Pixels that bars cover, known to all of our scripts: the page can neither read nor set a global of our world. */
const covered = Symbol.for('cuecard.clear');
const world = globalThis as { [covered]?: number };

/** Tells the other scripts of ours in this page how many pixels at the lower edge bars of the page cover. */
export function shareClear(pixels: number): void {
  world[covered] = pixels;
}

/** Adds our style to a shadow root, for the direction of the present language. */
export function addStyle(root: ShadowRoot): OwnStyle {
  const [direction, way] = i18n.t('dir') === 'rtl' ? ['rtl', -1] : ['ltr', 1];
  const values: StyleValues = { scheme: 'light dark', clear: world[covered] ?? 0 };
  const sheet = toOwnNames(
    `${style}\n:host { direction: ${direction} !important; }\n.flips { transform: scaleX(${way}); }`,
  );
  // Not on the host, where the page could read the names
  const toRule = () => toOwnNames(`* { color-scheme: ${values.scheme}; --c-clear: ${values.clear}px; }`);
  let rule = toRule();
  const sheets = createSheets(root, sheet, rule);
  return {
    change(changed) {
      Object.assign(values, changed);
      if (rule === toRule()) return;
      rule = toRule();
      sheets.setSecond(rule);
    },
    restore: sheets.restore,
  };
}

/** Two style sheets of a shadow root. */
interface Sheets extends Pick<OwnStyle, 'restore'> {
  /** Replaces the second. */
  setSecond(css: string): void;
}

function createSheets(root: ShadowRoot, first: string, second: string): Sheets {
  try {
    const sheets = [first, second].map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
    root.adoptedStyleSheets = sheets;
    return {
      setSecond: (css) => sheets[1]?.replaceSync(css),
      restore() {
        if (root.adoptedStyleSheets.length === sheets.length) return false;
        root.adoptedStyleSheets = sheets;
        return true;
      },
    };
  } catch {
    // Firefox does not accept constructed style sheets from content scripts.
    const sheets = [first, second].map((css) => {
      const sheet = document.createElement('style');
      sheet.textContent = css;
      return sheet;
    });
    root.append(...sheets);
    return {
      setSecond(css) {
        if (sheets[1]) sheets[1].textContent = css;
      },
      restore() {
        const gone = sheets.filter(({ sheet }) => sheet === null);
        for (const sheet of gone) sheet.replaceChildren(sheet.textContent ?? '');
        return gone.length > 0;
      },
    };
  }
}
