import { expect, it, vi } from 'vitest';
import { firstFilters, moreFilters, toQuery } from '../../../entrypoints/manager/search/filters';
import { SearchSection } from '../../../entrypoints/manager/search/SearchSection';
import type { SearchHit } from '../../../lib/messages';
import { list } from '../../../lib/video/search';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

/** A schema whose members can be listed. */
interface Shaped {
  _zod: { def: { shape: object } };
}

/** Parameters that are no filter, or none of ours. */
const besides = ['part', 'fields', 'maxResults', 'pageToken', 'onBehalfOfContentOwner', 'q'];

it('offers every filter of the platform, each once and with a name of its own', () => {
  const all = [...firstFilters, ...moreFilters].map(({ name }) => name);
  const parameters = Object.keys((list.query?.() as unknown as Shaped | undefined)?._zod.def.shape ?? {});
  expect(all.toSorted()).toEqual(parameters.filter((name) => !besides.includes(name)).toSorted());
});

it('asks for videos alone where a filter needs it, and for nothing if nothing was entered', () => {
  expect(toQuery({ q: ' ', type: 'video', order: 'date' })).toBeUndefined();
  expect(toQuery({ q: ' jazz ', videoDuration: 'long', forMine: '' })).toEqual({
    q: 'jazz',
    videoDuration: 'long',
    type: 'video',
  });
  expect(toQuery({ channelId: 'UCx', forMine: 'true', type: 'playlist' })).toEqual({
    channelId: 'UCx',
    forMine: true,
    type: 'video',
  });
  expect(toQuery({ publishedAfter: '2026-01-02' })?.publishedAfter).toMatch(/^2026-01-0[123]T.*Z$/);
});

const hit = (at: number, more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'video',
  id: `video${at}`,
  title: `Song ${at}`,
  ...more,
});

const searchWith = (next?: string) =>
  mount(<SearchSection active={sample.acting} />, {
    acting: () => ({ ...sample.acting, quotaClientId: sample.quotas[0]!.clientId }),
    quotas: () => sample.quotas,
    videoCategories: () => [{ categoryId: '10', title: 'Music' }],
    search: ({ pageToken }) =>
      pageToken ? { hits: [hit(2), hit(3)] } : { hits: [hit(1), hit(2), hit(9, { kind: 'channel' })], next },
    playlistIndex: () => sample.playlistIndex,
  });
const submit = (root: HTMLElement) => root.querySelector<HTMLButtonElement>('form button[type=submit]')!;
const type = async (root: HTMLElement, value: string) => {
  const field = await shown(root, () => root.querySelector<HTMLInputElement>('form .input'));
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const names = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody .collection-name')].map(({ textContent }) => textContent);

it('says how many searches are left, and reads further pages on request alone', async () => {
  const root = searchWith('second');
  await shown(root, () => (root.textContent?.includes('100 of 100 searches left') ? root : null));
  expect(submit(root).getAttribute('aria-disabled')).toBe('true');
  await type(root, 'jazz');
  await vi.waitFor(() => expect(submit(root).getAttribute('aria-disabled')).not.toBe('true'));
  submit(root).click();
  await vi.waitFor(() => expect(names(root)).toEqual(['Song 1', 'Song 2', 'Song 9']));
  expect(questions('search')).toEqual([{ filters: { q: 'jazz' } }]);
  (await shown(root, () => control(root, 'More results (1 search)'))).click();
  await vi.waitFor(() => expect(names(root)).toEqual(['Song 1', 'Song 2', 'Song 9', 'Song 3']));
  expect(control(root, 'More results (1 search)')).toBeUndefined();
});

it('saves the chosen videos to playlists', async () => {
  const root = searchWith();
  await type(root, 'jazz');
  await vi.waitFor(() => expect(submit(root).getAttribute('aria-disabled')).not.toBe('true'));
  submit(root).click();
  (await shown(root, () => root.querySelector<HTMLElement>('thead input[type=checkbox]'))).click();
  (await shown(root, () => control(root, 'Save to playlists…'))).click();
  const panel = await shown(root, () => root.querySelector('[aria-label="Save to playlists"] select'));
  expect(panel.closest('section')?.textContent).toContain('2 videos');
});
