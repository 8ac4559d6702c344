import { browser } from 'wxt/browser';
import { Refusal, type Reply } from './refusal';
import type { Answer, MessageName, Question } from './table';

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
