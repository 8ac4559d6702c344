import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { LiveRegion } from '../../components/ui/Notice';
import { SelectField } from '../../components/ui/SelectField';
import { ask } from '../../lib/messages';

/** The choice of the playlist that one click saves to. Nothing without a video account. */
export function DefaultPlaylist() {
  const index = useAnswer('playlistIndex', {});
  const { answer: chosen, again } = useAnswer('defaultPlaylist', {});
  const task = useTask(again);
  if (index.answer === undefined || chosen === undefined) return null;
  const playlists = [...index.answer.playlists];
  // The list of playlists may not have been read, or not since this one was created
  if (chosen && !playlists.some(({ playlistId }) => playlistId === chosen.playlistId))
    playlists.unshift({ ...chosen, privacyStatus: undefined, itemCount: undefined });
  const choose = (playlistId: string) => {
    const found = playlists.find((one) => one.playlistId === playlistId);
    const playlist = found ? { playlistId, title: found.title } : null;
    void task.start('playlist', () => ask('setDefaultPlaylist', { playlist }));
  };
  return (
    <>
      <SelectField
        label={i18n.t('options.defaultPlaylist')}
        hint={i18n.t(playlists.length > 0 ? 'options.defaultPlaylistHint' : 'options.defaultPlaylistUnread')}
        value={chosen?.playlistId ?? ''}
        options={[
          ['', i18n.t('options.playlistUsedLast')],
          ...playlists.map(({ playlistId, title }) => [playlistId, title] as const),
        ]}
        onChoose={choose}
      />
      <LiveRegion task={task} />
    </>
  );
}
