/**
 * What tells the feed of one address from that of another: not the scheme, nor a `www.`, a slash at the end, a fragment
 * or the order of its parameters.
 */
export function toFeedIdentity(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${query}`;
}
