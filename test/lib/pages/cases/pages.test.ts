// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { findEvents } from '../../../../lib/pages/events';
import { damageCases } from './damage';
import { elementCases } from './elements';
import { fieldCases } from './fields';
import { generatorCases } from './generators';
import { moreGeneratorCases } from './moreGenerators';
import type { PageCase } from './pageCase';

const groups: [string, PageCase[]][] = [
  ['JSON-LD of generators', generatorCases],
  ['JSON-LD of more generators', moreGeneratorCases],
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
