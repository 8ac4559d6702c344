import type { Term } from '../shared/resources';

/** How the categories or tags of an event are sent, and which of them must be created before. */
export interface MatchedTerms {
  /** Ids of existing terms, and names of new ones, which the site creates with the event. */
  send: (number | string)[];
  /** Names that consist of digits: the site drops them from an event (calendar API behaviour, section 6). */
  create: string[];
}

/**
 * Matches names with the terms of a site. An existing tag must be sent by its id: sent by name, the site creates a new
 * tag named like that id (calendar API behaviour, section 6). Names are compared like on the site: case does not
 * matter, signs do ('C++' is not 'C#').
 */
export function matchTerms(names: readonly string[], known: readonly Term[]): MatchedTerms {
  const ids = new Map(known.map(({ id, name }) => [toKey(name), id]));
  const wanted = new Map(names.map((name) => [toKey(name), name.trim()]));
  wanted.delete('');
  const matched = [...wanted].map(([key, name]) => ids.get(key) ?? name);
  const isCreatedApart = (term: number | string) => typeof term === 'string' && /^\d+$/.test(term);
  return {
    send: matched.filter((term) => !isCreatedApart(term)),
    create: matched.filter((term) => typeof term === 'string').filter(isCreatedApart),
  };
}

const toKey = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
