import * as z from 'zod/mini';
import { refuseLoss, writeCurrency } from '../../../lib/actions/events/eventCurrency';
import { type EventEdits, eventAsSent, mergeEvent } from '../../../lib/calendar/editing/mergeEvent';
import { mergeOrganizer, mergeVenue } from '../../../lib/calendar/editing/mergePlace';
import { readForEditing } from '../../../lib/calendar/editing/readForEditing';
import type { OrganizerChanges, VenueChanges } from '../../../lib/calendar/shared/drafts';
import { Fault } from '../../../lib/errors';
import { createTransport, type Method } from '../../../lib/http';
import { checkCall } from '../../../lib/http/request';
import { findShape } from '../../../lib/http/shape';
import { isObject } from '../../../lib/shared/isObject';
import type { AccountRow, CalendarAccountRow } from '../../../lib/store';
import { mergePatch } from '../../../lib/video/shared/mergePatch';
import { mergeParts, readParts } from '../../../lib/video/shared/updateParts';
import type { ApiClients } from './apiClients';

type Fields = Readonly<Record<string, unknown>>;

/** A call of a method that replaces, completed by what is stored, so that it changes the named fields alone. */
export interface MergedCall {
  method: Method;
  params: Fields;
  body: unknown;
  /** The fields that the call sends, as they are stored now. */
  before: Fields;
  /** The same as it would send them. */
  after: Fields;
  /** To be called when it was answered: writes what the update of an event cannot keep. @throws Fault */
  complete?: () => Promise<void>;
}

/** What a merge needs besides the call. */
export interface MergeSource {
  account: AccountRow;
  apiClients: Pick<ApiClients, 'toTransportOptions' | 'calendar' | 'wordpress'>;
}

/**
 * Reads the resource that a call of a method that replaces would write, and adds the fields that it leaves out. One
 * read. In a body of the video API, `null` clears a field, and the parts are those that the body names.
 * @param method with `reads` or `resets`
 * @throws Fault `badInput` about the field; `notFound`
 */
export async function mergeCall(
  source: MergeSource,
  method: Method,
  params: Fields,
  body: unknown,
): Promise<MergedCall> {
  if (!isObject(body)) throw new Fault({ kind: 'badInput', reason: 'invalid', about: `${method.id} body` });
  const { account } = source;
  return account.service === 'calendar'
    ? mergeRecord(source, account, { method, params, body })
    : mergeResource(source, method, { params, body });
}

async function mergeResource(
  { account, apiClients }: MergeSource,
  method: Method,
  { params, body }: { params: Fields; body: Fields },
): Promise<MergedCall> {
  const { id, ...changes } = body;
  if (typeof id !== 'string' || id === '')
    throw new Fault({ kind: 'badInput', reason: 'missing', about: `${method.id} id` });
  // Only the tracks of one video can be listed
  const { videoId } = isObject(changes.snippet) ? changes.snippet : {};
  const known = Object.keys(findShape(method.reads?.query?.()) ?? {});
  const reading = Object.entries({ ...params, videoId }).filter(
    ([name, value]) => value !== undefined && known.includes(name) && name !== 'fields',
  );
  // The forms of bodies are known to their methods alone
  const update = method as Method<unknown, Record<string, unknown>, { id: string }>;
  const transport = createTransport(apiClients.toTransportOptions(account, 'console'));
  const found = await readParts(
    transport,
    update,
    { ...Object.fromEntries(reading), id },
    Object.keys(changes),
  );
  const which = { ...params, id };
  const { method: carrying, ...call } = mergeParts(update, found, which, changes);
  const nothing = Object.fromEntries(Object.keys(changes).map((part) => [part, {}]));
  const unchanged = mergeParts(update, found, which, nothing);
  return {
    method: carrying,
    params: call.params,
    body: call.body,
    before: toFields(mergePatch(unchanged.carried, unchanged.body)),
    after: checkCall(carrying, call.params, call.body).metadata ?? {},
  };
}

/** Events, venues and organizers: of other resources of the calendar, updates change the sent fields alone. */
async function mergeRecord(
  { apiClients }: MergeSource,
  account: CalendarAccountRow,
  { method, params, body }: { method: Method; params: Fields; body: Fields },
): Promise<MergedCall> {
  const calendar = apiClients.calendar(account);
  const [kind] = method.id.split('.');
  const slug = z.string().safeParse(params.slug).data;
  const toId = async (read: (params: { slug: string }) => Promise<{ id: number }>) =>
    slug === undefined ? Number(params.id) : (await read({ slug })).id;
  const toCall = (before: Fields, merged: Fields): MergedCall => {
    const names = Object.keys(merged);
    return {
      method,
      params,
      body: merged,
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: merged,
    };
  };
  if (kind === 'venues') {
    const venue = await calendar.venues.read({ id: await toId(calendar.venues.readBySlug) });
    return toCall({ ...venue, ...mergeVenue(venue, {}) }, mergeVenue(venue, body as VenueChanges));
  }
  if (kind === 'organizers') {
    const organizer = await calendar.organizers.read({ id: await toId(calendar.organizers.readBySlug) });
    const kept = mergeOrganizer(organizer, {});
    return toCall({ ...organizer, ...kept }, mergeOrganizer(organizer, body as OrganizerChanges));
  }
  const wordpress = apiClients.wordpress(account);
  const id = await toId(calendar.events.readBySlug);
  const { event, raw } = await readForEditing({ calendar, wordpress }, id);
  refuseLoss(event, raw);
  const stored = eventAsSent(event, raw);
  const merged = mergeEvent(event, body as EventEdits, raw);
  const { currency } = stored;
  // Without a sign of its own, a price says nothing about the currency
  const isKept = currency !== undefined && !/\p{Sc}/u.test(typeof body.cost === 'string' ? body.cost : '');
  return {
    ...toCall({ ...stored, ...mergeEvent(event, {}, raw) }, merged),
    async complete() {
      const fault = isKept && (await writeCurrency(wordpress, { eventId: id, cost: merged.cost }, currency));
      if (fault) throw new Fault(fault);
    },
  };
}

const toFields = (value: unknown): Fields => (isObject(value) ? value : {});
