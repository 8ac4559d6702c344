import { Fault } from '../../../lib/errors';
import type { ActionId, PlaylistChoice, Surface } from '../../../lib/messages';
import type { Subject } from '../../../lib/pages/subject';
import type { AnswerTo } from '../messaging/origin';
import { detectSubjects } from './detectPage';
import type { Presenter } from './presenter';

/** Where the person was when they chose from a menu or pressed a key: results are shown there. */
export interface Place {
  tabId?: number | undefined;
  pageTitle: string;
  surface: Surface;
}

/** What menus and keys start. They ask the same message table as every other surface, and never throw. */
export interface Shortcuts {
  /** Runs an action that needs nothing but its subject, and whatever `choice` adds. */
  run(action: ActionId, subject: Subject, place: Place, choice?: Record<string, unknown>): Promise<void>;
  /** Saves to the playlist used last; lets the person choose when there is none yet, or it holds the video already. */
  saveToLast(subject: Subject, place: Place): Promise<void>;
  saveTo(playlistId: string, subject: Subject, place: Place): Promise<void>;
  choosePlaylist(subject: Subject, place: Place): Promise<void>;
  /** The form for the page's event; for one of its events; or what its plain words tell, where it describes none. */
  addEvent(place: Place): Promise<void>;
  addLinkedEvent(url: string, place: Place): Promise<void>;
  addSelectedEvent(text: string, url: string, place: Place): Promise<void>;
  /** The video a tab is about: by its address, else the first one its page leads to. Undefined after telling so. */
  videoOf(place: Place): Promise<Subject | undefined>;
  fail(place: Place, error: unknown): Promise<void>;
}

export interface ShortcutDependencies {
  answer: AnswerTo;
  presenter: Presenter;
  /** The playlists used last, newest first. */
  recent(): Promise<Pick<PlaylistChoice, 'playlistId' | 'title'>[]>;
}

export function createShortcuts({ answer, presenter, recent }: ShortcutDependencies): Shortcuts {
  /** Asked for and not done yet: a second press of the same key is a slip, and would double what it does. */
  const underWay = new Set<string>();

  /** What goes wrong is shown where the person is; a menu has nobody to throw at. */
  async function told<T>(place: Place, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      await presenter.fail(place.tabId, error);
      return undefined;
    }
  }

  const run: Shortcuts['run'] = (action, subject, place, choice = {}) =>
    told(place, async () => {
      const { tabId, surface } = place;
      const origin = { kind: 'own', tabId } as const;
      const wish = JSON.stringify([action, subject, choice]);
      if (underWay.has(wish)) return;
      underWay.add(wish);
      try {
        const job = await answer('act', { action, subject, input: choice, surface }, origin);
        await presenter.show(tabId, { show: 'job', job });
        await answer('outcome', { jobId: job.jobId }, origin);
      } finally {
        underWay.delete(wish);
      }
    });

  const choosePlaylist: Shortcuts['choosePlaylist'] = (subject, { tabId, pageTitle, ...place }) =>
    told({ tabId, pageTitle, ...place }, () =>
      presenter.openForm({ view: 'playlists', subject, pageTitle }, tabId),
    );

  /** Whether the video is known to be in a playlist of that name: no request, no unit. */
  async function isIn(title: string, subject: Subject, place: Place): Promise<boolean> {
    if (subject.kind !== 'video') return false;
    const { videoId } = subject;
    const marks = await told(place, () => answer('marks', { videoIds: [videoId] }, { kind: 'own' }));
    return marks?.[videoId]?.includes(title) ?? false;
  }

  const lastSave = (videoId: string) => answer('lastSave', { videoId }, { kind: 'own' });

  async function saveInto(playlist: { playlistId: string; title: string }, subject: Subject, place: Place) {
    const { playlistId, title } = playlist;
    await run('video.save', subject, place, { playlistId, playlistTitle: title });
  }

  return {
    run,
    choosePlaylist,

    async saveToLast(subject, place) {
      const seen = subject.kind === 'video' && (await told(place, () => lastSave(subject.videoId)));
      const [last] = seen ? seen.offers : [];
      await (last ? run(last.action, subject, place, last.input) : choosePlaylist(subject, place));
    },

    async saveTo(playlistId, subject, place) {
      const known = await told(place, recent);
      const playlist = known?.find((one) => one.playlistId === playlistId);
      // The menu may be older than the list: better to choose again than to save under a name nobody knows. And there
      // a double is warned of.
      await (playlist === undefined || (await isIn(playlist.title, subject, place))
        ? choosePlaylist(subject, place)
        : saveInto(playlist, subject, place));
    },

    addEvent: (place) =>
      told(place, async () => {
        const { tabId, url, title, subjects, text = '', fault } = await detectSubjects(place.tabId);
        const events = subjects.filter((subject) => subject.kind === 'event');
        const [event, ...others] = events;
        if (fault !== undefined) throw new Fault(fault);
        if (event === undefined)
          return presenter.openForm({ view: 'page', text, url, pageTitle: title }, tabId);
        const isChoice = others.length > 0 && (await presenter.offer(tabId, events, { open: true }));
        if (!isChoice) await presenter.openForm({ view: 'event', subject: event, pageTitle: title }, tabId);
      }),

    addLinkedEvent: (url, { tabId, pageTitle, ...place }) =>
      told({ tabId, pageTitle, ...place }, () => presenter.openForm({ view: 'link', url, pageTitle }, tabId)),

    addSelectedEvent: (text, url, { tabId, pageTitle, ...place }) =>
      told({ tabId, pageTitle, ...place }, () =>
        presenter.openForm({ view: 'selection', text, url, pageTitle }, tabId),
      ),

    videoOf: (place) =>
      told(place, async () => {
        const { subjects, fault } = await detectSubjects(place.tabId);
        const video = subjects.find((subject) => subject.kind === 'video');
        if (video !== undefined) return video;
        throw new Fault(fault ?? { kind: 'notFound', reason: 'nothingHere' });
      }),

    fail: (place, error) => presenter.fail(place.tabId, error),
  };
}
