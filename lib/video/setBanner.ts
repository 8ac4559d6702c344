import type { CallOptions, Transport } from '../http';
import * as channelBanners from './channelBanners';
import * as channels from './channels';
import { updateParts } from './shared/updateParts';

/**
 * Sets the banner of a channel in the platform's three steps (video API behaviour, section 5): uploads the picture,
 * reads the channel's branding settings, and writes them back with the picture's address. Idempotent.
 * @param image 16:9, at least 2048 × 1152 pixels, at most 6 MB
 * @returns the updated channel
 * @throws Fault as `updateParts`, or of the upload
 */
export async function setBanner(
  transport: Transport,
  channelId: string,
  image: Blob,
  { signal }: CallOptions = {},
): Promise<channels.Channel> {
  const { url } = await transport.call(channelBanners.insert, {}, undefined, { media: image, signal });
  return updateParts(
    transport,
    channels.update,
    { id: channelId },
    { brandingSettings: { image: { bannerExternalUrl: url } } },
    { signal },
  );
}
