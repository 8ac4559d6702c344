import type { Database } from '../database';
import type { Post, PostType } from './store';

export type Role = 'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber';

export interface User {
  id: number;
  login: string;
  name: string;
  email: string;
  role: Role;
}

const kinds = ['posts', 'tribe_events', 'tribe_venues', 'tribe_organizers'];
const capabilityKind: Record<PostType, string> = {
  tribe_events: 'tribe_events',
  tribe_venue: 'tribe_venues',
  tribe_organizer: 'tribe_organizers',
  attachment: 'posts',
  post: 'posts',
};

const verbs: Record<Role, string[]> = {
  subscriber: [],
  contributor: ['edit', 'delete'],
  author: ['edit', 'delete', 'edit_published', 'delete_published', 'publish'],
  editor: [
    'read_private',
    'edit',
    'edit_others',
    'edit_private',
    'edit_published',
    'delete',
    'delete_others',
    'delete_private',
    'delete_published',
    'publish',
  ],
  administrator: [],
};
verbs.administrator = verbs.editor;

const further: Record<Role, string[]> = {
  subscriber: ['read'],
  contributor: ['read'],
  author: ['read', 'upload_files'],
  editor: ['read', 'upload_files', 'manage_categories', 'unfiltered_html', 'moderate_comments'],
  administrator: [
    'read',
    'upload_files',
    'manage_categories',
    'unfiltered_html',
    'moderate_comments',
    'manage_options',
    'edit_users',
    'delete_users',
    'list_users',
  ],
};

/** Rights by role: calendar API behaviour, section 2. */
function listCapabilities(role: Role): Record<string, true> {
  const named = [...further[role], ...kinds.flatMap((kind) => verbs[role].map((verb) => `${verb}_${kind}`))];
  return Object.fromEntries(named.map((name) => [name, true]));
}

export const capabilities: Readonly<Record<Role, Record<string, true>>> = {
  administrator: listCapabilities('administrator'),
  editor: listCapabilities('editor'),
  author: listCapabilities('author'),
  contributor: listCapabilities('contributor'),
  subscriber: listCapabilities('subscriber'),
};

export const can = (user: User | undefined, capability: string): boolean =>
  user !== undefined && capabilities[user.role][capability] === true;

export const canCreate = (user: User | undefined, type: PostType): boolean =>
  can(user, `edit_${capabilityKind[type]}`);
export const canPublish = (user: User | undefined, type: PostType): boolean =>
  can(user, `publish_${capabilityKind[type]}`);

export const canEdit = (user: User | undefined, post: Post): boolean => mayChange(user, post, 'edit');
export const canDelete = (user: User | undefined, post: Post): boolean => mayChange(user, post, 'delete');

function mayChange(user: User | undefined, post: Post, verb: 'edit' | 'delete'): boolean {
  const kind = capabilityKind[post.type];
  const published =
    post.status === 'publish' || post.status === 'future' ? [`${verb}_published_${kind}`] : [];
  const others =
    post.author === user?.id
      ? []
      : [`${verb}_others_${kind}`, ...(post.status === 'private' ? [`${verb}_private_${kind}`] : [])];
  return [`${verb}_${kind}`, ...published, ...others].every((capability) => can(user, capability));
}

export function canRead(user: User | undefined, post: Post): boolean {
  if (post.status === 'publish') return true;
  if (post.status === 'private' && can(user, `read_private_${capabilityKind[post.type]}`)) return true;
  return canEdit(user, post);
}

export function findUser(
  db: Database,
  by: 'id' | 'login' | 'email',
  value: string | number,
): User | undefined {
  return db.get(`SELECT * FROM calendar_users WHERE ${by} = ?`, [value]) as User | undefined;
}

export interface ApplicationPassword {
  uuid: string;
  user: number;
  appId: string;
  name: string;
  password: string;
  created: string;
  lastUsed: string | null;
  lastIp: string | null;
}

export function listPasswords(db: Database, user: number): ApplicationPassword[] {
  return db.all('SELECT * FROM calendar_application_passwords WHERE user = ? ORDER BY rowid', [
    user,
  ]) as unknown as ApplicationPassword[];
}

/** Shown with spaces, compared without them. */
export function createApplicationPassword(
  db: Database,
  user: number,
  name: string,
  appId: string,
  now: number,
): ApplicationPassword {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  const random = crypto.getRandomValues(new Uint8Array(24));
  const characters = [...random].map((byte) => letters[byte % letters.length]).join('');
  const made: ApplicationPassword = {
    uuid: crypto.randomUUID(),
    user,
    appId,
    name,
    password: characters.replace(/(.{4})(?=.)/g, '$1 '),
    created: new Date(now).toISOString().slice(0, 19),
    lastUsed: null,
    lastIp: null,
  };
  db.run('INSERT INTO calendar_application_passwords VALUES (?, ?, ?, ?, ?, ?, NULL, NULL)', [
    made.uuid,
    user,
    appId,
    name,
    made.password,
    made.created,
  ]);
  return made;
}
