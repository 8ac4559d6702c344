import { i18n } from '#i18n';
import { useRunning } from '../../components/hooks/useAction';
import { useAnswer } from '../../components/hooks/useAnswer';
import { PlaylistPicker } from '../../components/playlists/PlaylistPicker';
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
  const offers = seen.answer?.offers ?? [];
  const save = offers.find((offer) => offer.action === 'video.save');
  const saveToNew = offers.find((offer) => offer.needs === 'newPlaylist');
  const isDone = running.job !== undefined;
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
          onSave={({ playlistId, title }) =>
            void running.run('save', save.action, { ...save.input, playlistId, playlistTitle: title })
          }
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
      {isDone && <Done onMore={running.clear} more={i18n.t('frame.anotherPlaylist')} />}
    </>
  );
}
