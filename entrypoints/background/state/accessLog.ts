import * as z from 'zod/mini';
import type { Accounts, Connecting } from '../../../lib/accounts';
import { type FaultData, toFault } from '../../../lib/errors';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { type AccessEntry, accessKinds } from '../../../lib/views';
import { toActor } from '../wording/accountName';
import { faultToFailure } from '../wording/failures';

/** An entry of the log without its time. */
export type AccessRecord = Omit<AccessEntry, 'at' | 'reason'> & {
  fault?: Pick<FaultData, 'kind' | 'reason'>;
};

/** The log of sign-ins, permissions and refusals. It contains names and hosts, never secrets. */
export type AccessLog = ReturnType<typeof createAccessLog>;

/** Older entries are deleted. */
const mostEntries = 200;
const Fault = () => z.object({ kind: z.string(), reason: z.string() });
const Entry = () =>
  z.object({
    at: z.number(),
    kind: z.enum(accessKinds),
    about: z.string(),
    details: z.catch(z.optional(z.array(z.string())), undefined),
    fault: z.catch(z.optional(Fault()), undefined),
  });
const saved = setting('accessLog', () => z.catch(z.array(z.unknown()), () => []));

/** Creates the {@link AccessLog}. @param now epoch milliseconds */
export function createAccessLog(store: Pick<Store, 'get' | 'change'>, now: () => number = Date.now) {
  const parse = (rows: unknown[]) => rows.flatMap((row) => Entry().safeParse(row).data ?? []);

  return {
    async add({ fault, ...entry }: AccessRecord): Promise<void> {
      const row = {
        ...entry,
        at: now(),
        // Other fields of a fault may quote an answer.
        ...(fault && { fault: { kind: fault.kind, reason: fault.reason } }),
      };
      await saved.change(store, (before) => [...parse(before), row].slice(-mostEntries));
    },

    /** The newest first. */
    async entries(): Promise<AccessEntry[]> {
      const rows = parse(await saved.read(store));
      return rows.reverse().map(({ fault, ...entry }) => ({
        ...entry,
        ...(fault && { reason: faultToFailure({ ...(fault as FaultData), outcome: 'refused' }).text }),
      }));
    },
  };
}

/** The accounts, with a log of each sign-in and sign-out. A log that cannot be written never makes one fail. */
export function withAccessLog(accounts: Accounts, log: Pick<AccessLog, 'add'>): Accounts {
  const note = (entry: AccessRecord) => log.add(entry).catch(() => undefined);
  const getName = async (accountId: string | undefined) => {
    const row = (await accounts.list()).find((one) => one.accountId === accountId);
    return row ? toActor(row).name : '';
  };
  /** Logs the result of work on an account, whose name is read before the work may delete it. */
  async function logged<Result>(
    kind: AccessRecord['kind'],
    accountId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const about = await getName(accountId);
    try {
      const result = await work();
      await note({ kind, about });
      return result;
    } catch (error) {
      await note({ kind: 'refused', about, fault: toFault(error) });
      throw error;
    }
  }

  /** A resumed connection that the person continues has one result for both. */
  const noted = new WeakSet<Connecting>();
  async function noteSite(result: Connecting): Promise<void> {
    if (noted.has(result)) return;
    noted.add(result);
    const { address, stage, fault } = result;
    // The address as typed may contain a user name and password.
    const about = toHost(address);
    if (stage === 'connected') await note({ kind: 'signedIn', about });
    if (stage === 'failed') await note({ kind: 'refused', about, ...(fault && { fault }) });
  }

  return {
    ...accounts,
    async signIn(question) {
      try {
        const row = await accounts.signIn(question);
        await note({ kind: 'signedIn', about: toActor(row).name, details: [...row.scopes] });
        return row;
      } catch (error) {
        const about = await getName(question?.accountId);
        await note({ kind: 'refused', about, fault: toFault(error) });
        throw error;
      }
    },
    signOut: (accountId) => logged('signedOut', accountId, () => accounts.signOut(accountId)),
    disconnect: (accountId) => logged('disconnected', accountId, () => accounts.disconnect(accountId)),
    signOutSite: (accountId) => logged('signedOut', accountId, () => accounts.signOutSite(accountId)),
    async continueSite(address, granted, how) {
      const result = await accounts.continueSite(address, granted, how);
      await noteSite(result);
      return result;
    },
    async resumeConnecting() {
      const before = await accounts.connecting();
      const result = await accounts.resumeConnecting();
      // A connection that was not resumed is returned as it was.
      if (result && result.stage !== before?.stage) await noteSite(result);
      return result;
    },
  };
}

function toHost(typed: string): string {
  const address = `https://${typed.replace(/^\w+:\/\//, '')}`;
  return URL.canParse(address) ? new URL(address).host : '';
}
