import { expect, it } from 'vitest';
import { formatSelected, type MarkupFormat } from '../../../components/event/markup';

/** A text whose selection is between bars. */
function format(marked: string, as: MarkupFormat, address?: string): string {
  const [before = '', words = '', after = ''] = marked.split('|');
  const selected = { text: before + words + after, start: before.length, end: before.length + words.length };
  const { text, start, end } = formatSelected(selected, as, address);
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

it.each<[string, MarkupFormat, string]>([
  ['Two |bands|.', 'bold', 'Two <strong>|bands|</strong>.'],
  ['Two <strong>|bands|</strong>.', 'bold', 'Two |bands|.'],
  ['Two |bands|.', 'italic', 'Two <em>|bands|</em>.'],
  ['See |us|', 'link', 'See <a href="https://a.example/?a=%22b">|us|</a>'],
  ['See ||', 'link', 'See <a href="https://a.example/?a=%22b">|https://a.example/?a="b|</a>'],
  ['One\nT|w|o\nThree', 'heading', 'One\n|<h3>Two</h3>|\nThree'],
  ['One\n|Two\n\nThree|', 'list', 'One\n|<ul>\n<li>Two</li>\n<li>Three</li>\n</ul>|'],
  ['|One|\nTwo', 'numbers', '|<ol>\n<li>One</li>\n</ol>|\nTwo'],
  ['||', 'list', '|<ul>\n<li></li>\n</ul>|'],
])('%j as %s is %j', (marked, as, formatted) => {
  expect(format(marked, as, 'https://a.example/?a="b')).toBe(formatted);
});

it('leaves what is not selected byte for byte, blocks and shortcodes too', () => {
  const before = '<!-- wp:paragraph {"a":1} -->\n<P  class=x>A&nbsp;&#8217;</P>\n[tickets id=7]\r\n';
  const after = '\n<!-- /wp:paragraph -->  ';
  for (const as of ['bold', 'italic', 'link', 'heading', 'list', 'numbers'] as const) {
    const text = `${before}Tide${after}`;
    const selected = { text, start: before.length, end: before.length + 4 };
    const formatted = formatSelected(selected, as, 'https://a.example/').text;
    expect(formatted.startsWith(before)).toBe(true);
    expect(formatted.endsWith(after)).toBe(true);
  }
});
