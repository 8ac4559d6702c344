import { i18n } from '#i18n';
import { commaText } from '../../../components/format/listText';
import { Button } from '../../../components/ui/Button';
import { DraftNotSaved } from '../../../components/ui/DraftNotSaved';
import { getDecisionLabels } from './comments';
import { type DecidedComment, type Deciding, type Decision, decisions } from './decisions';

/** How many comments have each decision: `120 to approve, 60 to reject`. */
export function decisionCounts(rows: readonly DecidedComment[]): string {
  const labels = getDecisionLabels();
  const parts = decisions.flatMap((decision) => {
    const count = rows.filter((row) => row.decision === decision).length;
    return count > 0 ? i18n.t('comments.counted', { decision: labels[decision], count }) : [];
  });
  return commaText(parts);
}

interface DecisionBarProps {
  /** Those that were decided about. */
  rows: readonly DecidedComment[];
  deciding: Deciding;
  onStart: () => void;
}

/** What was decided so far, and a button that shows its price; has the same height without any decision. */
export function DecisionBar({ rows, deciding, onStart }: DecisionBarProps) {
  return (
    <div class="row decision-bar">
      <span class="grow" role="status">
        {rows.length > 0 ? decisionCounts(rows) : <span class="soft">{i18n.t('comments.howToDecide')}</span>}
      </span>
      <DraftNotSaved draft={deciding.draft} />
      <Button small kind="quiet" disabled={rows.length === 0} onClick={deciding.clear}>
        {i18n.t('comments.clear')}
      </Button>
      <Button small kind="primary" disabled={rows.length === 0} onClick={onStart}>
        {i18n.t('comments.apply')}
      </Button>
    </div>
  );
}

/** Buttons that decide about the selected comments. */
export function DecideSelected({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const labels = getDecisionLabels();
  return decisions.map((decision) => (
    <Button
      key={decision}
      small
      kind={decision === 'ban' ? 'danger' : undefined}
      onClick={() => onDecide(decision)}
    >
      {labels[decision]}
    </Button>
  ));
}
