import { useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { useDraft } from '../../../components/hooks/useDraft';
import { Typed } from './typed';

const PastCall = () =>
  z.object({
    method: z.string(),
    typed: Typed(),
    /** Epoch milliseconds. */
    at: z.number(),
    /** Whether the service answered without an error. */
    isDone: z.boolean(),
  });
/** A call that was sent from the console, without its answer. */
export type PastCall = z.output<ReturnType<typeof PastCall>>;

/** Most calls that are kept, and most characters of a body; longer ones are not kept. */
const mostCalls = 30;
const longestBody = 20_000;

/** The calls sent last, newest first; kept on this computer. */
export function useCallHistory(): { calls: readonly PastCall[]; add: (call: PastCall) => void } {
  const draft = useDraft('manager.calls', (kept) => z.array(PastCall()).safeParse(kept).data);
  const [added, setAdded] = useState<readonly PastCall[]>([]);
  const calls = [...added, ...(draft.kept ?? [])].slice(0, mostCalls);
  return {
    calls,
    add(call) {
      if (!draft.ready || call.typed.body.length > longestBody) return;
      setAdded((before) => [call, ...before]);
      draft.write([call, ...calls].slice(0, mostCalls));
    },
  };
}
