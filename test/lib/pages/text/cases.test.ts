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
