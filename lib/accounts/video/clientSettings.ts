import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { type SignInMethod, signInMethods } from '../../shared/signInMethods';
import type { Store } from '../../store';
import { type Platform, toSecretOrigin } from '../platforms';
import type { Vault } from '../vault';

/** The OAuth client as surfaces see it, without its secret. */
export interface ClientView {
  /** Empty if none is set. */
  clientId: string;
  hasSecret: boolean;
  builtIn: boolean;
  method: SignInMethod;
}

/** OAuth client with its secret, if it has one. */
export interface OAuthClient {
  clientId: string;
  clientSecret?: string;
}

/** Change of the client in the settings. A secret left out keeps the stored one of that id and platform, an empty one deletes it. */
export interface ClientChange {
  clientId: string;
  clientSecret?: string | undefined;
  method?: SignInMethod | undefined;
}

/**
 * The OAuth client of each platform and its sign-in method: the person's own, else the build's. The live platform
 * requires a secret for the suitable client types (video API behaviour, section 9), so one may be stored.
 */
export interface ClientSettings {
  /** The client of a platform without its secret. */
  view(platform: Platform): Promise<ClientView>;
  /**
   * Replaces the client; an empty id restores the build's own.
   * @throws Fault `badInput/clientIdOdd`
   */
  set(platform: Platform, change: ClientChange): Promise<void>;
  /** The client of a platform with its secret. @throws Fault `signIn/clientMissing`, `platformClientMissing` */
  current(platform: Platform): Promise<OAuthClient & { method: SignInMethod }>;
  /** The client of this id at a platform. An account's tokens work only with the client it signed in with. */
  byId(platform: Platform, clientId: string): Promise<OAuthClient>;
}

const Setting = () =>
  z.catch(
    z.object({
      clientId: z.catch(z.string(), ''),
      method: z.catch(z.enum(signInMethods), 'code'),
    }),
    { clientId: '', method: 'code' },
  );

/**
 * Name of a client's secret in the vault. It holds the platform and the origins that secrets are sent to, so that no
 * other platform, and none whose addresses were changed since, gets the secret.
 */
function secretName({ id, tokenEndpoint, revokeEndpoint }: Platform, clientId: string): string {
  const origins = [tokenEndpoint, revokeEndpoint].map(toSecretOrigin);
  return `client|${JSON.stringify([id, ...origins, clientId])}`;
}

/** Name that earlier versions gave to the secret: of the client alone. Only the build's own platform may read it. */
const formerSecretName = (clientId: string) => `client|${clientId}`;

/**
 * Creates {@link ClientSettings}, whose secrets are in the vault.
 * @param browserClient client id of tokens managed by the browser, in builds that have one
 */
export function createClientSettings(
  store: Store,
  vault: Vault,
  own: Platform,
  browserClient?: string,
): ClientSettings {
  const toSettingKey = ({ id }: Platform) => (id === own.id ? 'client' : `client|${id}`);

  async function read(platform: Platform) {
    const kept = Setting().parse((await store.get('settings', toSettingKey(platform)))?.value);
    // The setting may come from a build with tokens managed by the browser, which this one lacks.
    const method = kept.method === 'browser' && browserClient === undefined ? 'code' : kept.method;
    const builtIn = method === 'browser' ? browserClient : platform.clientId;
    const isOwn = method !== 'browser' && kept.clientId !== '';
    return {
      clientId: isOwn ? kept.clientId : (builtIn ?? ''),
      builtIn: !isOwn && builtIn !== undefined,
      method,
    };
  }

  const secretNames = (platform: Platform, clientId: string) => [
    secretName(platform, clientId),
    // Compared as an object: a custom platform can have any id
    ...(platform === own ? [formerSecretName(clientId)] : []),
  ];

  async function byId(platform: Platform, clientId: string): Promise<OAuthClient> {
    for (const name of secretNames(platform, clientId)) {
      const clientSecret = await vault.open(name);
      if (clientSecret !== undefined) return { clientId, clientSecret };
    }
    return { clientId };
  }

  return {
    byId,
    async view(platform) {
      const known = await read(platform);
      const secrets = await store.anyOf('secrets', secretNames(platform, known.clientId));
      return { ...known, hasSecret: secrets.length > 0 };
    },
    async set(platform, { clientId: typedId, clientSecret: typedSecret, method = 'code' }) {
      const clientId = typedId.trim();
      // A client id is one word; other input was pasted by mistake.
      if (clientId !== '' && !/^[\w.:-]{4,200}$/.test(clientId))
        throw new Fault({ kind: 'badInput', reason: 'clientIdOdd', about: 'clientId' });
      const secret = clientId === '' ? undefined : typedSecret?.trim();
      await store.commit([
        { put: 'settings', row: { key: toSettingKey(platform), value: { clientId, method } } },
        ...(secret === undefined ? [] : secretNames(platform, clientId).map(vault.forget)),
        ...(secret ? [await vault.seal(secretName(platform, clientId), secret)] : []),
      ]);
    },
    async current(platform) {
      const { clientId, method } = await read(platform);
      if (clientId === '')
        throw new Fault(
          platform.id === own.id
            ? { kind: 'signIn', reason: 'clientMissing' }
            : { kind: 'signIn', reason: 'platformClientMissing', about: platform.name },
        );
      return { ...(await byId(platform, clientId)), method };
    },
  };
}
