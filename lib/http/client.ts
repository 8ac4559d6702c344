import type { CallOptions, Method, Params, Transport } from './';
import type { NoParams } from './method';

type Resources = Record<string, Record<string, unknown>>;

/** Parameters first, if the method has any; then the body, which is optional only if the method has none. */
type Call<M> =
  M extends Method<infer Answer, infer Query, infer Body>
    ? Query extends NoParams
      ? (...rest: Rest<Body, Answer>) => Promise<Answer>
      : (params: Query, ...rest: Rest<Body, Answer>) => Promise<Answer>
    : never;

type Rest<Body, Answer> = undefined extends Body
  ? [body?: Body, options?: CallOptions<Answer>]
  : [body: Body, options?: CallOptions<Answer>];

/** The methods of a table as functions, with the names of the API's reference. */
export type ApiClient<Table extends Resources> = {
  [Resource in keyof Table]: { [Name in keyof Table[Resource]]: Call<Table[Resource][Name]> };
};

/** The methods of several tables, by id. */
/* @__NO_SIDE_EFFECTS__ */
export function getMethods(...tables: Resources[]): Record<string, Method> {
  const methods = tables
    .flatMap((table) => Object.values(table))
    .flatMap((resource) => Object.values(resource as Record<string, Method>));
  return Object.fromEntries(methods.map((method) => [method.id, method]));
}

/** Binds a table of methods to a transport. */
export function createClient<Table extends Resources>(table: Table, transport: Transport): ApiClient<Table> {
  const bound = Object.entries(table).map(([resource, methods]) => [
    resource,
    Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [name, bind(method as Method, transport)]),
    ),
  ]);
  return Object.fromEntries(bound) as ApiClient<Table>;
}

function bind(method: Method, transport: Transport) {
  const takesParams = method.query !== undefined || method.path.includes('{');
  return takesParams
    ? (params: Params, body?: unknown, options?: CallOptions) => transport.call(method, params, body, options)
    : (body?: unknown, options?: CallOptions) => transport.call(method, {}, body, options);
}
