import { Fault, type FaultData } from '../errors';
import { jsonLimit, readLimited, smallLimit } from './body';
import { readJson } from './json';
import { isWrite, type Method, type Params, withholdSecrets } from './method';

/**
 * An answer that is not the service's own (a login wall's HTML, an empty body) is a fault, never a result.
 * A method that downloads answers a Blob.
 * @param params what was asked: `fields` may have left things out of the answer
 * @throws Fault `answer`: emptyAnswer, htmlAnswer, oddAnswer, oddItem, answerTooLarge
 */
export async function readAnswer<Answer>(
  method: Method<Answer>,
  response: Response,
  params: Params = {},
): Promise<Answer> {
  // The one place where the type of a file's method meets the file: there is no schema to tell it.
  if (method.download) return (await readBody(method, response, method.download.maximum)) as Answer;
  const text = await (await readBody(method, response, jsonLimit)).text();
  if (hasTooManyValues(text)) throw tooLargeFault(method, response);
  if (response.status === 204 || method.response === undefined) return undefined as Answer;
  const parsed = method.response(params.fields !== undefined).safeParse(jsonOf(text, response));
  if (parsed.success) return parsed.data;
  const html = /^\s*</.test(text);
  const isItem = parsed.error.issues.some(({ path }) => path[0] === 'items' && path.length > 1);
  throw new Fault({
    kind: 'answer',
    reason: text === '' ? 'emptyAnswer' : html ? 'htmlAnswer' : isItem ? 'oddItem' : 'oddAnswer',
    status: response.status,
    outcome: isWrite(method) ? 'unclear' : 'refused',
    about: method.id,
  });
}

/** The error body of a refusal; undefined when it was no JSON, or more than an error needs. */
export async function readRefusal(method: Method, response: Response): Promise<unknown> {
  try {
    return jsonOf(await (await readBody(method, response, smallLimit)).text(), response);
  } catch (error) {
    if (error instanceof Fault && error.data.reason === tooLarge) return undefined;
    throw error;
  }
}

const tooLarge = 'answerTooLarge';

async function readBody(method: Method, response: Response, limit: number): Promise<Blob> {
  const { blob, cut } = await readLimited(response, limit).catch((error: unknown) => {
    throw networkFault(method, response.url, error);
  });
  if (cut) throw tooLargeFault(method, response);
  return blob;
}

function tooLargeFault(method: Method, { status }: Response): Fault {
  const outcome = isWrite(method) ? 'unclear' : 'refused';
  return new Fault({ kind: 'answer', reason: tooLarge, status, outcome, about: method.id });
}

/** Far beyond the longest honest answer: each value costs the schema time, so that five million froze us for a minute. */
const mostValues = 300_000;

/** Counts the signs that begin values and part them, those within texts included. */
function hasTooManyValues(text: string): boolean {
  if (text.length <= mostValues) return false;
  let count = 0;
  for (let at = 0; at < text.length && count <= mostValues; at++)
    if (text[at] === ',' || text[at] === '{' || text[at] === '[') count++;
  return count > mostValues;
}

const jsonOf = (text: string, { headers }: Response) => readJson(text, headers.get('content-type')).value;

/** No answer, or not the whole of it. */
export function networkFault(method: Method, url: string, cause: unknown): Fault {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new Fault(
    {
      kind: 'transient',
      reason: timedOut ? 'timeOut' : 'unreachable',
      outcome: isWrite(method) ? 'unclear' : 'refused',
      about: withholdSecrets(url),
    },
    { cause },
  );
}

/** What happened to a call that nobody wants any more. */
export function cancelledFault(
  method: Method,
  outcome: FaultData['outcome'] = isWrite(method) ? 'unclear' : 'refused',
): Fault {
  return new Fault({ kind: 'cancelled', reason: 'cancelled', outcome });
}
