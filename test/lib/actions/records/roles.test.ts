import { beforeEach, describe, expect, it } from 'vitest';
import { siteEvents } from '../../../../lib/collections/events';
import {
  siteCategories,
  siteOrganizers,
  siteTags,
  siteVenues,
} from '../../../../lib/collections/siteRecords';
import { mayChangeRecord } from '../../../../lib/shared/mayChangeRecord';
import { mayEditEvent, type RoleHolder } from '../../../../lib/shared/mayEditEvent';
import { freshSandbox } from '../../../sandbox/fresh';
import { workbench } from '../workbench';

/** What is offered to the users of a site is what the site then does, and nothing else. */

const sandbox = await freshSandbox();
beforeEach(() => sandbox.calendar.empty());

const rights: Record<string, Pick<RoleHolder, 'canPublish'>> = {
  contributor1: { canPublish: false },
  author1: { canPublish: true },
  editor1: { canPublish: true },
  robin: { canPublish: true },
};
const idOf = (login: string) => sandbox.calendar.users().find((user) => user.login === login)?.id as number;
const toUser = (login: string): RoleHolder => {
  const user = sandbox.calendar.users().find((one) => one.login === login);
  return {
    userId: user?.id,
    roles: [String(user?.role)],
    canCreate: true,
    canPublish: false,
    ...rights[login],
  };
};
/** A job that may be refused: whether it was done. */
const isDone = ({ state, fault }: { state: string; fault?: { kind: string } | undefined }) => {
  expect(state === 'done' || fault?.kind === 'notAllowed', JSON.stringify(fault)).toBe(true);
  return state === 'done';
};

const collections = { venue: siteVenues, organizer: siteOrganizers, category: siteCategories, tag: siteTags };
type Kind = keyof typeof collections;

describe.each(Object.keys(rights))('%s', (login) => {
  const user = () => toUser(login);

  it.each(Object.keys(collections) as Kind[])('creates a %s as offered', async (kind) => {
    const bench = await workbench(sandbox, login);
    const done = isDone(await bench.run(`${kind}.create`, { fields: { name: 'Zylmorf' } }));
    expect(mayChangeRecord(user(), kind)).toBe(done);
  });

  it.each(
    (Object.keys(collections) as Kind[]).flatMap((kind) =>
      ['contributor1', 'author1', 'editor1'].map((owner) => [kind, owner] as const),
    ),
  )('changes and deletes a %s of %s as offered', async (kind, owner) => {
    const record = {
      venue: () => sandbox.calendar.addVenue({ venue: 'Zylmorf', author: idOf(owner) }),
      organizer: () => sandbox.calendar.addOrganizer({ organizer: 'Zylmorf', author: idOf(owner) }),
      category: () => sandbox.calendar.addCategory('Zylmorf'),
      tag: () => sandbox.calendar.addTag('Zylmorf'),
    };
    const recordId = record[kind]();
    const bench = await workbench(sandbox, login);
    const [row] = await collections[kind].readSome(bench.clients, [String(recordId)]);
    const isOffered = mayChangeRecord(user(), kind, row as { author?: number; status?: string });
    const from = { name: 'Zylmorf', description: '' };
    const edit = await bench.run(`${kind}.edit`, { recordId, from, form: { ...from, description: 'New' } });
    expect(isDone(edit), 'changed').toBe(isOffered);
    expect(isDone(await bench.run(`${kind}.delete`, { recordId, name: 'Zylmorf' })), 'deleted').toBe(
      isOffered,
    );
  });

  it.each(
    ['publish', 'draft', 'pending', 'private'].flatMap((status) =>
      ['contributor1', 'author1', 'editor1'].map((owner) => [status, owner] as const),
    ),
  )('changes, trashes and deletes an event (%s) of %s as offered', async (status, owner) => {
    const times = { start_date: '2027-05-01 19:00:00', end_date: '2027-05-01 21:00:00' };
    const eventId = sandbox.calendar.addEvent({ title: 'Regatta', ...times, status, author: idOf(owner) });
    const bench = await workbench(sandbox, login);
    const read = async () => (await siteEvents.readSome(bench.clients, [String(eventId)]))[0];
    const row = await read();
    const isOffered = row !== undefined && mayEditEvent(user(), row);
    const rules = [{ kind: 'flag', field: 'featured', isOn: true }];
    expect(isDone(await bench.run('event.change', { eventId, title: '', rules })), 'changed').toBe(isOffered);
    expect(isDone(await bench.run('event.trash', { eventId, title: '' })), 'trashed').toBe(isOffered);
    if (!isOffered) return;
    const trashed = await read();
    const deleted = isDone(await bench.run('event.delete', { eventId, title: '' }));
    expect(trashed !== undefined && mayEditEvent(user(), trashed)).toBe(deleted);
  });
});
