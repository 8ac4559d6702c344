import * as z from 'zod/mini';
import { Fault } from '../fault';
import type { Store } from '../store';
import type { Profile } from './profiles';
import type { Vault } from './vault';

/** What surfaces may know of the client: never the secret. */
export interface ClientView {
  /** Empty while none is known. */
  clientId: string;
  hasSecret: boolean;
  builtIn: boolean;
}

export interface Client {
  clientId: string;
  clientSecret?: string;
}

/**
 * The client that sign-in goes by: the person's own, else the one that comes with the build. The live platform
 * wants a secret for the client types that fit (video API behaviour, section 9), so one may be kept with it.
 */
export interface ClientSettings {
  view(): Promise<ClientView>;
  /**
   * Replaces the client; an empty id goes back to the built-in one. A secret left out keeps the one known for that
   * id, an empty one forgets it.
   * @throws Fault `badInput/clientIdOdd`
   */
  set(clientId: string, clientSecret?: string): Promise<void>;
  /** @throws Fault `signIn/clientMissing` */
  current(): Promise<Client>;
  /** The client an account was signed in with: its tokens are good for no other. */
  byId(clientId: string): Promise<Client>;
}

const settingKey = 'client';
const Setting = () => z.object({ clientId: z.string() });
const secretName = (clientId: string) => `client|${clientId}`;

export function createClientSettings(store: Store, vault: Vault, profile: Profile): ClientSettings {
  async function ownId(): Promise<string | undefined> {
    const parsed = Setting().safeParse((await store.get('settings', settingKey))?.value);
    return parsed.success ? parsed.data.clientId : undefined;
  }

  async function byId(clientId: string): Promise<Client> {
    const clientSecret = await vault.open(secretName(clientId));
    return clientSecret === undefined ? { clientId } : { clientId, clientSecret };
  }

  return {
    byId,
    async view() {
      const own = await ownId();
      const clientId = own ?? profile.clientId ?? '';
      const hasSecret = (await store.get('secrets', secretName(clientId))) !== undefined;
      return { clientId, hasSecret, builtIn: own === undefined && profile.clientId !== undefined };
    },
    async set(typedId, typedSecret) {
      const clientId = typedId.trim();
      if (clientId === '') return store.delete('settings', settingKey);
      // A client id is one word; anything else was pasted by mistake.
      if (!/^[\w.:-]{4,200}$/.test(clientId))
        throw new Fault({ kind: 'badInput', reason: 'clientIdOdd', about: 'clientId' });
      await store.put('settings', { key: settingKey, value: { clientId } });
      if (typedSecret === undefined) return;
      const name = secretName(clientId);
      const secret = typedSecret.trim();
      await store.commit([secret === '' ? vault.forget(name) : await vault.seal(name, secret)]);
    },
    async current() {
      const clientId = (await ownId()) ?? profile.clientId;
      if (clientId === undefined) throw new Fault({ kind: 'signIn', reason: 'clientMissing' });
      return byId(clientId);
    },
  };
}
