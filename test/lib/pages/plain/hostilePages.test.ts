import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outline } from '../../../../lib/pages/plain/outline';
import { findPlainEvents, readPlainEvents } from '../../../../lib/pages/plainPage';
import { isFound } from './isFound';

const context = { now: '2026-11-26T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' };
const address = 'https://town.example/2027/';
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const words = fc.constantFrom(
  ...[
    '3 May 2027',
    '31',
    '8 pm',
    'Sat 3',
    'May 2027',
    'every Tuesday 7pm',
    '2027',
    'Date',
    'Time',
    'Jazz',
    '日程',
  ],
  ...[
    '12/13/2027',
    '2027-02-30',
    'Minutes',
    '© 2026',
    '\u202e',
    '',
    '9999',
    '3 May, 4 May, 5 May',
    '29 February',
  ],
);
const tags = fc.constantFrom(
  ...[
    'div',
    'p',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'th',
    'caption',
    'dl',
    'dt',
    'dd',
    'h1',
    'h2',
    'h3',
    'b',
    'a href=x',
  ],
  ...[
    'span',
    'time datetime=2027-05-03',
    'form id=body name=querySelector',
    'br',
    'main',
    'article',
    'td rowspan=99',
  ],
);
const markup = fc
  .array(
    fc.oneof(
      words,
      tags.map((tag) => `<${tag}>`),
      tags.map((tag) => `</${tag.split(' ')[0]}>`),
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

it('reads any page without throwing, and finds valid events only', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const events = findPlainEvents(parse(html), address, context);
      expect(events.filter((event) => !isFound(event))).toEqual([]);
    }),
    { numRuns: 1_000, seed: 40 },
  );
});

it('reads any outline without throwing', () => {
  const node = fc.record(
    {
      depth: fc.integer({ min: 0, max: 100 }),
      kind: fc.constantFrom('table', 'tr', 'td', 'li', 'h2', 'p', 'bold', 'caption', 'dt'),
      text: words,
      href: fc.string(),
      link: words,
      time: fc.constantFrom('2027-05-03', 'x', ''),
      rows: fc.integer({ min: -1, max: 70 }),
      columns: fc.integer({ min: -1, max: 70 }),
      at: fc.nat(),
      role: fc.constantFrom('item', 'title', 'date', 'place'),
    },
    { requiredKeys: ['depth', 'kind', 'at'] },
  );
  fc.assert(
    fc.property(fc.array(node, { maxLength: 40 }), fc.string(), (nodes, title) => {
      const events = readPlainEvents({ title, nodes } as Outline, address, context);
      expect(events.filter((event) => !isFound(event))).toEqual([]);
    }),
    { numRuns: 1_000, seed: 40 },
  );
});

it('reads nothing of a page whose methods its own forms hide', () => {
  const document = parse('<p>Jazz, 3 May 2027, 8 pm</p>');
  Object.defineProperty(document, 'querySelector', { value: 'form' });
  Object.defineProperty(document, 'getElementsByTagName', { value: 'form' });
  expect(findPlainEvents(document, address, context)).toEqual([]);
});

it('reads deeply nested tables and tens of thousands of cells with a date', () => {
  const tables = parse('<table><tr><td>3 May 2027 Jazz, 8 pm'.repeat(1_000));
  expect(() => findPlainEvents(tables, address, context)).not.toThrow();
  const cells = parse(`<table>${'<tr><td>3 May 2027</td><td>Jazz</td></tr>'.repeat(20_000)}</table>`);
  expect(findPlainEvents(cells, address, context).length).toBeLessThanOrEqual(250);
});
