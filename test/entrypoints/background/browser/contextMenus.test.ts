import { beforeAll, describe, expect, it } from 'vitest';
import { type Browser, browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createMenus } from '../../../../entrypoints/background/browser/contextMenus';
import type { Shortcuts } from '../../../../entrypoints/background/browser/shortcuts';
import { actions, type KnownAction } from '../../../../lib/actions';
import type { Fault } from '../../../../lib/errors';
import type { Subject } from '../../../../lib/pages/subject';
import { subjectIds } from '../../../../lib/pages/subjectIds';
import { recognized, redirected, refused, site } from '../../../lib/pages/videoAddresses';

type Entry = Browser.contextMenus.CreateProperties;

let entries: Entry[];

beforeAll(async () => {
  fakeBrowser.reset();
  entries = [];
  Object.assign(browser, {
    contextMenus: { removeAll: async () => undefined, create: (entry: Entry) => entries.push(entry) },
  });
  const recent = async () => [{ playlistId: 'PLjazz', title: 'Jazz' }];
  await createMenus({ actions, shortcuts: {} as Shortcuts, recent, ready: async () => undefined }).refresh();
});

/** Whether the browser shows a menu item, for a link to the address or on its page. */
function isShown(id: string, address: string): boolean {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`There is no ${id}`);
  const patterns = id.startsWith('link ') ? entry.targetUrlPatterns : entry.documentUrlPatterns;
  return (patterns ?? ['*://*/*']).some((pattern) => matches(pattern, address));
}

/** Matches like the browser: `*` in the scheme is http and https, and the path is compared with the query included. */
function matches(pattern: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, search } = new URL(address);
  const [, scheme = '', host = '', path = ''] = /^([^:]+):\/\/([^/]+)(\/.*)$/.exec(pattern) ?? [];
  const schemes = scheme === '*' ? ['http:', 'https:'] : [`${scheme}:`];
  const isHost =
    host === '*' || (host.startsWith('*.') ? `.${hostname}`.endsWith(host.slice(1)) : host === hostname);
  const parts = path.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'));
  return schemes.includes(protocol) && isHost && new RegExp(`^${parts.join('.*')}$`).test(pathname + search);
}

/** Addresses that no match pattern can distinguish from other pages of the site. */
const beyondPatterns = [`${site}//watch`, `${site}/SomeName`, 'https://youtube.com/SomeName'];
const told = recognized.filter(([address]) => !beyondPatterns.some((form) => address.startsWith(form)));
const of = (kind: string) => told.filter(([, subject]) => subject.kind === kind).map(([address]) => address);

it.each(redirected.filter(([address, { kind }]) => kind === 'video' && /youtu/.test(address)))(
  'a link has the actions for the video behind a redirector, %s',
  (address) => {
    expect(isShown('link video.like', address)).toBe(true);
    expect(isShown('link saveTo', address)).toBe(true);
  },
);

it('a link to a search for the site has no actions', () => {
  for (const address of ['https://www.google.com/search?q=youtube', 'https://blog.example/youtube'])
    expect(isShown('link video.like', address)).toBe(false);
});

