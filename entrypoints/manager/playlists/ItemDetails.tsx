import { i18n } from '#i18n';
import { videoName } from '../../../components/format/videoName';
import type { Running } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { Link } from '../../../components/ui/Link';
import { videoUrl } from '../../../lib/pages/videoAddress';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';
import { NoteForm } from './NoteForm';
import type { PlaylistItem } from './playlistItems';
import { ReplaceForm } from './ReplaceForm';

interface ItemDetailsProps {
  item: PlaylistItem;
  playlist: PlaylistName;
  running: Running;
  onTool: (tool: 'copy' | 'move' | 'remove') => void;
}

/** An item of a playlist, and what can be done with it. */
export function ItemDetails({ item, playlist, running, onTool }: ItemDetailsProps) {
  const { itemId, videoId, position, channelTitle, note, startSeconds } = item;
  return (
    <div class="panel stack">
      <h3 dir="auto">{videoName(item)}</h3>
      <p class="small soft">
        <Details parts={[i18n.t('lists.positionAt', { position: position + 1 }), channelTitle]} />
      </p>
      <p class="small">
        <Link to={videoUrl(videoId)}>{i18n.t('manager.openVideo')}</Link>
      </p>
      <div class="row">
        <Button onClick={() => onTool('copy')}>{i18n.t('lists.copyTo')}</Button>
        <Button onClick={() => onTool('move')}>{i18n.t('lists.moveTo')}</Button>
        <Button onClick={() => onTool('remove')}>{i18n.t('lists.remove')}</Button>
      </div>
      {item.gone && <ReplaceForm key={itemId} item={item} playlist={playlist} running={running} />}
      <NoteForm key={`${itemId} ${note} ${startSeconds}`} item={item} playlist={playlist} running={running} />
    </div>
  );
}
