import { livePlatform } from '../shared/livePlatform';
import type { Patience } from '../shared/patience';
import type { PlatformRow, VideoAccountRow } from '../store';
import { platformSchema } from '../store/rows/accounts';

/** Addresses and properties of a video platform. */
export interface Platform extends Omit<PlatformRow, 'name' | 'scopes'> {
  /** Name that the person gave to a custom platform. */
  name?: string;
  /** Id of the build's own OAuth client; the live build has none. */
  clientId?: string;
  /** Scopes of a first sign-in; the person may grant fewer. Actions that need more request them later. */
  scopes: readonly string[];
  /** Parameters that make the platform issue a refresh token at every sign-in (video API behaviour, section 9). */
  offline: Readonly<Record<string, string>>;
  /** Whether a later grant includes the earlier ones, so that only missing scopes have to be requested. */
  addsScopes: boolean;
  /** For writes of the video API. */
  patience: Patience;
  /** For writes of a calendar site. */
  calendarPatience: Patience;
}

/** The live platform. */
export const live: Platform = {
  ...livePlatform,
  id: 'live',
  offline: { access_type: 'offline', prompt: 'consent' },
  addsScopes: true,
  patience: { unclearAfter: 60_000, agreeFor: 10_000 },
  calendarPatience: { unclearAfter: 60_000, agreeFor: 10_000 },
};

/** The sandbox, which answers under the live addresses: only client id and waiting times differ. */
export const sandbox: Platform = {
  ...live,
  id: 'sandbox',
  clientId: 'sandbox-client.apps.example',
  patience: { unclearAfter: 300, agreeFor: 100 },
  calendarPatience: { unclearAfter: 300, agreeFor: 100 },
};

/** Platform of this build: the sandbox if built with `WXT_PROFILE=sandbox`, else live. */
export const buildPlatform: Platform = import.meta.env.WXT_PROFILE === 'sandbox' ? sandbox : live;

/** Converts a custom platform from the settings; fields that a row does not have are those of the live platform. */
export function platformFrom(row: PlatformRow): Platform {
  const { clientId: _everyOneBringsTheirOwn, ...common } = live;
  return { ...common, ...row, addsScopes: false };
}

/** Platform that an account signed in to. Its tokens are sent nowhere else, even if the settings changed since. */
export function getPlatform({ platform: row }: VideoAccountRow, own: Platform): Platform {
  return row === undefined ? own : platformFrom(row);
}

/** Converts a platform to the row that an account stores. */
export function rowFrom(platform: Platform): PlatformRow {
  return platformSchema().parse({ ...platform, name: platform.name ?? platform.id });
}
