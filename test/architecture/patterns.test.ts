import { describe, expect, test } from 'vitest';
import { findFault, findFaults, readPatterns } from './patterns';
import { readSources } from './sources';

/** Most of the time goes into patterns that look behind; more generations are left to the long run. */
const few = 3;
const shipped = readPatterns(readSources('lib', 'components', 'entrypoints'));

describe('the time that patterns take', () => {
  test('grows with the input at most in proportion', { timeout: 300_000 }, async () => {
    expect(await findFaults(shipped, few)).toEqual([]);
  });

  test('is looked at in every place where code holds a pattern', () => {
    expect(shipped.length).toBeGreaterThan(200);
    const text =
      'const one = <p>{/a+/.test(b as string)}</p>; x.split(/b/g); new RegExp("c", "u"); RegExp("d");';
    const found = readPatterns([{ path: 'planted.tsx', text }]).map(({ source, flags }) => source + flags);
    expect(found).toEqual(['a+', 'bg', 'cu', 'd']);
  });

  test('is not left to patterns that are put together at run time', () => {
    const planted = (text: string) => () => readPatterns([{ path: 'planted.ts', text }]);
    expect(planted('new RegExp(a + "*")')).toThrow('at run time');
    expect(planted('RegExp(a)')).toThrow('at run time');
    expect(planted('new RegExp("a", b)')).toThrow('at run time');
  });

  test.each([
    [String.raw`/^https?:\/\/[a-z]+\/(?:[\w-][\w.-]*\/?)*$/`, 'exponential'],
    ['/<[^>]*>/g', '2nd degree polynomial'],
    ['/^-+|-+$/g', '2nd degree polynomial'],
    // Looking behind is beyond proof: found by trying
    ['/(?<!b)a+$/', '2nd degree polynomial (fuzz)'],
  ])('of %s is found to be %s', { timeout: 120_000 }, async (literal, complexity) => {
    const [pattern] = readPatterns([{ path: 'planted.ts', text: `export const planted = ${literal};` }]);
    expect(await findFault(pattern!, few)).toContain(complexity);
  });
});
