import { type Browser, browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { type ActionId, findAction, type KnownAction, type MenuContext } from '../../../lib/actions';
import { saveToPlaylist } from '../../../lib/actions/playlists/saveToPlaylist';
import { Fault } from '../../../lib/errors';
import { toReadableAddress } from '../../../lib/pages/calendarAddress';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import { videoSites } from '../../../lib/pages/videoAddress';
import type { PlaylistChoice } from '../../../lib/views';
import { actionLabel, menuLabel } from '../wording/views';
import type { Shortcuts, ShortcutTarget } from './shortcuts';

/** The context menus. They contain the actions whose surfaces include them, in the order of the action list. */
export type Menus = ReturnType<typeof createMenus>;

/** Dependencies of the context menus. */
export interface MenuDependencies {
  actions: readonly KnownAction[];
  shortcuts: Shortcuts;
  /** See `recentPlaylists` of the usage memory. */
  recent(): Promise<Pick<PlaylistChoice, 'playlistId' | 'title'>[]>;
  /** Resolves when the language of the titles is the chosen one. */
  ready(): Promise<void>;
}

const contexts: readonly MenuContext[] = ['page', 'link', 'selection'];

// The addresses that `recognizeVideoUrl` accepts, as match patterns. These cannot distinguish a channel's `/name` from
// the site's own pages, so such channels have no menu.
const videoPaths =
  'watch* shorts/* live/* live_chat?* embed/* v/* e/* vi/* tv tv?* ytscreeningroom?* attribution_link?* oembed?*'.split(
    ' ',
  );
const videoAddresses = [
  ...videoPaths.map((path) => `*://*.youtube.com/${path}`),
  ...['watch*', 'embed/*'].map((path) => `*://*.youtube-nocookie.com/${path}`),
  '*://*.youtubekids.com/watch*',
  '*://consent.youtube.com/*',
  ...['www', 'm'].map((name) => `*://${name}-youtube-com.translate.goog/watch*`),
  '*://www-youtube--nocookie-com.translate.goog/embed/*',
  '*://studio.youtube.com/video/*',
  ...['youtu.be', 'www.youtu.be'].map((host) => `*://${host}/*`),
  ...['vi', 'vi_webp'].map((path) => `*://*.ytimg.com/${path}/*`),
];
/** Pages on which several videos can be chosen. */
const sitePages = videoSites.map((site) => `${site}/*`);
const channelPaths = [
  '@*',
  '%40*',
  'channel/*',
  'c/*',
  'user/*',
  'browse/UC*',
  'embed/live_stream?*',
  'feeds/videos.xml?channel_id=*',
];
const channelAddresses = channelPaths.map((path) => `*://*.youtube.com/${path}`);
/**
 * Links of redirectors that seem to contain an address of the site (`lib/pages/redirects.ts`). Which kind of subject it
 * is cannot be told by a pattern.
 */
const redirectStarts = [
  '*/url?',
  '*/l.php?',
  '*/redirect?',
  '*/i/redirect?',
  '*/redir/redirect?',
  '*.facebook.com/flx/',
  '*.instagram.com/?',
  '*.threads.net/?',
  '*.threads.com/?',
  'out.reddit.com/',
  '*.vk.com/away',
  '*.vk.ru/away',
  'steamcommunity.com/linkfilter/',
  '*.safelinks.protection.outlook.com/',
  'statics.teams.cdn.office.net/',
  'urldefense.proofpoint.com/',
  'urldefense.com/',
  'urldefense.us/',
  'slack-redir.net/link?',
  '*.google.com/imgres?',
  '*.google.com/amp/',
  '*.google.com/translate?',
  'meet.google.com/linkredirect?',
  'duckduckgo.com/l/',
  '*.linkedin.com/safety/',
  'disq.us/',
  'exit.sc/',
  'href.li/',
  'anonym.to/',
  'jump.5ch.net/',
  '*.medium.com/r/',
  'link.zhihu.com/',
  'web.archive.org/web/',
  'secure-web.cisco.com/',
  'clicktime.symantec.com/',
  'scanmail.trustwave.com/',
  'outgoing.prod.webservices.mozgcp.net/',
  '*.deviantart.com/users/outgoing?',
  '*.pinterest.com/offsite/',
  't.me/iv?',
  'r.search.yahoo.com/',
];
const redirectAddresses = redirectStarts.map((start) => `*://${start}*youtu*`);
const webPages = ['https://*/*', 'http://*/*'];

/** The command of a menu item: an action, or a part of the submenu of playlists. */
type What = ActionId | 'choose' | 'saveTo' | `playlist:${string}`;

/** A menu item, independent of its context. */
interface Entry {
  what: What;
  title: string;
  parent?: What;
}

/** Creates the {@link Menus}. Call `refresh` to build them. */
export function createMenus({ actions, shortcuts, recent, ready }: MenuDependencies) {
  let building: Promise<void> = Promise.resolve();

  async function build(): Promise<void> {
    if (!browser.contextMenus) return;
    await ready();
    const playlists = await recent().catch(() => []);
    await browser.contextMenus.removeAll();
    create({
      id: 'page chooseVideos',
      title: i18n.t('menu.chooseVideos'),
      contexts: ['page'],
      documentUrlPatterns: sitePages,
    });
    for (const context of contexts) {
      for (const action of actions.filter(({ surfaces }) => surfaces.includes(context))) {
        for (const { what, title, parent } of toEntries(action, context, playlists))
          create({
            id: `${context} ${what}`,
            title: title.replaceAll('&', '&&'),
            contexts: [context],
            ...(parent === undefined ? {} : { parentId: `${context} ${parent}` }),
            ...toPatterns(action, context),
          });
      }
    }
  }

  /** Builds the menus again, because they contain the titles of recent playlists. */
  const refresh = (): Promise<void> => {
    building = building.then(build, build);
    return building;
  };

  /** Handles a click. */
  async function clicked(info: Browser.contextMenus.OnClickData, tab?: Browser.tabs.Tab): Promise<void> {
    const [context = '', what = ''] = String(info.menuItemId).split(' ');
    const target: ShortcutTarget = {
      tabId: tab?.id,
      pageTitle: tab?.title ?? '',
      surface: context as MenuContext,
    };
    if (what === 'chooseVideos') return shortcuts.chooseVideos(target);
    const action = findAction(what);
    if (action?.needs === 'eventForm') return openEventForm(context as MenuContext, info, target);
    const address = context === 'link' ? info.linkUrl : (tab?.url ?? info.pageUrl);
    const subject = recognizeVideoUrl(address ?? '');
    if (subject === undefined)
      return shortcuts.fail(target, new Fault({ kind: 'notFound', reason: 'nothingHere' }));
    if (what === 'choose') return shortcuts.choosePlaylist(subject, target);
    if (what.startsWith('playlist:'))
      return shortcuts.saveTo(what.slice('playlist:'.length), subject, target);
    if (action === undefined)
      return shortcuts.fail(target, new Fault({ kind: 'badInput', reason: 'unknownAction', about: what }));
    return shortcuts.start(action, subject, target);
  }

  function openEventForm(
    context: MenuContext,
    info: Browser.contextMenus.OnClickData,
    target: ShortcutTarget,
  ): Promise<void> {
    if (context === 'page') return shortcuts.addEvent(target);
    if (context === 'selection')
      return shortcuts.addSelectedEvent(info.selectionText ?? '', info.pageUrl ?? '', target);
    // Chromium knows no pattern for webcal, so that the item is on links of every kind
    const url = toReadableAddress(info.linkUrl ?? '');
    return url === undefined
      ? shortcuts.fail(target, new Fault({ kind: 'badInput', reason: 'notReadableLink' }))
      : shortcuts.addLinkedEvent(url, target);
  }

  return { refresh, clicked };
}

function create(item: Browser.contextMenus.CreateProperties): void {
  // Reading lastError keeps the browser from logging it. An item that fails is just missing
  browser.contextMenus.create(item, () => void browser.runtime.lastError);
}

/**
 * The menu items of an action. Saving also has a submenu with the recent playlists; one that needs a playlist is shown
 * with the one used last.
 */
function toEntries(
  action: KnownAction,
  context: MenuContext,
  playlists: Pick<PlaylistChoice, 'playlistId' | 'title'>[],
): Entry[] {
  const { id, needs } = action;
  if (needs === 'newPlaylist') return [{ what: id, title: actionLabel(action), parent: 'saveTo' }];
  if (needs !== 'playlist') return [{ what: id, title: menuLabel(action, context) }];
  const [last] = playlists;
  const intoLast = last === undefined ? [] : [{ what: id, title: actionLabel(action, [last.title]) }];
  if (action !== saveToPlaylist) return intoLast;
  return [
    ...intoLast,
    { what: 'saveTo', title: i18n.t('menu.saveTo') },
    ...playlists.map(
      ({ playlistId, title }): Entry => ({
        what: `playlist:${playlistId}`,
        title: title || playlistId,
        parent: 'saveTo',
      }),
    ),
    { what: 'choose', title: i18n.t('menu.choose'), parent: 'saveTo' },
  ];
}

/**
 * Match patterns of the pages or links on which an action appears. Links to events have none, because `webcal:`, by
 * which pages link to calendar files, is invalid in a pattern (Chromium 141).
 */
function toPatterns({ subjects }: KnownAction, context: MenuContext) {
  if (subjects.includes('event')) return context === 'link' ? {} : { documentUrlPatterns: webPages };
  const channels = subjects.includes('channel') ? channelAddresses : [];
  return context === 'link'
    ? { targetUrlPatterns: [...videoAddresses, ...channels, ...redirectAddresses] }
    : { documentUrlPatterns: [...videoAddresses, ...channels] };
}
