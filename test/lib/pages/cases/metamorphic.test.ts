import { describe, expect, it } from 'vitest';
import { findEvents } from '../../../../lib/pages/events';
import { elementCases } from './elements';
import { fieldCases } from './fields';
import { generatorCases } from './generators';
import { moreGeneratorCases } from './moreGenerators';
import { themeCases } from './themes';

/** Changes of a page that change no event: each case of the readers is read again after them. */

const cases = [...elementCases, ...themeCases, ...generatorCases, ...moreGeneratorCases, ...fieldCases];
const find = (html: string) =>
  findEvents(new DOMParser().parseFromString(html, 'text/html'), 'https://venue.example/whats-on/');
/** Without `at`, which counts the elements of the page. */
const told = (html: string) =>
  find(html).map(({ evidence, ...event }) => ({
    ...event,
    evidence: Object.fromEntries(Object.entries(evidence).map(([field, { at, ...rest }]) => [field, rest])),
  }));

/** Changes the blocks of JSON-LD that can be parsed, and leaves the others. */
const changeData = (html: string, change: (value: unknown) => string) =>
  html.replace(/(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/g, (all, open, text, close) => {
    try {
      return open + change(JSON.parse(text)).replaceAll('</', '<\\/') + close;
    } catch {
      return all;
    }
  });

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  );
}

const others =
  '<div itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Trust</span></div>' +
  '<p vocab="https://schema.org/" typeof="Person"><b property="name">Ann</b></p><p class="h-card p-name">Bo</p>' +
  '<script type="application/ld+json">{"@type":"WebSite","name":"All of it","url":"/"}</script>';

const changes: [string, (html: string) => string][] = [
  ['properties in the reverse order', (html) => changeData(html, (value) => JSON.stringify(reversed(value)))],
  [
    'data over several lines',
    (html) => changeData(html, (value) => `\n\t${JSON.stringify(value, null, 4)}\n`),
  ],
  ['a comment at the beginning and the end', (html) => `<!-- itemscope -->${html}<!-- </div> -->`],
  [
    'comments before the tags that close',
    (html) => html.replace(/<\/(?!script|title)/g, '<!-- itemprop="name" --></'),
  ],
  [
    'wrappers around it',
    (html) => `<main><section><div class="inner"><div>${html}</div></div></section></main>`,
  ],
  ['other items before it', (html) => others + html],
  ['other items after it', (html) => html + others],
];

describe.each(changes)('%s', (_name, change) => {
  it.each(cases)('leaves the events as they are: $name', ({ html }) => {
    expect(told(change(html))).toEqual(told(html));
  });
});
