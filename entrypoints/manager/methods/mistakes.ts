import { i18n } from '#i18n';
import { isObject } from '../../../lib/shared/isObject';
import { parseJson } from '../../../lib/shared/parseJson';
import type { Method } from '../../../lib/video';

/** Error messages by field name, from the method's schemas; `body` for errors anywhere in the body. */
export type Mistakes = Readonly<Record<string, string>>;

/** The parts of a call as they were typed and chosen. */
interface CallInput {
  params: Record<string, unknown>;
  /** JSON, or empty. */
  body: string;
  hasFile: boolean;
  /** The body names only what is to change; what it leaves out is added when it is sent. */
  isMerged: boolean;
}

/** Checks a call by the method's schemas. @returns the mistakes, or the parsed body (undefined if none was typed) */
export function checkInput(method: Method, { params, body, hasFile, isMerged }: CallInput): Checked {
  const json = parseJson(body);
  const isBroken = json === undefined && body.trim() !== '';
  const mistakes = {
    ...(isBroken
      ? { body: i18n.t('manager.bodyNoJson') }
      : isMerged
        ? { ...inPatch(method, json), ...inParameters(method, { ...params, ...partsOf(method, json) }) }
        : { ...inBody(method, json), ...inParameters(method, params) }),
    ...(method.upload && !method.upload.optional && !hasFile ? { file: i18n.t('manager.fileMissing') } : {}),
  };
  return Object.keys(mistakes).length > 0 ? { mistakes } : { body: json };
}

type Checked = { mistakes: Mistakes } | { mistakes?: undefined; body: unknown };

/** An error about several fields is shown at each of them. */
function inParameters(method: Method, params: Record<string, unknown>): Mistakes {
  const parsed = method.query?.().safeParse(params);
  if (parsed === undefined || parsed.success) return {};
  const issues = parsed.error.issues.map(({ path, code }) => {
    const names = String(path[0] ?? '').split(', ');
    const isMissing = names.every((name) => params[name] === undefined);
    if (code === 'custom' && path.length === 1 && (names.length > 1 || !isMissing))
      return { names, text: i18n.t(isMissing ? 'manager.oneNeeded' : 'manager.notTogether') };
    return { names, text: i18n.t(isMissing ? 'manager.neededHere' : 'manager.notTaken') };
  });
  return Object.fromEntries(issues.reverse().flatMap(({ names, text }) => names.map((name) => [name, text])));
}

function inBody(method: Method, body: unknown): Mistakes {
  const parsed = method.body?.().safeParse(body);
  if (parsed === undefined || parsed.success) return {};
  const [issue] = parsed.error.issues;
  const field = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].join('.');
  return {
    body: field === '' ? i18n.t('manager.neededHere') : i18n.t('manager.bodyWrong', { fields: field }),
  };
}

/** Which fields are valid is known when what they leave out was added. */
function inPatch({ reads }: Method, body: unknown): Mistakes {
  if (!isObject(body)) return { body: i18n.t('manager.bodyNoJson') };
  const isNamed = reads === undefined || (typeof body.id === 'string' && body.id !== '');
  return isNamed ? {} : { body: i18n.t('manager.bodyWrong', { fields: 'id' }) };
}

const partsOf = ({ reads }: Method, body: unknown) =>
  reads && isObject(body) ? { part: Object.keys(body).filter((name) => name !== 'id') } : {};
