import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videoMethods } from '../../../lib/video';
import { schemaProblems } from '../../sandbox-checks/schemaProblems';
import { generateCalls } from './calls';
import { callByUs } from './clients';
import { type DescribedParameter, described } from './description';
import { type Loopback, openLoopback } from './loopback';
import { seed } from './seed';

/** The violations of a parameter's description by a value. */
function findProblems(fact: DescribedParameter | undefined, name: string, value: string): string[] {
  if (name === 'fields' || name === 'uploadType') return [];
  if (fact === undefined) return [`${name} is not described`];
  const number = Number(value);
  const fits =
    (fact.enum?.includes(value) ?? true) &&
    (fact.type !== 'boolean' || value === 'true' || value === 'false') &&
    (fact.type !== 'integer' || (number >= Number(fact.minimum) && number <= Number(fact.maximum)));
  return fits ? [] : [`${name} may not be ${value}`];
}

let loopback: Loopback;
beforeAll(async () => {
  loopback = await openLoopback();
});
afterAll(() => loopback.close());

describe.each(Object.entries(videoMethods))('every request of %s', (id, method) => {
  const fact = described(id);

  it("is valid by the platform's description", async () => {
    await fc.assert(
      fc.asyncProperty(generateCalls(method), async (call) => {
        const address = { origin: loopback.origin, signing: 'token in the header' } as const;
        const { verb, path, query, parts } = await loopback.sentBy(() => callByUs(address, method, call));
        expect(verb).toBe(fact.httpMethod);
        const name = String(call.params.id);
        const plain = `/${fact.path.replace('{id}', encodeURIComponent(name))}`;
        expect(path).toBe(call.media === undefined ? plain : fact.mediaUpload?.protocols.simple.path);
        const required = Object.entries(fact.parameters).filter(([, { required: is }]) => is);
        const inQuery = required.filter(([, { location }]) => location === 'query').map(([key]) => key);
        expect(Object.keys(query)).toStrictEqual(expect.arrayContaining(inQuery));
        const amiss = Object.entries(query).flatMap(([key, values]) =>
          values.flatMap((value) => findProblems(fact.parameters[key], key, value)),
        );
        const json = parts.find(({ type }) => type.startsWith('application/json'));
        expect(json === undefined || fact.request !== undefined).toBe(true);
        const wrong = json ? schemaProblems(JSON.parse(json.content), fact.request?.$ref ?? '') : [];
        expect([...amiss, ...wrong]).toStrictEqual([]);
      }),
      { seed, numRuns: 12 },
    );
  });
});
