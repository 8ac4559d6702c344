import { describe, expect, it } from 'vitest';
import { readEventText } from '../../../../lib/pages/text';
import { texts as publishedTexts } from '../cases/asPublished/texts';
import { defaultNow, zone } from './case';
import { textCases } from './cases';
import { readCase, toWhole, type Whole } from './read';

/** Every announcement of the cases, and a reader of it that is given another text instead. */
const announcements = [
  ...textCases.map((one) => ({ ...one, read: (text: string) => readCase({ ...one, text }) })),
  ...publishedTexts.map(({ text, locale }) => ({
    text,
    label: undefined,
    language: undefined,
    read: (other: string) => readEventText(other, { now: defaultNow, timeZone: zone, locale }),
  })),
];

type Read = (typeof announcements)[number]['read'];

const perLine = (change: (line: string) => string) => (text: string) =>
  text.split('\n').map(change).join('\n');

/** Ways to write an announcement differently that leave the whole event as it is. */
const changes: Record<string, (text: string) => string> = {
  'with lines in between': (text) => text.replaceAll('\n', '\n\n'),
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with two spaces between words': (text) => text.replaceAll(' ', '  '),
  'with spaces that do not break': (text) => text.replaceAll(' ', '\u00a0'),
  'with indented lines': perLine((line) => `    ${line}  `),
  'with plain hyphens and apostrophes': (text) => text.replaceAll('–', '-').replaceAll('’', "'"),
  'with dashes and curly apostrophes': (text) => text.replaceAll(' - ', ' – ').replaceAll("'", '’'),
  'with accents as signs of their own': (text) => text.normalize('NFD'),
  'in quotation marks': (text) => (/["“”]/.test(text) ? text : `“${text}”`),
  'with full stops behind the lines': perLine((line) => (/[\p{L}]{2}$/u.test(line) ? `${line}.` : line)),
};

/** A text without what the changes change. */
const plain = (text: string) =>
  text.normalize('NFC').replace(/\s+/g, ' ').replaceAll('–', '-').replaceAll('’', "'").toLowerCase();
/** An event as a text, without these fields and the texts of its times. */
const told = (whole: Whole | undefined, ...without: (keyof Whole)[]) => {
  const rest = Object.entries(whole ?? {}).filter(
    ([name]) => name !== 'written' && !without.includes(name as keyof Whole),
  );
  return plain(JSON.stringify(Object.fromEntries(rest), null, 1));
};

/** What the announcement itself says, read once, by its reader. */
const known = new Map<Read, Whole | undefined>();
function readOwn(text: string, read: Read): Whole | undefined {
  if (!known.has(read)) known.set(read, toWhole(read(text)));
  return known.get(read);
}

describe.each(Object.entries(changes))('the same announcement %s', (_name, change) => {
  it.each(announcements.filter(({ text }) => change(text) !== text))(
    'is the same event: $text',
    ({ text, read }) => {
      expect(told(toWhole(read(change(text))))).toEqual(told(readOwn(text, read)));
    },
  );
});

describe('the same announcement', () => {
  const written = announcements.filter(({ label }) => label !== undefined);

  it.each(written)(
    'with its lines in the reverse order is the same event but for its title: $text',
    ({ text, read }) => {
      const reversed = text.split('\n').reverse().join('\n');
      expect(told(toWhole(read(reversed)), 'title')).toEqual(told(readOwn(text, read), 'title'));
    },
  );

  it.each(announcements)('before another paragraph is the same event: $text', ({ text, read }) => {
    const own = readOwn(text, read);
    const found = toWhole(read(`${text}\n\nlorem ipsum dolor sit amet`));
    // A text of dates alone has no title of its own
    const without = found?.title.startsWith('lorem') ? (['title'] as const) : [];
    expect(told(found, ...without)).toEqual(told(own, ...without));
  });

  it.each(announcements)(
    'behind another paragraph is the same event but for its title: $text',
    ({ text, read }) => {
      const found = toWhole(read(`lorem ipsum dolor sit amet\n\n${text}`));
      expect(told(found, 'title')).toEqual(told(readOwn(text, read), 'title'));
    },
  );

  // The name of a place can be told from other words by its capital alone
  it.each(written.filter(({ language }) => language !== 'ja'))(
    'in capital letters is the same event but for its place: $text',
    ({ text, read }) => {
      const found = toWhole(read(text.toLocaleUpperCase('en')));
      const own = readOwn(text, read);
      const isSamePlace = plain(own?.place ?? '') === plain(found?.place ?? '');
      const without = isSamePlace ? [] : (['title', 'place'] as const);
      expect(told(found, ...without)).toEqual(told(own, ...without));
    },
  );
});
