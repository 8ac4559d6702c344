import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { FailureNotice, News, Notice, Waiting } from '../../../components/ui/Notice';
import { type ActionId, ask, type BatchItem, type BatchPlan } from '../../../lib/messages';
import { dayText } from './batchText';

interface PriceBeforeStartProps {
  /** What is done: `runs.kind.*` of the catalogue. */
  kind: string;
  /** With what: a playlist's title, a file's name. */
  about?: string;
  /** In the order in which they are done; all of one service. One run holds 10,000: the rest is another. */
  items: readonly BatchItem[];
  /**
   * What has to be there before, and is made when it starts: the price holds it, and the items are those that it
   * answers.
   */
  first?: {
    actions: readonly ActionId[];
    /** Asked again after a failure, it makes nothing twice. */
    make: (as: string) => Promise<readonly BatchItem[]>;
    used: () => void;
  };
  /** Each builds on those before it. */
  inOrder?: boolean;
  /** It lies on disk now. */
  onStarted?: () => void;
}

/** What a run of many costs and when it is done, said before it starts; all of it, or as many as today allows. */
export function PriceBeforeStart(props: PriceBeforeStartProps) {
  const { kind, about = '', items, first, inOrder, onStarted } = props;
  /** How many of them have begun, and what they are by now. */
  const [started, setStarted] = useState<{
    items: readonly BatchItem[];
    all: readonly BatchItem[];
    count: number;
  }>();
  const { all, count: begun } = started?.items === items ? started : { all: items, count: 0 };
  const before = begun === 0 ? (first?.actions ?? []) : [];
  const room = most.items - before.length;
  const part = useMemo(() => onePart(all, begun, room), [all, begun, room]);
  const actions = [...before, ...part.map(({ action }) => action)];
  const { answer: plan, failure, again } = useAnswer('planBatch', { actions }, { live: true });
  // Asked for twice, it is one run all the same; another run is another.
  const [batchId, setBatchId] = useState(() => crypto.randomUUID());
  const task = useTask(again);

  const start = (actor: BatchPlan['actor'], onlyToday: boolean) =>
    task.start(onlyToday ? 'today' : 'all', async () => {
      const made = begun === 0 && first ? await first.make(actor.accountId) : all;
      const chosen = onePart(made, begun, room);
      const run = { batchId, kind, about, items: [...chosen], onlyToday, inOrder, as: actor.accountId };
      await ask('startBatch', run);
      first?.used();
      setStarted({ items, all: made, count: begun + chosen.length });
      setBatchId(crypto.randomUUID());
      onStarted?.();
    });

  const isForToday = plan !== undefined && plan.today >= actions.length;
  const today = (plan?.today ?? 0) - before.length;
  return (
    <div class="stack">
      {begun > 0 && (
        <Notice tone="good">
          <p>{i18n.t('runs.started')}</p>
          <div class="row">
            <a href="#runs">{i18n.t('runs.toRuns')}</a>
          </div>
        </Notice>
      )}
      {part.length > 0 && part.length < items.length && (
        <p>{i18n.t('runs.part', { first: begun + 1, last: begun + part.length, all: items.length })}</p>
      )}
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {part.length > 0 && !plan && !failure && <Waiting />}
      {part.length > 0 && plan && (
        <>
          <p>{priceText(plan, actions.length)}</p>
          <p class="soft small">
            {i18n.t('runs.actingAs', { account: plan.actor.name })}{' '}
            {i18n.t(plan.undoable ? 'runs.wayBack' : 'runs.noWayBack')}{' '}
            {plan.units > 0 && i18n.t('runs.reserve')}
          </p>
          <div class="row">
            <Button
              kind="primary"
              busy={task.busy === 'all'}
              disabled={task.busy !== undefined}
              onClick={() => void start(plan.actor, false)}
            >
              {i18n.t('runs.start', { count: part.length })}
            </Button>
            {!isForToday && today > 0 && (
              <Button
                busy={task.busy === 'today'}
                disabled={task.busy !== undefined}
                onClick={() => void start(plan.actor, true)}
              >
                {i18n.t('runs.startToday', { count: today })}
              </Button>
            )}
          </div>
        </>
      )}
      <News task={task} />
    </div>
  );
}

/** As many as one run may hold, and one message can carry. */
const most = { items: 10_000, characters: 20_000_000 };

function onePart(items: readonly BatchItem[], from: number, room: number): readonly BatchItem[] {
  if (from === 0 && items.length <= 100) return items;
  let characters = 0;
  const part: BatchItem[] = [];
  for (const item of items.slice(from, from + room)) {
    characters += JSON.stringify(item).length;
    if (characters > most.characters) break;
    part.push(item);
  }
  return part;
}

function priceText({ units, today, days, lastFrom }: BatchPlan, count: number): string {
  if (units === 0) return i18n.t('runs.free');
  if (today >= count) return i18n.t('runs.priceToday', { units });
  return days === 1
    ? i18n.t('runs.priceLater', { units, day: dayText(lastFrom) })
    : i18n.t('runs.priceDays', { units, days, day: dayText(lastFrom) });
}
