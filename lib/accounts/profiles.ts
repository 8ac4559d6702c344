/** How long an unclear write is given before anyone looks, and how long looks must agree; milliseconds. */
interface Patience {
  /** T: how long after the last byte could have been sent a request may still land. */
  unclearAfter: number;
  /** L: how long reads must have agreed before they are believed. */
  agreeFor: number;
}

/** Where the video platform is and what we ask of it. */
export interface Profile {
  id: 'live' | 'sandbox';
  issuer: string;
  authorizeEndpoint: string;
  tokenEndpoint: string;
  revokeEndpoint: string;
  /** Everything before a method's path, without a slash at the end. */
  apiBase: string;
  /** The client that comes with the build; live, everyone brings their own. */
  clientId?: string;
  /** All of them are needed; a person may untick some. */
  scopes: readonly string[];
  /** What makes the platform give a refresh token, every time (video API behaviour, section 9). */
  offline: Readonly<Record<string, string>>;
  /** For writes of the video API. */
  patience: Patience;
  /** For writes of a calendar site. */
  calendarPatience: Patience;
}

/** Covers every method of our source but the two about members (video API behaviour, section 9). */
const fullScope = 'https://www.googleapis.com/auth/youtube.force-ssl';

/** @source video API behaviour, sections 1 and 9 */
export const live: Profile = {
  id: 'live',
  issuer: 'https://accounts.google.com',
  authorizeEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  revokeEndpoint: 'https://oauth2.googleapis.com/revoke',
  apiBase: 'https://youtube.googleapis.com/youtube/v3',
  scopes: [fullScope],
  offline: { access_type: 'offline', prompt: 'consent' },
  patience: { unclearAfter: 60_000, agreeFor: 10_000 },
  calendarPatience: { unclearAfter: 60_000, agreeFor: 10_000 },
};

/** The live one's addresses, answered by the sandbox: only the client and the waiting differ. */
export const sandbox: Profile = {
  ...live,
  id: 'sandbox',
  clientId: 'sandbox-client.apps.example',
  patience: { unclearAfter: 300, agreeFor: 100 },
  calendarPatience: { unclearAfter: 300, agreeFor: 100 },
};

/** The profile this build was made for: `WXT_PROFILE=sandbox` at build time, else live. */
export const profile: Profile = import.meta.env.WXT_PROFILE === 'sandbox' ? sandbox : live;
