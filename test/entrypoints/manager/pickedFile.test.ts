import { expect, it } from 'vitest';
import { isSameFile, mustBeUnchanged, readPickedFile } from '../../../entrypoints/manager/upload/pickedFile';

const megabyte = 1_048_576;
const film = (bytes: Uint8Array<ArrayBuffer>, { name = 'film.mp4', lastModified = 5 } = {}) =>
  new File([bytes], name, { type: 'video/mp4', lastModified });
const content = () => new Uint8Array(4 * megabyte).fill(7);

async function differs(change: (bytes: Uint8Array<ArrayBuffer>) => File): Promise<boolean> {
  return !isSameFile(await readPickedFile(film(content())), await readPickedFile(change(content())));
}

it.each<[string, { name?: string; lastModified?: number }]>([
  ['picked again', {}],
  ['with another date', { lastModified: 6 }],
  ['that was renamed', { name: 'other.mp4' }],
])('a file %s is recognised by its bytes', async (_what, facts) => {
  expect(await differs((bytes) => film(bytes, facts))).toBe(false);
});

it.each<[string, (bytes: Uint8Array<ArrayBuffer>) => File]>([
  ['size', (bytes) => film(bytes.slice(1))],
  ['first byte', (bytes) => film(bytes.fill(8, 0, 1))],
  ['last byte', (bytes) => film(bytes.fill(8, bytes.length - 1))],
  ['middle', (bytes) => film(bytes.fill(8, 2 * megabyte, 3 * megabyte))],
])('a file with another %s is not the same', async (_what, change) => {
  expect(await differs(change)).toBe(true);
});

it('a file smaller than its samples is recognised, too', async () => {
  const small = (text: string) => readPickedFile(film(new TextEncoder().encode(text)));
  expect(isSameFile(await small('abc'), await small('abc'))).toBe(true);
  expect(isSameFile(await small('abc'), await small('abd'))).toBe(false);
  expect((await small('')).sample).toMatch(/^[\da-f]{64}$/);
});

it('a file that was overwritten with as many bytes is refused, as one that cannot be read', async () => {
  const facts = await readPickedFile(film(new Uint8Array([1, 2, 3])));
  await mustBeUnchanged(film(new Uint8Array([1, 2, 3])), facts);
  await expect(mustBeUnchanged(film(new Uint8Array([1, 2, 4])), facts)).rejects.toMatchObject({
    name: 'NotReadableError',
  });
});
