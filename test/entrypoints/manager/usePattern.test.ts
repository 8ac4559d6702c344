import { describe, expect, it } from 'vitest';
import { compilePattern, PatternTimeout } from '../../../entrypoints/manager/lists/usePattern';

const pattern = (find: string, replacement = '', ignoresCase = false) =>
  compilePattern({ find, replacement, ignoresCase });
const replace = async (text: string, ...given: Parameters<typeof pattern>) =>
  (await pattern(...given)).begin?.()(text);

describe('a regular expression', () => {
  it('puts groups and the match itself into the replacement', async () => {
    expect(
      await replace(
        'See http://old.example/a and /b',
        'https?://old\\.example/(\\w+)',
        'https://new.example/$1',
      ),
    ).toBe('See https://new.example/a and /b');
    expect(await replace('7 June', '(\\d+) (\\w+)', '$2 $1, $$$&')).toBe('June 7, $7 June');
    expect(await replace('a😀b', '.', '-')).toBe('---');
  });

  it('finds the starts and ends of lines, and either case if it is to', async () => {
    expect(await replace('Doors\ndoors', '^doors$', 'x')).toBe('Doors\nx');
    expect(await replace('Doors\ndoors', '^doors$', 'x', true)).toBe('x\nx');
  });

  it.each([
    ['a(', 'missing closing )'],
    ['[', 'missing closing ]'],
    ['a**', 'invalid nested repetition operator'],
    ['(?=a)', 'invalid or unsupported Perl syntax'],
    ['(a)\\1', 'invalid escape sequence'],
  ])('that is wrong says why: %s', async (find, detail) => {
    expect(await pattern(find)).toEqual({ problem: { code: 'wrong', detail } });
  });

  it.each(['(a+)+$', '(a|a)*b', '(\\w+\\s?)*!', '(.*)*=', '(x+x+)+y'])(
    'that hangs other engines takes little time: %s',
    async (find) => {
      const start = performance.now();
      await replace('a'.repeat(5_000), find);
      expect(performance.now() - start).toBeLessThan(1_000);
    },
  );

  it.each(['(?:a?){1000}a{1000}', '(?:a?){1000}'.repeat(20), 'a'.repeat(501)])(
    'of too many steps is refused before it runs (%#)',
    async (find) => {
      expect(await pattern(find)).toEqual({ problem: { code: 'tooLong' } });
    },
  );

  it('stops among many texts once all together took too long', async () => {
    const run = (await pattern('(?:a?){300}a{300}')).begin?.();
    const text = 'a'.repeat(5_000);
    const start = performance.now();
    const all = () => {
      for (let at = 0; at < 5_000; at++) run?.(text);
    };
    expect(all).toThrow(PatternTimeout);
    expect(performance.now() - start).toBeLessThan(6_000);
  });
});
