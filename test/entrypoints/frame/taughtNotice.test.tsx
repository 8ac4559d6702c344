import { expect, it, vi } from 'vitest';
import { PageWithoutData } from '../../../entrypoints/frame/TextPage';
import { emptyOutline } from '../../../lib/pages/plain/outline';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';

useEnglish();

const rule = { item: [{ tag: 'li', classes: [] }], date: [] };
const url = 'https://club.example/2027';

function draw(...dates: string[]) {
  const nodes = dates.flatMap((date, at) => [
    { depth: 0, kind: 'li', at, role: 'item' as const },
    { depth: 1, kind: 'line', text: `Evening ${at}, Barn`, at, role: 'title' as const },
    { depth: 1, kind: 'line', text: date, at, role: 'date' as const },
  ]);
  const view = { view: 'page' as const, outline: emptyOutline, rule, url, pageTitle: 'Club' };
  return mount(<PageWithoutData view={{ ...view, taught: { title: 'Club', nodes } }} />, {
    keepTaughtPage: () => ({ page: 'https://club.example/*' }),
    forgetTaughtPage: () => null,
  });
}

it('keeps a rule once it has found events, and forgets it again', async () => {
  const root = draw('3 May 2027', '4 May 2027');
  const forget = await shown(root, () => control(root, 'Forget'));
  expect(questions('keepTaughtPage')).toEqual([{ url, rule }]);
  expect(control(root, 'Add all 2 events…')).toBeDefined();
  forget.click();
  await vi.waitFor(() => expect(root.textContent).toContain('Forgotten.'));
  expect(questions('forgetTaughtPage')).toEqual([{ page: 'https://club.example/*' }]);
});

it('keeps no rule that finds no date, and says what to do', async () => {
  const root = draw('soon', 'later');
  await shown(root, () => root.querySelector('.notice'));
  expect(root.textContent).toContain('nothing was remembered');
  expect(questions('keepTaughtPage')).toEqual([]);
});
