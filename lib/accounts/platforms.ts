import { Fault } from '../errors';
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

/**
 * What a secret is bound to, for its name in the vault, which is authenticated with it: the platform, the origins that
 * secrets are sent to there, and the OAuth client. With another of these the secret is not found.
 */
export function toBinding(
  { id, tokenEndpoint, revokeEndpoint, apiBase }: Platform,
  clientId: string,
): string[] {
  return [id, ...[tokenEndpoint, revokeEndpoint, apiBase].map(toSecretOrigin), clientId];
}

/** The origin of an address that secrets are sent to. @throws Fault `badInput/notAnAddress` */
export function toSecretOrigin(address: string): string {
  if (URL.canParse(address)) return new URL(address).origin;
  throw new Fault({ kind: 'badInput', reason: 'notAnAddress', about: address.slice(0, 80) });
}

/** Converts a platform to the row that an account stores. */
export function rowFrom(platform: Platform): PlatformRow {
  return platformSchema().parse({ ...platform, name: platform.name ?? platform.id });
}
