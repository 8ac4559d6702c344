import { i18n } from '#i18n';
import { useRunning } from '../../components/hooks/useAction';
import { useAnswer } from '../../components/hooks/useAnswer';
import { PlaylistPicker } from '../../components/playlists/PlaylistPicker';
import { SaveResults } from '../../components/playlists/SaveResults';
import { useSaves } from '../../components/playlists/useSaves';
import { SubjectHead } from '../../components/subject/SubjectHead';
import { FailureNotice } from '../../components/ui/Notice';
import { Results } from '../../components/ui/Result';
import type { FrameView } from '../../lib/messages';
import { Done } from './Done';

/** The form that saves a video to an existing or new playlist. */
export function PlaylistsPage({ view }: { view: FrameView & { view: 'playlists' } }) {
  const { subject, pageTitle } = view;
  const seen = useAnswer('view', { subject, pageTitle, surface: 'overlay' });
  const running = useRunning(subject, 'overlay', seen.again, seen.answer?.actor?.accountId);
  const saves = useSaves(subject, 'overlay', seen.again, seen.answer?.actor?.accountId);
  const offers = seen.answer?.offers ?? [];
  const save = offers.find((offer) => offer.action === 'video.save');
  const saveToNew = offers.find((offer) => offer.needs === 'newPlaylist');
  const isDone = running.job !== undefined || saves.all.length > 0;
  const clear = () => {
    running.clear();
    saves.clear();
  };
  return (
    <>
      <SubjectHead subject={subject} view={seen.answer} />
      {seen.failure && <FailureNotice failure={seen.failure} onRemedied={seen.again} />}
      {seen.answer?.notice && (
        <FailureNotice tone="info" failure={seen.answer.notice} onRemedied={seen.again} />
      )}
      {save && !isDone && subject.kind === 'video' && (
        <PlaylistPicker
          videoId={subject.videoId}
          busy={running.busy !== undefined}
          price={save.price}
          onSave={(playlists) => {
            const [only, ...others] = playlists;
            if (only === undefined || others.length > 0) return void saves.start(save, playlists);
            const { playlistId, title } = only;
            void running.run('save', save.action, { ...save.input, playlistId, playlistTitle: title });
          }}
          onCreate={
            saveToNew &&
            ((title, privacyStatus, draftKey, reuse) => {
              const input = { ...saveToNew.input, title, privacyStatus, reuse };
              void running.run('save', saveToNew.action, input, { draftKey });
            })
          }
        />
      )}
      <Results running={running} onRemedied={seen.again} />
      <SaveResults saves={saves} onRemedied={seen.again} />
      {isDone && <Done onMore={clear} more={i18n.t('frame.anotherPlaylist')} />}
    </>
  );
}
