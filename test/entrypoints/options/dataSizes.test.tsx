import { expect, it, vi } from 'vitest';
import { DataSizesForm } from '../../../entrypoints/options/DataSizesForm';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';

useEnglish();

it('shows how much is stored, refuses sizes out of bounds, and sets those within', async () => {
  let most = { history: 5_000, index: 50_000 };
  const root = mount(<DataSizesForm />, {
    dataSizes: () => ({
      history: { used: 1_234, most: most.history },
      index: { used: 20_500, most: most.index },
    }),
    setDataSizes: (sizes) => {
      most = sizes;
      return null;
    },
  });
  await vi.waitFor(() => expect(root.querySelectorAll('input')).toHaveLength(2));
  expect(root.textContent).toContain('Stored now: 1,234.');
  expect(root.textContent).toContain('Stored now: 20,500.');
  const [history, index] = [...root.querySelectorAll('input')];
  if (!history || !index) throw new Error('no fields');
  expect([history.value, index.value]).toEqual(['5000', '50000']);
  const label = root.querySelector(`label[for="${history.id}"]`);
  expect(label?.textContent).toContain('History entries to keep');

  for (const odd of ['99', '100001', '1e3', '-500', '', 'many']) {
    await typeInto(history, odd);
    root.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(root.textContent).toContain('Enter a whole number from 100 to 100,000.'));
    expect(history.getAttribute('aria-invalid')).toBe('true');
  }
  expect(questions('setDataSizes')).toEqual([]);

  await typeInto(history, '2,000');
  await typeInto(index, '6 000');
  root.querySelector('form')?.requestSubmit();
  await vi.waitFor(() =>
    expect(root.textContent).toContain('Cuecard keeps the last 2,000 history entries and up to 6,000'),
  );
  expect(questions('setDataSizes')).toEqual([{ history: 2_000, index: 6_000 }]);
  expect(root.textContent).not.toContain('Enter a whole number');
});
