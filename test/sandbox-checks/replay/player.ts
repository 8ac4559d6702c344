import type { Hono } from 'hono';
import { type CalendarHosts, createCalendarHosts } from '../../sandbox/calendar';
import { makePng } from '../../sandbox/calendar/pictures';
import { type Database, openDatabase } from '../../sandbox/database';
import { type Course, isRecording, type Outside, type Preparation, type Sent, type Step } from './course';

const origin = 'https://calendar.example';
const namespace = '/wp-json/tribe/events/v1';
/** In the order of their ids, one a role. */
const users = ['admin', 'editor1', 'author1', 'contributor1', 'subscriber1'];

/** Keeps a byte order mark. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Plays the recorded course against a calendar site of its own. */
export class Player {
  readonly #course: Course;
  #now: number;
  readonly #db: Database;
  readonly #calendar: CalendarHosts;
  readonly #site: Hono;
  readonly #passwords = new Map<string, string>();
  /** The application password that was created last through the API. */
  #created = { password: '', uuid: '' };

  static async start(course: Course): Promise<Player> {
    return new Player(course, await openDatabase());
  }

  private constructor(course: Course, db: Database) {
    this.#now = Date.parse(course.recordedAt);
    this.#course = course;
    this.#db = db;
    this.#calendar = createCalendarHosts({ db, clock: () => this.#now });
    const site = this.#calendar.hosts.get(new URL(origin).host);
    if (!site) throw new Error('The calendar is not there');
    this.#site = site;
  }

  close(): void {
    this.#db.close();
  }

  /** Does a step. Gives back what the sandbox answered to a recorded one; a preparation that fails is thrown. */
  async play(step: Step): Promise<Answer | undefined> {
    if ('reset' in step) this.#reset();
    else if ('outside' in step) this.#change(step);
    else if (isRecording(step)) return this.#send(step);
    else checkPreparation(step, await this.#send(step));
    return undefined;
  }

  #reset(): void {
    const { world } = this.#calendar;
    world.empty();
    world.settings.version = this.#course.version;
    users.forEach((name, place) => {
      const values = [name, name, `${name}@calendar.example`, place + 1];
      this.#db.run('UPDATE calendar_users SET login = ?, name = ?, email = ? WHERE id = ?', values);
      this.#passwords.set(name, world.addApplicationPassword(name).password);
    });
  }

  #change(step: Outside): void {
    const { world } = this.#calendar;
    if (step.outside === 'password') world.setPassword(step.event, step.password);
    else if (step.outside === 'blog post') world.addBlogPost(step.title, step.tags);
    else if (step.outside === 'clock') this.#now = Date.parse(step.at);
    else if (step.outside === 'currency') world.setCost(step.event, step);
    else if (step.outside === 'removal') world.removeEvent(step.event);
    else if (step.outside === 'numbers') world.takeNumbers(step.taken);
    else if (step.outside === 'application password')
      world.addApplicationPassword(step.as, step.name, step.appId);
    else if (step.outside === 'picture')
      world.remotePictures.set(step.address, { mediaType: 'image/png', bytes: makePng(...step.size) });
    else if (step.outside === 'switches') Object.assign(world.switches, step.switches);
    else Object.assign(world.settings, step.settings);
  }

  async #send(step: Sent): Promise<Answer> {
    const path = step.path.replace('calendar:', namespace).replace('{created}', this.#created.uuid);
    const { body, headers } = bodyOf(step);
    const identity = step.cookie ? await this.#session(step) : this.#credentials(step);
    const response = await this.#site.request(`${origin}${path}${queryOf(step)}`, {
      method: step.method,
      headers: { ...headers, ...step.headers, ...identity },
      // A request of the Fetch standard cannot have a body with GET.
      ...(body === undefined || step.method === 'GET' ? {} : { body }),
    });
    const text = utf8.decode(await response.arrayBuffer());
    if (response.status === 201 && path.endsWith('/application-passwords')) this.#created = JSON.parse(text);
    return { status: response.status, headers: response.headers, text };
  }

  #credentials({ as, password }: Sent): Record<string, string> {
    if (as === undefined) return {};
    const own = this.#passwords.get(as.replace(/@.*/, '')) ?? 'unknown';
    const chosen = { wrong: 'wrong', created: this.#created.password, own }[password ?? 'own'];
    return { Authorization: `Basic ${Buffer.from(`${as}:${chosen}`).toString('base64')}` };
  }

  /** Logs in as the administrator, as a browser does. */
  async #session({ headers }: Sent): Promise<Record<string, string>> {
    const login = await this.#site.request(`${origin}/wp-login.php`, { method: 'POST', body: 'log=admin' });
    const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    if (headers?.['X-WP-Nonce'] !== '<nonce>') return { Cookie };
    const page = await this.#site.request(`${origin}/wp-admin/authorize-application.php`, {
      headers: { Cookie },
    });
    const nonce = /name="_wpnonce" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return { Cookie, 'X-WP-Nonce': nonce };
  }
}

function checkPreparation(step: Preparation, answer: Answer): void {
  const { id } = JSON.parse(answer.text) as { id?: number };
  if (answer.status === step.status && (step.id === undefined || step.id === id)) return;
  throw new Error(
    `${step.method} ${step.path} should prepare ${step.id} with ${step.status}, not ${id} with ${answer.status}`,
  );
}

interface Body {
  body?: BodyInit;
  headers?: Record<string, string>;
}

function bodyOf(step: Sent): Body {
  const json = { 'Content-Type': 'application/json' };
  if (step.form) return { body: formOf(step.form, step) };
  if (step.picture) return { body: makePng(...step.picture) as BodyInit };
  if (step.text !== undefined) return { body: step.text };
  if (step.bytes !== undefined) return { body: Buffer.from(step.bytes, 'hex') as BodyInit, headers: json };
  if (step.body === undefined) return {};
  return {
    body: JSON.stringify(step.repeated ? withLongText(step.body, step.repeated) : step.body),
    headers: json,
  };
}

function formOf(fields: Record<string, string>, { picture, file }: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('file', new Blob([makePng(...picture) as BlobPart], { type: 'image/png' }), file);
  return form;
}

function withLongText(body: unknown, { field, text, length }: NonNullable<Sent['repeated']>): object {
  return { ...(body as object), [field]: text.repeat(Math.ceil(length / text.length)).slice(0, length) };
}

/** Lists are written as `name[]`. */
function queryOf({ query }: Sent): string {
  if (query === undefined) return '';
  if (typeof query === 'string') return `?${query}`;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => [`${name}[]`, String(item)]) : [[name, String(value)]],
  );
  return `?${new URLSearchParams(pairs)}`;
}
