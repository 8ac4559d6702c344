import { describe, expect, it } from 'vitest';
import { textCases } from './cases';
import { readCase, toRead } from './read';

const fields = ['end', 'title', 'venue', 'cost', 'recurrence'] as const;
const sorted = (start: string | string[] | undefined) => (Array.isArray(start) ? [...start].sort() : start);

describe('announcements in nine languages', () => {
  it.each(textCases)('$language, $label: $text', (one) => {
    const read = toRead(readCase(one));
    expect(sorted(read.start)).toEqual(sorted(one.start));
    for (const field of fields)
      if (one[field] !== undefined) expect([field, read[field]]).toEqual([field, one[field]]);
  });

  it('are enough in number, and most are plain', () => {
    expect(textCases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(textCases.map(({ language }) => language)).size).toBe(9);
    expect(textCases.filter(({ label }) => label === 'plain').length).toBeGreaterThan(100);
  });
});

/** The same announcement, written differently. */
const variants: Record<string, (text: string) => string> = {
  'in capital letters': (text) => text.toLocaleUpperCase('en'),
  'with lines in between': (text) => text.replaceAll('\n', '\n\n'),
  'after another paragraph': (text) => `${text}\n\nlorem ipsum dolor sit amet`,
};

describe('the same announcement', () => {
  // The name of a place and of a month can be told from other words by their case alone
  const plain = textCases.filter(({ label, language }) => label === 'plain' && language !== 'ja');
  for (const [name, vary] of Object.entries(variants))
    it(`${name} has the same start, or is in doubt about it`, () => {
      for (const one of plain) {
        const { start } = toRead(readCase({ ...one, text: vary(one.text) }));
        expect([one.text, [start].flat()]).toEqual([one.text, expect.arrayContaining([one.start])]);
      }
    });
});
