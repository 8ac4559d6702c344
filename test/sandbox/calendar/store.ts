import type { Database } from '../database';
import { noDate, type WallClock } from './dates';
import { slugOf } from './text';

/** Events, venues, organizers, pictures and blog posts share one numbering, as on a live site. */
export type PostType = 'tribe_events' | 'tribe_venue' | 'tribe_organizer' | 'attachment' | 'post';
export type Status = 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'inherit';
export const statuses: readonly string[] = ['publish', 'future', 'draft', 'pending', 'private', 'trash'];

export interface EventFields {
  allDay: boolean;
  start: WallClock;
  end: WallClock;
  utcStart: WallClock;
  utcEnd: WallClock;
  timezone: string;
  cost: string;
  /** null: never set, and the event's own page is shown instead. */
  website: string | null;
  showMap: boolean;
  showMapLink: boolean;
  hidden: boolean;
  sticky: boolean;
  featured: boolean;
  venue: number | null;
  organizers: number[];
}

export interface VenueFields {
  address?: string;
  city?: string;
  country?: string;
  province?: string;
  state?: string;
  zip?: string;
  phone?: string;
  website?: string;
  stateprovince?: string;
  showMap: boolean;
  showMapLink: boolean;
}

export interface OrganizerFields {
  phone?: string;
  website?: string;
  email?: string;
}

interface PictureFields {
  path: string;
  mediaType: string;
  width: number;
  height: number;
  filesize: number;
  altText: string;
  /** Where the server fetched it from, when an address was sent instead of a file. */
  source?: string;
}

interface FieldsOf {
  tribe_events: EventFields;
  tribe_venue: VenueFields;
  tribe_organizer: OrganizerFields;
  attachment: PictureFields;
  post: Record<string, never>;
}

export interface Post<Type extends PostType = PostType> {
  id: number;
  type: Type;
  author: number;
  status: Status;
  date: WallClock;
  dateUtc: WallClock;
  modified: WallClock;
  modifiedUtc: WallClock;
  title: string;
  content: string;
  excerpt: string;
  slug: string;
  password: string;
  image: number | null;
  fields: FieldsOf[Type];
}
export type EventPost = Post<'tribe_events'>;
export type VenuePost = Post<'tribe_venue'>;
export type OrganizerPost = Post<'tribe_organizer'>;
export type PicturePost = Post<'attachment'>;

export type Taxonomy = 'tribe_events_cat' | 'post_tag';
export interface Term {
  id: number;
  taxonomy: Taxonomy;
  name: string;
  slug: string;
  description: string;
  parent: number;
}

const tables = `
  CREATE TABLE calendar_posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL, author INTEGER NOT NULL, status TEXT NOT NULL,
    date TEXT NOT NULL, dateUtc TEXT NOT NULL, modified TEXT NOT NULL, modifiedUtc TEXT NOT NULL,
    title TEXT NOT NULL, content TEXT NOT NULL, excerpt TEXT NOT NULL, slug TEXT NOT NULL,
    password TEXT NOT NULL, image INTEGER, fields TEXT NOT NULL, revised INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX calendar_posts_type ON calendar_posts (type, slug);
  CREATE TABLE calendar_terms (
    id INTEGER PRIMARY KEY AUTOINCREMENT, taxonomy TEXT NOT NULL, name TEXT NOT NULL, slug TEXT NOT NULL,
    description TEXT NOT NULL, parent INTEGER NOT NULL);
  CREATE TABLE calendar_term_links (post INTEGER NOT NULL, term INTEGER NOT NULL, PRIMARY KEY (post, term));
  CREATE TABLE calendar_users (
    id INTEGER PRIMARY KEY, login TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL);
  CREATE TABLE calendar_application_passwords (
    uuid TEXT PRIMARY KEY, user INTEGER NOT NULL, appId TEXT NOT NULL, name TEXT NOT NULL, password TEXT NOT NULL,
    created TEXT NOT NULL, lastUsed TEXT, lastIp TEXT);
  CREATE TABLE calendar_sessions (token TEXT PRIMARY KEY, user INTEGER NOT NULL, nonce TEXT NOT NULL);
  CREATE TABLE calendar_files (path TEXT PRIMARY KEY, mediaType TEXT NOT NULL, bytes BLOB NOT NULL);
`;
const tableNames = ['posts', 'terms', 'term_links', 'users', 'application_passwords', 'sessions', 'files'];

/** Empties the calendar: ids start anew, after the three posts and the one category that every new site has. */
export function resetTables(db: Database): void {
  for (const name of tableNames) db.run(`DROP TABLE IF EXISTS calendar_${name}`);
  db.run(tables);
  db.run("INSERT INTO sqlite_sequence (name, seq) VALUES ('calendar_terms', 1), ('calendar_posts', 3)");
}

type PostRow = Omit<Post, 'fields'> & { fields: string };
const columns = [
  'type',
  'author',
  'status',
  'date',
  'dateUtc',
  'modified',
  'modifiedUtc',
  'title',
  'content',
  'excerpt',
  'slug',
  'password',
  'image',
] as const;

