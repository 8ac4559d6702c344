import { expect, it, vi } from 'vitest';
import { TaughtPageList } from '../../../components/settings/TaughtPageList';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';

useEnglish();

it('lists the pages that were taught, and removes one', async () => {
  let pages = ['https://club.example/events', 'https://town.example/*'].map((page) => ({ page, at: 1 }));
  const root = mount(<TaughtPageList />, {
    taughtPages: () => pages,
    forgetTaughtPage: ({ page }: { page: string }) => {
      pages = pages.filter((one) => one.page !== page);
      return null;
    },
  });
  const remove = await shown(root, () => control(root, 'Removehttps://town.example/*'));
  expect(root.querySelectorAll('li')).toHaveLength(2);
  remove.click();
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(questions('forgetTaughtPage')).toEqual([{ page: 'https://town.example/*' }]);
});

it('says that there are none', async () => {
  const root = mount(<TaughtPageList />, { taughtPages: () => [] });
  await vi.waitFor(() => expect(root.textContent).toContain('No pages yet.'));
});
