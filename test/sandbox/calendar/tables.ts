import type { Database } from '../database';

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
