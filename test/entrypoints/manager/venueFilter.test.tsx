import { expect, it, vi } from 'vitest';
import { EventFilters } from '../../../entrypoints/manager/events/EventFilters';
import { shown } from '../../components/controls';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const venues = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Hall ${index + 1}` }));

function draw(count: number) {
  const onChange = vi.fn();
  const root = mount(<EventFilters question={{}} onChange={onChange} />, {
    choices: ({ query }) =>
      query === undefined
        ? { ...sample.choices, venues: venues(count) }
        : { ...sample.choices, venues: [{ id: 900, name: 'Zeppelin Field' }] },
  });
  return { root, onChange };
}

it('lists the venues of a site that has few', async () => {
  const { root } = draw(49);
  await shown(root, () =>
    [...root.querySelectorAll('option')].find(({ textContent }) => textContent === 'Hall 49'),
  );
  expect(root.querySelector('[role=combobox]')).toBeNull();
});

it('searches the venues of a site that has more than it listed, and says so', async () => {
  const { root, onChange } = draw(50);
  const field = await shown(root, () => root.querySelector<HTMLInputElement>('[role=combobox]'));
  expect(root.textContent).toContain('Type to search all venues of your site.');
  await typeInto(field, 'Zepp');
  const found = await shown(root, () =>
    [...root.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
      textContent?.startsWith('Zeppelin'),
    ),
  );
  expect(questions('choices')).toEqual([{}, { query: 'Zepp' }]);
  found.click();
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ venue: 900 }));
});
