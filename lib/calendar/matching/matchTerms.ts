import type { Term } from '../shared/resources';

/** How terms that an event should have are sent, and which of them must be created first. */
export interface MatchedTerms {
  /** Ids of terms that exist, names of those that an update makes by itself. */
  send: (number | string)[];
  /** Names of digits alone: sent with an event they are dropped (calendar API behaviour, section 6). */
  create: string[];
}

/**
 * Matches names with the terms of a site. A tag that exists must go by its id: by its name a new tag would be made, called
 * like that id (behaviour, section 6). The site compares names without regard to case; signs count, for C++ is not C#.
 */
export function matchTerms(names: readonly string[], known: readonly Term[]): MatchedTerms {
  const ids = new Map(known.map(({ id, name }) => [keyOf(name), id]));
  const wanted = new Map(names.map((name) => [keyOf(name), name.trim()]));
  wanted.delete('');
  const matched = [...wanted].map(([key, name]) => ids.get(key) ?? name);
  const isCreatedApart = (term: number | string) => typeof term === 'string' && /^\d+$/.test(term);
  return {
    send: matched.filter((term) => !isCreatedApart(term)),
    create: matched.filter((term) => typeof term === 'string').filter(isCreatedApart),
  };
}

const keyOf = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
