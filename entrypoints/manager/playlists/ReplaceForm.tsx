import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Running } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { TextField } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { Link } from '../../../components/ui/Link';
import { LiveRegion } from '../../../components/ui/Notice';
import { Picture } from '../../../components/ui/Picture';
import { videoUrl } from '../../../lib/pages/videoAddress';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';
import { useHits } from '../lists/useHits';

interface ReplaceFormProps {
  item: PlaylistEntry;
  playlist: PlaylistName;
  running: Running;
}

/** Looks for a video that takes the place of one that has vanished, by the name that it had. */
export function ReplaceForm({ item, playlist, running }: ReplaceFormProps) {
  const { itemId, videoId, title = '', channelTitle = '' } = item;
  const [text, setText] = useState(`${title} ${channelTitle}`.trim());
  const { found, task, quota, search } = useHits();
  const start = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '') search({ q: text.trim(), type: 'video' });
  };
  const use = (newVideoId: string) => {
    const { playlistId, title: playlistTitle } = playlist;
    void running.run(newVideoId, 'video.replace', {
      itemId,
      videoId,
      playlistId,
      playlistTitle,
      newVideoId,
    });
  };
  return (
    <form class="stack" noValidate onSubmit={start}>
      <h4>{i18n.t('search.find')}</h4>
      <TextField label={i18n.t('search.q')} hint={i18n.t('search.findHint')} value={text} onInput={setText} />
      <div class="row">
        <Button
          type="submit"
          icon="search"
          busy={task.busy !== undefined}
          disabled={text.trim() === '' || quota?.left === 0}
        >
          {i18n.t('search.start')}
        </Button>
        <span class="soft small" role="status">
          {quota && i18n.t('search.left', { left: quota.left, all: quota.daily })}
        </span>
      </div>
      <LiveRegion task={task} />
      {found?.hits.length === 0 && <p class="soft">{i18n.t('search.nothing')}</p>}
      <ul class="stack">
        {found?.hits.slice(0, mostShown).map((hit) => (
          <li key={hit.id} class="row">
            <Picture class="thumbnail row-picture" address={hit.image}>
              <Icon name="video" />
            </Picture>
            <span class="grow">
              <Link to={videoUrl(hit.id)}>{hit.title}</Link>
              <span class="soft small">
                <Details parts={[hit.channelTitle]} />
              </span>
            </span>
            <Button
              small
              busy={running.busy === hit.id}
              disabled={running.busy !== undefined}
              onClick={() => use(hit.id)}
            >
              {i18n.t('search.use')}
              <span class="unseen">: {hit.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** Hits that are shown: the right one is among the first. */
const mostShown = 10;
