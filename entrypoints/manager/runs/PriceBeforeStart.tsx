import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/asking';
import { Button } from '../../../components/Button';
import { FailureNotice, News, Notice, Waiting } from '../../../components/Notice';
import { useWork } from '../../../components/useWork';
import { ask, type BatchItem, type BatchPlan } from '../../../lib/messages';
import { dayText, numberText } from './runText';

interface PriceBeforeStartProps {
  /** What is done: `runs.kind.*` of the catalogue. */
  kind: string;
  /** With what: a playlist's title, a file's name. */
  about?: string;
  /** In the order in which they are done; all of one service, 1 to 10,000. */
  items: readonly BatchItem[];
  /** Each builds on those before it. */
  inOrder?: boolean;
  /** It lies on disk now. */
  onStarted?: () => void;
}

/** What a run of many costs and when it is done, said before it starts; all of it, or as many as today allows. */
export function PriceBeforeStart({ kind, about = '', items, inOrder, onStarted }: PriceBeforeStartProps) {
  const actions = items.map(({ action }) => action);
  const { answer: plan, failure, again } = useAnswer('planBatch', { actions }, { live: true });
  const [started, setStarted] = useState<readonly BatchItem[]>();
  // Asked for twice, it is one run all the same; another run is another.
  const [batchId, setBatchId] = useState(() => crypto.randomUUID());
  const work = useWork(again);

  const start = (actor: BatchPlan['actor'], onlyToday: boolean) =>
    work.start(onlyToday ? 'today' : 'all', async () => {
      const run = { batchId, kind, about, items: [...items], onlyToday, inOrder, as: actor.accountId };
      await ask('startBatch', run);
      setStarted(items);
      setBatchId(crypto.randomUUID());
      onStarted?.();
    });

  if (started === items)
    return (
      <Notice tone="good">
        <p>{i18n.t('runs.started')}</p>
        <div class="row">
          <a href="#runs">{i18n.t('runs.toRuns')}</a>
        </div>
      </Notice>
    );
  const isForToday = plan !== undefined && plan.today >= items.length;
  return (
    <div class="stack">
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!plan && !failure && <Waiting />}
      {plan && (
        <>
          <p>{priceText(plan, items.length)}</p>
          <p class="soft small">
            {i18n.t('runs.actsAs', [plan.actor.name])}{' '}
            {i18n.t(plan.undoable ? 'runs.wayBack' : 'runs.noWayBack')}{' '}
            {plan.units > 0 && i18n.t('runs.reserve')}
          </p>
          <div class="row">
            <Button
              kind="primary"
              busy={work.busy === 'all'}
              disabled={work.busy !== undefined}
              onClick={() => void start(plan.actor, false)}
            >
              {i18n.t('runs.start', items.length, [numberText(items.length)])}
            </Button>
            {!isForToday && plan.today > 0 && (
              <Button
                busy={work.busy === 'today'}
                disabled={work.busy !== undefined}
                onClick={() => void start(plan.actor, true)}
              >
                {i18n.t('runs.startToday', [numberText(plan.today)])}
              </Button>
            )}
          </div>
        </>
      )}
      <News work={work} />
    </div>
  );
}

function priceText({ units, today, days, lastFrom }: BatchPlan, count: number): string {
  if (units === 0) return i18n.t('runs.free');
  const price = numberText(units);
  if (today >= count) return i18n.t('runs.priceToday', [price]);
  return days === 1
    ? i18n.t('runs.priceLater', [price, dayText(lastFrom)])
    : i18n.t('runs.priceDays', [price, numberText(days), dayText(lastFrom)]);
}
