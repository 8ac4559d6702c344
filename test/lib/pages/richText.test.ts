import { describe, expect, it } from 'vitest';
import {
  type Block,
  getDescriptionText,
  getVisibleText,
  linkAddress,
  parseDescription,
  type Run,
  shownBlocks,
  toRichText,
  withinLimits,
  withLinks,
} from '../../../lib/pages/richText';

const block = (kind: Block['kind'], ...runs: Run[]): Block => ({ kind, runs });
const paragraph = (text: string) => block('paragraph', { text });
const bullet = (text: string) => block('bullet', { text });

describe('plain text', () => {
  it.each([
    ['a', [paragraph('a')]],
    ['a\nb\n\nc', [paragraph('a\nb'), paragraph('c')]],
    ['a\n• b\n•  c\nd\ne', [paragraph('a'), bullet('b'), bullet('c'), paragraph('d\ne')]],
    ['•a\n• \nb', [paragraph('•a\n•\nb')]],
    ['', []],
    [' \n\n\n ', []],
    [
      '• see https://a.example/',
      [block('bullet', { text: 'see ' }, { text: 'https://a.example/', link: 'https://a.example/' })],
    ],
    [
      'https://a.example/\nb',
      [block('paragraph', { text: 'https://a.example/', link: 'https://a.example/' }, { text: '\nb' })],
    ],
  ])('%j becomes blocks', (text, blocks) => {
    expect(toRichText(text)).toEqual(blocks);
    expect(shownBlocks({ kind: 'text', text })).toEqual(blocks);
  });
});

describe('addresses in a text', () => {
  it.each([
    ['no address', [{ text: 'no address' }]],
    ['://', [{ text: '://' }]],
    ['ftp://a.example', [{ text: 'ftp://a.example' }]],
    ['https://', [{ text: 'https://' }]],
    [
      'at (http://a.example/b), or HTTPS://b.example!',
      [
        { text: 'at (' },
        { text: 'http://a.example/b', link: 'http://a.example/b' },
        { text: '), or ' },
        { text: 'HTTPS://b.example', link: 'https://b.example/' },
        { text: '!' },
      ],
    ],
    [
      '<https://a.example/"x',
      [{ text: '<' }, { text: 'https://a.example/', link: 'https://a.example/' }, { text: '"x' }],
    ],
    [
      'https://a.example/.,;:!?\'")]}»”…',
      [{ text: 'https://a.example/', link: 'https://a.example/' }, { text: '.,;:!?\'")]}»”…' }],
    ],
  ])('%j are linked', (text, runs) => {
    expect(withLinks({ text })).toEqual(runs);
  });

  it('keep the style of their run, and a link that it has', () => {
    expect(withLinks({ text: 'a https://b.example', bold: true })).toEqual([
      { text: 'a ', bold: true },
      { text: 'https://b.example', bold: true, link: 'https://b.example/' },
    ]);
    const linked = { text: 'https://b.example', link: 'https://c.example/' };
    expect(withLinks(linked)).toEqual([linked]);
  });

  it('have at most 2,000 characters', () => {
    const address = (length: number) => 'https://a.example/'.padEnd(length, 'x');
    expect(linkAddress(` ${address(2_000)} `, 'about:blank')).toBe(address(2_000));
    expect(linkAddress(address(2_001), 'about:blank')).toBeUndefined();
    expect(withLinks({ text: address(2_001) })).toEqual([{ text: address(2_001) }]);
  });
});

describe('the limits of a text', () => {
  const runs = (count: number) => Array.from({ length: count }, () => ({ text: 'a' }));
  const sizes = (blocks: Block[]) => withinLimits(blocks).map((each) => each.runs.length);

  it('are 1,000 blocks, 3,000 runs and 50,000 characters', () => {
    expect(withinLimits(Array.from({ length: 1_001 }, () => paragraph('a')))).toHaveLength(1_000);
    expect(sizes([block('bullet', ...runs(2_000)), block('bullet', ...runs(2_000)), paragraph('b')])).toEqual(
      [2_000, 1_000],
    );
    const [first, second, ...others] = withinLimits([
      paragraph('a'.repeat(49_998)),
      block('bullet', { text: 'bcd', bold: true }, { text: 'e' }),
      paragraph('f'),
    ]);
    expect(first?.runs[0]?.text).toHaveLength(49_998);
    expect([second, ...others]).toEqual([block('bullet', { text: 'bc', bold: true })]);
  });
});

describe('a description', () => {
  const blocks = [
    block('heading', { text: 'Doors' }),
    paragraph('at eight'),
    paragraph('at the quay'),
    bullet('one'),
    bullet('two'),
    block('number', { text: 'a' }),
    block('number', { text: 'b' }),
    block('paragraph', { text: 'see ', bold: true }, { text: 'map', link: 'https://a.example/' }),
    block('number', { text: 'https://a.example', link: 'https://a.example/' }),
    block('paragraph', { text: 'https://a.example/', link: 'https://a.example/' }),
  ];

  it('has a text that writes out bullets, numbers and addresses', () => {
    expect(getDescriptionText({ kind: 'tree', blocks })).toBe(
      'Doors\n\nat eight\n\nat the quay\n\n• one\n• two\n\n1. a\n2. b\n\nsee map (https://a.example/)\n\n' +
        '1. https://a.example\n\nhttps://a.example/',
    );
    expect(getDescriptionText({ kind: 'text', text: 'a' })).toBe('a');
    expect(getDescriptionText({ kind: 'markup', markup: '<b>a</b>' })).toBe('<b>a</b>');
    expect(getVisibleText([block('paragraph', { text: 'a' }, { text: 'b' }), bullet('c')])).toBe('ab\nc');
  });

  it('has a preview unless it is markup', () => {
    expect(shownBlocks({ kind: 'tree', blocks })).toBe(blocks);
    expect(shownBlocks({ kind: 'markup', markup: '<b>a</b>' })).toBeUndefined();
  });

  it.each([
    { kind: 'text', text: '' },
    { kind: 'markup', markup: '<b>' },
    { kind: 'tree', blocks: [] },
    { kind: 'tree', blocks },
  ])('%j is valid when stored', (stored) => {
    expect(parseDescription(stored)).toEqual(stored);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    { kind: 'text' },
    { kind: 'text', markup: '' },
    { kind: 'markup', text: '' },
    { kind: 'other', text: '', markup: '', blocks: [] },
    { kind: 'tree', text: '' },
    { kind: 'tree', blocks: {} },
    { kind: 'tree', blocks: [null] },
    { kind: 'tree', blocks: [paragraph('a'), 'a'] },
    { kind: 'tree', blocks: [{ kind: 'code', runs: [] }] },
    { kind: 'tree', blocks: [{ kind: 'bullet' }] },
    { kind: 'tree', blocks: [{ kind: 'bullet', runs: [{ text: 'a' }, null] }] },
    { kind: 'tree', blocks: [{ kind: 'bullet', runs: [{ text: 7 }] }] },
  ])('%j is not valid', (stored) => {
    expect(parseDescription(stored)).toBeUndefined();
  });

  it('that is stored as a string is text', () => {
    expect(parseDescription('<b>a</b>')).toEqual({ kind: 'text', text: '<b>a</b>' });
  });
});
