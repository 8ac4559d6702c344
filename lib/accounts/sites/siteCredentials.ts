/** How a person signs in at a calendar site: by what its approval page gave, by what was typed, or not at all. */
export type SiteCredentials =
  | { way: 'approved' | 'password'; user: string; password: string }
  | { way: 'bearer'; token: string }
  | { way: 'nobody' };

/** What is kept of it beside the secret; absent for an approved password. */
export type SiteScheme = 'typed' | 'bearer' | 'none';

/** The Authorization header; nothing for nobody. */
export function siteHeader(credentials: SiteCredentials): string | undefined {
  if (credentials.way === 'nobody') return undefined;
  if (credentials.way === 'bearer') return `Bearer ${credentials.token}`;
  return basic(credentials.user, credentials.password);
}

/** The Basic scheme in UTF-8 (RFC 7617, section 2.1): `btoa` alone takes Latin letters only. */
function basic(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
