import { vi } from 'vitest';

/** Waits of tests end after ten seconds instead of one: a busy machine draws late. */
const { waitFor } = vi;
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options);
