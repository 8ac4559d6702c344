import { expect, it, vi } from 'vitest';
import { Pagination } from '../../../entrypoints/manager/Pagination';
import { control } from '../../components/controls';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

const draw = (page: number, pages: number) => {
  const onPage = vi.fn();
  const root = mount(<Pagination page={page} pages={pages} onPage={onPage} />, {});
  return { root, onPage, field: root.querySelector('input') };
};

it('a list of many pages has its first, its last, and any page by its number', () => {
  const { root, onPage, field } = draw(40, 102);
  for (const label of ['First', 'Previous', 'Next', 'Last']) control(root, label)!.click();
  for (const typed of ['77', '500', '0', '', '40']) {
    field!.value = typed;
    field!.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(onPage.mock.calls.flat()).toEqual([1, 39, 41, 102, 77, 102, 1]);
});

it('a list of two pages has only the previous and the next', () => {
  const { root, field } = draw(1, 2);
  expect([...root.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Previous',
    'Next',
  ]);
  expect(field).toBeNull();
});
