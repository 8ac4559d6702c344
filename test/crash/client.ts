import { randomUUID } from 'node:crypto';
import type { Answer, Failure, JobView, MessageName, Question } from '../../lib/messages';
import type { Chrome } from '../e2e/harness/chrome';
import type { Extension } from '../e2e/harness/extension';

declare const chrome: Chrome;

/** Asks the background as the extension's own pages do, with their patience for a worker that was stopped. */
export interface Client {
  /** @throws Refused with the failure that a page would show */
  ask<Name extends MessageName>(name: Name, question: Question<Name>): Promise<Answer<Name>>;
  /** Waits until a job has come to rest, or waits for the person to sign in again. */
  rest(jobId: string): Promise<JobView>;
  /** Leaves a file where jobs look for theirs, and answers with its name. */
  leave(bytes: Uint8Array, type: string): Promise<string>;
}

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.reason}: ${failure.text}`);
  }
}

/** Asked twice, because the worker was stopped before it could answer, it has been done already. */
export async function insist(ask: () => Promise<unknown>): Promise<void> {
  await ask().catch((error: unknown) => {
    if (!(error instanceof Refused && error.failure.reason === 'notYet')) throw error;
  });
}

/** What the person sees at it: nothing goes on before they sign in. */
export const needsSignIn = ({ failure }: Pick<JobView, 'failure'>) => failure?.remedy?.kind === 'signIn';

export const underWay: readonly JobView['state'][] = ['waiting', 'running', 'undoing'];

export function createClient({ own }: Extension): Client {
  /** Undefined where the worker was stopped before it could answer. */
  const send = (type: string, data: unknown) =>
    own.evaluate(
      ([type, data]) =>
        chrome.runtime.sendMessage({ type, data }).then(
          (answer: unknown) => answer as { ok: unknown } | { failure: Failure } | undefined,
          () => undefined,
        ),
      [type, data] as const,
    );

  async function ask<Name extends MessageName>(name: Name, question: Question<Name>): Promise<Answer<Name>> {
    for (;;) {
      const answer = await send(name, question);
      if (answer === undefined) continue;
      if ('failure' in answer) throw new Refused(answer.failure);
      return answer.ok as Answer<Name>;
    }
  }

  return {
    ask,
    async rest(jobId) {
      for (;;) {
        const job = await ask('outcome', { jobId });
        if (!underWay.includes(job.state) || needsSignIn(job)) return job;
      }
    },
    async leave(bytes, type) {
      const name = randomUUID();
      await own.evaluate(leaveBlob, { name, type, text: Buffer.from(bytes).toString('base64') });
      return name;
    },
  };
}

/** As `leaveBlob` of `lib/messages/blobTransfer` does it, in a page that holds none of our code. */
async function leaveBlob({ name, type, text }: { name: string; type: string; text: string }): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('cuecard-blobs', 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore('blobs');
  const db = await done(opening);
  const bytes = new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type });
  const store = db.transaction('blobs', 'readwrite').objectStore('blobs');
  await done(store.put({ bytes, at: Date.now() }, name));
  db.close();
}
