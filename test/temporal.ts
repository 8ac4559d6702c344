import { Temporal } from 'temporal-polyfill';

/** The oldest browsers have it; Node has it since version 26. */
Object.assign(globalThis, { Temporal });
