import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useRunning } from '../../components/hooks/useRunning';
import { SavePicker } from '../../components/playlists/SavePicker';
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
  const [beginsNew, setBeginsNew] = useState(view.isNew);
  const seen = useAnswer('view', { subject, pageTitle, surface: 'overlay' });
  const running = useRunning(subject, 'overlay', seen.again, seen.answer?.actor?.accountId);
  const saves = useSaves(subject, 'overlay', seen.again, seen.answer?.actor?.accountId);
  const offers = seen.answer?.offers ?? [];
  const isDone = running.job !== undefined || saves.all.length > 0;
  const clear = () => {
    setBeginsNew(false);
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
      {!isDone && subject.kind === 'video' && (
        <SavePicker
          videoId={subject.videoId}
          startSeconds={subject.startSeconds}
          offers={offers}
          running={running}
          saves={saves}
          beginsNew={beginsNew}
        />
      )}
      <Results running={running} onRemedied={seen.again} />
      <SaveResults saves={saves} onRemedied={seen.again} />
      {isDone && <Done onMore={clear} more={i18n.t('frame.anotherPlaylist')} />}
    </>
  );
}
