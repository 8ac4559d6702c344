import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Running } from '../../../components/hooks/useRunning';
import { NoteFields, parseNote, toTypedNote } from '../../../components/playlists/NoteFields';
import { Button } from '../../../components/ui/Button';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';

interface NoteFormProps {
  item: PlaylistEntry;
  playlist: PlaylistName;
  running: Running;
}

/** The note of a playlist item, and where its video starts. */
export function NoteForm({ item, playlist, running }: NoteFormProps) {
  const { itemId, videoId, note, startSeconds } = item;
  const [typed, setTyped] = useState(() => toTypedNote(note, startSeconds));
  const changes = parseNote(typed);
  const isSame = changes?.note === (note ?? '') && changes.startSeconds === (startSeconds ?? 0);
  const save = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!changes || isSame) return;
    const { playlistId, title: playlistTitle } = playlist;
    void running.run('note', 'video.annotate', { itemId, videoId, playlistId, playlistTitle, changes });
  };
  return (
    <form class="stack" noValidate onSubmit={save}>
      <NoteFields typed={typed} onChange={setTyped} />
      <div class="row">
        <Button type="submit" busy={running.busy === 'note'} disabled={!changes || isSame}>
          {i18n.t('lists.noteSave')}
        </Button>
      </div>
    </form>
  );
}
