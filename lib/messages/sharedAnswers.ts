import { sleep } from '../shared/sleep';
import { ask } from './ask';
import { onChange } from './changes';
import type { Answer, MessageName, Question } from './table';
import { getTopics } from './topics';

/** State of a question to the background. The last answer stays until the next one, or an error, arrives. */
export interface AnswerState<Value> {
  answer?: Value | undefined;
  error?: unknown;
  waiting: boolean;
}

type Listener = (state: AnswerState<unknown>) => void;

/** An answer that all parts of a page share which ask the same question. */
interface SharedAnswer {
  /** Asks, or joins the question that is under way, and tells each state until the signal aborts. */
  tell: (listener: Listener, signal: AbortSignal) => void;
  /** Asks once more, after the question that is under way: its answer may be older than what has changed. */
  again: () => Promise<void>;
}

/** The answers that are in use on this page. */
const shared = new Map<string, SharedAnswer>();
const toKey = (name: MessageName, question: unknown) => `${name} ${JSON.stringify(question)}`;

/**
 * Milliseconds from a change to the question for its outcome. Many changes come at once, as when a bulk task runs, and
 * whoever made a change asks again, too: they are answered together.
 */
const pause = 50;

function createSharedAnswer(name: MessageName, question: Question<MessageName>): SharedAnswer {
  const listeners = new Set<Listener>();
  const topics = getTopics(name);
  const following = new AbortController();
  let state: AnswerState<unknown> = { waiting: true };
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function change(to: AnswerState<unknown>): void {
    state = to;
    for (const listener of listeners) listener(state);
  }

  async function read(): Promise<void> {
    change({ answer: state.answer, waiting: true });
    const outcome = await ask(name, question).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    underWay = undefined;
    change({ ...outcome, waiting: false });
  }

  async function readNext(): Promise<void> {
    await Promise.all([underWay, topics && sleep(pause)]);
    next = undefined;
    if (listeners.size === 0) return;
    underWay = read();
    await underWay;
  }

  function again(): Promise<void> {
    next ??= readNext();
    return next;
  }

  if (topics) onChange(topics, again, following.signal);
  return {
    again,
    tell(listener, signal) {
      listeners.add(listener);
      listener(state);
      underWay ??= read();
      signal.addEventListener('abort', () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        shared.delete(toKey(name, question));
        following.abort();
      });
    },
  };
}

/**
 * Asks the background, and tells the listener each state of the answer until the signal aborts. It is asked for again
 * after changes that it depends on (see `getTopics`). Equal questions of a page are asked as one.
 */
export function watchAnswer<Name extends MessageName>(
  name: Name,
  question: Question<Name>,
  listener: (state: AnswerState<Answer<Name>>) => void,
  signal: AbortSignal,
): void {
  const key = toKey(name, question);
  const answer = shared.get(key) ?? createSharedAnswer(name, question);
  shared.set(key, answer);
  answer.tell(listener as Listener, signal);
}

/** Asks again what is watched. Resolves when the answer, or its error, has arrived. */
export async function askAgain<Name extends MessageName>(
  name: Name,
  question: Question<Name>,
): Promise<void> {
  await shared.get(toKey(name, question))?.again();
}
