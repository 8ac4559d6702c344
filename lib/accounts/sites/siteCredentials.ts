/** Credentials for a calendar site: from its approval page, typed, or none. */
export type SiteCredentials =
  | { way: 'approved' | 'password'; user: string; password: string }
  | { way: 'bearer'; token: string }
  | { way: 'nobody' };

/** Kind of the stored credentials; undefined for a password from the approval page. */
export type SiteScheme = 'typed' | 'bearer' | 'none';

/** The Authorization header; undefined without sign-in. */
export function siteHeader(credentials: SiteCredentials): string | undefined {
  if (credentials.way === 'nobody') return undefined;
  if (credentials.way === 'bearer') return `Bearer ${credentials.token}`;
  // Basic scheme in UTF-8 (RFC 7617, section 2.1): `btoa` accepts Latin-1 only.
  const bytes = new TextEncoder().encode(`${credentials.user}:${credentials.password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