export type Store = ReturnType<typeof createStore>;

export function createStore(db: Database) {
  const read = <Type extends PostType>(row: object): Post<Type> => {
    const stored = row as PostRow;
    return { ...stored, fields: JSON.parse(stored.fields) } as Post<Type>;
  };

  const ofType = <Type extends PostType>(type: Type): Post<Type>[] =>
    db.all('SELECT * FROM calendar_posts WHERE type = ? ORDER BY id', [type]).map((row) => read<Type>(row));

  function find(id: number): Post | undefined {
    const row = Number.isSafeInteger(id)
      ? db.get('SELECT * FROM calendar_posts WHERE id = ?', [id])
      : undefined;
    return row && read(row);
  }

  function findOf<Type extends PostType>(type: Type, id: number): Post<Type> | undefined {
    const post = find(id);
    return post?.type === type ? (post as Post<Type>) : undefined;
  }

  function bySlug<Type extends PostType>(type: Type, slug: string): Post<Type> | undefined {
    const row = db.get(
      "SELECT * FROM calendar_posts WHERE type = ? AND slug = ? AND slug <> '' ORDER BY id LIMIT 1",
      [type, slugOf(slug) || slug.toLowerCase()],
    );
    return row && read<Type>(row);
  }

  /** A taken slug gets `-2`, then `-3` (calendar API behaviour, section 6). */
  function freeSlug(type: PostType, wanted: string, own?: number): string {
    const taken = (slug: string) =>
      db.get('SELECT id FROM calendar_posts WHERE type = ? AND slug = ? AND id <> ?', [type, slug, own ?? 0]);
    let slug = wanted;
    for (let next = 2; slug !== '' && taken(slug); next += 1)
      slug = `${wanted.slice(0, 199 - `${next}`.length)}-${next}`;
    return slug;
  }

  function insert<Type extends PostType>(post: Omit<Post<Type>, 'id'>): number {
    db.run(
      `INSERT INTO calendar_posts (${columns.join(', ')}, fields) VALUES (${columns.map(() => '?').join(', ')}, ?)`,
      [...columns.map((column) => post[column]), JSON.stringify(post.fields)],
    );
    return db.get<{ id: number }>('SELECT last_insert_rowid() AS id')?.id ?? 0;
  }

  function takeNumber(): void {
    db.run("UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'calendar_posts'");
  }

  /** The first change of an item, and each later one of its texts, leaves a revision, which takes a number. */
  function revise(post: Post): void {
    const before = db.get<PostRow & { revised: number }>('SELECT * FROM calendar_posts WHERE id = ?', [
      post.id,
    ]);
    const texts = ['title', 'content', 'excerpt'] as const;
    if (before?.revised && texts.every((text) => before[text] === post[text])) return;
    takeNumber();
    db.run('UPDATE calendar_posts SET revised = 1 WHERE id = ?', [post.id]);
  }

  /** Saves as an editor's change does, not as the site's own housekeeping. */
  function saveWithRevision(post: Post): void {
    revise(post);
    save(post);
  }

  function save(post: Post): void {
    db.run(
      `UPDATE calendar_posts SET ${columns.map((column) => `${column} = ?`).join(', ')}, fields = ? WHERE id = ?`,
      [...columns.map((column) => post[column]), JSON.stringify(post.fields), post.id],
    );
  }

  function remove(id: number): void {
    db.run('DELETE FROM calendar_posts WHERE id = ?', [id]);
    db.run('DELETE FROM calendar_term_links WHERE post = ?', [id]);
  }

  return {
    db,
    ofType,
    find,
    findOf,
    bySlug,
    freeSlug,
    insert,
    takeNumber,
    save,
    saveWithRevision,
    remove,
    ...createTermStore(db),
  };
}

function createTermStore(db: Database) {
  const termsOf = (taxonomy: Taxonomy): Term[] =>
    db.all('SELECT * FROM calendar_terms WHERE taxonomy = ? ORDER BY id', [taxonomy]) as unknown as Term[];

  const findTerm = (taxonomy: Taxonomy, id: number): Term | undefined =>
    db.get('SELECT * FROM calendar_terms WHERE taxonomy = ? AND id = ?', [taxonomy, id]) as Term | undefined;

  /** Published items only, which is what the live count counts. */
  const countOf = (term: number): number =>
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
    const taken = (slug: string) => termsOf(taxonomy).some((term) => term.slug === slug);
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

  return { termsOf, findTerm, countOf, termsOn, linkTerms, freeTermSlug, insertTerm, saveTerm, removeTerm };
}

/** Drafts and pending items have no publication instant yet. */
export const unpublishedDate = (status: Status): boolean => status === 'draft' || status === 'pending';
export const publicationUtc = (status: Status, utc: WallClock): WallClock =>
  unpublishedDate(status) ? noDate : utc;
