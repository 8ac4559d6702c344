import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { Store } from '../../store';
import type { Platform } from '../platforms';
import type { Vault } from '../vault';

/** How a token is come by; an API key alone is no sign-in. */
export type SignInMethod = 'code' | 'implicit' | 'browser';

/** What surfaces may know of the client: never the secret. */
export interface ClientView {
  /** Empty while none is known. */
  clientId: string;
  hasSecret: boolean;
  builtIn: boolean;
  method: SignInMethod;
}

export interface Client {
  clientId: string;
  clientSecret?: string;
}

/** What a person says of their client; a secret left out keeps the one known for that id, an empty one forgets it. */
export interface ClientChange {
  clientId: string;
  clientSecret?: string | undefined;
  method?: SignInMethod | undefined;
}

/**
 * The client that sign-in goes by at a platform, and how: the person's own, else the one that comes with the build. The
 * live platform wants a secret for the client types that fit (video API behaviour, section 9), so one may be kept.
 */
export interface ClientSettings {
  view(platform: Platform): Promise<ClientView>;
  /**
   * Replaces the client; an empty id goes back to the built-in one.
   * @throws Fault `badInput/clientIdOdd`
   */
  set(platform: Platform, change: ClientChange): Promise<void>;
  /** @throws Fault `signIn/clientMissing` */
  current(platform: Platform): Promise<Client & { method: SignInMethod }>;
  /** The client an account was signed in with: its tokens are good for no other. */
  byId(clientId: string): Promise<Client>;
}

const Setting = () =>
  z.catch(
    z.object({
      clientId: z.catch(z.string(), ''),
      method: z.catch(z.enum(['code', 'implicit', 'browser']), 'code'),
    }),
    { clientId: '', method: 'code' },
  );
const secretName = (clientId: string) => `client|${clientId}`;

/** @param browserClient the client of the browser's own tokens, where this build has them */
export function createClientSettings(
  store: Store,
  vault: Vault,
  own: Platform,
  browserClient?: string,
): ClientSettings {
  const keyOf = ({ id }: Platform) => (id === own.id ? 'client' : `client|${id}`);

  async function read(platform: Platform) {
    const kept = Setting().parse((await store.get('settings', keyOf(platform)))?.value);
    // A build without the browser's own tokens may be told of a choice that another one offered.
    const method = kept.method === 'browser' && browserClient === undefined ? 'code' : kept.method;
    const builtIn = method === 'browser' ? browserClient : platform.clientId;
    const isOwn = method !== 'browser' && kept.clientId !== '';
    return {
      clientId: isOwn ? kept.clientId : (builtIn ?? ''),
      builtIn: !isOwn && builtIn !== undefined,
      method,
    };
  }

  async function byId(clientId: string): Promise<Client> {
    const clientSecret = await vault.open(secretName(clientId));
    return clientSecret === undefined ? { clientId } : { clientId, clientSecret };
  }

  return {
    byId,
    async view(platform) {
      const known = await read(platform);
      const hasSecret = (await store.get('secrets', secretName(known.clientId))) !== undefined;
      return { ...known, hasSecret };
    },
    async set(platform, { clientId: typedId, clientSecret: typedSecret, method = 'code' }) {
      const clientId = typedId.trim();
      // A client id is one word; anything else was pasted by mistake.
      if (clientId !== '' && !/^[\w.:-]{4,200}$/.test(clientId))
        throw new Fault({ kind: 'badInput', reason: 'clientIdOdd', about: 'clientId' });
      await store.put('settings', { key: keyOf(platform), value: { clientId, method } });
      if (typedSecret === undefined || clientId === '') return;
      const name = secretName(clientId);
      const secret = typedSecret.trim();
      await store.commit([secret === '' ? vault.forget(name) : await vault.seal(name, secret)]);
    },
    async current(platform) {
      const { clientId, method } = await read(platform);
      if (clientId === '') throw new Fault({ kind: 'signIn', reason: 'clientMissing' });
      return { ...(await byId(clientId)), method };
    },
  };
}
