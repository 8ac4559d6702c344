import * as z from 'zod/mini';
import { method } from '../http';
import {
  boolean,
  captionScopes,
  choice,
  contentOwner,
  deleting,
  fields,
  id,
  ids,
  megabytes,
  parts,
  reading,
  string,
  title,
  withdrawn,
  writing,
} from './shared/parameters';
import { group, listing, resource, text, truth, word } from './shared/resources';

const Caption = () =>
  resource({
    snippet: group({
      videoId: text(),
      lastUpdated: text(),
      trackKind: word<'standard' | 'ASR' | 'forced'>(),
      language: text(),
      name: text(),
      audioTrackType: word<'unknown' | 'primary' | 'commentary' | 'descriptive'>(),
      isCC: truth(),
      isLarge: truth(),
      isEasyReader: truth(),
      isDraft: truth(),
      isAutoSynced: truth(),
      status: word<'serving' | 'syncing' | 'failed'>(),
      failureReason: word<'unknownFormat' | 'unsupportedFormat' | 'processingFailed'>(),
    }),
  });

const name = () => title(150);
const behalf = () => ({ onBehalfOf: string(), ...contentOwner() });
const part = () => parts('id', 'snippet');
/** `sync` is dead since April 2024: files carry their timings (behaviour, section 5). */
const writeQuery = () =>
  z.strictObject({ part: part(), sync: boolean(), fields: fields(), ...behalf() }).check(withdrawn('sync'));
const upload = { maximum: 100 * megabytes, accepts: ['text/xml', 'application/octet-stream', '*/*'] };
const edits = { ...writing, scopes: captionScopes } as const;

/** Tells which tracks there are, not what they say. */
export const list = method({
  ...reading,
  id: 'captions.list',
  path: '/captions',
  query: () =>
    z.strictObject({ part: part(), videoId: id(), id: z.optional(ids()), fields: fields(), ...behalf() }),
  response: (isPartial?: boolean) => listing(Caption(), isPartial),
  auth: 'token',
  scopes: captionScopes,
  cost: 50,
});

/** The name may be empty, but not missing (behaviour, section 5). */
export const insert = method({
  ...edits,
  id: 'captions.insert',
  http: 'POST',
  path: '/captions',
  query: writeQuery,
  body: () =>
    z.strictObject({
      snippet: z.strictObject({ videoId: id(), language: z.string(), name: name(), isDraft: boolean() }),
    }),
  response: Caption,
  cost: 400,
  upload,
});

/** Without a file, only the track's facts are written. */
export const update = method({
  ...edits,
  id: 'captions.update',
  http: 'PUT',
  path: '/captions',
  query: writeQuery,
  body: () =>
    z.strictObject({
      id: id(),
      snippet: z.optional(
        z.strictObject({
          videoId: string(),
          language: string(),
          name: z.optional(name()),
          isDraft: boolean(),
        }),
      ),
    }),
  response: Caption,
  cost: 450,
  upload: { ...upload, optional: true },
  reads: list,
});

/** `tlang` has the text translated by machine. Dearer than the calculator says (behaviour, section 2). */
export const download = method<Blob, DownloadQuery>({
  ...reading,
  id: 'captions.download',
  path: '/captions/{id}',
  query: DownloadQuery,
  auth: 'token',
  scopes: captionScopes,
  cost: 200,
  // As large as one that can be sent.
  download: { maximum: upload.maximum },
});

function DownloadQuery() {
  return z.strictObject({
    id: id(),
    tfmt: choice('sbv', 'scc', 'srt', 'ttml', 'vtt'),
    tlang: string(),
    ...behalf(),
  });
}
type DownloadQuery = z.output<ReturnType<typeof DownloadQuery>>;

const deletion = method({
  ...deleting,
  id: 'captions.delete',
  path: '/captions',
  query: () => z.strictObject({ id: id(), ...behalf() }),
  scopes: captionScopes,
});

export { deletion as delete };
