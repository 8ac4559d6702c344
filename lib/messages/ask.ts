import { browser } from 'wxt/browser';
import type { Failure } from './failure';
import type { Answer, MessageName, Question } from './table';

/** The background's reply. Messages between contexts are JSON, so errors go as data. */
export type Reply<Answer> = { ok: Answer } | { failure: Failure } | { notRepeatable: true };

/** Thrown by `ask` if the background refused or failed; `failure` holds texts for the person. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.failure = failure;
  }
}

const mostTries = 4;

/**
 * Sends a message to the background. If the service worker stopped before it answered, the message is sent again, at
 * most 4 times in all; the message's row declares whether it may be repeated.
 * @throws Refusal with a text for the person
 * @throws Error if the extension was updated or removed while the page was open (see `isOrphaned`)
 */
export async function ask<Name extends MessageName>(
  name: Name,
  question: Question<Name>,
): Promise<Answer<Name>> {
  let unanswered: unknown;
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    try {
      const asked = { type: name, data: question, isRepeat: attempt > 1 };
      const reply: Reply<Answer<Name>> = await browser.runtime.sendMessage(asked);
      if ('ok' in reply) return reply.ok;
      if ('failure' in reply) throw new Refusal(reply.failure);
      break;
    } catch (error) {
      if (error instanceof Refusal || isOrphaned()) throw error;
      unanswered = error;
    }
  }
  throw unanswered;
}

/** Starts an action with a job id of its own, so that repeated messages create one job. */
export const act = (question: Question<'act'>): Promise<Answer<'act'>> =>
  ask('act', { jobId: crypto.randomUUID(), ...question });

/**
 * True in a page script whose extension was updated, reloaded or removed: it can only ask the person to reload the
 * page.
 */
export function isOrphaned(): boolean {
  const { chrome } = globalThis as { chrome?: { runtime?: { id?: string } } };
  return chrome?.runtime?.id === undefined;
}

const changes = 'cuecard-changes';

/** Notifies the extension's own pages that accounts, jobs or drafts changed, so that they ask again. */
export function announceChange(): void {
  const channel = new BroadcastChannel(changes);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` after every change until the signal aborts. For the extension's own pages only. */
export function onChange(listener: () => void, signal?: AbortSignal): void {
  const channel = new BroadcastChannel(changes);
  channel.addEventListener('message', () => listener());
  signal?.addEventListener('abort', () => channel.close());
}
