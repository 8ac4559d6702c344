import { describe, expect, it } from 'vitest';
import { findEvents } from '../../../../lib/pages/events';
import { moreSites } from './asPublished/moreSites';
import { plugins } from './asPublished/plugins';
import { sites } from './asPublished/sites';
import { damageCases } from './damage';
import { elementCases } from './elements';
import { fieldCases } from './fields';
import { generatorCases } from './generators';
import { moreGeneratorCases } from './moreGenerators';
import type { PageCase } from './pageCase';
import { themeCases } from './themes';

const groups: [string, PageCase[]][] = [
  ['JSON-LD of generators', generatorCases],
  ['JSON-LD of more generators', moreGeneratorCases],
  ['themes and plugins', themeCases],
  ['fields of JSON-LD', fieldCases],
  ['damaged JSON-LD', damageCases],
  ['microdata, RDFa, microformats and Open Graph', elementCases],
];

describe.each(groups)('%s', (_group, cases) => {
  it.each(cases)('$name', ({ html, events }) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const found = findEvents(document, 'https://venue.example/whats-on/');
    const compared = found.map((event, index) =>
      Object.fromEntries(
        Object.keys(events[index] ?? event).map((field) => [field, event[field as keyof typeof event]]),
      ),
    );
    expect(compared).toEqual(events);
  });
});

it('at least 40 generators of pages are among the cases, each named once', () => {
  const all = [...groups.flatMap(([, cases]) => cases), ...sites, ...moreSites, ...plugins];
  const named = all.flatMap(({ generator }) => generator ?? []);
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBeGreaterThanOrEqual(40);
});
