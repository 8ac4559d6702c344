import { expect, it } from 'vitest';
import { mayTellTime } from '../../../../lib/pages/plain/timeSigns';
import { createScanner } from '../../../../lib/pages/text/createScanner';
import { readItems } from '../../../../lib/pages/text/items';
import { textCases } from '../text/cases';

const filler =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore. ';

it('passes every line over in which no date is, and none with a date', () => {
  const lines = textCases.flatMap(({ text, language }) =>
    text.split('\n').flatMap((line) => {
      const items = readItems(createScanner(line, { locale: language, pageLanguage: language }));
      return /\d/.test(line) && items.some(({ kind }) => kind === 'date') ? [filler + line] : [];
    }),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !mayTellTime(line))).toEqual([]);
  expect(mayTellTime(`${filler}There were 12 of us and 3 dogs.`)).toBe(false);
});
