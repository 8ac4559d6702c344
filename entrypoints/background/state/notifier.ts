import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { clock } from '../../../lib/i18n/times';
import { waitsFor } from '../../../lib/jobs';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import type { BatchView, NotificationKind } from '../../../lib/views';
import {
  areBatchesInView,
  type NotificationTarget,
  type NotificationText,
  notify,
} from '../browser/notifications';
import { onceIn } from './onceIn';
import type { PreferenceSettings } from './preferences';

/**
 * Notifications of the occasions that are switched on. Each check compares what is on disk with what was notified, so
 * that a stopped worker neither loses one nor repeats one.
 */
export type Notifier = ReturnType<typeof createNotifier>;

/** Name of the alarm for what becomes due. */
export const notificationAlarm = 'notifications';

/** Older entries are deleted. */
const mostKept = 200;
/** A sign-in is mentioned this long before its end, in milliseconds: two days. */
const notice = 172_800_000;
/**
 * The quota is reset once a day; a refusal just after the reset leads to another short wait, which is not mentioned.
 */
const betweenQuotas = 43_200_000;

const Notified = () =>
  z.catch(
    z.object({
      keys: z.catch(z.array(z.string()), []),
      /** When the end of batches was switched on: those that ended before are not mentioned. */
      batchesSince: z.catch(z.optional(z.number()), undefined),
      /** When the quota is back that something waits for. */
      quotaAt: z.catch(z.optional(z.number()), undefined),
      quotaNotifiedAt: z.catch(z.number(), 0),
    }),
    () => ({ keys: [], quotaNotifiedAt: 0 }),
  );
type Notified = z.output<ReturnType<typeof Notified>>;
const saved = setting('notified', Notified);

interface Candidate {
  key: string;
  target: NotificationTarget;
  text(): NotificationText | Promise<NotificationText>;
}

export interface NotifierDependencies {
  store: Store;
  preferences: Pick<PreferenceSettings, 'read'>;
  /** The batches as surfaces show them. */
  batches(): Promise<BatchView[]>;
  /** The texts are in the chosen language. */
  ready(): Promise<unknown>;
  /** The time in epoch milliseconds; `Date.now` if left out. */
  now?: () => number;
}

