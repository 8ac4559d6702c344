import { Fault } from '../errors';

/**
 * Lets an address pass that is of the origin which issued the credentials.
 * @throws Fault `notAllowed/foreignOrigin`
 */
export function mustBeOf(origin: string, address: string): void {
  const target = new URL(address).origin;
  if (target !== origin) throw new Fault({ kind: 'notAllowed', reason: 'foreignOrigin', about: target });
}

/**
 * A fetch for requests that carry credentials: they leave for the origin that issued them and for no other,
 * whatever address the caller put together.
 * @throws Fault `notAllowed/foreignOrigin` before anything is sent.
 */
export function boundFetch(origin: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.headers.has('authorization')) mustBeOf(origin, request.url);
    return send(request);
  };
}
