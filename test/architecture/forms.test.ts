import { expect, test } from 'vitest';
import { readSources } from './sources';

test('a form that shows errors of its own leads to the first of them', () => {
  const forms = readSources('components', 'entrypoints').filter(
    ({ text }) => text.includes('noValidate') && /\berror=/.test(text),
  );
  // Hooks of a form do it; a button that waits until all is right needs none
  const leads = /focusFirstInvalid|useEventForm|useCall|disabled=\{[^}]*[wW]rong/;
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ text }) => !leads.test(text)).map(({ path }) => path)).toEqual([]);
});
