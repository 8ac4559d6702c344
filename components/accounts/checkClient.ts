import * as z from 'zod/mini';
import { parseJson } from '../../lib/shared/parseJson';

/**
 * Reasons for which a pasted client id is refused; `secret` to `email` name the text that was
 * pasted in its place.
 */
export type ClientProblem =
  | 'missing'
  | 'spaces'
  | 'projectNumber'
  | 'secret'
  | 'apiKey'
  | 'address'
  | 'email'
  | 'incomplete'
  | 'file'
  | 'fileDesktop'
  | 'fileRedirect';

/** Client id and secret as the console's JSON file has them. */
export interface ClientFile {
  clientId: string;
  clientSecret?: string | undefined;
  problem?: ClientProblem;
}

/** The first pattern that matches names what was pasted. Google's secrets and API keys have fixed beginnings. */
const mistakes: readonly (readonly [ClientProblem, RegExp])[] = [
  ['secret', /^GOCSPX-/],
  ['apiKey', /^AIza/],
  ['file', /^[{[]/],
  ['address', /^https?:\/\//i],
  ['email', /@/],
  ['spaces', /\s/],
  ['projectNumber', /^\d+$/],
];

/**
 * Checks a client id; undefined if nothing is wrong with it.
 * @param isLive for the built-in platform, whose client ids have a fixed form: `….apps.googleusercontent.com`
 */
export function findClientProblem(text: string, isLive: boolean): ClientProblem | undefined {
  const id = text.trim();
  if (id === '') return 'missing';
  const mistake = mistakes.find(([, pattern]) => pattern.test(id));
  if (mistake) return mistake[0];
  return isLive && !/^[\w-]+\.apps\.[a-z.]+$/i.test(id) ? 'incomplete' : undefined;
}

/** Checks a client secret, which may be left out; undefined if nothing is wrong with it. */
export function findSecretProblem(text: string): 'spaces' | 'id' | 'apiKey' | undefined {
  const secret = text.trim();
  if (/\s/.test(secret)) return 'spaces';
  if (secret.includes('.apps.')) return 'id';
  return /^AIza/.test(secret) ? 'apiKey' : undefined;
}

const Client = () =>
  z.object({
    client_id: z.string(),
    client_secret: z.optional(z.string()),
    redirect_uris: z.catch(z.array(z.string()), () => []),
  });
const File = () => z.object({ web: z.optional(Client()), installed: z.optional(Client()) });

/**
 * Reads the contents of the console's JSON file.
 * @returns undefined if the text is no such file
 */
export function readClientFile(text: string, redirectAddress: string): ClientFile | undefined {
  if (!text.trim().startsWith('{')) return undefined;
  const { web, installed } = File().safeParse(parseJson(text)).data ?? {};
  const client = web ?? installed;
  if (!client) return undefined;
  const file = { clientId: client.client_id, clientSecret: client.client_secret };
  if (!web) return { ...file, problem: 'fileDesktop' };
  return web.redirect_uris.includes(redirectAddress) ? file : { ...file, problem: 'fileRedirect' };
}
