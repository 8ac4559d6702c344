import { afterEach, describe, expect, it } from 'vitest';
import { withoutUnreleased } from '../../entrypoints/help/changes';
import { Help } from '../../entrypoints/help/Help';
import { parseInline, parseMarkdown } from '../../entrypoints/help/parse';
import { mount, useEnglish } from './mounted';

useEnglish();
afterEach(() => {
  location.hash = '';
});

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
    location.hash = '#error-noCalendar';
    const root = mount(<Help />, {});
    const section = root.querySelector('#error-noCalendar');
    expect(section?.textContent).toContain('Code: noCalendar');
    expect(section?.textContent).toContain('the plugin is missing or turned off');
  });

  it('name the code of an error that they do not know, and ignore an odd address', () => {
    location.hash = '#error-somethingNew';
    expect(mount(<Help />, {}).textContent).toContain('Code: somethingNew');
    location.hash = '#error-<b>';
    expect(mount(<Help />, {}).textContent).not.toContain('Code:');
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
