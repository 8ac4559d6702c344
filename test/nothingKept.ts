import { beforeEach, vi } from 'vitest';

/**
 * For mutation tests: what is built on first use and kept (schemas, vocabularies) is built anew. Kept, it would be
 * reached only by the first test that builds it, and a mutant in it would be judged by that test alone, or not at all
 * if it was built before the mutant was active.
 */
vi.mock('../lib/http/method', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  method: (declaration: object) => declaration,
}));

vi.mock('../lib/store/rows/shared', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  once: (build: () => unknown) => build,
}));

const kept = vi.hoisted(() => new Set<Map<string, unknown>>());

vi.mock('../lib/pages/memoize', () => ({
  memoize: (build: (text: string) => unknown) => {
    const values = new Map<string, unknown>();
    kept.add(values);
    return (text: string) => {
      if (!values.has(text)) values.set(text, build(text));
      return values.get(text);
    };
  },
}));

/** Without a mutant the tests that reach each place are recorded. With one, a vocabulary per file is enough. */
const { __stryker__: run } = globalThis as { __stryker__?: { activeMutant?: string } };
beforeEach(() => {
  if (run?.activeMutant === undefined) for (const values of kept) values.clear();
});
