import type { Database } from '../database';
import {
  type ApplicationPassword,
  createApplicationPassword,
  findUser,
  listPasswords,
  type Role,
  type User,
} from './access';
import { pictureAddress } from './addresses';
import { createEvent, saveByHand } from './eventWrite';
import { storePicture } from './pictureStore';
import { createOrLink } from './placeWrite';
import { trash } from './publication';
import type { Call } from './rest';
import { eventShape, organizerShape, termShape, venueShape } from './shapes';
import { type Site, type SiteSettings, type Switches, usualSettings, usualSwitches } from './site';
import type { EventPost, StoredCurrency, Taxonomy } from './store';
import { resetTables } from './tables';
import { linkEventTerms, makeTerm } from './termWrite';
import type { Parameters } from './validation';

const usualUsers: readonly User[] = [
  { id: 1, login: 'robin', name: 'Robin Hale', email: 'robin@calendar.example', role: 'administrator' },
  { id: 2, login: 'editor1', name: 'Edda Torres', email: 'editor1@calendar.example', role: 'editor' },
  { id: 3, login: 'author1', name: 'Arun Auster', email: 'author1@calendar.example', role: 'author' },
  {
    id: 4,
    login: 'contributor1',
    name: 'Cora Wells',
    email: 'contributor1@calendar.example',
    role: 'contributor',
  },
  {
    id: 5,
    login: 'subscriber1',
    name: 'Sam Birch',
    email: 'subscriber1@calendar.example',
    role: 'subscriber',
  },
];

export type CalendarWorld = ReturnType<typeof createWorld>;

