import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { Notice } from '../../../components/ui/Notice';
import type { ActionId, BatchItem } from '../../../lib/messages';
import { isTooOldToHold } from '../../../lib/video/shared/commentAge';
import { ToolPanel } from '../lists/ToolPanel';
import { decisionCounts } from './DecisionBar';
import { type DecidedComment, type Decision, decisions } from './decisions';

/** The action of each decision. */
const actions: Record<Decision, ActionId> = {
  approve: 'comment.approve',
  hold: 'comment.hold',
  reject: 'comment.reject',
  ban: 'comment.ban',
};

interface ApplyDecisionsProps {
  /** The decided comments when it was opened. */
  rows: readonly DecidedComment[];
  onStarted: () => void;
  onClose: () => void;
}

/** What the decisions cost and cannot undo, and the button that starts them as one bulk task. */
export function ApplyDecisions({ rows, onStarted, onClose }: ApplyDecisionsProps) {
  const [decided] = useState(rows);
  const [items] = useState(() => planDecisions(decided));
  const now = Date.now();
  const isHeldTooLate = ({ decision, publishedAt }: DecidedComment) =>
    decision === 'hold' && isTooOldToHold(publishedAt, now);
  const old = decided.filter(isHeldTooLate).length;
  const banned = decided.filter(({ decision }) => decision === 'ban').length;
  const lost = decided.filter(({ decision, status }) => decision !== 'ban' && status === 'likelySpam').length;
  const about = decisionCounts(decided);
  return (
    <ToolPanel title={i18n.t('comments.applyTitle')} onClose={onClose}>
      <p>{about}</p>
      <p class="soft small">{i18n.t('comments.requests', { count: items.length })}</p>
      {old > 0 && <Notice tone="warn">{i18n.t('comments.tooOld', { count: old })}</Notice>}
      {banned > 0 && (
        <Notice tone="warn">
          {i18n.t('comments.bans', { count: banned })} · {i18n.t('common.noUndo')}
        </Notice>
      )}
      {lost > 0 && <p class="soft small">{i18n.t('comments.spamMark')}</p>}
      <PriceBeforeStart
        kind="moderate"
        about={about}
        items={items}
        count={decided.length}
        startFocused
        onStarted={onStarted}
      />
    </ToolPanel>
  );
}

/** Most comments of one request, which all get the same status. */
const atOnce = 50;

/** The decisions as items of a batch: as few requests as there can be. */
function planDecisions(rows: readonly DecidedComment[]): BatchItem[] {
  return decisions.flatMap((decision) => {
    const ones = rows.filter((row) => row.decision === decision);
    const parts: DecidedComment[][] = [];
    for (let from = 0; from < ones.length; from += atOnce) parts.push(ones.slice(from, from + atOnce));
    return parts.map((part): BatchItem => {
      const label = toCommentLabel(part);
      const comments = part.map(({ commentId, status }) => ({ commentId, was: status }));
      return { action: actions[decision], input: { comments, label }, label };
    });
  });
}

/** Names comments in the activity: how the one begins, or how many they are. */
function toCommentLabel(comments: readonly { text: string }[]): string {
  const [first] = comments;
  if (comments.length > 1 || first === undefined) return i18n.t('comments.many', { count: comments.length });
  const text = first.text.replace(/\s+/g, ' ').trim();
  return i18n.t('common.quoted', { text: text.length > 60 ? `${text.slice(0, 59)}…` : text });
}
