import * as z from 'zod/mini';
import { Fault, type FaultData, toFault } from '../../errors';
import { hostPattern } from '../../pages/siteAddress';
import type { Store } from '../../store';
import { siteAddress } from './address';
import type { SiteCredentials } from './siteCredentials';
import type { SiteSignIn } from './siteSignIn';
import { type DiscoveryFields, discoverSite } from './sites';

type ConnectingStage =
  | 'permission'
  | 'looking'
  | 'otherHost'
  | 'approving'
  | 'checking'
  | 'connected'
  | 'failed';

/** What a person decided besides the address. */
export interface ConnectingWay {
  /** In place of the site's approval page. */
  credentials?: SiteCredentials | undefined;
  /** The password may cross the network in the clear. */
  insecure?: boolean | undefined;
}

/** How connecting a calendar site stands. On disk, since the popup closes under the browser's prompt. */
export interface Connecting {
  address: string;
  stage: ConnectingStage;
  /** What to sign in by was typed, and is not on disk. */
  isTyped?: boolean;
  /** At 'otherHost': the origin that the site really lives on, to be asked for by name. */
  otherOrigin?: string;
  /** At 'connected'. */
  accountId?: string;
  /** At 'failed'. */
  fault?: FaultData;
  /** At 'failed': the site may have made a password by then, which is lost here and could not be deleted there. */
  passwordLeft?: boolean;
}

/**
 * Connects a calendar site in steps that survive the loss of whoever started them. `go on` may be called by anyone at
 * any time: what runs already is joined, what cannot go on is left alone.
 */
export interface SiteConnecting {
  /** How it stands; what ran when the worker died is told as failed (`interrupted`). */
  read(): Promise<Connecting | undefined>;
  /**
   * Notes the address before the browser is asked for permission. A new address replaces an older one.
   * @param isTyped what to sign in by comes with `continue`: nobody else can go on
   */
  begin(address: string, isTyped?: boolean): Promise<Connecting>;
  /** The prompt was answered. */
  continue(address: string, granted: boolean, how?: ConnectingWay): Promise<Connecting>;
  /** A permission came in, from whatever prompt: goes on if it is the one that was missing. */
  goOn(): Promise<Connecting | undefined>;
  /** Forgets it: the person has read how it ended, or gave up. */
  dismiss(): Promise<void>;
}

export interface ConnectingDependencies extends DiscoveryFields {
  store: Store;
  siteSignIn: SiteSignIn;
  /** Told after every change of stage. */
  changed?: () => void;
}

const key = 'connecting';
const Stored = () =>
  z.object({
    address: z.string(),
    stage: z.enum(['permission', 'looking', 'otherHost', 'approving', 'checking', 'connected', 'failed']),
    isTyped: z.optional(z.boolean()),
    otherOrigin: z.optional(z.string()),
    accountId: z.optional(z.string()),
    passwordLeft: z.optional(z.boolean()),
    fault: z.optional(z.custom<FaultData>((value) => typeof value === 'object' && value !== null)),
  });

const underWay: ReadonlySet<ConnectingStage> = new Set<ConnectingStage>(['looking', 'approving', 'checking']);

export function createSiteConnecting({
  store,
  siteSignIn,
  changed,
  ...parts
}: ConnectingDependencies): SiteConnecting {
  let running: { address: string; done: Promise<Connecting> } | undefined;

  async function stored(): Promise<Connecting | undefined> {
    const parsed = Stored().safeParse((await store.get('settings', key))?.value);
    return parsed.success ? (parsed.data as Connecting) : undefined;
  }

  async function note(state: Connecting): Promise<Connecting> {
    await store.put('settings', { key, value: state });
    changed?.();
    return state;
  }

  /** One run per address; a second caller gets the first one's end. */
  function run(address: string, how: ConnectingWay = {}): Promise<Connecting> {
    if (running?.address === address) return running.done;
    const done = Promise.resolve()
      .then(() => connect(address, how))
      .catch((error: unknown) => stopped(address, toFault(error)))
      .then((end) => advance(end))
      .finally(() => {
        if (running?.done === done) running = undefined;
      });
    running = { address, done };
    return done;
  }

  /** Notes how a run stands, unless another address has taken its place meanwhile. */
  async function advance(state: Connecting): Promise<Connecting> {
    return running?.address === state.address ? note(state) : state;
  }

  async function connect(address: string, { credentials, insecure }: ConnectingWay): Promise<Connecting> {
    await advance({ address, stage: 'looking' });
    await mustHold(siteAddress(address));
    // Nobody has no password that could be read on the way.
    const site = await discoverSite(address, {
      ...parts,
      insecure: insecure || credentials?.way === 'nobody',
    });
    if (credentials === undefined) await advance({ address, stage: 'approving' });
    const known = credentials ?? (await siteSignIn.approve(site));
    await advance({ address, stage: 'checking' });
    try {
      const { accountId } = await siteSignIn.keep(site, known);
      return { address, stage: 'connected', accountId };
    } catch (error) {
      const isDeleted = known.way !== 'approved' || (await siteSignIn.giveUp(site, known));
      return { ...stopped(address, toFault(error)), ...(isDeleted ? {} : { passwordLeft: true }) };
    }
  }

  async function mustHold(url: URL): Promise<void> {
    if (await parts.hasOrigins([hostPattern(url)])) return;
    throw new Fault({ kind: 'permission', reason: 'permissionMissing', about: url.origin });
  }

  return {
    async read() {
      const state = await stored();
      if (state === undefined || !underWay.has(state.stage) || running?.address === state.address)
        return state;
      const fault = { kind: 'transient', reason: 'interrupted', outcome: 'refused' } as const;
      const wasAsked = state.stage !== 'looking' && !state.isTyped;
      return { ...stopped(state.address, fault), ...(wasAsked ? { passwordLeft: true } : {}) };
    },

    async begin(address, isTyped) {
      siteAddress(address);
      return note({ address, stage: 'permission', ...(isTyped ? { isTyped } : {}) });
    },

    async continue(address, granted, how) {
      if (granted) return run(address, how);
      const { origin } = siteAddress(address);
      return note(
        stopped(address, {
          kind: 'permission',
          reason: 'permissionDenied',
          outcome: 'refused',
          about: origin,
        }),
      );
    },

    async goOn() {
      const state = await stored();
      if (
        state === undefined ||
        state.isTyped ||
        !['permission', 'otherHost', 'looking'].includes(state.stage)
      )
        return state;
      const awaited = new URL(state.otherOrigin ?? siteAddress(state.address));
      return (await parts.hasOrigins([hostPattern(awaited)])) ? run(state.address) : state;
    },

    dismiss: () => store.delete('settings', key),
  };
}

/** Another host is no failure: the person is asked for it, by name. */
function stopped(address: string, fault: FaultData): Connecting {
  if (fault.reason === 'otherHost' && fault.about !== undefined)
    return { address, stage: 'otherHost', otherOrigin: fault.about };
  return { address, stage: 'failed', fault };
}
