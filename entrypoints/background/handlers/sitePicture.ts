import * as z from 'zod/mini';
import { readLimited } from '../../../lib/http/body';
import { address } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

/** Most bytes of a picture that is shown. */
const mostBytes = 5_000_000;

/** A picture as its type and its bytes in base64. */
interface PictureBytes {
  type: string;
  base64: string;
}

/** The message that fetches a picture of the active site: pages of ours connect to nothing themselves. */
export const sitePictureMessages = {
  /** Null if it is on another site, too large, or no picture. Sent without cookies and sign-in. */
  sitePicture: messagesFor<{ accountViews: ActiveAccount }>()({
    from: 'own',
    question: () => z.object({ address: address() }),
    repeatable: true,
    async answer({ accountViews }, { address: picture }): Promise<PictureBytes | null> {
      const { url } = await requireAccount(accountViews, 'calendar');
      if (!URL.canParse(picture) || new URL(picture).origin !== new URL(url).origin) return null;
      const response = await fetch(picture, { credentials: 'omit', signal: AbortSignal.timeout(15_000) });
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !/^image\/(?:png|jpeg|gif|webp|avif)\b/.test(type)) return null;
      const { blob, cut } = await readLimited(response, mostBytes);
      return cut ? null : { type, base64: toBase64(new Uint8Array(await blob.arrayBuffer())) };
    },
  }),
};

/** Bytes of one call: its arguments are limited. */
const atOnce = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += atOnce)
    text += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  return btoa(text);
}
