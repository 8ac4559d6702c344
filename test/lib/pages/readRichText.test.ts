// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { getText } from '../../../lib/pages/markup/elementText';
import { readMarkup } from '../../../lib/pages/readRichText';

describe('readMarkup', () => {
  it('keeps the formatting', () => {
    expect(readMarkup('<p>Doors at <b>eight</b></p>', 'about:blank')).toHaveLength(1);
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
