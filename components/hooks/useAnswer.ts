import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import {
  type Answer,
  ask,
  type Failure,
  isOrphaned,
  type MessageName,
  onChange,
  type Question,
  Refusal,
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
 * Sends a message to the background on mount, when the message changes, and on `again()`.
 * @param options `live`: also after every change of accounts, jobs or drafts
 */
export function useAnswer<Name extends MessageName>(
  name: Name,
  question: Question<Name>,
  { live = false } = {},
): Asked<Answer<Name>> {
  const [state, setState] = useState<Omit<Asked<Answer<Name>>, 'again'>>({ waiting: true });
  const latest = useRef(0);
  const serialized = JSON.stringify(question);

  const again = useCallback(() => {
    const sequence = ++latest.current;
    const update = (next: typeof state) => {
      if (sequence === latest.current) setState(next);
    };
    setState(({ failure: _gone, ...before }) => ({ ...before, waiting: true }));
    return ask(name, JSON.parse(serialized) as Question<Name>).then(
      (answer) => update({ answer, waiting: false }),
      (error: unknown) => update({ failure: toFailure(error), waiting: false }),
    );
  }, [name, serialized]);

  useEffect(() => {
    void again();
    return () => {
      latest.current++;
    };
  }, [again]);
  useChanges(again, live);

  return { ...state, again };
}

/** Calls `listener` after every change of accounts, jobs or drafts while the component is mounted. */
export function useChanges(listener: () => void, active = true): void {
  useEffect(() => {
    if (!active) return;
    const drawn = new AbortController();
    onChange(listener, drawn.signal);
    return () => drawn.abort();
  }, [listener, active]);
}
