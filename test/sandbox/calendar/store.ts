import type { Database } from '../database';
import { noDate, type WallClock } from './dates';
import { createTermStore } from './termStore';
import { toSlug } from './text';

/** Events, venues, organizers, pictures and blog posts share one numbering, as on a live site. */
export type PostType = 'tribe_events' | 'tribe_venue' | 'tribe_organizer' | 'attachment' | 'post';
export type Status = 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'inherit';
export const statuses: readonly string[] = ['publish', 'future', 'draft', 'pending', 'private', 'trash'];

/** An event's own currency; what is not stored is empty. */
export interface StoredCurrency {
  symbol: string;
  /** `prefix`, `postfix`, or `suffix` as the site's own editor has it. */
  position: string;
  code: string;
}

export interface EventFields {
  allDay: boolean;
  start: WallClock;
  end: WallClock;
  utcStart: WallClock;
  utcEnd: WallClock;
  timezone: string;
  cost: string;
  /** The first of several that were sent as a list. */
  firstCost?: string;
  currency: StoredCurrency;
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

  function findPost<Type extends PostType>(type: Type, id: number): Post<Type> | undefined {
    const post = find(id);
    return post?.type === type ? (post as Post<Type>) : undefined;
  }

  function bySlug<Type extends PostType>(type: Type, slug: string): Post<Type> | undefined {
    const row = db.get(
      "SELECT * FROM calendar_posts WHERE type = ? AND slug = ? AND slug <> '' ORDER BY id LIMIT 1",
      [type, toSlug(slug) || slug.toLowerCase()],
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
    findPost,
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

/** Drafts and pending items have no publication instant yet. */
export const unpublishedDate = (status: Status): boolean => status === 'draft' || status === 'pending';
export const publicationUtc = (status: Status, utc: WallClock): WallClock =>
  unpublishedDate(status) ? noDate : utc;
