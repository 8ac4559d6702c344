import * as z from 'zod/mini';
import { mostInNote } from '../../shared/playlistNotes';

/** Note and times of a playlist item as the platform keeps them; the times are in seconds, as text. */
export const NoteDetails = () =>
  z.object({
    note: z.optional(z.string()),
    startAt: z.optional(z.string()),
    endAt: z.optional(z.string()),
  });
export type NoteDetails = z.output<ReturnType<typeof NoteDetails>>;

/** Those that are set; undefined if none is. */
export function toItemDetails(details: NoteDetails | undefined): NoteDetails | undefined {
  const { note, startAt, endAt } = details ?? {};
  const set = { ...(note && { note }), ...(startAt && { startAt }), ...(endAt && { endAt }) };
  return Object.keys(set).length > 0 ? set : undefined;
}

/** What a person enters for an item: a note, and where the video starts. */
export const ItemNote = () =>
  z.object({
    note: z.optional(z.string().check(z.refine((text) => [...text].length <= mostInNote))),
    /** Seconds from the begin of the video. */
    startSeconds: z.optional(z.int().check(z.minimum(0))),
  });
export type ItemNote = z.output<ReturnType<typeof ItemNote>>;

/** An entered note as the platform takes it; no text and no time stand for none. */
export const noteToDetails = ({ note, startSeconds }: ItemNote): NoteDetails => ({
  ...(note?.trim() && { note: note.trim() }),
  ...(startSeconds && { startAt: String(startSeconds) }),
});
