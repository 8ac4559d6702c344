import * as z from 'zod/mini';
import { findAction, type Trace } from '../../lib/actions';
import type { JobRow, Store } from '../../lib/store';

/** What the person used and what became of it, kept locally: it saves them clicks and us requests. */
export interface Memory {
  /** Used last first, at most five. */
  recentPlaylists(accountId: string): Promise<RecentPlaylist[]>;
  /** Video id → titles of the playlists of mine that are known to hold it. */
  marks(accountId: string, videoIds: readonly string[]): Promise<Record<string, string[]>>;
  /** The ids of the playlists of mine that are known to hold this video. */
  holding(accountId: string, videoId: string): Promise<Set<string>>;
  /** The event on the calendar that was made from this source. */
  eventFrom(accountId: string, source: string): Promise<{ eventId: number; url: string } | undefined>;
  forgetEvent(accountId: string, eventId: number): Promise<void>;
  /** Learns from looks into playlists that were made anyway. */
  noteLooks(accountId: string, videoId: string, playlists: readonly Looked[]): Promise<void>;
  /** Learns from a job that came to rest; true when the playlists used last are others now. */
  learn(job: JobRow): Promise<boolean>;
}

export interface RecentPlaylist {
  playlistId: string;
  title: string;
}

interface Looked extends RecentPlaylist {
  holds?: boolean;
}

const mostRecent = 5;
const RecentPlaylists = () =>
  z.catch(z.array(z.object({ playlistId: z.string(), title: z.string() })), () => []);

export function createMemory(store: Store, now: () => number = Date.now): Memory {
  const recentKey = (accountId: string) => `recentPlaylists|${accountId}`;

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

  async function note(accountId: string, trace: Trace): Promise<void> {
    if (trace.kind === 'membership') return noteMembership(accountId, trace);
    if (trace.kind === 'eventAdded') {
      const { source, eventId, url } = trace;
      return store.put('ledger', { key: `${accountId}|${source}`, eventId, url, at: now() });
    }
    if (trace.kind === 'eventGone') return forgetEvent(accountId, trace.eventId);
    const { playlistId } = trace;
    const others = (list: RecentPlaylist[]) => list.filter((known) => known.playlistId !== playlistId);
    if (trace.kind === 'playlistGone') return changeRecent(accountId, others);
    return changeRecent(accountId, (list) =>
      [{ playlistId, title: trace.title }, ...others(list)].slice(0, mostRecent),
    );
  }

  async function noteMembership(
    accountId: string,
    trace: Extract<Trace, { kind: 'membership' }>,
  ): Promise<void> {
    const { videoId, playlistId, title, holds } = trace;
    const key = `${accountId}|${videoId}`;
    await store.change('memberships', key, (row) => {
      const others = (row?.playlists ?? []).filter((known) => known.playlistId !== playlistId);
      return { key, playlists: holds ? [...others, { playlistId, title }] : others, at: now() };
    });
  }

  async function forgetEvent(accountId: string, eventId: number): Promise<void> {
    const rows = await store.all('ledger');
    const gone = rows.filter((row) => row.eventId === eventId && row.key.startsWith(`${accountId}|`));
    if (gone.length > 0) await store.commit(gone.map((row) => ({ delete: 'ledger', key: row.key })));
  }

  return {
    recentPlaylists: async (accountId) =>
      RecentPlaylists().parse((await store.get('settings', recentKey(accountId)))?.value ?? []),

    async marks(accountId, videoIds) {
      const rows = await Promise.all(
        videoIds.map((videoId) => store.get('memberships', `${accountId}|${videoId}`)),
      );
      const known = videoIds.map((videoId, at) => [
        videoId,
        rows[at]?.playlists.map(({ title }) => title) ?? [],
      ]);
      return Object.fromEntries(known.filter(([, titles]) => titles?.length));
    },

    async holding(accountId, videoId) {
      const row = await store.get('memberships', `${accountId}|${videoId}`);
      return new Set(row?.playlists.map(({ playlistId }) => playlistId));
    },

    eventFrom: (accountId, source) => store.get('ledger', `${accountId}|${source}`),
    forgetEvent,

    async noteLooks(accountId, videoId, playlists) {
      for (const { playlistId, title, holds } of playlists) {
        if (holds !== undefined)
          await noteMembership(accountId, { kind: 'membership', videoId, playlistId, title, holds });
      }
    },

    async learn(job) {
      const traces = await tracesOf(job);
      for (const trace of traces) await note(job.accountId, trace);
      return traces.some(({ kind }) => kind === 'playlistUsed' || kind === 'playlistGone');
    },
  };
}

/** What a job that came to rest teaches. */
async function tracesOf(job: JobRow): Promise<Trace[]> {
  if (job.state === 'done' || job.state === 'undone') {
    const action = await findAction(job.action);
    return action?.traces(job.input, job.result, job.state === 'undone') ?? [];
  }
  // A playlist that is gone must not stay the one-click choice.
  const { playlistId } = job.input;
  const isGone = job.fault?.reason === 'playlistNotFound' && typeof playlistId === 'string';
  return isGone ? [{ kind: 'playlistGone', playlistId }] : [];
}
