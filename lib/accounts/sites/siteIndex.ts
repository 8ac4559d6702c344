import * as z from 'zod/mini';
import { calendarNamespaces, pageFault, restAddress } from '../../calendar';
import { decodeEntities } from '../../calendar/shared/text';
import { Fault } from '../../errors';
import { readJson, retryAfter } from '../../http';
import { type ReadSiteDependencies, readSite, type SiteAnswer } from './readSite';

/** What a site's REST root says about it. */
export interface SiteIndex {
  /** The root as it was found: `…/wp-json/` or `…/?rest_route=/`. */
  restRoot: string;
  name: string;
  /** The address people know the site by. */
  home: string;
  namespace: (typeof calendarNamespaces)[number];
  /** IANA name, or `UTC+5.5` for a manual offset. */
  timeZone: string;
  /** The page on which a person lets an application in; absent where application passwords cannot be used. */
  approvalPage?: string;
  /** Its server prints warnings before its answers. */
  isNoisy?: boolean;
}

/** Without `_fields` the root lists every route: 380 kB and more (calendar API behaviour, section 1). */
const wanted = 'name,url,home,gmt_offset,timezone_string,namespaces,authentication';
const limit = 2_000_000;

const optionalText = () => z.catch(z.optional(z.string()), undefined);
const Authentication = () =>
  z.object({
    'application-passwords': z.object({
      endpoints: z.object({ authorization: z.string().check(z.refine((url) => URL.canParse(url))) }),
    }),
  });
const Index = () =>
  z.object({
    namespaces: z.array(z.string()),
    name: optionalText(),
    home: optionalText(),
    timezone_string: optionalText(),
    // A number with a named zone, a text with a manual offset.
    gmt_offset: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
    // An empty list where application passwords cannot be used.
    authentication: z.catch(z.optional(Authentication()), undefined),
  });

/** Where the root is, with what makes its answer small. */
function indexAddress(root: string): URL {
  const url = restAddress(root, '/');
  url.searchParams.set('_fields', wanted);
  return url;
}

export async function readIndex(
  root: string,
  parts: Omit<ReadSiteDependencies, 'limit'>,
): Promise<SiteAnswer> {
  return readSite(indexAddress(root), { ...parts, limit });
}

/**
 * Takes an answer for a calendar site's REST root only if it is JSON that names the calendar's namespaces.
 * @throws Fault htmlWall, tooLarge, notWordPress, noCalendar, apiClosed; those of `mustAnswer`
 */
export function parseIndex(root: string, answer: SiteAnswer): SiteIndex {
  const about = answer.url.host;
  if (answer.cut) throw new Fault({ kind: 'answer', reason: 'tooLarge', about });
  mustAnswer(answer);
  const { value: json, isNoisy } = readJson(answer.text, answer.headers.get('content-type'));
  if (json === undefined && /^\s*</.test(answer.text))
    throw new Fault({ kind: 'answer', reason: 'htmlWall', about });
  // Some sites show their API to nobody who is not signed in; there is nothing to sign in by then.
  if (answer.status === 401 || answer.status === 403)
    throw new Fault({ kind: 'disabled', reason: 'apiClosed', about, status: answer.status });
  const parsed = Index().safeParse(json);
  if (!parsed.success) throw new Fault({ kind: 'answer', reason: 'notWordPress', about });
  const index = parsed.data;
  const namespace = calendarNamespaces.find((known) => index.namespaces.includes(known));
  if (namespace === undefined) throw new Fault({ kind: 'disabled', reason: 'noCalendar', about });
  const approvalPage = index.authentication?.['application-passwords'].endpoints.authorization;
  return {
    restRoot: root,
    name: decodeEntities(index.name ?? '').trim() || about,
    home: index.home ?? answer.url.origin,
    namespace,
    timeZone: zoneOf(index.timezone_string, index.gmt_offset),
    ...(approvalPage === undefined ? {} : { approvalPage }),
    ...(isNoisy ? { isNoisy } : {}),
  };
}

function zoneOf(name: string | undefined, offset: number | string | undefined): string {
  if (name !== undefined && name !== '') return name;
  const hours = Number(offset ?? 0);
  if (!Number.isFinite(hours) || hours === 0) return 'UTC';
  return `UTC${hours > 0 ? '+' : ''}${hours}`;
}

const tellingPages = ['firewall', 'webServerPassword', 'maintenance'];

/**
 * Lets an answer pass that comes from the site's WordPress, or may.
 * @throws Fault maintenance with `retryAt`; siteDown; firewall; webServerPassword
 */
export function mustAnswer({ url, status, headers, text }: SiteAnswer): void {
  const isPage = readJson(text, headers.get('content-type')).value === undefined;
  const retryAt = retryAfter(headers, Date.now());
  const told = isPage || status >= 500 ? pageFault(status, headers) : undefined;
  const about = { about: url.host, status, ...(retryAt === undefined ? {} : { retryAt }) };
  if (told && tellingPages.includes(told.reason)) throw new Fault({ ...told, ...about });
  if (status >= 500) throw new Fault({ kind: 'transient', reason: 'siteDown', ...about });
}
