import * as z from 'zod/mini';
import { method } from '../http';
import { captionFormats } from './shared/captionFormats';
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
/** `sync` was withdrawn in April 2024: a file must contain its timings (video API behaviour, section 5). */
const writeQuery = () =>
  z.strictObject({ part: part(), sync: boolean(), fields: fields(), ...behalf() }).check(withdrawn('sync'));
const upload = { maximum: 100 * megabytes, accepts: ['text/xml', 'application/octet-stream', '*/*'] };
const edits = { ...writing, scopes: captionScopes } as const;

/** Lists the caption tracks of a video, without their text. */
export const list = method({
  ...reading,
  id: 'captions.list',
  path: '/captions',
  query: () =>
    z.strictObject({ part: part(), videoId: id(), id: z.optional(ids()), fields: fields(), ...behalf() }),
  response: listing(Caption),
  auth: 'token',
  scopes: captionScopes,
  cost: 50,
});

/** The name may be empty, but must be present (video API behaviour, section 5). */
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

/** Without a file, only the track's metadata are written. */
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

/**
 * Downloads a caption file. With `tlang` the text is machine-translated. Costs more than the platform's quota
 * calculator says (video API behaviour, section 2).
 */
export const download = method<Blob, DownloadQuery>({
  ...reading,
  id: 'captions.download',
  path: '/captions/{id}',
  query: DownloadQuery,
  auth: 'token',
  scopes: captionScopes,
  cost: 200,
  // The same limit as for uploads
  download: { maximum: upload.maximum },
});

function DownloadQuery() {
  return z.strictObject({
    id: id(),
    tfmt: choice(...captionFormats),
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
