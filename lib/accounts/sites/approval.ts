import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { type Launch, launchFault } from '../launch';
import { sameOrigin } from './address';
import type { SiteCredentials } from './siteCredentials';
import type { SiteIndex } from './siteIndex';

const appName = 'Cuecard';

/** Where the site's page leads after approval and after refusal. */
interface Redirects {
  success: URL;
  rejection: URL;
}

/**
 * Opens the site's page on which the person approves Cuecard (calendar API behaviour, section 2).
 * @param approvalAddress the redirects are below it
 * @throws Fault as `SiteSignIn.approve`
 */
export async function requestApproval(
  site: SiteIndex,
  { launch, approvalAddress }: { launch: Launch; approvalAddress: string },
): Promise<SiteCredentials> {
  // Random value that only the opened page knows: a forged redirect cannot bring another password.
  const state = crypto.randomUUID();
  const toRedirect = (path: string) => new URL(`${path}?state=${state}`, approvalAddress);
  const redirects = { success: toRedirect('calendar'), rejection: toRedirect('calendar-refused') };
  const address = toApprovalUrl(site, redirects);
  const end = await launch(address.href, { interactive: true }).catch(launchFault);
  const redirected = URL.canParse(end) ? new URL(end) : undefined;
  const leadsTo = ({ origin, pathname }: URL) =>
    redirected?.origin === origin && redirected.pathname === pathname;
  if (redirected?.searchParams.get('state') !== state)
    throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
  if (leadsTo(redirects.rejection)) throw new Fault({ kind: 'signIn', reason: 'signInDeclined' });
  if (!leadsTo(redirects.success)) throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
  return parseApproval(redirected, site);
}

/**
 * The approval address with its parameters. The redirect address is https, which works in all browsers; with
 * `chrome-extension:` the page displays the password instead of redirecting.
 */
function toApprovalUrl({ approvalPage, restRoot }: SiteIndex, redirects: Redirects): URL {
  const about = new URL(restRoot).host;
  if (approvalPage === undefined)
    throw new Fault({ kind: 'disabled', reason: 'noApplicationPasswords', about });
  const url = new URL(approvalPage);
  // The page that issues the password must belong to the site.
  if (!sameOrigin(url, new URL(restRoot)))
    throw new Fault({ kind: 'answer', reason: 'oddApprovalPage', about });
  url.searchParams.set('app_name', appName);
  url.searchParams.set('app_id', crypto.randomUUID());
  url.searchParams.set('success_url', redirects.success.href);
  url.searchParams.set('reject_url', redirects.rejection.href);
  return url;
}

const Answer = () =>
  z.object({
    site_url: z.string().check(z.refine((url) => URL.canParse(url))),
    user_login: z.string().check(z.minLength(1)),
    password: z.string().check(z.minLength(8)),
  });

/** Parses the parameters that the approval page appended; they must name the site that was asked. */
function parseApproval(redirected: URL, site: SiteIndex): SiteCredentials {
  const parsed = Answer().safeParse(Object.fromEntries(redirected.searchParams));
  if (!parsed.success) throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
  const { site_url, user_login, password } = parsed.data;
  if (!sameOrigin(new URL(site_url), new URL(site.restRoot)))
    throw new Fault({ kind: 'signIn', reason: 'signInTampered', about: new URL(site_url).host });
  return { way: 'approved', user: user_login, password };
}
