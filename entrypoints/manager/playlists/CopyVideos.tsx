import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { FailureNotice, LiveRegion, Notice, Waiting } from '../../../components/ui/Notice';
import { ask, type IndexedPlaylist, type VideoSource } from '../../../lib/messages';
import type { ChannelSubject, PlaylistSubject } from '../../../lib/pages/subject';
import { ToolPanel } from '../lists/ToolPanel';
import { toPagingRefusal } from '../lists/useAllPages';
import { ImportLists } from './ImportLists';
import { type ReadVideos, readVideos } from './readVideos';

interface CopyVideosProps {
  from: PlaylistSubject | ChannelSubject;
  playlists: readonly IndexedPlaylist[];
  onClose: () => void;
}

/** Saves the videos of any playlist, or a channel's uploads, to playlists of the person; the reading is priced, too. */
export function CopyVideos({ from, playlists, onClose }: CopyVideosProps) {
  const { answer, failure, again } = useAnswer('videoSource', { subject: from });
  return (
    <ToolPanel
      title={i18n.t(from.kind === 'channel' ? 'lists.saveUploads' : 'lists.copyPlaylist')}
      onClose={onClose}
    >
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!answer && !failure && <Waiting />}
      {answer && <Reader source={answer} playlists={playlists} />}
    </ToolPanel>
  );
}

interface Read extends ReadVideos {
  /** Counts the readings, as a key that resets the form below. */
  sequence: number;
}

function Reader({ source, playlists }: { source: VideoSource; playlists: readonly IndexedPlaylist[] }) {
  const [since, setSince] = useState('');
  const [done, setDone] = useState(0);
  const [read, setRead] = useState<Read>();
  const task = useTask(() => undefined);
  const stopped = useRef(new AbortController());
  useEffect(() => () => stopped.current.abort(), []);
  const { title, count, playlistId, isChannel } = source;
  const start = () =>
    task.start('read', async () => {
      setDone(0);
      setRead(undefined);
      const page = (pageToken?: string) => ask('sourceVideos', { playlistId, pageToken });
      const { signal } = stopped.current;
      const videos = await readVideos(page, { since, signal, toError: toPagingRefusal, onProgress: setDone });
      setRead((before) => ({ ...videos, sequence: (before?.sequence ?? 0) + 1 }));
    });
  const named = read?.videos.map(({ videoId, title }, at) => ({
    line: at + 1,
    subject: { kind: 'video' as const, videoId },
    title,
  }));
  return (
    <>
      <p>{i18n.t('lists.sourceCount', { title, count })}</p>
      {isChannel && (
        <TextField
          label={i18n.t('lists.publishedSince')}
          hint={i18n.t('lists.publishedSinceHint')}
          type="date"
          value={since}
          onInput={setSince}
        />
      )}
      <div class="row">
        <Button kind={read ? 'plain' : 'primary'} busy={task.busy !== undefined} onClick={() => void start()}>
          {i18n.t('lists.readSource', { count: Math.max(1, Math.ceil(count / 50)) })}
        </Button>
        {task.busy && (
          <span class="soft small" role="status">
            {i18n.t('lists.sourceRead', { done, all: count })}
          </span>
        )}
      </div>
      <LiveRegion task={task} />
      {read && named && (
        <>
          <p role="status">{i18n.t('lists.videosFound', { count: named.length })}</p>
          {read.unavailable > 0 && (
            <Notice>{i18n.t('lists.unavailable', { count: read.unavailable })}</Notice>
          )}
          {named.length > 0 && (
            <ImportLists
              key={read.sequence}
              readings={[{ title, named, notUnderstood: [], repeated: 0 }]}
              playlists={playlists}
              from={title}
            />
          )}
        </>
      )}
    </>
  );
}
