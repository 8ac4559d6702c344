import { i18n } from '#i18n';
import type { Answer } from '../../../lib/messages';
import { set } from '../../../lib/video/thumbnails';
import { CaptionTracks } from '../captions/CaptionTracks';
import { FileForm } from '../channel/FileForm';
import { VideoPlaylists } from './VideoPlaylists';

interface VideoExtrasProps {
  videoId: string;
  video: Answer<'ownVideo'> | undefined;
  /** Called when the video was changed. */
  onChanged: () => void;
}

/** What belongs to a video besides its fields: thumbnail, captions, playlists. */
export function VideoExtras({ videoId, video, onChanged }: VideoExtrasProps) {
  if (video === undefined) return null;
  return (
    <>
      <FileForm
        title={i18n.t('manager.thumbnail')}
        fileLabel={i18n.t('manager.thumbnailFile')}
        fileHint={i18n.t('manager.thumbnailHint')}
        upload={set.upload}
        action="video.thumbnail"
        price={set.cost}
        undoable={false}
        button={i18n.t('manager.setThumbnail')}
        subject={{ kind: 'video', videoId }}
        as={video.accountId}
        input={() => ({ videoId, title: video.fields.title ?? '' })}
        onDone={onChanged}
      />
      <CaptionTracks videoId={videoId} as={video.accountId} hasCaptions={video.hasCaptions} />
      <VideoPlaylists videoId={videoId} title={video.fields.title ?? ''} as={video.accountId} />
    </>
  );
}
