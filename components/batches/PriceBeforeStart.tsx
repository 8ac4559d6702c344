import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { type ActionId, ask, type BatchItem, type BatchPlan, type Surface } from '../../lib/messages';
import type { PlaylistName } from '../../lib/playlistPlans/entry';
import { fillMade } from '../../lib/playlistPlans/plans';
import { sentencesText } from '../format/sentencesText';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { focusWhenDrawn } from '../ui/Field';
import { FailureNotice, LiveRegion, Notice, Waiting } from '../ui/Notice';
import { type BatchKind, startText } from './batchText';
import { DailyPrice } from './DailyPrice';
import type { WantedPlaylist } from './makePlaylist';
import { StartedBatch } from './StartedBatch';
import { useMaking } from './useMaking';

interface PriceBeforeStartProps {
  kind: BatchKind;
  /** Subject of the batch: a playlist's title, a file's name. */
  about?: string;
  /** Items in order, all of one service. A batch has at most 10,000; the rest goes to further batches. */
  items: readonly BatchItem[];
  /** Playlists that are created when the batch starts; their cost is included. */
  wanted?: readonly WantedPlaylist[];
  /** The items of the batch, once the wanted playlists are created. */
  toItems?: (made: readonly PlaylistName[]) => readonly BatchItem[];
  /** Each item depends on those before it. */
  inOrder?: boolean;
  /** How many things the items stand for, where that is not their number. */
  count?: number | undefined;
  /** Whether the button that starts all gets the focus, once the price is known. */
  startFocused?: boolean;
  /** The surface that asks, by default the manager. */
  surface?: Surface | undefined;
  /** Shows the bulk tasks, where this is not the manager. */
  onBatches?: (() => void) | undefined;
  /** Called before the batch is stored, with its id. */
  onStarting?: ((batchId: string) => Promise<unknown>) | undefined;
  /** Called when the batch is stored. */
  onStarted?: () => void;
}

/**
 * Price and duration of a batch, and the buttons that start it: all of it, or what today's quota allows; then its
 * progress to the end, with Undo. Says so if there is nothing to do.
 */
export function PriceBeforeStart(props: PriceBeforeStartProps) {
  const { kind, about = '', items, wanted = [], toItems, inOrder } = props;
  const { surface = 'manager', onBatches, onStarting, onStarted } = props;
  const { make, used } = useMaking(surface);
  /** Number of items that were started, and all items with the ids of created playlists. */
  const [started, setStarted] = useState<{
    items: readonly BatchItem[];
    all: readonly BatchItem[];
    count: number;
  }>();
  /** Ids of the batches that were started here, which are shown to their ends. */
  const [batches, setBatches] = useState<readonly string[]>([]);
  const { all, count: begun } = started?.items === items ? started : { all: items, count: 0 };
  const before = begun === 0 ? wanted.map(() => 'playlist.create' as const) : [];
  const room = limits.items - before.length;
  const part = useMemo(() => takePart(all, begun, room), [all, begun, room]);
  // The id makes a repeated start idempotent; the next part gets a new id.
  const [batchId, setBatchId] = useState(() => crypto.randomUUID());

  const start = async (actor: BatchPlan['actor'], onlyToday: boolean) => {
    const made = before.length === 0 ? [] : await make(wanted, actor.accountId);
    const whole = made.length > 0 && toItems ? [...fillMade(made), ...toItems(made)] : all;
    const chosen = takePart(whole, begun, room);
    const batch = { batchId, kind, about, surface, items: [...chosen], onlyToday, inOrder };
    await onStarting?.(batchId);
    await ask('startBatch', { ...batch, as: actor.accountId });
    used();
    setBatches((before) => [...before, batchId]);
    setStarted({ items, all: whole, count: begun + chosen.length });
    setBatchId(crypto.randomUUID());
    onStarted?.();
  };

  return (
    <div class="stack">
      {batches.map((id) => (
        <StartedBatch key={id} batchId={id} onBatches={onBatches} />
      ))}
      {items.length === 0 && batches.length === 0 && <Notice>{i18n.t('lists.nothingToDo')}</Notice>}
      {part.length > 0 && part.length < all.length && (
        <p>{i18n.t('batches.part', { first: begun + 1, last: begun + part.length, all: all.length })}</p>
      )}
      {part.length > 0 && (
        <PriceAndStart
          before={before}
          items={part.map(({ action }) => action)}
          startLabel={startText(kind, props.count ?? part.length)}
          startFocused={props.startFocused}
          onStart={start}
        />
      )}
    </div>
  );
}

interface PriceAndStartProps {
  /** Actions that precede the items of the batch; included in the price. */
  before: readonly ActionId[];
  /** Actions of the items, at least one. */
  items: readonly ActionId[];
  startLabel: string;
  startFocused: boolean | undefined;
  onStart: (actor: BatchPlan['actor'], onlyToday: boolean) => Promise<void>;
}

function PriceAndStart({ before, items, startLabel, startFocused, onStart }: PriceAndStartProps) {
  const actions = [...before, ...items];
  const { answer: plan, failure, again } = useAnswer('planBatch', { actions });
  const task = useTask(again);
  const start = (onlyToday: boolean) => {
    if (plan) void task.start(onlyToday ? 'today' : 'all', () => onStart(plan.actor, onlyToday));
  };
  const isForToday = plan !== undefined && plan.today >= actions.length;
  const today = (plan?.today ?? 0) - before.length;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!plan && !failure && <Waiting />}
      {plan && (
        <>
          <DailyPrice price={plan} />
          <p class="soft small">
            {sentencesText(
              i18n.t('batches.actingAs', { account: plan.actor.name }),
              i18n.t(plan.undoable ? 'batches.wayBack' : 'batches.noWayBack'),
              plan.units > 0 && i18n.t('batches.reserve'),
            )}
          </p>
          <div class="row batch-start">
            <Button
              kind="primary"
              elementRef={startFocused ? focusWhenDrawn : null}
              busy={task.busy === 'all'}
              disabled={task.busy !== undefined}
              onClick={() => start(false)}
            >
              {startLabel}
            </Button>
            {!isForToday && today > 0 && (
              <Button
                busy={task.busy === 'today'}
                disabled={task.busy !== undefined}
                onClick={() => start(true)}
              >
                {i18n.t('batches.startToday', { count: today })}
              </Button>
            )}
          </div>
        </>
      )}
      <LiveRegion task={task} />
    </>
  );
}

/** Limits of one batch and of one message. */
const limits = { items: 10_000, characters: 20_000_000 };

function takePart(items: readonly BatchItem[], from: number, room: number): readonly BatchItem[] {
  if (from === 0 && items.length <= 100) return items;
  let characters = 0;
  const part: BatchItem[] = [];
  for (const item of items.slice(from, from + room)) {
    characters += JSON.stringify(item).length;
    if (characters > limits.characters) break;
    part.push(item);
  }
  return part;
}
