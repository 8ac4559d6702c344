import { publicClientId, secretClient } from '../seed';

const example = `https://${'a'.repeat(32)}.chromiumapp.org/`;

const common = {
  redirect_uris: [example],
  response_types: ['code'],
  grant_types: ['authorization_code', 'refresh_token'],
  id_token_signed_response_alg: 'ES256',
};

/** One client that keeps no secret, and one that must show it, as the live platform's Web clients do. */
export const clients = [
  {
    ...common,
    client_id: publicClientId,
    client_name: 'Cuecard',
    token_endpoint_auth_method: 'none',
  },
  {
    ...common,
    client_id: secretClient.id,
    client_secret: secretClient.secret,
    client_name: 'Cuecard with your own client',
    token_endpoint_auth_method: 'client_secret_post',
  },
];

const redirects = [
  // Chromium: the extension's id is 32 letters from a to p.
  /^https:\/\/[a-p]{32}\.chromiumapp\.org\/[\w./-]*$/,
  // Firefox: a hash of the add-on's id. Its other address is of a domain that the platform may refuse.
  /^http:\/\/127\.0\.0\.1\/mozoauth2\/[0-9a-f]{40}$/,
];

/** Any extension may come back here: the tests do not know the extension's id beforehand. */
export const redirectAllowed = (uri: string) => redirects.some((form) => form.test(uri));
