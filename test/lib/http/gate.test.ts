import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { calendarErrors } from '../../../lib/calendar';
import { createGates, createTransport, method, pacedFetch } from '../../../lib/http';
import { catchFault } from './catchFault';

const address = 'https://hall.example/wp-json/things';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site that takes `answerTime` for each answer, and records its requests. */
function site(answerTime: number | (() => number), fails = false) {
  const seen = { names: [] as string[], at: [] as number[], underWay: 0, most: 0 };
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    seen.names.push(new URL(url).search.slice(1));
    seen.at.push(Date.now());
    seen.most = Math.max(seen.most, ++seen.underWay);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    try {
      await new Promise<void>((resolve, reject) => {
        setTimeout(resolve, typeof answerTime === 'number' ? answerTime : answerTime());
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      if (fails) throw new TypeError('Failed to fetch');
      return Response.json({ title: 'a thing' });
    } finally {
      seen.underWay--;
    }
  };
  return { seen, send };
}

const gates = () => createGates(() => Date.now());

/** Sends so many requests at once and waits for all of them. */
async function all(count: number, send: typeof fetch, signal?: AbortSignal) {
  const sent = Array.from({ length: count }, (_, n) => send(`${address}?${n}`, signal ? { signal } : {}));
  const settled = Promise.allSettled(sent);
  await vi.runAllTimersAsync();
  return settled;
}

describe('the gate of a site', () => {
  it('lets two requests be under way at once, in order', async () => {
    const { seen, send } = site(100);
    await all(20, pacedFetch(gates(), send));
    expect(seen.most).toBe(2);
    expect(seen.names).toStrictEqual(Array.from({ length: 20 }, (_, n) => String(n)));
    // In pairs without a pause: a fast site is not slowed down.
    expect(seen.at[19]! - seen.at[0]!).toBe(900);
  });

  it('lets one be under way at a slow site, with a pause of half its answer time', async () => {
    const { seen, send } = site(3_000);
    const paced = pacedFetch(gates(), send);
    await all(20, paced);
    const before = seen.at.length;
    seen.most = 0;
    await all(4, paced);
    expect(seen.most).toBe(1);
    for (const [n, at] of seen.at.slice(before + 1).entries()) {
      expect(at - seen.at[before + n]!).toBeGreaterThan(4_400);
      expect(at - seen.at[before + n]!).toBeLessThanOrEqual(4_500);
    }
  });

  it('pauses for two seconds at most, also after the computer slept', async () => {
    const { seen, send } = site(60_000);
    const paced = pacedFetch(gates(), send);
    await all(6, paced);
    const gaps = seen.at.slice(1).map((at, n) => at - seen.at[n]!);
    expect(Math.max(...gaps)).toBe(62_000);
  });

  it('admits two again when the site has become fast', async () => {
    let answerTime = 5_000;
    const { seen, send } = site(() => answerTime);
    const paced = pacedFetch(gates(), send);
    await all(6, paced);
    answerTime = 50;
    await all(8, paced);
    seen.most = 0;
    await all(8, paced);
    expect(seen.most).toBe(2);
  });

  it('is one per origin: another site does not wait', async () => {
    const { seen, send } = site(100);
    const paced = pacedFetch(gates(), send);
    const other = Array.from({ length: 2 }, () => paced('https://other.example/'));
    await all(2, paced);
    await Promise.all(other);
    expect(seen.most).toBe(4);
  });

  it('admits requests of a person before those of a batch', async () => {
    const open = gates()('https://hall.example');
    const order: string[] = [];
    const { signal } = new AbortController();
    const pass = async (name: string, isBatch?: boolean) => {
      const leave = await open.enter(signal, isBatch);
      order.push(name);
      setTimeout(() => leave?.(true), 100);
    };
    for (const name of ['batch 1', 'batch 2', 'batch 3', 'batch 4']) void pass(name, true);
    void pass('click');
    await vi.runAllTimersAsync();
    expect(order).toStrictEqual(['batch 1', 'batch 2', 'click', 'batch 3', 'batch 4']);
  });

  it('admits further requests after some failed, finished, or were aborted in the queue', async () => {
    const gate = gates();
    const failing = pacedFetch(gate, site(10, true).send);
    expect((await all(5, failing)).every(({ status }) => status === 'rejected')).toBe(true);

    const { seen, send } = site(100_000);
    const given = new AbortController();
    setTimeout(() => given.abort(), 500);
    const ended = await all(7, pacedFetch(gate, send), given.signal);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
    // Those that waited were never sent.
    expect(seen.names).toHaveLength(2);

    const after = site(100);
    const answers = await all(5, pacedFetch(gate, after.send));
    expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('admits all that wait if one under way is aborted', async () => {
    const { seen, send } = site(100);
    const paced = pacedFetch(gates(), send);
    const given = new AbortController();
    const first = expect(paced(`${address}?given-up`, { signal: given.signal })).rejects.toThrow();
    for (const name of ['beside', 'waits', 'waits, too']) void paced(`${address}?${name}`);
    setTimeout(() => given.abort(), 50);
    await vi.runAllTimersAsync();
    await first;
    expect(seen.names).toStrictEqual(['given-up', 'beside', 'waits', 'waits,%20too']);
  });

  it('sends nothing for a request that was aborted before', async () => {
    const { seen, send } = site(100);
    await expect(pacedFetch(gates(), send)(address, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(seen.names).toStrictEqual([]);
  });

  it('takes address and signal of a Request as well', async () => {
    const { seen, send } = site(100);
    const paced = pacedFetch(gates(), send);
    const given = new AbortController();
    for (const name of ['one', 'two']) void paced(new Request(`${address}?${name}`));
    const third = paced(new Request(`${address}?three`, { signal: given.signal }));
    const rejected = expect(third).rejects.toThrow();
    void paced(new Request('https://other.example/?elsewhere'));
    setTimeout(() => given.abort(), 50);
    await vi.runAllTimersAsync();
    await rejected;
    expect(seen.names).toStrictEqual(['one', 'two', 'elsewhere']);
  });

  it('counts the end of a request once if `leave` is called twice', async () => {
    const open = gates()('https://hall.example');
    const { signal } = new AbortController();
    const [leave] = [await open.enter(signal), await open.enter(signal)];
    leave?.(true);
    leave?.(true);
    const entered = vi.fn();
    for (let count = 0; count < 3; count++) void open.enter(signal).then(entered);
    await vi.runAllTimersAsync();
    expect(entered).toHaveBeenCalledTimes(1);
  });

  it('counts a slow failure as a slow answer', async () => {
    const gate = gates();
    await all(10, pacedFetch(gate, site(5_000, true).send));
    const { seen, send } = site(100);
    await all(2, pacedFetch(gate, send));
    expect(seen.most).toBe(1);
  });

  it('does not count a fast failure as a fast answer', async () => {
    const gate = gates();
    await all(10, pacedFetch(gate, site(5_000).send));
    await all(10, pacedFetch(gate, site(1, true).send));
    const { seen, send } = site(100);
    await all(2, pacedFetch(gate, send));
    expect(seen.most).toBe(1);
  });
});

describe('a call through the gate', () => {
  const write = method({
    id: 'things.create',
    http: 'POST',
    path: '/things',
    response: () => z.object({ title: z.string() }),
    auth: 'token',
    cost: 0,
    repeat: 'afterCheck',
  });
  const transport = (send: typeof fetch) =>
    createTransport({
      base: 'https://hall.example/wp-json',
      errors: calendarErrors,
      fetch: send,
      gate: gates()('https://hall.example'),
    });

  it('has its full timeout from the moment it is sent', async () => {
    vi.useRealTimers();
    const { seen, send } = site(300);
    const { call } = transport(send);
    const calls = Array.from({ length: 10 }, () => call(write, {}, undefined, { timeout: 1_000 }));
    expect(await Promise.all(calls)).toHaveLength(10);
    expect(seen.most).toBe(2);
  });

  it('counts an answer as one, and a fast failure as none', async () => {
    const gate = gates()('https://hall.example');
    const left = vi.fn();
    const counted = {
      enter: async (signal: AbortSignal) => {
        const leave = await gate.enter(signal);
        return (answered: boolean) => {
          left(answered);
          leave?.(answered);
        };
      },
    };
    const parts = { base: 'https://hall.example/wp-json', errors: calendarErrors, gate: counted };
    const answered = createTransport({ ...parts, fetch: site(1).send }).call(write, {});
    await vi.runAllTimersAsync();
    await answered;
    const failed = catchFault(createTransport({ ...parts, fetch: site(1, true).send }).call(write, {}));
    await vi.runAllTimersAsync();
    await failed;
    expect(left.mock.calls).toStrictEqual([[true], [false]]);
  });

  it('was certainly not done if it was aborted in the queue', async () => {
    const { seen, send } = site(1_000);
    const { call } = transport(send);
    const given = new AbortController();
    const first = [call(write, {}), call(write, {})];
    const third = catchFault(call(write, {}, undefined, { signal: given.signal }));
    await vi.advanceTimersByTimeAsync(100);
    given.abort();
    expect(await third).toMatchObject({ kind: 'cancelled', outcome: 'refused' });
    await vi.runAllTimersAsync();
    await Promise.all(first);
    expect(seen.names).toHaveLength(2);
  });
});
