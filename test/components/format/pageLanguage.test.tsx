import { afterEach, expect, it, vi } from 'vitest';
import { i18n, speak } from '#i18n';
import { drawPage } from '../../../components/format/pageLanguage';
import { mount, useEnglish } from '../mounted';

useEnglish();

const { parent } = window;
afterEach(() => {
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
});

const theme = () => document.documentElement.dataset.theme;

it('a page of ours has the chosen colours; framed in a page, those of the page around it', async () => {
  mount(null, { language: () => ({ language: 'en', chosen: 'en', messages: undefined, theme: 'dark' }) });
  await drawPage(vi.fn());
  expect(theme()).toBe('dark');

  Object.defineProperty(window, 'parent', { value: {}, configurable: true });
  await drawPage(vi.fn());
  expect(theme()).toBe('system');
});

it('a page that is drawn in English follows the language that the background tells', async () => {
  const root = mount(null, {
    language: () => ({
      language: 'pl',
      chosen: 'pl',
      messages: 'common-loading = Wczytywanie',
      theme: 'system',
    }),
  });
  root.id = 'app';
  const Page = () => <p>{i18n.t('common.loading')}</p>;
  await drawPage(() => <Page />);
  await vi.waitFor(() => expect(root.textContent).toBe('Wczytywanie'));
  speak({ language: 'en' });
});
