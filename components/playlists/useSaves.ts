import { useCallback, useRef, useState } from 'preact/hooks';
import {
  act,
  ask,
  type Failure,
  isFinished,
  type JobView,
  type Offer,
  type PlaylistChoice,
  type Surface,
} from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { toFailure, useChanges } from '../hooks/useAnswer';

/** A save of the video to one of several playlists. */
export interface Save {
  playlistId: string;
  title: string;
  job?: JobView;
  /** Set if the save was refused before a job existed, or could not be followed. */
  failure?: Failure | undefined;
  isUndoing?: boolean;
}

/** Saves to several playlists with one press: each is a job of its own, and they can be undone together. */
export interface Saves {
  all: readonly Save[];
  /**
   * Starts a job for each playlist, in place of the former saves; resolves when all are at rest.
   * Errors are in the saves, not thrown.
   */
  start: (offer: Offer, playlists: readonly PlaylistChoice[]) => Promise<void>;
  /** Undoes these saves, by default all that can be undone. */
  undo: (only?: Save) => Promise<void>;
  /** Repeats the request, or resumes the job where it stopped. */
  retry: (save: Save) => Promise<void>;
  /** Empties the list; jobs under way go on. */
  clear: () => void;
}

/**
 * Saves one video to several playlists.
 * @param onStale called when all jobs are at rest: the subject's view may be out of date
 * @param as id of the account that the surface shows as active
 */
export function useSaves(
  subject: Subject,
  surface: Surface,
  onStale: () => void,
  as: string | undefined,
): Saves {
  const [all, setAll] = useState<readonly Save[]>([]);
  const [isBusy, setBusy] = useState(false);
  const offered = useRef<Offer>(undefined);

  const change = (playlistId: string, changed: Partial<Save>) =>
    setAll((before) =>
      before.map((save) => (save.playlistId === playlistId ? { ...save, ...changed } : save)),
    );

  /** Starts or changes a job, and shows it now and when it is at rest. Never throws. */
  const follow = useCallback(async ({ playlistId }: Save, request: () => Promise<JobView>) => {
    change(playlistId, { failure: undefined });
    try {
      const job = await request();
      change(playlistId, { job });
      const outcome = await ask('outcome', { jobId: job.jobId });
      change(playlistId, { job: outcome, isUndoing: false });
      if (isFinished(outcome)) void ask('seen', { jobId: job.jobId }).catch(() => undefined);
    } catch (error) {
      change(playlistId, { failure: toFailure(error), isUndoing: false });
    }
  }, []);

  // `outcome` returns at once for a job that backs off, so each change asks for it again
  const unfinished = all.flatMap(({ job, ...save }) =>
    job && !isFinished(job) && !isBusy ? { ...save, job } : [],
  );
  const waiting = useRef(unfinished);
  waiting.current = unfinished;
  useChanges(
    ['jobs', 'accounts'],
    useCallback(() => {
      for (const save of waiting.current) void follow(save, async () => save.job);
    }, [follow]),
    unfinished.length > 0,
  );

  const inOne = async (work: Promise<void>[]) => {
    setBusy(true);
    await Promise.all(work);
    setBusy(false);
    onStale();
  };

  const request = ({ playlistId, title }: Save) => {
    const { action, input } = offered.current as Offer;
    return act({ action, subject, surface, as, input: { ...input, playlistId, playlistTitle: title } });
  };

  return {
    all,
    start(offer, playlists) {
      offered.current = offer;
      const saves = playlists.map(({ playlistId, title }) => ({ playlistId, title }));
      setAll(saves);
      return inOne(saves.map((save) => follow(save, () => request(save))));
    },
    undo(only) {
      const undone = (only ? [only] : all).flatMap(({ job, ...save }) =>
        job?.undoable ? { ...save, job } : [],
      );
      for (const { playlistId } of undone) change(playlistId, { isUndoing: true });
      return inOne(undone.map((save) => follow(save, () => ask('undo', { jobId: save.job.jobId }))));
    },
    retry: (save) =>
      inOne([follow(save, () => (save.job ? ask('retry', { jobId: save.job.jobId }) : request(save)))]),
    clear: () => setAll([]),
  };
}
