import type { Database } from '../database';
import type { Taxonomy, Term } from './store';

/** Categories and tags, and which items have them. */
export function createTermStore(db: Database) {
  const findTerms = (taxonomy: Taxonomy): Term[] =>
    db.all('SELECT * FROM calendar_terms WHERE taxonomy = ? ORDER BY id', [taxonomy]) as unknown as Term[];

  const findTerm = (taxonomy: Taxonomy, id: number): Term | undefined =>
    db.get('SELECT * FROM calendar_terms WHERE taxonomy = ? AND id = ?', [taxonomy, id]) as Term | undefined;

  /** Published items only, which is what the live count counts. */
  const countPosts = (term: number): number =>
    db.get<{ count: number }>(
      `SELECT count(*) AS count FROM calendar_term_links JOIN calendar_posts ON id = post
       WHERE term = ? AND status = 'publish'`,
      [term],
    )?.count ?? 0;

  const termsOn = (post: number, taxonomy: Taxonomy): Term[] =>
    db.all(
      `SELECT calendar_terms.* FROM calendar_terms JOIN calendar_term_links ON term = id
       WHERE post = ? AND taxonomy = ? ORDER BY name COLLATE NOCASE`,
      [post, taxonomy],
    ) as unknown as Term[];

  function linkTerms(post: number, taxonomy: Taxonomy, terms: readonly number[]): void {
    db.run(
      'DELETE FROM calendar_term_links WHERE post = ? AND term IN (SELECT id FROM calendar_terms WHERE taxonomy = ?)',
      [post, taxonomy],
    );
    for (const term of terms) db.run('INSERT OR IGNORE INTO calendar_term_links VALUES (?, ?)', [post, term]);
  }

  /** A slug taken under another parent gets the parent's slug appended, any other a number. */
  function freeTermSlug(taxonomy: Taxonomy, wanted: string, parent: number): string {
    const taken = (slug: string) => findTerms(taxonomy).some((term) => term.slug === slug);
    if (!taken(wanted)) return wanted;
    const parentSlug = parent ? findTerm(taxonomy, parent)?.slug : undefined;
    if (parentSlug && !taken(`${wanted}-${parentSlug}`)) return `${wanted}-${parentSlug}`;
    let next = 2;
    while (taken(`${wanted}-${next}`)) next += 1;
    return `${wanted}-${next}`;
  }

  function insertTerm(term: Omit<Term, 'id'>): number {
    db.run('INSERT INTO calendar_terms (taxonomy, name, slug, description, parent) VALUES (?, ?, ?, ?, ?)', [
      term.taxonomy,
      term.name,
      term.slug,
      term.description,
      term.parent,
    ]);
    return db.get<{ id: number }>('SELECT last_insert_rowid() AS id')?.id ?? 0;
  }

  function saveTerm(term: Term): void {
    db.run('UPDATE calendar_terms SET name = ?, slug = ?, description = ?, parent = ? WHERE id = ?', [
      term.name,
      term.slug,
      term.description,
      term.parent,
      term.id,
    ]);
  }

  /** Children move up, items lose the term (calendar API behaviour, section 8). */
  function removeTerm(term: Term): void {
    db.run('UPDATE calendar_terms SET parent = ? WHERE parent = ?', [term.parent, term.id]);
    db.run('DELETE FROM calendar_term_links WHERE term = ?', [term.id]);
    db.run('DELETE FROM calendar_terms WHERE id = ?', [term.id]);
  }

  return {
    findTerms,
    findTerm,
    countPosts,
    termsOn,
    linkTerms,
    freeTermSlug,
    insertTerm,
    saveTerm,
    removeTerm,
  };
}
