import { RestError } from './restError';
import type { Parameters } from './validation';

interface SentFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface Sent {
  parameters: Parameters;
  file?: SentFile;
  raw: Uint8Array;
  /** A JSON body that could not be read; reported only once the route is known. */
  unreadable?: RestError;
}

/** Names such as `venue[city]` and `tags[]` nest, as PHP has them. */
function nested(pairs: Iterable<[string, unknown]>): Parameters {
  const root: Parameters = Object.create(null);
  for (const [name, value] of pairs) {
    const path = [
      name.replace(/\[.*$/, ''),
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? ''),
    ];
    let place = root;
    path.forEach((step, depth) => {
      const key = step === '' && depth > 0 ? String(Object.keys(place).length) : step;
      if (depth === path.length - 1) place[key] = value;
      else {
        if (typeof place[key] !== 'object' || place[key] === null) place[key] = Object.create(null);
        place = place[key] as Parameters;
      }
    });
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, listed(value)]));
}

/** Keys 0, 1, 2 … make a list. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  return entries.length > 0 && entries.every(([key], place) => key === String(place))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

/**
 * Everything a request carries. The body beats the address: JSON, then a form, then the query, then the path
 * (calendar API behaviour, section 6: an `id` in the body redirects the request).
 */
export async function readRequest(request: Request, url: URL, path: Parameters): Promise<Sent> {
  const query = nested(url.searchParams);
  const contentType = request.headers.get('content-type') ?? '';
  const raw = new Uint8Array(await request.clone().arrayBuffer());
  if (/^application\/([\w.-]+\+)?json\b/i.test(contentType)) {
    const json = readJson(raw);
    if (json instanceof RestError) return { parameters: { ...path, ...query }, raw, unreadable: json };
    return { parameters: { ...path, ...query, ...json }, raw };
  }
  if (/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType) && raw.length > 0) {
    const form = [...(await request.clone().formData()).entries()];
    const texts = form.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const sent = form.find((entry) => typeof entry[1] !== 'string')?.[1];
    const parameters = { ...path, ...query, ...nested(texts) };
    if (sent === undefined || typeof sent === 'string') return { parameters, raw };
    const file = { name: sent.name, mediaType: sent.type, bytes: new Uint8Array(await sent.arrayBuffer()) };
    return { parameters, raw, file };
  }
  return { parameters: { ...path, ...query }, raw };
}

function readJson(raw: Uint8Array): Parameters | RestError {
  if (raw.length === 0) return {};
  const invalid = (number: number, message: string) =>
    new RestError(400, 'rest_invalid_json', 'The body is no JSON.', {
      json_error_code: number,
      json_error_message: message,
    });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return invalid(5, 'Not UTF-8');
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return invalid(4, 'Not JSON');
  }
}
