import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { readLimited } from '../../../lib/http/body';
import { isDataAddress, longestDataAddress, readDataAddress } from '../../../lib/pages/calendarAddress';
import { decodeText } from '../../../lib/pages/charset';
import { isAllowed } from '../browser/permissions';
import { messagesFor } from '../messaging/message';

const maximumBytes = 2_000_000;

/**
 * Fetches a linked page or calendar file, decoded by its charset; a frame of ours searches it for events. Sent without
 * cookies, so that we never read a page as the signed-in user.
 * @returns `url` after redirects
 * @throws Fault `permission` about the origin without a host permission; `badInput/notAnAddress`; `notFound` for an
 *   error status; `limit/tooLarge` above 2 MB; `transient/unreachable`
 */
export async function readPage(address: string): Promise<{ url: string; html: string }> {
  if (isDataAddress(address)) return readDataFile(address);
  if (!URL.canParse(address)) throw new Fault({ kind: 'badInput', reason: 'notAnAddress' });
  const { protocol, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new Fault({ kind: 'badInput', reason: 'notAnAddress' });
  if (!(await isAllowed(address)))
    throw new Fault({ kind: 'permission', reason: 'notReadable', about: origin });
  try {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
    if (!response.ok) throw new Fault({ kind: 'notFound', reason: `http${response.status}`, about: origin });
    return { url: response.url, html: await readText(response) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault({ kind: 'transient', reason: 'unreachable', about: origin }, { cause: error });
  }
}

/** A calendar file that is its own address. @throws Fault `badInput` */
function readDataFile(address: string): { url: string; html: string } {
  const file = readDataAddress(address);
  if (file === undefined) throw new Fault({ kind: 'badInput', reason: 'notACalendar' });
  return { url: 'about:blank', html: decodeText(file.bytes, file.type) };
}

/** @throws Fault `limit` */
async function readText(response: Response): Promise<string> {
  const { blob, cut } = await readLimited(response, maximumBytes);
  if (cut) throw new Fault({ kind: 'limit', reason: 'tooLarge' });
  return decodeText(new Uint8Array(await blob.arrayBuffer()), response.headers.get('content-type'));
}

/** The message that fetches a linked page. */
export const pageMessages = {
  /** Fetches a linked page of at most 2 MB; the frame searches it for events. */
  readPage: messagesFor<object>()({
    from: 'frame',
    question: () => z.object({ url: z.string().check(z.minLength(1), z.maxLength(longestDataAddress)) }),
    answer: (_services, { url }) => readPage(url),
  }),
};
