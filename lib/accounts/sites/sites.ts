import { restAddress } from '../../calendar';
import { Fault, toFault } from '../../errors';
import { hostPattern } from '../../pages/siteAddress';
import { isLocal } from '../../shared/secureAddress';
import type { Dependencies } from '../dependencies';
import { sameSite, siteAddress } from './address';
import { advertisedRoot } from './advertisedRoot';
import { isRedirected, readSite, type SiteAnswer } from './readSite';
import { parseIndex, readIndex, type SiteIndex } from './siteIndex';

export type { SiteIndex } from './siteIndex';

/** Dependencies and choices of `discoverSite`. */
export interface DiscoveryFields extends Pick<Dependencies, 'fetch' | 'hasOrigins'> {
  /** Plain http is accepted: the person agreed, or there is no secret. */
  insecure?: boolean | undefined;
  /** Origins of other hosts that the person has accepted for this address. */
  accepted?: readonly string[] | undefined;
}

/** Bytes of a page to read: its `<link>` elements are in the head. */
const pageLimit = 512_000;

/** Reasons of failed attempts, the most relevant first. */
const byRelevance = [
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
 * Finds a site's calendar API from any address of the site: by the Link header or `<link>` element of the page, else at
 * the usual addresses (calendar API behaviour, section 1). Requests carry no credentials.
 * @throws Fault, by reason: `notAnAddress`; `noSite` (no server at that name); `unreachable` (the server answers, its
 *   API does not); `notWordPress`; `noCalendar`; `apiDisabled` (the calendar's API is switched off); `apiClosed`;
 *   `htmlWall` (a page in place of the API); `siteDown`; `tooLarge`; `notSecure` (plain http); `otherHost` with the
 *   origin to ask permission for in `about`; `redirectHidden` (the browser does not tell the target of a redirect)
 */
export async function discoverSite(typed: string, dependencies: DiscoveryFields): Promise<SiteIndex> {
  const start = siteAddress(typed);
  const faults: Fault[] = [];
  const page = await readPage(start, /:\/\//.test(typed), dependencies).catch(collect(faults));
  const advertised = page && advertisedRoot(page);
  for (const root of rootsToTry(page?.url ?? start, advertised)) {
    const found = await tryRoot(root, start, dependencies).catch(collect(faults));
    if (found !== undefined) return found;
  }
  const fault = verdict(faults, start, page, advertised !== undefined);
  throw fault.data.reason === 'noSite' && (await isRedirected(toSecure(start), dependencies))
    ? new Fault({ kind: 'notFound', reason: 'redirectHidden', about: start.host })
    : fault;
}

/** The same address with https: a redirect from http leads to https of the same host at most sites. */
function toSecure(address: URL): URL {
  const secure = new URL(address);
  secure.protocol = 'https:';
  return secure;
}

/**
 * Collects the fault of an attempt, so that the next can follow; `otherHost` and `notSecure` end the search, since the
 * person has to decide.
 */
function collect(faults: Fault[]): (error: unknown) => undefined {
  return (error) => {
    const fault = error instanceof Fault ? error : new Fault(toFault(error));
    if (fault.data.reason === 'otherHost' || fault.data.reason === 'notSecure') throw fault;
    faults.push(fault);
    return undefined;
  };
}

/** Reads the typed page: with https, and with http only if the address named no scheme and https failed. */
async function readPage(
  start: URL,
  schemeTyped: boolean,
  dependencies: DiscoveryFields,
): Promise<SiteAnswer> {
  try {
    return await readSite(start, dependencies, pageLimit);
  } catch (error) {
    if (schemeTyped) throw error;
    const plain = new URL(start);
    plain.protocol = 'http:';
    return await readSite(plain, dependencies, pageLimit);
  }
}

/**
 * Allows another host only if the person has accepted it for this address: that the browser permits it already, for
 * another purpose, says nothing about a redirect.
 * @throws Fault `permission/otherHost`; `about` is the origin to ask for
 */
async function mayRead(
  target: URL,
  start: URL,
  { hasOrigins, accepted = [] }: DiscoveryFields,
): Promise<void> {
  if (sameSite(target, start)) return;
  const isAccepted = accepted.some((origin) => sameSite(target, new URL(origin)));
  if (isAccepted && (await hasOrigins([hostPattern(target)]))) return;
  throw new Fault({ kind: 'permission', reason: 'otherHost', about: target.origin });
}

function rootsToTry({ origin }: URL, advertised: string | undefined): Set<string> {
  const usual = [`${origin}/wp-json/`, `${origin}/?rest_route=/`];
  return new Set(advertised === undefined ? usual : [advertised, ...usual]);
}

async function tryRoot(root: string, start: URL, dependencies: DiscoveryFields): Promise<SiteIndex> {
  await mayRead(new URL(root), start, dependencies);
  const answer = await readIndex(root, dependencies);
  await mayRead(answer.url, start, dependencies);
  const index = parseIndex(toRoot(answer), answer);
  // A password must not cross the network unencrypted; this machine is no network.
  if (!dependencies.insecure && answer.url.protocol !== 'https:' && !isLocal(answer.url.hostname))
    throw new Fault({ kind: 'notAllowed', reason: 'notSecure', about: answer.url.host });
  return index;
}

/** Root address after redirects, since requests with credentials follow none. */
function toRoot({ url }: SiteAnswer): string {
  const root = restAddress(url.href, '/');
  root.searchParams.delete('_fields');
  return root.href;
}

function verdict(faults: Fault[], start: URL, page: SiteAnswer | undefined, advertised: boolean): Fault {
  const about = start.host;
  if (page?.headers.get('x-tec-api-version') === 'disabled')
    return new Fault({ kind: 'disabled', reason: 'apiDisabled', about });
  const allUnreachable = faults.every(({ data }) => data.reason === 'unreachable');
  if (page === undefined && allUnreachable) return new Fault({ kind: 'notFound', reason: 'noSite', about });
  const worst = byRelevance
    .map((reason) => faults.find(({ data }) => data.reason === reason))
    .find((fault) => fault !== undefined);
  // No page advertised an API, so a page in its place only means that there is none.
  if (worst?.data.reason === 'htmlWall' && !advertised)
    return new Fault({ kind: 'notFound', reason: 'notWordPress', about });
  return worst ?? new Fault({ kind: 'transient', reason: 'unreachable', about });
}
