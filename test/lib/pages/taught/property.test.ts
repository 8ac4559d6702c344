import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRule } from '../../../../lib/pages/taught/applyRule';
import { findTaughtItems } from '../../../../lib/pages/taught/findItems';
import { learnRule } from '../../../../lib/pages/taught/learnRule';
import { type ElementKind, type TaughtRule, taughtLimits } from '../../../../lib/pages/taught/rule';
import { isFound } from '../plain/isFound';
import { context, parsePage, readTaught } from './taughtCase';

const address = 'https://club.example/';

/** How a site may write one event; `T`, `D` and `P` stand for the parts, `#` for a number of the site's own. */
const templates = [
  '<li class="gig gig-#"><h3>T</h3><p>D</p><p>P</p></li>',
  '<article class="css-a#b"><div><time>D</time></div><div><a href="/e/#"><span>T</span></a></div><address>P</address></article>',
  '<tr class="odd"><td>D</td><td><strong>T</strong></td><td>P</td></tr>',
  '<h3>T</h3><p>D</p><blockquote>P</blockquote>',
  '<dt>D</dt><dd><b>T</b> <i>P</i></dd>',
  '<div class="event event--#"><div class="event__when">D</div><div class="event__body"><div class="event__title">T</div><em>P</em></div></div>',
];
const around = (template: string, inner: string): string =>
  template.startsWith('<tr')
    ? `<table><tbody>${inner}</tbody></table>`
    : template.startsWith('<dt')
      ? `<dl>${inner}</dl>`
      : `<div class="list">${inner}</div>`;
const days = [
  '1 May 2027',
  '12 June 2027',
  '3 July 2027',
  '24 August 2027',
  '9 September 2027',
  '30 October 2027',
];

const site = fc.record({
  template: fc.constantFrom(...templates),
  count: fc.integer({ min: 2, max: days.length }),
  chosen: fc.nat(),
  /** Whether a place is pointed out, too. */
  hasPlace: fc.boolean(),
  /** What a site puts before and behind. */
  before: fc.constantFrom(
    '',
    '<p>Welcome</p>',
    '<ul><li><a href="/">Home</a></li><li><a href="/x">News</a></li></ul>',
  ),
  behind: fc.constantFrom(
    '',
    '<div><p>Contact</p><p>us</p></div>',
    '<table><tr><td>Open</td><td>daily</td></tr></table>',
  ),
});

test('whichever event of a list is pointed out, all of them are found', () => {
  fc.assert(
    fc.property(site, ({ template, count, chosen, hasPlace, before, behind }) => {
      const at = chosen % count;
      const pick = (part: string, index: number) => (index === at ? ` data-pick="${part}"` : '');
      const inner = days.slice(0, count).map((day, index) => {
        const mark = (tag: string, part: string) => tag.replace('>', `${pick(part, index)}>`);
        const text = { T: `Evening ${'ABCDEF'[index]}`, D: day, P: `Hall ${'UVWXYZ'[index]}` };
        return template
          .replaceAll('#', String(index))
          .replace(/<[^<]*>(?=[TDP]<)/g, (tag, offset: number) => {
            const sign = template.replaceAll('#', String(index))[offset + tag.length];
            const part = sign === 'T' ? 'title' : sign === 'D' ? 'date' : 'place';
            return part === 'place' && !hasPlace ? tag : mark(tag, part);
          })
          .replace(/>([TDP])</g, (_all, sign: 'T' | 'D' | 'P') => `>${text[sign]}<`);
      });
      const events = readTaught(`${before}${around(template, inner.join(''))}${behind}`);
      expect(events.map(({ title }) => title)).toEqual(
        inner.map((_one, index) => `Evening ${'ABCDEF'[index]}`),
      );
      expect(new Set(events.map(({ start }) => start.local)).size).toBe(count);
      if (hasPlace)
        expect(events.map(({ venue }) => venue?.name)).toEqual(
          inner.map((_one, index) => `Hall ${'UVWXYZ'[index]}`),
        );
    }),
    { numRuns: 60 },
  );
});

const tags = [
  'div',
  'ul',
  'li',
  'p',
  'b',
  'a',
  'span',
  'form name=children',
  'table',
  'tr',
  'td',
  'h2',
  'input name=classList',
];
const anyPage = fc
  .array(
    fc.oneof(
      fc.constantFrom(...tags.map((tag) => `<${tag}>`)),
      fc.constantFrom('</div>', '</li>', '1 May 2027', 'Jazz', '</ul>'),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

test('any elements of any page can be pointed out', () => {
  fc.assert(
    fc.property(anyPage, fc.nat(), fc.nat(), fc.option(fc.nat()), (html, one, other, third) => {
      const document = parsePage(`<div>${html}</div>`);
      const all = [...document.querySelectorAll('*')];
      const pick = (number: number) => all[number % all.length] as Element;
      const place = third === null ? undefined : pick(third);
      const rule = learnRule(document, { title: pick(one), date: pick(other), place });
      if (rule)
        for (const event of applyRule(document, address, rule, context)) expect(isFound(event)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const kind = fc.record({
  tag: fc.constantFrom('div', 'li', 'b', 'body', 'html', 'x-y'),
  classes: fc.array(fc.constantFrom('a', 'toString', '__proto__'), { maxLength: 2 }),
});
const step = fc.record({
  tag: fc.constantFrom('div', 'li', 'b'),
  classes: fc.constant<string[]>([]),
  nth: fc.integer({ min: 0, max: 3 }),
});
const anyRule = fc.record<TaughtRule>(
  {
    item: fc.array(kind as fc.Arbitrary<ElementKind>, { maxLength: 4 }),
    isRun: fc.boolean(),
    heading: fc.array(kind as fc.Arbitrary<ElementKind>, { maxLength: 2 }),
    date: fc.array(step, { maxLength: 3 }),
    title: fc.array(step, { maxLength: 3 }),
    place: fc.array(step, { maxLength: 3 }),
  },
  { requiredKeys: ['item', 'date'] },
);

test('any rule can be applied to any page', () => {
  fc.assert(
    fc.property(anyPage, anyRule, (html, rule) => {
      for (const event of applyRule(parsePage(html), address, rule, context))
        expect(isFound(event)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a page of 10,000 events gives as many as are shown at most', () => {
  const row = (index: number) =>
    `<li class="gig"><b>${(index % 28) + 1} May 2027</b> <i>Evening ${index}</i></li>`;
  const document = parsePage(
    `<ul>${Array.from({ length: 10_000 }, (_none, index) => row(index)).join('')}</ul>`,
  );
  const [date, title] = [document.querySelector('b'), document.querySelector('i')];
  if (!date || !title) throw new Error('the page has no events');
  const rule = learnRule(document, { date, title });
  expect(rule && findTaughtItems(document, rule)).toHaveLength(taughtLimits.items);
  expect(rule && applyRule(document, address, rule, context)).toHaveLength(taughtLimits.items);
});
