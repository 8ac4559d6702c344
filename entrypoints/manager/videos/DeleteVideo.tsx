import { useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { listText } from '../../../components/format/listText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import type { Running } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { Results } from '../../../components/ui/Result';
import type { Answer } from '../../../lib/messages';
import { delete as deletion } from '../../../lib/video/videos';

interface DeleteVideoProps {
  videoId: string;
  video: Answer<'ownVideo'>;
  running: Running;
}

/** Deletes a video, after its title was typed: what goes with it is listed before. */
export function DeleteVideo({ videoId, video, running }: DeleteVideoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="panel stack" aria-label={i18n.t('videos.delete')}>
      <h3>{i18n.t('videos.delete')}</h3>
      {isOpen ? (
        <Confirm videoId={videoId} video={video} running={running} onCancel={() => setOpen(false)} />
      ) : (
        <div class="row">
          <Button kind="danger" onClick={() => setOpen(true)}>
            {i18n.t('videos.deleteThis')}
          </Button>
        </div>
      )}
      <Results running={running} />
    </section>
  );
}

function Confirm({ videoId, video, running, onCancel }: DeleteVideoProps & { onCancel: () => void }) {
  const { views, comments, hasCaptions, fields } = video;
  const title = fields.title ?? '';
  const [typed, setTyped] = useState('');
  const { answer: playlists = [] } = useAnswer('playlists', { videoId });
  const holding = playlists.filter(({ holds }) => holds).map((playlist) => playlist.title);
  const number = new Intl.NumberFormat(locale());
  const isNamed = [title, videoId].some((name) => toCompared(name) === toCompared(typed));
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) void running.run('delete', 'video.delete', { videoId, title });
      }}
    >
      <p>{i18n.t('videos.deleteGoes')}</p>
      <ul class="bullets">
        {views !== undefined && (
          <li>{i18n.t('videos.viewCount', { count: views, short: number.format(views) })}</li>
        )}
        {comments !== undefined && <li>{i18n.t('videos.commentCount', { count: comments })}</li>}
        {hasCaptions && <li>{i18n.t('manager.captions')}</li>}
        {holding.length > 0 && <li>{i18n.t('videos.goneFrom', { playlists: listText(holding) })}</li>}
      </ul>
      <TextField
        label={i18n.t('videos.typeTitle', { title })}
        hint={i18n.t('videos.typeTitleHint', { id: videoId })}
        value={typed}
        onInput={setTyped}
      />
      <p class="soft small">
        {i18n.t('common.units', { count: deletion.cost })} · {i18n.t('common.noUndo')}
      </p>
      <div class="row">
        <Button type="submit" kind="danger" busy={running.busy === 'delete'} disabled={!isNamed}>
          {i18n.t('videos.deleteForGood')}
        </Button>
        <Button onClick={onCancel}>{i18n.t('common.cancel')}</Button>
      </div>
    </form>
  );
}

/** A title as it is compared with the typed one. */
const toCompared = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();
