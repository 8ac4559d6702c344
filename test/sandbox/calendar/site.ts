import type { User } from './access';
import type { SiteCurrency } from './cost';
import { offsetAt, type WallClock, wallClockAt, written } from './dates';
import type { Store } from './store';

/** What an administrator, a host or a proxy may have changed on a site. */
export interface Switches {
  /** A proxy that takes the Authorization header away. */
  stripAuthorization: boolean;
  /** Application passwords cannot be used: the root index has an empty `authentication`. */
  noApplicationPasswords: boolean;
  /** The calendar's API is switched off. */
  apiDisabled: boolean;
  plainPermalinks: boolean;
  /** Every REST address answers 200 with an HTML page, as some security plugins do. */
  htmlWall: boolean;
  /** The site shows all events in its own zone. */
  allEventsInSiteZone: boolean;
  /** A security plugin answers 403, or 401, in the API's form; or 401 to those who are not signed in. */
  plugin403: boolean;
  plugin401: boolean;
  plugin401Anonymous: boolean;
  /** A plugin prints a warning, or a byte order mark, before every answer. */
  phpWarning: boolean;
  byteOrderMark: boolean;
  /** 503 with Retry-After, while the site is updated. */
  maintenance: boolean;
  /** A firewall that answers 403 to everything that writes. */
  firewall: boolean;
  /** `/wp-json/` is not found; `?rest_route=` works. */
  hiddenApi: boolean;
  /** The web server asks for a password of its own. */
  webServerPassword: boolean;
  namespace: 'tribe/events/v1' | 'cal/events/v1';
}

export const usualSwitches: Readonly<Switches> = {
  stripAuthorization: false,
  noApplicationPasswords: false,
  apiDisabled: false,
  plainPermalinks: false,
  htmlWall: false,
  allEventsInSiteZone: false,
  plugin403: false,
  plugin401: false,
  plugin401Anonymous: false,
  phpWarning: false,
  byteOrderMark: false,
  maintenance: false,
  firewall: false,
  hiddenApi: false,
  webServerPassword: false,
  namespace: 'tribe/events/v1',
};

export interface SiteSettings {
  name: string;
  /** A zone's name, or `UTC+5.5` for a manual offset. */
  timeZone: string;
  currency: SiteCurrency;
  postsPerPage: number;
  /** Who the login page offers to sign in. */
  loginUser: string;
  /** Of the calendar's plugin: what is known of each comes from recordings of live sites. */
  version: '6.17.1' | '6.17.2';
  /** Shown by a theme that leaves the calendar's pages to the calendar. */
  classicTheme: boolean;
}

export const usualSettings: Readonly<SiteSettings> = {
  name: 'Harbour Town Calendar',
  timeZone: 'America/New_York',
  currency: { symbol: '$', position: 'prefix', code: 'USD' },
  postsPerPage: 10,
  loginUser: 'robin',
  version: '6.17.2',
  classicTheme: false,
};

export interface Site {
  origin: string;
  store: Store;
  switches: Switches;
  settings: SiteSettings;
  /** UTC, in milliseconds. */
  clock(): number;
  /** Pictures that the server would find at addresses of other sites. */
  remotePictures: Map<string, { mediaType: string; bytes: Uint8Array }>;
}

export const host = (site: Site): string => new URL(site.origin).host;
export const nowUtc = (site: Site): WallClock => written(site.clock());
export const nowLocal = (site: Site): WallClock => wallClockAt(site.clock(), site.settings.timeZone);

/** The REST address of a path, in the form that the site's permalinks give it. */
export const restAddress = (site: Site, path: string): string =>
  site.switches.plainPermalinks
    ? `${site.origin}/index.php?rest_route=${path}`
    : `${site.origin}/wp-json${path}`;

export const calendarAddress = (site: Site, path: string): string =>
  restAddress(site, `/${site.switches.namespace}${path}`);

/** A number with a named zone, a text with a manual offset (calendar API behaviour, section 1). */
export function zoneOfIndex(site: Site): { gmt_offset: number | string; timezone_string: string } {
  const manual = /^UTC([+-].+)$/.exec(site.settings.timeZone);
  if (manual) return { gmt_offset: String(Number(manual[1])), timezone_string: '' };
  return {
    gmt_offset: offsetAt(site.clock(), site.settings.timeZone) / 3_600_000,
    timezone_string: site.settings.timeZone,
  };
}

export type Caller = User | undefined;
