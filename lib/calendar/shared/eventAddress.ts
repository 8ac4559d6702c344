/**
 * Address that shows an event to its person. Of an event that is not public, this is the page of WordPress that edits
 * it: its own page is `not found` for everybody who is not logged in, while that page asks to log in.
 * @param site address of the site, without a slash at its end
 * @returns undefined for a public event whose address is unknown
 */
export function toEventAddress(
  site: string,
  { id, status, url }: { id: number; status: string; url?: string | undefined },
): string | undefined {
  return status === 'publish' ? url : `${site}/wp-admin/post.php?post=${id}&action=edit`;
}
