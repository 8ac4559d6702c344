/** How long an unclear write is given before anyone looks, and how long looks must agree; milliseconds. */
interface Patience {
  /** T: how long after the last byte could have been sent a request may still land. */
  unclearAfter: number;
  /** L: how long reads must have agreed before they are believed. */
  agreeFor: number;
}

import type { PlatformRow, VideoAccountRow } from '../store';

/** Where the video platform is and what we ask of it. */
export interface Platform {
  /** `live`, `sandbox`, or that of one made by hand. */
  id: string;
  /** What the person calls it; the build's own has no name. */
  name?: string;
  issuer: string;
  authorizeEndpoint: string;
  tokenEndpoint: string;
  revokeEndpoint: string;
  /** Everything before a method's path, without a slash at the end. */
  apiBase: string;
  /** The client that comes with the build; live, everyone brings their own. */
  clientId?: string;
  /** What a first sign-in asks for; a person may untick some. More is asked for when an action needs it. */
  scopes: readonly string[];
  /** What makes the platform give a refresh token, every time (video API behaviour, section 9). */
  offline: Readonly<Record<string, string>>;
  /** Whether a later grant includes the earlier ones, so that what is missing can be asked for alone. */
  addsScopes: boolean;
  /** For writes of the video API. */
  patience: Patience;
  /** For writes of a calendar site. */
  calendarPatience: Patience;
}

/** Covers what is done every day; captions, comments and members want more (video API behaviour, section 9). */
const everydayScope = 'https://www.googleapis.com/auth/youtube';

/** @source video API behaviour, sections 1 and 9 */
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

/** The live one's addresses, answered by the sandbox: only the client and the waiting differ. */
export const sandbox: Platform = {
  ...live,
  id: 'sandbox',
  clientId: 'sandbox-client.apps.example',
  patience: { unclearAfter: 300, agreeFor: 100 },
  calendarPatience: { unclearAfter: 300, agreeFor: 100 },
};

/** The platform this build was made for: `WXT_PROFILE=sandbox` at build time, else live. */
export const buildPlatform: Platform = import.meta.env.WXT_PROFILE === 'sandbox' ? sandbox : live;

/** One made by hand: what the platforms have in common is the live one's. */
export function platformFrom(row: PlatformRow): Platform {
  const { clientId: _everyOneBringsTheirOwn, ...common } = live;
  return { ...common, ...row, addsScopes: false };
}

/** The platform that an account was signed in at: its tokens go nowhere else, whatever the settings say by now. */
export function getPlatform({ platform: row }: VideoAccountRow, own: Platform): Platform {
  return row === undefined ? own : platformFrom(row);
}

/** A platform as an account keeps it. */
export function rowFrom(platform: Platform): PlatformRow {
  const {
    id,
    name = id,
    issuer,
    authorizeEndpoint,
    tokenEndpoint,
    revokeEndpoint,
    apiBase,
    scopes,
  } = platform;
  return { id, name, issuer, authorizeEndpoint, tokenEndpoint, revokeEndpoint, apiBase, scopes: [...scopes] };
}
