import { i18n } from '#i18n';
import { mostInNote } from '../../lib/shared/playlistNotes';
import { clockText, parseClock } from '../format/clockText';
import { TextField } from '../ui/Field';

/** A note and a start as they are typed. */
export interface TypedNote {
  note: string;
  start: string;
}

/** A note as the form shows it. @param startSeconds where the video starts */
export const toTypedNote = (note = '', startSeconds?: number): TypedNote => ({
  note,
  start: startSeconds ? clockText(startSeconds) : '',
});

/** What the action takes; undefined if a field is wrong. An empty start is 0: the begin. */
export function parseNote({ note, start }: TypedNote): { note: string; startSeconds: number } | undefined {
  const startSeconds = start.trim() === '' ? 0 : parseClock(start);
  return startSeconds === undefined || isTooLong(note) ? undefined : { note: note.trim(), startSeconds };
}

const isTooLong = (note: string) => [...note.trim()].length > mostInNote;

interface NoteFieldsProps {
  typed: TypedNote;
  onChange: (typed: TypedNote) => void;
}

/** The note of a video in a playlist, and where it starts there. */
export function NoteFields({ typed, onChange }: NoteFieldsProps) {
  const { note, start } = typed;
  return (
    <>
      <TextField
        label={i18n.t('common.note')}
        value={note}
        onInput={(note) => onChange({ ...typed, note })}
        long
        error={isTooLong(note) ? i18n.t('common.noteTooLong', { most: mostInNote }) : undefined}
      />
      <TextField
        label={i18n.t('common.startsAt')}
        hint={i18n.t('common.startsAtHint')}
        value={start}
        onInput={(start) => onChange({ ...typed, start })}
        placeholder="1:30"
        dir="ltr"
        error={
          start.trim() !== '' && parseClock(start) === undefined ? i18n.t('common.startInvalid') : undefined
        }
      />
    </>
  );
}
