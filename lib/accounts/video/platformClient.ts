import { type Credentials, createTransport } from '../../http';
import { createVideoClient, type VideoClient, videoErrors } from '../../video';
import type { Dependencies } from '../dependencies';
import type { Platform } from '../platforms';

export type PlatformClientDependencies = Pick<Dependencies, 'fetch' | 'now' | 'meter'>;

/** Creates a client of a platform's API; the credentials are sent to the platform's own origin only. */
export function createPlatformClient(
  { fetch, now, meter }: PlatformClientDependencies,
  { apiBase }: Platform,
  clientId: string,
  credentials: Credentials,
): VideoClient {
  return createVideoClient(
    createTransport({
      base: apiBase,
      credentials,
      errors: videoErrors,
      fetch,
      now,
      meter: meter?.(clientId),
    }),
  );
}
