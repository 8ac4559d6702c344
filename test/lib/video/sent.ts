import type { IncomingHttpHeaders } from 'node:http';

/** A request as the server received it. */
export interface Arrived {
  verb: string;
  /** Path and query, as they were written. */
  address: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The relevant properties of a request, normalised for comparison. */
export interface Sent {
  verb: string;
  path: string;
  /** Parameter name → its values. */
  query: Record<string, string[]>;
  accept: string | undefined;
  authorization: string | undefined;
  form: 'nothing' | 'single' | 'multipart';
  parts: Part[];
}

export interface Part {
  type: string;
  /** JSON with sorted members; anything else as bytes (Latin-1). */
  content: string;
}

/** @throws Error for an invalid multipart body (RFC 2387, RFC 2046 section 5.1.1) */
export function readSent({ verb, address, headers, body }: Arrived): Sent {
  const { pathname, searchParams } = new URL(address, 'http://any.example');
  const names = [...new Set(searchParams.keys())].sort();
  const type = headers['content-type'];
  const boundary = /^multipart\/related; boundary=(.+)$/.exec(type ?? '')?.[1];
  const content = body.toString('latin1');
  return {
    verb,
    path: pathname,
    query: Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)])),
    accept: headers.accept,
    authorization: headers.authorization,
    form: boundary !== undefined ? 'multipart' : type === undefined ? 'nothing' : 'single',
    parts:
      boundary !== undefined
        ? parseParts(content, boundary)
        : type === undefined && content === ''
          ? []
          : [parsePart(type ?? '', content)],
  };
}

function parseParts(content: string, boundary: string): Part[] {
  const [before, ...pieces] = content.split(`--${boundary}`);
  if (before !== '' || pieces.pop() !== '--') throw new Error('The body does not begin and end as it should');
  return pieces.map((piece) => {
    const [, type, inside] = /^\r\ncontent-type: (.*?)\r\n\r\n(.*)\r\n$/s.exec(piece) ?? [];
    if (type === undefined || inside === undefined) throw new Error(`This is no part: ${piece}`);
    return parsePart(type, inside);
  });
}

function parsePart(type: string, content: string): Part {
  if (!type.startsWith('application/json')) return { type, content };
  const value: unknown = JSON.parse(Buffer.from(content, 'latin1').toString('utf8'));
  return { type, content: JSON.stringify(inOrder(value)) };
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]));
}
