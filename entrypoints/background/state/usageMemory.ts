import * as z from 'zod/mini';
import { buildPlatform } from '../../../lib/accounts';
import { type Effect, findAction } from '../../../lib/actions';
import type { RowEffect } from '../../../lib/collections/collection';
import type { Mirror } from '../../../lib/collections/mirror';
import type { Topic } from '../../../lib/messages/changes';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import { isFinished } from '../../../lib/shared/jobStates';
import type { JobRow, Store, Write } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { accountSetting } from './accountSetting';
import { createOwnEdits } from './ownEdits';

/**
 * A local record of the person's actions that saves clicks and requests: recent playlists, the ledger of added events.
 */
export type Memory = ReturnType<typeof createMemory>;

/** A playlist that the person saved to, or chose. */
const RecentPlaylist = () => z.object({ playlistId: z.string(), title: z.string() });
type RecentPlaylist = z.output<ReturnType<typeof RecentPlaylist>>;

interface PlaylistEffect extends RecentPlaylist {
  kind: 'playlistUsed' | 'playlistGone';
}

/** What the effects of a job changed. */
interface LearnedChanges {
  topics: Topic[];
  /** Whether the recent playlists may have changed. */
  usesPlaylist: boolean;
}

const mostRecent = 5;
const defaultPlaylistSetting = accountSetting('defaultPlaylist', RecentPlaylist);
const recentSetting = (accountId: string) =>
  setting(`recentPlaylists|${accountId}`, () => z.catch(z.array(RecentPlaylist()), () => []));

