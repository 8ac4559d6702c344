import type { PlatformRow, VideoAccountRow } from '../store';
import { platformSchema } from '../store/rows/accounts';

/** Waiting times after a write with an unclear answer, in milliseconds. */
interface Patience {
  /** T: how long after its last byte was sent a request may still take effect. */
  unclearAfter: number;
  /** L: how long reads may lag behind writes. */
  agreeFor: number;
}

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

/** Scope for everyday actions; captions, comments and members need more (video API behaviour, section 9). */
const everydayScope = 'https://www.googleapis.com/auth/youtube';

/** The live platform. @source video API behaviour, sections 1 and 9 */
export const live: Platform = {
  id: 'live',
  issuer: 'https://accounts.google.com',
  authorizeEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  revokeEndpoint: 'https://oauth2.googleapis.com/revoke',
  apiBase: 'https://youtube.googleapis.com/youtube/v3',
  scopes: [everydayScope],
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
