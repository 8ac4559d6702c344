import { i18n, locale } from '#i18n';
import { clockText } from '../../../components/format/clockText';
import { Details } from '../../../components/ui/Details';
import { Icon } from '../../../components/ui/Icon';
import { Link } from '../../../components/ui/Link';
import { Picture } from '../../../components/ui/Picture';
import type { Answer } from '../../../lib/messages';
import { videoUrl } from '../../../lib/pages/videoAddress';

interface VideoHeadProps {
  videoId: string;
  video: Answer<'ownVideo'> | undefined;
}

/** A video as it is stored: picture, title, what is counted, and where it can be seen. */
export function VideoHead({ videoId, video }: VideoHeadProps) {
  const { image, views, comments, durationSeconds, fields } = video ?? {};
  const number = new Intl.NumberFormat(locale());
  return (
    <div class="video-head">
      <Picture class="thumbnail video-head-picture" address={image}>
        <Icon name="video" />
      </Picture>
      <div class="stack">
        <h3 dir="auto">{fields?.title}</h3>
        <p class="soft small">
          <Details
            parts={[
              durationSeconds !== undefined && clockText(durationSeconds),
              views !== undefined &&
                i18n.t('videos.viewCount', { count: views, short: number.format(views) }),
              comments !== undefined && i18n.t('videos.commentCount', { count: comments }),
            ]}
          />
        </p>
        <p class="small">
          <Link to={videoUrl(videoId)}>{i18n.t('manager.openVideo')}</Link>
        </p>
      </div>
    </div>
  );
}
