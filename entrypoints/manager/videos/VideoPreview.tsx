import { Fragment } from 'preact';
import { i18n } from '#i18n';
import { clockText } from '../../../components/format/clockText';
import { Icon } from '../../../components/ui/Icon';
import { Picture } from '../../../components/ui/Picture';
import type { Answer } from '../../../lib/messages';
import { listChapters } from './readChapters';
import type { VideoForm } from './videoForm';

interface VideoPreviewProps {
  videoId: string;
  form: VideoForm;
  video: Answer<'ownVideo'> | undefined;
}

/** Hashtags that stand above the title, at most. */
const mostHashtags = 3;

/** How the video will look among others and on its own page, with what is typed. */
export function VideoPreview({ videoId, form: { title, description }, video }: VideoPreviewProps) {
  const { image, channelTitle, durationSeconds } = video ?? {};
  const hashtags = [...new Set(description.match(/#[\p{L}\p{N}_]+/gu) ?? [])].slice(0, mostHashtags);
  const chapters = listChapters(description, durationSeconds);
  return (
    <details>
      <summary>{i18n.t('videos.appearance')}</summary>
      <div class="stack">
        <div class="video-card">
          <Picture class="thumbnail tile-picture" address={image}>
            <Icon name="video" />
            {durationSeconds !== undefined && <span class="tile-badge">{clockText(durationSeconds)}</span>}
          </Picture>
          <span class="two-lines row-title" dir="auto">
            {title || videoId}
          </span>
          <span class="soft small" dir="auto">
            {channelTitle}
          </span>
        </div>
        {hashtags.length > 0 && <p class="small video-link">{hashtags.join(' ')}</p>}
        <p class="video-description" dir="auto">
          {toPieces(description).map((piece, at) => (
            <Fragment key={at}>
              {piece.isLink ? <span class="video-link">{piece.text}</span> : piece.text}
            </Fragment>
          ))}
        </p>
        {chapters.length > 0 && (
          <ol class="stack small">
            {chapters.map(({ seconds, title: name }) => (
              <li key={seconds}>
                <span class="video-link">{clockText(seconds)}</span> <bdi>{name}</bdi>
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

/** A description, cut where the platform draws a link: at addresses, hashtags and times. */
const toPieces = (description: string) =>
  description
    .split(/(https?:\/\/\S+|#[\p{L}\p{N}_]+|\b(?:\d{1,2}:)?\d{1,2}:\d\d\b)/u)
    .map((text, at) => ({ text, isLink: at % 2 === 1 }));
