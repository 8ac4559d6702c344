import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { WantedPlaylist } from '../../components/batches/makePlaylist';
import { useAnswer } from '../../components/hooks/useAnswer';
import { ImportPlan } from '../../components/playlists/ImportPlan';
import { NewPlaylist } from '../../components/playlists/NewPlaylist';
import { PlaylistPicker } from '../../components/playlists/PlaylistPicker';
import { Button } from '../../components/ui/Button';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import { ask, type ChosenVideo, type FrameView } from '../../lib/messages';
import type { PlaylistName } from '../../lib/playlistPlans/entry';
import { close } from './parent';

/** Up to so many titles are shown at once. */
const fewVideos = 5;

/** Saves the videos that were chosen in a page: choose the playlists, see the price, start. */
export function VideosPage({ view }: { view: FrameView & { view: 'videos' } }) {
  const { videos, isNew } = view;
  const [targets, setTargets] = useState<readonly (PlaylistName | WantedPlaylist)[]>([]);
  // The price of one playlist
  const plan = useAnswer('planBatch', { actions: videos.map(() => 'video.save' as const) });
  const held = useAnswer('videosIn', { videoIds: videos.map(({ videoId }) => videoId) });
  // Fixed when the playlists are chosen: the running batch changes what they have
  const { lists, known } = useMemo(
    () => ({
      lists: targets.map((into) => ({ videos, into })),
      known: new Map(Object.entries(held.answer ?? {}).map(([id, ids]) => [id, new Set(ids)])),
    }),
    [targets],
  );
  /** Identifies the draft of a new playlist's title. */
  const draftId = videos[0]?.videoId ?? '';
  return (
    <>
      <h2 class="large">{i18n.t('frame.saveVideos', { count: videos.length })}</h2>
      <ChosenVideos videos={videos} />
      {plan.failure && <FailureNotice failure={plan.failure} onRemedied={plan.again} />}
      {!plan.failure && held.failure && <FailureNotice failure={held.failure} onRemedied={held.again} />}
      {!held.answer && held.waiting && <Waiting />}
      {held.answer && targets.length === 0 && (
        <Targets draftId={draftId} price={plan.answer?.units ?? 0} isNew={isNew} onChoose={setTargets} />
      )}
      {held.answer && targets.length > 0 && (
        <>
          <ImportPlan
            lists={lists}
            held={known}
            surface="overlay"
            onBatches={() => void ask('openManager', { section: 'activity' })}
          />
          <div class="row">
            <Button kind="quiet" flush="start" icon="back" onClick={() => setTargets([])}>
              {i18n.t('common.back')}
            </Button>
            <Button kind="quiet" onClick={close}>
              {i18n.t('frame.close')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The titles, so that the person sees what is saved; beyond a few, they are shown on request. */
function ChosenVideos({ videos }: { videos: readonly ChosenVideo[] }) {
  return (
    <details open={videos.length <= fewVideos}>
      <summary>{i18n.t('frame.chosenVideos')}</summary>
      <ol class="frame-chosen">
        {videos.map(({ videoId, title }) => (
          <li key={videoId}>{title || videoId}</li>
        ))}
      </ol>
    </details>
  );
}

interface TargetsProps {
  draftId: string;
  price: number;
  isNew: boolean;
  onChoose: (targets: readonly (PlaylistName | WantedPlaylist)[]) => void;
}

/** The choice of the playlists: of existing ones, or a new one, which is created when the batch starts. */
function Targets({ draftId, price, isNew, onChoose }: TargetsProps) {
  const [asksTitle, setAsksTitle] = useState(isNew);
  if (asksTitle)
    return (
      <NewPlaylist
        videoId={draftId}
        title=""
        busy={false}
        submit={i18n.t('frame.continue')}
        onCreate={(title, privacyStatus, draftKey) => onChoose([{ title, privacyStatus, draftKey }])}
        onCancel={() => setAsksTitle(false)}
      />
    );
  return (
    <PlaylistPicker
      price={price}
      onNew={() => setAsksTitle(true)}
      onSave={onChoose}
      onCreate={(title, privacyStatus, draftKey) => onChoose([{ title, privacyStatus, draftKey }])}
    />
  );
}
