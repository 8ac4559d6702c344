import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Method } from '../../../lib/http';
import { findShape } from '../../../lib/http/shape';
import { videoMethods } from '../../../lib/video';
import { type Call, generateCalls } from './calls';
import { callByUs, callByVendor, type Signing, signings } from './clients';
import { type Difference, findDifferences, type KnownDifference, knownDifferences } from './differences';
import { type Loopback, openLoopback } from './loopback';
import { seed } from './seed';

/**
 * Makes the same calls with our client and with the platform vendor's own, and compares the requests: for each method
 * one call with each of its parameters, and `numRuns` generated calls.
 */
export function compareClients(numRuns: number, timeout: number): void {
  let loopback: Loopback;
  const seen = new Set<KnownDifference>();
  beforeAll(async () => {
    loopback = await openLoopback();
  });
  afterAll(() => loopback.close());

  /** Differences that are not in the list of intended ones. */
  async function unexplained(method: Method, call: Call, signing: Signing): Promise<Difference[]> {
    const address = { origin: loopback.origin, signing };
    const ours = await loopback.sentBy(() => callByUs(address, method, call));
    const vendors = await loopback.sentBy(() => callByVendor(address, method, call));
    return findDifferences(ours, vendors).filter((difference) => {
      const known = knownDifferences.find(({ isThis }) => isThis(difference));
      if (known !== undefined) seen.add(known);
      return known === undefined;
    });
  }

  describe.each(Object.entries(videoMethods))('%s', (_id, method) => {
    it('is sent as by the vendor’s own client', { timeout }, async () => {
      const examples = createExamples(method);
      await fc.assert(
        fc.asyncProperty(generateCalls(method), fc.constantFrom(...signings), async (call, signing) => {
          expect(await unexplained(method, call, signing)).toEqual([]);
        }),
        { seed, numRuns: numRuns + examples.length, examples },
      );
    });
  });

  it('every known difference occurs', () => {
    const gone = knownDifferences.filter((known) => !seen.has(known));
    expect(gone.map(({ reason }) => reason)).toEqual([]);
  });
}

/** One call with each parameter, and one with an id in the path that needs percent-encoding. */
function createExamples(method: Method): [Call, Signing][] {
  const names = Object.keys(findShape(method.query?.()) ?? {});
  const calls = names.flatMap((name) => {
    if (withdrawn.has(`${method.id} ${name}`)) return [];
    const including = fc.sample(generateCalls(method, name), { seed, numRuns: 1 });
    if (!method.path.includes(`{${name}}`)) return including;
    return including.flatMap(({ params, ...rest }) => [
      { params, ...rest },
      { params: { ...params, [name]: "(it's) *new*!" }, ...rest },
    ]);
  });
  return calls.map((call) => [call, 'token in the header']);
}

/** Parameters of the description that our client refuses (video API behaviour, section 5). */
const withdrawn = new Set([
  ...['captions.insert sync', 'captions.update sync', 'activities.list home', 'channelSections.list hl'],
]);
