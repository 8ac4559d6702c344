import { expect, it, vi } from 'vitest';
import { Options } from '../../../entrypoints/options/Options';
import { shown } from '../../components/controls';
import { mount, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

it('shows the sections that contain all words, accents and case ignored, and all again without a search', async () => {
  const root = mount(<Options />, {
    accounts: () => ({ ...sample.accounts, sites: [{ ...sample.site, name: 'Été en fête' }] }),
  });
  await vi.waitFor(() => expect(root.textContent).toContain('Été en fête'));
  const all = [...root.querySelectorAll<HTMLElement>('section[id]')];
  const visible = () => all.filter(({ hidden }) => !hidden).map(({ id }) => id);
  expect(visible().length).toBe(all.length);
  const field = await shown(root, () => root.querySelector<HTMLInputElement>('.page-main > .field input'));

  await typeInto(field, 'FETE ete');
  await vi.waitFor(() => expect(visible()).toEqual(['accounts']));
  await typeInto(field, 'redirect copy');
  await vi.waitFor(() => expect(visible()).toEqual(['client']));
  await typeInto(field, 'no such setting');
  await vi.waitFor(() => expect(visible()).toEqual([]));
  expect(root.textContent).toContain('No settings match this.');
  await typeInto(field, '');
  await vi.waitFor(() => expect(visible().length).toBe(all.length));
});

it('marks the section in view in the navigation: while scrolling, after a link, and of a search', async () => {
  let scrolled = 0;
  const begin = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  begin.mockImplementation(function (this: HTMLElement) {
    const shownSections = [...(this.parentElement?.querySelectorAll('section[id]:not([hidden])') ?? [])];
    return { top: shownSections.indexOf(this) * 600 - scrolled } as DOMRect;
  });
  const root = mount(<Options />, { accounts: () => sample.accounts });
  const marked = () => root.querySelector('nav [aria-current]')?.getAttribute('href');
  await vi.waitFor(() => expect(marked()).toBe('#accounts'));
  scrolled = 1_300;
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(marked()).toBe('#client'));
  // A link may lead to a section that cannot be scrolled to the top
  location.hash = '#defaults';
  window.dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(marked()).toBe('#defaults'));
  const field = await shown(root, () => root.querySelector<HTMLInputElement>('.page-main > .field input'));
  scrolled = 0;
  await typeInto(field, 'redirect copy');
  await vi.waitFor(() => expect(marked()).toBe('#client'));
  location.hash = '';
  begin.mockRestore();
});

it('marks the first section at the top of the page and the last at its end, however short they are', async () => {
  const height = 3_000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  const begin = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  begin.mockImplementation(function (this: HTMLElement) {
    const all = [...(this.parentElement?.querySelectorAll('section[id]') ?? [])];
    return { top: all.indexOf(this) * 50 - scrollY } as DOMRect;
  });
  const root = mount(<Options />, { accounts: () => sample.accounts });
  const marked = () => root.querySelector('nav [aria-current]')?.getAttribute('href');
  const scrollTo = (position: number) => {
    vi.stubGlobal('scrollY', position);
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(0);
  await vi.waitFor(() => expect(marked()).toBe('#accounts'));
  scrollTo(1);
  await vi.waitFor(() => expect(marked()).not.toBe('#accounts'));
  begin.mockImplementation(function (this: HTMLElement) {
    const all = [...(this.parentElement?.querySelectorAll('section[id]') ?? [])];
    return { top: innerHeight - 50 * (all.length - all.indexOf(this)) } as DOMRect;
  });
  scrollTo(height - innerHeight - 2);
  await vi.waitFor(() => expect(marked()).not.toBe('#about'));
  scrollTo(height - innerHeight);
  await vi.waitFor(() => expect(marked()).toBe('#about'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
