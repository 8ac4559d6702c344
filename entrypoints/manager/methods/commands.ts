import type { CallRequest } from '../../../lib/messages';

/** A command line of curl that sends a request, quoted for POSIX shells. */
export function toCurl({ verb, url, headers, body }: CallRequest): string {
  const lines = [
    `curl -X ${verb} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The same as a call of `fetch` in JavaScript. */
export function toFetch({ verb, url, headers, body }: CallRequest): string {
  const init = { method: verb, headers, ...(body === undefined ? {} : { body }) };
  return `await fetch(${JSON.stringify(url)}, ${JSON.stringify(init, undefined, 2)});`;
}

/** In single quotes everything is literal but a single quote. */
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
