import { vi } from 'vitest';

/**
 * Each call of a method builds its schemas anew. Kept schemas would be reached only by the first test that builds them,
 * and a mutant in them would be judged by that test alone.
 */
vi.mock('../lib/http/method', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  method: (declaration: object) => declaration,
}));
