import { describe, expect, it, vi } from 'vitest';
import { getText } from '../../../lib/pages/markup/elementText';
import { readMarkup, readRichText } from '../../../lib/pages/readRichText';
import type { RichText, Run } from '../../../lib/pages/richText';

const signs = { paragraph: '', heading: '# ', bullet: '* ', number: '1. ' };
const writeRun = ({ text, bold, italic, link }: Run) =>
  [bold && '**', italic && '_', link && '[', text, link && `](${link})`, italic && '_', bold && '**']
    .filter(Boolean)
    .join('');

/** Blocks in the notation of Markdown, joined by ` | `. */
const write = (blocks: RichText | undefined) =>
  blocks?.map(({ kind, runs }) => signs[kind] + runs.map(writeRun).join('')).join(' | ');

describe('readMarkup', () => {
  it.each([
    ['<p>Doors at <b>eight</b></p>', 'Doors at **eight**'],
    ['<strong>a</strong><em>b</em><i>c</i><b><i>d</i></b>e', '**a**_bc_**_d_**e'],
    ['<b>a<b>b</b>c</b>d', '**abc**d'],
    ['<i>a</i><b> </b> b', '_a_** **b'],
    ['a<br>b', 'a\nb'],
    ['<br>a<br><br>b<br>', 'a | b'],
    ['a <br> b <br> <br> c', 'a\nb | c'],
    ['  a \n\t b  ', 'a b'],
    ['a <b> b</b> c', 'a **b** c'],
    ['<p> <b> a</b><i> </i></p>', '**a**'],
    ['a\u0001\u202eb\u0007', 'ab'],
    ['<p></p><div> </div>a', 'a'],
    ['a<div>b<p>c</p>d</div>e', 'a | b | c | d | e'],
    ['<span>a</span><u>b</u>', 'ab'],
    ['a<hr>b<blockquote>c</blockquote>', 'a | b | c'],
    ['<h1>a</h1><h6>b <b>c</b><br><br>d</h6>e', '# a | # b c\n\nd | e'],
    ['<h2>a<p>b</p></h2>', '# a | # b'],
    ['<h7>a</h7>b<hgroup>c</hgroup>', 'abc'],
    ['<ul><li>a<li>b</ul><ol><li>c</ol>d', '* a | * b | 1. c | d'],
    ['a<ul>b<li>c</ul>d', 'a | b | * c | d'],
    ['<li>a', '* a'],
    ['<ul><li>a<ol><li>b</li></ol>c</li></ul>', '* a | 1. b | * c'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '1. a | * b'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '* a\n\nb'],
    ['<ul><li>a<br><br>b</li></ul>', '* a\n\nb'],
    ['<ul><li><h3>a</h3>b</li></ul>', '# a | * b'],
    ['<ul><li><h3>a<p>b</p>c</h3></li></ul>', '# a | # b | # c'],
    ['<table><tr><td>a<td>b<tr><th>c<th>d</table>', 'a b | c d'],
    ['<a href="/x">a</a> <a href="javascript:x">b</a><a>c</a>', '[a](https://base.example/x) bc'],
    ['<a href="https://a.example/"><b>a</b>b</a>c', '**[a](https://a.example/)**[b](https://a.example/)c'],
    ['<a href=" x ">a</a>', '[a](https://base.example/dir/x)'],
    ['see https://a.example/x.', 'see [https://a.example/x](https://a.example/x).'],
    ['<select><option>x</select><script>x</script><style>x</style><object>x</object>a', 'a'],
    ['<svg><text>x</text></svg><textarea>x</textarea><button>x</button><noscript>x</noscript>a', 'a'],
    ['<!-- x -->a<x-y>b</x-y>', 'ab'],
  ])('reads %j as %j', (markup, blocks) => {
    expect(write(readMarkup(markup, 'https://base.example/dir/'))).toBe(blocks);
  });

  it.each(['', ' ', '<p></p>', '<script>x</script>'])('returns undefined for %j', (markup) => {
    expect(readMarkup(markup, 'about:blank')).toBeUndefined();
  });

  it('parses 2,000 tags, and not one more', () => {
    expect(readMarkup('<b>a</b>'.repeat(1_000), 'about:blank')).toBeDefined();
    expect(readMarkup(`${'<b>a</b>'.repeat(1_000)}<i>`, 'about:blank')).toBeUndefined();
  });

  it('cuts a text of more than 50,000 characters', () => {
    const [block] = readMarkup(`<p>${'ab '.repeat(20_000)}`, 'about:blank') ?? [];
    expect(block?.runs.map(({ text }) => text.length)).toEqual([50_000]);
  });

  it('parses only the first 200,000 characters', () => {
    const comment = (length: number) => `<!--${'-'.repeat(length - 7)}-->`;
    expect(write(readMarkup(`${comment(199_999)}ab`, 'about:blank'))).toBe('a');
    expect(readMarkup(`${comment(200_000)}ab`, 'about:blank')).toBeUndefined();
  });

  it('reads at most 20,000 nodes', () => {
    const root = document.createElement('div');
    for (let count = 0; count < 201; count++) {
      const part = document.createElement('span');
      part.append(...Array.from({ length: 100 }, () => 'a'));
      root.append(part);
    }
    expect(readRichText(root, 'about:blank')[0]?.runs[0]?.text).toHaveLength(20_000 - 199);
  });

  it('returns undefined where there is no DOM', () => {
    vi.stubGlobal('DOMParser', undefined);
    expect(readMarkup('<p>a</p>', 'about:blank')).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it.each(['<ul><li>a', 'a<b>', '<table><td>a'])('does not parse thousands of %j', (unit) => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    expect(readMarkup(unit.repeat(20_000), 'about:blank')).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  });
});

describe('getText', () => {
  it('never serialises a large element', () => {
    document.body.innerHTML = `${'<div>'.repeat(400)}${'word '.repeat(100_000)}`;
    const written = vi.spyOn(Element.prototype, 'innerHTML', 'get');
    const [outer] = document.body.children;
    expect(getText(outer as Element).trim()).toMatch(/^word word/);
    expect(getText(outer as Element)).toHaveLength(50_000);
    expect(written).not.toHaveBeenCalled();
  });

  it('returns the visible text of a small element', () => {
    document.body.innerHTML = '<div><p>Doors at <b>eight</b></p><p>Free</p></div>';
    expect(getText(document.body)).toMatch(/^Doors at eight\n+Free$/);
  });
});
