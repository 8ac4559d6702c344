import * as z from 'zod/mini';
import { calendarNamespaces, pageFault, restAddress } from '../../calendar';
import { decodeWordPressEntities } from '../../calendar/shared/text';
import { SiteZoneFields, toSiteZone } from '../../calendar/wordpress';
import { Fault } from '../../errors';
import { readJson, retryAfter } from '../../http';
import { type ReadSiteDependencies, readSite, type SiteAnswer } from './readSite';

/** The index that a site's REST root answers. */
export interface SiteIndex {
  /** Address of the REST root: `…/wp-json/` or `…/?rest_route=/`. */
  restRoot: string;
  name: string;
  /** Address of the home page. */
  home: string;
  namespace: (typeof calendarNamespaces)[number];
  /** IANA name, or `UTC+5.5` for a manual offset. */
  timeZone: string;
  /** Page on which a person approves an application; undefined if application passwords are not available. */
  approvalPage?: string;
  /** The server prints PHP warnings before the JSON. */
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
    ...SiteZoneFields().shape,
    // An empty list if application passwords are not available.
    authentication: z.catch(z.optional(Authentication()), undefined),
  });

/** Reads the index of a REST root, up to 2 MB. @throws Fault of `readSite` */
export async function readIndex(root: string, dependencies: ReadSiteDependencies): Promise<SiteAnswer> {
  const url = restAddress(root, '/');
  url.searchParams.set('_fields', wanted);
  return readSite(url, dependencies, limit);
}

/**
 * Parses the index of a REST root. It has to be JSON and to name one of the calendar's namespaces.
 * @throws Fault `htmlWall`, `tooLarge`, `notWordPress`, `noCalendar`, `apiClosed`; those of `mustAnswer`
 */
export function parseIndex(root: string, answer: SiteAnswer): SiteIndex {
  const about = answer.url.host;
  if (answer.cut) throw new Fault({ kind: 'answer', reason: 'tooLarge', about });
  mustAnswer(answer);
  const { value: json, isNoisy } = readJson(answer.text, answer.headers.get('content-type'));
  if (json === undefined && /^\s*</.test(answer.text))
    throw new Fault({ kind: 'answer', reason: 'htmlWall', about });
  // Some sites close their API for requests without a sign-in; there are no credentials yet.
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
    name: decodeWordPressEntities(index.name ?? '').trim() || about,
    home: index.home ?? answer.url.origin,
    namespace,
    timeZone: toSiteZone(index),
    ...(approvalPage === undefined ? {} : { approvalPage }),
    ...(isNoisy ? { isNoisy } : {}),
  };
}

const conclusiveReasons = ['firewall', 'webServerPassword', 'maintenance'];

/**
 * Throws if an answer does not come from the site's WordPress.
 * @throws Fault `maintenance` with `retryAt`; `siteDown`; `firewall`; `webServerPassword`
 */
export function mustAnswer({ url, status, headers, text }: SiteAnswer): void {
  const isPage = readJson(text, headers.get('content-type')).value === undefined;
  const retryAt = retryAfter(headers, Date.now());
  const fault = isPage || status >= 500 ? pageFault(status, headers) : undefined;
  const about = { about: url.host, status, ...(retryAt === undefined ? {} : { retryAt }) };
  if (fault && conclusiveReasons.includes(fault.reason)) throw new Fault({ ...fault, ...about });
  if (status >= 500) throw new Fault({ kind: 'transient', reason: 'siteDown', ...about });
}
