import { expect, it, vi } from 'vitest';
import { isWithinSize } from '../../../../entrypoints/background/messaging/size';

it.each<[unknown, number]>([
  [undefined, 1],
  ['', 1],
  ['tide', 5],
  [{ name: 'tide' }, 10],
  [{ list: [1, 'ab', { a: null }] }, 13],
])('the size of %j is %i', (message, size) => {
  expect(isWithinSize(message, size)).toBe(true);
  expect(isWithinSize(message, size - 1)).toBe(false);
});

it('nothing is read beyond the largest size', () => {
  const read = vi.fn();
  const rest = Object.defineProperty({}, 'rest', { enumerable: true, get: read });
  // The last one is read first
  expect(isWithinSize([rest, 'x'.repeat(100)], 50)).toBe(false);
  expect(
    isWithinSize(
      { rest: 'x'.repeat(100), ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at, rest])) },
      99,
    ),
  ).toBe(false);
  expect(
    isWithinSize(
      Array.from({ length: 1_000 }, () => rest),
      999,
    ),
  ).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

it.each([
  ['bytes', new Uint8Array(3)],
  ['a map', new Map([['tide', 1]])],
  ['a date', new Date(0)],
])('no message has %s, which Firefox would clone', (_name, value) => {
  const keys = vi.spyOn(Object, 'keys');
  expect(isWithinSize({ value }, 1_000)).toBe(false);
  expect(keys).not.toHaveBeenCalledWith(value);
});

it('a message that contains itself, as a tree of any depth, is no endless one', () => {
  const deep: unknown[] = [];
  let inner = deep;
  for (let depth = 0; depth < 100_000; depth++) {
    const next: unknown[] = [];
    inner.push(next);
    inner = next;
  }
  expect(isWithinSize(deep, 1_000_000)).toBe(true);
  inner.push(deep);
  expect(isWithinSize(deep, 1_000_000)).toBe(false);
});
