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

/** Whatever `ask` threw, as a person reads it. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure;
  const reason = error instanceof Error ? error.name : typeof error;
  if (isFileChanged(error)) return { reason: fileChanged, text: i18n.t('common.fileChanged') };
  if (isOrphaned()) return { reason: 'orphaned', text: i18n.t('common.orphaned') };
  return { reason, text: i18n.t('common.unexpected', { reason }) };
}

/** The reason of a failure after which a file has to be chosen again. */
export const fileChanged = 'fileChanged';

/**
 * A file that was changed, moved or deleted since it was chosen: it cannot be read (`NotReadableError`,
 * `NotFoundError`), nor be put on disk (Chromium's `DataError`).
 */
const isFileChanged = (error: unknown) =>
  error instanceof DOMException && /^(?:NotReadable|NotFound|Data)Error$/.test(error.name);

/** A question to the background and how it stands. The last answer stays while a new one is on its way. */
export interface Asked<Value> {
  answer?: Value;
  failure?: Failure;
  waiting: boolean;
  again: () => void;
}

/**
 * Asks when drawn, when the question changes, and on `again()`.
 * @param options `live`: also whenever accounts, jobs or drafts changed
 */
export function useAnswer<Name extends MessageName>(
  name: Name,
  question: Question<Name>,
  { live = false } = {},
): Asked<Answer<Name>> {
  const [state, setState] = useState<Omit<Asked<Answer<Name>>, 'again'>>({ waiting: true });
  const latest = useRef(0);
  const written = JSON.stringify(question);

  const again = useCallback(() => {
    const turn = ++latest.current;
    const settle = (settled: typeof state) => turn === latest.current && setState(settled);
    setState(({ failure: _gone, ...before }) => ({ ...before, waiting: true }));
    ask(name, JSON.parse(written) as Question<Name>).then(
      (answer) => settle({ answer, waiting: false }),
      (error: unknown) => settle({ failure: toFailure(error), waiting: false }),
    );
  }, [name, written]);

  useEffect(() => {
    again();
    return () => {
      latest.current++;
    };
  }, [again]);
  useChanges(again, live);

  return { ...state, again };
}

/** Calls `listener` whenever accounts, jobs or drafts changed, as long as the component is drawn. */
export function useChanges(listener: () => void, active = true): void {
  useEffect(() => {
    if (!active) return;
    const drawn = new AbortController();
    onChange(listener, drawn.signal);
    return () => drawn.abort();
  }, [listener, active]);
}