/** What tests look at and arrange. Nothing here goes through HTTP or checks rights. */
export function createWorld(site: Site) {
  const { store } = site;

  /** Called as the administrator would; `parameters` are those of the API. */
  function asAdministrator(parameters: Parameters): Call {
    return {
      site,
      user: store.db.get('SELECT * FROM calendar_users ORDER BY id LIMIT 1') as User | undefined,
      method: 'POST',
      headers: new Headers(),
      path: '/',
      query: new URLSearchParams(),
      parameters,
      raw: new Uint8Array(),
    };
  }

  function userNamed(login: string): User {
    const user = findUser(store.db, 'login', login);
    if (!user) throw new Error(`No user ${login} in the sandbox`);
    return user;
  }

  const terms = (taxonomy: Taxonomy) => store.findTerms(taxonomy).map((term) => termShape(site, term));
  const addPlace = (type: 'tribe_venue' | 'tribe_organizer', parameters: Parameters): number =>
    createOrLink(site, asAdministrator({}).user, type, parameters).id;

  return {
    switches: site.switches,
    settings: site.settings,
    remotePictures: site.remotePictures,

    /** Everything stored, whatever its status, in the shape of the API's answers. */
    events: () => store.ofType('tribe_events').map((event) => eventShape(site, event)),
    /** The same as the database holds it, row by row, with the ids of the terms. */
    eventRows: () =>
      store.db.all(
        `SELECT *, (SELECT group_concat(term) FROM
          (SELECT term FROM calendar_term_links WHERE post = calendar_posts.id ORDER BY term)) AS terms
        FROM calendar_posts WHERE type = 'tribe_events' ORDER BY id`,
      ),
    venues: () => store.ofType('tribe_venue').map((venue) => venueShape(site, venue, false)),
    /** The description of a venue as it is stored. */
    storedDescription: (venue: number) => store.findPost('tribe_venue', venue)?.content,
    organizers: () =>
      store.ofType('tribe_organizer').map((organizer) => organizerShape(site, organizer, false)),
    categories: () => terms('tribe_events_cat'),
    tags: () => terms('post_tag'),
    users: (): User[] => store.db.all('SELECT * FROM calendar_users ORDER BY id') as unknown as User[],
    applicationPasswords: (login: string): ApplicationPassword[] =>
      listPasswords(store.db, userNamed(login).id),
    /** Addresses of the pictures in the media library. */
    pictures: () =>
      store.ofType('attachment').map((picture) => ({
        id: picture.id,
        url: pictureAddress(site, picture),
        alt: picture.fields.altText,
      })),

    /** Adds with the API's own parameters and returns the id. */
    addEvent: (parameters: Parameters & { title: string; start_date: string; end_date: string }): number =>
      createEvent(asAdministrator(parameters)).id,
    addVenue: (parameters: Parameters & { venue: string }): number => addPlace('tribe_venue', parameters),
    addOrganizer: (parameters: Parameters & { organizer: string }): number =>
      addPlace('tribe_organizer', parameters),
    addCategory: (name: string, parameters: Parameters = {}): number =>
      makeTerm(site, 'tribe_events_cat', name, parameters).id,
    addTag: (name: string, parameters: Parameters = {}): number =>
      makeTerm(site, 'post_tag', name, parameters).id,
    addPicture: (name: string, bytes: Uint8Array): number =>
      storePicture(site, asAdministrator({}).user, name, bytes).id,
    addUser(login: string, name: string, role: Role): void {
      store.db.run('INSERT INTO calendar_users (login, name, email, role) VALUES (?, ?, ?, ?)', [
        login,
        name,
        `${login}@calendar.example`,
        role,
      ]);
    },
    addApplicationPassword: (login: string, name = 'A test', appId = ''): ApplicationPassword =>
      createApplicationPassword(store.db, userNamed(login).id, name, appId, site.clock()),
    revokeApplicationPasswords(login: string): void {
      store.db.run('DELETE FROM calendar_application_passwords WHERE user = ?', [userNamed(login).id]);
    },
    /** A blog post, whose tags are shared with the calendar. */
    addBlogPost(title: string, tags: readonly string[] = []): number {
      const id = createEvent(asAdministrator({ title, start_date: 'now', end_date: 'now' })).id;
      store.db.run("UPDATE calendar_posts SET type = 'post', fields = '{}' WHERE id = ?", [id]);
      linkEventTerms(site, id, 'post_tag', tags);
      return id;
    },
    /** Ids that go to something outside the API, a page's layout say. */
    takeNumbers(count: number): void {
      for (let taken = 0; taken < count; taken += 1) store.takeNumber();
    },
    /** Stores a cost as the site's own editor does, with its currency. */
    setCost(
      id: number,
      { cost, symbol, position, code }: Record<'cost' | keyof StoredCurrency, string>,
    ): void {
      const event = requireEvent(id);
      const currency = { symbol, position, code };
      store.saveWithRevision({ ...event, fields: { ...event.fields, cost, currency } });
    },
    /** Opens the event in the plugin's own edit screen and saves it there unchanged. */
    saveByHand: (id: number): void => saveByHand(site, requireEvent(id)),
    setPassword(id: number, password: string): void {
      store.saveWithRevision({ ...requireEvent(id), password });
    },
    trashEvent(id: number): void {
      trash(site, requireEvent(id));
    },
    /** Removes for good, which the API cannot. */
    removeEvent: (id: number): void => store.remove(id),
    /** Who the login page offers to sign in. */
    signInAs(login: string): void {
      site.settings.loginUser = userNamed(login).login;
    },
    /** Any header value for a request as this user, with a fresh application password. */
    authorization: (login: string): string =>
      `Basic ${Buffer.from(`${login}:${createApplicationPassword(store.db, userNamed(login).id, 'A test', '', site.clock()).password}`).toString('base64')}`,
    /** An empty calendar with the usual users; ids start anew. */
    empty: (): void => emptySite(site),
  };

  function requireEvent(id: number): EventPost {
    const event = store.findPost('tribe_events', id);
    if (!event) throw new Error(`No event ${id} in the sandbox`);
    return event;
  }
}

export function emptySite(site: Site): void {
  usualSite(site);
  resetTables(site.store.db);
  addUsers(site.store.db);
}

/** Everything about a site that is not in its database, as it was in the beginning. */
export function usualSite(site: Site, pictures: Site['remotePictures'] = new Map()): void {
  Object.assign(site.switches, usualSwitches satisfies Switches);
  Object.assign(site.settings, structuredClone(usualSettings) satisfies SiteSettings);
  site.remotePictures.clear();
  for (const [address, picture] of pictures) site.remotePictures.set(address, picture);
}

function addUsers(db: Database): void {
  for (const user of usualUsers) {
    db.run('INSERT INTO calendar_users VALUES (?, ?, ?, ?, ?)', [
      user.id,
      user.login,
      user.name,
      user.email,
      user.role,
    ]);
  }
}
