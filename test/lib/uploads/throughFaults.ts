import { expect } from 'vitest';
import type { Sandbox } from '../../sandbox';
import type { FaultRule } from '../../sandbox/faults';
import { requestFor, toFile, uploadPath, uploadTo, uploadWorld } from './faultyWorld';

/** Random numbers (mulberry32), the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Strike = (random: () => number) => FaultRule | 'kill';

const put = { path: uploadPath, method: 'PUT', times: 1 } as const;
/** Nothing reaches the server. */
const stopping: readonly Strike[] = [
  () => ({ ...put, kind: 'drop' }),
  (random) => ({ ...put, kind: 'status', status: [500, 502, 503, 504][Math.floor(random() * 4)] ?? 500 }),
  () => ({ ...put, kind: 'html' }),
];
/** Part or all of the piece reaches the server, but the answer is lost. */
const confusing: readonly Strike[] = [
  () => ({ ...put, kind: 'drop', when: 'after' }),
  (random) => ({ ...put, kind: 'drop', afterBytes: Math.floor(random() * 2_000_000) }),
  () => ({ ...put, kind: 'status', status: 503, when: 'after' }),
  () => ({ ...put, kind: 'empty', when: 'after' }),
  (random) => ({ ...put, kind: 'delay', ms: Math.floor(random() * 30) }),
  () => 'kill',
];

/**
 * Sends a file while faults strike, spread evenly over its length and of a kind chosen by `seed`; each one strikes one
 * request, or stops the worker in the middle of it.
 * @returns how many struck, of each kind
 */
export async function sendThroughFaults(
  sandbox: Sandbox,
  file: Blob,
  { faults, seed, slowness = 1 }: { faults: number; seed: number; slowness?: number },
): Promise<{ struck: Record<string, number>; mostLying: number }> {
  const random = randomFrom(seed);
  const world = await uploadWorld(sandbox, `faults-${seed}-${file.size}`, slowness);
  const { uploadId } = await world.uploads.begin(requestFor(toFile(file)));
  const struck: Record<string, number> = {};
  let count = 0;

  const { last, mostLying } = await uploadTo(world, uploadId, file, {
    before({ stored, pieceSize }) {
      sandbox.faults.clear();
      // The known offset may be a piece behind the server's, and the next piece may be twice as large.
      const isLast = stored + 3 * pieceSize >= file.size;
      if (count === faults || (!isLast && count > (stored / file.size) * faults)) return false;
      count += 1;
      // Faults planned for the last pieces must not let them pass early.
      const kinds = isLast ? stopping : [...stopping, ...confusing];
      const strike = kinds[Math.floor(random() * kinds.length)]?.(random) ?? 'kill';
      const kind = strike === 'kill' ? strike : `${strike.kind} ${strike.when ?? ''}`.trim();
      struck[kind] = (struck[kind] ?? 0) + 1;
      if (strike !== 'kill') sandbox.faults.set(strike);
      return strike === 'kill';
    },
  });
  expect(last).toMatchObject({ state: 'done', stored: file.size });
  expect(count).toBe(faults);
  return { struck, mostLying };
}
