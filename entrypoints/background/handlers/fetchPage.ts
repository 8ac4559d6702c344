import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { readLimited } from '../../../lib/http/body';
import { decodeText } from '../../../lib/pages/charset';
import { hostPattern } from '../../../lib/pages/siteAddress';
import { address } from '../messaging/fields';
import { messagesFor } from '../messaging/message';

/** Bytes. */
const largest = 2_000_000;

/**
 * The text of a linked page or calendar file, decoded by its charset, for a frame of ours to look for events in. Sent without cookies: what the person is
 * signed in to there stays their own business.
 * @throws Fault `permission` about the origin to ask for; `badInput`; `answer`; `limit` over 2 MB.
 */
export async function readPage(address: string): Promise<{ url: string; html: string }> {
  if (!URL.canParse(address)) throw new Fault({ kind: 'badInput', reason: 'notAnAddress' });
  const { protocol, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new Fault({ kind: 'badInput', reason: 'notAnAddress' });
  if (!(await browser.permissions.contains({ origins: [hostPattern(address)] })))
    throw new Fault({ kind: 'permission', reason: 'notReadable', about: origin });
  try {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
    if (!response.ok) throw new Fault({ kind: 'notFound', reason: `http${response.status}`, about: origin });
    return { url: response.url, html: await limitedText(response) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault({ kind: 'transient', reason: 'unreachable', about: origin }, { cause: error });
  }
}

/** @throws Fault `limit` */
async function limitedText(response: Response): Promise<string> {
  const { blob, cut } = await readLimited(response, largest);
  if (cut) throw new Fault({ kind: 'limit', reason: 'tooLarge' });
  return decodeText(new Uint8Array(await blob.arrayBuffer()), response.headers.get('content-type'));
}

export const pageMessages = {
  /** Reads a linked page for its events; the frame parses the text. At most 2 MB. */
  readPage: messagesFor<unknown>()({
    from: 'frame',
    question: () => z.object({ url: address() }),
    answer: (_services, { url }) => readPage(url),
  }),
};
