import { useMemo, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { TextField } from '../../../components/ui/Field';
import { Link } from '../../../components/ui/Link';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { CommentRow } from '../../../lib/collections/comments';
import type { Subject } from '../../../lib/pages/subject';
import { channelUrl, commentUrl } from '../../../lib/pages/videoAddress';
import * as methods from '../../../lib/video/comments';
import { DecideSelected } from './DecisionBar';
import type { DecidedComment, Decision } from './decisions';
import { ReplyForm } from './ReplyForm';

interface CommentDetailsProps {
  comment: DecidedComment;
  /** Id of the active channel. */
  channelId: string;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

/** A whole comment with its replies, and what can be done with it. */
export function CommentDetails({ comment, channelId, onDecide, onClose }: CommentDetailsProps) {
  const { author, authorId, videoId, videoTitle, commentId, threadId, status, replies } = comment;
  const subject: Subject = useMemo(() => ({ kind: 'video', videoId }), [videoId]);
  const isThread = status === 'published';
  return (
    <div class="panel stack">
      <h3 dir="auto">{author}</h3>
      <CommentText
        comment={{ ...comment, isOwn: authorId === channelId }}
        threadId={threadId}
        subject={subject}
      />
      <p class="small soft">
        <bdi>{videoTitle || videoId}</bdi>
      </p>
      <div class="row">
        <DecideSelected onDecide={onDecide} />
      </div>
      {isThread && replies > 0 && <Replies {...{ threadId, subject, channelId }} />}
      {isThread ? (
        <ReplyForm comment={comment} subject={subject} onClose={onClose} />
      ) : (
        <p class="soft small">{i18n.t('comments.approveToReply')}</p>
      )}
      <p class="small row">
        <Link to={commentUrl(videoId, commentId)}>{i18n.t('comments.open')}</Link>
        {authorId && <Link to={channelUrl(authorId)}>{i18n.t('comments.openAuthor')}</Link>}
      </p>
    </div>
  );
}

interface RepliesProps {
  threadId: string;
  subject: Subject;
  channelId: string;
}

/** The replies of a thread, read when it is opened. */
function Replies({ threadId, subject, channelId }: RepliesProps) {
  const { answer, failure, again } = useAnswer('commentReplies', { threadId });
  if (answer === undefined)
    return failure ? <FailureNotice failure={failure} onRemedied={again} /> : <Waiting />;
  return (
    <ol class="stack replies" aria-label={i18n.t('comments.replies')}>
      {answer.map((reply) => (
        <li key={reply.commentId} class="stack">
          <strong class="small" dir="auto">
            {reply.author}
          </strong>
          <CommentText
            comment={{ ...reply, isOwn: reply.authorId === channelId }}
            threadId={threadId}
            subject={subject}
            onChanged={again}
          />
        </li>
      ))}
    </ol>
  );
}

type Shown = Pick<CommentRow, 'commentId' | 'text' | 'publishedAt' | 'updatedAt' | 'likes'> & {
  isOwn: boolean;
};

interface CommentTextProps {
  comment: Shown;
  threadId: string;
  subject: Subject;
  onChanged?: () => void;
}

/** What a comment says; one's own can be edited and deleted. */
function CommentText({ comment, threadId, subject, onChanged }: CommentTextProps) {
  const { commentId, text, publishedAt, updatedAt, likes = 0, isOwn } = comment;
  const [typed, setTyped] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const running = useRunning(subject, 'manager', () => onChanged?.());
  const videoId = subject.kind === 'video' ? subject.videoId : '';
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const save = (event: Event) => {
    event.preventDefault();
    const onDone = () => setTyped(undefined);
    void running.run('edit', 'comment.edit', { commentId, videoId, text: typed ?? '' }, { onDone });
  };
  const remove = () => void running.run('delete', 'comment.delete', { commentId, threadId });
  return (
    <>
      {typed === undefined ? (
        <p class="rich-text" dir="auto">
          {text}
        </p>
      ) : (
        <form class="stack" onSubmit={save}>
          <TextField label={i18n.t('comments.comment')} long autoFocus value={typed} onInput={setTyped} />
          <div class="row">
            <Button type="submit" small disabled={typed.trim() === ''} busy={running.busy === 'edit'}>
              {i18n.t('common.save')}
            </Button>
            <Button small kind="quiet" onClick={() => setTyped(undefined)}>
              {i18n.t('common.cancel')}
            </Button>
            <Price units={methods.list.cost + methods.update.cost} />
          </div>
        </form>
      )}
      <p class="small soft">
        <Details
          parts={[
            publishedAt && moment.format(new Date(publishedAt)),
            updatedAt !== publishedAt && i18n.t('comments.edited'),
            likes > 0 && i18n.t('comments.likeCount', { count: likes }),
          ]}
        />
      </p>
      {isOwn && typed === undefined && (
        <div class="row">
          <Button small kind="quiet" onClick={() => setTyped(text)}>
            {i18n.t('comments.edit')}
          </Button>
          <Button small kind="quiet" expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
            {i18n.t('comments.delete')}
          </Button>
        </div>
      )}
      {isDeleting && (
        <div class="row">
          <span class="small">
            {i18n.t('comments.deleteHint')} · {i18n.t('common.noUndo')}
          </span>
          <Button small kind="danger" busy={running.busy === 'delete'} onClick={remove}>
            {i18n.t('comments.delete')}
          </Button>
          <Price units={methods.delete.cost} />
        </div>
      )}
      <Results running={running} onRemedied={onChanged ?? (() => undefined)} />
    </>
  );
}

const Price = ({ units }: { units: number }) => (
  <span class="soft small">{i18n.t('common.units', { count: units })}</span>
);
