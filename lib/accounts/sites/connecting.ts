import * as z from 'zod/mini';
import { Fault, type FaultData, toFault } from '../../errors';
import { hostPattern } from '../../pages/siteAddress';
import { connectingStates } from '../../shared/connectingStates';
import type { Dependencies } from '../dependencies';
import { siteAddress } from './address';
import type { SiteCredentials } from './siteCredentials';
import type { SiteSignIn } from './siteSignIn';
import { discoverSite } from './sites';

/** Choices of the person besides the address. */
export interface ConnectingWay {
  /** Credentials that were typed, instead of those from the site's approval page. */
  credentials?: SiteCredentials | undefined;
  /** Plain http is accepted, although it exposes the password. */
  insecure?: boolean | undefined;
}

/**
 * State of connecting a calendar site. Stored on disk, since the popup closes when the browser's permission prompt
 * opens.
 */
const Connecting = () =>
  z.object({
    address: z.string(),
    stage: z.enum(connectingStates),
    /**
     * The person typed the credentials, or chose no sign-in. They are not on disk, so the surface must send them again.
     */
    isTyped: z.optional(z.boolean()),
    /** At 'otherHost': the origin that the site redirects to, about which the person is asked. */
    otherOrigin: z.optional(z.string()),
    /** Origins of other hosts that the person has accepted for this address; the last one may wait for a permission. */
    accepted: z.optional(z.array(z.string().check(z.refine((origin) => URL.canParse(origin))))),
    /** Set at 'connected'. */
    accountId: z.optional(z.string()),
    /** Set at 'failed'. */
    fault: z.optional(z.custom<FaultData>((value) => typeof value === 'object' && value !== null)),
    /** At 'failed': the site may have created an application password that could not be deleted there. */
    passwordLeft: z.optional(z.boolean()),
  });
export type Connecting = z.output<ReturnType<typeof Connecting>>;

/** What the person has chosen before the browser asks for permission. */
export interface BeginChoice {
  /** `continue` will be called with typed credentials, so `resume` cannot go on. */
  isTyped?: boolean | undefined;
  /** The origin of another host that the person accepts for this address, as `otherOrigin` named it. */
  otherOrigin?: string | undefined;
}

/**
 * Connects a calendar site. The state is on disk, so that connecting continues after the popup has closed. A second
 * call for an address under way waits for the first.
 */
export interface SiteConnecting {
  /**
   * State of the last connecting; undefined if there was none. A run that ended with the service
   * worker is reported as failed (`interrupted`).
   */
  read(): Promise<Connecting | undefined>;
  /**
   * Stores the address before the browser asks for permission, replacing an earlier one.
   * @throws Fault `badInput/notAnAddress`; nothing is stored then
   */
  begin(address: string, choice?: BeginChoice): Promise<Connecting>;
  /**
   * Goes on after the permission prompt. Fails (`interrupted`) if the credentials were typed and are missing in `way`.
   * @param granted whether the permission was granted
   * @param way replaces the choices of a run that is under way
   */
  continue(address: string, granted: boolean, way?: ConnectingWay): Promise<Connecting>;
  /**
   * Continues a connection that waits for a permission, if the person has granted it elsewhere.
   * @returns the state at the end; the stored one, or undefined, if nothing waits for a permission
   */
  resume(): Promise<Connecting | undefined>;
}

/** The choices of the person, which each state that a run stores repeats. */
type Chosen = Pick<Connecting, 'address' | 'isTyped' | 'accepted'>;

/** A run under way. */
interface Run {
  address: string;
  /** Address and choices, as JSON. */
  key: string;
  done: Promise<Connecting>;
}

export interface ConnectingDependencies
  extends Pick<Dependencies, 'store' | 'fetch' | 'hasOrigins' | 'changed'> {
  siteSignIn: SiteSignIn;
  /** @throws Fault `signIn/locked` while a new password cannot be stored */
  requireOpen(): Promise<void>;
}

const key = 'connecting';
const underWay: ReadonlySet<Connecting['stage']> = new Set(['looking', 'approving', 'checking']);

/**
 * Creates {@link SiteConnecting}. A run under way is known in this context alone. Faults of a run
 * are in the state that it returns, not thrown.
 */
