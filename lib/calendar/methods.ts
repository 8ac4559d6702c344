import type { Method } from '../http';
import { methodsOf } from '../http/client';
import { doc, root } from './meta';
import { used } from './used';

/** Resources that no action uses: the worker loads them when a method is called by its name. */
export const others = { doc, root };

/**
 * The table of methods: id → method, `calendarMethods['events.create']`. Everything that lists, checks, prices or draws
 * API calls reads it.
 */
export const calendarMethods: Record<string, Method> = /* @__PURE__ */ methodsOf(used, others);
