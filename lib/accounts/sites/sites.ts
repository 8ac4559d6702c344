import { restAddress } from '../../calendar';
import { Fault, toFault } from '../../errors';
import { hostPattern } from '../../pages/siteAddress';
import { isLocal, sameSite, siteAddress } from './address';
import { advertisedRoot } from './advertisedRoot';
import { readSite, type SiteAnswer } from './readSite';
import { parseIndex, readIndex, type SiteIndex } from './siteIndex';

export type { SiteIndex } from './siteIndex';

export interface DiscoveryFields {
  fetch: typeof fetch;
  /** Whether the browser lets us read these origins (match patterns). */
  hasOrigins(origins: string[]): Promise<boolean>;
  /** Plain http is good enough: the person said so, or there is no secret. */
  insecure?: boolean | undefined;
}

/** A front page has its `<link>` elements in its head. */
const pageLimit = 512_000;

/** What several failed tries say about a site, the most telling first. */
const telling = [
  'noCalendar',
  'apiClosed',
  'tooLarge',
  'siteDown',
  'htmlWall',
  'notWordPress',
  'timeOut',
  'unreachable',
];

/**
 * Finds the calendar's API from any address of a site: by the Link header or `<link>` element of the page, else at
 * the usual places (calendar API behaviour, section 1). Nothing is sent that tells who asks.
 * @throws Fault, by reason: notAnAddress; noSite (nothing answers at that name); unreachable (it answers, its API does
 *   not); notWordPress; noCalendar; apiDisabled (the calendar is there, its API switched off); apiClosed; htmlWall (a
 *   page stands where the API should be); siteDown; tooLarge; notSecure (plain http); otherHost with the origin to ask
 *   for in `about`.
 */
export async function discoverSite(typed: string, parts: DiscoveryFields): Promise<SiteIndex> {
  const start = siteAddress(typed);
  const faults: Fault[] = [];
  const page = await readPage(start, /:\/\//.test(typed), parts).catch(note(faults));
  const advertised = page && advertisedRoot(page);
  for (const root of rootsToTry(page?.url ?? start, advertised)) {
    const found = await tryRoot(root, start, parts).catch(note(faults));
    if (found !== undefined) return found;
  }
  throw verdict(faults, start, page, advertised !== undefined);
}

/** A failed try is no failure yet, unless it leads to another host: then the person must be asked first. */
function note(faults: Fault[]): (error: unknown) => undefined {
  return (error) => {
    const fault = error instanceof Fault ? error : new Fault(toFault(error));
    if (fault.data.reason === 'otherHost' || fault.data.reason === 'notSecure') throw fault;
    faults.push(fault);
    return undefined;
  };
}

/** The typed page; https first, and plain http only for an address that named no scheme. */
async function readPage(start: URL, schemeTyped: boolean, parts: DiscoveryFields): Promise<SiteAnswer> {
  try {
    return await readSite(start, { ...parts, limit: pageLimit });
  } catch (error) {
    if (schemeTyped) throw error;
    const plain = new URL(start);
    plain.protocol = 'http:';
    return await readSite(plain, { ...parts, limit: pageLimit });
  }
}

/**
 * A redirect or a root on another host is followed only once the person has allowed that host by name.
 * @throws Fault `permission/otherHost`, `about` being the origin to ask for.
 */
async function mayRead(target: URL, start: URL, { hasOrigins }: DiscoveryFields): Promise<void> {
  if (sameSite(target, start) || (await hasOrigins([hostPattern(target)]))) return;
  throw new Fault({ kind: 'permission', reason: 'otherHost', about: target.origin });
}

function rootsToTry({ origin }: URL, advertised: string | undefined): Set<string> {
  const usual = [`${origin}/wp-json/`, `${origin}/?rest_route=/`];
  return new Set(advertised === undefined ? usual : [advertised, ...usual]);
}

async function tryRoot(root: string, start: URL, parts: DiscoveryFields): Promise<SiteIndex> {
  await mayRead(new URL(root), start, parts);
  const answer = await readIndex(root, parts);
  await mayRead(answer.url, start, parts);
  const index = parseIndex(rootOf(answer), answer);
  // A password must not cross the network in the clear; this machine is no network.
  if (!parts.insecure && answer.url.protocol !== 'https:' && !isLocal(answer.url.hostname))
    throw new Fault({ kind: 'notAllowed', reason: 'notSecure', about: answer.url.host });
  return index;
}

/** The root is kept where it was found in the end: requests with credentials follow no redirect. */
function rootOf({ url }: SiteAnswer): string {
  const root = restAddress(url.href, '/');
  root.searchParams.delete('_fields');
  return root.href;
}

function verdict(faults: Fault[], start: URL, page: SiteAnswer | undefined, advertised: boolean): Fault {
  const about = start.host;
  if (page?.headers.get('x-tec-api-version') === 'disabled')
    return new Fault({ kind: 'disabled', reason: 'apiDisabled', about });
  const unheard = faults.every(({ data }) => data.reason === 'unreachable');
  if (page === undefined && unheard) return new Fault({ kind: 'notFound', reason: 'noSite', about });
  const worst = telling
    .map((reason) => faults.find(({ data }) => data.reason === reason))
    .find((fault) => fault !== undefined);
  // Where no page promised an API, a page in its place says no more than that there is none.
  if (worst?.data.reason === 'htmlWall' && !advertised)
    return new Fault({ kind: 'notFound', reason: 'notWordPress', about });
  return worst ?? new Fault({ kind: 'transient', reason: 'unreachable', about });
}
