/**
 * The route from the first window of `npm start` to a saved video and an added event, for the terminal, the start page and
 * `docs/demo.md`. `*…*` marks a label, `[…](…)` a link, `{…|…}` words for readers elsewhere and for those on the start page.
 */
export const route: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Connect the calendar.',
    text: '{On the page|In the other tab,} *Welcome to Cuecard*, press *Connect*; in the browser’s question *Allow*; on the site *Log in* and *Approve*. Four clicks.',
  },
  {
    title: 'Connect the video account.',
    text: 'In the next step of *Welcome to Cuecard*, press *Connect your YouTube account*; in the window that opens, press *Sign in* and *Allow*. Three clicks.',
  },
  {
    title: 'Save a video.',
    text: '{In the other tab, *Demo pages*, open|Come back to this page and open} [Trio in one take](https://www.youtube.com/watch?v=Sbx-3_vid01). Press the Cuecard button in the toolbar and then *Save to Ideas*.',
  },
  {
    title: 'Add an event.',
    text: '{Go back to *Demo pages*|Come back to this page} and open [Jazz Night](https://venue.example/jazz-night). Press the Cuecard button in the toolbar, then *Add to Harbour Town Calendar*. It is added as a draft, which visitors do not see.',
  },
];

/** What the window is, for those who see a familiar address in it. */
export const about =
  'The pages have their real names, such as www.youtube.com, but come from this computer. {That|This} window cannot reach the real sites, and your own browser is untouched. Never type a real password {there|here}: the forms are filled in already.';

/** Where the route is read: on the start page, or elsewhere. */
export type Reader = 'elsewhere' | 'startPage';

/** A text of the route in the words for this reader. */
export const wordFor = (reader: Reader, text: string) =>
  text.replaceAll(/\{([^|}]*)\|([^}]*)\}/g, reader === 'elsewhere' ? '$1' : '$2');

const mark = /\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** A step without marks, for the terminal: addresses follow their names. */
export const toPlainText = (text: string) =>
  text.replaceAll(mark, (_whole, label?: string, name?: string, address?: string) =>
    label === undefined ? `${name} (${address})` : `“${label}”`,
  );

/** Parts of a step: plain text, labels and links. */
export function toParts(text: string): { text: string; label?: true; address?: string }[] {
  const parts: { text: string; label?: true; address?: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    parts.push({ text: text.slice(end, match.index) });
    const [whole, label, name = '', address = ''] = match;
    parts.push(label === undefined ? { text: name, address } : { text: label, label: true });
    end = match.index + whole.length;
  }
  return [...parts, { text: text.slice(end) }];
}
