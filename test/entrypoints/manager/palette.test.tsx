import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import { shown } from '../../components/controls';
import { asked, key, mount, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();
beforeEach(() => localStorage.clear());
afterEach(() => {
  location.hash = '';
});

function open(hash = 'upload') {
  location.hash = hash;
  return mount(<Manager />, {
    acting: () => sample.acting,
    findByName: ({ text }) =>
      text.startsWith('tid')
        ? [
            { collection: 'videos', id: 'Sbx-1_vid01', name: 'Why tides are late' },
            { collection: 'playlists', id: 'PLtides', name: 'Tides' },
            { collection: 'unknown', id: '1', name: 'Tides elsewhere' },
          ]
        : [],
    findByAddress: () => [{ collection: 'venues', id: '5', name: 'Old Pier Hall' }],
  });
}
const press = (name: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
};
const field = (root: HTMLElement) => shown(root, () => root.querySelector<HTMLInputElement>('dialog input'));
const options = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=option]')].map((option) => option.children[1]?.textContent);

describe('the palette', () => {
  it.each([
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
    ['/', {}],
  ])('opens by %s %j, and leads to what the person owns', async (name, more) => {
    const root = open();
    await shown(root, () => root.querySelector('main h2'));
    press(name, more);
    const input = await field(root);
    expect(options(root)).toContain('Videos');
    await typeInto(input, 'tides');
    await vi.waitFor(() => expect(options(root)).toEqual(['Why tides are late', 'Tides']));
    key(input, 'ArrowDown');
    await vi.waitFor(() =>
      expect(root.querySelector('[aria-selected=true]')?.textContent).toContain('Tides'),
    );
    key(input, 'Enter');
    await vi.waitFor(() => expect(location.hash).toBe('#playlists/PLtides'));
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('leads from an address of the site to what it shows', async () => {
    const root = open();
    await shown(root, () => root.querySelector('main h2'));
    press('k', { ctrlKey: true });
    const input = await field(root);
    await typeInto(input, 'https://calendar.example/events/venues/');
    await vi.waitFor(() => expect(options(root)).toEqual(['Old Pier Hall']));
    key(input, 'Enter');
    await vi.waitFor(() => expect(location.hash).toBe('#records/venue/5'));
    expect(asked.some(({ name }) => name === 'findByName')).toBe(false);
  });

  it('finds sections, pages and API calls by name, without a background', async () => {
    const root = open();
    await shown(root, () => root.querySelector('main h2'));
    press('k', { ctrlKey: true });
    const input = await field(root);
    await typeInto(input, 'comments list');
    await vi.waitFor(() => expect(options(root)).toEqual(['comments.list']));
    await typeInto(input, 'setti');
    await vi.waitFor(() => expect(options(root)).toEqual(['Settings']));
    await typeInto(input, 'nothing like it');
    await vi.waitFor(() =>
      expect(root.querySelector('dialog')?.textContent).toContain('Nothing has this name'),
    );
  });

  it('leaves the stroke to the search of a list, and to a field', async () => {
    const root = open('videos');
    const search = await shown(root, () => root.querySelector<HTMLInputElement>('.collection-top input'));
    press('/');
    expect(document.activeElement).toBe(search);
    key(search, '/');
    expect(root.querySelector('dialog')).toBeNull();
  });
});

describe('the sidebar', () => {
  it('has the sections in groups, and is folded to icons until it is opened again', async () => {
    const root = open();
    await shown(root, () => root.querySelector('main h2'));
    const groups = [...root.querySelectorAll('nav ul')].map((list) => [
      root.querySelector(`#${list.getAttribute('aria-labelledby')}`)?.textContent,
      [...list.querySelectorAll('a')].map((link) => link.textContent),
    ]);
    expect(groups).toEqual([
      ['Video', ['Videos', 'Comments', 'Playlists', 'Subscriptions', 'Search', 'Channel', 'Uploads']],
      ['Calendar', ['My events', 'Venues and more', 'Feeds']],
      ['Activity', ['Activity', 'Quota']],
      ['Advanced', ['API console']],
    ]);
    root.querySelector<HTMLElement>('.sidebar-top button')?.click();
    await vi.waitFor(() => expect(root.querySelector('.manager-folded')).not.toBeNull());
    expect(root.querySelector('.sidebar')?.textContent).toContain(
      'Account: Harbour Hall and Harbour Hall Calendar',
    );
    const link = root.querySelector<HTMLElement>('nav a');
    expect([link?.textContent, link?.title]).toEqual(['Videos', 'Videos']);
    const again = open();
    await shown(again, () => again.querySelector('.manager-folded'));
    again.querySelector<HTMLElement>('.sidebar-top button')?.click();
    await vi.waitFor(() => expect(again.querySelector('.manager-folded')).toBeNull());
    expect(asked.some(({ name }) => name === 'acting')).toBe(true);
  });

  it('shows the section of an address that is no valid encoding', async () => {
    const root = open('videos/%E0%A4%A?q=100%');
    await shown(root, () => root.querySelector('.collection'));
  });
});
