import { unwrapRedirect, unwrapSitePage } from './redirects';
import type { ChannelSubject, PlaylistSubject, VideoSubject } from './subject';
import { recognizeSiteUrl } from './videoSite';

/** Characters. Browsers parse a long non-ASCII host name in more than linear time. */
const longestAddress = 8_192;
/** A redirector may lead to another one; further ones are not followed. */
const mostRedirects = 2;

/**
 * Recognises the video, playlist or channel of an address, without any request. Follows the redirectors that write the
 * target into their address (`redirects.ts`). Never throws.
 * @param url an absolute http or https address
 * @returns undefined for any other address or text
 */
export function recognizeVideoUrl(url: string): VideoSubject | PlaylistSubject | ChannelSubject | undefined {
  if (url.length > longestAddress) return undefined;
  try {
    // Copied from the source of a page, an address has its `&` as `&amp;`
    const target = findTarget(new URL(url.replaceAll('&amp;', '&')));
    const subject = recognizeSiteUrl(target);
    const commentId = target.searchParams.get('lc') ?? '';
    return subject?.kind === 'video' && commentForm.test(commentId) ? { ...subject, commentId } : subject;
  } catch {
    return undefined; // no address, or an invalid percent-encoding in it
  }
}

/** Id of a comment; after a dot, that of a reply to it (video API behaviour, section 10). */
const commentForm = /^Ug[\w-]{16,40}(?:\.[\w-]{1,40})?$/;

/** @throws TypeError if a redirector contains no address */
function findTarget(address: URL): URL {
  let target = address;
  for (let count = 0; count < mostRedirects; count++) {
    const inside = unwrapRedirect(target);
    if (inside === undefined) break;
    target = new URL(inside);
  }
  const page = unwrapSitePage(target);
  return page === undefined ? target : new URL(page, 'https://www.youtube.com');
}
