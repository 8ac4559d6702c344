import type { Method } from '../http';
import { isObject } from '../shared/isObject';
import { type BodyMember, toMethodForm } from '.';

/**
 * Fields that a call would erase because it leaves them out, as paths of the body: updates of the video API replace the
 * parts that they name, and those of the calendar reset some fields. A path that ends with `{}` stands for the entries
 * of a map that are not sent.
 * @param params as `readParameters` returns them
 */
export function findErased(
  method: Method,
  params: Readonly<Record<string, unknown>>,
  body: unknown,
): string[] {
  const { reads, resets = [] } = method;
  const members = toMethodForm(method).body ?? [];
  const named = reads ? [params.part ?? []].flat().map(String) : [];
  const replaced = members.filter(({ path }) => named.includes(path.split(/[.{]/, 1)[0] ?? ''));
  const erased = replaced.flatMap((member) => findLeftOut(member, body));
  return [...new Set([...erased, ...resets.filter((name) => !isSent(body, name))])];
}

/** The member, if it is not sent: of a map the whole map, or the entries beside those that are. */
function findLeftOut({ path }: BodyMember, body: unknown): string[] {
  const [map, ...inMap] = path.split('{}');
  if (map === undefined || inMap.length === 0) return isSent(body, path) ? [] : [path];
  return [isSent(body, map) ? `${map}{}` : map];
}

const isSent = (body: unknown, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      body,
    ) !== undefined;
