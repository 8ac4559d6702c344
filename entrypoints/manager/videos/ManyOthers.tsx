import { useMemo, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { ReadPlaylists } from '../../../components/playlists/ReadPlaylists';
import { TextField } from '../../../components/ui/Field';
import { FileField } from '../../../components/ui/FileField';
import { FailureNotice, LiveRegion, Notice, Waiting } from '../../../components/ui/Notice';
import type { VideoRow } from '../../../lib/collections/videos';
import type { BatchItem } from '../../../lib/messages';
import { leaveBlob } from '../../../lib/messages/blobTransfer';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';
import { saveMany } from '../../../lib/playlistPlans/plans';
import { set } from '../../../lib/video/thumbnails';
import { TargetField } from '../playlists/TargetField';
import { matchFiles } from './matchFiles';
import type { Holders } from './useHolders';

interface ManyProps {
  videos: readonly VideoRow[];
}

interface PlaylistsManyProps extends ManyProps {
  isRemoval: boolean;
  holders: Holders | undefined;
}

/** Adds many videos to a playlist, those that it does not hold; or removes them from one, those that it holds. */
export function PlaylistsMany({ videos, isRemoval, holders }: PlaylistsManyProps) {
  const playlists = useAnswer('playlistIndex', { list: true });
  const [target, setTarget] = useState<PlaylistName>();
  // The running task changes what the playlist holds
  const items = useMemo((): BatchItem[] => {
    if (target === undefined) return [];
    const { playlistId, title: playlistTitle } = target;
    const held = new Set(holders?.inPlaylist(playlistId) ?? []);
    if (!isRemoval) return saveMany(videos, target, held).items;
    return videos
      .filter(({ videoId }) => !holders?.isRead(playlistId) || held.has(videoId))
      .map(({ videoId, title }) => ({
        action: 'video.remove',
        input: { videoId, playlistId, playlistTitle },
        label: title || videoId,
      }));
  }, [videos, target, isRemoval]);
  return (
    <>
      {playlists.failure && <FailureNotice failure={playlists.failure} onRemedied={playlists.again} />}
      {!playlists.answer && playlists.waiting && <Waiting />}
      {playlists.answer && (
        <TargetField playlists={playlists.answer.playlists} target={target} onChoose={setTarget} />
      )}
      {holders && !holders.isWhole && <ReadPlaylists onRead={() => {}} />}
      {target && (
        <PriceBeforeStart
          key={target.playlistId}
          kind={isRemoval ? 'remove' : 'save'}
          about={target.title}
          items={items}
        />
      )}
    </>
  );
}

/** Deletes many videos, once their number was typed. */
export function DeleteMany({ videos }: ManyProps) {
  const [typed, setTyped] = useState('');
  const sum = (count: (video: VideoRow) => number | undefined) =>
    videos.reduce((all, video) => all + (count(video) ?? 0), 0);
  const views = sum((video) => video.views);
  const items = useMemo(
    (): BatchItem[] =>
      videos.map(({ videoId, title }) => ({
        action: 'video.delete',
        input: { videoId, title },
        label: title || videoId,
      })),
    [videos],
  );
  return (
    <>
      <Notice tone="warn">
        <p>{i18n.t('videos.deleteManyGoes')}</p>
        <ul class="bullets">
          <li>
            {i18n.t('videos.viewCount', {
              count: views,
              short: new Intl.NumberFormat(locale()).format(views),
            })}
          </li>
          <li>{i18n.t('videos.commentCount', { count: sum((video) => video.comments) })}</li>
          <li>{i18n.t('videos.withCaptions', { count: sum((video) => (video.hasCaptions ? 1 : 0)) })}</li>
        </ul>
        <p>{i18n.t('common.noUndoSentence')}</p>
      </Notice>
      <TextField
        label={i18n.t('videos.typeCount', { count: videos.length })}
        value={typed}
        onInput={setTyped}
      />
      {typed.trim() === String(videos.length) && <PriceBeforeStart kind="deleteVideos" items={items} />}
    </>
  );
}

/** Sets the thumbnails of many videos from files that are named after them. */
export function ThumbnailsMany({ videos }: ManyProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [items, setItems] = useState<readonly BatchItem[]>();
  const task = useTask(() => undefined);
  const { maximum = 0, accepts = [] } = set.upload ?? {};
  const { matched, others } = useMemo(() => matchFiles(files, videos), [files, videos]);
  const pick = (...picked: File[]) => {
    setFiles(picked);
    setItems(undefined);
    void task.start('leave', async () => {
      const left: BatchItem[] = [];
      for (const { file, video } of matchFiles(picked, videos).matched) {
        if (file.size > maximum || !accepts.includes(file.type)) continue;
        const name = `file|${crypto.randomUUID()}`;
        await leaveBlob(name, file);
        const { videoId, title } = video;
        left.push({
          action: 'video.thumbnail',
          input: { videoId, title, file: name },
          label: title || videoId,
        });
      }
      setItems(left);
    });
  };
  const wrong = matched.filter(({ file }) => file.size > maximum || !accepts.includes(file.type));
  return (
    <>
      <FileField
        label={i18n.t('videos.thumbnailFiles')}
        hint={i18n.t('videos.thumbnailFilesHint')}
        accept={accepts}
        isMany
        failure={task.failure}
        onPick={pick}
      />
      {files.length > 0 && (
        <p role="status">
          {i18n.t('videos.thumbnailsMatched', { count: matched.length - wrong.length, all: files.length })}
        </p>
      )}
      {others.length + wrong.length > 0 && (
        <details>
          <summary>{i18n.t('videos.filesSkipped', { count: others.length + wrong.length })}</summary>
          <ul class="small">
            {[...others, ...wrong.map(({ file }) => file)].map(({ name }) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <LiveRegion task={task} />
      {items && items.length > 0 && <PriceBeforeStart kind="thumbnails" items={items} />}
    </>
  );
}
