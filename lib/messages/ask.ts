import { browser } from 'wxt/browser';
import type { Failure } from './failure';
import type { Answer, Messages, Question } from './table';

/** How an answer travels: messages between contexts are JSON, so faults go as data. */
export type Envelope<T> = { ok: T } | { failure: Failure };

/** Thrown by `ask` when the background could not do it; `failure` is fit to be shown. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.name = 'Refusal';
    this.failure = failure;
  }
}

/**
 * Questions that change nothing, or may do so twice, and `act`, which names its job: asked again when the worker was
 * stopped before it could answer.
 */
const repeatable: ReadonlySet<keyof Messages> = new Set<keyof Messages>([
  'look',
  'view',
  'lastSave',
  'playlists',
  'acting',
  'act',
  'outcome',
  'jobs',
  'nextWork',
  'history',
  'quotas',
  'copyData',
  'dataHealth',
  'marks',
  'choices',
  'readDraft',
  'accounts',
  'pillSites',
  'playlistIndex',
  'playlistContents',
  'readPlaylists',
  'myEvents',
  'editableEvent',
  'siteRecords',
  'similar',
  'eventsThere',
  'mySubscriptions',
  'videoFacts',
  'uploads',
  'beginUpload',
  'advanceUpload',
  'pauseUpload',
  'resumeUpload',
  'cancelUpload',
  'videoCategories',
  'planBatch',
  'startBatch',
  'batches',
  'batchItems',
  'pauseBatch',
  'resumeBatch',
  'stopBatch',
  'retryBatch',
  'undoBatch',
]);

/**
 * Asks the background.
 * @throws Refusal with a text for the person.
 * @throws Error when the extension was updated or removed under a page's feet (see `isOrphaned`).
 */
export async function ask<Name extends keyof Messages>(
  name: Name,
  question: Question<Name>,
): Promise<Answer<Name>> {
  const asked = name === 'act' ? { jobId: crypto.randomUUID(), ...question } : question;
  for (let attempt = 1; ; attempt++) {
    try {
      const { res }: { res: Envelope<Answer<Name>> } = await browser.runtime.sendMessage({
        type: name,
        data: asked,
      });
      if ('failure' in res) throw new Refusal(res.failure);
      return res.ok;
    } catch (error) {
      if (error instanceof Refusal || isOrphaned() || attempt >= 4 || !repeatable.has(name)) throw error;
    }
  }
}

/** True in a page script whose extension was updated, reloaded or removed: it can only ask for a reload. */
export function isOrphaned(): boolean {
  const { chrome } = globalThis as { chrome?: { runtime?: { id?: string } } };
  return chrome?.runtime?.id === undefined;
}

const changes = 'cuecard-changes';

/** Tells the extension's own pages that accounts, jobs or drafts changed: they ask again. */
export function announceChange(): void {
  const channel = new BroadcastChannel(changes);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` after every announced change until the signal aborts. Own pages only. */
export function onChange(listener: () => void, signal?: AbortSignal): void {
  const channel = new BroadcastChannel(changes);
  channel.addEventListener('message', () => listener());
  signal?.addEventListener('abort', () => channel.close());
}
