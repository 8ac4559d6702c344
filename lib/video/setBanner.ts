import type { CallOptions, Transport } from '../http';
import * as channelBanners from './channelBanners';
import * as channels from './channels';
import { updateParts } from './shared/updateParts';

/**
 * The platform's three steps as one (video API behaviour, section 5): the picture goes up, what the channel says of
 * itself is read, and it is written back with the picture's address and everything else as it was. Harmless to repeat.
 * @param image 16:9, at least 2048 × 1152 pixels, at most 6 MB
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
