import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { platformListMessages } from '../../../../entrypoints/background/handlers/platformLists';
import { Disk } from '../../../lib/jobs/world';
import { answersOf } from './answersOf';

it('categories are read once a week, and again for another language', async () => {
  const list = vi.fn(async () => ({
    items: [
      { id: '10', snippet: { title: 'Music', assignable: true } },
      { id: '18', snippet: { title: 'Short films', assignable: false } },
    ],
  }));
  const { videoCategories } = answersOf(platformListMessages, {
    store: new Disk().store,
    apiClients: { video: () => ({ videoCategories: { list } }) },
    accountViews: { active: async () => ({ accountId: 'video|UC', service: 'video' }) },
  });
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
  vi.stubGlobal('navigator', { language: 'en-GB' });
  for (let time = 0; time < 3; time++)
    expect(await videoCategories({})).toEqual([{ categoryId: '10', title: 'Music' }]);
  expect(list).toHaveBeenCalledTimes(1);
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ regionCode: 'GB', hl: 'en' }));
  now.mockReturnValue(1_000 + 8 * 86_400_000);
  await videoCategories({});
  expect(list).toHaveBeenCalledTimes(2);
  vi.stubGlobal('navigator', { language: 'pt-BR' });
  await videoCategories({});
  expect(list).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('languages come in the order of their names', async () => {
  const items = ['nl Dutch', 'pt-BR Portuguese (Brazil)', 'cs Czech', ''].map((line) => {
    const [hl, ...name] = line.split(' ');
    return { snippet: hl ? { hl, name: name.join(' ') } : {} };
  });
  const { languages } = answersOf(platformListMessages, {
    store: new Disk().store,
    apiClients: { video: () => ({ i18nLanguages: { list: async () => ({ items }) } }) },
    accountViews: { active: async () => ({ accountId: 'video|UC', service: 'video' }) },
  });
  vi.stubGlobal('navigator', { language: 'en-GB' });
  expect((await languages({})).map(({ code }) => code)).toEqual(['cs', 'nl', 'pt-BR']);
  vi.unstubAllGlobals();
});
