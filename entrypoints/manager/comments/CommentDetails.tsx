import { i18n, locale } from '#i18n';
import { Details } from '../../../components/ui/Details';
import { Link } from '../../../components/ui/Link';
import { channelUrl, commentUrl } from '../../../lib/pages/videoAddress';
import { DecideSelected } from './DecisionBar';
import type { DecidedComment, Decision } from './decisions';

interface CommentDetailsProps {
  comment: DecidedComment;
  onDecide: (decision: Decision) => void;
}

/** A whole comment, and what can be done with it. */
export function CommentDetails({ comment, onDecide }: CommentDetailsProps) {
  const { author, authorId, text, publishedAt, videoId, videoTitle, commentId } = comment;
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div class="panel stack">
      <h3 dir="auto">{author}</h3>
      <p class="rich-text" dir="auto">
        {text}
      </p>
      <p class="small soft">
        <Details parts={[videoTitle || videoId, publishedAt && moment.format(new Date(publishedAt))]} />
      </p>
      <div class="row">
        <DecideSelected onDecide={onDecide} />
      </div>
      <p class="small row">
        <Link to={commentUrl(videoId, commentId)}>{i18n.t('comments.open')}</Link>
        {authorId && <Link to={channelUrl(authorId)}>{i18n.t('comments.openAuthor')}</Link>}
      </p>
    </div>
  );
}
