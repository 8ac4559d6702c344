import * as z from 'zod/mini';
import { type Effect, findAction } from '../../../lib/actions';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import type { JobRow, Store, Write } from '../../../lib/store';

/** What the person used and what became of it, kept locally: it saves them clicks and us requests. */
export interface Memory {
  /** Used last first, at most five. */
  recentPlaylists(accountId: string): Promise<RecentPlaylist[]>;
  /** Video id → titles of the playlists of mine that are known to hold it. */
  marks(accountId: string, videoIds: readonly string[]): Promise<Record<string, string[]>>;
  /** The event on the calendar that was made from this source. */
  eventFrom(accountId: string, source: string): Promise<{ eventId: number; url: string } | undefined>;
  /** The events that were made from one page address, whenever they began then. */
  eventsFrom(accountId: string, url: string): Promise<{ eventId: number; url: string }[]>;
  forgetEvent(accountId: string, eventId: number): Promise<void>;
  /** What a job that comes to rest says of events: lost, the same event would be added a second time. */
  sideWrites(job: JobRow): Promise<Write[]>;
  /** Learns the rest from a job that came to rest; true when the playlists used last are others now. */
  learn(job: JobRow): Promise<boolean>;
}

export interface RecentPlaylist {
  playlistId: string;
  title: string;
}

const mostRecent = 5;
const RecentPlaylists = () =>
  z.catch(z.array(z.object({ playlistId: z.string(), title: z.string() })), () => []);

export function createMemory(store: Store, index: PlaylistIndex, now: () => number = Date.now): Memory {
  const recentKey = (accountId: string) => `recentPlaylists|${accountId}`;

  async function recentPlaylists(accountId: string): Promise<RecentPlaylist[]> {
    return RecentPlaylists().parse((await store.get('settings', recentKey(accountId)))?.value ?? []);
  }

  async function changeRecent(
    accountId: string,
    change: (list: RecentPlaylist[]) => RecentPlaylist[],
  ): Promise<void> {
    const key = recentKey(accountId);
    await store.change('settings', key, (row) => ({
      key,
      value: change(RecentPlaylists().parse(row?.value ?? [])),
    }));
  }

  async function note(accountId: string, trace: Effect, ofRun: boolean): Promise<void> {
    switch (trace.kind) {
      case 'eventAdded':
      case 'eventGone':
        return;
      case 'playlistUsed': {
        const { playlistId, title } = trace;
        const known = (await recentPlaylists(accountId)).slice(0, ofRun ? mostRecent : 1);
        // Nothing new, as from one of a run to the next: there the order of its own lists says nothing.
        if (known.some((one) => one.playlistId === playlistId && one.title === title)) return;
        return changeRecent(accountId, (list) =>
          [{ playlistId, title }, ...without(list, playlistId)].slice(0, mostRecent),
        );
      }
      case 'playlistGone':
        await changeRecent(accountId, (list) => without(list, trace.playlistId));
    }
    return index.learn(accountId, trace);
  }

  async function withoutEvent(accountId: string, eventId: number): Promise<Write[]> {
    const rows = await store.all('ledger');
    const gone = rows.filter((row) => row.eventId === eventId && row.key.startsWith(`${accountId}|`));
    return gone.map((row) => ({ delete: 'ledger', key: row.key }));
  }

  async function lessonOf(accountId: string, trace: Effect): Promise<Write[]> {
    if (trace.kind === 'eventGone') return withoutEvent(accountId, trace.eventId);
    if (trace.kind !== 'eventAdded') return [];
    const { source, eventId, url } = trace;
    return [{ put: 'ledger', row: { key: `${accountId}|${source}`, eventId, url, at: now() } }];
  }

  return {
    recentPlaylists,

    async marks(accountId, videoIds) {
      const holding = await index.holding(accountId, videoIds);
      return Object.fromEntries(
        [...holding].map(([videoId, playlists]) => [videoId, playlists.map(({ title }) => title)]),
      );
    },

    eventsFrom: (accountId, url) => store.within('ledger', `${accountId}|${url} `),
    eventFrom: (accountId, source) => store.get('ledger', `${accountId}|${source}`),

    async forgetEvent(accountId, eventId) {
      const gone = await withoutEvent(accountId, eventId);
      if (gone.length > 0) await store.commit(gone);
    },

    async sideWrites(job) {
      const traces = await tracesOf(job);
      return (await Promise.all(traces.map((trace) => lessonOf(job.accountId, trace)))).flat();
    },

    async learn(job) {
      const traces = await tracesOf(job);
      for (const trace of traces) await note(job.accountId, trace, job.batchId !== undefined);
      return traces.some(({ kind }) => kind === 'playlistUsed' || kind === 'playlistGone');
    },
  };
}

const without = (list: RecentPlaylist[], playlistId: string) =>
  list.filter((known) => known.playlistId !== playlistId);

/** What a job that came to rest teaches. */
async function tracesOf(job: JobRow): Promise<Effect[]> {
  if (job.state === 'done' || job.state === 'undone') {
    const action = findAction(job.action);
    return action?.effects(job.input, job.result, job.state === 'undone', job.fault) ?? [];
  }
  const { playlistId } = job.input;
  if (typeof playlistId !== 'string' || job.state !== 'failed') return [];
  // A playlist that is gone must not stay the one-click choice; what went wrong in one that is there, was not as we thought.
  return [
    { kind: job.fault?.reason === 'playlistNotFound' ? 'playlistGone' : 'playlistInDoubt', playlistId },
  ];
}
