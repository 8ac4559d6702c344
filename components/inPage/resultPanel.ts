import {
  ask,
  type Failure,
  isFinished,
  isOrphaned,
  type JobView,
  Refusal,
  type Remedy,
} from '../../lib/messages';
import { i18n } from './i18n';
import { element, type Layer } from './layer';

/** The line in which a result appears: what was done, where to see it, the way back; or why it was not done. */
export interface ResultPanel {
  readonly element: HTMLElement;
  /**
   * Starts a job and draws it until it has finished, also if it backs off. Seen here, it needs no badge.
   * @param finished called when the job has finished, and again when it was undone
   */
  follow(start: () => Promise<JobView>, finished?: () => void): Promise<void>;
  /**
   * Shows an error and its remedy; a Refusal has its own sentence, any other error a general one.
   */
  fail(error: unknown): void;
  /** Shows a sentence. */
  say(sentence: string): void;
}

/** Of what a panel shows: under way, also if a job waits; done; or an error. */
export type ResultState = 'working' | 'done' | 'failed';

/**
 * Creates an empty {@link ResultPanel}.
 * @param signal once it aborts, jobs that were started do not show their end any more
 * @param drawn called after each change of the line, with what it shows now
 */
export function createResultPanel(
  layer: Layer,
  signal: AbortSignal,
  drawn?: (state: ResultState) => void,
): ResultPanel {
  const line = element('div', { class: 'result', role: 'status', tabindex: '-1' });
  let latest = 0;

  function draw(state: ResultState, ...content: Node[]): void {
    const hadFocus = line.isConnected && line.contains(layer.root.activeElement);
    line.replaceChildren(...content);
    // A press of Undo takes its button away: Tab goes on from here
    if (hadFocus) line.focus({ preventScroll: true });
    drawn?.(state);
  }

  async function follow(start: Start, finished?: () => void): Promise<void> {
    const request = ++latest;
    const isShown = () => request === latest && !signal.aborted;
    draw('working', text(i18n.t('overlay.working')));
    try {
      const accepted = await start();
      if (isShown()) drawJob(accepted, finished);
      const { jobId } = accepted;
      let job = accepted;
      // `outcome` returns before the end of a job that backs off or is queued for long, so it is asked again.
      for (let wait = shortestWait; ; wait = Math.min(2 * wait, longestWait)) {
        const outcome = await ask('outcome', { jobId });
        // An unchanged line stays, so that it is announced once and keeps the focus.
        if (isShown() && (job === accepted || !isSame(job, outcome))) drawJob(outcome, finished);
        job = outcome;
        if (isFinished(job)) break;
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (signal.aborted) return;
      }
      if (isShown()) void ask('seen', { jobId }).catch(() => undefined);
      finished?.();
    } catch (error) {
      if (isShown()) fail(error, start, finished);
    }
  }

  function drawJob(job: JobView, finished?: () => void): void {
    const { jobId, failure, actor } = job;
    const undo = () => void follow(() => ask('undo', { jobId }), finished);
    // The same job once more: a new one would not know what this one may have done.
    const retry = (without?: 'image') => ask('retry', { jobId, without });
    const buttons = [
      ...(job.undoable ? [layer.button(i18n.t('overlay.undo'), undo)] : []),
      ...linkTo(i18n.t('overlay.open'), job.link),
      ...(failure?.remedy ? remedyFor(failure.remedy, retry, finished) : []),
    ];
    draw(
      failure ? 'failed' : isFinished(job) ? 'done' : 'working',
      text(job.text),
      text(actor ? i18n.t('buttons.actingAs', actor.name) : '', 'soft actor'),
      ...(failure ? [text(failure.text, 'bad')] : []),
      ...(buttons.length > 0 ? [element('div', { class: 'row' }, ...buttons)] : []),
    );
  }

  function fail(error: unknown, start?: Start, finished?: () => void): void {
    if (isOrphaned()) {
      layer.retire();
      return;
    }
    const { text: why, remedy, reason } = error instanceof Refusal ? error.failure : unforeseen();
    // The offers were read as an account that is not active any more.
    if (reason === 'actingChanged') finished?.();
    const buttons = remedy ? remedyFor(remedy, start, finished) : [];
    draw(
      'failed',
      text(why, 'bad'),
      ...(buttons.length > 0 ? [element('div', { class: 'row' }, ...buttons)] : []),
    );
  }

  function remedyFor({ kind, label, target, section }: Remedy, start?: Start, finished?: () => void) {
    if (kind === 'open' || kind === 'review') return linkTo(label, target);
    if (kind === 'retry' || kind === 'withoutPicture') {
      const without = kind === 'retry' ? undefined : 'image';
      return start ? [layer.button(label, () => void follow(() => start(without), finished))] : [];
    }
    const open = () => (kind === 'setUp' ? ask('openSetUp', {}) : ask('openOptions', { section }));
    return [layer.button(label, () => void open().catch(fail))];
  }

  return {
    element: line,
    follow,
    fail: (error) => fail(error),
    say: (sentence) => draw('done', text(sentence)),
  };
}

/** Time in milliseconds between two questions about an unfinished job; it doubles each time. */
const shortestWait = 1_000;
const longestWait = 30_000;

const isSame = (one: JobView, other: JobView) => JSON.stringify(one) === JSON.stringify(other);

/** Asks for the job, or for the same once more without its picture. */
type Start = (without?: 'image') => Promise<JobView>;

const text = (message: string, className = '') => element('p', { class: className }, message);

const unforeseen = (): Failure => ({ reason: 'unknown', text: i18n.t('overlay.failed') });

/** Addresses come from services, and those from anybody: only web addresses become links. */
function linkTo(label: string, address?: string): Node[] {
  if (address === undefined || !/^https?:/i.test(address)) return [];
  return [element('a', { href: address, target: '_blank', rel: 'noreferrer' }, label)];
}