/** Creates the {@link Notifier}. */
export function createNotifier({ store, preferences, batches, ready, now = Date.now }: NotifierDependencies) {
  let last = Promise.resolve();

  /** The first of these times that is yet to come. */
  function findNext(times: (number | undefined)[]): number | undefined {
    const later = times.filter((at) => at !== undefined).filter((at) => at > now());
    return later.length === 0 ? undefined : Math.min(...later);
  }

  /** Batches that ended by themselves, or paused after a failure; one that is continued may do so again. */
  async function findEnded(since: number): Promise<Candidate[]> {
    const [done, paused] = await Promise.all([
      store.where('batches', 'state', 'done'),
      store.where('batches', 'state', 'paused'),
    ]);
    const ends = [
      ...done.map(({ batchId, finishedAt }) => ({ batchId, at: finishedAt })),
      ...paused.map(({ batchId, failedAt }) => ({ batchId, at: failedAt })),
    ];
    return ends
      .filter(({ at = 0 }) => at >= since)
      .map(({ batchId, at }) => ({
        key: `batch|${batchId}|${at}`,
        target: { page: '/manager.html', section: `activity/${batchId}` },
        text: async () => toBatchText((await batches()).find((view) => view.batchId === batchId)),
      }));
  }

  /** Sign-ins with a known end, and when each becomes due. */
  async function findSignIns(): Promise<(Candidate & { at: number })[]> {
    return (await store.all('accounts')).flatMap((row) => {
      if (row.service !== 'video' || row.problem || !row.endsAt || row.endsAt <= now()) return [];
      const { accountId, endsAt, title } = row;
      return {
        key: `signIn|${accountId}|${endsAt}`,
        at: endsAt - notice,
        target: { page: '/options.html', section: 'accounts', key: accountId },
        text: () => ({
          title: i18n.t('notification.signInEnds', { account: title }),
          message: i18n.t('notification.signInEndsWhat', { time: clock(endsAt) }),
        }),
      };
    });
  }

  /** When the quota is back that jobs and batches wait for; undefined if none waits. */
  async function findQuotaWait(): Promise<number | undefined> {
    const jobs = await store.anyOf('jobs', ['waiting', 'undoing'], 'state');
    const ofJobs = jobs.filter((job) => waitsFor(job) === 'quota').map(({ wakeAt }) => wakeAt);
    const ofBatches = (await batches())
      .filter(({ state, failure }) => state === 'running' && failure === undefined)
      .map(({ resumesAt }) => resumesAt);
    return findNext([...ofJobs, ...ofBatches]);
  }

  /** The quota that something waited for is back: clears the wait, and notes the next one. */
  function noteQuota(notified: Notified, wait: number | undefined): { next: Notified; isBack: boolean } {
    const { quotaAt, quotaNotifiedAt } = notified;
    const isOver = quotaAt !== undefined && quotaAt <= now();
    const isBack = isOver && now() - quotaNotifiedAt > betweenQuotas;
    return {
      next: { ...notified, quotaAt: wait, ...(isBack ? { quotaNotifiedAt: now() } : {}) },
      isBack,
    };
  }

  async function run(): Promise<void> {
    const { notifications } = await preferences.read();
    const isOn = (kind: NotificationKind) => notifications.includes(kind);
    const before = await saved.read(store);
    if (notifications.length === 0 && before.batchesSince === undefined && before.quotaAt === undefined)
      return;
    const batchesSince = isOn('batchEnded') ? (before.batchesSince ?? now()) : undefined;
    const signIns = isOn('signInEnds') ? await findSignIns() : [];
    const wait = isOn('quotaBack') ? await findQuotaWait() : undefined;
    const found: Candidate[] = [
      ...(batchesSince === undefined ? [] : await findEnded(batchesSince)),
      ...signIns.filter(({ at }) => at <= now()),
    ];
    let due: Candidate[] = [];
    // Noted before they are shown: after the worker was stopped in between, one is missing rather than shown twice.
    await saved.change(store, (notified) => {
      due = found.filter(({ key }) => !notified.keys.includes(key));
      const keys = [...notified.keys, ...due.map(({ key }) => key)].slice(-mostKept);
      const { next, isBack } = noteQuota(notified, wait);
      if (isBack && isOn('quotaBack')) due.push(quotaBack);
      return { ...next, batchesSince, keys };
    });
    if (due.length > 0) await ready();
    for (const candidate of due) await show(candidate);
    const when = findNext([wait, ...signIns.map(({ at }) => at)]);
    if (when !== undefined) await browser.alarms.create(notificationAlarm, { when });
  }

  /** Shows what is due, and asks for an alarm for what will be. */
  function check(): Promise<void> {
    // If it fails, the next check shows what this one could not
    last = last.then(run).catch(() => undefined);
    return last;
  }

  return {
    check,
    /** Checks once for all changes within half a second. */
    checkSoon: onceIn(500, () => void check()),
  };
}

const quotaBack: Candidate = {
  key: 'quota',
  target: { page: '/manager.html', section: 'activity' },
  text: () => ({
    title: i18n.t('notification.quotaBack'),
    message: i18n.t('notification.quotaBackWhat'),
  }),
};

async function show({ target, text }: Candidate): Promise<void> {
  if (target.section.startsWith('activity/') && (await areBatchesInView())) return;
  await notify(target, await text());
}

/** Numbers of items done and failed, and whether the batch is paused. */
function toBatchText(batch: BatchView | undefined): NotificationText {
  if (batch === undefined) return { title: i18n.t('batches.title'), message: i18n.t('batches.stateDone') };
  const { title, state, isUndo, done, undone, failed, count } = batch;
  const parts = [
    state === 'paused' ? i18n.t('batches.statePaused') : undefined,
    isUndo
      ? i18n.t('batches.undoneCount', { done: undone, all: undone + done })
      : i18n.t('batches.doneOf', { done, all: count }),
    failed > 0 ? i18n.t('batches.failed', { count: failed }) : undefined,
  ];
  return { title, message: parts.filter(Boolean).join(' · ') };
}
