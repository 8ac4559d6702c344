/** What a `fields` value keeps of an object: member name to what is kept of it; `true` is all of it. */
type Selection = Map<string, Selection> | true;

/** Thrown for a selection that cannot be read. */
export class FieldsSyntaxError extends Error {}

/**
 * Narrows an answer to the `fields` parameter: `a,b` · `a/b` · `a(b,c)` · `*` (video API behaviour,
 * section 3). Lists are passed through: the selection applies to their members.
 */
export function selectFields(answer: unknown, fields: string): unknown {
  return keep(answer, parse(fields));
}

function keep(value: unknown, selection: Selection): unknown {
  if (selection === true) return value;
  if (Array.isArray(value)) return value.map((entry) => keep(entry, selection));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const inner = selection.get(name) ?? selection.get('*');
    return inner === undefined ? [] : [[name, keep(member, inner)] as const];
  });
  return Object.fromEntries(kept);
}

function parse(text: string): Selection {
  const tokens = text.match(/[A-Za-z0-9_]+|[*/(),]/g) ?? [];
  if (tokens.join('') !== text.replaceAll(' ', '')) throw new FieldsSyntaxError(text);
  let at = 0;

  const list = (): Selection => {
    const selection: Map<string, Selection> = new Map();
    do {
      const [name, inner] = entry();
      selection.set(name, merge(selection.get(name), inner));
    } while (tokens[at] === ',' && ++at);
    return selection;
  };

  const entry = (): [string, Selection] => {
    const name = tokens[at++];
    if (name === undefined || /^[/(),]$/.test(name)) throw new FieldsSyntaxError(text);
    if (tokens[at] === '/') {
      at += 1;
      return [name, new Map([entry()])];
    }
    if (tokens[at] !== '(') return [name, true];
    at += 1;
    const inner = list();
    if (tokens[at++] !== ')') throw new FieldsSyntaxError(text);
    return [name, inner];
  };

  const selection = list();
  if (at !== tokens.length) throw new FieldsSyntaxError(text);
  return selection;
}

function merge(one: Selection | undefined, two: Selection): Selection {
  if (one === undefined) return two;
  if (one === true || two === true) return true;
  const both = new Map(one);
  for (const [name, inner] of two) both.set(name, merge(both.get(name), inner));
  return both;
}
