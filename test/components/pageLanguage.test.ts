import { afterEach, expect, it, vi } from 'vitest';
import { drawInLanguage } from '../../components/format/pageLanguage';
import { mount, useEnglish } from './mounted';

useEnglish();

const { parent } = window;
afterEach(() => {
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
});

const theme = () => document.documentElement.dataset.theme;

it('a page of ours has the chosen colours; framed in a page, those of the page around it', async () => {
  mount(null, { language: () => ({ language: 'en', chosen: 'en', messages: undefined, theme: 'dark' }) });
  await drawInLanguage(vi.fn());
  expect(theme()).toBe('dark');

  Object.defineProperty(window, 'parent', { value: {}, configurable: true });
  await drawInLanguage(vi.fn());
  expect(theme()).toBe('system');
});