/** Creates the {@link Memory}. @param now epoch milliseconds */
export function createMemory(
  store: Store,
  index: PlaylistIndex,
  mirror: Pick<Mirror, 'learn'>,
  now: () => number = Date.now,
) {
  const ownEdits = createOwnEdits(buildPlatform.patience.agreeFor, now);

  /** The playlist that one click saves to; undefined: the one used last. */
  const defaultPlaylist = (accountId: string) => defaultPlaylistSetting.read(store, accountId);
  const chooseDefaultPlaylist = (accountId: string, playlist: RecentPlaylist | undefined) =>
    defaultPlaylistSetting.keep(store, accountId, playlist);

  /** Keeps the default up to date with a playlist's new title, and drops it once it is deleted. */
  async function updateDefault(
    accountId: string,
    { kind, playlistId, title }: PlaylistEffect,
  ): Promise<void> {
    const chosen = await defaultPlaylist(accountId);
    if (chosen?.playlistId !== playlistId) return;
    if (kind === 'playlistGone') await chooseDefaultPlaylist(accountId, undefined);
    else if (chosen.title !== title) await chooseDefaultPlaylist(accountId, { playlistId, title });
  }

  /** Returns what changed. */
  async function learnEffect(accountId: string, effect: Effect, isBatch: boolean): Promise<Topic[]> {
    const recent = recentSetting(accountId);
    switch (effect.kind) {
      case 'eventAdded':
      case 'eventGone':
        return [];
      case 'videoEdited':
        ownEdits.note(accountId, effect.videoId, effect.fields);
        return learnRows(mirror, accountId, effect);
      case 'siteWritten':
      case 'videoGone':
      case 'subscription':
      case 'comments':
        return learnRows(mirror, accountId, effect);
      case 'playlistUsed': {
        const { playlistId, title } = effect;
        await updateDefault(accountId, effect);
        const known = (await recent.read(store)).slice(0, isBatch ? mostRecent : 1);
        // Already known; the order in which a batch uses its playlists does not matter
        if (known.some((one) => one.playlistId === playlistId && one.title === title)) return [];
        await recent.change(store, (list) => {
          const others = without(list, playlistId);
          // One click saves where the person saved last, not where a bulk task did.
          const ahead = isBatch ? 1 : 0;
          const inOrder = [...others.slice(0, ahead), { playlistId, title }, ...others.slice(ahead)];
          return inOrder.slice(0, mostRecent);
        });
        return ['playlists'];
      }
      case 'playlistGone':
        await updateDefault(accountId, { ...effect, title: '' });
        await recent.change(store, (list) => without(list, effect.playlistId));
    }
    await index.learn(accountId, effect);
    return ['playlists'];
  }

  async function withoutEvent(accountId: string, eventId: number): Promise<Write[]> {
    const rows = await store.all('ledger');
    const gone = rows.filter((row) => row.eventId === eventId && row.key.startsWith(`${accountId}|`));
    return gone.map((row) => ({ delete: 'ledger', key: row.key }));
  }

  async function toLedgerWrites(accountId: string, effect: Effect): Promise<Write[]> {
    if (effect.kind === 'eventGone') return withoutEvent(accountId, effect.eventId);
    if (effect.kind !== 'eventAdded') return [];
    const { kind: _added, source, ...added } = effect;
    return [{ put: 'ledger', row: { key: `${accountId}|${source}`, ...added, at: now() } }];
  }

  return {
    /** The last playlists used, newest first, at most five. The default playlist comes before all others. */
    async recentPlaylists(accountId: string): Promise<RecentPlaylist[]> {
      const [chosen, used] = await Promise.all([
        defaultPlaylist(accountId),
        recentSetting(accountId).read(store),
      ]);
      return chosen ? [chosen, ...without(used, chosen.playlistId)].slice(0, mostRecent) : used;
    },
    defaultPlaylist,
    chooseDefaultPlaylist,

    /** The fields of a video as they were read, with those that we wrote a moment ago. */
    withOwnEdits: ownEdits.complete,

    /** Video id → titles of the person's playlists that are known to contain it. */
    async marks(accountId: string, videoIds: readonly string[]): Promise<Record<string, string[]>> {
      const holding = await index.holding(accountId, videoIds);
      return Object.fromEntries(
        [...holding].map(([videoId, playlists]) => [videoId, playlists.map(({ title }) => title)]),
      );
    },

    /** The events that were created from a page's address, with any start. */
    eventsFrom: (accountId: string, url: string) => store.within('ledger', `${accountId}|${url} `),
    /** The event on the calendar that was created from this source, see `eventSource`. */
    eventFrom: (accountId: string, source: string) => store.get('ledger', `${accountId}|${source}`),

    /** Removes an event from the ledger. */
    async forgetEvent(accountId: string, eventId: number): Promise<void> {
      const gone = await withoutEvent(accountId, eventId);
      if (gone.length > 0) await store.commit(gone);
    },

    /** Ledger writes to commit together with a finished job: if they were lost, an event could be added twice. */
    async sideWrites(job: JobRow): Promise<Write[]> {
      const effects = await findEffects(job);
      return (await Promise.all(effects.map((effect) => toLedgerWrites(job.accountId, effect)))).flat();
    },

    /** Learns the other effects of a finished job. Returns what changed. */
    async learn(job: JobRow): Promise<LearnedChanges> {
      const effects = await findEffects(job);
      const topics: Topic[] = [];
      for (const effect of effects)
        topics.push(...(await learnEffect(job.accountId, effect, job.batchId !== undefined)));
      const usesPlaylist = effects.some(({ kind }) => kind === 'playlistUsed' || kind === 'playlistGone');
      return { topics, usesPlaylist };
    },
  };
}

const learnRows = async (mirror: Pick<Mirror, 'learn'>, accountId: string, effect: RowEffect) =>
  (await mirror.learn(accountId, effect)).map((collection) => `rows:${collection}` as const);

const without = (list: RecentPlaylist[], playlistId: string) =>
  list.filter((known) => known.playlistId !== playlistId);

/** The effects of a finished job. */
async function findEffects(job: JobRow): Promise<Effect[]> {
  const action = findAction(job.action);
  if (job.state === 'done' || job.state === 'undone')
    return action?.effects(job.input, job.result, job.state === 'undone', job.fault) ?? [];
  if (action?.service === 'calendar' && isFinished(job))
    // It may have written before it stopped
    return action.effects(job.input, undefined, false).filter(({ kind }) => kind === 'siteWritten');
  const { playlistId } = job.input;
  if (typeof playlistId !== 'string' || job.state !== 'failed') return [];
  // A deleted playlist must not remain the default; after another failure, the index may be wrong about the playlist
  return [
    { kind: job.fault?.reason === 'playlistNotFound' ? 'playlistGone' : 'playlistInDoubt', playlistId },
  ];
}
