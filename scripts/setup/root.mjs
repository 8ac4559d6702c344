import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the checkout, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Folder for files of set-up and tests that may be deleted at any time. */
export const cache = join(root, '.cache');
