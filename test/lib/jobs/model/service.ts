import { Fault } from '../../../../lib/errors';
import type { Runnable, Step } from '../../../../lib/jobs';
import { pacificDay, type QuotaMeter } from '../../../../lib/quota';

/** How a request to put a thing goes wrong; a part has several, the first one first. */
export type Trouble = 'busy' | 'notDone' | 'answerLost' | 'wrongly404' | 'refused';

/** One thing that a job puts. */
export interface Part {
  label: string;
  troubles: Trouble[];
}

export interface Wish {
  account: string;
  parts: Part[];
}

interface Item {
  id: string;
  account: string;
  label: string;
  job: number;
}

const prices = { read: 1, put: 2_000, take: 2_000 };
const dailyUnits = 10_000;
/** How late a request may land, in milliseconds: just within T. */
const mostDelay = 59_000;

/** What happens to the request that is under way when a worker dies. */
export type Landing = 'lost' | 'landed' | 'late';

/** Called at every point where the worker may die; returns what happens to its request if it does. */
export type Death = (point: 'write' | 'other') => Landing | undefined;

const never = () => new Promise<never>(() => undefined);

/** A service with things that may be equal. It refuses, loses answers, and charges for each call. */
export class Service {
  items: Item[] = [];
  signedOut = new Set<string>();
  /** Units that the meter was told of, by account and day. */
  counted = new Map<string, number>();
  refusedOn = new Set<string>();
  private charged = new Map<string, number>();
  private late: { at: number; arrive: () => void }[] = [];
  private ids = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Requests of dead workers that are due land now. */
  land(): void {
    const due = this.late.filter(({ at }) => at <= this.now());
    this.late = this.late.filter(({ at }) => at > this.now());
    for (const { arrive } of due) arrive();
  }

  toDay(account: string): string {
    return `${account} ${pacificDay(this.now())}`;
  }

  /** The service as one account sees it from one worker. */
  createClient(account: string, meter: QuotaMeter, death: Death): ShelfClient {
    const charge = async (units: number) => {
      if (this.signedOut.has(account)) throw new Fault({ kind: 'signIn', reason: 'grantGone' });
      await meter.spend(account, 'general', units);
      const day = this.toDay(account);
      this.counted.set(day, (this.counted.get(day) ?? 0) + units);
      const spent = (this.charged.get(day) ?? 0) + units;
      if (spent > dailyUnits) {
        const retryAt = await meter.exhausted(account, 'general');
        this.refusedOn.add(day);
        throw new Fault({ kind: 'quota', reason: 'quotaExceeded', retryAt });
      }
      this.charged.set(day, spent);
    };
    const isMine = (item: Item, label: string) => item.account === account && item.label === label;

    return {
      read: async (label) => {
        await charge(prices.read);
        if (death('other')) return never();
        return this.items.filter((item) => isMine(item, label)).map(({ id }) => id);
      },
      put: async (job, { label, troubles }) => {
        await charge(prices.put);
        const write = () => {
          const id = `${label} ${this.ids++}`;
          this.items.push({ id, account, label, job });
          return id;
        };
        const [trouble] = troubles;
        const isWritten = trouble === undefined || trouble === 'answerLost' || trouble === 'wrongly404';
        const landing = death('write');
        if (landing !== undefined) {
          if (isWritten && landing === 'landed') write();
          if (isWritten && landing === 'late') this.late.push({ at: this.now() + mostDelay, arrive: write });
          return never();
        }
        // A refusal stays, until the person has changed something about it.
        if (trouble !== 'refused') troubles.shift();
        if (trouble === 'busy') throw new Fault({ kind: 'transient', reason: 'busy' });
        if (trouble === 'refused') throw new Fault({ kind: 'badInput', reason: 'refused' });
        const id = isWritten ? write() : '';
        if (trouble === undefined) return id;
        const kind = trouble === 'wrongly404' ? 'notFound' : 'transient';
        throw new Fault({ kind, reason: trouble, outcome: 'unclear' });
      },
      take: async (id) => {
        await charge(prices.take);
        this.items = this.items.filter((item) => item.id !== id);
        return death('write') ? never() : true;
      },
    };
  }
}

export interface ShelfClient {
  read(label: string): Promise<string[]>;
  put(job: number, part: Part): Promise<string>;
  take(id: string): Promise<true>;
}

export interface ShelfClients {
  shelf: ShelfClient;
  /** The parts of the job, with the troubles that they have left. */
  getParts(job: number): Part[];
}

/** @param checked whether steps check before they write again; without, some things are put twice sooner or later */
export function putPieces(checked: boolean): Runnable<ShelfClients> {
  const putPart = (step: Step, shelf: ShelfClient, job: number, part: Part, at: number) => {
    const run = () => shelf.put(job, part);
    if (!checked) return step(`put ${at}`, { run });
    return step(`put ${at}`, {
      before: () => shelf.read(part.label),
      run,
      check: async (known: string[]) => (await shelf.read(part.label)).find((id) => !known.includes(id)),
    });
  };
  return {
    id: 'parts.put',
    version: 1,
    undoable: true,
    concurrencyKeys: (input) => input.concurrencyKeys as string[],
    async run({ input, step, shelf, getParts }) {
      const job = Number(input.job);
      const ids = [];
      for (const [at, part] of getParts(job).entries()) ids.push(await putPart(step, shelf, job, part, at));
      return ids;
    },
    async undo({ receipts, step, shelf }) {
      for (const [name, id] of Object.entries(receipts))
        if (name.startsWith('put ')) await step(`take ${name}`, { run: () => shelf.take(String(id)) });
    },
  };
}
