import { Fault } from '../fault';
import { isWrite, type Method, withholdSecrets } from './method';

/**
 * An answer that is not the service's own (a login wall's HTML, an empty body) is a fault, never a result.
 * A method that downloads answers a Blob.
 */
export async function readAnswer<Answer>(method: Method<Answer>, response: Response): Promise<Answer> {
  // The one place where the type of a file's method meets the file: there is no schema to tell it.
  if (method.download) return (await readBody(method, response, 'blob')) as Answer;
  const text = await readBody(method, response, 'text');
  if (response.status === 204 || method.response === undefined) return undefined as Answer;
  const parsed = method.response().safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const html = /^\s*</.test(text);
  throw new Fault({
    kind: 'answer',
    reason: text === '' ? 'emptyAnswer' : html ? 'htmlAnswer' : 'oddAnswer',
    status: response.status,
    outcome: isWrite(method) ? 'unclear' : 'refused',
    about: method.id,
  });
}

/** The error body of a refusal; undefined when it was no JSON. */
export async function readRefusal(method: Method, response: Response): Promise<unknown> {
  return jsonOf(await readBody(method, response, 'text'));
}

async function readBody<Form extends 'text' | 'blob'>(method: Method, response: Response, form: Form) {
  try {
    return (await response[form]()) as Awaited<ReturnType<Response[Form]>>;
  } catch (error) {
    throw networkFault(method, response.url, error);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

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
export function cancelledFault(method: Method): Fault {
  return new Fault({
    kind: 'cancelled',
    reason: 'cancelled',
    outcome: isWrite(method) ? 'unclear' : 'refused',
  });
}
