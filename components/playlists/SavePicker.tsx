import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Offer } from '../../lib/messages';
import type { Running } from '../hooks/useRunning';
import { NoteFields, parseNote, toTypedNote } from './NoteFields';
import { PlaylistPicker } from './PlaylistPicker';
import type { Saves } from './useSaves';

interface SavePickerProps {
  videoId: string;
  /** Where the page or link lets the video start. */
  startSeconds?: number | undefined;
  offers: readonly Offer[];
  /** Runs a save to one playlist, or to a new one, under the key `playlist`. */
  running: Running;
  /** Runs saves to several playlists. */
  saves: Saves;
  /** Begins with the form for a new playlist. */
  beginsNew?: boolean | undefined;
  /** Called when something was chosen. */
  onChosen?: () => void;
}

/** The choice of the playlists for one video, and what starts the saves. Nothing if saving is not offered. */
export function SavePicker(props: SavePickerProps) {
  const { videoId, offers, running, saves, beginsNew = false, onChosen = () => {} } = props;
  const save = offers.find(({ role }) => role === 'save');
  const saveToNew = offers.find((offer) => offer.needs === 'newPlaylist');
  const [typed, setTyped] = useState(() => toTypedNote('', props.startSeconds));
  const [isNoted, setNoted] = useState(false);
  if (!save) return null;
  const noted = isNoted ? parseNote(typed) : {};
  const offer = { ...save, input: { ...save.input, ...noted } };
  return (
    <>
      <details onToggle={({ currentTarget }) => setNoted(currentTarget.open)}>
        <summary>{i18n.t('common.addNote')}</summary>
        <div class="stack">
          <NoteFields typed={typed} onChange={setTyped} />
        </div>
      </details>
      <PlaylistPicker
        videoId={videoId}
        busy={running.busy !== undefined || noted === undefined}
        beginsNew={beginsNew}
        price={save.price}
        onSave={(playlists) => {
          onChosen();
          const [only, ...others] = playlists;
          if (only === undefined || others.length > 0) {
            running.clear();
            return void saves.start(offer, playlists);
          }
          saves.clear();
          const { playlistId, title } = only;
          void running.run('playlist', offer.action, { ...offer.input, playlistId, playlistTitle: title });
        }}
        onCreate={
          saveToNew &&
          ((title, privacyStatus, draftKey, reuse) => {
            onChosen();
            saves.clear();
            const input = { ...saveToNew.input, title, privacyStatus, reuse };
            void running.run('playlist', saveToNew.action, input, { draftKey });
          })
        }
      />
    </>
  );
}
