import { afterEach, describe, expect, it } from 'vitest';
import { helpAddress } from '../../components/ui/Notice';
import troubleshooting from '../../docs/troubleshooting.md?raw';
import { withoutUnreleased } from '../../entrypoints/help/changes';
import { Help } from '../../entrypoints/help/Help';
import { parseInline, parseMarkdown } from '../../entrypoints/help/parse';
import { readCatalogue } from '../../modules/locales/catalogue';
import { mount, useEnglish } from './mounted';

useEnglish();
afterEach(() => {
  location.hash = '';
});

/** What the page says after *Learn more* of a failure. */
function about(reason: string, kind: Parameters<typeof helpAddress>[0]['kind']) {
  const { pathname, hash } = new URL(helpAddress({ reason, kind }), 'https://help.example');
  expect(pathname).toBe('/help.html');
  location.hash = hash;
  return mount(<Help />, {}).querySelector(`[id="${hash.slice(1)}"]`);
}

describe('the guides', () => {
  it('are shown without marks of their source', () => {
    const root = mount(<Help />, {});
    expect(root.textContent).toContain('Cuecard has no server.');
    expect(root.textContent).toContain('Application passwords are turned off on this site');
    expect(root.querySelectorAll('table').length).toBeGreaterThan(4);
    for (const section of root.querySelectorAll('.guide'))
      expect(section.textContent).not.toMatch(/\*\*|\]\(|\||^#/m);
  });

  it('explain the error that the person came from', () => {
    const section = about('noCalendar', 'disabled');
    expect(section?.textContent).toContain('Code: noCalendar');
    expect(section?.textContent).toContain('the plugin is missing or turned off');
  });

  it('name the code of an error that they do not know, and ignore an odd address', () => {
    expect(about('event-no-longer-available', 'notFound')?.textContent).toContain(
      'This no longer exists (event',
    );
    expect(about('somethingNew', 'unknown')?.textContent).toContain('Something went wrong (somethingNew)');
    expect(about('somethingNew', 'noSuchKind' as 'unknown')?.textContent).toContain('Code: somethingNew');
    location.hash = '#error-<b>/unknown';
    expect(mount(<Help />, {}).textContent).not.toContain('Code:');
  });

  it('say what each error means, and quote only texts that an error has', () => {
    const names = [...readCatalogue('en').matchAll(/^fault-(?:reason|video|calendar)-(\w+) =/gm)];
    const texts = [...new Set(names.map(([, reason = '']) => reason))].map((reason) => {
      const text = about(reason, 'unknown')?.textContent ?? '';
      expect(text, reason).toContain(`Code: ${reason}`);
      expect(text, reason).not.toMatch(/[{}]|Something went wrong/);
      return text;
    });
    expect(texts.length).toBeGreaterThan(300);
    const quotes = [...troubleshooting.matchAll(/“([^”]+)”/g)].map(([, quote = '']) =>
      quote.replace(' …', ''),
    );
    expect(quotes.length).toBeGreaterThan(10);
    // The page explains those errors whose text a row of the guide quotes
    for (const quote of quotes)
      expect(
        texts.some((text) => text.startsWith(`About this error${quote}`) && text.includes(`“${quote}`)),
        quote,
      ).toBe(true);
  });
});

it('parses blocks and inline marks', () => {
  expect(
    parseMarkdown('# Title\n\nOne\ntwo.\n\n## Part\n- a\n  b\n- c\n\n| H | I |\n|---|---|\n| 1 | 2 |'),
  ).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'heading', text: 'Part' },
    { kind: 'list', isOrdered: false, items: ['a b', 'c'] },
    { kind: 'table', head: ['H', 'I'], rows: [['1', '2']] },
  ]);
  expect(parseInline('a `b` **c** *d* [e](https://f.example).')).toEqual([
    ...[
      { kind: 'text', text: 'a ' },
      { kind: 'code', text: 'b' },
      { kind: 'text', text: ' ' },
    ],
    ...[
      { kind: 'strong', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', text: 'd' },
    ],
    ...[
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'e', address: 'https://f.example' },
    ],
    { kind: 'text', text: '.' },
  ]);
});

it('shows changes of versions, and unreleased ones only if there are no others', () => {
  expect(withoutUnreleased('# Changes\n\n## Unreleased\n\n- a\n')).toContain('- a');
  const released = withoutUnreleased('# Changes\n\n## Unreleased\n\n- a\n\n## 1.0.0\n\n- b\n');
  expect(released).toContain('- b');
  expect(released).not.toContain('- a');
});
