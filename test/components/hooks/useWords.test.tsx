import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { onLanguage, speak } from '#i18n';
import { useWords } from '../../../components/hooks/useWords';
import { mount, useEnglish } from '../mounted';

useEnglish();
afterEach(() => speak({ language: 'en' }));

it('makes its value anew once another language is chosen, and not for a drawing alone', () => {
  const make = vi.fn(() => 'made');
  const List = () => <p>{useWords(make, [])}</p>;
  const root = mount(<List />, {});
  onLanguage(() => render(<List />, root));
  render(<List />, root);
  expect(make).toHaveBeenCalledTimes(1);
  speak({ language: 'de', messages: '' });
  expect(make).toHaveBeenCalledTimes(2);
});
