import { toFault } from '../errors';
import type { Write } from '../store';
import { type CollectionClients, type CollectionService, idsAtOnce, type KnownRows } from './collection';
import {
  isUnsettled,
  type MirrorOf,
  type MirrorRows,
  type MirrorState,
  type Reading,
  toCollection,
  toList,
  toRowId,
  toRowKey,
} from './rows';

/** Most rows of any collection; what is beyond is not read, and views say so. */
const mostRowsOfAny = 20_000;
/** Rows that are gone are told to views for this long, in milliseconds. */
const goneKept = 7 * 86_400_000;

/** What a reading needs. */
export interface MirrorReading extends MirrorOf {
  /** Clients of the account, for its service. */
  client: CollectionClients[CollectionService];
  /** Whether to go on where the last reading was cut, instead of reading anew. */
  isMore?: boolean;
  /** Called before each page with its units; throws to end the reading. */
  spend(units: number): Promise<void>;
  /** Called after each page. */
  changed(): void;
}

/** See `Mirror.read`. */
export async function readCollection(rows: MirrorRows, reading: MirrorReading): Promise<void> {
  if (reading.isMore && !(await goOn(rows, reading))) return;
  const position = (await rows.state(reading))?.reading?.position;
  if (position === undefined) await begin(rows, reading);
  try {
    await readPages(rows, reading).catch(async (error) => {
      // The platform no longer knows where a stopped reading was
      if (position === undefined || toFault(error).reason !== 'invalidPageToken') throw error;
      await begin(rows, reading);
      await readPages(rows, reading);
    });
  } catch (error) {
    await noteFault(rows, reading, error);
  }
}

/** See `Mirror.catchUp`. */
export async function catchUp(rows: MirrorRows, reading: MirrorReading): Promise<void> {
  const state = await rows.state(reading);
  if (state?.readAt === undefined || state.reading !== undefined) return;
  const startedAt = rows.now();
  const { doubted = {} } = state;
  try {
    const { findChanged } = toCollection(reading);
    const changed = (await findChanged?.(reading.client, findKnown(rows, reading, startedAt))) ?? [];
    const keys = [...new Set([...Object.keys(doubted), ...changed])].map((id) => toRowKey(reading, id));
    for (let from = 0; from < keys.length; from += idsAtOnce)
      await look(rows, reading, { keys: keys.slice(from, from + idsAtOnce), startedAt });
    await rows.inSequence(() =>
      rows.write(reading, [], ({ fault: _former, ...now }) => ({
        ...settled(now, doubted),
        checkedAt: startedAt,
      })),
    );
    if (keys.length > 0) reading.changed();
  } catch (error) {
    await noteFault(rows, reading, error);
  }
}

/** The state without the doubts that were there before rows were read: later ones remain. */
function settled(state: MirrorState, before: Readonly<Record<string, number>>): MirrorState {
  const { doubted = {}, ...rest } = state;
  const left = Object.entries(doubted).filter(([id, at]) => before[id] !== at);
  return { ...rest, ...(left.length > 0 && { doubted: Object.fromEntries(left) }) };
}

async function noteFault(rows: MirrorRows, reading: MirrorReading, error: unknown): Promise<void> {
  const fault = toFault(error);
  await rows.inSequence(() =>
    rows.write(reading, [], (state) => ({ ...state, fault, failedAt: rows.now() })),
  );
  reading.changed();
}

const begin = (rows: MirrorRows, of: MirrorOf) =>
  rows.inSequence(() =>
    rows.write(of, [], ({ fault: _former, isPartial: _partial, isOutdated: _old, ...state }) => ({
      ...state,
      reading: { startedAt: rows.now(), read: 0, doubted: state.doubted },
    })),
  );

/** How many rows a reading can go on for that was cut after so many; 0 if no more are kept. */
export const countMore = (of: Pick<MirrorOf, 'collection'>, read: number): number =>
  Math.max(0, Math.min(toCollection(of).mostRows ?? mostRowsOfAny, mostRowsOfAny - read));

