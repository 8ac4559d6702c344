import { expect, it } from 'vitest';
import { readVideos } from '../../../entrypoints/manager/playlists/readVideos';
import type { SourceVideos } from '../../../lib/messages';

const video = (videoId: string, publishedAt?: string) => ({
  videoId,
  title: `Title of ${videoId}`,
  publishedAt,
});
/** Noon by the clock of this computer, whose days count. */
const day = (date: number) => new Date(2026, 10, date, 12).toISOString();

function source(...pages: SourceVideos['items'][]) {
  const asked: (string | undefined)[] = [];
  const page = async (token?: string): Promise<SourceVideos> => {
    asked.push(token);
    const at = Number(token ?? 0);
    return { items: pages[at] ?? [], next: at + 1 < pages.length ? String(at + 1) : undefined };
  };
  return { page, asked };
}

const options = (more = {}) => ({
  since: '',
  signal: new AbortController().signal,
  toError: (reason: string) => new Error(reason),
  onProgress: () => undefined,
  ...more,
});

it('reads all pages, each video once, and counts what cannot be saved', async () => {
  const { page, asked } = source(
    [video('a', day(3)), video('private'), video('b', day(2))],
    [video('a', day(3)), video('c', day(1))],
  );
  const counts: number[] = [];
  const read = await readVideos(page, options({ onProgress: (count: number) => counts.push(count) }));
  expect(read.videos.map(({ videoId }) => videoId)).toEqual(['a', 'b', 'c']);
  expect(read.unavailable).toBe(1);
  expect(asked).toEqual([undefined, '1']);
  expect(counts).toEqual([3, 5]);
});

it('stops at the first page with earlier videos only', async () => {
  const { page, asked } = source(
    [video('a', day(20)), video('b', day(9))],
    [video('c', day(8))],
    [video('d', day(7))],
  );
  const read = await readVideos(page, options({ since: '2026-11-10' }));
  expect(read.videos.map(({ videoId }) => videoId)).toEqual(['a']);
  expect(asked).toEqual([undefined, '1']);
});

it('reads on past a page of private videos', async () => {
  const { page } = source([video('x'), video('y')], [video('a', day(20))]);
  const read = await readVideos(page, options({ since: '2026-11-10' }));
  expect(read).toMatchObject({ videos: [{ videoId: 'a' }], unavailable: 2 });
});

it('ends if the platform repeats a page, and when the form was closed', async () => {
  const endless = async (): Promise<SourceVideos> => ({ items: [video('a', day(1))], next: 'again' });
  await expect(readVideos(endless, options())).rejects.toThrow('pagesRepeat');
  await expect(readVideos(endless, options({ signal: AbortSignal.abort() }))).rejects.toThrow();
});

it('ends if every page names another one', async () => {
  let asked = 0;
  const endless = async (): Promise<SourceVideos> => ({ items: [], next: String(++asked) });
  await expect(readVideos(endless, options())).rejects.toThrow('pagesEndless');
  expect(asked).toBe(2_001);
});
