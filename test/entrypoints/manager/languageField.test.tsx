import { useState } from 'preact/hooks';
import { expect, it, vi } from 'vitest';
import { LanguageField } from '../../../entrypoints/manager/lists/LanguageField';
import { mount, typeInto, useEnglish } from '../../components/mounted';

useEnglish();

const languages = [
  { code: 'nl', name: 'Dutch' },
  { code: 'en', name: 'English' },
  { code: 'en-GB', name: 'English (United Kingdom)' },
];

function Field() {
  const [value, setValue] = useState('');
  return (
    <>
      <LanguageField label="Language" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('the list of languages closes once one is named, and opens again while more is typed', async () => {
  const root = mount(<Field />, { languages: () => languages });
  const input = root.querySelector('input')!;
  const options = () => root.querySelectorAll('[role=option]').length;
  await vi.waitFor(async () => {
    await typeInto(input, 'e');
    expect(options()).toBe(2);
  });
  await typeInto(input, 'en');
  expect([options(), root.querySelector('output')?.textContent]).toEqual([0, 'en']);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await typeInto(input, 'en-');
  expect(options()).toBe(1);
  await typeInto(input, 'dutch');
  expect([options(), root.querySelector('output')?.textContent]).toEqual([0, 'nl']);
});