export function createSiteConnecting({
  store,
  siteSignIn,
  requireOpen,
  changed,
  ...dependencies
}: ConnectingDependencies): SiteConnecting {
  let running: Run | undefined;

  async function stored(): Promise<Connecting | undefined> {
    return Connecting().safeParse((await store.get('settings', key))?.value).data;
  }

  async function note(state: Connecting): Promise<Connecting> {
    await store.put('settings', { key, value: state });
    changed?.();
    return state;
  }

  /** Runs once per address and choices; a second caller gets the result of the first. */
  function run({ address, accepted }: Chosen, way: ConnectingWay = {}): Promise<Connecting> {
    const key = JSON.stringify([address, way, accepted]);
    if (running?.key === key) return running.done;
    const chosen = { ...chosenIn(address, way), ...(accepted ? { accepted } : {}) };
    const started: Run = { address, key, done: Promise.resolve().then(() => finish(started, chosen, way)) };
    running = started;
    return started.done;
  }

  async function finish(own: Run, chosen: Chosen, way: ConnectingWay): Promise<Connecting> {
    try {
      const end = await connect(own, chosen, way).catch((error: unknown) => stopped(chosen, toFault(error)));
      return await advance(own, end);
    } finally {
      if (running === own) running = undefined;
    }
  }

  /** Stores the state of a run, unless another run has replaced it. */
  async function advance(own: Run, state: Connecting): Promise<Connecting> {
    return running === own ? note(state) : state;
  }

  async function connect(
    own: Run,
    chosen: Chosen,
    { credentials, insecure }: ConnectingWay,
  ): Promise<Connecting> {
    await advance(own, { ...chosen, stage: 'looking' });
    // Before the person approves on the site, since the password could not be stored
    if (credentials?.way !== 'nobody') await requireOpen();
    await mustHold(siteAddress(own.address));
    // Without sign-in there is no password to protect.
    const site = await discoverSite(own.address, {
      ...dependencies,
      insecure: insecure || credentials?.way === 'nobody',
      accepted: chosen.accepted,
    });
    if (credentials === undefined) await advance(own, { ...chosen, stage: 'approving' });
    const known = credentials ?? (await siteSignIn.approve(site));
    await advance(own, { ...chosen, stage: 'checking' });
    try {
      const { accountId } = await siteSignIn.keep(site, known);
      return { ...chosen, stage: 'connected', accountId };
    } catch (error) {
      const isDeleted = known.way !== 'approved' || (await siteSignIn.giveUp(site, known));
      return { ...stopped(chosen, toFault(error)), ...(isDeleted ? {} : { passwordLeft: true }) };
    }
  }

  async function mustHold(url: URL): Promise<void> {
    if (await dependencies.hasOrigins([hostPattern(url)])) return;
    throw new Fault({ kind: 'permission', reason: 'permissionMissing', about: url.origin });
  }

  return {
    async read() {
      const state = await stored();
      if (state === undefined || !underWay.has(state.stage) || running?.address === state.address)
        return state;
      const wasAsked = state.stage !== 'looking' && !state.isTyped;
      return { ...stopped(state, interrupted), ...(wasAsked ? { passwordLeft: true } : {}) };
    },

    async begin(address, { isTyped, otherOrigin } = {}) {
      siteAddress(address);
      const before = otherOrigin === undefined ? undefined : await stored();
      const earlier = before?.address === address ? (before.accepted ?? []) : [];
      return note({
        address,
        stage: 'permission',
        ...(isTyped ? { isTyped } : {}),
        ...(otherOrigin === undefined ? {} : { accepted: [...earlier, otherOrigin] }),
      });
    },

    async continue(address, granted, way) {
      const state = await stored();
      const known = state?.address === address ? state : chosenIn(address, way);
      if (!granted) {
        const { origin } = siteAddress(address);
        return note(
          stopped(known, {
            kind: 'permission',
            reason: 'permissionDenied',
            outcome: 'refused',
            about: origin,
          }),
        );
      }
      // The approval page would connect another way than the person chose
      if (known.isTyped && way?.credentials === undefined) return note(stopped(known, interrupted));
      return run({ address, accepted: known.accepted }, way);
    },

    async resume() {
      const state = await stored();
      if (state !== undefined && running?.address === state.address) return running.done;
      if (state === undefined || state.isTyped || !['permission', 'looking'].includes(state.stage))
        return state;
      const awaited = new URL(state.accepted?.at(-1) ?? siteAddress(state.address));
      return (await dependencies.hasOrigins([hostPattern(awaited)])) ? run(state) : state;
    },
  };
}

const interrupted: FaultData = { kind: 'transient', reason: 'interrupted', outcome: 'refused' };

const chosenIn = (address: string, { credentials }: ConnectingWay = {}): Chosen =>
  credentials === undefined ? { address } : { address, isTyped: true };

/** The state after a fault. A redirect to another host is no failure: the person is asked about that host. */
function stopped({ address, isTyped, accepted }: Chosen, fault: FaultData): Connecting {
  const chosen: Chosen = { address, ...(isTyped ? { isTyped } : {}), ...(accepted ? { accepted } : {}) };
  if (fault.reason === 'otherHost' && fault.about !== undefined)
    return { ...chosen, stage: 'otherHost', otherOrigin: fault.about };
  return { ...chosen, stage: 'failed', fault };
}
