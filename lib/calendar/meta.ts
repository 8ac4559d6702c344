import * as z from 'zod/mini';
import { method } from '../http';
import { fields, text } from './shared/parameters';
import { reading } from './shared/routes';

const Route = () =>
  z.catch(z.object({ namespace: z.catch(z.string(), ''), methods: z.catch(z.array(z.string()), []) }), {
    namespace: '',
    methods: [],
  });

/** The index of the API's routes. */
export const root = {
  /** The routes of a namespace, by default of the calendar's own (calendar API behaviour, section 1). */
  read: method({
    ...reading,
    id: 'root.read',
    path: '/',
    query: () => z.strictObject({ namespace: text(), context: text(), _fields: fields() }),
    response: () =>
      z.object({ namespace: z.string(), routes: z.catch(z.record(z.string(), Route()), () => ({})) }),
  }),
};

/** The site's description of its API. */
export const doc = {
  /** The site's OpenAPI description of its own API. It is partly wrong (behaviour, sections 6 and 7). */
  read: method({
    ...reading,
    id: 'doc.read',
    path: '/doc',
    response: () => z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  }),
};
