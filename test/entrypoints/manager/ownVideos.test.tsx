import { afterEach, expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import type { VideoRow } from '../../../lib/collections/videos';
import { control, shown } from '../../components/controls';
import { mirrored } from '../../components/mirrored';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();
afterEach(() => {
  location.hash = '';
});

const day = 86_400_000;
const video = (videoId: string, more: Partial<VideoRow>) => {
  const row: VideoRow = {
    videoId,
    title: videoId,
    description: '',
    tags: [],
    privacyStatus: 'private',
    ...more,
  };
  return { id: videoId, row };
};
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

it('drafts that nobody touched for 30 days are a filter, scheduled and public videos are none', async () => {
  location.hash = 'videos?show=old-draft';
  const videos = [
    video('old', { publishedAt: ago(31) }),
    video('new', { publishedAt: ago(29) }),
    video('scheduled', { publishedAt: ago(31), publishAt: new Date(Date.now() + day).toISOString() }),
    video('public', { publishedAt: ago(31), privacyStatus: 'public' }),
    video('undated', {}),
  ];
  const root = mount(<Manager />, { acting: () => sample.acting, ...mirrored({ videos }) });
  const names = () => [...root.querySelectorAll('.collection-name')].map((name) => name.textContent?.trim());
  await vi.waitFor(() => expect(names()).toEqual(['old']));
});

it('category, licence, language and captions are columns for those who want them', async () => {
  location.hash = 'videos';
  const videos = [
    video('a', {
      categoryId: '10',
      license: 'creativeCommon',
      language: 'pt',
      hasCaptions: false,
      isForKids: true,
    }),
    video('b', { categoryId: '99', language: 'no language' }),
  ];
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    ...mirrored({ videos }),
    videoCategories: () => [{ categoryId: '10', title: 'Music' }],
    viewSettings: () => ({
      columns: ['category', 'license', 'language', 'captions', 'kids'],
      widths: {},
      saved: [],
    }),
  });
  const cells = () =>
    [...root.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(2).map(({ textContent }) => textContent),
    );
  await vi.waitFor(() =>
    expect(cells()).toEqual([
      ['Music', 'Portuguese', 'Creative Commons – Attribution', 'No', 'Yes'],
      ['99', 'no language', '', '', ''],
    ]),
  );
});

it('the categories of the channel are a menu of filters', async () => {
  location.hash = 'videos';
  const videos = [video('a', { categoryId: '10' }), video('b', { categoryId: '22' })];
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    ...mirrored({ videos }),
    videoCategories: () => [
      { categoryId: '10', title: 'Music' },
      { categoryId: '1', title: 'Film' },
    ],
  });
  (await shown(root, () => control(root, 'Filters'))).click();
  const menu = await vi.waitFor(() => {
    const found = root.querySelector<HTMLSelectElement>('select[aria-label=Category]');
    expect(found).not.toBeNull();
    return found!;
  });
  expect([...menu.options].map(({ value }) => value)).toEqual(['', 'category-10']);
  menu.value = 'category-10';
  menu.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(root.querySelectorAll('.collection-name')).toHaveLength(1));
  expect(location.hash).toBe('#videos?show=category-10');
});

it('a channel without videos is shown where to upload one', async () => {
  location.hash = 'videos';
  const root = mount(<Manager />, { acting: () => sample.acting, ...mirrored({}) });
  const link = await shown(root, () => root.querySelector<HTMLAnchorElement>('main a[href="#upload"]'));
  expect(link.textContent).toBe('Upload a video');
});
