import { randomUUID } from 'node:crypto';
import type { Answer, Failure, JobView, MessageName, Question } from '../../lib/messages';
import type { Chrome } from '../e2e/harness/chrome';
import type { Extension } from '../e2e/harness/extension';

declare const chrome: Chrome;

/** Sends messages to the background as the extension's own pages do, again if the worker was stopped meanwhile. */
export interface Client {
  /** @throws Refused with the failure that a page would show */
  ask<Name extends MessageName>(name: Name, question: Question<Name>): Promise<Answer<Name>>;
  /** Waits until a job has ended, or until it waits for the person to sign in again. */
  untilSettled(jobId: string): Promise<JobView>;
  /** Stores a file where jobs read theirs. @returns its name */
  storeBlob(bytes: Uint8Array, type: string): Promise<string>;
}

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.reason}: ${failure.text}`);
  }
}

/** The worker may have been stopped after it did what was asked and before it answered: then a second time is refused. */
export async function askUnlessDone(ask: () => Promise<unknown>): Promise<void> {
  await ask().catch((error: unknown) => {
    if (!(error instanceof Refused && error.failure.reason === 'notYet')) throw error;
  });
}

/** Whether the job waits until the person has signed in. */
export const needsSignIn = ({ failure }: Pick<JobView, 'failure'>) => failure?.remedy?.kind === 'signIn';

export const inProgress: readonly JobView['state'][] = ['waiting', 'running', 'undoing'];

export function createClient({ own }: Extension): Client {
  /** Undefined if the worker was stopped before it answered. */
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
    async untilSettled(jobId) {
      for (;;) {
        const job = await ask('outcome', { jobId });
        if (!inProgress.includes(job.state) || needsSignIn(job)) return job;
      }
    },
    async storeBlob(bytes, type) {
      const name = randomUUID();
      await own.evaluate(storeBlobHere, { name, type, text: Buffer.from(bytes).toString('base64') });
      return name;
    },
  };
}

/** As `leaveBlob` of `lib/messages/blobTransfer`, in a page without our code. */
async function storeBlobHere({
  name,
  type,
  text,
}: {
  name: string;
  type: string;
  text: string;
}): Promise<void> {
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
