import type { CalendarAccountRow } from '../../store';
import { sameSite } from './address';
import type { allowedRights } from './allowed';
import type { SiteIndex } from './siteIndex';
import type { SiteUser } from './wordpress';

type Rights = Awaited<ReturnType<typeof allowedRights>>;

/** The row of a site's account, without the user's rights. */
export function toAccount(
  site: SiteIndex,
  user: string,
  person: SiteUser,
  passwordId: string | undefined,
  connectedAt: number,
): Omit<CalendarAccountRow, keyof Rights> {
  return {
    service: 'calendar',
    accountId: `calendar|${siteKey(site.restRoot)}|${person.id}`,
    name: site.name,
    url: toHome(site),
    restRoot: site.restRoot,
    namespace: site.namespace,
    timeZone: site.timeZone,
    user,
    userId: person.id,
    ...(passwordId === undefined ? {} : { passwordId }),
    connectedAt,
  };
}

/** Host and path of a site: one host may have several sites in different folders. */
function siteKey(restRoot: string): string {
  const { host, pathname } = new URL(restRoot);
  return host + pathname.replace(/(?:wp-json|index\.php)?\/?$/, '').replace(/\/$/, '');
}

/** Address to display and open: the site's `home` if it is on the same host, else the root's origin. */
function toHome({ home, restRoot }: SiteIndex): string {
  const root = new URL(restRoot);
  if (!URL.canParse(home)) return root.origin;
  const url = new URL(home);
  const own = /^https?:$/.test(url.protocol) && sameSite(url, root);
  return own ? url.href.replace(/\/$/, '') : root.origin;
}
