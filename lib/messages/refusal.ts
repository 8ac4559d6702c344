import type { Failure } from '../views';

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
