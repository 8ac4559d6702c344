import { useEffect, useRef, useState } from 'preact/hooks';
import { toFailure } from '../../../components/hooks/useAnswer';
import { useDraft } from '../../../components/hooks/useDraft';
import type { Failure } from '../../../lib/messages';
import { leaveBlob } from '../../../lib/messages/blobTransfer';
import { emptyDetails, readDetails, toMetadata, type UploadDetails } from './details';
import {
  type FollowUpAction,
  hasPlaceholder,
  listFollowUps,
  type NewUpload,
  toDateAt,
  toOwnDetails,
  toTitle,
} from './newUploads';
import { isSameFile, mustBeUnchanged, readPickedFile } from './pickedFile';
import { parseSidecarFields, type Sidecars, type SortedFiles, sortFiles, toSidecarKey } from './sidecars';
import type { UploadList } from './useUploads';

/** The form's values and its chosen files. */
interface FormState {
  shared: UploadDetails;
  videos: readonly NewUpload[];
  /** Names of chosen files that no video uses. */
  unused: readonly string[];
  /** Id of a video → why it could not be started. */
  failures: ReadonlyMap<string, Failure>;
  /** Changes when the field of files is to be emptied. */
  round: number;
}

const initial: FormState = {
  shared: emptyDetails,
  videos: [],
  unused: [],
  failures: new Map(),
  round: 0,
};

/** The state of the upload form: values for all videos, the videos, and their starts. What was typed is a draft. */
export function useNewUploads(uploads: UploadList, accountId: string) {
  const draft = useDraft('manager.upload', readDetails);
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  /** The title that the only file has given. */
  const named = useRef('');
  const put = (changes: Partial<FormState>) => {
    latest.current = { ...latest.current, ...changes };
    setState(latest.current);
    if (changes.shared) draft.write(changes.shared);
  };
  useEffect(() => {
    if (!draft.kept) return;
    latest.current = { ...latest.current, shared: draft.kept };
    setState(latest.current);
  }, [draft.kept]);

  const change = (changes: Partial<UploadDetails>) => {
    const { shared, videos } = latest.current;
    const [only, ...others] = videos;
    const isOnly = only !== undefined && others.length === 0;
    put({
      shared: { ...shared, ...changes },
      ...(isOnly && { videos: [{ ...only, changes: omit(only.changes, Object.keys(changes)) }] }),
    });
  };
  const changeOwn = (id: string, toChanges: (video: NewUpload) => NewUpload['changes']) =>
    put({
      videos: latest.current.videos.map((video) =>
        video.id === id ? { ...video, changes: toChanges(video) } : video,
      ),
    });

  /** Puts videos into the form, and names the only one after its file. */
  const show = (videos: readonly NewUpload[]) => {
    const { shared, failures, round } = latest.current;
    const [first] = videos;
    const title = videos.length > 1 && shared.title === named.current ? '' : shared.title;
    named.current = videos.length === 1 && first && title === '' ? toTitle(first.file) : named.current;
    put({
      shared: { ...shared, title: videos.length === 1 && title === '' ? named.current : title },
      videos,
      failures: new Map([...failures].filter(([id]) => videos.some((video) => video.id === id))),
      round: videos.length === 0 ? round + 1 : round,
    });
  };

  async function pick(files: readonly File[]): Promise<void> {
    const sorted = sortFiles(files);
    const begun = await readVideos(sorted.videos, uploads);
    const videos = await Promise.all(
      merge(latest.current.videos, begun).map((video) =>
        attach(video, sorted.sidecars.get(toSidecarKey(video.file.name))),
      ),
    );
    put({ unused: listUnused(sorted, videos) });
    show(videos);
    if (videos.length === 0) put({ round: latest.current.round + 1 });
  }

  /** Starts all videos. Those that the platform refuses stay in the form, with what they would have been. */
  async function start(): Promise<void> {
    const { shared, videos } = latest.current;
    const failures = new Map<string, Failure>();
    for (const [index, video] of videos.entries()) {
      const details = toOwnDetails(shared, videos, index);
      try {
        await startOne(uploads, video, details, accountId);
      } catch (error) {
        failures.set(video.id, toFailure(error));
        const { title, description, publishAt } = details;
        const isFilled = description !== (video.changes.description ?? shared.description);
        const kept = { title, publishAt, ...(isFilled && { description }) };
        changeOwn(video.id, ({ changes }) => ({ ...changes, ...kept }));
      }
    }
    const left = latest.current.videos.filter(({ id }) => failures.has(id));
    put({ failures, videos: left, unused: [] });
    if (left.length > 0) return;
    const isOnly = videos.length === 1;
    named.current = '';
    put({
      shared: isOnly ? withoutTitle(shared) : toNext(shared, videos.length),
      round: latest.current.round + 1,
    });
  }

  return {
    ...state,
    draft,
    change,
    changeOwn,
    pick,
    start,
    remove: (id: string) => show(latest.current.videos.filter((video) => video.id !== id)),
    /** The values as a template keeps them: not the title that a file gave. */
    template: state.shared.title === named.current ? { ...state.shared, title: '' } : state.shared,
    /** Puts the values of a template in place of those for all. */
    fill: (template: UploadDetails) =>
      put({ shared: { ...template, title: template.title || latest.current.shared.title } }),
    clear: () => put({ ...initial, round: latest.current.round + 1 }),
  };
}

