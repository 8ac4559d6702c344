import { Fault, type FaultData } from '../errors';
import { jsonLimit, readLimited, smallLimit } from './body';
import { readJson } from './json';
import { isWrite, type Method, type Params, withholdSecrets } from './method';

/**
 * Reads and parses the body of a successful response; a Blob for a method that downloads. An answer that does not come
 * from the service (a login page, an empty body) is an error.
 * @param params those of the request: with `fields`, members may be missing
 * @throws Fault `answer`: emptyAnswer, htmlAnswer, oddAnswer, oddItem, answerTooLarge
 */
export async function readAnswer<Answer>(
  method: Method<Answer>,
  response: Response,
  params: Params = {},
): Promise<Answer> {
  // A download has no schema that would give the type.
  if (method.download) return (await readBody(method, response, method.download.maximum)) as Answer;
  const text = await (await readBody(method, response, jsonLimit)).text();
  if (hasTooManyValues(text)) throw tooLargeFault(method, response);
  if (response.status === 204 || method.response === undefined) return undefined as Answer;
  const parsed = method.response(params.fields !== undefined).safeParse(parseBody(text, response));
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

/** The parsed body of an error response; undefined if it is not JSON, or larger than 1 MB. */
export async function readRefusal(method: Method, response: Response): Promise<unknown> {
  try {
    return parseBody(await (await readBody(method, response, smallLimit)).text(), response);
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

/** Far more values than any real answer has. Each costs parsing time: five million blocked the worker for a minute. */
const mostValues = 300_000;

/** Counts the characters that begin or separate values, including those inside of strings. */
function hasTooManyValues(text: string): boolean {
  let count = 0;
  for (const sign of text) if (sign === ',' || sign === '{' || sign === '[') count++;
  return count > mostValues;
}

const parseBody = (text: string, { headers }: Response) => readJson(text, headers.get('content-type')).value;

/** Why a request got no answer, by the error that `fetch` threw. */
export const toNetworkReason = (error: unknown): 'timeOut' | 'unreachable' =>
  error instanceof DOMException && error.name === 'TimeoutError' ? 'timeOut' : 'unreachable';

/** The error for a request without an answer, or with an incomplete one: Fault `transient`. */
export function networkFault(method: Method, url: string, cause: unknown): Fault {
  return new Fault(
    {
      kind: 'transient',
      reason: toNetworkReason(cause),
      outcome: isWrite(method) ? 'unclear' : 'refused',
      about: withholdSecrets(url),
    },
    { cause },
  );
}

/** The error for a call that the caller aborted: Fault `cancelled`. */
export function cancelledFault(
  method: Method,
  outcome: FaultData['outcome'] = isWrite(method) ? 'unclear' : 'refused',
): Fault {
  return new Fault({ kind: 'cancelled', reason: 'cancelled', outcome });
}
