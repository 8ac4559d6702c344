/**
 * Whether two names of categories or tags are the same for the site: case does not matter, signs do ('C++' is not
 * 'C#').
 */
export const sameTerm = (one: string, other: string): boolean => toKey(one) === toKey(other);

const toKey = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