/** Reads the facts of video files; those with an unfinished upload resume it, and are left out. */
async function readVideos(files: readonly File[], uploads: UploadList): Promise<NewUpload[]> {
  const videos: NewUpload[] = [];
  for (const file of files) {
    const facts = await readPickedFile(file);
    const begun = uploads.lines?.find(
      ({ upload }) => upload.state !== 'done' && isSameFile(upload.file, facts),
    );
    if (begun) await uploads.resume(begun.upload.uploadId, file);
    else
      videos.push({
        id: crypto.randomUUID(),
        file,
        facts,
        sidecars: { captions: [] },
        ignored: [],
        changes: {},
      });
  }
  return videos;
}

/** Names of files that can be of no use, and of those that belong to none of the videos. */
function listUnused({ sidecars, others }: SortedFiles, videos: readonly NewUpload[]): string[] {
  const keys = new Set(videos.map(({ file }) => toSidecarKey(file.name)));
  const lonely = [...sidecars].filter(([key]) => !keys.has(key)).flatMap(([, beside]) => toFiles(beside));
  return [...others, ...lonely].map(({ name }) => name);
}

/** Stores the files that follow an upload, and starts it. @throws Refusal if the platform refuses the metadata */
async function startOne(
  uploads: UploadList,
  video: NewUpload,
  details: UploadDetails,
  accountId: string,
): Promise<void> {
  await mustBeUnchanged(video.file, video.facts);
  const followUps: FollowUpAction[] = [];
  for (const { action, input, file } of listFollowUps(video, details)) {
    const name = `file|${crypto.randomUUID()}`;
    if (file) await leaveBlob(name, file);
    followUps.push({ action, input: file ? { ...input, file: name } : input });
  }
  await uploads.begin(video.file, {
    file: video.facts,
    metadata: toMetadata(details),
    notifySubscribers: details.notifySubscribers,
    followUps,
    as: accountId,
  });
}

const withoutTitle = (shared: UploadDetails): UploadDetails =>
  hasPlaceholder(shared.title) ? shared : { ...shared, title: '' };

/** The values for the videos after these. */
const toNext = (shared: UploadDetails, count: number): UploadDetails => ({
  ...shared,
  publishAt: toDateAt(shared, count),
  firstNumber: String((Number(shared.firstNumber) || 1) + count),
});

const omit = (changes: NewUpload['changes'], names: readonly string[]): NewUpload['changes'] =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !names.includes(name)));

/** Adds files; one of a name that is there takes its place, as after it was changed. */
function merge(videos: readonly NewUpload[], fresh: readonly NewUpload[]): NewUpload[] {
  const merged = new Map(videos.map((video) => [video.file.name, video]));
  for (const video of fresh) {
    const known = merged.get(video.file.name);
    const { file, facts } = video;
    merged.set(file.name, known ? { ...known, id: video.id, file, facts } : video);
  }
  return [...merged.values()];
}

const toFiles = ({ fields, captions, thumbnail }: Sidecars): File[] =>
  [fields, thumbnail, ...captions.map(({ file }) => file)].filter((file) => file !== undefined);

/** Puts files beside a video; one of the same kind and language takes the place of the one before. */
async function attach(video: NewUpload, beside: Sidecars | undefined): Promise<NewUpload> {
  if (beside === undefined) return video;
  const { sidecars, changes } = video;
  const languages = new Set(beside.captions.map(({ language }) => language));
  const captions = [
    ...sidecars.captions.filter(({ language }) => !languages.has(language)),
    ...beside.captions,
  ];
  const read = beside.fields && parseSidecarFields(await beside.fields.text());
  return {
    ...video,
    sidecars: { ...sidecars, ...beside, captions },
    changes: { ...changes, ...read?.values },
    ignored: beside.fields ? (read?.ignored ?? [beside.fields.name]) : video.ignored,
  };
}
