import { describe, expect, it } from 'vitest';
import { formattedMarkup, oneLine, resolveWebAddress, tidy, toPlainText } from '../../../lib/pages/plainText';

describe('markup', () => {
  it.each([
    ['plain', 'plain'],
    ['a < b > c', 'a < b > c'],
    ['<p>a</p><p>b</p>', 'a\nb'],
    ['a<br>b<BR/>c<br clear="all">d', 'a\nb\nc\nd'],
    ['<ul><li>a</li><li>b</li></ul>c', 'a\nb\n\nc'],
    ['<ol><li>a</ol>b<h2>c</h2>d<div>e</div>f', 'a\nb\nc\nd\ne\nf'],
    ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\nb'],
    ['<pre>a</pre>b<brx>c', 'abc'],
    ['<!DOCTYPE html><?xml?><b>a</b>', 'a'],
    ['a<!-- <b>x</b> -->b<!-- y', 'ab'],
    ['a<script>x</script>b<STYLE type="x">y</style>c', 'abc'],
    ['a<script>x</style>y</SCRIPT>b<style>z', 'ab'],
    ['a<!-- <script> -->b<scripted>c', 'abc'],
    ['a<span>b</span><s>c</s>', 'abc'],
    ['&lt;b&gt; &amp;lt; &quot;&apos;', '<b> &lt; "\''],
    ['&auml;&Ouml;&szlig;&yuml;&nbsp;&euro;&ndash;&hellip;&rsquo;&bull;&trade;&Scaron;', 'äÖßÿ €–…’•™Š'],
    ['&unknown; &am; & &; &#; &#x;', '&unknown; &am; & &; &#; &#x;'],
    ['&#65;&#x42;&#x1F600;&#0;&#xD800;&#xDFFF;&#x110000;&#x10FFFF;', 'AB😀\u{10ffff}'],
  ])('%j becomes %j', (markup, text) => {
    expect(toPlainText(markup, 1_000)).toBe(text);
  });

  it('is read up to the limit', () => {
    expect(toPlainText('abcdef', 4)).toBe('abcd');
    expect(toPlainText('<b>abcdef</b>', 4)).toBe('abcd');
    expect(toPlainText('<b></b><i></i>abcdef', 4)).toBe('ab');
  });
});

describe('a description', () => {
  it.each([
    ['plain', undefined],
    ['a <x> b &lt;x&gt;', undefined],
    ['use <prefix> and <bold>', undefined],
    ['<p>a</p>', '<p>a</p>'],
    ['a</P>', 'a</P>'],
    ['a<br/>b', 'a<br/>b'],
    ['<a href="x">a</a> &lt;b&gt;', '<a href="x">a</a> &lt;b&gt;'],
    ['&lt;h3 id=&quot;x&quot;&gt;a', '<h3 id="x">a'],
    ['&amp;lt;p&amp;gt;', undefined],
  ])('%j has the markup %j', (written, markup) => {
    expect(formattedMarkup(written)).toBe(markup);
  });
});

describe('a text', () => {
  it.each([
    ['a b', 'a b'],
    [' a', 'a'],
    ['a ', 'a'],
    ['a  b\t c\u00a0d', 'a b c d'],
    ['a\r\nb\rc\n d \n e', 'a\nb\nc\nd\ne'],
    ['a\n\n\n\nb\n\nc', 'a\n\nb\n\nc'],
    ['a\u0000b\u200ec\u2066d\ufeffe\u007ff', 'abcdef'],
    ['ä', 'ä'],
  ])('%j is tidied to %j', (text, tidied) => {
    expect(tidy(text, 1_000)).toBe(tidied);
    expect(oneLine(text, 1_000)).toBe(tidied.replace(/\n+/g, ' '));
  });

  it('is cut at the limit, but not within a character', () => {
    expect(tidy('abc', 3)).toBe('abc');
    expect(tidy('abcd', 3)).toBe('abc');
    expect(tidy('ab😀', 3)).toBe('ab');
    expect(tidy('ab😀', 4)).toBe('ab😀');
    expect(tidy(`${' '.repeat(11)}a b`, 3)).toBe('a');
    expect(tidy(`${' '.repeat(12)}a b`, 3)).toBe('');
  });
});

describe('an address', () => {
  const base = 'https://a.example/dir/page';

  it.each([
    ['x', 'https://a.example/dir/x'],
    ['//b.example', 'https://b.example/'],
    ['http://b.example/ä', 'http://b.example/%C3%A4'],
    ['', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:a@b.example', undefined],
    ['http://', undefined],
  ])('%j is resolved to %j', (written, address) => {
    expect(resolveWebAddress(written, base)).toBe(address);
  });

  it('has at most 4,096 characters', () => {
    expect(resolveWebAddress('x'.repeat(4_096), base)).toHaveLength(4_096 + 'https://a.example/dir/'.length);
    expect(resolveWebAddress('x'.repeat(4_097), base)).toBeUndefined();
  });
});
