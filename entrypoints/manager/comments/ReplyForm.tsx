import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useDraft } from '../../../components/hooks/useDraft';
import { useRunning } from '../../../components/hooks/useRunning';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { DraftNotSaved } from '../../../components/ui/DraftNotSaved';
import { TextField } from '../../../components/ui/Field';
import { Menu } from '../../../components/ui/Menu';
import { LiveRegion } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { CommentRow } from '../../../lib/collections/comments';
import { ask, askAgain } from '../../../lib/messages';
import type { Subject } from '../../../lib/pages/subject';
import { insert, list } from '../../../lib/video/comments';

interface ReplyFormProps {
  comment: CommentRow;
  subject: Subject;
  onClose: () => void;
}

/** A reply to a comment: what is typed is kept. Ctrl+Enter sends it, Escape goes back to the list. */
export function ReplyForm({ comment, subject, onClose }: ReplyFormProps) {
  const { threadId, videoId, author, canReply } = comment;
  const draft = useDraft(`reply ${threadId}`, (value) => (typeof value === 'string' ? value : undefined));
  const [text, setText] = useState('');
  useEffect(() => {
    if (draft.kept) setText((typed) => typed || (draft.kept ?? ''));
  }, [draft.kept]);
  const put = (next: string) => {
    setText(next);
    draft.write(next);
  };
  const running = useRunning(subject, 'manager', () => askAgain('commentReplies', { threadId }));
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty) return;
    const onDone = () => {
      setText('');
      draft.forget();
    };
    void running.run('reply', 'comment.reply', { threadId, videoId, author, text }, { onDone });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else return;
    event.preventDefault();
  };
  if (!canReply) return <p class="soft small">{i18n.t('comments.noReply')}</p>;
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={press}
    >
      <TextField label={i18n.t('comments.reply')} long autoFocus value={text} onInput={put} />
      <DraftNotSaved draft={draft} />
      <div class="row">
        <Button type="submit" kind="primary" disabled={isEmpty} busy={running.busy === 'reply'}>
          {i18n.t('comments.send')}
        </Button>
        <SavedReplies text={text} onChoose={put} />
        <span class="soft small">{i18n.t('common.units', { count: list.cost + insert.cost })}</span>
      </div>
      <Results running={running} />
    </form>
  );
}

/** Texts that were saved to be used again. */
function SavedReplies({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const { answer: saved = [] } = useAnswer('savedReplies', {});
  const task = useTask();
  const isNew = text.trim() !== '' && !saved.includes(text);
  const change = (changes: { save?: string; remove?: string }) =>
    void task.start('change', () => ask('changeSavedReplies', changes));
  return (
    <>
      <Menu label={i18n.t('comments.savedReplies')} icon="copy">
        {(close) => (
          <div class="stack">
            {saved.map((one) => (
              <div key={one} class="row">
                <Button
                  small
                  kind="quiet"
                  title={one}
                  onClick={() => {
                    onChoose(one);
                    close();
                  }}
                >
                  {one.length > 60 ? `${one.slice(0, 59)}…` : one}
                </Button>
                <span class="grow" />
                <Button small bare icon="close" onClick={() => change({ remove: one })}>
                  {i18n.t('comments.removeReply')}
                </Button>
              </div>
            ))}
            {saved.length === 0 && <p class="soft small">{i18n.t('comments.noSavedReplies')}</p>}
            <Button small disabled={!isNew} onClick={() => change({ save: text })}>
              {i18n.t('comments.saveReply')}
            </Button>
          </div>
        )}
      </Menu>
      <LiveRegion task={task} />
    </>
  );
}
