/** What the names of the platform's scopes begin with. @source video API behaviour, section 9 */
export const scopePrefix = 'https://www.googleapis.com/auth/';

/**
 * Addresses of the live platform, and the scope of a first sign-in: it suffices for everyday actions; captions, comments
 * and members need more. @source video API behaviour, sections 1 and 9
 */
export const livePlatform = {
  issuer: 'https://accounts.google.com',
  authorizeEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  revokeEndpoint: 'https://oauth2.googleapis.com/revoke',
  apiBase: 'https://youtube.googleapis.com/youtube/v3',
  scopes: [`${scopePrefix}youtube`],
};
