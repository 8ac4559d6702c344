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
  const body = parseBody(text, response);
  if (hasTooManyItems(body, params)) throw tooLargeFault(method, response);
  const parsed = method.response(params.fields !== undefined).safeParse(body);
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

/** Most items of one list in an answer, if the request names no page size; real ones have at most some hundreds. */
const mostItems = 1_000;
/** Most items of all lists in an answer together: a page of 100 events or videos with all their lists has a third. */
const mostNestedItems = 20_000;

/**
 * Whether a list of an answer has more items than the page that was requested, or all of its lists have far more than
 * any real one. Counted before the schema is applied, which takes a tenth of a millisecond for each item.
 */
function hasTooManyItems(body: unknown, { per_page, maxResults }: Params): boolean {
  const pageSize = Number(per_page ?? maxResults);
  const most = pageSize > 0 ? Math.min(pageSize, mostItems) : mostItems;
  const lists = [body, ...Object.values(Object(body))];
  if (lists.some((list) => Array.isArray(list) && list.length > most)) return true;
  let count = 0;
  for (const open: unknown[] = [body]; open.length > 0 && count <= mostNestedItems; ) {
    const value = open.pop();
    if (Array.isArray(value)) count += value.length;
    // Not spread into `push`, whose number of arguments is limited
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) open.push(each);
  }
  return count > mostNestedItems;
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
