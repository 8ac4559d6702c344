import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { toFailure } from '../../../../components/hooks/useAnswer';
import { readKnown } from '../../../../lib/eventReview/known';
import type { Known, ReviewedSource } from '../../../../lib/eventReview/review';
import { ask, type EventFormData, type Failure } from '../../../../lib/messages';

interface KnownState {
  known?: Known;
  failure?: Failure;
  again: () => void;
}

const questions = {
  eventsThere: (question: Parameters<Parameters<typeof readKnown>[0]['eventsThere']>[0]) =>
    ask('eventsThere', question),
  similar: (question: Parameters<Parameters<typeof readKnown>[0]['similar']>[0]) => ask('similar', question),
};

/** Reads what the site already has of these events and places; again when the events change. */
export function useKnown(
  occurrences: readonly ReviewedSource[],
  forms: readonly EventFormData[],
): KnownState {
  const [state, setState] = useState<{ known?: Known; failure?: Failure }>({});
  const latest = useRef(0);
  const again = useCallback(async () => {
    const sequence = ++latest.current;
    const isCurrent = () => sequence === latest.current;
    const update = (next: typeof state) => isCurrent() && setState(next);
    setState({});
    try {
      update({ known: await readKnown(questions, occurrences, forms, isCurrent) });
    } catch (error) {
      update({ failure: toFailure(error) });
    }
  }, [occurrences, forms]);
  useEffect(() => {
    void again();
    return () => {
      latest.current++;
    };
  }, [again]);
  return { ...state, again: () => void again() };
}
