import { describe, expect, it } from 'vitest';
import { DescriptionSchema, descriptionAsSent, RichTextSchema } from '../../../lib/eventForm/description';
import { type Block, type Run, richTextLimits } from '../../../lib/pages/richText';

const block = (kind: Block['kind'], ...runs: (string | Run)[]): Block => ({
  kind,
  runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)),
});

describe('a description as the calendar takes it', () => {
  it.each<[string, Block[], string]>([
    ['nothing', [], ''],
    ['paragraphs', [block('paragraph', 'One'), block('paragraph', 'Two ', 'words')], 'One\n\nTwo words'],
    ['a heading', [block('heading', 'One\nTwo'), block('paragraph', 'A')], '<h3>One<br />Two</h3>\n\nA'],
    [
      'a list of several items',
      [block('bullet', 'One'), block('bullet', 'Two\nlines')],
      '<ul>\n<li>One</li>\n<li>Two<br />lines</li>\n</ul>',
    ],
    [
      'two kinds of lists, one after the other',
      [block('bullet', 'One'), block('number', 'Two'), block('paragraph', 'Three')],
      '<ul>\n<li>One</li>\n</ul>\n\n<ol>\n<li>Two</li>\n</ol>\n\nThree',
    ],
    [
      'emphasis',
      [block('paragraph', { text: 'a', bold: true }, { text: 'b', italic: true }, 'c')],
      '<strong>a</strong><em>b</em>c',
    ],
    [
      'emphasis in a heading',
      [block('heading', 'One ', { text: 'b', bold: true }, ' more')],
      '<h3>One <strong>b</strong> more</h3>',
    ],
    [
      'emphasis in emphasis',
      [block('paragraph', { text: 'a', bold: true, italic: true })],
      '<strong><em>a</em></strong>',
    ],
    [
      'a link',
      [block('paragraph', { text: 'Quay', link: 'https://quay.example/?a=1&b=2' })],
      '<a href="https://quay.example/?a=1&amp;b=2">Quay</a>',
    ],
    ['a link that runs code', [block('paragraph', { text: 'Quay', link: 'javascript:alert(1)' })], 'Quay'],
    ['signs of markup', [block('paragraph', '<b>&amp;')], '&lt;b&gt;&amp;amp;'],
    ['empty lines in a run', [block('paragraph', '\nOne\n \n\nTwo\n')], '\nOne\nTwo\n'],
  ])('%s', (_name, blocks, sent) => {
    expect(descriptionAsSent({ kind: 'tree', blocks })).toBe(sent);
  });

  it('markup stays as it is, text is escaped', () => {
    expect(descriptionAsSent({ kind: 'markup', markup: ' <b>One</b>\n' })).toBe('<b>One</b>');
    expect(descriptionAsSent({ kind: 'text', text: 'One <b>\n\nTwo' })).toBe('One &lt;b&gt;\n\nTwo');
  });

  it('a bare string of an older version is text', () => {
    expect(DescriptionSchema().parse('<b>')).toEqual({ kind: 'text', text: '<b>' });
  });
});

describe('formatted text from outside', () => {
  const { blocks, runs, text, link } = richTextLimits;
  const address = `https://quay.example/${'x'.repeat(link)}`;

  it.each<[string, boolean, unknown]>([
    [
      'all that may be in it',
      true,
      [block('heading', { text: 'a', bold: true, italic: true, link: 'https://a.example/' })],
    ],
    ['as many blocks as allowed', true, Array(blocks).fill(block('paragraph'))],
    ['too many blocks', false, Array(blocks + 1).fill(block('paragraph'))],
    ['as many runs as allowed', true, [block('paragraph', ...Array<string>(runs).fill(''))]],
    ['too many runs in one block', false, [block('paragraph', ...Array<string>(runs + 1).fill(''))]],
    [
      'too many runs in two',
      false,
      [block('paragraph', ...Array<string>(runs).fill('')), block('bullet', '')],
    ],
    ['as much text as allowed', true, [block('paragraph', 'x'.repeat(text))]],
    ['too much text in one run', false, [block('paragraph', 'x'.repeat(text + 1))]],
    ['too much text in two', false, [block('paragraph', 'x'.repeat(text), 'x')]],
    ['a long address', false, [block('paragraph', { text: 'a', link: address })]],
    ['an address that runs code', false, [block('paragraph', { text: 'a', link: 'javascript:alert(1)' })]],
    ['an unknown kind', false, [{ kind: 'script', runs: [] }]],
    ['an unknown key of a run', false, [{ kind: 'bullet', runs: [{ text: 'a', html: '<b>' }] }]],
    ['an unknown key of a block', false, [{ kind: 'bullet', runs: [], html: '<b>' }]],
    ['emphasis that is off', false, [{ kind: 'bullet', runs: [{ text: 'a', bold: false }] }]],
  ])('%s: accepted %s', (_name, isAccepted, tree) => {
    expect(RichTextSchema().safeParse(tree).success).toBe(isAccepted);
  });

  it.each([{ kind: 'tree', blocks: [], more: 1 }, { kind: 'html', markup: '' }, { kind: 'text' }, 3])(
    '%j is no description',
    (value) => {
      expect(DescriptionSchema().safeParse(value).success).toBe(false);
    },
  );
});