describe.each(['page', 'link'])('the menu of a %s', (menu) => {
  it.each(of('video'))('offers the actions for the video %s', (address) => {
    for (const what of ['video.save', 'saveTo', 'playlist:PLjazz', 'video.like', 'channel.subscribe'])
      expect(isShown(`${menu} ${what}`, address)).toBe(true);
  });

  it.each(of('channel'))('offers to subscribe to the channel %s', (address) => {
    expect(isShown(`${menu} channel.subscribe`, address)).toBe(true);
    expect(isShown(`${menu} channel.unsubscribe`, address)).toBe(true);
  });

  it('offers no actions for a video at a channel', () => {
    const others = of('channel').filter((address) => !address.includes('/embed/'));
    expect(others.filter((address) => isShown(`${menu} video.like`, address))).toEqual([]);
  });

  it.each(
    [
      ...refused.filter((address) => /evil|feed|results|hashtag|account|premium/.test(address)),
      'https://blog.example/watch?v=dQw4w9WgXcQ',
      site,
    ].filter((address) => !address.includes('/attribution_link?')),
  )('adds nothing for %s', (address) => {
    for (const what of ['video.like', 'channel.subscribe'])
      expect(isShown(`${menu} ${what}`, address)).toBe(false);
  });

  it('offers events on web pages, and on links of every kind', () => {
    expect(isShown(`${menu} event.add`, 'https://venue.example:8080/jazz?day=1')).toBe(true);
    if (menu === 'page') expect(isShown(`${menu} event.add`, 'file:///etc/passwd')).toBe(false);
  });
});

/** Titles of the items in a menu, those of a submenu after its id. */
const titles = (context: string) =>
  entries
    .filter(({ id }) => id?.startsWith(`${context} `))
    .map(({ title, parentId }) => (parentId === undefined ? title : `${parentId} > ${title}`));

it('saves to the playlist used last, or to another one below that', () => {
  const [first, ...others] = ['page', 'link'].map((context) =>
    titles(context)
      .filter((title) => title?.match(/save|Jazz|playlist/i))
      .map((title) => title?.replace(`${context} `, '')),
  );
  expect(first).toEqual(
    expect.arrayContaining([
      'Save to Jazz',
      'Save to playlist',
      'saveTo > Jazz',
      'saveTo > Another playlist…',
      'saveTo > New playlist…',
    ]),
  );
  expect(others).toEqual([first]);
});

it('labels an action by what it is about there', () => {
  expect(titles('page')).toContain('Add event');
  expect(titles('link')).toContain('Add the event on the linked page');
  expect(titles('selection')).toEqual(['Add the selected text as an event']);
});

const subjects: Subject[] = [
  { kind: 'video', videoId: 'Sbx-3_vid01' },
  { kind: 'channel', channelId: 'UCSandbox-Blue_Note-0003' },
];
const playlist = { playlistId: 'PLjazz', playlistTitle: 'Jazz' };
const startedByMenuOrKey = actions.filter(
  ({ surfaces, needs }) =>
    surfaces.some((one) => one !== 'popup' && one !== 'overlay') && needs !== 'eventForm',
);

it.each<KnownAction>(startedByMenuOrKey)(
  '$id needs no more from a menu or key than it declares',
  ({ subjects: kinds, needs, parse }) => {
    const [subject] = subjects.filter(({ kind }) => kinds.includes(kind));
    if (subject === undefined) throw new Error('No menu is shown for its subjects');
    const ids = subjectIds(subject);
    if (needs !== 'newPlaylist' && needs !== 'report')
      expect(() => parse({ ...ids, ...(needs === 'playlist' ? playlist : {}) })).not.toThrow();
  },
);

it('a link to a calendar program is read by https, a file in a link as it is, and others are refused', async () => {
  const calls: unknown[][] = [];
  const shortcuts: Partial<Shortcuts> = {
    addLinkedEvent: async (url) => void calls.push(['read', url]),
    fail: async (_place, error) => void calls.push(['refused', (error as Fault).data.reason]),
  };
  const menus = createMenus({
    actions,
    shortcuts: shortcuts as Shortcuts,
    recent: async () => [],
    ready: async () => undefined,
  });
  for (const linkUrl of [
    'webcal://choir.example/a.ics',
    'data:text/calendar,BEGIN',
    'mailto:choir@choir.example',
  ])
    await menus.clicked({ menuItemId: 'link event.add', linkUrl, editable: false, pageUrl: '' } as never);
  expect(calls).toEqual([
    ['read', 'https://choir.example/a.ics'],
    ['read', 'data:text/calendar,BEGIN'],
    ['refused', 'notReadableLink'],
  ]);
});
