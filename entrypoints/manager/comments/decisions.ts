import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { type Draft, useDraft } from '../../../components/hooks/useDraft';
import type { CommentRow } from '../../../lib/collections/comments';

/** What is to be done with comments, in the order in which it is done. */
export const decisions = ['approve', 'hold', 'reject', 'ban'] as const;
/** What is to be done with a comment. */
export type Decision = (typeof decisions)[number];

const Decided = () => z.record(z.string(), z.enum(decisions));
type Decided = z.output<ReturnType<typeof Decided>>;

/** What the person has decided, comment by comment, and not started yet. */
export interface Deciding {
  decided: Decided;
  draft: Draft<Decided>;
  /** Marks comments; those that all have the mark lose it. */
  decide: (ids: readonly string[], decision: Decision) => void;
  clear: () => void;
}

/** Keeps decisions until they are started, over a reload, too. @param accountId whose comments they are about */
export function useDecisions(accountId: string): Deciding {
  const draft = useDraft(`comments ${accountId}`, (value) => Decided().safeParse(value).data);
  const [decided, setDecided] = useState<Decided>({});
  const latest = useRef(decided);
  const show = (next: Decided) => {
    latest.current = next;
    setDecided(next);
  };
  useEffect(() => {
    if (draft.kept) show({ ...draft.kept, ...latest.current });
  }, [draft.kept]);
  return {
    decided,
    draft,
    decide(ids, decision) {
      const isOn = ids.some((id) => latest.current[id] !== decision);
      const others = Object.entries(latest.current).filter(([id]) => !ids.includes(id));
      show(Object.fromEntries([...others, ...(isOn ? ids.map((id) => [id, decision] as const) : [])]));
      draft.write(latest.current);
    },
    clear() {
      show({});
      draft.forget();
    },
  };
}

/** A comment with what was decided about it. */
export interface DecidedComment extends CommentRow {
  decision?: Decision | undefined;
}

/** Rows with their decisions; those without one stay the same objects. */
export const useDecidedRows = (rows: readonly CommentRow[], decided: Decided): readonly DecidedComment[] =>
  useMemo(
    () =>
      rows.map((row) => {
        const decision = decided[row.commentId];
        return decision ? { ...row, decision } : row;
      }),
    [rows, decided],
  );
