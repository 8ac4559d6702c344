import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { PlaylistPicker } from '../../../components/playlists/PlaylistPicker';
import { SaveResults } from '../../../components/playlists/SaveResults';
import { useSaves } from '../../../components/playlists/useSaves';
import { Button } from '../../../components/ui/Button';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { Offer } from '../../../lib/messages';
import type { Subject } from '../../../lib/pages/subject';
import { insert, list } from '../../../lib/video/playlistItems';

interface VideoPlaylistsProps {
  videoId: string;
  title: string;
  /** Id of the account that the page shows as active. */
  as: string;
}

/** The channel's playlists that a video is in, as far as they were read; it is added to others, and removed. */
export function VideoPlaylists({ videoId, title, as }: VideoPlaylistsProps) {
  const playlists = useAnswer('playlists', { videoId });
  const subject: Subject = useMemo(() => ({ kind: 'video', videoId }), [videoId]);
  const running = useRunning(subject, 'manager', playlists.again, as);
  const saves = useSaves(subject, 'manager', () => void playlists.again(), as);
  const [isAdding, setAdding] = useState(false);
  const holding = playlists.answer?.filter(({ holds }) => holds) ?? [];
  const unknown = playlists.answer?.filter(({ holds }) => holds === undefined).length ?? 0;
  const price = list.cost + insert.cost;
  const offer: Offer = {
    action: 'video.save',
    role: 'save',
    label: i18n.t('videos.addToPlaylists'),
    needs: 'playlist',
    price,
    undoable: true,
    input: { videoId, videoTitle: title },
  };
  return (
    <section class="panel stack" aria-label={i18n.t('manager.playlists')}>
      <h3>{i18n.t('manager.playlists')}</h3>
      {playlists.failure && <FailureNotice failure={playlists.failure} onRemedied={playlists.again} />}
      {!playlists.answer && playlists.waiting && <Waiting />}
      {playlists.answer && holding.length === 0 && <p class="soft">{i18n.t('videos.inNoPlaylist')}</p>}
      <ul class="stack">
        {holding.map(({ playlistId, title: playlistTitle }) => (
          <li key={playlistId} class="row">
            <a class="grow" dir="auto" href={`#playlists/${encodeURIComponent(playlistId)}`}>
              {playlistTitle}
            </a>
            <Button
              small
              busy={running.busy === playlistId}
              onClick={() =>
                void running.run(playlistId, 'video.remove', {
                  videoId,
                  videoTitle: title,
                  playlistId,
                  playlistTitle,
                })
              }
            >
              {i18n.t('lists.remove')}
              <span class="unseen"> {playlistTitle}</span>
            </Button>
          </li>
        ))}
      </ul>
      {unknown > 0 && <p class="soft small">{i18n.t('videos.playlistsNotRead', { count: unknown })}</p>}
      <div class="row">
        <Button expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {i18n.t('videos.addToPlaylists')}
        </Button>
      </div>
      {isAdding && (
        <PlaylistPicker
          videoId={videoId}
          busy={saves.all.some(({ job }) => job?.state === 'running')}
          price={price}
          onSave={(chosen) => {
            setAdding(false);
            running.clear();
            void saves.start(offer, chosen);
          }}
        />
      )}
      <SaveResults saves={saves} onRemedied={playlists.again} />
      <Results running={running} onRemedied={playlists.again} />
    </section>
  );
}
