import type { KnownAction } from '../../../lib/actions';
import { saveToPlaylist } from '../../../lib/actions/playlists/saveToPlaylist';
import { Fault } from '../../../lib/errors';
import { emptyOutline } from '../../../lib/pages/plain/outline';
import type { Subject } from '../../../lib/pages/subject';
import type { ActionId, FrameView, PlaylistChoice, Surface } from '../../../lib/views';
import type { AnswerTo } from '../messaging/router';
import { detectSubjects } from './detectPage';
import type { Presenter } from './presenter';
import type { TaughtReader } from './taughtReader';

/** The tab in which the person chose a menu item or pressed a key. Results are shown there. */
export interface ShortcutTarget {
  tabId?: number | undefined;
  pageTitle: string;
  surface: Surface;
}

/**
 * Commands of menus and keys. They use the message table like every other surface. They never throw: failures are shown
 * in the tab.
 */
export type Shortcuts = ReturnType<typeof createShortcuts>;

/** Services that shortcuts use. */
export interface ShortcutDependencies {
  answer: AnswerTo;
  presenter: Presenter;
  readTaught: TaughtReader;
  /** Recently used playlists, newest first. */
  recent(): Promise<Pick<PlaylistChoice, 'playlistId' | 'title'>[]>;
}

/** Creates the {@link Shortcuts}: the commands of menus and keys. */
export function createShortcuts({ answer, presenter, readTaught, recent }: ShortcutDependencies) {
  /** Requests that are not finished: a repeated key press must not run the action twice. */
  const running = new Set<string>();

  /** Runs `work`; shows a failure in the tab. */
  async function withFailureShown<T>(target: ShortcutTarget, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      await presenter.fail(target.tabId, error);
      return undefined;
    }
  }

  /** Runs an action on a subject. `choice` is merged into its input. */
  const run = (
    action: ActionId,
    subject: Subject,
    target: ShortcutTarget,
    choice: Record<string, unknown> = {},
  ) =>
    withFailureShown(target, async () => {
      const { tabId, surface } = target;
      const origin = { kind: 'own', tabId } as const;
      const request = JSON.stringify([action, subject, choice]);
      if (running.has(request)) return;
      running.add(request);
      try {
        const job = await answer('act', { action, subject, input: choice, surface }, origin);
        await presenter.show(tabId, { show: 'job', job });
        await answer('outcome', { jobId: job.jobId }, origin);
      } finally {
        running.delete(request);
      }
    });

  const openForm = (view: FrameView, target: ShortcutTarget) =>
    withFailureShown(target, () => presenter.openForm(view, target.tabId));

  /** @param isNew begins with the form for a new playlist */
  const choosePlaylist = (subject: Subject, target: ShortcutTarget, isNew = false) =>
    openForm({ view: 'playlists', subject, isNew, pageTitle: target.pageTitle }, target);

  /** Whether the local index knows the video to be in a playlist of that title. Sends no request. */
  async function isIn(title: string, subject: Subject, target: ShortcutTarget): Promise<boolean> {
    if (subject.kind !== 'video') return false;
    const { videoId } = subject;
    const marks = await withFailureShown(target, () =>
      answer('marks', { videoIds: [videoId] }, { kind: 'own' }),
    );
    return marks?.[videoId]?.includes(title) ?? false;
  }

  const lastSave = (videoId: string) => answer('lastSave', { videoId }, { kind: 'own' });

  /**
   * Runs an action with the playlist used last. Opens the choice if there is none yet, or if it already contains the
   * video.
   */
  async function runWithLast({ id }: KnownAction, subject: Subject, target: ShortcutTarget): Promise<void> {
    const seen =
      subject.kind === 'video' && (await withFailureShown(target, () => lastSave(subject.videoId)));
    const [last] = seen ? seen.offers : [];
    await (last ? run(id, subject, target, last.input) : choosePlaylist(subject, target));
  }

  return {
    choosePlaylist,

    /** Runs an action on a video, playlist or channel. First asks for what else it needs. */
    start(action: KnownAction, subject: Subject, target: ShortcutTarget): Promise<void> {
      if (action.needs === 'playlist') return runWithLast(action, subject, target);
      if (action.needs === 'newPlaylist') return choosePlaylist(subject, target, true);
      if (action.needs === 'report')
        return openForm({ view: 'report', subject, pageTitle: target.pageTitle }, target);
      return run(action.id, subject, target);
    },

    async saveTo(playlistId: string, subject: Subject, target: ShortcutTarget): Promise<void> {
      const known = await withFailureShown(target, recent);
      const playlist = known?.find((one) => one.playlistId === playlistId);
      // The menu may show a playlist that is no longer in the list. The choice also warns of duplicates
      await (playlist === undefined || (await isIn(playlist.title, subject, target))
        ? choosePlaylist(subject, target)
        : run(saveToPlaylist.id, subject, target, { playlistId, playlistTitle: playlist.title }));
    },

    /**
     * Opens the form for the page's event; a choice if it has several. If it has no event data, the form reads its text.
     */
    addEvent: (target: ShortcutTarget) =>
      withFailureShown(target, async () => {
        const page = await detectSubjects(readTaught, target.tabId);
        const { tabId, url, title, subjects, outline = emptyOutline, taught, language, fault } = page;
        const events = subjects.filter((subject) => subject.kind === 'event');
        const [event, ...others] = events;
        if (fault !== undefined) throw new Fault(fault);
        if (event === undefined || taught !== undefined)
          return presenter.openForm(
            { view: 'page', outline, taught, url, pageTitle: title, language },
            tabId,
          );
        const isChoice = others.length > 0 && (await presenter.offer(tabId, events, { open: true }));
        if (!isChoice) await presenter.openForm({ view: 'event', subject: event, pageTitle: title }, tabId);
      }),

    addLinkedEvent: (url: string, target: ShortcutTarget) =>
      openForm({ view: 'link', url, pageTitle: target.pageTitle }, target),

    addSelectedEvent: (text: string, url: string, target: ShortcutTarget) =>
      openForm({ view: 'selection', text, url, pageTitle: target.pageTitle }, target),

    /** The video of a tab: of its address, else the first one in its page. If there is none, shows so: undefined. */
    findVideo: (target: ShortcutTarget): Promise<Subject | undefined> =>
      withFailureShown(target, async () => {
        const { subjects, fault } = await detectSubjects(readTaught, target.tabId);
        const video = subjects.find((subject) => subject.kind === 'video');
        if (video !== undefined) return video;
        throw new Fault(fault ?? { kind: 'notFound', reason: 'nothingHere' });
      }),

    /** Starts the choice of several videos in the page. */
    chooseVideos: (target: ShortcutTarget) => withFailureShown(target, () => presenter.choose(target.tabId)),

    fail: (target: ShortcutTarget, error: unknown) => presenter.fail(target.tabId, error),
  };
}