/** Reopens the reading that was cut, for as many rows again. Returns whether there was one. */
async function goOn(rows: MirrorRows, of: MirrorOf): Promise<boolean> {
  const { cut, reading } = (await rows.state(of)) ?? {};
  if (reading !== undefined) return true;
  if (cut === undefined || countMore(of, cut.read) === 0) return false;
  const mostRows = cut.read + countMore(of, cut.read);
  await rows.inSequence(() =>
    rows.write(of, [], ({ fault: _former, cut: _open, ...state }) => ({ ...state, mostRows, reading: cut })),
  );
  return true;
}

function findKnown(rows: MirrorRows, of: MirrorOf, startedAt: number): KnownRows<unknown> {
  const { row: schema } = toCollection(of);
  return async (ids) => {
    const there = await rows.store.anyOf(
      'mirror',
      ids.map((id) => toRowKey(of, id)),
    );
    return new Map(
      there.flatMap(({ key, row, seen }) => {
        const parsed = schema().safeParse(row);
        return parsed.success
          ? [[toRowId(of, key), { row: parsed.data, isMet: seen >= startedAt }] as const]
          : [];
      }),
    );
  };
}

async function readPages(rows: MirrorRows, of: MirrorReading): Promise<void> {
  const { readPage, pagePrice, ...declared } = toCollection(of);
  for (;;) {
    const { reading, mostRows = declared.mostRows ?? mostRowsOfAny } = (await rows.state(of)) ?? {};
    if (reading === undefined) return;
    await of.spend(pagePrice);
    const at = rows.now();
    const known = findKnown(rows, of, reading.startedAt);
    const page = await readPage(of.client, reading.position, known);
    const { next: position } = page;
    const read = reading.read + page.rows.length;
    const isCut = position !== undefined && read >= mostRows;
    await rows.inSequence(async () => {
      const written = await rows.toWritten(of, page.rows, at, reading.startedAt);
      await rows.write(of, written, ({ fault: _former, ...state }) => ({
        ...state,
        isCut,
        ...(page.isPartial && { isPartial: true }),
        reading: { ...reading, position, read },
      }));
    });
    of.changed();
    if (isCut || position === undefined) return end(rows, of, { ...reading, position, read, isCut });
  }
}

/** Looks for the rows that no page named, and ends the reading. */
async function end(rows: MirrorRows, of: MirrorReading, { isCut, ...reading }: Reading & { isCut: boolean }) {
  const { startedAt, doubted = {} } = reading;
  const all = await rows.store.within('mirror', `${toList(of)}|`);
  const missed = isCut ? [] : all.filter(({ row, seen }) => row !== undefined && seen < startedAt);
  for (let from = 0; from < missed.length; from += idsAtOnce)
    await look(rows, of, { keys: missed.slice(from, from + idsAtOnce).map(({ key }) => key), startedAt });
  const oldest = rows.now() - goneKept;
  const forgotten = all.filter(
    ({ row, seen, writtenAt = 0 }) => row === undefined && Math.max(seen, writtenAt) < oldest,
  );
  await rows.inSequence(async () => {
    if (forgotten.length > 0)
      await rows.store.commit(
        forgotten.map(({ key }): Write => ({ delete: 'mirror', key })),
        'relaxed',
      );
    await rows.write(of, [], ({ reading: _ended, cut: _former, ...state }) => ({
      ...settled(state, doubted),
      ...(isCut && { cut: reading }),
      readAt: startedAt,
      checkedAt: startedAt,
    }));
  });
  of.changed();
}

/** Asks for rows by id: those that are not found are gone. */
async function look(
  rows: MirrorRows,
  of: MirrorReading,
  { keys, startedAt }: { keys: string[]; startedAt: number },
) {
  const { readSome, somePrice } = toCollection(of);
  await of.spend(somePrice);
  const at = rows.now();
  const found = await readSome(
    of.client,
    keys.map((key) => toRowId(of, key)),
  );
  await rows.inSequence(async () => {
    const there = await rows.toWritten(of, found, at, startedAt);
    const named = new Set(there.map(({ key }) => key));
    const others = await rows.store.anyOf(
      'mirror',
      keys.filter((key) => !named.has(key)),
    );
    const gone = others
      .filter((row) => !isUnsettled(row, at))
      .map(({ row: _gone, ...row }) => ({ ...row, seen: startedAt }));
    await rows.write(of, [...there, ...gone]);
  });
}
