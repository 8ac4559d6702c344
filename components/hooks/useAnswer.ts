import { useCallback, useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import {
  type Answer,
  type AnswerState,
  askAgain,
  type Failure,
  isOrphaned,
  type MessageName,
  onChange,
  type Question,
  Refusal,
  type Topic,
  watchAnswer,
} from '../../lib/messages';

/** Converts an error thrown by `ask`, or by reading a file, to a failure with a message for the person. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure;
  const reason = error instanceof Error ? error.name : typeof error;
  if (isFileChanged(error)) return { reason: fileChanged, text: i18n.t('common.fileChanged') };
  if (isOrphaned()) return { reason: 'orphaned', text: i18n.t('common.orphaned') };
  return { reason, text: i18n.t('common.unexpected', { reason }) };
}

/** Reason of a failure after which the file has to be chosen again. */
export const fileChanged = 'fileChanged';

/**
 * A file that was changed, moved or deleted since it was chosen cannot be read (`NotReadableError`, `NotFoundError`; in
 * Firefox `AbortError`) or serialized to IndexedDB (`DataError` in Chromium).
 */
const isFileChanged = (error: unknown) =>
  error instanceof DOMException && /^(?:NotReadable|NotFound|Abort|Data)Error$/.test(error.name);

/** State of a message to the background. The last answer stays until the next one arrives. */
export interface Asked<Value> {
  answer?: Value;
  failure?: Failure;
  waiting: boolean;
  /** Resolves when this answer, or its failure, has arrived. */
  again: () => Promise<void>;
}

/**
 * Sends a message to the background on mount, when the message changes, on `again()`, and after changes of what the
 * answer depends on, if `getTopics` knows it. Parts of a page that ask the same share the answer.
 */
export function useAnswer<Name extends MessageName>(
  name: Name,
  question: Question<Name>,
): Asked<Answer<Name>> {
  const [state, setState] = useState<Omit<Asked<Answer<Name>>, 'again'>>({ waiting: true });
  const serialized = JSON.stringify(question);

  useEffect(() => {
    const drawn = new AbortController();
    const listener = ({ answer, error, waiting }: AnswerState<Answer<Name>>) =>
      setState(({ failure: _gone, ...before }) => ({
        ...(waiting ? before : {}),
        ...(answer === undefined ? {} : { answer }),
        ...(error === undefined ? {} : { failure: toFailure(error) }),
        waiting,
      }));
    watchAnswer(name, JSON.parse(serialized) as Question<Name>, listener, drawn.signal);
    return () => drawn.abort();
  }, [name, serialized]);
  const again = useCallback(
    () => askAgain(name, JSON.parse(serialized) as Question<Name>),
    [name, serialized],
  );

  return { ...state, again };
}

/** Calls `listener` after every change of these topics while the component is mounted. */
export function useChanges(topics: readonly Topic[], listener: () => void, active = true): void {
  const serialized = topics.join(' ');
  useEffect(() => {
    if (!active) return;
    const drawn = new AbortController();
    onChange(serialized.split(' ') as Topic[], listener, drawn.signal);
    return () => drawn.abort();
  }, [serialized, listener, active]);
}
